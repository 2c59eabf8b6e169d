/** Direct lines about moving. */
export const movementDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When you sit down today, note the hour. Change nothing. {habit} comes later; now we watch.
1 | Before each meal, notice your shoulders and legs. That is your week with {habit}.
2 7.1 1.4 | {cue}, stand up and stretch once. Could that moment carry {habit}? You look, you choose.
2 1.4 | {cue}, lay out your things for {habit}. See if it works as a trigger.
## reminder 2.3 4.2
1 | When you next stand up, notice how stiff you are. Back to watching. {habit} can wait.
2 7.1 | {cue}, try one minute of {habit} again. Missed days are clues, nothing else.
low 2.3 | Once you are home, notice your legs. A fresh look at {habit}, no work.
## challenge 2.3 4.2
| If you like, watch what gets you off the sofa. A trigger for your {thing}, perhaps.
7.1 | If you like, move for two minutes outdoors. Was that a better moment for {habit}?
## plain 2.3 4.2
1 | Before lunch, note how long you have been sitting. One number. A clue for your {thing}.
1 | When you pass the stairs, notice which way you go. That pattern matters for {habit}.
1 @running @walking | When you come home, watch where your shoes land. Your {thing} begins there.
1 low | Before bed, note one moment when {habit} could have fit. Just one.
2 7.1 | {cue}, put one thing for {habit} in plain sight. Things are good signals.
2 1.4 | {cue}, move for one minute. Right moment or wrong one? That is all {habit} asks.
2 4.2 | When you yawn this afternoon, stand up. Notice what your body wanted. Your {thing} can use that.
# Small Steps
## kickoff 8.7 1.4
3 | {cue}, move for two minutes, then stop. A small {thing}, on purpose.
3 @running @walking | {cue}, put your shoes on and step outside. That starts your {thing}. The rest is optional.
4 12.5 | {cue}, lay out everything for your next {thing}. Easy starts are made the day before.
4 8.3 | {cue}, do the first minute of your {thing}. A small step, taken daily.
## reminder 8.7 8.1
| {cue}, do two minutes. Missed days need no repair, only a small start. Your {thing} is back.
@running @walking | {cue}, walk to the corner and back. You are in again. Short {thing}, clean start.
low 8.7 | {cue}, stand up and shake out your legs. A tiny {thing}, and you are back.
@strength @workout @yoga | {cue}, unroll the mat and stand on it. Back again. A {thing} starts there.
## challenge 8.7 8.1
| If you like, move to one song. Your {thing} is over when it ends. Short and sweet.
@running @walking | If you like, walk one street you never take. A small {thing} with a view.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
| {cue}, do two minutes of {habit}. Easy on purpose.
| {cue}, do the easiest part of your {thing}. Skip the rest if the day is full.
@running @walking 12.5 | Put your shoes by the door tonight. Tomorrow's {thing} starts with one small step.
@running @walking | {cue}, walk to the third lamp post. Home again. That small {thing} counts.
@strength @workout @yoga 12.5 | Roll out the mat before bed. You will step onto your {thing} by accident.
@strength | {cue}, do three slow squats. Hold the kitchen counter. A light workout, done.
@yoga | {cue}, fold forward slowly and let your arms hang. One easy stretch.
@sport | {cue}, pack your bag. Easy start for {habit}.
8.3 | {cue}, warm up your ankles, one at a time. That tiny start opens your {thing}.
low | {cue}, take ten steps. That is enough {thing} for a heavy day. Small and real.
low | Stand up when the next advert starts. One little stretch. That is {habit} today.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, do your {thing}. Same time, same place. Nothing left to decide.
5 7.1 | Put {habit} in your calendar: {cue}, five minutes. A fixed slot beats a good mood.
6 1.2 | If it rains, move indoors for two minutes. That is the backup for your {thing}.
6 1.2 12.1 | If you come home late, do two minutes in the hall. Plan B for {habit}, settled.
## reminder 8.3 1.2
| {cue}, take your usual slot back. Two minutes of {habit}. No catching up.
| {cue}, do your {thing} again. Same place, no speech about yesterday.
low 8.7 | {cue}, stand in your usual place for one minute. {habit} is back.
## challenge 8.6 8.3
| If you like, keep the weekday time for your {thing}. Quiet streets, steady rhythm.
1.2 | If you like, rehearse your indoor version of {habit}. A backup works best when tried.
## plain 8.3 1.4
| {cue}, do your {thing}. Same as yesterday. That is the whole trick.
@running @walking | {cue}, take the same route. Your feet know the way. A steady {thing}.
6 1.2 | If your legs are tired, do the slow version. Slot kept, {thing} kept.
6 1.2 @running @walking | If the weather turns, walk the stairs twice. The routine holds, and so does your {thing}.
6 1.2 | If a call runs over, move while you listen. {habit} has a spare slot now.
5 7.1 | {cue}, go before you sit. The chair is your snag. Your {thing} comes first.
@strength @workout @yoga | {cue}, use the same bit of floor. Your {thing} has a place now.
@sport 12.5 | {cue}, drop your bag in its usual place. {habit} leaves from there.
low 8.7 | {cue}, roll your shoulders in the usual place. One minute. Your {thing}, kept.
# Feedback
## kickoff 2.2 1.5
7 2.3 | {cue}, count last week's marks for {habit}. That number is your advice.
7 1.5 | {cue}, move your {thing} ten minutes earlier. One change, then compare.
8 3.1 | {cue}, tell one friend about {habit}. One line will do.
8 3.2 | {cue}, ask one friend along for your {thing}. Company helps on dull days.
## reminder 2.3 2.2
| {cue}, make one fresh mark for {habit}. A gap in the tally is only a gap.
3.1 | {cue}, tell a friend you are back at {habit}. Then it is true.
low 8.7 2.3 | {cue}, do one minute and mark it. One counts. {habit} is back.
## challenge 2.3 3.1
3.2 | If you like, ask a friend to join your {thing}. Two talk better side by side.
## plain 2.2 2.3
7 | {cue}, repeat your best day of last week. The data was yours. So is the {thing}.
7 1.5 | {cue}, do your {thing} in other clothes or another room. One tweak, one result.
7 | {cue}, rate your {thing} from one to ten afterwards. The score tells you what to keep.
8 3.1 | After your {thing}, send a friend one photo. Shared effort feels lighter.
8 6.3 | When you meet a friend, ask what they notice about you lately. {habit} may come up.
low | {cue}, mark one minute of {habit}. Small numbers are numbers.
| {cue}, put a mark on paper after your {thing}. A row of marks is hard to argue with.
# Identity
## kickoff 13.5 13.4
9 13.4 | {cue}, name the person your {thing} is for. Yourself counts.
9 13.2 | {cue}, say your reason for {habit} aloud. Values are louder than weather.
10 13.5 | {cue}, move like someone who always does. Two minutes of {habit}, no fuss.
10 15.4 | {cue}, begin your {thing}. You are that person now. The proof is eight weeks long.
## reminder 13.5 15.3
| {cue}, take up {habit} again. People who move miss days too. They return.
13.4 | {cue}, come back to your {thing} for two minutes. Your reason never left.
low 15.3 | {cue}, stretch once. You are still someone who cares. {habit} is back.
## challenge 13.5 13.1
13.1 | If you like, take someone younger along to your {thing}. You are the proof.
| If you like, do the {thing} you would tell stories about. It is in character.
## plain 13.5 15.4
| {cue}, do your {thing} with nobody watching. That is who you are.
13.4 | {cue}, move for what you value. Clear head? Strong legs? Your {thing}, your reason.
15.3 | {cue}, add one more vote for {habit}. You have cast many in bad weather.
13.2 | {cue}, do what last year's you only planned. You became that person. Your {thing} shows it.
low 15.3 | {cue}, move for one minute. You care, and that is the point of {habit}.
@running @walking | Take those worn shoes out {cue}. They belong to someone who goes. Your {thing}.
# Mastery
## kickoff 8.7 1.1
11 | {cue}, add two minutes to your {thing}. One notch up. The rest stays.
11 8.6 | {cue}, do the hardest part of your {thing} first. That is the next level.
12 7.3 | {cue}, do your {thing} before any message comes. It runs on its own now.
12 1.2 | If a week slips, do two minutes of {habit} on Monday. That is your lapse plan.
## reminder 1.2 8.7
| {cue}, go back one level. Two easy minutes. {habit} lasts that way.
7.3 | {cue}, do your {thing} again, unprompted next time. You know the way alone.
low 8.7 | {cue}, do one easy minute. Back to basics is how {habit} lasts.
## challenge 8.7 8.6
| If you like, take your {thing} a little further. Stop while it is still fun. Growth is patient.
@running @walking | If you like, add one hill on your {thing}. Enjoy the view. That is growth.
7.3 | If you like, leave your phone at home today. Your {thing} can go on its own.
## plain 8.7 7.3
11 | {cue}, add one minute. Comfortable still? Then your {thing} has a new level.
11 8.6 | {cue}, do your {thing} at half speed. Slow is a skill too.
12 7.3 | {cue}, go without reading this twice. Your {thing} runs by heart.
12 1.2 | Before your next trip, note one {thing} that fits a suitcase. That lasts.
| {cue}, practise the part of your {thing} you like least. Skill grows there.
low 8.7 | {cue}, move for one minute. Small is still the long run. {habit} lasts.
`;
