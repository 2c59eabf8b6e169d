/** Informative lines about drinking water: each with something that is true. */
export const hydrationInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Most drinking happens on autopilot. When you finish a glass, note the hour.
1 | Distance decides small acts. {cue}, notice how far the nearest water is. A first clue.
2 7.1 1.4 | What stands in sight acts as a trigger. {cue}, put a full glass by the kettle.
2 7.1 1.4 | One trigger works better than five loose ones. {cue}, pick a moment for water.
high | {done} of {due} is enough to show a pattern. {cue}, notice which cue led you to the glass.
low | Noticing is the first technique, and the lightest. {cue}, look at one glass. Data enough.
## reminder 2.3 7.1
| A missed note changes no pattern. When you next drink water, notice again what made you.
| Patterns show after a handful of looks, not one. {cue}, spot your glass again.
| Memory rounds off what it did not watch. {cue}, note one drink again.
| Where a bottle ends the day tells how it was used. {cue}, look at yours again. A clue.
high | Doing {done} of {due} gives a fair sample. {cue}, look again at what led to your easiest glass.
high | {streak} days in, attention tends to wander. {cue}, notice your driest hour again. A glass may fit there.
low | Taps are cues too. When you pass one, notice it. A fresh look at water.
low | One look restarts the record. {cue}, notice one glass again. A clue is a clue.
## challenge 2.3 4.2
| Habits run in households. If you like, watch who drinks water at home, and when. A pattern may show.
| Days off have other cues. If you like, notice how Saturday moves your first glass.
| Most of us pass more taps than we think. Your call: count yours on a walk. A pattern of cues.
| Taste is a cue too. Optional: try water from two taps. Notice which one wins.
high | Doing {done} of {due} makes detail useful. If you like, add one extra note on today's water.
low | One note is data. If you like, notice one glass today. That is the whole pattern.
## plain 2.3 4.2
1 | The first sip of the day often has a fixed trigger. Once you have had it, note the moment.
1 | A dry mouth is a signal. When you sit down to eat, notice yours. Water is the plain answer.
1 | Half-empty glasses mark where a routine broke off. When you spot yours, notice how full it is.
1 | A favorite glass can be a cue of its own. {cue}, notice which one is yours.
1 | We often copy the people we sit with. {cue}, watch when the others drink.
1 | Cues call for a drink, any drink. When you want coffee, notice if water is what you mean.
2 7.1 | An object in the wrong place draws attention. {cue}, put your bottle on your chair. You will notice.
2 7.1 | Paths carry cues better than corners. {cue}, put the jug where you walk. You notice it without effort.
2 4.2 | Small frictions decide small acts. {cue}, notice what keeps you from the tap. A clue worth a note.
2 1.4 | A test beats a guess. {cue}, try one moment with three sips of water. Look how it sits.
2 4.2 | Every day has a dry stretch, often the same one. {cue}, notice when yours is. A glass fits there.
2 7.1 | A cue beside the keys is seen before each trip. {cue}, stand your glass there. A good trigger.
| Evening levels tell what the day was like. Before bed, look at your bottle. Data in plain sight.
| The first sip gets the most attention, the fifth the least. {cue}, notice how the first tastes.
high | Doing {done} of {due} holds more than luck. {cue}, notice which glass came without a decision.
high | {streak} days make a fair sample. {cue}, look for what those glasses share. That is the trigger.
high | New cues are easiest to add when old ones hold. {cue}, spot one for an extra sip.
low | One note is data. Before bed, note one moment you drank water.
low | Dry lips are a signal that needs no answer yet. {cue}, notice yours. Water can wait.
low | Finding comes before using. {cue}, look where your glass is. A clue for later, without effort.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | A step under a minute meets little doubt. {cue}, take three small sips of water.
3 1.4 | Simple acts become automatic sooner than hard ones. {cue}, drink one sip. That starts your water.
4 12.5 8.3 | A filled glass removes the effort of starting. Before bed, pour one for the morning.
4 12.5 8.3 | A spot gives the memory a handle. {cue}, put your small glass there. A light start.
low | The smallest act still links to its cue. {cue}, wet your lips with water. That starts it.
## reminder 8.7 8.1
| One missed day hardly mattered in a long study. {cue}, take three small sips again.
| Effort is highest before the first sip. {cue}, begin again with a small one.
| A small goal is easy to finish. {cue}, pour a third of a glass again.
| Restarts take less effort where the start is easy. {cue}, open the tap again for one sip.
high | {streak} days have worn down the friction. {cue}, pour a little extra water again. Easy by now.
low | One sip keeps the link alive. {cue}, take it. A small start again.
low | Getting ready is half of starting. {cue}, rinse your glass again. A small act with little friction.
## challenge 8.7 8.1
| Taste decides how fast a glass gets empty. If you like, add a small slice of lemon to yours.
| A bottle you carry is in sight for hours. If you like, take it along for a short walk.
| A nicer cup makes small sips likelier to repeat. Your call: use the good one for your water.
| Pleasant settings make an act easier to repeat. Optional: take three small sips in the sun.
high | Doing {done} of {due} leaves room to test. If you like, add a second small glass. Compare the ease.
low | A glass in sight does half the work of memory. If you like, put one out. Small is enough.
## plain 8.7 8.1
| A part of a glass is easier to finish than eight. {cue}, drink the top third. Small.
12.5 | Hurry makes us use what is ready. Before bed, put a full bottle by the door. Easier starts.
| Starting takes the effort, the second sip hardly any. {cue}, take a small first one.
| Order helps memory: water, then coffee. {cue}, take three small sips first.
| One gulp is practice, too. {cue}, take one of water. Short and done.
12.5 | What stands nearer gets used more often. {cue}, move your glass one step closer. Easier tomorrow.
12.5 | A rinsed bottle gets used, a stale one stands about. {cue}, rinse yours. Small effort, easy start.
8.1 | Stopping early keeps the next try easy. {cue}, take two small sips of water. It costs no effort.
| Half a glass looks like less effort than it saves. {cue}, pour one.
8.1 | A small repeat is still a repeat. {cue}, take one sip. Simple is allowed.
8.1 | An inch meets no resistance in the mind. {cue}, drink one inch of the glass. Small and simple.
12.5 | Sleepy minds use what is laid out. {cue}, fill tomorrow's glass now. A simple start.
8.1 | Many people find lukewarm easier to drink. {cue}, try one small sip of it. A test with water.
| Cue and act want to be close in time. {cue}, take one small sip at once.
4 2.3 | A written mark makes a small start count. {cue}, note one easy sip of water.
high | Doing {done} of {due} means little friction is left. {cue}, drink one extra inch of the glass. A small stretch.
high | Habits grow best from the easy end. {cue}, take four sips or more. {streak} days laid the start.
high | After {streak} days the start costs little. {cue}, add a bonus sip of water. A simple test of ease.
low | A sip keeps the routine. {cue}, take a small one. It counts as water.
low | Touch alone can bring back the act. {cue}, hold your glass for a moment. A tiny start.
low | The size of a step hardly matters to the link. {cue}, take the smallest sip.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A meal is a cue that comes daily. {cue}, drink one glass, same time each day.
5 7.1 | The same place each day spares a decision. {cue}, give your water one spot.
6 1.2 12.1 | Forgotten bottles are the usual obstacle. If you are out, drink at the first tap. A plan B for water.
6 1.2 | Taste fatigue is a common obstacle. If plain gets dull, add fruit to your glass. A backup.
high | {done} of {due}, so the slot works. {cue}, add a second steady glass in another place.
low | The slot teaches, not the amount. {cue}, take one sip in the same place. Routine, small size.
## reminder 8.3 1.2
| A routine is held by its place. {cue}, fill the usual glass again.
| The cue is still there after a gap. {cue}, go back to the usual tap for three sips. Same place.
| Order comes back faster than it came. {cue}, pick up the usual bottle again. Routine resumed.
| One repeat closes a gap. {cue}, drink the same half glass again, in the usual slot.
high | Doing {done} of {due} makes a firm rhythm. {cue}, drink the usual glass again plus one extra sip.
high | {streak} days in one slot is strong practice. {cue}, return to the glass again. Same time.
low | Three sips keep a routine. {cue}, take them in the usual place. You are back.
low | Shorter repeats keep the same link. {cue}, take one sip of water again, same spot. Routine saved.
## challenge 8.3 1.2
| Weekends move things around. If you like, keep your bottle in its usual place. A steady cue.
| The clock is a cue that works on Saturdays, too. Your call: drink at the same time as on weekdays.
| A backup works best when it was tried. Optional: drink from the spare bottle today. A tested plan B.
| Company makes a routine likelier to hold. If you like, share the usual glass with someone.
high | Weekends test a routine. If you like, drink at the usual times plus one extra glass.
low | A single kept slot carries a weekend. If you like, take one sip of water there. Same place.
## plain 8.3 1.4
| Repeats in the same place make an act automatic. {cue}, drink one glass, as usual.
7.1 | Taps make good cues: fixed in place. {cue}, take three sips at the usual one.
1.2 | Talking dries the mouth. If the meeting is long, keep a bottle by your elbow. A plan B.
12.5 | A fixed place saves looking. {cue}, put your glass back there, full.
1.2 | A late glass still keeps the routine. If you forget till evening, drink one with dinner.
8.3 | Chairs, windows and walls become part of a cue. {cue}, drink your glass in the same chair.
| Variety is for thoughts, repetition is for acts. {cue}, drink half the usual glass.
7.1 | What comes first gets done. {cue}, take your sips before the phone. A fixed order, same each day.
1.2 | Cold days lower the wish for cold drinks. If it is chilly, drink your water warm. Same slot.
12.5 | A refill at the same time spares a thought tomorrow. {cue}, fill the usual bottle.
8.3 | Travel breaks routines mostly by moving their cues. If you are away, drink from any cup at the usual time.
8.3 | The same glass is a cue you can hold. {cue}, use yesterday's again.
7.1 | A median of about two months is normal for a habit. {cue}, drink the usual glass. One repeat.
1.2 | Guests shift every order. If they come, pour water for all at the usual time. A backup with company.
high | Doing {done} of {due} means the cue is doing its part. {cue}, drink the usual glass a notch fuller. Same place.
high | Spare cues protect a routine of {streak} days. {cue}, set an extra bottle in one other place.
high | {streak} days in the same order. {cue}, drink the usual glass and a sip or more. Ease shows practice.
low | Place counts, amount hardly. {cue}, take two sips of water, same place. Routine kept.
low | A shorter repeat beats a skipped one for the memory. {cue}, take one sip in the usual slot.
low | One plan B covers most bad days. If it all slips, take one sip at the next tap.
# Feedback
## kickoff 2.2 1.5
7 2.3 | People who track progress reach their goals a little oftener. {cue}, count today's glasses.
7 2.3 | Marks made at once are honest data. {cue}, mark each glass for a week.
8 3.1 3.2 | Support works in small doses. {cue}, tell one friend about your water.
8 3.1 3.2 | A count with a witness is kept longer. {cue}, share your tally of glasses.
8 high | Good numbers invite support. {cue}, tell a friend about {done} of {due} over an extra glass.
low | A score of one is data. {cue}, mark one sip of water. Tallies begin there.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, drink one glass for a fresh mark.
| Old numbers stay true after a break. {cue}, start the count again at one glass.
| Missing marks show where the cue is weak. {cue}, mark your next drink again.
| Saying it aloud adds a little support. {cue}, tell a friend you are back at the glass.
high | {done} of {due} reads well. {cue}, mark one extra glass again. More data, steadier numbers.
high | {streak} marks show a pattern. {cue}, check again which hour has most water.
low | One mark is enough to restart a count. {cue}, take three sips of water and mark it. You are back in the data.
low | Any number beats a blank for learning. {cue}, mark one sip of water again. Data.
## challenge 3.1 2.3
| People drink along with others. If you like, pour a friend a glass too, and compare notes.
| Guesses sharpen attention. Your call: guess today's number of glasses. The tally tells at night.
| A rating turns taste into data. Optional: rate each glass from one to five. The numbers may surprise.
| A friendly match lifts numbers for a while. If you like, compare glasses with a friend at dinner.
high | {done} of {due} sets the mark. If you like, drink one extra glass past your best score. Data either way.
low | Company is a kind of support. If you like, share one glass with a friend. One mark for two.
## plain 2.2 2.3
| Hours differ in sips. {cue}, look at your marks for water. Your own data.
1.5 | Bottles and glasses empty at different speeds. {cue}, try your water from the other one. Compare.
3.1 | Asking is a cue for others to help. When a friend gets coffee, ask for a glass of water.
2.3 | Coins count as well as apps. {cue}, drop one in a cup for this glass. Data by Friday.
1.5 | One change at a time shows what did it. {cue}, change one thing about your glass. Compare later.
2.2 | Weeks compare better than days. {cue}, count this week's marks for water. Numbers, no verdict.
2.3 | Memory rounds its numbers. {cue}, mark your glass before it is empty. Honest data.
3.1 | A number told is remembered by two. {cue}, tell someone how many glasses you had. Support.
1.5 | What worked once often works twice. {cue}, copy one thing from your best water day.
2.2 | Gaps in a tally point at weak cues. {cue}, find the hour without marks. A glass may fit the data.
3.2 | Practical help is support, too. {cue}, ask a friend to top up your glass along with theirs.
2.3 | A drawing is a measurement, too. {cue}, draw today's glass as full as it is.
| Looking back at a record helps to adjust it. {cue}, look over your water marks.
high | {streak} marks are worth telling. {cue}, tell a friend about your water. Support grows with numbers.
low | One is a number. {cue}, mark your water for today. Trends begin with it. Good data.
low | A zero is a measurement as well. {cue}, mark today as it is. Water waits for the next number.
low | Good days leave instructions. {cue}, copy the first sip of one. Data from your own tally.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts with a reason of their own are kept longer. {cue}, say yours for water aloud.
9 13.4 13.2 | Values steer small acts when they are named. {cue}, drink a glass to one you value.
10 13.5 15.4 | We learn who we are partly from what we do. {cue}, fill your bottle. Evidence for yourself.
10 13.5 15.4 | Each repeat is a small vote for a self-view. {cue}, drink one glass. The person in the mirror gains one.
high | {done} of {due} is strong evidence of a person who drinks water. {cue}, add an extra sip to the proof.
low | Small acts of care shape the self. {cue}, take one sip of water. For yourself.
## reminder 13.5 15.3
| One dry day is weak evidence about a person. {cue}, take your water again.
| A self-view needs many acts, and bends little for one. {cue}, fill your glass again.
| Reasons outlast gaps. {cue}, come back to your glass for the one of your own. A value holds.
| What fits your values is easier to resume. {cue}, drink your water again.
high | {done} of {due} is proof by numbers. {cue}, pour your glass again, plus an extra for someone you value.
high | {streak} days are evidence about a person. {cue}, take your water again.
low | Small care builds the self too. {cue}, take one sip again.
low | One act is enough to resume a self-view. {cue}, take a sip of water again.
## challenge 13.5 13.1
| Hosts shape what others drink. If you like, set water on the table. It shows what you value.
| Giving makes a value visible. Your call: hand someone a glass today. Evidence of care.
| Reminders of people we value can be objects, too. Optional: drink from a glass with a story.
| Others come to expect what they see. If you like, carry your bottle in view. It tells who you are.
low | Self-care is practice, too. If you like, pour one glass just for yourself.
## plain 13.5 15.3
| Unseen acts shape the self. {cue}, drink your glass with no audience.
13.4 | Named values make small acts easier. {cue}, take three sips for yours.
15.3 | A worn bottle is evidence of a person who uses it. {cue}, fill it.
13.5 | What we pack shows what we value. {cue}, put your bottle with the keys. An act, not a plan.
13.2 | We are often kinder to guests than to ourselves. {cue}, pour yourself the guest's glass.
15.4 | Thanks reward an act at once. {cue}, thank yourself for one glass.
13.4 | A reason in mind makes the act feel chosen. {cue}, drink half a glass to what you value.
15.3 | Remembered efforts count as evidence. {cue}, recall one glass you nearly skipped. That was you.
13.1 | Example teaches without words. {cue}, carry your bottle where others see it. You become one who does.
13.5 | Saying it links act and person. {cue}, say "I drink water" once. Self-view follows practice.
13.2 | How we see an act decides how it feels. {cue}, take your water as care for yourself, not as a count.
13.4 | Acts repeated for a value become part of the self. {cue}, drink one glass for yours.
high | {streak} days are evidence that even doubt accepts. {cue}, fill the bottle.
low | Each sip is a small vote for the self. {cue}, take one.
low | The self is built in small acts, not big ones. {cue}, pour a little water for yourself.
low | A few dry days say little about a person. {cue}, take one sip of water. Fresh evidence.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Small raises hold. {cue}, add half a glass to your water. Steady growth.
11 8.6 1.1 | A skill grows best one thing at a time. {cue}, add half a glass of water. One notch.
12 7.3 1.2 | Cues outlast reminders. {cue}, drink your glass on your own. A habit that lasts.
12 7.3 1.2 | A plan known by heart shortens lapses. If you lapse, drink at the next tap.
high | Doing {done} of {due} leaves room to grow. {cue}, raise your glass one notch. Skills like a little challenge.
low | Skills rest without harm. {cue}, take one sip of water, no raise. The long run holds small days.
## reminder 1.2 7.3
| Learned skills come back fast. {cue}, take three sips of water again.
| A lapse weakens a habit little, a long silence some. {cue}, fill your glass again. It lasts.
| Practice is stored, not lost. {cue}, pick up your bottle again. The skill is there.
| A cue you know by heart needs no prompt. {cue}, drink your glass again. That lasts.
high | {done} of {due} is well practiced. {cue}, take the usual glass again plus a notch.
high | {streak} days with few prompts. {cue}, drink your water again by heart. That is a skill that lasts.
low | A lower level keeps the habit. {cue}, take one sip of water. You are back.
low | A lapse in practice can be short. {cue}, sip your water again. The skill is still there.
## challenge 8.6 7.3
| New settings test a skill. If you like, carry your bottle on one trip.
| A skill shows when the prompt is gone. Your call: leave me on mute today. Water, by heart.
| Teaching firms a skill. If you like, show someone your first sip of the day. Growth for two.
| A new place tests a learned cue. Optional: take your bottle somewhere new this morning. A notch up.
low | A step down is part of the long run. If you like, drink one glass, no clock. The skill stays.
## plain 8.7 7.3
11 | A second cue is a fair next level. {cue}, put one more glass in a new place. The skill grows.
11 8.6 | Raises of a sip or two hold best. {cue}, drink two past the usual stop. A small notch of growth.
12 | After weeks of repeats, the cue can remind you. {cue}, take your glass, by heart.
12 1.2 | Travel changes cues, so lapses are common there. Before your next trip, pack an empty bottle.
12 1.2 | If-then plans work for lapses, too. {cue}, say yours for water in one line.
| After weeks of practice, starting tends to cost less effort. {cue}, drink a glass to how it has grown.
7.3 | Reminders work best when they become needless. {cue}, drink your water by heart. That lasts.
8.6 | A skill used in new places gets firmer. {cue}, take your glass somewhere new.
1.2 | Lapses have favorite places. {cue}, put a bottle there. A plan for the long run.
8.7 | Starting is the part that becomes automatic. {cue}, drink the first inch of the glass by heart.
7.3 | A glass in sight reminds for months without a sound. {cue}, leave yours there. A lasting cue.
| Counting tends to matter less with practice. {cue}, drink your water without it.
high | Doing {done} of {due} shows where the skill is strong. {cue}, add water to the hour you skip, a notch further.
high | Doing {done} of {due} shows a learned cue. {cue}, drink one glass a notch earlier. The skill grows.
high | {done} of {due} is worth passing on. {cue}, give someone your best water trick. Teaching firms a skill.
low | Long habits hold small days. {cue}, take three sips. That is how water lasts.
low | Skills keep with small practice. {cue}, take one sip by heart.
low | Hard weeks pass, and cues stay. {cue}, pour a small glass.
`;
