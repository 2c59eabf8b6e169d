/** Direct lines for habits of any kind, and for things to leave off. */
export const genericDirect = `
# Awareness
## kickoff @generic 2.3 4.2
1 | Before bed, note one moment with room for {habit}. That is the whole week's work.
1 | When {habit} crosses your mind, notice where you are. Look first.
2 7.1 1.4 | {cue}, take one minute for {habit}. Is it a good trigger? You judge.
2 7.1 | {cue}, put a note for {habit} in plain sight. A trigger you can see.
1 @quitting | When the urge comes, note the hour. Change nothing. You are only watching.
2 @quitting 7.1 | When an urge comes, name what came just before. That is the trigger.
## reminder @generic 2.3 7.1
| {cue}, notice if there is room for {habit}. Back to looking. Nothing is lost.
low | When {habit} comes to mind, notice where you are. A fresh look.
@quitting | When the next urge comes, notice the place. Back to watching, no verdict.
## challenge @generic @quitting 2.3 4.2
| If you like, look for a weekend moment for {habit}. Just look.
## plain @generic 2.3 4.2
1 | Before bed, write down when {habit} last went well. That is a clue.
1 | When you sit down tonight, notice what pulls at you first. {habit} competes with that. A pattern.
1 | When you think of {habit}, jot down who is around. People are triggers.
2 7.1 | {cue}, take a minute for {habit}. Out of place? Also a clue.
2 | {cue}, put one thing for {habit} in sight. Things are good signals.
low | Before bed, note what took the place of {habit}. One line. A pattern may show.
@quitting | When an urge comes, jot down where you stand. Places make patterns.
@quitting | When the urge shows up, name its trigger. Boredom? Company? Coffee?
# Small Steps
## kickoff @generic 8.7 8.1
3 1.4 | {cue}, take one minute for {habit}. Small on purpose.
3 | {cue}, do the tiniest real bit of {habit}. That is the step.
4 12.5 8.3 | {cue}, set out one small thing for {habit}. Ready things get done.
4 | {cue}, do only the first move of {habit}. A small start.
3 @quitting 1.4 | When the urge comes, wait one minute. Only one. A small step.
## reminder @generic 8.7 8.1
| {cue}, take one small minute for {habit}. You are back. Missed days need no repair.
| {cue}, do a little of {habit}. Starting again is that short.
low | {cue}, give {habit} ten seconds. A tiny start again.
@quitting | When the next urge comes, take one slow breath. One slip, one small restart.
## challenge @generic 8.7 8.1
| If you like, do a little of {habit} somewhere new. Light work.
@quitting | If you like, take a short walk when the urge comes. Air is an easy swap.
## plain @generic 8.7 8.1
4 2.3 8.7 @quitting @generic | {cue}, mark one easy start for {habit}. Small marks add up.
| {cue}, take a minute for {habit}. Enough for today. Small still counts.
| {cue}, do the first ten seconds of {habit}. The start is the hard bit.
| {cue}, do {habit} the short way. Short is allowed.
8.3 | {cue}, give {habit} one minute. Same spot, small start.
| {cue}, make a tiny start on {habit}. Moods arrive later.
low | {cue}, give {habit} ten seconds. The pocket version is still a start.
@quitting | When an urge rises, wait for two minutes. It is a wave. A small wait is enough.
low @quitting | When the urge comes, breathe out once. One small pause counts.
# Consistency
## kickoff @generic 1.4 8.3
5 | {cue}, take two minutes for {habit}. Same time, same place.
5 7.1 | Put {habit} in your calendar: {cue}, two minutes. A fixed slot.
6 1.2 12.1 | If the day runs over, take one minute for {habit}. Plan B, settled.
6 1.2 | If you are away, do a pocket version of {habit}. Backup ready.
6 @quitting 1.2 | When others offer, say "not today, thanks". Plan B for the urge, rehearsed.
5 @quitting 8.3 | When the usual urge comes, step outside. Same hour, same swap.
## reminder @generic 8.3 1.2
| {cue}, go back to {habit}. Usual slot. No speech about yesterday.
| {cue}, give {habit} its usual place again.
low | {cue}, take one minute for {habit}. Same place. You are back.
@quitting | When the next urge comes, use the same swap again. A slip is a bump.
## challenge @generic 8.3 1.2
@quitting | If you like, rehearse your "no thanks" once. A ready answer keeps the change steady.
## plain @generic 8.3 1.4
| {cue}, take two minutes for {habit}. Same as yesterday. Nothing to decide.
7.1 | {cue}, go straight to {habit}. The moment decides, not the mood. Same time daily.
1.2 | If the day gets crowded, take one spare minute for {habit}. Plan B is a plan.
| {cue}, repeat yesterday's minute of {habit}. Boring means it is working.
1.2 | If it slips your mind, take one minute for {habit} before bed. That backup is fine.
low | {cue}, take one slow minute for {habit}. Same corner of the day. Steady.
@quitting 1.2 | If the day was long, take another way home. A detour dodges the urge.
@quitting | When the urge comes, take the same swap as yesterday. Routine beats willpower.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 1.5 | {cue}, choose one tweak for {habit}. Only one, so you can measure it.
8 3.1 3.2 | {cue}, tell one friend about {habit}. One sentence.
8 6.3 | {cue}, ask one friend about {habit}. Somebody has done this before.
## reminder @generic 2.3 2.2
| {cue}, make one fresh mark for {habit}. Gaps in a tally are only gaps.
low | {cue}, take a minute for {habit} and mark it. Back on the tally.
@quitting | When you next wait out an urge, mark it. Back at one. One counts.
## challenge @generic @quitting 3.1 2.3
## plain @generic 2.2 2.3
3.1 | When you next see a friend, tell them one thing about {habit}.
| {cue}, take two minutes for {habit}. Score them from one to ten.
6.3 | When you see somebody close, ask what they noticed since {habit} began. That is feedback.
low | {cue}, take one minute for {habit} and mark it. One is a number.
@quitting 1.5 | When the urge comes, use what helped last time. Your own data.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. Your values, your voice.
10 13.5 | {cue}, take a minute for {habit}. Act like the person you are becoming.
9 13.4 @generic | {cue}, take two minutes for {habit}. You do it because you care.
## reminder @generic @quitting 13.5 15.3
| {cue}, come back to {habit}. One missed day does not change the person.
low | {cue}, take one minute for {habit} again. You still care. That is proof.
## challenge @generic @quitting 13.4 13.1
| If you like, tell somebody younger about {habit}. Values travel that way.
## plain @generic 13.5 15.3
| {cue}, take two minutes for {habit}. Nobody watching. That is character.
15.3 | {cue}, take two minutes for {habit}. You did it on worse days. Proof enough.
13.2 | {cue}, take a minute for {habit}. You have become who last year's you described.
low | {cue}, take one minute for {habit}. A vote for yourself.
@quitting 13.5 | When the urge comes, wait one minute. You are someone who chooses. That is the change.
@quitting 15.3 | When the next urge comes, give yourself two minutes. More proof of who you are.
# Mastery
## kickoff @generic 8.7 1.1
11 | {cue}, add one minute to {habit}. One notch. The rest stays.
11 8.6 | {cue}, raise the part of {habit} that got easy. Growth is that narrow.
12 1.2 15.3 | If a week goes by, take one minute for {habit}. That is your lapse plan.
11 @quitting 8.6 | When the hardest urge comes, wait a minute longer. One notch.
12 @quitting 1.2 | If you lapse, begin the change again that day. That plan lasts.
## reminder @generic 1.2 7.3
| {cue}, come back to {habit} for one minute. Gaps belong to things that last.
low | {cue}, take one easy minute for {habit}. A level down is still back.
@quitting | When the urge comes, go back to your first swap. A lapse is a bump on a long road.
## challenge @generic 8.6 7.3
| If you like, take {habit} a little further. Stop while it is fun. Growth is patient.
@quitting | If you like, go where the urge lives for one minute. That is a skill.
## plain @generic 8.7 7.3
11 | {cue}, add a small extra to {habit}. Comfy? Then it is your next level.
12 | {cue}, take two minutes for {habit}. No reminder next month. You know it by heart.
12 1.2 | Before your next trip, choose the pocket version of {habit}. That one lasts.
| {cue}, take two minutes for {habit}. See how you have grown.
| {cue}, do the least loved bit of {habit} first. Skill grows there.
low | {cue}, take one minute for {habit}. Small days make it last.
@quitting 7.3 | When the urge comes, pause for one breath. You know it by heart.
`;
