/** Friendly lines about evenings, sleep and getting up. */
export const sleepFriendly = `
# Awareness
## kickoff 2.3 4.2
1 | What's the last hour made of? Before bed, notice one piece of it. {habit} isn't in a hurry.
1 4.2 @sleep | Let's only look this week: when the last lamp goes out, notice the hour. Is bedtime a surprise?
1 4.2 @rising | This week we're only curious: when the alarm rings tomorrow, notice what happens. Who's in charge?
2 7.1 1.4 | {cue}, put the phone on charge. Isn't a click a fine trigger for {habit}?
2 1.4 7.1 @sleep | Which moment says it's late? {cue}, choose one trigger for bedtime.
2 1.4 7.1 @rising | Where's the alarm tonight? {cue}, look at the spot. Morning has a clue there.
low | {cue}, notice one thing about the evening. It's one clue. Isn't that plenty till morning?
high | {done} of {due}, how's that? {cue}, spot one extra clue from bed to morning. It's there.
2 high 7.1 | What's the trigger for {streak} days of {habit}? {cue}, look for it. It's shy by now.
## reminder 2.3 7.1
| Forgot to watch? {cue}, look again. It's free, and bed and morning are full of clues.
@sleep | Missed the yawn? It'll come again. When it does tonight, notice the hour before bed.
@sleep 7.1 | {cue}, look back at the room. Who's that bright lamp for, this close to bed?
@rising 4.2 | Snoozed without noticing? That's how it works. When the alarm rings again, watch your hand.
@rising 7.1 | Fresh clue, anyone? When you wake tomorrow, notice what you'd like first.
low | Lost the thread? {cue}, notice one thing. You're back, and so's {habit}.
high | Curious again? {cue}, look for what's got you to {done} of {due}. {habit} is no accident.
## challenge 2.3 4.2
| If you like, watch what a Saturday does to {habit}. Doesn't it have a pattern of its own?
| Who's the first to yawn tonight? Notice it, only if you like. It's no race to bed, and all get up again.
@sleep | What's the quietest moment before bed? If you fancy, notice it tonight. It's easily missed.
@rising | Tomorrow's Sunday. If you like, watch when you wake without help. What's the hour?
@rising 4.2 | What's your face doing when the alarm rings? Notice tomorrow's, if you want. It's research.
low | If you want, notice one yawn tonight. That's the whole task. Who says bed is hard, or getting up?
high | {streak} days! If you like, notice one extra clue tonight. What's the secret of {habit}?
## plain 2.3 4.2
| Where did that half hour go? When it happens tonight, spot the thief. {habit} can't get it back alone.
| How's your energy, one to ten? {cue}, notice it. It's a clue to bed, and to getting up.
@sleep | When's your first yawn? Tonight when it comes, notice the hour. It's your bedtime signal.
@sleep | What's the last light you look at? Before bed, notice it. It's got the final word.
@sleep 7.1 | {cue}, notice how bright it is. Wouldn't the evening like it softer?
@sleep 7.1 | Where do evenings get stuck: sofa, desk, phone? When yours does, spot it. It's a bedtime clue.
@rising 7.1 | Where does the alarm sleep? {cue}, look at it. If it's in reach, that's a clue.
@rising | What does your hand do first? When the alarm rings tomorrow, notice it. It's half asleep, too.
@rising 4.2 | When you wake tomorrow, notice your first thought. Is it a word, a worry or a song? That's a clue.
@rising 7.1 | What's waiting in tomorrow's first hour? {cue}, notice if it pulls you up.
low | Was one minute calm today? {cue}, notice it. It's what evening and morning are made of.
low 4.2 | What ran late again? Before bed, note one thing. It's a clue for {habit}, and nobody's judging.
high | What helped {habit}? {cue}, notice it. {done} of {due} isn't luck.
high | Isn't it odd how {habit} got easy? {cue}, watch for one bonus reason why.
high 7.1 | {cue}, look for a bonus clue. After {streak} days of {habit}, what's left to spot?
high | Which trigger runs without you now? Spot it tonight. {streak} days of {habit} didn't come from nowhere.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | {cue}, dim one lamp. It's small, but isn't that {habit} already?
3 1.4 @sleep | Two minutes, shall we? {cue}, smooth the pillow. It's a tiny step to bed.
3 1.4 @rising | {cue}, lay out one sock for the morning. It's a small start. Where's its twin?
4 12.5 8.3 | {cue}, put the charger in the hall. It's a small step to bed. Who'd get up for a screen?
4 8.3 12.5 @sleep | {cue}, set a book on the pillow. What's an easier hint to go to bed?
4 8.3 12.5 @rising | How far's the alarm? {cue}, put it a few small steps away. You'll be up.
low | Hard week? {cue}, dim one lamp. It's tiny, and it's all this evening needs till morning.
high | One lamp's easy now, so why stop? {cue}, dim one extra. It's a short way to bed, and up again.
## reminder 8.7 8.1
| Late nights happen, don't they? {cue}, dim a small lamp. Back to {habit}.
| Did the phone win last night? {cue}, lay it face down. It's a small step back to {habit}.
@sleep | Who's counting? {cue}, turn back the covers. It's a fresh, easy start to bed.
@sleep 8.1 | Last night got away? {cue}, sit in dim light for two minutes. That's back to the start of rest.
@rising 12.5 | Snooze got you? {cue}, lay out one warm layer. It's a small, fresh start.
low | Missed a few? {cue}, smooth the pillow. It's tiny, and it's a way back to {habit}.
low | Nothing's lost. {cue}, turn one lamp off. Isn't that the smallest way back to {habit}?
high | Back for a bonus lamp? {cue}, dim it. You've made {habit} look easy.
## challenge 8.7 8.1
| If you like, have ten minutes with only the small lamp on. Isn't the room nicer? It's nicer for {habit}, too.
| Where could the phone hide till morning? Pick a silly spot, if you fancy. It's a small trick to get to bed.
@sleep 12.5 | Fresh pillowcase, anyone? Only if you like: change it today. It's a small luxury before bed.
@rising | Which song could you bear to wake to? Choose one, if you like. It's a small mercy.
@rising 12.5 | If you want, leave a small gap in the curtains. What'll dawn do with it? It's a gentle alarm.
low | If you want, dim one lamp early. It's a little thing, but isn't the evening softer, and the morning?
high | Fancy a small stretch? It's up to you: add five minutes without a screen for {habit}.
## plain 8.7 8.1
4 2.3 8.7 | What was easy yesterday? {cue}, jot it down. It's a small light for tomorrow's start.
12.5 | {cue}, park the phone elsewhere. It's a small walk. Who needs it to sleep, or to get up?
| What's tomorrow's first task? Before bed, write a small note. You'll wake up to it, not lie awake with it.
@sleep | {cue}, turn one lamp down. Wasn't that a small thing? Good evening.
@sleep 12.5 | Where does your phone sleep? {cue}, give it a bed in the hall. It's an easy start.
@sleep | {cue}, draw the curtains. Wasn't that five seconds? It's an easy start to bedtime.
@sleep 8.1 | Which lamp's the kindest? {cue}, leave just that small one on. It's evening.
@rising | When the alarm rings tomorrow, put both feet on the floor. That small? That's the whole job.
@rising | What's nice about tomorrow? {cue}, plan one small pleasure. You'll get up for it.
@rising 12.5 | {cue}, set out your cup. Isn't it odd how one cup makes a morning easy?
@rising 12.5 | Where do your feet land at dawn? {cue}, put slippers there. It's a warm start.
@rising 8.1 | {cue}, put the alarm across the room. It's a short walk. Who snoozes upright?
low | Rough week? {cue}, dim one light. It's small, and the morning won't complain.
low | Can you spare a minute? {cue}, put the phone down. It's a tiny rest before you're up again.
low 8.1 | Too tired for plans? Before bed, take one slow breath. It's the smallest start to a kinder morning.
high | {streak} small days, who'd have thought? {cue}, start with the lamp. {habit} knows the rest.
high 8.1 | {cue}, add five minutes to the night. Isn't that a small gift to {habit}?
high 12.5 | {cue}, set out one extra thing for tomorrow. What's small, and good for {habit}?
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same lamp first, every night? {cue}, dim it. {habit} likes a routine, doesn't it?
5 7.1 @sleep | When's bed, honestly? {cue}, say the hour out loud. It's easier to keep the same time.
5 7.1 @rising | What's your usual hour? {cue}, set the alarm for it. Same time, it's that plain.
6 1.2 12.1 | Late work's the usual snag, isn't it? If it gets late, dim one lamp: plan B for {habit}.
6 1.2 12.1 @sleep | Isn't a short routine still a routine? If you're home late, do plan B: one lamp, then bed.
6 1.2 12.1 @rising | What's plan B for a short night? If it comes, get up at the usual time. It's the steady choice.
low | What can stay the same in a messy week? {cue}, dim the usual lamp. It's rest, and you'll wake up to it.
high | {done} of {due}, who needs a clock? {cue}, keep the usual order. It's how {habit} runs.
6 high 1.2 | What's plan B after {streak} steady days? If tonight runs late, it's one lamp: dim it for {habit}.
## reminder 8.3 1.2
| Off the rails? They're still there. {cue}, go back to the usual order. It suits {habit}.
| Did the week eat {habit}? {cue}, go back to the same spot. It's been kept free.
@sleep 1.2 | If last night slid, go back to the same bedtime. No making up for it, and isn't that a relief?
@sleep | Same lamp, same chair again? {cue}, turn it low. It's dull, and the evening likes it.
@rising | Where's the alarm gone? {cue}, put it back in its usual place.
@rising 1.2 | Slept in? If it happens, keep the same alarm next day. It's back to steady, that easily.
low | Nothing to catch up on, right? {cue}, dim one light, same time. It's {habit} again.
## challenge 8.3 1.2
| If you like, keep the weekday time for {habit} tonight. Won't Sunday be nice and long?
| Party tonight? Up to you: set a backup, one lamp and then bed. You'll get up smiling, won't you?
@sleep | What if Saturday kept the usual bedtime? Your call: choose the same hour. It's a quiet rebellion.
@rising | Who else is up on a Sunday? Keep the usual alarm tomorrow, if you fancy. It's peaceful out.
@rising 1.2 | Fancy a lie-in? Get up at the usual time first, only if you like. A nap's a good backup.
low | If you want, keep one tiny part of the routine. The lamp'll do. Who's fussy at bedtime, or on waking?
high | {streak} days, so what's one Saturday? If you like, add it to the routine. {habit} can take it.
## plain 8.3 1.4
1.2 | If a thought won't let go, put it on paper. It's a backup. Who wants it in bed, or up at dawn?
| Where's the phone's usual place? {cue}, put it there. That's one bump less for {habit}.
@sleep | {cue}, switch the big light off, same as yesterday. Hasn't the evening got rhythm?
@sleep | Is your order brush, dim, bed? {cue}, keep it the same. It's a routine, not a mood.
@sleep 1.2 | If you're home late, dim one lamp first. Isn't a short routine still a good evening?
@sleep 12.1 | Show too good to stop? If it tempts you, choose the stop time first. It's the show that needs a bedtime.
@rising | {cue}, set the alarm, same time as ever. Isn't a steady morning a plain one?
@rising | When the alarm rings tomorrow, open the curtains first. It's a routine with sky in it. What's out there?
@rising 1.2 | If the night was short, get up at the usual time anyway. Isn't tomorrow's evening easier that way?
@rising 12.1 | Who'll win, you or the snooze? If it tempts you, stand up first. It's plan B: argue upright.
@rising 7.1 | Same time tomorrow? {cue}, check the alarm once. It's right, it's done.
low | Messy nights? {cue}, smooth the pillow, same time. It's a routine you'll wake to.
low 1.2 | Is it late already? If it is, turn one lamp off before bed. It's plan B. Who's up to plan A?
high | {done} of {due}! {cue}, keep the same order. Doesn't {habit} run itself by now?
high | Who'd move a slot that works? {cue}, keep it. It's {streak} steady days of {habit}.
high | What's one extra for the routine? {cue}, add a song. It's {habit} with music.
high 1.2 | If tonight breaks the routine, dim the backup lamp. Hasn't it held {habit} for {streak} days?
high | {streak} days in the same slot, how's that? {cue}, add a minute. {habit} won't mind.
# Feedback
## kickoff 2.2 1.5
7 | How many did you count? {cue}, look at your marks for {habit}. It's only a number.
7 2.3 @sleep | {cue}, give last week a score. What's the best evening got that others haven't?
7 2.3 @rising | Which wake-up worked? {cue}, count the good ones. It's no exam, it's a tally.
8 3.1 3.2 | Who shares your evenings? {cue}, tell them about {habit}. They'll help.
8 3.2 3.1 @sleep | {cue}, ask a friend how their evening ends. Isn't it odd we never ask?
8 3.1 6.3 @rising | Who's up early? {cue}, ask that friend how. They'll tell you far too much.
low | One good night counts, doesn't it? {cue}, mark it. {habit} has a score again.
high | Seen the score? It's {done} of {due}. {cue}, check the tally for {habit}.
## reminder 2.3 2.2
| Gaps in the log? They're only gaps. {cue}, make a fresh mark for {habit}.
| Zero's a number too, isn't it? {cue}, go back to the tally. {habit} adds up anyway.
@sleep 1.5 | Didn't work? {cue}, change one lamp back. It's bedtime science, isn't it?
@rising 1.5 | Back to the lab: {cue}, move the alarm one step. What's the morning's feedback?
low | One mark's fine. {cue}, put it down. Aren't you back on the count with {habit}?
low 3.1 | {cue}, tell someone close you're back. Won't bed and morning be lighter when shared?
high | {done} of {due}! {cue}, mark today again. Who'd have scored {habit} so high in week one?
## challenge 3.1 2.3
| If you like, ask a friend how they end their day. What'll you borrow for {habit}?
| Who'd like some good news? Share one result of {habit} tonight, if you fancy. It beats the weather.
@sleep 2.2 | If you like, give each evening this week a score. Which one's the winner? It's worth copying.
@sleep 3.2 | Would your household try low lamps at nine? Ask them, it's your call. Yawns before bed are the score.
@rising 2.2 | How many snoozes this week? Count them, only if you like. The alarm won't tell.
@rising 3.1 | Who'd swap a morning text tomorrow? Ask a friend, if you want. First one up's allowed to brag.
low | If you want, mark one calm night on the calendar. It's a result. Doesn't {habit} deserve it?
high | {streak} days! If you like, show a friend your marks. Isn't that a fine score for {habit}?
## plain 2.2 2.3
3.1 | When you next chat with a friend, tell them how {habit} is going. They'll be curious, won't they?
| Good, fair or short? {cue}, mark last night. It's a tiny log from bed to morning.
1.5 | What's one tweak to try? {cue}, change one lamp. It's quick feedback on {habit}.
@sleep | What did your best evening have? {cue}, copy one thing. It's your own data.
@sleep 1.5 | {cue}, move one lamp. What's different, compared with yesterday's evening?
@sleep 2.2 | Before bed, give the evening a score out of five. What'd make it one better?
@sleep | How many lamps are on? {cue}, count them. It's evening: low score wins.
@rising | When it's ten tomorrow, give your morning a score. What's the number? No essay needed.
@rising 1.5 | Curtains open or shut? {cue}, try the other way. You'll compare when you wake.
@rising 3.1 | Who knows your alarm time? {cue}, tell someone close. It's harder to snooze, then.
@rising 2.2 | {cue}, put a mark on your best morning. What made it? That's data.
low | Two quiet nights? That's a number. {cue}, mark tonight for {habit}.
low | {cue}, count one night that felt fine. It's data. Who said {habit} needs a lot?
high 3.1 | Who'd enjoy {done} of {due}? {cue}, tell them. You're allowed to boast of {habit}.
high 1.5 | {done} of {due}: isn't there room to test? {cue}, change one thing about {habit}.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | What's {habit} to you? {cue}, name the value in one word. It's your own.
9 13.2 15.3 @sleep | What's a calm evening for? {cue}, say your own reason once. It's yours.
9 13.2 15.3 @rising | Who gets the best of your morning? {cue}, name that person. It's why you're up.
10 13.5 15.4 | {cue}, dim a lamp. You've become someone who makes room for {habit}, haven't you?
10 15.4 13.1 @sleep | {cue}, close the book like someone who guards the evening. It's you, right?
10 15.4 13.1 @rising | A morning person, you? {cue}, set the alarm as one. It's how you become it.
low | {cue}, dim one lamp. Isn't it a vote for who you are, and for {habit}?
high | {done} of {due}: who's that person? {cue}, dim an extra lamp. {habit} is part of you.
10 high 13.5 | Who's someone with {streak} days of {habit}? You are. {cue}, switch one lamp off in character.
## reminder 13.5 15.3
| One odd night isn't who you are, is it? {cue}, come back to {habit}.
| What was your reason again? {cue}, say it once. It's what gets you to bed, and up.
@sleep 15.3 | Still you after a late night? {cue}, go back to your own bedtime. It's who you are.
@sleep 13.5 | {cue}, turn one lamp down again. Isn't a soft evening just like you?
@rising 15.3 | A missed alarm isn't who you are, is it? {cue}, set it again.
low | You still care, don't you? {cue}, dim one light again. A vote for {habit}.
high | {done} of {due} is proof, isn't it? {cue}, add a calm minute. Back to {habit}.
## challenge 13.5 13.1
| If you like, leave the party first and proudly. Isn't that true to yourself, and to {habit}?
| What do you value most about Sundays? Make room for it tonight, your call. {habit} doesn't mind.
@sleep 13.4 | Got five minutes? End the evening with something you care about, if you fancy. It's a good last word.
@sleep 13.1 | Could you read someone to sleep tonight? Pick a page, it's up to you. Bedtime's a value, too.
@rising 13.4 | What would you do with an hour of your own? Try it tomorrow morning, if you like. It's quiet out.
@rising 13.1 | If you want, greet the morning out loud tomorrow. Silly? That's how you become a morning person.
low | If you want, do one kind thing for yourself before bed. Who'll wake up to it? You'll see.
high | Want a bonus round? If you like, tell someone who you've become since {habit} began.
## plain 13.5 15.3
13.4 | What do you value about a good night? {cue}, dim a lamp for it. It's why {habit} matters.
15.3 | Which good night are you proud of? {cue}, recall it. It's proof for {habit}.
@sleep | {cue}, switch one lamp off. Isn't that like the person who guards the evening?
@sleep 15.4 | Who gets the last chapter? {cue}, open a book. You've become a reader in bed.
@sleep 13.1 | One more episode? Who's asking? Once dinner's cleared, choose the last one like a person with a bedtime.
@sleep 13.2 | {cue}, turn the covers back for yourself. Isn't it nice to be your own guest in bed?
@sleep 13.4 | Who's glad when you've slept? {cue}, name one person. It's a reason for bed.
@rising | You're a person who gets up now, aren't you? When the alarm rings tomorrow, stand up as that person.
@rising 13.4 | {cue}, lay out one thing you care about. Book, shoes, paint? It's your own morning.
@rising 15.4 | Do you trust one alarm? {cue}, set it once. It's how you become someone who's up.
@rising 13.1 | When you wake tomorrow, open the curtains like a morning person. Is it working? It's half of becoming.
@rising 13.2 | What's the early hour mean to you? {cue}, write three words. That's a reason to be up.
low | {cue}, switch one light off. It's care for the person who'll get up. Who's that? You.
low 13.4 | Before bed, name one thing you value. What is it? It's yours, and you'll wake up with it.
high | Who kept {habit} {done} of {due} times? {cue}, thank that person with a bonus minute. It's earned.
high | What's {habit} given you? {cue}, name one value. It's had {done} chances.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, end the day five minutes earlier. It's one notch. Can't {habit} use it?
11 1.1 8.6 @sleep | Next level? {cue}, bring bedtime forward by five minutes. It's hardly felt.
11 1.1 8.6 @rising | {cue}, set the alarm five minutes earlier. It's a notch. What's it for?
12 7.3 1.2 | Who'll remind you next month? {cue}, dim the lamp by heart. {habit} is yours.
12 1.2 15.3 @sleep | What's the plan for a lapse? If a lapse comes, dim one lamp by bedtime. It's how habits last.
12 1.2 15.3 @rising | What if it all slips? If a lapse comes, set one alarm for one morning. It's how habits grow back.
low | {cue}, dim one lamp. Isn't that how {habit} lasts, on small nights too?
high | {done} of {due}! {cue}, raise one thing by a notch. Isn't {habit} ready to grow?
12 high 7.3 | Who'd need a message after {streak} days? {cue}, dim the lamp by heart. It's {habit}, unprompted.
## reminder 1.2 7.3
| Lapses come, don't they? {cue}, go back to one lamp. {habit} lasts that way.
| Who starts it next month? {cue}, go back to one lamp unprompted. It's {habit} by heart.
@sleep 15.3 | Had a lapse? It's over once you're back in bed. {cue}, dim the lamp.
@rising 15.3 | A lapse lasts one night, so what? {cue}, set the alarm again. It's a new morning.
@rising 7.3 | Can you wake unprompted? Tomorrow when you do, stand up. It's back, that skill.
low | Down a level's still playing. {cue}, dim one lamp. Isn't that a way back to {habit}?
low 15.3 | Who's rushing? {cue}, begin again with a tiny lamp. {habit} lasts that way.
high | Back for a notch? {cue}, add two calm minutes. Hasn't {habit} grown?
high | Need a nudge after {streak} days? Didn't think so. {cue}, go again. {habit} lasts.
## challenge 8.6 7.3
| If you like, have one evening without any screen. Isn't that the next level of {habit}?
| Do you know {habit} by heart? Leave the phone in a drawer tonight, your call. It's yours now.
@sleep 8.6 | An hour of lamplight before bed, could you? Try it, if you fancy. It's a skill older than bulbs.
@rising 8.6 | Fancy the next level of morning? If you like, take a short walk at first light. It's lovely out.
@rising 7.3 | Could you wake without the alarm? Try it tomorrow, only if you like. That skill's grown.
low | Months are made of nights like this. If you want, keep one lamp low. Isn't that how {habit} lasts?
high | Fancy the hard version? If you like, add ten minutes to your night. It's {habit}, next level.
## plain 8.7 7.3
1.2 | Before your next trip, pack one thing your evenings need. Isn't that how {habit} lasts?
7.3 | {cue}, do the first step by heart. Who'd miss the messages? {habit} won't.
1.1 | What's next month for? {cue}, write one small goal. It's how {habit} keeps growing.
1.2 15.3 | What'll you do after a lapse? {cue}, write one line. That's how {habit} lasts.
@sleep 11 | {cue}, add five minutes to your wind-down. Hasn't it grown from one lamp?
@sleep 8.6 | How low can it go? {cue}, dim the room one level. It's evening.
@sleep 1.2 | Long evening? If next winter brings one, keep the lamp low. You'll know it by heart.
@rising 11 | Five minutes earlier, who counts those at dawn? {cue}, set the alarm a notch back. It's yours.
@rising 12 | Two alarms or one? {cue}, set one alarm only. You've outgrown the spare on your own.
@rising 7.3 | When you wake tomorrow, stand up before you think. Isn't unprompted a level of its own?
low | The one-lamp night's allowed. {cue}, dim it. Isn't that how {habit} lasts?
low 1.2 | After a lapse, what's first? Smooth the pillow. It's small, and {habit} grows back from it.
low 15.3 | Which night worked? {cue}, recall it. A skill doesn't leave, nor does {habit}.
high | {streak} days and nobody's nudging? {cue}, leave the phone off. {habit} runs on its own.
high | What's {habit} like at the next level? {cue}, try ten minutes earlier. It's only tonight.
high 1.1 | What's past {done} of {due}? {cue}, set the next goal for {habit}. It's growing.
high 8.6 | Too easy by now? {cue}, go one notch further: no screens. It's only one night of {habit}.
high 15.3 | What got you to {done} of {due}? {cue}, write it down. It's how {habit} lasts.
`;
