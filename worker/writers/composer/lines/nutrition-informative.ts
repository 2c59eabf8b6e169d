/** Informative lines about eating and cooking: each with something that is true. */
export const nutritionInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Many snacks happen on autopilot. When you open the fridge, notice the hour, for {habit}.
2 7.1 1.4 | The front of the fridge is used first. {cue}, put one fruit there, a trigger for {habit}.
## reminder 2.3 7.1
| A look back costs nothing and shows the pattern. When you next eat, notice your plate again, for {habit}.
low | One note is data. When you order food, notice the hour. A fresh look at {habit}.
## challenge 2.3 4.2
| What stands nearest is often eaten first. If you like, watch which dish goes first. A clue for {habit}.
## plain 2.3 4.2
1 | Hunger tends to keep regular hours. Before dinner, jot down yours, a clue for {habit}.
@eating | We eat with our attention, too. When you sit down to a meal, notice the missing colour.
@cooking | Dinner is often decided by what is in sight. Before you cook tonight, notice what decides. A clue.
# Small Steps
## kickoff 8.7 8.1
3 1.4 @eating | Adding is easier than leaving out. {cue}, set one small vegetable on the plate.
3 1.4 @cooking | The first cut takes the most effort. {cue}, chop one onion. A small start to the meal.
4 12.5 8.3 | What is ready gets eaten. {cue}, put one thing for {habit} at the front. A small step, less effort.
## reminder 8.7 8.1
@eating | One missed day made no difference in a long study. {cue}, add one small fruit again.
@cooking | A pan on the stove is half the decision. {cue}, put one there again. A small start to cooking.
low | One bite still counts as practice. {cue}, take a small fresh one. {habit} is back.
## challenge 8.7 8.1
| New tastes often need several tries. If you like, try one small bite of something, for {habit}.
## plain 8.7 8.1
@eating | Cut fruit is eaten faster than whole fruit. {cue}, cut up an apple. A small effort.
@eating 12.5 | Sight is a strong cue. {cue}, put the fruit bowl where your hand goes. An easy start.
@eating | What is eaten first is eaten most. {cue}, begin the meal with a small vegetable. Good practice.
@cooking 12.5 | A pan in sight works as a cue. {cue}, set one on the stove. A small start.
low | A small version keeps the habit. {cue}, plate one fresh thing. {habit}, in short practice.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A meal is a cue that comes daily. {cue}, give {habit} its usual place.
6 1.2 12.1 | Rush is the usual obstacle. If you are late, grab the ready option. Plan B for {habit}.
## reminder 8.3 1.2
| Routines survive gaps when the meal stays the same. {cue}, go back to {habit}.
## challenge 8.3 1.2
| Deciding ahead is easier than deciding hungry. If you like, choose your first dish early. A plan B for {habit}.
## plain 8.3 1.4
@eating | Repeats need no decision. {cue}, put the same fruit out as yesterday.
@eating 1.2 | Fruit with a peel is its own wrapper. If there is no time, grab a banana. A backup plan.
@cooking | A dish cooked often needs little attention. {cue}, cook the same one as last week.
# Feedback
## kickoff 2.2 1.5
7 | Memory rounds meals up or down. {cue}, count your marks for {habit}. Real numbers.
8 3.1 3.2 | Recipes travel by people. {cue}, ask one friend for a favourite. Support for {habit}.
## reminder 2.3 2.2
| A tally with gaps is data. {cue}, make a fresh mark for {habit}.
low | One mark shows the cue works. {cue}, put one fresh thing out. {habit} is back in the data.
## challenge 3.1 2.3
| People eat much like their company. If you like, share a plate with a friend. {habit}, shared by others.
## plain 2.2 2.3
@eating | Your best meal is your best data. {cue}, copy the most colourful one.
@eating 1.5 | Roasting changes taste a lot. {cue}, try that vegetable the other way, and compare.
@cooking | Empty pans are honest data. {cue}, cook again what got finished.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | A reason with a face beats a number. {cue}, plate one thing for a person you value. {habit}.
10 13.5 15.4 | Doing shapes the self. {cue}, give {habit} a minute, as the person you become.
## reminder 13.5 15.3
| One odd week is weak evidence about a person. {cue}, come back to {habit}.
low | Small acts build the self. {cue}, add one fresh bite again, for {habit}.
## challenge 13.5 13.1
| Children copy what they see. If you like, show one how to peel something. A value in {habit}.
## plain 13.5 15.3
@eating | How we serve ourselves shows a value. {cue}, plate your food as for a guest.
@cooking | Signature dishes tell about the self. {cue}, cook a bit of yours.
15.3 | Busy days give the strongest proof. {cue}, add one fresh thing. Evidence for {habit}.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Small raises hold. {cue}, add one new colour to {habit}. Growth on a plate.
12 7.3 1.2 | Cues outlast reminders. {cue}, do your bit for {habit} on your own. It lasts.
## reminder 1.2 7.3
| Learned routines return fast after feasts. {cue}, go back to one fresh thing. {habit} lasts.
low | A lower level keeps the habit. {cue}, take one fresh bite. {habit} is back.
## challenge 8.6 7.3
| Skill grows just past ease. If you like, try one recipe above your level, for {habit}.
## plain 8.7 7.3
@eating 11 | Plates fill with what is cooked. {cue}, add a second vegetable. The next level.
@cooking 11 | Cooking by heart is memory at work. {cue}, cook one step without the recipe. A skill.
1.2 | Travel is where habits lapse. Before your next trip, choose a snack that travels. {habit} lasts.
`;
