/** Informative lines for habits of any kind, and for things to leave off: each with something that is true. */
export const genericInformative = `
# Awareness
## kickoff @generic 2.3 4.2
1 | Looking first makes a better plan. Before bed, note one moment with room for {habit}.
1 | Thoughts have triggers too. When {habit} crosses your mind, notice where you are.
2 7.1 1.4 | Things you do daily make the best triggers. {cue}, take one minute for {habit}, as a test.
2 7.1 | What is in sight gets attention. {cue}, put a note for {habit} where you look first.
## reminder @generic 2.3 7.1
| A day without notes changes no pattern. {cue}, look again for room for {habit}.
low | One observation is data. When {habit} comes to mind, notice where you are. A fresh look.
@quitting | A slip shows a trigger you had not seen. When the next urge comes, notice the place again.
## challenge @generic @quitting 2.3 4.2
| Days off have other triggers. If you like, look for a weekend moment for {habit}.
## plain @generic 2.3 4.2
1 | People are triggers too. When you think of {habit}, jot down who is around.
2 | Objects are signals that never sleep. {cue}, put one thing for {habit} in sight.
low | An empty day is data. Before bed, note what took the place of {habit}. Patterns need those too.
@quitting | Place is a strong trigger. When an urge comes, jot down where you stand.
# Small Steps
## kickoff @generic 8.7 8.1
3 1.4 | The start takes the most effort. {cue}, take one small minute for {habit}.
4 12.5 8.3 | Each missing thing is friction. {cue}, set out one small thing for {habit}.
4 @quitting 12.5 | A swap works better than a gap. When you come home, put one easy thing for your hands in sight.
## reminder @generic 8.7 8.1
| A short version keeps the link alive. {cue}, do a little of {habit} again.
low | Ten seconds keep the link between cue and act. {cue}, give {habit} ten. A small start again.
@quitting | One slip changes little in the long count. When the next urge comes, take one slow breath, a small fresh start.
## challenge @generic 8.7 8.1
| A new place wakes attention. If you like, do a little of {habit} somewhere else.
@quitting | A short walk takes attention off an urge. If you like, take one when it comes. Easy.
## plain @generic 8.7 8.1
| One minute is long enough to be practice. {cue}, take it for {habit}. Short and done.
| Ten seconds hold most of the effort. {cue}, do the first ten of {habit}. A small start.
12.5 | What lies in the way gets used, with no memory needed. {cue}, lay out one small thing for {habit}.
| Short practice repeats better than long. {cue}, do {habit} the short way.
8.3 | Same spot, same order: fewer decisions. {cue}, give {habit} one small minute.
| Action often comes before the mood. {cue}, make a tiny start on {habit}. The mind follows.
@quitting | Sipping water takes about the minutes an urge does. When it comes, drink a small glass.
@quitting | Urges rise and fall like a wave. When one rises, wait two minutes. A simple practice.
low @quitting | One pause is practice. When the urge comes, breathe out once. Small counts.
# Consistency
## kickoff @generic 1.4 8.3
5 | A fixed time and place saves a decision each day. {cue}, take two minutes for {habit}.
5 7.1 | In trials, plans with a cue were kept better. {cue}, give {habit} two minutes, same slot.
6 1.2 12.1 | Obstacles weigh less once planned for. If the day runs over, take one minute for {habit}.
6 @quitting 1.2 | A ready answer is faster than an urge. When others offer, say "not today, thanks". A plan B.
5 @quitting 8.3 | The same swap each time becomes automatic. When the usual urge comes, step outside.
## reminder @generic 8.3 1.2
| Habits took a median of about two months, gaps included. {cue}, go back to {habit}, same slot.
| The place is a cue in itself. {cue}, give {habit} its usual place again.
low | A minute keeps the routine's place. {cue}, take one for {habit}, and you are back.
@quitting | The link between urge and swap grows by repeats. When the next comes, use the same swap again.
## challenge @generic 8.3 1.2
@quitting | Rehearsed words come faster. If you like, practise your "no thanks" once, as a backup for the urge.
## plain @generic 8.3 1.4
| Repeats in one setting make an act automatic. {cue}, take two minutes for {habit}, as usual.
7.1 | The moment reminds better than memory. {cue}, go straight to {habit}. Same time daily.
1.2 | A plan for crowded days is used on crowded days. If it gets full, take one spare minute for {habit}.
12.5 | Things in a usual place save attention. {cue}, put one there for {habit}.
| Boredom is a sign of routine. {cue}, repeat yesterday's minute of {habit}.
1.2 | Late still keeps the routine. If it slips your mind, take one minute for {habit} before bed.
@quitting 1.2 | A new route avoids old cues. If the day was long, take another way home. A plan B for the urge.
# Feedback
## kickoff @generic @quitting 2.2 1.5
7 | People who look at their numbers adjust sooner. {cue}, look at last week's tally for {habit}.
8 3.1 3.2 | Support works even as a single line. {cue}, tell one friend about {habit}.
8 6.3 | Other people's methods are free data. {cue}, ask one friend about {habit}.
## reminder @generic 2.3 2.2
| A tally with gaps is still data. {cue}, make one fresh mark for {habit}.
low | One mark shows the cue works. {cue}, take a minute for {habit} and mark it. Back in the data.
## challenge @generic @quitting 3.1 2.3
## plain @generic 2.2 2.3
| Your best day is your best data. {cue}, copy one thing from it for {habit}.
3.1 | Telling fixes a thing in memory. When you next see a friend, tell them about {habit}.
6.3 | Others notice changes we miss. When you see someone close, ask what they noticed. {habit} may come up.
@quitting 1.5 | What helped once is likelier to help again. When the urge comes, use it. Your own data.
# Identity
## kickoff @generic @quitting 13.5 13.4
9 13.4 13.2 | Acts tied to a value are kept longer. {cue}, say your reason for {habit} aloud.
9 13.4 @generic | Care shows in minutes. {cue}, give two to {habit}, for what you value.
## reminder @generic @quitting 13.5 15.3
| One missed day is weak evidence about a person. {cue}, come back to {habit}.
low | Small acts build the self too. {cue}, take one minute for {habit} again.
## challenge @generic @quitting 13.4 13.1
| Explaining a value makes it clearer. If you like, tell somebody younger about {habit}.
## plain @generic 13.5 15.3
| What we do unseen shapes the self. {cue}, take two minutes for {habit}.
13.4 | A reason with a face pulls harder than a number. {cue}, give {habit} a minute for a person you value.
15.3 | Hard days are the strongest proof, and you have some. {cue}, take two minutes for {habit}, as evidence.
low | Each act is a small vote for a self. {cue}, take one minute for {habit}.
@quitting 13.5 | 'I choose' is easier to keep than 'I may not', and truer to yourself. When the urge comes, wait a minute.
@quitting 15.3 | Each waited-out urge is evidence of a new self. When the next comes, give it two minutes.
# Mastery
## kickoff @generic 8.7 1.1
11 8.6 | Skill grows just past ease. {cue}, raise the easiest part of {habit}.
12 7.3 | Cues outlast reminders. {cue}, take care of {habit} on your own. The habit lasts.
12 1.2 15.3 | A plan for a lapse shortens it. If a week goes by, take one minute for {habit}.
11 @quitting 8.6 | Waiting is a skill that grows. When the hardest urge comes, wait a minute longer.
12 @quitting 1.2 | A lapse plan keeps one slip from turning into many. If it happens, begin the change again that day. It lasts.
## reminder @generic 1.2 7.3
| Skills fade slowly and return fast. {cue}, come back to {habit} for one minute.
@quitting | Old swaps are remembered fast. When the urge comes, go back to your first one. A learned skill.
## challenge @generic 8.6 7.3
| Growth likes a challenge with an exit. If you like, take {habit} a little further.
@quitting | Meeting a cue without acting weakens it. If you like, go where the urge lives for one minute. A skill.
## plain @generic 8.7 7.3
11 | Small raises hold better than big ones. {cue}, add a small extra to {habit}. The next level.
12 | After weeks of repeats, the cue can remind you. {cue}, take two minutes for {habit}, by heart.
12 1.2 | Travel is where habits lapse. Before your next trip, choose a pocket version of {habit}.
low | Long habits hold many small days. {cue}, take one minute for {habit}. It lasts that way.
@quitting 7.3 | After months, the pause is quicker than the urge. When one comes, pause for a breath. A skill by heart.
`;
