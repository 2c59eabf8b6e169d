/** Informative lines about focused work, planning, tidying and screens: each with something that is true. */
export const productivityInformative = `
# Awareness
## kickoff 2.3 4.2
| Much of a day runs on autopilot. {cue}, notice one moment of it fit for your {thing}.
| Drifting often keeps regular hours. When it happens today, notice the clock. A clue for your {thing}.
2 7.1 1.4 | Things in sight act as a trigger. {cue}, put {prop} {spot}, ready for your {thing}.
2 1.4 7.1 | A plain trigger works best. {cue}, name one for {habit}.
high 2.2 | Doing {done} of {due} makes a pattern. {cue}, notice what leads to your {thing}.
low | Looking takes no effort. {cue}, look around for a breath. Your {thing} needs only that.
## reminder 2.3 7.1
| What is open gets attention. {cue}, notice again what that is. It may not be your {thing}.
| Memory of a day fades fast. {cue}, note what won. A clue to bring your {thing} back.
| What comes first often gets the most attention. When you sit down again, notice it. Is it your {thing}?
high | {streak} days make patterns. {cue}, note one extra clue that brings your {thing} back.
high | {done} of {due} left a trail of cues. {cue}, notice what pulls you back to your {thing}.
low | One note is data. When you switch tasks, notice it. A fresh look at your {thing}.
low | Attention wanders and comes back. {cue}, spot one good thing again. Your {thing} can wait.
## challenge 4.2 2.3
| Free hours show our defaults. If you like, notice one. A clue for your {thing} and its routine.
| Pictures keep clues that memory drops. If you wish, take a photo of where your {thing} happens.
| People learn by watching. If you fancy, observe someone calm at work. A clue for your {thing}.
| Weekends have cues of their own. If you like, notice one that would suit your {thing}.
high | Good days often share a trigger. If you like, note one extra clue to {habit}.
low | Eyes rest on far things. Only if you like, look out of the window. Your {thing} can wait.
## plain 2.3 4.2
1 | Sharp hours differ from person to person. Before bed, jot down yours, a clue for your {thing}.
1 | Days tend to break at the same hour. When yours does, notice it. A pattern for {habit}.
@focus | What opens first gets attention first. When you sit down, notice what that is. A trigger for work.
@focus | Minds wander nearly half the day, one study found. When yours leaves a task, notice where to.
@focus 7.1 | Vague tasks are put off more often than clear ones. {cue}, notice which task you avoid.
@planning | Plans out of sight are often out of mind. When you make one, notice where you put the list.
@planning | People tend to guess tasks too short. {cue}, notice one on yesterday's list that ran over.
@planning | Loud tasks win attention over useful ones. When one jumps the list, notice it.
@tidying | Clutter often starts on one surface. When you come home, notice which. A pattern for the tidy-up.
@tidying | In a full room, things compete for attention. {cue}, notice which one wins.
@tidying 7.1 | Piles have triggers, too: a bag, some keys. When you drop yours, notice where in the room.
@screens | In one study, people used phones twice as often as they thought. When your screen lights up, notice it.
@screens | Scrolling runs on autopilot. {cue}, watch your thumb do it for ten seconds. Where does the scroll end?
@screens 4.2 | Boredom is often the cue. When you unlock the phone, say why aloud. Silence is a clue.
@screens | Endless feeds have no stopping cue. When your thumb slows, notice it. A moment to leave the screen.
@screens 7.1 | A phone in view can pull attention even when silent. {cue}, notice where yours lies.
high | {streak} days tend to have one cue in common. {cue}, name that trigger of your {thing}.
high | Moods are data. Before you stop, notice how your {thing} felt. {done} of {due} so far.
high | Doing {done} of {due} makes a pattern. {cue}, notice which hour your {thing} likes.
high | Habits hide once they work. {cue}, notice the first move of your {thing}. {done} of {due} so far.
high | Memory drops clues overnight. Before bed, note one extra thing about your {thing}.
low | Noisy days still have quiet minutes. Before bed, notice one. It could suit your {thing}.
low | A cue works on slow days, too. {cue}, notice it once. Your {thing} keeps its link.
low | Watching costs little effort. {cue}, notice one nice thing about {habit}. That is plenty.
# Small Steps
## kickoff 8.7 1.4
8.1 | Starting often takes the most effort. {cue}, give your {thing} two small minutes.
1.4 8.7 | In a review of 94 tests, if-then plans helped. {cue}, start a small, easy version of your {thing}.
12.5 8.3 | Far things take effort to fetch. {cue}, put one distraction away. An easy start for your {thing}.
8.3 12.5 | Each step less makes a start easier. {cue}, put {prop} {spot}, for {habit}.
high | Simple acts tend to become automatic sooner. {cue}, add a small bonus minute to your {thing}.
low | A minute keeps the link to a cue. {cue}, give one to your {thing}. Small is enough.
## reminder 8.7 8.1
| One missed day hardly mattered in a study. {cue}, start your {thing} again, small.
high | Going back gets easier with practice: {done} of {due}. {cue}, begin your {thing} again.
| Restarts are easier at two minutes than at twenty. {cue}, go back to your {thing}.
high | Doing {done} of {due} shows starting got easier. {cue}, go back to your {thing}, plus a minute.
low | A minute keeps the link alive. {cue}, give your {thing} one. A small start again.
low | Gaps are part of any record. {cue}, start your {thing} again, with ten small seconds.
## challenge 8.7 12.5
| Music marks minutes. If you like, do one song's worth of your {thing}. Short and easy.
| Play lowers the effort of starting. If you fancy, try a silly little version of your {thing}.
| A new place resets attention. If you like, take one small bit of your {thing} to the balcony.
high | Small raises tend to hold. If you like, add one easy step to your {thing}.
low | Rest restores attention. If you like, give your {thing} a minute of tea. A light start.
## plain 8.7 8.1
2.3 8.7 | A mark keeps what memory drops. {cue}, tick off one small start of your {thing}.
8.7 | If two minutes are too many, one keeps the habit. {cue}, give your {thing} a small one.
@focus | Named steps take less effort than vague ones. {cue}, write the next move of your task.
@focus | Dread often shrinks after the first minutes. {cue}, begin the ugliest task.
@focus 12.5 | Part of the mind stays with the last task. {cue}, close all windows but one. An easy start.
@planning | A written line frees the mind. {cue}, write one small one for tomorrow. A plan.
@planning | Lists work as outside memory. {cue}, put one small thing on your list.
@planning | A picked task saves a decision later. {cue}, circle the smallest on your list.
@tidying | One clear surface makes the next one easier. {cue}, clear a small one in your room.
@tidying | Things carried on the way cost no minutes. {cue}, carry one to its room. A small tidy-up.
@tidying 8.1 | A kettle takes about three minutes. While it boils, put three small things away.
@screens 12.5 | A phone in a drawer is checked less often. {cue}, put yours there. An easy break.
@screens | A face-down phone shows fewer cues. {cue}, leave it like that for two small minutes.
@screens 12.5 | Extra taps add friction. {cue}, move one app off the front screen. A small wall.
@screens | A muted app sends no cues. {cue}, mute one. An easy start.
@screens | Short practice counts. At lunch, eat three bites without the phone. A small start.
high | Small starts take less effort by now. {cue}, add a minute to your {thing}. {streak} days so far.
high | Starts get easier by repeats. {cue}, begin your {thing} with a bonus. {done} of {due} so far.
high | Two minutes often stretch by themselves. {cue}, give your {thing} a small start, plus an extra bit.
high | A small version is the floor of a routine. {cue}, add one easy extra to your {thing}.
high | Ease is a sign of practice. {cue}, take your {thing} one small step further.
low | Short versions keep a routine alive. {cue}, give your {thing} one small minute.
low | A tired mind does best with easy tasks. If today is heavy, give your {thing} thirty seconds.
low | Ten seconds count as a start for a routine. {cue}, give your {thing} ten.
# Consistency
## kickoff 1.4 8.3
7.1 | A fixed hour saves a decision. {cue}, give your {thing} five minutes. Same place.
8.3 | Habits take about two months, at the median. {cue}, repeat your {thing} in the same place.
1.2 12.1 | A note at the stop shortens the way back. If you get interrupted, jot one. Plan B for your {thing}.
1.2 | Full days are the usual obstacle. If the day fills up, give your {thing} one minute. A fair plan B.
high | {done} of {due} in one slot builds a routine. {cue}, add a minute to your {thing}.
low | One minute counts as a repeat. {cue}, give it to your {thing}, same place. A routine holds.
## reminder 8.3 1.2
| The place itself is a cue. {cue}, go back to {habit}, usual place.
| Gaps do little to a steady habit. {cue}, come back to your {thing}, usual place.
high | {streak} repeats make a place a cue. {cue}, go back to your {thing} there.
| A snag with a plan is a smaller snag. If it returns, go back to your {thing} for a minute.
low | One minute keeps the routine. {cue}, give it to your {thing}, same place. You are back.
low | A rhythm restarts with one beat, at little effort. {cue}, come back to your {thing}, same place.
## challenge 8.3 12.1
| Weekends often shift routines. If you like, keep your {thing} at its usual time.
| A plan holds better with a backup place. If you wish, find one for your {thing}. A bench counts.
| Cues can be sounds. If you like, open your {thing} with the same song. A regular one works.
| Two routines seldom fit in one hour. If you fancy, give a chore's slot to your {thing}.
high | Full days break single plans. If you like, add a backup slot for your {thing}.
low | The place alone keeps a link. If you like, visit the usual place. Your {thing} may be short.
## plain 8.3 1.4
8.3 | Habits form in 18 to 254 days, by one study. {cue}, repeat your {thing}. Steady does it.
8.3 | A steady corner becomes a cue. {cue}, give your {thing} two minutes in yours.
@focus 1.2 | Coming back takes minutes without a note. If someone knocks, write where you stopped. Same task.
@focus | Yesterday's task is still warm in memory. {cue}, work on the same one.
@focus 8.3 | Fixed first moves become routine. {cue}, open the same project as always.
@planning | A daily look at the list takes the place of remembering. {cue}, look at it. Same time.
@planning 1.2 | A plan with one line left is still a plan. If the day breaks it, keep that line. A backup.
@planning 8.3 | One review a day keeps a list in mind. {cue}, read yours in the same spot. A routine.
@tidying | Fixed places are what keeps a room clear. {cue}, put the same three things back. Routine.
@tidying 1.2 | A closed door is a fair backup plan. If guests come, close the door of one room.
@tidying 8.3 | Fixed places save minutes of search. {cue}, put three things where they live.
@screens | The drawer becomes the cue for quiet. {cue}, leave the phone there. Same hour daily.
@screens 1.2 | A swap gives the hands something to do. If yours go for the phone, take a pen instead: plan B.
@screens 12.1 | Some 60 pings a day reached people in one study. If one pulls you, turn the phone over. A usual obstacle.
@screens | A charger sets the place where a phone sleeps. {cue}, move it out of the bedroom. Same place nightly.
@screens 12.1 | Evening minutes go to what is near. If yours drag, put the phone in another room. Plan B.
high | {streak} repeats make a cue stick. {cue}, add a bonus minute to your {thing}, same slot.
high | Steady cues do the remembering. {cue}, add a minute to your {thing}, usual place.
high | A strong routine can move house. If the slot shifts, take your {thing} along. {done} of {due} so far.
high | {done} of {due} is a steady record. {cue}, add one extra round of your {thing}, same place.
high | Rhythm lowers effort. {cue}, go one minute further with your {thing}, usual place.
low | The place is what makes the cue, not the length. {cue}, give your {thing} a minute. Same routine.
low | A short slot still feeds a routine. {cue}, give your {thing} half a minute, same place.
low | Routines bend before they break. If the day is wild, give your {thing} ten seconds, usual place.
# Feedback
## kickoff 2.2 1.5
2.3 | In 138 studies, tracking helped with goals. {cue}, look at the tally for your {thing}.
1.5 | A good test changes one thing. {cue}, adjust one part of your {thing}.
3.1 3.2 | Goals told to others get asked about. {cue}, tell one friend about your {thing}.
6.3 3.1 | Others' ways are free data. {cue}, ask a friend how they do it. Your {thing} can borrow.
high | {done} of {due} is good data. {cue}, check which day of your {thing} went best.
low | A count of one shows that the cue works. {cue}, mark one minute of {habit}.
## reminder 2.3 2.2
| Gaps in a tally are data. {cue}, make a fresh mark for your {thing}.
| Written marks beat memory. {cue}, go back to the tally. One for {habit}.
| Moods color memory; numbers do not. {cue}, go back to the marks for your {thing}.
| A new hour is a cheap test. {cue}, try your {thing} at a fresh one. Compare the result.
high | {done} of {due} marks are good data. {cue}, go back to what worked for {habit}.
low | One mark is enough to restart a count. {cue}, give your {thing} a minute. You are back in the data.
low | Small results fit any record. {cue}, put a fresh mark down for {habit}.
## challenge 3.1 6.3
| Shown work gets useful questions. If you like, show a friend what your {thing} has changed. Good data.
| Others see what we overlook. If you fancy, ask a friend for one trick for your {thing}.
| Shared goals get asked about. If you like, tell someone close about {habit}. Feedback is free.
| Company tends to steady attention. If you wish, do your {thing} beside a friend, both silent.
high 3.1 | Progress told stays in mind. If you like, tell a friend: {done} of {due} of your {thing}.
low | Company lowers effort. If you like, tell a friend one kind thing about your {thing}.
## plain 2.2 2.3
1.5 | Your best day is your best data. {cue}, copy one thing from it for {habit}.
@focus | Numbers beat a feeling. {cue}, count the minutes till your first drift. One task.
@focus 1.5 | Students guessed 34 days for a thesis; the average was 55. {cue}, count the minutes of one task.
@focus 3.2 | Others' questions keep a goal in mind. {cue}, tell a friend your one task.
@planning | Finished lines leave memory first. {cue}, count those on your list.
@planning 1.5 | Old tasks on a list cost attention daily. {cue}, cut one that sat a week. A tweak.
@planning 2.2 | People tend to plan a day too full. {cue}, move one task off it. A tweak on good evidence.
@tidying | What stays clear shows which places work. {cue}, count those surfaces, a tidy score.
@tidying 2.2 | Slow change hides from the eyes. {cue}, take a photo of one room, to compare on Friday.
@tidying 3.1 | Others see a room with fresh eyes. {cue}, ask a friend which spot works best.
@screens | Guesses about screen minutes are often off. {cue}, check the number once.
@screens 1.5 | In one study, a gray screen cut about 38 minutes a day. {cue}, try gray. Compare the numbers.
@screens 3.2 | Rules told to others are kept more often. {cue}, tell a friend when your phone sleeps.
@screens 2.2 | Phones keep a record of minutes. {cue}, check which app took most. Only a number.
@screens 6.3 | Others have tested their phone rules. {cue}, ask a friend for one.
high | Numbers beat moods. {cue}, add today's mark for your {thing}: {done} of {due} so far.
high | {streak} marks make a clear record. {cue}, add one for your {thing}.
high 1.5 | A strong record can take a tweak. {cue}, add a minute to the best bit of your {thing}.
high 3.1 | Numbers told to others stick. {cue}, tell a friend about your {thing}: {done} of {due}.
high | Progress seen tends to be kept up. {cue}, add your {thing} to the tally.
low | Counts need no minimum. {cue}, mark one tiny start of your {thing}. That is data.
low | Plain words are good support. {cue}, tell someone close one nice thing about your {thing}.
low | What worked once tends to work twice. Before bed, mark one thing that helped your {thing}.
# Identity
## kickoff 13.4 13.5
13.4 13.2 | Acts tied to a value last longer. {cue}, say your reason for your {thing} aloud.
15.3 13.4 | Past success feeds confidence. {cue}, recall one day your {thing} felt like yourself.
13.5 15.4 | Doing shapes the self. {cue}, give your {thing} two minutes. A vote for who you become.
13.1 15.4 | People copy what others do. {cue}, let someone see your {thing}, as a person who cares.
high | {done} of {due} is evidence about a person. {cue}, add a minute to your {thing}.
low | Small acts are evidence of a person. {cue}, give your {thing} one minute, for yourself.
## reminder 13.5 15.3
| One lost day is weak evidence about a person. {cue}, come back to {habit}.
| Identity moves slowly, so a gap is weak evidence. {cue}, go back to your {thing}.
| Values outlast gaps. {cue}, come back to your {thing}. It is part of you.
| Doubt is loud and often wrong. {cue}, come back to your {thing}. Past days are the proof.
high | The evidence: {done} of {due} done. {cue}, go back to {habit}.
low | Small acts build the self. {cue}, give your {thing} one minute again.
low | Kind self-talk tends to help. {cue}, go back to a crumb of your {thing}, with care.
## challenge 13.1 13.4
| Values spread by talk. If you like, tell a younger person one thing about your {thing}.
| Role models are often ordinary people. If you wish, name one person whose {thing} you value.
| Habits often spread by example. If you fancy, let a person see your {thing}.
| Stories shape the self. If you like, write one line on how your {thing} found you: your own story.
low | Thanks is good self-talk. If you like, thank yourself for one old try at your {thing}.
## plain 13.5 13.4
15.3 | Hard days are the best evidence of who you are. {cue}, give your {thing} two minutes.
@focus | Beginning often makes the person who finishes. {cue}, open the task and stay.
@focus 13.4 | A face lowers the effort of a task. {cue}, name the person your task helps.
@focus 15.4 | Spoken plans steer attention. {cue}, say "one task" aloud, to yourself.
@planning 13.4 | Days often fill with what is planned first. {cue}, plan one thing you value.
@planning 15.3 | Old lists are evidence. {cue}, read one list. The person who did all that is you.
@planning 13.2 | A goal of your own holds longer. {cue}, write yourself one line on the list.
@tidying | A room often mirrors a value. {cue}, clear one thing for the person coming home.
@tidying 13.1 | Tidy places often invite tidy acts. {cue}, leave one room better, with care.
@screens 13.4 | Attention shows what we value. {cue}, give a person two minutes, not the screen.
@screens 15.4 | Self-talk shapes acts a little. When the phone calls, say "I choose when" to yourself.
@screens 13.1 | A phone on a table draws eyes from people. {cue}, put yours away, as someone who cares.
@screens | Eyes signal what we value. {cue}, look up at one person before the screen.
@screens 13.2 | Free minutes show our values. {cue}, name one thing you would do if you did not scroll.
high | {streak} days shape the view of the self. {cue}, add one round of your {thing}.
high | {done} of {due} acts make a strong case for the person. {cue}, add one minute of your {thing}.
high | Values show in small extras. {cue}, give your {thing} one bonus minute, with care.
high 13.1 | Habits spread through company. {cue}, let a person see your {thing}: {done} of {due} by now.
high 15.4 | Self-talk likes facts: {done} of {due}. {cue}, add a bonus minute to your {thing}, as yourself.
low | Values outlast bad weeks. {cue}, take one breath for your {thing}. It is part of you.
low 15.3 | Good memories are evidence. {cue}, recall one minute your {thing} felt like you.
low | The self counts acts, hardly their size. {cue}, take ten seconds of your {thing}.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Small raises hold. {cue}, add five minutes to your {thing}. The next level.
high | {streak} days make a base for the next level. {cue}, add one notch to your {thing}.
7.3 1.2 | Cues outlast reminders. {cue}, give your {thing} two minutes. It lasts on its own.
1.2 15.3 | A lapse with a plan is shorter. {cue}, write one line for it. Your {thing} lasts.
high | {done} of {due} is a base for growth. {cue}, raise your {thing} by one notch.
low | A lower level keeps the habit. {cue}, give your {thing} one minute. It lasts.
## reminder 1.2 7.3
| Learned skills return fast. {cue}, go back to two minutes of {habit}.
| A lapse is one act, no trend. {cue}, go back to {habit}. That lasts.
| Practice leaves traces that last. {cue}, come back to {habit}.
high | Skills come back faster each round. {cue}, go back to your {thing}: {done} of {due}.
high | Weak spots repay practice. {cue}, go back to the hardest bit of your {thing}. {done} of {due} so far.
low | A lower level keeps the habit. {cue}, come back to one easy minute of your {thing}. It lasts that way.
low | Short returns feed memory. {cue}, come back to your {thing} in pocket size. This size lasts.
## challenge 8.6 1.1
| Skill grows just past ease. If you like, take your {thing} to the hardest corner you know.
| New places test a habit. If you fancy, take your {thing} to another room. Skill travels.
| Teaching shows the gaps in a skill. If you like, show someone one trick of your {thing}.
high | Clear stretch goals often help growth. If you like, raise your {thing} a notch for one day.
low | Old levels feel easy after practice: that is growth. If you like, take your {thing} back to day one.
## plain 8.7 8.6
1.1 | Specific goals tend to beat vague ones. {cue}, write the next goal for {habit}.
1.2 | Trips change cues. Before your next one, choose a pocket version of your {thing}, so it lasts.
15.3 | Growth is easier seen than felt. {cue}, recall week one of your {thing}.
7.3 | A cue needs no battery. {cue}, give your {thing} a minute. It goes on its own.
@focus 8.7 | Urges to switch tend to pass. {cue}, stay with the task past the first itch.
@focus 8.6 | Varied practice tends to hold. {cue}, try one hard task amid noise.
@planning 8.7 | A longer view saves decisions. {cue}, plan one day past the usual.
@planning 8.6 | Bad days go better by plan. {cue}, plan the hardest day of the month.
@tidying 8.6 | The worst drawer tests any system. {cue}, take one thing out. Skill grows in there.
@tidying 7.3 | Automatic acts come unprompted. {cue}, clear a surface on your own. A skill for any room.
@screens | Boredom often fades by itself. {cue}, wait two minutes without the phone.
@screens 8.6 | Practice in hard places makes habits tough. If you wait in line, leave the phone be.
@screens | Waiting is a skill, and practice brings it back. When you run an errand, leave the phone at home.
@screens | Quiet grows by minutes. {cue}, keep the phone off one notch past comfort.
high | {done} of {due} has made room. {cue}, add a notch to your {thing}.
high | {streak} days make the next level likelier. {cue}, go one step further in your {thing}.
high 7.3 | Automatic acts come by themselves. {cue}, add a minute of your {thing}, unprompted: {done} of {due}.
high | Hard bits suit a fresh mind. {cue}, give one in your {thing} an extra minute.
high 1.1 | Doing {done} of {due} calls for a new goal. {cue}, write the next goal of your {thing}.
high | Skill shows in small raises. {cue}, add one notch to your {thing}: {done} of {due}.
low | Long habits hold small days. {cue}, take the one-minute version of your {thing}. So it lasts.
low 15.3 | Skills sit deep in memory. {cue}, repeat the easiest bit of your {thing}. It lasts like that.
low @planning @focus | Lists work as outside memory. {cue}, read one line of yours. The task lasts through a lapse.
low | Old skills need little practice. {cue}, give {habit} half a minute.
low 1.2 | Short plans work best on bad days. If a lapse comes, give your {thing} ten seconds.
low 15.3 | What was learned keeps for years. {cue}, take ten seconds of your {thing}. Skill is patient.
low | Small habits last for months. {cue}, give {habit} one kind minute.
`;
