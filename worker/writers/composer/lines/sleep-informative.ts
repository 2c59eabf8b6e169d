/** Informative lines about evenings, sleep and getting up: each with something that is true. */
export const sleepInformative = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | A clear end of the day works as a trigger. {cue}, put the phone on its charger, for {habit}.
## reminder 2.3 7.1
| What keeps us up is often a habit, too. {cue}, notice yours again, for {habit}.
## challenge 2.3 4.2
| Saturdays have their own pattern. If you like, watch what this one does to {habit}.
## plain 2.3 4.2
@sleep | The first yawn is a signal most people talk over. When it comes, notice the hour. Bedtime knows.
@sleep | Light is a strong signal to the body. Before bed, notice the last one you look at.
@sleep 7.1 | Bright rooms tend to keep us alert. {cue}, notice how bright the evening still is. A signal.
@rising | Hands find the alarm on autopilot. When it rings tomorrow, notice what yours does.
@rising 7.1 | Distance changes what we do half asleep. {cue}, notice where the alarm stands. A clue.
| Lost half-hours often have one trigger. When yours goes tonight, notice where. A clue for {habit}.
low | Short nights are data, too. Before bed, note one thing that ran late. A clue for {habit}.
# Small Steps
## kickoff 8.7 8.1
## reminder 8.7 8.1
| One late night changes little over months. {cue}, dim one small light. {habit} is back.
## challenge 8.7 8.1
| Eyes adjust to low light in minutes. If you like, spend ten with one small lamp. Easy, good for {habit}.
## plain 8.7 8.1
@sleep | Light in the evening tends to delay sleepiness. {cue}, turn one lamp down. A small step.
@sleep 12.5 | Out of sight needs no willpower. {cue}, give the phone a bed in the hall. A small start to rest.
@rising 12.5 | Decisions are hardest half asleep. {cue}, lay out your clothes for the morning. An easy start.
@rising | Ten steps wake more than ten words. {cue}, put the alarm across the room. A small start, less effort.
@rising | Standing makes falling back asleep harder. When the alarm rings tomorrow, put both feet down. A small decision.
low | One lamp is a signal already. {cue}, dim it. Small, and enough for {habit}.
# Consistency
## kickoff 1.4 8.3
5 7.1 | A fixed order works as a cue for sleep. {cue}, dim the lights. Same time nightly, for {habit}.
6 1.2 12.1 | Late work is the usual obstacle. If it comes, dim one lamp. A plan B for {habit}.
## reminder 8.3 1.2
| An order once learned returns fast. {cue}, go back to the usual one. {habit}, same time.
## challenge 8.3 1.2
| Weekend hours shift Monday's. If you like, keep the same time for {habit}.
## plain 8.3 1.4
@sleep | Repeated in order, small acts turn into a signal. {cue}, switch off the big light. Same evening routine.
@sleep 1.2 | Thoughts on paper circle less. If one keeps you up, write it down. A plan B for your wind-down.
@sleep 1.2 | Two minutes keep the routine on late days. If you come home late, do a short wind-down.
@rising | A regular hour helps the body clock. {cue}, set the alarm for the same time. Good mornings.
@rising 1.2 | A steady rising time helps the next night. If this one was short, get up as usual. Same morning time.
@rising | Morning light is a strong clock signal. When the alarm rings tomorrow, open the curtains. Same time.
# Feedback
## kickoff 2.2 1.5
7 | Memory judges nights by the last one. {cue}, look at your marks for {habit}. Real numbers.
8 3.1 3.2 | Habits at home are easier with support. {cue}, tell one friend about {habit}.
## reminder 2.3 2.2
| A tally with late nights is still data. {cue}, make a fresh mark for {habit}.
low | One mark shows the cue works. {cue}, dim one light and mark it. {habit} is back in the data.
## challenge 3.1 2.3
| Others' evenings are free data. If you like, ask a friend how they end their day, for {habit}.
## plain 2.2 2.3
@sleep | Your best evening is your best data. {cue}, copy one thing from it. Good rest.
@rising | Midmorning tells more than the alarm does. When it is ten, give your morning a score. Data.
3.1 | Telling makes a plan firmer. When you next see a friend, tell them about {habit}.
low | One night is a number. {cue}, mark tonight for {habit}. Data starts small. So does the count.
# Identity
## kickoff 13.5 13.4
## reminder 13.5 15.3
| One late night is weak evidence about a person. {cue}, come back to {habit}.
low | Small acts build the self, too. {cue}, dim one light again, for {habit}.
## challenge 13.5 13.1
| Leaving early is easier when it fits your values. If you like, go home first tonight. {habit} agrees.
## plain 13.5 15.3
@sleep | Guarding an evening shows a value in action. {cue}, switch one lamp off.  
@sleep 13.4 | Named values make dull acts easier. {cue}, dim a light for yours. Sleep follows.
@rising 13.4 | A reason waiting in sight helps at dawn. {cue}, lay out one thing you care about, for the morning.
@rising | Each rise is evidence of a self. When the alarm rings tomorrow, stand up. A good morning.
# Mastery
## kickoff 8.7 1.1
12 7.3 1.2 | Cues outlast reminders. {cue}, do your part for {habit} on your own. It lasts.
## reminder 1.2 7.3
low | A lower level keeps the habit. {cue}, dim one light. {habit} is back.
## challenge 8.6 7.3
| Screens hold attention late. If you like, spend one evening without. The next level of {habit}.
## plain 8.7 7.3
@sleep 11 | Five minutes are a raise you hardly feel. {cue}, add them to your wind-down.
@sleep 12 | A light that never goes on needs no decision. {cue}, choose one. A habit that lasts.
@rising 11 | Five minutes a week is how rising times move best. {cue}, set the alarm five earlier. The next level.
1.2 | New beds break routines. Before your next trip, pack one thing for your evenings. {habit} lasts.
low | Long habits hold small nights. {cue}, dim the one lamp. {habit} lasts.
`;
