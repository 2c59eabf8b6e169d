/** Direct lines that quote a person's own plan; they fit every topic. */
export const personalDirect = `
# Awareness
## kickoff 1.4 7.1
2 | {cue}, {action}. One trigger, one act. This week tests it for {habit}.
## reminder 1.4 2.3
2 | {cue}, {action}. Second look at the moment. {habit} gets a fresh try.
## challenge 1.4 4.2
2 | If you like, {action} {cue}. Day off, other triggers. A clue for {habit}.
## plain 1.4 7.1
2 | {cue}, {action}. Is it a good trigger for {habit}?
2 4.2 | {action} {cue}. Nothing else to watch today. {habit} has its moment.
2 2.3 | {cue}, {action}. What got in the way? That is the clue for {habit}.
2 13.4 | {cue}, {action}. "{why}" was the reason. The moment is now the signal for {habit}.
# Small Steps
## kickoff 1.4 8.7
3 | {cue}, {action}. Your plan, in small. {habit} starts there.
4 8.3 | {cue}, {action}. Small, at one spot, each day. That starts {habit}.
## reminder 8.7 1.4
| {cue}, {action}. Missed days do not touch the plan. {habit} starts again, small.
low | {cue}, {action}. Half is fine. {habit} starts again.
## challenge 8.7 12.5
| If you like, {action} {cue}, somewhere new. A small change of scene. A light start for {habit}.
## plain 8.7 1.4
| {cue}, {action}. A small deal with yourself. {habit} begins.
| {action} {cue}. Easy does it. {habit} asks nothing else today.
8.1 | {cue}, {action}. Tired? It is small. That is the point of {habit}.
| {cue}, {action}. No warm-up, no speech. The first step is all of {habit} today.
12.5 | {action} {cue}. Short enough for a bad day. Enough for {habit}.
13.4 | {cue}, {action}. "{why}" is big. The step is small. {habit} needs both.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, {action}. Same order all week. {habit} has its place.
6 1.2 | If {anchor} slips, {action} later. Backup set for {habit}.
## reminder 1.4 1.2
| {cue}, {action}. Back in the usual slot for {habit}.
low | {cue}, {action}. Half counts. Back in the usual slot for {habit}.
## challenge 1.4 8.3
| If you like, {action} {cue}. Saturday, same slot for {habit}.
## plain 1.4 8.3
| {cue}, {action}. Same slot, same plan, no debate about {habit}.
| {action} {cue}. As usual. Dull is fine for {habit}.
7.1 | {cue}, {action}. Mood was not asked. The routine runs {habit}.
| {cue}, {action}. Repeat of yesterday. That is the whole method for {habit}.
13.4 | {action} {cue}. "{why}" has not changed. Nor has the slot for {habit}.
# Feedback
## kickoff 2.2 2.3
7 | {cue}, {action}. Each one is a mark for {habit} now.
8 3.1 | {cue}, {action}. On Friday, a friend hears about {habit}.
## reminder 2.3 1.4
| {cue}, {action}. Fresh row, next mark. {habit} is back on the tally.
## challenge 3.1 1.4
| If you like, {action} {cue}, with a friend. Two marks for {habit}.
## plain 2.2 1.4
| {cue}, {action}. One honest mark for {habit}, and the tally moves.
1.5 | {action} {cue}. One tweak at most. The numbers tell about {habit}.
2.3 | {cue}, {action}. Done or not done: both are data on {habit}.
13.4 | {cue}, {action}. You track {habit} for this: "{why}". The score is yours.
low 2.3 | {cue}, {action}. Half earns a mark. The tally for {habit} moves.
# Identity
## kickoff 13.5 13.4
9 | {cue}, {action}. You wrote "{why}". That value carries {habit} this week.
10 15.4 | {cue}, {action}. A person who does it needs no title for {habit}.
## reminder 13.5 15.3
| {cue}, {action}. One gap, same person. Back to {habit}.
## challenge 13.1 1.4
| If you like, {action} {cue}, your own way. {habit}, in character.
## plain 13.4 1.4
| {cue}, {action}. You wrote "{why}". That value is still in {habit}.
13.5 | {cue}, {action}. Proof, not promises. {habit} is part of you.
15.4 | {action} {cue}. Nobody looks. {habit} is for yourself.
13.4 | {cue}, {action}. You gave yourself your word on {habit}. Kept.
# Mastery
## kickoff 8.7 1.1
11 | {cue}, {action}, one notch further. {habit} has grown.
12 1.2 | If a lapse comes, {action} {cue}. Next day, no drama. {habit} lasts.
## reminder 1.2 7.3
| {cue}, {action}. A lapse is a comma. {habit} is back.
## challenge 7.3 8.6
| If you like, {action} {cue} without the phone. {habit} by heart.
## plain 7.3 1.4
| {cue}, {action}. No reminder next month. {habit} lasts without.
8.7 | {action} {cue}. By heart now. {habit} has become a skill.
13.4 | {cue}, {action}. "{why}" is a long game. So is {habit}.
| {cue}, {action}. Twelve weeks of plan, years of use. {habit} lasts.
high 8.7 | {cue}, {action}, a notch further. {done} of {due}. There is room in {habit}.
`;
