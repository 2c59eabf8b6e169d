/** Informative lines about drinking water: each with something that is true. */
export const hydrationInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Most drinking happens on autopilot, beside other things. When you finish a glass, note the hour.
2 7.1 1.4 | What stands in sight acts as a trigger. {cue}, put a full glass by the kettle.
## reminder 2.3 7.1
| A missed note changes no pattern. When you next drink water, notice again what made you.
low | Taps are cues too. When you pass one, notice it. A fresh look at water.
## challenge 2.3 4.2
## plain 2.3 4.2
1 | The first sip of the day often has a fixed trigger. Once you have had it, note the moment.
1 | A dry mouth is an early signal. Before lunch, notice yours. Water knows what it means.
low | One note is data. Before bed, note one moment you drank water. A clue.
# Small Steps
## kickoff 8.7 8.1
4 12.5 8.3 | A filled glass removes the effort of starting. Before bed, pour one for the morning.
## reminder 8.7 8.1
| One missed day made no difference in a long study. {cue}, take three small sips again.
low | One sip keeps the link alive. {cue}, take it. A small start again.
## challenge 8.7 8.1
| Taste decides how fast a glass gets empty. If you like, add a small slice of lemon to yours. Easy practice.
| A bottle you carry is in sight for hours. If you like, take it along for a short walk.
## plain 8.7 8.1
| A part of a glass is easier to finish than eight. {cue}, drink the top third. Small.
12.5 | Hurry makes us use what is ready. Before bed, put a full bottle by the door. Easier starts.
| Starting takes the effort, the second sip hardly any. {cue}, take a small first one.
| Order helps memory: water, then coffee. {cue}, take three small sips first.
| One gulp is practice, too. {cue}, take one of water. Short and done.
low | A sip keeps the routine. {cue}, take a small one. It counts as water.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A meal is a cue that comes daily. {cue}, drink one glass, same time each day.
6 1.2 12.1 | Forgotten bottles are the usual obstacle. If you are out, drink at the first tap. A plan B for water.
6 1.2 | Taste fatigue is a common obstacle. If plain gets dull, add fruit to your glass. A backup.
## reminder 8.3 1.2
| A routine is held by its place. {cue}, fill the usual glass again.
low | Three sips keep a routine. {cue}, take them in the usual place. You are back.
## challenge 8.3 1.2
| Weekends move things around. If you like, keep your bottle in its usual place. A steady cue.
## plain 8.3 1.4
| Repeats in the same place make an act automatic. {cue}, drink one glass, as usual.
7.1 | Taps make good cues: fixed in place. {cue}, take three sips at the usual one.
1.2 | Talking dries the mouth. If the meeting is long, keep a bottle by your elbow. A plan B.
12.5 | A fixed place saves looking. {cue}, put your glass back there, full. The routine likes it.
1.2 | A late glass still keeps the routine. If you forget till evening, drink one with dinner.
low | Place counts, amount hardly. {cue}, take two sips of water, same place. Routine kept.
# Feedback
## kickoff 2.2 1.5
8 3.1 3.2 | Support works in small doses. {cue}, tell one friend about your water.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, drink one glass for a fresh mark.
low | One mark shows the cue works. {cue}, take three sips of water and mark it. Back in the data.
## challenge 3.1 2.3
| People drink along with others. If you like, pour a friend a glass too, and compare notes.
## plain 2.2 2.3
| Hours differ in sips. {cue}, look at your marks for water. Your own data.
1.5 | Bottles and glasses empty at different speeds. {cue}, try your water from the other one. Compare.
low | One is a number. {cue}, mark your water for today. Trends begin with it. Good data.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts with a reason of their own are kept longer. {cue}, say yours for water aloud. A value, named.
## reminder 13.5 15.3
| One dry day is weak evidence about a person. {cue}, take your water again.
low | Small care builds the self too. {cue}, take one sip again.
## challenge 13.5 13.1
| Hosts shape what others drink. If you like, set water on the table. It shows what you value.
## plain 13.5 15.3
| Unseen acts shape the self. {cue}, drink your glass with no audience.
13.4 | Named values make small acts easier. {cue}, take three sips for yours.
15.3 | A worn bottle is evidence of a person who uses it. {cue}, fill it.
low | Each sip is a small vote for the self. {cue}, take one.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Small raises hold. {cue}, add half a glass to your water. Steady growth.
12 7.3 1.2 | Cues outlast reminders. {cue}, drink your glass on your own. A habit that lasts.
## reminder 1.2 7.3
| Learned skills come back fast. {cue}, take three sips of water again.
low | A lower level keeps the habit. {cue}, take one sip of water. You are back.
## challenge 8.6 7.3
| New settings test a skill. If you like, carry your bottle on one trip.
## plain 8.7 7.3
11 | People tend to drink what the glass holds. {cue}, fill the bigger one. The next level of water.
12 | After weeks of repeats, the cue can remind you. {cue}, take your glass, by heart.
low | Long habits hold small days. {cue}, take three sips. That is how water lasts.
`;
