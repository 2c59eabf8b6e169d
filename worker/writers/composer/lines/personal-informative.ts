/** Informative lines that quote a person's own plan; they fit every topic. */
export const personalInformative = `
# Awareness
## plain 1.4 7.1
2 | Plans of your own fit best. {cue}, {action}. Notice if the trigger works for {habit}.
# Small Steps
## kickoff 1.4 8.7
3 | In trials, a plan with a cue was kept better. {cue}, {action}. A small start for {habit}.
## plain 8.7 1.4
| The first minute takes the most effort. {cue}, {action}. A small way into {habit}.
| {action} {cue}. Each small repeat makes the link to {habit} a bit firmer.
## reminder 8.7 1.4
| One missed day made no difference in a long study. {cue}, {action}. A small start again for {habit}.
# Consistency
## kickoff 1.4 8.3
5 | A fixed order saves decisions. {cue}, {action}. Same place for {habit} all week.
## plain 1.4 8.3
| Repeats after the same cue become automatic. {cue}, {action}. {habit}, as usual.
| {action} {cue}. The same moment each day reminds better than memory, for {habit} too. Routine.
## reminder 1.4 1.2
| A routine is held by its cue. {cue}, {action}. {habit} is back in its usual slot.
# Feedback
## plain 2.2 1.4
| A mark right after is the most honest data. {cue}, {action}. Then {habit} has its number.
# Identity
## plain 13.4 1.4
| Acts with a reason last longer, and yours was "{why}". {cue}, {action}. Your own value in {habit}.
# Mastery
## plain 7.3 1.4
| Cues outlast reminders. {cue}, {action}. That is how {habit} lasts.
`;
