/** Motivational lines about focused work, planning, tidying and screens. */
export const productivityMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | When you drift off today, notice the hour. It is worth knowing, because {habit} competes with it.
2 7.1 1.4 | {cue}, clear a hand's width of desk. A trigger you can see is worth it, for {habit}.
## reminder 2.3 7.1
| {cue}, notice what is open in front of you. Looking again is worth it, for {habit}.
low | When you switch tasks, notice it. A fresh look matters, for {habit} and for you.
## challenge 2.3 4.2
| If you like, watch what you do when nobody needs you. That clue is worth a lot to {habit}.
## plain 2.3 4.2
1 | Before bed, jot down your sharpest hour. It is worth knowing, because {habit} deserves it. A clue.
@focus | When you sit down, notice what you open first. It matters, because the first click steers the work.
@planning | When you make a plan, notice where you put it. That pattern is worth knowing.
@tidying | When you come home, notice the fullest surface. It is worth a look, because tidying starts there.
@screens | When your hand goes for the phone, notice it. It is worth it, because the hand is faster than you.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Two small minutes are worth it, because the start is most of it. {cue}, give them to {habit}.
4 12.5 8.3 | {cue}, put one distraction out of reach. A small start is worth it, because {habit} needs quiet.
## reminder 8.7 8.1
| {cue}, give {habit} two small minutes. Starting again is worth it every time.
low | {cue}, give {habit} one minute. It matters, because a small start again is a start.
## challenge 8.7 8.1
| If you like, do two easy minutes of {habit} to music, because Saturdays are worth a song.
## plain 8.7 8.1
@focus | {cue}, write the next step in five words. It is worth it, because named tasks shrink.
@focus | {cue}, do two minutes of the ugliest task. Starting there is worth it for the relief.
@planning | {cue}, write one line for tomorrow. A small plan is worth it, because the night gets lighter.
@planning | {cue}, put one thing on the list. It is worth it: a small weight off the mind.
@tidying | {cue}, clear one small surface. It is worth it, because the eye rests there. A tidy-up.
@tidying | {cue}, carry one thing back to its room. Small is worth it, because rooms are tidied in ones.
@screens 12.5 | {cue}, put the phone in a drawer. An easy break is worth it for the quiet.
low | {cue}, give {habit} one small minute. It matters, because it keeps the door open.
# Consistency
## kickoff 1.4 8.3
6 1.2 12.1 | If you get interrupted, jot down the next word. Plan B is worth it, because {habit} survives knocks.
## reminder 8.3 1.2
| {cue}, go back to {habit}, usual place. Coming back is worth it, with no catching up.
low | {cue}, give {habit} one minute, same place. Coming back matters, not the amount.
## challenge 8.3 1.2
| If you like, keep {habit} at its usual time. A steady hour is worth it on a loose day.
## plain 8.3 1.4
@focus 1.2 | If someone knocks, note where you stopped. Plan B is worth it, because the task waits right there.
@focus | {cue}, work on the same task as yesterday. It is worth it, because it is still warm.
@planning | {cue}, look at the list, same as every day. Dull is worth gold.
@planning 1.2 | If the day breaks the plan, keep one line. That backup is worth it, because one line is still yours.
@tidying | {cue}, put the same three things back. Routine is worth it, because a room remembers.
@screens 1.2 | If your hand goes for the phone, give it a pen. That plan B is worth a laugh.
low | {cue}, give {habit} a minute, same place. It matters, because the place stays yours.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, look at last week's tally for {habit}. Each mark is worth a nod, because you sat down for it.
8 3.1 3.2 | {cue}, tell one friend about {habit}. It is worth it, because friends ask.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. The next one matters, the gap does not.
low | {cue}, give {habit} a minute and mark it. One mark is worth a smile. You are back.
## challenge 3.1 2.3
| If you like, show a friend what {habit} has changed. Being asked is worth it.
## plain 2.2 2.3
| {cue}, copy one thing from your best day for {habit}. Your own data is worth trusting.
1.5 | {cue}, try {habit} at another hour. One tweak is worth it, because either result teaches.
@planning | {cue}, count the finished lines on your list. They are worth a look, because we forget them first.
@tidying | {cue}, count the surfaces that stayed clear. That tidy score is worth a smile.
@screens | {cue}, check your screen number once. It is worth knowing, because guesses are kind.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. It is your own, and that is why it matters.
10 13.5 15.4 | {cue}, give {habit} two minutes. The person you are becoming is worth it.
## reminder 13.5 15.3
| {cue}, come back to {habit}. It matters, because one lost day does not change who you are.
low | {cue}, give {habit} one minute again. You still care, and that is worth a vote.
## challenge 13.5 13.1
| If you like, tell someone younger what {habit} taught you. What you value is worth passing on.
## plain 13.5 15.3
| {cue}, give {habit} two minutes. Nobody checks, and it matters all the same: it is for yourself.
15.3 | {cue}, give {habit} two minutes. You did it on worse days: proof worth keeping.
@focus | {cue}, open the task and stay. Being a person who begins is worth it.
@planning 13.4 | {cue}, plan one thing you care about. Your own day is worth a line.
@tidying | {cue}, clear one thing, because the person coming home is worth it. Yourself. A lighter room.
@screens 13.4 | {cue}, give a person two minutes, not the screen. They are the reason it matters.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add five minutes to {habit}. You have grown into them, and it is worth feeling.
12 7.3 1.2 | {cue}, do {habit} on your own. It is worth it, because that is how it lasts.
## reminder 1.2 7.3
| {cue}, go back to two minutes of {habit}. Skills wait, so coming back is worth it.
low | {cue}, take one easy minute for {habit}. Back a level is worth it, because it lasts.
## challenge 8.6 7.3
| If you like, take {habit} to the hardest corner you know. It is worth it, because it grows there.
## plain 8.7 7.3
11 | {cue}, do the least loved bit of {habit} first. It is worth it, because skill grows there.
1.2 | Before your next trip, choose a pocket version of {habit}. It matters, because it lasts.
@focus 11 | {cue}, stay with the task five minutes longer. You have grown, and it is worth the proof.
@planning 11 | {cue}, plan one day further than usual. The next level is worth a try.
@screens 11 | {cue}, go ten minutes further without the phone. You have grown, and the quiet is worth it.
low | {cue}, take the one-minute version of {habit}. Small days matter, because they make it last.
`;
