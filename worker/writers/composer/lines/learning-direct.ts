/** Direct lines about reading, practising, studying and making things. */
export const learningDirect = `
# Awareness
## kickoff 2.3 4.2
| {cue}, notice what your hands reach for. Your {thing} can wait. These weeks are for watching.
| When the sofa wins today, notice the hour. Your {thing} can use the clue.
2 7.1 1.4 | Put {prop} {spot} {cue}. A trigger for {habit}.
2 1.4 7.1 | {cue}, choose a chair for your {thing}. From now on it is the trigger.
high 7.1 1.4 | Find a second trigger for your {thing} {cue}. Call it a bonus.
low | {cue}, glance at {prop}. A look is plenty. Your {thing} is patient.
## reminder 2.3 7.1
| {cue}, notice where {prop} ended up. Back to watching your {thing}.
| When you next sit down, notice what you grab. Fresh eyes for {habit}.
| After a missed day, jot down what won. A clue. Your {thing} holds no grudge.
| Look around for {prop} {cue}. Found? Then you are back with your {thing}.
high | {cue}, notice what pulls you back to {habit}. It worked {done} times of {due}.
low | When you walk past {prop}, notice the moment. A fresh look at your {thing}.
low | {cue}, spot {prop} again. Nothing else. Your {thing} will keep.
## challenge 4.2 2.3
| If you like, watch somebody lost in a hobby. Clues for your {thing} are free.
| Look for the best chair at home, if you fancy. Your {thing} could live there.
| Take a photo of where your {thing} happens. Your call. Pictures are full of clues.
low | Only if you feel like it, look at {prop}. One quiet moment for your {thing}.
## plain 2.3 4.2
1 | Before bed, jot down your clearest moment. Your {thing} might move in there.
1 | When the phone beats your {thing}, notice it. No verdict.
2 7.1 | Leave {prop} in your own way {cue}. A loud trigger for your {thing}. Your toes will notice.
2 7.1 | {cue}, say what comes right before your {thing}. That is the trigger.
| When boredom knocks, notice what you open. It could be your {thing}.
@reading | When you wait in line, notice if a page would fit.
@reading | {cue}, notice where your bookmark sits. That page waits for a moment.
@language | {cue}, notice one foreign word in the kitchen. Labels are chatty.
@language | When you lack a word, jot it down. A clue for your practice.
@instrument 7.1 | When you pass your instrument, notice if it is out. Cases muffle practice.
@instrument | {cue}, notice the tune in your head. It would like to come out.
@study | {cue}, notice the topic you avoid. It has noticed you, too.
@study | After your next try, note how studying went. One word.
@creating | When something catches your eye, notice its outline. A line is hiding there.
@creating | {cue}, notice one color in the room. A creative eye is never off duty.
@creating | When two colors meet, notice who wins. A line will want to know.
@study 7.1 | {cue}, notice where your notes end and life begins. Two piles, one lesson.
high | Notice how your {thing} feels {cue}. {streak} days leave clues.
high | Before you stop, note why your {thing} went well. One extra clue.
high | Name the trigger that gave you {done} of {due}. Your {thing} owes it a thank-you.
low | {cue}, pick up {prop} for one breath. Moments come in that size. So does your {thing}.
low | When the day goes sideways, notice one quiet minute. A moment for your {thing}.
low | Before bed, notice where {prop} spent the day. Your {thing} is not cross.
# Small Steps
## kickoff 8.7 1.4
8.1 | Give your {thing} two minutes {cue}. Small on purpose.
8.1 | Take the tiny version {cue}. Your {thing} is two minutes long today.
8.3 12.5 | {cue}, clear one corner for {habit}. An easy start has elbow room.
high | Take your {thing} one step past its small start {cue}. A bonus minute.
low | {cue}, give your {thing} ten seconds. Small enough to do in socks.
## reminder 8.7 8.1
| Go back to {habit} for two small minutes {cue}. That is a full return.
| Come back to your {thing} {cue}. A tiny start. Nobody kept count.
| {cue}, take the smallest bite of your {thing}. Missed days can stay missed.
| When you see {prop}, begin again. Your {thing} asks for two easy minutes.
high | Go back to your {thing} for a small extra {cue}. Doing {done} of {due} says you can.
low | {cue}, open the door to your {thing} again. Ten seconds. A start.
low | Hold {prop} {cue}. That is a start. Your {thing} is back.
## challenge 8.7 12.5
| If you like, take your {thing} to a bench. A light start with a view.
| Move your {thing} outdoors, if you fancy. Fresh air, easy pace, two minutes.
| Do the silliest short version of your {thing}. Up to you how silly.
| Set an egg timer for your {thing}, if you wish. Three minutes, soft boiled. A small start.
high | Add one small step to your {thing}, if you like. {done} of {due} can carry it.
low | If you like, leave {prop} where you rest. A tiny start. Your {thing} comes to you.
## plain 8.7 8.1
4 2.3 8.7 | Mark one easy start of your {thing} {cue}. One stroke of the pen.
| {cue}, begin your {thing} where it is fun. Short is fine.
| Before dinner, do one small piece of your {thing}. Dinner tastes the same.
@reading | Read one page {cue}. Closing the book is allowed. Small and done.
@reading 12.5 | Before dinner, put your book on the pillow. An easy start to reading.
@reading | Read one paragraph while the kettle thinks. A tiny start, steam included.
@language | {cue}, say one small sentence to the mirror. It will answer.
@language | Flip one flashcard {cue}. Short practice is practice.
@language 12.5 | Put one sticky word on the fridge {cue}. A small start, in large letters.
@instrument | {cue}, play one note you like. Starts are short in music.
@instrument 12.5 | Put your music on the stand {cue}. It makes an easy start.
@study | {cue}, read only the headings. Study starts small. The map comes first.
@study | Answer one easy question {cue}. The hard ones can wait.
@creating | Make one bad line {cue}. A small start. The next is easier.
@creating 12.5 | {cue}, put a pen on the paper. Creative work starts by leaving a mess.
@creating @study | Write one rough line {cue}. A start your notes can laugh about.
@creating | Draw the nearest cup {cue}. Badly. Small and crooked is a start.
@study | {cue}, copy one definition by hand. A small start to study.
high | {cue}, give your {thing} five minutes, plus one easy extra.
high | Start your {thing} {cue}. The small version, and a bonus minute.
high | Take one small step further in your {thing} {cue}. {streak} days lead there.
low | {cue}, give {habit} ten seconds. Small enough to begin.
low | Put {prop} on your knees {cue}. Your {thing} has begun. A little.
# Consistency
## kickoff 1.4 8.3
7.1 | Give your {thing} five minutes {cue}. Same chair, same hour.
8.3 | Take the usual seat {cue}. Your {thing} knows the place.
1.2 12.1 | If you are too tired, give your {thing} one minute. That is plan B.
12.1 1.2 | If the phone calls, park it in a drawer. An obstacle less for your {thing}.
low | {cue}, sit in the usual place for one minute. Your {thing} counts that as routine.
## reminder 8.3 1.2
| Go back to your {thing} {cue}. Same chair. No catching up.
| Pick your {thing} up again {cue}. The slot stayed free for you.
| If yesterday hit a snag, come back today. Your {thing} kept the place warm.
| {cue}, sit down where you always sit. Your {thing} is back on schedule.
high | {cue}, go back to the usual place for {habit}. {done} of {due} happened there.
low | If the rhythm broke, hum it back: one minute of your {thing}. Same chair.
## challenge 8.3 12.1
| If you like, keep your {thing} at its weekday time. The weekend will not notice.
| Look for a spare place for {habit}, if you fancy. A good backup has cake.
| Pack a spare set for {habit}, if you wish. Bags deserve a backup.
| Take your {thing} standing up. Optional. Same time, new legs.
high | Add a backup slot to your {thing}, if you like. {streak} days have earned a net.
low | If you like, visit the usual place. Your {thing} is glad of company.
## plain 8.3 1.4
| Take two minutes for your {thing} {cue}. Same as yesterday. Boring is good.
## plain 1.2 12.1
| If you travel, pack a pocket version of your {thing}. The routine fits a bag.
@reading | If your eyes are tired, listen to a page. Same routine, other door.
@language | If you miss the slot, say one sentence on the stairs. Plan B.
@instrument | If it is too late for noise, practice on the table. A quiet backup.
@study | If you are stuck, do an easier question first. A detour. Study kept.
@creating | If ideas run dry, copy a shape you like. A fine detour. It still makes a line.
## plain 8.3 7.1
@reading | Read in the same corner {cue}. Routine likes furniture. One page.
@reading | Read at the same lamp {cue}. It can find your page in the dark.
@language | {cue}, go over yesterday's words. Old words like repeat visits.
@language | Say the same three words {cue}. Repeats are how they move in.
@instrument | {cue}, play the same four bars as yesterday. Hands love routine.
@instrument | Open with the same tune {cue}. Routine needs an overture.
@study | {cue}, study at the same desk as always. Desks like routine.
@creating | {cue}, make one line, same pen, same seat. Routine leaves room for nonsense.
@creating 8.3 | {cue}, draw the same cup again. Routine has a handle.
@study 8.3 | Answer one question at the same desk {cue}. Then stop.
high | {cue}, keep the usual slot for {habit}. Steady hands, a bonus minute.
high | Keep your {thing} in its usual place {cue}. {done} of {due}. It works.
high | {cue}, give your {thing} one extra round. {streak} days of rhythm.
high | If the slot moves, move your {thing} with it. {done} of {due} is a steady run.
low | Do one minute of your {thing} {cue}. Same slot, softer.
low | If all else slips, hold {prop} at the usual time. Your {thing} counts it.
low | {cue}, sit in the usual chair. Your {thing} can take half a minute.
# Feedback
## kickoff 2.2 1.5
2.3 | Look at last week's marks for your {thing} {cue}. Only numbers.
1.5 | Count last week's days of your {thing} {cue}. Then one tweak, not five.
3.1 3.2 | {cue}, tell one friend about your {thing}. Friends ask later.
6.3 3.1 | {cue}, ask a friend how they keep at things. Your {thing} may copy the answer.
high | {cue}, read your tally: {done} of {due}. One tweak for {habit} may follow.
low | Count one good minute of your {thing} {cue}. One is a number.
## reminder 2.3 2.2
| Make a fresh mark for your {thing} {cue}. A number, not a grade.
| Come back to your {thing} {cue}. The tally has room for one mark today.
| If marks are missing, make the next one. Your {thing} is back on the tally.
| Move your {thing} to a fresh hour {cue}. Tweaks are cheap.
high 2.2 | {cue}, go back to what worked in your {thing}. {done} of {due} marks show it.
low | {cue}, mark one minute of {habit}. Back on the tally.
low | Mark today {cue}, even for a peek. Your {thing} counts again.
## challenge 3.1 6.3
| If you like, show a friend how far your {thing} has come.
| Ask a friend to quiz you after your {thing}. Only if they are kind.
| Trust one friend with a bad bit of your {thing}, if you like. They have some, too. Shared is halved.
| Tell a friend your oddest result from your {thing}, if you fancy.
high | Show a friend {done} of {due}, if you like. Your {thing} has numbers now.
low | Tell someone close one nice thing about your {thing}, if you wish.
## plain 2.2 2.3
1.5 | Move your {thing} a bit earlier {cue}. One tweak, one result.
@reading | When you meet a friend, tell them the best page you read.
@reading | {cue}, count the pages since Monday. They add up quietly.
@reading @study | After one page, tell the wall what you learned from your {thing}.
@language | Count ten words from memory {cue}. The number is yours to keep.
@language 3.2 | Send a friend one phrase you learned. Emojis count as grammar.
@language | Check one old word {cue}. Still there? That is a result.
@instrument 2.2 | {cue}, record one minute of practice. Compare it next week.
@instrument 3.1 | Play one tune for a friend. The cat counts as a friend.
@instrument | {cue}, mark the bar that worked. Pencil is honest music criticism.
@study | Answer one question from your head {cue}. The result is what you learned.
@creating | {cue}, put this week's line beside an old one. Compare. Amazement is allowed.
@creating 3.1 | Ask a friend which line works best. Theirs may differ. Good data.
@creating 2.3 | {cue}, count the marks on this week's page. Crooked ones count twice. A line is a line.
@study | Rate one topic from one to five {cue}. The number picks the next lesson.
high | Do one extra round of your {thing} {cue}. {done} of {due}, and a tally to show.
high | Check the tally {cue}: {done} of {due}. Your {thing} made that number.
low | Tell someone close how your {thing} is going. Honest marks are welcome.
low | {cue}, count one page, word, note or line. Your {thing} has a score.
# Identity
## kickoff 13.4 13.5
13.2 13.4 | Say your reason for your {thing} aloud {cue}. Ears like it, too. Your own words.
15.3 13.4 | Recall one good day of your {thing} {cue}. That is proof of who you are.
13.5 15.4 | {cue}, give your {thing} two minutes. That makes you the person who does it.
13.1 15.4 | {cue}, take your {thing} where a child can see. Values are caught like colds.
high | Add a minute to your {thing} {cue}. {done} of {due}. That is character.
low | {cue}, give your {thing} one minute. A small vote for yourself. Any size counts.
## reminder 13.5 15.3
| Come back to your {thing} {cue}. A quiet week does not change the person.
| Take your {thing} up again {cue}. You still care. That is the proof.
| After a missed day, pick up {prop}. Your {thing} is part of you.
| {cue}, come home to your {thing}. It is in character to be back.
high | Go back to your {thing} {cue}. {done} of {due} is proof of the person.
low | Go back to {prop} for a breath {cue}. You are still that person. It is still your {thing}.
## challenge 13.1 13.4
| If you like, teach somebody one thing from your {thing}. That is who you are.
| Give {habit} a page in your own story, if you fancy. One paragraph.
| Wear the part: do your {thing} where others see it, if you wish. Quite in character.
| Name a person you admire for their {thing}. Optional. Borrowed tricks are allowed.
low | Thank yourself for one old try at your {thing}, if you want. It was a vote.
## plain 13.5 13.4
15.3 | Give your {thing} two minutes {cue}. You did it on worse days.
@reading | {cue}, read one page. You are a person who reads.
@reading 13.4 | Choose a book for who you are becoming. One page is the handshake.
@reading 13.1 | Carry your book in plain view. You are the person with pages.
@language | {cue}, greet the person you practice for. In their language.
@language 15.4 | Say your own name in a full sentence {cue}. New language, same person.
@language | {cue}, buy bread in the language, in your head. The person at the till is yourself.
@instrument | {cue}, play the song that is most like you. Wrong notes are in character.
@instrument 13.4 | Play a tune for a person you love {cue}. They can be out.
@study | {cue}, open your notes. The person you are becoming studies. Briefly is fine.
@study 13.2 | {cue}, write why you study on the first page. Your reason outranks the syllabus.
@creating | Make one line {cue}. Nobody else is the person with your hand.
@creating 13.1 | Leave your drawing where people see it. A person who makes things lives here.
@creating @instrument | {cue}, make one thing only you would make. A note, a line. It has character.
@creating 15.4 | {cue}, write your name under one line. A person made this. You.
@study 13.4 | {cue}, learn one thing for no exam. That is you, the person, studying.
high | Show up for your {thing} {cue}. {streak} days are {streak} votes for this person.
high | {cue}, put your initials on today's {thing}. {done} of {due} are your own.
high | Give your {thing} a bonus minute {cue}. Nobody asked, except yourself.
low | {cue}, take one breath with {prop}. Your {thing} is still part of you.
low 15.3 | {cue}, recall one moment your {thing} felt good. That person is you.
low | Do one tiny bit of your {thing} {cue}. Care comes in small sizes.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Give your {thing} two minutes past the usual {cue}. Growth comes notch by notch.
8.6 8.7 | {cue}, take your {thing} up one level. One. Levels are patient.
7.3 1.2 | Pick up {prop} without reminders {cue}. Your {thing} can outlive me. It lasts.
1.2 15.3 | Write one line for the next lapse {cue}. Your {thing} lasts longer with it.
high | {cue}, raise your {thing} one notch. {done} of {due} have made room for growth.
high 1.1 | Write a bigger next goal for your {thing} {cue}. {streak} days allow it.
low | Take one minute of your {thing} {cue}. The pocket version lasts.
## reminder 1.2 7.3
| Go back to {habit} for two minutes {cue}. Skills wait for years.
| Pick up your {thing} again {cue}. A lapse is a comma. That lasts.
| After a missed day, come back on the next. Your {thing} is a long game.
| {cue}, come back one level lower. Your {thing} grows from there.
high | Go back to the hardest bit of your {thing} {cue}. {done} of {due} built the skill.
low | Come back to the pocket size of your {thing} {cue}. It keeps going.
## challenge 8.6 1.1
| If you like, try the piece that scares you a little. Your {thing} grows there.
| Take your {thing} to a new room, if you fancy. Skills like to travel.
| Try a harder bit of your {thing}, if you wish. That is how skill grows.
high | Raise your {thing} to the next level for a day, if you like. One day.
low | If you like, take your {thing} back to its first day. Old levels are lasting friends.
## plain 8.7 8.6
11 | {cue}, do the least loved bit of your {thing} first. Skill grows there.
1.1 | Write the next goal for your {thing} {cue}. Eight words at most.
12 7.3 | {cue}, take up {prop} before the phone speaks. Your {thing}, on its own.
15.3 | Open the oldest piece of your {thing} {cue}. Growth shows up there.
1.1 | {cue}, finish one thing your {thing} left open. Finishing is a skill.
1.2 | Before your next trip, pack the pocket version of your {thing}. It lasts that way.
1.2 15.3 | If a lapse comes, do half a minute. Your {thing} has survived worse. This size lasts.
@reading | {cue}, read one page past your usual stop. Reading grows like that.
@reading 8.6 | Pick a harder book for one page. The old one will forgive your growth.
@reading 7.3 | Let the bookmark remind you {cue}. A book on its own is loud enough.
@language | {cue}, say a sentence by heart. Practice has grown up.
@language 8.6 | Watch one minute without subtitles. Your words have grown.
@language 7.3 | {cue}, name five things you see, unprompted. Words are on your side now.
@instrument | {cue}, play by heart, as far as it goes. Then you know your music.
@instrument 8.6 | Play the tune in another mood {cue}. A skill with feelings.
@study | {cue}, teach an empty chair one topic, by heart. It asks nothing hard.
@creating | Make the line bigger than usual {cue}. Skill fills the paper.
@study | {cue}, take the question you circled last week. Skill has caught up.
@instrument @creating 1.1 | Make one part harder on purpose {cue}. A note, a line. Growth squeaks.
@creating 1.1 | Finish one old drawing {cue}. Skill knows where to stop.
@study 8.7 | {cue}, solve last month's hardest question again. It has grown smaller.
high | {cue}, add a notch to your {thing}. {done} of {due} is firm ground.
high | Finish one extra piece of your {thing} {cue}. Skill likes endings.
high | Take the next level of your {thing} {cue}. {streak} days say you can.
high | Add one extra minute of {habit} {cue}. A notch, no fanfare.
high | {cue}, give the hard part an extra minute. Your {thing} finds its growth there.
high 7.3 | Go a bit further in your {thing} today, unprompted. Doing {done} of {due} says you can.
low | {cue}, take the one-minute version of your {thing}. So it lasts.
low | Pick up {prop} {cue}, that is all. Your {thing} lasts, small as it is.
low 15.3 | Repeat the easiest bit of your {thing} {cue}. Skill has roots. It lasts like that.
`;
