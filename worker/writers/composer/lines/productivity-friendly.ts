/** Friendly lines about focused work, planning, tidying and screens. */
export const productivityFriendly = `
# Awareness
## kickoff 2.3 4.2
| Let's just be curious. {cue}, notice what your hand does next. Was it your {thing}?
| {cue}, notice one good moment for {habit}. We're only looking, who's judging?
2 7.1 1.4 | {cue}, put {prop} {spot}. It's your {thing}'s trigger, who'd miss it?
2 1.4 7.1 | Which moment's calm? {cue}, name one trigger for your {thing}. It's just a guess.
high | Who says there's one trigger? {cue}, spot an extra one for your {thing}. It's a bonus.
low | {cue}, notice one nice thing near you. It's a clue for your {thing}, isn't it?
## reminder 2.3 7.1
| Lost sight of it? {cue}, notice what's open in front of you. Back to your {thing}.
| What won yesterday? {cue}, notice the winner again. Your {thing} won't mind, we're watching.
| Missed a few? {cue}, notice what got in first. It's a pattern for a fresh {thing}.
| Where does your first move go? When you next sit down, notice it. Back to your {thing}, it's patient.
high | What's the trick at {done} of {due}? {cue}, notice what brings your {thing} back. It's a clue.
low | Scattered week? It's a clue. When you switch tasks, notice it. A fresh look at {habit}, okay?
low | {cue}, look at {habit} again from afar. Isn't it smaller than it felt?
## challenge 4.2 2.3
| If you like, watch what you do when nobody needs you. Isn't that a clue to your {thing}?
| Fancy a photo of where your {thing} happens? Take one, if you like. It's full of clues.
| Who's calm at their work? Observe them, if you fancy. It's a free lesson for {habit}.
| It's up to you: what'd a stranger notice about your {thing}? Write down one surprise.
high | What helped most on the way to {done} of {due}? If you like, note one extra clue to your {thing}. It's there.
low | Only if you fancy it, look out of the window first. Isn't that a fair start to your {thing}?
## plain 2.3 4.2
1 | When's your sharpest hour? Before bed, jot it down. It's a clue for your {thing}.
1 | When does the day run off? When it goes, notice the hour. It's a clue for your {thing}.
| Who sent the hurry? When you feel it, look for its sender. It's often nobody, and your {thing} can wait.
@focus | What do you open first? When you sit down, notice it. It's the trigger for the work.
@focus | Which task makes you water the plants? {cue}, notice it. We've all got one.
@focus 7.1 | Where do you drift to? When you leave a task, watch where. There's a favorite tab, isn't there?
@planning | Where do your plans end up? When you write a list, notice where it goes. A pocket's a pattern.
@planning | {cue}, look at yesterday's list. What did nobody do? There's a clue in it.
@planning | Did a task jump the queue? When it does, notice it. Loud isn't the same as first.
@tidying | Which surface fills up first? When you come home, notice it. It's the clue to your tidy-up.
@tidying | {cue}, notice one thing with no home. Hasn't it been looking at you?
@tidying 7.1 | Where do the keys land? When you drop them, notice it. That's where a room starts to pile, a real clue.
@screens | Was that you or your thumb? When it goes for the phone, notice it. That's all.
@screens | {cue}, watch your thumb for ten seconds. Doesn't it scroll by itself?
@screens 4.2 | Why this time? When you unlock the phone, say it aloud. "Dunno" is a fine clue, isn't it?
@screens | Who moved first, you or the phone? When it pings, notice your hand. It's a quick draw.
@screens 7.1 | Where does the phone sleep? {cue}, notice the spot. It's nearer than you think.
high | {cue}, spot a second moment for your {thing}. With {done} of {due}, won't it feel at home?
high | What made yesterday work? {cue}, notice it. {streak} days of your {thing} aren't luck.
high | What's the trigger for {done} of {due}? {cue}, name it. It's what starts your {thing}.
high | How's your {thing} at {done} of {due}? {cue}, notice one change. It's there.
high | When your {thing} goes well, notice one thing near you. It's a bonus clue, isn't it?
low | Rough day? Before bed, notice one quiet minute. It's there for {habit}.
low | {cue}, notice one good thing about {habit}. Is it small? They're the best.
low | What was yours today? Before bed, notice one moment of it. It's where your {thing} could go.
# Small Steps
## kickoff 8.7 1.4
8.1 | Let's go small. {cue}, give your {thing} two minutes. Who can't find two?
8.1 | What's the smallest part? {cue}, do only that for your {thing}. It's a start.
12.5 8.3 | What's in your way? {cue}, put it aside. That's a small start for your {thing}.
8.3 12.5 | Can it be easy? {cue}, put {prop} {spot}. Your {thing}'s half begun.
high | {cue}, take your {thing} one step past small. Isn't a bonus minute nice? It's yours.
low | {cue}, give your {thing} thirty seconds. Can it be that small? It's a start.
## reminder 8.7 8.1
| Missed a couple? No harm. {cue}, give your {thing} two small minutes. You're back.
| Where were we? {cue}, begin your {thing} again. Anywhere's an easy start.
| Feeling late? You aren't. When you're ready, go back to the small version of your {thing}.
| {cue}, come back for one small bit of your {thing}. Who'd ask where you've been?
high | {done} of {due}, shall we? {cue}, go back to {habit}. A small extra's easy now.
low | One minute's a start, isn't it? {cue}, take it for {habit}, and you're back.
low | {cue}, come back to a tiny bit of your {thing}. It's a start, who'd say it isn't?
## challenge 8.7 12.5
| If you like, give your {thing} one song. Isn't it lighter with a chorus? That's an easy start.
| Weekend version? If you fancy, take your {thing} in socks. It's small, it's allowed.
| Shall we time it? Set an egg timer for {habit}, if you wish. Soft boiled's short enough.
| Where haven't you tried it? It's up to you: take one small bit of your {thing} to the balcony.
high | Feeling bold? If you like, add one little step to your {thing}. At {done} of {due} it's easy.
low | If you like, give your {thing} a minute of tea. Isn't that a light start?
## plain 8.7 8.1
2.3 8.7 | {cue}, tick one small start of your {thing}. Wasn't that easy? It's in ink now.
8.1 | Is two minutes a lot today? If so, give your {thing} one. It's small, and it's real.
@focus | {cue}, write the next step in five words. Isn't the task smaller already?
@focus | Too big to start? {cue}, do two minutes of the ugliest task. It's shrinking, you'll see.
@focus 12.5 | How many tabs? {cue}, close all but one. That's one task and an easy start.
@planning | {cue}, write one line for tomorrow. It's a small plan, but won't it travel well?
@planning | Is it all in your head? {cue}, put one thing on the list. It's a lighter start.
@planning | Which task's smallest? {cue}, circle it. Let's give the little ones a win on the list.
@tidying | {cue}, clear one small surface. Isn't it nice to see the wood? That's a tidy-up.
@tidying | What's lost its way? {cue}, carry one thing back to its room. It's a small tidy-up.
@tidying 8.1 | Kettle on? While it thinks, put three small things away. It's a steamy start, won't it do?
@screens 12.5 | Where's a good bed for the phone? {cue}, put it in a drawer. It's an easy break.
@screens | {cue}, leave the phone face down for two minutes. It's small, but isn't it quiet?
@screens 12.5 | Which app's too near? {cue}, move it off the front screen. It's a small wall, it'll do.
@screens | Which app's the loudest? {cue}, silence that app. It's a small start, they'll cope.
@screens | Can three bites go unfilmed? At lunch, eat them without the phone. It's an easy start.
high | {cue}, give your {thing} an easy minute and a bonus one. You'd do it anyway, right?
high | {done} of {due}? {cue}, add one easy minute to your {thing}. It's a small step, big heap.
high | Ready? {cue}, take your {thing} one step further than small. It's your call when to stop.
high | {cue}, do the short version of your {thing}, or more. Isn't easy lovely by now?
low | Foggy day? {cue}, give your {thing} one small minute. That's a start.
low | If the day's loud, what's one light breath? Take it before your {thing}. It's begun.
low | {cue}, do one ten-second thing. Isn't that a start? It's your {thing}, in small.
# Consistency
## kickoff 1.4 8.3
7.1 | Same corner, same hour? {cue}, give your {thing} five minutes. It's one choice less.
8.3 | Whose corner's this? {cue}, take it for {habit}. It's your usual place now.
1.2 12.1 | What's your usual snag? If you get interrupted, jot down the next word. It's plan B for your {thing}.
1.2 | Full day? It's the usual obstacle. If it comes, give your {thing} one minute, same slot.
high | {done} of {due}, same slot? {cue}, add one extra minute of your {thing}. It's routine.
low | {cue}, give your {thing} a minute, same place. Isn't that a routine already?
## reminder 8.3 1.2
| Off rhythm? {cue}, go back to your {thing}, usual place. Didn't it wait? It's still there.
| {cue}, make room for your {thing} again. Did the slot miss you? It's the same as ever.
| Hit a bump yesterday? {cue}, come back to your usual place. Your {thing} hasn't moved.
| Where'd the routine break? {cue}, come back to that very spot. It's the usual place for your {thing}.
high | {done} of {due} already? {cue}, go back to the same spot for your {thing}. It's steady.
low | {cue}, give your {thing} a minute, same place. You're back, and who's counting?
low | Rhythm gone? If you've one minute, give it to your {thing}. You're back, same place.
## challenge 8.3 12.1
| If you like, keep your {thing} at its usual time. Isn't the house quieter then?
| Fancy a spare place for your {thing}? Look for one, if you like. It's a backup with cake.
| What if the routine danced? If you wish, put music on for {habit}, same hour. It's allowed.
| Got a chore to swap? It's up to you: give its slot to your {thing}. Same time, better company.
high | {streak} days steady! If you like, add a backup slot to your {thing}. Isn't that a good net?
low | Feel like a visit? If you wish, sit in the usual place. Your {thing}'s glad it's you.
## plain 8.3 1.4
| {cue}, give your {thing} two minutes, same as always. Isn't boring restful?
1.4 | Is your {thing} in the calendar? {cue}, write it in. It's harder to argue with ink.
@focus 1.2 | Knock, knock? If someone's there, note where you stopped. It's the short way back, same task.
@focus | {cue}, work on the same task as yesterday. Isn't it still warm from last time?
@focus 8.3 | Which project's first? {cue}, open the same project as always. Routine beats mood, it's true.
@planning | {cue}, look at the list, same as every day. It's dull, but doesn't it work?
@planning 1.2 | Did the day blow up the plan? If so, keep one line of it. It's a fair backup.
@planning 8.3 | Where do you plan best? {cue}, take your list to that same corner. It's got a routine now.
@tidying | {cue}, put the same three things back. Isn't that a routine the room can trust?
@tidying 1.2 | Guests on the way? If they're early, close one door. It's plan B for any room.
@tidying 8.3 | Where's the coat go? {cue}, hang it in the same spot. It's routine that keeps a room clear.
@screens | Same drawer, same hour? {cue}, leave the phone there. It's used to it by now.
@screens 1.2 | Does your hand go for the phone? If so, give it a pen. It's plan B with ink.
@screens 12.1 | Ping? If it pulls you, turn the phone over. It's an obstacle on its face.
@screens | Where's the usual parking place? {cue}, leave the phone there. It won't get a ticket.
@screens 12.1 | Does the evening drag? If it does, put the phone in another room. It's plan B, with walls.
high | Same slot, {streak} days? {cue}, add a bonus minute to your {thing}. It's a rhythm.
high | {cue}, add one extra round of your {thing}, usual place. Who's steady? You are, that's who.
high | What if the slot moves? Then move your {thing} with it. Doing {done} of {due} says it's steady.
high | {done} of {due} in one place? {cue}, go a minute further with your {thing}. It's steady ground.
high | {cue}, repeat what gave you {done} of {due}. Isn't rhythm grand? It suits your {thing}.
low | Messy week? {cue}, give your {thing} a minute, same place. It's still yours.
low | {cue}, sit in the usual place. Can your {thing} be half a minute? It's the same slot.
low | What's the one fixed thing? {cue}, give your {thing} ten seconds. That's a rhythm.
# Feedback
## kickoff 2.2 1.5
2.3 | What's the tally say? {cue}, look at it for your {thing}. It's just numbers.
1.5 | Which day went best? {cue}, count what helped your {thing}. It's your data, isn't it?
3.1 3.2 | Who'd cheer you on? {cue}, tell one friend about your {thing}. They'll ask next week.
6.3 3.1 | How do friends do it? {cue}, ask one what works. It's fair to borrow for your {thing}.
high | {done} of {due}, have you seen? {cue}, check your tally for {habit}. It's good reading.
low | {cue}, count one good minute of {habit}. Isn't one a number? It's a lovely one.
## reminder 2.3 2.2
| Gap in the tally? {cue}, make a fresh mark for {habit}. It's only a number.
| Wrong hour? {cue}, try your {thing} at a fresh one. It's a tweak, and tweaks are cheap.
| {cue}, come back and tick your {thing}. Won't the tally look happier? It's one mark.
| Is the count quiet? When two minutes are done, mark your {thing}. You're back in it.
high | {done} of {due} marks, who knew? {cue}, go back to what worked for your {thing}. It's your data.
low | {cue}, give your {thing} a minute. You're back on the tally. One's a fine score, yes?
low | {cue}, put one fresh mark down for your {thing}. Does a peek count? It's allowed.
## challenge 3.1 6.3
| If you like, show a friend what your {thing} has changed. Won't they be curious? It's nicer shared.
| Who's got a good trick? Ask a friend for it, if you fancy. It's a gift for your {thing}.
| What's your oddest result? It's your call, but tell one friend about {habit}.
| Two silences, one table? If you wish, do your {thing} beside a friend. It's good company.
high | {done} of {due}, who else knows? Show a friend your tally, if you like. Your {thing}'s earned a brag.
low | Feel like company? If you wish, tell someone close about your {thing}. It's a good mark.
## plain 2.2 2.3
1.5 | Earlier or later? {cue}, try your {thing} at another hour. You'll compare.
@focus | How long till your first drift? {cue}, count the minutes of one task. It's no exam.
@focus 1.5 | What's your guess? {cue}, give one task a stopwatch. It's a result, and often a surprise.
@focus 3.2 | What's your one task? {cue}, tell a friend. They'll ask, it's what friends do.
@planning | How many lines got done? {cue}, count them on your list. It's better than it felt.
@planning 1.5 | Which task's been sitting for a week? {cue}, cut that task. It's a tweak, no defeat.
@planning 2.2 | {cue}, put plan and day side by side. Who's right? Compare, it's only a number.
@tidying | What's stayed clear? {cue}, count those surfaces. It's your tidy score.
@tidying 2.2 | Which room's next? {cue}, take a photo of that room. You'll compare on Friday.
@tidying 3.1 | Which room feels best? {cue}, ask a friend. They'll see what's worked.
@screens | What's your screen number? {cue}, check it once. It's information, that's all.
@screens 1.5 | Which app won't be missed? {cue}, mute one for a day. You'll check the result.
@screens 3.2 | Who'd notice if the phone slept? {cue}, tell a friend it's off at nine. They'll check.
@screens 2.2 | How many apps on the first screen? {cue}, count them. It's a number, not a crime.
@screens 6.3 | Who's got a good phone rule? {cue}, ask a friend for theirs. It's been tested.
high | {done} of {due}! {cue}, add one extra mark for your {thing}. Shall we frame it? It's a tally.
high | Who'd like a bonus trick? {cue}, share one with a friend. It's {done} of {due} for your {thing}.
high 1.5 | Room for one tweak? {cue}, add a minute to the best bit of your {thing}. You've the data.
high | Who's rooting for you? {cue}, tell that friend: {done} of {due}. Your {thing} won't blush.
low | How's it going? {cue}, tell someone close about your {thing}. Honest counts, it's fine.
low | {cue}, mark one tiny start of your {thing}. Isn't a tally of one still a tally?
low | What worked, even a bit? Before bed, note it for {habit}. That's a result.
# Identity
## kickoff 13.4 13.5
13.2 13.4 | Why did you choose {habit}? {cue}, say your reason out loud. It's still good.
15.3 13.4 | {cue}, recall one day your {thing} felt like you. Isn't that proof of the person?
13.5 15.4 | Who are you becoming? {cue}, give your {thing} two minutes. It's that person's habit.
13.1 15.4 | Who's watching? {cue}, let them see your {thing}. It's how a person shows they care.
high | {cue}, add a minute to your {thing}. Who's the person with {done} of {due}? It's you.
low | {cue}, give your {thing} one minute. Small vote? It's still a vote for yourself.
## reminder 13.5 15.3
| One lost day doesn't change who you are. {cue}, come back to your {thing}. Okay?
| You still care, don't you? {cue}, go back to {habit}. That's proof.
| Missed a day or four? When you can, come back to your {thing}. It's part of you.
| {cue}, make room for your {thing} again. Who's back? It's the person who cared.
high | {done} of {due}, and who's that person? {cue}, go back to your {thing} with a nod. It's you.
low | {cue}, give your {thing} one minute again. Isn't it a kind vote for yourself?
low | {cue}, go back to ten seconds of your {thing}. Isn't it still part of you?
## challenge 13.1 13.4
| If you like, tell someone younger what your {thing} taught you. Isn't that who you've become?
| Feel like being seen? It's your call: do your {thing} where others see it. You're in character.
| What does your {thing} say about you? Write one kind line, if you like. It's your own story.
| Who's a person you'd copy? If you fancy, borrow one trick for your {thing}. It's flattery, isn't it?
high | {done} of {due}, whose work is it? If you like, put your name on some of your {thing}. It's your own.
low | What'd you thank yourself for? If you wish, pick one old try at your {thing}. It's a vote.
## plain 13.5 13.4
| {cue}, give your {thing} two minutes unseen. Who's it for? It's for yourself.
15.3 | You did this on worse days, didn't you? {cue}, give your {thing} two minutes. That's proof.
@focus | You're a person who begins, aren't you? {cue}, open the task and stay.
@focus 13.4 | Who gains from this task? {cue}, say that person's name. Care's a good engine, isn't it?
@focus 15.4 | {cue}, say "one task" out loud. Who's talking? It's the person you're becoming.
@planning 13.4 | What's the free hour for? {cue}, plan one thing you care about. It's your own day.
@planning 15.3 | Who did all that? {cue}, read an old list. It's the same person as today.
@planning 13.2 | Who's not on the list? {cue}, write yourself in. It's your own day, after all.
@tidying | Who walks in later? {cue}, clear one thing for that person. It's yourself, coming home.
@tidying 13.4 | What would you save first? {cue}, put that thing in view. The room's got values, too.
@tidying 13.1 | Who uses the room after you? {cue}, leave it one thing better. That's care.
@screens 13.4 | Who'd like your eyes? {cue}, give that person two minutes, not the screen. It's care.
@screens 15.4 | Phone calling? When it does, say "I choose when". It's in character, isn't it?
@screens 13.1 | Who puts the phone away first? {cue}, let it be you. Somebody's got to, and you care.
@screens | Who's today's news? {cue}, look a person in the eye before the screen. It's the real feed.
@screens 13.2 | What's the screen keeping from you? {cue}, name one thing you care about. It's still there.
high | {cue}, add one extra round of your {thing}. Isn't that just like you? It's {done} of {due}.
high | {streak} days, {streak} votes, who's won? {cue}, give your {thing} a bonus minute. It's you.
high 13.1 | Who's learning from you? {cue}, let one person see your {thing}. It's {done} of {due} by now.
high | Who does extra for love? {cue}, give your {thing} a bonus minute. That person's you.
low | {cue}, take one breath for {habit}. It's still part of you. Feel it?
low 15.3 | When did your {thing} last feel good? {cue}, recall that minute. That person's you.
low | Only a crumb of time? {cue}, give it to your {thing}. It's a vote all the same.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Ready for a notch? {cue}, add five minutes to your {thing}. You've grown into them.
8.6 8.7 | Which level's next? {cue}, raise one bit of your {thing}. It's a stair, not a cliff.
7.3 1.2 | Could it go on its own? {cue}, give your {thing} a minute unprompted. It's a skill by now.
1.2 15.3 | What if there's a lapse? {cue}, write one line to get home. That's how your {thing} lasts.
high | {done} of {due}, so what's the next goal? {cue}, raise your {thing} by one notch. It's time.
low | {cue}, give your {thing} one minute. What lasts? It's the pocket version that lasts.
high 1.1 | What's past {done} of {due}? {cue}, name the next goal for your {thing}. It's yours to pick.
## reminder 1.2 7.3
| Long gap? Skills wait. {cue}, go back to two minutes of your {thing}. It's in you, okay?
| Is it a lapse or a comma? {cue}, go back to {habit}. It's a long game.
| Rusty? It's only the first minute. {cue}, come back to your {thing}. Skills don't leave that fast.
| Did a day slip? When the next one comes, come back. It's how your {thing} lasts.
high | {done} of {due}! {cue}, go back to the hardest bit of your {thing}. Hasn't your skill grown?
low | Down a level? {cue}, take one easy minute for your {thing}. You're back, and it lasts.
low | {cue}, come back to your {thing} in pocket size. Isn't it good that it lasts?
## challenge 8.6 1.1
| If you like, take your {thing} to the hardest corner you know. Isn't that where it grows?
| New room, new light? Take your {thing} for a walk, if you fancy. It's how a skill travels.
| What if there's no clock? Hide it during your {thing}, if you like. It grows on its own.
| Who'd want to learn it? It's up to you: teach one trick of your {thing}. It's a master's move, a skill.
high | {done} of {due}, shall we climb? Raise your {thing} to the next level, if you like. It's one day.
low | Remember day one? If you like, do your {thing} that way. It's an old level that lasts.
## plain 8.7 8.6
1.1 | What's the next goal? {cue}, write one for your {thing} in eight words. It's all that fits.
1.2 | Trip ahead? Before you go, pack the pocket version of your {thing}. It's what lasts.
7.3 1.2 | What's the plan for a lapse? If it comes, give your {thing} half a minute. It'll last.
@focus | {cue}, stay with the task past the first itch. Isn't that where the skill grows?
@focus 8.6 | Can you work in a café's noise? {cue}, try a hard task there. It's a skill for trains.
@planning | {cue}, plan one day further than usual. Isn't it quiet up there? It's the next level.
@planning 8.6 | What's the month's worst day? {cue}, plan that one. It's where the skill pays.
@tidying | How's the room grown? {cue}, put one thing away and look round. It's lighter, isn't it?
@tidying 8.6 | Which drawer's the villain? {cue}, take one thing out. It's where masters go to grow.
@screens | Who's missed it? {cue}, go ten minutes further without the phone. You've grown.
@screens 8.6 | Could you wait in a line without the phone? Try it once, when it's short. It's a lost skill.
@screens | Could one errand go without the phone? Leave it home for the short one. It's an old skill.
@screens | {cue}, leave the phone off a notch past comfort. Did the world stop? It hasn't, it keeps going.
@focus @planning 7.3 | Who'd remind you? {cue}, pick the next task on your own. It's a skill you've grown.
high | {cue}, add a notch to your {thing}. Doesn't {done} of {due} make firm ground? It's time.
high | {streak} days in, what's the next rung? {cue}, go one level further in your {thing}. Curious?
high | Where's it hardest? {cue}, give that bit of your {thing} one extra minute. You've grown.
high 8.6 | Old and new? {cue}, add a twist to your {thing}. At {done} of {due} it's safe to grow.
low | {cue}, take the one-minute version of your {thing}. Isn't that the one that lasts?
low 15.3 | Which bit's easiest? {cue}, repeat that. Skill's got roots, and so has your {thing}.
low 1.2 | What's the smallest way home? If a lapse comes, it's ten seconds. Give your {thing} those. It lasts.
`;
