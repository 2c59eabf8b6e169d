/** Motivational lines about quiet, breath and journals. */
export const mindMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | A busy head is worth watching kindly. When you wait in line, notice where it goes. {habit} will use it.
2 7.1 1.4 | The right moment is worth a search. {cue}, sit for one slow breath. Notice if it suits {habit}.
## reminder 2.3 7.1
| Missed a day? {cue}, notice your shoulders. Coming back is worth it, for {habit} and for you.
low | When you close a door, notice your breath. A fresh look at {habit} is worth three seconds.
## challenge 2.3 4.2
| If you like, look for the quietest corner at home. It matters, because {habit} will want a home.
## plain 2.3 4.2
@meditation @breathing | When you catch yourself holding your breath, notice what came before. It is worth knowing.
@meditation @breathing 7.1 | Before you leave the car, notice one breath. That quiet moment is worth keeping.
@journaling | After dinner, note one moment worth telling. Your journal will be glad of it.
@journaling 7.1 | {cue}, put a pen on your journal. A trigger in sight is worth it, because memory is busy.
low | When your head is loud, name what set it off. It matters because naming is a start, and a clue for {habit}.
| Before bed, jot down the calmest moment today. It is worth knowing where {habit} could live.
# Small Steps
## kickoff 8.7 1.4
3 @meditation @breathing | Three breaths are worth it, because nobody is too busy for three. {cue}, take them. Small on purpose.
4 12.5 8.3 | {cue}, put what {habit} needs in one spot. It matters because easy things get started.
4 8.3 | One small minute is worth more than a grand plan. {cue}, give {habit} that minute.
## reminder 8.7 8.1
@meditation @breathing | {cue}, take three slow breaths. Starting again is worth it, because it takes so little.
@journaling | Blank pages are patient. {cue}, write one short line in your journal. Starting again is worth it.
low | {cue}, sit down and drop your shoulders. A tiny start again, and worth it: {habit} is on.
## challenge 8.7 8.1
@meditation @breathing | If you like, take three slow breaths outdoors. Simple, and worth it for the air.
@journaling | If you like, draw today in your journal. A small wobbly house is worth a page of words.
## plain 8.7 8.1
@meditation @breathing | {cue}, put a hand on your belly for three breaths. It is worth it for how soft the next minute gets.
@meditation @breathing | One slow breath out is small, and worth it. {cue}, breathe out like that once.
@journaling | {cue}, write the best five minutes of your day in your journal. Small joys are worth keeping.
@journaling 12.5 | Put your journal on the pillow before dinner. It matters because easy is what tired people do.
@journaling | {cue}, begin your journal with the weather. It is worth it, because the rest comes by itself.
low | {cue}, take one slow breath. It matters because {habit} can be that small and still be yours.
| {cue}, give {habit} two minutes. Starting bored is worth as much as starting eager.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, give {habit} two minutes. The same slot daily matters because it needs no decision.
6 1.2 12.1 | If it is noisy, do {habit} with open eyes. A backup is worth it, because life is loud.
6 1.2 | If it gets late, give {habit} one minute in bed. Plan B matters because late days come.
## reminder 8.3 1.2
| {cue}, go back to {habit}, usual place. It is worth it: the chair kept your seat.
low | {cue}, sit in your usual place for one breath. Coming back matters. {habit} is on.
## challenge 8.3 1.2
| If you like, keep {habit} at its weekday time. A steady hour is worth a lot on a loose day.
## plain 8.3 1.4
@meditation @breathing | {cue}, take three breaths, same as yesterday. It matters because calm comes from the repeat.
@meditation @breathing 1.2 | If the house is loud, keep your eyes open for three breaths. The routine is worth protecting.
@meditation @breathing 7.1 | When you close a door today, take one breath. A steady cue is worth it, and doors are everywhere.
@journaling | {cue}, open your journal in its usual place. One line is worth it, because tomorrow reads it.
@journaling 1.2 | If you are too tired to write, put one word in your journal. The regular page is worth it.
low | {cue}, take one slow minute for {habit}. Same place, because that is what keeps it yours.
| {cue}, repeat yesterday's minute of {habit}. Dull repeats are worth gold.
# Feedback
## kickoff 2.2 1.5
8 3.1 3.2 | {cue}, tell one friend about {habit}. It is worth it, because being known helps.
## reminder 2.3 2.2
| {cue}, make one fresh mark for {habit}. Gaps in a tally are fine; the next mark is what matters.
low | {cue}, take one slow minute and mark it. One mark matters: {habit} is back.
## challenge 3.1 2.3
| If you like, sit in silence with a friend for two minutes. Shared quiet is worth the giggles. That is {habit}, too.
## plain 2.2 2.3
@meditation @breathing | {cue}, take three breaths and compare your head before and after. That result is worth seeing.
@meditation @breathing 1.5 | {cue}, take your breaths in another chair. A tweak is worth a try, because comfort helped others.
@journaling | {cue}, read last week in your journal. What you learned there is worth a smile.
@journaling 1.5 | {cue}, try your journal at another hour. One tweak is worth it, because you learn what worked.
3.1 | When you meet a friend, tell them one thing {habit} has shown you. It is worth saying aloud.
low | {cue}, mark one minute of {habit}. One is a number, and it matters.
| {cue}, repeat what worked on your best day. Your own results are worth trusting for {habit}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. It is your own value, and that is why it matters.
## reminder 13.5 15.3
| {cue}, come back to {habit}. You are the person who stops to breathe, and that is worth being.
low | {cue}, take one slow minute again. You still care, and that matters. It is {habit}.
## challenge 13.5 13.4
| If you like, show a child how you do {habit}. Values are worth passing on.
## plain 13.5 15.4
@meditation @breathing | {cue}, take three breaths. Somebody gets the gentler person you become, so it matters.
@meditation @breathing 13.4 | Patience or peace, name the value that is yours. It is the reason for three breaths, {cue}.
@journaling | {cue}, write "I am someone who" in your journal. The end of that line is worth finding.
@journaling 15.3 | Those filled pages are proof, and worth keeping. {cue}, add one line to your journal.
low 15.3 | {cue}, sit for one minute. It is a vote for {habit}, and votes matter.
13.2 | {cue}, give {habit} two minutes. Someone you care about gets the calm, and is worth it.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one minute to {habit}. You have grown into it, and that is worth feeling.
12 7.3 | {cue}, do {habit} on your own. It is worth it, because it lasts when it is yours.
12 1.2 15.3 | If a week goes by, take one minute of {habit}. A lapse plan matters because life is long.
## reminder 1.2 8.7
low | {cue}, go back a level and take one slow minute. It matters because {habit} lasts this way.
## challenge 8.6 7.3
| If you like, do {habit} somewhere busy. Calm in a crowd is a skill worth growing.
## plain 8.7 7.3
@meditation @breathing 11 | {cue}, add one breath. Small growth is worth it, because it stays.
@meditation @breathing | When you next wait for a lift, take three breaths. A skill that travels is worth having.
@journaling 11 | {cue}, write one line further in your journal. What grows there is worth reading.
@journaling | {cue}, read your first journal page. How you have grown is worth a minute.
12 7.3 | {cue}, do {habit} by heart. It is worth the twelve weeks, because no one can take it away.
low | {cue}, take the one-minute version. {habit} lasts because of days like this.
`;
