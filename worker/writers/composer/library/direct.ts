/** Direct: the action comes in the first sentence, and no sentence is over 12 words. How lines are read: ../skeletons.ts */
export const directLines = `
# Awareness
kickoff 1 | any | 2.3 4.2 | {cue}, {watch}. This week is for looking. {habit} can wait.
kickoff 1 | any | 4.2 2.3 | {cue}, {watch} for {habit}. No changes yet. The pattern comes first.
kickoff 1 | any | 2.3 | For now, {watch} {cue}. Every clue about {habit} is useful.
kickoff 1 | low | 2.3 4.2 | {cue}, {watch} for {habit}. One clue is plenty. Nothing else is on the list.
kickoff 2 | any | 4.2 7.1 | {cue}, {do}. A moment either suits {habit} or it does not. Both are clues.
kickoff 2 | any | 1.4 4.2 | One trigger: {cue}, {do}. One moment, one try at {habit}.
kickoff 2 | any | 7.1 1.4 | {cue}, {do}. That moment is the trigger on trial for {habit}.
kickoff 2 | low | 7.1 4.2 | {cue}, {do}. One moment this week is plenty. It is a clue for {habit}.
kickoff 1 | any | 2.3 4.2 | {cue}, {watch}. Watching comes first for {habit}.
kickoff 2 | any | 4.2 7.1 | {cue}, {do}. One trigger for {habit}, on trial.
reminder 1 | any | 2.3 4.2 | {cue}, {watch} for {habit}. Watching is back on. A missed day is a clue too.
reminder 1 | any | 2.3 | Again, {watch} {cue}. A fresh page shows where {habit} fits.
reminder 1 | low | 2.3 | {cue}, {watch} for {habit}. You are back to looking. That is the whole task.
reminder 2 | any | 7.1 4.2 | {do} {cue}. A missed try is a clue. {habit} gets a fresh one.
reminder 2 | any | 4.2 1.4 | {cue}, {do}. That is the restart. The moment is on trial for {habit}.
reminder 2 | low | 7.1 8.7 | {cue}, {do}. That is {habit} again. Same trigger, one clue.
reminder 2 | any | 7.1 | {cue}, {do}. One trigger, again, for {habit}.
challenge 1 | any | 2.3 4.2 | Optional: {watch} for {habit} today. Weekends have a pattern of their own.
challenge 1 | any | 4.2 2.3 | If you like, {watch} on your day off. {habit} may show a new clue.
challenge 2 | any | 4.2 7.1 | If you like, {do} {cue}. A weekend moment may carry {habit} better.
challenge 2 | any | 7.1 8.7 | Optional test: {do} {cue}. A trigger for {habit} is good if it works on Saturday.
plain 1 | any | 2.3 | {watch} for {habit} today. An hour beside each will do. Patterns need little.
plain 1 | any | 4.2 | {cue}, {watch}. Times when {habit} was possible. Brief ones matter too.
plain 1 | any | 2.3 4.2 | Today, {watch} {cue}. The pattern of {habit} is in your day already.
plain 1 | any | 4.2 2.3 | Today, {watch} that kept you from {habit}. No fixing yet, only looking.
plain 1 | any | 2.3 | {cue}, {watch}. The room and the hour are both clues to {habit}.
plain 1 | any | 4.2 | {watch} around {habit}. Who was there. What had just ended. Those are clues.
plain 1 | low | 2.3 | {cue}, {watch} for {habit}. One look is enough. Any clue will do.
plain 1 | high | 2.2 2.3 | {cue}, {watch} for {habit}. {done} of {due} done: a clear pattern.
plain 2 | any | 4.2 | {do} {cue}. What comes right before is the trigger for {habit}.
plain 2 | any | 7.1 | New trigger: {cue}, {do}. One moment is enough for {habit}.
plain 2 | any | 1.4 7.1 | {cue}, {do}. A clear moment beats a good mood for {habit}.
plain 2 | any | 4.2 7.1 | Second trial: {do} {cue}. Two trials show if the moment suits {habit}.
plain 2 | any | 4.2 1.4 | No debate: {cue}, {do}. {anchor} is the signal, {habit} the answer.
plain 2 | any | 7.1 2.3 | Today, {do} {cue}. What you notice decides the trigger for {habit}.
plain 2 | low | 8.7 7.1 | Just this: {cue}, {do}. One moment is a fair test of {habit}.
plain 2 | high | 2.2 4.2 | {cue}, {do}. {done} of {due} done. The trigger for {habit} is found.
plain 1 | any | 2.3 | {watch} {cue}. A clue each for {habit}.
plain 1 | any | 4.2 | {cue}, {watch}. Short notes are fine for {habit}.
plain 1 | any | 4.2 | Now {watch}. {habit} leaves clues all day.
# Small Steps
kickoff 3 | any | 8.7 1.4 | Small step: {cue}, {do}. That is the start of {habit}. Then you are free.
kickoff 3 | any | 8.1 1.4 | {cue}, {do}. Two weeks of small steps for {habit} start here.
kickoff 3 | low | 8.7 1.4 | Smallest step: {cue}, {do}. That is enough {habit} for today.
kickoff 4 | any | 8.3 12.5 | {cue}, {do}. Same small step. {prop} {spot} makes {habit} easy.
kickoff 4 | any | 12.5 8.3 | {cue}, {do}. Ready gear makes {habit} an easy start this week.
kickoff 4 | low | 8.7 12.5 | Easy version: {cue}, {do}. That tiny start is all of {habit}.
kickoff 3 | any | 8.7 8.1 | {cue}, {do}. A tiny start, and {habit} is open.
kickoff 4 | any | 8.3 12.5 | {cue}, {do}. Short, easy, same way in to {habit}.
reminder | any | 8.1 1.4 | {cue}, {do}. A small start again. {habit} needs no catching up.
reminder | any | 8.7 8.1 | {do} {cue}. A missed day stays small. {habit} begins again now.
reminder | any | 8.3 | Tiny restart: {cue}, {do}. That puts {habit} in motion.
reminder | low | 8.7 1.4 | {cue}, {do}. Back to the smallest step. {small} is {habit}.
reminder | low | 8.7 8.1 | {cue}, {do}. {done} starts so far, and one again today. Enough for {habit}.
reminder | any | 8.1 | {do} {cue}. Back to small. {habit} is open.
challenge | any | 8.7 8.6 | If you like, {do} somewhere new. Small steps for {habit} travel well.
challenge | any | 12.5 8.1 | Optional: {do} {cue}, then rest. One easy start for {habit} is a fine Saturday.
challenge | any | 8.1 | If you like, {do} {cue}. A light day suits a tiny {thing}.
challenge | any | 8.6 | If you like, {do} and then once more. Still small, still {habit}.
challenge | any | 8.7 | If you like, {do}. Saturday small is still {habit}.
plain 3 | any | 8.7 | Now {do}. After that, you may stop. Small is the whole plan for {habit}.
plain | any | 8.1 | {cue}, {do}. Ready or not, that begins {habit}. Easy comes later.
plain | any | 8.7 1.4 | One tiny step: {cue}, {do}. Anything after that is a gift to {habit}.
plain 4 | any | 12.5 | {do} {cue}. With {prop} {spot}, starting {habit} is easy.
plain 4 | any | 8.3 12.5 | Today, {do}. A small, easy order: {anchor}, then {habit}.
plain | any | 8.1 8.3 | Today, {do} {cue}. Easy is the right size for {habit}.
plain | any | 8.7 | {do} {cue}. No speech. {habit} has begun by then, in small.
plain | any | 1.4 8.1 | {cue}, {do}. One small start a day builds {habit}.
plain 4 | any | 2.3 8.1 | First minute only: {cue}, {do}. The easy part of {habit} is the part that counts.
plain | any | 8.7 8.1 | {do} {cue}. Short is fine. Starting is the skill in {habit}.
plain | any | 12.5 8.7 | {do} {cue}. With {prop} {spot}, that is easy. A tiny {thing} counts.
plain 3 | any | 1.4 8.7 | Low bar today: {cue}, {do}. {habit} can be that simple.
plain | low | 8.7 | Just {do} {cue}. {small} is a complete small step for {habit}.
plain | low | 8.7 8.1 | {cue}, {do}. Nothing smaller is needed, nothing else for {habit} today.
plain | high | 2.2 8.7 | {do} {cue}. {done} of {due} small starts done. {habit} has room to open up.
plain | high | 2.2 8.1 | Onward: {cue}, {do}. {streak} days of small steps for {habit}.
plain | any | 8.7 | {cue}, {do}. Light work, real {thing}.
# Consistency
kickoff 5 | any | 1.4 8.3 | {cue}, {do}. Same time, same place. {habit} now has a fixed slot.
kickoff 5 | any | 7.1 1.4 | {cue}, {do}. Same slot all week. That is the routine for {habit}.
kickoff 5 | low | 1.4 8.3 | One fixed slot: {cue}, {do}. A steady time is enough for {habit}.
kickoff 6 | any | 1.2 1.4 | {cue}, {do}. A backup for {habit} comes next. One obstacle, one answer.
kickoff 6 | any | 1.2 | Backup week: {cue}, {do}. One obstacle, one answer, same {thing}.
kickoff 6 | low | 1.2 8.7 | Backup plan: {cue}, {do}. That holds the slot for {habit}.
kickoff 5 | any | 8.3 1.4 | {cue}, {do}. A regular time for {habit}.
kickoff 6 | any | 1.2 1.4 | {cue}, {do}. Usual plan for {habit}. A backup follows.
reminder 5 | any | 8.3 7.1 | {cue}, {do}. You are back in the slot. Same time, same {thing}.
reminder 5 | any | 1.4 8.3 | {do} {cue}. The routine for {habit} restarts wherever you are.
reminder 6 | any | 1.2 12.1 | If {if}, {then}. That is plan B for {habit}. Then back to the usual slot.
reminder 6 | any | 1.2 | {cue}, {do}. That restart holds for {habit} after any obstacle.
reminder | low | 8.7 1.2 | {cue}, {do}. The slot is yours again. {habit} needs just that.
reminder | low | 8.3 8.7 | Quiet restart: {cue}, {do}. Same place, smaller {thing}.
reminder 5 | any | 8.3 | {cue}, {do}. Back to the regular {thing}.
reminder 6 | any | 1.2 | {cue}, {do}. After the bump, {habit} again.
reminder | any | 8.3 1.2 | {do} {cue}. Same slot, again. {habit} stays steady.
challenge | any | 8.6 8.3 | If you like, {do} at the usual time. A steady weekend helps {habit}.
challenge | any | 1.2 | Optional: {do} {cue}. The slot for {habit} stays warm till Monday.
challenge | any | 8.6 1.4 | If you like, {do} in the backup slot. Then {habit} has two regular homes.
challenge | any | 7.1 8.3 | If you like, {do} {cue}. A steady {thing} works on weekends too.
challenge | any | 8.3 | If you like, {do}. Weekday slot, weekend {thing}.
plain 5 | any | 8.3 | {do} {cue}. Same chair, same hour, same {thing}.
plain 5 | any | 1.4 7.1 | Calendar first: {cue}, {do}. {habit} is a fixed appointment.
plain | any | 8.3 7.1 | {cue}, {do}. Repeat beats mood. {habit} grows by repeats.
plain 5 | any | 1.4 | Main slot: {cue}, {do}. Backup slot: later today. One of them will hold {habit}.
plain 6 | any | 1.2 | If {if}, {then}. No debate. A backup routine still counts as {habit}.
plain 6 | any | 1.2 12.1 | Plan B ready: if {if}, {then}. The routine of {habit} survives.
plain | any | 12.5 8.3 | {do} {cue}. {prop} {spot}, as usual, for {habit}.
plain | any | 8.3 | Same again: {do} {cue}. A dull rhythm is a strong one for {habit}.
plain 6 | any | 1.2 8.7 | Full day: {cue}, {do}. The spare version of {habit} holds the slot.
plain | any | 7.1 8.3 | {anchor} first, then {do}. That order is the routine for {habit}.
plain | any | 8.3 1.4 | Today, {do} {cue}. The place is fixed, so {habit} needs no decision.
plain | low | 8.7 1.2 | {cue}, {do}. Short counts. The regular slot for {habit} is what stays.
plain | low | 1.2 8.3 | Only this: {do} {cue}. Same time tomorrow for {habit}.
plain | high | 2.2 8.3 | {cue}, {do}. {streak} days in the same slot. {habit} has a rhythm.
plain | high | 2.2 1.4 | {do} {cue}. {done} of {due} done, same slot. {habit} is steady.
plain | any | 8.3 | {cue}, {do}. The hour is fixed. The place too. That leaves {habit}.
plain 6 | any | 1.2 8.3 | {do} {cue}. Mess or not, the routine of {habit} stands.
# Feedback
kickoff 7 | any | 2.2 1.5 | {cue}, {do}. The count of {habit} has news. One tweak follows.
kickoff 7 | any | 2.3 1.5 | Numbers week: {cue}, {do}. Your tally says what {habit} needs.
kickoff 7 | low | 2.3 1.5 | {cue}, {do}. One mark on the tally. {habit} has helped you learn already.
kickoff 8 | any | 3.1 3.2 | {cue}, tell one friend about {habit}. Two sentences and the count will do.
kickoff 8 | any | 6.3 3.1 | {cue}, ask one friend about {habit}. They may see the tweak you miss.
kickoff 8 | low | 3.1 8.7 | {cue}, tell one friend about {habit}. One line is feedback enough.
kickoff 8 | high | 2.2 3.1 | {cue}, tell one friend about {habit}. {done} of {due} done is a result.
kickoff 7 | any | 2.3 1.5 | {cue}, {do}. Another mark for {habit}. The numbers tell.
reminder 7 | any | 2.2 1.5 | {do} {cue}. A miss is data. {habit} is back on the tally.
reminder 7 | any | 2.3 | {cue}, {do}. A fresh line on the tally. {habit} has data again.
reminder 8 | any | 3.2 3.1 | {cue}, tell a friend {habit} is on again. One line of results will do.
reminder 8 | any | 3.1 1.5 | {cue}, {do}. Again, but with an ally in mind. {habit} has a result to share.
reminder | low | 2.3 8.7 | {cue}, {do}. That is a fresh mark for {habit}. {done} so far count.
reminder | low | 1.5 8.7 | {cue}, {do}. You are back, with an adjusted {thing}. It is one mark.
reminder 7 | any | 2.3 2.2 | {cue}, {do}. A fresh mark for {habit}.
reminder 8 | any | 3.2 1.5 | {do} {cue}. Back again. Your ally will hear of {habit}.
reminder | any | 2.3 1.5 | {cue}, {do}. The tally is open again for {habit}.
challenge 7 | any | 1.5 2.3 | If you like, {do} at another hour. Compare both results for {habit}.
challenge 8 | any | 3.1 3.2 | If you like, ask a friend to join {habit} today. A yes is a fine result.
challenge | any | 2.3 8.6 | Optional tweak: {do} {cue}. Compare the result for {habit} on Monday.
challenge 8 | any | 6.3 3.1 | If you like, ask a friend how they do {habit}. One tweak may be worth sharing.
challenge | any | 1.5 8.6 | If you like, {do} {cue}. One change, one result. {habit} is easy to measure.
challenge | any | 2.3 1.5 | If you like, {do}. A weekend number for {habit}.
plain 7 | any | 2.3 | {do} {cue}. One mark after. The tally for {habit} does the judging.
plain 7 | any | 1.5 | One tweak only: {cue}, {do}. Then the numbers for {habit} mean something.
plain | any | 2.3 1.5 | {cue}, {do}. One act, one mark. {habit} is easy to measure that way.
plain 7 | any | 2.2 1.5 | Best day wins: {do} {cue}. Your log shows which day {habit} likes.
plain | any | 2.3 | Today, {do} {cue}. A number is only a number. {habit} can use it.
plain 8 | any | 3.1 | {cue}, tell a friend one number. {habit} and a figure. No speech needed.
plain 8 | any | 3.2 6.3 | {cue}, ask one friend about {habit}. One tweak from outside is plenty.
plain 8 | any | 3.1 1.5 | Report it: {do} {cue}. A friend can know about {habit} by tonight.
plain 8 | any | 3.2 | {cue}, {do}. With or without an ally. Both results help {habit}.
plain | any | 1.5 8.7 | {cue}, {do}. Adjusted to size, {habit} is easy to measure.
plain | any | 2.2 2.3 | {do}. Then one mark on the log. That is all the feedback {habit} needs.
plain 8 | any | 6.3 2.3 | {cue}, {do}. Somebody else may see progress in {habit} first. Feedback is free.
plain | low | 2.3 8.7 | One mark today: {cue}, {do}. A small {thing} has the same weight on the tally.
plain | low | 1.5 8.7 | {cue}, {do}. That is the adjusted {thing}. It counts in full.
plain | high | 2.2 2.3 | {do} {cue}. The log says {done} of {due}. {habit} passes the check.
plain | high | 2.2 3.1 | {cue}, {do}. {streak} days is a result to share. {habit} has earned it.
plain 8 | high | 2.2 3.1 | {cue}, tell a friend about {habit}. The number is {done} of {due}.
plain | any | 2.3 | {cue}, {do}. One more mark for {habit} on the tally.
# Identity
kickoff 9 | any | 13.4 15.3 | {cue}, {do}. You chose {habit} for a reason of your own. It still holds.
kickoff 9 | any | 13.2 13.4 | {cue}, {do}. {habit} is what you care about, in action.
kickoff 9 | low | 13.4 8.7 | {cue}, {do}. The reason for {habit} still stands. You care, so it counts.
kickoff 10 | any | 13.5 15.4 | {cue}, {do}. Someone who {who} does that. {habit} is the proof.
kickoff 10 | any | 13.1 13.5 | {cue}, {do}. You are becoming someone who {who}. {habit} shows it.
kickoff 10 | low | 13.5 8.7 | Small proof: {cue}, {do}. You are still someone who {who}. {habit} says so.
kickoff 9 | any | 13.4 15.3 | {cue}, {do}. A value, acted on: {habit}.
kickoff 10 | any | 13.5 15.4 | {cue}, {do}. {habit} is part of you.
reminder | any | 13.4 15.3 | {do} {cue}. A gap changes no values. {habit} is yours again.
reminder | any | 13.5 | Back in character: {cue}, {do}. {habit} is part of you.
reminder | any | 15.3 13.2 | {cue}, {do}. You have come back before. That is proof {habit} is yours.
reminder | low | 13.5 8.7 | {cue}, {do}. Returning to {habit} shows character. That is part of you.
reminder | low | 15.3 8.7 | {cue}, {do}. The reason for {habit} is still there. Again is a good word.
reminder | any | 13.5 | {do} {cue}. Back to yourself, back to {habit}.
challenge | any | 13.5 8.6 | If you like, {do} now. With no audience, {habit} is your own.
challenge | any | 13.4 | Optional: {do} {cue}. Then one line on what you value in {habit}.
challenge | any | 13.1 8.6 | If you like, {do} where others can see. Someone who {who} does that with {habit}.
challenge | any | 15.4 13.5 | If you like, {do} {cue}. One vote for {habit}, and for who you are.
challenge | any | 13.5 | If you like, {do}. {habit} is part of you on Saturdays too.
plain 9 | any | 13.4 | {do} {cue}. The reason for {habit} is yours: {value}.
plain 9 | any | 13.2 | {cue}, {do}. {habit} is no chore. It is something you care about.
plain | any | 13.5 | {cue}, {do}. One vote for the person you want to be, by {habit}.
plain 9 | any | 15.3 13.4 | {do} {cue}. You kept up {habit} on worse days. That is proof.
plain | any | 13.5 15.4 | {do} {cue}. Someone who {who} needs no pep talk. {habit} is proof.
plain 10 | any | 13.5 13.1 | Act the part: {do} {cue}. {habit} is in character for you.
plain 10 | any | 15.4 | {cue}, {do}. "I am someone who {who}." True, thanks to {habit}.
plain | any | 13.4 13.2 | {do} {cue}. You care about {value}. {habit} shows it.
plain 10 | any | 13.1 | Today, {do} {cue}. Others may call {habit} part of you already.
plain | any | 15.3 | {do} {cue}. You have come far with {habit}. That is character.
plain | any | 13.5 | No audience: {cue}, {do}. Then {habit} is your own.
plain | low | 13.4 8.7 | {cue}, {do}. You chose {habit} for a reason. The reason still counts.
plain | low | 13.5 8.7 | {do} {cue}. Small, and true to yourself. {habit} has room for that.
plain | high | 2.2 13.5 | {do} {cue}. {done} of {due} votes for {habit}. That is who you are.
plain | high | 2.2 15.4 | {cue}, {do}. {streak} days. You are someone who {who}. {habit} is proof.
plain | any | 13.4 15.3 | {cue}, {do}. Your reason: "{why}". {habit} is your own answer.
plain | any | 13.5 | {cue}, {do}. No audience needed. {habit} is part of you.
# Mastery
kickoff 11 | any | 8.7 1.1 | {cue}, {do}. That raises {habit} a notch. One dimension, no further.
kickoff 11 | any | 1.1 8.6 | Next level: {cue}, {do}. {habit} can grow in one way this week.
kickoff 11 | low | 8.7 1.1 | No raise needed: {cue}, {do}. A light {thing} is one that can last.
kickoff 12 | any | 7.3 1.2 | {cue}, {do}. Last week of messages. {habit} goes on without reminders.
kickoff 12 | any | 15.3 1.2 | Long-term plan: {cue}, {do}. After a lapse of {habit}, the same line.
kickoff 12 | low | 1.2 7.3 | Lapse plan: {cue}, {do}. That is how {habit} can last.
kickoff 11 | any | 8.7 1.1 | {cue}, {do}. One notch further for {habit}.
kickoff 12 | any | 7.3 1.2 | {cue}, {do}. That is how {habit} lasts alone.
reminder 11 | any | 8.7 1.2 | {cue}, {do}. Back a notch with {habit} is fine. It still grows.
reminder 12 | any | 7.3 1.2 | After any lapse: {cue}, {do}. That restart is the skill in {habit}.
reminder | any | 1.2 15.3 | {cue}, {do}. You can begin again by heart. {habit} lasts through gaps.
reminder | low | 1.2 8.7 | {cue}, {do}. A lapse is a pause. {habit} grows again from here.
reminder | low | 8.7 1.2 | Back a notch: {cue}, {do}. A smaller {thing} lasts longer.
reminder 12 | any | 1.2 7.3 | {cue}, {do}. Again, by heart. {habit} lasts.
reminder | any | 1.2 | {do} {cue}. The lapse is over. {habit} returns.
challenge 11 | any | 8.7 8.6 | If you like, {do} {cue}. One notch further with {habit}, then rest.
challenge 12 | any | 7.3 | If you like, {do} before any message comes. {habit} can last without them.
challenge | any | 8.6 1.1 | Optional: {do} in a harder place. {habit} is a skill by now.
challenge | any | 8.7 | If you like, {do} {cue}. That is the next notch. {habit} has room to grow.
challenge | any | 8.7 | If you like, {do}. A notch further for {habit}.
plain 11 | any | 8.7 | {do} {cue}. One raise, one notch in {habit}. The rest can stay.
plain 11 | any | 8.6 1.1 | {cue}, {do}. A harder day, the same {thing}. That is a skill.
plain | any | 8.7 8.1 | {cue}, {do}. {habit} will keep growing if the cue keeps coming.
plain 11 | any | 1.1 | {do} {cue}. The next goal is one notch up. {habit} can take it.
plain 12 | any | 7.3 | {cue}, {do}. No message needed. {habit} can last without reminders.
plain 12 | any | 1.2 | Lapse rule: {do} {cue}. It brings {habit} back in any month.
plain 12 | any | 7.3 15.3 | Alone from Monday: {cue}, {do}. {habit} knows the way by heart.
plain | any | 15.3 8.6 | {do} {cue}. Week one was harder. {habit} has grown.
plain | any | 8.6 | By heart now: {cue}, {do}. A skill like {habit} lasts.
plain | any | 8.1 8.7 | Today, {do} {cue}. A notch, not a leap. So {habit} can last.
plain 12 | any | 1.2 7.3 | {cue}, {do}. Written down, that is your lapse plan for {habit}.
plain | low | 1.2 8.7 | Long game: {cue}, {do}. Small days keep {habit} alive for months.
plain | low | 8.7 15.3 | Only {do} {cue}. A {thing} like that will last.
plain | high | 2.2 8.7 | {do} {cue}. {done} of {due} done. {habit} is ready for the next level.
plain | high | 2.2 15.3 | {cue}, {do}. {streak} days, and {habit} keeps growing.
plain | any | 8.6 | {cue}, {do}. Skill shows in small raises of {habit}.
`;
