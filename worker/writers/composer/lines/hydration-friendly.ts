/** Friendly lines about drinking water. */
export const hydrationFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | Nothing to change yet. When you finish a glass today, note the hour. What's your pattern?
2 7.1 1.4 | Where's your trigger for water? {cue}, put a full glass next to the kettle. Isn't that hard to miss?
## reminder 2.3 7.1
| Forgot to look? It's fine. When you next drink, notice what made you. That's your water clue, back again.
## challenge 2.3 4.2
| If you like, watch how your family drinks today. Who's the one with the water bottle, and when?
## plain 2.3 4.2
1 | When's the first sip of your day? Once you've had it, jot down the moment. That's all.
1 | Where's your glass right now? When you spot it, notice if it's full. That's a water clue.
1 | Is your mouth dry before lunch? When you sit down to eat, notice it. It's a water signal.
2 7.1 | {cue}, put a bottle on your chair. You'll notice it, won't you?
low | Half a glass today? It's a start at noticing. Before bed, note when it was.
# Small Steps
## kickoff 8.7 8.1
4 12.5 8.3 | Let's make it easy. Before bed, fill a glass for the morning. Isn't that a small favour to yourself?
## reminder 8.7 8.1
| Missed a couple? The tap's still there. {cue}, take three small sips and you're back. Cheers?
low | One sip's a start again. {cue}, take it slowly. Isn't water kind about that?
## challenge 8.7 8.1
| If you like, drop a slice of lemon in your glass. Isn't that an easy little party?
| If you like, take your bottle for a short walk. It's Saturday, who's in a hurry?
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
| {cue}, drink until the top third's gone. Isn't that a small enough glass to finish?
| Not thirsty? One sip's enough to begin. {cue}, take it. Your water's not counting, is it?
| {cue}, take three sips before anything with foam on it. Coffee can wait a little, can't it?
8.3 | Same glass, same shelf, same small sips: {cue}, drink a little water. Isn't that easy?
| Hands full today? {cue}, take one big gulp of water. That's the short version, and it's real.
low | Just a mouthful, that's fine. {cue}, take a sip. Small still counts as water, doesn't it?
# Consistency
## kickoff 1.4 8.3
5 7.1 | One meal, one glass, same time every day? {cue}, drink your water. It's nothing to think about.
6 1.2 12.1 | No bottle with you? It happens. If you're out, drink at the first tap you see. That's plan B for water.
6 1.2 | What if plain gets dull? If it does, add a slice of fruit to your glass. It's a nice plan B.
## reminder 8.3 1.2
| Off your rhythm? {cue}, fill the usual glass again. It's missed you, hasn't it?
low | No need to catch up on glasses. {cue}, take three sips, usual place. You're back, aren't you?
## challenge 8.3 1.2
| Weekends hide the glass, don't they? If you like, put your bottle in its usual place anyway.
## plain 8.3 1.4
| {cue}, drink one glass, same as yesterday. Isn't it nice that it's so dull?
7.1 | The kettle, the tap, the toothbrush: which one's your usual water spot? {cue}, take three sips there.
1.2 | If the day's one long meeting, keep a bottle by your elbow. It's a fair plan B, isn't it?
12.5 | Does your glass have a fixed place? {cue}, put it back there, full. It'll be your routine.
| Isn't it funny how your hand finds the glass now? {cue}, drink half of it, same place.
1.2 | If you forget till evening, drink one glass with dinner. It's a steady backup, right?
low | Messy day? {cue}, take two sips of water, same place. That's the rhythm kept, isn't it?
# Feedback
## kickoff 2.2 1.5
## reminder 2.3 2.2
| Gap in the tally? {cue}, drink one glass and it's a fresh mark. Simple, isn't it?
low | One glass is a score. {cue}, take three sips of water and you're back on the tally. Okay?
## challenge 3.1 2.3
| If you like, pour a friend a glass too. Isn't that the easiest way to share a habit?
## plain 2.2 2.3
| Which hour had the most sips? {cue}, look at your marks. It's your own data on water.
1.5 | Glass or bottle, what's worked better? {cue}, try your water in the other one.
3.1 | When someone fetches coffee, ask for a glass of water. They'll bring it, and friends help, don't they?
low | Two sips? That's a number. {cue}, mark your water for today. See?
# Identity
## kickoff 13.5 13.4
10 13.5 15.4 | You've become someone with a bottle, haven't you? {cue}, fill it, as that person does. Water's part of you.
## reminder 13.5 15.3
| A dry day doesn't change who you are, does it? {cue}, take your water again.
low | You still care, don't you? {cue}, take one sip of water again. It's a vote.
## challenge 13.5 13.1
| If you like, set water on the table for everyone. Isn't that the sort of person you are?
## plain 13.5 15.3
| Nobody claps for a glass of water, do they? {cue}, drink it anyway. It's care for yourself.
13.4 | Clear head or calm mouth, what's your own reason? {cue}, take three sips for that.
13.2 | What would a kind friend pour you? {cue}, pour that person's glass. It's for yourself.
low | Small sip, same person. {cue}, take one. It's still you, and it's still water, isn't it?
# Mastery
## kickoff 8.7 1.1
11 8.6 | Fancy a notch up? {cue}, add half a glass to your usual water. That's room to grow, isn't it?
12 7.3 1.2 | What'll remind you in winter? It's this: {cue}, drink your glass. That's a cue that lasts.
## reminder 1.2 7.3
| Dry spell? It's part of the long run. {cue}, go back to three sips of water. Okay?
low | Down a level for a day? {cue}, take one sip of water. It's how it lasts, and you're back.
## challenge 8.6 7.3
| If you like, carry your bottle on one trip without thinking. Isn't that the next level?
## plain 8.7 7.3
11 | {cue}, fill the bigger glass for once. Hasn't your water grown up?
12 | Would you have drunk without me? {cue}, take your glass. It's on its own now.
12 1.2 | Before your next trip, pack an empty bottle. It's how the water habit lasts, isn't it?
| Remember week one and the lonely glass? {cue}, drink to how it's grown. Just water, though.
low | The three-sip day's always allowed. {cue}, take them. That's how water lasts, isn't it?
`;
