/** Friendly lines about reading, practising, studying and making things. */
export const learningFriendly = `
# Awareness
## kickoff 2.3 4.2
| {cue}, notice one good moment for {habit}. We're only looking, who's judging?
| Let's just be curious. {cue}, notice what your hands pick up. Could your {thing} be next?
2 7.1 1.4 | {cue}, put {prop} {spot}. It's your {thing}'s trigger, who'd miss it?
2 1.4 7.1 | Which seat's yours? {cue}, pick one for your {thing}. It's your trigger from now on.
high 2.3 7.1 | {cue}, spot one extra moment for {habit}. Who says there's only one?
low | Nothing to do? {cue}, look at {prop}. That's all your {thing} wants today.
high | How's your {thing} at {done} of {due}? {cue}, notice one change. It's there.
## reminder 2.3 7.1
| Lost your {thing}? {cue}, look around for {prop}. That's the way back.
| What won yesterday? {cue}, notice the winner again. Your {thing} won't mind, we're watching.
| Sofa or chair? When you next sit down, notice what you grab. That's how your {thing} finds its way back.
| Missed a few? {cue}, notice what got in first. That's a pattern. Your {thing} gets a fresh go.
high 2.2 | {done} of {due}! What's the trick? {cue}, notice what brings you back to your {thing}.
low | Long week? When you pass {prop}, notice it. That's a fresh look at {habit}.
low | Can you see {prop}? {cue}, look again. It's no test of your {thing}.
## challenge 4.2 2.3
| If you like, hunt the best chair at home. Isn't that where your {thing} wants to live? Look around.
| Who's lost in a hobby? Watch them for a bit, if you fancy. It's a clue for your {thing}.
| Fancy a photo of where your {thing} happens? Take one, if you like. It's full of clues.
| When was your {thing} the most fun? It's up to you, but jot that moment down.
high 2.3 | What's your {thing} like at a new hour? If you like, notice one bonus moment. It's a free sample.
low | Nothing planned? Only if you fancy it, spend a moment beside {prop}. Your {thing}'s good company.
## plain 2.3 4.2
1 | When's your head clearest? Before bed, jot that moment down. It's good news for {habit}.
1 | Did the phone win? It's quick like that. When it beats your {thing}, notice it and smile.
| {cue}, say what comes right before your {thing}. Is it toast? It's still a trigger.
@reading | Where do you wait the most? When you're there, notice if a page would fit. It's a found moment.
@reading | {cue}, look for your bookmark. Did you pick that page, or did sleep? It's a clue.
@language | Is there a foreign word in your kitchen? {cue}, look for one. There's always pasta.
@language | Which word did you miss today? When you lack one, jot it down. It's a clue for your practice.
@instrument 7.1 | When you pass your instrument, notice if it's out. Isn't that a fair practice trigger?
@instrument | What tune's in your head? {cue}, notice it. It's music looking for a way out.
@study | When does studying go quietest? After your next try, note the hour. There's a pattern in there.
@study | Which topic makes you tidy the desk? {cue}, notice it. We've all got one.
@creating | What would you draw right now? When you see it, notice the light on it. You're off, and it's creative.
@creating | {cue}, notice one odd shape. Doesn't it look like a face? That's your creative eye.
@creating | Which two colors don't get on? {cue}, look for a pair. It's a drawing waiting.
@study | Where do your notes hide at night? {cue}, look for the pile. It's a clue to your study.
high | {cue}, spot a second moment for your {thing}. With {done} of {due}, won't it feel at home?
high | Where's your {thing} hiding its magic? Before you stop, look for one extra clue. It's there.
high | What's the trigger for {done} of {due}? {cue}, name it. It's what starts your {thing}.
high | When your {thing} goes well, notice one thing near you. It's a bonus clue, isn't it?
low | {cue}, pick up {prop} for one breath. Wasn't that a nice moment for {habit}?
low | Rough day? Before bed, notice one quiet minute. It's there for {habit} if you want it.
low | What's the cosiest spot for your {thing}? When you walk by, notice it. That's plenty.
# Small Steps
## kickoff 8.7 1.4
8.1 | Let's go tiny. {cue}, give your {thing} two minutes. Who hasn't got two small ones?
8.1 | What's the smallest part? {cue}, take just that of your {thing}. It's a start.
12.5 8.3 | Can it be easy? {cue}, lay out {prop}. Your {thing}'s half begun already.
8.3 12.5 | {cue}, clear one corner for your {thing}. What's an easy start made of? It's elbow room.
high | Two minutes too easy? {cue}, give your {thing} a bonus one. It's still a small step.
low | {cue}, give your {thing} ten seconds. Can it be that small? It can, and it's a start.
## reminder 8.7 8.1
| Missed a couple? {cue}, take two small minutes of your {thing} and you're back.
| Where were we? {cue}, pick your {thing} up again. Anywhere's an easy start.
| {cue}, come back for one small bit of your {thing}. Who'd ask where you've been?
| Can you see {prop}? When you do, begin again. Your {thing}'s happy with a little.
high | {done} of {due}, shall we? {cue}, go back to your {thing}. A small extra's easy now.
low | One minute's enough to begin again. {cue}, give it to your {thing}. Okay?
low | {cue}, pick up {prop} for a moment. See? You've started. You're back at your {thing}.
## challenge 8.7 12.5
| If you like, take your {thing} to a bench. Isn't that light with a view? A small start.
| Bored of the desk? Take your {thing} somewhere silly, if you fancy. Isn't that an easy change?
| Fancy a silly version? It's your call: do your {thing} in a funny hat. It's a light start.
high | Feeling bold? If you like, add one little step to your {thing}. With {done} of {due}, it's easy.
low | If you like, put {prop} where you rest. Who's to say that isn't a start for {habit}?
## plain 8.7 8.1
| {cue}, begin your {thing} in the middle, where it's fun. Who says starts come first?
| Before dinner, give your {thing} one small piece of the day. Won't dinner taste the same? It's easy.
@reading | {cue}, read one page. If it's good, who's stopping you? If not, it's a small page done.
@reading 12.5 | Is your book on the pillow? Before dinner, put it there. It's an easy trap for reading.
@language | {cue}, read one flashcard aloud. Isn't that short? We'd still call it practice.
@language 8.1 | Who speaks first? {cue}, say one small sentence to the mirror. It'll nod.
@instrument | {cue}, play one scale, slowly. Don't your fingers like a small way in?
@instrument 12.5 | Is your music open? {cue}, put it on the stand. It's an easy start, and it looks good.
@study | {cue}, read only the headings. Isn't that an easy way in? It's study in small.
@study 8.1 | Which question's the softest? {cue}, answer that question. It's a start with a cushion.
@creating | {cue}, make one bad line on purpose. Isn't the next one easier? It's a start.
@creating 12.5 | Is the paper empty? {cue}, make one dot. That's the smallest start there is.
@creating | {cue}, draw the nearest cup, badly. Isn't a crooked start the fun one? It's got a handle.
@study | Fancy a gentle way in? {cue}, copy one easy line by hand. It's study with a warm-up.
high | {cue}, give your {thing} an easy minute and a bonus one. You'd do it anyway, right?
high | {done} of {due}? {cue}, add one easy minute to your {thing}. It's a small step, big heap.
high | Ready? {cue}, take your {thing} one step further than small. It's your call when to stop.
high | What's one small thing your {thing} would love? {cue}, add it. You've kept {done} of {due}.
high | {streak} days of small starts? {cue}, add a flourish to your {thing}. It's a party.
high | {cue}, do the short version of your {thing}, or more. Isn't easy lovely by now?
low | {cue}, give your {thing} ten seconds. Isn't that small enough to begin?
low | Tired? {cue}, put {prop} on your knees. There, your {thing}'s begun, a little.
low | If the day's loud, what's one short minute? Give it to your {thing}. It's a quiet start.
low | Tank empty? {cue}, pick up {prop} for a moment. It's a small start for {habit}.
# Consistency
## kickoff 1.4 8.3
7.1 | Same chair, same time? {cue}, give your {thing} five minutes. It's one choice less.
8.3 | Whose seat is this? {cue}, take it for your {thing}. It's your usual place now.
1.2 12.1 | Too tired to think? It's the usual snag. If you are, give your {thing} one minute. Plan B, okay?
12.1 1.2 | Who's the obstacle? If it's the phone, park it in a drawer. Your {thing} keeps its slot.
high | {done} of {due}, same slot? {cue}, add one extra minute of your {thing}. It's routine.
low | {cue}, sit in the usual place. Isn't that a routine already? Your {thing}'s kept.
## reminder 8.3 1.2
| Off rhythm? {cue}, go back to {habit}, same chair. Isn't it still warm?
| {cue}, pick your {thing} up again. Did the slot miss you? It's the same as ever.
| Hit a bump yesterday? {cue}, come back to your usual seat. Your {thing} hasn't moved.
| Did the week change its time? When things settle, go back to {habit}. It's the same place.
high | {done} of {due} already? {cue}, go back to the same spot for your {thing}. It's steady.
low | {cue}, give your {thing} one minute, same place. You're back, and who needs a speech?
low | Rhythm gone? If you've one minute, give it to your {thing}. You're back, same chair.
## challenge 8.3 12.1
| If you like, keep your {thing} at its weekday time. Would the weekend mind? It's a steady hour.
| Fancy a spare place for your {thing}? Look for one, if you like. It's a backup with cake.
| What goes in a spare kit? Pack one for {habit}, if you wish. It's a backup on a strap.
| Could your {thing} work standing up? Try it once, if you fancy. Same time, new legs, that's all.
high | {streak} days steady! If you like, add a backup slot to your {thing}. Isn't that a good net?
low | Feel like a visit? If you wish, sit in the usual place for a bit. Your {thing}'s glad it's you.
## plain 8.3 1.4
| {cue}, take two minutes for your {thing}, same as always. Isn't boring restful?
1.2 | Off on a trip? Before you go, pack {prop}. It's the same routine for {habit}, with a window seat.
1.2 12.1 | What if guests come? Pick a spare minute for {habit} before they ring. It's plan B, with cake.
@reading 1.2 | Tired eyes? If they close, listen to a page instead. It's the same reading routine, by ear.
@reading | {cue}, read in the same corner as always. Does it know you by now? It's saved your page.
@language | {cue}, go over yesterday's words. Aren't repeat visits nice? It's good practice.
@language 1.2 | Missed the slot? If so, say one sentence on the stairs. It's a fine plan B, and who's listening?
@instrument | {cue}, play the same four bars as yesterday. Don't your hands love a routine?
@instrument 12.1 | Too late for noise? If it is, practice on the table top. It's a quiet backup.
@study 1.2 | Stuck? If you are, do an easier question first. It's a detour, and your study slot's kept.
@study | {cue}, study at the same desk. Doesn't the lamp know the routine by now?
@creating 1.2 | Ideas run dry? If they do, copy a shape you like, line by line. It's the usual detour.
@creating | {cue}, make one line. Same pen, same seat: who's bored? Routine's good for nonsense.
@creating 8.3 | Remember the cup? {cue}, draw the same one again. It's a routine you can drink from.
@study 8.3 | {cue}, answer one question in your usual spot. Who'd ask for two? It's routine, not a race.
high | Same slot, {streak} days? {cue}, add a bonus minute to your {thing}. It's a rhythm.
high | {cue}, add one extra round of your {thing}, usual place. Who's steady? You are, it's plain.
high | What if the slot moves? Then move your {thing} with it. Doing {done} of {due} says it's steady enough.
high | {cue}, repeat yesterday's {thing}. Isn't rhythm grand? You've kept {done} of {due}.
high | {done} of {due} in one place? {cue}, go a minute further with your {thing}. It's steady ground.
low | Did all else slip? If so, hold {prop} at the usual time. It's a bit of your {thing}.
low | {cue}, sit in the usual chair. Can your {thing} be half a minute? It's the same slot.
low | What's the one fixed thing? {cue}, give your {thing} ten seconds. That's a rhythm.
# Feedback
## kickoff 2.2 1.5
2.3 | What's the tally say? {cue}, look at it for your {thing}. It's only numbers.
1.5 | Which day went best? {cue}, count what helped your {thing}. It's your data, isn't it?
3.1 3.2 | Who'd love to hear it? {cue}, tell one friend about your {thing}. They'll ask again.
6.3 3.1 | How do friends do it? {cue}, ask one what works. It's fair to borrow for your {thing}.
high | {done} of {due}, have you seen? {cue}, check your tally for {habit}. It's good reading.
low | {cue}, count one good minute of {habit}. Isn't one a number? It's a lovely one.
high 3.1 | Who's rooting for you? {cue}, tell them: {done} of {due}. Your {thing} won't blush.
## reminder 2.3 2.2
| Gap in the marks? {cue}, make a fresh one for your {thing}. It's no grade.
| {cue}, come back and tick your {thing}. Won't the tally look happier? It's one mark.
| Wrong hour? {cue}, try your {thing} at a fresh one. It's a tweak, and tweaks are cheap.
| Is the tally quiet? When you've had two minutes of {habit}, mark it. You're back in the count.
high | {done} of {due} marks, who knew? {cue}, go back to what worked for your {thing}. It's your data.
low | {cue}, give your {thing} a minute. You're back on the tally. One's a fine count, yes?
low | {cue}, put one fresh mark down for {habit}. Does a peek count? It's allowed.
## challenge 3.1 6.3
| If you like, show a friend how far your {thing}'s come. Won't they be curious? It's nicer shared.
| Who's kind enough to test you? Ask one friend to quiz your {thing}, if you fancy. It's all in fun.
| It's up to you: who'd get your oddest result? Tell one friend about your {thing} over tea.
high | {done} of {due}, who else knows? Show a friend your tally, if you like. Your {thing}'s earned a brag.
low | Feel like company? If you wish, tell someone close about {habit}. It's a good mark.
## plain 2.2 2.3
1.5 | Earlier or later? {cue}, move your {thing} a bit. It's one tweak, and you'll compare.
1.5 | Which evening went best? {cue}, copy its hour for {habit}. That's good data.
| Five stars or two? {cue}, give your last {thing} a score. It won't sulk.
@reading 3.1 | What's the best page so far? When you meet a friend, tell them. They'll want the book.
@reading | {cue}, count the pages since Monday. Didn't they add up while nobody looked?
@language | Can you count ten words from memory? {cue}, try it, fingers allowed. It's your own number.
@language 3.2 | Who'd smile at a phrase? {cue}, send a friend one you've learned. Emojis count.
@instrument 2.2 | {cue}, record one minute of practice. Won't next week's ears be glad to compare?
@instrument 3.1 | Who's your audience? Play one tune for a friend. If they're out, the cat's ears count.
@study | What'd an examiner ask? {cue}, answer that question aloud. It's learned if you can tell it.
@study 3.2 | {cue}, tell a friend one thing you've had to learn twice. Haven't they got one, too?
@creating | {cue}, put this week's line beside your first. What's changed? Compare, it's data.
@creating 3.1 | Which line works best? {cue}, ask a friend to pick. They'll differ, and that's feedback.
@creating 2.3 | How many this week? {cue}, count each line, crooked ones too. They're all on the tally.
@study | One to five? {cue}, give one topic a score. It's a number, and it'll pick tomorrow's lesson.
high | {done} of {due}! {cue}, add one extra mark for your {thing}. Shall we frame it? It's a tally.
high | {cue}, put today's {thing} beside day one. Can you compare? It's {done} of {due} later.
low | How's it going? {cue}, tell someone close about your {thing}. Honest counts, it's fine.
low | {cue}, mark one tiny start of your {thing}. Isn't a tally of one still a tally?
low 2.3 | What worked, even a bit? Before bed, note it for {habit}. That's a result, it's yours.
low | {cue}, count one page, word, note or line. Isn't that a tally for your {thing}?
# Identity
## kickoff 13.4 13.5
13.2 13.4 | Why did you choose {habit}? {cue}, say your reason out loud. It's still good.
15.3 13.4 | {cue}, recall one day your {thing} felt like you. Isn't that proof of the person?
13.5 15.4 | Who are you becoming? {cue}, give your {thing} two minutes. It's that person's habit.
13.1 15.4 | Who's watching? {cue}, take your {thing} where a child can see. It's how a person shows they care.
high | {cue}, add a minute to your {thing}. Who's the person with {done} of {due}? It's you.
low | {cue}, give your {thing} one minute. Small vote? It's still a vote for yourself.
## reminder 13.5 15.3
| You still care, don't you? {cue}, take up your {thing} again. That's proof.
| Who's back? {cue}, pick {prop} up again. It's part of you, your {thing}.
| Missed a day or four? {cue}, come back to {habit}. It's in character.
high | {done} of {due}, and who's that person? {cue}, go back to your {thing} with a nod. It's you.
low | {cue}, take one minute of your {thing} again. Isn't it a kind vote for yourself?
low | {cue}, go back to {prop} for a breath. Isn't your {thing} still part of you?
## challenge 13.1 13.4
| If you like, teach somebody one thing from your {thing}. Isn't that who you've become?
| Who's a person you'd love to match? If you fancy, copy one of their {thing} tricks. It's flattery.
| Feel like being seen? It's your call: do your {thing} where others see it. You're in character.
| What would your {thing} say about you? Write it one kind line, if you like. It's your own story.
high | {done} of {due}, whose work is it? If you like, add your name to a bit of your {thing}. It's your own.
low | What would you thank yourself for? If you wish, pick one old try at your {thing}. It's a vote.
## plain 13.5 13.4
15.3 | You did this on worse days, didn't you? {cue}, give your {thing} two minutes. That's proof.
15.4 | {cue}, say "I'm someone who does this". Odd? It's true, and your {thing} is why.
13.2 | Chore or gift to yourself? {cue}, find one word for your {thing}. It's yours to name.
@reading 15.4 | "I'm a reader." Doesn't it sound true? {cue}, read one page, as that person does.
@reading 13.4 | Who are you becoming? {cue}, read one page as that person. It's a handshake.
13.5 | {cue}, take your {thing} where nobody claps. Who's it for? It's for yourself.
@language 13.4 | Who'll you talk to one day? {cue}, say hello to that person. It's what practice is for.
@language 15.4 | {cue}, say your name in a full sentence. Who's this person with two languages? It's you.
@instrument | You're the one who plays now, aren't you? {cue}, play the song that's most like you.
@instrument 13.4 | Who taught you to love music? {cue}, hum a tune for that person. They'd care.
@study | What'd the person with that skill do? {cue}, open your notes. It's you, studying.
@study 13.2 | What's it all for? {cue}, write that on page one. It's your reason to study, nobody else's.
@creating | {cue}, make one line. Who else has your hand? No other person, that's certain.
@creating 13.1 | Where's your last drawing? {cue}, put it up. A person who makes things lives here.
@creating 15.4 | {cue}, write your name under one line. Who made that? It's the person with the pen.
@study 13.4 | What would you learn with no exam at all? {cue}, look it up. It's you, studying for fun.
high | {cue}, add one extra round of your {thing}. Isn't that just like you, at {done} of {due}?
high | {cue}, give your {thing} an extra minute. Who'd do that at {done} of {due}? It's a person who cares.
high | {streak} days, {streak} votes, who's won? {cue}, give your {thing} a bonus minute. It's you.
high 13.1 | Who's learning from you? {cue}, let one person see your {thing}. It's {done} of {due} by now.
high | {cue}, put your name on today's {thing}. Isn't {done} of {due} in character?
low | {cue}, take one breath with {prop}. It's still part of you, your {thing}. Feel it?
low 15.3 | When did your {thing} last feel good? {cue}, recall that minute. That person's you.
low | Only a crumb of time? {cue}, give it to your {thing}. It's a vote all the same.
low | Feel far from it? You aren't. If you see {prop}, say hello. It's still part of you, your {thing}.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Ready for a notch? {cue}, add two minutes to your {thing}. You've grown into them.
8.6 8.7 | Which level's next? {cue}, take your {thing} up one level. It's a stair, not a cliff.
7.3 1.2 | Could it go on its own? {cue}, pick up {prop} unprompted. Your {thing}'s a skill by now.
1.2 15.3 | What if there's a lapse? {cue}, write one line to get home. That's how your {thing} lasts.
high | {done} of {due}, so what's the next goal? {cue}, raise your {thing} by one notch. It's time.
low | {cue}, take one minute of your {thing}. What lasts? It's the pocket version that lasts.
high 1.1 | What's past {done} of {due}? {cue}, name the next goal for your {thing}. It's yours to pick.
## reminder 1.2 7.3
| Long gap? {cue}, go back to {habit} for two minutes. What's grown stays grown.
| Is it a lapse or a comma? {cue}, pick your {thing} up again. It's a long game.
| Rusty? It's only the first minute. {cue}, come back to your {thing}. Skills don't leave that fast.
| Did a day slip? When the next one comes, come back. It's how your {thing} lasts.
high | {done} of {due}! {cue}, go back to the hardest bit of your {thing}. Hasn't your skill grown?
low | Down a level? {cue}, take one easy minute of your {thing}. You're back, and it lasts.
low | {cue}, come back to {habit} in pocket size. Isn't it good that it lasts?
high | {streak} days, so who's rusty? {cue}, come back for one extra bit of your {thing}. You've grown.
## challenge 8.6 1.1
| If you like, try the piece that scares you a little. Isn't that where your {thing} grows?
| New room, new light? Take your {thing} for a walk, if you fancy. It's how a skill travels.
| It's up to you: what's the odd corner of your {thing}? Visit it once. Skills like a view.
high | {done} of {due}, shall we climb? Raise your {thing} to the next level, if you like. It's one day.
low | Remember day one? If you like, do your {thing} that way. It's an old level that lasts.
## plain 8.7 8.6
| Which bit's least loved? {cue}, do that bit of your {thing}. It's where skill grows.
1.2 | Trip ahead? Before you go, pack the pocket version of your {thing}. It's what lasts.
@reading | {cue}, read one page past your usual stop. Hasn't your reading grown?
@reading 8.6 | Fancy a harder book? {cue}, read its first page. The old one won't mind your growth.
@language 8.6 | How much do you catch? If a film's on, listen without subtitles. Your words have grown, haven't they?
@language | {cue}, say it without the book. Don't you know it by heart? That's practice, grown up.
@instrument | {cue}, play from memory. How far does it go? By heart's a long way in music.
@instrument 8.6 | Can that tune be sad? {cue}, play it in another mood. It's a skill with feelings.
@study | {cue}, teach an empty chair one topic. Isn't it patient? Your skill shows.
@study 8.6 | Which question's a level too high? {cue}, read that question. Half an answer's growth.
@creating 8.6 | {cue}, make your line twice the size. Is it wild? It's growth, with elbows.
@creating 1.1 | {cue}, make it with an odd tool. Won't it look wrong? Growth does, at first.
@creating 1.1 | Is there an old drawing waiting? {cue}, finish that one. It's a skill, knowing when to stop.
@study | Last month's worst question? {cue}, try that question again. Hasn't it shrunk? You've grown.
high | {cue}, add a notch to your {thing}. Doesn't {done} of {due} make firm ground? It's time.
high | {streak} days in, what's the next rung? {cue}, go one level further in your {thing}. Curious?
high | Where's it hardest? {cue}, give that bit of your {thing} one extra minute. You've grown.
high 8.6 | Old and new? {cue}, add a twist to your {thing}. At {done} of {due} it's safe to grow.
low | {cue}, take the one-minute version of your {thing}. Isn't that the one that lasts?
low | {cue}, hold {prop} a moment. What lasts? It's small things, and your {thing}.
low 15.3 | Which bit's easiest? {cue}, repeat that. Skill's got roots, and so has your {thing}.
low 1.2 | What's the smallest way home? If a lapse comes, pick up {prop}. It's how your {thing} lasts.
`;
