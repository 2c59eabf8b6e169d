/** Direct lines about moving. */
export const movementDirect = `
# Awareness
## kickoff 2.3 4.2
1 | {cue}, notice how your legs feel. Nothing else. Your {thing} can wait a week.
1 | {cue}, watch what you do next. It is a {thing} or it is a chair. Both are news.
1 | When you next get up, notice the hour. A first clue for your {thing}.
2 7.1 1.4 | {cue}, try one minute of your {thing}. Right moment or not? You decide.
2 1.4 7.1 | {cue}, lay one thing for your {thing} in the way. Now it is a trigger.
2 7.1 4.2 | {cue}, notice what comes next. A gap there is a trigger for your {thing}.
high | {cue}, spot what sets your {thing} off. {done} of {due} is no accident. There is a pattern.
low | {cue}, notice your feet. No {thing} needed, just a look.
## reminder 2.3 7.1
| {cue}, look again at your day. There is a gap the size of your {thing}.
| {cue}, notice your back. It tried to reach you again. Your {thing} has the answer.
| {cue}, notice the chair that keeps you. Back to watching. Your {thing} is patient.
| {cue}, note what took the place of your {thing}. A missed day is a clue. Look again.
high | {cue}, look again at your best {thing}. {done} of {due}: something works.
high | {cue}, notice your first thought again. {streak} days of your {thing} have had a word with it.
low | {cue}, notice one wish to move. Back to watching. Your {thing} can wait.
low | {cue}, look out of a window. A fresh start. Your {thing} can wait.
## challenge 2.3 4.2
| If you like, watch a dog wake up. It stretches, then reads the news. Notes for your {thing}.
| Optional: note the laziest hour of the day. A {thing} would surprise it.
| Your call: spot three people on the move. Your {thing} may want to join.
| If you fancy it, look for a better spot for your {thing}. Saturdays hide good ones.
7.1 | If you want, play the song that wakes your feet. A trigger for your {thing}.
high | If you like, note one extra clue. You are the expert on your {thing}.
low | If you like, notice one good breath outdoors. Enough for your {thing} this week.
## plain 2.3 4.2
1 | Before bed, note when your legs last had fun. A clue for your {thing}.
1 | {cue}, notice your shoulders. Ears are for hearing, not for resting on. A {thing} may help.
1 | {cue}, look at what stands between you and your {thing}. A door, perhaps. Or a thought.
1 | {cue}, watch who wins: sofa or shoes. No bets. A clue for your {thing}.
2 7.1 | {cue}, put one thing for your {thing} on your chair. It will stare. That is a trigger.
2 1.4 | {cue}, try one minute of your {thing}. Judge the moment, not yourself.
2 4.2 | {cue}, notice the first thing you touch. It could trigger your {thing}.
2 7.1 | {cue}, pick the trigger that never skips a day. Your {thing} can ride along.
| Watch your hands {cue}. A phone, no doubt. Your {thing} fits in that moment.
@running @walking 7.1 | {cue}, notice where your shoes are. Your {thing} is as far away as they are.
@sport 7.1 | {cue}, notice where your bag sleeps. Far from the door, far from practice.
high | {cue}, spot one extra gap in the day. Your {thing} may take it.
high | After your {thing}, note your mood. Doing {done} of {due} gives you something to compare.
low | Before bed, note what took your {thing}'s turn. One word. A clue, no verdict.
low | {cue}, notice your breath. That is all. Your {thing} begins somewhere near it.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Do one small minute of your {thing} {cue}. Then you are free.
3 1.4 | {cue}, do the tiniest {thing} you can think of. A start is a start.
4 12.5 8.3 | {cue}, lay out one thing for tomorrow's {thing}. Easy for the sleepy you.
4 12.5 8.3 | {cue}, clear a little room for your {thing}. Easy beats heroic.
high | {cue}, add one small minute to your {thing}. {done} of {due}. It is getting easy.
high | {cue}, begin your {thing} a tiny bit early. The extra minute is free.
low | {cue}, shake out one leg. Smallest {thing} there is. Enough.
3 1.4 | Start small {cue}: one minute of your {thing}.
4 12.5 8.3 | Set one thing out {cue}. A light start for tomorrow's {thing}.
## reminder 8.7 8.1
| {cue}, give your {thing} one minute. Small, and you are back.
| Do the easy bit of your {thing} again {cue}. No speech.
| {cue}, stand up. Light start. Your {thing} is on again.
| Move a little {cue}. A bit of rust comes off fast. Back to your {thing}.
high | {cue}, start your {thing} again with a bonus minute. {done} of {due}. Still light.
low | {cue}, reach up once. A fresh start, tiny size. Your {thing} is back.
low | Stretch one arm {cue}. Again is a small word. It fits your {thing}.
## challenge 8.7 8.1
| If you like, do your {thing} to one song. Short, loud, done.
| Your call: do your {thing} in slippers. Small {thing}, big style.
| If you fancy it, do a tiny {thing} outside. The sky has space.
high | If you like, add a small bonus to your {thing}. Nobody sends a bill.
low | If you want, wiggle ten toes. A tiny {thing}. Nobody will know.
## plain 8.7 8.1
| {cue}, do the first minute of your {thing}. The rest is up to your legs.
| {cue}, try a {thing} so small it feels silly. Silly counts.
12.5 | {cue}, move one thing out of your {thing}'s way. Easier already.
| Spend one minute on your {thing} {cue}. The kettle needs that, too. Light work.
| Take the short version of your {thing} {cue}. It was built for today.
| {cue}, do the one part of your {thing} you enjoy. Small and selfish.
@running @walking | {cue}, open the front door. A small step is half your {thing}.
@running @walking 12.5 | {cue}, put your shoes by the door. An easy start for your {thing}.
@running @walking | {cue}, go to the third house. A short {thing}, fully yours.
@strength @workout | {cue}, do two squats. Small {thing}. The chair can watch.
@strength @workout @yoga 12.5 | {cue}, unroll the mat. It does the talking. An easy start for your {thing}.
@yoga | {cue}, reach for the ceiling. It will not come down. A small stretch will do.
@sport 12.5 | {cue}, put your bag in the hall. An easy start: practice leaves from there.
high | Add one minute to your {thing} {cue}. Doing {done} of {due} makes it a small ask.
high | {cue}, do a bonus round of your {thing}. Small round. {streak} days earned it.
high | {cue}, begin your {thing} with one new move. {streak} days made the old ones easy.
high | Give your {thing} two extra minutes {cue}. Small change.
low | {cue}, stand up and sit down. A {thing} in its smallest print.
low | {cue}, roll your shoulders once. Tiny {thing}. It counts in full.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, do one minute of your {thing}. Same place daily. No debate.
5 7.1 | Give your {thing} its slot {cue}. Fixed slots need no courage.
6 1.2 12.1 | If you get home late, do one minute in the hall. A backup for your {thing}.
6 1.2 12.1 | If you are tired, do the slow form of your {thing}. Plan B, and a good one.
high | {cue}, add one fixed minute to your {thing}. {done} of {due} is a rhythm.
high | {cue}, pick a spare slot as an extra. Your {thing} deserves a backup.
low | {cue}, do ten seconds, same place. Slot saved. Your {thing} can grow back.
## reminder 8.3 1.2
| {cue}, take your usual slot back. One minute of your {thing} will do.
| Do your {thing} again {cue}, same place. Routines forgive quickly.
| Put your {thing} back in its usual place {cue}. It kept the seat warm.
| {cue}, repeat your last {thing}. A missed day has no vote.
1.2 | If you missed the slot, use the spare one. Your {thing} is back on the calendar.
high | Repeat the usual {thing} again {cue}, plus a bonus. {done} of {due}, steady.
high | {cue}, go back to your regular slot. {streak} days in, your {thing} knows the way.
low | {cue}, stretch once in the usual place. Back in the routine. Enough for your {thing}.
low | {cue}, do half a minute, same spot. No catching up. Your {thing} is back.
## challenge 8.3 1.2
| If you like, keep the weekday slot for your {thing}. Saturday will cope.
| Optional: test your backup {thing} on a good day. Fire drills work too.
| Your call: do your usual {thing} to new music. The routine will not mind.
high | If you like, add a bonus to the usual {thing}. The routine can take a joke.
low | If you want, sit in your usual {thing} place. Just sit. Routine kept.
## plain 8.3 1.4
| Do your {thing} {cue}, same as last time. Dull is a feature.
1.2 | If a call runs long, stretch while you listen. Plan B for your {thing}.
| {cue}, do your {thing} before you sit. Same order, fewer battles.
12.5 | {cue}, hang your things on the usual hook. Your {thing} starts faster.
1.2 | If you sleep in, do one minute at noon. A spare slot for your {thing}.
8.3 | {cue}, go to your usual corner. It knows your {thing} by name.
1.2 | If your legs say no, do the slow version. The slot says yes. Same {thing}.
@running @walking | {cue}, take the usual route. Your feet drive. A {thing} without a map.
@running @walking 1.2 | If it pours, take the stairs twice. A {thing} with a roof. Plan B.
@strength @workout @yoga | {cue}, use the same bit of floor. Nothing to decide. Just your {thing}.
@strength @workout @yoga 1.2 | If there is no room, use a wall. Steady backup for your {thing}.
@sport 12.5 | {cue}, drop your bag in its usual place. Practice leaves from there.
@sport 1.2 | If the place is shut, practice one move in the hall. Backup in action.
high | Add one steady minute to your {thing} {cue}. {done} of {due} is a routine.
high | {cue}, do the usual {thing} and one extra round. {streak} days, same hour.
high | {cue}, find a second fixed slot. An extra {thing} will move in.
high | Repeat your {thing} {cue}, plus a bonus minute. Clockwork, with cake.
low | {cue}, roll your neck, same place as ever. A {thing} in brief.
low | {cue}, stand where your {thing} happens. Same place. That is today's routine.
low | If the day goes sideways, do ten seconds. Plan B. Your {thing} keeps its slot.
# Feedback
## kickoff 2.2 1.5
7 2.3 2.2 | {cue}, count last week's marks. One number for your {thing}.
7 1.5 | {cue}, adjust one thing about your {thing}. The count will tell on Friday.
7 2.2 | Read your tally {cue}. Your {thing} has a best day. The numbers know it.
8 3.2 | {cue}, ask a friend along for your {thing}. They can only say yes or no.
8 6.3 3.1 | {cue}, ask a friend what your {thing} has changed. They measure what you miss.
high | {cue}, tell a friend the score: {done} of {due}. Your {thing} can take applause.
high | {cue}, adjust your {thing} by one extra minute. {done} of {due} is enough data.
low | {cue}, mark ten seconds of your {thing}. One mark is a score.
8 3.1 | Tell one friend {cue} that your {thing} is on.
## reminder 2.3 2.2
| {cue}, make one fresh mark for your {thing}. Gaps are data.
| {cue}, go back to the hour that worked. The tally knows it. Your {thing} does too.
| Start the count again {cue}. One {thing}, one mark.
3.1 | {cue}, tell a friend your {thing} is on again. They will check.
3.2 | {cue}, ask someone to come back with you. A {thing} shared is a {thing} done.
high | Mark your {thing} again {cue}, plus an extra. The tally has room.
low | {cue}, mark a zero or a one. Back on the tally. Your {thing} takes either.
## challenge 2.3 3.1
3.1 3.2 | If you like, ask a friend out for your {thing}. Talk is free there.
2.2 | Your call: give your {thing} a score out of ten. Ice cream is the ten.
2.2 | Optional: measure your {thing} in songs.
1.5 | If you fancy it, tweak one thing about your {thing}. Compare at dinner.
low | If you want, tell a friend it was a slow week. A {thing} shared is lighter.
high | Your call: add one friend to your {thing}. The score doubles.
## plain 2.2 2.3
7 | Copy one thing from your best {thing} {cue}. It worked once.
7 1.5 | Move your {thing} ten minutes earlier, once. Your mood is the result.
7 2.2 | {cue}, compare this week's marks with last week's. That is your {thing} in numbers.
7 2.3 | {cue}, put a coin in a jar for your {thing}. The count is on Sunday.
8 3.1 | {cue}, send a friend one line about your {thing}. No poem needed.
8 6.3 | {cue}, ask a friend how they keep moving. Free data for your {thing}.
8 3.1 | {cue}, tell the nosiest person you know about your {thing}. They will track it.
| Mark your {thing} {cue}, before memory edits it. Pens are honest.
@running @walking 2.2 | {cue}, count the front doors on your {thing}. A number nobody has.
@strength @workout @yoga 2.2 | {cue}, count your breaths in one {thing}. A private number.
@sport 2.2 | {cue}, count five good shots or laps. A score for practice, not for glory.
high | Mark one extra {thing} {cue}. The tally likes company.
high | {cue}, tell someone who would smile: {done} of {due}. Your {thing} made the score.
high | Tweak your {thing} a notch {cue}. {streak} marks will show the result.
high | Read your score aloud {cue}: {done} of {due}. Your {thing} earned the volume.
low | {cue}, do ten seconds, then mark it. Your {thing} has a number again: one.
low | {cue}, copy one small thing that helped before. The data is yours. So is the {thing}.
low | {cue}, tell a friend one honest line. Short. Your {thing} can use an ally.
# Identity
## kickoff 13.5 13.4
9 13.2 15.3 | {cue}, do one minute of your {thing}. Your own reason, or someone you care about.
9 13.4 13.2 | {cue}, say your reason for your {thing} out loud. Your own. Still good.
10 13.5 15.4 | {cue}, do one minute of your {thing}. You are someone who does.
10 15.4 | {cue}, do your {thing} as the person you have become. Same legs, new owner.
10 13.1 | {cue}, show one person how you do your {thing}. Character is visible.
high | {cue}, give your {thing} one extra minute. {done} of {due}. That is character.
low | {cue}, shake out your legs. One small vote for the person with the {thing}.
9 13.4 | Name your own reason {cue}. Your {thing} can quote you.
## reminder 13.5 15.3
| {cue}, take up your {thing} again. Missed days do not change the person.
| Come back as yourself {cue}. Your {thing} never wanted anyone else.
13.4 | {cue}, return to your {thing} for your own reason. It waited.
15.3 | {cue}, do it again. You have come back before. Your {thing} calls it character.
| Do one minute of your {thing} {cue}. Back in character.
high | Do your {thing} again {cue}, an extra minute. {done} of {due} is who you are.
low | {cue}, stretch once. Same person, slow week. You are back at your {thing}.
low | {cue}, move one shoulder. You still care. Your {thing} is back.
## challenge 13.5 13.1
13.1 | If you like, show someone younger your {thing}. They become what they see.
| Your call: do the {thing} that is most like you. Odd is fine.
13.2 | If you fancy it, do your {thing} for a person you care about. No card needed.
high | If you like, add one move only you would do. Your own {thing}, signed.
low | If you want, move to one song your own way. A {thing} with character.
## plain 13.5 15.4
13.4 | {cue}, do your {thing} for the fresh head you value. Or the legs. Your own pick.
15.3 | {cue}, add today's {thing} to the gray-day pile. That pile is proof.
| Do your {thing} {cue}. Nobody is looking. That is the real character.
13.1 | {cue}, do your {thing} where a child may see. A child copies that.
15.3 | Do one minute {cue}. Someone said you were not the type. Your {thing} is proof.
@running @walking 15.3 | {cue}, look at your worn soles. Proof of who does your {thing}.
@strength @workout @yoga 15.3 | {cue}, carry a full bag with ease. That is proof. Your {thing} did it.
@sport 13.4 | {cue}, practice for the reason you first played. Still your own.
@sport | {cue}, give the kid in you some practice. That person never left.
high | Do your {thing} your own way {cue}. {streak} days say it is yours.
low | {cue}, move for ten seconds. One vote for you and your {thing}.
low | {cue}, stand like the person you are becoming. A {thing} of one second.
low | Be kind to your own pace {cue}. One stretch. The {thing} is still yours.
# Mastery
## kickoff 8.7 1.1
11 8.7 1.1 | {cue}, raise your {thing} by one minute. The next level is one small stair.
11 8.6 | {cue}, do your {thing} in a harder place. One notch, no more.
11 8.6 | Do your {thing} at half speed {cue}. Slow is a skill.
12 7.3 | Do your {thing} on your own {cue}. You know it by heart.
12 1.2 15.3 | If a week slips, do one minute of your {thing}. Lapse over.
12 1.2 | If you travel, do the suitcase size of your {thing}. It lasts that way.
high | Raise your {thing} one notch {cue}. {done} of {due} is a base for the next level.
high | {cue}, set the next goal for your {thing}. The old one has grown small.
low | {cue}, do ten seconds of your {thing}. A habit lasts by its tiny days.
low | Stretch once {cue}. Your {thing} lasts by small things like that, for months.
## reminder 1.2 8.7
7.3 | Do your {thing} again {cue}, as if unprompted. Ignore this line.
15.3 | {cue}, restart your {thing}. You have the skill, you have done it before.
1.2 | {cue}, do one minute of your {thing}. A lapse ends at the first one back.
8.7 | {cue}, go back to the level that was fun. Your {thing} grows from there.
| Pick up your {thing} {cue}. Skills wait. They do not move out.
high | Do your {thing} again {cue}, a notch up. {done} of {due} is mastery at work.
high | {cue}, do your {thing} again with an extra minute. {streak} days, on your own.
low | {cue}, do one slow stretch. Back at the level that lasts. Your {thing} agrees.
low | {cue}, return at beginner level. Masters do that. Your {thing} lasts.
## challenge 8.7 8.6
| If you like, take your {thing} a little further. Stop while it is fun.
7.3 | Optional: leave the phone at home. Your {thing} runs alone.
@strength @workout @yoga @sport 8.6 | Your call: learn one new move for your {thing}. Saturdays are good for skills.
8.7 | If you want, try your {thing} on new ground. Same skill, harder map.
high | If you like, raise your {thing} by a notch. Legs permitting, growth included.
low | If you want, do your {thing} at baby level. It lasts longer than pride.
## plain 8.7 7.3
11 8.7 | {cue}, add one minute to your {thing}. Still fine? That is the next level.
11 1.1 | {cue}, try your {thing} one level up. A minute will tell.
11 8.7 | {cue}, do your {thing} by heart. Thinking is for beginners.
12 1.2 | {cue}, note one {thing} for a suitcase. It lasts through holidays.
12 7.3 | {cue}, do your {thing} on your own cue. I am nearly out of a job.
12 1.2 | {cue}, write one line to read after a lapse. Your {thing} lasts with such notes.
8.6 | {cue}, teach your {thing} to an empty chair. If it gets it, you mastered it.
7.3 | {cue}, let your legs decide. Your {thing} runs on its own.
@running @walking 8.7 | {cue}, take your {thing} up one hill. Further up, better view.
@running @walking 7.3 | {cue}, go without music. Your {thing} and a bird. A quiet skill.
@strength @workout @yoga 8.7 | {cue}, do your {thing} as if in honey. Slow skill.
@sport 8.6 | {cue}, practice your weak side for a minute. It will grow on you.
high | Raise your {thing} by a notch {cue}. Permission granted.
high | {cue}, do your {thing} by heart. {streak} days, no map needed.
high | Try a minute of the next goal {cue}. Your {thing} has outgrown the old level.
high | {cue}, do the longer {thing}. {done} of {due}. You have grown into it.
high | Add one new move to your {thing} {cue}. You have mastered the old ones.
low | {cue}, do ten seconds of your {thing}. The small form is how it lasts.
low | {cue}, do the beginner's {thing}. Masters have slow weeks too.
low | {cue}, do only what you could half asleep. A {thing} that lasts.
`;
