/** Friendly lines about quiet, breath and journals. */
export const mindFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | Nothing to change yet. Before bed, note the calmest moment of your day. Could {habit} live there? It's a clue.
1 @meditation @breathing | What's your breath doing right now? This week we're only watching. Notice one {cue}.
1 @journaling | What would today's one line be? When a moment stands out, notice it. We're not writing yet.
2 7.1 1.4 | Let's find your trigger. {cue}, give {habit} one minute. Does it sit well there?
2 7.1 1.4 @meditation @breathing | Is this your moment? Take one slow breath {cue}. It's only a trigger test.
2 7.1 4.2 @journaling | Who'd trip over your notebook? {cue}, put it in plain sight. Let's see if it's a trigger.
high | {done} of {due}, so there's a pattern. {cue}, notice what leads up to {habit}. What was it?
low | Loud week? That's fine. When you close a door today, notice your shoulders. It's a clue for {habit}.
low | What's the calmest sound near you? {cue}, notice it once. {habit} doesn't need a thing today.
## reminder 2.3 7.1
| Forgot to look? It's nothing. {cue}, notice again where your head is. {habit} could use the clue.
4.2 | What's the calmest room you know? {cue}, spot it again. {habit} may move in there.
@meditation @breathing | Is your breath in the chest or the belly? {cue}, notice it again. That's all we're after.
@journaling | What surprised you lately? {cue}, notice one scene again. It'd make a good line.
high | It's {done} of {due}. {cue}, notice again which hour suits {habit}. Early or late?
high | You're {streak} days into watching. {cue}, notice again who's around for {habit}. Anyone?
low | No clues so far? {cue}, notice one calm second. You're back, and {habit} isn't in a hurry.
low | Want a fresh look? When you next sigh, notice the hour. It's a clue for {habit}, no task.
## challenge 2.3 4.2
| If you like, look for the quietest corner of your home. Where'd {habit} feel welcome?
7.1 | It's up to you: watch what a slow Saturday does to your head. Is there a moment for {habit}?
@meditation @breathing | Only if you're curious: notice how your breath sounds outdoors. Who'd have guessed?
@journaling | If you fancy it, spot one odd thing on your walk. Wouldn't it make a fine first line?
high | If you like, look for one extra pause today. It's {done} of {due}, so where else could {habit} fit?
low | Your call: notice one calm minute today. It's all {habit} wants to know, okay?
## plain 2.3 4.2
4.2 | When's your head calmest, early or late? Before bed, jot down that moment. {habit} could fit there.
2.3 | What pulls you off when it's finally calm? {cue}, notice it once. {habit} will want to know.
7.1 | Which sound ends your busy hours? When you hear it, notice how you feel. That's a signal for {habit}.
1.4 | I've a hunch about your day. {cue}, look for a free minute. Would {habit} like it there?
@meditation @breathing | When did you last hold your breath? When you spot it today, let it go. That's all.
@meditation @breathing 2.3 | What's your breath up to in a queue? When you wait today, notice it. Don't fix a thing.
@meditation @breathing 7.1 | Isn't a parked car oddly quiet? Before you get out, notice one breath. Could be your moment.
@journaling | What's been the odd moment of today? {cue}, notice it. There's a line in it.
@journaling 4.2 | Which thought keeps knocking today? When you spot it, name it. It's a line in waiting.
@journaling 7.1 | Where's your pen right now? {cue}, look for it. It's the trigger your notebook lacks.
high | {done} of {due}! {cue}, notice what leads up to {habit}. That's your trigger, right?
high 7.1 | You've {streak} days of clues. {cue}, spot one extra moment for {habit}. Where's it hiding?
high 4.2 | {done} of {due}, so what's the pattern? {cue}, notice which day suits {habit}.
@meditation @breathing high | {done} of {due}, so you've learned to watch. {cue}, notice one extra breath. What's in it?
@journaling high | It's {done} of {due}. {cue}, look for one extra detail to put on the page. What color was it?
low 4.2 | Busy head? It's a clue too. When you notice it, name what set it off. {habit} can wait.
@meditation @breathing low | Is it loud in there? {cue}, notice one breath, in and out. That's the whole job.
@journaling low | No words today? That's fine. {cue}, look out of the window. There's a line in the weather.
high | Still curious at {done} of {due}? {cue}, notice what's new in {habit}.
high 2.3 | It's {streak} days. {cue}, look for what {habit} changes in a bad hour. Any clue?
# Small Steps
## kickoff 8.7 1.4
3 | Shall we keep it tiny? {cue}, give {habit} one minute. It's a start, and starts are what we're after.
3 8.1 @meditation @breathing | Twenty seconds, who'd argue? {cue}, take three slow breaths. It's small on purpose.
3 8.1 @journaling | What are three words between friends? {cue}, put them in your journal. It's small on purpose.
4 12.5 8.3 | What does {habit} need, a chair, a pen? {cue}, set one thing ready. It's an easier start.
4 8.3 @meditation @breathing | Same chair, small start? {cue}, sit there for two slow breaths. That's light enough.
4 12.5 @journaling | What if your notebook lay open? {cue}, put a pen in it. It's half the start.
high | {done} of {due}! {cue}, give {habit} a small extra minute. It's little, isn't it?
low | Tiny's the word. {cue}, get ready for {habit}. Isn't getting ready a start too?
low | Shall we shrink it? {cue}, give {habit} ten easy seconds. It's a start you can't be late for.
high | {done} of {due}. {cue}, start {habit} with an extra breath. How's that for small?
## reminder 8.7 8.1
| Did a day slip? It's a small gap. {cue}, start {habit} again with one minute. Okay?
8.1 | What's the tiniest bit of {habit} you'd enjoy? {cue}, do just that again. It's a start.
@meditation @breathing | Missed a couple? Your breath didn't mind. Take three easy ones again {cue}.
@journaling | Blank pages? They're patient. {cue}, write one little line again. Who's grading?
high | It's {done} of {due}. {cue}, start {habit} again plus a small bonus minute. Okay?
low | One minute's plenty. {cue}, sit and let your shoulders drop. That's {habit} begun again, see?
low 8.1 | Was it a lot lately? Then it's the small version: {cue}, give {habit} ten seconds. You're back.
## challenge 8.7 8.1
| If you like, begin {habit} in another room today. What's it like with a new view? It's a small trip.
@meditation @breathing | If you fancy it, take three slow breaths outdoors. Doesn't the sky make it easy?
@journaling | Only if it's fun: draw today in your journal, small and bad. Is that a cat or a cloud?
high | If you like, give {habit} a small bonus minute outside. It's {done} of {due}, so who'd say no?
low | Feel free to keep it tiny: {cue}, take ten easy seconds for {habit}. Who's timing?
## plain 8.7 8.1
8.1 | Is two minutes too many? Then it's one. {cue}, start {habit} and stop there. Simple enough.
8.3 | What if it's dull? Good, dull is easy. {cue}, give {habit} two minutes.
12.5 | What's between you and {habit} right now? {cue}, move it. It's a small job, and the start's free.
@meditation @breathing | {cue}, put a hand on your belly for three breaths. Small enough? It's a whole practice.
@meditation @breathing 8.1 | Thoughts everywhere? That's what they do. {cue}, start with one slow breath anyway.
@meditation @breathing 1.4 | Can you hear the fridge? {cue}, listen to it for two breaths. It's an easy teacher.
@journaling | What were the nicest five minutes? {cue}, write one short line. It's a door in.
@journaling 12.5 | Where does your journal sleep? {cue}, put it on your pillow. An easy start's one you can't miss.
@journaling 8.1 | {cue}, write "Right now" on the page. Isn't the rest of the sentence easier?
@journaling 1.4 | Nothing to say? {cue}, put the weather in your journal. It's a small start, and it's never blank.
high | You've {done} of {due} small starts. {cue}, give {habit} an extra minute. Easy?
@meditation @breathing high | {done} of {due}, and it's still light? {cue}, take two extra breaths. Small ones count.
@journaling high | {done} of {due} small pages! {cue}, write one extra line. What's it about?
low 8.1 | Tired head? Then it's ten seconds. {cue}, start {habit} and let it be short. Isn't that enough?
@meditation @breathing low | One breath, that's the small print. {cue}, take it slowly. Better already?
@journaling low | One word's a start. {cue}, put it in your notebook. Which one's it going to be?
high 8.3 | {done} of {due}: it's light by now? {cue}, start {habit} with an extra half minute.
high | So that's {done} of {due}. {cue}, begin {habit} a bit slower. It's simple, no?
# Consistency
## kickoff 1.4 8.3
5 | Shall we fix the time? {cue}, give {habit} two minutes. It's one less thing to decide.
5 7.1 @meditation @breathing | Same chair, same five breaths? Sit down to them {cue}. That's a routine, and it's a short one.
5 8.3 @journaling | Which page, which pen, which place? {cue}, write two lines there. It's settled, then.
6 1.2 12.1 | What's the usual snag for {habit}, noise or time? If it comes, take one minute anyway. That's plan B.
6 1.2 @meditation @breathing | Noisy house? It happens. If it's loud, take three breaths with your eyes open. A backup, okay?
6 1.2 @journaling | Too tired to write? When that's the snag, put one word on the page {cue}. It's your backup.
high | {done} of {due}, it's steady! {cue}, give {habit} its usual minute. And a bonus?
low | What's the place {habit} likes? {cue}, go there for one minute. It's the same spot that matters.
low | Where does {habit} usually happen? {cue}, be there for one slow breath. It's the place we're keeping.
high | How'd {done} of {due} happen? Same place, I'd bet. {cue}, give {habit} an extra minute there.
## reminder 8.3 1.2
| Slipped your mind? That's a bump, no more. {cue}, go back to {habit}, usual place. Easy?
7.1 | Isn't it kind of a routine to wait for you? {cue}, pick up {habit} again, same time as always.
@meditation @breathing | The chair's still there, did you see? {cue}, come back to it for your usual breaths.
@journaling | Did the notebook move? It hasn't. {cue}, write your usual line again, same place.
high | {done} of {due}. {cue}, come back to {habit}, usual slot. It's yours, who'd object?
high 8.3 | A run of {streak} days has a rhythm, hasn't it? {cue}, give {habit} its usual place again.
low | Week in bits? It's fine. {cue}, take one minute for {habit} again, same spot.
low 1.2 | No catching up needed, okay? If today's full, give {habit} ten seconds. That's the backup, and you're back.
## challenge 8.3 1.2
| Weekends float, don't they? If you like, keep {habit} at its weekday time anyway.
1.2 | Your call: test your plan B for {habit} today, while it's calm. Does it hold?
@meditation @breathing | If you fancy it, invite the family to your usual three breaths. Who's giggling first?
@journaling | Only if you feel like it: take your journal to a cafe at the usual hour. What's it like there?
high | If you like, give {habit} a second fixed time today. It's {done} of {due}, so is there a bonus slot?
low | Feel free to keep just the place today: {cue}, sit in the usual spot for {habit}. It's a minute, fair?
## plain 8.3 1.4
1.4 | Has {habit} found its hour yet? {cue}, give it two minutes. It's the repeat that does it.
8.3 | Isn't the boring bit the good bit? {cue}, repeat yesterday's minute of {habit}.
1.2 | What's plan B when {habit} gets crowded out? If the day's full, take one minute in bed. It's a fair backup.
7.1 | Who reminds you, you or the room? {cue}, set one thing for {habit} in its usual place. It'll call you.
@meditation @breathing | {cue}, take three breaths, same as yesterday. Isn't it nice to have nothing to decide?
@meditation @breathing 7.1 | What's always there? Doors. When you close one today, take a breath. It's a routine with hinges.
@meditation @breathing 1.2 | Can't sit today? If there's no chair, take your usual breaths standing. It's a good backup.
@journaling | {cue}, open your journal at its spot on the table. It's the place that helps, don't you think?
@journaling 1.2 | If the day's run out, write the date and one word. It's a fair backup for a diary, right?
@journaling 1.2 | No notebook at hand? If it's far away, write your line in your phone. That's plan B, okay?
high | {done} of {due} is a rhythm. {cue}, give {habit} its usual place. Doesn't it fit?
high 8.3 | You've made it usual: {streak} days. {cue}, repeat {habit}, same place. Bored yet?
@meditation @breathing high | {done} of {due}, same chair? {cue}, take two extra breaths before you get up. It's yours.
@journaling high | {done} of {due}, same pen. {cue}, write one extra line in the usual place. What's it about?
low 1.2 | If it all goes sideways, take one slow minute for {habit}. It's a fine plan B, isn't it?
@meditation @breathing low | {cue}, take one breath in your usual spot. It's the place that counts, see?
@journaling low | {cue}, open the notebook where it always lies. That's the routine kept, even if it's blank, okay?
high | {done} of {due}, it's routine! {cue}, repeat {habit} with an extra breath. Okay?
high 8.3 | Isn't it cozy, {streak} days in the same place? {cue}, repeat {habit} with a bonus minute.
# Feedback
## kickoff 2.2 1.5
7 | How's {habit} been going, in a number? {cue}, count last week's days. It's only a score.
7 1.5 @meditation @breathing | What helped your breath settle? {cue}, compare two spots. It's your own data.
7 2.3 @journaling | How full is your notebook? {cue}, count the pages. It's a nicer tally than you'd guess.
8 6.3 3.1 | Who's good at switching off? {cue}, ask that friend how. {habit} can borrow a trick, can't it?
8 3.1 3.2 @meditation @breathing | Who'd breathe along with you? {cue}, tell one friend about your breath. It's less odd shared.
8 3.2 @journaling | Who'd enjoy one of your lines? {cue}, share it with a friend. It's your pick which.
7 high | {done} of {due}: what's that telling you? {cue}, check which day {habit} could use an extra.
low | Let's count kindly, okay? {cue}, mark one minute of {habit}. One's a number.
low | What's one good thing {habit} gave you? {cue}, tell a friend. It's a small share.
high | Who'd believe {done} of {due}? {cue}, tell that friend about {habit}. It's news.
## reminder 2.3 2.2
| Gaps in the tally? They're just gaps. {cue}, make one fresh mark for {habit}. See?
1.5 | What worked on your best day? {cue}, track {habit} again, the same way. It's your own result.
@meditation @breathing | Lost count of your breaths? That's normal. {cue}, count back from five once. Where'd you land?
@journaling | Is the last page a while ago? {cue}, write today's date again. It's one on the tally.
high | {done} of {due} on the tally! {cue}, mark an extra minute of {habit} again. How's it look?
high 1.5 | It's {streak} marks. {cue}, check again which spot {habit} likes. Any result?
low | One counts, doesn't it? {cue}, give {habit} a minute again. Then there's a mark.
low 2.2 | A blank day's data too, you know? {cue}, make one fresh mark for {habit}.
## challenge 3.1 2.3
low | Up to you: mark one good second of {habit}. Who says a score can't be one?
| If you like, invite a friend along for {habit}. Isn't it odd and lovely, shared?
2.2 | Your call: guess your tally for {habit} before you check. How close d'you think you'll be?
@meditation @breathing | If you fancy it, share two slow breaths with a child. Who's got the better result?
@journaling | Only if it's fun: read a friend one line from your journal. What'll they say?
low | Up to you: {cue}, tell someone one nice thing about {habit}. It's a small share, okay?
## plain 2.2 2.3
@journaling high | {done} of {due}, what's the score in pages? {cue}, count them, plus one extra line.
1.5 | What helped on your best day? {cue}, do that bit again. {habit} goes by data, so it's fair.
3.1 | Who's noticed a change in you? When you see them, ask what. {habit} can use a friend's view, can't it?
2.3 | Where's your tally? {cue}, put a mark for {habit} where you'll see it.
2.2 | Weekdays or weekends, which has the better score for {habit}? {cue}, count both. It's a close race.
@meditation @breathing | How's your head before, and after? {cue}, take three breaths and compare. That's your data.
@meditation @breathing 1.5 | Chair or floor? {cue}, try your breaths in the other place. You'll see which worked.
@meditation @breathing 3.2 | Who gets the tense phone calls, too? {cue}, share your breath trick with that friend. They'd like it.
@journaling | What's changed in a week? {cue}, compare today's page with an old one. It's your result.
@journaling 3.2 | Who was in your journal this week? When you see them, tell them. Won't they be pleased?
@journaling 6.3 | Does a friend keep a diary? When you meet, ask for their first line. You'll compare, of course.
high | {done} of {due} in the tally. {cue}, add one for luck. It's a good score for {habit}, right?
high 3.1 | {streak} days, who's heard? {cue}, tell one friend about {habit}. They'll smile.
@meditation @breathing high | {done} of {due}: the result's in. {cue}, take two extra breaths and compare. Slower?
@journaling high | {done} of {due} pages! {cue}, mark your best line with an extra star. What's the result?
low 1.5 | What helped even once? {cue}, copy it for one minute of {habit}. It's data you've already got.
@meditation @breathing low | One breath is a number, right? {cue}, mark it down. That's a score.
@journaling low | One word on the page counts as data. {cue}, write it down. What's it telling you?
# Identity
## kickoff 13.5 13.4
10 13.5 | Who'd your friends say you are by now? {cue}, turn to {habit} as that person. They'd be right.
9 13.4 13.2 | Why {habit}, in your own words? {cue}, say your reason out loud. It's still a good one, right?
9 13.4 @meditation @breathing | Who gets the calmer you? {cue}, take one slow breath for that person. It's a value in action.
9 13.2 @journaling | What do you value today? {cue}, write it in one line. That's you, in ink, isn't it?
10 13.5 15.4 | You're becoming someone who stops for a minute, aren't you? {cue}, turn to {habit} as that person.
10 13.1 @meditation @breathing | Who's the calm person you'd borrow from? {cue}, breathe like them for three breaths. It's becoming you.
10 15.4 @journaling | You're someone who writes things down, did you see it happen? {cue}, add one line as proof.
high | {done} of {due} votes for who you are. {cue}, cast an extra one with {habit}. Who's winning?
low | You're still you, busy week or not. {cue}, give {habit} one minute. It's a vote for yourself, okay?
low | Nobody's voting but you. {cue}, take one kind breath for yourself. {habit} counts it, okay?
high | {done} of {due}, who's that person? {cue}, give {habit} an extra minute for them.
## reminder 13.5 15.3
| A missed day doesn't change who you are, does it? {cue}, come back to {habit}.
13.4 | Your reason hasn't moved, has it? {cue}, return to {habit} for it. It's your own.
@meditation @breathing | You're still someone who stops to breathe, aren't you? {cue}, take a slow breath again.
@journaling | Your own story's got a gap, so what? {cue}, write one line in your journal and you're back.
high | {done} of {due} is proof. {cue}, return to {habit}. It's you, don't you think?
high 15.3 | {streak} days say who you are. {cue}, take up {habit} again. It feels like you, doesn't it?
low | You still care, and that's plenty. {cue}, give yourself one minute of {habit} again. All right?
low 13.2 | Was it a rough week for {habit}? You're the same person. {cue}, take one slow breath and you're back.
## challenge 13.5 13.1
low | If you like, be gentle with yourself for one minute. Isn't {habit} just that?
| If you like, show a child how {habit} goes. Isn't that a value worth passing on?
@meditation @breathing | If you fancy it, be the calm person in a queue today: three breaths. It's in character, no?
@journaling | Only if you want: write a kind line about yourself. It's harder than it looks, right?
high | If you like, give {habit} an extra minute for someone you value. {done} of {due}: who's it for?
low | Up to you: {cue}, take a kind minute for yourself. It's {habit} too, right?
## plain 13.5 15.3
@journaling 15.3 | What did you get through this year? {cue}, give it one line. That's proof, in blue or black.
@meditation @breathing 13.1 | Who gets your first calm hello today? {cue}, take one breath for that person. It's care.
13.4 | What would you like to be kinder about? {cue}, give {habit} a minute for that. It's your own aim.
13.4 | What's {habit} really for, a kinder voice, a clearer head? {cue}, pick your reason. It's yours to name.
13.5 | Who would notice that you've become calmer? {cue}, give {habit} a minute with that person in mind.
15.4 | "I'm someone who takes a minute." Too grand? {cue}, say it once before {habit}.
13.1 | Who taught you to slow down? {cue}, give {habit} a minute for that person. It is part of you, isn't it?
@meditation @breathing | Remember the row you didn't have? {cue}, take three breaths. That's who you are now.
@meditation @breathing 13.2 | Not a chore, a kindness to yourself: {cue}, take one long breath. Feels different, doesn't it?
@meditation @breathing 15.3 | What did you handle well last week? {cue}, take a slow breath on it. It's proof.
@meditation @breathing 13.5 | Nobody sees it, do they? {cue}, take your breaths anyway. It's care for yourself.
@journaling | Look at those filled sheets, isn't that proof? {cue}, add one line as the person who filled them.
@journaling 13.2 | What'd you write to yourself at ten years old? {cue}, put one line of it in your journal.
@journaling 15.4 | What did you do well today? {cue}, write yourself one line of thanks. It's odd, but who else will?
@journaling 13.4 | Which three words would you like to become? {cue}, write them on the page. They're yours.
@meditation @breathing high | {done} of {due}, so you're a person who breathes out first. {cue}, take an extra breath. For whom?
@journaling high | {done} of {due}, it's your own story. {cue}, write an extra line to yourself. What's new?
low 15.3 | A person isn't their busy week, are they? {cue}, take one minute of {habit}. It's a vote.
@meditation @breathing low | Small breath, same person. {cue}, take it slowly. It's for yourself, okay?
@journaling low | One kind word about yourself, could you? {cue}, write it in your journal. It's proof enough.
high | It's {done} of {due}, your own doing. {cue}, give {habit} an extra minute. Proud?
high 13.5 | Who'd you become in {streak} days? {cue}, give that person a minute of {habit}.
high 15.4 | {done} of {due}, and nobody clapped? {cue}, thank yourself for {habit}. It's due.
@journaling high | {done} of {due} entries, so who's the author? {cue}, put your name on the page as an extra. It's you.
# Mastery
## kickoff 8.7 1.1
low | Shall we just keep it going? {cue}, give {habit} ten seconds by heart. That's how it lasts.
11 8.6 | Ready to grow a notch? {cue}, add one minute to {habit}. The rest's fine as it is.
11 8.7 @meditation @breathing | What's one breath further? {cue}, add it to your usual ones. Isn't that growth?
11 1.1 @journaling | What's past your usual stop? {cue}, write one line further in your journal. It's where you grow.
12 7.3 | Next month it's just you two. {cue}, try {habit} on your own. Doesn't it grow up fast?
12 1.2 15.3 @meditation @breathing | What if it lapses? If a week goes by, take three breaths that day. It's your plan, and it'll last.
12 1.2 15.3 @journaling | What's the plan for a lapse? If a week stays blank, write one line. It's how journals last for years.
11 high | {done} of {due}, so you've the skill. {cue}, raise {habit} by a minute. Is it still comfy?
low | No raise today, okay? {cue}, take one slow minute of {habit} by heart. It's how it'll last.
low | What's left when a month gets rough? {cue}, take one breath of {habit} by heart. It's what lasts.
## reminder 1.2 7.3
| Been a while? It's a lapse, not the end. {cue}, come back to {habit} for a minute. Okay?
7.3 | Skills don't vanish, do they? {cue}, take up {habit} again, by heart.
@meditation @breathing | Your breath is a skill you can't misplace. {cue}, take it slowly again. Still there?
@journaling | Dust on the journal? It's no lapse worth a speech. {cue}, write a line again. Still got the skill, see?
high | {done} of {due}, and it'll last. {cue}, come back to {habit} a notch up. Ready?
high 8.7 | It's {streak} days, hardly a nudge. {cue}, return to {habit} by heart. Who needs me?
low | Shall we go back a level? {cue}, take one slow minute of {habit}. It's how it lasts.
low 1.2 | What's a lapse need? Ten seconds. {cue}, take them for {habit}, and you're back.
## challenge 8.6 7.3
low | Your call: let {habit} be one breath today. It'll last, won't it?
| If you like, try {habit} somewhere busy. Isn't calm in a crowd a skill to grow?
7.3 | Your call: leave your phone out of {habit} today. It's going well on its own, no?
@meditation @breathing | If you fancy a test, take ten breaths with the window open to the street. How's your skill?
@journaling | Only if you like: write a page without lifting the pen. How's that for a skill?
high | If you like, take {habit} to the next level: double length, once. It's {done} of {due}, who'd stop you?
low | Feel free to drop a level: {cue}, take one easy minute of {habit}. You won't lose the skill, will you?
## plain 8.7 7.3
@journaling 8.7 | Could you write with no question to answer? {cue}, try one line on your own. That's growth.
@meditation @breathing 7.3 | Which breath would you teach a beginner? {cue}, take that one, slowly. It's a skill now.
8.7 | What's the hardest second of {habit}, the first? {cue}, meet it by heart. That's the skill, all of it.
7.3 | Who'll remind you in spring? {cue}, give {habit} its minute by heart. It's yours for the long run.
8.6 | Would {habit} survive a hotel? {cue}, imagine it there. A skill that travels lasts, doesn't it?
1.2 | Guests, colds, deadlines: which lapse is likeliest? {cue}, name it. {habit} lasts if you've a plan.
12 15.3 | Remember week one? {cue}, give {habit} a minute for how it's grown.
@meditation @breathing 11 | {cue}, add one breath to your usual ones. Isn't that a nice way to grow?
@meditation @breathing 8.6 | Anywhere's fine by now, right? When you next wait for a lift, take three breaths. That's skill.
@meditation @breathing 8.7 | Can you catch the end of a breath? {cue}, follow one all the way out. It's the next level.
@meditation @breathing 7.3 | Would you have done it without reminders? {cue}, take your breaths by heart. I'll hush.
@journaling 11 | {cue}, write one line further than feels natural. What's growing there?
@journaling 15.3 | Dare you? {cue}, read your first journal page. Haven't you grown?
@journaling 8.6 | What if the page asked back? {cue}, write one question to yourself in months to come. It's a skill, asking.
@journaling 1.2 | What line would bring you back after a lapse? {cue}, write it on the last page. It's waiting there.
high | {done} of {due}, that's skill. {cue}, go a notch further with {habit}. How's the view?
high 8.6 | It's {streak} days. {cue}, try {habit} in a harder spot than usual. A next level, right?
@meditation @breathing high | {done} of {due}! {cue}, take your breaths at the worst hour of the day. It's further training, okay?
@journaling high | {done} of {due}, so it's grown. {cue}, write a notch further, one honest extra line. Scary?
low 7.3 | The one-minute version's never gone. {cue}, take it for {habit}. It's how it lasts, see?
@meditation @breathing low | One breath keeps the skill for months. {cue}, take it. Isn't that a bargain?
@journaling low | A word a week still makes a diary that lasts. {cue}, write yours down. What's the word?
high | {done} of {due}. {cue}, take {habit} a notch slower. Isn't that the next level?
high 8.7 | It's grown: {streak} days. {cue}, try {habit} with the window open. A notch, right?
`;
