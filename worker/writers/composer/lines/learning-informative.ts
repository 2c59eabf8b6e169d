/** Informative lines about reading, practising, studying and making things: each with something that is true. */
export const learningInformative = `
# Awareness
## kickoff 2.3 4.2
| Much of a day runs on autopilot. {cue}, notice one moment of it fit for your {thing}.
| Attention finds what it seeks. {cue}, look for one good moment for {habit}.
2 7.1 1.4 | Things in sight act as a trigger. {cue}, put {prop} {spot}, ready for your {thing}.
2 1.4 7.1 | A plain trigger works best. {cue}, choose one chair for your {thing}.
high 2.2 | Doing {done} of {due} makes a pattern. {cue}, notice what leads to your {thing}.
low | Looking takes no effort. {cue}, look at {prop} for a breath. Your {thing} needs only that.
## reminder 2.3 7.1
| Out of sight is often out of mind. {cue}, notice {prop} again. Your {thing} is near.
| Memory of a day fades fast. {cue}, note what won. A clue to bring your {thing} back.
high | {streak} days make patterns. {cue}, note one extra clue that brings your {thing} back.
high | {done} of {due} left a trail of cues. {cue}, notice what pulls you back to your {thing}.
low | A glance is data, too. When you pass {prop}, notice the moment. A fresh look at {habit}.
low | Attention wanders and comes back. {cue}, spot {prop} again. Your {thing} can wait.
## challenge 4.2 2.3
| People learn by watching. If you like, observe somebody lost in a hobby. A clue for your {thing}.
| Comfort lowers effort. If you like, look for the best seat at home for your {thing}.
| Pictures keep clues that memory drops. If you wish, take a photo of where your {thing} happens.
| Weekends have cues of their own. If you fancy, notice one that would suit your {thing}.
high | Good days often share a trigger. If you like, note one extra clue to {habit}.
low | Rest helps memory, too. If you like, spend a quiet moment near {prop}. Your {thing} can wait.
## plain 2.3 4.2
1 | Clear-headed hours differ from person to person. Before bed, note yours, a clue for your {thing}.
1 | Phones win by being near. When yours beats your {thing}, notice the pattern.
2 7.1 | An object in the way is a strong signal. {cue}, lay {prop} there. Your {thing} trips you kindly.
@reading | Waiting adds up to minutes each day. When you wait, notice if a page would fit. A found moment.
@reading | Eyes read in hops of about eight letters. {cue}, watch yours over one line of your book.
@reading 7.1 | A book within reach gets opened more often. {cue}, notice how far away yours is.
@language | Each language borrows from others. {cue}, look for one foreign word in your kitchen.
@language | Children hear a word often before they say it. {cue}, notice one new word in the air.
@instrument 7.1 | In sight is often in use. When you pass your instrument, notice if it is out. Music likes that.
@instrument | Tunes stuck in the head often last under 30 seconds. {cue}, notice yours. A small song on repeat.
@study | Vague tasks are put off more often than clear ones. {cue}, notice which topic you avoid.
@study | Notes made right away are more exact. After your next try, jot one word on how studying went.
@creating | Trained eyes look up from the paper more often. {cue}, look twice at one shape you could draw.
@creating | Attention comes before skill. When something catches your eye, notice its outline, as if to draw it.
@creating | Eyes find edges first. {cue}, notice the edge of one cup, the line you would draw.
@study | A cluttered desk competes for attention. {cue}, notice what lies on top of your notes.
high | {streak} days tend to have one cue in common. {cue}, name that trigger of your {thing}.
high | Good moods are data. Before you stop, note how your {thing} felt. {done} of {due} so far.
high | Doing {done} of {due} makes a pattern. {cue}, notice which hour your {thing} likes.
high | Memory drops clues overnight. Before bed, note one extra thing about {habit}.
low | A thing in hand comes to mind. {cue}, pick up {prop} for a breath. A moment of your {thing}.
low | A cue works on slow days, too. {cue}, look at {prop}. Your {thing} keeps its link.
low | Watching costs little effort. {cue}, notice one nice thing about {habit}. That is plenty.
# Small Steps
## kickoff 8.7 1.4
8.1 | Starting often takes the most effort. {cue}, give your {thing} two small minutes.
1.4 8.7 | In a review of 94 tests, if-then plans helped. {cue}, start a small, easy version of your {thing}.
12.5 8.3 | Each step removed makes a start easier. {cue}, lay out {prop} for your {thing}.
8.3 12.5 | A clear corner has fewer cues to argue with. {cue}, make a small one for your {thing}.
high | Simple acts tend to become automatic sooner. {cue}, add a small bonus minute to your {thing}.
high | {done} of {due} small starts build a routine. {cue}, start your {thing}, plus one extra.
low | Ten seconds keep the link to a cue. {cue}, give them to your {thing}. Small is enough.
low | A first move often brings the next. {cue}, pick up {prop}. A small start for your {thing}.
## reminder 8.7 8.1
| One missed day hardly mattered in a study. {cue}, start your {thing} again, small.
| People tend to come back to what they began. {cue}, begin one small bit of your {thing}.
| Restarts are easier at two minutes than at twenty. {cue}, go back to {habit}.
| Memory holds through a break. {cue}, start a little of your {thing} again.
low | A thing in hand often starts the act. {cue}, pick up {prop}. A start again for your {thing}.
high | Doing {done} of {due} shows starting got easier. {cue}, go back to your {thing}, plus a minute.
low | Gaps are part of any record. {cue}, start your {thing} again, with ten small seconds.
## challenge 8.7 12.5
| A new place can help memory. If you like, take your {thing} to a bench, for a short start.
| A timer settles the debate in the mind. If you wish, set three easy minutes for {habit}.
high | Variation helps memory. If you like, add one easy twist to your {thing}.
high | Small raises tend to hold. If you like, add one easy step to your {thing}.
low | Things at hand save effort. If you like, leave {prop} where you rest. A tiny start for your {thing}.
## plain 8.7 8.1
2.3 8.7 | A mark keeps what memory drops. {cue}, tick off one small start of your {thing}.
8.1 | Interest lowers the effort of starting. {cue}, begin your {thing} where it is fun.
8.1 | In 254 studies, spread-out practice beat cramming. {cue}, do a short bit of your {thing}.
@reading | A page takes about two minutes. {cue}, read one. Small enough to repeat.
@reading 12.5 | A book on the pillow needs no memory. Before dinner, put yours there. An easy start to reading.
@reading | One page a day is 365 a year, without much effort. {cue}, read one small page.
@language | Saying a word aloud helps memory. {cue}, say one small sentence to the mirror.
@language | Five words a day make 1,825 a year, at little effort. {cue}, learn one easy word.
@instrument | Slow practice leaves room to hear mistakes. {cue}, play one small scale, slowly.
@instrument 12.5 | Open music saves a decision. {cue}, put yours on the stand. An easy start.
@instrument | Early gains often come in ten-second rests, a study found. {cue}, play four small bars.
@study | Headings give memory a map. {cue}, read only those in your notes. A small start.
@creating | A bad first line lowers the bar, and effort with it. {cue}, make one on purpose.
@creating | Trollope wrote his novels in quarter hours, by the clock. {cue}, make one small line.
@creating | A plain object saves a decision. {cue}, draw the nearest cup. A small start.
@study | Copying by hand slows the mind enough to sum up. {cue}, write one small line of your notes.
high | Small starts take less effort by now. {cue}, add an easy minute to your {thing}. {streak} days so far.
high | Starts get easier by repeats. {cue}, begin your {thing} with a bonus. {done} of {due} so far.
high | Two minutes often stretch by themselves. {cue}, give your {thing} a small start, plus an extra bit.
high | Ease is a sign of practice. {cue}, take your {thing} one small step further.
high | A small version is the floor of a routine. {cue}, add one easy extra to your {thing}.
low | Short versions keep the link. {cue}, give your {thing} ten small seconds.
low | Touch is a cue. {cue}, put {prop} on your knees. Your {thing} has begun, a little.
low | A tired mind does best with easy tasks. If today is heavy, give your {thing} one minute.
# Consistency
## kickoff 1.4 8.3
7.1 | A fixed chair saves a decision. {cue}, give your {thing} five minutes. Same time daily.
8.3 | Habits take about two months, at the median. {cue}, repeat your {thing} in the same place.
1.2 12.1 | Tiredness is the usual obstacle. If it comes, give your {thing} one minute. A plan B.
12.1 1.2 | A phone in a drawer gets fewer checks. If yours is an obstacle, park it there for {habit}.
high | {done} of {due} in one slot builds a routine. {cue}, add a minute to your {thing}.
high | Steady cues do the remembering. {cue}, add a minute to your {thing}, usual place.
low | One minute counts as a repeat. {cue}, give it to your {thing}, same place. A routine is kept.
low | Routines run on place, not on length. {cue}, sit where your {thing} lives, as usual.
## reminder 8.3 1.2
| The chair is a cue in itself. {cue}, go back to your {thing}, same place.
| Gaps do little to a steady habit. {cue}, come back to your {thing}, usual seat.
high | {streak} repeats make a place a cue. {cue}, go back to your {thing}, same seat.
low | One minute keeps the routine. {cue}, give it to {habit}, same place. You are back.
low | A rhythm restarts with one beat, at little effort. {cue}, come back to your {thing}, same seat.
## challenge 8.3 12.1
| Weekends often shift routines. If you like, keep your {thing} at its weekday time.
| A plan holds better with a backup place. If you wish, find one for your {thing}. A café counts.
| Packed bags save a decision. If you fancy, put a spare set for your {thing} in one. A backup.
| Cues can be sounds. If you like, open your {thing} with the same song. A regular one works.
high | Full days break single plans. If you like, add a backup slot for {habit}.
low | The place alone keeps a link. If you like, sit in the usual seat. Your {thing} may be short.
low | Weekends bend a routine. If you wish, give your {thing} one minute, same place.
## plain 8.3 1.4
8.3 | Habits form in 18 to 254 days, by one study. {cue}, repeat your {thing}. Steady does it.
1.2 | Trips remove the usual cues. Before you go, pack a pocket version of your {thing}. Routine travels.
1.2 12.1 | A phone out of reach takes effort to fetch. If it calls, leave it. Same slot for {habit}.
@reading 1.2 | Heard and read stories share brain maps. If eyes tire, listen to a page. Routine kept.
@reading | A steady place trims decisions. {cue}, read one page in the same corner.
@language | Words need several meetings before they stay. {cue}, go over yesterday's. Repeats are practice.
@instrument | Hands learn by repetition, and sleep seems to help. {cue}, play the same four bars as yesterday.
@instrument 12.1 | If noise is an obstacle, play in your mind. In one study, piano beginners gained by that practice.
@study 1.2 | Worked examples help when a task is too hard. If you are stuck, read one. A detour in your study.
@study | A stop note speeds the way back. {cue}, write where to begin next lesson, in the usual place.
@creating 1.2 | In one study, copying led to more original drawing. If ideas run dry, copy a shape. A fine detour.
@creating | Routine frees attention for odd ideas. {cue}, make one line, same pen, same seat.
@creating 8.3 | Repeating a subject frees attention. {cue}, draw the same cup again. A line or two.
@study 8.3 | Short, regular study tends to beat one long night. {cue}, answer one question, same desk.
high | {streak} repeats make a cue stick. {cue}, add a bonus minute to your {thing}, same slot.
high | A strong routine can move house. If the slot shifts, take your {thing} along. {done} of {due} so far.
high | {done} of {due} is a steady record. {cue}, add one extra round of your {thing}, same seat.
high | Rhythm lowers effort. {cue}, go one minute further with your {thing}, usual place.
low | The place is what makes the cue, not the length. {cue}, give your {thing} a minute. Same routine.
low | Tiny repeats feed a routine. {cue}, hold {prop} at the usual time. Your {thing} is kept.
low | A short slot still feeds a routine. {cue}, give your {thing} half a minute, same place.
low | Routines bend before they break. If the day is wild, give your {thing} ten seconds, usual seat.
# Feedback
## kickoff 2.2 1.5
2.3 | In 138 studies, tracking helped with goals. {cue}, look at the marks for your {thing}.
1.5 | A good test changes one thing. {cue}, adjust one part of your {thing}.
3.1 3.2 | Explaining helps memory. {cue}, tell one friend what your {thing} taught you.
6.3 3.1 | Others' ways are free data. {cue}, ask a friend how they do it. Your {thing} can borrow.
high | {done} of {due} is good data. {cue}, check which day of your {thing} went best.
high 1.5 | Good records show what to keep. {cue}, count what helped your {thing} to {done} of {due}.
low | A count of one shows that the cue works. {cue}, mark one minute of your {thing}.
## reminder 2.3 2.2
| Gaps in a tally are data, too. {cue}, make a fresh mark for {habit}.
| Written marks beat memory. {cue}, go back to the tally. One for your {thing}.
| Moods color memory; numbers do not. {cue}, go back to the marks for {habit}.
| A new hour is a cheap test. {cue}, try your {thing} at a fresh one. Compare the result.
high | {done} of {due} marks are good data. {cue}, go back to what worked for {habit}.
low | One mark is enough to restart a count. {cue}, give your {thing} a minute. You are back in the data.
low | Small results fit any record. {cue}, put a fresh mark down for your {thing}.
## challenge 3.1 6.3
| Those who expect to teach tend to learn more. If you like, tell a friend one thing from your {thing}.
| Others hear gaps that we miss. If you fancy, show a friend how far your {thing} has come.
| Quizzes teach as they test. If you wish, ask a friend to quiz you. A result for your {thing}.
| Shared goals get asked about. If you like, tell someone close about {habit}. Feedback is free.
low | Company lowers effort. If you like, tell a friend one kind thing about your {thing}.
## plain 2.2 2.3
1.5 | Your best day is your best data. {cue}, copy its hour for {habit}.
1.5 | One tweak makes a clean test. {cue}, move your {thing} a bit earlier.
@reading | Retelling fixes a book in memory. When you meet a friend, tell them the best page.
@reading 2.3 | Readers tend to recall the end best. {cue}, log your page, with one word on it.
@language | Recall is stronger practice than reading. {cue}, count ten words from memory. Your data.
@language | The 1,000 commonest words cover most daily talk. {cue}, count one you learned. Good data.
@instrument 3.1 | Playing for others shows the gaps. {cue}, play one tune for a friend.
@instrument 2.2 | A recording hears what hands do not. {cue}, record one minute of practice. Compare in a week.
high | A trend needs many points. {cue}, add one for your {thing}: {done} of {due} by now. Good data.
@study | Testing yourself beats rereading in many studies. {cue}, answer one question. That is data.
@study | Rereading feels like knowing, but recall is the test. {cue}, say one fact you learned in your course.
@creating | Old pages are data about skill. {cue}, put this week's line beside your first, and compare.
high 2.3 | A log makes numbers readable. {cue}, add one line on your {thing}: {done} of {due}.
@creating 2.3 | Small output beats big plans. {cue}, count each line you made this week.
@study 2.3 | Learners often overrate what they know. {cue}, mark one topic from one to five, then check.
high | Numbers beat moods. {cue}, add today's mark for your {thing}: {done} of {due} so far.
high | {streak} marks make a clear record. {cue}, add one for your {thing}.
high 1.5 | A strong record can take a tweak. {cue}, add a minute to the best bit of your {thing}.
high 3.1 | Goals told to others get asked about. {cue}, tell a friend: {done} of {due} of your {thing}.
high | Progress seen tends to be kept up. {cue}, add your {thing} to the tally.
low | Counts need no minimum. {cue}, mark one tiny start of your {thing}. That is data.
low | Plain words are good support. {cue}, tell someone close one nice thing about your {thing}.
low | A record restarts at any number. {cue}, count one page, word, note or line of your {thing}.
low | What worked once tends to work twice. Before bed, mark one thing that helped your {thing}.
# Identity
## kickoff 13.4 13.5
15.3 13.4 | Past success feeds confidence. {cue}, recall one day your {thing} felt like yourself.
13.5 15.4 | Acts shape our view of the self. {cue}, give your {thing} two minutes, as that person.
13.1 15.4 | Children copy what others do. {cue}, let one see your {thing}, and a person who cares.
high | {done} of {due} is evidence about a person. {cue}, add a minute to your {thing}.
high 13.4 | Acts that fit our values feel true to the self. {cue}, give your {thing} a bonus minute.
low | Small acts are evidence of a person. {cue}, give your {thing} one minute, for yourself.
## reminder 13.5 15.3
| One quiet week is weak evidence about a person. {cue}, come back to {habit}.
high | {streak} days are better evidence than one gap. {cue}, come back to your {thing}, as yourself.
| Values outlast gaps. {cue}, pick {prop} up again. Your {thing} is part of you.
| Doubt is loud and often wrong. {cue}, come back to your {thing}. Past days are the proof.
high | The evidence: {done} of {due} done. {cue}, go back to {habit}.
low | Small acts build the self, too. {cue}, take one minute of {habit} again.
low | Kind self-talk tends to help. {cue}, go back to {prop} with care. Your {thing} has time.
## challenge 13.1 13.4
| Teaching builds a sense of self. If you like, show a person one thing from your {thing}.
| Role models are often ordinary people. If you wish, name one person whose {thing} you value.
| Habits often spread by example. If you fancy, let a person see your {thing}.
| Stories shape the self. If you like, write one line on how your {thing} found you: your own story.
low | Thanks is good self-talk. If you like, thank yourself for one old try at your {thing}.
## plain 13.5 13.4
15.3 | Hard days are the best evidence of who you are. {cue}, give your {thing} two minutes.
15.4 | Self-talk shapes acts a little. {cue}, say "I make room for this" to yourself, then to your {thing}.
13.5 | Unseen practice is evidence, too. {cue}, take your {thing} where nobody claps, for yourself.
15.3 | Confidence grows from done things. When doubt comes, show it {prop}. Your {thing} is proof.
@reading | The word 'reader' fits a person after enough pages. {cue}, read one. That is evidence.
@reading 13.4 | Stories let the mind try on lives. {cue}, read one page as another person.
@language | Many bilinguals report a slightly other self in each language. {cue}, say hello as that person.
@language 13.4 | A reason with a face helps effort. {cue}, name the person you practice for, in a sentence.
@instrument 15.3 | People of 60 to 85 learned piano in one study. {cue}, play a tune as a person who plays.
@study | By one old record, Cato learned Greek past 80. {cue}, open your notes, a person who studies.
@creating | The records say Grandma Moses began to paint past 70: a long view. {cue}, make one line as yourself.
@creating 13.4 | Signed pages record a person. {cue}, write your name under one line. That is evidence.
@study 13.4 | Curiosity helps memory, studies find. {cue}, learn one thing you care about, for yourself.
high | {streak} days shape the view of the self. {cue}, add one round of your {thing}.
high | {done} of {due} acts make a strong case for the person. {cue}, add one minute of your {thing}.
high | Values show in small extras. {cue}, give your {thing} one bonus minute, with care.
high 13.1 | Habits spread through company. {cue}, let a person see your {thing}: {done} of {due} by now.
high 15.4 | Self-talk likes facts: {done} of {due}. {cue}, add a bonus minute to your {thing}, as yourself.
low | Values outlast bad weeks. {cue}, pick up {prop} for a moment. Your {thing} is part of you.
low 15.3 | Good memories are evidence. {cue}, recall one minute your {thing} felt like you.
low | Kind self-talk tends to help. If you see {prop}, say one nice word to yourself about {habit}.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Skill grows just past ease. {cue}, add two minutes to your {thing}.
8.6 8.7 | Mixed practice is harder and lasts. {cue}, take one part of your {thing} up a level.
7.3 1.2 | Cues outlast reminders. {cue}, pick up {prop}. Your {thing} lasts on its own.
1.2 15.3 | A lapse with a plan is shorter. {cue}, write one line for it. Your {thing} lasts.
high | {done} of {due} is a base for growth. {cue}, raise your {thing} by one notch. Small raises hold.
high 1.1 | Clear goals help growth. {cue}, name the next goal of your {thing}.
low | A lower level keeps the habit. {cue}, take one minute of {habit}. It lasts.
low | Easy days keep long habits. {cue}, give {habit} half a minute. So it lasts.
## reminder 1.2 7.3
| Relearning is faster than learning. {cue}, go back to {habit}. Skills wait.
| A lapse is one act, no trend. {cue}, pick your {thing} up again. It lasts that way.
| Practice leaves traces that last. {cue}, come back to {habit}.
| Most long-term habits have gaps. {cue}, come back to your {thing}.
high | Weak spots repay practice. {cue}, go back to the hardest bit of your {thing}. Doing {done} of {due} says you can.
low | Easy days hold a habit for months. {cue}, come back to one minute of {habit}.
low | Short returns feed memory. {cue}, come back to your {thing} in pocket size. So it lasts.
## challenge 8.6 1.1
| Skill grows at the edge of ease. If you like, try the piece of your {thing} that scares you a little.
high | {done} of {due} can bear a test. If you like, try your {thing} one level up.
| Skill grows fastest on jumps still missed, skaters know. If you like, try your {thing} one level up.
high | Clear stretch goals often help growth. If you like, raise your {thing} a notch for one day.
low | Old levels feel easy after practice: that is growth. If you like, take your {thing} back to day one.
## plain 8.7 8.6
8.7 | Weak spots gain most from practice. {cue}, do the least loved bit of your {thing}. Skill grows there.
15.3 | Growth is easier seen than felt. {cue}, open the oldest piece of your {thing}.
7.3 | A cue needs no battery. {cue}, pick up {prop}. Your {thing} goes on its own.
1.2 | Trips are where habits lapse. Before you go, pack a pocket version of your {thing}.
1.1 | Specific goals tend to beat vague ones. {cue}, write the next goal for your {thing}.
@reading | Reading tends to speed up as words grow familiar. {cue}, read a page past your usual stop.
@language | Speaking tests memory best. {cue}, say a sentence by heart. Practice has grown.
@language 8.6 | Adults can follow far more words than they say. If a film is on, hide the subtitles. Skill grows.
@instrument | Playing by heart tests another memory. {cue}, play as far as it goes. A music skill.
@instrument 8.6 | Varied practice tends to hold. {cue}, play your tune in another mood.
@study | Teaching shows the gaps in a skill. {cue}, teach an empty chair one topic by heart.
@study 8.6 | Mixed practice sticks longer. {cue}, answer one odd question. Skill grows at the edge.
@creating 8.6 | Limits can help the mind. {cue}, make one line with a strange tool.
@creating | Changed sizes test a skill. {cue}, make your usual line twice as big.
@creating 1.1 | Finishing is a skill of its own, and practice builds it. {cue}, finish one old line.
high | {done} of {due} has made room. {cue}, add a notch to your {thing}.
high | {streak} days make the next level likelier. {cue}, go one step further in your {thing}.
high 7.3 | Automatic acts come unprompted. {cue}, add a minute of your {thing}: {done} of {due} so far.
high | Hard bits suit a fresh mind. {cue}, give one in your {thing} an extra minute.
high 1.1 | Doing {done} of {due} calls for a new goal. {cue}, write the next goal of {habit}.
high | Skill shows in small raises. {cue}, add one notch to your {thing}: {done} of {due}.
low | Long habits hold small days. {cue}, take the one-minute version of your {thing}. It lasts like that.
low 15.3 | Skills sit deep in memory. {cue}, repeat the easiest bit of your {thing}.
low 7.3 | A cue outlasts a bad month. {cue}, pick up {prop}. Your {thing} keeps going.
low | What was learned keeps for years. {cue}, take ten seconds of your {thing}. Skill is patient.
low | Old skills need little practice. {cue}, give {habit} half a minute.
low 1.2 | The shortest plan works best on bad days. If a lapse comes, pick up {prop}. Your {thing} lasts.
`;
