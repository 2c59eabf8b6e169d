/** Informative lines about quiet, breath and journals: each with something that is true. */
export const mindInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Looking first makes a better plan. Before bed, note your calmest moment. {habit} could fit there.
1 @meditation @breathing | Breath tends to follow mood, mostly unseen. Notice one {cue}. Watching is all of week one.
1 @journaling | Details often fade within hours. {cue}, notice one that would make a good line. Memory needs the help.
2 7.1 1.4 | Things done daily make good triggers. {cue}, test one minute of {habit}.
2 1.4 @meditation @breathing | A trial shows what a plan guesses. Take one slow breath {cue}, to test the trigger.
2 7.1 @journaling | Objects in sight act as triggers. {cue}, lay your notebook open where you look first.
high | {done} of {due} is enough to show a pattern. {cue}, notice what leads up to {habit}.
low | Noticing needs no effort plan. When you close a door, notice your shoulders. Data for {habit}.
low | A calm sound is a signal too. {cue}, notice one near you. {habit} asks no effort today.
## reminder 2.3 7.1
| A few days without notes change no pattern. {cue}, notice again where {habit} could go.
4.2 | Rooms carry moods, and those are cues. {cue}, spot a calm one for {habit} again.
@meditation @breathing | Attention drifts; that is what minds do. Notice one breath again {cue}.
@journaling | Odd details are recalled better than plain ones. {cue}, look again for one to put on a page.
high | {done} of {due} is a fair sample. {cue}, notice again which hour suits {habit} best.
high | {streak} days of data point somewhere. {cue}, look again at who is around for {habit}.
low | One observation is data. When you next sigh, notice the hour. A fresh look for {habit}.
low | A pattern waits for no one to be perfect. {cue}, notice one calm second again. {habit} can use the clue.
## challenge 2.3 4.2
| Sound shapes attention. If you like, look for the quietest corner at home for {habit}.
7.1 | Days off have other cues. Your call: watch your mood for one free hour. Data for {habit}.
@meditation @breathing | Context changes what we notice. Optional: listen to your breath outdoors. A quiet signal.
@journaling | Writers look before they write; attention is half the practice. If you fancy it, spot a stranger worth a line.
low | One calm minute is data. Up to you: notice it today. {habit} can use the clue.
## plain 2.3 4.2
4.2 | Mood often follows the clock. Before bed, jot down your calmest moment. {habit} could use the pattern.
2.3 | Interruptions tend to repeat. {cue}, notice what pulls you off first. A clue for {habit}.
7.1 | A sound that stops gets our attention. When one does today, notice the gap. A signal for {habit}.
1.4 | Free minutes often go unseen. {cue}, look for one. {habit} takes little room in a plan.
@meditation @breathing | Breath is one of few acts both automatic and chosen. {cue}, notice which it is now.
@meditation @breathing 2.3 | Waiting is a cue you meet daily. When you stand in line, notice your breath.
@meditation @breathing 7.1 | Arrivals are clear breaks in a day. Before you leave the car, notice your breath, as a possible trigger.
@journaling | What makes us laugh is often recalled in detail. Notice it {cue}. A line is hiding there.
@journaling 4.2 | Unfinished thoughts tend to return. When one does, name it. A clue for your page.
@journaling 7.1 | What is in sight gets used more often. {cue}, look where your notebook lies.
high | {done} of {due} times something came before {habit}. {cue}, notice it: that is its trigger.
high 7.1 | {streak} days leave a pattern. {cue}, spot one extra moment where {habit} comes easily.
high 4.2 | Days differ, and {done} of {due} tells how. {cue}, notice which one suits {habit} best.
@meditation @breathing high | Attention grows with practice: {done} of {due}. {cue}, notice one extra breath.
@journaling high | {done} of {due} trained your eye for detail. {cue}, look for one extra to put on the page.
low 4.2 | A loud head is data too. When you notice it, name what set it off. {habit} can wait.
@meditation @breathing low | Noticing is practice, even for seconds. {cue}, watch one breath, in and out.
@journaling low | The weather is always data. {cue}, look out of the window. A line is in it.
high 2.3 | Familiar acts hide detail. {cue}, notice one extra thing about {habit}: {done} of {due}.
# Small Steps
## kickoff 8.7 1.4
3 | The start often takes the most effort. {cue}, give {habit} one small minute.
3 8.1 @meditation @breathing | Three slow breaths take about twenty seconds. Take them {cue}: a small start, little effort.
3 8.1 @journaling | Three words are enough to keep a cue in use. Write them in your journal {cue}. Small on purpose.
4 12.5 8.3 | Each missing thing is friction. {cue}, set one thing ready for {habit}. An easier start.
4 8.3 @meditation @breathing | A seat becomes a cue by repeats. Sit there for two slow breaths {cue}. A light, small start.
4 12.5 @journaling | A closed book is one act further away. {cue}, leave a pen in your notebook. Easier starts.
high | Doing {done} of {due} shows the start is easy. {cue}, give {habit} a small extra minute.
low | Getting ready is part of the act. {cue}, get ready for {habit}. A tiny start keeps the link.
low | Ten seconds are enough to meet a cue. {cue}, give {habit} ten. A tiny start.
high | {done} of {due} little starts are practice. {cue}, begin {habit} with a small extra breath.
## reminder 8.7 8.1
| One missed day hardly mattered in a study. Start {habit} again {cue}, small.
8.1 | Short practice is easier to resume. {cue}, do the tiniest bit of {habit} again.
@meditation @breathing | A long out-breath tends to slow the pulse. Take one again {cue}: a small start, little effort.
@journaling | Blank pages look bigger than they are. {cue}, write one short line again. The first is the most effort.
high | Doing {done} of {due} shows little friction. {cue}, start {habit} again with a small extra.
high 12.5 | {streak} days of small starts are practice. Begin {habit} again {cue}, one extra minute in.
low | Shoulders often rise unseen. {cue}, drop them. A small signal, and {habit} has begun again.
low 8.1 | Ten seconds keep the link between cue and act. Give {habit} ten {cue}, a fresh little start.
## challenge 8.7 8.1
| A new room wakes attention. If you like, begin {habit} there. A small test.
8.3 | A glance at the phone often grows to minutes. Your call: start {habit} before you touch yours. Easier than after.
@meditation @breathing | Time outdoors tends to lift mood a little. Optional: take three easy breaths there. A light test.
@journaling | Drawing a thing can help memory keep it. If you fancy it, put a small sketch in your journal.
high | Doing {done} of {due} leaves room. If you like, add a small bonus minute to {habit}.
low | Preparing costs little effort. Up to you: just get ready for {habit}. A small plan for a free day.
## plain 8.7 8.1
high | Light starts tend to repeat: {done} of {due}. {cue}, begin {habit} with a small extra.
@meditation @breathing high | {done} of {due} is practice. {cue}, start with one extra breath.
8.1 | Action often comes before the mood. {cue}, make a tiny start on {habit}. The mind follows.
8.3 | Same spot, same order: fewer decisions. Give {habit} one small minute {cue}.
12.5 | Each step in between is friction. {cue}, move one small thing out of the way of {habit}.
2.3 | A finished small act is easy to record. {cue}, start {habit}, one minute by the clock.
@meditation @breathing | A hand on the belly gives attention a place to go. Rest it there for three small breaths {cue}.
@meditation @breathing 8.1 | Minds wander for a good part of the day. {cue}, begin with one slow breath anyway. Simple.
@meditation @breathing 8.3 | Eyes closed means fewer signals to sort. Close them for two easy breaths {cue}.
@journaling | One line a day is 365 a year: a small book by plain repeats. Write today's {cue}.
@journaling 12.5 | What lies in the way gets used, with no memory needed. {cue}, put your journal on the pillow.
@journaling 8.1 | An opened sentence asks for its end. {cue}, write "Right now" on the page. A small trick on the mind.
@journaling 1.4 | Plain facts ease a blank page. Put the weather in your notebook {cue}. A small start, an easy practice.
high | Doing {done} of {due} shows a low start cost. Give {habit} an extra minute {cue}. Still a small step.
high 8.1 | Practice lowers effort, and {streak} days are practice. {cue}, add a short bonus to {habit}.
@journaling high | {done} of {due} little entries make a record. {cue}, write one extra line.
low 8.1 | A small act still follows its cue. {cue}, start {habit} for ten seconds. Enough for the link.
@meditation @breathing low | One slow breath takes about six seconds. {cue}, take it. A small practice is practice.
@journaling low | A word is data too. {cue}, put one in your journal. A start with little effort.
high 8.7 | After {streak} days starting takes less effort. {cue}, add a short extra to {habit}.
# Consistency
## kickoff 1.4 8.3
5 | A fixed time saves a decision each day. {cue}, give {habit} two minutes.
5 7.1 @meditation @breathing | A chair can become a cue by repeats. Sit in the same one for five breaths {cue}.
5 8.3 @journaling | Place is a cue in itself. {cue}, write your line at the same table, a steady link.
6 1.2 12.1 | Obstacles weigh less once planned for. If the day gets loud, take one minute for {habit}.
6 1.2 @meditation @breathing | Noise is a common obstacle. If it comes, keep your eyes open for three breaths. A backup.
6 1.2 @journaling | Tiredness is a usual obstacle. If you are too tired {cue}, write one word on the page. A backup.
high | Doing {done} of {due} shows a slot that works. {cue}, give {habit} an extra minute in it.
low | The same place matters, the length hardly. Go there for one minute of {habit} {cue}.
low | Showing up in place keeps the cue. {cue}, take one breath where {habit} lives. A steady spot.
high | {done} of {due} in one slot is strong practice. {cue}, add one minute to {habit}, same time.
## reminder 8.3 1.2
| Habits took a median of about two months, gaps included. Go back to {habit} {cue}, same slot.
7.1 | A cue is still there after a gap. {cue}, pick up {habit} again at its usual time.
@meditation @breathing | The chair is part of the routine. {cue}, come back to it for your usual breaths.
@journaling | Pages keep no record of blank days. {cue}, write your usual line again. The routine resumes.
high | {done} of {due} made a steady link. {cue}, come back to {habit} for an extra minute.
high 8.3 | {streak} days share one rhythm. Give {habit} its usual place again {cue}.
low | A minute keeps the routine's place. {cue}, take one for {habit}, and you are back.
low 1.2 | A plan for full days is used on full days. If today is one, give {habit} ten seconds, a fresh repeat.
## challenge 8.3 1.2
| Weekends shift many routines. If you like, keep {habit} at its weekday time. A steady test.
1.2 | A tried backup is easier to recall. Your call: give {habit} its plan B slot on a calm day.
@meditation @breathing | Company can carry a routine. Optional: invite someone to your usual three breaths.
@journaling | Context is part of memory. If you fancy it, take your journal to a cafe at the usual time.
high | {done} of {due} is a steady base. If you like, add one slot for {habit} to the usual ones.
low | One kept slot keeps the cue. Up to you: give {habit} a minute there. Same place, small size.
## plain 8.3 1.4
1.4 | Repeats in one setting make an act automatic. {cue}, take two minutes for {habit}, as usual.
8.3 | Boredom is a sign of routine. Repeat yesterday's minute of {habit} {cue}.
1.2 | A backup spares a decision on a full day. If it runs over, take one minute of {habit} in bed.
7.1 | Things in a usual place save attention. {cue}, put one there for {habit}.
@meditation @breathing | The same number each day needs no decision. Take three breaths {cue}, as yesterday.
@meditation @breathing 7.1 | Doors are steady cues: there are dozens a day. When you close one, take a breath.
@meditation @breathing 1.2 | Posture is a habit, not a rule. If no chair is free, take your usual breaths standing. A tested backup.
@journaling | A notebook in one place saves the search. {cue}, open yours there for a line. Routine is half logistics.
@journaling 1.2 | A date and one word keep the record whole. If the day ran out, write those. A usual backup.
@journaling 12.1 | A second tool removes an obstacle. If the notebook is far, write your line in the phone. Plan B.
high | {done} of {due} is a rhythm. {cue}, give {habit} its usual place. Repeats do the work.
high 8.3 | {streak} days in one setting are strong practice. Repeat {habit} {cue}, same place.
@journaling high | {done} of {due} made the table a cue. Write one extra line {cue}, same place.
low 1.2 | A plan B counts as practice, too. If it all goes sideways, take one slow minute for {habit}.
@meditation @breathing low | One breath in the usual spot keeps its cue. {cue}, take it.
@journaling low | An open notebook keeps the link, even blank. {cue}, open yours where it always lies.
high | A usual order saves decisions: {done} of {due}. {cue}, repeat {habit}, plus a breath extra.
# Feedback
## kickoff 2.2 1.5
7 | Counting beats guessing. {cue}, count last week's days of {habit}. The number picks your tweak.
7 1.5 @meditation @breathing | One change at a time shows its effect. {cue}, compare two spots for your breath. Data.
7 2.3 @journaling | Records show what memory rounds off. Count the pages in your journal {cue}.
8 6.3 3.1 | Others solved it in ways you can test. {cue}, ask one friend how they switch off. Data for {habit}.
8 3.1 3.2 @meditation @breathing | People who tell someone often get support. Tell one friend about your breath {cue}.
8 3.2 @journaling | Saying a line aloud is a test. {cue}, share one of yours with a friend. Feedback comes with eyebrows.
7 high | {done} of {due} is data enough to act on. {cue}, check which day {habit} could use an extra.
low | One mark is a record. {cue}, mark one minute of {habit}. The count starts anywhere.
low | Saying one result aloud helps memory. {cue}, tell a friend one good thing about {habit}.
high | Told numbers are easier to keep. {cue}, tell a friend {done} of {due} for {habit}.
## reminder 2.3 2.2
| A gap is data, too. Make one fresh mark for {habit} {cue}.
1.5 | What helped once is likelier to help again. {cue}, repeat what worked for {habit}.
@meditation @breathing | Losing count is normal: attention resets. Count one breath again {cue}.
@journaling | A dated page is a record in itself. {cue}, write today's date again.
high | {done} of {due} on record. {cue}, mark an extra minute of {habit} again, and compare.
high 1.5 | {streak} marks show a pattern. {cue}, check again which spot {habit} likes.
low | Tracking works best when it is quick. {cue}, mark one minute of {habit} again.
low 2.2 | A blank in the log is a number too. Make one fresh mark for {habit} {cue}.
## challenge 3.1 2.3
| Company tends to make an act likelier. If you like, invite a friend along for {habit}.
2.2 | Guesses are often off. Your call: guess your tally for {habit}, then compare with the count.
@meditation @breathing | Children breathe faster than adults at rest. Optional: share two breaths with one, and compare.
@journaling | Listeners often hear what writers skip. If you fancy feedback, read a friend one line.
high | {done} of {due} sets the mark. If you like, add a bonus minute of {habit} and compare.
low | Telling is a kind of review, and review helps memory. Up to you: tell someone one thing about {habit}.
## plain 2.2 2.3
1.5 | Your best day is data. {cue}, repeat what worked in it for {habit}.
3.1 | Others notice a change in us early at times. When you meet a friend, ask about yours. {habit} may show.
2.3 | A tally in sight gets kept more often. {cue}, put the count of {habit} on the fridge.
2.2 | Weekdays and weekends tend to differ. Compare your marks for {habit} {cue}.
@meditation @breathing | Before and after is the simplest test. {cue}, take three breaths and compare.
@meditation @breathing 1.5 | Seats differ, and only a test tells how. {cue}, take your breaths in another chair. Compare.
@meditation @breathing 3.2 | Teaching tends to make a skill clearer. Share your breath trick with a friend {cue}. Feedback included.
@meditation @breathing 6.3 | Examples teach faster than rules at times. When you see a calm friend, ask about their breath.
@journaling | Old pages are a measure of change. {cue}, read last week in your journal.
@journaling 2.3 | Words that repeat show what the mind is on. Count your favorite on one page {cue}.
@journaling 3.2 | Kind feedback often stays unsaid. When you meet someone from your diary, tell them.
high | {done} of {due} is a clear result. {cue}, add one minute to {habit} and compare.
high 3.1 | Reported progress tends to last. {cue}, tell a friend about {habit}: {streak} days.
@meditation @breathing high | Doing {done} of {due} makes a good sample. {cue}, take two extra breaths and compare the result.
@journaling high | {done} of {due} pages are data. {cue}, mark your best line with an extra star.
low 1.5 | A single good try is data. {cue}, copy what helped for one minute of {habit}.
@meditation @breathing low | Zero to one is a real change in any record. {cue}, take a breath and mark it.
@journaling low | One word shows the day better than none: data. {cue}, write it down.
high 3.2 | Skill shared is skill reviewed. {cue}, share {habit} with a friend. {streak} days to tell.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts with a reason of their own are kept longer. {cue}, say your reason for {habit} aloud.
9 13.4 @meditation @breathing | Values steer small acts once named. {cue}, take a slow breath for one person you value.
9 13.2 @journaling | Named values are easier to act on. {cue}, put one of yours in a line. Your own words.
10 13.5 15.4 | We learn who we are partly from what we do. {cue}, turn to {habit}, as evidence for yourself.
10 13.1 @meditation @breathing | The self learns by example. {cue}, take a breath like the calmest person you know.
10 15.4 @journaling | Each line is a record of a person who writes. {cue}, add one to the proof.
high | {done} of {due} is strong evidence of who you are. {cue}, give {habit} an extra minute.
low | Small acts of care shape the self. {cue}, give {habit} one minute. For yourself.
low | A vote of one still counts as evidence. {cue}, take one calm breath for {habit}.
## reminder 13.5 15.3
| One missed day is weak evidence about a person. Come back to {habit} {cue}.
13.4 | A reason often outlasts a gap. {cue}, return to {habit} for your own.
@meditation @breathing | A pause before a reply is a chosen act. Take a breath again {cue}, like the person you are.
@journaling | A diary with gaps is still evidence of a person. {cue}, write one line again.
high | {done} of {due} is proof in numbers. {cue}, return to {habit} with an extra minute.
low | Self-kindness often makes it easier to resume. {cue}, give yourself one minute of {habit} again.
low 13.2 | A full week is data on the week, not the person. Give {habit} ten seconds again {cue}.
## challenge 13.5 13.1
| Children copy what they see. If you like, show one how {habit} goes. Values travel by practice.
13.4 | Company often needs no words. Your call: enjoy {habit} beside a person you care about.
@meditation @breathing | Calm can be catching, as moods tend to be. Optional: be the calm person in one queue. Three breaths.
@journaling | We are often kinder to friends than to ourselves. If you fancy it, write yourself a kind line.
low | Self-care is practice, too. Up to you: take one kind minute for yourself with {habit}.
## plain 13.5 15.3
@meditation @breathing high | {done} of {due} is evidence. {cue}, take an extra breath for a person you value.
13.4 | A reason in mind makes an act feel chosen. Name yours for {habit} {cue}.
13.5 | What we do unseen is evidence too. {cue}, give {habit} a minute. You will know who did it.
15.4 | Words link an act and a person. {cue}, say "I take my minute" before {habit}.
13.1 | Habits pass between people. {cue}, thank the one who taught you calm. Part of {habit} is theirs.
@meditation @breathing | A remembered win is evidence. {cue}, recall one calm reply you gave. That breath was your own.
@meditation @breathing 13.2 | The name of an act shapes its feel. Call this breath a kindness to yourself {cue}.
@meditation @breathing 15.3 | Past success tends to feed confidence. {cue}, take one breath on something you did well.
@meditation @breathing 13.4 | A value in mind makes small acts easier. {cue}, sit with yours for three breaths.
@journaling | Filled pages are evidence that needs no memory. {cue}, add one line. Proof by hand.
@journaling 13.2 | A view from afar often softens a judgment. {cue}, write one line to yourself at ten.
@journaling 15.4 | Noting thanks lifts mood a little in many trials. {cue}, write yourself a line. Care, in ink.
@journaling 13.4 | Goals in your own words are easier to recall. {cue}, write a line on who you are becoming.
high 15.3 | {streak} days are evidence even for doubt. {cue}, give {habit} its minute. Proof of who you are.
@meditation @breathing high | {done} of {due} pauses are proof of a person who exhales first. Take an extra breath {cue}.
@journaling high | {done} of {due} entries make a record of a person. {cue}, write an extra line to your later self.
low 15.3 | A busy week says little about a person. {cue}, take one minute of {habit}. Fresh evidence.
@meditation @breathing low | A slow breath is care in six seconds. Take it {cue}, for yourself. The act counts.
@journaling low | Kind words to yourself are practice. {cue}, write one in your journal.
high | {done} of {due} would convince a jury, and the self too. {cue}, add one minute to {habit}.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Raises of one notch are easier to keep. {cue}, add one minute to {habit}. Growth by minutes.
11 8.7 @meditation @breathing | Skills grow at the edge of easy. {cue}, add one breath to your usual number.
11 1.1 @journaling | Detail is a skill that grows by practice. {cue}, write one line further in your journal.
12 7.3 | Cues can outlive reminders for months. {cue}, give {habit} its minute by heart.
12 1.2 15.3 @meditation @breathing | A plan can shorten a lapse. If a week goes by, take three breaths that day.
12 1.2 15.3 @journaling | A plan can shorten a lapse. If a week stays blank, write one line that day.
11 high | {done} of {due} is skill, not luck. {cue}, raise {habit} by a minute.
low | A short version lasts in rough weeks. {cue}, take a minute of {habit} by heart. That is practice.
low | What is smallest lasts in a rough month. {cue}, take one breath of {habit} by heart. Practice.
## reminder 1.2 7.3
| Most long records have a lapse. {cue}, come back to {habit} for a minute. Practice lasts.
7.3 | What was practiced for weeks comes back with little effort. {cue}, go back to {habit}, by heart.
@meditation @breathing | Skills tend to come back faster than they came. Take three slow breaths again {cue}.
@journaling | Most long diaries have a lapse or two in their record. {cue}, write a line again. It still lasts.
high | {done} of {due} is a base for the next level. {cue}, come back to {habit} a notch up.
high 8.7 | {streak} days of practice make a skill. {cue}, return to {habit} with an extra minute.
low | A lower level keeps the same cue. {cue}, go back to one slow minute of {habit}. It lasts.
low 1.2 | Ten seconds can end a lapse, for the link is still there. Give them to {habit} again {cue}.
## challenge 8.6 7.3
| Skills tend to hold better when practiced in several places. If you like, try {habit} somewhere busy.
7.3 | A habit needs its cue, not an alert. Your call: leave the phone out of {habit} today. A test of skill.
@meditation @breathing | Street noise is a fair test of skill. Optional: take ten breaths by an open window.
@journaling | Free writing is practice in flow, not form. If you fancy it, write a page in one go.
high | Doing {done} of {due} allows a test at the next level. If you like, take {habit} to double length, once.
low | Down a level still counts as practice. Up to you: take one easy minute of {habit}. The skill stays.
## plain 8.7 7.3
@journaling 8.6 | New settings test a skill. {cue}, write one line in another room. A notch harder.
15.3 | Skill often feels like ease. {cue}, give {habit} a minute. It has grown that way.
8.7 | Starting is a skill of its own. {cue}, open {habit} by heart. The rest tends to follow.
7.3 | A cue reminds better than memory. {cue}, turn to {habit} without reminders.
8.6 | New places test whether a skill travels. {cue}, imagine {habit} in a hotel. Rehearsal counts as a plan.
1.2 | Trips and guests change cues. {cue}, name your likeliest lapse. {habit} lasts longer with a plan.
15.3 | Slow growth is easy to miss. {cue}, compare {habit} with week one. It has grown by practice.
@meditation @breathing 11 | One added breath is about a tenth of a minute. Take it {cue}. Growth in small numbers.
@meditation @breathing 8.6 | Lifts take about a minute. When you next wait for one, take three breaths. A skill for any place.
@meditation @breathing 8.7 | The end of a breath is easy to miss, so it trains attention. {cue}, follow one out. Further each time.
@meditation @breathing 7.3 | What needs no message runs on its own cue. {cue}, take your breaths by heart.
@journaling 11 | Added detail is a skill of its own. Write one line further than usual {cue}.
@journaling 15.3 | Growth shows in old records. {cue}, read your first journal page.
@journaling 8.6 | Questions keep the mind at work. {cue}, write one to yourself in six months. The page keeps it.
high | {done} of {due} is a skill by any measure. Take {habit} a notch further {cue}.
high 7.3 | Doing {done} of {due} suggests a cue that works alone. {cue}, give {habit} a minute by heart.
low 7.3 | Small versions keep a cue for months. {cue}, take the one-minute kind of {habit}.
@meditation @breathing low | A breath a day keeps the skill in practice. {cue}, take it, and that lasts.
@journaling low | Even a word a day is a record that lasts. Write yours down {cue}.
`;
