/** Friendly lines about quiet, breath and journals. */
export const mindFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | Nothing to change this week. When you sigh, just notice the hour. Isn't that a clue for {habit}?
1 | Where does your mind go when it's idle? When you wait in line, watch it. It's good to know for {habit}.
2 7.1 1.4 | Shall we find your moment? {cue}, sit down for one slow breath. It's a trigger test for {habit}.
## reminder 2.3 7.1
| Missed a day? It's nothing. {cue}, notice how your shoulders feel. You're back with {habit}.
low | Is it a noisy week? Then it's simple: when you close a door, notice your breath. A fresh look at {habit}.
## challenge 2.3 4.2
| If you like, look for the quietest spot at home today. Isn't that a place for {habit}?
## plain 2.3 4.2
@meditation @breathing | When did you last hold your breath without noticing? When you spot it today, let it go. That's all.
@meditation @breathing | What's your breath doing in a queue? When you wait today, notice it. Don't fix a thing.
@meditation @breathing 7.1 | Isn't the parked car oddly quiet? Before you get out, notice one breath there. Could be your moment.
@journaling | What would you tell a friend about today? After dinner, note one moment. It's a seed for {habit}.
@journaling 7.1 | Where's your pen right now? {cue}, put it on your journal. It'll be a good trigger.
low | Busy head? That's data too. When you notice it today, name one thing that set it off. It helps {habit}.
| When's your head calmest, early or late? Before bed, jot down that moment. It's where {habit} might live.
# Small Steps
## kickoff 8.7 1.4
3 @meditation @breathing | Let's make it tiny. {cue}, take three slow breaths. Who'd argue with twenty seconds?
3 @journaling | Let's make it tiny. {cue}, write three words in your journal. Who'd argue with three?
4 8.3 | Same chair, same small start: {cue}, give {habit} one minute. Isn't that light enough?
## reminder 8.7 8.1
@meditation @breathing | Missed a couple? Your breath didn't mind. {cue}, take three slow ones. A small start again.
@journaling | Blank pages? They're patient. {cue}, write one little line in your journal. You're back, see?
low | One minute's plenty. {cue}, sit and let your shoulders drop. Isn't that {habit}, begun again?
## challenge 8.7 8.1
@meditation @breathing | If you like, take three slow breaths outdoors. Doesn't the air make it an easy one?
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
@meditation @breathing | {cue}, put a hand on your belly for three breaths. Small enough? It's a whole practice.
@meditation | {cue}, sit down and listen for one minute. What's the smallest sound? That's it, that's meditation.
@meditation | Thoughts everywhere? That's what minds do. {cue}, sit for two minutes and let them chat. A simple start.
@journaling | What was the nicest five minutes? {cue}, write a short line in your journal. It's a door in.
@journaling 12.5 | Where does your journal sleep? {cue}, put it on your pillow. It's easy to start when it's in the way.
@journaling | {cue}, begin your journal with "Right now". Isn't the rest easier?
low | Tired head? Then it's one breath. {cue}, take it slowly. Isn't that enough for {habit}?
| {cue}, give {habit} two minutes. If it's boring, fine, that's a start. Easy enough?
# Consistency
## kickoff 1.4 8.3
5 | Same chair, same time? {cue}, sit down for two minutes of {habit}. It's one less thing to decide.
5 7.1 | Where does {habit} live in your day? Let's fix the place: {cue}, two minutes of it.
6 1.2 12.1 | What's the usual snag, noise? If it's loud, do {habit} with your eyes open. That's plan B.
6 1.2 | Late home? It happens, so here's a backup: if it's past ten, give {habit} one minute in bed. Deal?
## reminder 8.3 1.2
| Slipped your mind? That's normal. {cue}, go back to {habit}, same place as always.
low | The chair's still there, isn't it? {cue}, sit in your usual place for one breath. {habit} is back.
## challenge 8.3 1.2
| It's a slow morning somewhere. If you like, keep {habit} at its weekday time. Isn't a steady hour restful?
## plain 8.3 1.4
@meditation @breathing | {cue}, three breaths, same as yesterday. Isn't it nice to have nothing to decide?
@meditation @breathing 1.2 | If the house is loud, take three breaths with your eyes open. It's the usual practice, isn't it?
@meditation @breathing 7.1 | What's always there? Doors. When you close one today, take one breath. That's a routine with hinges.
@journaling | {cue}, open your journal at the same spot on the table. It's the place that helps, don't you think?
@journaling 1.2 | If you're too tired to write, put one word in your journal. That's a fair backup, isn't it?
low | Routine in bits? It's fine. {cue}, take one slow minute for {habit}, same place.
| Has {habit} found its hour yet? {cue}, give it two minutes. It's the repeat that does it.
| Isn't the boring bit the good bit? {cue}, repeat yesterday's minute of {habit}.
# Feedback
## kickoff 2.2 1.5
7 | What's your count for {habit}? {cue}, look at your marks. It's only a number.
8 6.3 | {cue}, ask one friend how they switch off. You'll both learn something for {habit}, won't you?
## reminder 2.3 2.2
| Gaps in the tally? They're just gaps. {cue}, make one fresh mark for {habit}.
## challenge 3.1 2.3
| If you like, invite a friend to sit in silence with you for two minutes. Isn't {habit} odd and lovely shared?
## plain 2.2 2.3
@meditation @breathing | How's your head before, and after? {cue}, take three breaths and compare. That's your own data.
@meditation @breathing 1.5 | Chair or floor? {cue}, try your breaths in the other place. You'll learn which worked.
@journaling | {cue}, look back one week in your journal. What's changed? That's your result.
@journaling 1.5 | Pen or phone? {cue}, try your journal the other way. It's a small tweak, and you'll see which worked.
3.1 | When you meet a friend, tell them the oddest thing you've noticed through {habit}. Won't they smile?
low | Even one counts, doesn't it? {cue}, give {habit} a minute and mark it down.
| What helped on your best day? {cue}, do that bit again. It's your own data, and {habit} likes it.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Why did you want {habit}? {cue}, say your reason out loud. It's still a good one, isn't it?
10 13.5 15.4 | You're becoming someone who pauses first, aren't you? {cue}, take two minutes of {habit}.
10 13.1 | Who do you know that's calm? {cue}, sit like that person for a minute. It's {habit}, borrowed.
## reminder 13.5 15.3
| You're still someone who stops to breathe, aren't you? {cue}, come back to {habit}.
## challenge 13.5 13.4
| If you like, show a child how you do {habit}. Isn't that a value worth sharing?
## plain 13.5 15.4
@meditation @breathing | Remember snapping less last week? {cue}, take three breaths. That's a person worth being.
@journaling 15.3 | Look at those filled pages, that's proof, isn't it? {cue}, add one line to your journal.
low 15.3 | You still care, don't you? {cue}, sit for one minute. It's a small vote for {habit}.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Ready to grow a notch? {cue}, add one minute to {habit}. The rest's fine as it is.
12 7.3 | Next month it's just you two. {cue}, do {habit} on your own. Doesn't it grow?
12 1.2 15.3 | What if it lapses? Here's the plan: if a week goes by, take one minute of {habit}. It'll last, won't it?
## reminder 1.2 8.7
| Been a while? That's how long habits look. {cue}, come back to {habit} for one easy minute. It'll last.
low | Shall we go back a level? {cue}, take one slow minute. It's how {habit} lasts.
## challenge 8.6 7.3
| If you like, do {habit} somewhere busy. Isn't calm in a crowd a skill to grow?
## plain 8.7 7.3
@meditation @breathing 11 | {cue}, add one breath to your usual ones. Isn't that a nice way to grow?
@meditation @breathing | Anywhere's fine by now, isn't it? When you next wait for a lift, take three breaths. That's skill.
@journaling 11 | {cue}, write one line further in your journal than feels natural. What's growing there?
@journaling | {cue}, read your first journal page. Haven't you grown?
12 7.3 | Who'll remind you in spring? {cue}, do {habit} by heart. It's yours for the long run.
low | The one-minute version's never gone. {cue}, take it. Isn't that how {habit} lasts?
`;
