/** Motivational lines about drinking water. */
export const hydrationMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | When you finish a glass, note the hour. Water hides in plain sight, so a week of watching pays.
1 | {cue}, notice the nearest water. Where it stands decides more than will does, and that matters.
2 7.1 1.4 | {cue}, put a full glass by the kettle. A trigger in sight is worth ten good intentions.
2 7.1 1.4 | {cue}, pick one moment for your water. A single trigger beats a day full of good plans.
high | Doing {done} of {due} makes a pattern. {cue}, notice what leads you to the glass, because it can lead again.
low | {cue}, look at one glass. A look costs nothing, and it gives tomorrow a clue.
## reminder 2.3 7.1
| When you next drink water, notice what made you. A fresh look helps more than a long sigh.
| Even the dry days count as clues. {cue}, notice your glass again.
| {cue}, note one drink again. Each noticed sip makes the pattern clearer, gaps and all.
| Watching is how it starts. {cue}, look again at where your bottle stands.
high | {cue}, look again at the easiest glass of the day. After {streak} days it is worth knowing.
low | When you pass a tap, notice it. A fresh look matters, even with no water yet.
low | {cue}, notice one glass again. That is the whole task, and it counts.
## challenge 2.3 4.2
| If you like, watch who drinks water at home, and when. Clues make good gifts to yourself.
| Your call: count the taps on your walk. Every one means a glass you need not carry.
| If you fancy it, notice how Saturday moves your first glass. A day off gives honest clues.
| Optional: taste water from two taps. The one you notice liking makes every sip easier.
high | If you like, add one extra note on your water. Doing {done} of {due} gives it something to build on.
low | If you like, notice one glass today. One is a clue, and one counts.
## plain 2.3 4.2
1 | After your first sip, jot down the moment. It repeats tomorrow, so it is good to know.
1 | When you sit down to eat, notice how dry your mouth is. That signal matters, because water answers it.
1 | When you spot your glass, notice if it is full. Small clues like that make big changes easy.
1 | {cue}, notice which glass you always take. A favorite is a clue, and it makes the habit yours.
1 | {cue}, watch the thirstiest person in the room. Their pattern gives ideas away for free. Water included.
1 | When you want coffee, notice if you mean water. An honest guess saves a cup.
2 7.1 | {cue}, put your bottle on your chair. A trigger you nearly sit on keeps its word.
2 7.1 | {cue}, put the jug in your way. What you notice gets drunk, and that is how water gets going.
2 4.2 | {cue}, notice what keeps you from the tap. A named clue gives you half the answer.
2 1.4 | {cue}, test one moment for three sips of water. It either holds or teaches, so both pay.
2 4.2 | The driest hour of your day is worth a look. {cue}, notice when it comes. A glass fits there.
2 7.1 | {cue}, stand your glass where your keys live. A trigger you touch daily pays off.
| Before bed, notice how full the bottle is. Evening clues make better mornings.
| {cue}, notice how the first sip of water tastes. Pleasure is a clue, and it counts.
high | {done} of {due}. {cue}, notice which glass came without effort, because it can teach the rest.
high | {cue}, note where the glass stood on your good days. Doing {done} of {due} means it was no luck.
low | Before bed, note one moment you drank water. It gives the next one a place.
low | {cue}, notice if your lips are dry. Just noticing the water signal counts today.
low | {cue}, look where your glass is. Found is enough for now, and it matters.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Nobody is too busy for three small sips, and that is why they work. {cue}, take them.
3 1.4 | {cue}, drink one sip of water. A start this small makes no day too hard.
4 12.5 8.3 | Before bed, fill a glass for the morning. An easy start is a gift to a sleepy you.
4 12.5 8.3 | {cue}, put the glass in one fixed spot. It makes each small sip a step shorter.
low | {cue}, wet your lips with water. The smallest start still counts, and no one keeps the rest.
## reminder 8.7 8.1
| {cue}, take three small sips. The tap holds no grudge, so you start again at once.
| A dry stretch means nothing to a glass. {cue}, begin again with an easy sip.
| {cue}, fill a third of the glass. A small return counts as much as a big one did.
| {cue}, open the tap again. Starting small is how every long habit came back.
high | {done} of {due}. {cue}, start again with an extra sip of water, because easy things deserve company.
high | {streak} days kept it light. {cue}, pour a little extra water again. It pays by noon.
low | {cue}, take one sip. A tiny start again is worth as much as a big one.
low | {cue}, rinse your glass. It makes the next small sip easier, and that is a fresh start.
## challenge 8.7 8.1
| If you like, add a lemon slice to your glass. A small joy makes the next one easy.
| If you like, take your bottle for a short walk. Both of you deserve the air.
| Your call: drink a small glass from the good cup. A plain Saturday deserves it.
| Optional: take three small sips in the sun. It makes water taste like a holiday.
high | If you like, add a second small glass. {done} of {due} is why it feels easy.
low | Only if you like: put one glass out. A small Saturday counts, too.
## plain 8.7 8.1
| {cue}, drink the top third of the glass. Small gets finished, and finished gives you a lift.
12.5 | Before bed, put a full bottle by the door. Easy is what hurried people do, and that helps.
| {cue}, take one sip, thirsty or not. The start is what counts: the second sip comes by itself.
| {cue}, take three small sips before the coffee. It makes the first cup taste better, too.
| {cue}, take one big gulp of water. Short and done beats long and planned.
12.5 | {cue}, move the glass one step nearer. Short ways get walked, which is why it works.
12.5 | {cue}, rinse your bottle. A clean one makes the next sip an easy yes.
8.1 | {cue}, take two small sips and stop there. Leaving it light is how it stays a pleasure.
| {cue}, pour half a glass. Full ones look like work, and half gives you a win today.
8.1 | {cue}, sip once while you stand. Any day has room for that, so every day counts. A small one.
8.1 | {cue}, drink one inch of the glass. Inches are small, and they add up.
| {cue}, give yourself what a plant gets: a little water. You deserve at least that.
8.1 | {cue}, try one small sip of water warm. A gentler start makes a cold morning kinder.
4 2.3 | {cue}, mark one easy start with water. A small mark gives a plain day its proof.
12.5 | {cue}, put the glass before the cup. One small swap makes the start happen by itself.
high | {done} of {due} small starts. {cue}, drink one extra inch of the glass, because you make it look easy.
high | Small sips built {done} of {due}. {cue}, pour the glass a notch fuller, because you can.
high | {cue}, pour the glass a notch fuller. Small sips built {done} of {due}, so be proud.
high | {cue}, take four sips or more. {streak} days of small ones have earned a bigger glass.
high | {cue}, add one sip at a new spot. {done} of {due} started as one easy sip, so why not two?
low | {cue}, take a sip. It matters, because small still counts as water.
low | {cue}, hold your glass for a moment. A start can be that small, and it still counts.
low | {cue}, take the smallest sip you know. It keeps the door open, which is enough today.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, drink one glass at the same time each day. A steady slot saves you the asking.
5 7.1 | {cue}, give your water one fixed place. What has a place gets done, and that saves deciding.
6 1.2 | If plain gets dull, add fruit to your glass. A backup with taste keeps the routine alive.
6 1.2 12.1 | If you are out, drink at the first tap you see. Plan B keeps your water going anywhere.
high | {done} of {due} is a routine worth building on. {cue}, add a second steady glass to it.
low | {cue}, take one sip in the usual place. The slot is what counts, not the size.
## reminder 8.3 1.2
| {cue}, fill the usual glass again. No catching up is needed: coming back is what counts.
| {cue}, go back to the usual tap. A routine forgives quickly, and that is why it lasts.
| The slot is still there. {cue}, pick up the usual bottle again, so that the week ends steady.
| {cue}, drink the same half glass again. One repeat makes the gap smaller than it looks.
low | {cue}, take three sips in the usual place. Returning matters, not the number of glasses.
low | {cue}, take one sip, same spot. You are back in the routine, and that counts.
## challenge 8.3 1.2
| If you like, keep your bottle in its usual place. A steady spot makes weekends easier.
| Your call: drink at the weekday time. Monday thanks every Saturday that kept the slot.
| Optional: drink from the spare bottle today. A tested backup saves the day that needs it.
| If you like, share the usual glass with someone. Company makes a routine worth keeping.
high | If you like, keep every weekday slot plus one extra glass. Doing {done} of {due} makes that a fair dare.
low | If you like, keep one usual slot: one sip of water. The rest is a gift to yourself.
## plain 8.3 1.4
| {cue}, drink one glass, same as yesterday. Each repeat makes your hand surer of the way.
7.1 | {cue}, take three sips at the usual tap. That place reminds you for free, so keep it.
1.2 | If the meeting is long, keep a bottle by your elbow. Plan B saves a dry afternoon.
12.5 | {cue}, put your glass back in its fixed place, full. Tomorrow's you will be glad.
1.2 | If you forget till evening, drink one glass with dinner. A late backup still keeps the rhythm.
8.3 | {cue}, drink in the same chair as always. Dull places make strong habits. One glass of it.
| {cue}, drink half the usual glass. A repeat on a gray day counts double for the routine.
7.1 | {cue}, take your sips before the phone. A fixed order saves you one small fight a day.
1.2 | If it is cold out, drink your water warm at the usual time. Kindness keeps a routine.
12.5 | {cue}, refill the usual bottle. It makes tomorrow's glass half done before it starts.
8.3 | {cue}, use the same glass as yesterday. A worn groove is how a day carries you.
1.2 | If you travel, use any cup at the usual time. The slot keeps your water, not the glass.
8.3 | {cue}, drink where you always drink. Steady beats strong, because it comes back tomorrow. Same glass.
1.2 | If guests come, pour water for all at the usual time. A routine shared is a pleasure that pays.
high | {done} of {due}, steady as a clock. {cue}, drink the usual glass a notch fuller. You have earned it.
high | {streak} days in one rhythm. {cue}, set an extra bottle where the day gets bumpy, so it keeps going.
high | Doing {done} of {due} makes you the steady one. {cue}, add a slice to the usual glass. A bonus you earned.
high | {cue}, drink the same glass and a sip or more. {streak} days of rhythm give you that ease.
low | {cue}, take two sips of water, same place. Rhythm matters, even a soft one.
low | {cue}, take one sip in the usual slot. Short keeps the routine as well as long does.
low | If the day slips, take one sip at the next tap. Plan B counts in full.
# Feedback
## kickoff 2.2 1.5
7 2.3 | {cue}, count today's glasses. A number gives you something a mood never can: a place to start.
7 2.3 | {cue}, mark each glass on paper. One week of marks makes the pattern plain to see.
8 3.1 3.2 | {cue}, tell one friend about your water. Friends ask, and being asked helps.
8 3.1 3.2 | {cue}, share your tally of glasses. A count with a witness means more.
7 high | {done} of {due} is a score to be proud of. {cue}, check your tally, and where one glass could be added.
8 high | {done} of {due} deserves a witness. {cue}, tell a friend your score with water.
low | {cue}, mark one sip of water. One is a score, and a score is how it turns.
## reminder 2.3 2.2
| {cue}, drink one glass for a fresh mark. The next mark matters, because the gap is done.
| {cue}, start the count again at one glass. Old numbers stay true, and the next one counts.
| A blank day counts as data. {cue}, mark your next drink and the tally is back.
| {cue}, tell a friend you are back at the glass. Saying it makes the next mark easier.
high | {done} of {due}. {cue}, mark one extra glass again, because a good tally likes company.
high | {streak} marks. {cue}, check your best hour again. It pays to know where water comes easily.
low | {cue}, take three sips of water and mark it. One mark is worth a smile. You are back.
low | {cue}, mark one sip again. It is a number, and that beats a blank.
## challenge 3.1 2.3
| If you like, pour a friend a glass too. Shared water helps both, and both get a mark.
| Your call: guess today's number of glasses. Close or far, the result makes you smile.
| Optional: rate each glass for taste. The best score gives next week a favorite.
| If you like, compare glasses with a friend at dinner. A small match makes a good tally.
high | If you like, drink one extra glass past your best score. Doing {done} of {due} makes it a fair match.
low | If you like, share one glass with a friend. One mark counts for both.
## plain 2.2 2.3
| {cue}, look at your marks for water. Your best hour is worth knowing by name.
1.5 | {cue}, try your water from a bottle. Either result tells you something, so both pay.
3.1 | When a friend gets coffee, ask for a glass of water. Being looked after counts, too.
2.3 | {cue}, drop a coin in a cup for this glass. A full cup by Friday makes a proud count.
1.5 | {cue}, change one thing about your glass, then compare. A single tweak is how you learn.
2.2 | {cue}, count this week's marks for water. Numbers are kinder than memory, and that helps.
2.3 | {cue}, mark the glass before it is empty. A tally kept warm gives an honest score.
3.1 | {cue}, tell someone how many glasses you had. A score said aloud means twice as much.
1.5 | {cue}, copy one thing from your best day with water. What worked once deserves a second go.
2.2 | {cue}, find the hour without marks. A glass there makes the biggest difference.
3.2 | {cue}, ask a friend to top up your glass too. A hand like that makes the day lighter.
2.3 | {cue}, draw today's glass as full as it is. A pencil chart gives results a face.
| {cue}, read back a week of marks. What you measured in sips adds up to something. Your water, in numbers.
high | {done} of {due}, in ink. {cue}, mark this glass plus an extra. A score like that pays you back.
high | {streak} marks. {cue}, tell a friend about your water, because good news deserves an ear.
high | {cue}, add one glass to your weakest hour. Doing {done} of {due} means the data is on your side.
high | {cue}, move one glass a notch earlier and compare. Doing {done} of {due} makes you the expert here.
low | {cue}, mark your water for today. It matters, because one is a number.
low | {cue}, mark today as it is. An honest zero still helps, and water is patient with scores.
low | {cue}, copy the first sip of one good day. It worked once, so the result can come back.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, say your reason for water aloud. It is your own, and that is why it matters.
9 13.4 13.2 | {cue}, drink a glass to one thing you value. A reason makes plain water taste of something.
10 13.5 15.4 | {cue}, fill your bottle. Someone who does that daily has become a water person, so be proud.
10 13.5 15.4 | {cue}, drink one glass as a vote. Each one counts for the person you are becoming.
high | {done} of {due} votes. {cue}, drink an extra sip to the person who cast them. That is you, and it counts.
low | {cue}, take one sip for yourself. Even small care means something.
## reminder 13.5 15.3
| {cue}, take your water again. One dry day means little beside who you are.
| {cue}, fill your glass again for the reason that is your own. It counts as much as on day one.
| Who you are outlasts a dry week. {cue}, come back to your glass and be glad of it.
| {cue}, drink your water again like the person you have been for weeks. That keeps the story true.
high | {done} of {due} is proof. {cue}, pour your glass again, plus an extra for someone you value. It means more.
low | {cue}, take one sip of water again. You still care, and that is what counts.
low | {cue}, come back by one sip. It keeps the promise to yourself. Water holds no grudge.
## challenge 13.5 13.1
| If you like, set water on the table for everyone. Care is worth sharing.
| Your call: hand someone a glass today. It makes you the person who thought of it.
| Optional: drink from a glass with a story. What you value makes the taste.
| If you like, carry your worn bottle in plain sight. Such proof makes others curious about who you are.
high | If you like, fill a jug for all as your extra. Doing {done} of {due} makes you the host, in character.
low | If you like, pour one glass for yourself alone. You deserve your own care.
## plain 13.5 15.3
| {cue}, drink your glass. Nobody claps, and it matters all the same: it is care for yourself.
13.4 | {cue}, take three sips for the reason that is your own. It beats any number of glasses.
15.3 | {cue}, fill that worn bottle. Each scratch is proof, and worth being proud of.
13.2 | {cue}, pour yourself a glass. You would do it for any person you love, so why not here?
13.5 | {cue}, put the bottle with your keys. People pack what they value, and it means you do.
15.4 | {cue}, thank yourself for one glass. Your own thanks count, odd as it feels.
13.4 | {cue}, drink half a glass to what you value in this day. A thought like that makes it a toast.
15.3 | {cue}, recall one glass you nearly skipped. That proof of who you are keeps for years.
13.1 | {cue}, carry your bottle where others see it. Becoming an example makes it easier to be one.
13.5 | "I drink water": {cue}, say it once. Words like that build the person who says them.
13.2 | {cue}, drink to the person you want to be at six tonight. A clear glass gives them a start.
13.4 | {cue}, take your water for yourself and not for the count. That is why it stays.
15.3 | {cue}, fill a glass and mean it. Small care, repeated, becomes who you are.
high | Doing {done} of {due} says it: you are a water person. {cue}, add a glass for someone you care for. It counts twice.
high | {streak} days. {cue}, fill the bottle and be proud: an extra vote for who you are.
high | {done} of {due}: that is someone who keeps a word. {cue}, drink your glass and be proud.
low | {cue}, take one sip. A small vote for yourself is worth it, and water counts it.
low | {cue}, pour a little water for yourself. Small care counts.
low | {cue}, sip your water once. One dry day does not make a person, and that helps.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add half a glass to your water. You have grown into it, and growth keeps it fresh.
11 8.6 1.1 | {cue}, raise one thing: the glass, the place or the hour. One step up keeps the skill alive.
12 7.3 1.2 | {cue}, drink your glass on your own. A cue like that lasts, which is why you built it.
12 7.3 1.2 | If a lapse comes, drink at the next tap. A plan that short is how it lasts.
high | Doing {done} of {due} makes it a skill. {cue}, raise the glass one notch, because you can.
low | {cue}, take one sip of water. No raise today: small days are how it lasts.
## reminder 1.2 7.3
| {cue}, go back to three sips of water. Long habits dip, and coming back is what makes it last.
| {cue}, fill your glass again. A lapse is a comma, and the skill keeps.
| A skill does not dry up. {cue}, pick up your bottle again and be glad of it.
| {cue}, drink your glass again without waiting for me. On your own is what counts.
high | {done} of {due} will last. {cue}, take the usual glass again plus a notch, because you have grown.
high | {streak} days, almost by heart. {cue}, drink your water again. Nothing beats a habit that runs alone.
low | {cue}, take one sip of water. A level down is how it lasts, and you are back.
low | {cue}, sip your water again. A lapse that short teaches, so the skill is stronger for it.
## challenge 8.6 7.3
| If you like, carry your bottle on one trip. The next level pays off on the way home.
| If you like, mute me today. A glass that comes on its own counts twice.
| Your call: teach someone the first sip of the day. A skill grows when it is given away, and that pays twice.
| Optional: take the morning on the big bottle. One notch makes a new normal.
high | If you like, drink without a tally, one level further. Doing {done} of {due} means your water can.
low | If you like, drop a level: one glass, no clock. The skill keeps, and that is what matters.
## plain 8.7 7.3
11 | {cue}, fill the bigger glass. Your water has grown, and it counts.
11 8.6 | {cue}, drink two sips past the usual stop. A notch so small still makes growth.
12 1.2 | Before your next trip, pack an empty bottle. What travels with you is what lasts.
12 1.2 | {cue}, say your plan for a dry spell in one line. A short plan saves water a long break.
12 | {cue}, take your glass with no reminder in mind. It lasts, because it is yours now.
| {cue}, drink a glass to how far it has grown. Week one would be proud.
7.3 | {cue}, drink by heart. Next month nobody writes about water, and you keep it going anyway.
8.6 | {cue}, take your water somewhere new. A skill that moves house is a skill that pays for months.
1.2 | {cue}, put a bottle where the next lapse waits. A spare glass there saves a month.
8.7 | {cue}, drink the first inch by heart. Starting is the skill, so the glass follows.
7.3 | {cue}, leave the glass in sight for good. It reminds for months and never makes a sound.
| {cue}, drink without counting. That ease is what growth gives you, glass by glass.
1.2 | {cue}, tell one person what you do after a lapse. Said aloud, the plan for water means more.
high | {streak} days. {cue}, drink before the usual hour. The next level gives your water a head start.
high | {cue}, take the big bottle today. Doing {done} of {due} means you have grown into it.
high | {cue}, give someone your best water trick. Doing {done} of {due} makes a teacher, and a skill given away grows.
high | {cue}, add one glass with no reminder. {streak} days are why it lasts.
low | {cue}, take three sips. They matter, because small days make water last.
low | {cue}, take one sip by heart. The skill keeps, whatever the week gives.
low | {cue}, pour a small glass. It counts in the long run, and hard weeks belong to it.
`;
