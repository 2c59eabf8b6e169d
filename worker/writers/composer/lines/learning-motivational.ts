/** Motivational lines about reading, practising, studying and making things. */
export const learningMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | When you reach for your phone tonight, notice the hour, because your {thing} could have that moment.
2 7.1 1.4 | {cue}, put your things for {habit} on the sofa. A trigger you sit on is worth ten plans.
## reminder 2.3 7.1
| {cue}, notice where your things for {habit} are. Looking again is worth it.
low | When you sit down tonight, notice what you pick up first. A fresh look matters, for {habit}.
## challenge 2.3 4.2
| If you like, look for the best chair at home. It is worth finding, because your {thing} could live there.
## plain 2.3 4.2
1 | Before bed, jot down the moment your head was clearest. It is worth saving for your {thing}.
1 | When the phone wins over your {thing}, just notice it. Patterns are worth knowing, because they repeat.
2 7.1 | {cue}, lay one thing for {habit} in your way. A signal you stumble over is worth it.
@reading | When you wait somewhere, notice if a page would fit. Such moments are worth a book in the bag.
@instrument 7.1 | When you pass your instrument, notice it. It is worth knowing how often you do, for practice.
@study | After your next try, note how studying went. One word is worth it, because a pattern begins with one. A clue.
@creating | When something catches your eye, notice its outline. That moment is worth it: creative eyes are trained.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Two small minutes are worth it, because a start is most of it. {cue}, do them for your {thing}.
4 12.5 8.3 | {cue}, lay out what your {thing} needs. An easy start is a gift to the tired you.
## reminder 8.7 8.1
| {cue}, do two small minutes of your {thing}. Starting again is worth it, because nothing learned is gone.
low | {cue}, open your things for {habit}. Beginning again matters, and opening is a beginning.
## challenge 8.7 8.1
| If you like, take your {thing} to a bench. A light start is worth it for the view.
## plain 8.7 8.1
| {cue}, begin your {thing} where it is fun. Joy is worth it, because it makes you start tomorrow.
12.5 | {cue}, leave your things for {habit} open. It matters, because easy is what we do when tired.
@reading | {cue}, read one page. A small page is worth it: it takes you somewhere else for two minutes.
@reading 12.5 | Before dinner, put your book on the pillow. It is worth it, because tonight's reading then starts easily.
@instrument | {cue}, play one scale, slowly. Small is worth it, because fingers forget less than heads.
@creating | {cue}, draw one bad line on purpose. It is worth it, because the next one is easy. A start.
low | {cue}, do ten seconds of your {thing}. It matters, because small keeps the door open.
# Consistency
## kickoff 1.4 8.3
## reminder 8.3 1.2
| {cue}, go back to your {thing}, same chair. Coming back is worth it, because that is the whole rhythm.
low | {cue}, do one minute of your {thing}, same place. Coming back matters, not catching up.
## challenge 8.3 1.2
| If you like, keep your {thing} at its weekday time. A steady hour is worth keeping.
## plain 8.3 1.4
1.2 | If the phone calls first, put it in a drawer. Your {thing} is worth a plan B.
@reading 1.2 | If your eyes are tired, listen to a page. The routine is worth keeping, whichever way the story comes.
@language | {cue}, go over yesterday's words. Repeated practice is worth it, because the third time they stay.
@study 1.2 | If you are stuck, do an easier question first. A detour is worth it, because it keeps you in study.
low | {cue}, do one minute of your {thing}, same slot. It matters, because the slot stays yours.
# Feedback
## kickoff 2.2 1.5
## reminder 2.3 2.2
| {cue}, make a fresh mark for your {thing}. The next one matters, because gaps are only gaps.
low | {cue}, do one minute of your {thing} and mark it. One mark is worth a smile. You are back.
## challenge 3.1 2.3
| If you like, show a friend where you are with {habit}. Being asked about it is worth it.
## plain 2.2 2.3
| {cue}, copy the hour of your best day for your {thing}. Your own data is worth trusting.
1.5 | {cue}, move your {thing} a bit earlier. One tweak is worth it, because either result teaches.
@reading | When you meet a friend, tell them the best page you read. A shared book is worth two.
@language | {cue}, count ten words you know. The number is worth seeing, because you began with none. Practice.
@instrument 2.2 | {cue}, record one minute of practice. It is worth it, because next month you compare and grin.
@study | {cue}, answer one question from your notes. What you have learned is worth seeing.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for {habit} aloud. It is your own, and that is why it matters.
10 13.5 15.4 | {cue}, do two minutes of your {thing}. The person you are becoming is worth it.
## reminder 13.5 15.3
| {cue}, come back to your {thing}. It matters, because it is part of you, gaps and all.
low | {cue}, do one minute of your {thing} again. You still care, and that is worth a vote.
## challenge 13.5 13.1
| If you like, teach somebody one thing from {habit}. What you have become is worth sharing.
## plain 13.5 15.3
| {cue}, do your {thing} for nobody's applause. It is worth it, because it is for yourself.
15.3 | {cue}, do two minutes of your {thing}. You did it on worse days: proof worth keeping.
@reading | {cue}, read one page. Being a person who reads is worth the page.
@language 13.4 | {cue}, say hello to the person you practise for. They are the reason it matters. Good practice.
@instrument | {cue}, play the song that is most like you. Music of your own is worth the wrong notes.
@study | {cue}, open your notes. The person you are becoming is worth an hour of study, or a minute.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add two minutes to your {thing}. You have grown into them, and that is worth feeling.
12 7.3 1.2 | {cue}, do your {thing} on your own. It is worth it, because what is yours will last.
## reminder 1.2 7.3
| {cue}, go back to your {thing} for two minutes. What you grew does not leave, so it is worth it.
low | {cue}, do one easy minute of your {thing}. Back a level is worth it, because it lasts that way.
## challenge 8.6 7.3
| If you like, try the piece that scares you a little. It is worth it, because your {thing} grows there.
## plain 8.7 7.3
11 | {cue}, do the least loved bit of your {thing} first. It is worth it, because skill grows there.
12 1.2 | Before your next trip, pack the pocket version of {habit}. It matters, because it lasts.
@reading 11 | {cue}, read one page further than usual. You have grown, and the story is worth it.
@language | {cue}, say a sentence by heart. It is worth hearing yourself: practice has grown into speech.
@instrument | {cue}, play by heart, as far as it goes. It is worth finding out. Such music lasts.
low | {cue}, take the one-minute version of your {thing}. Small days matter, because they make it last.
`;
