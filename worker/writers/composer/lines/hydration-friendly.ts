/** Friendly lines about drinking water. */
export const hydrationFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | Nothing to change yet. When you finish a glass today, note the hour. What's your pattern?
1 | Let's just look for a week. {cue}, notice if there's water within reach. Is there?
2 7.1 1.4 | Where's your trigger for water? {cue}, put a full glass next to the kettle. It's hard to miss there.
2 7.1 1.4 | Which moment's made for a few sips? {cue}, try the trigger once. How does it sit?
high | {done} of {due}, so you've a pattern. {cue}, notice what made you reach for the glass. What was it?
low | Quiet start? That's fine. {cue}, notice the nearest tap. It's a clue for later.
## reminder 2.3 7.1
| Forgot to look? It's fine. When you next drink, notice what made you. That's your water clue, back again.
| Let's have another look. {cue}, spot your glass again. Where's it been hiding?
| The days slipped by? {cue}, notice your first sip again. What's the moment telling you?
| Who fills the jug at home? {cue}, look again. It's you, I bet.
high | {done} of {due}. {cue}, look again at where your bottle ends the day. What's the pattern?
high | You're noticing well: {streak} days. {cue}, watch the slowest hour again. Where did the water go?
low | No notes so far? {cue}, look once at your glass. That's a fresh start, so what's in it?
low | It's never too late to begin looking. {cue}, notice one sip again. Was it any good?
## challenge 2.3 4.2
| If you like, watch how your family drinks today. Who's the one with the water bottle, and when?
| It's up to you: how many taps do you pass on a Saturday walk? Count them, for the pattern.
| If you fancy it, notice how a day off changes your sips. What's different about the moment?
| Only if you're curious: taste water from two taps. Which one's the better trigger for a sip?
high | Your call: add one extra note on what you drink at breakfast. What's the pattern by now?
low | If you like, notice one glass on the table today. That's plenty, isn't it?
## plain 2.3 4.2
1 | When's the first sip of your day? Once you've had it, jot down the moment. That's all.
1 | Where's your glass right now? When you spot it, notice if it's full. That's a water clue.
1 | Is your mouth dry before you eat? When you sit down to a meal, notice it. It's a water signal.
1 | Who drinks the most water around you? {cue}, watch for a minute. It's never who you'd guess.
1 | {cue}, notice what's in your cup. Coffee, tea, water? It's only looking.
1 | There's a glass you always use, isn't there? {cue}, notice which. That's your first clue about water.
1 | What happens between two glasses? {cue}, look at the clock. It's just being curious.
2 7.1 | Where would you surely see a bottle? {cue}, put it on your chair. You'll notice it there.
2 7.1 | Some spots just make us thirsty. {cue}, notice where you are when you want water. Where's that?
2 7.1 | {cue}, put your glass by the door for a day. Is it a trigger, or is it just in the way? We'll see.
2 1.4 | You've watched for a week. {cue}, pick the moment that gets the water. Which one's yours?
2 4.2 | What keeps you from the tap? {cue}, notice one thing. It's a fair clue about water.
2 7.1 | Where would the jug be in your way? {cue}, put it there. It's a trigger for water then.
| Do you drink when you're bored, or only when dry? {cue}, watch one sip. I'm curious.
high | {done} of {due}! {cue}, notice which sip of water's the best. What made the moment?
high | You've kept {done} of {due}. {cue}, look for one extra moment that could hold a sip. Spotted it?
high | Isn't {done} of {due} a pattern already? {cue}, note the moment when water came easily.
low | Half a glass today? It's a start at noticing. Before bed, note when it was.
low | Nothing noted yet? {cue}, look at your glass, just once. That's all it takes, okay?
low | {cue}, notice if your lips feel dry. No drinking needed, it's only a water clue. Well?
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Three sips. That's the whole plan, and it's small on purpose. {cue}, take them. Easy?
3 1.4 | We're starting tiny this week. {cue}, drink one sip of water. Who'd refuse one sip?
4 12.5 8.3 | Shall we make it easy? Before bed, fill a glass for the morning. It's a small favor to yourself.
4 12.5 8.3 | Same tap, same glass, small sips. {cue}, start there. It's simple enough, right?
high | {done} of {due}, and it's easy by now. {cue}, drink a small extra sip of water. Fine?
low | Let's shrink it: {cue}, wet your lips. Who's too tired for that small start with water?
## reminder 8.7 8.1
| Missed a couple? The tap's still there. {cue}, take three small sips and you're back. Cheers?
| It's midweek and nobody's counting. {cue}, begin again with one small sip. How's that?
| Dry Tuesday? It happens. {cue}, take an easy sip of water. That's a fresh start. Ready?
| The glass hasn't moved. {cue}, fill a third of it and you're back. Small enough?
high | {done} of {due}. {cue}, start again with an extra sip of water. It's a small bonus, so who'd say no?
high | {streak} days, and it's still easy. {cue}, pour a little extra water again. Who's it for?
low | One sip's a start again. {cue}, take it slowly. Isn't water kind about that?
low | Catch up? Let's not. {cue}, rinse your glass. It's a small start again.
## challenge 8.7 8.1
| Lemon, mint, nothing? If you like, drop a slice of something in your glass. It's an easy little party.
| If you like, take your bottle for a short walk. It's Saturday, who's in a hurry?
| Your call: drink a small glass from the fancy cup. Who says it's only for guests?
| Where's the sun right now? If you fancy it, drink three sips in it. It's a small holiday.
low | Only if it suits you: put one glass out. Who says Saturday can't be small?
## plain 8.7 8.1
| Who says you've got to finish? {cue}, drink the top third of the glass. It's small enough.
| Not thirsty? One sip's enough to begin. {cue}, take it. Your water's not counting, is it?
| Can the foam wait? {cue}, take three small sips before the coffee. It'll taste better after.
8.3 | Same glass, same shelf, same small sips: {cue}, drink a little water. Isn't that easy?
| Hands full today? {cue}, take one big gulp of water. That's the short version, and it's real.
12.5 | Where does the glass live? {cue}, move it two steps nearer. It's easier when it's close.
| {cue}, drink while the kettle warms up. It's a short wait and a small glass, so why not?
12.5 | How sleepy's tomorrow's you? {cue}, leave a full glass on the counter. It's an easy start.
| Why do big bottles look like homework? {cue}, pour a small glass. It's more inviting.
8.1 | How long do two sips take? {cue}, have them. That's it, light work.
| Too busy for water? Let's see. {cue}, drink one small sip with your eyes shut. How long was that?
12.5 | Is your bottle clean? {cue}, give it a quick rinse. It's a small step, and the next sip's nicer.
| {cue}, drink as much water as you'd give a plant. It's a little, and it's enough. Fair?
| Some days the easy win's just this: {cue}, take one sip of water, standing up. Done?
8.1 | Warm or cold? {cue}, try a small sip of each. There's no wrong way to begin.
high | {done} of {due}, and you've made it look easy. {cue}, drink an extra inch of the glass. Okay?
high | {streak} days of small sips. {cue}, add one for good measure. Who's keeping up with whom?
high | You've got the easy part down: {done} of {due}. {cue}, add a sip at a new spot. Where's it going to be?
high | Three sips feel light now, don't they? {cue}, take four or more. It's still a small step.
low | Just a mouthful, that's fine. {cue}, take a sip. Small still counts as water, doesn't it?
low | {cue}, hold the glass for a moment. If a sip follows, it's lovely. Isn't that tiny enough?
low | Heavy week? {cue}, take the smallest sip you can think of. It's still water.
# Consistency
## kickoff 1.4 8.3
5 7.1 | One meal, one glass, same time every day? {cue}, drink your water. It's nothing to think about.
5 7.1 | Let's give the glass a fixed slot. {cue}, drink half of it. Same again tomorrow?
6 1.2 12.1 | No bottle with you? It happens. If you're out, drink at the first tap you see. That's plan B for water.
6 1.2 | What if plain gets dull? If it does, add a slice of fruit to your glass. It's a nice plan B.
high | {done} of {due}: there's your routine. {cue}, add a steady second glass. Same time?
low | Shall we keep only the slot? {cue}, take one sip of water, same place. It's still a routine.
## reminder 8.3 1.2
| Off your rhythm? {cue}, fill the usual glass again. It's not offended.
| Skipped the slot? {cue}, go back to the usual tap for a sip. It's still yours, right?
| Days got bumpy? {cue}, drink the usual half glass again. Where've we been?
| The routine's waiting, no hard feelings. {cue}, pick up your bottle again. Same place?
high | {streak} days at the same time. {cue}, come back to the glass once more. Isn't that a good bore?
low | Who's catching up? Nobody. {cue}, take three sips, usual place. You're back.
low | What saves a routine? Just one, same spot: {cue}, take a sip of water again. That's it.
## challenge 8.3 1.2
| Weekends hide the glass, don't they? If you like, put your bottle in its usual place anyway.
| If you fancy it, drink at the same time as on a weekday. Does Saturday's water notice?
| Your call: drink from the spare bottle today. Where's it been, your plan B?
| Only if you like: drink your usual glass with someone. Isn't routine nicer for two?
high | If you like, drink at your weekday times, plus one extra glass. {done} of {due}, who'd stop you?
low | If you like, only one slot today: {cue}, take a sip of water. The rest's free, okay?
## plain 8.3 1.4
| {cue}, drink one glass, same as yesterday. Isn't it nice that it's so dull?
7.1 | The kettle, the tap, the toothbrush: which one's your usual water spot? {cue}, take three sips there.
1.2 | Is it one long meeting today? If so, keep a bottle by your elbow. It's a fair plan B.
12.5 | Does your glass have a fixed place? {cue}, put it back there, full. It'll be your routine.
| Isn't it funny how your hand finds the glass now? {cue}, drink half of it, same place.
1.2 | If you forget till evening, drink one glass with dinner. It's a steady backup, right?
7.1 | What's always on time? The usual tap. {cue}, take three sips there.
1.2 | Traveling? If the usual glass is far away, drink from a cup. It's the slot that counts.
8.3 | Same chair, same glass, same window? {cue}, drink there again. It's how the day knows you.
| {cue}, drink before you check anything. It's a small order of things, same each day. Deal?
1.2 | What bumps your water off the day? If it's the phone, drink before you pick it up. It's fixed.
12.5 | Who'll thank you tomorrow? {cue}, refill the usual bottle. It's routine half done.
8.3 | Monday's glass and Friday's look alike, don't they? {cue}, drink the same half again.
1.2 | Too cold for water? If so, drink it warm. It's the same time and the same slot.
high | {done} of {due}, steady as a clock. {cue}, add a slice of something to your glass. What's in the usual place?
high | {streak} days, same slot. {cue}, fill the usual glass a notch higher. It's pure routine by now, who'd notice?
high | It's a rhythm: {done} of {due}. {cue}, give the glass a second fixed time as an extra. Which one's free?
high | You've made it usual, haven't you? {cue}, drink the same glass and a sip or more.
low | Messy day? {cue}, take two sips of water, same place. That's the rhythm kept.
low | {cue}, take one sip from your glass. It's the usual slot, just shorter, okay?
low | Does it all go sideways? If so, take one sip at the next tap. It's a fine plan B.
# Feedback
## kickoff 2.2 1.5
7 2.3 | What do the last six weeks say? {cue}, count your glasses for a day. It's your own score.
7 2.3 | Numbers week! {cue}, make a mark for each glass. How's the tally tonight, you think?
8 3.1 3.2 | Who'd love to hear you're doing this? {cue}, tell one friend about your water. It's easy to share.
8 3.1 3.2 | Is there a friend who forgets too? {cue}, share your water tally with them. It's more fun for two.
7 high | {done} of {due}! {cue}, check which glass is left to add. What's the score telling you?
8 high | {done} of {due}: who's heard? {cue}, tell a friend over an extra glass. It's news to share.
low | How does a tally start? {cue}, mark a single sip of water. It's a score.
## reminder 2.3 2.2
| Gap in the tally? {cue}, drink one glass and it's a fresh mark.
| Lost count? {cue}, start the tally again at one glass. Who's checking anyway? That's you.
| A blank is data too, isn't it? {cue}, make a new mark for water and you're back.
| {cue}, tell someone you're back at the glass. What'll their score be?
high | {done} of {due} on the tally. {cue}, mark one extra glass again. Where's it going to lead?
high | {streak} marks. {cue}, check the best hour for water again. What's it tell you?
low | One glass is a score. {cue}, take three sips of water and you're back on the tally. Okay?
low | Blank page? {cue}, mark one sip again. It's a number, and that's something.
## challenge 3.1 2.3
| If you like, pour a friend a glass too. Isn't that the easiest way to share a habit?
| If you fancy a match, compare glasses with a friend today. Who's ahead by dinner?
| Your call: guess today's number of glasses. How close d'you think you'll be at the count?
| Only if it's fun: give each glass a score for taste. Which tap's the winner, and who's told?
low | If you like, share one glass with someone. Who gets the mark? It's both of you.
## plain 2.2 2.3
| Which hour had the most sips? {cue}, look at your marks. It's your own data on water.
1.5 | Glass or bottle, what's worked better? {cue}, try your water in the other one.
3.1 | When someone fetches coffee, ask for a glass of water. They'll bring it, and friends help, don't they?
2.3 | {cue}, put a coin in a cup for each glass. What's the count by Friday? It's oddly fun.
1.5 | Too cold, too dull, too far? {cue}, adjust one thing about your glass. What'll it be?
| Is it more than a month ago? {cue}, compare today's bottle with then. What's the result?
3.1 | Who asked about your water lately? {cue}, tell them the score. They'll like it.
2.3 | Who trusts memory with numbers? {cue}, mark this glass before it's gone.
1.5 | What worked on your best day? {cue}, copy one thing from it with your glass. It's your own data.
2.2 | Weekday or weekend, which one's got more marks? {cue}, count both. I'd bet on weekdays for water.
3.2 | Could someone fill your glass when they fill theirs? {cue}, ask a friend. It's allowed.
| Can you draw a glass? {cue}, sketch today's, as full as it is. That's results in pencil.
2.3 | Last week's number: up, down, same? {cue}, check your glass marks. It's only news.
high | {streak} marks! {cue}, tell one friend about your water. Won't they be impressed?
high | With {done} of {due}, what's left to adjust? {cue}, move one glass a notch earlier and compare.
low | Two sips? That's a number. {cue}, mark your water for today. See?
low | {cue}, mark today, whatever it was. A zero's data too, and water's patient. Fair?
low | What helped once? {cue}, copy the first sip of your best day. It's all in your marks.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Why water, really? {cue}, say your own reason aloud. It's better than any of mine.
9 13.4 13.2 | What matters to you at the end of a day? {cue}, drink a glass to that. It's your own value.
10 13.5 15.4 | You've become someone with a bottle, haven't you? {cue}, fill it, as that person does. Water's part of you.
10 13.5 15.4 | What if each glass is a vote? {cue}, drink one for the person you're becoming.
high | {done} of {due} votes. {cue}, drink an extra sip to the person who did that. It's you, who else?
low | You're still you, dry spell or not. {cue}, take one sip. Who else gets your vote?
## reminder 13.5 15.3
| A dry day doesn't change who you are, does it? {cue}, take your water again.
| Did you leave with the routine? You didn't. {cue}, fill your glass again. It's who you are.
| Why did you want this? {cue}, come back to your glass. It's your own reason still.
| Who's been at it for weeks? It's you. {cue}, drink your water again as that person.
high | {done} of {due}: that's proof. {cue}, pour your glass again, plus an extra for someone you value. Who's it for?
high | {streak} days say who you are. {cue}, take your water again. It feels like you, doesn't it?
low | You still care, don't you? {cue}, take one sip of water again. It's a vote.
low | It's one sip back to yourself. {cue}, take it. Water doesn't ask where you've been, does it?
## challenge 13.5 13.1
| If you like, set water on the table for everyone. Isn't that the sort of person you are?
| If you fancy it, give away a glass today. Who'd be glad of it? It's very you.
| Your call: drink from a glass that's got a story. Whose was it, and what's it say about who you are?
| Only if you want: show someone your worn bottle. Isn't it proof of who you are?
high | If you like, fill the jug for everyone as an extra. {done} of {due}, who's surprised? It's in character.
low | If you like, pour one glass just for yourself. Who's earned that care, if it's not you?
## plain 13.5 15.3
| Nobody claps for a glass of water, do they? {cue}, drink it anyway. It's care for yourself.
13.4 | Clear head or calm mouth, what's your own reason? {cue}, take three sips for that.
13.2 | What would a kind friend pour you? {cue}, pour that person's glass. It's for yourself.
15.3 | How scratched is your bottle by now? {cue}, fill it: it's proof of who you are.
13.5 | "I'm someone who drinks water." Too grand? {cue}, say it to your glass once.
15.4 | {cue}, thank yourself for one sip of water. It's odd, but who else will?
13.4 | Water's a small thing, your day's a big one. {cue}, drink to what you value in it. What's that?
13.1 | Who did you learn this from? {cue}, drink a glass to that person. It's part of you now.
13.5 | What do you pack each day? {cue}, put your bottle with the keys. It's who you are.
15.3 | Remember the glass you nearly skipped? {cue}, drink one to it. It's proof of who you are.
13.2 | Chore or kindness? {cue}, drink half a glass for yourself. It's the same water, and it's kinder.
13.5 | Has someone noticed yet that you're a water person? {cue}, carry the bottle where it's seen.
high | {done} of {due}. Who does that? {cue}, drink an extra sip to yourself. It's you, obviously.
high | {streak} days as a water person. {cue}, add a glass for someone you care about. Who's thirsty?
high | {done} of {due} so far. {cue}, pour an extra glass as a vote for yourself. Who's winning? It's you.
low | Small sip, same person? {cue}, take one. It's still you.
low | Who's this one for? {cue}, pour a little water for yourself. It's care in a glass.
low | A person isn't their dry days, are they? {cue}, take one sip. It's proof enough.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Fancy a notch up? {cue}, add half a glass to your usual water. You've got room to grow.
11 8.6 1.1 | What's the next level? {cue}, add a bigger glass or one place. It's your pick to grow.
12 7.3 1.2 | What'll remind you in winter? It's this: {cue}, drink your glass. That's a cue that lasts.
12 7.3 1.2 | If a lapse comes, what's the first sip? {cue}, drink at the tap. That's your lapse plan, by heart.
high | {done} of {due}: you've got the skill. {cue}, raise the glass a notch. Further than week one, isn't it?
low | Who needs a raise? {cue}, take a sip of water on your own. It's how it lasts.
## reminder 1.2 7.3
| Dry spell? It's part of the long run. {cue}, go back to three sips of water. Okay?
| A lapse isn't an end, it's Wednesday. {cue}, fill your glass again. Still got the skill?
| Skills don't dry up, do they? {cue}, pick up your bottle again.
| Who's waiting for whom? {cue}, come back to the glass without me. It's your own skill by now.
high | {streak} days, nearly without help. {cue}, drink your water again by heart. Who taught you that? It's your skill.
low | Down a level for a day? {cue}, take one sip of water. It's how it lasts, and you're back.
low | How short can a way back be? {cue}, take one sip again. It's the end of the lapse.
## challenge 8.6 7.3
| If you like, carry your bottle on one trip without thinking. Isn't that the next level?
| If you fancy a test, mute me in your mind today. Doesn't the glass come on its own?
| Your call: hand someone a glass and your trick. Who's next? It's how skills grow.
| Only if you like: try a whole morning on the big bottle. It's a notch up, so how far will it go?
low | If you like, take a level down: one glass, no clock. It's still a skill, who'd argue?
## plain 8.7 7.3
11 | {cue}, fill the bigger glass for once. Hasn't your water grown up?
11 8.6 | What's one notch more? {cue}, drink two sips past the usual stop. It's growth, in sips.
12 | Would you have drunk without me? {cue}, take your glass. It's on its own now.
12 1.2 | Where to next? Before your trip, pack an empty bottle. It's how the water habit lasts.
12 1.2 | What's your plan for a lapse? {cue}, say it to your glass in one line. It'll last longer than a speech.
| Remember week one and the lonely glass? {cue}, drink to how it's grown. Just water, though.
7.3 | Next month I'm quiet. {cue}, drink your glass by heart. You'd manage, wouldn't you?
8.6 | {cue}, take your water somewhere new, same sips. A habit that travels has grown, hasn't it?
1.2 | Holidays, colds, guests: which lapse is likeliest? {cue}, put a bottle where it'd help. It's a long game.
7.3 | Who reminds you once I'm gone? It's the glass itself. {cue}, leave it in sight for months.
8.7 | What's the real skill? It's starting. {cue}, drink the first inch by heart.
| Could you drink without counting? {cue}, try it with this glass. It's how growing out of a tally feels.
high | {done} of {due}, that's skill. {cue}, add water to the hour you always skip, a notch further. Which one's that?
high | {streak} days. {cue}, drink your glass a little before the usual hour. How's that for a next level?
low | What lasts? The three-sip day. {cue}, take them. It's always allowed.
low | Is anything lost? It isn't. {cue}, take one sip by heart. The skill's still there.
low | A small glass in a hard week keeps it going for months. {cue}, pour it. It's enough, right?
`;
