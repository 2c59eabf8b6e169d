/** Motivational lines about focused work, planning, tidying and screens. */
export const productivityMotivational = `
# Awareness
## kickoff 2.3 4.2
| {cue}, notice one moment for your {thing}. A found moment is a gift that was lying about.
| When you drift off today, notice the hour. Knowing it gives your {thing} a fair chance.
2 7.1 1.4 | Put {prop} {spot} {cue}. A trigger in sight keeps your {thing} company.
2 1.4 7.1 | Name one trigger for your {thing} {cue}. One clear cue beats ten good plans.
low | Look around for one breath {cue}. A look counts, because your {thing} begins with seeing.
## reminder 2.3 7.1
| {cue}, notice what is open in front of you. Seeing it is how your {thing} gets back in.
| {cue}, notice what won yesterday. A fresh look helps, because your {thing} gets another turn today.
| When you next sit down, notice your first move. That glance gives your {thing} its seat back.
| After a missed day, jot down one clue. That makes the day useful, and your {thing} is back.
low | When you switch tasks, notice it. A fresh look counts, so your {thing} is not lost.
low | Spot one good thing again {cue}. Kind eyes make your {thing} easier.
## challenge 4.2 2.3
| If you like, watch what you do when nobody needs you. That clue is a treasure for your {thing}.
| If you wish, take a photo of where your {thing} happens. A picture makes the place matter.
| Watch someone calm at their work, if you fancy. Calm is catching, and your {thing} deserves some.
| Recall the best moment of your {thing}, if you like. Good days leave clues, so they can come twice.
low | Only if you like, look out of the window for a moment. Quiet makes your {thing} kinder.
## plain 2.3 4.2
1 | Before bed, jot down your sharpest hour. Your {thing} deserves the good light of the day.
1 | When the day runs off, just notice it. Seeing the pattern is what opens the gate to your {thing}.
| When you feel hurry, look for its sender. Often there is none, and that gives your {thing} room.
@focus | When you sit down, notice what you open first. It matters, because the first click steers the work.
@focus | {cue}, notice the task you avoid. A name makes it shrink, and that helps more than courage.
@focus 7.1 | When you drift from a task, watch where to. The place you drift to means something.
@planning | When you make a plan, notice where you put it. A plan in sight keeps its promises.
@planning | Look at yesterday's list {cue}. What nobody missed is a clue that makes today lighter.
@planning | When a task jumps the list, notice it. Loud is not important, so you get to choose.
@tidying | When you come home, notice the fullest surface. One honest look makes the tidy-up half as big.
@tidying | {cue}, notice one thing without a home. Finding its place makes the room breathe.
@tidying 7.1 | When you drop your keys, notice where. Knowing where piles begin gives the room a chance.
@screens | When your hand goes for the phone, notice it. That blink gives the choice back to you.
@screens | Watch your thumb for ten seconds {cue}. Seeing it scroll alone is how you take it back.
@screens 4.2 | When you unlock the phone, say why aloud. A reason spoken makes the next one yours.
@screens | When the phone pings, notice who moves first. That half second gives you the choice.
@screens 7.1 | {cue}, notice where the phone sleeps. Knowing its bed gives you back the pillow.
high | Spot a second moment for your {thing} {cue}. Doing {done} of {due} makes you the expert here.
high | {streak} days have a pattern. {cue}, notice it, because your {thing} can lean on that.
high | Before you stop, notice what felt good in your {thing}. {done} of {due} pays in such moments.
high | Notice who smiles when your {thing} goes well. That extra clue matters most.
low | {cue}, notice one good thing about your {thing}. Small ones count, because they are true.
low | Before bed, notice one quiet minute of the day. It means your {thing} still has a door.
low | When the week is rough, notice what was kind. Your {thing} keeps, because it can wait.
# Small Steps
## kickoff 8.7 1.4
8.1 | Give your {thing} two minutes {cue}. Small is how every big thing got its feet.
8.1 | {cue}, take the tiny version of your {thing}. A start you keep beats a plan you admire.
12.5 8.3 | {cue}, put one distraction out of reach. Your {thing} deserves an easy start in peace.
8.3 12.5 | Put {prop} {spot} {cue}. An easy start of your {thing} keeps the tired you on side.
high | Add a minute to the small version of your {thing} {cue}. {done} of {due} is how easy gets made.
low | {cue}, give your {thing} thirty seconds. It counts, because starting is what matters.
## reminder 8.7 8.1
| {cue}, go back to two small minutes of your {thing}. The door is open, so it still counts.
| Begin your {thing} again {cue}. Small returns are how long stories get written.
| When you feel late, go back to the small version. Your {thing} keeps no clock.
| {cue}, take a little of your {thing} again. Gaps cost nothing, and a start pays at once.
high | Go back to your {thing} with an easy extra {cue}. Doing {done} of {due} means the path is smooth.
low | {cue}, give your {thing} one minute again. A tiny start matters, because it is yours.
low | Come back to the smallest bit of your {thing} {cue}. It counts, and you are in.
## challenge 8.7 12.5
| If you like, give your {thing} one song. A light start with a chorus makes a weekend.
| Take the weekend version of your {thing}, if you fancy: small, in socks. Comfort keeps a door open.
| If you wish, set an egg timer for {habit}. A short game makes work feel like play.
| Carry your {thing} to the balcony, if you like. Fresh air makes a small start feel like a trip.
high | If you like, add one small step to your {thing}. Doing {done} of {due} gives you room to play.
low | If you like, give your {thing} a minute of tea. A light start is a kindness, and it counts.
## plain 8.7 8.1
2.3 8.7 | Tick one small start of your {thing} {cue}. A mark that tiny still makes a day.
| If two minutes of your {thing} is too much, give it one. A small start keeps the light on.
@focus | {cue}, write the next step in five words. Named tasks shrink, and that makes room to breathe.
@focus | {cue}, do two minutes of the ugliest task. The relief pays better than any reward.
@focus 12.5 | Close all but one window {cue}. One task with elbow room makes an easy start.
@planning | Write one line for tomorrow {cue}. A small plan lets the evening put its feet up.
@planning | {cue}, put one thing on the list. A small weight off the mind makes you lighter all day.
@planning | Circle the smallest task {cue}. A win before noon gives the whole list good manners.
@tidying | Clear one small surface {cue}. It gives the eye a place to rest, and the room a start.
@tidying | {cue}, carry one thing back to its room. Homes get tidy in ones, so a small one counts.
@tidying 8.1 | While the water boils, put three small things away, so the kitchen greets you back.
@screens 12.5 | Put the phone in a drawer {cue}. An easy break gives the quiet a chance to speak.
@screens | {cue}, leave the phone face down for two minutes. Small quiets add up to a day that is yours.
@screens 12.5 | Move one app off the front screen {cue}. A small wall lets you choose the door.
@screens | {cue}, silence one app. A small hush makes room for a whole thought.
@screens | At lunch, eat three bites without the phone. A small start gives soup its taste back.
high | Give your {thing} an easy extra minute {cue}. Doing {done} of {due} earns you the fun part.
high | {streak} small starts make a path. {cue}, take your {thing} one step further along it.
high | {cue}, give your {thing} a start with a bonus. What begins with ease is easy to enjoy.
high | {done} of {due} began small, so it works. {cue}, start your {thing} with a little extra.
high | Add a minute to your {thing} {cue}. It is easy now because you made it so.
low | Give your {thing} one small minute {cue}. It keeps the door open, and that is plenty.
low | {cue}, do one thing that takes ten seconds. It counts: your {thing} has begun.
low | If the day is heavy, give your {thing} one light minute, because you deserve a soft start.
# Consistency
## kickoff 1.4 8.3
7.1 | Give your {thing} five minutes {cue}. The same place saves your strength for the fun.
8.3 | {cue}, go to the usual place. Your {thing} counts on habit, not on mood.
1.2 12.1 | If you get interrupted, jot down the next word. Plan B lets your {thing} survive knocks.
1.2 | If the day fills up, give your {thing} one minute. The rhythm is the treasure, not the length.
high | {cue}, give your {thing} a bonus minute in its usual slot. Doing {done} of {due} makes steady ground.
low | Give your {thing} one minute {cue}, same place. It keeps the rhythm, because you came.
## reminder 8.3 1.2
| {cue}, go back to {habit}, same place. Coming back is what makes a rhythm.
| Make room for your {thing} again {cue}. The slot stayed free, because it counts on you.
| If yesterday hit a bump, come back today. A repeat after a gap counts the most for your {thing}.
| Go back to the same place for your {thing} {cue}. Old corners make warm welcomes.
high | {cue}, go back to the same spot. After {done} of {due} it counts as home for your {thing}.
low | {cue}, give your {thing} one minute, same place. Coming back matters, not catching up.
low | If the rhythm broke, one beat brings it back: give your {thing} a minute. That counts.
## challenge 8.3 12.1
| If you like, keep your {thing} at its usual time. A steady hour gives a loose day a spine.
| Look for a spare place for {habit}, if you fancy. A good backup saves a rainy day.
| If you wish, put music on for your {thing}, same hour. A routine that dances is easier to keep.
| Swap one chore for your {thing}, if you like. The slot stays the same, which makes it easy.
high | If you like, add a backup slot for your {thing}. {streak} days deserve a safety net.
low | If you like, visit the usual place. Your {thing} is glad of company, and that counts.
## plain 8.3 1.4
| Take two minutes for your {thing} {cue}, as usual. Dull repeats are how shine is made.
| {cue}, give your {thing} its usual corner. A place that knows you makes you brave.
@focus 1.2 | If someone knocks, note where you stopped. Plan B means the task waits right there.
@focus | {cue}, work on the same task as yesterday. It is still warm, and that saves a cold start.
@focus 8.3 | Open the same project first {cue}. Routine carries the mood, so the mood can be late.
@planning | {cue}, look at the list, same as every day. Dull is gold, because dull keeps its word.
@planning 1.2 | If the day breaks the plan, keep one line. One line of backup makes the day yours again.
@planning 8.3 | Take your list to the same corner {cue}. A routine with a view makes planning pleasant.
@tidying 8.3 | {cue}, hang your coat in the same spot. A steady hook keeps the whole room honest.
@screens | Leave the phone in its usual drawer {cue}. A fixed bed lets it sleep, and you wake.
@screens 1.2 | If your hand goes for the phone, give it a pen. That plan B pays in doodles.
@screens 12.1 | If a ping pulls you, turn the phone over. An obstacle on its face lets you breathe.
@screens | Park the phone in the same spot {cue}. A steady place keeps the rest of the room yours.
@screens 12.1 | If the evening drags, put the phone in another room. Plan B gives slow hours their charm.
high | Keep the slot for your {thing} plus a bonus minute {cue}. {streak} days of rhythm earn it.
high | {cue}, add one minute to your {thing}, usual place. {done} of {due}: that is steady, so be proud.
high | If the slot moves, take your {thing} along. Doing {done} of {due} means the rhythm is in you.
high | Repeat what gave you {done} of {due} {cue}. Be proud of a plain routine for your {thing}.
high | {cue}, take one extra minute of your {thing}, same place. That is how {streak} days got this steady.
high | Go a minute further with your {thing} {cue}. Steady ground makes dancing safe.
low | {cue}, give your {thing} a minute, same slot. It matters, because the slot stays yours.
low | If all else slips, sit in the usual place. That keeps the thread of your {thing}.
low | Take half a minute for your {thing} {cue}, same place. It keeps a place in the day.
# Feedback
## kickoff 2.2 1.5
2.3 | Look at the tally for your {thing} {cue}. Each mark means you came, tired or not.
1.5 | {cue}, count what helped your {thing} last week. One good tweak pays for the looking.
3.1 3.2 | Tell one friend about your {thing} {cue}. Friends ask, and that keeps it warm.
6.3 3.1 | {cue}, ask a friend how they keep at it. Their result saves your {thing} a detour.
high | {cue}, read the tally: {done} of {due}. Your {thing} deserves a proud minute with that number.
low | Mark one minute of your {thing} {cue}. One counts: a tally has no smallest number.
## reminder 2.3 2.2
| Make a fresh mark for your {thing} {cue}. The next one matters, and gaps are only gaps.
| {cue}, go back to the tally with one mark. Your {thing} counts today. Last week can rest.
| Try your {thing} at a fresh hour {cue}. One tweak gives an answer, and answers help.
| When two minutes are done, mark your {thing}. You are back in the count, and that matters.
high | {cue}, go back to what worked. {done} of {due} marks is why your {thing} can trust it.
low | {cue}, give your {thing} a minute and a fresh mark. One mark is a fine reason to smile.
low | Put one fresh mark down for your {thing} {cue}. It counts as much as the old ones.
## challenge 3.1 6.3
| If you like, show a friend what your {thing} has changed. Being asked keeps it alive.
| Ask a friend for one good trick, if you fancy. Shared tricks give your {thing} a head start.
| If you wish, do your {thing} beside a friend. A silence shared is lighter, and it is feedback.
| Tell someone close what your {thing} gives you, if you like. Saying it makes the result clear.
high | If you like, share {done} of {due} with a friend. Your {thing} deserves one good brag!
low | If you like, tell a friend one nice thing about {habit}. Warm words are how courage is shared.
## plain 2.2 2.3
1.5 | Try your {thing} at another hour {cue}. One tweak teaches either way, so you cannot lose.
@focus | Count the minutes of one task {cue}. An honest number is kind, because it holds no grudge.
@planning | {cue}, count the finished lines on your list. We forget them first, so they deserve a look.
@planning 1.5 | Cut one stale task from the list {cue}. A tweak like that buys back a piece of the day.
@planning 2.2 | {cue}, put plan and day side by side. To compare them kindly is how a planner learns.
@tidying | {cue}, count the clear surfaces. That tidy score deserves a small proud nod.
@tidying 2.2 | Take a photo of one room {cue}, so that Friday has something to compare and admire.
@tidying 3.1 | Ask a friend which room feels best {cue}. Their answer shows what worked, and it means a lot.
@screens 1.5 | {cue}, mute one app for a day. The result is mostly peace, and peace counts.
@screens 3.2 | {cue}, tell a friend when your phone sleeps. A promise shared keeps both phones quiet.
@screens 2.2 | {cue}, check which app took most. The number is a map, and a map helps.
@screens 6.3 | Ask a friend for their best phone rule {cue}. A rule that worked for two counts double.
high | Add one extra mark for your {thing} {cue}. Doing {done} of {due} makes a tally worth framing.
high 1.5 | Add a minute to the best bit of your {thing} {cue}. Doing {done} of {due} says such tweaks pay.
high 3.1 | {cue}, tell a friend: {done} of {due}. Your {thing} is worth a raised glass.
high | Share one bonus trick of your {thing} with a friend {cue}. Plenty counts double when shared.
high | {cue}, read {done} of {due} aloud. Your {thing} makes a number to be proud of.
low | {cue}, mark one tiny start of your {thing}. Each tally begins at one, so one counts.
low | Tell someone close how your {thing} is going. A shared worry is lighter, and that helps.
low | Before bed, mark one thing that helped your {thing}. Good news counts, even small.
# Identity
## kickoff 13.4 13.5
13.2 13.4 | Say your reason for {habit} aloud {cue}. It matters because it is your own.
15.3 13.4 | {cue}, recall one day your {thing} felt like you. Such days are proof, and proof keeps.
13.5 15.4 | {cue}, give your {thing} two minutes. It counts as a vote for the person you want to be.
13.1 15.4 | Let someone see your {thing} {cue}. What you value is a gift they can copy.
high | Add a minute to your {thing} {cue}. Doing {done} of {due} makes you someone who does this for love.
low | {cue}, give your {thing} one minute. A vote for yourself counts, whatever its size.
## reminder 13.5 15.3
| Come back to your {thing} {cue}. One lost day leaves the person whole, and that counts.
| {cue}, make room for your {thing} again. You care, and that is what brought you back.
| After a missed day, go back to your {thing}. It counts, for it is part of you.
| Go back to your {thing} {cue}. A gap means little when the value is your own.
high | {cue}, go back to {habit}. Doing {done} of {due} makes a proud person of you.
low | {cue}, give your {thing} one minute again. You still care, and that earns a vote.
low | Go back to ten seconds of your {thing} {cue}. It counts: your {thing} is part of you.
## challenge 13.1 13.4
| If you like, tell someone younger what your {thing} taught you. What you value deserves passing on.
| Do your {thing} where others see it, if you fancy. A calm person gives others leave to be one.
| If you wish, write one line on what your {thing} means to you. Ink keeps it safe for yourself.
| Name one person you admire for {habit}, if you like. What we admire makes who we become.
high | If you like, put your name on some of your {thing}. Doing {done} of {due} makes it your own.
low | If you like, thank yourself for one old try at your {thing}. It was a vote, and it counts.
## plain 13.5 13.4
| {cue}, give your {thing} two minutes unseen. It matters, because this one is for yourself.
15.3 | Give your {thing} two minutes {cue}. You did it on worse days, so there is proof.
@focus | {cue}, open the task and stay. Beginning is what makes a person who finishes.
@focus 13.4 | {cue}, name the person this task helps. A face gives the work its point, because you care.
@focus 15.4 | Say "one task" aloud {cue}. It gives the person you are becoming a voice.
@planning 13.4 | {cue}, plan one thing you care about. A day with something of your own is richer.
@planning 15.3 | {cue}, read an old list. The person who did all that deserves a thank-you. It was you.
@tidying | {cue}, clear one thing for the person coming home. Yourself, and you deserve a lighter room.
@tidying 13.4 | Put one thing you value in view {cue}. It makes the room say who you are.
@tidying 13.1 | {cue}, leave a room one thing better. That care is a gift with no card.
@screens 13.4 | {cue}, give a person two minutes, not the screen. Being seen is the gift they keep.
@screens 15.4 | When the phone calls, say "I choose when". Saying it makes the choice your own.
@screens | {cue}, look one person in the eye before the screen. That is how care gets seen.
@screens 13.2 | Name one thing the screen keeps from you {cue}. What you value deserves the hour.
high | Add one extra round of your {thing} {cue}. Doing {done} of {due} makes it simply like you.
high | {streak} days mean {streak} votes. {cue}, give the person you are a bonus minute of your {thing}.
high 13.1 | Let one person see your {thing} {cue}. Doing {done} of {due} makes you worth copying.
high | {cue}, put your name on today's {thing}. {done} of {due} keeps a promise to yourself.
high 15.3 | Recall one hard day among {done} of {due} {cue}. It makes proof of you, and of your {thing}.
high 13.4 | {cue}, add one quiet minute to your {thing}. What nobody sees still makes the person.
high | {cue}, give your {thing} one extra minute, because it is part of you by now.
low | {cue}, take one breath for {habit}. It counts, for it is part of you.
low 15.3 | Recall one good minute of your {thing} {cue}. It means that person is here, resting.
low | {cue}, take ten seconds of your {thing}. Even small care means care.
# Mastery
## kickoff 8.7 1.1
8.7 1.1 | Add five minutes to your {thing} {cue}. You have grown, and growth deserves room.
8.6 8.7 | {cue}, raise one bit of your {thing} a level. The view from there pays for the stairs.
7.3 1.2 | {cue}, give your {thing} two minutes. It lasts on its own now, and that counts.
1.2 15.3 | {cue}, write one line for the next lapse. It means your {thing} lasts in real life.
high | Raise your {thing} by a notch {cue}. Doing {done} of {due} means you can.
low | {cue}, give your {thing} one minute. It lasts in pocket size, and lasting counts.
## reminder 1.2 7.3
| Go back to your {thing} for two minutes {cue}. What you have grown keeps well, even dusty.
| {cue}, go back to {habit}. It lasts, because a lapse is only a comma.
| {cue}, come back to your {thing}. The skill is sound, and a minute leaves no rust.
| After a missed day, come back on the next one. That is how your {thing} lasts for years.
high | Go back to the hard bit of your {thing} {cue}. Doing {done} of {due} means you have grown.
low | {cue}, come back to one easy minute of {habit}. It counts, because it lasts.
low | Come back to {habit} in pocket size {cue}. Things this small keep for months.
## challenge 8.6 1.1
| If you like, take your {thing} to the hardest corner you know. That is how it grows.
| Take your {thing} to a new room, if you fancy. A skill that travels is a skill that pays.
| If you wish, hide every clock from your {thing}. It grows on its own, and that counts.
| Take your {thing} to a corner you never use, if you like. A new view makes an old skill feel young.
high | If you like, raise your {thing} to the next level for a day. Doing {done} of {due} earns the view.
low | If you like, take your {thing} back to its first day. Old levels are lasting proof that makes you smile.
## plain 8.7 8.6
1.1 | {cue}, write the next goal for {habit}. Goals in ink keep for months.
7.3 1.2 | If a lapse comes, give your {thing} half a minute. A thread that thin still lasts, and it counts.
@focus 8.7 | {cue}, stay with the task past the first itch. The quiet on the other side makes skill.
@focus 8.6 | Work on one hard task in a noisy room {cue}. A skill that shrugs makes any train a desk.
@planning 8.7 | {cue}, plan one day further than usual. The longer view lets this day breathe.
@planning 8.6 | Plan the hardest day of the month {cue}. Skill is worth most when the sky falls in.
@tidying 8.6 | {cue}, take one thing out of the worst drawer. Skill is what makes you open it.
@tidying 7.3 | Clear one surface unprompted {cue}. That makes you master of the room, and it counts.
@screens 8.7 | {cue}, go ten minutes further without the phone. You have grown, and the quiet pays.
@screens 8.6 | If you wait in a line, leave the phone be. That old skill gives you back the street.
@screens | Leave the phone home for one errand. The street pays you back, and the skill grows.
@screens | Leave the phone off a notch past comfort {cue}. The quiet out there is your reward.
high | Add a notch to your {thing} {cue}. {done} of {due} made the ladder, so the level is yours.
high | {streak} days mean the next level is near. {cue}, go one step further in your {thing}.
high 7.3 | Add one unprompted minute of your {thing} {cue}. Doing {done} of {due} gives you every right to grow.
high 1.1 | {cue}, name the next goal of your {thing}. Doing {done} of {due} earns you a longer view.
high | Give the hard part of your {thing} one extra minute {cue}. Growth is there, so it pays.
low | {cue}, take the one-minute version of your {thing}. It lasts, because small days count.
low 15.3 | Repeat the easiest bit of your {thing} {cue}. Skill has roots, and roots keep in winter.
low 1.2 | If a lapse comes, give your {thing} ten seconds. That thread is how it lasts.
`;
