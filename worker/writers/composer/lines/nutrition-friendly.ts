/** Friendly lines about eating and cooking. */
export const nutritionFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | What does your next meal look like? Before the first bite, notice it. That's all this week wants.
1 4.2 @eating | When you sit down to a meal, notice one thing. Who'd have thought a plate's so full of clues?
1 4.2 @cooking | Who decides what's for dinner? When it happens tonight, watch how. It's your cooking's first clue.
2 7.1 1.4 | {cue}, pick one trigger for a good meal. What's always there anyway?
2 1.4 7.1 @eating | What do your eyes meet first? {cue}, put one fruit at the front. It's a trigger.
2 1.4 7.1 @cooking | {cue}, set a pan in sight. What's a clearer trigger for a cook?
low | Takeaway week? {cue}, notice one thing you liked. It's a clue for the next meal.
low | Can it all wait? {cue}, notice how one bite tastes. That's it for {habit} today.
high | {done} of {due}! {cue}, spot one extra clue. What's it like when a meal just works?
## reminder 2.3 7.1
| Forgot to look? It's fine. When you next sit down to a meal, notice it again.
| {cue}, notice what's gone first from the fridge. What's it say about the next meal? You're back.
@eating | Which color's missing? When you next sit down, look at your plate again. It's only a glance.
@cooking 4.2 | What stops you? Before you cook again, spot the hurdle. It's usually the dishes.
low | Been ordering in? When you do again, notice the hour. It's a clue for {habit}, that's all.
low | What's the brightest thing in the kitchen? {cue}, notice it. You're back to looking, meal or no meal.
high | Curious again? {cue}, look for what's carried {habit} to {done} of {due}.
## challenge 2.3 4.2
| If you like, watch which dish goes first at the table. Isn't every meal a little vote?
| What does a Saturday do to {habit}? Watch it today, your call. It's got its own pattern.
@eating | What's the oldest thing in the fridge? Look at it today, if you fancy. It's food with a story.
@cooking | Which drawer do you never open? Look in it today, if you want. It's cooking archaeology.
low | If you want, notice one good smell from a kitchen today. Isn't that half a meal?
low | What's the nicest bite today? Notice it, only if you like. It's all {habit} asks.
high | If you like, notice one extra thing about tonight's meal. What's the table talking about?
## plain 2.3 4.2
| When are you hungriest? Before dinner, jot down the hour. It's a clue for tomorrow's meal.
| Which bite's the best today? When it comes, notice it. It's the big moment of the meal.
7.1 | {cue}, spot what you'd grab without thinking. Is the next meal on autopilot?
4.2 | Table, desk or sink: where's the next meal eaten? Notice it when you get there. It's a clue.
@eating | Which color's missing on your plate? When you sit down to a meal, notice it. That's all.
@eating 7.1 | What's at eye level? {cue}, look at that shelf. It's where your food decides for you.
@eating 4.2 | Where does your cart slow down? When you next shop, watch it. Food's got favorites.
@cooking | Who cooks when nobody feels like it? Tonight, when it's decided, notice how. It's a cooking clue.
@cooking 7.1 | Which pan's always on top? {cue}, look at it. It's where your cooking starts.
@cooking 4.2 | When cooking gets loud, notice the moment you relax. Isn't it the onions? It's mostly onions.
low | How hungry are you? {cue}, notice it. That's a clue before any meal.
low 4.2 | One good bite today? When it comes, notice it. It's plenty for {habit}.
high | What helped the best meal? {cue}, notice it. {done} of {due} isn't luck.
high 4.2 | Who'd notice an extra flavor? You would. {cue}, look for one in the next meal.
high | {cue}, watch for a bonus clue. What's the meal that's got easy lately?
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, rinse one small thing for the next meal. Wasn't that ten seconds?
3 1.4 @eating | One vegetable, that's it. {cue}, set a small one on the plate. Isn't that easy?
3 1.4 @cooking | Let's begin tiny. {cue}, chop one onion. What's easier than a meal that's begun?
4 12.5 8.3 | {cue}, put a small bowl out. What's a bowl for, if it's not to start a meal?
4 12.5 8.3 @eating | Is the fruit in sight? {cue}, put it where you'd grab a snack. It's an easy start.
4 12.5 8.3 @cooking | Where's the pan? {cue}, set it on the stove. It's a small start, and half of cooking.
low | Hard day? {cue}, rinse one small fruit. It's a start, meal or no meal.
low | Tiny day? {cue}, take one small bite of something fresh. It's a meal in miniature.
high | Fancy an extra? {cue}, add one small vegetable to the next meal. It's easy for you now.
## reminder 8.7 8.1
| Missed a few? {cue}, put one fresh thing out. It's a small way back to a good meal.
| {cue}, start again with a small bowl. Who said a meal can't begin empty? Let's see.
@eating 12.5 | Missed a couple? {cue}, add one small fruit to your plate. You're back, aren't you?
@cooking | Pan gone cold? {cue}, put it back on the stove. It's a small start.
low | One bite's a start, isn't it? {cue}, take a small fresh one. {habit} is back.
low | {cue}, wash one apple. Isn't that an easy way back to a meal?
high | Back already? {cue}, add a small extra to the next meal. You've made it look easy.
## challenge 8.7 8.1
| If you like, try a small bite of something new. Could it be your next favorite meal? It's happened before.
| Would a little green suit tonight's meal? Add one herb, your call. Parsley's got no enemies.
@eating | Seen an odd vegetable lately? Buy a small one, if you fancy. It's a conversation, and food.
@cooking | What's an easy dish with a good song? Cook it tonight, if you like. It's two minutes longer and worth it.
low | If you want, eat one small thing slowly. Isn't that a start on {habit}?
low | Want the smallest task there is? Wash one cup, if you like. It's where a meal starts.
high | If you like, add a small side dish tonight. What's the meal been missing? It's a chance to shine.
## plain 8.7 8.1
4 2.3 8.7 | Which meal was easy lately? {cue}, jot it down. It's a small note that feeds you later.
| {cue}, put one small thing at the front. Won't the next meal find it first?
12.5 | Is there a free corner on the counter? {cue}, clear a small one. It's where a meal starts.
8.1 | {cue}, fill one small bowl. Who says that's not half a meal already?
@eating | {cue}, cut up an apple. Isn't it odd how a small plate of slices empties itself? That's fruit, done.
@eating | What's first on the fork? At the next meal, when you start, eat one vegetable. The rest's as usual.
@eating 12.5 | {cue}, wash a small box of berries. Who can walk past clean fruit? It's easy.
@cooking 12.5 | {cue}, take out one pan. It's a small start. What does it feel like cooking?
@cooking | Too many choices? {cue}, pick one easy recipe. It's out if it's over five lines.
@cooking 8.1 | {cue}, soak some beans. It's a small step. Won't tomorrow's cooking be glad?
low | Hard day? {cue}, plate one small fresh thing. That's a meal begun.
low | {cue}, set out one bowl. It's empty, it's fine. Isn't that a start on a meal?
high | {cue}, chop one extra. It's a small effort, and whose next meal is half made? Yours.
high 12.5 | What's one extra color you've got? {cue}, put it out. It's a small flag for the meal.
high | What'd lemon do to tonight's meal? {cue}, set a small one out as a bonus.
# Consistency
## kickoff 1.4 8.3
5 7.1 | Which meal is the steadiest? {cue}, choose it. It'll be the same all week.
5 8.3 7.1 @eating | Do vegetables have a fixed place? {cue}, give them the left of the plate. It's a routine.
5 8.3 7.1 @cooking | Which two nights are for cooking? {cue}, name them. It's a schedule even a pan can keep.
6 1.2 12.1 | What's the usual snag, rush? If you're late, make the backup meal. Even toast is one.
6 1.2 12.1 @eating | If there's no time, grab the backup fruit. Isn't a banana nicely wrapped? That's plan B.
6 1.2 12.1 @cooking | What's your plan B when you're tired? If you are, cook the backup dish. One pan's enough.
low | Messy week? {cue}, keep one meal the same as yesterday. It's routine, no effort asked.
low | What's one steady thing? {cue}, put the usual bowl out. It's enough for {habit}.
## reminder 8.3 1.2
| Off rhythm? It's only food, and there's a next meal. {cue}, go back to the usual one. Okay?
| {cue}, pick up the routine at the next meal. Who's asking about the last one? It's eaten.
@eating | Where's the fruit bowl gone? {cue}, put it back in its usual place. It's missed.
@cooking 1.2 | If the week fell apart, cook the usual dish again. Doesn't it know you by now?
low | No making up for yesterday. {cue}, add one fresh bite, same meal. You're back, aren't you?
low | {cue}, go back to one fixed thing. Isn't fruit in the same spot half a meal plan?
high | Back in the usual slot? {cue}, add one vegetable. {habit} hasn't lost a beat.
## challenge 8.3 1.2
| If you're invited, choose your first dish early, if you like. Isn't a meal easy with a plan B?
| Does the weekend have one steady meal? Keep it, if you want. It's a nice anchor.
@eating | Eating with friends? Bring the fruit, up to you. It's your plate's plan B, isn't it?
@cooking 1.2 | Would a backup portion help? Freeze one, only if you like. It's cooking you've done already.
low | If you want, keep one tiny routine. Same cup, same fruit: isn't that a quiet meal?
low | Is one thing the same as last Saturday? Keep it, if you like. It's routine enough for {habit}.
high | If you like, keep the usual hour today, plus one extra dish. Who's joining the meal?
## plain 8.3 1.4
1.2 | If the fridge is bare, write three things down. Who says that's not how a backup meal starts?
12.1 1.2 | What's the likeliest bump this week? {cue}, name a plan B meal. It's kinder than rush.
7.1 | When's the table laid? Before the next meal, lay it at the same time as ever. It's expecting you.
| {cue}, pick one meal to repeat all week. It's routine. Who's bored by a good soup?
@eating | {cue}, put the same fruit on the table as yesterday. It's a quiet routine, isn't it?
@eating 1.2 | Long meeting? If it runs over, eat the backup apple. It's plan B in a pocket.
@eating 7.1 | What's the usual green? When you plate it, give it the same corner. It's a vegetable with an address.
@cooking | Same dish as last week? When you next cook, make it again. It's a routine your hands know.
@cooking 12.1 | If the recipe lacks one thing, swap it. Isn't cooking kind about snags? It's mostly guessing.
@cooking 7.1 | {cue}, chop one thing, same as yesterday. Doesn't the kitchen like a regular?
low | Week in pieces? {cue}, put one fresh thing out, same meal. It's still {habit}.
low 1.2 | If today's a mess, eat the usual toast. Isn't a backup meal a meal?
high | {cue}, keep the usual slot. At {done} of {due}, couldn't one set clocks by {habit}?
high 1.2 | If tonight breaks the routine, add one green thing. Isn't that a fine plan B meal?
high | {cue}, add a third regular dish. What's worth a meal on repeat? It's your list.
high | {cue}, save a bonus portion in the usual box. Who's that meal from? It's from the past you.
# Feedback
## kickoff 2.2 1.5
7 | How did last week taste? {cue}, count your marks for {habit}. It's just a number.
7 2.3 @eating | {cue}, count the colors on one plate. Isn't that a score you can eat?
7 2.3 @cooking | How many meals were home-made? {cue}, count them. It's honest, cooking is.
8 3.1 3.2 | Who'd know a good meal? {cue}, ask a friend. They've got better data.
8 3.2 3.1 @eating | {cue}, tell one friend about your food plan. Who knows, they'll share the fruit?
8 3.2 6.3 @cooking | What do friends cook when they're tired? {cue}, ask one. You'll compare notes.
low | One fine meal, was there? {cue}, count it. It's a result.
low | Messy week? {cue}, tell one friend how {habit} went. It's lighter shared.
high | Seen your score? {cue}, check the tally. It's {done} of {due} for {habit}.
## reminder 2.3 2.2
| Gaps in the log? They're only gaps. {cue}, make a fresh mark for {habit}.
| {cue}, go back to the tally. How'd the last meal score? Any number's fine.
@eating 1.5 | Raw didn't win? {cue}, try that vegetable again, roasted. It's your test kitchen.
@cooking 1.5 | When a dish went wrong, cook it again with one tweak. What'll the plate say? It's feedback.
low | {cue}, put one fresh thing out. Aren't you back on the tally with {habit}?
low | One meal, one mark, you're back. {cue}, put it down. Wasn't that easy to count?
high | {cue}, mark today again. Who'd have guessed {done} of {due} for {habit}? It's on paper.
## challenge 3.1 2.3
| If you like, share a meal with a friend. Isn't it nicer with two forks and one review?
| How'd your table rate tonight's meal? Ask them, your call. They're honest, mostly.
@eating | Which apple's better? If you fancy, taste two side by side. Food's due a jury and a score.
@cooking | What's your worst kitchen story? Tell a friend, if you like. It's feedback, in a way, on cooking.
low | If you want, share one small plate with someone. Who'd say no? It's a meal in company.
low | Who'd like to hear what you ate? Tell a friend of one meal, only if you like. It's a story.
high | If you like, let a friend taste your best dish. What's your next goal, their recipe? It's a meal.
## plain 2.2 2.3
| Good, fair or odd? {cue}, mark the last meal. It's the odd ones that teach.
3.1 | When you next eat with a friend, tell them about {habit}. They'll have tips, won't they?
1.5 | {cue}, change one thing in the next meal. Salt, heat or shape, what'll it be? That's data.
6.3 | What do they cook when it's late? Ask someone close. Their data's free, and it's a meal.
@eating | Which meal was the most colorful? {cue}, copy it. It's your own data, on a plate.
@eating 1.5 | {cue}, try that vegetable the other way. Raw or roasted, what's the result?
@eating | What's in the bin? Before you shop, check the loss. It's feedback on food.
@cooking | What got finished? {cue}, plan that dish again. The empty pan's your score.
@cooking 1.5 | {cue}, change one spice. How's the dish compare? It's science with an apron.
@cooking 3.1 | One to ten, how was it? Ask your table after you cook. They'll tell you.
low | {cue}, mark one meal you enjoyed. Isn't a single good result still true?
low 1.5 | What's the tiniest tweak? {cue}, change one thing in the next meal. You'll see how it went.
high | Who asked for seconds? {cue}, note that extra detail. It's good data for any meal.
high 3.1 | Who'd enjoy {done} of {due}? {cue}, tell them. You're allowed a boast about {habit}.
high | Which meal was best of all {done}? {cue}, give it a star. It's your log's highlight.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Who do you feed well? {cue}, name them, and yourself. It's why a meal matters.
9 13.2 15.3 @eating | What does good food mean to you? {cue}, put it in one word. It's yours.
9 13.2 15.3 @cooking | Who do you like cooking for? {cue}, name that person. It's a reason.
10 13.5 15.4 | {cue}, put one fresh thing out for a meal. You're someone who feeds people well, aren't you?
10 15.4 13.1 @eating | Would you serve a guest like that? {cue}, plate your food as one. You're that person.
10 15.4 13.1 @cooking | {cue}, take the pan out. You've become someone who cooks, haven't you?
low | What's one kind thing for your next meal? {cue}, do it. Care's in character.
low | One fresh bite's a vote, isn't it? {cue}, take it. It's for yourself and {habit}.
high | {cue}, add one extra touch to the meal. Isn't that someone who cares? It's you.
## reminder 13.5 15.3
| One odd week isn't who you are, is it? {cue}, come back to {habit}.
| {cue}, set one real plate again. Who cares how a meal looks? You do, it's who you are.
@eating 15.3 | Still you after the drive-through? Of course you are. {cue}, go back to your own plate. It's there.
@cooking 15.3 | Burnt the last one? {cue}, take the pan out again. You're still someone who cooks.
low | You still care, don't you? {cue}, add one fresh bite again. A vote for {habit}.
low | {cue}, come back with one kind thing on a plate. Aren't you worth a good meal?
high | {done} of {due} is proof, isn't it? {cue}, add a green thing. You're back, meal and all.
## challenge 13.5 13.1
| If you like, show a child how to peel something. Aren't values passed on by meal?
| Which dish does your family stand for? Make it tonight, if you want. It's a meal with a name.
@eating | Who grows your food? Buy from someone you value, up to you. It's got a face, then.
@cooking 13.1 | What would a chef do? Cook one dish that way, if you fancy. You're becoming one, towel and all.
low | If you want, make yourself one warm cup. Isn't that care, before any meal?
low | Who cared for you today? Thank yourself for one meal, if you like. It's only fair.
## plain 13.5 15.3
13.4 | Taste, company or calm: what do you value in a meal? {cue}, choose one. It's yours.
15.3 | Which meal were you proud of? {cue}, recall it. You did it yourself, it's proof.
13.2 | {cue}, set one nice plate for yourself. Isn't a meal a kind of care?
15.4 | Cloth or paper? {cue}, lay one napkin. You've become the host of your own meal.
@eating | {cue}, plate your food as for a guest. Who says you aren't that person?
@eating 13.4 | Which bite do you value most? When you next eat, save it for last. It's food with character.
@eating 13.1 | Menu in hand, who are you? When you order out, choose first. You're someone who knows their food.
@cooking | Salt now or later? When you next cook, taste first. You've become a cook with opinions.
@cooking 13.4 | What dish is most like you? Cook a bit of it. It's your own story, in a pan.
@cooking 15.3 | {cue}, recall your first burnt dish. Who's cooking now? It's you, yourself.
low | Who deserves a real plate? {cue}, put one fresh thing on it. You do, it's a meal for yourself.
low 15.3 | Which meal did you good? {cue}, recall it. That was you, and it's care.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one new color to the next meal. It's one notch. What's in the drawer?
11 1.1 8.6 @eating | Isn't your plate grown up? {cue}, add a second vegetable. One level, that's all.
11 1.1 8.6 @cooking | Ready for a notch? When you next cook, do one step without the recipe. It's a skill.
12 7.3 1.2 | Who'll remind you next month? {cue}, do your part for the meal unprompted. It's yours.
12 1.2 15.3 @eating | What if there's a lapse? If a lapse comes, eat one fruit next day. It's how food habits last.
12 1.2 15.3 @cooking | If a lapse comes, cook the easiest dish you know. Don't skills come back by pan?
low | {cue}, take one fresh bite. Isn't that how {habit} lasts on small days?
low | Down a level's fine. {cue}, wash one fruit. Isn't that a meal plan that can last?
high | {done} of {due}, feeling grown up? {cue}, raise the next meal a notch. It's time.
## reminder 1.2 7.3
| Feasts happen, don't they? {cue}, go back to one fresh thing. A good meal plan lasts.
| {cue}, write one line for after a lapse. What's the meal you'd come back to? It's how it lasts.
@eating 7.3 | Could you do it unprompted? {cue}, put the fruit back out. It's by heart now.
@cooking 15.3 | After a lapse, chop one onion again. Did the skill leave? It didn't.
low | Back a level, so what? {cue}, take one fresh bite. {habit} lasts, it's patient.
low | {cue}, begin again with the easiest meal. Isn't toast a level too?
high | Back to your best dish? {cue}, add one notch. Hasn't the meal grown?
## challenge 8.6 7.3
| If you like, try one recipe above your level. Won't the meal forgive you?
| What's next month's feast? Plan one course, your call. It's a meal to grow into.
@eating | Met any new vegetable lately? Try one, if you fancy. Next level: you'll pronounce it.
@cooking 7.3 | Could you cook it by heart? Put the recipe away tonight, if you like. It's your skill.
low | If you want, make the easiest meal you know by heart. Isn't that a skill, resting?
low | Long week? Plan one thing for next month, if you like. A meal can last in the mind, can't it?
high | If you like, add a neighbor to the table. Isn't your meal ready for the next level?
## plain 8.7 7.3
1.2 | Before your next trip, choose a snack that travels. Isn't that how {habit} lasts?
7.3 | Before the next meal, set the table by heart. Who needs reminding? It's on its own now.
1.1 | What's the meal goal for next month? {cue}, write a number or a dish. It's growing.
15.3 | Which meal was too hard in week one? {cue}, recall it. It's a skill by now.
@eating 11 | {cue}, add a second color. Isn't your plate still growing?
@eating 8.6 | Feeling brave? {cue}, pick a harder vegetable. Artichokes count, it's a skill.
@eating 12 | Could fruit be first on the list? When you next shop, buy it unprompted. That's what lasts.
@cooking 11 | What's one step you know by heart? When you next cook, skip the recipe for it. It's a skill.
@cooking 8.6 | Is your best knife sharp? {cue}, sharpen it. You'll cook a level up.
@cooking 12 | {cue}, plan three meals by heart. Doesn't the kitchen run on its own?
low | Small day? {cue}, eat the one fruit. It's how {habit} lasts.
low 1.2 | After a lapse, what's first? Set one bowl out. The next meal grows from there, it's true.
high | {cue}, add a level to the meal. New cut or new heat, what'll it be?
high 7.3 | {streak} days, so who needs the list? {cue}, leave it. {habit} runs on its own, it's official.
high 8.6 | What's left in the fridge? {cue}, plan one meal from it. It's a notch further: skill.
high 15.3 | What'll you cook next winter? {cue}, write down your best meal. It's one extra for the list.
`;
