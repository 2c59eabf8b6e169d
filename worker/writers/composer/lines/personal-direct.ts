/** Direct lines that quote a person's own plan; they fit every topic. */
export const personalDirect = `
# Awareness
## plain 1.4 7.1
2 | {cue}, {action}. Is it a good trigger for {habit}?
# Small Steps
## kickoff 1.4 8.7
3 | {cue}, {action}. Your plan, in small. {habit} starts there.
## plain 8.7 1.4
| {cue}, {action}. A small deal with yourself. {habit} begins.
| {action} {cue}. Easy does it. {habit} asks nothing else today.
## reminder 8.7 1.4
| {cue}, {action}. Missed days do not touch the plan. {habit} starts again, small.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, {action}. Same order all week. {habit} has its place.
## plain 1.4 8.3
| {cue}, {action}. Same slot, same plan, no debate about {habit}.
| {action} {cue}. As usual. {habit} likes being dull.
## reminder 1.4 1.2
| {cue}, {action}. Back in the usual slot. {habit} held your seat.
# Feedback
## plain 2.2 1.4
| {cue}, {action}. One honest mark for {habit}, and the tally moves.
# Identity
## plain 13.4 1.4
| {cue}, {action}. You wrote "{why}". That value is still in {habit}.
# Mastery
## plain 7.3 1.4
| {cue}, {action}. No reminder next month. {habit} lasts without.
`;
