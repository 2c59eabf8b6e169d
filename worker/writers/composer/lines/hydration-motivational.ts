/** Motivational lines about drinking water. */
export const hydrationMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | When you finish a glass, note the hour. It is worth a week of watching, because water hides in plain sight.
2 7.1 1.4 | {cue}, put a full glass by the kettle. A trigger in sight is worth ten good intentions.
## reminder 2.3 7.1
| When you next drink water, notice what made you. Looking again is worth it.
low | When you pass a tap, notice it. A fresh look matters, even with no water yet.
## challenge 2.3 4.2
| If you like, watch who drinks water at home, and when. Clues are worth collecting.
## plain 2.3 4.2
1 | After your first sip, jot down the moment. It is worth knowing, because it repeats tomorrow.
1 | Before lunch, notice how dry your mouth is. That signal matters, because it comes before thirst. Hello, water.
2 7.1 | {cue}, put your bottle on your chair. A clue you sit on is worth it.
low | Before bed, note one moment you drank water. One matters, because it shows where the next could be.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Three small sips are worth it, because nobody is too busy for three. {cue}, take them.
4 12.5 8.3 | Before bed, fill a glass for the morning. An easy start is a gift to a sleepy you.
## reminder 8.7 8.1
| {cue}, take three small sips. Starting again is worth it, and the tap holds no grudge.
low | {cue}, take one sip. A tiny start again is worth as much as a big one.
## challenge 8.7 8.1
| If you like, add a lemon slice to your glass. Small joys are worth the knife.
| If you like, take your bottle for a short walk, because both of you could use the air.
## plain 8.7 8.1
| {cue}, drink the top third of the glass. Small is worth it, because small gets finished.
12.5 | Before bed, put a full bottle by the door. It matters, because easy is what hurried people do.
| {cue}, take one sip, thirsty or not. The start is worth it, because the second sip comes by itself.
| {cue}, take three sips before the coffee. It is a small thing, and worth it for how the morning tastes.
| {cue}, take one big gulp of water. Short is fine, because done is worth a lot.
low | {cue}, take a sip. It matters, because small still counts as water.
# Consistency
## kickoff 1.4 8.3
6 1.2 | If plain gets dull, add fruit to your glass. A backup with taste is worth it.
## reminder 8.3 1.2
| {cue}, fill the usual glass again. Coming back is worth it, and no catching up is needed.
low | {cue}, take three sips in the usual place. Returning matters, not the number of glasses.
## challenge 8.3 1.2
| If you like, keep your bottle in its usual place. A steady spot is worth it at weekends.
## plain 8.3 1.4
| {cue}, drink one glass, same as yesterday. Repeats matter, because your hand learns the way.
7.1 | {cue}, take three sips at the usual tap. The place is worth keeping, because it reminds you free of charge.
1.2 | If the meeting is long, keep a bottle by your elbow. Plan B is worth it, because mouths dry out on calls.
12.5 | {cue}, put your glass back in its fixed place. Full is worth it, because you will be glad tomorrow.
1.2 | If you forget till evening, drink one glass with dinner. The backup is worth it, late or not.
low | {cue}, take two sips of water, same place. Rhythm matters, even a soft one.
# Feedback
## kickoff 2.2 1.5
8 3.1 3.2 | {cue}, tell one friend about your water. It is worth it, because friends ask.
## reminder 2.3 2.2
| {cue}, drink one glass for a fresh mark. The next mark matters, because the gap is done.
low | {cue}, take three sips of water and mark it. One mark is worth a smile. You are back.
## challenge 3.1 2.3
| If you like, pour a friend a glass too. Shared water is worth it, because company helps.
## plain 2.2 2.3
| {cue}, look at your marks for water. The best hour is worth knowing.
1.5 | {cue}, try your water from a bottle. A tweak is worth it, because either result tells you something.
3.1 | When a friend gets coffee, ask for a glass of water. Being looked after is worth it.
low | {cue}, mark your water for today. It matters, because one is a number.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for water aloud. It is your own, and that is why it matters.
## reminder 13.5 15.3
## challenge 13.5 13.1
| If you like, set water on the table for everyone. Care is worth sharing.
## plain 13.5 15.3
| {cue}, drink your glass. Nobody claps, and it matters all the same: it is care for yourself.
13.4 | {cue}, take three sips for the reason that is your own. It is worth more than any number.
15.3 | {cue}, fill that worn bottle. It is proof, and worth being proud of.
13.2 | {cue}, pour yourself a glass. You would do it for any person you love, so it is worth it.
low | {cue}, take one sip. A small vote for yourself is worth it.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add half a glass to your water. You have grown into it, and it is worth it.
12 7.3 1.2 | {cue}, drink your glass on your own. It is worth a lot, because a cue like that lasts.
## reminder 1.2 7.3
| {cue}, go back to three sips of water. Long habits dip, and coming back is worth it. That lasts.
low | {cue}, take one sip of water. A level down is worth it, because that is how it lasts. You are back.
## challenge 8.6 7.3
| If you like, carry your bottle on one trip. The next level is worth the weight.
## plain 8.7 7.3
11 | {cue}, fill the bigger glass. Your water has grown, and that is worth a sip.
12 1.2 | Before your next trip, pack an empty bottle. It matters, because habits that travel are the ones that last.
| {cue}, drink a glass to how you have grown. It is worth a toast.
low | {cue}, take three sips. They matter, because small days make water last.
`;
