/** Informative lines for things to leave off, each with something that is true; how they are read: ../whole-lines.ts */
export const quittingInformative = `
# Awareness
## kickoff @quitting 4.2 2.3
1 2.3 | Urges tend to follow a pattern. When the urge comes, note the hour. No change yet.
1 4.2 | People work as triggers, much like places. If an urge turns up, notice who is around. No blame.
2 7.1 | A trigger often sits just before the urge. Once an urge shows up, name what came first.
2 1.4 | What is in sight gets attention. {cue}, put a note with your reason where the urge may spot it.
high | {done} of {due} is enough to show a pattern. When an urge comes, notice its first signal.
low | Looking takes little effort. When an urge comes by, notice the hour. One clue is data.
low | A single look is data. Before bed, notice one hour your change went well.
## reminder @quitting 2.3 7.1
| A slip shows a trigger you had not seen. When the next urge comes, notice the place again.
4.2 | Memory rounds off an urge, so a fresh look helps. {cue}, look back at the last one.
7.1 | Hands often act before the mind decides. {cue}, notice again where yours are. An urge may start there.
high | {done} of {due} left data on what helps. {cue}, look again at an urge you let pass.
high | {streak} days of data hold quiet hours, too. {cue}, notice again when the urge stays away.
low | One look restarts the record. When an urge comes again, notice it. A clue, no task.
low | Good hours hold clues as well as bad ones. {cue}, look back at one, for your change. Data again.
## challenge @quitting 4.2 2.3
| A drawn day shows its patterns. If you like, mark the urge hours on yours and look.
2.3 | Guessing sharpens attention. Your call: guess the hour of the next urge.
7.1 | Naming a feeling tends to take some of its heat. Optional: give the urge a name, and watch.
low | Hours without an urge are data, too. Up to you: notice one.
## plain @quitting 2.3 4.2
4.2 | Place is a strong trigger. When an urge comes, jot down where you stand.
2.3 | Mood, company and hour are common triggers. {cue}, name the one that fits your last urge.
7.1 | An urge is often felt in one spot first. Notice where when it comes. A signal to know.
2.3 | Most days have a quiet stretch. {cue}, look for the one where your change is easiest. A pattern.
4.2 | Tired, hungry and bored can pass for an urge. Before you call it one, notice which it is. Data.
2.3 | Most urges pass within minutes. When an urge comes, watch the clock.
7.1 | Idle hands often look for the old routine. {cue}, notice what yours do. An urge may have a clue there.
1.4 | A pause needs a place in the plan. Spot a free moment for one {cue}.
4.2 | Urges tend to repeat their lines. When an urge talks, notice its favorite sentence.
high | Doing {done} of {due} makes you a trained observer. Name what the urge says first when it comes.
high 7.1 | {streak} days of data hold minor triggers too. {cue}, look for an extra one of the urge.
high 4.2 | The easy hours are part of the pattern. {cue}, name one of your change. {done} of {due} can tell.
low 2.3 | Noticing is practice already. When an urge comes, say hello to it. Enough data for a day.
low 4.2 | Attention can be moved, gently. {cue}, notice one calm thing near you. A pause, of a kind.
# Small Steps
## kickoff @quitting 8.7 8.2
3 1.4 | Urges rise and fall, often within minutes. When an urge comes, wait one. A small step.
3 8.7 | A slow breath takes about six seconds. Take one once an urge starts: a tiny pause, little effort.
4 12.5 | A swap gives the hands something to do. {cue}, put one in sight. Easy starts need no memory.
4 8.2 | What is simple is recalled under stress. {cue}, choose one small swap for the next urge.
high | Doing {done} of {due} shows that small pauses work. When the urge comes, add an extra minute.
low | One breath out is practice. When an urge comes, take it slowly. Small is the plan.
high | Small pauses got you {done} of {due}. {cue}, plan one extra for the next urge. An easy test.
## reminder @quitting 8.7 8.1
| One slip changes little in a long count. When the next urge comes, take one slow breath, a small fresh start.
8.1 | Ten seconds leave time to decide. Wait them out again {cue}, or whenever an urge comes. A small pause.
12.5 | A swap out of sight often goes unused. {cue}, put yours back in view. A small step.
high | {done} of {due} is practice. When the urge comes, pause again, ten extra seconds. Still a small act.
high | {streak} days of small pauses lower the effort. {cue}, set out your swap again and one extra.
low | A restart needs little effort when it is tiny. When the urge comes, pause again for a breath.
low | Words can start an act. {cue}, say "later" once to the urge. A small step back to the plan.
## challenge @quitting 8.7 8.2
| A short walk takes attention off an urge. If you like, take one when it comes.
8.2 | Busy hands leave an urge less room. Your call: find one small thing to peel or fold, as a test.
12.5 | Choice is easier when swaps lie ready. Optional: fill a little box with five. A swap costs less effort then.
high | Doing {done} of {due} leaves room for a test. If you like, wait an extra minute in one urge.
low | A pause taken early needs little effort. Up to you: take a short one before the first urge.
## plain @quitting 8.7 8.1
8.7 | Urges rise and fall like a wave. When one rises, wait two minutes.
8.2 | Sipping keeps hands and mouth busy for minutes. Drink a small glass of water when the urge comes.
8.1 | A short set answer saves a decision. If the urge talks, say "not now". A small word.
12.5 | Distance adds friction, which helps here. {cue}, put one small step between you and the urge.
8.2 | Hands recall old acts, so give them a new one. When an urge comes, hold a pebble. A simple swap.
8.7 | Delay often outlasts the peak. Before you follow the urge, start one short chore. A test of minutes.
8.3 | New rooms come with other cues. Once an urge begins, walk to one. A little change of setting.
8.1 | An hour is easier to decide on than a year. {cue}, begin one easy hour of your change.
8.2 | A mint taste can signal that something is over. Brush your teeth when an urge starts.
high | Each small pause was practice: {done} of {due}. When an urge comes, wait an extra breath.
high 8.7 | A swap tends to lose its novelty. {cue}, set out a small bonus one. {streak} days earned it.
high 8.2 | A second swap is a spare plan. Try an extra when the urge comes. Doing {done} of {due} makes it easy.
high 8.1 | Doing {done} of {due} shows which hours are easy. {cue}, begin an extra one of your change.
low 8.7 | One pause is practice. When the urge comes, breathe out once.
low 8.1 | Five minutes are easier to decide on than forever. {cue}, start five of your change.
low 8.2 | Warm hands are a new signal. When an urge comes, rub yours together.
# Consistency
## kickoff @quitting 8.3 1.2
5 8.3 | The same swap each time can become automatic. When the usual urge comes, step outside.
5 7.1 | A fixed pause needs no decision. {cue}, take three slow breaths, urge or no urge. A steady time.
6 1.2 | A ready answer is faster than an urge. When others offer, say "not today, thanks". A plan B.
6 12.1 | Usual routes carry usual cues. If the day was long, take a detour home. A backup for the urge.
high | {done} of {due} is a routine in the making. {cue}, repeat your usual pause, one extra breath.
low | A pause in the same place keeps its cue. {cue}, take one breath there.
low | A pause in its usual slot keeps the link. {cue}, take one slow breath, urge or not.
## reminder @quitting 8.3 1.2
| The link between urge and swap grows by repeats. When the next comes, use the same swap again.
1.2 | A routine keeps through a gap or two. {cue}, take your usual pause again.
7.1 | Notes fade into the wall over weeks. {cue}, put yours back in the usual place of the urge.
high | {done} of {due} built a steady link. {cue}, take your usual pause again with an extra breath.
high | {streak} days of the same swap are strong practice. Go back to it when the urge comes.
low | The usual pause still knows its cue. {cue}, take it again, for one breath.
low 1.2 | Plans outlive busy weeks. If an urge comes, use the swap you know again. Same one, no catching up.
## challenge @quitting 8.3 1.2
| Rehearsed words come faster. If you like, say your "no thanks" once, as a backup for the urge.
1.2 | A detour is a plan with other cues. Your call: choose one for tonight's urge.
7.1 | A spare within reach saves a decision. Optional: put a backup swap in your coat.
high | {done} of {due} is a steady base. If you like, add a second fixed pause today.
low | One fixed pause keeps the schedule alive. Up to you: take it, and the plan rests.
## plain @quitting 8.3 1.2
8.3 | Repeats tie a swap to its urge. When it comes, take the same one as yesterday.
1.2 | A new route avoids old cues. If the day was long, take another way home. A plan B for the urge.
7.1 | Hands go to usual places by habit. {cue}, put your swap in one of them. Steady help.
1.2 | Company is a strong cue. Before friends come, choose one answer. A set plan for the urge.
12.1 | Anger and stress are common obstacles. If one stirs an urge, go outside first. A usual plan B.
8.3 | A chair can become a cue for calm. {cue}, take your pause in the same one.
7.1 | Keys are seen several times a day. Put a spare swap beside them {cue}. A steady cue.
12.1 | An obstacle with an answer weighs less. {cue}, name the next one and its swap.
8.3 | The same hour makes the same pause easier. Repeat yesterday's {cue}: one pause, as usual.
high 8.3 | {streak} days tied swap to urge. When it comes, repeat the swap, or a bonus one.
high 7.1 | A steady plan has room: {done} of {due}. {cue}, add one regular pause to a calm hour.
low 1.2 | A plan for bad days is used on bad days. If one comes, take one breath before the urge decides.
low 8.3 | Place does part of the work. {cue}, take the same small pause as ever. A cue kept.
# Feedback
## kickoff @quitting 2.3 2.2
7 2.3 | Tracking helps many people change. When an urge has passed, mark it. Waited out is the score.
7 1.5 | Counts show which swap works best. {cue}, check which one beat the urge most. Your own data.
8 3.1 | People who tell someone often get support. {cue}, tell one friend about your change.
8 3.2 | A call takes minutes, about like an urge. {cue}, ask one friend to be your line.
high | {done} of {due} is a result to report, and reporting helps. {cue}, tell one extra person of your change.
low | One mark is a record. When an urge passes, mark it. Numbers start there.
low | One number told is support gained. {cue}, tell a friend one good thing of your change.
high | {done} of {due} is a number for others, too. {cue}, tell a friend about your change.
## reminder @quitting 2.3 2.2
| A tally of urges can restart at any number. When you next wait one out, mark it. That is data.
3.1 | Allies can only help with what they know. {cue}, tell yours you are back at your change. Support.
1.5 | A slip is data on a swap. {cue}, adjust one thing about it. A fresh test.
high | {done} of {due} on record. When an urge passes, mark it again, with an extra star.
high | {streak} marks are worth reporting again. {cue}, share the number with an ally of your change. Support grows.
low | A fresh tally takes one line. When an urge goes by, mark it. Data again.
low 3.2 | Support works in small doses. {cue}, text a friend one word about your change. You are back in company.
## challenge @quitting 2.3 3.1
| Small talk about big changes is support, too. If you like, tell a friend how your change goes.
| Others have tested many things. If you like, ask someone for their best swap. Good data.
2.2 | Gains are easy to overlook. Your call: count what your change gave back: hours, coins, calm.
3.1 | Shared laughter tends to bring people closer. Optional: share your silliest urge story with a friend.
high | {done} of {due} is the record. If you like, let one more urge pass than last week.
low | Support begins with knowing. Up to you: tell one person about your change.
## plain @quitting 2.2 2.3
2.2 | Memory tends to keep the urge that won. Before bed, count those you waited out.
1.5 | What helped once is likelier to help again. When the urge comes, use it. Your own data.
3.1 | Others see some changes sooner than we do. {cue}, ask a friend about yours. A change, measured.
2.3 | A sound makes a count real. Drop a coin in a jar when an urge passes. Tracking by ear.
1.5 | Weekdays and weekends tend to differ. {cue}, compare your urge marks for both.
3.2 | Company makes hard hours easier. {cue}, ask a friend to walk at urge time. Support on legs.
2.3 | A number shows change that feelings hide. Once an urge is gone, give it a score. Data.
6.3 | Watching how others do it is a way to learn. When you are out, study a friend's "no". Useful for your change.
1.5 | A swap may be too far or too slow. {cue}, adjust one thing about yours. A test with clear results.
high 3.1 | Reported progress tends to last. {cue}, tell a friend about your change: {streak} days.
high 2.2 | Doing {done} of {due} allows a fair test. {cue}, compare your first urge with the last.
low 1.5 | Even a single try is data. When an urge comes, copy what helped that once.
low 2.3 | Wins are data as well. Before bed, count one urge that did not win.
# Identity
## kickoff @quitting 13.5 13.4
9 13.4 | Acts with a reason of their own are kept longer. Say yours for {habit} aloud {cue}.
9 13.2 | A named value is easier to recall under stress. When the urge comes, name what you value.
10 13.5 | The self is partly what we choose. Once an urge comes, wait one minute. Proof for yourself.
10 15.4 | 'I choose' reads kinder than 'I may not'. {cue}, say it to yourself once. Words guide the mind in a change.
high | {done} of {due} is strong evidence of who you are. {cue}, add one pause to the proof.
low | One hour is weak evidence about a person. {cue}, take a breath for yourself. The change goes on.
low | Kindness to the self tends to help a change. {cue}, take one breath for yourself.
high | Doing {done} of {due} shows a person, not luck. {cue}, thank yourself for the change.
## reminder @quitting 13.5 15.3
| A slip is one act among hundreds, no verdict on who you are. When the next urge comes, choose again.
13.4 | Your reason is older than the urge. {cue}, go back to it for one breath. A value holds its place.
15.3 | Past wins tend to feed confidence. {cue}, think back to one urge you let go. Proof of a person.
high | {done} of {due} is proof in numbers. When the urge comes, wait again, an extra minute, in character.
high | {streak} days are evidence even doubt accepts. {cue}, thank yourself again for the change.
low | Self-kindness often makes it easier to resume. {cue}, take one pause again, for yourself.
low 13.2 | Harsh words rarely help a plan. When an urge comes, be kind to yourself again: one breath.
## challenge @quitting 13.4 13.1
| Picturing your later self can help today's choices. If you like, write that person's thank-you note on your change.
13.1 | Freed hours fill up, one way or another. Your call: give one to what you value. Your change made room in the plan.
13.2 | A reason said aloud is easier to recall. Optional: tell someone you care about what your change is for.
low | Self-care is practice, too. Up to you: do one kind thing for yourself. That is part of the change.
## plain @quitting 13.5 15.3
13.5 | Choices shape how we see ourselves. When the urge comes, wait a minute. You are someone who can. Evidence.
15.3 | Each waited-out urge is evidence of a new self. When the next comes, give it two minutes.
13.4 | An urge is about minutes, a value about years. {cue}, say your reason once.
15.4 | Speaking to yourself as to a friend can calm the mind. If an urge nags, tell yourself "I have time".
13.2 | Seeing an urge as a guest leaves you as the host. When one knocks, let it stand. A view that helps the self.
13.1 | We often learn from people who did it before. {cue}, borrow a line about change from one such person.
13.5 | A choice repeated is a vote for a self-view. Before the urge answers, choose like the person you want to be.
15.3 | Named gains weigh more than unnamed ones. Name one of your change {cue}. Proof for yourself.
13.4 | Values in sight act as cues. Write one on your hand {cue}, where the urge will read it.
high 15.3 | {streak} days are proof of a person. When an urge comes, add a breath. Evidence grows.
high 13.5 | Rewards soon after an act strengthen it. {cue}, give yourself a bonus hour for your change: {done} of {due}.
low 13.5 | The self is built in small acts. When an urge comes, take one breath for yourself.
low 15.4 | Kind self-talk is practice as well. {cue}, say one good word to yourself. That helps any change.
# Mastery
## kickoff @quitting 8.7 7.3
high | {done} of {due} is practice. {cue}, choose a harder hour: the next level of your change.
11 8.6 | Waiting is a skill that grows. When the hardest urge comes, wait a minute longer.
11 1.1 | One harder hour is a clear goal. {cue}, name it, as the next level of your change.
12 7.3 | Cues can outlive reminders. When the urge comes, pause for a breath, by heart.
12 1.2 | A lapse plan can keep one slip from turning into many. If it happens, begin the change again that day. It lasts.
high | {done} of {due} is skill. When the urge comes, wait a notch further.
low | The shortest pause lasts in rough weeks. When an urge comes, take one breath, by heart.
low | Small pauses last in rough months. {cue}, take one for your change, by heart.
## reminder @quitting 1.2 7.3
| Old swaps are remembered fast. When the urge comes, go back to your first one. A learned skill.
7.3 | Skills tend to come back faster than they came. When the next urge comes, use your pause again.
1.2 | A plan can shorten a lapse. {cue}, say your way back once again. Then the change lasts.
high | {done} of {due} is skill, not luck. {cue}, come back to your pause, a notch longer.
high | {streak} days, much of it on your own cue. When the urge comes, use the skill again.
low | A lower level keeps the same cue. When an urge comes, go back to one breath.
low 1.2 | A lapse has an end, and you set it. {cue}, say "from now" to your change. Back to the plan that lasts.
## challenge @quitting 8.6 7.3
| Teaching tends to deepen a skill. If you like, show someone your best swap.
7.3 | A habit needs its cue, not an alert. Your call: run one day of your change without reminders. A skill test.
1.2 | Trips change cues, and habits with them. Optional: plan the next one with your change in it. Long-term thinking.
high | Doing {done} of {due} allows the next level. If you like, go one urge-free hour further than usual.
low | Easy days are part of long records. Up to you: take one pause. The skill lasts.
## plain @quitting 8.7 7.3
high | What was practiced {done} of {due} times is a skill. {cue}, take a pause by heart.
7.3 | A practiced pause can come without reminders. When an urge comes, test it: one breath. A skill by now.
8.6 | Harder hours train a skill. {cue}, plan one swap for yours. The next level, prepared.
1.2 | Stress and company are common causes of a lapse. {cue}, choose one swap for each. Plans last.
15.3 | First wins are well kept in memory. {cue}, recall the first urge you waited out. You have grown.
8.7 | A song lasts about three minutes. When an urge comes, let it hum for one. A growing skill.
7.3 | Written reasons outlast moods. {cue}, write yours for {habit} on a card. A plan for months.
1.2 | Kind plans are easier to follow. {cue}, write a line for after a lapse. Your change will know the way.
8.6 | Imagined practice helps the real kind. {cue}, imagine the shaky place, calm. Your change can grow there.
1.1 | For many people urges get rarer with time. When an urge comes, smile at it. You grow, it tends not to.
high | {done} of {due} trained the wait. When an urge comes, wait a notch longer. Skill shows there.
high 7.3 | {streak} days suggest a cue that works alone. {cue}, go one hour further with your change.
high 15.3 | Teachers tend to learn twice. {cue}, tell a beginner one thing about your change. {done} of {due} is a skill.
low 7.3 | One breath is the whole skill, in small. When an urge comes, take it.
low 1.2 | A lapse does not erase practice. {cue}, take one pause for your change. It lasts.
low | A tiny pause keeps the skill in practice. {cue}, take one, for months to come.
`;
