/** Friendly lines for things to leave off; how they are read: ../whole-lines.ts */
export const quittingFriendly = `
# Awareness
## kickoff @quitting 4.2 2.3
1 2.3 | Nothing to give up yet. When the urge comes, note the hour. What's it look like from outside?
1 4.2 | We're just curious this week. If an urge turns up, notice who's around. Anyone you'd expect?
2 7.1 | What's the trigger, a place, a face, a mood? Once an urge shows up, name what came before. It's a clue.
2 1.4 | Let's pick a spot for your reason. {cue}, put a note where the urge will spot it. Where's that?
high | It's {done} of {due}, so you've an eye for it. When an urge comes, notice its first signal. What's that?
low | It's fine to only look. When an urge comes by, notice the hour. That's all, okay?
low | Which hour's kind to you? {cue}, notice one. It's a clue for your change.
## reminder @quitting 2.3 7.1
| Slipped? It's only news. When the next urge comes, notice the place. You're back to watching, aren't you?
4.2 | Haven't looked in days? Start fresh: notice one urge before bed. What set it off?
7.1 | Is it the same corner again? {cue}, look back at your last urge. It's telling you where.
high | {done} of {due} watched. {cue}, look again at the urge you didn't follow. What helped?
high | {streak} days, and you're still curious? {cue}, notice again when the urge stays away. There's a pattern.
low | No notes, no harm. When an urge comes again, notice it. That's watching, isn't it?
low | Rough days? You're back now. {cue}, look at one hour that went well for your change. What's the clue?
## challenge @quitting 4.2 2.3
| If you like, draw a map of your day and its urge hours. Isn't the pattern plain on paper?
2.3 | Your call: guess the hour of the next urge. How close will you get? It's a watching game.
7.1 | Only if it's fun: give the urge a silly name today. Isn't it easier to spot then?
high | If you like, look for one extra trigger. It's {done} of {due}, so which urge hides best?
low | Up to you: notice one hour without an urge. Weren't there several?
## plain @quitting 2.3 4.2
4.2 | Which place pulls hardest? When an urge comes today, jot down where you are. It's a pattern.
2.3 | Boredom, company, coffee: which one's yours? When the urge shows up, name its trigger.
7.1 | Where does an urge start, hands, mouth, head? If one comes, notice the spot. Odd, isn't it?
2.3 | What's the quietest hour for your change? {cue}, look for it in yesterday. It'll be a clue.
1.4 | Who's usually there? When the urge arrives, notice the company. It isn't about blame.
4.2 | Is it thirst, hurry or habit? Before you call it an urge, notice what it really wants. Who's to say?
2.3 | How long's an urge, anyway? When one comes, watch the clock. Longer than a song?
7.1 | What did your hands do all day? {cue}, notice them once. An urge often starts there, doesn't it?
2 1.4 | Which moment's best for a pause? {cue}, notice if there's room. It's a hunch.
high 7.1 | You've {streak} days of clues. {cue}, look for an extra trigger in the usual urge. Who's there?
high 4.2 | What's the pattern in {done} of {due}? {cue}, name the easiest hour of your change. It's in there.
high 2.3 | It's {done} of {due}. {cue}, notice one urge that didn't come. Where's it gone, any guess?
low 2.3 | One urge noticed is a day's work. When it comes, say hello. Isn't that odd, and enough?
low 4.2 | Hard day? {cue}, notice one kind thing near you. Your change likes a good view, doesn't it?
# Small Steps
## kickoff @quitting 8.7 8.2
3 1.4 | Let's not be heroes. When the urge comes, wait one minute. It's a small step, right?
3 8.7 | What's tiny and always with you? Once an urge starts, take one slow breath. It's a small pause.
4 12.5 | What could your hands do instead? {cue}, put one easy swap in sight. It's a small start.
4 8.3 | What's your one small swap? When the urge comes, take that first. It's a simple start.
high | {done} of {due} little pauses! When the urge comes, add an extra minute. It's still small, isn't it?
low | It's one breath, that's the step. When an urge comes, breathe out slowly. Small enough?
## reminder @quitting 8.7 8.1
| Gave in? It's one time, not the end. When the next urge comes, start again with one slow breath. Right?
8.1 | It's never too late for a small pause. When an urge comes, wait ten seconds again. Who's counting?
12.5 | Where's your swap gone? {cue}, put it back in sight. It's an easy start.
high | It's {done} of {due}. When the urge comes, pause again, plus ten extra seconds. Easy by now?
high | {streak} days of small pauses, who'd have bet? {cue}, set out your swap again, and an extra one.
low | Slips happen, you're still here. When the next urge comes, take a tiny pause again. Okay?
low | What's the smallest way back? {cue}, say "later" once. It's a start, and the urge can't argue.
## challenge @quitting 8.7 8.2
| If you like, take a small walk when the urge comes. Isn't the air a nice swap?
8.2 | Your call: find an easy thing to peel, fold or fix today. What'd keep your hands happy through an urge?
12.5 | If you fancy it, make a little box, a swap in each corner. What's in it, gum, string, a joke?
high | If you like, wait an extra minute through one urge. It's {done} of {due}, so small change, right?
low | Up to you: take one easy pause before the first urge. Isn't Saturday slow enough?
## plain @quitting 8.7 8.1
8.2 | When the urge comes, drink a glass of water, small sips. It'll pass sooner or later, won't it?
8.7 | Urges come in waves, don't they? When one rises, wait for two minutes. That's the whole small step.
8.1 | What's an easy word to say? If the urge talks, answer "not now". It's short, like a door.
12.5 | How far away is it, whatever you're leaving? {cue}, put one small step between you and the urge.
8.2 | Got a pen, a ring, a pebble? When your hands itch, hold it. It's a simple swap.
8.7 | Could you put it off till the kettle boils? Before you follow the urge, start one small chore. It's a wait.
8.3 | Which room's easy? Once an urge begins, walk there first. It's a little change of air.
8.1 | Is a whole day too long? Then it's an hour. {cue}, begin one easy hour of your change.
8.2 | What tastes clean? When an urge starts, brush your teeth. It's a small reset, mint included.
high | {done} of {due}, one small pause at a time. When an urge comes, wait an extra breath. Isn't it lighter?
high 8.7 | You've {streak} days of little starts. {cue}, set out a bonus swap for your change. What's new in the box?
high 8.1 | {done} of {due}! {cue}, begin one extra easy hour of your change. What'll fill it?
low 8.7 | One pause is a fine start. When the urge comes, breathe out once, slowly. That's a win, right?
low 8.1 | Five minutes, not forever. {cue}, start with those. That's your change today, okay?
low 8.2 | Nothing at hand? When an urge comes, rub your hands together. It's a small swap, and it's warm, don't you think?
# Consistency
## kickoff @quitting 8.3 1.2
5 8.3 | Same hour, same urge? That's handy. When it comes, step outside. It's your routine now.
5 7.1 | Let's fix one regular pause. {cue}, take three slow breaths. That's the urge met halfway, right?
6 1.2 | Who'll offer it next? When they do, say "not today, thanks". That's your steady plan B for the change.
6 12.1 | What's the likeliest snag? If it's a long day, take a detour home. It's a backup the urge won't expect.
high | It's {done} of {due}, steady as you like. {cue}, repeat your usual pause and an extra breath. Bored yet?
low | One fixed pause, that's plenty. {cue}, take one breath in the same place. Fair?
low | What's your steadiest minute? {cue}, keep it for one pause. It's the same each day.
high | {done} of {due}, isn't that a rhythm? {cue}, repeat your pause, same spot.
## reminder @quitting 8.3 1.2
| A slip's a bump, isn't it? When the next urge comes, use the same swap again. That's the routine.
1.2 | Lost the rhythm? It's not gone. {cue}, take your usual pause again.
7.1 | Where's the note with your reason? {cue}, put it back in its usual place. It's there for the urge.
high | It's {done} of {due}, like clockwork. {cue}, take your usual pause again with an extra breath. Feels steady?
low | No catching up. {cue}, take the usual pause again, just a breath. You're in time, aren't you?
low 1.2 | Busy week, bumpy change? It's okay. If an urge comes, use the swap you know again.
## challenge @quitting 8.3 1.2
| If you like, practice your "no thanks" in the mirror. Doesn't a ready answer keep the change steady?
1.2 | Your call: plan a detour for tonight's urge. What's your plan B, a bath, a walk, a call?
7.1 | Only if you like: put a spare swap in your coat. Isn't it a backup worth the pocket?
high | If you like, give your change a second fixed pause, as an extra. It's {done} of {due}, so where's it go?
low | Up to you: keep one usual pause today. The rest of the schedule's off, okay?
## plain @quitting 8.3 1.2
1.2 | If it's been a long day, leave by another door. A detour's a good answer to an urge, right?
8.3 | Same swap as yesterday? When the urge comes, take it. It's getting to be routine.
7.1 | What does your hand find first? {cue}, put your swap in its usual place. It's how routine wins.
1.2 | Friends round? Before they come, choose your answer. It's a steady urge plan, don't you think?
8.3 | Isn't a regular day half of it? {cue}, set your next pause for a fixed time. The urge has less room.
1.2 | If a row stirs it up, go round the block first. It's your backup for that urge, okay?
7.1 | What's always in your pocket? {cue}, put a spare swap beside it. It's a plan B with a zip.
12.1 | Which obstacle's next, a party? {cue}, choose your swap for it. Then it's settled.
8.3 | Same pause, same chair? {cue}, take it there. The urge knows you're booked.
high | {done} of {due} has a rhythm, hasn't it? {cue}, take your usual pause plus an extra minute.
high 8.3 | {streak} days and still the same swap? When the urge comes, use it, or a bonus one. It's routine.
high 7.1 | You're steady: {done} of {due}. {cue}, add one regular pause to a quiet hour. Which one's free?
low 1.2 | If it all goes sideways, take one breath before the urge decides. It's a fair plan B, no?
low 8.3 | {cue}, take the same small pause as ever. It's the place that helps, right?
# Feedback
## kickoff @quitting 2.3 2.2
7 2.3 | How many urges d'you wait out? When an urge is gone, mark it. It's your score, nobody else's.
7 1.5 | What's worked so far? {cue}, check which swap beat the most urges. It's your own data.
8 3.1 | Who'd be glad to hear about your change? {cue}, tell one friend. It's lighter when it's shared.
8 3.2 | Who can you text at a bad moment? {cue}, ask one friend to be your urge line. They'll say yes.
high | {done} of {due}, that's a score! {cue}, tell one person about your change. Who's the extra ally?
low | Let's count kindly. When an urge passes, mark it. One's a number, right?
low | Who'd cheer for one good hour? {cue}, tell that friend about your change. They'll get it.
## reminder @quitting 2.3 2.2
| Lost count? Let's begin again at one. When you next wait out an urge, mark it.
3.1 | Gone quiet? {cue}, tell your ally you're back at your change. What'll they say? It's good news.
1.5 | A slip's data, isn't it? {cue}, adjust one thing about your swap and you're back.
high | {done} of {due} on the tally. When an urge passes, mark it again, with an extra star. How's it look?
high | {streak} marks so far! {cue}, share the number again with someone who's on your change's side. Who?
low | One mark's a fresh tally. When an urge goes by, note it. It's back to one, see?
low 3.2 | You needn't do it alone. {cue}, text a friend one word about your change. You're back, all right?
## challenge @quitting 2.3 3.1
| If you like, ask someone who's left something off how they did it. What's their best swap?
2.2 | Your call: count what your change has given back: hours, coins, calm. What's the top score?
3.1 | Only if you like: share your silliest urge story with a friend. Won't they have one too?
high | If you like, try to beat your best score: one extra urge waited out. It's {done} of {due}, who's counting?
low | Up to you: tell one person you're trying a change. That's a small share, okay?
## plain @quitting 2.2 2.3
2.2 | How many urges did you wait out this week? Before bed, count them. That's your score.
1.5 | What helped last time? When the urge comes, use that again. It's your own data.
3.1 | Who's noticed? {cue}, ask a friend what's different since your change. Their answer's a result.
2.3 | Got a jar? When an urge passes, drop a coin in. What'll the count buy by winter? It's a tally you can hear.
1.5 | Weekdays or weekends, where's the urge score worse? {cue}, compare the two. It's only news.
3.2 | Who could walk with you at the hard hour? {cue}, ask them. An urge hates a friend, doesn't it?
2.3 | From one to ten, how big was it? Once an urge is gone, give it a score. They're shrinking, or not?
6.3 | How do others say no? When you're out, watch a friend who's good at it. Your change can learn.
1.5 | Too far, too fussy, too dull? {cue}, adjust one thing about your swap. What'll you tweak? It's yours.
high 3.1 | Who knows about your {streak} days? {cue}, tell a friend about your change. They'll like it.
high 2.2 | The count says {done} of {due}. {cue}, compare your first urge with the last. What's changed?
low 1.5 | What helped even once? When an urge comes, copy that. It's data, one line long, okay?
low 2.3 | Some urges won, some didn't, right? Before bed, count one urge that didn't. That's the score we keep.
# Identity
## kickoff @quitting 13.5 13.4
9 13.4 | Who or what is it for? {cue}, say your reason for {habit} aloud. It's still a good one, right?
9 13.2 | It isn't losing a thing, it's gaining you. When the urge comes, name what you value more. What's that?
10 13.5 | You're someone who chooses now, aren't you? Once an urge comes, wait one minute, as that person.
10 15.4 | "I don't do that anymore." How's it sound? {cue}, say it once, for yourself and your change.
high | {done} of {due} votes for who you are. {cue}, cast an extra one with a pause. Who's ahead? It's you.
low | You aren't one bad hour, are you? {cue}, take a breath for yourself. That's a vote for your change.
low | Who's on your side? {cue}, take one breath for yourself. It's a vote for change.
high | {done} of {due}: who's that person? {cue}, thank yourself for the change.
## reminder @quitting 13.5 15.3
| A slip doesn't say who you are, does it? When the next urge comes, choose again. Yourself first.
13.4 | Your reason hasn't gone anywhere. {cue}, go back to it for one pause. It's who you are, isn't it?
15.3 | Remember one urge you let go by? {cue}, think back to it again. You did that yourself, and it's proof.
high | {done} of {due}: that's proof. When the urge comes, be that person again, an extra minute long. Feels like you?
high | It's {streak} days of you choosing. {cue}, thank yourself again for the change. An extra cake, maybe?
low | You still care, or you wouldn't read this. {cue}, take one pause again, for yourself. Deal?
low 13.2 | Don't be hard on yourself, okay? When an urge comes, be a kind person to you again: one breath.
## challenge @quitting 13.4 13.1
| If you like, write a thank-you note from you in a year. What's that person glad about in your change?
13.1 | Your call: do something today the urge never left time for. What did you love? It's part of you.
13.2 | Only if you like: tell someone you care about what your change is for. Who'd you pick?
low | Up to you: do one kind thing for yourself. Isn't that what the change is about?
## plain @quitting 13.5 15.3
13.5 | You're someone who chooses now, did you notice? When the urge comes, let it pass: wait one minute.
15.3 | Isn't every waited-out urge proof? When the next comes, give yourself two minutes.
13.4 | What's it all for, breath, sleep, your kids, you? {cue}, say your reason once. The urge isn't one.
15.4 | Could you be on your own side today? When an urge nags, tell yourself "I've got time".
13.2 | What if it's a guest, not a part of you? When an urge knocks, let it stand outside.
13.1 | Who's made a change like yours? {cue}, borrow a line from that person.
13.5 | What would the person you're becoming do? Before the urge answers, choose that. It's a vote.
15.3 | What's better already, even slightly? {cue}, name it to yourself. That's proof of your change.
13.4 | Which value's bigger than the urge? {cue}, write it on your hand. It'll wash off, the value won't.
high | {done} of {due}, and whose doing's that? {cue}, take an extra pause to be proud of yourself.
high 15.3 | {streak} days say who you are. When an urge comes, add a breath and a grin. It's proof, right?
high 13.5 | You've become someone with {done} of {due}. {cue}, give yourself a bonus gift. What's your change worth?
low 13.5 | A person isn't their worst hour, right? When an urge comes, take one breath for yourself. It's a vote.
low 15.4 | What'd you say to a good friend today? {cue}, say it to yourself. Your change needs a kind voice.
high | {done} of {due}, so who's choosing? {cue}, take an extra pause for yourself.
# Mastery
## kickoff @quitting 8.7 7.3
11 8.6 | Which urge is the hardest? When it comes, wait a notch longer. You've grown into it, haven't you?
11 1.1 | What's the next level of your change? {cue}, name one harder hour to keep. It's your pick.
12 7.3 | Who reminds you in winter? You've got it by heart: when the urge comes, pause for one breath.
12 1.2 | What if there's a lapse? If a lapse comes, begin your change again that hour. It'll last that way.
high | {done} of {due}: that's skill. When the urge comes, wait a notch further. Feels like growing, doesn't it?
low | No next level today. When an urge comes, take one breath by heart. It's how change lasts, okay?
low | It's a long road, okay? {cue}, take one pause by heart. That's how change lasts.
high | {done} of {due}, that's skill! {cue}, pick a harder hour for your change. Ready?
## reminder @quitting 1.2 7.3
| A lapse after months? It's a bump on a long road, isn't it? When the urge comes, go back to your first swap.
7.3 | Skills don't go away, do they? When the next urge comes, use your pause again.
1.2 | What's your way back after a lapse? {cue}, say it once again. It's there for your change.
high | It's {done} of {due}, and it'll last. {cue}, come back to your pause, a notch longer. Who needs reminders?
high | It's {streak} days, mostly on your own. When the urge comes, use your skill again. A bonus grin?
low | Down a level's fine. When an urge comes, go back to one breath. It's a skill, still yours, see?
low 1.2 | A lapse ends the moment you say so. {cue}, say "from now" to your change. You're back, see?
## challenge @quitting 8.6 7.3
| If you like, teach someone your best swap. Isn't a skill you can teach one that lasts?
7.3 | Your call: mute me in your mind today. Doesn't your pause come on its own?
1.2 | If you fancy it, plan the next holiday with your change in it. What'd keep it going for months?
high | If you like, take on a new hour: one urge-free stretch further. It's {done} of {due}, so which level's next?
low | Up to you: run the easy version today, one pause. The skill lasts, doesn't it?
## plain @quitting 8.7 7.3
7.3 | Would you have paused without reminders? When an urge comes, do it by heart. I'm only the echo.
8.6 | What hour's still harder than the rest? {cue}, plan one swap for it. You've grown since week one.
1.2 | Stress, parties, old friends: which lapse is likeliest? {cue}, choose your swap for it. It'll last.
15.3 | Remember the first urge you waited out? {cue}, think how far you've grown. A bit proud?
8.7 | How long can you let an urge hum? When it comes, wait one song. It's a skill that grows.
7.3 | Next month I'm quiet. {cue}, write your reason for {habit} on a card. Where will it last?
1.2 | What'd you say to yourself after a lapse? {cue}, write it down. It'll wait for your change.
8.6 | Where's your change still shaky? {cue}, imagine that place, calm. It's a skill to grow.
1.1 | What'll the urge be like in six months? When it comes today, smile at it. It won't grow, you will.
high | {done} of {due}, that's a skill. When an urge comes, wait a notch longer. Who's in charge, d'you think?
high 7.3 | {streak} days! {cue}, go one hour further without a thought of me. Doesn't your change run on its own?
low 7.3 | One breath's still the whole skill. When an urge comes, take it. Isn't it nice to own that?
low 1.2 | Lapses don't delete the months. {cue}, take one pause for your change. It lasts, see?
high | It's {done} of {due}. {cue}, plan a swap for a harder hour. A notch up, right?
`;
