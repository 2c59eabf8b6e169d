/** Friendly lines about reading, practising, studying and making things. */
export const learningFriendly = `
# Awareness
## kickoff 2.3 4.2
## reminder 2.3 7.1
## challenge 2.3 4.2
| If you like, look for the best chair at home. Isn't that where your {thing} wants to be?
## plain 2.3 4.2
1 | When's your head clearest? Before bed, jot down that moment. It's good news for your {thing}.
@reading | Where do you wait the most? When you're there today, notice if a page would fit. It's a moment.
@instrument 7.1 | Is it out, or in its case? When you pass your instrument, notice it. That's your practice trigger.
@study | When does studying go quietest? After your next try, note the hour. There's a pattern in it, isn't there?
@creating | What would you draw or write, right now? When you see it, notice the light on it. That's your creative moment.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Let's go tiny. {cue}, do two minutes of your {thing}. Who's ever too busy for two small ones?
## reminder 8.7 8.1
| Missed a couple? They'll keep. {cue}, do two small minutes of your {thing} and you're back. Okay?
low | One minute's enough to begin again. {cue}, open your things for {habit}. Isn't that a start?
## challenge 8.7 8.1
| If you like, take your {thing} to a bench or a café. Isn't it light with a view? Two minutes will do, a small start.
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
| {cue}, begin your {thing} in the middle, where it's fun. It's a short way in, isn't it?
12.5 | Where's it waiting tonight? {cue}, leave your things for {habit} open. Starting's easy, then.
@reading | {cue}, read one page. If it's good, who's stopping you? If it's not, that's a small page done.
@reading 12.5 | Is your book on the pillow? Before dinner, put it there. It's a small trap for tonight's reading.
@language | {cue}, read one flashcard out loud. Isn't that short enough for practice?
@instrument | {cue}, play one scale, slowly. It's a small way back in for your fingers, isn't it?
@instrument 12.5 | Is your music open? {cue}, put it on the stand. It's a small start, and your practice sees you.
@study | {cue}, read only the headings of your notes. Isn't that an easy way in? It's study, small.
@creating | {cue}, make one bad line on purpose. Doesn't that make the next one easier? It's a start.
low | Tired eyes? It's fine. {cue}, do ten seconds of your {thing}. Isn't that small enough to begin?
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same chair, same time? {cue}, do five minutes of your {thing}. It's one choice less.
6 1.2 12.1 | Too tired to think? It's the usual snag. If you are, do one easy minute of your {thing}. That's plan B.
## reminder 8.3 1.2
| Off rhythm? It's all right. {cue}, go back to your {thing}, same chair. It's kept warm, hasn't it?
low | No catching up. {cue}, do one minute of your {thing}, same place. You're back, aren't you?
## challenge 8.3 1.2
| If you like, keep your {thing} at its weekday time. Isn't a steady hour good company?
## plain 8.3 1.4
| {cue}, do two minutes of your {thing}, same as yesterday. Isn't it nice when nothing's up for debate?
1.2 | If the phone calls first, put it in a drawer for your {thing}. It's a good plan B, isn't it?
@reading 1.2 | If your eyes are done, listen to a page instead. It's still reading, same routine, isn't it?
@reading | {cue}, read in the same corner as always. It knows you by now, doesn't it? A steady page.
@language | {cue}, go over yesterday's words. It's the repeat that makes them stay, isn't it? Good practice.
@instrument | {cue}, play the same four bars as yesterday. Your hands remember, don't they? It's routine.
@study 1.2 | If you're stuck, do an easier question first. It's a detour, not a defeat, isn't it? Study kept.
low | Messy week? {cue}, do one minute of your {thing}, same place. It's still your slot, isn't it?
# Feedback
## kickoff 2.2 1.5
7 | What does your tally say? {cue}, look at last week's marks for {habit}. It's only numbers.
8 3.1 3.2 | Who'd love to hear it? {cue}, tell one friend what you've learned through {habit}. It doubles.
## reminder 2.3 2.2
| Gap in the marks? {cue}, make a fresh one for your {thing}. It's a number, not a grade, isn't it?
low | One mark's a fine count. {cue}, do one minute of your {thing} and you're back on the tally. Yes?
## challenge 3.1 2.3
| If you like, show a friend what you're at with {habit}. Isn't it nicer shared?
## plain 2.2 2.3
| Which day went best? {cue}, copy its hour for your {thing}. That's your own data, isn't it?
1.5 | Earlier or later? {cue}, move your {thing} a bit. It's one tweak, and you'll learn from it.
@reading | What's the best sentence so far? When you meet a friend, tell them what you've read. They'll want the book.
@study | {cue}, ask yourself one question from your notes. What you've learned shows, doesn't it?
@creating | {cue}, put this week's page beside your first. What's your line learned since? That's data, isn't it?
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Why did you want {habit}? {cue}, say your reason out loud. It's still your own, isn't it?
10 13.5 15.4 | You're becoming someone who keeps learning, aren't you? {cue}, do two minutes of your {thing}.
## reminder 13.5 15.3
low | You still care, don't you? {cue}, do one minute of your {thing} again. It's a vote for yourself.
## challenge 13.5 13.1
| If you like, teach somebody one thing from {habit}. Isn't that who you've become?
## plain 13.5 15.3
| {cue}, do your {thing} for nobody's applause. It's for yourself, isn't it?
15.3 | You did this on worse days, didn't you? That's proof. {cue}, do two minutes of your {thing}.
@reading | "I'm a reader." Doesn't it sound true? {cue}, read one page, as that person does.
@language 13.4 | Who'll you talk to one day? {cue}, say hello to that person in your practice. It's your reason.
@instrument | You're the one who plays now, aren't you? {cue}, play the song that's most like you.
@study | What would the person with that skill do tonight? {cue}, open your notes. It's who you're becoming.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Ready for a notch? {cue}, add two minutes to your {thing}. You've grown into them.
## reminder 1.2 7.3
## challenge 8.6 7.3
| If you like, try the piece that scares you a little. Isn't that where your {thing} grows?
## plain 8.7 7.3
11 | {cue}, do the bit of your {thing} you like least, first. That's where skill grows, isn't it?
12 1.2 | Before your next trip, pack the pocket version of {habit}. It's what lasts, isn't it?
@reading 11 | {cue}, read one page further than usual. Hasn't your reading grown?
@language | {cue}, say it without the book. You've got it by heart, haven't you? That's practice grown up.
@instrument | {cue}, play from memory, as far as it goes. By heart's further than you think, isn't it? Good music.
`;
