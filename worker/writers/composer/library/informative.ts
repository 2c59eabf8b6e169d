/** Informative: one mechanism or number that is true, calmly told. How lines are read: ../skeletons.ts */
export const informativeLines = `
# Awareness
kickoff 1 | any | 2.3 4.2 | Much of a day runs on cues we never notice. {cue}, {watch} linked to {habit}.
kickoff 1 | any | 4.2 2.3 | A habit forms around a trigger. To find yours for {habit}: {cue}, {watch} to suit it.
kickoff 1 | any | 2.3 | Memory smooths out patterns; notes do not. {cue}, {watch} for {habit}.
kickoff 1 | low | 2.3 4.2 | One written clue beats a vague memory. {cue}, {watch} for {habit}.
kickoff 2 | any | 4.2 7.1 | A trigger works best when it is certain. {cue}, {do}. That tests it for {habit}.
kickoff 2 | any | 1.4 4.2 | If-then plans were tested in 94 trials, and they help. {cue}, {do}: a moment for {habit}.
kickoff 2 | any | 7.1 1.4 | The brain ties an act to the moment before it. For {habit}: {cue}, {do}.
kickoff 2 | low | 7.1 4.2 | One trigger is easier to learn than three. {cue}, {do}, as a first clue to {habit}.
kickoff 1 | any | 2.3 4.2 | Most cues pass unseen. {cue}, {watch} for {habit}.
kickoff 2 | any | 4.2 7.1 | A sure trigger beats a strong will. {cue}, {do} for {habit}.
reminder 1 | any | 2.3 4.2 | A pattern survives gaps in a record. Back to it: {cue}, {watch} for {habit}.
reminder 1 | any | 2.3 | A second look finds what the first one missed. Fresh eyes for {habit}: {cue}, {watch}.
reminder 1 | low | 2.3 | A record can restart on any day. {cue}, {watch}, each a clue to {habit}.
reminder 2 | any | 7.1 4.2 | One miss hardly matters. {cue}, {do}: {habit} gets a fresh trigger test.
reminder 2 | any | 4.2 1.4 | Events remind better than clocks. {cue}, {do}: a fresh trigger test for {habit}.
reminder 2 | low | 7.1 8.7 | The cue comes round again today. {cue}, {do}. One moment is one clue to {habit}.
reminder 2 | any | 7.1 | A second test makes a trigger clear. {cue}, {do}: {habit} again.
challenge 1 | any | 2.3 4.2 | Weekends have other cues and patterns. If you like, {watch} for {habit} today.
challenge 1 | any | 4.2 2.3 | A new setting shows hidden triggers. If you like, {watch} around {habit} on a day off.
challenge 2 | any | 4.2 7.1 | A good trigger works on Saturday too. If you like, {do} {cue} for {habit}.
challenge 2 | any | 7.1 8.7 | Two settings, two clues. If you like, {do} {cue} as a test for {habit}.
plain 1 | any | 2.3 | Attention changes what we record. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | Place, hour, company, mood: most triggers are one of these. {watch} for {habit}.
plain 1 | any | 2.3 4.2 | Roughly 2 in 5 daily acts run on autopilot, by place. {cue}, {watch} near {habit}.
plain 1 | any | 4.2 2.3 | The trigger sits just before the act. {cue}, {watch} that came before {habit}.
plain 1 | any | 2.3 | A few days of notes show more pattern than memory does. {watch} for {habit}.
plain 1 | any | 4.2 | Autopilot hides its own cues. {cue}, {watch} when {habit} was within reach.
plain 1 | low | 2.3 | A blank day is a clue too: it had no trigger. {cue}, {watch} for {habit}.
plain 1 | high | 2.2 2.3 | {done} of {due} is data enough for a pattern. {cue}, {watch} for {habit}.
plain 2 | any | 4.2 | The best trigger is one you already meet each day. {cue}, {do} to test {habit}.
plain 2 | any | 7.1 | {anchor} can act as a signal. {cue}, {do}. That links {habit} to it.
plain 2 | any | 1.4 7.1 | A plan that names a moment gets done more. {cue}, {do} for {habit}.
plain 2 | any | 4.2 7.1 | What you just finished is a strong trigger. {cue}, {do}, so {habit} has a hook.
plain 2 | any | 4.2 1.4 | Old routines need no memory: good triggers. {cue}, {do} for {habit}.
plain 2 | any | 7.1 2.3 | A cue in sight beats a cue in mind. {do} {cue}. That is a clue to {habit}.
plain 2 | low | 8.7 7.1 | A short test still trains the trigger. {cue}, {do}. A moment for {habit}.
plain 2 | high | 2.2 4.2 | {done} of {due} says the trigger works. {cue}, {do}, and {habit} settles in.
plain 2 | any | 7.1 | A daily moment is a cue for free. {cue}, {do} for {habit}.
plain 1 | any | 4.2 | Notes beat memory. {cue}, {watch} for {habit}.
plain 1 | any | 2.3 | Moods are triggers too. {cue}, {watch} for {habit}.
# Small Steps
kickoff 3 | any | 8.7 1.4 | A small step takes little effort. {cue}, {do}. That is where {habit} starts.
kickoff 3 | any | 8.1 1.4 | Starting takes the most effort, so tiny starts pay. For {habit}: {cue}, {do}.
kickoff 3 | low | 8.7 1.4 | Effort decides, so the step is tiny. {cue}, {do}. {habit} can start there.
kickoff 4 | any | 8.3 12.5 | Less friction, easier start: {prop} {spot}. {do} for {habit} {cue}.
kickoff 4 | any | 12.5 8.3 | Each step removed makes a start likelier. {cue}, {do}. A small {thing} is ready.
kickoff 4 | low | 8.7 12.5 | A smaller step repeats better. {cue}, {do}. That tiny link is {habit} in training.
kickoff 3 | any | 8.7 8.1 | Tiny steps need little effort. {cue}, {do}: {habit} begins.
kickoff 4 | any | 8.3 12.5 | An easy start repeats well. {cue}, {do} for {habit}.
reminder | any | 8.1 1.4 | One miss made no difference in a study. {cue}, {do}. A small restart of {habit}.
reminder | any | 8.7 8.1 | The link outlives a day. {cue}, {do}, and the tiny step to {habit} is back.
reminder | any | 8.3 | The same short step, started again, costs little effort. {cue}, {do} for {habit}.
reminder | low | 8.7 1.4 | Restarts work best small, since effort is low. {cue}, {do}. It counts as {habit}.
reminder | low | 8.7 8.1 | {done} small starts are stored in memory. {cue}, {do}, and {habit} picks up again.
reminder | any | 8.1 | A small start takes little effort. {cue}, {do}: {habit}, back.
challenge | any | 8.7 8.6 | A new place tests whether the small step is learned. If you like, {do} there for {habit}.
challenge | any | 12.5 8.1 | Easy practice adds up in memory. If you like, {do} {cue} for a small {thing}.
challenge | any | 8.1 | Small practice on quiet days sticks. If you like, {do} {cue} for {habit}.
challenge | any | 8.6 | A small step paired with music takes less effort. If you like, {do} to a song for {habit}.
challenge | any | 8.7 | Easy weekend practice counts. If you like, {do} for {habit}.
plain 3 | any | 8.7 | Two minutes is short enough to slip past doubt. {cue}, {do}: {habit}, started.
plain | any | 8.1 | Practice of the start makes {habit} automatic. {cue}, {do}. Small is fine.
plain | any | 8.7 1.4 | A step this tiny needs no mood. {cue}, {do}. The brain files it under {habit}.
plain 4 | any | 12.5 | Things in sight are cues: {prop} {spot}. {do} {cue}: easy {thing}.
plain 4 | any | 8.3 12.5 | A fixed order saves a decision, so starting is easy. {cue}, {do} for {habit}.
plain | any | 8.1 8.3 | Short repeats teach better than long ones. {cue}, {do}. Small {thing}.
plain | any | 8.7 | Doubt grows with size. A tiny, easy {thing} stays below it: {cue}, {do}.
plain | any | 1.4 8.1 | A clear cue makes the small first move quick. {cue}, {do} for {habit}.
plain 4 | any | 2.3 8.1 | Easy steps survive hard days, when links form. {cue}, {do} for {habit}.
plain | any | 8.7 8.1 | Confidence comes from things done, even tiny ones. {cue}, {do}. One for {habit}.
plain | any | 12.5 8.7 | Seconds of effort can decide. {prop} {spot}, then an easy start: {do} for {habit}.
plain 3 | any | 1.4 8.7 | A step tied to {anchor} borrows its memory. {cue}, {do}. Small {thing}.
plain | low | 8.7 | {small} is enough to keep the link alive. {cue}, {do}. That is {habit}, small.
plain | low | 8.7 8.1 | Low effort is a method. {cue}, {do}. A tiny {thing} still trains the cue.
plain | high | 2.2 8.7 | {done} of {due} small starts: the cue is learned. {cue}, {do}. {habit} has room.
plain | high | 2.2 8.1 | {streak} tiny starts in a row build a link. {cue}, {do}. {habit} runs easier now.
plain | any | 8.7 | Effort falls as the step shrinks. {cue}, {do} for {habit}.
plain 3 | any | 8.1 | A short start is easy to recall. {cue}, {do} for {habit}.
# Consistency
kickoff 5 | any | 1.4 8.3 | Same time, same place: that makes a routine. {cue}, {do}: {habit}, in its slot.
kickoff 5 | any | 7.1 1.4 | A fixed slot saves the daily decision. {cue}, {do}. {habit} has its place.
kickoff 5 | low | 1.4 8.3 | One steady slot teaches the cue fastest. {cue}, {do}. Short {thing}, same place.
kickoff 6 | any | 1.2 1.4 | One plan B made early saves effort. The usual routine for {habit}: {cue}, {do}.
kickoff 6 | any | 1.2 | Obstacles repeat, so one backup covers most. {cue}, {do} for {habit}.
kickoff 6 | low | 1.2 8.7 | A backup works when effort is low. {cue}, {do}. The slot of {habit} holds.
kickoff 5 | any | 8.3 1.4 | A regular slot builds the link. {cue}, {do} for {habit}.
kickoff 6 | any | 1.2 1.4 | A backup saves effort later. {cue}, {do}: the usual {thing}.
reminder 5 | any | 1.4 8.3 | A regular cue does the remembering. {cue}, {do}: same slot, {habit} again.
reminder 6 | any | 1.2 12.1 | A routine decided ahead saves effort. If {if}, {then}. So {habit} is back in place.
reminder 6 | any | 1.2 | A restart plan shortens gaps. {cue}, {do}: same place, {habit} again.
reminder | low | 8.3 8.7 | The old slot still holds its cue. {cue}, {do}. {habit} can repeat there again.
reminder 5 | any | 8.3 | The place still holds the cue. {cue}, {do}: {habit} again.
reminder 6 | any | 1.2 | One bump does not undo a routine. {cue}, {do}: {habit}, back.
reminder | any | 8.3 1.2 | Repeats add up after gaps too. {cue}, {do}: {habit} again, same place.
challenge | any | 8.6 8.3 | Weekends shift cues; a routine can hold. If you like, {do} {cue} for {habit}.
challenge | any | 1.2 | A spare slot is best tested while days are calm. If you like, {do} then, for {habit}.
challenge | any | 8.6 1.4 | Two repeats in one place make the cue stronger. If you like, {do} twice for {habit}.
challenge | any | 7.1 8.3 | A learned routine runs off schedule too. If you like, {do} {cue} for {habit}.
challenge | any | 8.3 | Same place, any day: a strong cue. If you like, {do} for {habit}.
plain 5 | any | 8.3 | Habits took 18 to 254 days in a study. A steady {thing} wins. {cue}, {do}.
plain 5 | any | 1.4 7.1 | A clock is easy to miss. {cue}, {do}: the same routine for {habit}.
plain | any | 8.3 7.1 | Each repeat in the same place takes less thought. {cue}, {do} for {habit}.
plain 5 | any | 1.4 | A backup slot saves a decision. The usual one for {habit}: {cue}, {do}.
plain 6 | any | 1.2 | A fixed if-then frees the mind. If {if}, {then}. That is a backup routine for {habit}.
plain 6 | any | 1.2 12.1 | One set answer is the quickest to recall. If {if}, {then}. {habit} stays in its routine.
plain | any | 12.5 8.3 | A fixed place is a silent cue. {cue}, {do}. {habit} at {anchor}, as usual.
plain | any | 8.3 | Boredom is a sign of autopilot at work. {cue}, {do}: same slot, steady {thing}.
plain 6 | any | 1.2 8.7 | A spare, short version keeps the link. {cue}, {do}. The slot of {habit} holds.
plain | any | 7.1 8.3 | Order is a cue too: first {anchor}, then {habit}. {do} in the usual place today.
plain | any | 8.3 1.4 | The median habit took two months of steady repeats. {cue}, {do} for {habit}.
plain | low | 8.7 1.2 | A short repeat trains the same link. {cue}, {do}. The slot of {habit} stays warm.
plain | low | 1.2 8.3 | One routine, low effort: {cue}, {do}. {habit} can hold a place on that.
plain | high | 2.2 8.3 | {streak} days at one time is real practice. {cue}, {do} for a steady {thing}.
plain | high | 2.2 1.4 | {done} of {due} means the slot holds. {cue}, {do}. The routine of {habit} is learned.
plain | any | 8.3 | Rhythm does what memory forgets. {cue}, {do} for {habit}.
plain 6 | any | 1.2 8.3 | A routine bends without breaking, by a backup. {cue}, {do} for {habit}.
# Feedback
kickoff 7 | any | 2.2 1.5 | In 138 studies, people who tracked progress did better. {cue}, {do} for {habit}.
kickoff 7 | any | 2.3 1.5 | Numbers point at the one thing to adjust. For {habit}: {cue}, {do}, then compare.
kickoff 7 | low | 2.3 1.5 | A low count is data on the plan. A tweak for {habit}: {cue}, {do}.
kickoff 8 | any | 3.1 3.2 | Progress told to others has more effect. {cue}, tell one friend about {habit}.
kickoff 8 | any | 6.3 3.1 | Outside eyes catch what memory skips. {cue}, ask one friend about {habit}. It is feedback.
kickoff 8 | low | 3.1 8.7 | One friend is enough support to matter. {cue}, tell them about {habit}, for feedback.
kickoff 8 | high | 2.2 3.1 | Shared data, like {done} of {due}, draw support. {cue}, tell a friend about {habit}.
kickoff 7 | any | 2.3 1.5 | Tracking shows what helped. {cue}, {do}: a mark for {habit}.
reminder 7 | any | 2.2 1.5 | A gap in the log shows where effort peaks. Back to it: {cue}, {do} for {habit}.
reminder 7 | any | 2.3 | Midweek data are fresh in memory. {cue}, {do}: a mark for {habit}.
reminder 8 | any | 3.2 3.1 | Support works after gaps too. {cue}, tell a friend that {habit} is on again.
reminder 8 | any | 3.1 1.5 | A friend who knows is support. {cue}, {do}. {habit} is back on the tally.
reminder | low | 2.3 8.7 | {done} marks show what worked. {cue}, {do}: a fresh data point on {habit}.
reminder | low | 1.5 8.7 | One adjusted detail can restart a habit. {cue}, {do}. Less effort, and {habit} counts.
reminder 7 | any | 2.3 2.2 | Fresh data beat old plans. {cue}, {do} for {habit}.
reminder 8 | any | 3.2 1.5 | Support shortens a gap. {cue}, {do}: {habit} again, with a friend in mind.
reminder | any | 2.3 1.5 | The log reopens at any mark. {cue}, {do}: {habit}, back on paper.
challenge 7 | any | 1.5 2.3 | One change makes a clean test. If you like, {do} elsewhere and the results on {habit} show.
challenge 8 | any | 3.1 3.2 | Company lowers the effort. If you like, ask a friend to join {habit} today.
challenge | any | 2.3 8.6 | A weekend sample rounds out the data. If you like, {do} {cue} for {habit}.
challenge 8 | any | 6.3 3.1 | Others solved the same obstacle. If you like, ask a friend what helped with {habit}.
challenge | any | 1.5 8.6 | Calm days give clean data. If you like, {do} {cue}. The tally of {habit} gains.
challenge | any | 2.3 1.5 | Weekend data differ. If you like, {do} and {habit} gets a mark.
plain 7 | any | 2.3 | Marks on paper beat marks in memory. {cue}, {do}. Then {habit} has its tally.
plain 7 | any | 1.5 | One change at a time gives clear data. {cue}, {do}: {habit}, measured.
plain | any | 2.3 1.5 | Tracking brings gains to light. {cue}, {do}. One tally mark for {habit}.
plain 7 | any | 2.2 1.5 | The log knows your best weekday for {habit}. {do} {cue}.
plain | any | 2.3 | A count has no opinion; it only shows effort. {cue}, {do}. One mark for {habit}.
plain 8 | any | 3.1 | A goal said aloud is recalled more often. {cue}, share one line on {habit} with a friend.
plain 8 | any | 3.2 6.3 | Practical help is support, too. {cue}, ask a friend for one tweak to {habit}.
plain 8 | any | 3.1 1.5 | A friend who is told is a help to memory. {cue}, {do} for {habit}.
plain 8 | any | 3.2 | A friend who knows can be a support. {cue}, {do}. {habit} has results.
plain | any | 1.5 8.7 | The right size is found by test. {cue}, {do}. The data decide about {habit}.
plain | any | 2.2 2.3 | Frequent checks beat rare ones. {cue}, {do}. A mark for {habit} on the log.
plain 8 | any | 6.3 2.3 | Memory is a poor log. {cue}, {do}. A friend has better data on {habit}.
plain | low | 2.3 8.7 | Small data still teach. {cue}, {do}. That mark for {habit} counts in full.
plain | low | 1.5 8.7 | A tweak that lowers effort works best. {cue}, {do}. The log of {habit} will show it.
plain | high | 2.2 2.3 | {done} of {due} is a strong result. {cue}, {do}. The log of {habit} gains a mark.
plain | high | 2.2 3.1 | {streak} days on the log show the cue works. {cue}, {do}. That is {habit}, in numbers.
plain 8 | high | 2.2 3.1 | {done} of {due} is data worth sharing. {cue}, tell a friend how {habit} worked.
plain | any | 2.3 | What is measured gets attention. {cue}, {do}: a tally mark for {habit}.
plain | any | 1.5 | A quick test settles a doubt. {cue}, {do}: data for {habit}.
# Identity
kickoff 9 | any | 13.2 13.4 | A habit linked to what you care about takes less effort. {cue}, {do} for {habit}.
kickoff 9 | low | 13.4 8.7 | Values outlast gaps in practice. {cue}, {do}. It links {habit} to what you care about.
kickoff 10 | any | 13.5 15.4 | The self learns from acts. {cue}, {do}, and {habit} is proof.
kickoff 10 | low | 13.5 8.7 | Even small acts inform the self. {cue}, {do}. A bit of proof for {habit}.
kickoff 9 | any | 13.4 15.3 | A value makes effort lighter. {cue}, {do} for {habit}.
kickoff 10 | any | 13.5 15.4 | Acts teach the self. {cue}, {do}. {habit} is part of you.
reminder | any | 13.5 | Returning is practice for the self, too. {cue}, {do}. {habit} is back.
reminder | any | 15.3 13.2 | Past wins are proof you can recall. {cue}, {do}: {habit} is part of you again.
reminder | low | 13.5 8.7 | A comeback is strong proof, since it took effort. {cue}, {do}: {habit} again.
reminder | low | 15.3 8.7 | {done} times is proof that memory can use. {cue}, {do}. It brings {habit} back.
reminder | any | 13.5 | The self is patient with gaps. {cue}, {do}: {habit} again.
challenge | any | 13.5 8.6 | Acts by choice shape the self the most. If you like, {do} {cue} for {habit}.
challenge | any | 13.4 | A named value is easier to recall. If you like, {do} {cue}: {habit}, your own.
challenge | any | 13.1 8.6 | What we show others is proof of who we are. If you like, {do} in company. {habit} is part of you.
challenge | any | 15.4 13.5 | Free acts shape the self. If you like, {do} {cue}: a vote for {habit}.
challenge | any | 13.5 | Chosen acts shape the self. If you like, {do} for {habit}.
plain 9 | any | 13.4 | A reason is a cue too. {value}: a value in {habit}. {cue}, {do}.
plain 9 | any | 13.2 | The words we use steer effort: care, not chore. {cue}, {do}. {habit} is your own.
plain | any | 13.5 | Each act is a data point for the self. {cue}, {do}. {habit} is proof.
plain 9 | any | 15.3 13.4 | Recalled proof raises confidence. {cue}, {do}. {habit} is a bit of yourself.
plain | any | 13.5 15.4 | Cues carry someone who {who}, not moods. {cue}, {do} for {habit}.
plain 10 | any | 13.5 13.1 | To act first, then feel it, is a sound order. {cue}, {do}. {habit} is proof.
plain 10 | any | 15.4 | The words we say of the self guide choices. {cue}, {do} for {habit}, like you.
plain 10 | any | 13.1 | Acts are evidence others can see, too. {cue}, {do}. {habit} is part of you.
plain | any | 13.5 | A private act builds self-trust. {cue}, {do}. {habit} is your own.
plain | low | 13.5 8.7 | {small} is data about the self too. {cue}, {do}. It is proof of {habit}.
plain | high | 2.2 13.5 | {done} of {due} is data: proof on paper. {cue}, {do}. {habit} is part of you.
plain | high | 2.2 15.4 | {streak} days teach the self who you are. {cue}, {do} for {habit}.
plain | any | 13.4 15.3 | A reason in your own words is a strong cue: "{why}". {cue}, {do} for {habit}.
plain | any | 13.5 | Values show in acts. {cue}, {do} for {habit}.
# Mastery
kickoff 11 | any | 1.1 8.6 | One change at a time keeps the cue intact. {cue}, {do}. {habit} can grow a level.
kickoff 11 | low | 8.7 1.1 | A habit lasts when effort fits the week. {cue}, {do}. {habit} can grow later.
kickoff 12 | any | 7.3 1.2 | A learned cue works without reminders. {cue}, {do}. {habit} can last on its own.
kickoff 12 | any | 15.3 1.2 | A lapse plan keeps a habit for months. Yours for {habit}: {cue}, {do}.
kickoff 12 | low | 1.2 7.3 | A lapse is a gap in practice, not in memory. {cue}, {do}. So {habit} can last.
kickoff 11 | any | 8.7 1.1 | Skill grows by small raises. {cue}, {do} for {habit}.
kickoff 12 | any | 7.3 1.2 | A learned cue lasts. {cue}, {do}. {habit} can go on without reminders.
reminder 12 | any | 7.3 1.2 | After a lapse the old cue still works. {cue}, {do}: {habit} again, for months.
reminder | any | 1.2 15.3 | The restart is a skill too. {cue}, {do}: {habit} again, and it lasts.
reminder | low | 8.7 1.2 | A notch back takes less effort, and it lasts. {cue}, {do}: {habit} again.
reminder 12 | any | 1.2 7.3 | Memory outlasts a lapse. {cue}, {do}: {habit} again, by heart.
reminder | any | 1.2 | A lapse takes little from memory. {cue}, {do}: {habit}, back by heart.
challenge 12 | any | 7.3 | The test of a cue is a day without reminders. If you like, {do} unprompted, for {habit}.
challenge | any | 8.6 1.1 | Teaching a skill deepens memory and growth. If you like, {do} {cue} for {habit}.
challenge | any | 8.7 | Skills grow one part at a time. If you like, {do} {cue} for {habit}.
challenge | any | 8.7 | Skill grows a notch at a time. If you like, {do} for {habit}.
plain 11 | any | 8.7 | Slow raises keep effort low. {cue}, {do}. {habit} grows by a notch.
plain 11 | any | 1.1 | A clear next goal guides effort. {cue}, {do}. That is the next level of {habit}.
plain 12 | any | 7.3 | Without reminders the real cue grows. {cue}, {do}. {habit} can run alone.
plain 12 | any | 1.2 | Moves and holidays shift cues, so lapses come. {cue}, {do}. {habit} can last.
plain 12 | any | 7.3 15.3 | By now {anchor} is the cue. {cue}, {do}. {habit} lasts alone.
plain | any | 15.3 8.6 | What took thought is in memory now. {cue}, {do}. {habit} has grown.
plain | any | 8.6 | Skills fade slowly once learned by heart. {cue}, {do}. {habit} will last.
plain | any | 8.1 8.7 | Small raises keep the link. {cue}, {do}. {habit} goes up a notch.
plain 12 | any | 1.2 7.3 | A written lapse plan beats a good intention. For {habit}: {cue}, {do}.
plain | low | 1.2 8.7 | Small days build lasting habits. {cue}, {do}. The cue for {habit} will last.
plain | low | 8.7 15.3 | Ease is what makes practice last. {cue}, {do}. {habit} can last on that.
plain | high | 2.2 8.7 | {done} of {due} shows the skill is there. {cue}, {do}. {habit} can grow a notch.
plain | high | 2.2 15.3 | {streak} days done: the cue is learned and lasts. {cue}, {do}: {habit} is growing.
plain | any | 8.6 | Skill settles with rest. {cue}, {do} for {habit}.
`;
