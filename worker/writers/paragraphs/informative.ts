/** What stands below an informative message in an email: one mechanism or number that is well founded. How it is read: ./paragraphs.ts */
export const informativeParagraphs = `
# 1
first | The first step in most programs that change a habit is to watch it. A few notes show what sets an act off, and that is what later plans are built on.
kickoff | When people noted what they did each hour, about two in five acts were habits. They were done nearly every day in the same place, often with the mind elsewhere.
reminder | A record with gaps still shows a pattern. Each note is a sample of your week, and a sample does not need to be complete to be useful.
challenge | Habits lean on places and times. When these change, as on days off, a habit often goes quiet. That makes its cues easier to see.
plain | Memory tends to keep the start, the end and the unusual. A short note made at the time holds the ordinary middle, where most habits live.
plain | Watching has an effect of its own. In many studies people who kept track of an act began to change it, before they had planned to.
plain | A trigger comes just before an act. It may be a place, an hour, a feeling, a person, or another act. Most habits hang on one of these.
plain | The mind fills gaps in memory with what usually happens. This is why a note of today can differ from what you would have sworn.
# 2
kickoff | A habit forms when an act follows the same cue many times. The cue does not need to be strong. It needs to come surely and to end clearly.
reminder | Testing a cue that does not hold is still useful. It rules one out, and the next test starts with a better guess than the first.
challenge | Cues from an act, such as closing a door, hold up on weekends better than the clock does. Acts move with your day, and the clock does not.
plain | Remembering to act later is hard when nothing prompts it. A clear event, such as the end of a meal, takes over most of that work.
plain | A new act is easily tied to an old one, because the old one comes by itself. The end of the first then works as a cue for the second.
plain | Cues that are rare are learned slowly. One that comes daily gives seven chances a week, and each of them is practice.
plain | A cue gets lost when it is one of many. The same moment with nothing else planned for it is noticed far better.
# 3
kickoff | Hard tasks are learned in grades, from easy to less easy. A two-minute version lets you practice the start, which is the step most plans stumble on.
reminder | Skill does not vanish in a few days off. What fades first is the link to the cue, and a single repeat at that cue begins to renew it.
challenge | People tend to repeat what felt good while they did it. A pleasant short version is therefore likelier to come back than a long dull one.
plain | Motivation goes up and down through the week. A step that is small enough asks for so little of it that the low days are covered too.
plain | Easy acts become automatic sooner than complex ones. In one study, drinking water at a meal felt natural sooner than daily exercise did.
plain | Much of the effort of a task lies in the switch to it. Once the first half minute is over, going on often costs less than the start did.
plain | Practice spread over many days is kept better than the same amount in one go. This holds for facts, for movements and for routines.
# 4
kickoff | With a steady place and order, one step becomes the cue for the next. That is how long routines run with little thought, such as getting dressed.
reminder | When a setting changes, the habit in it weakens for a while. Putting one thing back in its place restores part of the old cue.
challenge | Small changes in a room change what people do in it. Steps that are taken away make an act likelier, and steps that are added make it rarer.
plain | What is in sight comes to mind. An object left in plain view works as a reminder that needs no battery and no memory.
plain | Every choice between two options takes a little time and effort. Things laid out the evening before remove a few of them at a busy hour.
plain | The brain learns sequences as one piece. After enough repeats, the first move brings up the next one, and you notice less of what lies between.
plain | A cue in the right place beats a cue at the right time. You may be busy at eight o'clock, but you walk past the hook by the door.
# 5
kickoff | Plans that name a time and a place are kept better than a plain resolve. Tests of this by the dozen found a clear and useful effect.
reminder | In a study of twelve weeks, one missed chance hardly changed how a habit grew. It went on from where it was.
challenge | A routine that hangs on one exact hour breaks on free days. One that hangs on an order of acts can move with them and stay whole.
plain | How long a habit takes differs a lot. In one study it was 18 to 254 days, with a median of 66. The easy ones were quicker.
plain | As an act is repeated, it takes less attention. That can feel like boredom, but it is mostly the sign that fewer decisions are left.
plain | A backup works best when it is decided ahead. In the moment, a full head tends to drop the plan and not to shorten it.
plain | The growth of a habit is steep at first and then flattens. Early repeats count most, and later ones hold what was gained.
# 6
kickoff | If-then plans did well in a review of 94 tests. They help because the answer is linked to the moment ahead of time, so it comes to mind by itself.
reminder | People often try again after a landmark in time, such as a Monday or a birthday. Any day can be one, and today needs no date of its own.
challenge | To picture a wish and then its obstacle helps better than the wish alone. The obstacle becomes a cue to act, and no longer a surprise.
plain | The best guide to the next obstacle is the last one. Many plans meet the same few again and again, so one answer covers many days.
plain | An answer in the form 'if this, then that' is recalled faster than a general aim. The first half names the moment when it is needed.
plain | Under stress and in a hurry, people fall back on what is automatic. A response that was decided before has a better chance then.
plain | Changing the setting often works better than resisting it. When the phone is in another room, there is nothing to resist.
# 7
kickoff | A review of 138 studies found that keeping track helps people reach their goals. It helped most when progress was written down or shown to others.
reminder | Feedback loses value with age. A count from this week can still change your week, while one from last year is mostly history.
challenge | Two days compared say what one day alone cannot. What the best and the worst of your week do not share is usually worth a look.
plain | With one change at a time, you can tell what caused the difference. With two at once, the result has two explanations and no answer.
plain | People recall the unusual better than the usual. A tally keeps both, so it often looks better than memory says.
plain | A count says how often, but not why. The note beside it, even a single word, is what turns a number into a reason.
plain | A goal that is checked now and then gets adjusted to real life. One that is never looked at tends to stay too large and be dropped.
# 8
kickoff | In trials, keeping track helped most when others could see the result. It seems to be enough that one person knows what you are doing and when.
reminder | A short message works as a commitment even without an answer. Saying a plan in words makes it clearer to the one who says it.
challenge | People pick up habits from those around them, mostly without a word. Shared routines also give each person a cue that does not depend on memory.
plain | Help is of two kinds: practical, such as a lift, and warm, such as a kind word. Naming the kind you want makes it easier to give.
plain | We underrate how willing others are to help. In several studies, people who asked for a small favor got a yes far sooner than they had guessed.
plain | Others see changes in mood and pace that are too slow to notice from inside. One question to them adds a second source of data.
plain | Praise works best when it names what was done. 'You kept your Thursdays' tells you what to repeat, and 'well done' does not.
# 9
kickoff | A goal that fits your own values is pursued longer than one taken over from others. The effort is the same, but it feels chosen.
reminder | Values outlast a break in a routine. This is why a return feels easier when it starts from the reason and not from the missed days.
challenge | Looking at what went well shows conditions, and conditions can be repeated. Looking at what went wrong mostly shows a list.
plain | The same act can be seen as a chore or as a part of something larger. The second view makes people likelier to keep at it.
plain | Past success is a good source of confidence, better than praise or example. One clear memory of doing it counts as evidence.
plain | Reasons tend to shift as a habit grows. What begins for a result is often kept for how it feels, and that is a steadier fuel.
plain | A reason in your own words is recalled better than one that was read. Saying it once, in plain terms, is enough to fix it.
# 10
kickoff | People learn who they are partly by watching what they do. Repeated acts become evidence, and the picture of oneself follows them slowly.
reminder | One exception does not undo a picture built on many acts. It takes far stronger evidence than a missed day to change it.
challenge | Behavior spreads through example. Somebody who sees an act done with ease takes from it that it can be done, which advice rarely shows.
plain | Talking to yourself as to a friend is no mere comfort. After a setback, people who were kind to themselves tried harder in later tests.
plain | Habits and values feed each other. Acts that people repeat often, and see as fitting their values, are the ones they call their own.
plain | Self-image changes with a delay. Most people have done a thing for a good while before they call themselves somebody who does it.
plain | When a habit has become part of how you see yourself, skipping it feels odd. That slight oddness then works as a reminder.
# 11
kickoff | Learning is quickest at the edge of what is easy. One dimension raised a little keeps the task there, and two at once often overshoot it.
reminder | Keeping a small version through busy weeks holds the link to the cue. The size can come back later, while a lost cue takes longer.
challenge | Practice in several places makes a skill less tied to one of them. It is slower at first, and it pays off when your setting changes.
plain | Near goals guide effort better than distant ones. They can be checked within days, so a plan that does not fit is noticed early.
plain | Improvement slows down with practice in nearly every skill. A flat stretch is usually a part of the curve and not its end.
plain | Clear goals lead to better results than 'do your best'. It also helps to have some feedback on the way, such as a simple count.
plain | Doing a bit of what is hard first, and what is easy last, leaves a better memory. Endings weigh a lot in how we recall an effort.
# 12
kickoff | Reminders help an act to happen, but it can come to lean on them. With fewer of them, your own cue takes over the task.
reminder | A lapse and a relapse are different things. What decides between them is mostly how soon the next small step comes.
challenge | A day without prompts is a fair test. What still happens then is carried by your own cue, and what does not is worth a note.
plain | Plans for a lapse work because they are made calmly. In the moment people tend to judge themselves, and that takes up the energy for a return.
plain | Habits do not vanish when they rest. The link to the cue fades slowly, so a return is quicker than the first time was.
plain | Big changes in life, such as a move, break old cues. They are also a good time to set new ones, since everything else is new too.
plain | People who keep a routine for years tend to keep it flexible. A short form for full days is part of nearly all such routines.
spare | After twelve weeks, most easy habits have passed the steep part of the curve. From here each repeat mainly holds what is already there.
`;
