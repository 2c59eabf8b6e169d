/** Friendly: talks like a good neighbour, with contractions and a question. How lines are read: ../skeletons.ts */
export const friendlyLines = `
# Awareness
kickoff 1 | any | 2.3 4.2 | This week's just for watching. {cue}, {watch} for {habit}. What's your guess?
kickoff 1 | any | 4.2 2.3 | We're only curious this week. {cue}, {watch} when {habit} could fit. Sound good?
kickoff 1 | any | 2.3 | No changes yet, it's all looking! {cue}, {watch} to suit {habit}. Any hunch?
kickoff 1 | low | 2.3 4.2 | There's nothing to do yet but look. {cue}, {watch} for {habit}. Can you see one?
kickoff 2 | any | 4.2 7.1 | What's your trigger? Here's one for {habit}: {cue}, {do}.
kickoff 2 | any | 1.4 4.2 | It's trigger week! The hunch: {cue}, {do}. Does that moment suit {habit}?
kickoff 2 | any | 7.1 1.4 | Which moment pulls you in? Here's a guess for {habit}: {cue}, {do}.
kickoff 2 | low | 7.1 4.2 | One moment's plenty this week. {cue}, {do}. Isn't that a good clue for {habit}?
kickoff 1 | any | 2.3 4.2 | What's out there? {cue}, {watch} for {habit}.
kickoff 2 | any | 4.2 7.1 | Is this your moment? {cue}, {do}. It's a test for {habit}.
reminder 1 | any | 2.3 4.2 | Missed a day of watching? It's easy to pick up again: {cue}, {watch} for {habit}.
reminder 1 | any | 2.3 4.2 | How's the watching going? It's a fresh page: {cue}, {watch} to suit {habit}.
reminder 1 | low | 2.3 | Did it slip by? We're back to looking: {cue}, {watch} for {habit}.
reminder 2 | any | 7.1 4.2 | Lost the thread? {cue}, {do}. You're back, so was that a trigger for {habit}?
reminder 2 | any | 4.2 1.4 | There's a fresh chance at {habit}: {cue}, {do}. Is that moment a good trigger?
reminder 2 | low | 7.1 8.7 | {cue}, {do}, and you're back with {habit}. Isn't each try a clue?
reminder 2 | any | 7.1 | Shall we try that trigger again? {cue}, {do}. It's {habit}.
challenge 1 | any | 2.3 4.2 | It's the weekend! If you like, {watch} for {habit} on a day off. What's new?
challenge 1 | any | 4.2 2.3 | Is Saturday different for {habit}? {watch} today, only if you like. It's all a clue.
challenge 2 | any | 4.2 7.1 | If you like, {do} {cue} today. How's that moment for {habit} on a slow day?
challenge 2 | any | 7.1 8.7 | Fancy a test? If you like, {do} {cue}. You'll notice if {habit} suits a weekend.
challenge 1 | any | 2.3 | If you like, {watch} for {habit} on the go. What's the clue?
plain 1 | any | 2.3 | How's your eye today? {cue}, {watch} when {habit} came to mind. That's the whole job.
plain 1 | any | 2.3 4.2 | Quick one: {cue}, {watch} with room for {habit}. Did one surprise you? It's useful.
plain 1 | any | 4.2 2.3 | You're a bird watcher, and {habit} is the bird. {cue}, {watch}. What's out there?
plain 1 | any | 2.3 | What gets in the way of {habit} most days? {cue}, {watch} and it'll show you a pattern.
plain 1 | any | 4.2 | No grades here, it's only a look. {cue}, {watch} for {habit}. See a pattern?
plain 1 | low | 2.3 | Even a quiet day's a clue. {cue}, {watch} for {habit}. What did you see?
plain 1 | high | 2.2 2.3 | {done} of {due} so far, so you've a keen eye. {cue}, {watch} for {habit}. Any pattern?
plain 2 | any | 4.2 | Where were you when {habit} felt good? That's your clue. {cue}, {do}.
plain 2 | any | 7.1 | Isn't {anchor} a good signal? My hunch for {habit}: {do} {cue}.
plain 2 | any | 1.4 7.1 | {cue}, {do}. If it clicks, you've found a moment for {habit}. Did it?
plain 2 | any | 4.2 7.1 | I've a hunch about {habit} and {anchor}. Shall we see? {cue}, {do}.
plain 2 | any | 7.1 2.3 | {do} {cue}. Did you notice how you felt about {habit} just then? That's gold.
plain 2 | low | 8.7 7.1 | Shall we make {habit} kinder? {cue}, {do}. It's one moment, and it's yours.
plain 2 | high | 2.2 4.2 | {done} of {due}, wow! So what's your trigger for {habit}? {cue}, {do}.
plain 1 | any | 2.3 | Any hunch about {habit}? It's easy: {watch} {cue}.
plain 1 | any | 2.3 | Any clue? {cue}, {watch}. It's all about {habit}.
plain 1 | any | 4.2 | Who'd have guessed? {cue}, {watch} for {habit}.
# Small Steps
kickoff 3 | any | 8.7 1.4 | Small steps week! {cue}, {do}. That's {habit} begun, isn't it?
kickoff 3 | any | 8.1 1.4 | Easy does it this week: {cue}, {do}. Isn't that a tiny door into {habit}?
kickoff 3 | low | 8.7 1.4 | How about the tiniest start? {cue}, {do}. It's enough for {habit} today.
kickoff 4 | any | 8.3 12.5 | Same tiny step, easier start: {cue}, {do}. What's one thing to lay out for {habit}?
kickoff 4 | any | 12.5 8.3 | Ready for an easy week? The small plan for {habit}: {cue}, {do}. It's that short.
kickoff 4 | low | 8.7 12.5 | We're shrinking {habit} to one small thing. {cue}, {do}. Easy enough?
kickoff 3 | any | 8.7 8.1 | Shall we start tiny? {cue}, {do}. It's {habit}, small.
kickoff 4 | any | 8.3 12.5 | What's the easy way in? For {habit}, it's this: {cue}, {do}.
reminder | any | 8.1 1.4 | Did a day slip? It's a small thing. {cue}, {do}, and you've started {habit} again.
reminder | any | 8.7 8.1 | You're one tiny step from {habit} again. {cue}, {do}. Shall we?
reminder | any | 8.3 | A restart's easy when it's this short: {cue}, {do}. Isn't {habit} near?
reminder | low | 8.7 1.4 | It's never too small to start again. {cue}, {do}. Can you smile at {habit} after?
reminder | low | 8.7 8.1 | {done} little starts count, and you've got one again today. {cue}, {do}. {habit}, hello?
reminder | any | 8.1 | How small is small? {cue}, {do}. That's {habit} again.
challenge | any | 8.7 8.6 | If you like, {do} in a new spot today. Isn't {habit} light when it's this small?
challenge | any | 12.5 8.1 | It's Saturday, so only if you like: {do} {cue}. Easy {thing}, no?
challenge | any | 8.1 | Got a little weekend air? {do} {cue}, if you like. It's a simple gift to {habit}.
challenge | any | 8.6 | You're free to skip this one. If you like, {do} with a favourite song. Easy {thing}, no?
challenge | any | 8.7 | Isn't Saturday made for small? If you like, {do} for {habit}.
plain 3 | any | 8.7 | What's the smallest {thing} that's still real? {cue}, {do}. That's it.
plain | any | 8.1 | {cue}, {do}. If that's all for {habit} today, it's enough. Deal?
plain | any | 8.7 1.4 | Too small to mention? That's the idea. {cue}, {do}, and {habit} can begin.
plain 4 | any | 12.5 | {prop}, {spot}: wouldn't {habit} be easy to start? {cue}, {do}.
plain 4 | any | 8.3 12.5 | Same little order: {anchor}, then {habit}. {cue}, {do}. Easier, isn't it?
plain | any | 8.1 8.3 | Shall we keep it short? {cue}, {do}. Then {habit} gets its tick and you're free.
plain | any | 8.7 | {do} {cue}. Aren't tiny starts for {habit} nicer than grand plans?
plain 4 | any | 2.3 8.1 | Did {small} feel easy for {habit} this week? If it's so, {cue}, {do}.
plain | any | 8.7 8.1 | It's not cheating to go small with {habit}. {cue}, {do}. Who'd mind?
plain | any | 12.5 8.7 | {prop}, {spot}? That's an easy start for {habit}. {cue}, {do}.
plain 3 | any | 1.4 8.7 | {cue}, what's next? You've a tiny plan: {do}. So much for {habit} being big!
plain | low | 8.7 | Rough patch? It's fine. {small} still counts as {habit}, so {do} {cue}. Simple.
plain | low | 8.7 8.1 | You're allowed the easy version of {habit}. {cue}, {do}. Doesn't that feel light?
plain | high | 2.2 8.7 | {done} of {due} small starts! Isn't {habit} lighter now? {cue}, {do}.
plain | high | 2.2 8.1 | That's {streak} days of easy starts! What's {habit} like now? {cue}, {do}.
plain | any | 8.7 | Isn't this a light one? {cue}, {do}. Easy {thing}.
plain 4 | any | 8.3 | Where's your easy start for {habit}? {do} {cue}. It's plenty.
# Consistency
kickoff 5 | any | 1.4 8.3 | Same time, same place? It's our week for rhythm. {cue}, {do}: that's {habit} sorted.
kickoff 5 | any | 7.1 1.4 | Where does {habit} live? One regular slot's simpler: {cue}, {do}.
kickoff 5 | low | 1.4 8.3 | One regular slot's enough for {habit}. {cue}, {do}. Could that be your time?
kickoff 6 | any | 1.2 1.4 | It's backup week. Usual plan: {cue}, {do}. And what's your plan B for {habit}?
kickoff 6 | any | 1.2 | What's the likeliest snag for {habit}? You've a routine for that: {cue}, {do}.
kickoff 5 | any | 8.3 1.4 | What's your regular slot for {habit}? Let's say: {cue}, {do}.
kickoff 6 | any | 1.2 1.4 | Got a backup for {habit}? Here's the usual: {cue}, {do}.
reminder 5 | any | 8.3 7.1 | Off rhythm? No drama. {cue}, {do}, and it's {habit} again, same slot.
reminder 5 | any | 1.4 8.3 | Back to the same time and place today? {cue}, {do}. {habit} won't mind the gap.
reminder 6 | any | 1.2 12.1 | If {if}, {then}. That's {habit} on plan B, and you're back. Which snag is yours?
reminder | low | 8.7 1.2 | Fancy a quiet restart? {cue}, {do}. That's {habit} back in its usual slot.
reminder | low | 8.3 8.7 | The slot's still yours. {cue}, {do}. Shall {habit} have its place again?
reminder 5 | any | 8.3 | Same time again? {cue}, {do}. That's {habit}, back in place.
reminder 6 | any | 1.2 | Hit a snag? {cue}, {do}. You're back on the usual {thing}.
reminder | any | 8.3 1.2 | There's your slot again: {cue}, {do}. Isn't {habit} a steady guest?
challenge | any | 8.6 8.3 | If you like, {do} at your usual time, weekend or not. Isn't a steady {thing} restful?
challenge | any | 8.6 1.4 | If you like, {do} and then again in a spare slot. {habit} twice, who'd have thought?
challenge | any | 7.1 8.3 | What's {habit} like off schedule? {do} {cue}, if you like, and you'll find out.
challenge | any | 8.3 | Same place on a Saturday? If you like, {do}. It's {habit}.
plain 5 | any | 8.3 | Same spot, same time, no debate. {cue}, {do}. Isn't {habit} lighter that way?
plain 5 | any | 1.4 7.1 | Does your calendar know about {habit}? It's a regular guest now. {cue}, {do}.
plain | any | 8.3 7.1 | {cue}, {do}. It's the repeat that does the work for {habit}. Feel it yet?
plain 5 | any | 1.4 | If mornings run wild, what's the backup time for {habit}? For now: {cue}, {do}.
plain 6 | any | 1.2 | If {if}, {then}. That's a fine plan B, same routine. Would it do for {habit}?
plain 6 | any | 1.2 12.1 | So {if}? It's a common bump. {then}, and {habit} still has its place.
plain | any | 12.5 8.3 | {prop} {spot}? That's the usual place for {habit}. {cue}, {do}.
plain | any | 8.3 | Boring's good here! {cue}, {do}. Who knew a steady {thing} could be this quiet?
plain 6 | any | 1.2 8.7 | Busy day ahead? There's a spare version of {habit}: {cue}, {do}. Same slot as ever.
plain | any | 7.1 8.3 | {anchor} happens daily, so isn't it a good place for {habit}? {cue}, {do}.
plain | any | 8.3 1.4 | How's the rhythm? {cue}, {do}. {habit} at a fixed time won't fight for room.
plain | low | 8.7 1.2 | Schedules slip, don't they? {cue}, {do}. {habit} can still have a steady corner.
plain | low | 1.2 8.3 | Here's a kind routine for {habit}: {cue}, {do}. Would you repeat it? It's short.
plain | high | 2.2 8.3 | {streak} days in rhythm! What's making {habit} so steady? {cue}, {do}.
plain | high | 2.2 1.4 | {done} of {due}, so the rhythm's there. {cue}, {do}. Same time tomorrow for {habit}?
plain | any | 8.3 | Usual place? {cue}, {do}. It's {habit}, same time.
plain 6 | any | 1.2 8.3 | Isn't today a backup day? The routine is short: {cue}, {do} for {habit}.
# Feedback
kickoff 7 | any | 2.2 1.5 | What's your count for {habit}? It's a week for one tweak: {cue}, {do}.
kickoff 7 | any | 2.3 1.5 | It's a week for numbers. What does your tally say about {habit}? {cue}, {do}.
kickoff 7 | low | 2.3 1.5 | Any tally's a good tally. What helped {habit} before? {cue}, {do}. It counts.
kickoff 8 | any | 3.1 3.2 | Who'd be glad to hear about {habit}? {cue}, tell one friend how it's going.
kickoff 8 | any | 6.3 3.1 | You don't do {habit} all alone. {cue}, ask one friend what they've seen. Who's it going to be?
kickoff 8 | low | 3.1 8.7 | A friend's a fine helper. {cue}, tell one about {habit}. Who comes to mind?
kickoff 8 | high | 2.2 3.1 | {done} of {due}: isn't that worth telling? {cue}, tell one friend about {habit}.
kickoff 7 | any | 2.3 1.5 | What do the numbers say of {habit}? It's data: {cue}, {do}.
reminder 7 | any | 2.2 1.5 | A miss is just data, isn't it? {cue}, {do}. That's {habit} back on the tally.
reminder 8 | any | 3.2 3.1 | Quiet week? {cue}, tell a friend you're starting {habit} again. Who's good at cheering?
reminder 8 | any | 3.1 1.5 | Someone's rooting for you. {cue}, {do}. Who'd you tell that {habit} is on again?
reminder | low | 2.3 8.7 | {done} marks on the tally, and today's a fresh one. {cue}, {do}. A lighter {thing}, right?
reminder | low | 1.5 8.7 | Shall we adjust {habit} to fit? {cue}, {do}. That's a fresh mark on the tally.
reminder 7 | any | 2.3 2.2 | One fresh mark for {habit}? {cue}, {do}. It's quick.
reminder 8 | any | 3.2 1.5 | You're back, so which friend knows about {habit}? {cue}, {do}.
reminder | any | 2.3 1.5 | It's again time to check in, isn't it? {cue}, {do}. Another mark for {habit}.
challenge 7 | any | 1.5 2.3 | If you like, {do} {cue} and compare. Was {habit} better? It's all data.
challenge 8 | any | 3.1 3.2 | If you like, invite a friend to join {habit} today. Who'd say yes? It's a nice ask.
challenge | any | 2.3 8.6 | Weekend tweak? {do} {cue}, if you like. You'll learn what helped {habit}.
challenge 8 | any | 6.3 3.1 | Curious about their way? If you like, ask a friend about {habit} over tea. It's fun data.
challenge | any | 1.5 8.6 | What's worth a change in {habit}? {do} {cue}, if you like. The results are yours.
challenge | any | 2.3 1.5 | What's the number this week? If you like, {do}. It's {habit}, tracked.
challenge 8 | any | 2.3 3.1 | If you like, {do}. Which friend wouldn't cheer for {habit}?
plain 7 | any | 2.3 | What's the tally for {habit} so far? Don't fix a thing, just {do} {cue}.
plain 7 | any | 1.5 | Which tweak would help {habit}: hour, spot or size? {cue}, {do}. That's a check.
plain | any | 2.3 1.5 | {cue}, {do}. Then it's one mark for {habit}. Isn't a tally a happy thing?
plain 7 | any | 2.2 1.5 | Which days worked for {habit}? There's your feedback. {cue}, {do}.
plain | any | 2.3 | Your numbers tell a story, don't they? {cue}, {do}: one line more for {habit}.
plain 8 | any | 3.1 | Who asked about {habit} lately? {cue}, share one line with them. It's a nice log.
plain 8 | any | 3.2 6.3 | Does a friend do something like {habit}? {cue}, ask what worked for them. It's free data.
plain 8 | any | 3.1 1.5 | What'd you tell a friend about {habit}? {cue}, {do}.
plain 8 | any | 3.2 | How'd a friend help with {habit}? Today's check: {cue}, {do}.
plain | any | 1.5 8.7 | What'd you adjust if {habit} were a recipe? {cue}, {do}. It's a fair test.
plain | any | 2.2 2.3 | Isn't it good to check in? {cue}, {do}. Then {habit} has its mark for today.
plain 8 | any | 6.3 2.3 | Two views beat one, don't they? {cue}, {do}. {habit} has a friend.
plain | low | 2.3 8.7 | No scores here. {cue}, {do}. What's helped {habit} before?
plain | low | 1.5 8.7 | Here's a tweak: less. {cue}, {do}. Does {habit} feel better to count like that?
plain | high | 2.2 2.3 | {done} of {due}: those numbers sing! What's the tweak for {habit}? {cue}, {do}.
plain | high | 2.2 3.1 | {streak} days! Who'd love to hear that number? {cue}, {do}. It's {habit} with results.
plain 8 | high | 2.2 3.1 | {done} of {due} is news, isn't it? {cue}, tell a friend about {habit}.
plain | any | 2.3 | What'd today's mark say? {cue}, {do}. It's for {habit}.
# Identity
kickoff 9 | any | 13.4 15.3 | Why {habit}, really? What you value is the answer. {cue}, {do}. It's yours.
kickoff 9 | any | 13.2 13.4 | It's values week. {cue}, {do}. What does {habit} say about what you care for?
kickoff 9 | low | 13.4 8.7 | You still care, and it shows. {cue}, {do}. Isn't that proof enough for {habit}?
kickoff 10 | any | 13.5 15.4 | You're someone who {who}, aren't you? {cue}, {do}: {habit}.
kickoff 10 | any | 13.1 13.5 | Who are you becoming? I'd say someone who {who}. {cue}, {do} for {habit}.
kickoff 10 | low | 13.5 8.7 | It's still you, whatever the week was. {cue}, {do}. {habit} is part of you, isn't it?
kickoff 9 | any | 13.4 15.3 | What's your reason for {habit}? It's a good one: {cue}, {do}.
kickoff 10 | any | 13.5 15.4 | Isn't your character in this by now? {cue}, {do} for {habit}.
reminder | any | 13.4 15.3 | A miss doesn't change who you are. {cue}, {do}. Isn't {habit} like you again?
reminder | any | 13.5 | Starting again is in character for you, isn't it? {cue}, {do}. That's {habit} back.
reminder | any | 15.3 13.2 | You've come back before, haven't you? {cue}, {do}. {habit} is part of you.
reminder | low | 13.5 8.7 | Coming back is the character bit, isn't it? {cue}, {do}. That's {habit} again.
reminder | low | 15.3 8.7 | You care, so here's a way back: {cue}, {do}. That's {habit}, part of you, isn't it?
reminder | any | 13.5 | Isn't coming back part of you by now? {cue}, {do} for {habit}.
challenge | any | 13.5 8.6 | If you like, {do} {cue} as the person you're becoming. How'd {habit} feel?
challenge | any | 13.4 | It's a slow day. If you like, {do} {cue}. What do you value most about {habit}?
challenge | any | 13.1 8.6 | If you like, {do} where someone can see. Isn't {habit} part of you by now?
challenge | any | 15.4 13.5 | If you like, {do} {cue}. It's a vote for {habit}. Isn't it like you?
challenge | any | 13.5 | If you like, {do}. Isn't {habit} part of you on Saturdays too?
plain 9 | any | 13.2 | {habit} isn't a chore, it's care. {cue}, {do}. Isn't that more like you?
plain 9 | any | 15.3 13.4 | When did {habit} last feel like you? It's proof, so again: {cue}, {do}.
plain | any | 13.5 15.4 | Feel like someone who {who} yet? It's true. {do} {cue} for {habit}.
plain 10 | any | 13.5 13.1 | What'd the person you're becoming do now? You'd know. {cue}, {do} for {habit}.
plain 10 | any | 15.4 | When did {habit} become part of you? It's quietly true. {cue}, {do}.
plain | any | 13.4 13.2 | {value}: isn't that a value of yours? {cue}, {do}. That's {habit}.
plain | any | 15.3 | {habit} for weeks: what's that say about your character? {cue}, {do}.
plain | any | 13.5 | No one's there to see, so {habit} is your own. {cue}, {do}. Nice, isn't it?
plain | low | 13.4 8.7 | Why'd you pick {habit}? That reason is still good. {cue}, {do}.
plain | low | 13.5 8.7 | Isn't {small} proof of care too? {cue}, {do}. It's {habit}, and it's you.
plain | high | 2.2 13.5 | {done} of {due} votes for {habit}: who's that person? It's you. {cue}, {do}.
plain | high | 2.2 15.4 | {streak} days of {habit}: isn't that proof of who you are? {cue}, {do}.
plain | any | 13.4 15.3 | You wrote "{why}". Isn't that still your own reason? {cue}, {do} for {habit}.
plain | any | 13.5 | What's true to yourself today? {cue}, {do}. It's {habit}.
# Mastery
kickoff 11 | any | 8.7 1.1 | Time to grow {habit} a notch? {cue}, {do}. It's your next level.
kickoff 11 | any | 1.1 8.6 | Could {habit} go a notch further? You're ready. {cue}, {do}.
kickoff 11 | low | 8.7 1.1 | No rush to raise anything. {cue}, {do}. What'd make {habit} last for you?
kickoff 12 | any | 7.3 1.2 | It's the final week, and a lapse won't end this. {cue}, {do}. Will {habit} last?
kickoff 12 | any | 15.3 1.2 | What'll keep {habit} going for months? A plan you know by heart: {cue}, {do}.
kickoff 12 | low | 1.2 7.3 | A lapse isn't the end. {cue}, {do}. Can {habit} last that way?
kickoff 11 | any | 8.7 1.1 | Ready to go further? {cue}, {do}. It's {habit}, next level.
kickoff 12 | any | 7.3 1.2 | Will {habit} last? You've the skill. {cue}, {do}.
reminder 12 | any | 7.3 1.2 | What's the plan after a lapse? For {habit}: {cue}, {do}. You're back.
reminder | any | 1.2 15.3 | Beginning again's a skill. {cue}, {do}. Won't {habit} keep growing?
reminder | low | 1.2 8.7 | A lapse is only a pause, isn't it? {cue}, {do}, and {habit} is growing again.
reminder | low | 8.7 1.2 | What'll make {habit} last? Coming back, a skill of its own: {cue}, {do}.
reminder 12 | any | 1.2 7.3 | Again by heart? {cue}, {do}. It's {habit} that lasts.
reminder | any | 1.2 | Lapse over? {cue}, {do}. You're back, and {habit} lasts.
challenge 11 | any | 8.7 8.6 | If you like, {do} {cue}. It's one notch further. What's {habit} like up there?
challenge 12 | any | 7.3 | If you like, {do} today before any message. Isn't {habit} growing on its own?
challenge | any | 8.6 1.1 | Could you teach {habit}? If you like, {do} {cue}. It's a skill by now.
challenge | any | 8.7 | Room to grow? {do} {cue}, if you like. It's a small raise for {habit}.
challenge | any | 8.7 | Fancy a notch up? If you like, {do}. It's {habit}, further.
plain 11 | any | 8.7 | What's your next level with {habit}? {cue}, {do}. It's only one step up.
plain 11 | any | 8.6 1.1 | {habit} on a harder day is a skill, isn't it? {cue}, {do}.
plain | any | 8.7 8.1 | {cue}, {do}. It's how {habit} keeps growing. What level are you on?
plain 11 | any | 1.1 | What's your next goal for {habit}? You've room to grow. {cue}, {do}.
plain 12 | any | 7.3 | Could you do {habit} without reminders? You've nearly got it. {cue}, {do}.
plain 12 | any | 1.2 | What if a lapse comes next month? Don't redo the plan for {habit}: {cue}, {do}.
plain | any | 15.3 8.6 | What's grown easier since week one? I'd say {habit}. {cue}, {do}, and it lasts.
plain | any | 8.6 | You know {habit} by heart, don't you? {cue}, {do}. A skill like that lasts.
plain | any | 8.1 8.7 | What's the hurry? {cue}, {do}. A notch at a time is how {habit} keeps growing.
plain 12 | any | 1.2 7.3 | What's in your plan for a lapse? I'd go gently: {cue}, {do}. Then {habit} lasts.
plain | low | 1.2 8.7 | The long run's made of days like this, isn't it? {cue}, {do}. {habit} lasts.
plain | low | 8.7 15.3 | What'd help {habit} last? Ease, I think. {cue}, {do}. That's the skill.
plain | high | 2.2 8.7 | {done} of {due}: that's skill! {cue}, {do}. What's the next notch for {habit}?
plain | high | 2.2 15.3 | {streak} days, and it keeps growing! What's your secret with {habit}? {cue}, {do}.
plain | any | 8.6 | What's next to grow? {cue}, {do}. It's {habit}, a notch up.
`;
