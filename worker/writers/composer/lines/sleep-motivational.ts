/** Motivational lines about evenings, sleep and getting up. */
export const sleepMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | Before bed, watch where the last hour goes. Looking comes first, and it makes getting up less of a riddle.
1 4.2 @sleep | When the last lamp goes out tonight, notice the hour. Honest watching beats any plan for bedtime.
1 4.2 @rising | When the alarm rings tomorrow, notice what you do. Knowing your mornings is how you get them back.
2 7.1 1.4 | Put the phone on charge {cue}. One clear trigger saves {habit} a debate.
2 1.4 7.1 @sleep | {cue}, choose one trigger for bedtime. A chosen moment beats ten good intentions.
2 1.4 7.1 @rising | {cue}, look where the alarm stands. That clue helps tomorrow's you up.
low | Notice one thing {cue}. Even in a hard week a clue helps you to bed, and up.
low | {cue}, watch one minute go by. That is notice enough, and it helps {habit}.
high | {done} of {due} days teach a lot. {cue}, spot one extra clue: it keeps {habit} fresh.
## reminder 2.3 7.1
| {cue}, notice again what keeps you up. Looking kindly makes the rest possible.
@sleep | Notice the hour when the next yawn comes. Back to listening: your bedtime deserves it.
@sleep 7.1 | {cue}, look at the room again. Knowing which lamp is loudest makes the evening calmer.
@rising 4.2 | When the alarm rings again tomorrow, watch your hand. What you notice half asleep changes mornings.
@rising 7.1 | Look again at what tomorrow holds {cue}. A morning worth waking for helps.
low | {cue}, notice one small thing. Coming back to look already counts for {habit}.
low | A rough week gives clues too. {cue}, notice one, and {habit} is back.
## challenge 2.3 4.2
| If you like, watch what a Saturday does to {habit}. Knowing its pattern makes Sundays kinder.
@sleep | If you fancy, notice the quietest moment before bed. Small calm is a gift that hides in plain sight.
@sleep 4.2 | Watch the sky go dark tonight, only if you like. It makes the evening feel long and yours.
@rising | If you want, watch the first light tomorrow. Waking with the sky is a gift that costs nothing.
@rising 4.2 | Up to you: notice how tomorrow feels without snooze. One clear morning makes a good clue.
low | Notice one calm minute tonight, if you want. It counts, and {habit} asks for nothing else.
high | Up to you: add one thing to notice tonight. {habit} gives you the calm for it.
## plain 2.3 4.2
| When half an hour vanishes tonight, notice where it went. Found time is a gift to {habit}.
| Spot the moment you say "just one more". Catching it once makes it easier to get up and go to bed.
| {cue}, notice your energy, one to ten. That clue makes {habit} personal.
@sleep | When the first yawn comes, notice the hour. Your own bedtime signal beats any clock.
@sleep | Before bed, notice the last light you look at. It matters, for it has the final word.
@sleep 7.1 | {cue}, notice how bright it still is. Softer evenings start with seeing: each bedtime counts.
@sleep 4.2 | When an episode ends, notice the pause. Those ten seconds are what your bedtime counts on.
@rising | Notice your hand when the alarm rings tomorrow. A clue half asleep gives the game away.
@rising 7.1 | {cue}, look at where the alarm sleeps. That clue is a gift to tomorrow's you.
@rising 4.2 | When you wake tomorrow, notice your first thought. A kind first thought gives the day its color.
@rising | {cue}, look for what made your best wake-up. Your own clue beats all advice.
low | Before bed, note one thing that ran late. A clue helps {habit}, a verdict never does.
low 4.2 | {cue}, notice one calm minute. It counts twice in a week like this, and {habit} can wait.
high | {cue}, spot what used to keep you up. At {done} of {due}, {habit} deserves the clue.
high | Look back for a moment {cue}. {streak} days of {habit} make it a good view.
high | {cue}, notice what helped {habit}. You can be proud: {done} of {due} is no luck.
high 7.1 | Spot the trigger that runs without you now. {streak} days of {habit} built it, so be proud.
high 4.2 | Notice one further sign of a drifting evening. Sharp eyes keep {habit} at {done} of {due}.
high | {cue}, look for a bonus clue. Fresh eyes keep {habit} from going stale.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | Dim one lamp {cue}. It is small, and it makes {habit} begin.
3 1.4 @sleep | {cue}, smooth the pillow. A bed that looks ready makes bedtime a small step.
3 1.4 @rising | Lay out one sock {cue}. That small start lets tomorrow's you wake to a plan.
4 12.5 8.3 | {cue}, put the charger in the hall. One small step makes {habit} easier.
4 8.3 12.5 @sleep | Set a book on the pillow {cue}. That small sight helps you pick bed over the phone.
4 8.3 12.5 @rising | {cue}, put the alarm across the room. A short walk beats the best intention at dawn.
low | {cue}, dim one lamp. On a hard day the tiniest step counts, from bed to morning.
low | Smooth one sheet {cue}. A step this small still makes {habit} begin.
high | Dim one extra lamp {cue}. Small steps brought {habit} to {done} of {due}, so be proud.
## reminder 8.7 8.1
| {cue}, dim one small lamp. Coming back makes bed friendlier, and getting up as well.
| Lay the phone face down {cue}. That small move gives {habit} its evening back.
@sleep | {cue}, turn back the covers. A fresh, simple start to bed means more than last night.
@sleep 8.1 | Begin again with two minutes of dim light {cue}. Small rest makes room for deep rest.
@rising 12.5 | {cue}, lay out one warm layer. It makes a fresh start easier than a lecture.
low | Smooth the pillow {cue}. Tiny as it is, you are back, and {habit} is glad.
low | {cue}, turn one lamp off. The smallest return still means {habit} is alive.
high | {cue}, add one small thing to your return. {habit} gives it back by morning.
## challenge 8.7 8.1
| If you like, spend ten minutes by one small lamp. It makes the room kinder, and {habit} easier.
| Hide one screen till morning, your call. That small trick gives you an evening, a bed and a clear start.
@sleep 12.5 | If you fancy, change the pillowcase. A small freshness makes bed the best seat in the house.
@rising 12.5 | Leave a small gap in the curtains, if you want. Dawn gives the gentlest wake-up call.
@rising | Up to you: choose one small pleasure for tomorrow morning. It pays you for getting up.
low | If you want, dim one lamp early. So little, and it makes the evening kinder, the morning too.
high | If you like, add five minutes without screens. A small stretch keeps {habit} interesting.
## plain 8.7 8.1
4 2.3 8.7 | {cue}, jot down one easy win. Small proof keeps {habit} going.
12.5 | Park the phone in another room {cue}. A small walk buys {habit} a quiet night.
| Before bed, write tomorrow's first task down. A small note keeps the night light and helps you up.
8.1 | Close the laptop's lid {cue}. That small click gives the evening to {habit}.
@sleep | {cue}, turn one lamp down. Such a small thing, and the evening gives in so gladly.
@sleep 12.5 | {cue}, give the phone a bed in the hall. It makes your own bed simpler.
high | Dim the lamp an extra notch {cue}. A small push keeps {habit} lively.
@sleep 12.5 | Before bed, put a small glass of water out. It saves tonight's sleep a walk.
@rising 12.5 | {cue}, lay out your clothes. An easy start is a gift to the morning you.
@rising | When the alarm rings tomorrow, put both feet down. That small act wins the whole morning, and it counts.
@rising | {cue}, plan one small pleasure for dawn. It gives you a reason to get up.
low | {cue}, dim one light. Small and enough: it makes {habit} easier.
high | {cue}, begin five minutes early. A small bonus for {habit}, so the night feels wide.
low 8.1 | Before bed, take one slow breath. The smallest start means {habit} is still yours.
high | {cue}, dim one extra lamp. It is small by now, and that is how {habit} gets easy.
high | {streak} small days make a strong one. {cue}, start with the lamp. {habit} does the rest.
high 8.1 | Add five easy minutes to the night {cue}. Tomorrow's you gets up lighter for the rest.
high 12.5 | {cue}, set out one extra thing. Small steps pay: {habit} stands at {done} of {due}.
# Consistency
## kickoff 1.4 8.3
5 7.1 | {cue}, dim the same lamp first. One fixed order saves {habit} a debate every night.
5 7.1 @sleep | Name tonight's bed hour {cue}. The same time, again and again, makes sleep arrive on its own.
5 7.1 @rising | {cue}, set the alarm for the usual time. A steady hour gives mornings a floor.
6 1.2 12.1 | If it gets late, dim one lamp. A plan B keeps {habit} alive on bad days.
6 1.2 12.1 @sleep | If work runs late, do plan B: one lamp, then bed. A small routine keeps the door open.
6 1.2 12.1 @rising | If the night was short, get up at the usual time. Tomorrow's you pays it back in sleep.
low | {cue}, dim the usual lamp. One steady point gives bed and morning something to hold.
low | Keep one thing the same {cue}. So small a routine still helps {habit}.
high | Keep the usual order {cue}. Doing {done} of {due} means {habit} has a rhythm to be proud of.
## reminder 8.3 1.2
| {cue}, go back to the usual order. The return is what counts for {habit}.
@sleep 1.2 | If last night slid, go back to the same bedtime. One steady evening gives back the lost one.
@rising | Put the alarm back in its usual place {cue}. A steady morning deserves a fixed address.
@rising 1.2 | If you slept in, set the same alarm again. The next steady morning means more than the lost one.
low | {cue}, dim one light at the usual time. You are back, and the morning is glad of the rest.
low | Do only the first step again {cue}. A routine picked up gently helps {habit} last.
## challenge 8.3 1.2
| If you like, keep the weekday hour for {habit}. The same time gives you a long, calm Sunday.
| Plan for late parties: one lamp, then bed, if you like. A backup lets you laugh late and get up fine.
@sleep | Up to you: keep the usual bedtime this Saturday. A rested Sunday beats a long night's regret.
@sleep 1.2 | If guests stay late, dim the usual lamp, only if you like. The evening earns a gentle end.
@rising | Get up at the same time tomorrow, if you fancy. A quiet Sunday hour is a reward in itself.
low | Keep one tiny part of the routine, if you want. The lamp alone makes bed, and morning, softer.
high | If you like, add Saturday to the routine. It means a lot after {streak} days of {habit}.
## plain 8.3 1.4
1.2 | If a thought circles in bed, put it on paper. It keeps till you get up, and the night is lighter.
| {cue}, put the phone in its usual place. A fixed spot saves {habit} a fight.
12.1 1.2 | Name this week's likeliest bump {cue}. A plan B made early keeps {habit} calm.
@sleep | {cue}, switch the big light off, same as yesterday. Repeats make an evening yours.
@sleep 1.2 | If you come home late, dim one lamp first. A short routine keeps the evening whole.
@sleep 12.1 | If a show tempts you, choose the stop time first. It saves your bedtime an argument.
@rising | Set the alarm {cue}, usual time. Steady mornings are a gift you wrap at night.
@rising 1.2 | If the snooze tempts you, stand up first. That plan B gives the morning back to you.
@rising | When the alarm rings tomorrow, open the curtains first. The same light each day makes waking kinder.
@rising 12.1 | If it is dark when you wake, switch one lamp on. A backup sunrise makes all the difference.
low | {cue}, smooth the pillow, same time. It keeps a place for {habit}.
low 1.2 | If it is late already, turn one lamp off. A backup that small still helps bed, and helps you up.
high | Keep the usual slot {cue}. Doing {done} of {due} makes {habit} a fixture.
high 1.2 | If tonight breaks the routine, use the backup lamp. It keeps {habit} safe at {streak} days.
# Feedback
## kickoff 2.2 1.5
7 | {cue}, count your marks for {habit}. Each one is a small reason to be glad.
7 2.3 @sleep | {cue}, give your week of evenings a score. The best evening is a gift: it can be copied.
7 2.3 @rising | {cue}, count the mornings that worked. What got you up once helps again.
8 3.1 3.2 | Tell one friend about {habit} {cue}. Shared things hold, and they give back.
8 3.2 3.1 @sleep | {cue}, ask a friend how their evening ends. One shared tip changes a bedtime.
8 3.1 6.3 @rising | Ask an early friend what gets them up {cue}. A borrowed reason counts too.
low | {cue}, count one good evening. One is a result that matters to {habit}.
low | Tell one friend the truth {cue}. Shared, a hard week with {habit} is lighter.
high | Look at your tally {cue}. {done} of {due} is a number {habit} can be proud of.
## reminder 2.3 2.2
| {cue}, make a fresh mark for {habit}. The next one matters, the gap does not.
| Go back to the tally {cue}. Honest numbers help {habit} better than perfect ones.
@sleep 1.5 | {cue}, make a fresh test: one lamp less. Each result makes bedtime easier.
@sleep 3.1 | Tell someone close you are back {cue}. A shared bedtime is easier to keep.
@rising 1.5 | Move the alarm one step {cue}. A fresh tweak helps when mornings go stale.
low | Put one mark down {cue}. You are back on the count, and {habit} is glad.
low 3.1 | {cue}, tell someone close you are back. Kind ears make {habit} lighter.
## challenge 3.1 2.3
| If you like, ask a friend how they end their day. One shared trick helps {habit}.
@sleep 2.2 | If you fancy, give each evening this week a score. The winner makes a fine bedtime plan.
@rising 2.2 | Count this week's snoozes, if you like. One honest number helps you up better than ten alarms.
@rising 3.1 | If you want, ask a friend to trade morning texts tomorrow. Being expected helps you up.
low | Mark one calm night on the calendar, only if you like. It counts, and so does {habit}.
## plain 2.2 2.3
3.1 | When you next see a friend, tell them about {habit}. Shared plans keep better.
| {cue}, mark last night with one word. A tiny log helps {habit} learn.
1.5 | Change one thing {cue}. The result pays you back by the time you rest or get up.
6.3 | {cue}, ask someone close what ends their day. Their answer helps, with {habit} too.
@sleep | Copy one thing from your best evening {cue}. What worked once pays twice.
@sleep 2.2 | Before bed, give the evening a score. A number makes tomorrow's change smaller and kinder.
@sleep 3.2 | Ask someone close to share the quiet {cue}. Company makes a bedtime worth keeping.
@rising 1.5 | {cue}, try the curtains the other way. One tweak changes a whole morning.
@rising 3.1 | Say your alarm time aloud to someone close {cue}. Shared numbers count for twice as much.
@rising 2.2 | Mark your best morning this week {cue}. It deserves more than a yawn.
low | {cue}, mark tonight. One is a number, and {habit} deserves it.
high | {cue}, add a note to your log: what helped most. It keeps {habit} honest.
high | Read your marks aloud {cue}. {done} of {due} sounds good, and {habit} earned it.
low 1.5 | {cue}, change one lamp. A tiny result helps {habit} find its way.
high 3.1 | {cue}, tell someone close: {done} of {due}. Joy counts double when {habit} is shared.
high 1.5 | {cue}, change one thing. Your score means there is room: {habit} stands at {done} of {due}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | {cue}, name what {habit} means to you. Your own reason counts most.
9 13.2 15.3 @sleep | {cue}, say your own reason for calm evenings. Said once, it makes bedtime matter.
9 13.2 15.3 @rising | {cue}, name the person your mornings are for. A reason helps you up, even if it is yourself.
10 13.5 15.4 | Dim a lamp {cue}. Be proud: you became someone who ends days on purpose. It shows in {habit}.
10 15.4 13.1 @sleep | {cue}, close the book. You became someone who guards the evening, and that matters.
10 15.4 13.1 @rising | {cue}, set the alarm like someone who means it. Each dawn makes you that person.
low | {cue}, dim one lamp. A small vote for who you are still counts for {habit}.
low | Be kind to yourself for a minute {cue}. Care is what {habit} means.
## reminder 13.5 15.3
| {cue}, come back to {habit}. One late night changes nothing about who you are.
| Say your own reason again {cue}. It still counts, and {habit} still serves it.
@sleep 15.3 | After a late night, go back to your own bedtime. Coming home to yourself is what counts.
@sleep 13.5 | {cue}, turn one lamp down again. A person who cares for the evening deserves a soft one.
@rising 15.3 | Set the alarm again {cue}. Who you become counts more than one lost morning.
low | Dim one light again {cue}. You still care, and that counts as a vote for {habit}.
low 15.3 | {cue}, come back with one lamp. Being kind to yourself helps {habit} along.
high | {cue}, add one calm minute again. Doing {done} of {due} makes {habit} part of who you are.
high | Come back as yourself {cue}. {streak} days make {habit} yours to return to.
## challenge 13.5 13.1
| If you like, leave the party first. Being true to yourself is a reward, and so is {habit}.
@sleep 13.4 | End the evening with something you care about, if you fancy. It makes sleep a good last page.
@sleep 13.1 | Up to you: read someone to sleep tonight. Values that matter sound best in a low voice.
@rising 13.4 | Give tomorrow's first hour to what you value, if you like. A morning of your own is a gift.
@rising 13.1 | If you want, greet the morning out loud tomorrow. It makes you smile, and you become its friend.
low | Do one kind thing for yourself before bed, only if you like. Care counts. {habit} is care.
## plain 13.5 15.3
13.4 | {cue}, dim one lamp for what you value. That is what {habit} is for.
15.3 | Recall one good night {cue}. You made it yourself, and it gives {habit} proof.
@sleep | Switch one lamp off {cue}. A person who guards the evening makes the next day lighter.
@sleep 13.4 | {cue}, name one person who is glad when you sleep well. They are a reason, and they matter.
@sleep 13.1 | Once dinner is cleared, choose the last episode. A person with a bedtime enjoys it, and that counts.
@sleep 13.2 | Turn the covers back for yourself {cue}. Being your own kind host makes bed a welcome.
@sleep 15.3 | When the lamp clicks off, notice who did it. That click counts as a vote for your own sleep.
@rising | When the alarm rings tomorrow, stand up. It matters who you are then: a morning person, yawning.
@rising 13.4 | {cue}, lay out one thing you care about. It makes the early morning your own.
@rising 13.1 | When you wake tomorrow, open the curtains. Acting like a morning person is how you become one.
@rising 13.2 | {cue}, write what the early hour means to you. Three words can pull you up.
@rising 15.3 | Recall a wake-up that made you proud {cue}. It is proof from your own life.
low 13.4 | Before bed, name one thing you value. It gives {habit} a reason, and that is enough.
high | {cue}, take one bonus minute for what you value. {habit} earns it: {done} of {due}.
high | {cue}, switch the lamp off as yourself. {streak} votes for {habit} count as character.
# Mastery
## kickoff 8.7 1.1
11 8.6 | End the day five minutes earlier {cue}. One notch, and {habit} pays you back.
11 1.1 8.6 @sleep | {cue}, bring bedtime forward by five minutes. You have grown, and a notch keeps it fun.
11 1.1 8.6 @rising | Set the alarm five minutes earlier {cue}. A notch of quiet is a rich reward. Good morning.
12 7.3 1.2 | {cue}, dim the lamp by heart. On your own is how {habit} lasts, and it counts.
12 1.2 15.3 @sleep | If a lapse comes, dim one lamp that evening. A short lapse makes a habit that lasts.
12 1.2 15.3 @rising | Set one alarm for one morning if a lapse comes. A small return makes the skill last.
low | Dim one lamp {cue}. It matters in the long run, because {habit} lasts through small nights.
low | {cue}, begin at the easiest level. It keeps {habit} growing, slowly.
high | {cue}, raise one thing a notch. Doing {done} of {due} means {habit} has grown into it.
## reminder 1.2 7.3
| {cue}, go back to one lamp. Coming back is what makes {habit} last.
| Take the first step unprompted again {cue}. By heart is how {habit} lasts, and it counts.
@sleep 15.3 | After a lapse, go back to lights out. One bedtime is all the growth a lapse asks for. It counts.
@rising 15.3 | Set the alarm again {cue}. A lapse ends at dawn, and growth gives each morning back.
@rising 7.3 | When you wake tomorrow, get up unprompted. Coming back on your own is the skill that pays.
low | {cue}, dim one lamp. Going back a level keeps {habit} alive, so it lasts.
low 15.3 | Begin again {cue}, small. A long game gives {habit} all the months it needs.
high | {cue}, add two calm minutes again. The next notch gives {habit} new air.
high | Go back to your best level {cue}. {streak} days of {habit} make it yours.
## challenge 8.6 7.3
| If you like, spend one evening without screens. The next level of {habit} gives you hours.
| Put the phone in a drawer tonight, your call. Doing {habit} by heart is a quiet reward.
@sleep 7.3 | If you like, end the evening without a clock. Trusting your own yawn is a skill that lasts and pays.
@rising 8.6 | Take a short walk at first light tomorrow, if you want. It makes morning the best level yet.
@rising 7.3 | Only if you like: wake up without help tomorrow. Keeping time on your own is a skill that pays.
low | Keep one lamp low tonight, if you want. Months are made of such nights, and {habit} counts them.
high | If you like, add ten minutes to your night. The next level of {habit} is a gift to tomorrow.
## plain 8.7 7.3
1.2 | Before your next trip, pack one thing your evenings need. {habit} lasts where it travels, so it pays.
7.3 | {cue}, do the first step by heart. What you know by heart makes {habit} lighter.
1.1 | Write one small goal for next month {cue}. A goal of your own keeps {habit} growing.
1.2 15.3 | {cue}, write one line for after a lapse. It saves {habit} when days get loud.
@sleep 11 | Add five minutes to your wind-down {cue}. It has grown from one lamp: be proud.
@sleep 8.6 | Dim the room one level lower {cue}. Your eyes have grown into it, and sleep is glad.
@sleep 1.2 | If next winter stretches the evening, keep the lamp low. What you know by heart lasts, and it pays.
@rising 11 | {cue}, move the alarm a notch, five minutes. Early quiet pays all day.
@rising 12 | Set one alarm {cue}, not two. Outgrowing the spare makes you rise on your own.
@rising 7.3 | Stand up before you think when you wake tomorrow. Unprompted is a level that changes mornings.
low | {cue}, dim the one lamp. It counts, because small nights keep {habit} going.
low 1.2 | After a lapse, smooth the pillow. It gives {habit} a place to grow back from.
high | Do it unprompted {cue}. Doing {done} of {due} means {habit} has grown legs.
high | {cue}, leave the phone off. {streak} days unprompted make {habit} a skill to be proud of.
high 1.1 | Set the next goal in one line {cue}. Doing {done} of {due} means {habit} can grow.
high 8.6 | {cue}, go one notch further: no screens. {habit} deserves one grand evening.
high 15.3 | Write down what got you to {done} of {due} {cue}. It keeps {habit} safe next winter.
`;
