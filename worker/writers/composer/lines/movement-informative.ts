/** Informative lines about moving: each with something that is true. */
export const movementInformative = `
# Awareness
## kickoff 2.3 4.2
1 | Most of the day runs on autopilot. When you sit down, note the hour. {habit} needs one such gap.
2 7.1 1.4 | A cue works best when it comes daily anyway. {cue}, stand up and stretch. A trigger for {habit}?
## reminder 2.3 4.2
1 | One missed note changes nothing in the pattern. When you next stand up, notice the hour again, for {habit}.
low 2.3 | Even one note is data. Once you are home, notice your legs. {habit} is back under watch.
## challenge 2.3 4.2
| Weekend days have other triggers. If you like, watch what gets you up from the sofa. It helps {habit}.
7.1 | Daylight wakes most people up. If you like, notice your mood after two minutes outdoors, a test for {habit}.
## plain 2.3 4.2
1 | Long sitting often ends at the same hours. After lunch, note when you get up. A pattern for {habit}.
1 | Stiffness is a signal too. When you feel it today, note the time. {habit} could answer it later.
1 @running @walking | Coming home has a set order: keys, coat, shoes. When you do it, notice where your {thing} could start.
1 low | A day without {habit} is data. Before bed, note what took its place. One line is enough.
2 7.1 | Events make better triggers than clock times. {cue}, try one minute of {habit}. Then judge the moment.
2 4.2 | Yawning often comes at the same hour. When it does, stand up. That is a signal for your {thing}.
2 7.1 | Objects are strong cues. {cue}, lay one thing for {habit} on your chair. Notice if it works.
# Small Steps
## kickoff 8.7 1.4
3 | Starting takes the most effort. {cue}, do two easy minutes of {habit}. The rest is momentum.
3 @running @walking | Putting shoes on takes little effort. {cue}, put yours on. A small start to your {thing}.
4 8.3 | A fixed order is easier to learn than a loose one. {cue}, do the first small minute of {habit}.
## reminder 8.7 8.1
@running @walking | Two minutes still repeat the start. {cue}, walk to the corner and back. Your {thing} is on again.
low 8.7 | Small steps keep the link between cue and act alive. {cue}, stretch once, and {habit} is back.
@strength @workout @yoga | Unrolling the mat is half the decision. {cue}, unroll it again. Your {thing} starts there.
## challenge 8.7 8.1
| One song lasts about three minutes. If you like, move to one. A simple {thing} with its own clock.
@running @walking | A new street keeps attention awake. If you like, walk one you never take. A short {thing}.
## plain 8.7 8.1
| The first two minutes cost the most effort. {cue}, do only those. Your {thing} has started then.
12.5 | Fewer decisions mean an easier start. {cue}, choose your clothes for the next {thing}.
@running @walking 12.5 | Shoes in sight act as a cue. Before bed, put yours by the door. A small start for your {thing}.
@running @walking | A hundred steps take about a minute. {cue}, walk a hundred. That small {thing} counts.
@strength @workout @yoga 12.5 | A mat on the floor removes one decision. Before bed, roll yours out. A simple start for your {thing}.
@strength | Three slow squats use the biggest muscles you have. {cue}, do three. A small workout, good practice.
@sport 12.5 | A packed bag removes the main friction. {cue}, pack yours. {habit} starts there.
low | Two minutes still count as practice. {cue}, shake out your legs. A tiny {thing} keeps the link.
low | Small acts repeat well on tired days. {cue}, take ten steps. That is {habit}, in its shortest form.
# Consistency
## kickoff 1.4 8.3
5 | Same time and place saves a decision each day. {cue}, do five minutes of {habit}.
5 7.1 | In studies, plans of the form 'after this, that' are kept better. So: {cue}, do {habit}. Same slot daily.
6 1.2 | Obstacles weigh less when planned for. If it rains, move indoors for two minutes. A backup for {habit}.
6 1.2 12.1 | Late days are the usual snag. If you come home late, do two minutes in the hall. That saves {habit}.
## reminder 8.3 1.2
| A routine is held by its cue, not by an unbroken row. {cue}, do two minutes of {habit} again.
low 8.7 | One minute keeps the routine alive. {cue}, move for one, same place. {habit} is back.
## challenge 8.6 8.3
| Weekends break most routines. If you like, keep the weekday time for your {thing} and compare the feel.
1.2 | A tested backup is used more often. If you like, try the indoor version of {habit} today.
## plain 8.3 1.4
@running @walking | A known route needs less attention. {cue}, take the same one. Your {thing} runs on routine.
6 1.2 | On tired days a slow version protects the routine. If your legs are heavy, do that. It is your {thing}.
5 7.1 | A chair is a cue for sitting. {cue}, do your {thing} before you sit. Same order each time.
@strength @workout @yoga | A place can become a cue by itself. {cue}, use the same bit of floor for your {thing}.
@sport 12.5 | Things in a usual place save search time. {cue}, put your bag there for {habit}.
6 1.2 | Deciding ahead is easier than deciding tired. If a call runs over, walk while you talk. {habit}, rerouted.
# Feedback
## kickoff 2.2 1.5
7 2.3 | People who look at their count adjust sooner. {cue}, read last week's marks for {habit}.
8 3.1 | Goals told to someone are checked on. {cue}, tell one friend about {habit}.
8 3.2 | A date with others is easier to keep. {cue}, ask a friend along for your {thing}.
## reminder 2.3 2.2
| A tally with gaps is still data. {cue}, add one fresh mark for {habit}.
3.1 | Company makes returning easier. {cue}, tell a friend you are back at {habit}.
low 2.3 8.7 | One mark shows the cue still works. {cue}, do one minute and mark it. {habit} is back.
## challenge 2.3 3.1
3.2 | Talk makes minutes feel shorter. If you like, ask a friend along for your {thing}.
2.2 | A number makes progress visible. If you like, measure your {thing} once, in minutes or steps.
## plain 2.2 2.3
7 | Your best day holds the clue. {cue}, repeat what helped that {thing}. It is your own data.
7 1.5 | Tweaks are tests, not verdicts. {cue}, do your {thing} in another room or on another route. Compare.
7 2.3 | Ratings catch what memory smooths over. After your {thing}, give it a score from one to ten.
8 3.1 | Shared progress is easier to see. After your {thing}, send one friend a line.
8 6.3 | Others see changes we miss. When you meet a friend, ask what they noticed. {habit} may come up.
low | Counting small things makes them visible. {cue}, mark one minute of {habit}. One is a number.
| A row of marks is a cue in itself. {cue}, put your tally for {habit} where you can see it.
# Identity
## kickoff 13.5 13.4
9 13.4 | Acts tied to a value are kept longer. {cue}, name your reason for {habit}, then begin.
9 13.2 | A reason close to home pulls harder than a number. {cue}, move for a person you care about. {habit}.
10 13.5 | Self-image follows what we see ourselves do. {cue}, do two minutes of {habit} as that person.
10 15.4 | Eight weeks of acts are evidence about who you are. {cue}, add one more for {habit}.
## reminder 13.5 15.3
| One missed day says little about a person. {cue}, come back to {habit}. The trend is the evidence.
low 15.3 | Small acts are evidence too. {cue}, stretch once. The person who does {habit} is back.
## challenge 13.5 13.1
13.1 | Teaching is practice too. If you like, take someone along. Your {thing} shows who you are.
| Memory keeps what was fun. If you like, do the {thing} you enjoy most. It is part of who you become.
## plain 13.5 15.4
| What we do unseen shapes the self the most. {cue}, do your {thing} with no audience.
15.3 | You did this on grey days, and that is strong evidence of the self. {cue}, do {habit} once again.
low 15.3 | Caring is evidence too. {cue}, move for one minute. That is a vote for {habit}.
@running @walking | Worn soles are data about who you are. {cue}, take them out for your {thing}.
# Mastery
## kickoff 8.7 1.1
11 8.6 | Skill grows at the edge of comfort. {cue}, do the hardest part of {habit} first, at an easy level.
12 1.2 | A plan for a lapse shortens it. If a week slips, do two minutes of {habit}. It lasts that way.
## reminder 1.2 8.7
| A learned skill returns faster than it formed. {cue}, do two easy minutes of {habit} again.
7.3 | Cues outlast messages. {cue}, do your {thing} again on your own next month, too.
low 8.7 | A smaller level keeps a habit through hard weeks. {cue}, do one easy minute, and {habit} is back.
## challenge 8.7 8.6
| Growth wants a little challenge and a lot of rest. If you like, take your {thing} a bit further.
@running @walking | A gentle hill raises the effort in minutes. If you like, add one to your {thing}.
7.3 | A habit that needs no phone is truly automatic. If you like, go on your {thing} alone today.
## plain 8.7 7.3
11 | Small raises hold better than big ones. {cue}, add one minute to your {thing}, the next level.
11 8.6 | Doing it slowly trains the skill. {cue}, do your {thing} at half speed.
12 7.3 | After weeks of repeats, the cue can remind you. {cue}, do {habit} by heart.
12 1.2 | Habits lapse mostly on trips. Before your next one, note a {thing} that fits a suitcase.
low 8.7 | Long habits contain many small days. {cue}, move for one minute. That is how {habit} lasts.
`;
