/** Direct lines about drinking water. */
export const hydrationDirect = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | {cue}, put a full glass by the kettle. A trigger you cannot miss.
## reminder 2.3 7.1
| When you next drink, notice what made you. Back to watching your water.
low | When you pass a tap, notice it. A fresh look. Water can wait.
## challenge 2.3 4.2
| If you like, watch who drinks water at home, and when. Good clues.
## plain 2.3 4.2
1 | After your first sip, jot down the moment. One note.
1 | When you spot your glass, notice if it is full. That is a clue.
1 | Before lunch, notice how dry your mouth is. A water signal.
2 7.1 | {cue}, put your bottle on your chair. You will notice it.
low | Before bed, note one moment you drank water. One is plenty.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, take three sips. Small on purpose. Water is patient.
4 12.5 8.3 | Before bed, fill a glass for the morning. An easy start is poured ahead.
## reminder 8.7 8.1
| {cue}, take three small sips. You are back.
low | {cue}, take one sip. A tiny start again.
## challenge 8.7 8.1
| If you like, add a lemon slice to your glass. Small luxury.
| If you like, take your bottle for a short walk.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
| {cue}, drink the top third of the glass. Small enough.
12.5 | Before bed, put a full bottle by the door. Easy start.
| {cue}, take one sip. Not thirsty is fine. Start anyway.
| {cue}, take three sips before the coffee. A small head start.
| {cue}, take one big gulp of water. The short version counts.
low | {cue}, take a sip. Small still counts as water.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, drink one glass. Same time, every day.
6 1.2 12.1 | If you are out, drink at the first tap you see. Plan B for water.
6 1.2 | If plain gets dull, add fruit to your glass. Plan B, with taste.
## reminder 8.3 1.2
| {cue}, fill the usual glass again. No catching up.
low | {cue}, take three sips in the usual place. You are back.
## challenge 8.3 1.2
| If you like, keep your bottle in its usual place all weekend.
## plain 8.3 1.4
| {cue}, drink one glass. Same as yesterday.
7.1 | {cue}, take three sips at the usual tap.
1.2 | If the meeting is long, keep a bottle by your elbow. Plan B.
12.5 | {cue}, put your glass back in its fixed place. Full.
1.2 | If you forget till evening, drink one glass with dinner. Steady enough. A backup.
low | {cue}, take two sips of water. Same place. Rhythm kept.
# Feedback
## kickoff 2.2 1.5
8 3.1 3.2 | {cue}, tell one friend about your water. One line.
## reminder 2.3 2.2
| {cue}, drink one glass. A fresh mark in the tally.
low | {cue}, take three sips of water and mark it. Back on the tally.
## challenge 3.1 2.3
## plain 2.2 2.3
| {cue}, look at your marks. Which hour had most water? Data.
1.5 | {cue}, try your water from a bottle. Compare with the glass.
3.1 | When a friend gets coffee, ask for a glass of water.
low | {cue}, mark your water for today. One sip is a number.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for water aloud. Your own, still good.
10 13.5 15.4 | {cue}, fill your bottle. You are someone who does. Water included.
## reminder 13.5 15.3
| {cue}, take your water again. A dry day does not change the person.
low | {cue}, take one sip again. Small care for yourself.
## challenge 13.5 13.1
| If you like, set water on the table for everyone. It is in character.
## plain 13.5 15.3
| {cue}, drink your glass. Nobody claps. You care anyway.
13.4 | {cue}, take three sips for your own reason.
15.3 | {cue}, fill that worn bottle. It is proof.
low | {cue}, take one sip. Same person, smaller glass.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add half a glass to your water. One notch.
12 7.3 1.2 | {cue}, drink your glass on your own. The cue lasts.
## reminder 1.2 7.3
| {cue}, go back to three sips of water. It lasts that way.
low | {cue}, take one sip of water. A level down is still back.
## challenge 8.6 7.3
| If you like, carry your bottle on one trip. Next level.
## plain 8.7 7.3
11 | {cue}, fill the bigger glass. Your water has grown.
12 | {cue}, take your glass. No reminder knows you better. It lasts.
12 1.2 | Before your next trip, pack an empty bottle. The habit lasts.
| {cue}, drink a glass to how far it has grown.
low | {cue}, take three sips. Small days make water last.
`;
