/** Friendly lines about eating and cooking. */
export const nutritionFriendly = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | What do your eyes meet first? {cue}, put one fruit at the front. It's a trigger for {habit}.
## reminder 2.3 7.1
| Forgot to look? It's fine. When you next sit down to eat, notice your plate again. {habit} starts there.
low | Takeaway week? That's a clue. When you order, notice the hour. Fresh look at {habit}, okay?
## challenge 2.3 4.2
| If you like, watch which dish goes first at the table. Isn't that a clue for {habit}?
## plain 2.3 4.2
1 | When are you hungriest? Before dinner, jot down the hour. It's a clue for {habit}.
1 | What's the best bite of your day? When it comes, notice it. {habit} could use that moment, couldn't it? It's a clue.
@eating | Which colour's missing on your plate? When you sit down to a meal, notice it. That's all.
@cooking | Who cooks when nobody feels like it? Tonight, when it's decided, notice how. It's a cooking clue.
# Small Steps
## kickoff 8.7 8.1
3 1.4 @eating | One vegetable, that's it. {cue}, set a small one on the plate. Isn't that easy?
3 1.4 @cooking | Let's begin tiny. {cue}, chop one onion for tonight's meal. Isn't the rest easier then?
## reminder 8.7 8.1
@eating | Missed a couple? {cue}, add one small fruit to your plate. You're back, aren't you?
low | One bite's a start, isn't it? {cue}, take a small one of something fresh, and {habit} is back.
## challenge 8.7 8.1
| If you like, try a small bite of something new at the market. Isn't that {habit} with a smile?
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
@eating | {cue}, cut up an apple. Isn't it odd how a small plate of slices empties itself? That's fruit, done.
@eating 12.5 | Is the fruit bowl in sight? {cue}, put it where you'd grab a snack. It's an easy start.
@eating | {cue}, eat one vegetable first. The rest of the meal's as usual. Small enough?
@cooking 12.5 | Where's the pan? {cue}, set it on the stove. It's a small start, and cooking hears it.
low | Hard day? {cue}, plate one small fresh thing. That's {habit}, isn't it?
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same meal, same helper? {cue}, give {habit} its usual place on the plate. It's one choice less.
6 1.2 12.1 | What's the usual snag, rush? If you're late, grab the ready option for {habit}. That's plan B.
## reminder 8.3 1.2
| Off rhythm? It's only food. {cue}, go back to {habit}, usual meal. Okay?
low | No making up for yesterday. {cue}, add one fresh bite, same meal. {habit} is back, isn't it?
## challenge 8.3 1.2
| If you're invited, choose your first dish early, if you like. Isn't {habit} easy with a plan B?
## plain 8.3 1.4
@eating | {cue}, put the same fruit on the table as yesterday. It's a quiet routine, isn't it?
@eating 1.2 | If there's no time, grab a banana. It's a backup with its own wrapper, isn't it? Fruit done.
@cooking | Same dish as last week? {cue}, cook it again. It's a routine your hands know, isn't it?
low | Week in pieces? {cue}, put one fresh thing on the plate, same meal. {habit} holds, doesn't it?
# Feedback
## kickoff 2.2 1.5
7 | How did last week taste? {cue}, count your marks for {habit}. It's just a number.
8 3.1 3.2 | Who'd swap recipes? {cue}, ask one friend for a favourite. It's good company for {habit}.
## reminder 2.3 2.2
## challenge 3.1 2.3
| If you like, share a plate with a friend. Isn't {habit} better with two forks?
## plain 2.2 2.3
@eating | Which meal had the most colour? {cue}, copy it. It's your own data on good food.
@cooking | What got finished to the last crumb? {cue}, cook that again. The pan's your score, isn't it?
3.1 | When you next eat with a friend, tell them about {habit}. They'll have a tip, won't they?
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Who sits at your table? {cue}, plate one good thing for that person. It's why {habit} is yours.
## reminder 13.5 15.3
| One odd week doesn't change who you are. {cue}, come back to {habit} for one meal. Okay?
low | You still care, don't you? {cue}, add one fresh bite again. It's a vote for {habit}.
## challenge 13.5 13.1
| If you like, show a child how to peel something. Isn't {habit} worth passing on, as a value?
## plain 13.5 15.3
@eating | {cue}, plate your food as you'd do for a guest. You're a person worth it, aren't you?
@cooking | What dish would they name after you? {cue}, cook a bit of it. It's your own story, isn't it?
15.3 | You did {habit} on busier days, didn't you? That's proof. {cue}, add one fresh thing.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Ready for a notch? {cue}, add one new colour to {habit}. You've grown into it.
## reminder 1.2 7.3
| Feasts and trips happen, don't they? {cue}, go back to one fresh thing. {habit} lasts that way.
low | Back a level for today? {cue}, take one fresh bite. It's how {habit} lasts, isn't it?
## challenge 8.6 7.3
| If you like, try one recipe above your level. Isn't that how {habit} grows?
## plain 8.7 7.3
@eating 11 | {cue}, add a second vegetable. Your plate's grown up, hasn't it?
@cooking 11 | {cue}, cook one step without the recipe. It's a skill by now, isn't it?
1.2 | Before your next trip, choose a snack that travels. It's how {habit} lasts, isn't it?
`;
