/** Motivational lines that quote a person's own plan; they fit every topic. */
export const personalMotivational = `
# Awareness
## plain 1.4 7.1
2 | Your own plan is worth a test: {cue}, {action}. Notice if the moment suits {habit}.
# Small Steps
## kickoff 1.4 8.7
3 | {cue}, {action}. This small start is worth more than big advice for {habit}.
## plain 8.7 1.4
| {cue}, {action}. It is small, and worth it: you promised it to yourself for {habit}.
| {action} {cue}. Starting small is worth it, because {habit} only needs the first minute from you.
## reminder 8.7 1.4
| Missed days do not touch the plan. {cue}, {action}. Starting {habit} again is worth it.
# Consistency
## kickoff 1.4 8.3
## plain 1.4 8.3
| {cue}, {action}. The same slot matters, because it does the remembering for {habit}.
| {action} {cue}, as usual. Dull routine is worth gold to {habit}.
## reminder 1.4 1.2
| Your usual slot is still there. {cue}, {action}. Coming back to {habit} is worth it.
# Feedback
## plain 2.2 1.4
| {cue}, {action}. Mark it, because your tally for {habit} is worth seeing.
# Identity
## plain 13.4 1.4
| You wrote "{why}". {cue}, {action}. It matters to the person you are, so {habit} does too.
# Mastery
## plain 7.3 1.4
| {cue}, {action}. It is worth a lot that {habit} lasts without anyone asking.
`;
