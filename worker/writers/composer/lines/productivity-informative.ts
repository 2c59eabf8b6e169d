/** Informative lines about focused work, planning, tidying and screens: each with something that is true. */
export const productivityInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Drifting often keeps regular hours. When it happens today, notice the clock. A pattern for {habit}.
2 7.1 1.4 | An empty spot acts as a trigger. {cue}, clear a hand's width of desk for {habit}.
## reminder 2.3 7.1
| What is open gets attention. {cue}, notice again what is in front of you. {habit} may not be.
low | One note is data. When you switch tasks, notice it. A fresh look at {habit}.
## challenge 2.3 4.2
| Free hours show our defaults. If you like, notice what you do when nobody needs you. A clue for {habit}.
## plain 2.3 4.2
1 | Sharp hours differ from person to person. Before bed, jot down yours, a clue for {habit}.
@focus | The first click tends to steer the hour. When you sit down, notice yours. A trigger for work.
@tidying | Clutter often starts on one surface. When you come home, notice which. A pattern for the tidy-up.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | The start takes the most effort. {cue}, give {habit} two small minutes.
4 12.5 8.3 | A distraction out of reach costs effort to fetch. {cue}, put one away. A small start for {habit}.
## reminder 8.7 8.1
| One missed day made no difference in a long study. {cue}, start {habit} again, small.
low | A minute keeps the link alive. {cue}, give {habit} one. A small start again.
## challenge 8.7 8.1
| Music marks minutes. If you like, do one song's worth of {habit}. Short and easy.
## plain 8.7 8.1
@focus | A named step takes less effort than a vague one. {cue}, write it in five small words. Your task.
@focus | Dread often shrinks after the first minutes. {cue}, begin the ugliest task. Small.
@planning | A written line frees the mind. {cue}, write one small one for tomorrow. A plan.
@tidying | One clear surface makes the next one easier. {cue}, clear a small one. A tidy-up.
@tidying | Things carried on the way cost no extra minutes. {cue}, carry one back to its room. A small tidy-up.
@screens | A face-down phone shows fewer cues. {cue}, leave it like that for two small minutes.
low | A short version keeps the habit. {cue}, give {habit} one small minute. Practice counts.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A fixed hour saves a decision. {cue}, give {habit} five minutes. Same chair.
6 1.2 12.1 | A note at the stop shortens the way back. If you get interrupted, jot down the next word. Plan B for {habit}.
## reminder 8.3 1.2
| The place itself is a cue. {cue}, go back to {habit}, usual place.
low | One minute keeps the routine. {cue}, give it to {habit}, same place. You are back.
## challenge 8.3 1.2
| Weekends break most routines. If you like, keep {habit} at its usual time.
## plain 8.3 1.4
@focus 1.2 | Returning to work takes minutes without a note. If someone knocks, write where you stopped. Same place.
@focus | Yesterday's task is still warm in memory. {cue}, work on the same one.
@planning | A daily look at the list takes the place of remembering. {cue}, look at it. Same time.
@planning 1.2 | A plan with one line left is still a plan. If the day breaks it, keep that line. A backup.
@tidying | Fixed places are what keeps a room clear. {cue}, put the same three things back. Routine.
@screens 1.2 | A swap works better than a gap. If your hand goes for the phone, give it a pen. Plan B.
low | Place counts, length hardly. {cue}, give {habit} a minute. Same routine.
# Feedback
## kickoff 2.2 1.5
7 | Memory is a poor count. {cue}, look at last week's tally for {habit}.
8 3.1 3.2 | Support works in single lines, too. {cue}, tell one friend about {habit}.
## reminder 2.3 2.2
| Gaps in a tally are data. {cue}, make a fresh mark for {habit}.
low | One mark shows the cue works. {cue}, give {habit} a minute and mark it. Back in the data.
## challenge 3.1 2.3
| Shown work gets useful questions. If you like, show a friend what {habit} has changed. Good data.
## plain 2.2 2.3
| Your best day is your best data. {cue}, copy one thing from it for {habit}.
1.5 | One tweak at a time can be read clearly. {cue}, try {habit} at another hour. Compare the numbers.
@focus | A number beats a feeling. {cue}, count the minutes till your first drift. One task.
@planning | Finished lines are forgotten first. {cue}, count those on your list. Real numbers.
@tidying | What stays clear shows what works. {cue}, count those surfaces. A tidy score in numbers.
@screens | Guesses about screen minutes are often off. {cue}, check the number once.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts tied to a value last longer. {cue}, say your reason for {habit} aloud. Your own value.
10 13.5 15.4 | Doing shapes the self. {cue}, give {habit} two minutes. A vote for who you become. Yourself.
## reminder 13.5 15.3
| One lost day is weak evidence about a person. {cue}, come back to {habit}.
low | Small acts build the self. {cue}, give {habit} one minute again.
## challenge 13.5 13.1
| Explaining a method deepens it. If you like, tell someone younger about {habit}. Values spread that way.
## plain 13.5 15.3
| Unseen work shapes the self. {cue}, give {habit} two minutes.
15.3 | Hard days are the strongest proof. {cue}, give {habit} two minutes, as evidence.
@focus | Beginning is what makes a person who finishes. {cue}, open the task and stay. Evidence.
@planning 13.4 | Days fill with what is planned first. {cue}, plan one thing you value.
@tidying | A room mirrors a value. {cue}, clear one thing for the person coming home.
@screens 13.4 | Attention shows what we value. {cue}, give a person two minutes, not the screen.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Small raises hold. {cue}, add five minutes to {habit}. The next level.
12 7.3 1.2 | Cues outlast reminders. {cue}, do {habit} on your own. It lasts.
## reminder 1.2 7.3
| Learned skills return fast. {cue}, go back to two minutes of {habit}.
low | A lower level keeps the habit. {cue}, take one easy minute for {habit}. You are back.
## challenge 8.6 7.3
| Skill grows just past ease. If you like, take {habit} to the hardest corner you know.
## plain 8.7 7.3
11 | Weak spots answer fastest to practice. {cue}, do the least loved bit of {habit}. Skill grows.
1.2 | Trips are where habits lapse. Before your next one, choose a pocket version of {habit}.
@focus 11 | Attention grows by minutes. {cue}, stay with the task five minutes longer.
@planning 11 | A longer view makes days calmer. {cue}, plan one day further than usual.
@screens 11 | Boredom peaks early, then fades. {cue}, go ten minutes further without the phone. A skill.
low | Long habits hold small days. {cue}, take the one-minute version of {habit}. It lasts.
`;
