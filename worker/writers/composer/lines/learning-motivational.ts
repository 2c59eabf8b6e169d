/** Motivational lines about reading, practising, studying and making things. */
export const learningMotivational = `
# Awareness
## kickoff 2.3 4.2
| {cue}, notice one moment for your {thing}. A found moment is a gift that was lying about.
| {cue}, notice what your hands pick up. Knowing gives your {thing} a fair chance.
2 7.1 1.4 | Put {prop} {spot} {cue}. A trigger in sight keeps your {thing} company.
2 1.4 7.1 | {cue}, choose one chair for your {thing}. A trigger you can sit on beats ten good plans.
low | Look at {prop} for a breath {cue}. A look counts: your {thing} began with one.
## reminder 2.3 7.1
| {cue}, notice where {prop} went. Finding it again is how your {thing} comes back.
| {cue}, notice what won yesterday. A fresh look helps, because your {thing} gets another turn today.
| When you next sit down, notice what you reach for. That glance gives your {thing} its seat back.
| After a missed day, jot down one clue. That makes the day useful, and your {thing} is back.
low | When you pass {prop}, notice the moment. A fresh look counts, so your {thing} is not lost.
low | Spot {prop} again {cue}. Out in sight, it makes your {thing} likely.
## challenge 4.2 2.3
| If you like, watch somebody who loves a hobby. Joy is catching, and your {thing} deserves some.
| If you wish, take a photo of where your {thing} happens. A picture makes the place matter.
| Recall the best moment of your {thing}, if you like. Good days leave clues, so they can come twice.
low | Only if you like, spend one moment beside {prop}. Quiet company makes your {thing} kinder.
## plain 2.3 4.2
1 | Before bed, jot down your clearest moment. Your {thing} deserves the good light of the day.
1 | When the phone beats your {thing}, just notice it. Seeing the pattern is what loosens it.
| {cue}, name what comes right before your {thing}. A known trigger is a friend, so thanks are due.
@reading | When you wait in line, notice if a page would fit. Stray moments add up to whole books.
@reading | {cue}, notice where your bookmark sleeps. A book that kept your place is glad of a glance.
@language | {cue}, look for one foreign word at home. It means the world is in your kitchen.
@language | When a word is missing, jot it down. That little gap makes tomorrow's practice yours.
@instrument 7.1 | When you pass your instrument, notice it. Being seen is what brings practice into the room.
@instrument | {cue}, notice the tune in your head. It matters, because that is music asking to be let out.
@study | {cue}, notice the topic you avoid. A name makes it shrink, and that helps your study.
@study | After your next try, note one word on studying. One word keeps the clue for tomorrow's you.
@creating | When light falls well, notice the outline it draws. Eyes like yours make things later.
@creating | {cue}, notice one color you would paint. A creative eye makes a gray day brighter.
@creating | Notice two colors that argue {cue}. The quarrel is a gift to your next line.
@study | {cue}, look at what lies on top of your notes. Clearing the view gives study its chance.
high | Spot a second moment for your {thing} {cue}. Doing {done} of {due} makes you the expert here.
high | {streak} days have a pattern. {cue}, notice it, because your {thing} can lean on that.
high | Before you stop, notice what felt good in your {thing}. {done} of {due} pays in such moments.
high | Notice who smiles when your {thing} goes well. That extra clue matters most.
low | Pick up {prop} for one breath {cue}. A single moment counts, because your {thing} starts with one.
low | Before bed, notice one quiet minute of the day. It means your {thing} still has a door.
low | When the week is rough, notice what was kind. Your {thing} keeps, because it can wait.
# Small Steps
## kickoff 8.7 1.4
8.1 | Give your {thing} two minutes {cue}. Small is how every big thing got its feet.
8.1 | {cue}, take the tiny version of your {thing}. A start you keep beats a plan you admire.
12.5 8.3 | Lay out {prop} {cue}. An easy start of your {thing} is a gift to the tired you.
8.3 12.5 | {cue}, clear one small corner. Room to begin makes your {thing} feel expected.
high | Add a minute to the small version of your {thing} {cue}. {done} of {due} is how easy gets made.
low | {cue}, give your {thing} ten seconds. It counts, because starting is what matters.
## reminder 8.7 8.1
| Take two small minutes of your {thing} again {cue}. It counts, and the door stayed open.
| {cue}, begin again, anywhere in your {thing}. Small returns are how long stories grow.
| When you see {prop}, take one easy bite of your {thing}. Coming back is worth a quiet cheer!
| {cue}, take a little of your {thing} again. Gaps cost nothing, and a start pays at once.
high | Go back to your {thing} with an easy extra {cue}. Doing {done} of {due} means the path is smooth.
high | {cue}, start again with a bonus minute. {streak} days keep your {thing} easy.
low | {cue}, open the door to your {thing} again. A tiny start matters, because it is yours.
low | Hold {prop} for a breath {cue}. It means you are back in your {thing}, a little.
## challenge 8.7 12.5
| If you like, take your {thing} to a bench. A light start with sky above makes a day bigger.
| Try the silliest small version of your {thing}, if you fancy. Laughing keeps a door open.
| If you wish, give your {thing} one short song's length. Easy joy is what makes us come again.
high | If you like, add one small step to your {thing}. Doing {done} of {due} gives you room to play.
low | If you like, leave {prop} where you rest. Then the easiest start of your {thing} comes to you.
## plain 8.7 8.1
2.3 8.7 | Tick one small start of your {thing} {cue}. A mark that tiny still makes a day.
| {cue}, begin your {thing} where it is fun. Joy is what makes small things come back.
| Before dinner, give your {thing} one small piece of the day, so the rest of it has some color.
@reading | Read one page {cue}. Small as it is, it gives you somewhere else to be.
@reading 12.5 | Before dinner, put your book on the pillow, so that tonight's start is easy.
@language | {cue}, say one small sentence aloud. A voice that starts gives courage its first word.
@language | Learn one easy word {cue}. Even a tiny one makes a door in what was a wall.
@instrument | {cue}, play one slow scale. A small start keeps the music warm in your hands.
@instrument 12.5 | Put your music on the stand {cue}. An easy start makes a song hard to refuse.
@study | {cue}, read the headings of one lesson. A small map makes the whole course friendlier.
@study | Answer one easy question {cue}. A quick yes gives your study a good start.
@creating | {cue}, make one bad line on purpose. The page is broken in, so the next one starts free.
@creating | Put one dot on the paper {cue}. Every drawing began that small, which is why it matters.
@creating | Draw the nearest cup {cue}. A crooked start makes a friendlier line than a perfect plan.
@study | {cue}, copy one small line by hand. Slow ink makes a start that study can build on.
high | {cue}, give your {thing} an easy extra minute. Doing {done} of {due} earns you the fun part.
high | {streak} small starts make a path. {cue}, take your {thing} one step further along it.
high | Give your {thing} a start with a bonus {cue}. What begins with ease is easy to enjoy.
high | {done} of {due} began small, so it works. {cue}, start your {thing} with a little extra.
high | {cue}, add a minute to your {thing}. It is easy now because you made it so.
high | {cue}, begin your {thing} with a small flourish, a bonus for {done} of {due}. Joy counts.
low | Give your {thing} ten seconds {cue}. Small keeps the door open, and that is plenty.
low | {cue}, put {prop} on your knees. Something so small counts: your {thing} has begun.
low | If the day is heavy, give your {thing} one light minute, because you deserve a soft start.
# Consistency
## kickoff 1.4 8.3
7.1 | Give your {thing} five minutes {cue}. The same chair saves your strength for the fun.
8.3 | {cue}, take your usual seat. Your {thing} counts on the place, not on the mood.
1.2 12.1 | If you are too tired, give your {thing} one minute. Plan B keeps the rhythm, and rhythm is the treasure.
high | Take the usual seat plus a minute {cue}. {streak} days make your {thing} steady and glad of a bonus.
high | Give your {thing} a bonus minute in its usual slot {cue}. Doing {done} of {due} makes steady ground.
low | {cue}, sit in the usual place for a minute. It keeps your {thing} in rhythm.
## reminder 8.3 1.2
| {cue}, go back to {habit}, same chair. Coming back is what makes a rhythm.
| {cue}, pick your {thing} up again. The slot stayed free, because it counts on you.
| If yesterday hit a bump, come back today. A repeat after a gap counts the most for your {thing}.
| Go back to the same place for your {thing} {cue}. Old seats make warm welcomes.
high | {cue}, go back to the same spot. After {done} of {due} it counts as home for your {thing}.
low | {cue}, give your {thing} one minute, same place. Coming back matters, not catching up.
low | If the rhythm broke, one beat brings it back: give your {thing} a minute. That counts.
## challenge 8.3 12.1
| If you like, keep your {thing} at its weekday time. A steady hour gives a loose day a spine.
| Look for a spare place for {habit}, if you fancy. A good backup saves a rainy day.
| If you wish, pack a spare kit for your {thing}. Then the routine travels, and that buys freedom.
high | If you like, add a second steady slot for your {thing} today. Doing {done} of {due} means there is room.
high | If you like, add a backup slot. {streak} days of your {thing} deserve a safety net.
low | If you like, visit the usual place. Your {thing} is glad of company, and that counts.
## plain 8.3 1.4
| {cue}, take two minutes for your {thing}, as usual. Dull repeats are how shine is made.
1.2 | Before you travel, pack a pocket version of your {thing}. A routine in the bag makes any room yours.
@reading 1.2 | If your eyes are tired, listen to a page. The routine matters, whichever way the story comes in.
@reading | Read in the same corner {cue}. A steady lamp makes every book feel like home.
@language | {cue}, go over yesterday's words. Repeats are how strangers become friends.
@language 1.2 | If the slot slips, say one sentence on the stairs. Your backup keeps the language alive.
@instrument | {cue}, play the same four bars as yesterday. Repeats are how hands learn the music.
@instrument 12.1 | If noise is the obstacle, practice on the table top. Silent music still keeps the rhythm.
@study 1.2 | If you are stuck, do an easier question first. A detour keeps you on the road, so study goes on.
@study | {cue}, study at the same desk. Routine carries the weight, so your head is free to learn.
@creating 1.2 | If ideas run dry, copy a shape you love. A detour gives your own line some rest.
@creating | {cue}, make one line, same pen, same seat. Routine gives wild ideas a safe place to land.
@creating 8.3 | {cue}, draw the same cup again. Repeats are how a hand finds its own way round.
@study 8.3 | Answer one question in your usual spot {cue}. A regular little lesson beats a heroic night.
high | {cue}, keep the slot for your {thing} and a bonus minute. {streak} days of rhythm earn it.
high | {cue}, add one minute to your {thing}, usual place. {done} of {due}: that is steady, so be proud.
high | If the slot moves, take your {thing} along. Doing {done} of {due} means the rhythm is in you.
high | {cue}, repeat what gave you {done} of {due}. Be proud of a plain routine for your {thing}.
high | {cue}, take one extra minute of your {thing}, same seat. That is how {streak} days got this steady.
high | {cue}, go a minute further with your {thing}. Steady ground makes dancing safe.
low | {cue}, give your {thing} a minute, same slot. It matters, because the slot stays yours.
low | If all else slips, hold {prop} at the usual time. That keeps the thread of your {thing}.
low | {cue}, sit in the usual chair. Half a minute keeps your {thing} a place in the day.
# Feedback
## kickoff 2.2 1.5
2.3 | Look at the marks for your {thing} {cue}. Each mark means you sat down, tired or not.
1.5 | {cue}, count what helped your {thing} last week. One good tweak pays for the looking.
3.1 3.2 | {cue}, tell one friend about {habit}. Friends ask, and that keeps it warm.
6.3 3.1 | {cue}, ask a friend how they keep at it. Their result saves your {thing} a detour.
high | {cue}, read the tally: {done} of {due}. Your {thing} deserves a proud minute with that number.
low | Mark one minute of your {thing} {cue}. One counts: a tally has no smallest number.
## reminder 2.3 2.2
| Make a fresh mark for your {thing} {cue}. The next one matters, and gaps are only gaps.
| {cue}, go back to the tally with one mark. Your {thing} counts today. Last week can rest.
| Try your {thing} at a fresh hour {cue}. One tweak gives an answer, and answers help.
| When two minutes are done, mark your {thing}. You are back in the count, and that is worth ink.
high | {cue}, go back to what worked. {done} of {due} marks is why your {thing} can trust it.
low | {cue}, give your {thing} a minute and a fresh mark. One mark is a fine reason to smile.
low | {cue}, put one fresh mark down for your {thing}. It counts as much as the old ones.
## challenge 3.1 6.3
| If you like, show a friend how far your {thing} has come. Being asked about it keeps it warm.
| Ask a kind friend to quiz you, if you fancy. A laugh at your {thing} is feedback that keeps.
| If you wish, share your worst bit of your {thing} with a friend. Laughing together makes it lighter.
high | If you like, share {done} of {due} with a friend. Your {thing} deserves one good brag!
low | If you like, tell a friend one nice thing about {habit}. Warm words are how courage is shared.
## plain 2.2 2.3
1.5 | Move your {thing} a bit earlier {cue}. One tweak teaches either way, so you cannot lose.
1.5 | {cue}, copy the hour of your best day. Your numbers deserve trust, and your {thing} gains.
| {cue}, give your last {thing} a score. Numbers are kind, because they hold no grudge.
@reading | When you meet a friend, tell them the best page you read. A book that is shared counts twice.
@reading | Count the pages since Monday {cue}. They make a proud pile when nobody looks.
@language | {cue}, count ten words you know. Each counts, because every one was a stranger once.
@language 3.2 | Send a friend one phrase you learned. A reply from far away makes a rich result.
@instrument 2.2 | {cue}, record one minute of practice, so that next month's ears can compare and grin.
@instrument 3.1 | Play one tune for a friend. Music shared in a kitchen counts as a concert.
@study | Answer one question from your notes {cue}. What you learned deserves a chance to show off.
@study 3.2 | Tell a friend one thing you learned. Each telling makes it stick, so both of you are richer for the course.
@creating | {cue}, put this week's line beside your first. Compare with love: both make the story.
@creating 3.1 | Ask a friend which drawing they would keep. The answer counts, and so does their surprise.
@creating 2.3 | Count each line you made this week {cue}. Crooked ones count too, because each one taught the hand.
@study | {cue}, give one topic a score. The number is kind: it saves tomorrow's lesson from guessing.
high | {cue}, add one extra mark for your {thing}. Doing {done} of {due} makes a tally worth framing.
high 2.3 | {cue}, set a bonus tick beside {done} of {due}. Your {thing} makes a handsome column to count.
high | {cue}, put today's {thing} beside day one. The gap counts: {done} of {due} to compare.
high 1.5 | Add a minute to the best bit of your {thing} {cue}. Doing {done} of {due} says it pays.
high 3.1 | {cue}, tell a friend: {done} of {due}. Your {thing} is worth a raised glass.
low | Mark one tiny start of your {thing} {cue}. Each tally begins at one, so one counts.
low | Tell someone close how your {thing} is going. A shared worry is lighter, and that helps.
low | Before bed, mark one thing that helped your {thing}. Good news counts, even small.
# Identity
## kickoff 13.4 13.5
13.2 13.4 | Say your reason for {habit} aloud {cue}. It matters because it is your own.
15.3 13.4 | {cue}, recall one day your {thing} felt like you. Such days are proof, and proof keeps.
13.5 15.4 | {cue}, give your {thing} two minutes, because the person you are becoming lives in them.
13.1 15.4 | {cue}, take your {thing} where a child can see. What you value is a gift they can copy.
high | {cue}, add a minute to your {thing}. Doing {done} of {due} makes you someone who does this for love.
low | Give your {thing} one minute {cue}. A vote for yourself counts, whatever its size.
low 15.3 | {cue}, recall one good minute of your {thing}. That person deserves a soft day.
## reminder 13.5 15.3
| Come back to your {thing} {cue}. What you learned still counts, and it waited for you.
| {cue}, take up your {thing} again. You still care, and caring is what brought you back.
| {cue}, pick {prop} up again. Your {thing} is part of you, so it never went far.
| Missed a day? No harm: when you can, go back to {habit}. That counts, for it is part of you.
high | Go back to your {thing} {cue}. Doing {done} of {due} makes a proud person of you.
low | {cue}, take one minute of your {thing} again. You still care, and that earns a vote.
low | Go back to {prop} for a breath {cue}. It counts: your {thing} is part of you.
## challenge 13.1 13.4
| If you like, teach somebody one thing from your {thing}. What you value is worth passing on.
| Do your {thing} where others see it, if you fancy. A person enjoying something gives others leave to.
| If you wish, write one line on what your {thing} means to you. The page will keep it safe for yourself.
| Name one person whose {thing} you admire, if you like. What we admire makes who we become.
high | If you like, add your name to a piece of your {thing}. {done} of {due} deserves a proud signature, your own.
low | If you like, thank yourself for one old try at your {thing}. It was a vote, and it counts.
## plain 13.5 13.4
15.3 | Give your {thing} two minutes {cue}. You did it on worse days, which is proof.
15.4 | {cue}, say "I make room for this" before your {thing}. Words like that build the person.
13.2 | {cue}, call your {thing} a gift to yourself. Words like that make the minutes softer.
@reading | {cue}, read one page. A person who reads has more lives than one, and that is the reward.
@reading 13.4 | {cue}, read one page that the younger you would love. That reader is yourself, and matters.
@language 13.4 | Say one phrase for the person you practice for {cue}. They are why it matters.
@language | {cue}, say your name in a full sentence. Another language makes room for another self.
@instrument | {cue}, play the song that is most like you. Music of your own makes wrong notes welcome.
@instrument 13.4 | {cue}, play a tune for the person who gave you music. Thanks can sound like that.
@study | Open your notes {cue}. The person you are becoming is why those minutes of study matter.
@study 13.2 | {cue}, write why you learn on page one. Your reason keeps the lamp on when the course is dry.
@creating | {cue}, make one line. Only one person has your hand, so only you can leave that mark.
@creating 13.1 | {cue}, hang one drawing where you pass. It makes the wall say who you are.
@creating 15.4 | Write your name under one line {cue}. It means a person made this, and it was you.
@study 13.4 | {cue}, learn one thing that no exam wants. It counts most, because it is for yourself.
high | Add one extra round of your {thing} {cue}. Doing {done} of {due} makes it simply like you. Be proud.
high | {streak} days mean {streak} votes. {cue}, give the person you are a bonus minute of your {thing}.
high 13.1 | {cue}, let one person see your {thing}. Doing {done} of {due} makes you worth copying.
high | {cue}, put your name on today's {thing}. {done} of {due} keeps a promise to yourself.
high | {cue}, give your {thing} one extra minute, because it is part of you by now.
low | {cue}, take one breath with {prop}. It counts, for your {thing} is part of you.
low 15.3 | Recall one good minute of your {thing} {cue}. It means that person is here, resting.
low | {cue}, take ten seconds of your {thing}. Even small care means care.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Add two minutes to your {thing} {cue}. You have grown, and growth deserves room.
high 1.1 | Write the next goal of your {thing} {cue}. Doing {done} of {due} makes it a fair one.
7.3 1.2 | Take up {prop} without reminders {cue}. Your {thing} lasts on its own, and that counts.
1.2 15.3 | {cue}, write one line for the next lapse. It means your {thing} lasts in real life.
high | Raise your {thing} by a notch {cue}. Doing {done} of {due} means you can.
low | {cue}, take one minute of your {thing}. It lasts in pocket size, and lasting counts.
low | Hold {prop} for a breath {cue}. A thread so thin still counts: your {thing} lasts.
## reminder 1.2 7.3
| Go back to your {thing} for two minutes {cue}. What you grew keeps, so nothing is lost.
| {cue}, pick your {thing} up again. It lasts, because a lapse is only a comma.
| {cue}, come back to {habit}. The skill is sound, and a minute leaves no rust.
| After a missed day, come back on the next one. That is how your {thing} lasts for years.
high | Go back to the hard bit of your {thing} {cue}. Doing {done} of {due} means you have grown.
low | {cue}, take one easy minute of {habit}. Back a level counts, because it lasts.
low | Come back to your {thing} in pocket size {cue}. Things this small keep for months.
## challenge 8.6 1.1
| If you like, try the piece that scares you a little. That is how your {thing} grows.
| Take your {thing} to a new room, if you fancy. A skill that travels is a skill that pays.
| If you wish, hide every clock from your {thing}. It grows on its own, and that counts.
| Teach your {thing} one trick it lacks, if you like. A new corner makes an old skill feel young.
high | If you like, raise your {thing} to the next level for a day. Doing {done} of {due} earns the view.
low | If you like, take your {thing} back to its first day. Old levels are lasting proof that makes you smile.
## plain 8.7 8.6
8.7 | {cue}, do the least loved bit of your {thing} first. Skill grows there, so it pays double.
1.1 | Write the next goal for your {thing} {cue}. Goals in ink keep for months.
7.3 | {cue}, take up {prop} unprompted. Your {thing} runs on love by now, and that keeps.
1.2 | Before a trip, pack the pocket version of your {thing}. It lasts that way, and trips get richer.
@reading | {cue}, read one page past your usual stop. You have grown, and the story gives you the rest.
@reading 8.6 | Read one page of a harder book {cue}. Growth feels slow and makes the shelf wider.
@language | {cue}, say a sentence by heart. Words that have grown in are yours, so that counts.
@language 8.6 | If a film is on, hide the subtitles for a minute. Words you catch mean you have grown.
@instrument | {cue}, play by heart, as far as it goes. Music you carry inside keeps for life, on its own.
@instrument 8.6 | {cue}, play your tune in another mood. Skill is what lets one song hold two hearts.
@study | {cue}, teach an empty chair one topic. Teaching makes a skill stay, even to chairs.
@study 8.6 | Try one question above your level {cue}. Half an answer still counts as growth.
@creating 8.6 | {cue}, make your line twice as big. A skill that has grown deserves elbow room.
@creating | {cue}, finish one line you left open. Skill is how things get their last touch.
@creating 1.1 | {cue}, finish one old drawing. Skill is what lets you put the pencil down.
@study 8.7 | Go over last month's hardest question {cue}. It has shrunk because you have grown.
high | {cue}, add a notch to your {thing}. {done} of {due} made the ladder, so the level is yours.
high | {streak} days mean the next level is near. {cue}, go one step further in your {thing}.
high 7.3 | Add one unprompted minute of your {thing} {cue}. Doing {done} of {due} gives you every right to grow.
high 1.1 | {cue}, name the next goal of your {thing}. Doing {done} of {due} earns you a longer view.
high | Give the hard part of your {thing} one extra minute {cue}. Growth is there, so it pays.
low | {cue}, take the one-minute version of your {thing}. It lasts, because small days count.
low 15.3 | Repeat the easiest bit of your {thing} {cue}. Skill has roots, and roots keep in winter.
low 1.2 | If a lapse comes, pick up {prop} for a moment. That thread is how your {thing} lasts.
`;
