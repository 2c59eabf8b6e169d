import type { FamilyName } from '../composer/topics/topic.ts';

/** What helps with habits of a family, one to a line: any style can say it, and it asks for nothing. */
export const familyParagraphs: Record<FamilyName, string> = {
  movement: `
Comfortable is the right effort. You can still talk, and you end with something left over.
Clothes and shoes that lie ready do half the work. The first minute then starts itself.
Bad weather has an indoor answer. A hallway, a stair or a patch of floor is room enough.
Tired legs still manage the gentle version. It counts in full, and it keeps the place warm.
Short bouts add up over a day. Three small ones move you as far as one large one.
The way to the door is the longest part. After that, the body tends to join in.
Music with a beat sets a pace by itself. One song is a handy size for a short version.
A route that you know asks for no planning. That leaves your head free while your legs work.
Muscles that feel stiff after sitting like slow moves first. There is no prize for speed.
Company makes minutes pass faster. A friend, a dog or a good voice in the ear will do.
Stairs, errands and calls on your feet count as well. Movement does not need a special hour.
A break every so often makes long sitting easier. One minute on your feet changes the view.
Soreness asks for a lighter day and not for a stop. Gentle and slow is a fine choice.
A mat on the floor is a quiet invitation. It waits there all day and takes no offense.
Fresh air is a bonus and not a rule. What matters is that you moved at all.
The end of a session stays in the memory. An easy last minute makes the next one welcome.
A new place or a new song keeps a known routine fresh. The rest can stay as it was.
Two minutes between two tasks clear the head. You come back to the desk a little lighter.
Rest belongs to the plan. A calm day lets the next one begin with fresh legs.
How it felt tells you as much as how far it went. A word about it is a useful note.
Slow counts as moving. The pace that you would gladly repeat tomorrow is the best one.
One look at the weather in the evening settles what to lay out. The morning has less to decide.
A short version on a bad day keeps the door open. The long one will come on its own.
`,
  mind: `
A busy mind is not in the way. It is the usual weather, and coming back once is the exercise.
It needs no special room. A chair, a parked car or a quiet stair is enough.
Noise is fine and open eyes are fine. What counts is the pause, made on purpose.
Thoughts will come, as sounds do. There is no need to stop them or to follow them.
One slow breath is a whole session on some days. It takes about as long as this line.
A long breath out tends to settle things. The breath in looks after itself.
Words on paper get a thought out of the circle. They can be short, and nobody will read them.
A hand on the table or feet on the floor is a simple place to rest attention.
Some days feel no different afterwards. The practice lies in the pause and not in the mood.
The mind wanders for everyone, and often. Noticing that it did is the moment that counts.
A pen left on the page is an open door. Half a sentence is a fine entry.
The seconds before a door opens or a call connects are free. They make a good small pause.
Naming a feeling in one plain word can make it easier to hold. It needs no story.
A good thing noticed while it happens is doubled. Small ones count, like warm water or quiet.
There is no wrong way to sit. Comfortable and awake is all that it takes.
A set place helps the mind to arrive sooner. The same chair says what comes next.
Three lines in the evening make a day easier to close. The rest can wait for the morning.
Restless days are good days to practice. What is hard to settle gives the most to notice.
Kind words to yourself work better here than strict ones. You would use them with a friend.
A pause before an answer is a practice too. Nobody else will even see it.
Silence is not needed. The hum of a fridge is as good to listen to as a bell.
When a session was missed, the next breath is still there. It never runs out.
A minute is long when nothing fills it. That is why so few of them are needed.
`,
  hydration: `
What stands in sight gets used. A glass next to your cup does most of the remembering.
A few sips at the same moment are easier to keep than a large amount at no moment.
If plain tastes dull, a slice of fruit or another temperature makes it yours.
A full bottle on the desk is a cue that you see all day. An empty one is a cue too.
Every tap that you pass is a chance. The kitchen and the bathroom are good ones.
Meals come by themselves, so a glass at the table needs no reminder.
A cup that you like is used again. It can be as simple as the right size.
Warm counts as well as cold. Tea and plain hot water are both fine.
A bottle that goes into the bag in the evening is there in the morning without a thought.
Small glasses are easy to finish. An empty glass feels better than a full one left over.
What you drink at home is easy to see. A bottle brings the same cue to other places.
Carbonated or still makes no difference to the habit. The one you like is the right one.
Pouring one for somebody else is a good way to begin. Two glasses are as quick as one.
The moment after washing your hands is free and comes often. A glass fits there well.
Busy hours swallow the best plans. One glass before they begin is safe.
A jug on the table makes refills easy. It spares you the way to the kitchen.
Not thirsty is no trouble. One sip keeps the moment, and the rest can wait.
On the way out, a few sips at the door fit between the keys and the coat.
A mint leaf or a slice of lemon turns the same glass into another drink.
Coffee and water go well together. One cup of the first is a handy cue for the second.
A glass set by the sink in the evening is the first thing you meet in the morning.
On warm days and on active ones the habit has an easy time. The cue stays the same on others.
A sip is the smallest version there is. It still counts as the habit.
`,
  nutrition: `
Adding is kinder than forbidding. One good thing on the plate changes the meal without an argument.
The choice is easiest before you are hungry, which is why a ready option helps so much.
Meals with others count too. Knowing your first dish ahead leaves the evening free.
What stands in front gets eaten first. The eye level of the fridge is the best shelf.
Washed fruit in a bowl goes faster than fruit in a bag. Two minutes make the difference.
Frozen vegetables are a fine spare plan. They keep for weeks and cook in minutes.
A list in the hand makes the shop shorter. It also keeps the choice at the kitchen table.
Simple food cooked twice a week beats a feast that never happens. Plain is welcome.
One new thing at a time is plenty. The rest of the plate can stay as it was.
A handful is a good measure. It needs no scale and it fits any kitchen.
Leftovers are tomorrow's fast food. A box with a lid is all the planning they need.
Color is an easy guide. One thing that is green, red or orange brightens most plates.
A meal eaten at a table feels longer and calmer. Even five minutes there are worth having.
A sharp knife and a clear board save time. The setting cooks along.
Taste grows with meeting. A food tried several times often becomes one that you like.
Busy evenings are best planned for with something quick. A plan for them is half a meal.
Herbs, lemon and a little oil lift nearly any vegetable. It takes a minute.
What is in the house decides most meals. A good choice in the shop is made once and lasts for days.
Cooking double takes little longer than cooking once. The second half is a gift to a tired day.
A snack that is ready beats a plan in the head. A cut carrot is as quick as a packet.
Eating slowly gives taste a chance. The first three bites say most of it.
Other people's tables are a break and not a test. The next meal at home is yours again.
A plate is easy to change at one corner. That corner is where habits start.
`,
  learning: `
Little and often beats a long evening once a month, because each return brings the last time back.
What lies open gets used. A page, a card or an instrument in sight is half of the start.
Stuck is a normal place to be. An easier piece moves you along faster than staring at the hard one.
Trying to recall a thing fixes it better than reading it again. Even a wrong try helps.
Stopping in the middle makes it easy to begin. The next step is waiting in plain view.
A little sleep between two sessions helps what you learned to settle. Tomorrow is a good teacher.
Mixing two kinds of practice feels harder, and it tends to teach better than one kind alone.
Saying it in your own words shows at once what is clear. A listener is nice but not needed.
The phone in another room is worth ten good resolves. What is out of sight asks for less.
Slow and right comes before fast. Speed follows by itself when the way is clean.
One page, one card or one line is a whole session on a full day. It holds the place.
Spaces between sessions are part of learning. What was nearly lost and then recalled stays longer.
Errors show where the next minute is best spent. They are the map and not the mark.
A set seat and a set hour help you arrive sooner. The place learns along with you.
A question to start with gives the mind something to look for. It can be a small one.
The first minutes feel rusty for everyone. They are the warm-up and not the level.
What you enjoy comes back on its own. An easy favorite has its place in every week.
A bus seat, a queue or a kettle leaves room for one small piece. It adds up quietly.
Old material is worth a visit. What felt hard a month ago is a good measure of the way.
Tired eyes can listen. A voice, a song or a story counts as well as a page.
Hands and eyes together hold better than eyes alone. A quick sketch or a note is enough.
A visible mark of where you stopped saves the search. The next start then takes seconds.
Ending while it is still fun makes tomorrow easy. A little appetite is a good bookmark.
`,
  sleep: `
The evening is easier to change than the night. A dim lamp and a phone elsewhere are a good beginning.
A thought that circles can be put on paper for tomorrow. It will wait there.
Late days happen. A wind-down of two minutes still tells you that the day is over.
A steady time in the morning helps the evening along. The body likes to know what comes.
Bright light wakes and dim light calms. One lamp less in the last hour is a clear sign.
A charger outside the bedroom settles the question of the phone. An old alarm clock does the rest.
A cool and dark room makes it easier to drift off. A window or a curtain is a small step.
What you lay out in the evening need not be thought of in bed. Clothes and keys are enough.
The last half hour sets the tone. Slow and dull things fit there well.
Lying awake is no fault of yours. A calm hour of rest is worth something by itself.
A short list for tomorrow clears the head. Three words a line will do.
The same small order each night works like a song that you know. The end comes by itself.
A show that ends on a cliff is made to keep you. A stop time chosen before is stronger.
Morning light is a good start signal. A minute at the window is enough to notice it.
Coffee works for hours. Those who have their last cup early give the evening an easier job.
A bed that is made looks like an invitation. It takes a minute in the morning.
Busy days ask for a softer landing. Two calm minutes between work and bed make one.
A book on the pillow is in the way of the phone. That is just where you want it.
One poor night is no trouble for the habit. The next evening begins as always.
Warm water, a slow song or a page can close the day. The same one each time works best.
An alarm for the evening is as useful as one for the morning. It takes the decision off you.
Weekends drift a little, and that is fine. A familiar first step brings the rhythm back.
Quiet hands help a quiet head. Folding, rinsing or watering a plant can close the day.
`,
  productivity: `
Large things are done in verbs: open, write, call. The first one is usually smaller than the dread of it.
A rough version is worth having. It can be improved, while a blank one cannot.
Interruptions are part of any day. A note on where you stopped makes the way back short.
A list of three gets done. A list of thirty gets carried around.
Switching between tasks costs time at each turn. One thing at a time is the quicker way.
A desk with one thing on it says what comes next. The rest can wait in a box.
The first ten minutes of the day are easy to guard. Later ones belong to other people.
Most tasks take longer than we guess. A little air in the plan is no luxury.
A timer takes over the watching. Until it rings, there is nothing to decide.
Silent phones are easy to ignore. A closed drawer makes it easier still.
Done for today is a place too. Naming it lets the mind leave the desk.
What has no next step does not move. One verb on paper is enough to start it.
Small messes grow when they wait. One drawer or one mail at a time keeps them small.
Hard work fits best in your clear hours. Simple work can have the rest.
A fixed place for a thing saves the search for it. The search was the slow part.
Unfinished things circle in the head. A plan for them, however short, often quiets them.
A break is part of the work. A few minutes away from the screen let you see it anew.
An end time makes a task smaller. What fits in half an hour gets a half-hour shape.
Saying no to one thing is saying yes to another. The list shows which.
A good evening note is the best start signal. Tomorrow then begins with its first verb.
Progress, even a little, is what makes a workday feel good. A short log makes it visible.
A stuck task is often two tasks. Cut in half, one of them is easy.
A meeting that ends early leaves ten free minutes. One small next step fits into them.
`,
  generic: `
The first minute is what you are practicing. What comes after it is up to the day.
Something you can see works better than something kept in mind. One object in plain sight helps.
There is a pocket version for travel and for full days. It counts as much as the long one.
Easy to begin is the best property a habit can have. The rest tends to follow.
A steady moment does the remembering. It spares you a list and a good deal of worry.
Forgetting is no sign of not caring. It mostly means that the cue was too quiet.
What is ready gets done. A minute of setting up in the evening pays back in the morning.
Other days bring other moods. A version for each of them keeps the door open.
One act at a time is enough. Two new ones at once compete for the same moment.
A kind word to yourself afterwards closes the loop. It costs nothing and helps the next time.
Places have habits too. A corner where it always happens makes it happen sooner.
It does not need to look good. It only needs to be done in your own way.
A full week is a good reason for the short version. It is what that one is made for.
The moment before it is the one to watch. If that goes smoothly, the rest is easy.
A mark on paper takes a second. After a while, the row of marks speaks for itself.
The same act feels different on different days. What stays is the place that it has.
Travel changes nearly every cue. One that goes with you, such as teeth or shoes, still works.
Little obstacles decide most days. A missing pen or a dead battery can be fixed ahead.
Doing it with somebody is a different thing. It can be fun, and it is easier to recall.
A good stopping point makes the next start easy. It can come before you are tired of it.
Nobody sees most of the work. You do, and that is the one who counts here.
When two moments compete, the earlier one usually wins. Later in the day, other things get in the way.
Small things done in the same place soon feel at home there. So will this one.
`,
};
