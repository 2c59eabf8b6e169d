/** Friendly lines about focused work, planning, tidying and screens. */
export const productivityFriendly = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | Let's find a trigger. {cue}, clear one hand's width of desk. Isn't that a spot for {habit}?
## reminder 2.3 7.1
| Lost sight of it? That's fine. {cue}, notice what's open in front of you. Back to {habit}.
low | Scattered week? It's a clue. When you switch tasks, notice it. Fresh look at {habit}, okay?
## challenge 2.3 4.2
| If you like, watch what you do when nobody needs you. Isn't that telling, for {habit}? It's a clue.
## plain 2.3 4.2
1 | When's your sharpest hour? Before bed, jot it down. It's a clue for {habit}.
@focus | What do you open first? When you sit down, notice it. It's the trigger for the work.
@tidying | Which surface fills up first? When you come home, notice it. It's a clue to the tidy-up.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Let's go small. {cue}, give {habit} two minutes. Who can't find two?
4 12.5 8.3 | What's in your way? {cue}, put that one thing aside. It's a small start for {habit}.
## reminder 8.7 8.1
| Missed a couple? No harm. {cue}, give {habit} two small minutes. You're back, aren't you?
low | One minute's a start, isn't it? {cue}, take it for {habit}, and you're back.
## challenge 8.7 8.1
| If you like, do two easy minutes of {habit} to music. Isn't it lighter on a Saturday? A simple start.
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
@focus | {cue}, write the next step in five words. Isn't the task smaller already?
@focus | Too big to start? {cue}, do two minutes of the ugliest task. It's shrinking, isn't it?
@planning | {cue}, write one line for tomorrow. It's a small plan, but doesn't it let you sleep?
@planning | Is it all in your head? {cue}, put one thing on the list. It's lighter in there, isn't it? A start.
@tidying | {cue}, clear one small surface. Isn't it nice to see the wood again? That's a tidy-up.
@screens 12.5 | Where's a good bed for the phone? {cue}, put it in a drawer. It's an easy break.
@screens | {cue}, leave the phone face down for two minutes. Small, but isn't it quiet?
low | Foggy day? {cue}, give {habit} one small minute. That's a start, isn't it?
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same chair, same hour? {cue}, give {habit} five minutes. It's one choice less.
6 1.2 12.1 | What's your usual snag? If you get interrupted, jot down the next word. That's plan B for {habit}.
## reminder 8.3 1.2
| Off rhythm? {cue}, go back to {habit}, usual place. It's waiting, isn't it?
low | No catching up, promise. {cue}, give {habit} one minute, same place. You're back, aren't you?
## challenge 8.3 1.2
| If you like, keep {habit} at its usual time. Isn't the house quieter then?
## plain 8.3 1.4
@focus 1.2 | If someone knocks, note where you stopped. It's the short way back to the task, same place, isn't it?
@focus | {cue}, work on the same task as yesterday. It's warm from last time, isn't it?
@planning | {cue}, look at the list, same as every day. It's dull and it works, doesn't it?
@planning 1.2 | If the day blows up the plan, keep one line of it. It's a fair backup, isn't it?
@tidying | {cue}, put the same three things back. It's a routine for the room, isn't it?
@screens | Same drawer, same hour: {cue}, leave the phone there. It's used to it, isn't it?
low | Messy week? {cue}, give {habit} a minute, same place. It's still yours, isn't it?
# Feedback
## kickoff 2.2 1.5
7 | What do the marks say? {cue}, look at last week's tally for {habit}. It's just numbers.
8 3.1 3.2 | Who'd cheer you on? {cue}, tell one friend about {habit}. They'll ask next week.
## reminder 2.3 2.2
| Gap in the tally? {cue}, make a fresh mark for {habit}. It's only a number, isn't it?
low | One mark's a fine score. {cue}, give {habit} a minute, and you're back on the tally. Yes?
## challenge 3.1 2.3
## plain 2.2 2.3
| Which day went best? {cue}, copy one thing from it for {habit}. It's your own data.
1.5 | Earlier or later? {cue}, try {habit} at another hour. You'll learn from either, won't you?
@planning | How many lines got done? {cue}, count them on your list. It's better than it felt, isn't it?
@tidying | What's stayed clear since last week? {cue}, count those surfaces. It's your tidy score, isn't it?
@screens | What's your screen number this week? {cue}, check it once. It's information, that's all.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Why did you want {habit}? {cue}, say your reason out loud. It's your own, isn't it?
10 13.5 15.4 | You're becoming someone who finishes things, aren't you? {cue}, give {habit} two minutes.
## reminder 13.5 15.3
| One lost day doesn't change who you are. {cue}, come back to {habit}. Okay?
low | You still care, don't you? {cue}, give {habit} one minute again. It's a vote.
## challenge 13.5 13.1
| If you like, tell someone younger what {habit} taught you. Isn't that who you've become?
## plain 13.5 15.3
| {cue}, give {habit} two minutes with nobody checking. It's for yourself, isn't it?
15.3 | You did this on worse days, didn't you? That's proof. {cue}, give {habit} two minutes.
@focus | You're a person who begins, aren't you? {cue}, open the task and stay. That's all.
@planning 13.4 | What's the free hour for? {cue}, plan one thing you care about. It's your own day.
@tidying | Who walks in tonight? It's you. {cue}, clear one thing for that person. A home with care in it.
@screens 13.4 | Who'd like your eyes tonight? {cue}, give that person the minutes, not the screen. It's what you value.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Ready for a notch? {cue}, add five minutes to {habit}. You've grown into them.
## reminder 1.2 7.3
| Long gap? Skills wait. {cue}, go back to two minutes of {habit}. It's in you, isn't it?
low | Down a level today? {cue}, take one easy minute for {habit}. It's how it lasts. You're back.
## challenge 8.6 7.3
| If you like, take {habit} to the hardest corner you know. Isn't that where it grows?
## plain 8.7 7.3
11 | {cue}, do the least loved bit of {habit} first. It's where skill grows, isn't it?
1.2 | Before your next trip, choose a pocket version of {habit}. It's what lasts, isn't it?
@focus 11 | {cue}, stay with the task five minutes longer. You've grown into them, haven't you?
@planning 11 | {cue}, plan one day further than usual. It's the next level, isn't it?
@tidying | {cue}, look round the room. It's grown lighter, hasn't it? Then put one thing away.
@screens 11 | {cue}, go ten minutes further without the phone. Who's missed it? You've grown.
low | The one-minute version's still there. {cue}, take it for {habit}. It's how things last, isn't it?
`;
