/** Direct lines about focused work, planning, tidying and screens. */
export const productivityDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When you drift off today, notice the hour. {habit} can wait.
2 7.1 1.4 | {cue}, clear a hand's width of desk. A trigger for {habit}.
## reminder 2.3 7.1
| {cue}, notice what is open in front of you. Back to {habit}.
low | When you switch tasks, notice it. A fresh look at {habit}.
## challenge 2.3 4.2
| If you like, watch what you do when nobody needs you. A clue for {habit}.
## plain 2.3 4.2
1 | Before bed, jot down your sharpest hour. A clue for {habit}.
@focus | When you sit down, notice what you open first. A trigger for work.
@planning | When you make a plan, notice where you put it. A pattern.
@tidying | When you come home, notice the fullest surface. A clue for the tidy-up.
@screens | When your hand goes for the phone, notice it. Nothing else.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, give {habit} two minutes. Small on purpose.
4 12.5 8.3 | {cue}, put one distraction out of reach. A small start for {habit}.
## reminder 8.7 8.1
| {cue}, give {habit} two small minutes. You are back.
low | {cue}, give {habit} one minute. A small start again.
## challenge 8.7 8.1
| If you like, do two easy minutes of {habit} to music.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
@focus | {cue}, write the next step in five words. The task shrinks.
@focus | {cue}, do two minutes of the ugliest task. A start.
@planning | {cue}, write one line for tomorrow. A small plan holds.
@planning | {cue}, put one thing on the list. Lighter already. A start.
@tidying | {cue}, clear one small surface. That is a tidy-up.
@tidying | {cue}, carry one thing back to its room. A small tidy-up.
@screens 12.5 | {cue}, put the phone in a drawer. An easy break.
low | {cue}, give {habit} one small minute. A start.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, give {habit} five minutes. Same chair, same hour.
6 1.2 12.1 | If you get interrupted, jot down the next word. Plan B for {habit}.
## reminder 8.3 1.2
| {cue}, go back to {habit}, usual place. No catching up.
low | {cue}, give {habit} one minute. Same place. You are back.
## challenge 8.3 1.2
| If you like, keep {habit} at its usual time. The house is quieter.
## plain 8.3 1.4
@focus 1.2 | If someone knocks, note where you stopped. Same task, short way back.
@focus | {cue}, work on the same task as yesterday. It is still warm.
@planning | {cue}, look at the list. Same as every day.
@planning 1.2 | If the day breaks the plan, keep one line. Backup.
@tidying | {cue}, put the same three things back. A routine for the room.
@screens 1.2 | If your hand goes for the phone, give it a pen. Plan B.
@screens | {cue}, leave the phone in the usual drawer.
low | {cue}, give {habit} a minute. Same place, softer.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, look at last week's tally for {habit}. Only numbers.
8 3.1 3.2 | {cue}, tell one friend about {habit}. They will ask.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. A gap is a gap.
low | {cue}, give {habit} a minute and mark it. Back on the tally.
## challenge 3.1 2.3
| If you like, show a friend what {habit} has changed.
## plain 2.2 2.3
1.5 | {cue}, try {habit} at another hour. Compare.
@focus | {cue}, count the minutes till your first drift. One task, one number.
@planning | {cue}, count the finished lines on your list.
@tidying | {cue}, count the surfaces that stayed clear. Your tidy score.
@screens | {cue}, check your screen number once. Information, nothing else. Compare weekly.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. Your own words.
10 13.5 15.4 | {cue}, give {habit} two minutes. You are becoming that person.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One lost day does not change the person.
low | {cue}, give {habit} one minute again. A vote for yourself.
## challenge 13.5 13.1
| If you like, tell someone younger what {habit} taught you. Values travel.
## plain 13.5 15.3
| {cue}, give {habit} two minutes. Nobody checks. Only yourself.
15.3 | {cue}, give {habit} two minutes. You did it on worse days. Proof.
@focus | {cue}, open the task and stay. You are a person who begins.
@planning 13.4 | {cue}, plan one thing you care about. Your own day.
@tidying | {cue}, clear one thing for the person coming home. Yourself.
@screens 13.4 | {cue}, give a person two minutes, not the screen.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add five minutes to {habit}. One notch.
12 7.3 1.2 | {cue}, do {habit} on your own. The cue lasts.
## reminder 1.2 7.3
| {cue}, go back to two minutes of {habit}. Skills wait.
low | {cue}, take one easy minute for {habit}. Back a level. It lasts.
## challenge 8.6 7.3
| If you like, take {habit} to the hardest corner you know. It grows.
## plain 8.7 7.3
11 | {cue}, do the least loved bit of {habit} first. Skill grows there.
1.2 | Before your next trip, choose a pocket version of {habit}. It lasts.
@focus 11 | {cue}, stay with the task five minutes longer. One notch.
@planning 11 | {cue}, plan one day further than usual. Next level.
@screens 11 | {cue}, go ten minutes further without the phone. One notch.
low | {cue}, take the one-minute version of {habit}. It lasts.
`;
