/** Direct lines about eating and cooking. */
export const nutritionDirect = `
# Awareness
## kickoff 2.3 4.2
1 | Before the next meal, look at it for three seconds. Only look.
1 4.2 @eating | {cue}, notice what your eyes meet first. That food is winning.
1 4.2 @cooking | When dinner gets decided, notice who decides. The fridge often wins. Your cooking takes orders.
2 7.1 1.4 | {cue}, pick one trigger for a good meal. A sound or a sight will do.
2 1.4 7.1 @eating | Put one fruit at the front {cue}. Your trigger, in plain view.
2 1.4 7.1 @cooking | {cue}, set a pan where you see it. A trigger with a handle.
low | {cue}, notice one thing about your next meal. One clue is plenty.
low | Watch one bite today, before it goes. That is all {habit} asks.
high | Spot one extra clue {cue}. What makes a good meal happen at your place?
## reminder 2.3 7.1
| When you next sit down to a meal, look at it again.
| {cue}, notice what was eaten last. A clue for the next meal. Back to watching.
@eating | Look at your plate again at the next meal, before the salt. Which color is missing?
@cooking 4.2 | Before you cook again, notice what stops you. Is it the dishes?
low | {cue}, notice one color in the kitchen. You are back to looking. The meal can wait.
low | When you order in, notice the hour. A fresh clue for {habit}, no verdict.
high | {cue}, look back at your best meal this week. At {done} of {due}, a pattern shows.
## challenge 2.3 4.2
| If you like, watch which dish empties first tonight. A meal gives good clues.
| Notice what Saturday does to {habit}. Your call. It has a pattern of its own.
@eating | Spot the oldest thing in the fridge, if you fancy. Food keeps its own diary.
@cooking | If you want, notice which drawer you never open. Your cooking manages without.
low | Notice one smell from the kitchen, only if you like. Lunch counts. So does a meal on the sofa.
high | If you like, notice one extra thing at the table. Every meal has clues.
low | Look at one meal from above, if you want. A good view, and a clue.
## plain 2.3 4.2
| Before dinner, note your hungriest hour. A clue for tomorrow's meal.
| When the best bite of a meal comes, notice it.
7.1 | {cue}, spot what you reach for without thinking. That meal decision was on autopilot.
4.2 | Notice where the next meal gets eaten. Table, desk or sink? All three are clues.
@eating | When you sit down to a meal, notice the missing color. That is all.
@eating 7.1 | {cue}, look at what stands at eye level. That food has the best seat.
@eating 4.2 | When you shop next, watch where the cart slows. Your food has favorites.
@cooking | Before you cook tonight, notice what decides the dish.
@cooking 7.1 | {cue}, look at the pan you always use. Your cooking starts there.
@cooking 4.2 | When cooking gets loud, notice the moment you relax. It comes with the onions.
low | Notice one thing you liked eating {cue}. One meal had it.
low 4.2 | Notice how hungry you are before a meal today. No fixing, just looking.
high | Notice what helped the best meal {cue}. {done} of {due} is no accident.
high 4.2 | {cue}, notice one extra flavor at the next meal. Your tongue is ahead of you.
high | {cue}, watch for a bonus clue. Some meal comes easiest of all.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, rinse one small thing for the next meal. Ten seconds. Done is done.
3 1.4 @eating | {cue}, set one small vegetable on the plate. The fork does the rest.
3 1.4 @cooking | Chop one onion {cue}. A small start. The meal follows the smell.
4 12.5 8.3 | {cue}, put a small bowl on the counter. An empty bowl starts a meal.
4 12.5 8.3 @eating | Put the fruit where your hand goes {cue}. A small move, an easy bite.
4 12.5 8.3 @cooking | {cue}, set the pan on the stove. A small step closer to cooking.
low | Rinse one small fruit {cue}. The whole task. A meal may or may not follow.
low | {cue}, take one small bite of something fresh. That is enough for {habit}.
high | {cue}, add one extra vegetable to the next meal. A small step by now.
## reminder 8.7 8.1
| {cue}, put one fresh thing on the counter. A small start back to a good meal.
| Begin again with a bowl {cue}. Small bowl, small meal, no speech.
@eating 12.5 | {cue}, add one small fruit to your plate. You are back.
@cooking | Put a pan on the stove {cue}. A small way back to cooking.
low | Take one small fresh bite {cue}. You are back. So is {habit}.
low | Wash one apple {cue}. Back to an easy meal.
## challenge 8.7 8.1
| If you like, try a small bite of something new. The meal can take it.
| Add a small herb to tonight's meal. Your call. Parsley has no enemies.
@eating | Buy one small odd vegetable today, if you fancy. The plate may ask questions.
@cooking | Cook one easy dish with the radio on. Optional. Music helps the pan.
low | Eat one small thing slowly, only if you like. A start for {habit}, and a nice minute.
low | Wash one small cup, if you want. A clean cup is the start of a meal.
high | If you like, add a small side dish. The meal has room for a bonus.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, jot down one easy meal that worked. Small notes feed you later.
| Put one thing at the front {cue}. A small head start for the next meal.
12.5 | {cue}, clear one small corner of the counter. A meal needs somewhere to begin.
8.1 | Fill one small bowl {cue}. Meal, phase one. Phase two is a spoon.
@eating | Cut up an apple {cue}. A small plate of fruit empties itself.
@eating | At the next meal, eat one vegetable first. Small. The rest as usual.
@eating 12.5 | Wash one small box of berries {cue}. Clean fruit gets eaten.
@cooking 12.5 | {cue}, take out one pan. A small start. The stove approves.
@cooking | Pick one easy recipe {cue}. Five lines or fewer.
@cooking 8.1 | {cue}, soak the beans. A small step, hours of cooking saved tomorrow.
low | {cue}, plate one small fresh thing. That is {habit}, done.
low | Set out one bowl {cue}. Empty is fine. A meal likes a small welcome.
high | {cue}, chop one extra of whatever it is. Small effort, tomorrow's meal half made.
high | Take the next small step {cue}. {done} of {due} meals began like that.
high 12.5 | {cue}, set out one extra color. A small flag on the meal.
high | {cue}, add a bonus squeeze of lemon. Small, loud, and the meal wakes up.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, choose the meal that stays the same. One decision less.
5 8.3 7.1 @eating | Give vegetables a fixed place {cue}. Left side of the plate works.
5 8.3 7.1 @cooking | {cue}, choose two regular nights for cooking. The pan gets a schedule.
6 1.2 12.1 | If you are late, make the usual backup meal. Eggs and toast count.
6 1.2 12.1 @eating | If there is no time, grab the backup fruit. A banana has its own wrapper.
6 1.2 12.1 @cooking | If you come home tired, cook the plan B dish. One pan, ten minutes.
low | {cue}, keep one meal the same as yesterday. Routine at its most relaxed.
low | Put the usual bowl out {cue}. One fixed thing is routine enough for {habit}.
high | {cue}, keep the usual order. Doing {done} of {due} says {habit} has a rhythm.
## reminder 8.3 1.2
| Go back to the usual meal {cue}. Nothing to make up for.
| {cue}, pick up the routine at the next meal. The one before is eaten.
@eating | Put the fruit bowl back {cue}, usual place. Hands remember.
@cooking 1.2 | If the week fell apart, cook the usual dish again. It knows you.
low | {cue}, go back to one fixed thing. Fruit in the same spot is half a meal plan.
low | Put the toaster back in its usual place, if it wandered. A backup meal counts.
## challenge 8.3 1.2
| If you like, choose your first dish before you go out. A plan B for any meal.
| Keep one usual meal today, if you want. Weekends like an anchor.
@eating | If friends cook tonight, bring the fruit. Up to you. Your plate's plan B.
@cooking 1.2 | Freeze one backup portion, only if you like. Future cooking, done while awake.
high | If you like, add one dish to the meal. Same hour as usual.
low | Keep one tiny routine today, only if you like. Same cup, same fruit, one quiet meal.
## plain 8.3 1.4
1.2 | If the fridge is bare, write three things down. The backup meal starts on paper.
12.1 1.2 | Name the likeliest snag {cue}. Every plan B has a meal in it.
7.1 | Lay the table at the same time tonight, before you cook. It expects a meal.
| Pick one meal to repeat all week {cue}. Routine is a quiet cook.
@eating | {cue}, put out the same fruit as yesterday.
@eating 1.2 | If the meeting runs long, eat the backup apple. Pocket food, no schedule.
@eating 7.1 | If the meeting runs long, eat the backup apple. It fits every pocket.
@cooking | When you plate the usual meal, fill half with green. Same half daily.
@cooking 12.1 | If the recipe lacks one thing, swap it. Cooking forgives most snags.
@cooking 7.1 | Chop at the same time each day {cue}. The kitchen keeps regular hours.
low | {cue}, put one fresh thing out for the meal. Same place as ever.
low 1.2 | If today is a mess, eat the usual toast. A backup meal is a meal.
high | Keep the usual slot {cue}. {done} of {due}: one could set clocks by {habit}.
high 1.2 | If tonight breaks the routine, add one green thing anyway. Meal saved, plan B complete.
high | {cue}, add one new dish to the regular ones. A third meal on repeat.
high | Do the same again {cue}. {streak} days running make {habit} pleasantly boring.
high | {cue}, fill one bonus box, same size as usual. One meal, twice.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, count your marks for {habit}. Just a number.
7 2.3 @eating | Count the colors on one plate {cue}. A score you can eat.
7 2.3 @cooking | {cue}, count last week's home meals. Cooking keeps an honest score.
8 3.1 3.2 | {cue}, ask one friend for a favorite meal. Friends have better data.
8 3.2 3.1 @eating | Tell one friend about your food plan {cue}. They may share the fruit.
8 3.2 6.3 @cooking | {cue}, ask a friend for their tired-day dish. Compared notes save onions.
low | {cue}, count one meal that felt fine. One is a result.
low | Tell one friend the week was messy {cue}. {habit} is lighter when shared.
high | Check the tally {cue}. {done} of {due} is worth a frame. So is {habit}.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. Gaps are gaps.
| Go back to the tally {cue}. The last meal wants its score, whatever it was.
@eating 1.5 | {cue}, try that vegetable again the other way. Raw lost? Compare with roasted.
@cooking 1.5 | When a dish went wrong, cook it again with one tweak. The plate gives feedback.
low | {cue}, put one fresh thing out. Back on the tally for {habit}.
low | Make one mark {cue}. One meal, one result, and you are back.
## challenge 3.1 2.3
| If you like, share a meal with a friend. Two forks, one review.
| Ask someone close to rate tonight's meal. Your call. Brave people ask for numbers.
@eating | Taste two apples side by side, if you fancy. Food deserves a jury and a score.
@cooking | Tell a friend your worst kitchen story, only if you like. It counts as feedback.
low | Share one small meal with someone, if you want. A score of one.
high | If you like, let a friend taste your best dish. Next goal: their recipe, your meal.
## plain 2.2 2.3
| {cue}, mark the last meal: good, fair or odd. Odd teaches most.
3.1 | When you next eat with a friend, tell them about {habit}.
1.5 | Change one part of the next meal {cue}. Salt, heat or shape. The result is lunch.
6.3 | Ask someone close what they cook when tired. Their data may save your meal.
@eating | {cue}, copy your most colorful meal. Your own data.
@eating 1.5 | Try that vegetable the other way {cue}. Raw against roasted: you keep the score.
@eating | Check the bin before shopping. Wasted food is feedback, too.
@cooking | {cue}, cook again what got finished. The empty pan is your score.
@cooking 1.5 | Change one spice {cue}. The dish will send its results.
@cooking 3.1 | Ask your table for a number, one to ten. Cooking can take it.
low | {cue}, mark one meal you enjoyed. A single good result stays true.
low | Tell a friend what you ate {cue}. No score, just a meal, shared.
low 1.5 | Change one tiny thing at the next meal {cue}. Check how it went.
high | {cue}, note one extra detail: who wanted seconds. Good data for any meal.
high 3.1 | Tell one friend about {habit} {cue}. Doing {done} of {due} allows a small boast.
high 3.1 | {cue}, mark your best meal with an extra star. The log likes a star.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, name who you feed well. You count, too. Every meal has a reason.
9 13.2 15.3 @eating | {cue}, eat one bite for something you value.
9 13.2 15.3 @cooking | Name the person you like cooking for {cue}. The pan wants to know.
10 13.5 15.4 | {cue}, put one fresh thing out. You became someone who feeds people well. A meal proves it.
10 15.4 13.1 @eating | Plate your food as for a guest {cue}. You are that person.
10 15.4 13.1 @cooking | {cue}, take the pan out. You became someone who cooks, onion by onion.
low | {cue}, do one kind thing for your next meal. Care is in character.
low | Take one fresh bite {cue}. A small vote for yourself and {habit}.
high | {cue}, add one extra touch to the meal. You became someone who bothers.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One odd week does not change the person.
| Set one real plate again {cue}. You care how a meal looks. That is you.
@eating 15.3 | After a fast-food day, go back to your own plate. You are still that person.
@cooking 15.3 | Take the pan out again {cue}. Burnt or not, you are someone who cooks.
low | {cue}, add one fresh bite again. A vote for {habit}.
low | Feed yourself one kind thing {cue}. Care comes back first. Then {habit}.
high | Add one green thing {cue}. Back to the person the meal was made for.
## challenge 13.5 13.1
| If you like, show a child how to peel something. Values travel with meals.
| Cook a dish your family stands for, if you want. A meal with your name on it.
@eating | Buy from someone you value, up to you. Market, farm or uncle: food has faces.
@cooking 13.1 | Cook one dish as the chef you are becoming, if you fancy. Towel on the shoulder.
low | Make yourself one warm cup, only if you like. Before any meal comes care.
low | Thank yourself for one meal today, if you wish. Somebody cared. It was you.
## plain 13.5 15.3
13.4 | {cue}, choose what you value in a meal. Taste, company or calm: yours.
15.3 | Recall one meal you were proud of {cue}. You made it happen yourself.
13.2 | Set one nice plate for yourself {cue}. Call the meal care, and mean it.
15.4 | Lay one napkin {cue}. A meal becomes an occasion. You become its host.
@eating | {cue}, plate your food like someone worth feeding. You are.
@eating 13.4 | Save the bite you value most for last, when you next eat. Food with character.
@eating 13.1 | When you order out, choose first. You become someone who knows their food.
@cooking | When you next cook, taste before you salt. You became a cook with opinions.
@cooking 13.4 | Cook the dish that is most like you. Your own story, in a pan.
@cooking 15.3 | Recall your first burnt dish {cue}. Look who is cooking now. Yourself.
low | Use a real plate for one fresh thing {cue}. You are worth a meal.
low 15.3 | Recall one meal that did you good {cue}. That was you, taking care.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one new color to the next meal. One notch.
11 1.1 8.6 @eating | {cue}, add a second vegetable. Your plate has grown up. One level.
11 1.1 8.6 @cooking | When the pan is hot tonight, cook one step by heart. A skill, and it grows.
12 7.3 1.2 | {cue}, do your part for the meal unprompted. It lasts on its own.
12 1.2 15.3 @eating | If a lapse comes, eat one fruit next morning. A lapse ends in one bite.
12 1.2 15.3 @cooking | {cue}, pick the one dish you would keep. A meal that lasts.
low | {cue}, take one fresh bite. That is how a meal habit lasts.
12 1.2 15.3 @cooking | Cook the easiest dish you know if a lapse comes. The skill comes back.
low | Go down a level {cue}: one fruit, washed. The meal plan survives. It can last.
high | {cue}, raise the next meal by one notch. Doing {done} of {due} says you can.
## reminder 1.2 7.3
| {cue}, go back to one fresh thing. A good meal lasts through feasts.
| Write your lapse plan {cue}. One fresh thing at the next meal, and it lasts.
@eating 7.3 | Put the fruit out unprompted {cue}. Coming back by heart is a skill.
@cooking 15.3 | After a lapse, chop one onion again. The skill never left the hand.
low | Eat one fresh bite again {cue}. Small meals are how it lasts.
low | Begin again with the easiest meal {cue}. Toast is a level. It lasts.
high | {cue}, plan your best dish again, a notch up. A meal can grow.
high | {cue}, do it again by heart. {streak} days on, {habit} needs no recipe.
## challenge 8.6 7.3
| If you like, try one recipe above your level. The meal will forgive.
| Plan next month's feast, your call. A meal to grow into.
@eating | Eat one new plant this week, if you fancy. Next level: pronounce it.
@cooking 7.3 | Cook tonight by heart, optional apron. The skill is in your hands now.
low | Make the easiest meal you know by heart, only if you like. Skills rest too.
high | If you like, go one notch further at the stove. A neighbor's meal counts double.
## plain 8.7 7.3
1.2 | Before your next trip, choose a snack that travels. Good meals last that way.
7.3 | Before the next meal, set the table by heart. It runs on its own now.
1.1 | Write one meal goal for next month {cue}. A number or a dish.
15.3 | Recall the meal you could not make in week one. Look how it grew.
@eating 11 | Give the next plate a second color {cue}. It keeps growing.
@eating 8.6 | Pick a harder vegetable {cue}. Artichokes count. Food skills grow leaves.
@eating 12 | Shop unprompted this week: fruit first, list second. It lasts when food is home.
@cooking 11 | When you next cook, do one step without the recipe.
@cooking 8.6 | Sharpen one knife {cue}. A sharp cook is a level above a strong one.
@cooking 12 | Plan three meals by heart {cue}. The kitchen runs on its own.
low | {cue}, eat the one fruit. Small meals make it last.
low 1.2 | After a lapse, set one bowl out. The next meal grows from there.
high | {cue}, add a level to the meal. A new cut or a new heat.
high 7.3 | {cue}, leave the list at home. {streak} days in, the meal runs on its own.
high 8.6 | Go one notch further {cue}. A meal from leftovers is a true skill.
high 15.3 | Write down your three best meals {cue}. Next winter, any extra meal starts there.
`;
