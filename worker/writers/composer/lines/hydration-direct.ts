/** Direct lines about drinking water. */
export const hydrationDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When you finish a glass, note the hour. Nothing else this week. Water, watched.
1 | {cue}, look for the nearest water. How far is it? That is the first clue.
2 7.1 1.4 | {cue}, put a full glass by the kettle. A trigger you cannot miss.
2 7.1 1.4 | {cue}, pick one moment for water. One trigger. Not five.
high | {cue}, notice what made you drink. {done} of {due} has a pattern.
low | {cue}, look at a glass. Looking is the whole task. A clue is enough.
## reminder 2.3 7.1
| When you next drink, notice what made you. Back to watching your water.
| {cue}, spot your glass again. Where did it end up?
| {cue}, note one drink again. The lost days did no harm. Clues wait.
| {cue}, look at the bottle again. Level, place, hour. Three clues.
high | {cue}, look again at your last glass. {done} of {due} so far. What is the pattern?
high | {cue}, notice the driest hour again. {streak} days in, a glass fits there.
low | When you pass a tap, notice it. A fresh look.
low | {cue}, look at your glass once. Back to noticing. That is all.
## challenge 2.3 4.2
| If you like, watch who drinks water at home, and when. Good clues.
| If you like, count the taps on your walk. A pattern, free of charge.
| Your call: notice how Saturday moves your first glass.
| Optional: taste water from two taps. Notice which one wins.
low | If you like, notice one glass today. One is plenty.
## plain 2.3 4.2
1 | After your first sip, jot down the moment. One note.
1 | When you spot your glass, notice if it is full. That is a clue.
1 | When you sit down to eat, notice how dry your mouth is. A water signal.
1 | {cue}, notice what you drink with. No verdict. Just a look.
1 | {cue}, watch the thirstiest person in the room. Where is their glass?
1 | {cue}, notice which glass you always take. There is one.
1 | When you want coffee, notice if you mean water. Odd question. Good clue.
2 7.1 | {cue}, put your bottle on your chair. You will notice it.
2 7.1 | {cue}, move the glass to your path. Triggers live on paths.
2 4.2 | {cue}, notice what keeps you from the tap. Distance or autopilot.
2 7.1 | {cue}, put the jug in your way. You will notice water then.
2 1.4 | {cue}, test one moment for three sips. Does it hold? A clue either way.
2 4.2 | {cue}, name the hour that stays dry. It is waiting for a trigger. And a glass.
| {cue}, notice the first thing you drink next. It sets the pattern.
high | {cue}, look at {streak} days of water. One pattern stands out. Which?
high | {cue}, spot one extra moment for a sip. You have the eye by now.
low | Before bed, note one moment you drank water. One is plenty.
low | {cue}, notice if your lips are dry. A water signal. Nothing to do.
low | {cue}, look where the glass is. Found it?
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, take three sips. Small on purpose. Water is patient.
3 1.4 | {cue}, drink one sip. That is this week's start. Yes, one.
4 12.5 8.3 | Before bed, fill a glass for the morning. An easy start is poured ahead.
4 12.5 8.3 | {cue}, put the glass in one spot. Small sips start there.
low | {cue}, wet your lips with water. Smallest start there is.
## reminder 8.7 8.1
| {cue}, take three small sips. You are back.
| {cue}, start again with one sip. No speech, no sum.
| {cue}, fill a third of the glass. Small, and back at it.
| {cue}, open the tap again. The easy part first: one sip.
high | {cue}, start again with an extra sip. {done} of {due}. Easy for you.
high | {cue}, pour a little extra water. Back in the easy rhythm. {streak} days in.
low | {cue}, take one sip. A tiny start again.
low | {cue}, rinse your glass. Small start. The water can come again later.
## challenge 8.7 8.1
| If you like, add a lemon slice to your glass. Small luxury.
| If you like, take your bottle for a short walk.
| Your call: drink a small glass from the good cup. Guests can wait.
| Optional: take three sips in the sun. A light start to Saturday.
high | If you like, add a second small glass. {done} of {due} can take it.
low | If you like, put one glass out. A small Saturday.
## plain 8.7 8.1
| {cue}, drink the top third of the glass. Small enough.
12.5 | Before bed, put a full bottle by the door. Easy start.
| {cue}, take one sip. Not thirsty is fine. Start anyway.
| {cue}, take three sips before the coffee. A small head start.
| {cue}, take one big gulp of water. The short version counts.
12.5 | {cue}, move the glass one step nearer. Short ways get walked.
| {cue}, drink while something else loads. A small wait, a small glass.
12.5 | {cue}, rinse the bottle. A light job. The next sip starts easier.
8.1 | {cue}, take two sips. Stop there. Small is the point.
| {cue}, pour half a glass. Full ones look like work.
8.1 | {cue}, sip once, standing up. Short enough for any day.
12.5 | {cue}, fill tomorrow's glass now. A small favor to the sleepy one.
| {cue}, give yourself what a plant gets. A little water.
8.1 | {cue}, drink one inch of the glass. Small steps have inches too.
4 2.3 8.7 | {cue}, mark one easy start with water. Small marks add up.
high | {cue}, take four sips or more. {streak} days of small ones did that.
high | {cue}, pour the glass a notch fuller. Small stretch. You did {done} of {due}.
high | {cue}, drink the small glass, then a bonus sip. Easy by now.
low | {cue}, take a sip. Small still counts as water.
low | {cue}, hold the glass. A sip may follow. A tiny start.
low | {cue}, take the smallest sip you know. Enough.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, drink one glass. Same time, every day.
5 7.1 | {cue}, give water one fixed slot. Same place, same glass.
6 1.2 12.1 | If you are out, drink at the first tap you see. Plan B for water.
6 1.2 | If plain gets dull, add fruit to your glass. Plan B, with taste.
high | {cue}, add an extra glass in a fixed slot. {done} of {due} is steady enough.
low | {cue}, take one sip, same place. Only the slot matters.
## reminder 8.3 1.2
| {cue}, fill the usual glass again. No catching up.
| {cue}, go back to the usual tap. Three sips. Routine resumed.
| {cue}, pick up the usual bottle again. Gaps are just bumps.
| {cue}, drink the same half glass again. The slot is still there.
high | {cue}, return to the slot. {streak} days done. The glass is used to you.
low | {cue}, take three sips in the usual place. You are back.
low | {cue}, take one sip, same spot. Routine saved. Back again.
## challenge 8.3 1.2
| If you like, keep your bottle in its usual place all weekend.
| Your call: drink at the weekday time. Saturday water tastes the same.
| Optional: drink from the spare bottle. Backups want practice.
| If you like, share the usual glass with company. Same time.
high | If you like, keep all weekday slots plus one extra glass. {done} of {due}, not bad.
low | If you like, keep one slot: one sip of water. The rest is free.
## plain 8.3 1.4
| {cue}, drink one glass. Same as yesterday.
7.1 | {cue}, take three sips at the usual tap.
1.2 | If the meeting is long, keep a bottle by your elbow. Plan B.
12.5 | {cue}, put your glass back in its fixed place. Full.
1.2 | If you forget till evening, drink one glass with dinner. A backup.
8.3 | {cue}, drink in the same chair. The chair will remember.
| {cue}, drink half the usual glass. Repeat beats debate.
7.1 | {cue}, take your sips before the phone. Fixed order. The phone can wait.
1.2 | If it is cold out, drink it warm. Same slot, other temperature.
12.5 | {cue}, refill the usual bottle. Tomorrow's routine, half done.
8.3 | {cue}, use the same glass as always. Boring is steady.
1.2 | If you travel, use any cup. The slot stays. So does water.
7.1 | {cue}, drink the glass. No thinking. That is the routine.
1.2 | If guests come, pour water for all. Same time, larger round.
high | {cue}, set a spare bottle in an extra place. {streak} days deserve a backup.
high | {cue}, add a slice to the usual glass. A bonus for {done} of {due}.
high | {cue}, drink the same glass and one sip or more. {streak} days, one rhythm.
low | {cue}, take two sips of water. Same place. Rhythm kept.
low | {cue}, take one sip in the usual slot. Shorter is still steady.
low | If it all slips, take one sip at the next tap. Plan B.
# Feedback
## kickoff 2.2 1.5
7 2.3 | {cue}, count today's glasses. Zero is a number, too. Data starts here.
7 2.3 | {cue}, mark each glass on paper. One week, one score.
8 3.1 3.2 | {cue}, tell one friend about your water. One line.
8 3.1 3.2 | {cue}, ask a friend to check in on your glass. Friday will do.
7 high | {cue}, add one glass to the tally. {done} of {due} is no accident.
8 high | {cue}, share your score with a friend: {done} of {due}. Good news about water is rare.
low | {cue}, mark one sip of water. A score of one is a score.
## reminder 2.3 2.2
| {cue}, drink one glass. A fresh mark in the tally.
| {cue}, start the count again at one glass. The old numbers stay true.
| {cue}, mark your next drink. A gap is data. Back to it.
| {cue}, tell a friend you are back at the glass. Short message.
high | {cue}, check the best hour again. {streak} marks of water so far.
low | {cue}, take three sips of water and mark it. Back on the tally.
low | {cue}, mark one sip again. One is a result.
## challenge 3.1 2.3
| If you like, compare glasses with a friend at dinner. Loser pours.
| If you like, pour a friend a glass too. Shared result.
| Your call: guess today's number of glasses. The tally judges at night.
| Optional: rate each glass for taste. The data will surprise you.
low | If you like, share one glass with a friend. One mark for two.
## plain 2.2 2.3
| {cue}, look at your marks. Which hour had most water?
1.5 | {cue}, try your water from a bottle. Compare with the glass.
3.1 | When a friend gets coffee, ask for a glass of water.
2.3 | {cue}, drop a coin in a cup for this glass. The count is on Friday.
1.5 | {cue}, change one thing about your glass. Place, size or hour. Then measure.
2.2 | {cue}, count this week's marks for water. Then last week's. Compare.
2.3 | {cue}, mark the glass before it is empty. Memory is a poor tally.
3.1 | {cue}, tell someone your number of glasses. Out loud.
1.5 | {cue}, copy one thing from your best water day. It worked once.
2.2 | {cue}, find the hour without marks. That is where a glass fits.
3.2 | {cue}, ask a friend to top up your glass too. Fair trade.
2.3 | {cue}, draw today's glass as full as it is. A chart. Results in pencil.
| {cue}, read your tally for water. One fact, no verdict.
high | {cue}, tell a friend about {streak} marks. Water has a fan.
low | {cue}, mark your water for today. One sip is a number.
low | {cue}, mark a zero if it is zero. Water is patient.
low | {cue}, copy the first sip of one good day. It worked.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for water aloud. Your own, still good.
9 13.4 13.2 | {cue}, drink a glass to one thing you value. Which one is it?
10 13.5 15.4 | {cue}, fill your bottle. You are someone who does.
10 13.5 15.4 | {cue}, cast a vote: one glass. You know the person it is for.
low | {cue}, take one sip for yourself. Small care counts.
## reminder 13.5 15.3
| {cue}, take your water again. A dry day does not change the person.
| {cue}, fill your glass again. Who you are did not leave.
| {cue}, return to your glass for your own reason. It still holds.
| {cue}, drink your glass again like someone who does. You are.
high | {cue}, pour your glass again, plus one for a guest. {done} of {due}.
high | {cue}, take your water again. {streak} days done so far. A person of habit, literally.
low | {cue}, take one sip again. Small care for yourself.
low | {cue}, come back by one sip. Same person. Same tap.
## challenge 13.5 13.1
| If you like, set water on the table for everyone. It is in character.
| If you like, hand someone a glass today. Care, poured.
| Your call: carry the worn bottle in sight. Proof of who you are.
| Optional: drink from a glass with a story. It is about what you value.
low | If you like, pour one glass for yourself. That is care.
## plain 13.5 15.3
| {cue}, drink your glass. Nobody claps. You care anyway.
13.4 | {cue}, take three sips for your own reason.
15.3 | {cue}, fill that worn bottle. It is proof.
13.5 | {cue}, put the bottle with your keys. People pack what they value.
13.2 | {cue}, pour the glass a kind friend would pour. For yourself.
15.4 | {cue}, thank yourself for one glass. Odd. Fair. Your own.
13.5 | {cue}, say it once: I drink water. Someone who does is speaking.
13.4 | {cue}, drink half a glass for what you value. No speech needed.
15.3 | {cue}, recall one glass you nearly skipped. You drank it.
13.1 | {cue}, carry your bottle where others see it. Character shows.
13.5 | {cue}, take your water. Not for the count. For yourself.
13.4 | {cue}, drink to the person you want at six tonight. A clear glass for yourself.
high | {cue}, drink your glass. {streak} days of proof. You know who you are.
high | {cue}, add a glass for someone you care about. {done} of {due} can share.
high | {cue}, fill the bottle. {streak} days kept.
low | {cue}, take one sip. Same person, smaller glass.
low | {cue}, pour a little water for yourself. That is care.
low | {cue}, sip once. Proof enough of who you are.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add half a glass to your water. One notch.
11 8.6 1.1 | {cue}, raise one thing: glass, place or hour. One level up.
12 7.3 1.2 | {cue}, drink your glass on your own. The cue lasts.
12 7.3 1.2 | If a lapse comes, drink at the next tap. Whole plan. It lasts.
high | {cue}, raise the glass one notch. Doing {done} of {due} says yes. The skill is there.
low | {cue}, take one sip. No raise today. It lasts through small days.
## reminder 1.2 7.3
| {cue}, go back to three sips of water. It lasts that way.
| {cue}, fill your glass again. A lapse is Wednesday, not the end.
| {cue}, pick up the bottle again. Skills do not dry up. They grow back.
| {cue}, drink again without waiting for me. Your own skill. Your glass.
high | {cue}, take the usual glass again plus a notch. You did {done} of {due}. It lasts.
high | {cue}, drink again by heart. {streak} days so far. Reminders are decoration. Water is not.
low | {cue}, take one sip of water. A level down is still back.
low | {cue}, sip once again. A lapse ends there.
## challenge 8.6 7.3
| If you like, carry your bottle on one trip. Next level.
| If you like, mute me today. The glass lasts on its own.
| Your call: teach someone the first sip. Skills grow by teaching.
| Optional: run the morning on the big bottle. One notch up.
low | If you like, drop a level: one glass. The skill stays.
## plain 8.7 7.3
11 | {cue}, fill the bigger glass. Your water has grown.
11 8.6 | {cue}, drink two sips past the usual stop. One notch.
12 | {cue}, take your glass. No reminder knows you better. It lasts.
12 1.2 | Before your next trip, pack an empty bottle. The habit lasts.
12 1.2 | {cue}, say your lapse plan in one line. One sip, one slot. It lasts.
| {cue}, drink a glass to how far it has grown.
7.3 | {cue}, drink by heart. Next month nobody writes to you about water.
8.6 | {cue}, take your water somewhere new. A skill travels. It has grown.
1.2 | {cue}, put a bottle where the next lapse waits. You know where.
8.7 | {cue}, drink the first inch by heart. Starting is the skill. The glass follows.
7.3 | {cue}, leave the glass in sight for good. It reminds for months.
| {cue}, drink without counting. Growth looks like that.
high | {cue}, drink before the usual hour. {streak} days by now. Next level.
high | {cue}, give someone your best water trick. Doing {done} of {due} makes a teacher.
high | {cue}, add one glass with no reminder. {streak} days did that. It lasts.
low | {cue}, take three sips. Small days make water last.
low | {cue}, take one sip by heart. The skill is still there.
low | {cue}, pour a small glass. Hard weeks belong to the long run.
`;
