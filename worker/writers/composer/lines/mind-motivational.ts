/** Motivational lines about quiet, breath and journals. */
export const mindMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | Before bed, note the calmest moment of your day. It matters more than it looks: {habit} could live there.
1 @meditation @breathing | Notice one breath {cue}. Seeing it comes first, and that makes watching a whole week's work.
1 @journaling | {cue}, notice one thing that deserves a line. Days are richer than they look from outside.
2 7.1 1.4 | {cue}, give {habit} one minute. A good trigger saves you from deciding, so this test pays.
2 1.4 @meditation @breathing | Take one slow breath {cue}. If the moment fits, it gives you a trigger for life.
2 7.1 @journaling | {cue}, lay your notebook open. A trigger in plain sight helps on days when nothing else does.
high | {done} of {due}! {cue}, notice what leads up to {habit}. That clue is worth keeping.
low | When you close a door, notice your shoulders. Even one clue counts, and {habit} can wait.
low | Notice one calm sound {cue}. It gives {habit} company, and it asks nothing.
## reminder 2.3 7.1
| Notice again where your head is {cue}. Looking late still pays. {habit} needs no catching up.
4.2 | {cue}, spot one calm corner again. A place you like makes {habit} feel invited.
@meditation @breathing | Notice a breath again {cue}. It kept going while you were busy, and that counts as loyal.
@journaling | {cue}, look again for one odd detail. It keeps a whole day alive on a page.
high | {cue}, notice again which hour suits {habit} best. Doing {done} of {due} makes you the expert.
high | {streak} days of looking pay off. {cue}, watch again what makes {habit} easy to love.
low | When you next sigh, notice the hour. A fresh look is how {habit} finds its spot.
low | {cue}, notice one calm second. You are back, and {habit} is glad of any clue.
## challenge 2.3 4.2
| If you like, look for the quietest corner at home. {habit} deserves an address.
7.1 | Your call: watch your mood for one free hour. Knowing its weather helps {habit} more than effort does.
@meditation @breathing | Optional: notice how your breath sounds outdoors. The air is a gift, and it is free.
@journaling | If you fancy it, spot a stranger worth a line. Curiosity keeps a diary young.
high | If you like, look for one extra pause for {habit}. Doing {done} of {due} means you know where to find one.
low | Up to you: notice one calm minute today. Even that gives {habit} something to stand on.
## plain 2.3 4.2
4.2 | Before bed, jot down your calmest moment. It makes a map for {habit}, one dot a night.
2.3 | {cue}, notice what pulls you off first. What has a name is lighter to carry, so {habit} gains.
1.4 | Look for one free minute {cue}. Finding one makes you rich, and {habit} lives cheaply.
@meditation @breathing | When you catch yourself holding a breath, notice it. That is how ease gets in.
@meditation @breathing 2.3 | When you stand in line, notice your breath. It makes the wait yours.
@meditation @breathing 7.1 | Before you leave the car, notice your breath. Arriving twice counts: once by car, once by yourself.
@journaling | When something makes you laugh, notice it. A line like that pays you back in winter.
@journaling 4.2 | {cue}, name the thought that keeps knocking. Spotted thoughts make good lines and calmer evenings.
@journaling 7.1 | Look for your pen {cue}. A trigger you can hold keeps your journal in mind better than a plan.
high | {done} of {due}. {cue}, notice what starts {habit}. That trigger is a gift to every busy week.
high 4.2 | {cue}, notice which day suits {habit} best. Doing {done} of {due} makes the answer easier to see.
@meditation @breathing high | Notice one extra breath {cue}. {done} of {due} is how attention learns to stay.
low 4.2 | When your head is loud, name what set it off. A clue counts as a day's work. {habit} can rest.
@meditation @breathing low | {cue}, notice one breath, in and out. It keeps no score, and neither do we.
@journaling low | Look out of the window {cue}. The weather gives a line to anyone who watches.
high | Doing {done} of {due} makes {habit} familiar. {cue}, notice one extra thing in it, so it stays new.
# Small Steps
## kickoff 8.7 1.4
3 | {cue}, give {habit} one minute. A small start counts fully, because it is the part that was missing.
3 8.1 @meditation @breathing | Take three slow breaths {cue}. Twenty seconds is a small price, and it buys a softer hour.
3 8.1 @journaling | Write three words in your journal {cue}. Small starts matter: they turn up on bad days too.
4 12.5 8.3 | {cue}, set one thing ready for {habit}. It is a gift from you to an easier start.
4 8.3 @meditation @breathing | Sit in your chair for two slow breaths {cue}. A light start, kept daily, builds a calm corner.
4 12.5 @journaling | Leave a pen in your notebook {cue}. Easy starts are how books get full.
high | {cue}, give {habit} a small extra minute. {done} of {due} little starts earned it.
low | {cue}, get ready for {habit}. Ready counts today, and a tiny start is a real one.
low | Give {habit} ten easy seconds {cue}. A start that short counts, and nobody is late for it.
high | {done} of {due} small starts deserve a bonus. {cue}, begin {habit} with one extra breath.
## reminder 8.7 8.1
@meditation @breathing | Start again with one slow breath {cue}. Small and now beats long and later.
| Start {habit} again {cue}, one easy minute. The start matters, the gap hardly does.
8.1 | {cue}, do the tiniest bit of {habit} again. Small things return without a speech, and that helps.
@meditation @breathing | Take one easy breath again {cue}. Starting over is what breath does all day, so you are in good company.
@journaling | {cue}, write one short line again. It opens the door, and that is what counts.
high | {done} of {due}! {cue}, start {habit} again with a small extra, because you can.
high 12.5 | Begin {habit} again {cue}, one bonus minute included. It pays: {streak} small starts.
low | {cue}, drop your shoulders. It counts as a start, so {habit} is back.
low 8.1 | Give {habit} ten seconds again {cue}. A tiny restart is worth as much as a long one.
## challenge 8.7 8.1
| If you like, begin {habit} in another room. A small trip keeps it bright.
8.3 | Your call: start {habit} before you touch the phone. It makes the first minute your own and easy.
@meditation @breathing | Optional: take three easy breaths outdoors. The sky makes small things feel large.
@journaling | If you fancy it, draw today in your journal, small and wobbly. Joy counts as content.
high | If you like, give {habit} a small bonus minute outside. {done} of {due} deserves fresh air.
low | Up to you: take ten easy seconds for {habit}. On a free day that counts double.
## plain 8.7 8.1
@meditation @breathing high | {done} of {due}! {cue}, start with one extra breath. A little gift.
@meditation @breathing | {cue}, take the small breath before the big thing. It makes the next start easier.
8.1 | {cue}, give {habit} two minutes. Even dull starts count, and nobody can tell them apart later.
8.3 | Begin {habit} right where you are {cue}. A simple start beats the right mood, which is often late.
12.5 | {cue}, clear one small thing away for {habit}. It saves tomorrow's you a stumble.
2.3 | Take the laziest honest version of {habit} {cue}. Small and done beats grand and planned.
@meditation @breathing | Rest a hand on your belly for three small breaths {cue}. It gives the mind a place to sit.
@meditation @breathing 8.1 | {cue}, begin with one slow breath, thoughts and all. A start like that is worth a perfect hour.
@meditation @breathing 1.4 | {cue}, start with one long breath out. It gives the next minute a little more room.
@journaling | {cue}, write one short line. Short lines make long diaries.
@journaling 12.5 | Put your journal on the pillow {cue}. What lies in the way makes starting easy.
@journaling 8.1 | {cue}, write "Right now" on the page. It lets the rest of the sentence start itself.
@journaling | {cue}, start with a good thing, however little. Written down it keeps longer. One line.
high | {cue}, give {habit} an extra minute. {done} of {due} small starts make it easy to afford.
high 8.1 | Add a short bonus to {habit} {cue}. {streak} little days earned the room for it.
@journaling high | {cue}, write one extra line. {done} of {due} small entries make a book already.
low 8.1 | Start {habit} for ten seconds {cue}. That is enough, and enough is a gift.
@meditation @breathing low | {cue}, take one slow breath. A small one counts, on rough days most of all.
@journaling low | Put one word in your journal {cue}. A little start keeps the pen warm.
high 8.7 | {done} of {due} easy starts. {cue}, take a small extra minute of {habit}, because you can.
# Consistency
## kickoff 1.4 8.3
5 | {cue}, give {habit} two minutes. A fixed time saves a decision, and that matters on busy days.
5 7.1 @meditation @breathing | Sit down to five breaths {cue}. The same usual chair makes calm easier to find.
5 8.3 @journaling | {cue}, write your line in the usual place. It is how a table becomes yours.
6 1.2 12.1 | If the day gets loud, take one minute for {habit}. A plan B keeps the door open.
6 1.2 @meditation @breathing | If the house is noisy, take three breaths with open eyes. A backup like that saves the day.
6 1.2 @journaling | If you are too tired {cue}, put one word on the page. A backup counts like the real thing.
high | {done} of {due} is a rhythm. {cue}, give {habit} an extra minute in its usual slot. You earned it.
low | {cue}, go to the usual place for one minute of {habit}. The place counts, not the length.
low | Take one breath where {habit} lives {cue}. Keeping the usual place is what counts.
high | {done} of {due} at one time and place! {cue}, add a minute to {habit}, and be glad of it.
## reminder 8.3 1.2
| Go back to {habit} {cue}, usual place. What you repeat matters, what you missed hardly does.
7.1 | {cue}, pick up {habit} again at its regular time. A routine keeps your seat warm.
@meditation @breathing | Come back to your usual breaths {cue}. The chair is patient, which makes it a good teacher.
@journaling | {cue}, write your usual line again. A diary forgives gaps, and that is why it gets old.
high | {done} of {due}, steady as rain. {cue}, come back to {habit} for an extra minute. It pays.
high 8.3 | Give {habit} its usual place again {cue}. {streak} days made it a rhythm to be proud of.
low | {cue}, take one minute for {habit} again. The same spot makes coming back easy.
low 1.2 | If today is full, give {habit} ten seconds. A backup counts, and you are back.
## challenge 8.3 1.2
| If you like, keep {habit} at its weekday time. A steady hour makes the free ones freer.
1.2 | Your call: give {habit} its plan B slot today. It pays to know that the spare works.
@meditation @breathing | Optional: invite someone to your usual three breaths. Shared routine is worth the giggles.
@journaling | If you fancy it, take your journal to a cafe at the usual time. A routine deserves an outing.
high | If you like, add a second slot for {habit} today. Doing {done} of {due} gives you the footing.
low | Up to you: give {habit} its usual place for a minute. The rest of Saturday is a gift.
## plain 8.3 1.4
@journaling high | {done} of {due}, same table. {cue}, write one extra line. Routine pays in pages.
1.4 | Repeat yesterday's minute of {habit} {cue}. Repeats are what habits are built from, so dull is good.
8.3 | {cue}, repeat {habit} in the same order as ever. It gives your head one less thing to run.
1.2 | If the day is full, take one minute of {habit} in bed. A backup keeps the thread whole.
7.1 | Set out one thing for {habit} {cue}, in its usual place. It helps when memory is busy.
@meditation @breathing | {cue}, take three breaths, same as yesterday. Having nothing to decide is a gift.
@meditation @breathing 7.1 | When you close a door today, take a breath. A steady cue with hinges is worth having.
@meditation @breathing 1.2 | If no chair is free, take your usual breaths standing. The routine matters, not the furniture.
@journaling | {cue}, open your journal where it always lies. Routine makes the first word easier.
@journaling 1.2 | If the day ran out, write the date and one word. A backup like that keeps the record whole.
@journaling 8.3 | Answer the usual question in one line {cue}. Same question, new day: that is why it stays fresh.
high | {cue}, give {habit} its usual place. {done} of {due} is what steady means.
high 8.3 | Repeat {habit} {cue}, same place. {streak} days make the repeat lighter each time.
@meditation @breathing high | {cue}, stay two extra breaths in the usual seat. Doing {done} of {due} makes it yours.
low 1.2 | If it all goes sideways, take one slow minute for {habit}. A plan B means the day is not lost.
@meditation @breathing low | Take one breath in your usual spot {cue}. Keeping the place is what counts.
@journaling low | {cue}, open the notebook in its usual place. Even blank, it keeps the routine.
# Feedback
## kickoff 2.2 1.5
7 | Count last week's days of {habit} {cue}. An honest number helps more than a good mood.
7 1.5 @meditation @breathing | {cue}, compare two spots for your breath. Your own result beats any advice.
7 2.3 @journaling | Count the pages in your journal {cue}. That number was nothing once, so be proud of it.
8 6.3 3.1 | {cue}, ask one friend how they switch off. Borrowed tricks make {habit} richer.
8 3.1 3.2 @meditation @breathing | Tell one friend about your breath {cue}. A thing told is easier to keep.
8 3.2 @journaling | {cue}, share one line with a friend. A line read twice means more.
7 high | {done} of {due}: be proud of that score. {cue}, check which day {habit} could use an extra.
low | {cue}, mark one minute of {habit}. One on the tally means you were there.
low | Tell a friend one good thing about {habit} {cue}. Small news counts as news.
## reminder 2.3 2.2
| Make one fresh mark for {habit} {cue}. It counts the same as all the others.
1.5 | {cue}, repeat what worked for {habit} again. Your own data saves you the guessing.
@meditation @breathing | Count one breath again {cue}. Numbers start at one for a reason: it matters.
@journaling | {cue}, write today's date again. One line under it puts you back on the tally, so it pays.
high | {done} of {due} on the board. {cue}, mark an extra minute of {habit} again and be glad.
high 1.5 | {cue}, check again which spot {habit} likes. {streak} marks earned you the answer.
low | {cue}, mark one minute of {habit} again. A score of one beats a clean sheet of none.
low 2.2 | Make one fresh mark for {habit} {cue}. Blank days are data too, so nothing is lost.
## challenge 3.1 2.3
| If you like, invite a friend along for {habit}. Shared calm is worth more than the sum.
2.2 | Your call: guess your tally for {habit}. The real count may make you proud.
@meditation @breathing | Optional: share two slow breaths with a child. The result is worth a photo.
@journaling | If you fancy it, read a friend one line. What you share from a diary makes good company.
low | Up to you: tell someone one nice thing about {habit}. Saying it aloud makes it true twice.
## plain 2.2 2.3
1.5 | {cue}, repeat what worked on your best day. {habit} gave you the data, so it pays to use it.
3.1 | When you meet a friend, tell them one thing {habit} gave you. Good news keeps when shared.
2.3 | {cue}, put the tally of {habit} in plain sight. A number you can see makes coming days easier.
2.2 | Compare weekdays and weekends for {habit} {cue}. The better score shows what helps.
@meditation @breathing | {cue}, take three breaths and compare before with after. That result is why you do it.
@meditation @breathing 1.5 | Take your breaths in another chair {cue}. One tweak can make the rest easier.
@meditation @breathing 3.2 | {cue}, share your breath trick with a tense friend. Help given is help learned, so both win.
@meditation @breathing 6.3 | When you see your calmest friend, ask about their breath. A good answer saves you years.
@journaling | Read last week in your journal {cue}. The result is worth the ink.
@journaling 2.3 | Count your favorite word on one page {cue}. Such data tells what matters to you.
@journaling 3.2 | When you meet someone from your diary, tell them. It makes two people's day, and that counts.
high 3.1 | {streak} days! {cue}, tell one friend about {habit}. Pride shared is worth double.
high 1.5 | {cue}, give {habit} an extra minute and compare. Doing {done} of {due} makes it a fair test.
@journaling high | {cue}, mark your best line with an extra star. {done} of {due} pages deserve an award.
low 1.5 | {cue}, copy what helped once: one minute of {habit}. One good try is data worth using.
@meditation @breathing low | {cue}, mark one breath down. A score of one means you came.
@journaling low | Write one word {cue}. On the tally a word counts like a page.
# Identity
## kickoff 13.5 13.4
9 13.4 13.2 | Say your reason for {habit} out loud {cue}. It is your own, and that is why it matters.
9 13.4 @meditation @breathing | {cue}, take one breath for a person you value. They get the calmer you, a quiet gift.
9 13.2 @journaling | Write what you value in one line {cue}. A value in ink helps on days without one.
10 13.5 15.4 | {cue}, turn to {habit} like someone who does this daily. You are that person: be proud.
10 13.1 @meditation @breathing | {cue}, take a breath like the calmest person you know. Becoming begins as borrowing, and that counts.
10 15.4 @journaling | {cue}, add one line. Each makes you someone who writes things down.
high | {done} of {due} votes for who you are. {cue}, cast an extra one with {habit}. It counts.
low | {cue}, give {habit} one minute. It is a vote for yourself, and votes count in any weather.
low | Take one breath for {habit} {cue}, for yourself. A small vote counts like any other.
high | {done} of {due} is in character. {cue}, give {habit} an extra minute, and be proud of yourself.
## reminder 13.5 15.3
| Come back to {habit} {cue}. One missed day means little beside who you are.
13.4 | {cue}, return to {habit} for the reason that is your own. It matters as much as on day one.
@meditation @breathing | Take a slow breath again {cue}. You are still a person who pauses, so nothing is lost.
@journaling | {cue}, write one line again. Your own story deserves its author back.
high | {done} of {due} is proof. {cue}, return to {habit}, and be proud of yourself.
high 15.3 | Take up {habit} again {cue}. {streak} days show who you are, and that keeps.
low | {cue}, give yourself one minute of {habit} again. You still care, and that is what counts.
low 13.2 | Take ten seconds for {habit} again {cue}. A full week makes you busy, not someone else. Same person.
## challenge 13.5 13.1
| If you like, show a child how {habit} goes. Such a value makes a good heirloom.
13.4 | Your call: enjoy {habit} beside a person you care about. Company without words is worth a lot.
@meditation @breathing | Optional: be the calm person in one queue. Three breaths, and the whole line is better for it. It counts.
@journaling | If you fancy it, write a kind line about yourself. You deserve a good reporter.
high | If you like, add a minute of {habit} for someone you value. Doing {done} of {due} gives you plenty.
low | Up to you: take one kind minute for yourself. It counts as {habit}, and as care.
## plain 13.5 15.3
13.4 | Name what {habit} is for {cue}. Your reason beats any of mine, because it is yours.
13.5 | {cue}, give {habit} a minute nobody sees. That is how character gets its roots.
15.4 | Say "I take my minute" once {cue}. Words like that build someone who does. {habit} follows.
13.1 | {cue}, thank the person who taught you calm. {habit} keeps a part of them going.
@meditation @breathing | {cue}, recall the row you did not have. That pause was yourself: one proud breath.
@meditation @breathing 13.2 | {cue}, take a long breath as a kindness to yourself. You would give it to any friend, so why not you?
@meditation @breathing 15.3 | {cue}, take a breath on something you did well. Proof like that makes the next one easier.
@meditation @breathing 13.4 | {cue}, sit with one value for three breaths. It gives the day a spine.
@journaling | {cue}, add one line to the filled pages. They are proof, and worth being proud of.
@journaling 13.2 | {cue}, write a line to yourself at ten. That child would be glad of who wrote.
@journaling 15.4 | {cue}, write yourself one line of thanks. You were there all day, so you know what counts.
@journaling 13.4 | {cue}, write one line on who you are becoming. Named, it means something to walk toward.
high | {cue}, take an extra minute of {habit}. {done} of {due} was you, nobody else, and it counts.
high 15.3 | Give {habit} its minute {cue}. {streak} days of proof make a person quietly proud.
@meditation @breathing high | Take an extra breath {cue}. Doing {done} of {due} makes you someone who exhales first.
@journaling high | {cue}, write an extra line to your later self. Doing {done} of {due} makes good reading.
low 15.3 | Take one minute of {habit} {cue}. A busy week does not make a person, and that helps.
@meditation @breathing low | {cue}, take one slow breath for yourself. Small care means as much as big care.
@journaling low | Write one kind word about yourself {cue}. It keeps, and the page will not argue.
high 13.5 | {streak} days make you someone who keeps a word. {cue}, add one minute to {habit}.
@journaling high | {done} of {due} entries make an author. {cue}, sign today's page as an extra. It is proof, so be proud.
# Mastery
## kickoff 8.7 1.1
high | {done} of {due} is skill, and skill keeps. {cue}, give {habit} an extra minute.
11 8.6 | {cue}, add one minute to {habit}. You have grown into it, so the notch will hold.
11 8.7 @meditation @breathing | {cue}, add one breath to your usual ones. A notch that small lasts, and that is why it pays.
11 1.1 @journaling | {cue}, write one line further in your journal. The page gives back what grows there.
12 7.3 | Give {habit} its minute by heart {cue}. What needs no reminders keeps for the long run.
12 1.2 15.3 @meditation @breathing | If a week goes by, take three breaths that day. A lapse plan means no lapse gets the last word.
12 1.2 15.3 @journaling | If a week stays blank, write one line that day. A lapse with a plan is a pause, and that helps.
11 high | {done} of {due} is a skill to be proud of. {cue}, raise {habit} by a minute.
low | Take one slow minute of {habit} {cue}, by heart. Keeping the skill matters, its size does not.
low | Take one breath for {habit} by heart {cue}. In a rough month that is what lasts, and it counts.
## reminder 1.2 7.3
| {cue}, come back to {habit} for a minute. A lapse means you had something to come back to.
7.3 | {cue}, go back to {habit}, by heart. A skill keeps well, even unwatched.
@meditation @breathing | Take three breaths again {cue}. The skill was yours all along, which makes the lapse a short story.
@journaling | {cue}, write a line again. A lapse makes a white page, and you know what those are good for.
high | Doing {done} of {due} means you are ready: {cue}, come back to {habit} a notch up.
high 8.7 | Return to {habit} with an extra minute {cue}. {streak} days earned that skill, not luck.
low | {cue}, go back one level with {habit}. That is how it lasts, and it is no shame.
low 1.2 | Give {habit} ten seconds again {cue}. A lapse ends as easily as that, so be glad.
## challenge 8.6 7.3
| If you like, try {habit} somewhere busy. Calm in a crowd is a skill worth having.
7.3 | Your call: leave the phone out of {habit} today. What works on its own is what you keep.
@meditation @breathing | Optional: take ten breaths by an open window. If street noise fits in, the skill is yours. It matters.
@journaling | If you fancy it, write a page in one go. Speed lets the next level surprise you.
high | If you like, take {habit} to double length, once. {done} of {due} earned you the next level.
low | Up to you: take one easy minute of {habit}. Down a level, the skill still counts.
## plain 8.7 7.3
7.3 | Turn to {habit} without reminders {cue}. In spring you will be glad that it runs on its own.
8.6 | {cue}, try {habit} in a harder spot. A skill that travels is worth two that stay home.
1.2 | Name your likeliest lapse {cue}. {habit} lasts because someone thought ahead, and that was you.
15.3 | {cue}, give {habit} a minute for how it has grown. Week one would be proud of you.
@meditation @breathing 11 | Add one breath at the end {cue}. That is how a minute grows, gift by gift.
@meditation @breathing 8.6 | When you next wait for a lift, take three breaths. A skill that fits anywhere pays everywhere.
@meditation @breathing 8.7 | {cue}, follow one breath all the way out. The skill grows in that last inch, so it pays.
@meditation @breathing 7.3 | Take your breaths on your own {cue}. No text made you do it, and that is what lasts.
@journaling 11 | Write one line further than usual {cue}. The extra one often pays for the page, and you grow.
@journaling 15.3 | {cue}, read your first journal page. You have grown, and the proof is in your hand. Be glad.
@journaling 8.6 | Write one question to yourself in six months {cue}. A page is how mail reaches the future.
@journaling 1.2 | {cue}, write a line for after a lapse. It makes the way back one page long.
high | {done} of {due} is skill. {cue}, go a notch further with {habit}, because it is fun up there.
high 8.6 | Try {habit} in a harder spot {cue}. {streak} days earned you the next level.
high 7.3 | {cue}, give {habit} an extra minute by heart. Doing {done} of {due} means it lasts without me.
@meditation @breathing high | Take your breaths at the day's worst hour. A notch up, and {done} of {due} makes you ready.
low 7.3 | Take the one-minute version of {habit} {cue}. It lasts, and lasting is what counts.
@meditation @breathing low | {cue}, take one breath. It keeps the skill alive for months, at no cost.
@journaling low | Write one word down {cue}. A diary lasts on less than you think, so no rush.
`;
