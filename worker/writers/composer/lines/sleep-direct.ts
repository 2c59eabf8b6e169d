/** Direct lines about evenings, sleep and getting up. */
export const sleepDirect = `
# Awareness
## kickoff 2.3 4.2
1 | When you first yawn tonight, notice the clock. Only that. {habit} can wait.
2 7.1 1.4 | {cue}, put the phone on its charger. A clear trigger for {habit}.
## reminder 2.3 7.1
| {cue}, notice what keeps you up. Back to watching. {habit} needs the clue.
## challenge 2.3 4.2
| If you like, watch what Saturday does to {habit}. A pattern of its own.
## plain 2.3 4.2
@sleep | When the first yawn comes, notice the hour. Your bedtime signal.
@sleep | Before bed, notice the last light you look at. A clue.
@sleep 7.1 | {cue}, notice how bright the evening still is. A signal.
@rising | When the alarm rings tomorrow, notice what your hand does. Just watch.
@rising 7.1 | {cue}, look where the alarm stands. In reach? A clue.
| When half an hour vanishes tonight, notice where it went. {habit} wants to know.
low | Before bed, note one thing that ran late. A clue for {habit}.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, dim one light. A small start for {habit}.
4 12.5 8.3 | {cue}, put the charger outside the bedroom. One small step for {habit}.
## reminder 8.7 8.1
| {cue}, dim one small light. You are back to {habit}.
low | {cue}, smooth the pillow. A tiny start again for {habit}.
## challenge 8.7 8.1
| If you like, spend ten minutes with one small lamp. Easy on {habit}.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, mark one easy start for {habit}. Small marks add up.
@sleep | {cue}, turn one lamp down. Small. The evening gets the hint.
@sleep 12.5 | {cue}, give the phone a bed in the hall. A small start to rest.
@sleep | {cue}, write tomorrow's first task on paper. An easy way to rest.
@rising 12.5 | {cue}, lay out your clothes for the morning. An easy start.
@rising | {cue}, put the alarm across the room. A short walk at dawn.
@rising | When the alarm rings tomorrow, put both feet down. That small.
low | {cue}, dim one light. Small is enough for {habit}.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, dim the lights. Same order, same time. {habit} leans on routine.
6 1.2 12.1 | If it gets late, dim one lamp. Skip the rest. Plan B for {habit}.
## reminder 8.3 1.2
| {cue}, go back to the usual order. {habit} knows the way.
low | {cue}, dim one light at the usual time. {habit} is back.
## challenge 8.3 1.2
| If you like, keep the weekday hour for {habit}. Same time, calm Sunday.
## plain 8.3 1.4
@sleep | {cue}, switch off the big light. Same as yesterday. Good evening.
@sleep 1.2 | If a thought circles, put it on paper. Plan B for your wind-down.
@sleep 1.2 | If you come home late, do a two-minute wind-down. Routine kept.
@rising | {cue}, set the alarm for the usual time. Steady mornings begin there.
@rising 1.2 | If the night was short, get up at the same time. Steady morning.
@rising | When the alarm rings tomorrow, open the curtains first. Same order daily.
low | {cue}, smooth the pillow. Same time. {habit} keeps its place.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, look at your marks for {habit}. Only a number.
8 3.1 3.2 | {cue}, tell one friend about {habit}. One line.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. Late nights are only gaps.
low | {cue}, dim one light and mark it. {habit} is back on the count.
## challenge 3.1 2.3
| If you like, ask a friend how they end their day. Compare it with {habit}.
## plain 2.2 2.3
@sleep | {cue}, copy one thing from your best evening. Your own data.
@rising | When it is ten, give your morning a score. One number.
@rising 1.5 | {cue}, try the curtains the other way. Compare by morning.
3.1 | When you next see a friend, tell them about {habit}.
low | {cue}, mark tonight for {habit}. One is a number.
# Identity
## kickoff 13.5 13.4
10 13.5 15.4 | {cue}, dim the lights. You became someone who ends days on purpose. {habit}.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One late night does not change the person.
low | {cue}, dim one light again. You care. A vote for {habit}.
## challenge 13.5 13.1
| If you like, leave the party first. True to yourself, and to {habit}.
## plain 13.5 15.3
@sleep | {cue}, switch one lamp off. You are a person who guards the evening.
@sleep 13.4 | {cue}, dim a light for what you value. Sleep serves that.
@rising 13.4 | {cue}, lay out one thing you care about. The morning is your own.
@rising | When the alarm rings tomorrow, stand up. You are that person.
# Mastery
## kickoff 8.7 1.1
12 7.3 1.2 | {cue}, do your part for {habit} on your own. It lasts.
## reminder 1.2 7.3
| {cue}, go back to one dim light. {habit} lasts that way.
low | {cue}, dim one light. Back a level. {habit} lasts.
## challenge 8.6 7.3
| If you like, spend one evening without screens. {habit}, next level.
## plain 8.7 7.3
@sleep 11 | {cue}, add five minutes to your wind-down. One notch.
@sleep 12 | {cue}, choose one light that stays off. A habit that lasts.
@rising 11 | {cue}, set the alarm five minutes earlier. One notch of morning.
1.2 | Before your next trip, pack one thing for your evenings. {habit} lasts.
low | {cue}, dim the one lamp. {habit} lasts on small nights.
`;
