/** Friendly lines for habits of any kind, and for things to leave off. */
export const genericFriendly = `
# Awareness
## kickoff @generic 2.3 4.2
1 | Nothing to change yet. Before bed, note one moment that had room for {habit}. What's your guess?
1 | We're only looking this week. When {habit} crosses your mind, note where you are. Curious?
2 7.1 | Shall we find it a moment? {cue}, put a note for {habit} where you'll see it. Watch what it does.
@generic 2 1.4 | Which part of the day's got a gap in it? {cue}, try one minute of it for {habit}. Just to look.
@generic high | {done} of {due}, so you've an eye for it. {cue}, notice what makes room for {habit}. What's the trigger?
@generic low | Let's only look. {cue}, notice one moment that could fit {habit}. No need to use it, is there?
## reminder @generic 2.3 7.1
| Lost sight of it? That's fine. {cue}, notice if there's room for {habit} again.
low | A quiet week's a clue too. When {habit} comes to mind, notice where you are. Fresh start, okay?
@generic | Days slipped by? {cue}, look again at where {habit} could go. It's only looking.
@generic | Fresh look? It's midweek: {cue}, notice what's in the way of {habit}.
@generic | Stopped noticing? {cue}, spot one good moment for {habit} again. Where's it been?
@generic high | {done} of {due}. {cue}, look again at the easiest day for {habit}. What's its pattern?
@generic high | {streak} days. {cue}, notice again what starts {habit}. What's the clue?
@generic low | {cue}, look once for {habit} again. That's a fresh start at noticing, and it's plenty. Okay?
## challenge @generic @quitting 2.3 4.2
@generic | If you like, watch someone who's good at this. What's their trigger for {habit}?
@generic | Your call: notice if Saturday's kinder to {habit} than Tuesday. Who'd have guessed?
@generic | If you fancy it, look at today as a line. Where's the gap for {habit}?
@generic high | If you like, look for one extra moment for {habit}. {done} of {due}, so where's the pattern?
@generic low | If you like, notice one moment for {habit} today. That's all, okay?
## plain @generic 2.3 4.2
1 | When did {habit} last go well? Before bed, write down that moment. It's a good clue.
1 | What gets there first, you or the phone? When you sit down tonight, notice it. There's a pattern for {habit}.
1 | Who's around when {habit} works? When you think of it, jot down a name. It's a clue.
2 7.1 | {cue}, take a minute for {habit}. If it feels out of place, that's a clue too. Does it?
low | No sign of {habit} today? That's worth knowing. Before bed, note what took its place. See a pattern?
@generic 1 | What's the first thing you do after waking? Notice it tomorrow. It's a clue for {habit}.
@generic 1 | What were you doing when you last thought of {habit}? {cue}, jot down the moment. It's a start.
@generic 1 | Keen, flat, tired? {cue}, notice how you feel about {habit}. It's all information.
@generic 2 7.1 | What could remind you without a beep? {cue}, put out a thing that says {habit}. You'll notice it.
@generic 2 4.2 | What's been in the way of {habit}: time, place or mood? {cue}, look at one of them. I'm curious.
@generic 2 1.4 | Two moments, one {habit}: which one's easier? {cue}, notice this one first. It's a test.
@generic | Who else knows about {habit}? {cue}, notice if that helps. It's a clue about company.
@generic | Some minutes just vanish, don't they? {cue}, spot one that {habit} could have.
@generic high | {done} of {due}! {cue}, notice what came right before {habit}. Isn't that your trigger?
@generic high | {streak} days. {cue}, look for one extra place where {habit} comes easily. What's there?
@generic high | You're at {done} of {due}. {cue}, watch the start of {habit} closely. What's the first move?
@generic high | {done} of {due} isn't luck. {cue}, name the moment that suits {habit}. When's that?
@generic low | {cue}, notice one thing about {habit}. It doesn't need doing, it's only a clue. Fair?
@generic low | Too full a day? Notice what filled it. It's not a verdict on {habit}, just a clue, right?
# Small Steps
## kickoff @generic 8.7 8.1
3 | Who needs big? {cue}, do the tiniest bit of {habit} you'd still call real. That's the whole step.
4 12.5 8.3 | Shall we lay the path? {cue}, make one small thing easier for {habit}. It's waiting then.
4 | What's the very first move? {cue}, do only that for {habit}. It's a small start.
@generic high | {done} of {due}, so it's easy by now. {cue}, give {habit} a small extra minute. Shall we?
@generic low | What's the tiniest version? {cue}, give {habit} ten seconds. It's a start, and it's small on purpose.
## reminder @generic 8.7 8.1
| Missed a couple? No harm done. {cue}, take one small minute for {habit}, and you're back. Okay?
low | It's enough to begin. {cue}, give {habit} ten seconds. You've started again, haven't you?
@generic | Where were we? {cue}, make one small start on {habit} again. It's easier than it looks.
@generic | No speeches, just a start: {cue}, give {habit} one easy minute again. Ready? It's midweek.
@generic | Tired of beginning? It's the light part. {cue}, begin {habit} again, the short way.
@generic high | {done} of {due}. {cue}, start {habit} again with a small extra. It's light for you now, right?
@generic high | {streak} days, all from small starts. {cue}, begin {habit} again. What's one step more?
@generic low | Ten seconds, that's all. {cue}, start {habit} again. Who can't spare ten?
## challenge @generic 8.7 8.1
| If you like, give {habit} a small new hour today. Isn't Saturday good for that?
@generic | If you fancy it, make {habit} a bit more fun, in a small way. What'd do it?
@generic | If you like, start {habit} a little earlier, while the house is quiet. Isn't that easy?
@generic high | If you like, do the small step of {habit} and a bonus one. {done} of {due}, who's stopping you?
@generic low | If you like, just get ready for {habit}. Who says a Saturday can't be small?
## plain @generic 8.7 8.1
4 2.3 8.7 @quitting @generic | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
| {cue}, take a minute for {habit}. If that's all today, it's enough. Deal?
| What's the hard bit? It's the start. {cue}, do the first ten seconds of {habit}.
| {cue}, take time for {habit} the short way. Short's allowed, remember? It still counts.
8.3 | Same spot, same little start: {cue}, one minute for {habit}. Isn't that simple?
| Waiting for the right mood? It's late again. {cue}, make a tiny start on {habit}.
low | Hard day? Then it's the pocket version. {cue}, give {habit} ten seconds. That's a start.
@generic | What would {habit} look like on your laziest day? {cue}, do that. It's the small version.
@generic | Could you begin {habit} before you've decided? {cue}, try it. It's a light trick.
@generic 8.1 | Which part of {habit} is easiest? {cue}, do just that. It's short and simple.
@generic | Not ready? {cue}, start {habit} anyway, very small. It's easier than waiting.
@generic | When's the next time for {habit}? {cue}, name it. It's a small plan, and a start.
@generic high | {done} of {due}. {cue}, give {habit} an extra minute. It's still a small step, who'd notice?
@generic high | {streak} days of easy starts. {cue}, add a small extra to {habit}. Which bit's it going to be?
@generic high | It's light by now: {done} of {due}. {cue}, start {habit} a notch bolder. How's that?
@generic high | {done} of {due}, and nobody pushed you. {cue}, add a small extra to {habit}. It's for fun, why else?
@generic high | Small's been working: {done} of {due}. {cue}, go one step further with {habit}. How's that?
@generic low | {cue}, think of {habit} for one breath, then begin the tiniest bit. Is that small enough? It's plenty.
@generic low | Could you do just the getting-ready bit? {cue}, get ready for {habit}. It's a start.
@generic low | {cue}, give {habit} as long as it takes to hum a tune. It's a short one, okay?
# Consistency
## kickoff @generic 1.4 8.3
5 | Same time, same place this week? {cue}, take two minutes for {habit}. It's one decision less.
5 7.1 | Where does {habit} live? Let's give it a place: {cue}, two minutes. That's your slot.
6 1.2 12.1 | What usually gets in the way? If the day runs over, take one minute for {habit}. That's plan B.
6 1.2 | Let's have a backup. If the day goes wrong, give {habit} half a minute. Fair?
@generic high | {done} of {due} is a routine. {cue}, add a spare slot for {habit} to the usual one. When's good?
@generic low | Let's keep the slot, not the size. {cue}, give {habit} one minute at the same place. Okay? It's enough.
## reminder @generic 8.3 1.2
| Off rhythm? It's common. {cue}, go back to {habit}, usual slot.
| {cue}, give {habit} its usual place again. It's been kept warm for you. Shall we?
low | No catching up, promise. {cue}, take one minute for {habit}, same place. You're back, aren't you?
@generic | Missed the slot? It's still there. {cue}, return to {habit}, same place. Shall we?
@generic | Which bump was it this time? {cue}, pick up {habit} again at the usual time. It's fine.
@generic | Remember where it hangs? {cue}, go back to {habit}, like to an old coat. It's the usual one.
@generic high | {done} of {due}, that's steady. {cue}, come back to {habit} and add a minute. Same slot, right? It's yours.
@generic high | {streak} days in one rhythm. {cue}, give {habit} its usual place again. Isn't that restful?
@generic low | What counts today? The rhythm. {cue}, give {habit} one minute again, usual spot. It's enough.
## challenge @generic 8.3 1.2
@generic | If you like, take time for {habit} at its weekday time. Doesn't Saturday feel tidier then?
@generic | Your call: try the backup slot for {habit} today, while nothing's wrong. Does it hold? It's a test.
@generic | If you fancy company, give {habit} its usual time with someone. Who's around?
@generic | Up to you: write the usual time of {habit} on a card. Where's it going to hang?
@generic high | If you like, add one slot for {habit} to the usual ones. {done} of {due}, so why not? It's Saturday.
@generic low | If you like, one slot only: {cue}, a minute for {habit}. What'll you do with the rest?
## plain @generic 8.3 1.4
| {cue}, take two minutes for {habit}, same as yesterday. Isn't it nice when nothing's up for debate?
7.1 | What always happens before {habit}? {cue}, let it lead you there. It's the same time that counts.
1.2 | Crowded day? If it gets like that, take one spare minute for {habit}. It's a fair plan B.
12.5 | Does {habit} have its own spot yet? {cue}, put one thing there. It's a steady signal.
| Isn't it a bit boring by now? That's the routine settling in. {cue}, take two minutes for {habit}.
1.2 | If it slips your mind till night, take one minute for {habit} before bed. A backup's no shame, is it?
low | Schedule in pieces? It's all right. {cue}, take one slow minute for {habit}.
@generic 8.3 | Same minute as yesterday? {cue}, give it to {habit}. It's a routine you can lean on.
@generic 7.1 | What's the signal for {habit} by now? {cue}, follow it. It's the same each day.
@generic | Some days are dull, and that's good news. {cue}, give {habit} its usual minutes. Bored yet?
@generic 1.2 | Who or what usually interrupts? If they do, give {habit} one spare minute later. That's the backup.
@generic 1.2 | Rain, guests, late train: what's today's bump? If it comes, take one minute for {habit}. It's still steady.
@generic 12.5 | When's tomorrow's slot? {cue}, choose it for {habit}. Today's works too, if it's steady.
@generic 8.3 | What's quietly becoming yours? {cue}, give {habit} the same two minutes as last week. It's steady.
@generic 7.1 | Which sound could be your signal for {habit}? {cue}, set it on your phone. It's the same slot each day.
@generic high | {done} of {due}, like a clock. {cue}, give {habit} its usual slot plus an extra minute. Same time? Let's.
@generic high | {streak} days. {cue}, set a second fixed place for {habit}, as a bonus. Where's handy?
@generic high | Steady, isn't it: {done} of {due}? {cue}, go a notch further than usual with {habit}. It's routine.
@generic high | {done} of {due}. {cue}, protect the slot of {habit} with one extra backup. What's likeliest to bump it?
@generic high | That's a rhythm, {done} of {due}. {cue}, add one small thing to {habit}, same place. What's it missing?
@generic low | {cue}, stand where {habit} happens, for one minute. The place remembers you, doesn't it? Same as usual.
@generic low | Bumpy week? If the slot goes, give {habit} ten seconds later. That's a fair backup.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 | What do your marks say about {habit}? {cue}, look at last week's tally. It's information, not a grade.
7 1.5 | Which one thing would you change? {cue}, pick one tweak for {habit}. You'll see by Sunday if it helped.
8 3.1 3.2 | Who'd be glad to hear about {habit}? {cue}, tell one friend how it's going.
8 6.3 | Somebody's done this before you, haven't they? {cue}, ask one friend about {habit}.
7 high | {done} of {due}! {cue}, add an extra mark to your tally for {habit}. What's the number now?
8 high | {done} of {due} deserves an audience. {cue}, tell a friend about {habit}. Who's first?
@generic low | How does a tally start? {cue}, mark any bit of {habit} today. One's a number.
## reminder @generic 2.3 2.2
| A gap's just a gap. {cue}, make one fresh mark on the tally for {habit}. Where's the pen?
low | One mark's a fine number. {cue}, take a minute for {habit}, and you're back on the tally. Okay?
@generic | Blank days? They're data. {cue}, mark one minute of {habit} and you're back. Deal?
@generic | {cue}, tell someone you've started {habit} again. They'll ask how it's going, won't they? That's feedback.
@generic | Which mark's the last one? {cue}, put a fresh one next to it for {habit}. It's that simple, right?
@generic high | {done} of {due} on the tally. {cue}, make an extra mark for {habit} again. How's the score looking?
@generic high | {streak} done, that's data. {cue}, check again what helps {habit}. What's the result?
@generic low | Who needs a long tally? {cue}, make one small mark for {habit} again. It's a start.
## challenge @generic @quitting 3.1 2.3
| If you like, tell someone over a meal about {habit}. What's their guess how long it's been?
@generic | If you like, guess this week's number for {habit}. Then count. How close d'you come?
@generic | Your call: show your marks for {habit} to a friend. What's the first thing they'll ask?
@generic | If you fancy it, rate {habit} out of ten with someone at dinner. Who's the kinder judge?
@generic high | If you like, go for one extra mark over your best week of {habit}. {done} of {due}: what's the record?
@generic low | If you like, count only good minutes of {habit}. How many's that? It's a fine score.
## plain @generic 2.2 2.3
| Which day worked best for {habit}? {cue}, copy one thing from it. That's your own data.
3.1 | When you next see a friend, tell them one funny thing about {habit}. They'll ask again, won't they?
| {cue}, take two minutes for {habit}, then score it from one to ten. What's the number?
6.3 | Who'd notice if {habit} stopped? When you see that person, ask what they've seen so far. I'd be curious.
@generic 2.3 | Where do you keep the tally for {habit}? {cue}, move it somewhere you'll see it. Isn't that better data?
@generic 1.5 | What if you did {habit} ten minutes earlier? {cue}, tweak it once and compare. I'm curious.
@generic | {cue}, look back two weeks at {habit}. What's changed? It's your own data, after all.
@generic 3.2 | What would help with {habit}? {cue}, ask one friend. People like being asked, don't they?
@generic 2.3 | {cue}, write one word about {habit} next to today's mark. What's the word? It's good data.
@generic 2.2 | How many times this week, would you guess? {cue}, count {habit}. It's usually kinder than memory.
@generic 1.5 | What worked on the best day of {habit}? {cue}, adjust today to match. It's worth a check.
@generic high | {done} of {due}. {cue}, tell one person your number for {habit}. Isn't it a nice result?
@generic high | {streak} marks. {cue}, check which tweak got {habit} there. Could you add another? It's data.
@generic high | With {done} of {due}, you're the expert. {cue}, share an extra tip on {habit} with a friend. Which one?
@generic high | That's a score: {done} of {due}. {cue}, add one minute to {habit} and compare. Any better? It's a test.
@generic low | What if it's a nought? {cue}, mark today honestly for {habit}. A nought's data as well.
@generic low | What helped the last time {habit} worked? {cue}, copy one bit. The result's already in.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | Why did you choose {habit}? {cue}, say the reason out loud. It's your own, and it still holds.
10 13.5 | Isn't it funny who you're becoming? {cue}, take a minute for {habit}, as that person would.
10 15.4 @generic | You're someone who does this now, aren't you? {cue}, make time for {habit}. It's part of you.
9 13.4 @generic | What does {habit} say about what you value? {cue}, take two minutes for it. That's care.
@generic high | {done} of {due}: who does that? You. {cue}, give {habit} an extra minute for yourself. It's proof.
@generic low | You haven't stopped caring, have you? {cue}, give {habit} one minute, for yourself.
## reminder @generic @quitting 13.5 15.3
@generic | One gap doesn't rewrite who you are, does it? {cue}, come back to {habit}.
@generic | You chose {habit} for your own reason. {cue}, pick it up again. What's changed? Not that.
@generic | Who's done it for weeks? You. {cue}, return to {habit} as that person.
@generic high | {done} of {due} is proof. {cue}, give {habit} an extra minute again, for who you've become. Fair?
@generic high | {streak} days say who you are, don't they? {cue}, come back to {habit} once more.
@generic low | Who gets today's vote? {cue}, take one minute of {habit} again. It's one for yourself.
## challenge @generic @quitting 13.4 13.1
| If you like, tell somebody younger why {habit} matters to you. What value's in it?
@generic | If you like, write down what {habit} says about who you are. It's one line, right?
@generic | Your call: take time for {habit} the way only you would. What's your own touch?
@generic | If you fancy it, thank someone who's part of why you value {habit}. Who's that?
@generic high | If you like, do a bonus bit of {habit} for someone you care about. {done} of {due}, so who's it for?
@generic low | If you like, give {habit} one minute just for yourself. Who'd call that selfish? It's care.
## plain @generic 13.5 15.3
| Who's watching? Nobody. {cue}, take two minutes for {habit} anyway. That's who you are.
13.4 | Who are you doing {habit} for? {cue}, give it a minute with that person in mind. It's care.
15.3 | You've done {habit} on worse days than this, haven't you? That's proof. {cue}, take two minutes for it.
13.2 | What would last year's you say about {habit}? {cue}, take a minute for it. You've become that person.
low | Small and yours. {cue}, take one minute for {habit}. Isn't that a vote for yourself?
@generic 13.4 | What do you value that {habit} serves? {cue}, give it two minutes with that in mind. It's your own.
@generic 15.3 | Which day of {habit} are you proud of? {cue}, recall it once. It's proof of who you are.
@generic 13.5 | {cue}, say "I'm someone who does this" before {habit}. Odd, isn't it? And true.
@generic 13.1 | Who'd you like to be an example for? {cue}, take time for {habit} where they'd see. It's becoming you.
@generic 15.4 | Who else knows the effort? {cue}, thank yourself for {habit}, out loud. It's fair.
@generic 13.2 | Chore or choice? {cue}, take {habit} as a choice today. It's your own.
@generic 13.5 | People like you make time for {habit}, don't they? {cue}, give it two minutes, in character.
@generic high | {done} of {due} votes. {cue}, cast an extra one for {habit}. You know who you are, don't you?
@generic high | {streak} days of being that person. {cue}, add a minute to {habit}, for yourself. Proud? You've earned it.
@generic high | What would you call someone with {done} of {due}? {cue}, take time for {habit} a notch further. It's you.
@generic high | {done} of {due}. {cue}, give {habit} an extra minute for yourself. Who else is it for? It's yours.
@generic low | A person isn't their worst week, are they? {cue}, give {habit} one minute. That's you.
@generic low | {cue}, give {habit} ten seconds for the reason that's your own. Who says small care isn't care?
# Mastery
## kickoff @generic 8.7 1.1
11 | Ready for a notch? {cue}, add one minute to {habit}. The rest's fine as it is.
12 1.2 15.3 | What if it lapses? If a week goes by, take one minute for {habit}. That's the whole plan.
@generic 12 7.3 | Next month I'm quiet. {cue}, take time for {habit} as if I were already. Whose skill is it? Yours.
@generic high | {done} of {due}: that's a skill. {cue}, go one notch further with {habit}. Where's the next level?
@generic low | No raise this week, okay? {cue}, give {habit} one small minute. That's how it lasts.
## reminder @generic 1.2 7.3
@generic | A lapse? It's a bend in a long road. {cue}, go back to {habit}, one minute. Okay?
@generic | Skills keep, don't they? {cue}, pick up {habit} again where you left it.
@generic | Who needs the map? {cue}, come back to {habit} by heart. That's growth.
@generic high | {done} of {due}, it'll last. {cue}, take {habit} up again, one notch further. Easy?
@generic high | {streak} days, hardly a nudge. {cue}, take up {habit} again. How's that for a level up?
@generic low | Why not go a level down? {cue}, take up {habit} again, small. It's how long runs survive.
## challenge @generic 8.6 7.3
| If you like, go a little further than usual with {habit}. Where's it fun to stop? That's growing.
@generic | If you like, teach someone the start of {habit}. Who'd be curious? It's how a skill grows.
@generic | Your call: take time for {habit} somewhere you've never done it. Doesn't a skill travel?
@generic | If you fancy a test, hide the reminders today. Does {habit} grow on its own? I'd bet it's fine.
@generic high | If you like, go a notch further with {habit}, just today. {done} of {due}, so why wouldn't you?
@generic low | If you like, make today an easy day for {habit}. Skills like a rest, don't they?
## plain @generic 8.7 7.3
11 | {cue}, add a small extra to {habit}. If it's comfy, that's your next level. Who knew?
12 | What reminds you when I don't? {cue}, take two minutes for {habit}. It's yours, without reminders.
12 1.2 | Trip ahead? Before you go, decide where {habit} fits into it. It's how things last.
| Remember how new {habit} felt? {cue}, take two minutes for it and see how you've grown.
| Which part of {habit} is hardest? {cue}, give it one minute. It's where skill grows.
low | The small version's always there. {cue}, take one minute for {habit}. Isn't that how things last?
@generic 7.3 | {cue}, take time for {habit} before you look at your phone. Who needs reminders? It's your own.
@generic 1.2 | What'll make you miss {habit} next month? {cue}, write one answer. It's your lapse plan.
@generic 8.6 | Busy day? {cue}, try {habit} anyway. It's how a skill gets firm.
@generic 15.3 | What couldn't you do in week one? {cue}, give {habit} two minutes and see how it's grown.
@generic 1.2 | If a month gets away from you, what's the first minute of {habit}? {cue}, do it as a drill. It'll last.
@generic high | {done} of {due}. {cue}, raise {habit} by one small thing. What's next, level-wise? It's your pick.
@generic high | {streak} days by heart. {cue}, take time for {habit} a notch further than comfy. Still fun? It's growth.
@generic high | That's skill: {done} of {due}. {cue}, show someone how {habit} starts. Isn't teaching the next level?
@generic high | {done} of {due} without much fuss. {cue}, add an extra to {habit}. What if you kept it all month? It'd last.
@generic high | What comes after {done} of {due}? {cue}, take time for {habit} with no prompt at all, a bit further. It'll last.
@generic low | {cue}, do the oldest, smallest bit of {habit}. You know it by heart, don't you?
@generic low | Low week? The skill's still there. {cue}, give {habit} a minute. It lasts that way.
`;
