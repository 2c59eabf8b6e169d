/** Informative lines about reading, practising, studying and making things: each with something that is true. */
export const learningInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Evening phone time has its triggers. When you reach for it tonight, notice the hour. Your {thing} might fit.
2 7.1 1.4 | What lies in the way gets picked up. {cue}, put your things for {habit} on the sofa, as a trigger.
## reminder 2.3 7.1
| Out of sight is often out of mind. {cue}, notice again where your things for {habit} are.
## challenge 2.3 4.2
## plain 2.3 4.2
1 | Clear-headed hours differ from person to person. Before bed, jot down yours, a clue for your {thing}.
1 | Phones win by being near. When yours beats your {thing}, notice it. That is a pattern.
2 7.1 | An object in the way is a strong signal. {cue}, lay one out for {habit}.
@reading | Waiting adds up to minutes each day. When you wait, notice if a page would fit. A moment found.
@instrument 7.1 | Instruments in sight tend to be played sooner. When you pass yours, notice where it is. A practice trigger.
@study | Notes taken right away are more honest. After your next try, note how studying went. A pattern may show.
@creating | Attention comes before skill. When something catches your eye, notice its outline. Creative practice.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | The start takes the most effort. {cue}, do two small minutes of your {thing}.
4 12.5 8.3 | Preparing ahead removes friction. {cue}, lay out what your {thing} needs. Starting gets easy.
## reminder 8.7 8.1
| One missed day made no difference in a long study. {cue}, start your {thing} again, small.
low | Opening is half the effort. {cue}, open your things for {habit}. A small start again.
## challenge 8.7 8.1
| A new place helps memory. If you like, take your {thing} to a bench, for a short start.
## plain 8.7 8.1
| Interest lowers the effort of starting. {cue}, begin your {thing} where it is fun.
@reading | A page takes about two minutes. {cue}, read one. Small enough to repeat.
@reading 12.5 | A book on the pillow needs no memory. Before dinner, put yours there. An easy start to reading.
@language | Saying a word aloud helps memory more than seeing it. {cue}, say one small sentence. Practice.
@instrument | Slow practice is remembered better. {cue}, play one small scale, slowly.
@study | Headings give memory a map. {cue}, read only those in your notes. A small start.
low | Ten seconds keep the link between cue and act. {cue}, do ten small ones of your {thing}.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A fixed chair saves a decision. {cue}, do five minutes of your {thing}. Same time daily.
6 1.2 12.1 | Tiredness is the usual obstacle. If it comes, do one easy minute of your {thing}. A plan B.
## reminder 8.3 1.2
| The chair is a cue in itself. {cue}, go back to your {thing}, same place.
low | One minute keeps the routine. {cue}, do one of your {thing}, same place. You are back.
## challenge 8.3 1.2
| Weekends break most routines. If you like, keep your {thing} at its weekday time.
## plain 8.3 1.4
1.2 | A phone in another place is looked at less often. If it calls first, put it in a drawer. Plan B for your {thing}.
@reading 1.2 | Listening uses the same story memory. If your eyes are tired, listen to a page. Routine kept.
@language | Words need several meetings before they stay. {cue}, go over yesterday's. Repeat practice.
@instrument | Hands learn by repetition. {cue}, play the same four bars as yesterday. Music routine.
@study 1.2 | An easier question restarts the mind. If you are stuck, do one first. A detour in your study.
low | Place counts, length hardly. {cue}, do one minute of your {thing}. Same routine.
# Feedback
## kickoff 2.2 1.5
7 | Counting shows what memory hides. {cue}, look at last week's marks for {habit}.
8 3.1 3.2 | Explaining a thing helps memory. {cue}, tell one friend what you learned through {habit}.
## reminder 2.3 2.2
| Gaps in a tally are data, too. {cue}, make a fresh mark for your {thing}.
low | One mark shows the cue works. {cue}, do one minute of your {thing} and mark it. Back in the data.
## challenge 3.1 2.3
## plain 2.2 2.3
| Your best day is your best data. {cue}, copy its hour for your {thing}.
1.5 | With one tweak you learn what worked. {cue}, move your {thing} a bit earlier, and compare.
@reading | Retelling fixes a book in memory. When you meet a friend, tell them the best page.
@language | Recall is stronger practice than reading. {cue}, count ten words from memory. Your own data.
@instrument 2.2 | A recording hears what hands do not. {cue}, record one minute of practice, to compare next month.
@study | Testing yourself beats rereading in many studies. {cue}, answer one question. See what you learned.
@creating | Old pages are data about skill. {cue}, put this week's line beside your first, and compare.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts tied to a value last longer. {cue}, say your reason for {habit} aloud. Your own value.
## reminder 13.5 15.3
| One quiet week is weak evidence about a person. {cue}, come back to your {thing}.
low | Small acts build the self too. {cue}, do one minute of your {thing} again.
## challenge 13.5 13.1
## plain 13.5 15.3
| Unseen practice shapes the self. {cue}, do your {thing} for nobody's applause.
15.3 | Hard days are the strongest proof, and you have some. {cue}, do two minutes of your {thing}.
@reading | The word 'reader' fits a person after enough pages. {cue}, read one. More evidence.
@instrument | Favourite pieces show the self. {cue}, play the song that is most like you. Good music.
@study | What a person repeats, they become. {cue}, open your notes. More evidence from study.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Small raises hold. {cue}, add two minutes to your {thing}. Growth stays steady that way. It lasts.
12 7.3 1.2 | Cues outlast reminders. {cue}, do your {thing} on your own. A habit that lasts.
## reminder 1.2 7.3
| What was learned returns fast, even after months. {cue}, go back to your {thing} for two minutes.
low | A lower level keeps the habit. {cue}, do one easy minute of your {thing}. You are back.
## challenge 8.6 7.3
| Skill grows just past ease. If you like, try the piece that scares you a little in your {thing}.
## plain 8.7 7.3
12 1.2 | Trips are where habits lapse. Before your next one, pack a pocket version of {habit}. It lasts.
@reading 11 | Reading speed grows with pages, not with effort. {cue}, read one page further than usual.
@language | Speaking without notes is the test of memory. {cue}, say a sentence by heart. Practice has grown.
@instrument | Playing by heart uses another memory. {cue}, play as far as it goes. A music skill.
low | Long habits hold small days. {cue}, take the one-minute version of your {thing}. It lasts.
`;
