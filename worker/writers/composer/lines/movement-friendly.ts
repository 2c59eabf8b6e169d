/** Friendly lines about moving. */
export const movementFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | Nothing to change yet. When you sit down for a long stretch, just notice the hour. When's your {thing} easiest?
1 | It's a week for watching. After each meal, notice how your legs feel. Would {habit} fit there?
2 1.4 7.1 | Let's find your moment. {cue}, stand up and roll your shoulders. Could {habit} live there?
2 7.1 4.2 | What already happens every day? {cue}, lay your things out. It's a trigger for {habit}.
## reminder 2.3 4.2
1 | Forgot to look? Me too. When you next get up, notice the hour again. It's all {habit} needs.
2 7.1 | Missed a day? Doesn't matter. {cue}, try your {thing} again for one minute and notice how it feels.
low 2.3 | Fresh look, no pressure. When you stand up next, notice your legs. Isn't that a clue for your {thing}?
## challenge 2.3 4.2
| It's the weekend. If you like, watch when your legs get restless. Is that a moment for {habit}?
7.1 | If you like, try your {thing} at a new hour. Don't you wonder which moment suits you?
## plain 2.3 4.2
1 | When did you last feel like moving today? After dinner, jot down that moment. It's gold for {habit}.
1 @running @walking | You'll pass a window today. When you do, notice what the weather's up to. Good moment for your {thing}?
1 | What gets in first, the sofa or the shoes? Once you're home, watch what your feet do. It's a clue for {habit}.
1 low | No {thing} today? That's fine, it's news too. Before bed, note what took its place. Any pattern?
2 7.1 | {cue}, put your things for {habit} in sight. Isn't it odd what a signal they are?
2 7.1 4.2 | Which song makes you want to move? When it plays today, stand up and notice it. There's your {thing} trigger.
2 1.4 | What's always true at this hour? {cue}, move for one minute. It's a test of the moment for {habit}.
# Small Steps
## kickoff 8.7 1.4
3 | Let's go tiny. {cue}, move for two minutes and stop there. Who'd argue with a {thing} that short?
3 @running @walking | {cue}, put your shoes on and open the door. That's your whole {thing}. Small enough?
4 12.5 8.3 | Shall we make it easy? {cue}, lay out your things for tomorrow's {thing}. The rest's a small step.
## reminder 8.7 8.1
low 8.7 | It's been a long week, hasn't it? {cue}, stretch once, just a little. That's your {thing} begun again.
## challenge 8.7 8.1
| If you like, do your {thing} to one favourite song and stop when it stops. Isn't that a nice short one?
@running @walking | Fancy fresh air? If you like, walk to the nearest tree and back. It's a small {thing}, but it's yours.
8.6 | Got company today? If you like, take your {thing} outside for two easy minutes. They'd enjoy it too.
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
| {cue}, move until the first yawn's gone. Isn't that a nice size for a {thing}? Small and done.
@running @walking | {cue}, step out and walk to the third house. Turn round there if you like. It's a real {thing}, isn't it?
@running @walking 12.5 | Shoes by the door tonight? {cue}, put them there. Tomorrow's {thing} starts itself, that's the trick.
@strength @workout @yoga 12.5 | Where's your mat sleeping? {cue}, roll it out beside the bed. A {thing}'s easy when it's underfoot.
8.3 | {cue}, do the first minute of your {thing}. If that's all, that's plenty. Easy, right?
| Isn't the first minute always the silly one? {cue}, begin your {thing} anyway, in small.
@strength | {cue}, do two slow push-ups against the wall. It's a small workout, but who's counting?
@yoga | {cue}, reach up tall and breathe out. Isn't that the easiest yoga there is?
low | Tired? Then it's a one-minute day. {cue}, shake out your legs. A tiny {thing} still counts.
@sport | {cue}, put your bag by the door. Half of {habit} is getting out, isn't it? Easy start.
# Consistency
## kickoff 1.4 8.3
5 | Same time, same place, no debate this week? {cue}, begin your {thing}. It's one decision less.
5 7.1 | Where does {habit} live in your day? Let's fix the slot: {cue}, move for five minutes.
6 1.2 | What usually gets in the way? If it's rain, move indoors for two minutes. That's your plan B for {habit}.
6 1.2 12.1 | Let's have a backup ready. If you get home late, do two minutes of {habit} in the hall. Deal?
## reminder 8.3 1.2
| Off rhythm? That's normal. {cue}, take your usual slot back with two minutes of {habit}.
| Lost a day? Nothing's broken. {cue}, do your {thing} again, same place.
low 8.7 | No catching up. {cue}, move for one minute, same old place. Your {thing}'s back, isn't it?
## challenge 8.6 8.3
| Weekends bend every routine, don't they? If you like, do your {thing} at the weekday time and enjoy the quiet.
1.2 | If you like, try your rainy-day version of {habit} while it's dry. Isn't it good to know the backup works?
## plain 8.3 1.4
| {cue}, do your {thing}, same as yesterday. Isn't it nice when there's nothing to decide?
@running @walking | {cue}, take the same route as last time. Your feet know it by now, don't they? That's a good {thing}.
5 7.1 | What happens right before your {thing}? {cue}, do two minutes. It's the same time that counts.
6 1.2 | Tired legs today? If it's one of those, do the slow version. It's still your {thing}, same slot.
6 1.2 @running @walking | If it rains, walk the stairs twice and call it your {thing}. The routine's what we're keeping, right?
6 1.2 | Guests, late meeting, long queue? It's fine. {cue}, give {habit} two spare minutes.
low 8.7 | Messy week? The slot's yours. {cue}, roll your shoulders, same place. That's a {thing}.
| Isn't a good routine a bit boring? {cue}, do your {thing}. It's allowed to be dull.
@sport | Does your bag live by the door yet? {cue}, drop it in its usual place. It's {habit}'s best ally.
# Feedback
## kickoff 2.2 1.5
7 2.3 | What do your marks say? {cue}, look at last week's {thing} count. It's only information.
7 1.5 | Let's change one thing only. {cue}, move your {thing} five minutes earlier. Did that help the count?
8 3.1 | Who'd love to hear about {habit}? {cue}, send one friend a line about it. They'll be glad you did.
## reminder 2.3 2.2
| Gap in the tally? It's just a number. {cue}, make one fresh mark for your {thing}.
3.1 | It's easier to come back with company, isn't it? {cue}, tell a friend your {thing} is on again.
## challenge 2.3 3.1
3.1 3.2 | If you like, ask a friend out for your {thing} today. Wouldn't you both talk better side by side?
## plain 2.2 2.3
7 | Which day went best last week? {cue}, copy what helped that {thing}. That's your data.
7 1.5 | Was it the hour or the shoes? {cue}, do your {thing} with one tweak. You'll learn which it is.
7 | How'd you feel after the last {thing}, out of ten? {cue}, go again and compare. I'm curious.
8 3.1 | After your {thing}, send someone a photo of the sky. It's a nice way to share, isn't it?
8 3.2 | Who asks how you are and means it? When you see them, tell them how your {thing}'s going.
8 6.3 | What would a friend say they've seen in you since {habit} began? When you meet, ask one.
low | Two's a number too. {cue}, do a tiny {thing} and mark it down. See how it grows, won't you?
| After your {thing}, put a mark where you'll see it. Isn't a row of marks oddly pleasing?
# Identity
## kickoff 13.5 13.4
9 13.4 | Why did you pick {habit}? {cue}, say the reason aloud. It's still your own value.
10 13.5 | Feel it? You're becoming someone who moves. {cue}, do two minutes of {habit}.
10 15.4 | Remember who you were in week one? {cue}, do your {thing} as the person you've become.
## reminder 13.5 15.3
| People who move miss days too, don't they? {cue}, take up your {thing} again. It's still part of you.
13.4 | Is your reason still yours? Then it's simple. {cue}, come back to {habit} for two minutes.
low 15.3 | A quiet week doesn't change who you are, does it? {cue}, stretch once. You're back at {habit}.
## challenge 13.5 13.1
13.1 | If you like, show somebody younger a bit of your {thing}. Who knows what they'll become?
| If you like, pick the {thing} you'd brag about a little. It's the weekend, and it's in character, isn't it?
## plain 13.5 15.4
13.4 | Is it the fresh head you value, or the strong legs? {cue}, move for that. It's your own {thing}.
15.3 | You've done this on grey days. That's proof, isn't it? {cue}, add one more {thing} to the pile.
| {cue}, do your {thing} as if nobody's looking. That's when it's most like you, isn't it?
13.2 | Would last year's you believe it? {cue}, go for your {thing} anyway. You've become that person.
low 15.3 | You still care, don't you? {cue}, move for one minute. One vote for {habit}.
# Mastery
## kickoff 8.7 1.1
12 1.2 15.3 | Let's plan for a lapse. If a week goes by, do two minutes of {habit} and carry on. That'll last, right?
## reminder 1.2 8.7
7.3 | Would you have gone without me? Let's see. {cue}, do your {thing} on your own again.
low 8.7 | Back to the beginner level for a day? {cue}, do one easy minute of {habit}. That's how it lasts.
## challenge 8.7 8.6
| Feeling strong? If you like, take your {thing} a little further than usual, then stop while it's still fun. That's growing.
@running @walking | If you like, add one hill to your {thing} today. Isn't that a view you've earned?
7.3 | If you like, leave your phone at home for one {thing}. Isn't it good when it runs on its own?
## plain 8.7 7.3
11 | {cue}, add one minute to your {thing}. Still comfy? That's your next level.
11 8.6 | Shall we try it slower, but longer? {cue}, do your {thing} at half speed. It's a different skill.
12 7.3 | What reminds you now, if I don't? {cue}, do your {thing} by heart.
12 1.2 | Holidays will come, won't they? While you think of it, note one {thing} that fits in a suitcase. It'll last that way.
| {cue}, do the part of your {thing} you used to skip. That's how a skill grows, isn't it?
low 8.7 | The small version's still yours. {cue}, move for one minute. Isn't that how a {thing} lasts?
15.3 | Remember the first week? {cue}, do your {thing} and enjoy how much you've grown.
`;
