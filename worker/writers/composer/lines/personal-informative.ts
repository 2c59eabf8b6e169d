/** Informative lines that quote a person's own plan; they fit every topic. */
export const personalInformative = `
# Awareness
## kickoff 1.4 7.1
2 | A trigger that comes anyway needs no memory. {cue}, {action}. A good moment for {habit}, by your plan.
## reminder 1.4 2.3
2 | One try tells little, a few show a pattern. {cue}, {action}, and {habit} gets a fresh look.
## challenge 1.4 4.2
2 | Days off have other triggers. If you like, {action} {cue}, as a test. A clue for {habit}.
## plain 1.4 7.1
2 | Plans of your own fit best. {cue}, {action}. Notice if the trigger works for {habit}.
2 4.2 | A cue you pass each day costs no memory. {cue}, {action}. A signal made for {habit}.
2 2.3 | {cue}, {action}. Which moment helps and which hinders is data that only you can collect for {habit}.
2 13.4 | Your reason was "{why}". {cue}, {action}. Notice how the cue suits {habit}.
# Small Steps
## kickoff 1.4 8.7
3 | In trials, a plan with a cue was kept better. {cue}, {action}. A small start for {habit}.
4 8.3 | The first minute often takes the most effort, so yours is light. {cue}, {action}. That starts {habit}.
## reminder 8.7 1.4
| One missed day hardly mattered in a long study. {cue}, {action}. {habit} starts again, small.
low | Effort is highest before the start. {cue}, {action}, even just half. {habit} is back, small.
## challenge 8.7 12.5
| Small acts survive a new place well. If you like, elsewhere today: {action} {cue}. It tests {habit}.
## plain 8.7 1.4
| Effort falls once you have begun. {cue}, {action}. A small way into {habit}.
| {action} {cue}. Each small repeat makes the link to {habit} a bit firmer.
8.1 | A step that takes two minutes meets less doubt. {cue}, {action}. {habit} can start today.
| Simple acts become automatic sooner than hard ones. {cue}, {action}. A simple start for {habit}.
12.5 | Fewer steps before the start mean less friction. {cue}, {action}. {habit} begins right there.
13.4 | Goals with a reason hold longer. Yours: "{why}". {cue}, {action}, a small step of {habit}.
# Consistency
## kickoff 1.4 8.3
5 | A fixed order saves decisions. {cue}, {action}. Same place for {habit} all week.
6 1.2 | Most plans meet one obstacle again and again. If {anchor} slips, {action} later: a backup for {habit}.
## reminder 1.4 1.2
| A routine is held by its cue. {cue}, {action}. {habit} is back in its slot.
low | The cue matters, hardly the amount. {cue}, {action}, even half. {habit} is back in its slot.
## challenge 1.4 8.3
| Weekends often shift routines. If you like, the usual: {action} {cue}. {habit} keeps its rhythm.
## plain 1.4 8.3
| Repeats after the same cue become automatic. {cue}, {action}. {habit}, as usual.
| {action} {cue}. A steady moment reminds better than memory does. So {habit} has its slot.
| Habits took a median of about two months in studies. {cue}, {action}. One steady repeat of {habit}.
7.1 | One cue, one act: the brain links what comes together. {cue}, {action}. Same again for {habit}.
13.4 | A routine carries a reason through dull days. Yours: "{why}". {cue}, {action}. {habit}, same time.
# Feedback
## kickoff 2.2 2.3
7 | Tracking helps people reach their goals. {cue}, {action}. Then mark it for {habit}.
8 3.1 | A plan that friends know of gets support. {cue}, {action}. One may ask for the count of {habit}.
## reminder 2.3 1.4
| A gap is data too. {cue}, {action}, and the record of {habit} gets a fresh mark.
## challenge 3.1 1.4
| Company changes effort. If you like, with a friend: {action} {cue}. Compare how {habit} felt.
## plain 2.2 1.4
| A mark right after is the most honest data. {cue}, {action}. Then {habit} has its number.
1.5 | Small tweaks are easier to read one at a time. {cue}, {action}. Your check on {habit} stays simple.
2.3 | Counting shows what memory rounds off. {cue}, {action}. One count for {habit}.
| {action} {cue}. Written marks are recalled better than good days. {habit} earns one.
13.4 | You track {habit} for a reason: "{why}". {cue}, {action}. That is one more honest number.
# Identity
## kickoff 13.5 13.4
9 | Acts for a value last longer. Yours: "{why}". {cue}, {action}: a vote of your own for {habit}.
10 15.4 | We learn who we are from what we do. {cue}, {action}. One act of proof for {habit}.
## reminder 13.5 15.3
| One gap weighs little against weeks of practice. {cue}, {action}. Back to {habit}, like yourself.
## challenge 13.1 1.4
| Chosen acts feel more your own. If you like, your way: {action} {cue}. {habit} with your own mark.
## plain 13.4 1.4
| Acts with a reason last longer, and yours was "{why}". {cue}, {action}. Your own value in {habit}.
13.5 | Evidence comes before belief. {cue}, {action}. {habit} is what a person like you does now.
15.4 | {action} {cue}. Self-view follows practice, act by act. {habit} is one of yours.
13.4 | A plan of your own has your support. {cue}, {action}. {habit} is proof of that.
# Mastery
## kickoff 8.7 1.1
11 | Skills grow at the edge of what is easy. {cue}, {action}, then a notch further for {habit}.
12 1.2 | A written plan shortens lapses. If {habit} stops for a week: {action} {cue}.
## reminder 1.2 7.3
| A lapse takes little from practice. {cue}, {action}. {habit} comes back fast.
## challenge 7.3 8.6
| Unprompted practice firms a skill. If you like, no phone near: {action} {cue}. {habit} by heart.
## plain 7.3 1.4
| Cues outlast reminders. {cue}, {action}. That is how {habit} lasts.
8.7 | {action} {cue}. What runs without decision is a skill, and {habit} is on its way there.
| Twelve weeks is past the median for simple habits. {cue}, {action}. {habit} can last by now.
13.4 | In the long run, a reason outlives a mood. Yours: "{why}". {cue}, {action}. {habit} lasts.
high 8.7 | {done} of {due} is practice enough for a next level. {cue}, {action}, a notch further for {habit}.
`;
