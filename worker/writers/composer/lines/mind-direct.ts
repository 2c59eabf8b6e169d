/** Direct lines about quiet, breath and journals. */
export const mindDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When you wait today, watch where your mind goes. That is week one of {habit}.
2 7.1 1.4 | {cue}, sit for one slow breath. Right moment for {habit}? You judge.
## reminder 2.3 7.1
| {cue}, notice your shoulders. Back to watching. {habit} needs no catching up.
low | When you close a door, notice your breath. A fresh look at {habit}.
## challenge 2.3 4.2
| If you like, look for the quietest corner of your home. {habit} could live there.
## plain 2.3 4.2
@meditation @breathing | When you catch yourself holding your breath, note the moment. That is all.
@meditation @breathing | When you stand in line, notice three breaths. Only watching, nothing else.
@meditation @breathing 7.1 | Before you leave the car, notice one breath. A possible trigger.
@journaling | After dinner, note one moment you would tell a friend. {habit} begins there.
@journaling 7.1 | {cue}, put a pen on your journal. Watch what it does to you.
low | When your head is loud, name what set it off. A clue for {habit}.
| Before bed, jot down your calmest moment today. {habit} may fit there.
# Small Steps
## kickoff 8.7 1.4
3 @meditation @breathing | {cue}, take three slow breaths. Twenty seconds. Small on purpose.
3 @journaling | {cue}, write three words in your journal. Small on purpose.
4 12.5 8.3 | {cue}, put what {habit} needs in one spot. Easy starts are prepared.
4 8.3 | {cue}, give {habit} one minute. Same chair, small start.
## reminder 8.7 8.1
@meditation @breathing | {cue}, take three slow breaths. You are back. It is that small.
@journaling | {cue}, write one short line in your journal. Back again, simple.
low | {cue}, sit down and drop your shoulders. A tiny start, and {habit} is back.
## challenge 8.7 8.1
@meditation @breathing | If you like, take three slow breaths outdoors. Simple, with a sky.
@journaling | If you like, draw today in your journal. A wobbly little house is enough.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
@meditation @breathing | {cue}, breathe out slowly, once. A tiny breath counts.
@meditation | {cue}, listen for one minute. Small sounds first. That is meditation.
@meditation | {cue}, sit for two minutes. Thoughts may talk. A simple start.
@journaling 12.5 | Put your journal on the pillow before dinner. Starting gets easy when it is in the way.
@journaling | {cue}, begin your journal with the weather. The rest starts itself.
low | {cue}, take one slow breath. Enough for {habit} today. Small is allowed.
| {cue}, give {habit} two minutes. Bored is fine. A start is a start.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, sit down for two minutes of {habit}. Same time, same chair.
5 7.1 | Put {habit} in your calendar: {cue}, two minutes. A fixed slot.
6 1.2 12.1 | If it is noisy, do {habit} with open eyes. That is plan B.
6 1.2 | If it gets late, give {habit} one minute in bed. Backup settled.
## reminder 8.3 1.2
| {cue}, go back to {habit}. Usual place. No speech about yesterday.
low | {cue}, sit in your usual place for one breath. {habit} is back.
## challenge 8.3 1.2
| If you like, keep {habit} at its weekday time. A steady hour in a loose day.
## plain 8.3 1.4
@meditation @breathing | {cue}, take three breaths. Same as yesterday. Nothing to decide.
@meditation @breathing 1.2 | If the house is loud, keep your eyes open for three breaths. Routine kept.
@meditation @breathing 7.1 | When you close a door today, take one breath. Doors keep a steady schedule.
@journaling | {cue}, open your journal in the usual place. One line.
@journaling 1.2 | If you are too tired to write, put one word in your journal. Backup used.
low | {cue}, take one slow minute for {habit}. Same place.
| {cue}, repeat yesterday's minute of {habit}. The repeat does the work.
1.2 | If you forget, take the next doorway as your cue. {habit} has a backup.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, look at your marks for {habit}. The number picks your tweak.
8 3.1 3.2 | {cue}, tell one friend about {habit}. One sentence is plenty.
8 6.3 | {cue}, ask one friend how they switch off. Compare it with {habit}.
## reminder 2.3 2.2
| {cue}, make one fresh mark for {habit}. Gaps in a tally are only gaps.
low | {cue}, take one slow minute and mark it. {habit} is back on the count.
## challenge 3.1 2.3
| If you like, invite a friend to two minutes of silence. Shared {habit} counts twice.
## plain 2.2 2.3
@meditation @breathing | {cue}, take three breaths. Compare your head before and after. Your own data.
@meditation @breathing 1.5 | {cue}, take your breaths in another chair. One tweak, one result.
@journaling | {cue}, read last week in your journal. What worked?
@journaling 1.5 | {cue}, try your journal with another pen or hour. One tweak.
3.1 | When you meet a friend, tell them one thing {habit} showed you.
low | {cue}, mark one minute of {habit}. One is a number.
| {cue}, repeat what worked on your best day. {habit} gave you the data.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. Your values, your voice.
10 13.5 15.4 | {cue}, take two minutes of {habit}. You are becoming someone who pauses first.
## reminder 13.5 15.3
| {cue}, come back to {habit}. You are still the person who stops to breathe.
low | {cue}, take one slow minute again. You still care. That is {habit}.
## challenge 13.5 13.4
| If you like, show a child how you do {habit}. Values are passed on like that.
## plain 13.5 15.4
@meditation @breathing | {cue}, take three breaths. This is the person you are when it gets loud.
@meditation @breathing 13.4 | {cue}, take one breath for what you value. Patience? Peace?
@journaling 15.3 | {cue}, add one line to your journal. Those filled pages are proof.
low 15.3 | {cue}, sit for one minute. One vote for {habit}.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one minute to {habit}. One notch. The rest stays.
12 7.3 | {cue}, do {habit} on your own. It will last.
12 1.2 15.3 | If a week goes by, take one minute of {habit}. That is your lapse plan.
## reminder 1.2 8.7
| {cue}, come back to {habit} for one easy minute. Long habits have gaps and last.
low | {cue}, go back a level. One slow minute. {habit} lasts that way.
## challenge 8.6 7.3
| If you like, do {habit} somewhere busy. Calm in a crowd is a skill.
## plain 8.7 7.3
@meditation @breathing 11 | {cue}, add one breath to your usual ones. A notch, no push.
@meditation @breathing | When you next wait for a lift, take three breaths. Skill travels.
@journaling 11 | {cue}, write one line further in your journal. See what grows.
@journaling | {cue}, read your first journal page. You have grown.
12 7.3 | {cue}, do {habit} by heart. No reminder knows your day better.
low | {cue}, take the one-minute version. {habit} lasts on small days.
`;
