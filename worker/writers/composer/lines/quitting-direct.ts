/** Direct lines for things to leave off; how they are read: ../whole-lines.ts */
export const quittingDirect = `
# Awareness
## kickoff @quitting 4.2 2.3
1 2.3 | When the urge comes, note the hour. Change nothing. You are only watching.
1 4.2 | Notice who is around when an urge turns up. No blame. Only a map.
2 7.1 | Once an urge shows up, name what came just before. That is the trigger.
2 1.4 | {cue}, put a note with your reason in sight. A trigger for a pause.
low | When an urge comes by, notice the hour. Nothing else today.
low | {cue}, notice one good hour of your change. One clue will do.
## reminder @quitting 2.3 7.1
| When the next urge comes, notice the place. Back to watching, no verdict.
4.2 | Look back at your last urge {cue}. What set it off? That is the clue.
7.1 | {cue}, notice again where your hands are. An urge often starts there.
high | {cue}, look again at the urge you let pass. {done} of {due} left clues.
high | {cue}, notice again when the urge stays away. {streak} days show a pattern.
low | Notice one urge again when it comes. Watching resumed. No report due.
low | {cue}, look back at one good hour. Your change left a clue in it.
## challenge @quitting 4.2 2.3
| If you like, draw your day with its urge hours. Patterns like paper.
2.3 | Your call: guess the hour of the next urge. Watching as a sport.
7.1 | Optional: give the urge a silly name. Named things are easier to spot.
low | Up to you: notice one hour without an urge. There were several.
## plain @quitting 2.3 4.2
4.2 | Jot down where you stand when an urge comes. Places make patterns.
2.3 | When the urge shows up, name its trigger. Boredom? Company? Coffee?
7.1 | If one comes, notice where an urge starts. Hands? Mouth? Head?
2.3 | Look for the quietest hour of your change {cue}. A clue hides there.
4.2 | Before you call it an urge, notice what you want. Sometimes it is lunch.
2.3 | When an urge comes, watch the clock. Most are shorter than they claim.
7.1 | {cue}, notice what your hands do. Idle hands send the first urge signal.
1.4 | Spot one moment for a pause {cue}. Reserve it in your head.
4.2 | When the urge talks, notice its favorite sentence. It has few.
high 4.2 | {cue}, name the easiest hour of your change. Doing {done} of {due} shows the pattern.
low 2.3 | When an urge comes, say hello to it. Noticed. Enough for one day.
low 4.2 | {cue}, notice one calm thing near you. A fair place for a pause.
# Small Steps
## kickoff @quitting 8.7 8.2
3 1.4 | When the urge comes, wait one minute. Only one. A small step.
3 8.7 | Take one slow breath once an urge starts. A tiny pause. It counts.
4 12.5 | {cue}, put one easy swap in sight. Hands like small jobs.
4 8.3 | Start with one small swap when the urge comes. Simple is quick.
high | When the urge comes, add an extra minute to your pause. {done} of {due} began small.
low | Breathe out slowly when an urge comes. Small. Done.
## reminder @quitting 8.7 8.1
| When the next urge comes, take one slow breath. One slip, one small restart.
8.1 | Wait ten seconds again when an urge comes. Easy to begin, easy to end.
12.5 | {cue}, put your swap back in sight. A small start for idle hands.
high | When the urge comes, pause again plus ten extra seconds. {done} of {due}. Light work.
high | {cue}, set out your swap again, plus an extra. {streak} days of small starts.
low | Take a tiny pause again when the urge comes. The last one is over.
low | {cue}, say "later" once. A small way back. The urge cannot argue.
## challenge @quitting 8.7 8.2
| If you like, take a short walk when the urge comes. Air is an easy swap.
8.2 | Your call: find one small thing to peel or fold. Busy hands, short urge.
12.5 | Optional: fill a little box, one swap per corner. Gum. String. A joke.
high | If you like, wait an extra minute through one urge. {done} of {due}. Easy bet.
low | Up to you: take one easy pause before the first urge. Head start.
## plain @quitting 8.7 8.1
8.7 | When an urge rises, wait for two minutes. It is a wave. A small wait is enough.
8.2 | Drink a glass of water when the urge comes. Small sips. Time does the work.
8.1 | If the urge talks, answer "not now". A short word, like a door.
12.5 | {cue}, put one small step between hand and urge. It dislikes stairs.
8.2 | When your hands itch, hold a pebble. A simple swap that asks nothing.
8.7 | Before you follow the urge, start one small chore. Dishes win more than you think.
8.3 | Walk to another room once an urge begins. A little change of air.
8.1 | {cue}, begin one easy hour of your change. Hours are the right size.
8.2 | Brush your teeth when an urge starts. A small reset, mint included.
high | When an urge comes, wait an extra breath. {done} of {due}, one small pause each.
high 8.7 | {cue}, set out a bonus swap. {streak} little days need fresh supplies.
high 8.2 | Try an extra swap when the urge comes. Doing {done} of {due} makes it easy.
low 8.7 | When the urge comes, breathe out once, slowly. One small pause counts.
low 8.1 | Start five easy minutes of your change {cue}. Not forever. Five.
low 8.2 | Rub your hands together when an urge comes. A small swap. Warm, too.
# Consistency
## kickoff @quitting 8.3 1.2
5 8.3 | When the usual urge comes, step outside. Same hour, same swap.
5 7.1 | {cue}, take three slow breaths. A fixed pause, booked before the urge.
6 1.2 | When others offer, say "not today, thanks". Plan B for the urge, rehearsed.
6 12.1 | If the day was long, take a detour home. The urge waits in the usual place.
high | {cue}, repeat your usual pause with an extra breath. Steady: {done} of {due}.
low | Take one breath in the same place {cue}. A regular pause, smallest size.
## reminder @quitting 8.3 1.2
| When the next urge comes, use the same swap again. A slip is a bump.
1.2 | {cue}, take your usual pause again. The routine kept your place.
7.1 | Put your reason back in its usual place {cue}. The urge can read.
low | {cue}, take the usual pause again. One breath. On time.
low 1.2 | If an urge comes, use the swap you know again. Same one. No catching up.
## challenge @quitting 8.3 1.2
| If you like, rehearse your "no thanks" once. A ready answer keeps the change steady.
1.2 | Your call: plan a detour for tonight's urge. A bath will do. Set answer.
7.1 | Optional: put a spare swap in your coat. A backup with a zip.
low | Up to you: keep one usual pause today. The rest of the schedule is off.
## plain @quitting 8.3 1.2
8.3 | When the urge comes, take the same swap as yesterday. Dull works.
1.2 | Leave by another door if the day was long. A detour dodges the urge.
7.1 | {cue}, put your swap in its usual place. Hands like routine.
1.2 | Before friends come, choose your answer. A steady plan for the urge.
12.1 | If a row stirs it up, go outside first. Plan B for that urge.
8.3 | {cue}, take your pause in the same chair. The urge hears you are busy.
7.1 | Put a spare swap beside your keys {cue}. Keys never miss a schedule.
12.1 | Name the next obstacle {cue}. One obstacle, one swap. Settled.
8.3 | Repeat yesterday's best pause {cue}. Repeats do the work.
high 8.3 | When the urge comes, use the same swap, or a bonus one. {streak} days of routine.
low 1.2 | If it all goes sideways, take one breath before the urge decides. Plan B.
low 8.3 | {cue}, take the same small pause as ever. The place does half the work.
# Feedback
## kickoff @quitting 2.3 2.2
7 2.3 | When an urge is gone, mark it. Waited out is the score.
7 1.5 | {cue}, check which swap beat the urge most. Your data, your pick.
8 3.1 | Tell one friend about your change {cue}. One sentence is enough.
8 3.2 | {cue}, ask one friend to be your urge line. One text, any hour.
high | Tell one extra person about your change {cue}. The score: {done} of {due}.
low | Mark it when an urge passes. One is a number.
## reminder @quitting 2.3 2.2
| When you next wait out an urge, mark it. Back at one. One counts.
3.1 | Tell your ally you are back at your change {cue}. Short news is good.
1.5 | {cue}, adjust one thing about your swap. A slip is data. Fresh try.
high | Mark the next urge again when it passes, with an extra star. {done} of {due}.
high | {cue}, share your number again: {streak} days. Your change likes witnesses.
low | When an urge goes by, mark it. A fresh tally starts at one.
low 3.2 | {cue}, text a friend one word about your change. Back in company.
## challenge @quitting 2.3 3.1
| If you like, ask someone who quit something for their best swap. Good data.
2.2 | Your call: count what your change gave back. Hours, coins, calm.
3.1 | Optional: share your silliest urge story with a friend. They have one too.
high | If you like, let one more urge pass than last week. {done} of {due} so far.
low | Up to you: tell one person about your change. Small share, one listener.
## plain @quitting 2.2 2.3
2.2 | Count the urges you waited out before bed. An urge in the tally is over.
1.5 | When the urge comes, use what helped last time. Your own data.
3.1 | {cue}, ask a friend what is different since your change.
2.3 | Drop a coin in a jar when an urge passes. A tally you can hear.
1.5 | Compare weekday and weekend urge marks {cue}. It is only news.
3.2 | {cue}, ask a friend to walk at urge hour. Friends outlast it.
2.3 | Once an urge is gone, give it a score. One to ten. No appeal.
6.3 | When you are out, watch a friend say no. Your change can learn.
1.5 | Adjust one thing about your swap {cue}. Closer, quicker, sillier. Compare.
high 3.1 | {cue}, tell a friend about your change. {streak} days make a good number.
low 1.5 | When an urge comes, copy what helped once. One line of data will do.
low 2.3 | Count one urge that did not win before bed. That score we keep.
# Identity
## kickoff @quitting 13.5 13.4
9 13.4 | Say your reason for {habit} aloud {cue}. It is your own. Still good.
9 13.2 | When the urge comes, name what you value more. Then you know.
10 13.5 | Wait one minute once an urge comes. You are someone who chooses.
10 15.4 | {cue}, say "I choose" once. The person you are becoming likes a change of words.
low | Take a breath for yourself {cue}. One hour is not the person. The change goes on.
low | Take one breath for yourself {cue}. A vote for the change.
## reminder @quitting 13.5 15.3
| When the next urge comes, choose again. A slip is not who you are.
13.4 | {cue}, go back to your reason for one pause. That reason stayed.
15.3 | {cue}, recall one urge you let go. That was you, and you are back.
high | When the urge comes, be that person again, an extra minute. {done} of {due} is proof.
low | {cue}, take one pause again, for yourself. You still care.
low 13.2 | Be kind to yourself again when an urge comes. One kind breath.
## challenge @quitting 13.4 13.1
| If you like, write a thank-you card from later you. Your change is the reason.
13.1 | Your call: do one thing the urge left no time for. Part of you missed it.
13.2 | Optional: tell someone you care about what your change is for.
low | Up to you: do one kind thing for yourself. That is what the change is for.
## plain @quitting 13.5 15.3
13.5 | When the urge comes, wait one minute. You are someone who chooses. That is the change.
15.3 | Give yourself two minutes when the next urge comes. Fresh proof of who you are.
13.4 | {cue}, say your reason once. An urge has none of its own.
15.4 | If an urge nags, tell yourself "I have time". You are on your own side.
13.2 | When an urge knocks, let it stand outside. A guest, not part of you.
13.1 | {cue}, borrow one line from someone who made a change.
13.5 | Choose like the person you want to be before the urge answers. A vote.
15.3 | {cue}, name one thing that got better. Proof that your change works.
13.4 | Write one value on your hand {cue}. The urge reads it first. It is yours to value.
high | {cue}, take an extra pause, proud of yourself. {done} of {due} was your doing.
high 15.3 | When an urge comes, add a breath. {streak} days show who you are.
high 13.5 | {cue}, give yourself a bonus hour off. {done} of {due}: your change is you.
low 13.5 | When an urge comes, take one breath for yourself. A vote is a vote.
low 15.4 | {cue}, say one kind thing to yourself. That helps any change.
# Mastery
## kickoff @quitting 8.7 7.3
high | {cue}, plan a harder hour for your change. {done} of {due}. Next level.
11 8.6 | When the hardest urge comes, wait a minute longer. One notch.
11 1.1 | {cue}, name one harder hour for your change. The next level has a time.
12 7.3 | Pause for one breath when the urge comes. You know it by heart.
12 1.2 | If you lapse, begin the change again that day. That plan lasts.
high | When the urge comes, wait a notch further. {done} of {due} is skill.
low | Take one breath by heart when an urge comes. No next level today.
low | {cue}, take one pause by heart. That lasts.
## reminder @quitting 1.2 7.3
| When the urge comes, go back to your first swap. A lapse is a bump on a long road.
7.3 | Use your pause again when the next urge comes. Skills stay.
1.2 | {cue}, say your way back once again. No lapse outlasts a pause.
low | Go back to one breath when an urge comes. Still a skill.
low 1.2 | {cue}, say "from now" to your change. The lapse is over. You are back.
## challenge @quitting 8.6 7.3
| If you like, teach someone your best swap. A skill taught is a skill kept.
7.3 | Your call: leave these reminders unread for once. Your pause comes on its own.
1.2 | Optional: plan the next holiday with your change in it. Long game.
high | If you like, go one urge-free hour further. {done} of {due}. Next level.
low | Up to you: take one pause, easy level. The skill lasts.
## plain @quitting 8.7 7.3
7.3 | When the urge comes, pause for one breath. No text told you to.
8.6 | {cue}, plan one swap for the hardest hour. Next level, prepared.
1.2 | Name your likeliest lapse {cue}. Stress? Parties? One swap each.
15.3 | {cue}, recall the first urge you waited out. Look who has grown.
8.7 | Let an urge hum for one song when it comes. A skill with a melody.
7.3 | {cue}, write your reason for {habit} on a card. Cards last.
1.2 | {cue}, write one kind line for a lapse. Your change needs no speech.
8.6 | {cue}, imagine the shaky place, calm. Your change can grow there next.
1.1 | Smile at the urge when it comes. In six months one of you has grown.
high | When an urge comes, wait a notch longer. {done} of {due} did the training.
high 7.3 | {cue}, go one hour further with your change. {streak} days run on their own.
low 7.3 | When an urge comes, take one breath. That is still the whole skill.
low 1.2 | Take one pause for your change {cue}. A lapse deletes nothing.
high | Pause by heart {cue}. {done} of {due} were good lessons.
`;
