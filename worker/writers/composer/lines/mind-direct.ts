/** Direct lines about quiet, breath and journals. */
export const mindDirect = `
# Awareness
## kickoff 2.3 4.2
1 | Watch where your mind goes {cue}. Change nothing. {habit} comes later, the map first.
1 @meditation @breathing | Notice one breath {cue}. Leave it as it is. That is the whole week.
1 @journaling | {cue}, notice one thing that would make a line. No writing yet.
2 7.1 1.4 | {cue}, give {habit} one minute. Good trigger or bad? You judge.
2 1.4 @meditation @breathing | Take one slow breath {cue}. A test of the moment, nothing grand.
2 7.1 @journaling | {cue}, lay your notebook open. A trigger, perhaps. Watching decides.
high | {cue}, notice what leads up to {habit}. A pattern: {done} of {due}.
low | {cue}, notice your shoulders. Nothing else. A clue for {habit}, free of charge.
## reminder 2.3 7.1
| Notice again where your head is {cue}. {habit} needs no catching up.
4.2 | {cue}, spot one calm corner again. Back to watching. {habit} needs a place.
@meditation @breathing | Notice one breath again {cue}. Chest or belly? Both are fine.
@journaling | {cue}, look again for one odd detail. Odd details make good lines. A notebook is patient.
high | Notice again which hour suits {habit} {cue}. {done} of {due} left clues all over.
high | {cue}, look again at who is around for {habit}. {streak} days make a pattern.
low | When you next sigh, notice the hour. A fresh look for {habit}. No task.
low | {cue}, notice one calm second. You are back at {habit}. Quick, was it not?
## challenge 2.3 4.2
| If you like, look for the quietest corner at home. {habit} may move in.
7.1 | Your call: watch your mood for one free hour. {habit} could use the notes.
@meditation @breathing | Optional: notice how your breath sounds outside. The trees will not look back.
@journaling | If you fancy it, spot one stranger worth a line. Keep the hat.
high | If you like, look for one extra pause for {habit}. {done} of {due} found the obvious ones.
low | Up to you: notice one calm minute. Enough for {habit}.
## plain 2.3 4.2
4.2 | Jot down your calmest moment before bed. {habit} may fit there.
2.3 | {cue}, watch what pulls you off first. {habit} will meet it again.
7.1 | When a noise stops, notice the gap. A signal with room for {habit}.
1.4 | {cue}, look for one free minute. Found one? Reserve it in your head for {habit}.
@meditation @breathing | When you catch yourself holding a breath, notice it. Case closed.
@meditation @breathing 2.3 | When you stand in line, notice your breath. The line moves anyway.
@meditation @breathing 7.1 | Before you leave the car, notice your breath. A possible trigger, parked.
@meditation @breathing 4.2 | {cue}, watch one breath to its end. It will not hurry.
@journaling | When something makes you laugh, notice it. It could be tonight's line.
@journaling 4.2 | {cue}, name the thought that keeps coming back. Spotted. It wants a page.
@journaling 7.1 | Look for your pen {cue}. A trigger hides better than you think. Your notebook knows.
@journaling 1.4 | When you sit down today, notice the view. Writing needs a window seat.
high | {cue}, name what starts {habit}. {done} of {due} times it was there. That is a trigger.
high 4.2 | {cue}, notice which day suits {habit} best. {done} of {due} have a favorite.
@journaling high | {cue}, look for one extra detail for the page.
low 4.2 | When your head is loud, name what set it off. A clue for {habit}.
@meditation @breathing low | {cue}, notice one breath. In, out. Observed.
@journaling low | {cue}, look out of the window. One line is out there, unwritten.
# Small Steps
## kickoff 8.7 1.4
3 | {cue}, give {habit} one minute. Small on purpose.
3 8.1 @meditation @breathing | Take three slow breaths {cue}. Twenty seconds. A start nobody can argue with.
3 8.1 @journaling | Write three words in your journal {cue}. Small. Spelling optional.
4 12.5 | {cue}, set one thing ready for {habit}. Easy starts are arranged beforehand.
4 8.3 @meditation @breathing | {cue}, sit in your chair for two slow breaths. Light work.
4 12.5 @journaling | Put a pen in your notebook {cue}. Half of starting is finding the pen.
high | {cue}, give {habit} one extra minute. {done} of {due} began just as small.
low | {cue}, get ready for {habit}. Ready is enough. A tiny start.
high | {cue}, begin {habit} plus one extra breath.
## reminder 8.7 8.1
| Start {habit} again {cue}. One minute, easy, no speech.
8.1 | {cue}, do the tiniest bit of {habit} again. Small still fits.
@meditation @breathing | {cue}, take one easy breath again. You are back. It is that small.
@journaling | Write one short line again {cue}. Simple return, no apology.
high | {cue}, start {habit} again plus an extra half minute. Doing {done} of {due} says it is easy.
high 12.5 | Begin {habit} again {cue}, one bonus breath included. {streak} days of small starts.
low | {cue}, drop your shoulders. Back again. {habit} starts this small.
low 8.1 | Give {habit} ten seconds {cue}. A tiny restart is a whole one.
## challenge 8.7 8.1
| If you like, begin {habit} in another room. Small trip, new view.
8.3 | Your call: start {habit} before touching the phone. Easier than after.
@meditation @breathing | Optional: take three slow breaths outdoors. Simple, with a sky.
@journaling | If you fancy it, draw today in your journal. Small and wobbly is fine.
high | If you like, give {habit} a small bonus minute outside.
low | Up to you: give {habit} ten easy seconds. Saturday is not counting.
## plain 8.7 8.1
8.1 | Give {habit} two minutes {cue}. Bored is fine. A start is a start.
8.3 | {cue}, begin {habit} before you think about it. Thinking is the long part. Keep the start short.
12.5 | {cue}, clear one thing away before {habit}. Small job.
8.7 | {cue}, take the laziest honest version of {habit}. Small is not cheating.
@meditation @breathing | Rest a hand on your belly {cue}. Three breaths. Small but whole.
@meditation @breathing 8.1 | {cue}, breathe out slowly, once. A tiny breath counts.
@meditation @breathing 1.4 | Listen to the fridge for two breaths {cue}. An easy teacher.
@meditation @breathing 12.5 | {cue}, take the softest seat for one slow breath. Starting may be comfortable.
@journaling | {cue}, write one short line. A period ends it.
@journaling 12.5 | Put your journal on the pillow {cue}. A start you trip over.
@journaling 8.1 | {cue}, write "Right now" on the page. The rest is easier.
@journaling 1.4 | Put the weather in your notebook {cue}. A small start. Never blank.
high | {cue}, give {habit} an extra minute. {done} of {due} started small too.
high 8.1 | Add a short bonus to {habit} {cue}. {streak} little starts can carry it.
high 12.5 | {cue}, begin {habit} and stay one extra minute. Still light.
@journaling high | {cue}, write one extra line. {done} of {due} small entries, no small thing.
low 8.1 | Start {habit} for ten seconds {cue}. Then stop. Enough.
@meditation @breathing low | {cue}, take one slow breath. Small is allowed here.
@journaling low | Put one word in your journal {cue}.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, give {habit} two minutes. Same time daily. One decision less.
5 7.1 @meditation @breathing | Sit down to your five breaths {cue}. Fixed slot, fixed seat.
5 8.3 @journaling | Write your line in the usual place {cue}. The table remembers for you.
6 1.2 12.1 | If the day gets loud, take one minute for {habit}. Plan B, settled.
6 1.2 @meditation @breathing | If the house is noisy, take three breaths with open eyes. Backup ready.
6 1.2 @journaling | If you are too tired, put one word on the page. Backup ready.
high | {cue}, add a minute to {habit}, usual slot.
low | {cue}, go to the usual place for {habit}. One minute. The place matters, not the length.
low | {cue}, take one breath where {habit} lives. Same place. Good.
## reminder 8.3 1.2
| Go back to {habit} {cue}. Usual place. No speech about yesterday.
7.1 | {cue}, pick up {habit} again. The schedule did not take it personally.
@meditation @breathing | Come back to your usual breaths {cue}. Same chair. It kept the dent.
@journaling | {cue}, write your regular line again. The page held the place.
high | {cue}, come back to {habit} for an extra minute. {done} of {due}, like a train.
high 8.3 | Give {habit} its usual place again {cue}. {streak} days made a groove.
low | {cue}, take one minute for {habit} again. Same spot. Done.
low 1.2 | If today is full, give {habit} ten seconds. Back on schedule.
## challenge 8.3 1.2
| If you like, keep {habit} at its weekday time. Steady, in slippers.
1.2 | Your call: give {habit} its plan B slot today. Calm days are for drills.
@meditation @breathing | Optional: invite the family to your usual three breaths. Expect giggles.
@journaling | If you fancy it, take your journal to a cafe. Usual hour, better coffee.
high | If you like, add a second slot for {habit} today.
low | Up to you: give {habit} its usual place today. Length is off duty.
## plain 8.3 1.4
1.4 | Repeat yesterday's minute of {habit} {cue}. The repeat does the work.
8.3 | {cue}, repeat {habit} in the same order as ever. Boring is the plan.
1.2 | If the day is full, take one minute of {habit} in bed. Backup used.
7.1 | {cue}, set out one thing for {habit}. Usual place. The room reminds you.
@meditation @breathing | {cue}, take three breaths. Same as yesterday. Nothing to decide.
@meditation @breathing 7.1 | When you close a door today, take one breath. Doors keep a steady schedule.
@meditation @breathing 1.2 | If no chair is free, take your usual breaths standing. Routine kept.
@meditation @breathing 8.3 | Face the same window for your breaths {cue}. The view does not mind.
@journaling | Open your journal in its usual place {cue}. One line.
@journaling 1.2 | If the day ran out, write the date and one word. Backup used.
@journaling 12.1 | If the notebook is far, write your line in the phone. Plan B with a screen.
@journaling 7.1 | {cue}, lay your pen across the page, same spot. A steady cue.
@journaling 8.3 | Answer the usual question in one line {cue}. Same question. New day.
high | {cue}, repeat {habit} plus an extra minute. The rhythm holds: {done} of {due}.
high 8.3 | {cue}, repeat {habit}, same place. {streak} days. Gloriously dull.
@meditation @breathing high | Stay two extra breaths in the usual chair {cue}.
low 1.2 | If it all goes sideways, take one slow minute for {habit}. Plan B is a plan.
@meditation @breathing low | Take one breath in your usual spot {cue}. Slot kept.
@journaling low | {cue}, open the notebook where it always lies. Routine kept, even blank.
# Feedback
## kickoff 2.2 1.5
7 | Count last week's days of {habit} {cue}. The number picks your tweak.
7 1.5 @meditation @breathing | {cue}, compare two spots for your breath. Your own data decides.
7 2.3 @journaling | Count the pages in your journal {cue}. A tally with stories.
8 6.3 3.1 | {cue}, ask one friend how they switch off. Good notes for {habit}.
8 3.1 3.2 @meditation @breathing | Tell one friend about your breath breaks {cue}. One sentence will do.
8 3.2 @journaling | {cue}, share one line with a friend. You choose which. Wisely.
7 high | {cue}, check which day {habit} could use an extra.
low | {cue}, mark one minute of {habit}. One is a number.
low | Tell a friend one good thing about {habit} {cue}. Short news.
high | Tell a friend your number {cue}: {done} of {due}. {habit} earned it.
## reminder 2.3 2.2
| Make one fresh mark for {habit} {cue}. Gaps in a tally are only gaps.
1.5 | {cue}, repeat what worked for {habit} again. Your data, your shortcut.
@meditation @breathing | {cue}, count one breath. The tally is back at one.
@journaling | {cue}, write today's date again. The tally of pages goes on.
high | {cue}, mark an extra minute of {habit} again. {done} of {due} on the board.
high 1.5 | Check again which spot {habit} likes {cue}. {streak} marks can tell.
low | {cue}, take one minute of {habit} again. The tally reads one.
low 2.2 | Make one fresh mark for {habit} {cue}. A blank is data. So is this.
## challenge 3.1 2.3
| If you like, invite a friend along for {habit}. Shared is sillier, and fine.
2.2 | Your call: guess your tally for {habit}, eyes closed. The check comes after.
@meditation @breathing | Optional: share two slow breaths with a child. Compare belly buttons.
@journaling | If you fancy it, read a friend one line from your journal. Short ones land.
high | If you like, add a minute of {habit} to your score.
low | Up to you: tell someone one nice thing about {habit}. Good gossip.
## plain 2.2 2.3
1.5 | {cue}, repeat what worked on your best day. {habit} gave you the data.
3.1 | When you meet a friend, tell them one thing {habit} showed you.
2.3 | {cue}, put a mark for {habit} in plain sight. Fridges track well.
2.2 | Compare weekdays and weekends for {habit} {cue}. One of them has the better score.
@meditation @breathing | {cue}, take three breaths. Compare your head before and after.
@meditation @breathing 1.5 | Take your breaths in another chair {cue}. One tweak, one result.
@meditation @breathing 2.3 | {cue}, rate one breath from one to ten. A number for your quiet log.
@meditation @breathing 3.2 | Share your breath trick with a tense friend {cue}. They will owe you.
@meditation @breathing 6.3 | When you see your calmest friend, ask about their breath. Compare methods.
@journaling | Read last week in your journal {cue}. The result is in the verbs.
@journaling 1.5 | {cue}, try your journal with another pen. One tweak, one line.
@journaling 2.3 | Count your favorite word on one page {cue}.
@journaling 3.2 | When you meet someone from your diary, tell them. Faces are good feedback.
high | {cue}, add one minute to {habit}. {done} of {due} on the score sheet.
high 3.1 | Tell one friend about {habit} {cue}. Your number: {streak} days, no small talk.
high 1.5 | {cue}, give {habit} an extra minute and compare.
@journaling high | {cue}, mark your best line with an extra star.
low 1.5 | {cue}, copy what helped once. One minute of {habit}.
@meditation @breathing low | {cue}, mark one breath down. A score, a small one.
@journaling low | Write one word {cue}. Even a word is data on the page.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Say your reason for {habit} out loud {cue}. Still yours. Still good.
9 13.4 @meditation @breathing | {cue}, take one breath for a person you value. They get the calm.
9 13.2 @journaling | Write what you value in one line {cue}. Your own words, your own ink.
10 13.5 15.4 | {cue}, turn to {habit}. You are someone who does.
10 13.1 @meditation @breathing | {cue}, breathe like the calmest person you know. Three breaths. Becoming starts as copying.
10 15.4 @journaling | {cue}, add one line. You are someone who writes things down. Proof attached.
high | {cue}, cast an extra vote with {habit}. Doing {done} of {due} says who you are.
low | {cue}, give {habit} one minute. A vote for yourself. Polls stay open.
## reminder 13.5 15.3
| Come back to {habit} {cue}. A missed day does not change who you are.
13.4 | {cue}, return to {habit} for your reason. It did not expire.
@meditation @breathing | Take a slow breath again {cue}. You are still a person who pauses.
@journaling | {cue}, write one line again. Your own story allows gaps.
high | {cue}, return to {habit} with an extra minute.
high 15.3 | Take up {habit} again {cue}. {streak} days say who you are.
low | {cue}, give yourself one minute of {habit} again. Care, small size.
low 13.2 | Take ten seconds back for {habit} {cue}. Same person. Fuller week.
## challenge 13.5 13.1
| If you like, show a child how {habit} goes. Values travel that way.
13.4 | Your call: enjoy {habit} beside someone you care about. No talking needed.
@meditation @breathing | Optional: be the calm person in one queue. Three breaths.
@journaling | If you fancy it, write one kind line about yourself. Harder than it looks.
high | If you like, give {habit} an extra minute for someone you value. {done} of {due} can be generous.
low | Up to you: take one kind minute for yourself. That is {habit} too.
## plain 13.5 15.3
@journaling high | {cue}, put your name on the page. {done} of {due} made you an author. Someone who writes.
13.4 | Name what {habit} is for {cue}. Your reason beats mine.
13.5 | {cue}, give {habit} a minute nobody sees. Character likes an empty room. So does care.
15.4 | Say "I take my minute" once before {habit}. Someone who does is speaking.
13.1 | {cue}, thank the person who taught you calm. Part of {habit} is theirs.
@meditation @breathing | {cue}, recall the row you did not have. One breath of pride. That is who you are.
@meditation @breathing 13.2 | {cue}, take one long breath. A kindness to yourself, not a chore.
@meditation @breathing 15.3 | {cue}, breathe once for something you handled well. Proof needs air too. One breath.
@meditation @breathing 13.4 | {cue}, sit with one value for three breaths. Any. It is yours.
@meditation @breathing 13.5 | Take your breaths amid the mess {cue}. That is the person you are.
@journaling | {cue}, add one line to the filled pages. Proof, in your own hand.
@journaling 13.2 | {cue}, write one line to yourself at ten. Kindness travels back.
@journaling 15.4 | {cue}, write yourself one line of thanks. Nobody else knows the details.
@journaling 13.4 | {cue}, write three words you would like to become. Any page will hold them.
@journaling 13.1 | {cue}, give one line to a person you admire. Some of it is you.
high | {cue}, take an extra minute of {habit}.
high 15.3 | Give {habit} its minute {cue}. {streak} days of proof. Modesty noted.
high 13.4 | {cue}, add a minute to {habit}. Doing {done} of {due} shows what you value.
@meditation @breathing high | Take an extra breath {cue}. {done} of {due} by someone who exhales first.
@journaling high | {cue}, write an extra line to your later self.
low 15.3 | Take one minute of {habit} {cue}. A person is not their busy week.
@meditation @breathing low | {cue}, take one slow breath for yourself. Small care, whole person.
@journaling low | Write one kind word about yourself {cue}. The page will not argue.
# Mastery
## kickoff 8.7 1.1
11 8.6 | {cue}, add one minute to {habit}. One notch. Leave the rest.
11 8.7 @meditation @breathing | Add one breath {cue}. You grow by the lungful.
11 1.1 @journaling | {cue}, write one line further in your journal. It grows past the margin.
12 7.3 | Give {habit} its minute by heart {cue}. Next month nobody texts.
12 1.2 15.3 @meditation @breathing | If a week goes by, take three breaths that day. Your plan for a lapse.
12 1.2 15.3 @journaling | If a week stays blank, write one line. That is the lapse plan. It fits a page.
11 high | {cue}, raise {habit} by a minute. Doing {done} of {due} means you have the skill.
low | Take one slow minute of {habit} by heart {cue}. No raise today.
low | {cue}, take one breath of {habit} by heart. That lasts.
low | Give {habit} ten seconds {cue}. That way it lasts.
## reminder 1.2 7.3
| Come back to {habit} for a minute {cue}. A lapse is weather.
7.3 | {cue}, go back to {habit}, by heart. Skills do not rust that fast.
@meditation @breathing | Take three breaths again {cue}. The skill never left the room.
@journaling | {cue}, write a line again. A lapse is a white page. You own a pen.
high | {cue}, come back to {habit} a notch up. {done} of {due}. Ready.
high 8.7 | Return to {habit} with an extra minute {cue}. {streak} days, nearly unprompted.
low | {cue}, go back one level with {habit}. One slow minute. It lasts that way.
low 1.2 | Give {habit} ten seconds again {cue}. End of lapse.
## challenge 8.6 7.3
| If you like, try {habit} somewhere busy. Calm in a crowd is a skill.
7.3 | Your call: leave the phone out of {habit} today. It works on its own.
@meditation @breathing | Optional: take ten breaths by an open window. Street included. Next level.
@journaling | If you fancy it, write a page without lifting the pen. A skill, slightly messy.
high | If you like, take {habit} to the next level: double length, once.
low | Up to you: take {habit} down a level. One minute. The skill stays.
## plain 8.7 7.3
@journaling high | Write a notch slower {cue}. {done} of {due}. The line gets better by skill.
7.3 | Give {habit} its minute by heart {cue}. It lasts without reminders.
8.6 | {cue}, try {habit} in a harder spot. A skill that travels is a skill.
1.2 | Name your likeliest lapse {cue}. {habit} lasts longer with a plan.
15.3 | {cue}, give {habit} a minute. It has grown. Week one would stare.
@meditation @breathing 11 | Add one breath at the end {cue}. Growth without a gym.
@meditation @breathing 8.6 | When you next wait for a lift, take three breaths. Skill, between floors.
@meditation @breathing 8.7 | {cue}, follow one breath all the way out. A further inch each time. That is skill.
@meditation @breathing 7.3 | Take your breaths on your own {cue}. Pretend this text got lost.
@meditation @breathing 1.2 | {cue}, choose the breath that rough months get. That one lasts.
@journaling 11 | Write one line further than feels natural {cue}. That line is the growth.
@journaling 15.3 | {cue}, read your first journal page. Someone has grown since.
@journaling 8.6 | Write one question to yourself in six months {cue}. A page can wait that long.
@journaling 1.2 | {cue}, write one line on the last page. It is for after a lapse.
high | {cue}, go a notch further with {habit}.
high 8.6 | Try {habit} in a harder spot {cue}. {streak} days in, that is the next level.
high 7.3 | {cue}, return to {habit} unprompted. {done} of {due} never needed me much. By heart.
@meditation @breathing high | Take your breaths at the day's worst hour. A notch up. Doing {done} of {due} allows it.
@journaling high | {cue}, write an extra line, the honest one.
low 7.3 | Take the one-minute version of {habit} {cue}. It lasts when nothing else does.
@meditation @breathing low | {cue}, take one breath. A skill lasts on little.
@journaling low | Write one word down {cue}. A diary can last on words.
`;
