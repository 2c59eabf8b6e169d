/** Friendly lines that quote a person's own plan; they fit every topic. */
export const personalFriendly = `
# Awareness
## kickoff 1.4 7.1
2 | Here's your plan, out in the wild: {cue}, {action}. Is it a good trigger and moment for {habit}?
## reminder 1.4 2.3
2 | Fresh look, same plan: {cue}, {action}. What's the moment telling you about {habit}?
## challenge 1.4 4.2
2 | It's the weekend, so only if you fancy: {cue}, {action}. Does {habit} notice it's Saturday?
## plain 1.4 7.1
2 | Your own plan says it best: {cue}, {action}. Isn't that moment a good trigger for {habit}?
2 4.2 | You know that moment, don't you? {cue}, {action}. I'm curious how {habit} takes to it.
2 2.3 | {cue}, {action}. It's a tryout for {habit}, so what do you notice?
2 13.4 | "{why}." I like that. {cue}, {action}. Can you spot the moment it's about {habit}?
# Small Steps
## kickoff 1.4 8.7
3 | You've made a plan, so let's start small: {cue}, {action}. Sound good for {habit}?
4 8.3 | {cue}, {action}. It's small on purpose. Isn't that an easy start for {habit}?
## reminder 8.7 1.4
| Missed a couple? Your plan hasn't moved. {cue}, {action}. That's a small start back to {habit}.
low | {cue}, {action}, even just half. It's a fresh start for {habit}. Who's counting halves?
## challenge 8.7 12.5
| If you fancy a small change: {cue}, {action}, somewhere new. It's still {habit}, so where to?
## plain 8.7 1.4
| It's a small deal you made with yourself. {cue}, {action}. What's simpler for {habit} today?
| Where were we? {cue}, {action}. That's the easy way into {habit}.
| {action} {cue}. If the first step's this light, what's left to fear from {habit}?
8.1 | Busy day? It's still short: {cue}, {action}. That's all {habit} is asking.
12.5 | Everything ready? {cue}, {action}. It's the smallest bit of {habit}, and it's enough.
13.4 | "{why}," you said. So let's: {cue}, {action}. A small step for {habit}, right?
# Consistency
## kickoff 1.4 8.3
5 | Same place, same order this week: {cue}, {action}. Isn't {habit} easier with nothing to debate?
6 1.2 | What's your plan B? If {anchor} slips, {action} later. That's {habit} with a spare slot.
## reminder 1.4 1.2
| Lost a day? The plan's patient. {cue}, {action}, and {habit} is back in its usual slot.
low | {cue}, {action}, even just half. It's the usual time for {habit} again. Okay?
## challenge 1.4 8.3
| It's Saturday, so it's up to you: {cue}, {action}. Does {habit} keep its usual slot at weekends?
## plain 1.4 8.3
| You know the line by now, don't you? {cue}, {action}. It's the same slot for {habit}.
| {action} {cue}, as usual. Who'd have thought {habit} would get this regular?
7.1 | Guess what's next? {cue}, {action}. It's the steady sort of day that {habit} likes.
| {cue}, {action}. It's the same as yesterday, and isn't that restful for {habit}?
13.4 | Still true that "{why}"? Then it's the usual: {cue}, {action}. {habit} has its routine.
# Feedback
## kickoff 2.2 2.3
7 | New this week: we're counting. {cue}, {action}. What will the tally say about {habit}?
8 3.1 | {cue}, {action}. There's a friend who'd love to hear about {habit}. Who's it going to be?
## reminder 2.3 1.4
| Blank days in the tally? They're fine. {cue}, {action}, and {habit} has a fresh mark.
## challenge 3.1 1.4
| If you fancy company: {cue}, {action}, with a friend. Who'd say yes to {habit}?
## plain 2.2 1.4
| {cue}, {action}. That's one more mark for {habit}. How's the score looking?
1.5 | What'd you tweak, if anything? {cue}, {action}. It's your check on {habit}.
2.3 | {action} {cue}. One honest mark, and it's data. What does it say about {habit}?
13.4 | Does {habit} still serve "{why}"? {cue}, {action}. It's worth a check now and then.
low 2.3 | {cue}, {action}, even just half. A half's still a mark. Isn't that fair on {habit}?
# Identity
## kickoff 13.5 13.4
9 | You told me "{why}". {cue}, {action}. It's your own value in {habit}, isn't it?
10 15.4 | Who does this, week after week? Someone who's you. {cue}, {action}. That's {habit}, in person.
## reminder 13.5 15.3
| One gap doesn't change who you are, does it? {cue}, {action}, and you're back with {habit}.
## challenge 13.1 1.4
| If you like, with a twist of your own: {cue}, {action}. What's in {habit} that's just you, yourself?
## plain 13.4 1.4
| "{why}." Your words, and they've a point. {cue}, {action}. Isn't that your own reason for {habit}?
13.5 | {cue}, {action}. You're a person who keeps small promises. Doesn't {habit} show it?
15.4 | {action} {cue}. It's proof of care, and who's it for? For yourself. {habit} is just the way.
13.4 | No one's watching, right? {cue}, {action}. It's {habit} for yourself, and that's the point.
# Mastery
## kickoff 8.7 1.1
11 | Shall we raise it a bit? {cue}, {action}, and a notch further if it's fun. {habit} has grown.
12 1.2 | What if you lapse one day? Then it's simple: {cue}, {action}. That's how {habit} can last.
## reminder 1.2 7.3
| A lapse? That's a comma. {cue}, {action}, and {habit} is back on its own feet.
## challenge 7.3 8.6
| If you like, with the phone off: {cue}, {action}. Don't you know {habit} by heart?
## plain 7.3 1.4
| You'd do it without me by now, wouldn't you? {cue}, {action}. That's {habit} on its own feet.
8.7 | {action} {cue}. It's become a skill, hasn't it? {habit} can last like this.
13.4 | "{why}." That'll hold for months, won't it? {cue}, {action}. {habit} has a long run ahead.
| Next month it's just you two. {cue}, {action}. Won't {habit} keep going?
high 8.7 | {done} of {due}! What's the next level? {cue}, {action}, a notch further. It's {habit}, growing.
`;
