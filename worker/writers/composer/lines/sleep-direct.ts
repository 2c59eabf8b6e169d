/** Direct lines about evenings, sleep and getting up. */
export const sleepDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When the last lamp goes out, notice the hour. Bed has a pattern. So does the morning.
1 | Before bed, notice what fills the last hour. Change nothing. Morning will show what it cost.
2 7.1 1.4 | {cue}, put the phone on its charger. That click is your trigger. The rest of the evening lines up.
2 1.4 7.1 @sleep | Pick one trigger {cue}: lamp, curtain or slippers. Bedtime needs only one.
2 1.4 7.1 @rising | {cue}, look where tomorrow's alarm will stand. In reach? There is your first trigger.
low | {cue}, notice one thing about the evening. One clue is plenty. Nothing needs fixing before morning.
low | Look out of the window {cue}. A dark sky is a clue {habit} can use.
high | Spot one bonus clue {cue}. The big ones you know. The small ones keep people up past bedtime.
## reminder 2.3 7.1
| {cue}, notice what keeps you up. Back to watching. The rest comes later.
| When tonight runs late, notice what held you. A fresh clue for {habit}, no verdict.
@sleep | {cue}, look at the room again. Which lamp is winning against bedtime?
@rising 4.2 | When the alarm rings tomorrow, notice your hand. Back to watching, no verdict.
low | Notice one thing {cue}. You are back, and {habit} is still here.
## challenge 2.3 4.2
| If you like, watch what Saturday does to {habit}. It has a pattern of its own.
| Notice what only happens on a Saturday evening. Up to you.
@sleep | Notice the quietest moment before bed tonight. Optional, but it is often a nice one.
@rising | Notice the hour when you wake tomorrow, before any phone. Only if you like surprises.
low | Notice one yawn tonight, if you want. That is all {habit} asks of a Saturday.
high | If you like, notice one extra thing tonight. Somewhere is the clue that made {habit} stick.
## plain 2.3 4.2
| When half an hour vanishes tonight, notice where it went. {habit} would like it back.
| Spot the words "just one more" tonight. They are a signal. Bed and morning both hear them.
| Notice how tired you are {cue}, one to ten. {habit} gets easier with that clue.
@sleep | When the first yawn comes, notice the hour. Your bedtime has sent its signal.
@sleep | Before bed, notice the last thing you look at. It has the final word.
@sleep 7.1 | Look up {cue}. How bright is the evening still? That is a signal too.
@sleep 7.1 | {cue}, spot the room where the evening gets stuck. Sofa? Kitchen? A clue for bedtime.
@sleep 4.2 | When your eyes go heavy, notice what you do next. Sleep was knocking.
@rising | Notice what your hand does when the alarm rings tomorrow. Hands have habits.
@rising 7.1 | Look at tomorrow's alarm {cue}. Who chose that sound? A clue about mornings.
@rising | When you wake tomorrow, notice your first thought. It sets the pattern for the morning.
@rising 7.1 | {cue}, notice what waits in tomorrow's first hour. A clue to why you get up.
low | Notice one calm minute {cue}. Rough weeks have them too. {habit} can begin there.
low | Before bed, note one thing that ran late. A clue, not a verdict on {habit}.
high | Notice what helped {habit} {cue}. {done} of {due} is no accident.
high | Look for one extra clue {cue}. {habit} still has a secret or two.
high | Spot the trigger you stopped thinking about. {streak} days in, {habit} runs on autopilot.
high 4.2 @sleep | Before bed, watch for one extra sign of sleep. Rereading a line is one.
high 7.1 @rising | {cue}, notice one extra clue about mornings. Which night made the easiest start?
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, dim one small lamp. Two minutes of evening, a head start on the morning.
3 1.4 @sleep | Smooth the pillow {cue}. That is step one of one. Bed does the rest.
3 1.4 @rising | {cue}, lay out one sock for tomorrow. A small start. Its partner will follow.
4 12.5 8.3 | Put the charger outside the bedroom {cue}. One small step. Easier to sleep, easier to get up.
4 8.3 12.5 @sleep | {cue}, set a book on the pillow. A small sign: screens end here.
4 8.3 12.5 @rising | {cue}, put the alarm across the room. Small step now, two steps at dawn.
low | {cue}, dim one lamp. A tiny step, and it is enough for {habit}.
low | Smooth one pillow {cue}. Small and done. {habit} has begun.
high | {cue}, dim one extra lamp. An easy step up, and the evening slows down sooner.
## reminder 8.7 8.1
| {cue}, dim one small lamp. You are back, as simple as that. {habit} is on.
| Lay the phone face down {cue}. A small step back. The evening is yours till the alarm.
@sleep | Turn back the covers {cue}. The bed is a fresh start every single night.
@rising 12.5 | Lay out one shirt {cue}. Back to easy. The alarm holds no grudge.
@sleep 8.1 | After a late night, dim the smallest lamp tonight. A fresh evening needs little.
@rising | After a snoozed alarm, set one small thing out tonight. A fresh morning starts there.
low | {cue}, smooth the pillow. A tiny thing, and you are back. Morning can start from there.
## challenge 8.7 8.1
| If you like, spend ten minutes by one small lamp. Easy evening, gentle morning.
| Hide one screen until morning. Your call. A small hole in the evening, quickly filled with rest.
@sleep 8.1 | Eat dessert by lamplight tonight. Optional, small and silly. The evening softens anyway.
@sleep 12.5 | Change the sheets today, if you fancy. A fresh bed is an easy start to sleep.
@rising | Pick a small song to wake to tomorrow. Up to you. The alarm has no taste.
@rising 12.5 | If you want, leave a small gap in the curtains tonight. Dawn makes an easy alarm.
low | Dim one lamp early, only if you like. A little dark helps {habit} along.
high | If you like, add five minutes without screens. A small stretch, and {habit} gets the benefit.
## plain 8.7 8.1
4 2.3 8.7 | Jot down one easy win {cue}. Small notes help {habit} along.
| {cue}, put one thing away for tomorrow. Simple evening. The morning finds a clear table.
12.5 | {cue}, park the phone in another room. A small walk. It can rest there till morning.
@sleep | Turn one lamp down {cue}. Small thing. The evening takes the hint.
@sleep 12.5 | {cue}, give the phone a bed in the hall. Yours starts to look simpler.
@sleep | {cue}, put the remote in a drawer. A tiny step away from one more episode before bed.
@sleep | Draw the curtains {cue}. Two hands, five seconds, an easy start to bedtime.
@rising 12.5 | Lay out your clothes {cue}. An easy start to the morning, chosen while awake.
@rising | When the alarm rings tomorrow, put both feet down. That small. The rest is gravity.
@rising | {cue}, choose one nice first act. Coffee counts. A small reason beats a loud alarm.
@rising 12.5 | Set the cup and spoon out {cue}. Tomorrow morning begins with one easy step.
low | Dim one lamp {cue}. That is the whole list. For {habit}, small is enough.
low | {cue}, put the phone down one minute early. A tiny start, and a minute of rest.
high | {cue}, end the day five minutes earlier. A small bonus: early to bed, easy to get up.
high 12.5 @rising | Add one small thing to the morning table {cue}. Jam counts.
high @sleep | Dim one extra lamp {cue}. {done} of {due}, so keep it small.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, dim the lamps in the same order. Routine is how evening turns into a good morning.
5 7.1 @sleep | When the lamps are off, go to bed: same time tonight. Routine is restful.
5 7.1 @rising | {cue}, set the alarm for the usual time. Steady mornings start the evening before.
6 1.2 12.1 | If tonight runs late, dim one lamp and skip the rest. Plan B is up to the job.
6 1.2 12.1 @sleep | If work runs late, do a two-minute wind-down. A backup routine for bedtime.
6 1.2 12.1 @rising | If the night was short, get up at the usual time anyway. The plan B is bed, early.
low | {cue}, dim one lamp at the usual time. That is the whole routine. {habit} holds.
low | Keep one thing the same {cue}. One steady point is routine enough for {habit}.
high | {cue}, keep the usual order. Doing {done} of {due} says {habit} has a rhythm now.
## reminder 8.3 1.2
| {cue}, go back to the usual order. The lamp first. Then the rest lines up.
| Go back to your usual time {cue}. {habit} has not moved.
@sleep 1.2 | If last night slid, go back to the same bedtime. No making up for it.
@rising | Put the alarm back in its usual place {cue}. Mornings start from there.
@rising 1.2 | If you slept in, set the same alarm again. One long morning breaks no routine.
low | {cue}, dim one lamp, same spot as ever. You are back at {habit}.
high | Add five calm minutes {cue}. Back in the usual slot for {habit}.
## challenge 8.3 1.2
| If you like, keep the weekday hour for {habit}. Sunday gets longer that way. Same time.
| Set a backup for late parties: one lamp, then bed. Optional. {habit} has seen parties before.
@sleep | Up to you: keep the usual bedtime on a Saturday. A quiet rebellion.
@sleep 1.2 | If guests stay late, dim the usual lamp. Your call. The evening drops a hint.
@rising | Get up at the weekday time tomorrow, if you fancy. Saturday's alarm, Sunday's quiet.
@rising 1.2 | When Sunday's alarm rings, keep the weekday hour. Only if you like quiet streets.
low | Keep one tiny part of the routine tonight, if you want. The lamp will do for {habit}.
high | If you like, add Saturday to the routine. Same bed, same hour, no Monday to pick up.
## plain 8.3 1.4
1.2 | If a thought circles in bed, put it on paper. Backup storage until morning.
| Give the phone a fixed place {cue}. Out of sight helps {habit}.
1.2 12.1 | When plans change, keep one step: the lamp. {habit} survives on a routine of one.
@sleep | Switch off the big light {cue}, same as yesterday. Good evening.
@sleep | Keep the order the same {cue}. Bedtime is a routine, not a mood.
@sleep 1.2 | If you come home late, dim one lamp first. The routine shrinks. The bedtime stays.
@sleep 12.1 | If a show tempts you, choose the stop time first. The obstacle gets a bedtime.
@rising | Set the alarm {cue}: the usual time. Dull, steady, and up by morning.
@rising | When the alarm rings tomorrow, open the curtains first. Same order daily.
@rising 1.2 | If the snooze tempts you tomorrow, stand up first. Plan B is to argue standing.
@rising 12.1 | If it is dark when you wake, switch one lamp on. Call it a backup sunrise.
@rising 7.1 | {cue}, check the alarm once. Same time as ever? Then morning is settled.
low | Smooth the pillow {cue}, same time. {habit} keeps its place.
low | {cue}, do one usual thing. {habit} can be that small tonight. Same routine.
high @sleep | Keep the order {cue}. At {done} of {due} the evening routine runs itself.
high @rising | {cue}, add one thing to the routine: tomorrow's cup. The morning likes regulars.
high 1.2 | If tonight breaks the routine, dim one lamp. {streak} days say it works for {habit}.
high | Keep the slot {cue}. {habit} has held it {done} of {due} times.
high | Add a second calm habit to the routine {cue}. A song will do. {habit} has room.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, count your marks for {habit}. It is only a number, and it is yours.
7 2.3 @sleep | {cue}, give your week of evenings a score.
7 2.3 @rising | {cue}, count the mornings that worked. The alarm cannot count. You can.
8 3.1 3.2 | {cue}, tell one friend about {habit}. One line. Friends are good alarms.
8 3.2 3.1 @sleep | {cue}, ask a friend how they end the day. Bedtime tips are worth sharing.
8 3.1 6.3 @rising | {cue}, ask one early friend what gets them up. You may learn a number.
low | Count one good thing {cue}. A result is a result. A result for {habit}.
low | Tell one friend about the hard week {cue}. {habit} is lighter when shared.
high | {cue}, add up your marks. Doing {done} of {due} means something worked: keep it for {habit}.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. A late night is a gap, not a score.
| Go back to the tally {cue}. One honest mark for {habit}. Zeros are numbers too.
@sleep 1.5 | Move one lamp {cue}. Fresh data by bedtime: did the tweak help?
@rising 1.5 | {cue}, move the alarm one step further off. Fresh results when you wake.
3.1 | Tell a friend you are back when you next meet. {habit} likes a witness.
low | {cue}, make one mark. You are back on the count with {habit}.
low 3.1 | Tell someone close you are back at it {cue}. {habit} is easier in company.
## challenge 3.1 2.3
| If you like, ask a friend how they end their day. {habit} can borrow a trick.
| Share one result of your week tonight. Your call. {habit} beats the weather as a topic.
@sleep 2.2 | Optional: give each evening this week a score. The best one wrote your bedtime plan.
@sleep 3.2 | Ask your household for low lamps at nine. Up to you. The score: yawns before bed.
@rising 2.2 | Count the snoozes of this week, if you like. The alarm will confirm the number.
@rising 3.1 | If you want, ask a friend to trade a morning message tomorrow. First one up scores.
low | Mark one calm evening in the calendar, only if you like. That is a result for {habit}.
high | If you like, look at your first mark for {habit}. {done} of {due} is quite a number since.
## plain 2.2 2.3
| {cue}, mark last night in one word. Good, fair or short: {habit} can use all three.
3.1 | When you next see a friend, tell them about {habit}. They will ask again.
1.5 | {cue}, change one thing. The pillow tells you tonight, the alarm tomorrow.
6.3 | {cue}, ask someone close what ends their day. Compared notes help bed and morning.
@sleep | Copy one thing from your best evening {cue}. Your own data, no guesswork.
@sleep 1.5 | {cue}, move one lamp to the floor. Tonight against yesterday: which evening scores?
@sleep | {cue}, count the lamps still on. In the evening, the lower score wins.
@rising | When it is ten tomorrow, give your morning a score. One number, no essay.
@rising 1.5 | {cue}, try the curtains the other way. The result comes by morning.
@rising | When you get up tomorrow, note the real number. The alarm only made a suggestion.
@rising 3.1 | Tell someone close your alarm time {cue}. A number said aloud tends to stick.
low | Mark tonight for {habit} {cue}. One is a number.
low | {cue}, count one evening that felt fine. One is data. {habit} needs no second.
high 3.1 | Tell one friend about {habit} {cue}. Doing {done} of {due} allows a small boast.
high | Read the log aloud {cue}. {done} of {due} is a fine number for {habit}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, name what you value about a calm evening. The morning shares it.
9 13.2 15.3 @sleep | {cue}, dim one lamp for someone you care about. Sleep makes you better company.
9 13.2 15.3 @rising | {cue}, write down your reason for getting up. One that is true to you.
10 13.5 15.4 | {cue}, dim a lamp. You became someone who ends the day on purpose. It shows in {habit}.
10 15.4 13.1 @sleep | Close the day {cue}. You became someone who guards their sleep.
10 15.4 13.1 @rising | {cue}, set the alarm and mean it. You became someone who gets up.
low | {cue}, dim one lamp. A small vote for the person you are, and for {habit}.
low | Be kind to yourself for a minute {cue}. Care comes first. {habit} comes with it.
high | Dim one extra lamp {cue}. You became someone who kept {habit}, {done} of {due} times.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One late night does not change the person.
@sleep 15.3 | After a late night, go back to your own bedtime. You are still that person.
@rising 15.3 | Set the alarm again {cue}. A missed morning has no say in who you become.
13.4 | {cue}, go back to your own reason for {habit}. It has not gone anywhere.
@sleep 13.5 | Turn the lamp down again {cue}. You care how the evening ends. That is character.
low | Dim one lamp again {cue}. You care. A vote for {habit}.
low 15.3 | {cue}, dim one lamp again. {habit} asks for a person, not a perfect one.
high | {cue}, come back as yourself. {done} of {due} is proof enough. {habit} is yours.
## challenge 13.5 13.1
| If you like, leave the party first. True to yourself, and to {habit}.
@sleep 13.4 | Your call: end the evening with something you care about. Five minutes count.
@sleep 13.1 | Read a child to sleep, or yourself, if you like. Values start at bedtime.
@rising 13.4 | Give tomorrow's first hour to something you care about. Up to you. The morning has room.
@rising 13.1 | If you fancy, greet the sun tomorrow like a morning person. Acting is half of becoming.
low | Do one kind thing for yourself before bed, only if you like. {habit} is a form of care.
## plain 13.5 15.3
13.4 | {cue}, dim one lamp for what you value. {habit} is the quiet part of it.
15.3 | Recall one good night {cue}. You made it yourself, from evening to morning. That is proof.
13.2 | Put the phone to bed first {cue}. You became someone who gets up without it.
@sleep | Switch one lamp off {cue}. You are a person who guards the evening.
@sleep 13.1 | Tell the next episode no, once dinner is cleared. A person with a bedtime can.
@sleep 13.2 | {cue}, turn the covers back for yourself. You are host and guest. Good rest.
@rising 13.4 | Lay out one thing you care about {cue}. The morning is your own.
@rising 13.5 | When the alarm rings tomorrow, stand up. You are that person.
@rising 15.4 | {cue}, set the alarm once. You are becoming someone who trusts it.
@rising 13.2 | Name what the early hour means to you {cue}. A reason gets up first.
low | {cue}, switch one lamp off. A small act of care, and part of you. That is enough for {habit}.
low 13.4 | Before bed, name one thing you value. For {habit}, that is plenty today.
high | Name the value {habit} gave you {cue}. You lived it {done} of {due} times.
high 13.5 @rising | {cue}, add one thing you value to the morning. Tea alone counts.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, end the day five minutes earlier. One notch. It helps you sleep, it helps you get up.
11 1.1 8.6 @sleep | Bring bedtime forward by five minutes {cue}. One level up, and hardly a sacrifice.
11 1.1 8.6 @rising | {cue}, set the alarm five minutes earlier. One notch of morning, no heroics.
12 7.3 1.2 | {cue}, dim the lamp without reminders. You sleep on your own and get up on your own.
12 1.2 15.3 @sleep | If a lapse comes, dim one lamp that very evening. A lapse dislikes a bedtime.
12 1.2 15.3 @rising | Set one alarm for one morning if a lapse comes. Growth restarts there.
low | {cue}, dim one lamp. {habit} lasts through small nights, too.
low | Begin at the lowest level {cue}. {habit} grows from there.
high | {cue}, raise one thing by five minutes. At {done} of {due}, {habit} has grown into it.
## reminder 1.2 7.3
| Write your lapse plan {cue}: one lamp again. {habit} lasts that way.
@sleep 15.3 | After a lapse, go back to lights out. One bedtime restarts the whole skill.
@rising 15.3 | Set the alarm again {cue}. A lapse is a night long. Mornings keep coming.
low | Turn one lamp low {cue}. Back a level. {habit} lasts.
low 15.3 | Begin again with the smallest lamp {cue}. Coming back is how {habit} lasts.
high | Add two calm minutes {cue}. Back for the next notch of {habit}.
high 7.3 | {cue}, go again without a nudge. {streak} days on, {habit} runs on its own.
## challenge 8.6 7.3
| If you like, spend one evening without screens. {habit}, next level.
| Do the evening by heart tonight. Your call. {habit} may not need me.
@sleep 8.6 | Hold one hour of lamplight before bed, if you fancy. Next level: no clock in sight.
@rising 8.6 | If you want, take a walk at first light tomorrow. The morning at its next level.
@rising 7.3 | Try to beat the alarm by a minute tomorrow. Optional. Some bodies wake unprompted by now.
low | Keep one lamp low tonight, only if you like. Months of {habit} are made of that.
high | If you like, add ten minutes to the night. Next level for {habit}.
## plain 8.7 7.3
1.2 | Before your next trip, pack one thing for your evenings. {habit} lasts where it travels.
1.1 | Pick a goal for next month {cue}. One small one. {habit} grows that way.
@sleep 11 | Add five minutes to your wind-down {cue}. One notch, hardly felt.
@sleep 8.6 | Dim the room one level lower {cue}. Your eyes have grown used to evening.
@sleep 1.2 | If winter stretches the evening, keep the lamp low. Next winter it runs by heart.
7.3 | {cue}, do the evening by heart. {habit} no longer waits for a message.
@rising 7.3 | When you wake tomorrow, rise before you think. Unprompted is a level of its own.
@rising 8.6 | {cue}, give the early hour a project. The morning grows around it.
@rising 1.2 | If you travel, pack one rule: alarm out of reach. It lasts in any time zone.
@rising 15.3 | {cue}, recall your first week. Getting up was a fight. Now it is a skill.
low | {cue}, dim the one lamp. {habit} lasts through small nights.
low 1.2 | After a lapse, smooth the pillow. {habit} grows back from there.
low 15.3 | Recall one night that worked {cue}. A skill does not leave. {habit} is still yours.
high @sleep | Go one notch further {cue}: two lamps, ten minutes. The evening has grown into it.
high 1.1 | {cue}, set the next goal in one line. Doing {done} of {due} says {habit} can take it.
high | Do it without a thought {cue}. After {streak} days, {habit} is a skill.
high 7.3 | Leave the phone off {cue}. {streak} days in, {habit} needs nobody's nudge.
high 8.6 | {cue}, add a level: no screens at all. {habit} can carry it once.
`;
