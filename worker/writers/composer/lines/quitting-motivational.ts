/** Motivational lines for things to leave off; how they are read: ../whole-lines.ts */
export const quittingMotivational = `
# Awareness
## kickoff @quitting 4.2 2.3
1 2.3 | When the urge comes, note the hour. Change nothing yet. Noticing the pattern pays all by itself.
1 4.2 | Notice who is around when an urge turns up. A map without blame helps later.
2 7.1 | Once an urge shows up, name what came before. A trigger you notice is easier to pass.
2 1.4 | {cue}, put your reason where the urge will notice it. One look helps.
high | Doing {done} of {due} makes you an expert. When an urge comes, notice its first signal.
low | When an urge comes by, notice the hour. Looking counts, even on days when little else does.
## reminder @quitting 2.3 7.1
| When the next urge comes, notice the place. You are back to watching, and a slip keeps its clue.
4.2 | Look back at your last urge {cue}. What set it off is worth more than what followed: a clue.
7.1 | {cue}, notice again where your hands are. Catching an urge at the start saves half the work.
high | {cue}, look again at an urge you let pass. Doing {done} of {due} means there are many, so enjoy one.
high | {cue}, notice again when the urge stays away. {streak} days earned you those quiet hours.
low | Notice one urge again when it comes. Curiosity is lighter than blame, and it keeps longer.
low | {cue}, look back at one good hour of your change. It was yours, so be glad of it again.
## challenge @quitting 4.2 2.3
| If you like, draw your day with its urge hours. A pattern on paper makes the rest easier.
2.3 | Your call: guess the hour of the next urge. A good guess makes you the one in charge.
7.1 | Optional: give the urge a silly name. What you can spot and smile at is lighter.
high | If you like, look for one extra trigger of the urge. {done} of {due} earned you sharp eyes.
low | Up to you: notice one hour without an urge. There were several, and each one counts.
## plain @quitting 2.3 4.2
4.2 | Jot down where you are when an urge comes. Places make patterns, and patterns make plans.
2.3 | When the urge shows up, name its trigger. A known guest makes less noise.
7.1 | If an urge comes, notice where it starts. The earlier you see it, the more room it leaves you.
2.3 | {cue}, look for the calmest hour of your change. It is proof of concept, so treasure that clue.
4.2 | Before you call it an urge, notice what you want. Some urges are tiredness in a coat, and knowing helps.
2.3 | When an urge comes, watch the clock. Urges that feel like hours are minutes, and knowing helps.
7.1 | Notice what your hands do {cue}. Hands tell the truth first, so they make good scouts for an urge.
1.4 | {cue}, spot one moment for a pause. Knowing where it fits makes the next urge less of a surprise.
4.2 | When the urge talks, notice its favorite sentence. A line you know by then means little.
high 7.1 | {cue}, look for an extra trigger. {streak} days make you hard for an urge to surprise. That pays.
high 4.2 | Name the easiest hour of your change {cue}. {done} of {due} earned you that pattern.
low 2.3 | When an urge comes, say hello to it. Being noticed makes it smaller. A clue is plenty.
low 4.2 | Notice one calm thing near you {cue}. That pause counts for your change.
# Small Steps
## kickoff @quitting 8.7 8.2
3 1.4 | When the urge comes, wait one minute. That small step matters, because urges pass.
3 8.7 | Take one slow breath once an urge starts. A tiny pause gives you back the choice.
4 12.5 | {cue}, put one easy swap in sight. It makes the good way the short way.
4 8.2 | Choose one small swap for the next urge {cue}. A simple plan counts on bad days, too.
high | {done} of {due} small pauses is something to be proud of. When the urge comes, add a minute.
low | When an urge comes, breathe out slowly. It is a small thing, and it counts in full.
## reminder @quitting 8.7 8.1
| When the next urge comes, take one slow breath. A small restart beats a long regret.
8.1 | Wait ten seconds again when an urge comes. Even a little gap keeps the choice with you.
12.5 | {cue}, put your swap back in sight. A small start today helps whoever you are at nine tonight.
high | When the urge comes, pause again, ten extra seconds. Doing {done} of {due} makes that easy.
high | {cue}, set out your swap again plus an extra. {streak} small wins earned new supplies.
low | Take a tiny pause again when the urge comes. The last one is over, and that helps.
low | {cue}, say "later" once to the urge. It is a small way back, and it counts.
## challenge @quitting 8.7 8.2
| If you like, take a short walk when the urge comes. Air is an easy swap, and free. It pays.
8.2 | Your call: find one small thing to peel or fold. Busy hands make an urge feel late.
12.5 | Optional: fill a little box with five swaps. One of them helps, so the urge has bad odds.
high | If you like, wait an extra minute through one urge. Doing {done} of {due} makes it a small bet.
low | Up to you: take one easy pause before the first urge. A head start counts double on a free day.
## plain @quitting 8.7 8.1
8.7 | When an urge rises, wait two minutes. The wave goes down on its own, so the small wait pays.
8.2 | Drink a glass of water when the urge comes. It gives time for the rest: small sips.
8.1 | If the urge talks, answer "not now". A short word makes a good door.
12.5 | {cue}, put one small step between you and the urge. Distance is a kindness that keeps working.
8.2 | When your hands itch, hold a pebble. A swap so simple is always there, which is why it helps.
8.7 | Before you follow the urge, start one short chore. You gain a clean sink either way, so it pays.
8.3 | Walk to another room once an urge begins. A little change of air gives you the next word.
8.1 | {cue}, begin one easy hour of your change. Hours are what years are built from, so they count.
8.2 | Brush your teeth when an urge starts. The mint makes a small full stop.
high | When an urge comes, wait an extra breath. {done} of {due} small pauses: each one earned.
high 8.7 | {cue}, set out a bonus swap. {streak} little days of change deserve fresh supplies.
high 8.2 | Try an extra swap when the urge comes. Doing {done} of {due} gives you room to play, so it stays easy.
low 8.7 | When the urge comes, breathe out once, slowly. One small pause matters, because it was yours.
low 8.1 | Start five easy minutes of your change {cue}. Five is a gift when forever is too much.
low 8.2 | Rub your hands together when an urge comes. A small swap, and the warmth counts.
# Consistency
## kickoff @quitting 8.3 1.2
5 8.3 | When the usual urge comes, step outside. The same swap matters, because it turns into routine.
5 7.1 | {cue}, take three slow breaths. A fixed pause means you meet the urge rested.
6 1.2 | When others offer, say "not today, thanks". A plan B for the urge saves the evening.
6 12.1 | If the day was long, take a detour home. A backup like that leaves the urge waiting alone. It pays.
high | {done} of {due} is steady, and you earned it. {cue}, repeat your usual pause and an extra breath.
low | Take one breath in the same place {cue}. The regular pause counts, not its size.
## reminder @quitting 8.3 1.2
| When the next urge comes, use the same swap again. A bump on the road means you are on it.
1.2 | {cue}, take your usual pause again. The routine kept your seat, so no speech is due.
7.1 | Put your reason back in its usual place {cue}. It helps most where the urge walks by.
high | {cue}, take your usual pause again with an extra breath. Be proud: {done} of {due} is steady.
high | Go back to the same swap when the urge comes. {streak} days of routine are worth keeping.
low | Take the usual pause again {cue}. One breath means the place is still yours.
low 1.2 | If an urge comes, use the swap you know again. Same one: that is why it helps.
## challenge @quitting 8.3 1.2
| If you like, rehearse your "no thanks" once. A ready answer keeps the change steady.
1.2 | Your call: choose a detour for tonight's urge. A set answer makes for a quiet evening.
7.1 | Optional: put a spare swap in your coat. A backup that is always with you counts double.
high | If you like, add a second fixed pause today. {done} of {due} earned your change the room.
low | Up to you: keep one usual pause today. It is what keeps the place, and the rest can wait.
## plain @quitting 8.3 1.2
8.3 | When the urge comes, take the same swap as yesterday. Routine makes it lighter each time.
1.2 | Leave by another door if the day was long. A detour round the urge is worth the steps.
7.1 | {cue}, put your swap in its usual place. It helps to find it half asleep.
1.2 | Before friends come, choose one answer. A steady "no" makes the urge a short visit, and a better party.
12.1 | If a row stirs an urge, go outside first. A plan B for anger is a gift to two people.
8.3 | Take your pause in the same chair {cue}. It gives your change a home.
7.1 | Put a spare swap beside your keys {cue}. The usual spot makes it easy to grab.
12.1 | {cue}, name the next obstacle and its swap. What has an answer weighs less, and that helps.
8.3 | Repeat yesterday's best pause {cue}. What worked once, at the same time, pays again.
high | {cue}, take your usual pause plus an extra minute. {done} of {due} is a rhythm to be proud of.
high 8.3 | When the urge comes, use the same swap or a bonus one. {streak} days of routine pay now.
high 7.1 | {cue}, add one regular pause to a quiet hour. Doing {done} of {due} gives you the footing.
low 1.2 | If it all goes sideways, take one breath before the urge decides. A plan B counts as a plan.
low 8.3 | Take the same small pause as ever {cue}. The place helps when you are tired.
# Feedback
## kickoff @quitting 2.3 2.2
7 2.3 | When an urge is gone, mark it. Each mark counts as one that did not win.
7 1.5 | {cue}, check which swap beat the urge most. Your own data gives better advice than I can.
8 3.1 | Tell one friend about your change {cue}. What two people know is easier to keep.
8 3.2 | {cue}, ask one friend to be your urge line. Most people are glad to be asked, and it helps.
high | {done} of {due} is worth a share. {cue}, tell one extra friend about your change.
low | Mark it when an urge passes. One on the tally means you waited, so it counts.
## reminder @quitting 2.3 2.2
| When you next wait out an urge, mark it. Back at one, and one counts like all the others.
3.1 | {cue}, tell your ally you are back at your change. Good news makes good company.
1.5 | Adjust one thing about your swap {cue}. A slip pays for the data, so you start fresh and wiser.
high | Mark the next urge again when it passes, with an extra star. {done} of {due} earned it.
high | {cue}, share your number again: {streak} days. Your change deserves witnesses.
low | When an urge goes by, mark it. A fresh tally of one beats a blank.
low 3.2 | Text a friend one word about your change {cue}. You are back in company, and that counts.
## challenge @quitting 2.3 3.1
| If you like, ask someone for their best swap. Shared tricks make the road shorter.
2.2 | Your call: count what your change gave back. Hours, coins, calm: it adds up.
3.1 | Optional: share your silliest urge story with a friend. Laughing together makes it lighter.
high | If you like, let one more urge pass than last week. {done} of {due} is a mark to be proud of.
low | Up to you: tell one person about your change. A secret is heavier, so it helps.
## plain @quitting 2.2 2.3
2.2 | Count the urges you waited out before bed. Each urge in the tally is one that lost. That pays.
1.5 | When the urge comes, use what helped last time. Your own data is the best coach, so it counts.
3.1 | {cue}, ask a friend what is different since your change. The answer may make your day.
2.3 | Drop a coin in a jar when an urge passes. A tally you can spend is worth hearing.
1.5 | Compare weekday and weekend urge marks {cue}. What you learn saves you a hard Friday.
3.2 | {cue}, ask a friend to walk at urge hour. Company makes it half as long.
2.3 | Once an urge is gone, give it a score. A falling number is something to be proud of.
6.3 | When you are out, watch a friend say no. A good trick for your change is worth stealing.
1.5 | Adjust one thing about your swap {cue}. A tweak saves you the next argument with the urge.
high | Check which swap earned {done} of {due} {cue}. It deserves an extra mark.
high 3.1 | {cue}, tell a friend about your change. {streak} days is news, so be proud of the number.
high 2.2 | Compare your first urge with the last {cue}. {done} of {due} lie between, and that counts.
low 1.5 | When an urge comes, copy what helped once. One good line of data is worth using.
low 2.3 | Count one urge that did not win before bed. It is the score that matters.
# Identity
## kickoff @quitting 13.5 13.4
9 13.4 | Say your reason for {habit} aloud {cue}. It is your own, and that is why it holds.
9 13.2 | When the urge comes, name what you value. You give up a thing and gain a life around it.
10 13.5 | Wait one minute once an urge comes. Someone who chooses is who you are now, so be proud.
10 15.4 | {cue}, say "I choose" once to yourself. Words like that build the person who can change.
high | {cue}, cast an extra vote with one pause. Doing {done} of {due} means the person you are is winning.
low | Take a breath for yourself {cue}. One hour never makes the person, so change stays open.
high | Doing {done} of {due} makes you someone who chooses. {cue}, thank yourself for the change.
## reminder @quitting 13.5 15.3
| When the next urge comes, choose again. A slip means little beside who you are.
13.4 | {cue}, go back to your reason for one pause. It matters as much as on day one, and it is yours: a value.
15.3 | {cue}, recall one urge you let go. That person is back, and you have reason to be proud of yourself.
high | When the urge comes, be that person again, an extra minute. {done} of {due} counts as proof.
low | Take one pause again {cue}, for yourself. You still care, and that is what counts.
low 13.2 | Be kind to yourself again when an urge comes. Kindness keeps people going, so breathe once.
## challenge @quitting 13.4 13.1
| If you like, write a thank-you card from later you. Your change is the reason for it.
13.1 | Your call: do one thing the urge left no time for. That part of you deserves it.
13.2 | Optional: tell someone you care about what your change is for. It means a lot to hear.
low | Up to you: do one kind thing for yourself. You are what the change is for, so it counts.
## plain @quitting 13.5 15.3
13.5 | When the urge comes, wait one minute. Choosing matters, because it is who you are now.
15.3 | Give yourself two minutes when the next urge comes. Each one is proof, and worth being proud of.
13.4 | {cue}, say your reason once. An urge lasts minutes, what you value keeps for years.
15.4 | If an urge nags, tell yourself "I have time". A friend at your side makes it easier.
13.2 | When an urge knocks, let it stand outside. It is a guest, not part of you, and that helps.
13.1 | {cue}, borrow a line from someone who did it. Change gets lighter in such company: you are becoming one.
13.5 | Choose like the person you want to be before the urge answers. Each vote counts.
15.3 | {cue}, name one thing that got better. Such proof of change keeps you warm on hard days.
13.4 | Write one value on your hand {cue}. The urge reads it first, so you win by a word.
high | {cue}, take an extra pause, proud of yourself. {done} of {due} was nobody else.
high 15.3 | When an urge comes, add a breath. {streak} days make you someone who can wait.
high 13.5 | Give yourself a bonus hour {cue}. You changed {done} of {due} times, so you deserve it.
low 13.5 | When an urge comes, take one breath for yourself. A small vote counts in full.
low 15.4 | {cue}, say one kind thing to yourself. Your change grows better on that, and you deserve it.
# Mastery
## kickoff @quitting 8.7 7.3
11 8.6 | When the hardest urge comes, wait a minute longer. You have grown into it, and that is a gift.
11 1.1 | {cue}, name one harder hour for your change. The next level makes the old one easy.
12 7.3 | Pause for one breath when the urge comes. You know it by heart, and that keeps.
12 1.2 | If you lapse, begin the change again that day. That plan is how it lasts.
high | When the urge comes, wait a notch further. {done} of {due} is a skill to be proud of.
low | Take one breath by heart when an urge comes. It keeps the skill, and that counts.
## reminder @quitting 1.2 7.3
| When the urge comes, go back to your first swap. Long roads have bumps, and a skill keeps.
7.3 | Use your pause again when the next urge comes. The skill is yours, whatever the week says. It counts.
1.2 | {cue}, say your way back once again. A lapse with a plan gives up early, so change wins.
high | {cue}, come back to your pause, a notch longer. After {done} of {due}, you can be proud of it.
high | When the urge comes, use your skill again. {streak} days, mostly unprompted, are worth a grin.
low | Go back to one breath when an urge comes. A level down, the skill still counts.
low 1.2 | {cue}, say "from now" to your change. The lapse ends there, and being back is what matters.
## challenge @quitting 8.6 7.3
| If you like, teach someone your best swap. A skill shared keeps for two.
7.3 | Your call: do without reminders for a day of your change. What runs on its own is a gift.
1.2 | Optional: plan the next holiday with your change in it. A long game deserves good packing. It pays.
high | If you like, go one urge-free hour further. Doing {done} of {due} makes the next level yours.
low | Up to you: take one pause, easy level. The skill lasts, so the day may be light.
## plain @quitting 8.7 7.3
7.3 | When the urge comes, pause for one breath. It means a lot that you know it by heart.
8.6 | {cue}, plan one swap for the hardest hour. Ready for the next level counts as half there.
1.2 | Name your likeliest lapse {cue}. What you see coming makes less noise, so your change lasts.
15.3 | {cue}, recall the first urge you waited out. You have grown, and it is worth a smile.
8.7 | Let an urge hum for one song when it comes. A skill like that makes you free.
7.3 | {cue}, write your reason for {habit} on a card. Cards keep for months, moods do not. It pays to have it.
1.2 | {cue}, write one kind line for after a lapse. Your change will be glad of it.
8.6 | {cue}, imagine the shaky place, calm. Your change can grow there, and that makes the map bigger.
1.1 | Smile at the urge when it comes. One of you has grown, so the grin is earned.
high | When an urge comes, wait a notch longer. {done} of {due} earned you that skill.
high 7.3 | {cue}, go one hour further with your change. {streak} days run on their own, which is a gift.
high 15.3 | {cue}, tell a beginner one thing about your change. {done} of {due} is a skill that helps two.
low 7.3 | When an urge comes, take one breath. It is the whole skill, and it counts.
low 1.2 | Take one pause for your change {cue}. A lapse deletes nothing, so all of it still counts.
`;
