/** Motivational lines that quote a person's own plan; they fit every topic. */
export const personalMotivational = `
# Awareness
## kickoff 1.4 7.1
2 | {cue}, {action}. You chose this trigger at a good moment, and that counts for {habit}.
## reminder 1.4 2.3
2 | The moment comes round again: {cue}, {action}. Each fresh look at it helps {habit}.
## challenge 1.4 4.2
2 | Your call on a day off: {cue}, {action}. It gives you a clue about {habit} that weekdays hide.
## plain 1.4 7.1
2 | Your own plan is worth a test: {cue}, {action}. Notice if the moment suits {habit}.
2 | {cue}, {action}. That trigger counts because nobody but you chose it for {habit}.
2 4.2 | Your plan meets a real day: {cue}, {action}. What you notice makes {habit} easier to keep.
2 13.4 | "{why}." With that in mind: {cue}, {action}. Even one watched moment for {habit} matters.
# Small Steps
## kickoff 1.4 8.7
3 | {cue}, {action}. A step this small is how {habit} begins.
4 8.3 | {cue}, {action}. One small start a day makes {habit} lighter by the week.
## reminder 8.7 1.4
| Missed days do not touch the plan. {cue}, {action}. Starting {habit} again is what counts.
low | {cue}, {action}, even just half. A small start counts, and {habit} is back.
## challenge 8.7 12.5
| Optional today: {cue}, {action}, somewhere new. A small change of scene keeps {habit} light.
## plain 8.7 1.4
| {cue}, {action}. A plan this small keeps on tired days, and {habit} can start today.
| {action} {cue}. One small promise kept makes the next one for {habit} easier.
| A little is plenty: {cue}, {action}. It counts in full for {habit}.
13.4 | "{why}." {cue}, {action}. A small step towards that counts, and {habit} is made of them.
| {cue}, {action}. Nobody claps, yet this small start is what keeps {habit} going.
8.1 | Today's easy win for {habit}: {cue}, {action}. It pays a little, every time.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, {action}. The same order each day means {habit} needs no debate.
6 1.2 | If {anchor} slips today, {action} later. A spare slot keeps {habit} alive.
## reminder 1.4 1.2
| Your usual slot is still there. {cue}, {action}. Coming back is what makes {habit} steady.
low | {cue}, {action}, even just half. The usual time is yours again, and that counts for {habit}.
## challenge 1.4 8.3
| Only if it suits a Saturday: {cue}, {action}. The usual slot makes Monday kinder to {habit}.
## plain 1.4 8.3
| {cue}, {action}. A quiet repeat in the same slot is how {habit} gets easy.
| {action} {cue}, as usual. A steady slot gives {habit} a home in your day.
7.1 | You know the way by now: {cue}, {action}. The routine carries {habit}, so your mood can rest.
| {cue}, {action}. Same place, same order: a dull day like this is what builds {habit}.
13.4 | "{why}." The usual, then: {cue}, {action}. Each repeat keeps {habit} on that road.
# Feedback
## kickoff 2.2 2.3
7 | {cue}, {action}. From today each one gets a mark, because counted days make {habit} visible.
8 3.1 | {cue}, {action}. When a friend hears of your count, {habit} has company, and that matters.
## reminder 2.3 1.4
| A fresh row in the tally: {cue}, {action}. Coming back gives {habit} its next number.
## challenge 3.1 1.4
| If you like, in company: {cue}, {action}. A friend beside you makes the mark for {habit} merrier.
## plain 2.2 1.4
| {cue}, {action}. One mark matters: it is {habit} in a number that only you can earn.
| {action} {cue}. An honest tally is a gift, and yours for {habit} is honest.
1.5 | What worked last week? {cue}, {action}. Every answer makes {habit} fit you better.
2.3 | {cue}, {action}. Then the score for {habit} moves by one, and one is how scores are made.
13.4 | "{why}." {cue}, {action}. Each mark for {habit} is a check that it still matters.
low 2.3 | {cue}, {action}, even just half. Half still earns its mark, which counts for {habit}.
# Identity
## kickoff 13.5 13.4
9 | You wrote "{why}". {cue}, {action}. That value is why {habit} matters.
10 15.4 | {cue}, {action}. Each time counts as a vote for the person who keeps {habit} going.
## reminder 13.5 15.3
| One gap does not change who you are. {cue}, {action}. Back to {habit}: that is proof, and it counts.
## challenge 13.1 1.4
| If you like, with a twist of your own: {cue}, {action}. Being yourself keeps {habit} alive.
## plain 13.4 1.4
| {cue}, {action}. You keep a promise to yourself, and that is what makes {habit} yours.
13.5 | {action} {cue}. Small proof that {habit} belongs to the person you are becoming, and it counts.
| "{why}." {cue}, {action}. Your own words are the best reason {habit} will ever have.
15.4 | {cue}, {action}. An act nobody sees counts most: this one is for {habit} and for yourself.
13.5 | Someone who does what they planned: {cue}, {action}. Be proud of that, and of {habit}.
low 15.3 | {cue}, {action}, even just half. You still care about {habit}, and that is what counts.
# Mastery
## kickoff 8.7 1.1
11 | {cue}, {action}, and a notch further on good days. Growth like that keeps {habit} fresh.
12 1.2 | If you ever miss a week: {cue}, {action}. A plan for lapses is how {habit} lasts.
## reminder 1.2 7.3
| A lapse is a comma. {cue}, {action}. Coming back is the skill that makes {habit} stay.
## challenge 7.3 8.6
| Your call: {cue}, {action}, with no phone near. {habit} on its own is what lasts.
## plain 7.3 1.4
| {cue}, {action}. You know it by heart now, and that is how {habit} lasts.
8.7 | {action} {cue}. A skill that needs no reminders is what {habit} is turning into.
13.4 | "{why}." {cue}, {action}. In the long run, that reason keeps {habit} alive.
| {cue}, {action}. This pair of yours can outlast any app, which is why {habit} will last.
| Next month nobody nudges you. {cue}, {action}. Done alone, it counts twice for {habit}.
high 8.7 | {done} of {due}, so the skill is real. {cue}, {action}, a notch further. Growth keeps {habit} fun.
`;
