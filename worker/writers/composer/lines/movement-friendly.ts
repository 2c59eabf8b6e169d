/** Friendly lines about moving. */
export const movementFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | Nothing to change yet, it's all looking. {cue}, notice how your legs feel. Is a {thing} in there?
2 7.1 1.4 | You've watched for a week. {cue}, try one minute of your {thing}. Is that its moment?
2 7.1 1.4 | Every day's got a hook somewhere. {cue}, stand up tall. Could that trigger your {thing}?
high | {done} of {due}, so there's a pattern. {cue}, notice what sets your {thing} off. What's the secret?
low | Quiet start? That's okay. {cue}, notice one thing about your legs. Is it a clue for your {thing}?
1 | What's your {thing}'s best hour? {cue}, notice how awake you feel.
2 7.1 1.4 | {cue}, choose a trigger for your {thing}. What's always there: a door, a hook, a bell?
high | {done} of {due}: what's the trick? {cue}, notice one extra clue to your {thing}.
high | Is {done} of {due} just luck? {cue}, notice your {thing}'s trigger. It's got one.
## reminder 2.3 7.1
| Forgot to look? Same here. {cue}, notice again how your legs feel. Ready for your {thing}, or isn't it time?
| The days ran off? They do. {cue}, look again for a gap. What's just the size of your {thing}?
high | It's {done} of {due}. {cue}, look again at your best day. What made your {thing} so willing?
low | No notes? No problem. {cue}, notice one itch to move again. Who's knocking, if not your {thing}?
low | It's a fresh page. {cue}, watch one cloud or lamp. Would your {thing} have liked that moment?
| {cue}, look again. Where's your {thing} hiding?
| What's new? {cue}, notice again how your back feels. Wouldn't a {thing} be nice?
## challenge 2.3 4.2
| If you like, notice what a Saturday does to your legs. Who's first up, you or the {thing}?
| It's up to you: watch a dog wake up. Does anything else look so keen on a {thing}?
| Your call: note the laziest hour of the day. Isn't that where a {thing} would surprise you?
| If you fancy it, notice how music gets in your feet. Which song's the trigger for your {thing}?
@running @walking 7.1 | Only if it's nice out: notice which way your feet turn. Is that the pattern of your {thing}?
@sport | If you like, watch someone play today. What's the moment that makes you want your bag?
low | If you like, notice one moment with tired legs. It's no test of your {thing}, is it?
## plain 2.3 4.2
1 | When did you last feel like moving? Before bed, jot down that moment. It's gold for your {thing}.
1 | Do your shoulders live near your ears? {cue}, notice them. It's a clue your {thing} could use.
1 | What's the silliest reason to skip your {thing}? {cue}, note it. It's a clue, and it's comedy.
1 | How long's the longest sit of your day? When you rise, note the hour for your {thing}.
2 7.1 | Some rooms make us sit, some don't. {cue}, notice this one. What does it say about your {thing}?
2 7.1 | Is there a song that lifts your feet? {cue}, play it once. It's a signal for your {thing}.
@running @walking | What's the sky doing? {cue}, look out of a window. It's part of the pattern of your {thing}.
@running @walking 7.1 | Where do your shoes sleep? {cue}, notice how far that is. It's the first stretch of your {thing}.
@sport | Where's the bag, hall or closet? {cue}, notice how far that is. It's a clue for your practice.
high | {done} of {due}! {cue}, notice the thought just before your {thing}. What's it say?
high | Where's a gap for an extra minute of your {thing}? {cue}, spot it. It's there.
high | Curious? At {done} of {due}, there's a lot to see. {cue}, notice what your {thing} does for your mood.
low | No {thing} today? That's fine, it's news too. Before bed, note what took its turn. Any pattern?
low | What do your feet do all day? {cue}, notice them on the floor. Your {thing} can wait, it's fine.
low | It's been a lot? {cue}, look out of a window for a bit. Your {thing} will wait.
| What's near? {cue}, look around for a free spot. It's where your {thing} could live.
| What's your body's mood? {cue}, notice it. It's a clue for your {thing}.
high | {streak} days! {cue}, notice what's easy about your {thing} now. Surprised?
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Let's go tiny. {cue}, do one minute of your {thing} and stop there. Who'd argue with that?
4 12.5 8.3 | Shall we make it easy? {cue}, lay out one thing for tomorrow's {thing}. It's a small step now.
high | {done} of {due}, and it's getting easy. {cue}, add one extra minute to your {thing}. Small enough?
low | We'll shrink it: {cue}, shake out one leg. That's a tiny {thing}, and it's plenty, right?
3 1.4 | Who says tiny doesn't count? {cue}, start your {thing} and stop after a minute.
4 12.5 8.3 | {cue}, clear a small space for your {thing}. It's easier then, right?
4 8.3 | Where's your start? {cue}, begin your {thing} in one small corner. It's yours now.
## reminder 8.7 8.1
| Missed a couple? So what. {cue}, give your {thing} one small minute and you're back. Fair?
@running @walking | Shoes gone dusty? {cue}, tie them again. It's a small start, and your {thing} knows the rest.
high | You're {streak} days in. {cue}, do an easy bonus round of your {thing} again. Who's stopping you?
low | Long week? It happens. {cue}, take one small step on the spot. You're back at your {thing}.
| Where's the harm? {cue}, start small again. Your {thing} hasn't held a grudge.
| Who's counting? {cue}, do one easy minute of your {thing} again.
## challenge 8.7 8.1
| Your call: do a tiny {thing} in your slippers. Who says it's got to look smart?
| It's up to you: do your {thing} as a cartoon cat would. Isn't that an easy sort of Saturday?
@running @walking | Fancy air? If you like, go as far as the nearest tree. A small {thing}'s still a {thing}.
@strength @workout @yoga | Are cats wrong? If you fancy it, stretch like one in the sun. It's a short {thing}.
low | Only if it suits you: wiggle your toes. It's a small Saturday {thing}, and who'd know?
low | If you like, stretch once by a window. It's a tiny {thing}, and who's in a hurry?
## plain 8.7 8.1
12.5 | How sleepy's tomorrow's you? {cue}, lay out one thing for your {thing}. It's an easy start.
@running @walking | {cue}, step outside and count to ten. If that's it, it's a start for your {thing}. Cold nose?
@running @walking 12.5 | Shoes by the door? {cue}, put them there. Tomorrow's {thing} starts itself, that's the trick.
@strength @workout @yoga 12.5 | Can a mat in a closet help? {cue}, unroll it where you'll see it. It's an easy {thing} now.
@yoga | {cue}, reach up tall and breathe out. Isn't that the easiest yoga there is?
@sport 12.5 | What's half of practice? It's getting out. {cue}, put your bag by the door for an easy start.
high | {done} of {due}, and you've made it look easy. {cue}, add a little minute to your {thing}. Okay?
high | {streak} days of small starts, isn't that something? {cue}, do your {thing} with one extra round.
high | Is small too small by now? {cue}, stretch your {thing} by a minute or more. It'll still feel easy.
high | You've got the start down: {done} of {due}. {cue}, begin your {thing} with a bonus move. What'll it be?
low | Tired? Then it's a half-minute day. {cue}, shake out your arms. A tiny {thing} still counts.
low | {cue}, stand up and sit down again. That's a {thing} in small, and who'd say it isn't?
low | Hard week, hm? {cue}, stretch one arm. It's the smallest {thing} on the menu, and it's enough.
| Is one small minute a {thing}? {cue}, try it. It's how they all start.
| How's this for easy? {cue}, start your {thing} and stop when it's dull.
| Who's ever ready? {cue}, begin your {thing} in small. Ready comes later, doesn't it?
# Consistency
## kickoff 1.4 8.3
6 1.2 12.1 | What's the usual snag? If you get home late, do one minute in the hall. That's your {thing}'s plan B.
6 1.2 12.1 | Tired days? They come. If it's one of those, do the slow backup of your {thing}.
high | {done} of {due}: that's a rhythm. {cue}, add a fixed extra minute to your {thing}. Same place?
low | Can we keep just the slot? {cue}, do half a minute, same place. It's still your {thing}.
5 7.1 | Who's up for less debate? {cue}, do one minute of your {thing}, same place. It's settled.
5 1.4 | What's simpler than a fixed spot? {cue}, do your {thing} in the usual one. It's waiting.
6 1.2 | What if it's wet or cold? If it is, do your {thing} indoors. Plan B.
## reminder 8.3 1.2
| Lost a day? Nothing's broken. {cue}, do your {thing} again, same place. See you there?
| The routine's waiting, no hard feelings. {cue}, do one minute of your {thing} again. Shall we?
high | What's {done} of {due}? It's a rhythm. {cue}, do your {thing} again plus an extra minute.
high | It's {streak} days on the calendar. Neat, huh? {cue}, do your {thing} again, one notch slower.
low | No catching up here, okay? {cue}, move for half a minute, same old place. Your {thing}'s back.
| Whose slot is it? It's yours. {cue}, take it again for your {thing}.
| Where's your {thing} gone? {cue}, put it back in its usual place.
## challenge 8.3 1.2
| Does Saturday bend your routine? If you like, do your {thing} at the weekday time. It's quiet then.
| If you like, try the rainy-day backup of your {thing} while it's dry. Isn't it good to have?
| If you fancy it, give your {thing} its weekday slot and a holiday playlist. What's first?
high | If you like, add a bonus minute in the usual slot. {done} of {due}, who'd stop your {thing}?
low | If you like, take one breath where your {thing} usually is. It's the place that matters, right?
low | If you want, rest in your usual {thing} spot. It's still the routine, right?
## plain 8.3 1.4
| {cue}, do your {thing}, same as yesterday. Isn't it nice when there's nothing to decide?
| Isn't a good routine a bit boring? {cue}, do your {thing}. It's allowed to be dull.
1.2 | Guests, late meeting, long line? It's fine. {cue}, give your {thing} two spare minutes.
1.2 | If a call runs long, stretch while you listen. It's a fair plan B for your {thing}, okay?
| Keen or not keen, who's asking? {cue}, do your usual {thing}. It's not up for a vote.
@running @walking | Do your feet know the way? {cue}, take the same route as last time. That's a good {thing}.
@strength @workout @yoga | Same bit of floor, same view of the lamp? {cue}, do your {thing} there. It's nearly home.
@sport 1.2 | Is the place shut? If it is, practice one move in the hall. It's a decent plan B.
high | {done} of {due}, steady as a bus. {cue}, add a spare minute to your {thing}. What's the hurry?
high | It's {streak} days, same slot. {cue}, do your {thing} and one extra round. Isn't that a routine?
low | Messy week? The slot's yours. {cue}, roll your shoulders, same place. That's a {thing}, too.
low | Where's your usual {thing} corner? {cue}, stand there. Same place, no effort. It's a routine saved.
low | Does it all go sideways? If so, do ten seconds at any hour. It's a fine plan B for your {thing}.
# Feedback
## kickoff 2.2 1.5
7 1.5 | Let's adjust one thing only. {cue}, do your {thing} a bit earlier. Does it help the count?
7 2.2 | It's numbers week! {cue}, check your tally. Which day likes your {thing} best?
7 2.3 2.2 | {cue}, count your marks. What do they say about your {thing}? It's only data.
7 1.5 | What's worth one tweak? {cue}, adjust your {thing} a bit. It's only a test.
8 3.1 | Who'd like to know? {cue}, tell a friend about your {thing}. It's news.
8 3.2 | Who's free this week? {cue}, ask a friend along for your {thing}.
high | {done} of {due}: who'd love that number? {cue}, tell a friend about your {thing}.
low | Is one a number? It is, and it's yours. {cue}, mark ten seconds of your {thing}.
low | Who'd be kind? {cue}, tell that friend about your {thing}.
## reminder 2.3 2.2
| Gap in the tally? It's just a number. {cue}, make one fresh mark for your {thing}. Pen ready?
3.2 | Who else skipped this week? {cue}, ask a friend to come back with you. It's a {thing} for two.
high | {done} of {due}. {cue}, check your best day again. What's it got that your other {thing}s haven't?
low | An empty row's a number too, okay? {cue}, do ten seconds of your {thing} and mark it. You're back.
low | Who's checking? Nobody, promise. {cue}, make one small mark for your {thing} again.
| How's your {thing}'s page? {cue}, make one mark again. It's that simple.
| Who'd be glad? {cue}, tell a friend your {thing}'s back.
## challenge 2.3 3.1
3.1 3.2 | If you like, ask a friend out for your {thing}. Isn't talk better side by side?
3.1 | If you fancy it, tell a friend your funniest {thing} story. What's theirs?
1.5 | It's up to you: tweak one thing about your {thing}, just for Saturday. What changed?
low | Only if you feel like it: tell a friend your {thing}'s been slow. Haven't they had those weeks?
## plain 2.2 2.3
7 | Which day went best? {cue}, copy what helped that {thing}. It's your own data.
7 2.3 | Pen or pebble? {cue}, put one in a jar per {thing}. It's a count you can hear.
8 3.1 | After your {thing}, send someone a photo of where you are. It's nice to share, okay?
8 3.1 | Got kids, or a nosy neighbor? {cue}, tell them about your {thing}. They'll check on you.
| Who trusts memory? {cue}, mark today's {thing} before it's gone. Pens are better at it.
@running @walking | How many front doors did you pass? {cue}, count them on your {thing}. It's a funny number to know.
@sport 2.2 | {cue}, count your good shots or laps, one hand's worth. What's your number? It's practice, not finals.
high | {done} of {due}! {cue}, tell someone who'd smile. Who's first to hear about your {thing}?
high | Isn't {done} of {due} data enough? {cue}, adjust your {thing} by one extra minute.
low | Who'd want to know? {cue}, tell that friend one honest line about your {thing}. It's enough.
low | What helped on your last good day? {cue}, copy just that bit. It's data from your {thing}.
| What's the tally say? {cue}, mark your {thing} on it. It's your own book.
| What worked last time? {cue}, copy one bit of it. It's data for your {thing}.
high | {streak} marks, and who's proud? You're allowed. {cue}, tell a friend about your {thing}.
# Identity
## kickoff 13.5 13.4
9 13.4 | Why did you pick your {thing}? {cue}, say the reason aloud. It's still your own.
10 13.5 15.4 | Feel it? You're becoming someone who does this. {cue}, do one minute of your {thing}.
9 13.4 13.2 | {cue}, say your own reason for your {thing}. What's it like out loud?
9 13.4 | What does it mean to you? {cue}, give your {thing} one minute. It's a fair answer.
10 13.5 15.4 | Who's the person with the {thing}? It's you by now. {cue}, do one minute, as yourself.
high | {done} of {due}: who's that person? It's you. {cue}, do your {thing} and one extra.
high | What's character? {cue}, add a minute to your {thing}. It's made of those.
## reminder 13.5 15.3
| Do people who move miss days? Sure. {cue}, take up your {thing} again. It's still part of you.
13.4 | Is your reason still yours? Then it's simple. {cue}, come back to your {thing}. It's true to you.
15.3 | Who's come back before? You've done it. {cue}, do it again with your {thing}. It's in character.
high | {done} of {due}, that's who you are. {cue}, do your {thing} again with a bonus. Surprised?
low | Do you still care? You're reading this. {cue}, move one shoulder. Your {thing}'s back as your own.
| Who's back? It's the same person. {cue}, do your {thing} again.
| Whose {thing} is it? It's your own. {cue}, take it up again.
## challenge 13.5 13.1
13.1 | If you like, show somebody younger a bit of your {thing}. Who knows what they'll become?
15.4 | Your call: put on one thing that's typically you for your {thing}. Odd socks, maybe?
13.4 | If you fancy it, take your {thing} to a place you value. Where'd that be?
13.2 | It's up to you: do your {thing} for someone you care about. Who's it today?
low | If you want, move to one tune of your own. It's a funny {thing}, but who's judging?
## plain 13.5 15.4
15.3 | You've done this on gray days. What's better proof? {cue}, do today's {thing} on top.
13.2 | Would last year's you believe it? {cue}, go for your {thing}. You've become that person.
13.1 | How'd a child do it? {cue}, do your {thing} like that. It's your own fun.
15.3 | Not the sporty kind? Who said so? {cue}, do one minute of your {thing}. It's proof of your own.
@running @walking 15.3 | Are those your soles? They're proof. {cue}, take them out for your {thing}.
@running @walking | Do the neighbors know you by now? {cue}, greet one on your {thing}. It's part of who you are.
@sport 13.4 | Was it the game or the people you came for? {cue}, practice for that. It's your own reason.
high | What do {streak} days say about you? {cue}, do your {thing} in your own way. It's proof.
low | Do you still care? {cue}, move for ten seconds. It's one vote for your {thing}.
low | {cue}, stand like the person you're becoming. That's all. Isn't your {thing} in there already?
| Who's the judge? Nobody's. {cue}, do your {thing} your own way.
| Which person moves on a day like this? You're one. {cue}, do your {thing}.
| What's your own reason today? {cue}, do your {thing} for it.
# Mastery
## kickoff 8.7 1.1
11 8.7 | Ready for the next level? It's a small one. {cue}, do your {thing} a minute further. Okay?
12 1.2 15.3 | Let's plan for a lapse. If a week goes by, do one minute of your {thing}. That'll last, right?
12 7.3 | What if I'd stopped writing? {cue}, do your {thing} on your own. You know it by heart.
12 1.2 | Holidays ahead? If you're away, do the suitcase size of your {thing}. It's how it lasts.
high | {done} of {due}! That's skill. {cue}, raise your {thing} one notch. What'll you pick?
low | The tiny version's how it lasts, you know? {cue}, do ten seconds of your {thing}. It's still growth.
11 8.7 | How big's a level? {cue}, raise your {thing} by a minute. It's that big.
11 8.6 | What's harder than fast? {cue}, do your {thing} at half speed. Slow's a skill.
12 7.3 | Who's reminding whom? {cue}, do your {thing} by heart. It's yours.
high | What's next? {cue}, raise your {thing} a notch. You've grown into it.
high | {done} of {due}, so what's next? {cue}, set the next goal for your {thing}. It's a skill now.
## reminder 1.2 8.7
1.2 | A lapse isn't a leak, is it? {cue}, do one minute of your {thing} again.
8.7 | Back to the level that was fun? {cue}, do your {thing} there again. It'll grow from that.
| What do muscles remember? A lot. {cue}, go back to your {thing}. The skill's still in there.
high | {done} of {due}, so it's a skill. {cue}, do your {thing} again, one notch up. Shall we?
| Who's asking? Nobody is. {cue}, do your {thing} again, by heart. It's yours.
| What lasts? It's the coming back. {cue}, do your {thing} again.
low | Who lasts? The ones who return. {cue}, stretch once. It's your {thing} again.
## challenge 8.7 8.6
| Feeling strong? If you like, take your {thing} a little further, then stop while it's still fun.
7.3 | If you like, leave your phone at home for one {thing}. Isn't it good when it runs on its own?
@strength @workout @yoga @sport 8.6 | If you fancy it, learn one new move for your {thing}. What's the skill you've been eyeing?
15.3 | Look who's grown. If you like, try the {thing} that was too hard in week one. How's it now?
@strength @workout @yoga | Can you do it on one leg? If you fancy, balance for a minute. It's a skill for your {thing}.
@sport | Fancy a laugh? If you like, practice with the other hand or side. It's a new level of silly.
high | If you like, set a next goal for your {thing}. {done} of {due} can carry it, don't you think?
low | If you want, do your {thing} at baby level today. It lasts, and who's looking?
## plain 8.7 7.3
11 | {cue}, add one minute to your {thing}. Still comfy? That's your next level.
11 8.6 | Which part of your {thing} did you use to skip? {cue}, do that one. It's how a skill grows.
12 7.3 | What reminds you, if I don't? {cue}, do your {thing} without a nudge. It's yours to master.
12 15.3 | Remember the first week? {cue}, do your {thing} and enjoy how you've grown.
8.6 | {cue}, do your {thing} with your softest feet. Isn't quiet a skill?
8.6 | Could you teach your {thing}? {cue}, show a chair how it's done. If it nods, you've mastered it.
@running @walking | Which corner's never seen you? {cue}, take your {thing} there. It's a new level of map.
@sport 8.6 | Which shot's your weak one? {cue}, practice it five times. It'll grow on you.
high | {done} of {due}, on your own legs. {cue}, raise your {thing} by a notch. Which one's calling?
low | {cue}, do your {thing} for ten seconds. Isn't the small one how a habit lasts?
low | Do masters have off weeks? They've had dozens. {cue}, do ten slow seconds of your {thing}. It'll last.
low | What would you do on your worst day? {cue}, do only that. It's your {thing}, and it lasts.
| What's left to remind you of? {cue}, do your {thing} by heart. It's yours.
high | {streak} days on your own, so who's stopping you? {cue}, take your {thing} a bit further.
low | What grows slowly lasts. {cue}, take one small step toward your {thing}. Isn't that enough?
low | Who masters a {thing}? Someone who naps, too. {cue}, stretch once. It's a skill to go slow.
`;
