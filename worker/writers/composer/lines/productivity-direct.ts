/** Direct lines about focused work, planning, tidying and screens. */
export const productivityDirect = `
# Awareness
## kickoff 2.3 4.2
| {cue}, notice what your hand does next. Watching is all your {thing} needs.
| When you drift off today, notice the hour. Your {thing} can use the clue.
2 7.1 1.4 | Put {prop} {spot} {cue}. A trigger for {habit}.
2 1.4 7.1 | {cue}, name one trigger for your {thing}. One. The rest can apply later.
high | Spot a second trigger for your {thing} {cue}. Call it a bonus.
low | {cue}, notice one thing, any thing. Your {thing} begins with looking.
## reminder 2.3 7.1
| {cue}, notice what is open in front of you. Back to watching your {thing}.
| After a missed day, jot down what won. A clue. Your {thing} is not offended.
| When you next sit down, notice your first move. A fresh look at {habit}.
| Look up once {cue}. The day picked up speed. Your {thing} is still there.
high | {cue}, notice what brings you back to {habit}. It worked {done} times of {due}.
low | When you switch tasks, notice it. A fresh look at your {thing}. No marks given.
low | {cue}, look at {habit} again, from a distance. It may look smaller.
## challenge 4.2 2.3
| If you like, watch what you do when nobody needs you. A clue for {habit}.
| Take a photo of where your {thing} happens. Up to you. Pictures are full of clues.
| Observe someone calm at their work, if you fancy. Your {thing} may copy a pattern.
| Walk through a normal day in your head, if you wish. A moment for your {thing} hides there.
high | Note one extra clue to {habit}, if you like. {done} of {due} left several.
low | Only if you feel like it, look out of the window. Your {thing} can watch the birds.
## plain 2.3 4.2
1 | Before bed, jot down your sharpest hour. A clue for {habit}.
1 | When the day runs off, notice the hour. A clue for your {thing}.
| When you feel hurry, notice who sent it. Often nobody. Your {thing} can wait.
@focus | When you sit down, notice what you open first. A trigger for work.
@focus | {cue}, notice which task you avoid. It has noticed you, too.
@focus 7.1 | When you drift from a task, watch where to. A pattern with a favorite tab.
@planning | When you make a plan, notice where you put it. Pockets are a pattern.
@planning | Look at yesterday's list {cue}. Notice what nobody did. A clue for the next plan.
@planning | When a task jumps the queue, notice it. Loud is not first on the list.
@tidying | When you come home, notice the fullest surface. A clue for the tidy-up.
@tidying | {cue}, notice one thing without a home. It has been looking at you.
@tidying 7.1 | When you drop your keys, notice where. Piles in a room begin like that. A trigger.
@screens | When your hand goes for the phone, notice it. Nothing else.
@screens | {cue}, watch your thumb for ten seconds. It has a scroll of its own.
@screens 4.2 | When you unlock the phone, say why aloud. Silence is a clue.
@screens | When a ping sounds, notice who moved first. You or the phone.
@screens 7.1 | {cue}, notice where the phone sleeps. Near is a trigger.
high | Name the trigger that gave you {done} of {due}. Your {thing} owes it a thank-you.
high | Notice how your {thing} feels {cue}. {streak} days leave clues.
high | Before you stop, note why your {thing} went well. One extra clue.
high | {cue}, watch the first move of your {thing}. {done} of {due} began with it.
low | When the day goes sideways, notice one quiet minute. A moment for your {thing}.
low | {cue}, notice one good thing about {habit}. Small ones qualify.
low | Before bed, notice one moment that was yours. A clue for your {thing}.
# Small Steps
## kickoff 8.7 1.4
8.1 | Give your {thing} two minutes {cue}. Small on purpose.
8.1 | {cue}, take the smallest piece of your {thing}. A start. Crumbs are allowed.
12.5 8.3 | Put one distraction out of reach {cue}. An easy start for {habit}.
8.3 12.5 | {cue}, put {prop} {spot}. Your {thing} starts itself. Nearly.
high | {cue}, give your {thing} a small start. Bonus minute included.
low | {cue}, give your {thing} thirty seconds. That is small enough.
## reminder 8.7 8.1
| Give your {thing} two small minutes {cue}. You are back.
| {cue}, begin your {thing} again. Anywhere. Tiny counts.
| When you feel late, go back to the small version. Your {thing} is two minutes long.
| {cue}, pick up one loose end of your {thing}. A small restart, no ceremony.
high | Go back to {habit} for one easy extra {cue}. Doing {done} of {due} says you can.
low | {cue}, give your {thing} one minute. A small start again.
low | Come back to the tiniest bit of your {thing} {cue}. That is a start.
## challenge 8.7 12.5
| If you like, give your {thing} one short song. Volume is your business.
| Take the weekend version of your {thing}, if you fancy. Small, slow, in socks.
| Set an egg timer for {habit}, if you wish. Three minutes. A small, soft-boiled start.
| Do one easy bit of your {thing} somewhere new. Up to you. Balconies work.
high | Add one small step to your {thing}, if you like. {done} of {due} can carry it.
low | If you like, give your {thing} a minute of tea. A light start. Biscuits count.
## plain 8.7 8.1
2.3 8.7 | Mark one easy start of your {thing} {cue}. One stroke of the pen.
| If two minutes of your {thing} is a lot, give it one. Small still starts.
@focus | Write the next step in five words {cue}. The task gets smaller.
@focus | {cue}, do two minutes of the ugliest task. A small start. It shrinks.
@focus 12.5 | Close all but one window {cue}. One task, one easy start.
@planning | {cue}, write one line for tomorrow. A small plan holds.
@planning | Put one thing on the list {cue}. Lighter already. A start.
@planning | Circle one task {cue}. The smallest. Let it win the day.
@tidying | {cue}, clear one small surface. That is a tidy-up.
@tidying | Carry one thing back to its room {cue}. A small tidy-up.
@tidying 8.1 | While the water boils, put three small things away. Steam likes witnesses.
@screens 12.5 | {cue}, put the phone in a drawer. An easy break. It will live.
@screens | Leave the phone face down for two minutes {cue}. A small break.
@screens 12.5 | Move one app off the front screen {cue}. A small wall is still a wall.
@screens | {cue}, silence one app. The loudest makes an easy start.
@screens | At lunch, eat three bites without the phone. A small start. Soup counts.
high | {cue}, give your {thing} five minutes, plus one easy extra.
high | Start your {thing} {cue}. The small version, and a bonus minute.
high | {cue}, take one small step further in your {thing}. {streak} days lead there.
high | Add one easy bit to your {thing} {cue}. {done} of {due} started small, too.
low | {cue}, give your {thing} one small minute. A start.
low | If the day is loud, take one light breath before your {thing}. Then it has begun.
low | {cue}, do one thing that takes ten seconds. Your {thing} calls it a start.
# Consistency
## kickoff 1.4 8.3
7.1 | Give your {thing} five minutes {cue}. Same corner, same hour.
8.3 | {cue}, go to the usual place. Your {thing} knows the way.
1.2 12.1 | If you get interrupted, jot down the next word. Plan B for {habit}.
1.2 | If the day gets full, give your {thing} one minute. A backup you can keep.
high | {cue}, keep the usual slot for {habit}. Plus one extra minute.
low | Give your {thing} one minute {cue}. Same place. That is the routine.
## reminder 8.3 1.2
| {cue}, go back to your {thing}, usual place. No catching up.
| Make room for your {thing} again {cue}. The slot stayed free for you.
| If yesterday hit a snag, come back today. Same hour. Your {thing} kept it warm.
| {cue}, restart where the routine broke. Same place, one minute of your {thing}.
high | Go back to the usual place for your {thing} {cue}. {done} of {due} happened there.
low | {cue}, give your {thing} one minute. Same place. You are back.
low | If the rhythm broke, give one beat: a minute of {habit}. Back in the routine.
## challenge 8.3 12.1
| If you like, keep your {thing} at its usual time. The house is quieter.
| Look for a spare place for your {thing}, if you fancy. A good backup has cake.
| Swap one chore for {habit}, if you wish. Same slot, better company.
high | Add a backup slot for {habit}, if you like. {streak} days have earned a net.
low | If you like, visit the usual place. Your {thing} is glad of company.
## plain 8.3 1.4
| Give your {thing} two minutes {cue}. Same as yesterday. Boring is good.
1.4 | {cue}, write tomorrow's {thing} into the calendar. Ink is steady.
@focus 1.2 | If someone knocks, note where you stopped. Same task, short way back.
@focus | {cue}, work on the same task as yesterday. It is still warm.
@focus 8.3 | {cue}, open the same project first. Routine beats mood by a mile.
@planning | Look at the list {cue}. Same as every day. It missed you.
@planning 1.2 | If the day breaks the plan, keep one line. Backup.
@planning 8.3 | Plan at the same corner of the table {cue}.
@tidying | {cue}, put the same three things back. A routine for the room.
@tidying 1.2 | If guests are coming, close one door. Plan B for any room.
@tidying 8.3 | Hang your coat in the same spot {cue}. Routine keeps a room clear.
@screens 1.2 | If your hand goes for the phone, give it a pen. Plan B.
@screens | Leave the phone in the usual drawer {cue}. Phones need routine, too.
@screens 12.1 | If a ping pulls you, turn the phone over. Obstacle on its face. Screen off.
@screens | Park the phone in the same spot {cue}. It will learn the routine.
@screens 12.1 | If the evening drags, put the phone in another room. Plan B has walls.
high | {cue}, keep your {thing} in its slot. Plus a bonus minute. Steady hands.
high | Keep your {thing} in its usual place {cue}. {done} of {due}. It works.
high | {cue}, take one extra round of your {thing}. Same place. {streak} days of rhythm.
high | {cue}, repeat what gave you {done} of {due}. Your {thing} likes reruns.
low | Give your {thing} a minute {cue}. Same place, softer.
low | If all else slips, sit in the usual place. Your {thing} counts it.
low | {cue}, take half a minute for your {thing}. Same slot.
# Feedback
## kickoff 2.2 1.5
2.3 | Look at the tally for your {thing} {cue}. Only numbers.
1.5 | {cue}, count last week's days of your {thing}. Then one tweak, not five.
3.1 3.2 | Tell one friend about your {thing} {cue}. Friends ask later.
6.3 3.1 | {cue}, ask a friend for a trick. Good for your {thing}.
high | {cue}, read your tally: {done} of {due}. One tweak for {habit} may follow.
low | Count one good minute of your {thing} {cue}. One is a number.
## reminder 2.3 2.2
| Make a fresh mark for your {thing} {cue}. A gap is a gap.
| {cue}, move your {thing} to a fresh hour. One tweak, one result.
| If marks are missing, make the next one. Your {thing} is back on the tally.
| Come back to your {thing} {cue}. The tally has room for a mark.
high | {cue}, go back to what worked in your {thing}. {done} of {due} marks show it.
low | Mark one minute of your {thing} {cue}. Back on the tally.
low | {cue}, put one fresh mark down. A look at your {thing} counts.
## challenge 3.1 6.3
| If you like, show a friend what your {thing} has changed.
| Ask a friend for their best trick, if you fancy. Your {thing} can use it.
| Tell a friend the oddest result of your {thing}. Your call.
| Do your {thing} beside a friend, if you wish. Two silences, shared. That is feedback.
high | Show a friend {done} of {due}, if you like. Your {thing} has numbers now.
low | Tell someone close one nice thing about {habit}, if you want.
## plain 2.2 2.3
1.5 | Try your {thing} at another hour {cue}. Compare.
@focus | {cue}, count the minutes till your first drift. One task, one number.
@focus 1.5 | {cue}, give one task a stopwatch. The result may surprise your guess. Good data.
@focus 3.2 | Tell a friend your one task for today. They will ask. Friends do.
@planning | Count the finished lines on your list {cue}. They are shy.
@planning 1.5 | {cue}, cut one task that sat a week. A tweak to the list, not to you.
@planning 2.2 | Put plan and day side by side {cue}. Compare. The gap is only a number.
@tidying | {cue}, count the surfaces that stayed clear. Your tidy score.
@tidying 2.2 | Take a photo of one room {cue}. Compare it on Friday.
@tidying 3.1 | Ask a friend which room feels best. Results may differ from yours.
@screens | {cue}, check your screen number once. Information, nothing else.
@screens 1.5 | {cue}, mute one app for a day. Check what you missed. A number near zero.
@screens 3.2 | Tell a friend when your phone sleeps. They will check. Good.
@screens 2.2 | {cue}, count the apps on the first screen. Only a number.
@screens 6.3 | Ask a friend for their one phone rule. It comes with results.
high | Do one extra round of your {thing} {cue}. {done} of {due}, and a tally to show.
high | Check the tally {cue}: {done} of {due}. Your {thing} made that number.
high 1.5 | Add a minute to the best bit of your {thing}. One tweak.
high | Tell a friend {cue}: {done} of {due}. Your {thing} takes compliments.
high | {cue}, mark today's {thing}. {streak} marks, and one to add.
low | Mark one tiny start of your {thing} {cue}. A tally of one is a tally.
low | Tell someone close how your {thing} is going. Honest marks are welcome.
low | Before bed, log one thing that helped your {thing}. A result is a result.
# Identity
## kickoff 13.4 13.5
13.2 13.4 | Say your reason for {habit} aloud {cue}. Your own words.
15.3 13.4 | {cue}, recall one good day of your {thing}. That is proof of who you are.
13.5 15.4 | Give your {thing} two minutes {cue}. That makes you the person who does it.
13.1 15.4 | {cue}, let someone see your {thing}. Values are caught, not taught.
high | {cue}, add a minute to your {thing}. {done} of {due}. That is character.
low | Give your {thing} one minute {cue}. A vote for yourself. Any size counts.
## reminder 13.5 15.3
| Come back to your {thing} {cue}. One lost day does not change the person.
| Come home to your {thing} {cue}. Back again. You still care. That is the proof.
| After a missed day, go back to {habit}. It is part of you.
| {cue}, pick up your {thing} again. The person who cared is still on duty.
high | Go back to your {thing} {cue}. {done} of {due} is proof of the person.
low | {cue}, give your {thing} one minute again. A vote for yourself.
low | Go back to ten seconds of your {thing} {cue}. You are still that person.
## challenge 13.1 13.4
| If you like, tell someone younger what your {thing} taught you. Values travel.
| Wear the part: do your {thing} where others see it, if you wish. Quite in character.
| Write one kind line about {habit}, if you fancy. It is your own story.
| Name a person you admire. Optional. Their {thing} tricks can be borrowed.
high | Put your name on some of your {thing}, if you like. {done} of {due} are your own.
low | Thank yourself for one old try at your {thing}, if you want. It was a vote.
## plain 13.5 13.4
| Give your {thing} two minutes {cue}. Nobody checks. Only yourself.
15.3 | {cue}, give your {thing} two minutes. You did it on worse days.
@focus | {cue}, open the task and stay. You are a person who begins.
@focus 13.4 | {cue}, name the person who gains from this task. Care works harder.
@planning 13.4 | {cue}, plan one thing you care about. Your own day.
@planning 13.2 | Write your name on tomorrow's list {cue}. Twice, if bold. Yourself first.
@planning 15.3 | Read an old list {cue}. Somebody did all that. That person is you.
@tidying | {cue}, clear one thing for the person coming home. Yourself.
@tidying 13.4 | Put one thing you value in view {cue}. The room speaks for yourself.
@tidying 13.1 | Leave a room as you would for a person you care about. One thing will do.
@screens 13.4 | {cue}, give a person two minutes, not the screen.
@screens 15.4 | When the phone calls, say "I choose when". That is in character.
@screens 13.1 | Put the phone away before the person opposite does. Someone who cares goes first.
@screens | {cue}, look up at a person before the screen. Care is faster.
@screens 13.2 | {cue}, name one thing the screen keeps from you. You still care about it.
high | {cue}, add one extra round of your {thing}. In character by now.
high | Give your {thing} a bonus minute {cue}. Nobody asked, except yourself.
high | Show up for your {thing} {cue}. {streak} days are {streak} votes for this person.
low | Take one breath for your {thing} {cue}. It is still part of you.
low 15.3 | {cue}, recall one moment your {thing} felt good. That person is you.
low | Do one tiny bit of your {thing} {cue}. Care comes in small sizes. So does character.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Add five minutes to your {thing} {cue}. One notch.
8.6 8.7 | {cue}, raise one part of your {thing} a level. Levels are patient.
7.3 1.2 | Give your {thing} two minutes without reminders {cue}. Ignoring me is a skill.
1.2 15.3 | {cue}, write one line for the next lapse. Your {thing} lasts longer with it.
high | Raise your {thing} one notch {cue}. {done} of {due} have made room for growth.
low | {cue}, give your {thing} one minute. The pocket version lasts.
## reminder 1.2 7.3
| Go back to two minutes of your {thing} {cue}. Skills wait.
| Pick up your {thing} again {cue}. A lapse is a comma. It lasts.
| After a missed day, come back on the next. Your {thing} is a long game.
| {cue}, come back one level lower. Your {thing} grows from there.
high | Go back to the hardest bit of your {thing} {cue}. {done} of {due} built the skill.
low | {cue}, take one easy minute for {habit}. Back a level. That lasts.
low | Come back to the pocket size of your {thing} {cue}. It keeps going.
## challenge 8.6 1.1
| If you like, take your {thing} to the hardest corner you know. It grows there.
| Take your {thing} to a new room, if you fancy. Skills like to travel.
| Teach your {thing} to someone. Optional. Masters explain slowly.
high | Raise your {thing} to the next level for a day, if you like. One day.
low | If you like, take your {thing} back to its first day. Old levels are lasting friends.
## plain 8.7 8.6
1.1 | Write the next goal for your {thing} {cue}. Eight words. It lasts for months.
1.2 | Before your next trip, choose a pocket version of your {thing}. It lasts that way.
7.3 | {cue}, give your {thing} a minute before any screen speaks. On your own, it lasts.
15.3 | If a lapse comes, give your {thing} half a minute. It has survived worse. This size lasts.
@focus | {cue}, stay with the task past the first itch. That itch is where skill grows.
@focus 8.6 | {cue}, work on a hard task with noise. A skill for trains.
@planning 8.7 | {cue}, plan one day further than usual. The next level of calm.
@planning 8.6 | {cue}, plan the worst day of the month. Mastery is dull, then useful.
@tidying 8.6 | Open the drawer nobody opens {cue}. One thing out.
@tidying 7.3 | Clear the same surface unprompted {cue}. A skill the whole room can see.
@screens 8.7 | {cue}, go ten minutes further without the phone. One notch.
@screens 8.6 | Wait in one line without the phone. A skill from another century.
@screens | Leave the phone home for one errand. Freedom is a skill, too.
@screens | Leave the phone off a notch past comfort {cue}. The world keeps going.
@tidying 1.1 | {cue}, take one room up a level. Corners first. Growth hides there.
15.3 | {cue}, recall how hard your {thing} was in week one. That gap is growth.
@planning @focus 1.2 | If a lapse comes, write one word on a fresh list. A task lasts like that.
high | {cue}, add a notch to your {thing}. {done} of {due} is firm ground.
high | Take the next level of your {thing} {cue}. {streak} days say you can.
high | Give the hard part an extra minute {cue}. Your {thing} finds its growth there.
high 7.3 | Go a bit further in your {thing} today, unprompted. Doing {done} of {due} says you can.
high | Add one extra minute of {habit} {cue}. A notch, no fanfare.
low | {cue}, take the one-minute version of your {thing}. So it lasts.
low 15.3 | Repeat the easiest bit of your {thing} {cue}. Skill has roots. It lasts like that.
low 1.2 | If a lapse comes, ten seconds end it. Give them to your {thing}.
low | {cue}, set one timer for one minute. Your {thing} keeps going on very little.
`;
