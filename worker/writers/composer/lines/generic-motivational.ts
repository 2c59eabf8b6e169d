/** Motivational lines for habits of any kind, and for things to leave off. */
export const genericMotivational = `
# Awareness
## kickoff @generic 2.3 4.2
1 | When {habit} crosses your mind, notice where you are. It matters, because thoughts have triggers.
2 7.1 1.4 | A good trigger is worth ten good moods. {cue}, take one minute for {habit}, as a test.
1 @quitting | When the urge comes, note the hour. Change nothing, because knowing your pattern is worth the week.
2 @quitting 7.1 | When an urge comes, name what came before. The trigger is worth knowing, because it comes daily.
## reminder @generic 2.3 7.1
| {cue}, notice if there is room for {habit} again. Looking is worth it, even after a gap.
low | When {habit} comes to mind, notice where you are. A fresh look is worth it on any day.
@quitting | When the next urge comes, notice the place. Back to watching, because a slip is worth learning from.
## challenge @generic @quitting 2.3 4.2
| If you like, look for a weekend moment for {habit}. It matters, because Saturdays have their own patterns.
## plain @generic 2.3 4.2
1 | Before bed, write down when {habit} last went well. That moment is worth finding again.
1 | When you sit down tonight, notice what pulls first. It matters because {habit} shares that moment.
1 | When you think of {habit}, jot down who is around. People are triggers worth knowing.
2 7.1 | {cue}, take a minute for {habit}. If the moment fits, it is worth keeping.
2 | {cue}, put one thing for {habit} in sight. A signal you can touch is worth three in your head.
low | Before bed, note what took the place of {habit}. It matters, because every day leaves a clue.
@quitting | When an urge comes, jot down where you stand. The pattern is worth it, because places repeat.
# Small Steps
## kickoff @generic 8.7 8.1
3 1.4 | One minute is worth it, because it gets you past the start. {cue}, take one for {habit}.
3 | {cue}, do the tiniest real bit of {habit}. Small matters, because small gets done.
4 12.5 8.3 | {cue}, set out one small thing for {habit}. It is a gift to the tired you of later.
4 | {cue}, do only the first move of {habit}. A small start is worth more than a good intention.
3 @quitting 1.4 | When the urge comes, wait one minute. That small step matters, because urges pass.
4 @quitting 12.5 | When you come home, put one easy swap in sight. A small thing for the hands is worth it.
## reminder @generic 8.7 8.1
| {cue}, take one small minute for {habit}. Starting again is worth it every single time.
| A gap is only a gap. {cue}, do a little of {habit} again, because little is how it began.
low | {cue}, give {habit} ten seconds. It matters, because a tiny start is still a start again.
@quitting | When the next urge comes, take one slow breath. Starting again is worth it, small as it is.
## challenge @generic 8.7 8.1
| If you like, do a little of {habit} somewhere new. A light Saturday version is worth the fun.
@quitting | If you like, take a short walk when the urge comes. It is worth it, because air is an easy swap.
## plain @generic 8.7 8.1
| {cue}, take a minute for {habit}. It is enough, because tomorrow starts from here.
| {cue}, do the first ten seconds of {habit}. They are worth the most, because they are the hardest.
12.5 | {cue}, put one thing for {habit} where you trip over it. Easy is worth planning.
| {cue}, do {habit} the short way. Short is worth it, because done is a good feeling.
8.3 | {cue}, give {habit} one minute. The same small start matters, because it needs no courage.
| {cue}, make a tiny start on {habit}. Moods come later, and that is why small is worth it.
@quitting | When the urge comes, drink a glass of water. Small sips are worth it, because time does the work.
@quitting | When an urge rises, wait two minutes. A small wait is worth it, because the wave goes down.
low @quitting | When the urge comes, breathe out once. One small pause matters, because it was yours.
# Consistency
## kickoff @generic 1.4 8.3
5 7.1 | A fixed slot is worth it. {cue}, give {habit} its two minutes, because good moods are rare guests.
6 1.2 | If you are away, do a pocket version of {habit}. A backup matters, because life moves.
6 @quitting 1.2 | When others offer, say "not today, thanks". A ready plan B for the urge is worth it.
5 @quitting 8.3 | When the usual urge comes, step outside. The same swap matters, because it turns into routine.
## reminder @generic 8.3 1.2
| {cue}, go back to {habit}, usual slot. Coming back is worth it, because that is what steady means.
| {cue}, give {habit} its usual place again. It is worth a corner of your day.
low | {cue}, take one minute for {habit}, same place. Coming back matters, not catching up.
@quitting | When the next urge comes, use the same swap again. The routine is worth it, bumps and all.
## challenge @generic 8.3 1.2
@quitting | If you like, rehearse your "no thanks" once. A steady answer is worth it, because the urge is quick.
## plain @generic 8.3 1.4
| {cue}, take two minutes for {habit}, same as yesterday. It matters because repeats do the work.
7.1 | {cue}, go straight to {habit}. The same moment each day is worth it, because it remembers for you.
1.2 | If the day gets crowded, take one spare minute for {habit}. That minute matters the most.
12.5 | {cue}, put one thing for {habit} in its usual place. It matters, because you will look there.
| Boring is worth gold. {cue}, repeat yesterday's minute of {habit}.
1.2 | If it slips your mind, take one minute for {habit} before bed. A backup is worth it, however late.
low | {cue}, take one slow minute for {habit}, same place. It matters because the rhythm bends and holds.
@quitting 1.2 | If the day was long, take another way home. A detour is worth it, because urges wait in usual places.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 | {cue}, look at last week's tally for {habit}. Each mark matters, because you were there for it.
7 1.5 | One tweak is worth trying. {cue}, choose it for {habit}, and compare on Sunday.
8 3.1 3.2 | {cue}, tell one friend about {habit}. Said aloud it is worth double.
8 6.3 | {cue}, ask one friend about {habit}. It matters, because others have learned what you are learning.
## reminder @generic 2.3 2.2
| {cue}, make one fresh mark for {habit}. The next mark matters, the gap does not.
low | {cue}, take a minute for {habit} and mark it. One mark is worth a smile. You are back.
@quitting | When you next wait out an urge, mark it. Back at one, and one is worth counting.
## challenge @generic @quitting 3.1 2.3
| If you like, tell someone over a meal about {habit}. Being asked about it later is worth it.
## plain @generic 2.2 2.3
| {cue}, copy one thing from your best day with {habit}. What worked is worth keeping.
3.1 | When you next see a friend, tell them one thing about {habit}. It matters, because shared things weigh less.
| {cue}, take two minutes for {habit}. Score them after, because a number is worth a week of guessing.
6.3 | When you see someone close, ask what they have noticed. Their answer is worth hearing, for {habit}.
low | {cue}, take one minute for {habit} and mark it. It matters, because one is a number.
@quitting 1.5 | When the urge comes, use what helped last time. Your own data is worth trusting.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. It is your own value, and it matters.
10 13.5 | {cue}, take a minute for {habit}. The person you are becoming is worth a minute.
10 15.4 @generic | {cue}, make time for {habit}. Be proud: it has become part of you.
9 13.4 @generic | {cue}, take two minutes for {habit}, because you care, and care is what people remember.
## reminder @generic @quitting 13.5 15.3
| {cue}, come back to {habit}. A missed day does not change who you are, and that matters.
low | {cue}, take one minute for {habit} again. You still care, and caring is worth a lot.
## challenge @generic @quitting 13.4 13.1
| If you like, tell somebody younger about {habit}. What you value is worth passing on.
## plain @generic 13.5 15.3
| {cue}, take two minutes for {habit}. Nobody is watching, and that is why it matters: it is yourself.
13.4 | {cue}, give {habit} a minute for one person you care about. They are worth it, and so are you.
15.3 | {cue}, take two minutes for {habit}. You did it on worse days, and that proof is worth keeping.
13.2 | {cue}, take a minute for {habit}. Last year's you would be proud of who you have become.
low | {cue}, take one minute for {habit}. A small vote for yourself is worth it.
@quitting 13.5 | When the urge comes, wait one minute. Choosing matters, because it is who you are now.
@quitting 15.3 | When the next urge comes, take two minutes. Each one is proof, and worth being proud of.
# Mastery
## kickoff @generic 8.7 1.1
11 | {cue}, add one minute to {habit}. You have grown into it, and that is worth feeling.
12 1.2 15.3 | If a week goes by, take one minute for {habit}. A lapse plan is worth it, because lives have weeks like that.
11 @quitting 8.6 | When the hardest urge comes, wait a minute longer. You have grown, and it is worth feeling.
12 @quitting 1.2 | If you lapse, begin the change again that day. It is worth it, because that is how it lasts.
## reminder @generic 1.2 7.3
| {cue}, come back to {habit} for one minute. Gaps are part of what lasts, so it is worth it.
low | {cue}, take one easy minute for {habit}. Back a level is fine, because that is how it lasts.
@quitting | When the urge comes, go back to your first swap. It is worth it: long roads have bumps, and it lasts.
## challenge @generic 8.6 7.3
| If you like, take {habit} a little further. Growing is worth it, because it is fun again.
@quitting | If you like, go where the urge lives for one minute. That skill is worth having.
## plain @generic 8.7 7.3
11 | {cue}, add a small extra to {habit}. Growth that stays easy on you is worth the most.
12 | {cue}, take two minutes for {habit}. It is worth knowing by heart, because reminders end.
12 1.2 | Before your next trip, choose the pocket version of {habit}. It is worth it, because that one lasts.
| {cue}, take two minutes for {habit}, and see how you have grown. It was worth the weeks.
| {cue}, do the least loved bit of {habit} first. Skill grows there, and that makes it worth it.
low | {cue}, take one minute for {habit}. Small days matter, because they make it last.
@quitting 7.3 | When the urge comes, pause for one breath. It is worth a lot that you know it by heart.
`;
