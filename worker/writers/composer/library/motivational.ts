/** Motivational: one line on why this matters, at most one '!', never a slogan. How lines are read: ../skeletons.ts */
export const motivationalLines = `
# Awareness
kickoff 1 | any | 2.3 4.2 | Your days matter as they are, so we watch first. {cue}, {watch} for {habit}.
kickoff 1 | any | 4.2 2.3 | {cue}, {watch} for {habit}. It is worth a week, because your day has its own pattern.
kickoff 1 | any | 2.3 | A slow week of watching is worth it. {cue}, {watch} with room for {habit}.
kickoff 1 | low | 2.3 4.2 | You came, and that matters. {cue}, {watch} for {habit}. Being curious is enough.
kickoff 2 | any | 4.2 7.1 | One good trigger is worth ten good moods. {cue}, {do}. That gives {habit} a hook.
kickoff 2 | any | 1.4 4.2 | {cue}, {do}. It matters because {habit} deserves a moment of its own.
kickoff 2 | any | 7.1 1.4 | You looked closely, and that is worth a lot now. {cue}, {do}: a moment for {habit}.
kickoff 2 | low | 7.1 4.2 | One calm moment is worth finding. {cue}, {do}. Perhaps {habit} can live there.
kickoff 1 | any | 2.3 4.2 | Looking first is worth it. {cue}, {watch} for {habit}.
kickoff 2 | any | 4.2 7.1 | A good moment is worth a test. {cue}, {do} for {habit}.
reminder 1 | any | 2.3 4.2 | Coming back to look again is worth a cheer! {cue}, {watch} for {habit}.
reminder 1 | any | 2.3 | {cue}, {watch} for {habit}. A fresh look is worth it, because no day is like the last.
reminder 1 | low | 2.3 | You are back, and looking again matters. {cue}, {watch} for {habit}.
reminder 2 | any | 7.1 4.2 | {cue}, {do}. A fresh try matters because this may be the kind moment for {habit}.
reminder 2 | any | 4.2 1.4 | Back to your trigger, because it is worth a second look. {cue}, {do} for {habit}.
reminder 2 | low | 7.1 8.7 | Coming back is worth noticing. {cue}, {do}. That is a moment of {habit}.
reminder 2 | any | 4.2 7.1 | A fresh clue is worth a try. {cue}, {do} for {habit}.
challenge 1 | any | 2.3 4.2 | A free day is worth a curious eye. If you like, {watch} for {habit}.
challenge 1 | any | 4.2 2.3 | If you like, {watch} for {habit} today. It matters because weekends hide good moments.
challenge 2 | any | 7.1 8.7 | If you like, {do} {cue}. A moment you enjoy is worth giving {habit}.
plain 1 | any | 2.3 | What you notice, you can shape, and that matters. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | {cue}, {watch} for {habit}. It is worth it, because small clues add up by Sunday.
plain 1 | any | 2.3 4.2 | Your own day is a teacher worth watching. {cue}, {watch} around {habit}.
plain 1 | any | 4.2 2.3 | {watch} for {habit} {cue}. Honest notes matter because they are for you alone.
plain 1 | any | 2.3 | Somewhere in today sits a moment worth keeping. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | Attention is a kind of care, and {habit} is worth it. {cue}, {watch}.
plain 1 | low | 2.3 | A single clue matters because it is real. {cue}, {watch} for {habit}.
plain 1 | high | 2.2 2.3 | {done} of {due}: your attention is worth a lot. {cue}, {watch} for {habit}.
plain 2 | any | 4.2 | Small rituals hide triggers and moments worth using. {cue}, {do} for {habit}.
plain 2 | any | 7.1 | {anchor} is a moment worth using. {cue}, {do}. There, {habit}.
plain 2 | any | 1.4 7.1 | {cue}, {do}. The trigger and its moment matter because {habit} leans on both.
plain 2 | any | 4.2 7.1 | There is a moment with room for {habit}, and it is worth a try. {cue}, {do}.
plain 2 | any | 4.2 1.4 | Trying a trigger takes nerve worth having. {cue}, {do} for {habit}.
plain 2 | any | 7.1 2.3 | {do} {cue}. How it feels matters, because {habit} wants a moment you enjoy.
plain 2 | low | 8.7 7.1 | You matter here, and any moment will do. {cue}, {do}. That is {habit}, kindly.
plain 2 | high | 2.2 4.2 | {done} of {due}! That is a trigger worth trusting with {habit}. {cue}, {do}.
plain 2 | any | 7.1 | A kind trigger is worth a second moment. {cue}, {do} for {habit}.
plain 1 | any | 2.3 | Curious eyes are worth having. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | A clue a day is worth it. {cue}, {watch} for {habit}.
plain 1 | any | 2.3 | To see the pattern is worth a minute. {cue}, {watch} for {habit}.
# Small Steps
kickoff 3 | any | 8.7 1.4 | Small steps matter because they fit into real days. {cue}, {do}. So starts {habit}.
kickoff 3 | any | 8.1 1.4 | {cue}, {do}. It is worth it, because each tiny start brings {habit} nearer.
kickoff 3 | low | 8.7 1.4 | The smallest start is worth as much today. {cue}, {do}, and {habit} has begun.
kickoff 4 | any | 8.3 12.5 | {prop} {spot} is worth it: an easy start. {do} for {habit} {cue}.
kickoff 4 | any | 12.5 8.3 | {cue}, {do}. An easy start matters because {habit} then fits a full life.
kickoff 4 | low | 8.7 12.5 | Easy is worth choosing. {cue}, {do}. It is a small light left on for {habit}.
kickoff 3 | any | 8.7 8.1 | Tiny starts are worth it. {cue}, {do}. Hello to {habit}.
kickoff 4 | any | 8.3 12.5 | An easy step is worth a lot. {cue}, {do}. In you go, {habit}.
reminder | any | 8.1 1.4 | Starting again is worth a cheer! {cue}, {do}. One small step, and {habit} is on.
reminder | any | 8.7 8.1 | {cue}, {do}. An easy return matters because then {habit} always has a door.
reminder | any | 8.3 | You have started before, so again is a short way. {cue}, {do}. {habit} is worth it.
reminder | low | 8.7 1.4 | Coming back small is worth celebrating. {cue}, {do}. A start on {habit} is a start.
reminder | low | 8.7 8.1 | {done} starts are yours, and they matter. {cue}, {do}. Here comes {habit} again, small.
reminder | any | 8.1 | Back in small steps is worth a nod. {cue}, {do} for {habit}.
challenge | any | 8.7 8.6 | Play matters because it keeps steps light. If you like, {do} in a new spot for {habit}.
challenge | any | 12.5 8.1 | If you like, {do} {cue}. A slow Saturday is worth a small, easy {thing}.
challenge | any | 8.1 | An easy act on a free day is worth a smile. If you like, {do}. That is {habit}.
challenge | any | 8.6 | If you like, {do} with someone nearby. A tiny {thing} matters because it is easy to share.
challenge | any | 8.7 | A tiny Saturday step is worth it. If you like, {do} for {habit}.
plain 3 | any | 8.7 | Two honest minutes are worth an hour of plans. {cue}, {do}. A small {thing} it is.
plain | any | 8.1 | {cue}, {do}. It matters because starting {habit} is the hard part, and you did it.
plain | any | 8.7 1.4 | A tiny step on a grey day is worth two. {cue}, {do}. Hello, {habit}.
plain 4 | any | 12.5 | {prop} {spot}: it matters for an easy start. {do} {cue} for {habit}.
plain 4 | any | 8.3 12.5 | {anchor}, then {habit}: worth keeping, because it makes starting easy. {do} today.
plain | any | 8.1 8.3 | Little things done often are worth trusting. {cue}, {do}. {habit} is one of them.
plain | any | 8.7 | {do} {cue}. Small is worth it, because a small {thing} fits any day.
plain | any | 1.4 8.1 | The day is easier after one small win worth having. {cue}, {do}. So much for {habit}.
plain 4 | any | 2.3 8.1 | {cue}, {do}. Your effort matters because it opened a small door to {habit}.
plain | any | 8.7 8.1 | You can be gentle and still begin. {habit} is worth both. {cue}, {do}.
plain | any | 12.5 8.7 | A ready start is worth a lot at the end of a day. {do} {cue}, as a light {thing}.
plain 3 | any | 1.4 8.7 | Big plans wait. Small ones matter because they do not. {cue}, {do}. That is {habit}.
plain | low | 8.7 | Today's smallest step is worth taking. {cue}, {do}. Yes, {small} is {habit}.
plain | low | 8.7 8.1 | You are worth an easy day. {cue}, {do}, and {habit} has had its start.
plain | high | 2.2 8.7 | {done} of {due} small starts, all worth it! {cue}, {do}. {habit} is humming.
plain | high | 2.2 8.1 | {streak} days of small steps matter. {cue}, {do}. Easy {thing}.
plain | any | 8.7 | A light start is worth a heavy plan. {cue}, {do} for {habit}.
plain | any | 8.1 | To begin where you are matters. {cue}, {do}. {habit} begins there too.
# Consistency
kickoff 5 | any | 1.4 8.3 | A place of its own shows that {habit} matters. {cue}, {do}, same time all week.
kickoff 5 | any | 7.1 1.4 | {cue}, {do}. A steady slot is worth it, because {habit} can lean on the time.
kickoff 5 | low | 1.4 8.3 | One steady time is worth protecting. {cue}, {do}. {habit} gets that slot.
kickoff 6 | any | 1.2 1.4 | Life bumps into every routine, so a backup is worth it. For {habit}: {cue}, {do}.
kickoff 6 | any | 1.2 | A backup routine is worth it on hard weeks. {cue}, {do} for {habit}.
kickoff 6 | low | 1.2 8.7 | A backup is kindness worth planning. {cue}, {do}, and {habit} has its place.
kickoff 5 | any | 8.3 1.4 | A regular slot is worth having. {cue}, {do} for {habit}.
kickoff 6 | any | 1.2 1.4 | A backup is worth its minute. {cue}, {do}. The usual {thing}.
reminder 5 | any | 8.3 7.1 | Your place is there, and worth returning to! {cue}, {do}. That is {habit} again.
reminder 5 | any | 1.4 8.3 | {cue}, {do}. Back in rhythm matters because {habit} grows where it is repeated.
reminder 6 | any | 1.2 12.1 | If {if}, {then}. A backup routine is worth having, because {habit} comes back to it.
reminder 6 | any | 1.2 | Each restart steadies the routine, and that matters. {cue}, {do} for {habit}.
reminder | low | 8.3 8.7 | {cue}, {do}. Again matters because a steady {thing} is made of returns.
reminder 5 | any | 8.3 | The slot is worth coming back to. {cue}, {do} for {habit}.
reminder 6 | any | 1.2 | A bump is over, and that matters. {cue}, {do}. {habit} is back.
reminder | any | 8.3 1.2 | Same place again, because it is worth it. {cue}, {do}. Good old {thing}.
challenge | any | 8.6 8.3 | A steady weekend is worth a try. If you like, {do} {cue}. Here is to {habit}.
challenge | any | 1.2 | If you like, {do} in a spare slot. It matters because {habit} then has a backup home.
challenge | any | 8.6 1.4 | A regular slot is worth double when shared. If you like, {do} {cue} for {habit}.
challenge | any | 7.1 8.3 | If you like, {do} {cue}. A routine you enjoy on Saturday is worth it for {habit}.
challenge | any | 8.3 | The usual place is worth a visit. If you like, {do} for {habit}.
plain 5 | any | 8.3 | Ordinary days are worth it: steady repeats grow {habit}. {cue}, {do}.
plain 5 | any | 1.4 7.1 | {cue}, {do}. A regular hour matters because it says {habit} belongs in your life.
plain | any | 8.3 7.1 | Rhythm is worth your patience. {cue}, {do}. {habit} in the same place, once again.
plain 5 | any | 1.4 | A second slot is worth having in your pocket. In the usual one, {do} for {habit}.
plain 6 | any | 1.2 | If {if}, {then}. The routine matters because {habit} holds its place that way.
plain 6 | any | 1.2 12.1 | Bumps are part of any routine, and {habit} matters still. If {if}, {then}.
plain | any | 12.5 8.3 | {cue}, {do}. A fixed place for {habit} matters because it greets you every day.
plain | any | 8.3 | Plain repeats are where the worth is. {cue}, {do}. {habit}, steady as ever.
plain | any | 7.1 8.3 | {anchor} happens anyway, so its place is worth using for {habit}. {do} today.
plain | any | 8.3 1.4 | {do} {cue}. It matters because one steady {thing} makes room for the rest.
plain | low | 8.7 1.2 | Short and steady is worth it. {cue}, {do}. {habit} has a place here still.
plain | low | 1.2 8.3 | {cue}, {do}. The slot matters because {habit} can come home to it, same as ever.
plain | high | 2.2 8.3 | {streak} days in rhythm is worth a bow! {cue}, {do}. {habit} knows its hour.
plain | high | 2.2 1.4 | {done} of {due} matters for a steady {thing}. {cue}, {do}.
plain | any | 8.3 | A steady rhythm is worth it. {cue}, {do} for {habit}.
plain | any | 8.3 | The usual time matters because {habit} expects you. {do} {cue}.
plain 6 | any | 1.2 | A routine that survives today is worth it. {cue}, {do} for {habit}.
# Feedback
kickoff 7 | any | 2.2 1.5 | What you learned is worth a look. {cue}, {do}. Your count can guide {habit}.
kickoff 7 | any | 2.3 1.5 | {cue}, {do}. The tally matters because it shows how far {habit} has come.
kickoff 7 | low | 2.3 1.5 | Every mark is worth counting. {cue}, {do}. One helpful tweak, and {habit} fits.
kickoff 8 | any | 3.1 3.2 | Shared effort is worth double. {cue}, tell one friend about {habit}.
kickoff 8 | any | 6.3 3.1 | {cue}, ask one friend about {habit}. Feedback matters because they can see you grow.
kickoff 8 | low | 3.1 8.7 | You are worth a helping hand. {cue}, tell one friend about {habit}.
kickoff 8 | high | 2.2 3.1 | {done} of {due} is worth sharing. {cue}, tell one friend how {habit} went.
kickoff 7 | any | 2.3 1.5 | Your tally is worth a count. {cue}, {do} for {habit}.
reminder 7 | any | 2.2 1.5 | A gap on the tally is worth a kind look. {cue}, {do}. {habit} is back on the log.
reminder 7 | any | 2.3 | {cue}, {do}. A fresh mark matters because {habit} is measured in returns.
reminder 8 | any | 3.2 3.1 | {cue}, tell a friend {habit} is on again. It matters because good news likes company.
reminder | low | 2.3 8.7 | {done} marks are worth keeping. {cue}, {do}. A fresh one for {habit}.
reminder | low | 1.5 8.7 | {cue}, {do}. To adjust matters because {habit} is made for you, and you are back.
reminder 7 | any | 2.3 2.2 | A fresh mark is worth it. {cue}, {do} for {habit}.
reminder 8 | any | 3.2 1.5 | To be back is worth sharing with a friend. {cue}, {do}. {habit} lives.
reminder | any | 2.3 1.5 | One mark again is worth a smile. {cue}, {do} for {habit}.
challenge 8 | any | 3.1 3.2 | Company is worth a message. If you like, ask a friend to join {habit} today.
challenge | any | 2.3 8.6 | If you like, {do} {cue}. Results matter because {habit} is yours to adjust.
challenge 8 | any | 6.3 3.1 | If you like, ask a friend what helped them. It matters because {habit} has many ways in.
challenge | any | 1.5 8.6 | A free day is worth one tweak. If you like, {do} in a new way. Still {habit}.
challenge | any | 2.3 1.5 | A weekend mark is worth having. If you like, {do} for {habit}.
plain 7 | any | 2.3 | Your numbers are worth a kind reading. {cue}, {do}. {habit} adds to them.
plain 7 | any | 1.5 | {cue}, {do}. One tweak matters because {habit} gets better by fitting you.
plain | any | 2.3 1.5 | Progress you can measure is worth a pencil mark. {cue}, {do}. That is {habit}, noted.
plain 7 | any | 2.2 1.5 | What worked is worth knowing. {cue}, {do}. The log of {habit} says why.
plain | any | 2.3 | {do} {cue}. The count matters because it keeps the good days of {habit}.
plain 8 | any | 3.1 | {cue}, share one good thing about {habit} with a friend. It matters because joy spreads.
plain 8 | any | 3.2 6.3 | {cue}, ask a friend for one idea. Help is worth asking for, and so is {habit}.
plain 8 | any | 3.1 1.5 | What worked is worth telling a friend. {cue}, {do}. First, {habit}.
plain 8 | any | 3.2 | A friend in the know is worth a lot. {cue}, {do}. {habit} is news to share.
plain | any | 1.5 8.7 | {cue}, {do}. The right size matters because a {thing} that fits gets results.
plain 8 | any | 6.3 2.3 | A friend's view is worth a mark too. {cue}, {do}. {habit} suits you.
plain | low | 2.3 8.7 | What worked once is worth trying twice. {cue}, {do}. {habit} gets its mark.
plain | low | 1.5 8.7 | {cue}, {do}. A gentle tweak matters because {habit} is there to help you.
plain | high | 2.2 2.3 | {done} of {due}: a tally worth framing! {cue}, {do}. {habit} speaks in numbers.
plain | high | 2.2 3.1 | {streak} days is a number worth sharing. {cue}, {do}. {habit} gets results.
plain 8 | high | 2.2 3.1 | {done} of {due} is news worth telling. {cue}, tell a friend about {habit}.
plain | any | 2.3 | Each mark matters because it is true. {cue}, {do} for {habit}.
# Identity
kickoff 9 | any | 13.4 15.3 | You chose {habit} for a reason of your own. It matters still. {cue}, {do}.
kickoff 9 | any | 13.2 13.4 | {cue}, {do}. {habit} is worth it, because it says what you value.
kickoff 9 | low | 13.4 8.7 | Your reason is worth one small act. {cue}, {do}. You care about {habit}, and it shows.
kickoff 10 | any | 13.5 15.4 | You are the person who {who}, and it matters. {cue}, {do} for {habit}.
kickoff 10 | any | 13.1 13.5 | The person you want to be is worth one vote today. {cue}, {do} for {habit}.
kickoff 10 | low | 13.5 8.7 | You are still that person, and worth believing in. {cue}, {do}. {habit} is proof.
kickoff 9 | any | 13.4 15.3 | What you value is worth a minute. {cue}, {do} for {habit}.
kickoff 10 | any | 13.5 15.4 | {habit} is part of you, and it matters. {cue}, {do}.
reminder | any | 13.4 15.3 | {cue}, {do}. Coming back matters because you still value {habit}.
reminder | any | 13.5 | A return says who you are: worth a cheer! {cue}, {do} for {habit} again.
reminder | any | 15.3 13.2 | You have come back before: proof worth having. {cue}, {do} for {habit}.
reminder | low | 13.5 8.7 | The person who comes back is worth admiring. {cue}, {do}. {habit} is part of you.
reminder | low | 15.3 8.7 | {cue}, {do}. Coming back to {habit} matters because you still care.
reminder | any | 13.5 | You returned, and that says who you are. It matters. {cue}, {do} for {habit}.
challenge | any | 13.5 8.6 | What you do unasked is your own, and worth it. If you like, {do} for {habit}.
challenge | any | 13.4 | If you like, {do} {cue}. {habit} matters because of what you value in it.
challenge | any | 13.1 8.6 | Being seen at it is worth a blush. If you like, {do} in company. {habit} is part of you.
challenge | any | 15.4 13.5 | If you like, {do} {cue}. It is a vote for {habit}, and your vote matters.
challenge | any | 13.5 | Acting like yourself is worth a Saturday. If you like, {do} for {habit}.
plain 9 | any | 13.4 | {value} is worth a minute of care. {cue}, {do}. That is {habit}.
plain 9 | any | 13.2 | {cue}, {do}. The frame matters, because {habit} is care and not a chore.
plain | any | 13.5 | Each act is a vote for who you are, and votes matter. {cue}, {do}. One for {habit}.
plain 9 | any | 15.3 13.4 | You kept {habit} on worse days, and that proof is worth recalling. {cue}, {do}.
plain 10 | any | 13.5 13.1 | Who you are is worth acting on. {cue}, {do}. {habit} is like you.
plain 10 | any | 15.4 | "I am someone who {who}." Worth saying. {cue}, {do} for {habit}.
plain | any | 13.4 13.2 | {cue}, {do}. {habit} matters because you care for {value}.
plain 10 | any | 13.1 | Worth a smile: others may see {habit} as part of you. {cue}, {do}.
plain | any | 15.3 | Quiet effort is worth your respect. {cue}, {do}. {habit} shows character.
plain | any | 13.5 | {do} {cue}. It matters when nobody looks, because then {habit} is your own.
plain | low | 13.5 8.7 | {cue}, {do}. A small act matters because it is true to yourself, and so is {habit}.
plain | high | 2.2 13.5 | {done} of {due} votes, each worth having: {habit} is part of you. {cue}, {do}.
plain | high | 2.2 15.4 | {streak} days is proof worth trusting. {cue}, {do}. {habit} is part of you now.
plain | any | 13.4 15.3 | You said it: "{why}". That reason is worth it. {cue}, {do}. {habit} is your own.
plain | any | 13.5 | Being true to yourself is worth a minute. {cue}, {do} for {habit}.
# Mastery
kickoff 11 | any | 8.7 1.1 | You have grown; a notch further is worth it. {cue}, {do}. {habit} can take it.
kickoff 11 | any | 1.1 8.6 | {cue}, {do}. The next level matters because {habit} likes to keep growing.
kickoff 11 | low | 8.7 1.1 | What lasts is worth keeping light. {cue}, {do}. {habit} can grow another day.
kickoff 12 | any | 7.3 1.2 | {cue}, {do}. This final week matters because from here {habit} goes on alone.
kickoff 12 | any | 15.3 1.2 | What you built is worth a lapse plan. For {habit}: {cue}, {do}. It will last.
kickoff 12 | low | 1.2 7.3 | A lapse is a rest, and {habit} is worth waking. {cue}, {do}. It can last.
kickoff 11 | any | 8.7 1.1 | A notch further is worth it. {cue}, {do} for {habit}.
kickoff 12 | any | 7.3 1.2 | What lasts is worth it. {cue}, {do}. {habit} goes on.
reminder 11 | any | 8.7 1.2 | A notch back is worth it if it keeps you going. {cue}, {do}. It is {habit} again.
reminder 12 | any | 7.3 1.2 | {cue}, {do}. A restart by heart matters because lapses come, and {habit} can last.
reminder | any | 1.2 15.3 | Coming back is a skill worth having! {cue}, {do}. It makes {habit} last.
reminder | low | 1.2 8.7 | Each return is worth a month of big plans. {cue}, {do}. {habit} can last that way.
reminder | low | 8.7 1.2 | {cue}, {do}. Coming back matters because that is how {habit} lasts.
reminder 12 | any | 1.2 7.3 | Again, by heart, is worth most. {cue}, {do}. {habit} lasts.
reminder | any | 1.2 | After a lapse, the way back is worth gold. {cue}, {do} for {habit}.
challenge 11 | any | 8.7 8.6 | A notch further is worth a free day. If you like, {do} {cue} for {habit}.
challenge 12 | any | 7.3 | If you like, {do} before we write. It matters because {habit} is growing on your own.
challenge | any | 8.6 1.1 | Skill is worth showing. If you like, {do} {cue} in company. {habit} can grow.
challenge | any | 8.7 | If you like, {do} {cue}. Growing matters because {habit} has room for it.
challenge | any | 8.7 | The next notch is worth a try. If you like, {do} for {habit}.
plain 11 | any | 8.7 | One gentle notch is worth three bold ones. {cue}, {do}. {habit} will grow.
plain 11 | any | 8.6 1.1 | {cue}, {do}. A harder day is worth it, because {habit} becomes a skill there.
plain | any | 8.7 8.1 | What grows slowly is worth trusting. {cue}, {do}. {habit} is still growing.
plain 12 | any | 7.3 | {cue}, {do}. Doing it unprompted matters because {habit} is yours for months.
plain 12 | any | 1.2 | A lapse plan is worth a line on paper. {habit} in one: {cue}, {do}.
plain 12 | any | 7.3 15.3 | Soon our texts end, and {habit} is worth keeping up for months. {cue}, {do}.
plain | any | 15.3 8.6 | How light it has grown is worth your pride. {cue}, {do}. {habit} will last.
plain | any | 8.6 | {do} {cue}. What you know by heart matters because {habit} then goes anywhere.
plain | any | 8.1 8.7 | A notch is worth it, a leap is not. {cue}, {do}. That way {habit} will last.
plain 12 | any | 1.2 7.3 | The way back is worth knowing by heart. After a lapse of {habit}, {do}.
plain | low | 1.2 8.7 | Months are made of small returns, so today matters. {cue}, {do}. {habit} lasts.
plain | low | 8.7 15.3 | {cue}, {do}. Ease matters because what is easy lasts, and {habit} will last.
plain | high | 2.2 8.7 | {done} of {due}: a skill worth growing! {cue}, {do}. {habit} is ready for it.
plain | high | 2.2 15.3 | {streak} days matter because nobody did them for you. {cue}, {do}. {habit} grows.
plain | any | 8.6 | A skill that lasts is worth tending. {cue}, {do} for {habit}.
`;
