/** Motivational lines about evenings, sleep and getting up. */
export const sleepMotivational = `
# Awareness
## kickoff 2.3 4.2
2 7.1 1.4 | {cue}, put the phone on its charger. A clear trigger is worth ten good intentions for {habit}.
## reminder 2.3 7.1
| {cue}, notice what keeps you up. Looking again is worth it, for {habit}.
## challenge 2.3 4.2
| If you like, watch what Saturday does to {habit}. That pattern is worth knowing.
## plain 2.3 4.2
@sleep | When the first yawn comes, notice the hour. That bedtime signal is worth hearing.
@sleep | Before bed, notice the last light you look at. It matters, because it has the last word. A clue.
@sleep 7.1 | {cue}, notice how bright the evening still is. That signal is worth softening one day.
@rising | When the alarm rings tomorrow, notice what your hand does. Watching is worth it, because it happens half asleep.
@rising 7.1 | {cue}, look where the alarm stands. That clue is worth a lot to tomorrow's you.
| When half an hour vanishes tonight, notice where it went. It is worth finding, for {habit}.
low | Before bed, note one thing that ran late. It matters, because {habit} needs clues and no judges.
# Small Steps
## kickoff 8.7 8.1
## reminder 8.7 8.1
low | {cue}, smooth the pillow. A tiny start again is worth it, and {habit} asks nothing else.
## challenge 8.7 8.1
| If you like, spend ten minutes with one small lamp. It is worth it for the hush, and for {habit}.
## plain 8.7 8.1
@sleep | {cue}, lie down ten minutes early. A small gift to tomorrow, light off.
@rising 12.5 | {cue}, lay out your clothes for the morning. An easy start is a gift to the sleepy you.
@rising | {cue}, put the alarm across the room. That short walk is worth it, because you are up by then.
@rising | When the alarm rings tomorrow, put both feet down. A small start is worth the whole quiet hour.
low | {cue}, dim one light. It matters, because small is enough for {habit}.
# Consistency
## kickoff 1.4 8.3
6 1.2 12.1 | If it gets late, dim one lamp. Plan B is worth it, because {habit} meets late nights.
## reminder 8.3 1.2
| {cue}, go back to the usual order. Coming back is worth it. {habit} knows the way.
low | {cue}, dim one light at the usual time. Coming back matters, and {habit} is glad of it.
## challenge 8.3 1.2
| If you like, keep the weekday hour for {habit}. The same time is worth it for a long Sunday.
## plain 8.3 1.4
@sleep | {cue}, switch off the big light, same as yesterday. Repeats matter, because evenings learn.
@sleep 1.2 | If a thought circles, put it on paper. That plan B is worth it for your wind-down.
@sleep 1.2 | If you come home late, do a two-minute wind-down. The routine is worth two minutes.
@rising | {cue}, set the alarm for the usual time. A steady hour is worth it, because mornings like it.
@rising 1.2 | If the night was short, get up at the same time. It is worth it, because the next night thanks you. A steady morning.
@rising | When the alarm rings tomorrow, open the curtains first. The same light each day is worth it.
low | {cue}, smooth the pillow, same time. It matters, because {habit} keeps its place.
# Feedback
## kickoff 2.2 1.5
8 3.1 3.2 | {cue}, tell one friend about {habit}. It is worth it, because they will ask in the morning.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. The next one matters, late nights or not.
low | {cue}, dim one light and mark it. One mark is worth a smile. {habit} is back.
## challenge 3.1 2.3
| If you like, ask a friend how they end their day. It is worth sharing, for {habit}.
## plain 2.2 2.3
@sleep | {cue}, copy one thing from your best evening. What worked is worth keeping. Your own data.
@rising | When it is ten, give your morning a score. That number is worth knowing.
@rising 1.5 | {cue}, try the curtains the other way. One tweak is worth it: compare by morning.
3.1 | When you next see a friend, tell them about {habit}. It matters, because shared things hold.
low | {cue}, mark tonight for {habit}. One is a number, and worth having.
# Identity
## kickoff 13.5 13.4
10 13.5 15.4 | {cue}, dim the lights. Be proud: you became someone who ends the day on purpose. That is {habit}.
## reminder 13.5 15.3
| {cue}, come back to {habit}. It matters, because one late night does not change who you are.
low | {cue}, dim one light again. You still care, and that is worth a vote for {habit}.
## challenge 13.5 13.1
| If you like, leave the party first. Being true to yourself is worth it, and so is {habit}.
## plain 13.5 15.3
@sleep | {cue}, switch one lamp off. It is worth it to be a person who guards the evening.
@sleep 13.4 | {cue}, dim a light for what you value. Sleep is worth it, because it serves that.
@rising 13.4 | {cue}, lay out one thing you care about. The morning is your own, and worth it.
@rising | When the alarm rings tomorrow, stand up. It matters, because you are that person now. Good morning.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, begin {habit} ten minutes earlier. You have grown into the notch, and it is worth it.
12 7.3 1.2 | {cue}, do your part for {habit} on your own. It is worth it, because that is how it lasts.
## reminder 1.2 7.3
low | {cue}, dim one light. Back a level is worth it, because {habit} lasts.
## challenge 8.6 7.3
| If you like, spend one evening without screens. The next level of {habit} is worth the quiet.
## plain 8.7 7.3
@sleep 11 | {cue}, add five minutes to your wind-down. It has grown from one lamp, and that is worth a smile.
@sleep 12 | {cue}, choose one light that stays off. It is worth it, because such evenings last.
@rising 11 | {cue}, set the alarm five minutes earlier. A notch is worth it, because the morning pays it back.
1.2 | Before your next trip, pack one thing for your evenings. It is worth it, because {habit} lasts where it travels.
low | {cue}, dim the one lamp. Small nights matter, because {habit} lasts on them.
`;
