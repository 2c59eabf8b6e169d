/** Motivational lines about moving: each says why it matters. */
export const movementMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | {cue}, notice how your legs feel. Knowing them is how your {thing} finds its hour.
1 | Watching comes first, so there is nothing to get wrong. {cue}, notice what moves you to your {thing}.
1 | When you next get up, notice the hour. It helps your {thing} more than a promise does.
2 7.1 1.4 | Try one minute of your {thing} {cue}. The right moment saves a lot of willpower.
2 1.4 7.1 | {cue}, lay out one thing for your {thing}. A trigger in sight beats a plan in mind.
2 7.1 4.2 | One good trigger makes all the rest lighter. {cue}, look for the one your {thing} likes.
high | {done} of {due} has a pattern. {cue}, notice it, so that your {thing} keeps it.
low | {cue}, notice your feet on the floor. A kind look counts, and your {thing} begins with one.
## reminder 2.3 7.1
| A missed day is a clue, and clues help. {cue}, look again for a good hour for your {thing}.
| {cue}, notice again what your back would like. Your {thing} makes a fine answer.
| Spot the gap in your day again {cue}. Your {thing} deserves that kind of room.
| Back to looking: {cue}, watch one thing that sits you down. Knowing it gives your {thing} a chance.
high | Doing {done} of {due} makes you a good witness. {cue}, look again at what helps your {thing}.
low | It counts to look again. {cue}, notice one itch to move. That is your {thing}, waving.
low | {cue}, notice one breath by the window. A fresh look helps your {thing} return.
## challenge 2.3 4.2
| If you like, watch children play for a minute. Their joy is what your {thing} is made of.
| Your call: notice the laziest hour of the day. A {thing} there makes a bright surprise.
| If you fancy it, look for the nicest place near you. Your {thing} deserves a view.
7.1 | Only if you feel like it: play the song that lifts you. It gives your {thing} a trigger.
low | It is up to you: notice one bird or cloud. Looking up helps, and your {thing} can wait.
## plain 2.3 4.2
1 | Before bed, note when your body felt glad today. That clue is a gift to your {thing}.
1 | {cue}, notice where your shoulders sit. They keep a diary, and your {thing} can read it.
1 | {cue}, look at what stands between you and your {thing}. Small hurdles want small answers, which helps.
1 | {cue}, watch who wins, sofa or shoes. Seeing it plainly helps your {thing} next week.
2 7.1 | {cue}, put one thing for your {thing} in your way. A trigger that waits for you saves effort.
2 1.4 | A test of one minute saves weeks of doubt. {cue}, try your {thing}, then judge the moment.
| {cue}, look for a pause you never saw. A found minute is a gift to your {thing}.
@running @walking | {cue}, look at the sky. It changes each day, and your {thing} lets you see it.
@running @walking 7.1 | Notice {cue} where your shoes sleep. By the door, they make your {thing} likely.
@sport | The sound of play is a trigger. {cue}, notice if you miss it. That makes practice sweet.
high | Curiosity keeps a good thing fresh. {cue}, note one extra clue about your {thing}, at {done} of {due}.
high | {cue}, spot a second gap in the day. A bonus {thing} there is a gift to yourself.
high | Proud and curious go well together: {streak} days. {cue}, notice what your {thing} does for your mood.
low | Before bed, note what took your {thing}'s turn. A clue matters, a verdict does not.
low | {cue}, look out of a window. A kind moment counts, even with no {thing} in it.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, do one minute of your {thing}. Small is how it survives a Monday.
3 1.4 | Stand up {cue}. That is the whole start, and it makes your {thing} possible.
3 8.1 | The smallest {thing} beats the grandest plan. {cue}, do one easy minute.
4 12.5 8.3 | {cue}, lay out one thing for tomorrow's {thing}. An easy start is a gift to a sleepy you.
4 12.5 8.3 | Less in the way makes it easier. {cue}, clear a little room for your {thing}.
4 8.3 | Begin your {thing} in one spot {cue}. A small start that repeats builds the rest.
high | Doing {done} of {due} makes it easy. {cue}, add one small extra minute to your {thing}.
high | {cue}, start your {thing} with a small bonus. It pays to enjoy what is easy.
low | {cue}, shake out one leg. Tiny counts, because it keeps your {thing} yours.
## reminder 8.7 8.1
| One minute is enough to be back. {cue}, give it to your {thing}: it keeps the door open.
| {cue}, do the easy part of your {thing} again. It matters that it is light.
| Small starts forget missed days, which helps. {cue}, stand up again for your {thing}.
| Lay out your things again {cue}. A little order makes your {thing} feel welcome.
high | {done} of {due}, and still light. {cue}, begin your {thing} again with an extra minute: it pays.
low | {cue}, reach up once. A fresh start of one second counts for your {thing}.
low | Gentle is enough. {cue}, stretch one arm again. It keeps a tiny {thing} alive.
## challenge 8.7 8.1
| If you like, do your {thing} to one song. Three light minutes make a whole Saturday brighter.
| Your call: do a small {thing} in silly socks. Laughing helps it start.
| If you fancy it, take your {thing} outdoors for a short minute. Sky is good for corners of the mind.
8.6 | If you want, share a tiny {thing} with someone at home. Company makes it easy.
high | If you like, add a little bonus to your {thing}. Easy days make it a joy to be generous.
low | It is optional: wiggle your toes in the sun. Even that tiny {thing} counts as care.
## plain 8.7 8.1
| The first minute is the rusty one. {cue}, do just that: it makes your {thing} easy.
| {cue}, do a {thing} so small it makes you smile. Smiles are how it starts tomorrow.
| Ready is slow to come. {cue}, begin your {thing} without it. A light start beats a long wait.
12.5 | {cue}, move one thing out of the way. An easy path makes the {thing} come to you.
12.5 | Tomorrow's you will thank you. {cue}, lay out a small start for your {thing}.
| {cue}, give your {thing} half a minute. It fits anywhere, and it makes the day lighter.
8.1 | {cue}, loosen your arms, easy and slow. It gives your {thing} a warm welcome.
@running @walking | {cue}, open the door and stand there. One small step of air gives your {thing} a chance.
@running @walking 12.5 | Put your shoes by the door {cue}. That small act makes tomorrow's {thing} half done.
@strength @workout | Two slow squats are a small deal with gravity. {cue}, do them: your {thing} counts both.
@yoga @strength @workout 12.5 | {cue}, unroll the mat and stand on it. It makes an easy {thing} hard to avoid.
@yoga | One long reach makes a whole morning or evening softer. {cue}, stretch up once. Small, and yours.
@sport 12.5 | {cue}, put your bag by the door. A packed bag makes practice start by itself, an easy win.
high | {cue}, add an easy minute to your {thing}. {done} of {due} is what makes it easy.
high | Small starts are how you got {done} of {due}. {cue}, do your {thing} with one extra round.
high | It pays to stay playful. {cue}, start your {thing} with one extra move.
high | Easy now, and earned: {done} of {due}. {cue}, give your {thing} one minute or more on top.
low | {cue}, stand up and sit down. It counts, so your {thing} has begun.
low | Some days the tiniest thing is brave. {cue}, roll one shoulder. Your {thing} counts it.
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same hour, same corner: that saves a debate a day. {cue}, do one minute of your {thing}.
5 7.1 1.4 | Give your {thing} its slot {cue}. A fixed place keeps it safe from busy days.
5 8.3 | Routine is kind, because it asks so little. {cue}, repeat your {thing} where you did it last.
6 1.2 12.1 | If you get home late, do one minute in the hall. A backup keeps your {thing} alive.
6 1.2 12.1 | If you are tired, do the slow version of your {thing}. Plan B counts in full.
6 1.2 | If the usual slot is gone, take a spare one. Your {thing} deserves two doors.
high | {done} of {due} is a rhythm. {cue}, add a fixed extra minute: it keeps your {thing} fresh.
high | {cue}, pick a spare slot as a bonus. A backup keeps your {thing} safe on busy days.
low | Half a minute keeps the slot. {cue}, do it in the usual place. Your {thing} counts it.
## reminder 8.3 1.2
| {cue}, take your usual slot back. One minute of your {thing} makes it yours.
| A routine counts on the cue, not on a clean sheet. {cue}, do your {thing} again, same place.
| Put your {thing} back in its usual place {cue}. It gives the day its shape.
| Bumps are part of any road. {cue}, come back to your {thing}: steady is what comes after.
1.2 | If the slot got away, use the spare one to come back. Your {thing} matters more than the hour.
high | Steady looks like this: {done} of {due}. {cue}, do your {thing} again, plus a bonus you earned.
high | {cue}, go back to your regular corner. {streak} days make it feel like home for your {thing}.
low | {cue}, stretch once in the usual place. It keeps the routine, and your {thing} is back.
low | No catching up needed: the slot is what counts. {cue}, breathe there once. Back at your {thing}.
## challenge 8.3 1.2
| If you like, keep the weekday slot for your {thing}. It makes Monday a smaller hill.
| Your call: test your rainy-day {thing} while it is dry. A tried backup helps you trust it.
| If you fancy it, do your usual {thing} with new music. Fresh sound keeps a steady thing fun.
high | If you like, add a bonus minute in the usual slot. {done} of {due} earned your {thing} some fun.
low | It is up to you: just sit where your {thing} happens. Keeping the place counts.
## plain 8.3 1.4
| {cue}, do your {thing}, same as last time. Nothing to decide leaves room for other things.
1.2 | If a call runs long, stretch while you listen. Plan B gives your {thing} a seat at the table.
| The chair makes strong offers. {cue}, do your {thing} before you hear one. The same order makes it easy.
12.5 | Hang your things on the usual hook {cue}. Less searching leaves time for your {thing}.
8.3 | Corners learn our names. {cue}, go to the usual one: it makes your {thing} start itself.
| Do your {thing} {cue} as on any other day. Plain repeats are what builds a habit.
1.2 | If your legs are heavy, do the slow form. The slot matters, the speed of your {thing} does not.
@running @walking | {cue}, take your usual route. Feet that know the way give your {thing} a quiet mind.
@running @walking 1.2 | If it pours, take the stairs twice. A backup with a roof keeps your {thing} on.
@strength @workout @yoga | {cue}, use the same bit of floor. It helps: your {thing} lives there.
@strength @workout @yoga 1.2 | If there is no room, use a wall. A steady backup makes your {thing} travel well.
@sport 12.5 | Drop your bag in its usual place {cue}. It saves a hunt and gives practice a head start.
@sport 1.2 | If the court or pool is shut, practice one move at home. Plan B counts.
high | {cue}, add one steady minute to your {thing}. Doing {done} of {due} makes a solid floor.
high | A routine of {streak} days earns some fun. {cue}, do one extra round of your usual {thing}.
high | {cue}, find a second slot. An extra {thing} there makes the rhythm richer.
high | {done} of {due}, day in and out. {cue}, do the usual {thing} a notch slower. Calm is a reward.
high | Rhythm is what you built: {done} of {due}. {cue}, repeat your {thing} and enjoy one extra minute.
low | {cue}, roll your neck in the usual place. Short keeps the routine, and the {thing}.
low | The place is half of it, and it counts. {cue}, stand where your {thing} happens.
low | If the day goes sideways, do ten seconds. Plan B keeps your {thing} warm.
# Feedback
## kickoff 2.2 1.5
7 2.3 2.2 | {cue}, count last week's marks. A number helps your {thing} more than a mood.
7 1.5 | One tweak at a time is how you learn. {cue}, adjust one thing about your {thing}.
7 2.2 | Your tally gives away its best day. {cue}, check it: your {thing} has a favorite.
8 3.1 3.2 | {cue}, tell one friend about your {thing}. Being asked about it makes it real.
8 3.2 | Company makes the minutes lighter. {cue}, ask a friend along for your {thing}.
8 6.3 3.1 | Friends see what mirrors miss. {cue}, ask one about your {thing}: it helps to be seen.
high | {cue}, share your score with a friend. Doing {done} of {due} gives your {thing} a story to tell.
high | {done} of {due} is good data. {cue}, adjust your {thing} by one extra minute: it pays to test.
low | {cue}, mark ten seconds of your {thing}. One is a number, and it counts.
## reminder 2.3 2.2
| Gaps in a tally still help. {cue}, make one fresh mark for your {thing}.
| {cue}, go back to what worked. Your {thing} keeps good notes for days like this.
3.1 | A friend makes it easier to return. {cue}, tell one that your {thing} is on again.
| Start the count at one again {cue}. Each tally counts from there, your {thing} too.
3.2 | Two restart better than one. {cue}, ask a friend back to your {thing}: it helps both.
high | Doing {done} of {due} makes a best day easy to find. {cue}, check again what helped your {thing}.
high | {streak} marks earn a good look. {cue}, add an extra one for your {thing} again.
low | {cue}, mark a one or a zero. Honesty helps, and your {thing} is back on the page.
low | One small mark again keeps the page alive. {cue}, do ten seconds of your {thing} for it.
## challenge 2.3 3.1
3.1 3.2 | If you like, ask a friend out for your {thing}. Side by side makes talk easier.
2.2 | Your call: rate today's {thing} out of ten. A number helps you see what was fun.
1.5 | If you fancy it, tweak the music or the hour. Saturday is good for tests of your {thing}.
3.1 | Only if you like: tell a friend the funniest bit of your {thing}. Shared laughs pay twice.
high | If you like, add one minute to your best result. Doing {done} of {due} earns your {thing} a record.
low | It is up to you: tell a friend it was slow. Sharing makes any {thing} lighter.
## plain 2.2 2.3
7 | {cue}, copy one thing from your best {thing}. What worked once helps twice.
7 1.5 | {cue}, move your {thing} by ten minutes. A tiny tweak pays when your mood agrees.
7 2.3 | A coin in a jar makes a fine sound. {cue}, drop one for your {thing}: a count you can hear.
7 2.2 | Compare this week with the last {cue}. Seeing your {thing} in numbers keeps you fair.
8 3.1 | {cue}, send a friend one line about your {thing}. Their answer is a small reward.
8 6.3 | Ask someone what gets them moving {cue}. Shared tricks make your {thing} richer.
@running @walking 2.2 | {cue}, count the dogs on your {thing}. It makes a fine number to bring home.
@strength @workout @yoga 2.2 | {cue}, count your breaths in one round. It gives your {thing} a number of its own.
@sport 2.2 | {cue}, count five good ones in practice. Small numbers build a calm hand.
high | {done} of {due} deserves an ear. {cue}, tell a friend what keeps your {thing} going.
high | {cue}, mark one extra {thing}. It makes {done} of {due} an even better count.
high | {streak} marks make a proud row. {cue}, add one extra for your {thing}.
high | {cue}, adjust your {thing} a notch. Doing {done} of {due} gives you the data to dare.
low | {cue}, do ten seconds, then mark it. It counts, and your {thing} has a number.
low | What helped on a good day still helps. {cue}, copy the smallest bit of that {thing}.
low | {cue}, tell a friend one honest line. It makes a slow {thing} less lonely, and it is enough.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say why you chose your {thing}. Your own reason keeps its spark.
9 13.2 15.3 | Someone you care about is glad when you move. {cue}, do your {thing} for that person: it counts.
9 13.4 | {cue}, do one minute of your {thing} for one value of your own. That gives it weight.
10 13.5 15.4 | {cue}, do one minute of your {thing}. Each one builds the person who does it.
10 15.4 | You have become someone who moves. {cue}, do your {thing}: it keeps that true.
10 13.1 13.5 | People copy who you are, so it counts. {cue}, show someone your {thing}.
high | {done} of {due} is character. {cue}, give your {thing} an extra minute and be proud.
high | {cue}, do your {thing} plus a bonus. {done} of {due} builds a person you value.
low | {cue}, shake out your legs. One vote counts for the person with the {thing}.
## reminder 13.5 15.3
| Missed days do not change who you are. {cue}, take up your {thing} again: that is what counts.
| {cue}, come back as yourself. Your {thing} gives you the best of you.
13.4 | Your own reason waited. {cue}, return to your {thing} for it. That keeps it true.
15.3 | You have come back before, and that proof counts. {cue}, do one minute of your {thing} again.
| Take your {thing} back {cue}. It is part of you, and it makes the day yours.
low | A slow week leaves you the same person. {cue}, stretch once: you are back at your {thing}.
low | {cue}, move one shoulder again. You still care, and that makes it a {thing}.
## challenge 13.5 13.1
13.1 | If you like, show someone younger your {thing}. What they see you value matters.
13.4 | If you fancy it, take your {thing} to a place you value. It gives the place back to you.
13.2 | Only if you like: do your {thing} for someone you care about. It makes a quiet gift.
low | It is up to you: move to one tune of your own. Even that {thing} counts as you.
## plain 13.5 15.4
13.4 | Fresh head, strong legs: your own value counts. {cue}, do your {thing} for it.
15.3 | {cue}, do today's {thing} on top of the gray ones. That pile is what proof is made of.
| Nobody looking is when it counts. {cue}, do your {thing}: that is your own character.
13.2 | Last year's you would stare. {cue}, do your {thing}: it makes you this person.
13.1 | A child may be watching. {cue}, do your {thing}: it makes moving look like who you are.
15.3 | Not the type, they said. {cue}, do one minute. Your {thing} makes better proof.
13.4 | Name one thing your {thing} means to you {cue}. A reason said aloud keeps longer.
13.4 | {cue}, do your {thing} like a gift to yourself. You are worth the wrapping.
@running @walking 15.3 | Worn soles are proof you can hold. {cue}, take them on your {thing}: they earned it.
@running @walking | {cue}, greet one neighbor on your {thing}. It makes you part of the street, the person with the wave.
@strength @workout @yoga 15.3 | {cue}, carry a full bag with ease. Your {thing} is what built that person.
@sport 13.4 | You had a reason to play first. {cue}, practice for it: your own reason keeps it a game.
@sport | {cue}, give the kid in you some practice. That person still counts on it.
high | {cue}, do your {thing} your own way. {streak} days make it yours, so be proud.
high | You can thank yourself for {done} of {due}. {cue}, give your {thing} a bonus minute.
low | You still care, and that counts. {cue}, move for ten seconds. That is a {thing} for today.
low | {cue}, stand like the person you are becoming. It helps, and your {thing} is near.
# Mastery
## kickoff 8.7 1.1
11 8.7 1.1 | {cue}, raise your {thing} by one minute. A gentle next level keeps it alive.
11 8.6 | A little harder makes it fun again. {cue}, do your {thing} in a new place: growth.
11 8.6 | Slow makes skill. {cue}, do your {thing} at half speed.
12 7.3 | {cue}, do your {thing} on your own. Knowing it by heart is a gift for years.
12 1.2 15.3 | If a week slips, do one minute of your {thing}. A lapse kept short is how a habit lasts.
12 1.2 | If you travel, do the suitcase size of your {thing}. It lasts because it bends.
high | {cue}, raise your {thing} one notch. It keeps a skill awake.
high | {done} of {due} has outgrown the old bar. {cue}, set the next goal for your {thing}: it pays.
low | Ten seconds is how habits last. {cue}, do them, and your {thing} keeps growing.
## reminder 1.2 8.7
7.3 | {cue}, do your {thing} again, on your own terms. That is what makes it last.
15.3 | Restarting is a skill, and yours pays. {cue}, pick up your {thing} again.
1.2 | A lapse ends with one minute, so it is never far. {cue}, do that minute of your {thing} again.
8.7 | {cue}, go back to the level that was fun. Fun is how your {thing} grows.
| What you learned is still in your legs, and it pays. {cue}, return to your {thing}. Skills wait.
low | Masters have slow weeks, so it is no lapse. {cue}, stretch once. You are back at your {thing}.
low | {cue}, return at the easiest level. It makes your {thing} last through weeks like this.
## challenge 8.7 8.6
| If you like, take your {thing} a little further. Stop while it is fun: that is how it grows.
7.3 | Your call: leave the phone at home. Your {thing} alone gives you a quiet hour.
@strength @workout @yoga @sport 8.6 | If you fancy it, learn one new move for your {thing}. A fresh skill makes old ones shine.
15.3 | Only if you want: repeat a hard {thing} from week one. How it has grown makes you proud.
@running @walking | If you like, add one hill to your {thing}. Next level, and the view pays the fare.
high | If you like, raise your {thing} by a notch. {done} of {due} builds trust in your skill.
low | It is up to you: do your {thing} at baby level. Soft days are how it lasts.
## plain 8.7 7.3
11 8.7 | {cue}, give your {thing} one minute over the usual. A next level this small keeps its charm.
11 8.6 | The part you skip gives the growth. {cue}, do that bit of your {thing}.
11 8.6 | {cue}, do your {thing} as quietly as you can. Soft feet are what skill sounds like.
11 8.7 | By heart is lighter than by will. {cue}, do your {thing} that way.
12 7.3 | {cue}, do your {thing} as if nobody wrote to you. On your own is how it lasts.
12 1.2 | {cue}, note one {thing} that fits a suitcase. Packing light helps a habit last.
12 15.3 | {cue}, recall your first {thing}. How you have grown is worth a grin.
12 1.2 | A line for after a lapse helps later. {cue}, write one for your {thing}.
12 7.3 | A good helper makes itself needless. {cue}, do your {thing} unprompted.
8.6 | Teach your {thing} to an empty chair {cue}. What you can explain, you have mastered: it counts.
@running @walking 7.3 | {cue}, go without music. A bird makes good company, and your {thing} runs alone.
@strength @workout @yoga 8.6 | Slow makes strong. {cue}, do one move of your {thing} as slowly as you can: pure skill.
@sport 8.6 | {cue}, practice your weak side for a minute. Growth there makes the good side proud.
high | {cue}, take your {thing} a notch further. Doing {done} of {due} gives you the right.
high | {streak} days made this a skill. {cue}, do your {thing} by heart and be proud.
high | {cue}, add one new move to your {thing}. It keeps an old skill young.
high | The longer {thing} is open to you, thanks to {done} of {due}. {cue}, do it once. Next level.
low | {cue}, do ten seconds of your {thing}. Small is how it lasts, and it counts.
low | The half-asleep version matters in a week like this. {cue}, do that {thing}: it lasts.
`;
