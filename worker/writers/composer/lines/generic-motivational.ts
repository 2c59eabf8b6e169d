/** Motivational lines for habits of any kind, and for things to leave off. */
export const genericMotivational = `
# Awareness
## kickoff @generic 2.3 4.2
1 | When {habit} crosses your mind, notice where you are. It matters, because thoughts have triggers.
2 7.1 1.4 | A good trigger is worth ten good moods. {cue}, take one minute for {habit}, as a test.
@generic 2 1.4 | {cue}, try one minute of {habit}. The right moment makes half the work go away. A clue either way.
@generic high | {cue}, notice what makes room for {habit}. {done} of {due} did not come by chance, so the trigger counts.
@generic low | {cue}, notice one moment that could fit {habit}. Looking keeps the door open.
## reminder @generic 2.3 7.1
| {cue}, notice if there is room for {habit} again. Looking is worth it, even after a gap.
low | When {habit} comes to mind, notice where you are. A fresh look is worth it on any day.
@generic | {cue}, look again at where {habit} could go. A fresh look costs little and gives much.
@generic | {cue}, notice again what is in the way of {habit}. Each clue helps.
@generic | The days slipped by, and each one counts as a clue. {cue}, spot one good moment for {habit} again.
@generic high | {cue}, look again at your easiest day of {habit}. Doing {done} of {due} holds a pattern that pays.
@generic high | {streak} days make a trail. {cue}, notice again what starts {habit}, because it works.
@generic low | {cue}, look once at {habit} again. Noticing keeps it yours.
## challenge @generic @quitting 2.3 4.2
| If you like, look for a weekend moment for {habit}. It matters, because Saturdays have their own patterns.
@generic | If you like, watch someone good at {habit}. Their trigger may be a gift to you.
@generic | Your call: notice how Saturday suits {habit}. A kinder day gives a useful clue.
@generic | Optional: look for the widest gap of the day. A gap found makes room for {habit}.
@generic high | If you like, find one extra moment for {habit}. Doing {done} of {due} gives you the eye for it.
@generic low | If you like, notice {habit} once today. One look counts.
## plain @generic 2.3 4.2
1 | Before bed, write down when {habit} last went well. That moment is worth finding again.
1 | When you sit down tonight, notice what pulls first. It matters because {habit} shares that moment.
1 | When you think of {habit}, jot down who is around. People are triggers worth knowing.
2 7.1 | {cue}, take a minute for {habit}. If the moment fits, it is worth keeping.
2 | {cue}, put one reminder of {habit} in sight. A signal you can touch is worth three in your head.
low | Before bed, note what took the place of {habit}. It matters, because every day leaves a clue.
@generic 1 | {cue}, jot down where you last thought of {habit}. That place means something.
@generic 1 | {cue}, notice your mood about {habit}. Honest feelings make honest plans, so look.
@generic 1 | When you wake tomorrow, notice what comes first. {habit} may fit beside it, so it pays to look.
@generic 1 | {cue}, watch the next ten minutes. Somewhere in them is a gap that makes {habit} possible.
@generic 2 7.1 | {cue}, put out one thing that says {habit}. What you notice daily helps daily.
@generic 2 4.2 | {cue}, name what blocks {habit}: time, place or mood. A clue with a name gives you a handle.
@generic 2 1.4 | {cue}, try this moment for {habit}. It fits or it teaches, so either pays. Notice which.
@generic | {cue}, notice who is around when {habit} works. Good company counts as a trigger.
@generic | Some minutes vanish each day. {cue}, spot one, because {habit} could use it.
@generic high | {done} of {due} times something came just before. {cue}, notice it, because that is what leads to {habit}.
@generic high | {streak} days gave you clues. {cue}, look for one extra place for {habit}, because you know the signs.
@generic high | {done} of {due} is a pattern. {cue}, name the moment that suits {habit} best, because it can come twice.
@generic low | {cue}, notice one thing about {habit}. A clue is a gift to tomorrow's you.
@generic low | {cue}, notice what filled this full day. It helps {habit} find a gap later.
# Small Steps
## kickoff @generic 8.7 8.1
3 1.4 | One minute is worth it, because it gets you past the start. {cue}, take one for {habit}.
3 | {cue}, make the tiniest real start on {habit}. Small matters, because small gets done.
4 12.5 8.3 | {cue}, make one small thing easier for {habit}. It is a gift to the tired you of later.
4 | {cue}, do only the first move of {habit}. A small start is worth more than a good intention.
@generic high | Doing {done} of {due} makes the start easy. {cue}, give {habit} a small extra minute.
@generic low | {cue}, give {habit} ten seconds. A start this small still counts in full.
## reminder @generic 8.7 8.1
| {cue}, take one small minute for {habit}. Starting again is worth it every single time.
| A gap is only a gap. {cue}, do a little of {habit} again, because little is how it began.
low | {cue}, give {habit} ten seconds. It matters, because a tiny start is still a start again.
@generic | {cue}, start {habit} again, the short way. Small returns are how long habits live.
@generic | {cue}, give {habit} one easy minute again. Nothing is owed, and each minute counts.
@generic | {cue}, begin {habit} again where it is lightest. An easy door gives you the whole house.
@generic high | Doing {done} of {due} makes you light on your feet. {cue}, start {habit} again with a small extra.
@generic high | {streak} days of small starts pay off. {cue}, begin {habit} again with an extra bit.
@generic low | {cue}, get ready for {habit} again. Ready counts as a start, and small is plenty.
## challenge @generic 8.7 8.1
| If you like, give {habit} a small new hour today. A light Saturday version is worth the fun.
@generic | If you like, make {habit} a bit nicer today, in a small way. A pleasure is easier to repeat.
@generic | Optional: start {habit} while the house is quiet. Easy air makes a lighter step.
@generic high | If you like, add a small bonus to {habit}. Doing {done} of {due} makes room for fun.
@generic low | If you like, just get ready for {habit}. A small Saturday counts.
## plain @generic 8.7 8.1
| {cue}, take a minute for {habit}. It is enough, because tomorrow starts from here.
| {cue}, do the first ten seconds of {habit}. They are worth the most, because they are the hardest.
12.5 | {cue}, put one reminder of {habit} where you trip over it. Easy is worth planning.
| {cue}, take time for {habit} the short way. Short is worth it, because done is a good feeling.
8.3 | {cue}, give {habit} one minute. The same small start matters, because it needs no courage.
| {cue}, make a tiny start on {habit}. Moods come later, and that is why small is worth it.
@generic | {cue}, take the laziest real version of {habit}. It counts, and small things get repeated.
@generic 8.1 | {cue}, pick the easiest part of {habit}. Small and light is how good days begin.
@generic | {cue}, start {habit} before you feel ready. Small and now beats perfect and later.
@generic | {cue}, name the next time for {habit}. A small plan makes the start easier.
@generic 8.1 | {cue}, begin {habit} before you decide. A small head start saves the debate.
@generic high | Doing {done} of {due} makes you quick to start. {cue}, give {habit} an extra minute.
@generic high | Nobody pushed you to {done} of {due}. {cue}, add a small extra to {habit}, so it stays a joy.
@generic high | {cue}, start {habit} and stay one extra minute. {streak} days of easy starts make that feel short.
@generic high | Small steps made {done} of {due}. {cue}, add one step to {habit} and be proud of the sum.
@generic low | {cue}, take the tiniest bit of {habit}. On a hard day the small version counts double.
@generic low | {cue}, get ready for {habit}. Getting ready makes the next start easy.
# Consistency
## kickoff @generic 1.4 8.3
5 7.1 | A fixed slot is worth it. {cue}, give {habit} its two minutes, because good moods are rare guests.
6 1.2 | If the day goes wrong, give {habit} half a minute. A backup matters, because life moves.
@generic high | {done} of {due} is a routine to build on. {cue}, give {habit} its slot plus a spare one, so it keeps.
@generic low | {cue}, give {habit} one minute in the same place. The slot counts, size comes later.
## reminder @generic 8.3 1.2
| {cue}, go back to {habit}, usual slot. Coming back is worth it, because that is what steady means.
| {cue}, give {habit} its usual place again. It is worth a corner of your day.
low | {cue}, take one minute for {habit}, same place. Coming back matters, not catching up.
@generic | {cue}, return to {habit} in the usual place. The slot is still there, and it matters.
@generic | {cue}, pick up {habit} again at its usual time. Bumps pass, and steady things make the year.
@generic | {cue}, give {habit} its usual minute again. Each return makes the routine harder to lose.
@generic high | {done} of {due} earned you that slot. {cue}, come back to {habit} for an extra minute.
@generic high | {streak} days in one rhythm. {cue}, give {habit} its usual place again and be glad of it.
@generic low | {cue}, give {habit} one minute again, usual spot. Coming back is what counts.
## challenge @generic 8.3 1.2
@generic | If you like, give {habit} its weekday time. A steady Saturday makes Monday easier.
@generic | Your call: test the backup slot for {habit} today. A tried plan B saves a bad Thursday.
@generic | Optional: write the usual time of {habit} on a card. What is written keeps its place.
@generic | If you like, share the usual slot of {habit} with someone. Company makes a routine richer.
@generic high | If you like, add one slot for {habit} to the usual ones. Doing {done} of {due} gives you room.
@generic low | If you like, keep one slot: a minute for {habit}. The rest of Saturday is a gift.
## plain @generic 8.3 1.4
| {cue}, take two minutes for {habit}, same as yesterday. It matters because repeats do the work.
7.1 | {cue}, go straight to {habit}. The same moment each day is worth it, because it remembers for you.
1.2 | If the day gets crowded, take one spare minute for {habit}. That minute matters the most.
12.5 | {cue}, put one reminder of {habit} in its usual place. It matters, because you will look there.
| Boring is worth gold. {cue}, repeat yesterday's minute of {habit}.
1.2 | If it slips your mind, take one minute for {habit} before bed. A backup is worth it, however late.
low | {cue}, take one slow minute for {habit}, same place. It matters because the rhythm bends and holds.
@generic 8.3 | {cue}, give {habit} the same minute as yesterday. Hours remember, so you need not.
@generic 7.1 | {cue}, follow the usual signal to {habit}. A routine saves your will for bigger things.
@generic | {cue}, give {habit} its dull, usual minutes. Dull is how lasting things are made.
@generic 1.2 | If someone interrupts, give {habit} a spare minute later. A backup keeps the day whole.
@generic 1.2 | If today has a bump, take one minute for {habit}. Steady counts most on crooked days.
@generic 12.5 | {cue}, choose tomorrow's slot for {habit}, same as today. A set time makes it half done.
@generic 8.3 | {cue}, repeat last week's two minutes of {habit}. Each repeat builds on the one before.
@generic 7.1 | {cue}, set a phone sound as the signal for {habit}. The same one each day saves you asking.
@generic high | {done} of {due}, like a clock. {cue}, give {habit} its slot and an extra minute, because you can.
@generic high | {streak} steady days deserve a bonus. {cue}, set a second fixed place for {habit}.
@generic high | {cue}, go a notch further than usual with {habit}. Doing {done} of {due} gives you firm ground.
@generic high | {done} of {due} is worth guarding. {cue}, add an extra backup for the slot of {habit}.
@generic high | {cue}, add one minute to the usual slot of {habit}. {streak} days of rhythm make it feel small.
@generic low | {cue}, stand where {habit} happens, for one minute. The same place helps even on its own.
@generic low | If the slot goes, give {habit} ten seconds later. A small backup still counts.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 | {cue}, look at last week's tally for {habit}. Each mark matters, because you were there for it.
7 1.5 | One tweak is worth trying. {cue}, choose it for {habit}, and compare on Sunday.
8 3.1 3.2 | {cue}, tell one friend about {habit}. Said aloud it is worth double.
8 6.3 | {cue}, ask one friend about {habit}. It matters, because others have learned what you are learning.
@generic 7 high | {done} of {due} is a score to read twice. {cue}, add an extra mark for {habit}, because you earned it.
@generic 8 high | {done} of {due} deserves an audience. {cue}, tell one extra friend about {habit}.
@generic low | {cue}, mark any bit of {habit}. One mark means the count is open again.
## reminder @generic 2.3 2.2
| {cue}, make one fresh mark for {habit}. The next mark matters, the gap does not.
low | {cue}, take a minute for {habit} and mark it. One mark is worth a smile. You are back.
@generic | Blanks count as data. {cue}, mark one minute of {habit}, and you are back.
@generic | {cue}, tell someone you have started {habit} again. A friend who knows makes it easier.
@generic | {cue}, make a fresh mark for {habit}. One mark changes how the whole row looks.
@generic high | {done} of {due} reads well. {cue}, make an extra mark for {habit} again and be proud.
@generic high | {streak} marks know something. {cue}, check again what helps {habit}, because it helps still.
@generic low | {cue}, make one small mark for {habit} again. A short tally counts, too.
## challenge @generic @quitting 3.1 2.3
| If you like, tell someone over a meal about {habit}. Being asked about it later is worth it.
@generic | If you like, guess this week's number for {habit}. The tally makes a fair judge.
@generic | Your call: show a friend your marks for {habit}. Shared numbers mean more.
@generic | Optional: let a friend score {habit} out of ten. A kind judge helps.
@generic high | If you like, add one mark over your best week of {habit}. Doing {done} of {due} makes it possible.
@generic low | If you like, count only good minutes of {habit}. Each one counts.
## plain @generic 2.2 2.3
| {cue}, copy one thing from your best day with {habit}. What worked is worth keeping.
3.1 | When you next see a friend, tell them one thing about {habit}. It matters, because shared things weigh less.
| {cue}, take two minutes for {habit}. Score them after, because a number is worth a week of guessing.
6.3 | When you see someone close, ask what they have noticed. Their answer is worth hearing, for {habit}.
low | {cue}, take one minute for {habit} and mark it. It matters, because one is a number.
@generic 2.3 | {cue}, move the tally for {habit} into view. Numbers you see help you more.
@generic 1.5 | {cue}, choose another time for {habit}, just once. A tweak gives an answer, whichever it is.
@generic | {cue}, look back two weeks at {habit}. Your own data gives the kindest proof of change.
@generic 3.2 | {cue}, ask one friend for a tip on {habit}. Being asked makes people glad.
@generic 2.3 | {cue}, write one word beside today's mark for {habit}. A word gives the number a face.
@generic 2.2 | {cue}, count this week's times for {habit}. The count is kinder than memory, and that helps.
@generic 1.5 | {cue}, copy one thing from the best day of {habit}. What worked once deserves a second go.
@generic high | Doing {done} of {due} means you know how. {cue}, share one extra tip about {habit} with a friend.
@generic high | {cue}, add one minute to {habit} and compare. Doing {done} of {due} gives you a solid base.
@generic high | {done} of {due} in black and white. {cue}, mark {habit} and be proud of the result.
@generic low | {cue}, mark today honestly for {habit}. Even a nought counts as data, and data helps.
@generic low | {cue}, copy one good minute of {habit}. The result is known, and it was good for you.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. It is your own value, and it matters.
10 13.5 | {cue}, take a minute for {habit}. The person you are becoming is worth a minute.
10 15.4 @generic | {cue}, make time for {habit}. Be proud: it has become part of you.
9 13.4 @generic | {cue}, take two minutes for {habit}, because you care, and care is what people remember.
@generic high | {done} of {due} is proof. {cue}, give {habit} an extra minute for yourself, because you earned it.
@generic low | {cue}, give {habit} one minute for yourself. You still care, and that counts.
## reminder @generic @quitting 13.5 15.3
| {cue}, come back to {habit}. A missed day does not change who you are, and that matters.
low | {cue}, take one minute for {habit} again. You still care, and caring is worth a lot.
@generic | {cue}, come back to {habit}. One gap means little beside who you are.
@generic | {cue}, pick up {habit} again for your own reason. It matters as much as it did.
@generic | {cue}, return to {habit} like the person you have been for weeks. That keeps it true.
@generic high | Doing {done} of {due} makes it character. {cue}, give {habit} an extra minute again, for yourself.
@generic high | {streak} days say who you are. {cue}, come back to {habit} again and be proud.
@generic low | {cue}, take one minute of {habit} again. A vote for yourself always counts.
## challenge @generic @quitting 13.4 13.1
| If you like, tell somebody younger why {habit} matters to you. What you value is worth passing on.
@generic | If you like, write what {habit} says about who you are. One line can mean a lot.
@generic | Your call: give {habit} a touch of your own. What is yours keeps longest.
@generic | Optional: thank someone who taught you to value {habit}. It means more than they expect.
@generic low | If you like, give {habit} one minute just for yourself. You deserve your own care.
## plain @generic 13.5 15.3
| {cue}, take two minutes for {habit}. Nobody is watching, and that is why it matters: it is yourself.
13.4 | {cue}, give {habit} a minute for one person you care about. They are worth it, and so are you.
15.3 | {cue}, take two minutes for {habit}. You did it on worse days, and that proof is worth keeping.
13.2 | {cue}, take a minute for {habit}. Last year's you would be proud of who you have become.
low | {cue}, take one minute for {habit}. A small vote for yourself is worth it.
@generic 13.4 | {cue}, give {habit} two minutes for what you value. A reason makes light work of it.
@generic 15.3 | {cue}, recall your proudest day of {habit}. That proof keeps.
@generic 13.5 | {cue}, begin {habit} as someone who does this. Acting the part is how you become the person.
@generic 13.1 | {cue}, take a minute for {habit} where others see it. You become an example, and it matters.
@generic 15.4 | {cue}, thank yourself for {habit}. Your own thanks count, and they are overdue.
@generic 13.2 | {cue}, take {habit} as a choice, not a chore. Your own choice makes it lighter.
@generic 13.5 | {cue}, give {habit} two minutes, in character. Ordinary days are what make a person.
@generic high | {done} of {due} votes are in. {cue}, cast an extra one for {habit}, because you know who you are.
@generic high | {streak} days earned it. {cue}, add a minute to {habit}, for yourself and nobody else.
@generic high | {cue}, go a notch further with {habit}. Doing {done} of {due} means it is who you are by now.
@generic high | {cue}, give {habit} one bonus minute. {streak} days made you a regular, and that is a person to be proud of.
@generic high | Doing {done} of {due} says you keep your word. {cue}, give {habit} an extra minute, because you can.
@generic low | {cue}, give {habit} one minute. A bad week is not a person, and you are worth the minute.
@generic low | {cue}, give {habit} ten seconds for your own reason. Small care counts.
# Mastery
## kickoff @generic 8.7 1.1
11 | {cue}, add one minute to {habit}. You have grown into it, and that is worth feeling.
12 1.2 15.3 | If a week goes by, take one minute for {habit}. A lapse plan is worth it, because lives have weeks like that.
@generic 12 7.3 | {cue}, take time for {habit} unprompted. Next month I am quiet, and your skill keeps.
@generic high | {done} of {due} is a skill. {cue}, go one notch further with {habit}, because you have the room.
@generic low | {cue}, give {habit} one small minute. No raise: that is how it lasts.
## reminder @generic 1.2 7.3
| {cue}, come back to {habit} for one minute. Gaps are part of what lasts, so it is worth it.
low | {cue}, take one easy minute for {habit}. Back a level is fine, because that is how it lasts.
@generic | {cue}, go back to {habit}. A lapse is a bend in a long road, and the road counts.
@generic | {cue}, pick up {habit} again where you left it. Skills keep, so most of it is still there.
@generic | {cue}, come back to {habit} by heart. Needing no map is how growth feels, and it counts.
@generic high | {streak} days, nearly unprompted. {cue}, take up {habit} again. Doing it on your own is what lasts.
@generic low | {cue}, go down a level with {habit} again. Small is how the long run keeps going.
## challenge @generic 8.6 7.3
| If you like, go a little further with {habit}. Growing is worth it, because it is fun again.
@generic | If you like, teach someone the start of {habit}. A skill given away grows, and that counts twice.
@generic | Your call: keep {habit} going on a busy day. A skill like that is yours for months, and that pays.
@generic | Optional: hide the reminders today. What grows on its own counts twice. {habit} may surprise you.
@generic high | If you like, go a notch further with {habit}, just today. Doing {done} of {due} gives you the right.
@generic low | If you like, make today an easy day for {habit}. Skills deserve a rest.
## plain @generic 8.7 7.3
11 | {cue}, add a small extra to {habit}. Growth that stays easy on you is worth the most.
12 | {cue}, take two minutes for {habit}. It is worth knowing by heart, because reminders end.
12 1.2 | Before your next trip, decide where {habit} fits into it. It is worth it, because plans last.
| {cue}, take two minutes for {habit}, and see how you have grown. It was worth the weeks.
| {cue}, give the hardest part of {habit} a minute. Skill grows there, which makes it worth it.
low | {cue}, take one minute for {habit}. Small days matter, because they make it last.
@generic 7.3 | {cue}, take time for {habit} before the phone. On your own is how it lasts.
@generic 1.2 | {cue}, write one plan for the next lapse of {habit}. A line in ink saves a month.
@generic 8.6 | {cue}, try {habit} with one small change. Variety makes a skill firm, so it lasts.
@generic 15.3 | Week one was hard. {cue}, give {habit} two minutes and be proud of how it has grown.
@generic 1.2 | {cue}, drill the first minute of {habit}. It ends any lapse, which is why it lasts.
@generic high | {cue}, raise {habit} by one small thing, a notch. Doing {done} of {due} gives you the footing.
@generic high | Doing {done} of {due} makes you a teacher. {cue}, show someone how {habit} starts. That is growth.
@generic high | {cue}, add an extra to {habit} for a month. {done} of {due} is why it will hold.
@generic high | {streak} days trained the skill. {cue}, go a bit further with {habit} with no prompt, and be proud.
@generic low | {cue}, give {habit} ten seconds, by heart. The skill keeps through low weeks.
@generic low | {cue}, give {habit} a minute. Low weeks belong to the long run, and they count.
`;
