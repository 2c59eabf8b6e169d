/** Informative lines for habits of any kind, and for things to leave off: each with something that is true. */
export const genericInformative = `
# Awareness
## kickoff @generic 2.3 4.2
1 | Looking first makes a better plan. Before bed, note one moment with room for {habit}.
1 | Thoughts have triggers too. When {habit} crosses your mind, notice where you are.
2 7.1 1.4 | Things you do daily make the best triggers. {cue}, take one minute for {habit}, as a test.
2 7.1 | What is in sight gets attention. {cue}, put a note for {habit} where you look first.
@generic 2 1.4 | A trial shows what a plan only guesses. {cue}, test one minute of {habit}. A clue either way.
@generic high | {done} of {due} is enough to show a pattern. {cue}, notice what makes room for {habit}.
@generic low | Noticing is the first part of many plans. {cue}, notice one moment that could fit {habit}.
## reminder @generic 2.3 7.1
| A day without notes changes no pattern. {cue}, look again for room for {habit}.
low | One observation is data. When {habit} comes to mind, notice where you are. A fresh look.
@generic | Patterns show after several looks. {cue}, look again at where {habit} could go.
@generic | Obstacles are easier to plan for once seen. {cue}, notice again what blocks {habit}.
@generic | A gap in the notes is data, too. {cue}, spot one good moment for {habit} again.
@generic high | {done} of {due} is a fair sample. {cue}, look again at your easiest day for {habit}. A pattern helps.
@generic high | {streak} days of data point somewhere. {cue}, notice again what starts {habit}.
@generic low | One look restarts the record. {cue}, look once at {habit} again. A clue, no task.
## challenge @generic @quitting 2.3 4.2
| Days off have other triggers. If you like, look for a weekend moment for {habit}.
@generic | We learn by watching others. If you like, watch someone good at {habit}. A clue may show.
@generic | Days off have other cues. Your call: notice how Saturday suits {habit}. Data for the plan.
@generic | Gaps in a day are easier to see on paper. Optional: look for the widest one, for {habit}.
@generic high | Doing {done} of {due} makes detail useful. If you like, look for one extra moment for {habit}.
@generic low | One note is data. If you like, notice {habit} once today.
## plain @generic 2.3 4.2
1 | People are triggers too. When you think of {habit}, jot down who is around.
2 | Objects are signals that never sleep. {cue}, put one reminder of {habit} in sight.
low | An empty day is data. Before bed, note what took the place of {habit}. Patterns need those too.
@generic 1 | Places hold memory. {cue}, jot down where you last thought of {habit}.
@generic 1 | Mood and act often go together. {cue}, notice how you feel about {habit}. Data, no verdict.
@generic 1 | The first act of a day often repeats. When you wake tomorrow, notice it. {habit} may fit beside it.
@generic 1 | Gaps exist in most days, unseen. {cue}, watch the next ten minutes for one. A clue for {habit}.
@generic 2 7.1 | A visible object works as a cue. {cue}, put out one thing that says {habit}. You will notice it.
@generic 2 4.2 | Barriers tend to be of three kinds: time, place, mood. {cue}, notice which one blocks {habit}.
@generic 2 1.4 | Two tried moments tell more than ten ideas. {cue}, test this one for {habit}.
@generic | Company acts as a cue. {cue}, notice who is around when {habit} works.
@generic | Attention finds what it looks for. {cue}, spot one free minute for {habit}.
@generic high | {done} of {due} times something came just before. {cue}, notice it: the cue of {habit}.
@generic high | {streak} days leave a pattern. {cue}, look for one extra place where {habit} comes easily.
@generic high | Doing {done} of {due} holds a pattern. {cue}, name the moment that suits {habit} best.
@generic low | A clue costs no effort. {cue}, notice one thing about {habit}. Data for tomorrow's plan.
@generic low | What filled a day is data on the plan. {cue}, notice it, for {habit}.
# Small Steps
## kickoff @generic 8.7 8.1
3 1.4 | Starting often takes the most effort. {cue}, take one small minute for {habit}.
4 12.5 8.3 | Each hurdle is friction. {cue}, make one small thing easier for {habit}.
@generic high | Doing {done} of {due} shows the start is easy. {cue}, give {habit} a small extra minute.
@generic low | A small act keeps the cue in use. {cue}, give {habit} ten seconds. That starts it.
## reminder @generic 8.7 8.1
| A short version keeps the link alive. {cue}, do a little of {habit} again.
low | Ten seconds keep the link between cue and act. {cue}, give {habit} ten. A small start again.
@generic | One missed day hardly mattered in a study of habits. {cue}, start {habit} again, small.
@generic | Restarts are easier when the step is small. {cue}, give {habit} one easy minute again.
@generic | The start is often the hard part. {cue}, begin {habit} again where it is lightest.
@generic high | Doing {done} of {due} shows little friction. {cue}, start {habit} again with a small extra.
@generic high | {streak} days of small starts are practice. {cue}, begin {habit} again, one step further.
@generic low | Getting ready is part of the act. {cue}, get ready for {habit} again. A small start, little effort.
## challenge @generic 8.7 8.1
| A new hour wakes attention. If you like, give {habit} a small one today.
@generic | What is pleasant tends to be repeated. If you like, make {habit} a small bit nicer today.
@generic | A quiet setting lowers the effort of starting. Optional: begin {habit} while the house is still.
@generic high | Doing {done} of {due} leaves room. If you like, add a small bonus to {habit}. An easy test.
@generic low | Preparing costs little effort. If you like, just get ready for {habit}. A small plan for Saturday.
## plain @generic 8.7 8.1
| One minute is long enough to be practice. {cue}, take it for {habit}. Short and done.
| The start is often the hard part. {cue}, give {habit} its first ten seconds. A small one.
| Short practice is easier to repeat. {cue}, take {habit} the short way.
8.3 | Same spot, same order: fewer decisions. {cue}, give {habit} one small minute.
| Action often comes before the mood. {cue}, make a tiny start on {habit}. The mind follows.
@generic | Simple acts become automatic sooner than hard ones. {cue}, take the laziest real version of {habit}.
@generic 8.1 | Easy parts take little effort. {cue}, pick the easiest part of {habit}. Small practice.
@generic | Feeling ready often comes after the start. {cue}, start {habit} anyway, very small.
@generic | A named time helps memory. {cue}, name the next small start for {habit}.
@generic 8.1 | A quick start leaves less time for doubt. {cue}, begin {habit} at once. A small trick.
@generic high | Doing {done} of {due} shows a low start cost. {cue}, give {habit} an extra minute. Still a small step.
@generic high | The start costs less after {streak} days of practice. {cue}, start {habit} and stay one extra minute.
@generic low | The smallest act still follows its cue. {cue}, take the tiniest bit of {habit}. A small repeat.
# Consistency
## kickoff @generic 1.4 8.3
5 | A fixed time and place saves a decision each day. {cue}, take two minutes for {habit}.
5 7.1 | In trials, plans with a cue were kept better. {cue}, give {habit} two minutes, same slot.
6 1.2 12.1 | Obstacles weigh less once planned for. If the day runs over, take one minute for {habit}.
@generic high | Doing {done} of {due} shows a slot that works. {cue}, give {habit} its usual minutes plus a spare slot.
@generic low | The same place matters, the size hardly. {cue}, give {habit} one minute there. Routine first.
## reminder @generic 8.3 1.2
| Habits took a median of about two months, gaps included. {cue}, go back to {habit}, same slot.
| The place is a cue in itself. {cue}, give {habit} its usual place again.
low | A minute keeps the routine's place. {cue}, take one for {habit}, and you are back.
@generic | A cue is still there after a gap. {cue}, return to {habit}, same place.
@generic | Routines resume best at their usual time. {cue}, pick up {habit} again.
@generic | A repeat after a gap still counts as practice. {cue}, give {habit} its usual minute again.
@generic high | {done} of {due} made a steady link. {cue}, come back to {habit} for an extra minute. Same slot.
@generic high | {streak} days share one rhythm. {cue}, give {habit} its usual place again.
@generic low | A short repeat keeps the same link. {cue}, give {habit} one minute again, usual spot.
## challenge @generic 8.3 1.2
@generic | Weekends change the cues. If you like, give {habit} its weekday time. A steady test.
@generic | A plan B that was tried is easier to recall. Your call: test the backup slot for {habit} today.
@generic | Written times get kept more often than vague ones. Optional: write the usual time of {habit} on a card.
@generic | Company can carry a routine. If you like, share the usual slot of {habit} with someone.
@generic high | {done} of {due} is a steady base. If you like, add one slot for {habit} to the usual ones.
@generic low | One kept slot keeps the cue. If you like, give {habit} a minute there. Same place, small size.
## plain @generic 8.3 1.4
| Repeats in one setting make an act automatic. {cue}, take two minutes for {habit}, as usual.
7.1 | The moment reminds better than memory. {cue}, go straight to {habit}. Same time daily.
1.2 | A plan for crowded days is used on crowded days. If it gets full, take one spare minute for {habit}.
12.5 | Things in a usual place save attention. {cue}, put one there for {habit}.
| Boredom is a sign of routine. {cue}, repeat yesterday's minute of {habit}.
1.2 | Late still keeps the routine. If it slips your mind, take one minute for {habit} before bed.
@generic 8.3 | The same minute becomes a cue by repeats. {cue}, give {habit} yesterday's.
@generic 7.1 | One signal, one act: that pairing is what repeats build. {cue}, follow the usual signal to {habit}.
@generic | Habits took a median of about two months in studies. {cue}, give {habit} its usual minutes.
@generic 1.2 | Interruptions are obstacles with a plan. If someone interrupts, give {habit} a spare minute later.
@generic 1.2 | If-then plans helped in a review of 94 tests. If today has a bump, take one minute for {habit}. Plan B.
@generic 12.5 | Things in place spare a search. {cue}, put back what {habit} needs. Tomorrow's routine, prepared.
@generic 8.3 | The same two minutes need no new plan. {cue}, give {habit} last week's. Same place.
@generic 7.1 | Sounds make good cues. {cue}, set a phone sound as the signal for {habit}. The same each day.
@generic high | {done} of {due} follows a rhythm. {cue}, give {habit} its slot and an extra minute.
@generic high | A second cue protects the first. {cue}, choose another place for {habit}. A bonus for {streak} days of routine.
@generic high | Backups protect what works, and {done} of {due} works. {cue}, add an extra one for the slot of {habit}.
@generic high | After {streak} days the routine carries small raises. {cue}, add one minute to {habit}. Same slot.
@generic low | A place can bring back an act. {cue}, stand where {habit} happens, for a minute. Same spot.
@generic low | A backup of ten seconds still repeats the act. If the slot goes, give {habit} those later.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 | People who look at their numbers adjust sooner. {cue}, look at last week's tally for {habit}.
8 3.1 3.2 | Support works even as a single line. {cue}, tell one friend about {habit}.
8 6.3 | Other people's methods are free data. {cue}, ask one friend about {habit}.
7 high | {done} of {due} so far. Extra data helps a plan: {cue}, add one more mark for {habit}.
8 high | Told goals get asked about. {cue}, tell a friend about {habit}: {done} of {due}.
@generic low | One mark is data. {cue}, mark any bit of {habit}. The tally begins there.
## reminder @generic 2.3 2.2
| A tally with gaps is still data. {cue}, make one fresh mark for {habit}.
low | One mark restarts a count. {cue}, take a minute for {habit} and mark it. Back in the data.
@generic | Blanks tell where the cue is weak. {cue}, mark one minute of {habit} again.
@generic | A friend who knows can be a support. {cue}, tell one that you started {habit} again.
@generic | A fresh mark makes a record current. {cue}, make one for {habit}. Data beats memory.
@generic high | {done} of {due} reads well. {cue}, make an extra mark for {habit} again. Steady data.
@generic high | {streak} marks hold an answer. {cue}, check again what helps {habit}. Your own data.
@generic low | A short record is still a record. {cue}, make one small mark for {habit} again.
## challenge @generic @quitting 3.1 2.3
@generic | A guess sharpens attention. If you like, guess this week's number for {habit}. The tally decides.
@generic | Shared records bring support. Your call: show a friend your marks for {habit}.
@generic | Two minds judge better than one, often. Optional: let a friend score {habit} out of ten.
@generic high | {done} of {due} sets the mark. If you like, add one over your best week of {habit}. Data either way.
@generic low | Counting what worked is useful data. If you like, count only good minutes of {habit}.
## plain @generic 2.2 2.3
| Your best day is your best data. {cue}, copy one thing from it for {habit}.
3.1 | Telling fixes a thing in memory. When you next see a friend, tell them about {habit}.
6.3 | Others notice changes we miss. When you see someone close, ask what they noticed about {habit}.
@generic 2.3 | Visible records get looked at more. {cue}, move the tally for {habit} into view. Data in sight.
@generic 1.5 | One change at a time shows what helped. {cue}, move {habit} to another hour once and compare.
@generic | Looking back is part of tracking. {cue}, look at two weeks of {habit}. Your own numbers.
@generic 3.2 | Practical help is support. {cue}, ask one friend for a tip on {habit}.
@generic 2.3 | A word beside a number gives it a reason. {cue}, write one next to today's mark for {habit}.
@generic 2.2 | Memory rounds its numbers. {cue}, count this week's times for {habit}. Data, no verdict.
@generic 1.5 | What worked once is worth a second test. {cue}, copy one thing from the best day of {habit}.
@generic high | {done} of {due} is useful to others, too. {cue}, share one extra tip about {habit} with a friend.
@generic high | {done} of {due} is a base to test from. {cue}, add one minute to {habit} and compare.
@generic low | A nought is a measurement. {cue}, mark today honestly for {habit}. Data for the plan.
@generic low | A known result is a good place to start. {cue}, copy one good minute of {habit}.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | Acts tied to a value are kept longer. {cue}, say your reason for {habit} aloud.
9 13.4 @generic | Care shows in minutes. {cue}, give two to {habit}, for what you value.
@generic high | {done} of {due} is evidence about a person. {cue}, give {habit} an extra minute. Proof for yourself.
@generic low | Small acts of care shape the self. {cue}, give {habit} one minute. For yourself.
## reminder @generic @quitting 13.5 15.3
| One missed day is weak evidence about a person. {cue}, come back to {habit}.
low | Small acts build the self too. {cue}, take one minute for {habit} again.
@generic | One gap is weak evidence about a person. {cue}, come back to {habit}.
@generic | Reasons survive gaps. {cue}, pick up {habit} again for your own reason.
@generic | What fits our values is easier to resume. {cue}, return to {habit}, as yourself again.
@generic high | Doing {done} of {due} says something about you, the person. {cue}, give {habit} an extra minute again.
@generic high | {streak} days are evidence. {cue}, come back to {habit}. It is part of who you are.
@generic low | One act is enough to resume. {cue}, take one minute of {habit} again.
## challenge @generic @quitting 13.4 13.1
| Explaining a value makes it clearer. If you like, tell somebody younger why {habit} matters.
@generic | Writing a reason makes a value clearer. If you like, write what {habit} says about who you are.
@generic | Chosen details make an act feel your own. Your call: give {habit} a touch of yourself. A small act.
@generic | Gratitude names a value. Optional: thank someone who taught you to value {habit}.
@generic low | Self-care is practice, too. If you like, give {habit} one minute just for yourself.
## plain @generic 13.5 15.3
| What we do unseen is evidence, too. {cue}, take two minutes for {habit}, for yourself.
13.4 | A reason with a face pulls harder than a number. {cue}, give {habit} a minute for a person you value.
15.3 | Hard days are the strongest proof, and you have some. {cue}, take two minutes for {habit}, as evidence.
low | Each act is a small vote for a self. {cue}, take one minute for {habit}.
@generic 13.4 | Acts tied to a value are easier to keep. {cue}, give {habit} two minutes for yours.
@generic 15.3 | Recalled successes support confidence. {cue}, recall your proudest day of {habit}.
@generic 13.5 | What we do is evidence of who we are. {cue}, begin {habit}.
@generic 13.1 | People learn by example. {cue}, take a minute for {habit} where others see it.
@generic 15.4 | Thanks reward an act at once. {cue}, thank yourself for {habit}. Self-talk counts as practice.
@generic 13.2 | The same act can be chore or choice. {cue}, take {habit} as your own choice. A new view.
@generic high | {done} of {due} acts are evidence. {cue}, add an extra one for {habit}. Proof of who you are.
@generic high | {streak} days support a self-view. {cue}, add a minute to {habit}, for yourself.
@generic high | Doing {done} of {due} shows what you value. {cue}, give {habit} one bonus minute.
@generic high | Acts are evidence, and {streak} days are plenty. {cue}, give {habit} an extra minute. Proof for yourself.
@generic low | A bad week is thin evidence about a person. {cue}, give {habit} one minute.
@generic low | Acts of ten seconds count as evidence, too. {cue}, give {habit} that for your own reason.
# Mastery
## kickoff @generic 8.7 1.1
11 8.6 | Skill grows just past ease. {cue}, make the easiest part of {habit} a little harder.
12 7.3 | Cues outlast reminders. {cue}, take care of {habit} on your own. The habit lasts.
12 1.2 15.3 | A plan for a lapse can shorten it. If a week goes by, take one minute for {habit}.
@generic 12 7.3 | Cues take over where reminders stop. {cue}, take time for {habit} unprompted. That lasts.
@generic high | {done} of {due} is a practiced skill. {cue}, go one notch further with {habit}.
@generic low | Small days are part of the long run. {cue}, give {habit} one small minute. No raise, same skill.
## reminder @generic 1.2 7.3
| Skills fade slowly and return fast. {cue}, come back to {habit} for one minute.
@generic | Most habits meet a lapse within months. {cue}, go back to {habit}. Returns make it last.
@generic | Practiced skills come back fast. {cue}, pick up {habit} again where you left it.
@generic | A cue known by heart needs no prompt. {cue}, come back to {habit}.
@generic high | {streak} days of practice need few prompts. {cue}, take up {habit} again, by heart.
@generic low | A lower level keeps the skill in use. {cue}, go down one with {habit} again.
## challenge @generic 8.6 7.3
| Growth likes a challenge with an exit. If you like, go a little further with {habit}.
@generic | Teaching makes a skill clearer. If you like, teach someone the start of {habit}. Growth for two.
@generic | Busy days test a skill. Your call: try {habit} on one. It may grow there.
@generic | A test without prompts shows what lasts. Optional: hide the reminders for {habit} today.
@generic high | {done} of {due} is ready for a test. If you like, go a notch further with {habit}, just today.
@generic low | Skills keep through easy days. If you like, make today one for {habit}.
## plain @generic 8.7 7.3
11 | Small raises are easier to hold. {cue}, add a small extra to {habit}. The next level.
12 | After weeks of repeats, the cue can remind you. {cue}, take two minutes for {habit}, by heart.
12 1.2 | Travel changes cues, so lapses are common there. Before your next trip, decide where {habit} fits in.
low | Long habits hold many small days. {cue}, take one minute for {habit}. It lasts that way.
@generic 8.7 | Practice pays most where it wobbles. {cue}, practice that part of {habit}. Growth is there.
@generic 7.3 | Cues can take over from reminders. {cue}, take time for {habit} before the phone. On its own.
@generic 1.2 | A plan for a lapse can shorten it. {cue}, write one line for {habit}. It lasts in ink.
@generic 8.6 | Varied practice makes a skill hold. {cue}, try {habit} with one small change. Growth.
@generic 15.3 | Past effort is easy to forget. {cue}, give {habit} two minutes. Week one took more, so you have grown.
@generic 1.2 | Drills make a plan quick to recall. {cue}, drill the first minute of {habit}. It is for after a lapse.
@generic high | Comfort is a sign of practice: {streak} days. {cue}, take {habit} a notch past it. Next level.
@generic high | Doing {done} of {due} makes a fair teacher. {cue}, show someone how {habit} starts. The next level of a skill.
@generic high | Unprompted practice tests a skill. {streak} days did the training: {cue}, go a bit further with {habit}.
@generic low | The smallest act keeps a skill in use. {cue}, give {habit} ten seconds, by heart.
@generic low | Low weeks are part of the data of any long run. {cue}, give {habit} a minute.
`;
