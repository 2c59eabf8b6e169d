/** Friendly lines for habits of any kind, and for things to leave off. */
export const genericFriendly = `
# Awareness
## kickoff @generic 2.3 4.2
1 | Nothing to change yet. Before bed, note one moment that had room for {habit}. What's your guess?
1 | We're only looking this week. When {habit} crosses your mind, note where you are. Curious?
2 7.1 | Shall we find it a moment? {cue}, put a note for {habit} where you'll see it. Watch what it does.
1 @quitting | Nothing to give up yet. When the urge comes, note the hour. What's it look like from outside?
## reminder @generic 2.3 7.1
| Lost sight of it? That's fine. {cue}, notice if there's room for {habit} again.
low | A quiet week's a clue too. When {habit} comes to mind, just notice where you are. Fresh start, isn't it?
@quitting | Slipped? It's only news. When the next urge comes, notice the place. You're back to watching, aren't you?
## challenge @generic @quitting 2.3 4.2
## plain @generic 2.3 4.2
1 | When did {habit} last go well? Before bed, write down that moment. It's a good clue.
1 | What gets there first, you or the phone? When you sit down tonight, notice it. There's a pattern for {habit}.
1 | Who's around when {habit} works? When you think of it, jot down a name. It's a clue.
2 7.1 | {cue}, take a minute for {habit}. If it feels out of place, that's a clue too. Does it?
low | No sign of {habit} today? That's worth knowing. Before bed, note what took its place. See a pattern?
@quitting | Which place pulls hardest? When an urge comes today, jot down where you're standing. It's a pattern.
@quitting | Boredom, company, coffee: which one's yours? When the urge shows up, name its trigger.
# Small Steps
## kickoff @generic 8.7 8.1
3 | {cue}, do the tiniest bit of {habit} you'd still call real. That's the whole step. Easy, isn't it?
4 12.5 8.3 | Shall we lay the path? {cue}, set out one small thing for {habit}. It's easier when it's waiting.
4 | What's the very first move? {cue}, do only that for {habit}. It's a small start.
3 @quitting 1.4 | Let's not be heroes. When the urge comes, wait one minute. It's a small step, isn't it?
4 @quitting 12.5 | What could your hands do instead? When you come home, put one easy swap in sight. It's a small start.
## reminder @generic 8.7 8.1
| Missed a couple? No harm done. {cue}, take one small minute for {habit}, and you're back. Okay?
low | It's enough to begin. {cue}, give {habit} ten seconds. You've started again, haven't you?
@quitting | Gave in? It's one time, not the end. When the next urge comes, take one slow breath. A small start again, right?
## challenge @generic 8.7 8.1
| If you like, do a little of {habit} somewhere new. Isn't it light on a Saturday?
@quitting | If you like, take a small walk when the urge comes. Isn't the air a nice swap?
## plain @generic 8.7 8.1
4 2.3 8.7 @quitting @generic | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
| {cue}, take a minute for {habit}. If that's all today, it's enough. Deal?
| The start's the hard bit, isn't it? {cue}, do the first ten seconds of {habit}.
| {cue}, do {habit} the short way. Short's allowed, remember? It still counts.
8.3 | Same spot, same little start: {cue}, one minute for {habit}. Isn't that simple?
| Waiting for the right mood? It's late again. {cue}, make a tiny start on {habit}.
low | Hard day? Then it's the pocket version. {cue}, give {habit} ten seconds. That's a start.
@quitting | When the urge comes, drink a glass of water, small sips. It's gone before the glass is, isn't it?
@quitting | Urges come in waves, don't they? When one rises, wait for two minutes. That's the whole small step.
low @quitting | One pause is a fine start. When the urge comes, breathe out once, slowly. That's a win, isn't it?
# Consistency
## kickoff @generic 1.4 8.3
5 | Same time, same place this week? {cue}, take two minutes for {habit}. It's one decision less.
5 7.1 | Where does {habit} live? Let's give it a place: {cue}, two minutes. That's your slot.
6 1.2 12.1 | What usually gets in the way? If the day runs over, take one minute for {habit}. That's plan B.
6 1.2 | Let's have a backup. If you're away from home, do a pocket version of {habit}. Fair?
5 @quitting 8.3 | Same hour, same urge? That's handy. When it comes, swap the place: step outside. It's your routine now.
## reminder @generic 8.3 1.2
| Off rhythm? It happens to everyone, doesn't it? {cue}, go back to {habit}, usual slot.
| {cue}, give {habit} its usual place again. It's been kept warm for you. Shall we?
low | No catching up, promise. {cue}, take one minute for {habit}, same place. You're back, aren't you?
@quitting | A slip's a bump, isn't it? When the next urge comes, use the same swap again. That's the routine.
## challenge @generic 8.3 1.2
@quitting | If you like, practise your "no thanks" once in the mirror. Doesn't a ready answer make the change steadier?
## plain @generic 8.3 1.4
| {cue}, take two minutes for {habit}, same as yesterday. Isn't it nice when nothing's up for debate?
7.1 | What always happens before {habit}? {cue}, let it lead you there. It's the same time that counts.
1.2 | If the day gets crowded, take one spare minute for {habit}. It's a fair plan B, isn't it?
12.5 | Does {habit} have its own spot yet? {cue}, put one thing there. It's a steady signal.
| Isn't it a bit boring by now? That's the routine settling in. {cue}, take two minutes for {habit}.
1.2 | If it slips your mind till night, take one minute for {habit} before bed. A backup's no shame, is it?
low | Schedule in pieces? It's all right. {cue}, take one slow minute for {habit}.
@quitting 1.2 | If it's been a long day, leave by another door. A detour's a good answer to an urge, isn't it?
@quitting | Same swap as yesterday? When the urge comes, take it. It's getting to be routine.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 | What do your marks say about {habit}? {cue}, look at last week's tally. It's information, not a grade.
7 1.5 | Which one thing would you change? {cue}, pick one tweak for {habit}. You'll see by Sunday if it helped.
8 3.1 3.2 | Who'd be glad to hear about {habit}? {cue}, tell one friend how it's going.
8 6.3 | Somebody's done this before you, haven't they? {cue}, ask one friend about {habit}.
## reminder @generic 2.3 2.2
| A gap's just a gap in the tally. {cue}, make one fresh mark for {habit}. Isn't it simple?
low | One mark's a fine number. {cue}, take a minute for {habit}, and you're back on the tally. Okay?
@quitting | Lost count? Let's begin again at one. When you next wait out an urge, mark it.
## challenge @generic @quitting 3.1 2.3
| If you like, tell someone over a meal about {habit}. What's their guess how long it's been?
## plain @generic 2.2 2.3
| Which day worked best for {habit}? {cue}, copy one thing from it. That's your own data.
3.1 | When you next see a friend, tell them one funny thing about {habit}. They'll ask again, won't they?
| {cue}, take two minutes for {habit}, then score it from one to ten. What's the number?
6.3 | Who'd notice if {habit} stopped? When you see that person, ask what they've seen so far. I'd be curious.
@quitting | How many urges did you wait out this week? Before bed, count them. That's your score, isn't it?
@quitting 1.5 | What helped last time? When the urge comes, use that again. It's your own data.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | Why did you choose {habit}? {cue}, say the reason out loud. It's your own, and it still holds.
10 13.5 | Isn't it funny who you're becoming? {cue}, take a minute for {habit}, as that person would.
10 15.4 @generic | You're someone who does this now, aren't you? {cue}, make time for {habit}. It's part of you.
9 13.4 @generic | What does {habit} say about what you value? {cue}, take two minutes for it. That's care.
## reminder @generic @quitting 13.5 15.3
## challenge @generic @quitting 13.4 13.1
| If you like, tell somebody younger why {habit} matters to you. What value's in it?
## plain @generic 13.5 15.3
| {cue}, take two minutes for {habit} with nobody watching. That's who you are, isn't it?
13.4 | Who are you doing {habit} for? {cue}, give it a minute with that person in mind. It's care.
15.3 | You've done {habit} on worse days than this, haven't you? That's proof. {cue}, take two minutes for it.
13.2 | What would last year's you say about {habit}? {cue}, take a minute for it. You've become that person.
low | Small and yours. {cue}, take one minute for {habit}. Isn't that a vote for yourself?
@quitting 13.5 | You're someone who chooses now, aren't you? When the urge comes, let it pass by. Wait one minute.
@quitting 15.3 | Every waited-out urge is proof, isn't it? When the next comes, give yourself two minutes.
# Mastery
## kickoff @generic 8.7 1.1
11 | Ready for a notch? {cue}, add one minute to {habit}. The rest's fine as it is.
12 1.2 15.3 | What if it lapses? If a week goes by, take one minute for {habit}. That's the whole plan.
11 @quitting 8.6 | Which urge is the hardest? When it comes, wait one minute longer. You've grown into it, haven't you?
## reminder @generic 1.2 7.3
@quitting | A lapse after months? It's a bump on a long road, isn't it? When the urge comes, go back to your first swap.
## challenge @generic 8.6 7.3
| If you like, take {habit} a little further than usual. Where's it fun to stop? That's growing.
@quitting | If you like, go where the urge lives, and stay for a minute. Isn't that a skill?
## plain @generic 8.7 7.3
11 | {cue}, add a small extra to {habit}. If it's comfy, that's your next level. Who knew?
12 | What reminds you when I don't? {cue}, take two minutes for {habit}. It's yours, without reminders.
12 1.2 | Before your next trip, choose the pocket version of {habit}. It's what lasts, isn't it?
| Remember how new {habit} felt? {cue}, take two minutes for it and see how you've grown.
| {cue}, do the bit of {habit} you like least, first. That's where skill grows, isn't it?
low | The small version's always there. {cue}, take one minute for {habit}. Isn't that how things last?
@quitting 7.3 | Who reminds you in winter? You've got it by heart: when the urge comes, pause for one breath.
`;
