/** Direct lines for habits of any kind, and for things to leave off. */
export const genericDirect = `
# Awareness
## kickoff @generic 2.3 4.2
1 | Before bed, note one moment with room for {habit}. That is the whole week's work.
1 | When {habit} crosses your mind, notice where you are. Look first.
2 7.1 1.4 | {cue}, take one minute for {habit}. Is it a good trigger? You judge.
2 7.1 | {cue}, put a note for {habit} in plain sight. A trigger you can see.
@generic 2 1.4 | {cue}, test one minute of {habit}. Good moment or bad? Either is a clue.
@generic high | {cue}, notice what makes room for {habit}. You did {done} of {due}. Not by chance.
@generic low | {cue}, notice one moment that could fit {habit}. No need to use it.
## reminder @generic 2.3 7.1
| {cue}, notice if there is room for {habit}. Back to looking. Nothing is lost.
low | When {habit} comes to mind, notice where you are. A fresh look.
@generic | {cue}, look again at where {habit} could go. Just look.
@generic | {cue}, notice what blocks {habit} now. A fresh look.
@generic | {cue}, spot one good moment for {habit} again. One will do.
@generic high | {cue}, look again at the easiest day for {habit}. Doing {done} of {due} holds a pattern.
@generic high | {cue}, notice again what starts {habit}. {streak} days point at it.
@generic low | {cue}, look once at {habit} again. Noticing is the whole job.
## challenge @generic @quitting 2.3 4.2
| If you like, look for a weekend moment for {habit}. Just look.
@generic | If you like, watch someone good at {habit}. What is their trigger?
@generic | Your call: notice what Saturday does to {habit}. Better or worse than Tuesday?
@generic | Optional: mark the widest gap of the day. That is where {habit} could go.
@generic high | If you like, find one extra moment for {habit}. Doing {done} of {due} shows where to look.
@generic low | If you like, notice {habit} once today. Done.
## plain @generic 2.3 4.2
1 | Before bed, write down when {habit} last went well. That is a clue.
1 | When you sit down tonight, notice what pulls at you first. {habit} competes with that.
1 | When you think of {habit}, jot down who is around. People are triggers.
2 7.1 | {cue}, take a minute for {habit}. Out of place? Also a clue.
2 | {cue}, put one reminder of {habit} in sight. Things are good signals.
low | Before bed, note what took the place of {habit}. One line. A pattern may show.
@generic 1 | {cue}, jot down where you last thought of {habit}. One clue.
@generic 1 | {cue}, notice your mood about {habit}. Keen, flat, tired. All data, no verdict. Just look.
@generic 1 | When you wake tomorrow, notice what comes first. {habit} may fit next to it.
@generic 1 | {cue}, watch the next ten minutes. Where would {habit} go?
@generic 2 7.1 | {cue}, put out one thing that says {habit}. You will notice it.
@generic 2 4.2 | {cue}, name what blocks {habit}: time, place or mood. One clue.
@generic 2 1.4 | {cue}, try this moment for {habit}. It fits or it does not.
@generic | {cue}, notice who is around when {habit} works. People are triggers.
@generic | {cue}, spot one minute that vanishes. {habit} could have it.
@generic high | {cue}, notice what came right before {habit}. {done} of {due} times, something did.
@generic high | {cue}, name the moment that suits {habit} best. {done} of {due} times you found it.
@generic low | {cue}, notice one thing about {habit}. A clue, not a task.
@generic low | {cue}, notice what filled today. No verdict on {habit}.
# Small Steps
## kickoff @generic 8.7 8.1
3 1.4 | {cue}, take one minute for {habit}. Small on purpose.
3 | {cue}, make the tiniest real start on {habit}. That is the step.
4 12.5 8.3 | {cue}, make one small thing easier for {habit}. Ready things get done.
4 | {cue}, do only the first move of {habit}. A small start.
@generic high | {cue}, give {habit} a small extra minute. No speech needed.
@generic low | {cue}, give {habit} ten seconds. Smallest start on the list.
## reminder @generic 8.7 8.1
| {cue}, take one small minute for {habit}. You are back. Missed days need no repair.
| {cue}, do a little of {habit}. Starting again is that short.
low | {cue}, give {habit} ten seconds. A tiny start again.
@generic | {cue}, start {habit} again. The short way. Small is fine.
@generic | {cue}, give {habit} one easy minute again. No speech.
@generic | {cue}, begin {habit} again where it is lightest. You know where.
@generic high | {cue}, start {habit} again with a small extra. Doing {done} of {due} says it is easy.
@generic high | {cue}, begin {habit} again. {streak} days of small starts, plus an extra one.
@generic low | {cue}, get ready for {habit} again. Ready is a small start.
## challenge @generic 8.7 8.1
| If you like, give {habit} a small new hour today. Light work.
@generic | If you like, make {habit} a bit more fun today. A small twist.
@generic | Optional: start {habit} while the house is quiet. Easy air.
@generic high | If you like, add a small bonus to {habit}. Nobody counts it but you.
@generic low | If you like, just get ready for {habit}. A small Saturday.
## plain @generic 8.7 8.1
4 2.3 8.7 @quitting @generic | {cue}, mark one easy start for {habit}. Small marks add up.
| {cue}, take a minute for {habit}. Enough for today. Small still counts.
| {cue}, do the first ten seconds of {habit}. The start is the hard bit.
| {cue}, take time for {habit} the short way. Short is allowed.
8.3 | {cue}, give {habit} one minute. Same spot, small start.
| {cue}, make a tiny start on {habit}. Moods arrive later.
low | {cue}, give {habit} ten seconds. The pocket version is still a start.
@generic | {cue}, do the laziest real version of {habit}.
@generic 8.1 | {cue}, pick the easiest part of {habit}. Only that.
@generic | {cue}, start {habit} before you feel ready. Ready is late.
@generic | {cue}, name the next time for {habit}. Small plan, easy start.
@generic 8.1 | {cue}, begin {habit} before you decide. A light trick.
@generic high | {cue}, give {habit} an extra minute. {done} of {due}, still a small step.
@generic high | {cue}, add a small extra to {habit}.
@generic high | {cue}, start {habit} and stay one extra minute. {streak} days of light starts.
@generic low | {cue}, do the tiniest bit of {habit}. Enough for a hard day.
@generic low | {cue}, get ready for {habit}. Getting ready is a start.
# Consistency
## kickoff @generic 1.4 8.3
5 | {cue}, take two minutes for {habit}. Same time, same place.
5 7.1 | Put {habit} in your calendar: {cue}, two minutes. A fixed slot.
6 1.2 12.1 | If the day runs over, take one minute for {habit}. Plan B, settled.
6 1.2 | If the day goes wrong, give {habit} half a minute. Backup ready.
@generic high | {cue}, give {habit} its slot plus a spare one. {done} of {due} is routine.
@generic low | {cue}, give {habit} one minute, same place. Slot first, size later.
## reminder @generic 8.3 1.2
| {cue}, go back to {habit}. Usual slot. No speech about yesterday.
| {cue}, give {habit} its usual place again.
low | {cue}, take one minute for {habit} again. Same place.
@generic | {cue}, return to {habit}. Same place, no debate.
@generic | {cue}, pick up {habit} again at its usual time. Bumps happen.
@generic | {cue}, give {habit} its usual minute again. The slot is still there.
@generic high | {cue}, come back to {habit} for an extra minute.
@generic high | {cue}, give {habit} its usual place again. {streak} days, one rhythm.
@generic low | {cue}, give {habit} one minute again. Usual spot. Rhythm saved.
## challenge @generic 8.3 1.2
@generic | If you like, give {habit} its weekday time. Saturday will cope.
@generic | Your call: test the backup slot for {habit} today.
@generic | Optional: write the usual time of {habit} on a card.
@generic | If you like, share the usual slot of {habit} with someone.
@generic low | If you like, keep one slot: a minute for {habit}. The rest is free.
## plain @generic 8.3 1.4
| {cue}, take two minutes for {habit}. Same as yesterday. Nothing to decide.
7.1 | {cue}, go straight to {habit}. The moment decides, not the mood. Same time daily.
1.2 | If the day gets crowded, take one spare minute for {habit}. Plan B is a plan.
| {cue}, repeat yesterday's minute of {habit}. Boring means it is working.
1.2 | If it slips your mind, take one minute for {habit} before bed. That backup is fine.
low | {cue}, take one slow minute for {habit}. Same corner of the day.
@generic 8.3 | {cue}, give {habit} the same minute as yesterday. Hours remember.
@generic 7.1 | {cue}, follow the usual signal to {habit}. Thinking is optional. A routine.
@generic | {cue}, give {habit} its dull, usual minutes. Dull is working.
@generic 1.2 | If someone interrupts, give {habit} a spare minute later. Backup.
@generic 1.2 | If today has a bump, take one minute for {habit}. Steady anyway.
@generic 12.5 | {cue}, choose tomorrow's slot for {habit}. Same as today is fine.
@generic 8.3 | {cue}, repeat last week's two minutes of {habit}. Repeats do the work.
@generic 7.1 | {cue}, set a phone sound for {habit}. Same sound, same slot.
@generic high | {cue}, give {habit} its slot and an extra minute. Then stop.
@generic high | {cue}, set a second fixed place for {habit}. A bonus for {streak} steady days.
@generic high | {cue}, add one minute to {habit}. Usual slot, {streak} days in rhythm.
@generic low | {cue}, stand where {habit} happens. One minute. Same place.
@generic low | If the slot goes, give {habit} ten seconds later. A backup counts.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 1.5 | {cue}, choose one tweak for {habit}. Only one, so you can measure it.
8 3.1 3.2 | {cue}, tell one friend about {habit}. One sentence.
8 6.3 | {cue}, ask one friend about {habit}. Somebody has done this before.
@generic 7 high | {cue}, add an extra mark for {habit}. {done} of {due} is data.
@generic 8 high | {cue}, tell a friend about {habit}. {done} of {due} is news to share.
@generic low | {cue}, mark any bit of {habit}. One is a tally.
## reminder @generic 2.3 2.2
| {cue}, make one fresh mark for {habit}. Gaps in a tally are only gaps.
low | {cue}, take a minute for {habit} and mark it. Back on the tally.
@generic | {cue}, mark one minute of {habit}. Back. Blanks are data.
@generic | {cue}, tell someone you started {habit} again. They may ask.
@generic | {cue}, make a fresh mark for {habit}. The last one was lonely.
@generic high | {cue}, make an extra mark for {habit} again. Light work.
@generic high | {cue}, check again what helps {habit}. {streak} marks can tell.
@generic low | {cue}, make one small mark for {habit} again. A short tally is a tally.
## challenge @generic @quitting 3.1 2.3
@generic | If you like, guess this week's number for {habit}. The tally decides.
@generic | Your call: show a friend your marks for {habit}.
@generic | Optional: let a friend score {habit} out of ten.
@generic high | If you like, add one mark over your best week of {habit}. {done} of {due} so far.
@generic low | If you like, count only good minutes of {habit}. A fair score.
## plain @generic 2.2 2.3
3.1 | When you next see a friend, tell them one thing about {habit}.
| {cue}, take two minutes for {habit}. Score them from one to ten.
6.3 | When you see somebody close, ask what they noticed since {habit} began. That is feedback.
low | {cue}, take one minute for {habit} and mark it. One is a number.
@generic 2.3 | {cue}, move the tally for {habit} into view.
@generic 1.5 | {cue}, choose another time for {habit}, just once. Then compare.
@generic | {cue}, look back two weeks at {habit}. What changed? Your own data.
@generic 3.2 | {cue}, ask one friend for a tip on {habit}. People like being asked.
@generic 2.3 | {cue}, write one word beside today's mark for {habit}.
@generic 2.2 | {cue}, count this week's times for {habit}. Memory rounds down.
@generic 1.5 | {cue}, copy your best day of {habit}. The result is known.
@generic high | {cue}, share one tip about {habit} with a friend. Doing {done} of {due} makes you the expert.
@generic high | {cue}, add one minute to {habit} and compare. Fine day for it.
@generic low | {cue}, mark today honestly for {habit}. Nought is data, too.
@generic low | {cue}, copy one good minute of {habit}.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. Your values, your voice.
10 13.5 | {cue}, take a minute for {habit}. Act like the person you are becoming.
9 13.4 @generic | {cue}, take two minutes for {habit}. You do it because you care.
@generic high | {cue}, give {habit} an extra minute for yourself. {done} of {due} is proof.
@generic low | {cue}, give {habit} one minute, for yourself. You still care.
## reminder @generic @quitting 13.5 15.3
| {cue}, come back to {habit}. One missed day does not change the person.
low | {cue}, take one minute for {habit} again. You still care. That is proof.
@generic | {cue}, come back to {habit}. One gap does not change who you are.
@generic | {cue}, pick up {habit} again for your own reason. Still true.
@generic | {cue}, return to {habit} like someone who does it. You are.
@generic high | {cue}, give {habit} an extra minute again. That is who you are.
@generic high | {cue}, come back to {habit} once more. {streak} days say who you are.
@generic low | {cue}, take one minute of {habit} again. A vote for yourself.
## challenge @generic @quitting 13.4 13.1
| If you like, tell somebody younger why {habit} matters. Values travel that way.
@generic | If you like, write what {habit} says about who you are. One line.
@generic | Your call: take time for {habit} with your own touch. Nobody else has it.
@generic | Optional: thank someone who taught you to value {habit}.
@generic high | If you like, give {habit} a bonus for someone you care about. {done} of {due}.
@generic low | If you like, give {habit} one minute for yourself. That is care.
## plain @generic 13.5 15.3
| {cue}, take two minutes for {habit}. Nobody watching. That is character.
15.3 | {cue}, take two minutes for {habit}. You did it on worse days. Proof enough.
13.2 | {cue}, take a minute for {habit}. You have become who last year's you described.
low | {cue}, take one minute for {habit}. A vote for yourself.
@generic 13.4 | {cue}, give {habit} two minutes for what you value.
@generic 15.3 | {cue}, recall the proudest day of {habit}. Proof of who you are.
@generic 13.5 | {cue}, begin {habit}. Someone who does it needs no speech.
@generic 13.1 | {cue}, give {habit} a minute where others see it.
@generic 15.4 | {cue}, thank yourself for {habit}. Your own thanks count.
@generic 13.2 | {cue}, take {habit} as a choice, not a chore. Your own.
@generic 13.5 | {cue}, give {habit} two minutes, in character. Even on a gray day.
@generic high | {cue}, cast an extra vote for {habit}. You know who you are.
@generic high | {cue}, add a minute to {habit} for yourself. {streak} days earned it.
@generic high | {cue}, go a notch further with {habit}. {done} of {due} is who you are by now.
@generic high | {cue}, give {habit} one bonus minute. {streak} days made you a regular.
@generic low | {cue}, give {habit} one minute. A bad week is not a person.
@generic low | {cue}, give {habit} ten seconds for your own reason. Small care counts.
# Mastery
## kickoff @generic 8.7 1.1
11 | {cue}, add one minute to {habit}. One notch. The rest stays.
11 8.6 | {cue}, raise the part of {habit} that got easy. That is the next level.
12 1.2 15.3 | If a week goes by, take one minute for {habit}. That is your lapse plan.
@generic 12 7.3 | {cue}, give {habit} its time unprompted. Next month I am gone. Your skill stays.
@generic high | {cue}, go one notch further with {habit}. {done} of {due} is a skill.
@generic low | {cue}, give {habit} one small minute. No raise. It lasts that way.
## reminder @generic 1.2 7.3
| {cue}, come back to {habit} for one minute. Gaps belong to things that last.
low | {cue}, take one easy minute for {habit}. A level down is still back.
@generic | {cue}, go back to {habit}. A lapse is a bend, not an end.
@generic | {cue}, pick up {habit} again where you left it. Skills keep.
@generic | {cue}, come back to {habit} by heart. No map needed.
@generic high | {cue}, take up {habit} again. {streak} days, hardly a nudge. That is a level up.
@generic low | {cue}, go down a level with {habit} again. It lasts longer.
## challenge @generic 8.6 7.3
| If you like, go a little further with {habit}. Stop while it is fun. Growth is patient.
@generic | If you like, teach someone the start of {habit}. Skills grow by teaching.
@generic | Your call: keep {habit} going on a busy day. That is skill.
@generic | Optional: hide the reminders today. {habit} may do well without.
@generic high | If you like, go one level up with {habit} today, a notch. Doing {done} of {due} says go.
@generic low | If you like, make today an easy day for {habit}. Skills like a rest.
## plain @generic 8.7 7.3
11 | {cue}, add a small extra to {habit}. Comfy? Then it is your next level.
12 | {cue}, take two minutes for {habit}. No reminder next month. You know it by heart.
12 1.2 | Before your next trip, decide where {habit} fits into it. A plan lasts.
| {cue}, take two minutes for {habit}. See how you have grown.
| {cue}, give the hardest part of {habit} a minute. Skill grows there.
low | {cue}, take one minute for {habit}. Small days make it last.
@generic 7.3 | {cue}, take time for {habit} before the phone. Without reminders, on your own.
@generic 1.2 | {cue}, write one lapse plan for {habit}. Ink lasts.
@generic 8.6 | Try {habit} on your busiest day this week. A skill gets firm that way.
@generic 15.3 | {cue}, give {habit} two minutes. In week one that was hard. You have grown.
@generic 1.2 | {cue}, drill the first minute of {habit}. It ends any lapse.
@generic high | {cue}, take {habit} a notch past comfy. {streak} days by heart.
@generic high | {cue}, show someone how {habit} starts. Teaching is the next level.
@generic high | {cue}, go a bit further with {habit}, no prompt. {streak} days trained the skill.
@generic low | {cue}, give {habit} ten seconds, by heart. Still a skill.
@generic low | {cue}, give {habit} a minute. Low weeks are part of the long run.
`;
