/** Informative lines about quiet, breath and journals: each with something that is true. */
export const mindInformative = `
# Awareness
## kickoff 2.3 4.2
1 | A sigh is often a signal of a full head. When you sigh, note the hour. {habit} could fit there.
2 7.1 1.4 | A daily event makes the best trigger. {cue}, sit for one slow breath. A test for {habit}.
## reminder 2.3 7.1
| One missed day changes no pattern. {cue}, notice your shoulders again. {habit} picks up here.
low | Doors make good cues. When you close one, notice your breath. A fresh look at {habit}.
## challenge 2.3 4.2
## plain 2.3 4.2
@meditation @breathing | People often hold their breath over screens. When you notice it, let it go. A useful signal.
@meditation @breathing 7.1 | A parked car is a setting with few triggers. Before you get out, notice one breath there.
@journaling | Memory keeps the last hour best. After dinner, note one moment of the morning. Your journal likes it.
@journaling 7.1 | Objects in sight act as triggers. {cue}, put a pen on your journal.
# Small Steps
## kickoff 8.7 1.4
3 @meditation @breathing | Three slow breaths take about twenty seconds. {cue}, take three. Small enough to repeat.
3 @journaling | Starting takes the most effort. {cue}, write three small words in your journal.
4 12.5 8.3 | Preparing the place makes starting easier. {cue}, put what {habit} needs in one spot.
## reminder 8.7 8.1
@meditation @breathing | A short practice keeps the link alive. {cue}, take three slow breaths again. Small is fine.
@journaling | One short line still repeats the start. {cue}, write it in your journal. Back in practice.
## challenge 8.7 8.1
@meditation @breathing | Fresh settings keep attention awake. If you like, take three slow breaths outdoors. Easy practice.
@journaling | Drawing helps memory. If you like, draw a small picture of today in your journal.
## plain 8.7 8.1
@meditation @breathing | A hand on the belly makes breathing easier to feel. {cue}, keep it there for three breaths.
@meditation @breathing | Longer breaths out tend to feel calming. {cue}, breathe out slowly once. A small practice.
@meditation | A wandering mind is normal, and coming back is the practice. {cue}, sit for two short minutes.
@journaling | Specific notes help memory more than general ones. {cue}, write one small thing in your journal.
@journaling | First lines take the most effort. {cue}, begin your journal with the weather.
low | One slow breath is practice. {cue}, take it. {habit} can be that small.
| Bored minutes count as practice. {cue}, give {habit} two of them. A light start.
# Consistency
## kickoff 1.4 8.3
5 | A fixed chair saves a decision. {cue}, sit there for two minutes of {habit}. Same time daily.
5 7.1 | Events beat clock times as cues. {cue}, give {habit} two minutes, in the same place.
6 1.2 12.1 | Noise is the usual obstacle. If it is loud, do {habit} with open eyes.
6 1.2 | A plan B keeps a routine through late days. If it gets late, give {habit} one minute in bed.
## reminder 8.3 1.2
| In one long study, a missed day made no real difference. {cue}, go back to {habit}, same place.
low | The place itself is a cue. {cue}, sit in your usual one for one breath. {habit} is back.
## challenge 8.3 1.2
| Weekends break most routines. If you like, keep {habit} at its weekday time.
## plain 8.3 1.4
@meditation @breathing | Repetition makes it automatic, not length. {cue}, take three breaths, same as yesterday.
@meditation @breathing 1.2 | Open eyes work as well as closed ones. If the house is loud, try three breaths like that. Routine kept.
@meditation @breathing 7.1 | A cue that comes often speeds up practice. When you close a door today, take one breath, as usual.
@journaling | Same table, same pen: a setting becomes a cue. {cue}, open your journal there, as a routine.
@journaling 1.2 | One word keeps the routine. If you are too tired to write, put one word in your journal.
| It takes weeks, and varies widely. {cue}, repeat yesterday's minute of {habit}.
# Feedback
## kickoff 2.2 1.5
7 | A count shows what memory hides. {cue}, look at your marks for {habit}.
8 3.1 3.2 | Support works even from afar. {cue}, tell one friend about {habit}.
8 6.3 | Other people's habits are free data. {cue}, ask one friend how they switch off, for {habit}.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, make one fresh mark for {habit}.
low | One mark shows the cue works. {cue}, take one slow minute and mark it. {habit} is back.
## challenge 3.1 2.3
## plain 2.2 2.3
@meditation @breathing | Before-and-after is the simplest data. {cue}, take three breaths and compare.
@meditation @breathing 1.5 | Posture is easy to adjust and changes a lot. {cue}, take your breaths in another chair. Compare.
@journaling | Rereading shows patterns that days hide. {cue}, read last week in your journal. Good data.
3.1 | Telling something fixes it in memory. When you meet a friend, tell them one thing from {habit}.
low | One is a number, and numbers show a trend later. {cue}, mark one minute of {habit}.
| Your best day is your best data. {cue}, repeat what worked then for {habit}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts linked to a value are kept longer. {cue}, say your reason for {habit} aloud.
10 13.5 15.4 | We learn who we are from what we do. {cue}, take two minutes of {habit} as that person.
## reminder 13.5 15.3
low | The self is built from small acts. {cue}, take one slow minute of {habit} again.
## challenge 13.5 13.4
| Explaining a practice deepens it. If you like, show someone how you do {habit}. Values spread that way.
## plain 13.5 15.4
@meditation @breathing 13.4 | A named value is easier to act on. {cue}, take one breath for yours.
@journaling | Words about the self stick. {cue}, write "I am someone who" in your journal.
@journaling 15.3 | Filled pages are evidence of a person who writes. {cue}, add one line to your journal.
low 15.3 | Each repeat is a vote. {cue}, sit for one minute of {habit}. The self counts those.
# Mastery
## kickoff 8.7 1.1
11 8.6 | One minute longer is a raise you barely feel, and growth keeps. {cue}, add it to {habit}.
12 7.3 | Cues outlast reminders. {cue}, do {habit} on your own. That skill lasts.
12 1.2 15.3 | Plans for a lapse shorten it. If a week goes by, take one minute of {habit}.
## reminder 1.2 8.7
| Skills fade slowly and come back fast. {cue}, take one easy minute of {habit} again.
low | A lower level keeps the habit through hard weeks. {cue}, take one slow minute. {habit} is back.
## challenge 8.6 7.3
| Noise trains attention. If you like, do {habit} somewhere busy. A skill for any place.
## plain 8.7 7.3
@meditation @breathing | Waiting makes up minutes of most days. When you next wait for a lift, take three breaths. A skill that travels.
@journaling 11 | The second line is often the honest one. {cue}, write it in your journal. Growth sits there.
@journaling | Old pages show growth that days hide. {cue}, read your first journal page.
12 7.3 | After weeks of repeats, the cue can remind you. {cue}, do {habit} by heart.
low | Long habits contain many short days. {cue}, take one minute of {habit}. It lasts.
`;
