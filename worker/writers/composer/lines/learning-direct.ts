/** Direct lines about reading, practising, studying and making things. */
export const learningDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When you reach for your phone tonight, notice the hour. {habit} could have it.
2 7.1 1.4 | {cue}, put your things for {habit} on the sofa. A trigger you sit on.
## reminder 2.3 7.1
| {cue}, notice where your things for {habit} are. Back to watching.
low | When you sit down tonight, notice what you pick up first. A fresh look. {habit} can wait.
## challenge 2.3 4.2
| If you like, look for the best chair at home. Your {thing} could live there.
## plain 2.3 4.2
1 | Before bed, jot down the moment your head was clearest. Your {thing} may fit there.
1 | When the phone wins over your {thing}, just notice it. A pattern, nothing else.
@reading | When you wait somewhere, notice if a page would fit. A possible moment.
@instrument 7.1 | When you pass your instrument, notice if it is out. A trigger for practice.
@study | After your next try, note how studying went. One word. A clue.
@creating | When something catches your eye, notice its outline. Creative moments are short.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, do two minutes of your {thing}. Small on purpose.
4 12.5 8.3 | {cue}, lay out what your {thing} needs. Easy starts are prepared.
## reminder 8.7 8.1
| {cue}, do two small minutes of your {thing}. You are back.
low | {cue}, open your things for {habit}. That is a start. Back again.
## challenge 8.7 8.1
| If you like, take your {thing} to a bench. A light start with a view.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
| {cue}, begin your {thing} where it is fun. Short is fine.
12.5 | {cue}, leave your things for {habit} open. Tomorrow starts easily.
@reading | {cue}, read one page. Stop or go on. A small page is a page.
@reading 12.5 | Before dinner, put your book on the pillow. An easy start to reading.
@language | {cue}, say one small sentence in the other language. Practice done.
@language | {cue}, read one flashcard aloud. Short practice is practice.
@instrument | {cue}, play one scale, slowly. A small way in.
@instrument 12.5 | {cue}, put your music on the stand. Easy start.
@study | {cue}, read only the headings of your notes. A small start.
@creating | {cue}, draw one bad line on purpose. A small start. The next is easier.
low | {cue}, do ten seconds of your {thing}. Small enough to begin.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, do five minutes of your {thing}. Same chair, same time.
## reminder 8.3 1.2
| {cue}, go back to your {thing}. Same chair. No catching up.
low | {cue}, do one minute of your {thing}, same place. Back again.
## challenge 8.3 1.2
| If you like, keep your {thing} at its weekday time. Steady.
## plain 8.3 1.4
| {cue}, do two minutes of your {thing}. Same as yesterday.
1.2 | If the phone calls first, put it in a drawer. Your {thing} has a plan B.
@reading 1.2 | If your eyes are tired, listen to a page. Same routine.
@reading | {cue}, read in the same corner. Routine likes furniture. One page.
@language | {cue}, go over yesterday's words. Repeat practice is real practice.
@instrument | {cue}, play the same four bars as yesterday. Hands love routine.
@study 1.2 | If you are stuck, do an easier question first. A detour. Study kept.
low | {cue}, do one minute of your {thing}. Same slot, softer.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, look at last week's marks for {habit}. Only numbers.
8 3.1 3.2 | {cue}, tell one friend what you learned through {habit}.
## reminder 2.3 2.2
| {cue}, make a fresh mark for your {thing}. A number, not a grade.
low | {cue}, do one minute of your {thing} and mark it. Back on the tally.
## challenge 3.1 2.3
| If you like, show a friend where you are with {habit}.
## plain 2.2 2.3
1.5 | {cue}, move your {thing} a bit earlier. One tweak, one result.
@reading | When you meet a friend, tell them the best page you read.
@instrument 2.2 | {cue}, record one minute of practice. Compare it next month.
@study | {cue}, answer one question from your notes. See what you learned.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. Your own words.
10 13.5 15.4 | {cue}, do two minutes of your {thing}. You are becoming that person.
## reminder 13.5 15.3
| {cue}, come back to your {thing}. A quiet week does not change the person.
low | {cue}, do one minute of your {thing} again. A vote for yourself.
## challenge 13.5 13.1
| If you like, teach somebody one thing from {habit}. That is who you are. Proof included.
## plain 13.5 15.3
| {cue}, do your {thing} for nobody's applause. Only for yourself.
15.3 | {cue}, do two minutes of your {thing}. You did it on worse days. Proof.
@instrument | {cue}, play the song that is most like you. Your own music.
@study | {cue}, open your notes. The person you are becoming does. Study.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add two minutes to your {thing}. One notch.
12 7.3 1.2 | {cue}, do your {thing} on your own. The cue lasts.
## reminder 1.2 7.3
| {cue}, go back to your {thing} for two minutes. What you learned lasts. It lasts for years.
low | {cue}, do one easy minute of your {thing}. Back a level. It lasts.
## challenge 8.6 7.3
| If you like, try the piece that scares you a little. Your {thing} grows there.
## plain 8.7 7.3
11 | {cue}, do the least loved bit of your {thing} first. Skill grows there.
12 1.2 | Before your next trip, pack the pocket version of {habit}. It lasts.
@reading 11 | {cue}, read one page further than usual. Reading grows like that.
@language | {cue}, say a sentence by heart. Practice has grown up.
@instrument | {cue}, play by heart, as far as it goes. Then you know. Good music.
low | {cue}, take the one-minute version of your {thing}. It lasts.
`;
