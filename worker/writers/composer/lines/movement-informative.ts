/** Informative lines about moving: each with something that is true. */
export const movementInformative = `
# Awareness
## kickoff 2.3 4.2
1 | {cue}, notice how your legs feel. A record of a week shows where your {thing} fits.
1 | Watching alone often changes what we do. When you next get up, notice if your {thing} would fit.
2 7.1 1.4 | Events tend to work as triggers. {cue}, try one minute of your {thing} and judge the moment.
2 1.4 7.1 | Things in sight act as cues. {cue}, lay one out as a trigger for your {thing}.
2 7.1 4.2 | Choose one trigger {cue}. A cue that comes daily gives your {thing} a daily chance.
high | Doing {done} of {due} holds a pattern. {cue}, notice what comes right before your {thing}.
low | One look is data too. {cue}, notice your feet. Your {thing} can wait.
1 | Autopilot runs much of a day. {cue}, watch yours. Your {thing} needs a gap in it.
high | A good sample: {done} of {due}. {cue}, spot what your best {thing} followed.
## reminder 2.3 7.1
| A missed note hardly blurs a pattern. {cue}, look again for a gap your {thing} could fill.
| A missed day is data. {cue}, look back at what took the place of your {thing}.
high | {done} of {due} is a fair sample. {cue}, look again at what set off your best {thing}.
low | Looking costs little effort. {cue}, notice one itch to move again. Your {thing} can wait.
low | {cue}, notice one breath. A fresh start at watching is practice for your {thing}.
| Short looks count as data. {cue}, notice your legs again. Notes for your {thing}.
## challenge 2.3 4.2
| Days off have other cues. If you like, notice what gets you up from the sofa. It may suit your {thing}.
7.1 | Your call: notice your mood before and after a minute outdoors. A fair test for your {thing}.
7.1 | Music with a beat tends to set our feet going. If you fancy it, notice which song calls your {thing}.
high | If you like, note one extra cue today. Good weeks of your {thing} are data too.
low | It is up to you: notice the sky for a moment. Attention is a skill, and your {thing} starts there.
low | Noticing asks no effort. If you like, watch one tree move. Your {thing} can wait.
## plain 2.3 4.2
1 | Moods often lift when we move. Before bed, note when you felt glad of your {thing}.
2 1.4 | A short trial often tells more than a long plan. {cue}, give your {thing} one minute.
@running @walking 7.1 | Distance adds friction. {cue}, notice how far away your shoes are. Your {thing} starts there.
@strength @workout @yoga 7.1 | Cleared floor acts as a cue. {cue}, look for a bit of it, just your {thing}'s size.
@sport 7.1 | A bag in sight is a cue. {cue}, notice where yours stands. Practice is that far off.
high | {cue}, note your mood after your {thing}. At {done} of {due} you have enough data to compare.
high | Repeats hand the work to cues. {cue}, notice which one starts your {thing}, {streak} days in.
high | Patterns hide in good weeks too. {cue}, note one extra clue about your {thing}, {streak} days in.
low | Before bed, note what took your {thing}'s turn. Data has no feelings about it.
low | {cue}, notice how you sit. One look costs no effort, and your {thing} can learn from it.
@running @walking | Daylight outdoors beats any lamp. {cue}, look at the sky. Data for your {thing}.
| Energy has patterns. {cue}, note yours from one to ten, for your {thing}.
high | {cue}, watch how your {thing} starts. {done} of {due} is a sample with a pattern.
high | {done} of {due} is data. {cue}, look which hour your {thing} likes best.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Starting is often the hard part. {cue}, do one easy minute of your {thing}. Then you may stop.
3 8.1 | One small minute is a real repeat. {cue}, start your {thing} and stop there.
4 12.5 8.3 | {cue}, lay out one thing for tomorrow's {thing}. Fewer decisions make an easy start.
4 12.5 8.3 | Fewer hurdles tend to mean more starts. {cue}, clear a small space for your {thing}.
4 8.3 | A fixed order is easier to learn. {cue}, begin your {thing} with the same small move.
low | Ten seconds still link cue and act. {cue}, shake out one leg: a tiny {thing}, enough.
high | {cue}, add one small minute to your {thing}. Practice tends to make it light.
low | Tiny starts take little effort. {cue}, roll one shoulder. That is a {thing} for today.
## reminder 8.7 8.1
| One small repeat keeps the link alive. {cue}, give your {thing} a minute. Back on.
| {cue}, do the easy part of your {thing} again. A low bar tends to be cleared.
| Lay out your things again {cue}. What is seen tends to be used, and your {thing} may start itself.
@strength @workout @yoga | {cue}, unroll the mat again. With it open, a {thing} is easier to start.
high | {done} of {due} is steady practice. {cue}, start your {thing} again with an extra easy minute.
low | {cue}, reach up once. Small acts repeat well on tired days. Your {thing} is back.
low | A restart can be tiny and still be practice. {cue}, stretch one arm again for your {thing}.
| Small repeats still count as repeats. {cue}, begin your {thing} again.
## challenge 8.7 8.1
| A pop song lasts about three minutes. If you like, do your {thing} to one. Short, with its own clock.
| New rooms keep attention awake. If you fancy it, do a small {thing} in the kitchen.
8.6 | Your call: do a short {thing} with someone at home. Easy company tends to make minutes fly.
high | Small raises often feel like none. If you like, add a bonus minute to your {thing}.
low | It is up to you: wiggle ten toes. Even tiny acts can follow a cue, and a {thing} can be tiny.
low | Small joys tend to stick. If you want, stretch once in the sun: a tiny {thing}.
## plain 8.7 8.1
| The first minutes often cost the most effort. {cue}, do only those. Your {thing} has begun.
| {cue}, do a {thing} too small to refuse. For a habit, the repeat weighs more than the size.
12.5 | {cue}, choose the clothes for your next {thing}. Decided early, a start is easy.
12.5 | A thing in the way is friction. {cue}, move it aside: a small step, an easier {thing}.
| Moods often come after the start. {cue}, begin your {thing} without one, in small.
8.3 | A fixed first move tends to make starting easier. {cue}, begin your {thing} with yours.
| A short start is practice too. {cue}, begin your {thing} and stop when you like.
@running @walking | A hundred steps take about a minute. {cue}, walk a hundred, a small {thing} and a true one.
@running @walking 12.5 | {cue}, put your shoes by the door. Seen shoes are a cue, and an easy start for your {thing}.
@strength @workout | Squats use the large muscles of the legs. {cue}, do two: a small {thing}, good practice.
@strength @workout @yoga 12.5 | A mat on the floor saves one decision. {cue}, roll yours out: an easy {thing}.
@yoga | Many stretches feel easier on the out-breath. {cue}, hold a small one. Your mat is optional.
@sport 12.5 | Packing is often the friction. {cue}, put your bag by the door: an easy start for practice.
high | Repeats make it light: {done} of {due}. {cue}, add one easy minute to your {thing}.
high | {cue}, do one extra small round of your {thing}. Steady repetition earned it: {streak} days.
high | Repeats make starts easier. {cue}, begin your {thing} with a bonus move.
low | {cue}, stand up and sit down. One repeat is data, and a {thing} in small.
low | Tired days want a tiny plan. {cue}, roll one shoulder: your {thing}, shortest form.
low | {cue}, take one slow, tall breath. It costs little effort, and your {thing} starts like that.
| Effort often drops after the start. {cue}, begin your {thing} and stay a minute.
@running @walking | The door is often the hard part. {cue}, step outside: a small start to your {thing}.
high | Repeats lower effort. {cue}, do one extra easy round of your {thing}, {streak} days in.
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same time and place saves a decision a day. {cue}, do one minute of your {thing}.
5 7.1 1.4 | Give your {thing} its slot {cue}. An event is a steadier cue than a mood.
5 8.3 | Places become cues by repetition. {cue}, do your {thing} in the usual one.
6 1.2 12.1 | If you get home late, do one minute in the hall. A fixed backup of your {thing} is easy to recall.
6 1.2 12.1 | If you are tired, do the slow version of your {thing}. Obstacles with a set answer weigh less.
6 1.2 | If the usual slot is gone, give your {thing} the next one. In studies, such plans helped.
high | {done} of {due} is a rhythm. {cue}, add a fixed extra minute to your {thing}: steady practice.
low | The cue holds a routine, not the size. {cue}, do ten seconds of your {thing}, same place.
6 1.2 | If it rains, do your {thing} indoors. A set answer is quick to recall.
high | A routine can carry a bit of weight. {cue}, do the usual {thing}, one extra minute.
## reminder 8.3 1.2
| A routine hangs on its cue. {cue}, do one minute of your {thing} again, same place.
| Put your {thing} back in its usual place {cue}. A known setting helps memory.
| Habits bend and come back. {cue}, repeat your last {thing}, same hour.
1.2 | Spare slots exist for weeks like this. If you missed yours, take one. Your {thing} is back.
high | Steady data: {done} of {due}. {cue}, do your {thing} again, plus an extra minute.
low | Ten seconds still repeat the routine. {cue}, do them again, same spot, for your {thing}.
low | {cue}, stretch once in the usual place. A cue kept is a routine kept: back at your {thing}.
## challenge 8.3 1.2
| Weekends often shift routines. If you like, keep the weekday slot for your {thing}.
| Backups are easier to recall once tried. If you fancy it, test your indoor {thing} today.
| Your call: do the usual {thing} to new music. One change keeps attention fresh, the routine steady.
high | Steady routines can bear a test. If you like, add a bonus to the usual {thing}.
low | It is up to you: sit where your {thing} usually is. A place is a cue even when we rest.
low | If you like, put your things for your {thing} back in place. Seen, they work as a fixed cue.
## plain 8.3 1.4
| {cue}, do your {thing}, same as last time. Repetition in one setting is how habits form.
1.2 | A fixed plan B is quick to recall. If a call eats your {thing}, stretch while you listen.
| A chair is a cue for sitting. {cue}, do your {thing} before you sit. Same order.
12.5 | {cue}, hang your things on the usual hook. Less searching, less friction for your {thing}.
8.3 | The usual corner recalls the act. {cue}, go there for your {thing}.
12.1 | Snags tend to repeat. {cue}, name the usual one, so your {thing} can plan for it.
1.2 | If your legs are heavy, do the slow form. The slot often matters more than the speed of your {thing}.
@running @walking | A known route needs less attention. {cue}, take the usual one for your {thing}.
@running @walking 1.2 | If it pours, take the stairs twice. An indoor plan B spares your {thing} a debate with the sky.
@strength @workout @yoga | The same bit of floor becomes a cue. {cue}, use it for your {thing}.
@strength @workout @yoga 1.2 | If there is no room, use a wall. A fixed backup takes less effort for your {thing}.
@sport 12.5 | Things with a fixed place are found faster. {cue}, drop your bag there for practice.
@sport 1.2 | If the place is shut, practice one move at home. A backup keeps the routine linked.
high | Repeats in one setting build a cue: {done} of {due}. {cue}, add a minute to the usual {thing}.
high | {cue}, do your {thing} plus one extra round. The same place is a cue, {streak} days so far.
high | {cue}, repeat the usual {thing} with a bonus minute. Routines have room at the edges.
low | If the day goes sideways, do ten seconds of your {thing}. A fixed plan B takes little effort.
# Feedback
## kickoff 2.2 1.5
7 1.5 | {cue}, adjust one thing about your {thing}. With one change, the count shows what it did.
7 2.2 | Your tally has a best day. {cue}, check what helped your {thing} there. It is data.
8 3.1 3.2 | Goals told to someone are asked about. {cue}, tell one friend about your {thing}.
8 3.2 | {cue}, ask a friend along for your {thing}. A date with others is easier to keep.
8 6.3 3.1 | Others often see changes we miss. {cue}, ask one friend about you and your {thing}.
high | {done} of {due} is a number to share. {cue}, tell a friend: it gives your {thing} company.
high | {cue}, adjust your {thing} by one extra minute. A tweak is a test with a result.
low | One mark is data. {cue}, track ten seconds of your {thing}.
high | {cue}, tell a friend: {done} of {due}. Progress that others hear of tends to help a {thing}.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, make one fresh mark for your {thing}.
| {cue}, go back to the hour that worked. Your own record knows your {thing} best.
3.1 | Company makes coming back easier. {cue}, tell a friend your {thing} is on again.
3.2 | {cue}, ask someone to come back with you. Shared plans for a {thing} tend to hold.
high | {done} of {due} is good data. {cue}, check again what came before your best {thing}.
high | {cue}, mark one extra {thing} again. {streak} marks make the pattern easier to read.
low | {cue}, mark a zero or a one again. Data has no opinion, and your {thing} keeps its page.
| {cue}, tell a friend you are back at your {thing}. Support often helps.
## challenge 2.3 3.1
3.1 3.2 | Talk often makes minutes feel shorter. If you like, ask a friend out for your {thing}.
2.2 | Your call: give today's {thing} a score out of ten. Ratings catch what memory smooths.
1.5 | If you want, tweak the hour of your {thing}. One change is a fair test.
high | What we measure, we tend to improve. If you like, add a minute to your best {thing}: a result.
low | It is up to you: tell a friend your {thing} was slow. Company tends to make it lighter.
## plain 2.2 2.3
7 | {cue}, copy one thing from your best {thing}. Your own data fits better than advice.
7 2.3 | {cue}, drop a coin in a jar for your {thing}. A count you can see is easy to recall.
7 2.2 | Two weeks side by side show a trend. {cue}, compare your marks for your {thing}.
8 3.1 | Knowing someone will ask tends to help. {cue}, tell a friend to ask about your {thing}.
| Memory rounds. {cue}, mark your {thing} while the number is fresh.
1.5 | {cue}, change the music or the room, never both. One tweak is a clean test of your {thing}.
@running @walking 2.2 | A two-minute walk is some 200 steps. {cue}, count them once on your {thing}.
@strength @workout @yoga 2.2 | {cue}, count your breaths in one round. A number only your {thing} has: data.
@sport 2.2 | {cue}, count five good shots or laps. A small number makes practice easy to measure.
@sport 3.2 | Feedback often speeds up a skill. {cue}, ask someone to watch your practice once.
high | Doing {done} of {due} makes a clear result. {cue}, tell a friend what helped your {thing}.
high | {streak} marks make a readable log. {cue}, check which hour your {thing} likes best.
high | {cue}, test your {thing} a notch later. At {done} of {due}, one odd result changes little.
low | {cue}, do ten seconds, then mark it. A one changes a blank page: data for your {thing}.
high | {cue}, share what helped your {thing}. {done} of {due} is a tested result.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Acts tied to a value are often kept longer. {cue}, say your reason for your {thing}.
9 13.2 15.3 | {cue}, do your {thing} for a person you care about. Personal reasons tend to last.
10 15.4 | {cue}, do your {thing}. Weeks of acts are evidence of the person you are becoming.
high | {done} of {due} is evidence of character. {cue}, give your {thing} an extra minute.
low | Small acts are evidence too. {cue}, stretch once: a vote for the person with the {thing}.
## reminder 13.5 15.3
| One missed day is weak evidence about a person. {cue}, take up your {thing} again.
| A trend outweighs one odd week of data. {cue}, come back to your {thing}. It is part of you.
13.4 | Values often outlast moods. {cue}, return to your {thing} for your own reason.
15.3 | {cue}, do one minute again. Past comebacks are evidence, and your {thing} keeps the proof.
high | {done} of {due} is the kind of proof minds trust. {cue}, do your {thing} again with an extra.
low | A slow week is weak evidence about a person. {cue}, stretch once: back at your {thing}.
low | {cue}, move one shoulder again. Small acts show care for yourself, a {thing} among them.
## challenge 13.5 13.1
13.1 | Showing is practice too. If you like, let someone see your {thing}: it is part of who you are.
| Your call: do the {thing} that is most like you. We tend to repeat what was fun.
13.4 | Places carry memory. If you fancy it, take your {thing} to one you value.
13.2 | Only if you like: do your {thing} for someone you care about. A reason shared is easier to recall.
high | If you like, add one move of your own to your {thing}. Free choice tends to lower effort.
low | It is up to you: move to one tune of your own. Even play is practice for a {thing}.
## plain 13.5 15.4
15.3 | {cue}, do today's {thing}. Each act on a gray day is strong evidence, and proof adds up.
13.2 | Self-image often follows small acts. {cue}, do your {thing} as the person you are becoming.
15.4 | {cue}, do your {thing} your own way. A free choice tends to make effort feel lighter.
15.3 | Doubt shrinks with proof. {cue}, do one minute of your {thing}: evidence of your own.
13.5 | The mind often follows the act. {cue}, do your {thing} as someone who always does it.
13.4 | Reasons in our own words stay in memory. {cue}, name what your {thing} means to you.
@running @walking 15.3 | Worn soles are evidence. {cue}, take them on your {thing}: proof on the move.
@strength @workout @yoga 15.3 | Strength shows in daily acts. {cue}, carry a bag with ease: proof of your own {thing}.
@sport 13.4 | Fun tends to keep people in a sport. {cue}, practice for your own reason.
@sport | {cue}, practice one move you loved as a child. Old skills return faster, and so does that person.
high | {done} of {due} is proof by numbers. {cue}, do your {thing} and one extra.
high | {cue}, do your {thing} your own way. {streak} days are evidence that it is yours.
low | Caring is evidence too. {cue}, move for ten seconds: one vote for your {thing}.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Skill often grows at the edge of comfort. {cue}, do your {thing} in a new place.
11 8.6 | {cue}, do your {thing} at half speed. Slow practice shows what fast hides: a skill.
12 7.3 | After months of repeats, a cue can do the reminding. {cue}, do your {thing} by heart.
12 1.2 15.3 | Plans for a lapse can shorten it. If a week slips, do one minute of your {thing}.
12 1.2 | Trips change cues. If you travel, do the suitcase size of your {thing}: it lasts that way.
high | {done} of {due} is practice in the bank. {cue}, raise your {thing} one notch.
11 8.7 | A small raise is often easier to hold than a leap. {cue}, raise your {thing} by a minute, the next level.
low | Habits that last have tiny days. {cue}, do ten seconds of your {thing}: growth can wait.
high | Clear goals tend to beat vague ones. {cue}, set the next goal for your {thing}.
## reminder 1.2 8.7
7.3 | The cue can outlast any message. {cue}, do your {thing} again, on your own.
15.3 | {cue}, restart your {thing}. Coming back is a skill, and it gets easier with practice.
1.2 | A lapse is a pause in practice. {cue}, do one minute of your {thing} again.
| A learned skill comes back faster than it came. {cue}, return to your {thing}.
high | {cue}, do your {thing} again, a minute further. {streak} days of practice show in skill.
low | Rest is a part of every good plan. {cue}, come back to one stretch of your {thing}: it lasts.
## challenge 8.7 8.6
| Growth wants a small challenge and rest. If you like, take your {thing} a bit further.
7.3 | Your call: leave the phone at home. A {thing} that runs alone needs one thing less to recall.
8.6 | New moves wake attention. If you fancy it, learn one for your {thing}: a fresh skill.
15.3 | Progress is easy to forget. If you want, repeat a {thing} from week one: see how it has grown.
@running @walking | A gentle hill raises the effort within a minute. If you like, add one to your {thing}: next level.
high | If you like, raise your {thing} a notch. {done} of {due} is steady practice for the next level.
low | It is up to you: do your {thing} at baby level. What takes little effort lasts.
## plain 8.7 7.3
11 8.7 | One dimension at a time. {cue}, give your {thing} a minute over the usual, the next level.
11 8.6 | {cue}, do the part of your {thing} you skip. New parts often improve quickly, so it grows.
11 8.6 | Quiet moves need control. {cue}, do your {thing} as softly as you can: a skill at practice.
11 8.7 | {cue}, do your {thing} by heart. Automatic acts leave attention for the view.
12 1.2 | {cue}, note one {thing} that fits a suitcase. Trips change cues, and a plan lasts.
12 15.3 | Memory smooths progress away. {cue}, recall week one of your {thing}: it has grown.
12 1.2 | {cue}, write one line for after a lapse. Your future {thing} finds it faster than a new plan.
12 7.3 | In one study, habits took 18 to 254 days. {cue}, do your {thing} by heart. There is no rush.
1.2 | A set size for bad days saves a decision. {cue}, name yours, so your {thing} lasts.
@running @walking 7.3 | {cue}, go without music. Sound tends to set our pace, and your {thing} has a beat of its own.
@sport 8.6 | A weaker side often has the most to gain from practice. {cue}, give it a minute: it will grow.
@sport | Mixed drills feel harder and often teach more. {cue}, practice two moves in turn: skill.
high | {cue}, do your {thing} by heart. Cues grow stronger with repeats, and {streak} days are a start.
high | {cue}, add a new move to your {thing}. Doing {done} of {due} leaves attention for skill.
high | Longer is a level too. {cue}, do your long {thing}: {done} of {due} is steady practice.
low | {cue}, do ten seconds of your {thing}. Long habits contain many small days: that lasts.
@strength @workout @yoga 8.6 | With eyes shut, balance goes by feel. {cue}, try one slow move of your {thing}: a new skill.
@strength @workout @yoga | Muscles work on the way down, too. {cue}, do one slow move of your {thing}: skill.
high | A clear next goal tends to pull. {cue}, try one minute of it in your {thing}.
`;
