/** Friendly lines that quote a person's own plan; they fit every topic. */
export const personalFriendly = `
# Awareness
## plain 1.4 7.1
2 | Your own plan says it best: {cue}, {action}. Isn't that moment a good trigger for {habit}?
# Small Steps
## kickoff 1.4 8.7
3 | You've made a plan, so let's start small: {cue}, {action}. Sound good for {habit}?
## plain 8.7 1.4
| It's a small deal you made with yourself. {cue}, {action}. Easy to begin {habit} there, isn't it?
| Where were we? {cue}, {action}. That's the easy way into {habit}.
| {action} {cue}. If the first step's light, isn't {habit} half done?
## reminder 8.7 1.4
| Missed a couple? Your plan hasn't moved. {cue}, {action}. That's a small start back to {habit}.
# Consistency
## kickoff 1.4 8.3
5 | Same place, same order this week: {cue}, {action}. Isn't {habit} easier when nothing's up for debate?
## plain 1.4 8.3
| You know the line by now, don't you? {cue}, {action}. It's the same slot for {habit}.
| {action} {cue}, as usual. Who'd have thought {habit} would get this regular? It's lovely.
## reminder 1.4 1.2
| Lost a day? The plan's patient. {cue}, {action}, and {habit} is back in its usual slot.
# Feedback
## plain 2.2 1.4
# Identity
## plain 13.4 1.4
| "{why}." Your words, and they've a point. {cue}, take a minute for {habit}. It's your own reason, isn't it?
# Mastery
## plain 7.3 1.4
| You'd do it without me by now, wouldn't you? {cue}, {action}. That's {habit} on its own feet.
`;
