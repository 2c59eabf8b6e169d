/** Informative lines about eating and cooking: each with something that is true. */
export const nutritionInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Most food choices run on autopilot. Before the next meal, notice who made this one.
1 4.2 @eating | Eyes choose before hunger does. When you sit down to a meal, notice what you see first.
1 4.2 @cooking | Dinner is often decided in one tired minute. When it comes, watch that minute: cooking hangs on it.
2 7.1 1.4 | A cue that happens anyway makes the best trigger. {cue}, choose one for a good meal.
2 1.4 7.1 @eating | Nearer food gets eaten more, trials find. {cue}, put one fruit in front, as a trigger.
2 1.4 7.1 @cooking | Tools in sight act as cues. {cue}, set a pan out: a trigger for cooking.
low | Looking takes little effort. {cue}, notice one color in the kitchen, before any meal.
low | Attention is a habit too. {cue}, notice one good bite, at any meal: clue enough.
## reminder 2.3 7.1
| Food eaten with attention is recalled better. When you next sit down to a meal, notice it again.
| What runs out first shows a pattern. {cue}, look back at which meal took it.
@eating | A plate is quick data. When you next sit down to a meal, look again for the missing color.
@cooking 4.2 | The hurdle is often the washing-up, not the stove. Before you cook again, notice yours: data.
low | Takeaways tend to have an hour. When you next order a meal, notice yours: a fresh clue.
low | Tired eyes see less. {cue}, look at one shelf again. Data for the next meal, no verdict.
high | Habits hide their cues. {cue}, notice again what starts {habit}, {streak} days on.
## challenge 2.3 4.2
| Tables have patterns. If you like, watch which dish of tonight's meal empties first.
| Weekends often change meal hours by more than we think. Watch what Saturday does to {habit}, your call.
@eating | The back of the fridge is out of sight and mind. If you fancy, look there for lost food.
@cooking | Most kitchens run on a few tools. If you want, notice which you never use for cooking: data.
low | The brain reads flavor mostly by nose. Notice one smell before a meal, if you like.
low | One bite is data. If you want, notice the best one of today's meals.
high | Company changes how long people eat, studies find. If you like, notice one extra thing at tonight's meal.
## plain 2.3 4.2
| Hunger has a daily pattern. Before dinner, note your hungriest hour: a clue for the next meal.
| Distraction dulls the memory of a meal, studies find. When the best bite comes, notice it.
7.1 | The hand decides before the mind does. {cue}, spot what it reaches for before a meal.
4.2 | Context shapes appetite. Notice where the next meal gets eaten, when it comes: data.
@eating | Attention finds gaps fast. When you sit down to a meal, notice the missing color.
@eating 7.1 | Eye level is the shelf that sells, in shops and in minds. {cue}, look at your food there.
@eating 4.2 | Hunger changes what we buy, studies find. When you next shop for food, notice where you slow down.
@cooking | One decision starts every dish. Before you cook tonight, notice what makes it.
@cooking 7.1 | Autopilot often picks the pan. {cue}, notice which one stands in front. A cue for your cooking.
@cooking 4.2 | Onions turn sweet with slow heat, and cooks turn calm. When the pan hums, notice your mind.
low | Hunger comes in waves, often shorter than they feel. Before the next meal, notice one.
low 4.2 | Pleasure is data. {cue}, notice one taste you liked: a clue for the next meal.
high | Repeats have reasons. {cue}, notice what made {done} of {due}: {habit} has a pattern.
high 7.1 | Cues often work unseen. {cue}, spot the trigger of {habit}, {streak} days in.
high 4.2 | The tongue learns with practice. {cue}, plan to notice one extra flavor at the next meal.
high | Easy things hide from memory. {cue}, watch for a bonus clue: which meal went by itself? Note it.
high | Drift shows early to a steady eye. {cue}, notice one further sign before the next meal.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Beginnings often take the most effort. {cue}, rinse one small thing, and the next meal has begun.
3 1.4 @eating | People tend to finish what is plated. {cue}, set one small vegetable on the plate.
3 1.4 @cooking | A sharp, small start: chilled onions sting eyes less. {cue}, chop one for the next dish.
4 12.5 8.3 | An empty bowl in sight is a cue. {cue}, set a small one out for the next meal.
4 12.5 8.3 @eating | Nearness works: less reach, less effort. {cue}, put the fruit at hand, an easy start.
4 12.5 8.3 @cooking | A pan on the stove removes one step. {cue}, set it there: a small plan for cooking.
low | Tiny acts still train the cue. {cue}, rinse one small fruit. A meal may follow.
low | A short act takes little effort. {cue}, take one small fresh bite, ahead of any meal.
high | Practice makes additions cheap. {cue}, add one small vegetable to the next meal.
## reminder 8.7 8.1
| One miss changes little, a study found. {cue}, put one small thing out: back to a good meal.
| Restarts take less effort than starts. {cue}, begin again with a small bowl for the next meal.
@eating 12.5 | Cut fruit takes less effort. {cue}, slice one small one again.
@cooking | Water boils while the mind arrives. {cue}, put the pan back: a small start.
low | Ease beats willpower on hard days. {cue}, wash one apple: a small way back to {habit}.
low | Small acts count as repeats. {cue}, take one fresh bite, and {habit} is back.
high | Skill makes restarts quick. {cue}, begin again with one extra small thing for the next meal.
high | {done} of {due} so far, so the start takes less effort. {cue}, go back to step one of {habit}.
## challenge 8.7 8.1
| New tastes often take several tries to please. If you like, try a small bite of one with a meal.
| Herbs keep their scent when added late. Add a small one to tonight's meal, your call: a simple test.
@eating | Novelty wakes attention. If you fancy, buy one small odd vegetable.
@cooking | Music tends to make minutes seem shorter. Cook one easy dish to it, if you like.
low | Eating slowly leaves the mind time to taste. If you want, eat one small part of a meal that way.
low | Ready things cut effort. If you want, wash one small cup: a start for any meal.
high | Variety makes plates tempting, studies find. If you like, add one small side to tonight's meal.
## plain 8.7 8.1
4 2.3 8.7 | Notes beat memory on tired days. {cue}, jot down one easy meal that worked.
| The front of a shelf often wins. {cue}, put one small thing there for the next meal.
12.5 | Clutter adds friction. {cue}, clear one small corner, so the next meal has room.
8.1 | A task begun tugs at the mind. {cue}, fill one small bowl, and the meal has a start.
@eating | A sliced apple takes less effort than a whole one. {cue}, cut up one, small plate, done.
@eating | First bites often taste strongest. At the next meal, eat one small vegetable first.
@eating 12.5 | Washed fruit takes less effort to choose. {cue}, rinse a small box of berries.
@cooking 12.5 | Tools laid out start the act. {cue}, take out one pan, a small head start for cooking.
@cooking | Fewer options, faster decisions. {cue}, pick one easy recipe.
@cooking 8.1 | Soaked beans cook with less effort and heat. {cue}, soak a small bowl for tomorrow's dish.
low | Cues can be empty: {cue}, set out one small bowl. A meal tends to find it.
high | Batching saves effort. {cue}, chop one extra small thing, and tomorrow's meal is easier.
high | Color draws attention. {cue}, set one extra out, a small flag for the next meal.
high | A little acid brightens flavor, tasting data show. {cue}, set out a lemon: a bonus for any meal.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A fixed meal saves a decision a day. {cue}, choose one that stays the same.
5 8.3 7.1 @eating | Routine makes choices quiet. {cue}, give vegetables a fixed place on the plate.
5 8.3 7.1 @cooking | Plans with a day get done more often. {cue}, name two regular nights for cooking.
6 1.2 12.1 | If-then plans tend to help in a rush. If you are late, make the backup meal.
6 1.2 12.1 @eating | Hurry is a common obstacle. If there is no time, grab the backup fruit, as planned.
6 1.2 12.1 @cooking | Tired minds decide badly. If you come home late, cook the plan B dish, chosen beforehand.
low | A repeated meal takes no decision. {cue}, keep one the same as yesterday.
low | One steady cue is a routine. {cue}, put the usual bowl out. {habit} leans on it.
high | Repeated order saves effort: {done} of {due} times so far. {cue}, keep it up for {habit}.
## reminder 8.3 1.2
| The next meal is the nearest restart, and there are about three a day. {cue}, plan the usual one.
| A routine returns faster than it grew. {cue}, pick up the usual meal from here.
@eating | Hands follow place. {cue}, put the fruit bowl back in its usual spot: a cue again.
@cooking 1.2 | Familiar dishes take less attention. If the week fell apart, cook the usual one again.
low | A fixed spot needs no memory. {cue}, put fruit back in the same place, meal or not.
low | The usual slot is still there: context keeps it. {cue}, add one fresh bite to the same meal.
high | {streak} repeats wear a path. {cue}, go back to the same order for {habit}.
high | Routines have room at the edges. {cue}, add one thing to the usual meal again.
## challenge 8.3 1.2
| Plans made early beat menus. If you like, choose your first dish ahead: plan B for any meal.
| Weekends often shift routines. Keep one usual meal today, if you want.
@eating | What you bring, you can count on. Bring the fruit tonight, up to you: a steady backup.
@cooking 1.2 | Most soups freeze well for months. If you like, freeze one backup dish from today's pan.
low | Repeats calm the mind. Keep the same cup for one quiet meal, only if you like.
low | A laid table works as a cue, even for toast. Lay it at the usual time for one meal, if you want.
high | Habits that hold on Saturdays tend to stick. If you like, give {habit} one extra day, same hour.
## plain 8.3 1.4
1.2 | Lists make fewer detours. If the fridge is bare, write three things down: backup meal, step one.
12.1 1.2 | Obstacles named early lose force. {cue}, name one snag, with a plan B meal.
7.1 | A laid table is a strong cue. Before the next meal, lay it at the usual time.
| A weekly repeat frees attention. {cue}, choose one meal that comes back, same day.
@eating | Repetition builds liking. {cue}, put out the same fruit as yesterday.
@eating 1.2 | Long meetings are a known obstacle. If one runs over, eat the backup apple: fruit on schedule.
@eating 7.1 | A fixed corner of the plate works as a cue. When you plate the usual meal, give it to green.
@cooking | Practice lowers the effort of a dish. When you next cook, make the same as last week.
@cooking 12.1 | Most recipes bend, tests show. If one lacks a thing, swap it: cooking has a plan B.
@cooking 7.1 | A regular minute of chopping becomes automatic. {cue}, chop one thing, same as yesterday.
low | Order is easier than willpower. {cue}, put one fresh thing out, same meal as ever.
low 1.2 | Backups are part of good plans. If today is a mess, eat the usual toast: a meal.
high | Doing {done} of {due} shows the cue works. {cue}, keep the usual slot for {habit}.
high 1.2 | Good routines bend. If tonight breaks yours, add one green thing to the backup meal.
high | Three regular dishes cover most weeks: less to decide. {cue}, add one meal to yours.
high | Same again is how acts turn automatic. {cue}, do it: {streak} days of {habit} so far.
high | One pot, two days: half the effort. {cue}, set out a bonus box, same as usual, for the next meal.
# Feedback
## kickoff 2.2 1.5
7 | Tracking tends to help. {cue}, count your marks for {habit}.
7 2.3 @eating | Colors are a fair measure of variety. {cue}, count those on one plate.
7 2.3 @cooking | Memory flatters, numbers do not. {cue}, count last week's dishes from your own pan.
8 3.1 3.2 | We eat like our company, studies find. {cue}, ask a friend for a favorite meal.
8 3.2 3.1 @eating | Progress told to others tends to hold, reviews find. {cue}, tell one friend about your meals.
8 3.2 6.3 @cooking | Others' shortcuts are free data. {cue}, ask a friend for their tired-day dish.
low | One good meal is a result. {cue}, count it, and memory keeps it.
low | Talking tends to lighten a hard week. {cue}, tell one friend how {habit} went.
high | Numbers beat impressions: {done} of {due}. {cue}, check the tally of {habit} yourself.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, make a fresh mark for {habit}.
| Records work best close to the act. {cue}, go back to the log and score the last meal.
@eating 1.5 | Roasting browns sugars, so carrots sweeten. {cue}, try that vegetable again: fresh data.
@cooking 1.5 | Cooks learn fastest by repeats with one change. When a dish went wrong, make it again, with one tweak.
low | One mark shows the cue works. {cue}, put it down: {habit} is back on the tally.
low | Small data is data. {cue}, mark one meal, and you are back on the count.
high | A record invites its next entry. {cue}, mark {habit} again: {done} of {due} so far.
## challenge 3.1 2.3
| People share tips while they chew. If you like, share a meal with a friend, and compare notes.
| Asked-for feedback often helps most. Ask your table to score tonight's meal, your call.
@eating | In pairs, fruit shows its differences: data with crunch. If you fancy, taste two apples.
@cooking | Food eaten in company often tastes better. If you want, share one small meal.
low | Food eaten in company often tastes better. If you want, share one small meal.
@cooking | Mistakes told are learned from twice. Tell a friend your worst kitchen story, if you like.
low | A friend's view is data too. If you like, tell one what meal you enjoyed.
high | Tasters tell more than mirrors. If you like, let a friend score your best dish: next goal, a meal for four.
## plain 2.2 2.3
| Three words suffice as a log. {cue}, mark the last meal: good, fair or odd.
3.1 | Company gives a plan support. When you next eat with a friend, tell them about {habit}.
1.5 | One change at a go keeps a test fair. {cue}, choose a tweak for the next meal.
6.3 | Comparing routines gives ideas. Ask someone close for their late-night meal: data from the field.
@eating | Your best plate is your best data. {cue}, copy your most colorful meal.
@eating 1.5 | Minutes of heat change a taste. {cue}, try that vegetable the other way: a fair test with a result.
@eating | Bins keep honest records. Check yours before you shop: wasted food is data.
@cooking | An empty pan is a clear result. {cue}, plan the dish that got finished.
@cooking 1.5 | Spices bloom in warm fat. When you next cook, test one there: the dish gives feedback.
@cooking 3.1 | Numbers make kind critics. After you cook, ask the table for one, ten being most.
low | A single result is still true. {cue}, mark one meal you enjoyed, for memory's sake.
low 1.5 | Tiny tests teach, too. {cue}, change one thing in the next meal, as data.
high | Seconds are the plainest data. {cue}, note one extra number: who asked, at which meal.
high 3.1 | Good numbers bear telling. {cue}, tell someone close how {habit} reached {done} of {due}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Habits tied to values last longer. {cue}, name who a good meal is for, yourself too.
9 13.2 15.3 @eating | A reason in your own words guides choices. {cue}, say what good food means to you.
9 13.2 15.3 @cooking | Cooking for someone is a strong reason. {cue}, name that person, or yourself.
10 13.5 15.4 | Each act is evidence of who you are. {cue}, put one fresh thing out for the next meal.
10 15.4 13.1 @eating | Care shows in small acts. {cue}, plate your food as for a guest: proof of the person.
10 15.4 13.1 @cooking | Acts come first, the self after. {cue}, take the pan out, as someone who cooks.
low | Kindness to yourself makes restarts likelier. {cue}, do one kindness before the next meal.
low | One bite is a vote: acts build the self. {cue}, take one fresh one before a meal.
high | {done} of {due} is evidence. {cue}, add one touch to the meal, as someone who cares.
## reminder 13.5 15.3
| One odd week is weak evidence about a person. {cue}, come back to {habit}.
| One meal is enough to act on a value. {cue}, set one real plate again.
@eating 15.3 | Takeaway days do not rewrite the self. {cue}, go back to the plate that is true to you.
@cooking 15.3 | Burnt dishes are practice, in every cook's record. {cue}, take the pan out again, as yourself.
low | Care takes less effort than duty. {cue}, add one fresh bite again: a vote for {habit}.
## challenge 13.5 13.1
| Children often copy how we eat. If you like, show one how to peel something: values by meal.
| Family dishes carry memory. Make yours, if you want: a meal that stands for something.
@eating | Knowing the grower changes how we value food, many find. Buy from one, up to you.
@cooking 13.1 | Acting a role is practice for it. If you fancy, cook one dish as the chef you may become.
low | A warm cup gives the mind a minute. Make yourself one before any meal, only if you like.
low | Thanks tend to lift a mood, even your own. If you want, thank yourself for one meal.
## plain 13.5 15.3
13.4 | Acts in line with values take less effort. {cue}, choose yours: taste, company or calm at a meal.
15.3 | Recalled success builds confidence. {cue}, recall one meal you made yourself: proof.
13.2 | Seen as care, a meal gets more attention. {cue}, set one nice plate for yourself.
15.4 | A napkin slows a meal: a small cue of worth. {cue}, lay one, as your own host.
@eating | How food looks changes how it tastes, tests show. {cue}, plate yours as for someone you value.
@eating 13.4 | Last bites often weigh more in memory. When you next eat, save the one you value for the end.
@eating 13.1 | Others' orders sway our decisions. When you order out, choose first, as someone who knows their food.
@cooking | Salt goes in, never out. When you next cook, taste first: a decision like that makes you a cook, yourself.
@cooking 13.4 | A dish can be evidence of a self. Cook a bit of the one most like you.
15.3 @cooking | Progress is easy to forget. {cue}, recall your first burnt dish: proof of how far you have come.
low | A real plate makes a bite a meal, in the mind. {cue}, use one for yourself: care.
low 15.3 | Memory keeps good food. {cue}, recall one kind meal: your own act.
high 15.3 | Evidence beats doubt. {cue}, look at {done} of {due}: {habit} is part of you.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Raises you hardly feel tend to last. {cue}, add one new color to the next meal.
11 1.1 8.6 @eating | A raise of one item is easier to keep. {cue}, add a second vegetable: a level up.
11 1.1 8.6 @cooking | Memory grows by use. When you next cook, do one step by heart: a skill.
12 7.3 1.2 | Cues outlast reminders. {cue}, do your part for the next meal unprompted: it lasts.
12 1.2 15.3 @eating | A plan can shorten a lapse. If a lapse comes, eat one fruit next day.
12 1.2 15.3 @cooking | Skills lapse slowly and return fast. If a lapse comes, cook the easiest dish by heart. Plan made.
low | Long habits contain many small days. {cue}, take one fresh bite, and {habit} lasts.
low | Skills have flat weeks as they grow. {cue}, wash one fruit: the lowest level of any meal plan.
high | Growth needs a slight stretch. {cue}, raise the next meal by a notch: doing {done} of {due} allows it.
## reminder 1.2 7.3
| Returning is a skill of its own. {cue}, go back to one fresh thing: a good meal lasts that way.
| Written plans can shorten a lapse. {cue}, note the meal you return to, in one line.
@eating 7.3 | Unprompted acts show a habit has grown. {cue}, put the fruit back out, by heart.
@cooking 15.3 | Hands keep skill for years. After a lapse, chop one onion again: practice resumes.
low | A lower level keeps the habit warm. {cue}, take one fresh bite. {habit} is back.
low | Plateaus are part of growth. {cue}, begin again with the easiest meal you know.
high | Old skill plus one notch is how practice works. {cue}, plan your best dish again: a grown meal.
high | The cue does part of the work by now. {cue}, go again by heart: {streak} days of {habit}.
## challenge 8.6 7.3
| Skills grow just above ease. If you like, try one recipe over your level: a meal to learn by.
| Goals with a date get done more often. Plan one course of next month's feast, your call: a meal.
@eating | Liking may take ten tastes, studies with children find. If you fancy, try a hard vegetable: one level.
@cooking 7.3 | Memory firms up by use. Put the recipe away tonight, if you like: cooking by heart.
low | Rest is part of practice. If you want, make the easiest meal you know by heart.
low | Plans to look forward to brighten weeks. Choose a meal for next month, only if you like.
high | Hosting stretches a skill. If you like, add a neighbor to the table: your meal, next level.
## plain 8.7 7.3
1.2 | Travel breaks cues, so lapses come. Before your next trip, choose a snack that travels. {habit} lasts.
7.3 | In one study the median habit took about two months. Before a meal, set the table by heart.
1.1 | Specific goals beat vague ones. {cue}, write one meal goal for next month.
15.3 | Growth is easy to miss. {cue}, recall the meal you could not make in week one: evidence.
@eating 11 | A raise of one can last, with little effort. {cue}, add a second color to the plate.
@eating 8.6 | Variety trains the tongue, a skill like any. {cue}, pick a harder vegetable.
@eating 12 | What is home gets eaten, on average. When you next shop, buy fruit unprompted.
@cooking 11 | Testing yourself beats rereading. When you next cook, skip the recipe for one step: skill.
@cooking 8.6 | Sharp knives slip less and need less effort. {cue}, sharpen one: a cook, one level up.
@cooking 12 | Plans learned by heart need no list. {cue}, name three dishes you can cook alone.
low 1.2 | Short lapse plans are easy to recall. After one, set one bowl out: the next meal grows from it.
high | Skills grow by one dimension at a go. {cue}, add a new cut or heat to the next meal.
high 1.1 | Goals just out of reach tend to pull. {cue}, set one beyond {done} of {due} for {habit}.
high 8.6 | Limits often spur ideas. {cue}, plan one meal from leftovers: skill, a notch up.
high 15.3 | Notes from good months help in bad ones. {cue}, write down your best meal, one extra.
`;
