/** Informative: one mechanism or number that is true, calmly told. How lines are read: ../skeletons.ts */
export const informativeLines = `
# Awareness
kickoff 1 | any | 2.3 4.2 | Much of a day runs on cues we never notice. {cue}, {watch} linked to {habit}.
kickoff 1 | any | 4.2 2.3 | A habit forms around a trigger. To find yours for {habit}: {cue}, {watch} to suit it.
kickoff 1 | any | 2.3 | Memory smooths out patterns; notes do not. {cue}, {watch} for {habit}.
kickoff 1 | low | 2.3 4.2 | One written clue beats a vague memory. {cue}, {watch} for {habit}.
kickoff 2 | any | 4.2 7.1 | A trigger works best when it is certain to come. {cue}, {do}. That tests it for {habit}.
kickoff 2 | any | 1.4 4.2 | If-then plans were tested in 94 trials, and they help. {cue}, {do}: a moment for {habit}.
kickoff 2 | any | 7.1 1.4 | The brain ties an act to the moment before it. For {habit}: {cue}, {do}.
kickoff 2 | low | 7.1 4.2 | One trigger is easier to learn than three. {cue}, {do}, as a first clue to {habit}.
reminder 1 | any | 2.3 4.2 | Gaps are part of any record, and a pattern survives them. Back to it: {cue}, {watch} for {habit}.
reminder 1 | any | 2.3 | Attention drifts by midweek. A fresh look helps {habit}: {cue}, {watch}.
reminder 1 | low | 2.3 | A record can restart on any day. {cue}, {watch} for {habit}.
reminder 2 | any | 7.1 4.2 | A missed cue weakens nothing. {cue}, {do}, and {habit} has a fresh trial of its trigger.
reminder 2 | any | 4.2 1.4 | An event reminds better than a clock. {cue}, {do}: a restart and a test of the moment for {habit}.
reminder 2 | low | 7.1 8.7 | The cue comes round again today. {cue}, {do}. One moment is data for {habit}.
challenge 1 | any | 2.3 4.2 | Weekends have other cues. If you like, {watch} for {habit} today.
challenge 1 | any | 4.2 2.3 | A new setting shows hidden triggers. If you like, {watch} around {habit} on a day off.
challenge 2 | any | 4.2 7.1 | A good trigger works on Saturday too. If you like, {do} {cue} and see about {habit}.
challenge 2 | any | 7.1 8.7 | Two settings make a better test. If you like, {do} {cue}, then notice how {habit} felt.
plain 1 | any | 2.3 | Writing a thing down changes how much of it you notice. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | Place, hour, company, mood: most triggers are one of these. {watch} for {habit}.
plain 1 | any | 2.3 4.2 | Roughly 2 in 5 daily acts repeat in the same setting. {cue}, {watch} near {habit}.
plain 1 | any | 4.2 2.3 | The cue sits just before the act. {cue}, {watch} that came before {habit}.
plain 1 | any | 2.3 | Three days of notes show more pattern than a month of memory. {watch} for {habit}.
plain 1 | any | 4.2 | Autopilot hides its own cues. {cue}, {watch} when {habit} was within reach.
plain 1 | low | 2.3 | A blank day is a clue too: it had no trigger. {cue}, {watch} for {habit}.
plain 1 | high | 2.2 2.3 | {done} of {due} is enough data for a pattern. {cue}, {watch} for {habit}.
plain 2 | any | 4.2 | The best trigger is one you already meet each day. {cue}, {do} to test {habit}.
plain 2 | any | 7.1 | {anchor} can act as a signal: no app needed. {cue}, {do}. That links {habit} to it.
plain 2 | any | 1.4 7.1 | Plans that name a moment get done more often than plans that do not. {cue}, {do} for {habit}.
plain 2 | any | 4.2 7.1 | What you just finished is a strong cue. {cue}, {do}, and watch {habit} take hold.
plain 2 | any | 4.2 1.4 | Old routines make good hooks, since they need no memory. {cue}, {do}. See if {habit} holds.
plain 2 | any | 7.1 2.3 | A cue you can see or hear beats a cue you keep in mind. {do} {cue}. Clue for {habit}.
plain 2 | low | 8.7 7.1 | A short test still trains the link. {cue}, {do}. The moment for {habit} grows clearer.
plain 2 | high | 2.2 4.2 | {done} of {due} says the trigger works. {cue}, {do}, and {habit} settles in.
# Small Steps
kickoff 3 | any | 8.7 1.4 | A small step meets little resistance. {cue}, {do}. That is where {habit} starts.
kickoff 3 | any | 8.1 1.4 | The start takes most of the effort, so it pays to start tiny. For {habit}: {cue}, {do}.
kickoff 3 | low | 8.7 1.4 | Effort decides more than will, so the step is tiny. {cue}, {do}. {habit} can start there.
kickoff 4 | any | 8.3 12.5 | Less friction, easier start. With {prop} {spot}: {cue}, {do}. {habit} follows.
kickoff 4 | any | 12.5 8.3 | Each step you remove makes a start likelier. {cue}, {do}. {habit} stays small and ready.
kickoff 4 | low | 8.7 12.5 | A smaller step repeats better. {cue}, {do}. That tiny link is {habit} in training.
reminder | any | 8.1 1.4 | In one study a missed day made no real difference. {cue}, {do}: a small restart for {habit}.
reminder | any | 8.7 8.1 | The link does not fade in a day. {cue}, {do}, and the tiny step to {habit} is back.
reminder | any | 8.3 | The same short step, started again, costs little effort. {cue}, {do} for {habit}.
reminder | low | 8.7 1.4 | Restarts work best small, since effort is low. {cue}, {do}. It counts as {habit}.
reminder | low | 8.7 8.1 | {done} small starts are stored in memory. {cue}, {do}, and {habit} picks up again.
challenge | any | 8.7 8.6 | A new place tests whether the small step is learned. If you like, {do} there for {habit}.
challenge | any | 12.5 8.1 | Two easy starts in a day double the practice. If you like, {do} {cue}, for {habit}.
challenge | any | 8.1 | Repeats on quiet days count the same in memory. If you like, {do} {cue}: easy {thing}.
challenge | any | 8.6 | Pairing a small step with a pleasure makes it easy. If you like, {do} to music for {habit}.
plain 3 | any | 8.7 | Two minutes is short enough to slip past doubt. {cue}, {do}. {habit} starts that easy.
plain | any | 8.1 | Practice of the start is what makes {habit} automatic. {cue}, {do}. Small is fine.
plain | any | 8.7 1.4 | A step this tiny needs no mood. {cue}, {do}. The brain files it under {habit}.
plain 4 | any | 12.5 | Things in sight act as cues. {prop} {spot} makes {habit} easy to start. {cue}, {do}.
plain 4 | any | 8.3 12.5 | A fixed order saves a decision: {anchor}, then {habit}. {do}. It is a small load on memory.
plain | any | 8.1 8.3 | Ten short repeats teach more than one long one. {cue}, {do}. Small {thing}, strong link.
plain | any | 8.7 | Doubt grows with size. A tiny {thing} stays below it: {cue}, {do}.
plain | any | 1.4 8.1 | After a clear cue the first move takes seconds. {cue}, {do}. {habit} has begun, in small.
plain 4 | any | 2.3 8.1 | An easy step gets done on hard days, which is when links form. {cue}, {do} for {habit}.
plain | any | 8.7 8.1 | Confidence comes from things done, even tiny ones. {cue}, {do}. One for {habit}.
plain | any | 12.5 8.7 | Twenty seconds less effort can decide. {prop} {spot}, then an easy start. {do} for {habit}.
plain 3 | any | 1.4 8.7 | A step tied to {anchor} borrows its memory. {cue}, {do}. Small {thing}, solid hook.
plain | low | 8.7 | {small} is enough to keep the link alive. {cue}, {do}. That is {habit}, small.
plain | low | 8.7 8.1 | Low effort is a method. {cue}, {do}. A tiny {thing} still trains the cue.
plain | high | 2.2 8.7 | {done} of {due} small starts: the cue is learned. {cue}, {do}. {habit} has room.
plain | high | 2.2 8.1 | {streak} days of the same tiny start build a link. {cue}, {do}. {habit} runs easier now.
# Consistency
kickoff 5 | any | 1.4 8.3 | Same time, same place: that pairing builds a habit. {cue}, {do}. {habit} gets its slot.
kickoff 5 | any | 7.1 1.4 | A fixed slot removes the daily decision. For {habit}: {cue}, {do}, in the same place.
kickoff 5 | low | 1.4 8.3 | One steady slot teaches the cue fastest. {cue}, {do}. Short {thing}, same place.
kickoff 6 | any | 1.2 1.4 | A plan B made early saves effort later. Usual routine for {habit}: {cue}, {do}.
kickoff 6 | any | 1.2 | Obstacles repeat, so one backup covers most of them. {cue}, {do}: the steady core of {habit}.
kickoff 6 | low | 1.2 8.7 | A backup works when it costs little effort. {cue}, {do}. It holds the slot for {habit}.
reminder 5 | any | 8.3 7.1 | The link to a place outlives a gap. {cue}, {do}, and the routine of {habit} is back.
reminder 5 | any | 1.4 8.3 | A regular cue does the remembering. {cue}, {do}: same slot, {habit} again.
reminder 6 | any | 1.2 12.1 | Deciding ahead saves effort. If {if}, {then}. So {habit} is back in its routine.
reminder 6 | any | 1.2 | A restart plan shortens gaps. {cue}, {do}: same place, {habit} again.
reminder | low | 8.7 1.2 | In research, single gaps hardly slowed a routine. {cue}, {do}, and {habit} restarts.
reminder | low | 8.3 8.7 | The old slot still holds its cue. {cue}, {do}. {habit} can repeat there again.
challenge | any | 8.6 8.3 | Weekend routines slip since the cues shift. If you like, {do} {cue} for a steady {thing}.
challenge | any | 1.2 | A spare slot is worth testing while it is calm. If you like, {do} then, for {habit}.
challenge | any | 8.6 1.4 | Two repeats in one place make the cue stronger. If you like, {do} twice for {habit}.
challenge | any | 7.1 8.3 | A routine is learned once it runs off schedule. If you like, {do} {cue}: test of {habit}.
plain 5 | any | 8.3 | Habits form over 18 to 254 days, so rhythm beats speed. {cue}, {do} for {habit}.
plain 5 | any | 1.4 7.1 | A clock can be ignored; {anchor} cannot. Same routine: {cue}, {do} for {habit}.
plain | any | 8.3 7.1 | Each repeat in the same place makes the next take less thought. {cue}, {do} for {habit}.
plain 5 | any | 1.4 | A backup slot halves the ways to miss. Main one for {habit}: {cue}, {do}, same place.
plain 6 | any | 1.2 | Plans of the form if-then free the mind. If {if}, {then}. That is a backup for {habit}.
plain 6 | any | 1.2 12.1 | The mind copes best with one set answer. If {if}, {then}. {habit} stays in its routine.
plain | any | 12.5 8.3 | A fixed place is a silent cue. {prop} {spot}, then {do} {cue}. {habit} holds its rhythm.
plain | any | 8.3 | Boredom is a sign of autopilot at work. {cue}, {do}: same slot, steady {thing}.
plain 6 | any | 1.2 8.7 | A short version on a full day keeps the link. {cue}, {do}. The slot of {habit} holds.
plain | any | 7.1 8.3 | Order is a cue too: first {anchor}, then {habit}. {do} in the usual place today.
plain | any | 8.3 1.4 | The median habit took about two months. Steady repeats did it. {cue}, {do} for {habit}.
plain | low | 8.7 1.2 | A short repeat trains the same link. {cue}, {do}. The slot of {habit} stays warm.
plain | low | 1.2 8.3 | One routine, low effort: {cue}, {do}. {habit} can hold a place on that.
plain | high | 2.2 8.3 | {streak} days at the same time is real practice. {cue}, {do}. {habit} takes less thought.
plain | high | 2.2 1.4 | {done} of {due} means the slot holds. {cue}, {do}. The routine of {habit} is learned.
# Feedback
kickoff 7 | any | 2.2 1.5 | In 138 studies, people who tracked progress did better. {cue}, {do}. One mark for {habit}.
kickoff 7 | any | 2.3 1.5 | Numbers point at the one thing to adjust. For {habit}: {cue}, {do}, then compare.
kickoff 7 | low | 2.3 1.5 | A low count is data on the plan. A tweak for {habit}: {cue}, {do}.
kickoff 8 | any | 3.1 3.2 | Progress told to others has more effect. {cue}, tell one friend about {habit}.
kickoff 8 | any | 6.3 3.1 | Outside eyes catch what memory skips. {cue}, ask one friend about {habit}. It is feedback.
kickoff 8 | low | 3.1 8.7 | One friend is enough support to matter. {cue}, tell them about {habit}, for feedback.
reminder 7 | any | 2.2 1.5 | A gap in the log shows where effort peaks. Back to it: {cue}, {do} for {habit}.
reminder 7 | any | 2.3 | Midweek is a good time to measure. {cue}, {do}: a fresh mark for {habit}.
reminder 8 | any | 3.2 3.1 | Support works after gaps too. {cue}, tell a friend that {habit} is on again.
reminder 8 | any | 3.1 1.5 | People return faster when a friend knows. {cue}, {do}. {habit} is back on the log.
reminder | low | 2.3 8.7 | {done} marks show what worked. {cue}, {do}: a fresh data point on {habit}.
reminder | low | 1.5 8.7 | One adjusted detail can restart a habit. {cue}, {do}. Less effort, and {habit} counts.
challenge 7 | any | 1.5 2.3 | One change makes a clean test. If you like, {do} in another place and compare for {habit}.
challenge 8 | any | 3.1 3.2 | Company lowers the effort. If you like, ask a friend to join {habit} today.
challenge | any | 2.3 8.6 | A weekend sample rounds out the data. If you like, {do} {cue} and compare {habit}.
challenge 8 | any | 6.3 3.1 | Other people solve the same problem. If you like, ask a friend what helped with {habit}.
challenge | any | 1.5 8.6 | Tests work best on calm days. If you like, {do} {cue} and measure how {habit} felt.
plain 7 | any | 2.3 | Marks on paper beat marks in memory. {cue}, {do}. Then {habit} has its tally.
plain 7 | any | 1.5 | Change one thing and the result can be read. {cue}, {do}. Data for {habit}.
plain | any | 2.3 1.5 | Tracking works partly since it makes small gains visible. {cue}, {do}. Count {habit}.
plain 7 | any | 2.2 1.5 | Your best weekday is a clue to the right cue. {do} {cue}. The log of {habit} shows it.
plain | any | 2.3 | A count has no opinion; it only shows effort. {cue}, {do}. One mark for {habit}.
plain 8 | any | 3.1 | A goal said aloud is recalled more often. {cue}, share one line on {habit} with a friend.
plain 8 | any | 3.2 6.3 | Practical help beats praise. {cue}, ask a friend for one tweak to {habit}.
plain 8 | any | 3.1 1.5 | Explaining a plan shows its weak link. {cue}, {do}. A friend could hear how {habit} worked.
plain 8 | any | 3.2 | A habit seen by others takes less effort to hold. {cue}, {do}. Share the result on {habit}?
plain | any | 1.5 8.7 | The right size is found by test. {cue}, {do}. The data decide about {habit}.
plain | any | 2.2 2.3 | Frequent checks help more than rare ones. {cue}, {do}. One mark for {habit} on the log.
plain 8 | any | 6.3 2.3 | We compare ourselves badly from memory. {cue}, {do}. A friend has better data on {habit}.
plain | low | 2.3 8.7 | Small data still teach. {cue}, {do}. That mark for {habit} counts in full.
plain | low | 1.5 8.7 | A tweak that lowers effort works best. {cue}, {do}. The log of {habit} will show it.
plain | high | 2.2 2.3 | {done} of {due} is a strong result. {cue}, {do}. The log of {habit} gains a mark.
plain | high | 2.2 3.1 | {streak} days on the log show the cue works. {cue}, {do}. Share that number of {habit}?
plain 8 | high | 2.2 3.1 | {done} of {due} is data worth sharing. {cue}, tell a friend how {habit} worked.
# Identity
kickoff 9 | any | 13.4 15.3 | Acts tied to a value of your own last longer. {cue}, {do}. So {habit} has a reason.
kickoff 9 | any | 13.2 13.4 | A habit linked to what you care about takes less effort. {cue}, {do} for {habit}.
kickoff 9 | low | 13.4 8.7 | Values outlast gaps in practice. {cue}, {do}. It links {habit} to what you care about.
kickoff 10 | any | 13.5 15.4 | We learn who we are from what we do. {cue}, {do}. {habit} is proof of a kind of person.
kickoff 10 | any | 13.1 13.5 | Repeated acts shape how we see the self. {cue}, {do}. With {habit}, you become it.
kickoff 10 | low | 13.5 8.7 | Even small acts inform the self. {cue}, {do}. One bit of proof for {habit}.
reminder | any | 13.4 15.3 | One gap weighs little against weeks of proof. {cue}, {do}: {habit} again, your own.
reminder | any | 13.5 | Returning teaches the self more than a perfect run. {cue}, {do}. {habit} is back.
reminder | any | 15.3 13.2 | Past wins are proof you can recall. {cue}, {do}: {habit} is part of you again.
reminder | low | 13.5 8.7 | A comeback is strong proof, since it took effort. {cue}, {do}: {habit} again.
reminder | low | 15.3 8.7 | {done} times is proof that memory can use. {cue}, {do}. It brings {habit} back.
challenge | any | 13.5 8.6 | Acts by choice shape the self the most. If you like, {do} {cue} for {habit}.
challenge | any | 13.4 | Naming a value makes it easier to recall. If you like, {do} {cue} and link {habit} to one.
challenge | any | 13.1 8.6 | Being seen turns a cue into character. If you like, {do} in company, for {habit}.
challenge | any | 15.4 13.5 | Free days show what is your own. If you like, {do} {cue}: a vote for {habit}.
plain 9 | any | 13.4 | A reason works as a cue too. {value}: the value in {habit}. {cue}, {do}.
plain 9 | any | 13.2 | The words we use steer effort: care, not chore. {cue}, {do}. {habit} is your own.
plain | any | 13.5 | Each act is a data point for the self. {cue}, {do}. It is proof by {habit}.
plain 9 | any | 15.3 13.4 | Recalling one good day raises confidence. {cue}, {do}. Proof: you did {habit} before.
plain | any | 13.5 15.4 | Someone who {who} does it by cue, not by mood. {cue}, {do}. {habit} is proof.
plain 10 | any | 13.5 13.1 | To act first and feel it later is a sound order. {cue}, {do}. You become it by {habit}.
plain 10 | any | 15.4 | A sentence like "I am someone who {who}" guides choices. {cue}, {do} for {habit}.
plain | any | 13.4 13.2 | Values are felt most when acted on. For {value}: {cue}, {do}. {habit} is the link.
plain 10 | any | 13.1 | Others often see a new self before we do. {cue}, {do}. {habit} is part of you.
plain | any | 15.3 | Nine weeks of repeats are in memory now. {cue}, {do}. That is proof of {habit}.
plain | any | 13.5 | A private act builds self-trust. {cue}, {do}. {habit}, your own, with no audience.
plain | low | 13.4 8.7 | A reason survives a slow week; effort varies. {cue}, {do}. You care about {habit}.
plain | low | 13.5 8.7 | {small} is data about the self too. {cue}, {do}. It is proof of {habit}.
plain | high | 2.2 13.5 | {done} of {due} is proof on paper. {cue}, {do}. {habit} is part of you.
plain | high | 2.2 15.4 | {streak} days inform the self: someone who {who}. {cue}, {do} for {habit}.
plain | any | 13.4 15.3 | A reason in your own words is a strong cue: "{why}". {cue}, {do} for {habit}.
# Mastery
kickoff 11 | any | 8.7 1.1 | Skill grows at the edge of easy. {cue}, {do}. One notch for {habit}, one dimension.
kickoff 11 | any | 1.1 8.6 | One change at a time keeps the cue intact. {cue}, {do}. {habit} can grow a level.
kickoff 11 | low | 8.7 1.1 | A habit lasts when effort fits the week. {cue}, {do}. {habit} can grow later.
kickoff 12 | any | 7.3 1.2 | A learned cue works without reminders. {cue}, {do}. {habit} is ready to last on its own.
kickoff 12 | any | 15.3 1.2 | A lapse plan keeps a habit for months. Yours for {habit}: {cue}, {do}.
kickoff 12 | low | 1.2 7.3 | A lapse is a gap in practice, not in memory. {cue}, {do}. So {habit} can last.
reminder 11 | any | 8.7 1.2 | A level that is too steep breaks the link. {cue}, {do}. Back a notch, {habit} grows.
reminder 12 | any | 7.3 1.2 | After a lapse the old cue still works. {cue}, {do}: {habit} again, for months.
reminder | any | 1.2 15.3 | Skill includes the restart, and practice trains it. {cue}, {do}: {habit} can last.
reminder | low | 1.2 8.7 | A learned link returns faster than it formed. {cue}, {do}. {habit} is growing again.
reminder | low | 8.7 1.2 | Stepping back a notch is sound practice. {cue}, {do}. A restart that lasts for {habit}.
challenge 11 | any | 8.7 8.6 | A harder setting trains the skill. If you like, {do} {cue}, a notch up for {habit}.
challenge 12 | any | 7.3 | The test of a cue is a day without reminders. If you like, {do} unprompted, for {habit}.
challenge | any | 8.6 1.1 | Teaching a skill deepens memory. If you like, {do} {cue} and keep notes on {habit}.
challenge | any | 8.7 | Growth wants one dimension at a time. If you like, {do} {cue}: next level of {habit}.
plain 11 | any | 8.7 | Slow raises keep effort low. {cue}, {do}. {habit} grows by a notch.
plain 11 | any | 8.6 1.1 | Varied practice makes a skill sturdy. {do} {cue}. {habit} can last through change.
plain | any | 8.7 8.1 | Autopilot grows with repeats, then levels off. {cue}, {do}. {habit} is nearly there to last.
plain 11 | any | 1.1 | A clear next goal guides effort. {cue}, {do}. That is the next level of {habit}.
plain 12 | any | 7.3 | Fewer reminders make the real cue stronger. {cue}, {do}. {habit} can run on it alone.
plain 12 | any | 1.2 | Holidays and moves shift cues, so a lapse is normal. {cue}, {do}. {habit} can last.
plain 12 | any | 7.3 15.3 | Twelve weeks in, {anchor} is the reminder. {cue}, {do}. {habit} keeps by itself.
plain | any | 15.3 8.6 | What took thought in week one is in memory now. {cue}, {do}. {habit} has grown.
plain | any | 8.6 | Skills fade slowly once learned by heart. {cue}, {do}. {habit} will last.
plain | any | 8.1 8.7 | Small raises beat big ones, since the link holds. {cue}, {do}. {habit} can grow.
plain 12 | any | 1.2 7.3 | Written plans for a lapse are used more than good intentions. For {habit}: {cue}, {do}.
plain | low | 1.2 8.7 | Habits last through small days, not big ones. {cue}, {do}. The cue for {habit} holds.
plain | low | 8.7 15.3 | Ease is what makes practice last. {cue}, {do}. {habit} needs that link only.
plain | high | 2.2 8.7 | {done} of {due} shows the skill is there. {cue}, {do}. {habit} can grow a notch.
plain | high | 2.2 15.3 | {streak} days in a row: the cue is learned. {cue}, {do}. {habit} is growing.
`;
