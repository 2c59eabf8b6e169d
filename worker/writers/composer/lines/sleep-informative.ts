/** Informative lines about evenings, sleep and getting up: each with something that is true. */
export const sleepInformative = `
# Awareness
## kickoff 2.3 4.2
1 | People often misjudge their own habits. Before bed, notice what kept you up: a clue, no verdict.
1 4.2 @sleep | Most of us guess our bedtime wrong. When the last lamp goes out, notice the hour on the clock.
1 4.2 @rising | Snoozing runs on autopilot. When the alarm rings tomorrow, notice what your hand does.
2 7.1 1.4 | A click can be a trigger. {cue}, put the phone on charge. {habit} gets its signal.
2 1.4 7.1 @sleep | A trigger works best when it happens anyway. {cue}, choose one for bedtime.
2 1.4 7.1 @rising | Distance decides a lot half asleep. {cue}, look where the alarm stands.
low | Looking takes little effort. {cue}, notice one thing about {habit}.
low | A hard week is a pattern too. {cue}, watch one minute pass: data for bed, and for getting up.
high | One extra clue keeps attention awake. {cue}, notice what now gets you to bed, and what gets you up.
## reminder 2.3 7.1
| Late nights often share one trigger. {cue}, notice again what kept {habit} waiting.
@sleep | Heavy eyes are a signal we often miss. When yours come tonight, notice it again: bed is near.
@sleep 7.1 | Eyes adapt, so bright seems normal. {cue}, look at the evening again.
@rising 4.2 | Memory of waking is hazy. When the alarm rings again tomorrow, watch the first ten seconds.
@rising 7.1 | Looking forward is a clue, often missed. {cue}, notice again what the morning holds.
low | Missing days is part of most habits. {cue}, notice one thing. {habit} is back in view.
high | Repetition hides its reasons. {cue}, notice again what got {habit} to {done} of {due}.
## challenge 2.3 4.2
| Weekends often run an hour or two later. If you like, watch what a Saturday does to {habit}.
@sleep | Quiet resets attention. If you fancy, notice the stillest minute before bed.
@rising | Without an alarm the body clock shows itself. If you want, notice when you wake on Sunday.
low | One observation can begin a pattern. If you want, notice one yawn. {habit} needs no other data.
## plain 2.3 4.2
| Lost half hours often have one trigger. When yours goes tonight, notice it. {habit} needs it back.
| Autoplay takes the decision out of your hands. {cue}, notice what it does to {habit}.
@sleep | The first yawn is a signal most people talk over. When it comes, notice the hour.
@sleep | Light is a strong signal to the body clock. Before bed, notice the last one you look at.
@sleep 7.1 | Bright rooms tend to keep us alert. {cue}, notice how bright the evening still is.
@sleep 4.2 | The body cools a little as night comes. When your hands turn warm, notice it: sleep is a signal away.
@rising | Hands find the alarm on autopilot. When it rings tomorrow, notice what yours does.
@rising | Grogginess usually fades within half an hour. When you wake tomorrow, notice how long yours stays.
@rising 4.2 | A first thought colors the hour after it. When you wake tomorrow, notice yours. It is a clue.
low | Short nights are data, too. Before bed, note one thing that ran late: a clue, and up you get.
low 4.2 | Calm hides in rough weeks. {cue}, notice one minute of it: data from evening to morning.
high | What repeats has a reason. {cue}, notice why {habit} worked {done} of {due} times.
high 7.1 | Cues work unseen. {cue}, spot one further trigger that starts {habit}.
high 7.1 | Cues work even half noticed. {cue}, watch for an extra one that pulls you to {habit}.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Starting often takes the most effort. {cue}, dim one small lamp, and {habit} is under way.
3 1.4 @sleep | A tiny first act often pulls the next. {cue}, smooth the pillow: the bed looks ready.
3 1.4 @rising | Choices are easier the evening before. {cue}, lay out one small thing for the morning.
4 12.5 8.3 | Friction works. {cue}, put the charger a few steps off, which gives {habit} an easy night.
4 8.3 12.5 @sleep | What lies in sight gets used. {cue}, set a small book on the pillow. Easy bedtime.
4 8.3 12.5 @rising | Ten steps of effort beat one beep. {cue}, put the alarm across the room: a small walk.
low | Even a tiny act can follow a cue. {cue}, dim one lamp, and {habit} has a start.
low | Short acts need little effort. {cue}, smooth the pillow. A tiny act, yet {habit} begins there.
4 high | Things in sight work as cues. {cue}, set out one extra small thing for {habit}.
## reminder 8.7 8.1
| One miss changes little, a study found. {cue}, begin {habit} again, small.
| A phone face down draws less attention. {cue}, turn yours over again, for {habit}.
@sleep | Eyes need minutes to adjust to low light. {cue}, start again with one small lamp. Evening follows.
@sleep 8.1 | Two minutes of calm can be a start. {cue}, sit back in dim light. Rest may follow.
@rising 12.5 | A cold room adds friction. {cue}, lay out one warm layer: a fresh, easy start.
@rising | Things in sight get used. {cue}, set out a small glass: fresh water to wake up to.
low | Tiny restarts tend to feel easier. {cue}, dim one lamp, and {habit} is back.
high | Skill makes acts feel small. {cue}, add one easy minute, and you are back in {habit}.
## challenge 8.7 8.1
| Eyes adjust to low light in minutes. If you like, spend ten with one small lamp. Easy on {habit}.
@sleep 12.5 | Fresh linen is a small signal that the day is done. If you fancy, change one pillowcase before bed.
@sleep 8.1 | A warm bath one or two hours before bed tends to help. Optional: try a small version, warm feet.
@rising 12.5 | Dawn light reaches closed eyes. If you want, leave a small gap in the curtains. Morning does the rest.
low | The mind likes finished things. If you want, dim one lamp early: little, done, and {habit} counted.
high | Small extras keep practice fresh. If you like, add five minutes without screens to {habit}.
## plain 8.7 8.1
4 2.3 8.7 | Written wins are recalled better. {cue}, jot down one small thing about {habit}.
12.5 | Each room away adds friction. {cue}, park the phone in the hall. A small wall around {habit}.
@sleep | In one small trial, five minutes of writing tomorrow's list sped up sleep. Before bed, start with one line.
@sleep | Light in the evening tends to delay sleepiness. {cue}, turn one small lamp down.
@sleep 12.5 | Out of sight takes less effort to resist. {cue}, give the phone a bed in the hall: an easy start.
@sleep | Warm, low lamps send a weaker day signal. {cue}, leave one small light on for the evening.
@sleep 8.1 | Cool rooms tend to suit sleep. {cue}, open the window a little: an easy start.
@rising 12.5 | Decisions are hardest half asleep. {cue}, lay out your clothes: an easy start for the morning.
@rising | Standing takes effort, and it wakes you. When the alarm rings tomorrow, put both feet down. Small, done.
@rising 12.5 | Sight starts acts. {cue}, put out your cup: an easy first step of the morning.
@rising | A small reward often makes rising easier. {cue}, plan one pleasure for the first minute up.
low | One lamp less is a signal to the brain. {cue}, dim it: small, and enough from bed to morning.
low | Tiny acts need no plan. {cue}, put the phone down one minute. A little {habit} is plenty.
high | The start often decides the evening. {cue}, begin five minutes early, a small bonus by morning.
high | Things laid out tend to get used. {cue}, set out one extra: a small cue for bed, or for getting up.
high | Small acts, often repeated, made {done} of {due}. {cue}, take the next easy step of {habit}.
# Consistency
## kickoff 1.4 8.3
5 7.1 | Order saves decisions. {cue}, dim the usual lamp first, and {habit} follows its routine.
5 7.1 @sleep | A regular bedtime helps the body clock. {cue}, say tonight's hour out loud.
5 7.1 @rising | A regular rising time steadies the body clock. {cue}, set the usual alarm.
6 1.2 12.1 | If-then plans tend to work. If it gets late, dim one lamp: a plan B for {habit}.
6 1.2 12.1 @sleep | Short versions keep a routine alive. If work runs late, do two minutes of wind-down as plan B.
6 1.2 12.1 @rising | A set answer is quick to recall. If the alarm feels early, open the curtains first. Morning has a backup.
low | One steady point can hold a routine. {cue}, dim the usual lamp. {habit} needs no other.
low | The brain likes a routine, even tiny. {cue}, do the usual first thing. The rest can wait till morning.
high | A steady routine worked {done} of {due} times. {cue}, keep the usual order: lamp, bed, alarm, up.
## reminder 8.3 1.2
| An order once learned returns fast. {cue}, go back to the usual one for {habit}.
| Context stores habits. {cue}, go back to your usual spot, where {habit} lives.
@sleep 1.2 | Lying in tends to delay the next evening. If last night slid, go back to the usual hour.
@sleep 8.3 | Repeated acts turn into signals. {cue}, turn the same lamp low again.
@rising | Things with a fixed place need no search. {cue}, put the alarm back in its usual spot.
@rising 1.2 | A late Sunday shifts Monday's clock. If you slept in, set the same alarm again.
low | One miss does little harm, a study found. {cue}, dim the usual lamp. {habit} is back.
high | Rhythm returns faster after {done} of {due}. {cue}, go back to the usual lamp. Bed and alarm follow.
high | Long runs forgive. {cue}, pick up the same order: {streak} days of {habit} are on record.
## challenge 8.3 1.2
| Weekend hours shift Monday's. If you like, keep the same time for {habit}.
high | Visits and trips test a routine. If you like, plan one extra backup for them. {habit} travels then.
@sleep | A late Saturday moves the body clock a little west. Optional: keep the usual bedtime tonight.
@sleep 1.2 | People tend to follow the light. If guests stay, dim the usual lamp, your call.
@rising | Sleeping in tends to push the next night later. Keep the usual alarm on Sunday, only if you like.
@rising 1.2 | Short naps, before mid-afternoon, rarely harm the night. Plan one as backup to the alarm, if you want.
low | Tiny routines outlive big ones. If you want, keep one usual step. {habit} stays on the map.
high | Habits that hold on weekends tend to stick. If you like, keep {habit} today, plus one extra minute.
## plain 8.3 1.4
1.2 | Thoughts on paper tend to circle less. If one comes to bed, write it down: a backup till you get up.
12.1 1.2 | Named obstacles lose some force. {cue}, name one bump for {habit}, with a plan B.
7.1 | A song can become a cue in weeks. {cue}, play the same one as {habit} begins.
@sleep | Small acts in order turn into a cue. {cue}, switch off the big light, the usual evening routine.
@sleep 1.2 | Two minutes keep a routine on late days. If you come home late, dim one lamp first. Evening saved.
@sleep 12.1 | Cliffhangers are built to hold attention. If a show tempts you, choose the stop time first. Bedtime stays.
@sleep | The bed itself becomes a cue. {cue}, keep it for the same one or two things.
@rising | A regular hour helps the body clock. {cue}, set the same alarm. Good mornings come from there.
@rising 1.2 | Plans made awake spare you a debate half asleep. If snooze tempts you, stand up first: the usual plan B.
@rising | Morning light is a strong clock signal. When the alarm rings tomorrow, open the curtains. Same time.
@rising 12.1 | The body clock reads light. If it is dark when you wake, switch one lamp on: backup daylight.
low | Order takes less effort than will. {cue}, smooth the pillow, same time. A place for {habit}.
low 1.2 | Backups are for weeks like this. If it is late, turn one lamp off, and {habit} counts.
high | Fewer decisions, more evenings: {done} of {due}. {cue}, keep the order that carries {habit}.
high | A steady slot frees attention. {cue}, add one thing to the routine around {habit}.
high | {streak} repeats deepen a cue. {cue}, dim the same lamp again: bed first, alarm after.
high | A routine has room at its end. {cue}, add a bonus minute there, so bed is calm and getting up is kind.
# Feedback
## kickoff 2.2 1.5
7 | Memory judges a week by its last night. {cue}, count your marks for {habit}.
7 2.3 @sleep | Our best evenings share features. {cue}, give last week's nights a score: plain bedtime data.
7 2.3 @rising | Sleepy memory needs numbers. {cue}, count the mornings that got you up well.
8 3.1 3.2 | Progress told to others tends to hold, reviews find. {cue}, tell one friend about {habit}.
8 3.2 3.1 @sleep | Households shape bedtimes. {cue}, ask a friend how their evening ends: shared data.
8 3.1 6.3 @rising | We often copy people we know. {cue}, ask an early friend what gets them up.
low | One mark is data. {cue}, count one good evening. {habit} has a result.
low | Support often helps. {cue}, tell one friend about the week. {habit} is easier shared.
high | Tracking tends to help, trials show. {cue}, read the tally: {done} of {due} with {habit}.
8 high 3.1 | Good news invites support. {cue}, tell a friend the score: {done} of {due} for {habit}.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, make a fresh mark for {habit}.
| Honest numbers teach best. {cue}, go back to your log of {habit}, zeros and all.
@sleep 1.5 | One test is no test. {cue}, move one lamp again, and the evening gives feedback.
@sleep 3.1 | Company makes routines stick. {cue}, tell someone close you are back on your bedtime count.
@rising 1.5 | A yard can decide a morning. {cue}, move the alarm a step back, and compare.
@rising 3.1 | Company helps people up. {cue}, tell a friend you are back to one alarm.
low | One mark shows the cue works. {cue}, put it down. {habit} is back in the data.
high | Records invite repeats. {cue}, mark today again: {done} of {due} for {habit}, and counting.
## challenge 3.1 2.3
| Others' habits are free data. If you like, ask a friend what they do before bed, and on getting up.
high | Showing a record adds to its pull. If you like, show a friend {streak} marks of {habit}.
@sleep 2.2 | Scores show what memory blurs. Give each evening this week one, if you fancy.
@sleep 3.2 | Shared rules take less effort. Ask your household for low lamps at nine, up to you. Yawns before bed: the score.
@rising 2.2 | Snoozes are easy to undercount. Count this week's, if you like: the alarm has the record.
@rising 3.1 | Company beats willpower at dawn. If you want, ask a friend to trade morning texts tomorrow.
low | A calendar makes small results visible. Mark one calm night, only if you like. {habit} is on it.
low | Asking is data too. If you want, ask a friend about their late nights. {habit} has company.
## plain 2.2 2.3
3.1 | Telling makes a plan firmer. When you next see a friend, tell them about {habit}.
1.5 | One change at a go keeps a test fair. {cue}, move one lamp, and {habit} gives the result.
@sleep | Your best evening is your best data. {cue}, copy one thing from it.
@sleep 2.2 | Memory of a night is clearest by day. Before bed, set out a pen to mark this one.
@rising | Midmorning tells more than the alarm does. When it is ten, give your morning a score. Data.
@rising 3.1 | Said aloud, plans grow firmer. {cue}, tell someone close your alarm number.
@rising 2.2 | What worked once tends to work again. {cue}, mark your best morning this week.
low | One night is a number. {cue}, mark tonight for {habit}. Data starts small.
low 1.5 | A single test is still data. {cue}, change one lamp, and {habit} has a result.
low | Memory drops small things. {cue}, note one good minute of {habit}, as data.
high | Detail sharpens data. {cue}, note one extra number, from bed to alarm.
high 3.1 | Good numbers bear telling. {cue}, tell someone close how {habit} reached {done} of {due}.
high 1.5 | Results like {done} of {due} allow a test. {cue}, change one part of {habit}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Habits tied to a value last longer than duties. {cue}, name the value in {habit}.
9 13.2 15.3 @sleep | A value makes dull acts easier. {cue}, say your own reason for a calm evening.
9 13.2 15.3 @rising | A person is a strong reason to rise. {cue}, name the one your mornings are for.
10 13.5 15.4 | Each repeat is evidence of who you are. {cue}, dim a lamp: proof, from bed to morning.
10 15.4 13.1 @sleep | Acts come first, the self after. {cue}, close the book like someone who values sleep.
10 15.4 13.1 @rising | Acting as someone who rises early is practice for it. {cue}, set the alarm as that person.
low | Small acts build the self, too. {cue}, dim one lamp: a vote for {habit}.
low | Care takes less effort than duty. {cue}, do one kind thing for yourself. {habit} follows.
10 high 13.5 | {streak} days are evidence for a self. {cue}, add one calm minute to {habit}.
## reminder 13.5 15.3
| One late night is weak evidence about a person. {cue}, come back to {habit}.
| Reasons fade unless repeated. {cue}, say your own again: why {habit} matters to you.
@sleep 15.3 | The self outlasts a bad night. {cue}, go back to the bedtime that is true to you.
@sleep 13.5 | Acts come before identity. {cue}, turn one lamp low again, like someone who guards the evening.
@rising 15.3 | One missed alarm is no character trait. {cue}, set it again, as the person you value.
@rising 13.4 | A reason in sight helps at dawn. {cue}, put yours back on the table. It is why you get up.
low | Being kind to yourself makes restarts likelier. {cue}, dim one light again, for {habit}.
high | Evidence adds up: {done} of {due}. {cue}, come back to {habit} as the person you became.
high | Against {done} of {due}, one miss is thin evidence. {cue}, go back to {habit} as yourself.
## challenge 13.5 13.1
| Leaving early is easier when it fits your values. If you like, go home first tonight. Good for {habit}.
@sleep 13.4 | Last impressions linger in memory. End the evening with what you care about, if you fancy.
@sleep 13.1 | Children often borrow our evening habits. Read one to sleep, if you like: a value passed on.
@rising 13.4 | Early hours have fewer claims on them. If you want, give tomorrow's first to what you value, up to you.
@rising 13.1 | Saying a role aloud makes it easier to act. Greet tomorrow as a morning person, if you like.
low | Kindness is a skill of its own. Do one thing for yourself before bed, only if you like. {habit} is care.
## plain 13.5 15.3
13.4 | Acts in line with values take less effort. {cue}, dim one lamp for what {habit} means to you.
15.3 | Recalled success builds confidence. {cue}, recall one good night: proof of {habit}.
@sleep | Guarding an evening is a value in act. {cue}, switch one lamp off, as a person with plans.
@sleep 13.4 | A named value makes dull acts easier. {cue}, dim a light for yours.
@sleep 15.4 | Page by page, practice makes readers. {cue}, open a book in bed, as the person you mean to be.
@sleep 13.2 | Seeing rest as a value, not a loss, changes choices. {cue}, turn your own covers back.
@rising 13.4 | A reason waiting in sight helps at dawn. {cue}, lay out one thing you care about, for the morning.
@rising | Each rise is evidence of a self. When the alarm rings tomorrow, stand up. A good morning.
@rising 13.2 | Your own words make the firmest plans. {cue}, write why you get up, for you yourself.
low | One act of care is data about you. {cue}, switch one lamp off. {habit} is part of you.
low 15.3 | Memory favors bad nights. {cue}, recall a good one: that was you, from bed to morning.
high 15.3 | Evidence beats doubt. {cue}, look at the proof: {habit}, {done} of {due}, all your own.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Raises you hardly feel tend to last. {cue}, begin five minutes earlier with {habit}.
11 1.1 8.6 @sleep | Small raises are easier to keep. {cue}, bring bedtime forward by five minutes: next level.
11 1.1 8.6 @rising | Small raises tend to hold. {cue}, set the alarm one notch earlier. Rising can grow.
12 7.3 1.2 | Cues outlast reminders. {cue}, dim the lamp by heart, and {habit} lasts on its own.
12 1.2 15.3 @sleep | If a lapse comes, dim a lamp. One plain evening can end it: a skill that lasts, at bedtime.
12 1.2 15.3 @rising | Plans made early can shorten a lapse. If a lapse comes, set one alarm. Morning growth starts there.
low | A lower level still keeps the habit. {cue}, dim one lamp. {habit} lasts that way.
low | Each skill has flat weeks as it grows. {cue}, start at the lowest level of {habit}.
high | Skills grow at their edge. {cue}, raise one thing by a notch: {done} of {due} with {habit}.
## reminder 1.2 7.3
| Returning is a skill of its own. {cue}, go back to one lamp, and {habit} lasts.
| Unprompted acts show growth. {cue}, begin again without a nudge. {habit} has its own cue.
@sleep 15.3 | A lapse seldom undoes months of practice. {cue}, go back to lights out.
@sleep 1.2 | A written plan can shorten a lapse. {cue}, note your way back to bed in one line.
@rising 15.3 | Learned rhythms come back faster than they grew. {cue}, set the alarm again.
@rising 7.3 | Some people wake just before the clock. When you wake again tomorrow, get up unprompted.
low | A lower level keeps the skill warm. {cue}, dim one light. {habit} is back.
high | Skills often return after rest. {cue}, go back to your last notch of {habit}, plus one.
high 7.3 | Skills run unprompted. {cue}, go again: {streak} days of {habit} need no nudge.
## challenge 8.6 7.3
| Screens hold attention late. If you like, spend one evening without. The next level of {habit}.
@sleep 8.6 | People lived by lamplight for ages. Keep to it for an hour before bed, if you fancy: an old skill.
@sleep 7.3 | Inner clocks are often close. If you like, end the evening unprompted. It is a skill.
@rising 8.6 | Early daylight helps set the body clock. If you want, take a short walk then: morning, next level.
@rising 7.3 | The body clock can learn an hour by heart. Only if you like: wake up unprompted tomorrow.
low | Months are made of plain nights, on average. If you want, keep one lamp low. {habit} lasts.
high | A stretch now and then builds skill. If you like, add ten minutes to your night and to {habit}.
## plain 8.7 7.3
1.2 | New beds break routines. Before your next trip, pack one thing for your evenings. {habit} lasts.
7.3 | In one study the median habit took about two months. {cue}, do {habit} by heart.
1.1 | Specific goals tend to beat vague ones. {cue}, write one small goal for {habit} next month.
@sleep 11 | Five minutes are a raise you hardly feel. {cue}, add them to your wind-down.
@sleep 12 | A lamp that stays off needs no decision. {cue}, choose one. That makes an evening habit last.
@sleep 8.6 | Eyes adapt to the dark for half an hour. {cue}, lower the evening lamps one level.
@rising 11 | Body clocks tend to shift in steps. {cue}, set the alarm five minutes earlier. The next level.
@rising 12 | One alarm is one decision, two are two. {cue}, set one alone, for good.
@rising 8.6 | Purpose makes effort last. {cue}, give the early morning a project that can grow.
@rising 1.2 | Travel removes cues, so lapses come. Before you go, pack one rule: alarm out of reach.
low | Long habits hold small nights. {cue}, dim the one lamp. {habit} lasts.
low 1.2 | Plans for a lapse work when they are short. After one, smooth the pillow. {habit} grows back.
high 8.6 | Variety tests a skill. {cue}, go one notch further: no screens around {habit}.
high 15.3 | Good months hold notes for bad ones. {cue}, add one line on what made {habit} last.
high 8.7 | Ease makes room for growth. {cue}, add five minutes to {habit}.
`;
