/** Motivational lines about moving: each says why it matters. */
export const movementMotivational = `
# Awareness
## kickoff 2.3 4.2
1 | This week you only look. When you sit longest, notice the hour, because {habit} will need one.
1 | Your day already has room. Before each meal, notice your legs. It matters for {habit} later.
2 7.1 | {cue}, put one thing for {habit} in plain sight. What you see matters, so watch what it does.
## reminder 2.3 4.2
1 | Missed a day of watching? When you next stand up, notice how you feel. It matters for {habit}.
2 7.1 | {cue}, try one minute of {habit} again. A miss is worth having: it is a clue.
low 2.3 | A slow week is worth a look too. Once you are home, notice your legs. {habit} is back in view.
## challenge 2.3 4.2
| If you like, watch children move for a minute. They know why {habit} is worth it.
7.1 | If you like, move for two minutes under open sky. Notice if that moment is worth keeping for {habit}.
## plain 2.3 4.2
1 | After lunch, notice the first moment you want to stretch. It is worth knowing before {habit} begins.
1 | Somewhere today your body asks to move. When it does, notice where you are. It matters for {habit}.
1 @running @walking | When you pass a window, notice the light. Curious is enough, because your {thing} starts there.
1 low | Before bed, note one moment you got up from a chair. It matters, because {habit} grows from there.
2 7.1 | {cue}, try one minute of {habit}. The right moment feels easy, and it is worth looking for.
# Small Steps
## kickoff 8.7 1.4
3 | Two minutes are worth it, because a start is the hard part. {cue}, begin {habit}, small.
4 12.5 | {cue}, lay out your things for tomorrow. It matters because {habit} starts easier when it waits for you.
4 8.3 | Same small start, day after day: that is worth it. {cue}, do the first minute of {habit}.
## reminder 8.7 8.1
@running @walking | {cue}, walk to the corner and back. A short {thing} is worth it when you are coming back.
low 8.7 | Two minutes matter most on a day like this. {cue}, stretch once. A small way back to {habit}.
## challenge 8.7 8.1
| If you like, move to one song you love. A short {thing} with joy in it is worth two without.
@running @walking | If you like, walk one street you never take. Small detours are worth the look. That is your {thing}.
## plain 8.7 8.1
| {cue}, do the easiest minute of your {thing}. It matters because tomorrow starts from here.
| Nobody sees the first two minutes, and they are worth the most. {cue}, begin {habit}.
@running @walking 12.5 | Put your shoes by the door before bed. It matters, because tomorrow's {thing} then starts itself.
@running @walking | {cue}, walk until the first bend. The air is worth it, and your {thing} has begun.
@strength @workout @yoga 12.5 | Roll out your mat before bed. An easy start is a gift to tomorrow's you and your {thing}.
@yoga | {cue}, reach both arms up and breathe. One light stretch is worth it for how the day feels after.
@sport | {cue}, pack your bag. The small things matter, because {habit} begins at the door.
| A tiny {thing} is worth it, because it still ends with you a bit more awake. {cue}, do two minutes.
low | {cue}, take ten steps. Today that is enough, because {habit} only needs a small start.
# Consistency
## kickoff 1.4 8.3
5 | A fixed slot is worth it, because there is nothing left to decide. {cue}, do {habit}, same place.
5 7.1 | {cue}, do five minutes of {habit}. A regular slot matters because it looks after you on dull days.
6 1.2 | If it rains, move indoors for two minutes. A backup matters, because weather has no respect for {habit}.
6 1.2 12.1 | If you come home late, do two minutes in the hall. Plan B is worth having for {habit}.
## reminder 8.3 1.2
| Your slot is still there. {cue}, take it back with two minutes of {habit}. That is worth the walk.
low 8.7 | No catching up. {cue}, move for one minute in your usual place. Returning to {habit} is worth it.
## challenge 8.6 8.3
| If you like, keep the weekday time for your {thing}. The quiet of a Saturday is worth it.
1.2 | If you like, try the indoor version of {habit} on a dry day. A tested backup is worth a lot.
## plain 8.3 1.4
| {cue}, do your {thing}, same as yesterday. It matters because your body starts to expect it.
@running @walking | {cue}, take the same route. There is a reason it feels shorter now: your {thing} has a rhythm.
6 1.2 | If your legs are tired, do the slow version. It is worth keeping the slot for {habit}.
6 1.2 @running @walking | If it pours, walk the stairs twice. A steady {thing} matters, and stairs do not get wet.
5 7.1 | {cue}, go straight to your {thing}. The usual chair is comfy, and you are worth the other five minutes.
@strength @workout @yoga | {cue}, use the same bit of floor. A regular place is worth it, because your {thing} waits there.
@sport 12.5 | {cue}, put your bag in its usual place. It matters because {habit} needs one thing fewer to find.
| Some days are dull, and dull is worth gold. {cue}, repeat yesterday's {thing}.
# Feedback
## kickoff 2.2 1.5
7 2.3 | {cue}, count last week's marks for {habit}. Each one is worth a nod, because you were there.
7 1.5 | One tweak is worth trying. {cue}, move your {thing} ten minutes earlier, then compare.
8 3.1 | {cue}, tell one friend about {habit}. It matters because said things are easier to keep.
8 3.2 | A friend beside you is worth two alarms. {cue}, ask one along for your {thing}.
## reminder 2.3 2.2
| A gap in the tally is just a gap. {cue}, make one fresh mark. {habit} is worth it.
3.1 | {cue}, tell a friend you are back at {habit}. Being cheered on is worth the text.
low 2.3 8.7 | {cue}, do one minute and mark it. One mark matters, because {habit} is back on paper.
## challenge 2.3 3.1
3.2 | If you like, ask a friend along for your {thing}. Good talk is worth the slower pace.
## plain 2.2 2.3
7 | {cue}, repeat what helped on your best day. That {thing} is worth learning from.
7 2.2 | Look at the marks you made for {habit} {cue}. They matter because each was a choice.
7 1.5 | {cue}, try your {thing} with one thing changed. Small data is worth a week of guessing. Compare later.
8 3.1 | After your {thing}, send someone a photo of the sky. A thing shared is worth double.
8 6.3 | When you meet a friend, ask what they have seen in you lately. It is worth hearing, and {habit} may be in it.
low | {cue}, mark one minute of {habit}. It is worth the pencil, because one is a number too.
# Identity
## kickoff 13.5 13.4
9 13.2 | {cue}, move for somebody you care about. Yourself counts, and {habit} is worth it for both.
## reminder 13.5 15.3
| People who move miss days too. {cue}, come back to {habit}, because that is who you are.
13.4 | Your values did not leave with one missed day. {cue}, take {habit} up again. It matters still.
low 15.3 | {cue}, stretch once. You are still someone who cares, and that matters. {habit} is back.
## challenge 13.5 13.1
13.1 | If you like, take someone younger along. What you value is worth passing on, {habit} too.
| If you like, do the {thing} you will tell stories about. It is part of you, so be proud of it.
## plain 13.5 15.4
| {cue}, do your {thing} with nobody watching. It matters because it is just you, being yourself.
15.3 | You have done this on grey days. That is proof worth keeping. {cue}, do your {thing} once again.
13.2 | {cue}, do your {thing} for the person you will be at eighty. They will be glad.
low 15.3 | {cue}, move for one minute. You care, and caring is worth a vote. This one is for {habit}.
@running @walking | Those worn soles are proof, and worth more than new ones. {cue}, take them out for your {thing}.
# Mastery
## kickoff 8.7 1.1
11 | {cue}, add two minutes to your {thing}. You have grown into them, and growth is worth feeling.
11 8.6 | One notch up is worth trying, because you are ready. {cue}, do the hard part of {habit} first.
12 1.2 | If a week slips, do two minutes of {habit}. A lapse plan matters because long habits have gaps.
## reminder 1.2 8.7
| Long habits have gaps, and coming back is worth it each time. {cue}, do an easy two minutes of {habit}.
7.3 | {cue}, do your {thing} again, unprompted. It matters because it grows when it is yours alone.
low 8.7 | {cue}, go back a level. Two easy minutes are worth it, because {habit} lasts on days like this.
## challenge 8.7 8.6
| If you like, take your {thing} a little further. Stop while it is fun, because growth is patient.
@running @walking | If you like, add one hill to your {thing}. The view is worth it, and so is the growing.
7.3 | If you like, leave your phone at home. Your {thing} has grown up, and the quiet is worth it.
## plain 8.7 7.3
11 | {cue}, add one minute. It matters because your {thing} has outgrown its old size.
11 8.6 | {cue}, do your {thing} slower than usual. Slow is a skill, and worth learning.
12 1.2 | Before your next trip, note one {thing} that fits a suitcase. It is worth it, because that one lasts.
| Twelve weeks ago this was hard. {cue}, do your {thing} and enjoy how you have grown. It was worth it.
low 8.7 | {cue}, move for one minute. Small days matter, because they are how {habit} lasts for years.
`;
