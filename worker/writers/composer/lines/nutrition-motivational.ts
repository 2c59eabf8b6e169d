/** Motivational lines about eating and cooking. */
export const nutritionMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | Before the next meal, look at it for three breaths. What gets noticed gets enjoyed, and that counts.
1 4.2 @eating | Before the first forkful, notice the plate. A look first makes the taste arrive twice.
1 4.2 @cooking | When dinner gets decided, notice who decides. Knowing the moment gives cooking a chance.
2 7.1 1.4 | {cue}, choose one trigger for a good meal. A chosen moment beats a good mood.
2 1.4 7.1 @eating | Put one fruit at the front {cue}. A trigger in sight lets the next bite find you.
2 1.4 7.1 @cooking | {cue}, set a pan where you see it. A trigger like that makes a cook of the tired.
low | Notice one thing you liked eating {cue}. Small joys keep a meal from being a chore: a clue.
low | {cue}, taste one bite with full attention. That is a gift to the whole meal.
## reminder 2.3 7.1
| When you next sit down to a meal, look at it again. A fresh look makes food taste twice.
| {cue}, notice what runs out first. Coming back to look helps the next meal choose itself.
@eating | Look at your plate again when you next eat. One missing color makes a good clue.
@cooking 4.2 | Before you cook again, notice what holds you up. A named hurdle makes a smaller one.
low | When you next order in, notice the hour. A fresh clue helps {habit}, blame never does.
low | {cue}, notice one color in the kitchen. Back to looking: that alone makes a meal brighter.
high | Look back at your best meal this week {cue}. Doing {done} of {due} makes it one of many.
## challenge 2.3 4.2
| If you like, watch which dish empties first tonight. A loved meal gives the best clues.
| Notice what a Saturday does to {habit}, your call. Knowing its pattern keeps Sundays easy.
@eating | If you fancy, look at the oldest thing in the fridge. Food noticed in time keeps its promise.
@cooking | Look in the drawer you never open, if you want. One lost tool makes cooking fun again.
low | Notice one good smell from a kitchen, if you like. It counts as half a meal.
low | If you want, watch for the nicest bite today. That is {habit} enough, and a gift.
high | If you like, notice one extra thing at tonight's meal. Good company gives the best clues.
## plain 2.3 4.2
| Before dinner, note your hungriest hour. Knowing it helps the next meal meet you there.
| When the best bite of the day comes, notice it. One bright moment makes the whole meal worth its time.
7.1 | {cue}, spot what you grab without thinking. Seeing it gives the next meal a choice.
4.2 | Notice where the next meal gets eaten, when it comes. A table makes a break of it.
@eating | When you sit down to a meal, notice the missing color. A named gap helps the plate fill.
@eating 7.1 | {cue}, look at what stands at eye level. That shelf makes your food choices first.
@eating 4.2 | When you next shop, watch where you slow down. That clue makes buying good food easier.
@cooking | Before you cook tonight, notice what decides the dish. That clue makes next week easier.
@cooking 7.1 | {cue}, look at your favorite pan. Knowing where cooking starts helps it start.
@cooking 4.2 | When cooking gets loud, notice the moment you relax. That is the reward, right there.
low | Notice how hungry you are before a meal today. Looking without judging is a kind gift.
low 4.2 | {cue}, notice one thing that tasted good. It counts for {habit}, big week or small.
high | {cue}, notice what helped the best meal. Be proud: {done} of {due} is no luck.
high 4.2 | {cue}, look for one extra flavor in the next meal. Sharp senses make plain food rich.
high | Watch for a bonus clue {cue}: some meal got easy. Knowing why keeps it so.
high | When a meal goes sideways, notice the first sign. Doing {done} of {due} means you will catch it.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Rinse one small thing for the next meal {cue}. A small start is worth it, because the rest is easy.
3 1.4 @eating | {cue}, set one small vegetable on the plate. A little green makes the rest braver.
3 1.4 @cooking | Chop one onion {cue}. A small start makes a kitchen smell like dinner, and that helps.
4 12.5 8.3 | {cue}, put a small bowl on the counter. An empty bowl is an easy promise that a meal keeps.
4 12.5 8.3 @eating | Put the fruit where your hand goes {cue}. A small move saves a lot of choosing.
4 12.5 8.3 @cooking | {cue}, set the pan on the stove. A small sight makes cooking feel half begun.
low | Rinse one small fruit {cue}. On a hard day, that makes a meal possible.
low | {cue}, take one small fresh bite. Tiny counts, and {habit} counts it twice.
high | {cue}, add one extra vegetable to the next meal. Small steps got you here, and they pay.
## reminder 8.7 8.1
| {cue}, put one fresh thing on the counter. A small comeback gives a meal its first ingredient.
| Begin again with a small bowl {cue}. An easy start makes the next meal a clean page.
@eating 12.5 | {cue}, add one small fruit to your plate. You are back, and that counts.
@cooking | Put the pan back on the stove {cue}. A small return keeps cooking warm.
low | {cue}, wash one apple. Back to easy: a small meal still feeds tomorrow's you.
low | Take one small fresh bite {cue}. You are back, and {habit} is glad.
## challenge 8.7 8.1
| If you like, try a small bite of something new. One brave bite makes a meal a story.
| Add a small herb to tonight's meal, your call. A little green makes it look loved.
@eating | If you fancy, buy one small odd vegetable. Play is what keeps food from getting dull.
@cooking | Cook one easy dish to a good song, if you want. Joy makes the next time easier.
low | Eat one small thing slowly, only if you like. It makes a start for {habit}, and a nice minute.
low | If you want, wash one small cup. A clean cup makes the start of a meal.
high | If you like, add a small side dish. It makes tonight's meal feel like an occasion.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, jot down one easy meal that worked. That small note saves a tired evening.
| Put one small thing for later at the front {cue}. It saves the next meal a search.
12.5 | {cue}, clear a small corner of the counter. Room is what lets a meal begin.
8.1 | Fill one small bowl {cue}. Half a meal ready makes the other half easy.
@eating | {cue}, cut up an apple. A small plate of fruit empties itself, and that makes it easy.
@eating | At the next meal, eat one vegetable first. A small order change makes a good habit light.
@eating 12.5 | Wash a small box of berries {cue}. Being ready makes fruit win.
@cooking 12.5 | {cue}, take out one pan. A small start makes the stove hard to walk past.
@cooking | Pick one easy recipe {cue}. A short one keeps cooking friendly.
@cooking 8.1 | {cue}, soak the beans. A small step today saves tomorrow's cook an hour.
low | Plate one small fresh thing {cue}. It counts as {habit}, and it looks pretty.
low | {cue}, set out one bowl. So small a start still makes a meal feel near.
high | Chop one extra of whatever it is {cue}. A small effort gives tomorrow's meal a start.
high | {cue}, take the next small step. {done} of {due} meals began with one, so be proud.
high 12.5 | Give the next meal one extra color {cue}. A small flag makes it worth sitting for.
high | {cue}, set out a lemon as a bonus. Small and loud, it makes a plain meal sing.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, choose one meal that stays the same. One decision less saves your evenings.
5 8.3 7.1 @eating | Give vegetables a fixed place on the plate {cue}. Routine makes the good choice quiet.
5 8.3 7.1 @cooking | {cue}, name two regular nights for cooking. A schedule saves the nightly debate.
6 1.2 12.1 | If you are late, make the usual backup meal. A plan B keeps a bad day fed.
6 1.2 12.1 @eating | If there is no time, grab the backup fruit. A banana saves many an afternoon, and keeps the routine.
6 1.2 12.1 @cooking | If you come home tired, cook the plan B dish. Ten honest minutes keep the routine alive.
low | {cue}, keep one meal the same as yesterday. A routine that asks little gives a lot.
low | Put the usual bowl out {cue}. One steady thing counts for {habit} in a messy week.
high | {cue}, keep the usual order. Doing {done} of {due} means {habit} has a rhythm to be proud of.
## reminder 8.3 1.2
| {cue}, go back to the usual meal. Nothing to make up for: returning is what counts.
| Pick up the routine at the next meal {cue}. Each table is a fresh start that keeps its promise.
@eating | Put the fruit bowl back in its place {cue}. The same spot makes hands remember.
@cooking 1.2 | If the week fell apart, cook the usual dish again. An old friend makes the best comeback.
low | Put fruit back in the same spot {cue}. One fixed thing keeps a meal in mind.
low | Add one fresh bite to the usual meal {cue}. You are back, and that is what counts.
high | Add one vegetable in the usual slot {cue}. You are back, and {habit} is richer.
## challenge 8.3 1.2
| If you like, choose your first dish before you go out. A plan B makes any meal easy to enjoy.
| Keep one usual meal today, if you want. An anchor makes a free weekend sweeter.
@eating | Bring the fruit when friends cook, up to you. A shared bowl keeps your routine, and makes you welcome.
@cooking 1.2 | If you like, freeze one backup portion. Tomorrow's tired cook gets a gift with a date on it.
low | Keep one tiny routine today, only if you like. The same cup makes a quiet meal.
low | If you want, lay the table at the usual time. That alone makes a meal out of toast.
high | If you like, give {habit} one extra day. A steady table makes Mondays easier.
## plain 8.3 1.4
1.2 | If the fridge is bare, write three things down. A backup meal begun on paper saves the evening.
12.1 1.2 | {cue}, name the likeliest snag. A plan B made early keeps the meal calm.
7.1 | Before the next meal, lay the table at the usual time. A laid table makes you sit.
| Pick one meal to repeat all week {cue}. Routine gives you your thoughts back.
@eating | {cue}, put out the same fruit as yesterday. Repeats make a choice your own.
@eating 1.2 | If the meeting runs long, eat the backup apple. Pocket fruit saves the day's routine.
@eating 7.1 | When you plate the usual meal, give green the same corner. A fixed seat makes it come back.
@cooking | When you next cook, make the same dish as last week. Practiced hands make lighter work.
@cooking 12.1 | If the recipe lacks one thing, swap it. Snags like that make cooks out of readers. A bump, no more.
@cooking 7.1 | {cue}, chop one thing, same as yesterday. A regular kitchen gives you calm.
low | {cue}, put one fresh thing out, same meal as ever. It keeps a place for {habit}.
low 1.2 | If today is a mess, eat the usual toast. A backup meal counts in full.
high | Keep the usual slot {cue}. Doing {done} of {due} makes {habit} something to lean on.
high 1.2 | If tonight breaks the routine, add one green thing. It keeps the meal yours, and plan B proud.
high | {cue}, add a third regular dish. A meal on repeat gives busy weeks a floor.
high | {cue}, fill one bonus box, usual size. A second meal is a gift from past you.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, count your marks for {habit}. Each one means somebody ate with care: you.
7 2.3 @eating | Count the colors on one plate {cue}. A score you can eat makes numbers friendly.
7 2.3 @cooking | {cue}, count last week's home meals. Each one is cooking that counts.
8 3.1 3.2 | Ask one friend for a favorite meal {cue}. Tips that travel by fork make life tastier.
8 3.2 3.1 @eating | {cue}, tell one friend about your food plan. Being asked about it helps.
8 3.2 6.3 @cooking | Ask a friend for their tired-day dish {cue}. Compared notes make weeknights easier to cook.
low | {cue}, count one meal that felt fine. One result is a reason to be glad.
low | Tell one friend the week was messy {cue}. Shared, it makes {habit} lighter.
high | Check the tally {cue}. Doing {done} of {due} means {habit} deserves a nod.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. The next one matters, gaps or not.
| Go back to counting your meals {cue}. Honest numbers help, even the odd one.
@eating 1.5 | {cue}, try that vegetable again, another way. One tweak makes a friend of a foe.
@cooking 1.5 | When a dish went wrong, cook it again with one tweak. What flopped once helps now: feedback.
low | Put one fresh thing out {cue}. Back on the tally, and it counts for {habit}.
low | {cue}, make one mark for one meal. You are back, and a small number means a lot.
## challenge 3.1 2.3
| If you like, share a meal with a friend. Two forks make better feedback than one.
| Ask your table to rate tonight's meal, your call. An honest number is a gift with salt.
@eating | If you fancy, taste two apples side by side. Keeping score makes food richer.
@cooking | Tell a friend your worst kitchen story, if you want. Shared laughs make better cooking data.
low | Share one small plate, only if you like. Company makes a meal count double.
low | If you want, tell a friend one thing you ate. Said aloud, a plain meal matters.
high | If you like, let a friend taste your best dish. Their review makes your next goal, meal by meal.
## plain 2.2 2.3
| {cue}, mark the last meal: good, fair or odd. The odd ones make the best teachers.
3.1 | When you next eat with a friend, tell them about {habit}. Good company makes good tips.
1.5 | Change one part of the next meal {cue}. One change at a time makes the result clear.
6.3 | Ask someone close what they cook when it is late. Their data may save a meal of yours.
@eating | {cue}, copy your most colorful meal. What worked once pays twice: your own data.
@eating 1.5 | Try that vegetable the other way {cue}. Comparing raw and roasted makes it fun.
@eating | Check the bin before you shop. What gets wasted is feedback that saves food and money.
@cooking | {cue}, plan the dish that got finished. The empty pan is a score that makes cooks proud.
@cooking 1.5 | Change one spice {cue}. Each small result makes your cooking more your own.
@cooking 3.1 | After you cook, ask your table for a number. Honest scores make the next pan better.
low | {cue}, mark one meal you enjoyed. A single good result still counts tomorrow.
low 1.5 | Change one tiny thing in the next meal {cue}. Small tests give quick results.
high | Note who asked for seconds {cue}. For any meal that extra number is the best reward.
high 3.1 | {cue}, tell someone close: {done} of {due}. Joy counts double when {habit} is shared.
high | Give your best meal a star {cue}. Of {done} it shines, and that makes the log a menu.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, name who you feed well, yourself first. That reason gives a meal its meaning.
9 13.2 15.3 @eating | Say what good food means to you {cue}. A word of your own counts for more than rules.
9 13.2 15.3 @cooking | {cue}, name the person you like cooking for. Someone to feed makes the stove warmer.
10 13.5 15.4 | Put one fresh thing out {cue}. Be proud: you became someone who makes a good meal happen.
10 15.4 13.1 @eating | {cue}, plate your food as for a guest. You became someone who deserves the good plate.
10 15.4 13.1 @cooking | Take the pan out {cue}. You became someone who cooks, and dinner is glad of it.
low | {cue}, do one kind thing for your next meal. You deserve the care you give others.
low | Take one fresh bite {cue}. A small vote for yourself keeps {habit} yours.
high | Add one extra touch to the meal {cue}. You became someone who cares, and it makes a difference.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One odd week changes nothing about who you are.
| Set one real plate again {cue}. It means you care how a meal looks, and who eats it: yourself.
@eating 15.3 | After a day of takeaways, go back to your own plate. You are still that person, and it counts.
@cooking 15.3 | {cue}, take the pan out again. A burnt dish makes a story: you are someone who cooks.
low | Add one fresh bite again {cue}. You still care, and that counts for {habit}.
low | {cue}, come back with one nice plate. You deserve a meal as good as you give.
high | {cue}, add a green thing again. Doing {done} of {due} makes it part of you, meal by meal.
## challenge 13.5 13.1
| If you like, show a child how to peel something. Values passed on by meal are a gift twice.
| Make the dish your family stands for, if you want. A meal with a name keeps people close.
@eating | Buy from someone you value, up to you. Food with a face means more.
@cooking 13.1 | If you fancy, cook one dish like the chef you may become. Play makes the role fit.
low | Make yourself one warm cup, only if you like. Being cared for counts, even by yourself, before any meal.
low | If you want, thank yourself for one meal. Being your own good host means a lot.
## plain 13.5 15.3
13.4 | {cue}, choose what you value in a meal: taste, company or calm. It gives a meal its reason.
15.3 | Recall one meal you were proud of {cue}. You made it yourself, and it still counts.
13.2 | {cue}, set one nice plate for yourself. It makes a meal an act of care.
15.4 | Lay one napkin {cue}. You become the host of your own meal, and it makes you slow down.
@eating | Dress your plate a little {cue}. A person like you deserves a good looking bite.
@eating 13.4 | When you next eat, save the bite you value most for last. A good end makes a plate dear.
@eating 13.1 | When you order out, choose first. Being someone who knows their food is a quiet reward.
@cooking | When you next cook, taste before you salt. Trusting yourself is how you become a cook.
@cooking 13.4 | Cook a bit of the dish that is most like you. Your own story makes the best smell.
@cooking 15.3 | {cue}, recall your first burnt dish. Being a cook now makes it a proud story, your own.
low | Use a real plate {cue}, even for one fresh thing. You matter, and so does the meal.
low 15.3 | {cue}, recall one meal that did you good. That was you, and it helps to know.
high | Add one fresh thing {cue}. Doing {done} of {due} makes {habit} a fact about you.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one new color to the next meal. A notch like that keeps it growing.
11 1.1 8.6 @eating | Add a second vegetable {cue}. A plate that has grown up a level gives you color to eat.
11 1.1 8.6 @cooking | When you next cook, do one step by heart. A skill you trust makes you grow.
12 7.3 1.2 | {cue}, do your part for the meal unprompted. On your own is how it lasts, so be proud.
12 1.2 15.3 @eating | If a lapse comes, eat one fruit next day. A lapse that ends in a bite makes habits last.
12 1.2 15.3 @cooking | Cook the easiest dish you know if a lapse comes. Skill keeps: it comes back by pan.
low | Take one fresh bite {cue}. It counts in the long run, and a small meal lasts.
low | {cue}, wash one fruit. A lower level keeps the meal plan growing, slowly.
high | {cue}, raise the next meal by a notch. Doing {done} of {due} means you have grown into it.
## reminder 1.2 7.3
| {cue}, go back to one fresh thing. After any feast, that meal is what makes habits last.
| {cue}, write the meal you return to after a lapse. A short plan saves long detours.
@eating 7.3 | Put the fruit back out unprompted {cue}. By heart is a level that pays.
@cooking 15.3 | After a lapse, chop one onion again. The skill keeps in the hand, and that counts.
low | {cue}, take one fresh bite. Back a level keeps {habit} alive, so it lasts.
low | Begin again with the easiest meal {cue}. Toast is a level too, and it counts.
high | Go back to your best dish {cue}, a notch up. It makes a grown meal of a good one.
high | {cue}, do it again by heart. {streak} days make {habit} a skill to be proud of.
## challenge 8.6 7.3
| If you like, try one recipe above your level. A brave meal is worth the mess.
| Plan one course of next month's feast, your call. Something to grow into makes a meal a goal.
@eating | If you fancy, try a vegetable you cannot spell. The next level makes food fun.
@cooking 7.3 | Put the recipe away tonight, if you like. Cooking by heart is a reward in itself.
low | If you want, make the easiest meal you know by heart. Resting skills still count.
low | Plan one nice thing for next month, only if you like. A meal in mind makes weeks brighter.
high | If you like, add a neighbor to the table. Giving makes a meal reach its next level.
## plain 8.7 7.3
1.2 | Before your next trip, choose a snack that travels. It keeps {habit} fresh, and it lasts.
7.3 | Before the next meal, set the table by heart. Running on its own makes it light.
1.1 | {cue}, write one meal goal for next month. A number or a dish keeps you growing.
15.3 | Recall the meal you could not make in week one {cue}. Growth like that makes a cook of anyone.
@eating 11 | {cue}, add a second color. Your plate keeps growing, and it makes eating a pleasure.
@eating 8.6 | Pick a harder vegetable {cue}. Artichokes teach a skill that makes food an event.
@eating 12 | When you next shop, buy fruit unprompted. What is home gets eaten, and that is how it lasts.
@cooking 11 | Skip the recipe for one step when you cook next. A skill is what is left, and it makes you a cook.
@cooking 8.6 | {cue}, sharpen one knife. A good edge makes any cook a level better.
@cooking 12 | Plan three meals by heart {cue}. A kitchen that runs on its own gives you evenings.
low | {cue}, eat the one fruit. Small days count, because they are how {habit} lasts.
low 1.2 | After a lapse, set one bowl out. It gives the next meal a place to grow.
high | Add a level to the meal {cue}: new cut, new heat. Growing is what keeps it fun.
high 1.1 | {cue}, set the next goal in one line. Doing {done} of {due} means {habit} can grow.
high 8.6 | {cue}, plan one meal from what is left. A notch further makes a skill of thrift.
high 15.3 | Write down your best meal {cue}. One extra page helps next winter's cook.
`;
