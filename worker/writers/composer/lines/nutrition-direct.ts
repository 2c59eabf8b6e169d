/** Direct lines about eating and cooking. */
export const nutritionDirect = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | {cue}, put one fruit at the front. A trigger for {habit}.
## reminder 2.3 7.1
| When you next sit down to eat, notice your plate. Back to {habit}.
low | When you order food, notice the hour. A fresh look at {habit}.
## challenge 2.3 4.2
| If you like, watch which dish goes first. A clue for {habit}.
## plain 2.3 4.2
1 | Before dinner, jot down your hungriest hour. A clue for {habit}.
1 | When the best bite of the day comes, notice it. A clue for {habit}.
@eating | When you sit down to a meal, notice the missing colour.
@cooking | Before you cook tonight, notice what decides the dish. A clue.
# Small Steps
## kickoff 8.7 8.1
3 1.4 @eating | {cue}, set one small vegetable on the plate.
3 1.4 @cooking | {cue}, chop one onion. A small start to the meal.
4 12.5 8.3 | {cue}, put one thing for {habit} at the front. A small step.
## reminder 8.7 8.1
@eating | {cue}, add one small fruit to your plate. You are back.
@cooking | {cue}, put a pan on the stove. A small start back to cooking.
low | {cue}, take one small fresh bite. {habit} is back.
## challenge 8.7 8.1
| If you like, try a small bite of something new. {habit}, with a smile.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
@eating | {cue}, cut up an apple. A small plate of fruit empties itself.
@eating 12.5 | {cue}, put the fruit bowl where your hand goes. Easy start.
@eating | {cue}, eat one vegetable first. Small. The rest as usual.
@cooking 12.5 | {cue}, set a pan on the stove. A small start.
low | {cue}, plate one small fresh thing. That is {habit}.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, give {habit} its usual place on the plate. Same meal daily.
6 1.2 12.1 | If you are late, grab the ready option. Plan B for {habit}.
## reminder 8.3 1.2
| {cue}, go back to {habit}, usual meal. Nothing to make up for.
low | {cue}, add one fresh bite, same meal. {habit} is back.
## challenge 8.3 1.2
| If you like, choose your first dish before you go. A plan B for {habit}.
## plain 8.3 1.4
@eating | {cue}, put the same fruit out as yesterday. Routine.
@eating 1.2 | If there is no time, grab a banana. Backup fruit.
@cooking | {cue}, cook the same dish as last week. Hands like routine.
low | {cue}, put one fresh thing out. Same meal. {habit} holds.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, count your marks for {habit}. Just a number.
8 3.1 3.2 | {cue}, ask one friend for a favourite recipe. {habit} likes company.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. Gaps are gaps.
low | {cue}, put one fresh thing out. Back on the tally for {habit}.
## challenge 3.1 2.3
| If you like, share a plate with a friend. {habit} with two forks.
## plain 2.2 2.3
@eating | {cue}, copy your most colourful meal. Your own data.
@eating 1.5 | {cue}, try that vegetable the other way. Compare raw and roasted.
@cooking | {cue}, cook again what got finished. The empty pan is your score.
3.1 | When you next eat with a friend, tell them about {habit}.
# Identity
## kickoff 13.5 13.4
10 13.5 15.4 | {cue}, give {habit} a minute. You feed people well. Yourself, too.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One odd week does not change the person.
low | {cue}, add one fresh bite again. A vote for {habit}.
## challenge 13.5 13.1
| If you like, show a child how to peel something. Values travel. {habit} too.
## plain 13.5 15.3
@eating | {cue}, plate your food as for a guest. You are that person.
15.3 | {cue}, add one fresh thing. You did {habit} on busier days. Proof.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one new colour to {habit}. One notch.
12 7.3 1.2 | {cue}, do your bit for {habit} on your own. It lasts.
## reminder 1.2 7.3
| {cue}, go back to one fresh thing. {habit} lasts through feasts.
low | {cue}, take one fresh bite. Back a level. {habit} lasts.
## challenge 8.6 7.3
| If you like, try one recipe above your level. {habit} grows.
## plain 8.7 7.3
@eating 11 | {cue}, add a second vegetable. Your plate has grown up.
@cooking 11 | {cue}, cook one step without the recipe. A skill.
1.2 | Before your next trip, choose a snack that travels. {habit} lasts.
`;
