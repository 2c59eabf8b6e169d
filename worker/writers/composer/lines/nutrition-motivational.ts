/** Motivational lines about eating and cooking. */
export const nutritionMotivational = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | {cue}, put one fruit at the front. A trigger you see is worth ten good plans for {habit}.
## reminder 2.3 7.1
| When you next sit down to eat, notice your plate. Looking again is worth it, for {habit}.
low | When you order food, notice the hour. A fresh look matters, because {habit} needs clues and no judges.
## challenge 2.3 4.2
| If you like, watch which dish goes first. That clue is worth a lot to {habit}.
## plain 2.3 4.2
1 | Before dinner, jot down your hungriest hour. It is worth knowing, because {habit} can meet it. A clue.
@eating | When you sit down to a meal, notice the missing colour. It is worth a look, because eyes eat first.
@cooking | Before you cook tonight, notice what decides the dish. That clue is worth knowing.
# Small Steps
## kickoff 8.7 8.1
3 1.4 @eating | {cue}, set one small vegetable on the plate. Small is worth it, because it gets eaten.
3 1.4 @cooking | {cue}, chop one onion. A small start is worth it for the smell alone. Then cooking follows.
## reminder 8.7 8.1
@eating | {cue}, add one small fruit to your plate. Starting again is worth it, bite by bite.
@cooking | {cue}, put a pan on the stove. A small start back to cooking is worth it.
low | {cue}, take one small fresh bite. Starting again matters, and {habit} is back.
## challenge 8.7 8.1
| If you like, try a small bite of something new. Joy is worth it, and {habit} likes joy.
## plain 8.7 8.1
@eating | {cue}, cut up an apple. It is worth it, because a small plate of slices empties itself. Fruit done.
@eating 12.5 | {cue}, put the fruit bowl where your hand goes. Easy is worth it, because hands decide.
@cooking 12.5 | {cue}, set a pan on the stove. A small start is worth it, because a waiting pan gets used.
low | {cue}, plate one small fresh thing. It matters, because {habit} can be that easy.
# Consistency
## kickoff 1.4 8.3
## reminder 8.3 1.2
| {cue}, go back to {habit}, usual meal. Coming back is worth it, and nothing needs making up.
low | {cue}, add one fresh bite, same meal. Coming back matters. {habit} is on.
## challenge 8.3 1.2
| If you like, choose your first dish before you go. A plan B is worth it: then enjoy the party and {habit}.
## plain 8.3 1.4
@eating | {cue}, put the same fruit out as yesterday. Routine is worth it, because it feeds you on dull days.
@eating 1.2 | If there is no time, grab a banana. A backup fruit is worth it, because it needs no plate.
@cooking | {cue}, cook the same dish as last week. Routine is worth it, because hands remember.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, count your marks for {habit}. Each is worth a nod, because you chose it hungry.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. The next one matters, the gap does not.
low | {cue}, put one fresh thing out and mark it. One mark is worth a smile. {habit} is back.
## challenge 3.1 2.3
| If you like, share a plate with a friend. {habit} is worth two forks.
## plain 2.2 2.3
@eating | {cue}, copy your most colourful meal. Your own data is worth trusting.
@cooking | {cue}, cook again what got finished. An empty pan is a score worth having.
3.1 | When you next eat with a friend, tell them about {habit}. It is worth it, because good tips travel by fork.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, plate one good thing for a person you care about. They are why {habit} matters.
10 13.5 15.4 | {cue}, give {habit} a minute. Be proud: you became someone who feeds people well.
## reminder 13.5 15.3
| {cue}, come back to {habit}. It matters, because one odd week does not change who you are.
low | {cue}, add one fresh bite again. Care is worth a vote, and this one is for {habit}.
## challenge 13.5 13.1
| If you like, show a child how to peel something. Values are worth passing on, and so is {habit}.
## plain 13.5 15.3
@eating | {cue}, plate your food as for a guest. You are a person worth it.
@cooking | {cue}, cook a bit of the dish that is most like you. Your own story is worth a pan.
15.3 | {cue}, add one fresh thing. You did {habit} on busier days, and that proof is worth keeping.
# Mastery
## kickoff 8.7 1.1
12 7.3 1.2 | {cue}, do your bit for {habit} on your own. It is worth it, because that is how it lasts.
## reminder 1.2 7.3
| {cue}, go back to one fresh thing. Feasts are worth it, and so is coming back: {habit} lasts.
low | {cue}, take one fresh bite. Back a level is worth it, because {habit} lasts.
## challenge 8.6 7.3
| If you like, try one recipe above your level. It is worth the mess, because {habit} grows.
## plain 8.7 7.3
@eating 11 | {cue}, add a second vegetable. Your plate has grown up, and it is worth a look.
@cooking 11 | {cue}, cook one step without the recipe. That skill is worth trusting.
1.2 | Before your next trip, choose a snack that travels. It matters, because {habit} lasts that way.
`;
