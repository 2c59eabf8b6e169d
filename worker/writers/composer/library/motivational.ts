/** Motivational: one line on why this matters, at most one '!', never a slogan. How lines are read: ../skeletons.ts */
export const motivationalLines = `
# Awareness
kickoff 1 | any | 2.3 4.2 | Your days matter as they are, so we watch first. {cue}, {watch} for {habit}.
kickoff 1 | any | 4.2 2.3 | {cue}, {watch} for {habit}. It is worth a week, because your day has its own pattern.
kickoff 1 | any | 2.3 | Knowing yourself is worth a slow week. {cue}, {watch} to suit {habit}.
kickoff 1 | low | 2.3 4.2 | You came, and that matters. {cue}, {watch} for {habit}. Curious is all you need to be.
kickoff 2 | any | 4.2 7.1 | One good trigger is worth ten good moods. {cue}, {do}, for {habit}.
kickoff 2 | any | 1.4 4.2 | {cue}, {do}. It matters because {habit} deserves a moment of its own.
kickoff 2 | any | 7.1 1.4 | You looked closely, so now you can choose. {cue}, {do}: a moment worth giving {habit}.
kickoff 2 | low | 7.1 4.2 | One calm moment is worth finding. {cue}, {do}, and see how {habit} feels there.
reminder 1 | any | 2.3 4.2 | Coming back to look again is worth a cheer! {cue}, {watch} for {habit}.
reminder 1 | any | 2.3 | {cue}, {watch} for {habit}. A fresh look is worth it, because no day is like the last.
reminder 1 | low | 2.3 | You are here again, and it matters. {cue}, {watch} for {habit}.
reminder 2 | any | 7.1 4.2 | {cue}, {do}. A fresh try at {habit} matters because it shows which moment is kind to you.
reminder 2 | any | 4.2 1.4 | Good triggers are worth a second look. Back to it: {cue}, {do}, for {habit}.
reminder 2 | low | 7.1 8.7 | Coming back is the part worth learning. {cue}, {do}: one moment for {habit}.
challenge 1 | any | 2.3 4.2 | A free day is worth a curious eye. If you like, {watch} for {habit}.
challenge 1 | any | 4.2 2.3 | If you like, {watch} for {habit} today. It matters because weekends hide good moments.
challenge 2 | any | 4.2 7.1 | If you like, {do} {cue}. It is worth knowing if {habit} has a weekend trigger.
challenge 2 | any | 7.1 8.7 | Weekends matter because they are yours. If you like, {do} {cue} and notice {habit} there.
plain 1 | any | 2.3 | What you see, you can shape, so looking matters. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | {cue}, {watch} for {habit}. It is worth it, because small clues add up by Sunday.
plain 1 | any | 2.3 4.2 | Your own day is the best teacher worth having. {cue}, {watch} around {habit}.
plain 1 | any | 4.2 2.3 | {watch} for {habit} {cue}. Honest notes matter because they are about you, not for show.
plain 1 | any | 2.3 | Somewhere in today sits a moment worth keeping. {cue}, {watch} for {habit}.
plain 1 | any | 4.2 | Attention is a kind of care, and {habit} is worth it. {cue}, {watch}.
plain 1 | low | 2.3 | A single clue matters because it is real. {cue}, {watch} for {habit}.
plain 1 | high | 2.2 2.3 | {done} of {due}: your attention is worth a lot. {cue}, {watch} for {habit}.
plain 2 | any | 4.2 | You have a dozen small rituals already. One is worth lending to {habit}. {cue}, {do}.
plain 2 | any | 7.1 | {anchor} comes anyway, which makes it a moment worth using. {cue}, {do}, for {habit}.
plain 2 | any | 1.4 7.1 | {cue}, {do}. The right trigger matters because then {habit} can be light.
plain 2 | any | 4.2 7.1 | There is a moment in your day with room for {habit}. It is worth a try: {cue}, {do}.
plain 2 | any | 4.2 1.4 | Trying a trigger is brave in a quiet way, and worth it. {cue}, {do}, for {habit}.
plain 2 | any | 7.1 2.3 | {do} {cue}. How it feels matters, because {habit} wants a moment you enjoy.
plain 2 | low | 8.7 7.1 | You matter here, not the tally. {cue}, {do}: one kind moment for {habit}.
plain 2 | high | 2.2 4.2 | {done} of {due}! A trigger worth trusting. {cue}, {do}, for {habit}.
# Small Steps
kickoff 3 | any | 8.7 1.4 | Small steps matter because they fit into real days. {cue}, {do}. So starts {habit}.
kickoff 3 | any | 8.1 1.4 | {cue}, {do}. It is worth it, because each tiny start makes {habit} feel nearer.
kickoff 3 | low | 8.7 1.4 | The smallest start is worth as much today. {cue}, {do}, and {habit} has begun.
kickoff 4 | any | 8.3 12.5 | Tomorrow is worth a small kindness: {prop} {spot}. {cue}, {do}, and {habit} can begin.
kickoff 4 | any | 12.5 8.3 | {cue}, {do}. An easy start matters because {habit} has to fit a full life.
kickoff 4 | low | 8.7 12.5 | Easy is worth choosing. {cue}, {do}. It is a small light left on for {habit}.
reminder | any | 8.1 1.4 | Starting again is worth a cheer! {cue}, {do}: one small step into {habit}.
reminder | any | 8.7 8.1 | {cue}, {do}. It matters because every easy restart teaches you that {habit} is safe to return to.
reminder | any | 8.3 | You have started before, so again is a short way. {cue}, {do}. {habit} is worth it.
reminder | low | 8.7 1.4 | Coming back small is worth celebrating. {cue}, {do}: a start on {habit}.
reminder | low | 8.7 8.1 | {done} starts are yours, and they matter. {cue}, {do}: {habit} again, small and easy.
challenge | any | 8.7 8.6 | Play matters because it keeps steps light. If you like, {do} in a new spot for {habit}.
challenge | any | 12.5 8.1 | If you like, {do} {cue}. A slow Saturday is worth a small, easy {thing}.
challenge | any | 8.1 | One easy thing done on a free day is worth a smile. If you like, {do} for {habit}.
challenge | any | 8.6 | If you like, {do} with a friend nearby. A tiny {thing} matters because it can be shared.
plain 3 | any | 8.7 | Two honest minutes are worth an hour of planning. {cue}, {do}: a small start on {habit}.
plain | any | 8.1 | {cue}, {do}. It matters because the start is the hard part of {habit}, and you did it.
plain | any | 8.7 1.4 | There is courage in a tiny step taken on a grey day. {habit} is worth one. {cue}, {do}.
plain 4 | any | 12.5 | {prop} {spot} says {habit} matters to you. Starting is easy then: {cue}, {do}.
plain 4 | any | 8.3 12.5 | {anchor}, then {habit}. The order is worth keeping, because it makes starting easy. {do}.
plain | any | 8.1 8.3 | Little things done often are worth trusting. {cue}, {do}, for {habit}.
plain | any | 8.7 | {do} {cue}. Small is worth it, because small is what you can do on any day of {habit}.
plain | any | 1.4 8.1 | The day gets easier after one small win worth having. {cue}, {do}, for {habit}.
plain 4 | any | 2.3 8.1 | {cue}, {do}. Your effort matters because it opened a small door to {habit}.
plain | any | 8.7 8.1 | You can be gentle and still begin. {habit} is worth both. {cue}, {do}.
plain | any | 12.5 8.7 | A ready start is a gift to a tired self, and worth it. {prop} {spot}; {do} for {habit}.
plain 3 | any | 1.4 8.7 | Big plans wait for good days. Small ones matter because they do not. {cue}, {do}: {habit}.
plain | low | 8.7 | Today's smallest step is worth taking. {cue}, {do}. {small} is {habit}.
plain | low | 8.7 8.1 | You are worth an easy day. {cue}, {do}, and {habit} has had its start.
plain | high | 2.2 8.7 | {done} of {due} small starts, each worth having! {cue}, {do}, for {habit}.
plain | high | 2.2 8.1 | {streak} days of small steps matter because they are real. {cue}, {do}: {habit}.
# Consistency
kickoff 5 | any | 1.4 8.3 | A place of its own shows that {habit} matters. {cue}, {do}, same time all week.
kickoff 5 | any | 7.1 1.4 | {cue}, {do}. A steady slot is worth it, because {habit} can rest on it.
kickoff 5 | low | 1.4 8.3 | One steady time is worth protecting. {cue}, {do}. {habit} gets that slot.
kickoff 6 | any | 1.2 1.4 | Life will bump into {habit}, so a backup is worth having. Usual routine: {cue}, {do}.
kickoff 6 | any | 1.2 | {cue}, {do}. A plan B for {habit} matters because hard weeks come to everyone.
kickoff 6 | low | 1.2 8.7 | A backup is kindness worth planning. {cue}, {do}, and {habit} has its place.
reminder 5 | any | 8.3 7.1 | Your place is still there, and worth returning to! {cue}, {do}: {habit} again.
reminder 5 | any | 1.4 8.3 | {cue}, {do}. Back in rhythm matters because {habit} grows where it is repeated.
reminder 6 | any | 1.2 12.1 | If {if}, {then}. It is worth it, because a routine that bends can come back to {habit}.
reminder 6 | any | 1.2 | Every restart makes the routine sturdier, and that matters. {cue}, {do}: {habit}.
reminder | low | 8.7 1.2 | A quiet restart is worth celebrating. {cue}, {do}: {habit} in its own slot.
reminder | low | 8.3 8.7 | {cue}, {do}. Again matters because a steady {thing} is made of returns.
challenge | any | 8.6 8.3 | A steady weekend is worth a try. If you like, {do} {cue}, for {habit}.
challenge | any | 1.2 | If you like, {do} in a spare slot. It matters because {habit} then has a backup home.
challenge | any | 8.6 1.4 | Two regular minutes are worth two again. If you like, {do} twice for {habit}.
challenge | any | 7.1 8.3 | If you like, {do} {cue}. A routine you enjoy on Saturday is worth it: {habit}.
plain 5 | any | 8.3 | Ordinary days are worth it: {habit} grows on repeats. {cue}, {do}.
plain 5 | any | 1.4 7.1 | {cue}, {do}. A regular hour matters because it says {habit} belongs in your life.
plain | any | 8.3 7.1 | Rhythm is worth patience. {cue}, {do}: {habit}, once more, same place.
plain 5 | any | 1.4 | A second slot is worth having in your pocket. Today's usual one: {cue}, {do} for {habit}.
plain 6 | any | 1.2 | If {if}, {then}. {habit} is worth a plan B, and you are worth an easy one.
plain 6 | any | 1.2 12.1 | Bumps do not undo you. {habit} matters still, so if {if}, {then}.
plain | any | 12.5 8.3 | {cue}, {do}. A fixed place for {habit} matters because it greets you every day.
plain | any | 8.3 | Plain repeats are where the worth is. {cue}, {do}: {habit}, steady as ever.
plain 6 | any | 1.2 8.7 | On full days the spare version is worth gold. {cue}, {do}: {habit} holds its slot.
plain | any | 7.1 8.3 | {anchor} never asks how you feel. {habit} is worth the same steady place. {do} today.
plain | any | 8.3 1.4 | {do} {cue}. It matters because one steady {thing} makes room for calm.
plain | low | 8.7 1.2 | Short and steady is worth it. {cue}, {do}. {habit} has a place here still.
plain | low | 1.2 8.3 | {cue}, {do}. The slot matters because {habit} can come home to it, small or not.
plain | high | 2.2 8.3 | {streak} days in rhythm is worth a bow! {cue}, {do}, for {habit}.
plain | high | 2.2 1.4 | {done} of {due} matters because it was ordinary days. {cue}, {do}: steady {thing}.
# Feedback
kickoff 7 | any | 2.2 1.5 | What you have learned is worth a look. {cue}, {do}. Your count guides {habit}.
kickoff 7 | any | 2.3 1.5 | {cue}, {do}. The tally matters because it shows how far {habit} has come.
kickoff 7 | low | 2.3 1.5 | Every mark is worth counting. {cue}, {do}. One helpful tweak may be enough for {habit}.
kickoff 8 | any | 3.1 3.2 | Shared effort is worth double. {cue}, tell one friend about {habit}.
kickoff 8 | any | 6.3 3.1 | {cue}, ask one friend about {habit}. Feedback matters because they can see you grow.
kickoff 8 | low | 3.1 8.7 | You are worth a helping hand. {cue}, tell one friend about {habit}.
reminder 7 | any | 2.2 1.5 | A gap on the tally is worth a gentle look. {cue}, {do}: {habit} again.
reminder 7 | any | 2.3 | {cue}, {do}. A fresh mark matters because {habit} is measured in returns.
reminder 8 | any | 3.2 3.1 | {cue}, tell a friend that {habit} is on again. It matters because good news likes company.
reminder 8 | any | 3.1 1.5 | Somebody is glad you are back, and that is worth it. {cue}, {do}: share {habit} later.
reminder | low | 2.3 8.7 | {done} marks are worth keeping. {cue}, {do}: a fresh one for {habit}.
reminder | low | 1.5 8.7 | {cue}, {do}. Adjusting matters because {habit} is made for you, and you are back.
challenge 7 | any | 1.5 2.3 | One small tweak is worth a test. If you like, {do} {cue} and compare {habit}.
challenge 8 | any | 3.1 3.2 | Company is worth a message. If you like, ask a friend to join {habit} today.
challenge | any | 2.3 8.6 | If you like, {do} {cue}. The result matters because it is your own answer on {habit}.
challenge 8 | any | 6.3 3.1 | If you like, ask a friend what helped them. It matters because {habit} has many ways in.
challenge | any | 1.5 8.6 | A free day is worth one change. If you like, {do} in a new way and log {habit}.
plain 7 | any | 2.3 | Your numbers are worth a kind reading. {cue}, {do}: one mark for {habit}.
plain 7 | any | 1.5 | {cue}, {do}. One tweak matters because {habit} gets better by fitting you.
plain | any | 2.3 1.5 | Progress you can see is worth a pencil mark. {cue}, {do}, for {habit}.
plain 7 | any | 2.2 1.5 | Some days worked, and why is worth knowing. {cue}, {do}: data on {habit}.
plain | any | 2.3 | {do} {cue}. The count matters because it remembers the days of {habit} that you forget.
plain 8 | any | 3.1 | {cue}, share one good thing about {habit} with a friend. It matters because joy spreads.
plain 8 | any | 3.2 6.3 | {cue}, ask a friend for one idea. Help is worth asking for, and {habit} is worth helping.
plain 8 | any | 3.1 1.5 | What worked for you may help a friend, so it is worth saying. {cue}, {do}: {habit}.
plain 8 | any | 3.2 | You are in good company, and that matters. {cue}, {do}. Tell of {habit} when you like.
plain | any | 1.5 8.7 | {cue}, {do}. Finding your size matters because {habit} then helps and never hurts.
plain | any | 2.2 2.3 | A minute of review is worth an hour of doubt. {cue}, {do}: {habit} leaves its mark.
plain 8 | any | 6.3 2.3 | A friend's view is worth adding to the tally. {cue}, {do}, then share how {habit} went.
plain | low | 2.3 8.7 | What worked once is worth trying twice. {cue}, {do}: one mark for {habit}.
plain | low | 1.5 8.7 | {cue}, {do}. A gentle tweak matters because {habit} is there to help you.
plain | high | 2.2 2.3 | {done} of {due}: a tally worth framing! {cue}, {do}, for {habit}.
plain | high | 2.2 3.1 | {streak} days is a number worth sharing. {cue}, {do}: {habit} has good results.
plain 8 | high | 2.2 3.1 | {done} of {due} is news worth telling. {cue}, tell a friend about {habit}.
# Identity
kickoff 9 | any | 13.4 15.3 | You chose {habit} for a reason of your own. It matters still: {cue}, {do}.
kickoff 9 | any | 13.2 13.4 | {cue}, {do}. {habit} is worth it, because it says what you value.
kickoff 9 | low | 13.4 8.7 | Your reason is worth one small act. {cue}, {do}. You care about {habit}, and it shows.
kickoff 10 | any | 13.5 15.4 | {cue}, {do}. It matters because you are becoming someone who {who}: {habit} shows it.
kickoff 10 | any | 13.1 13.5 | The person you want to be is worth one vote today. {cue}, {do}, for {habit}.
kickoff 10 | low | 13.5 8.7 | You are more than one week, and worth believing in. {cue}, {do}: proof by {habit}.
reminder | any | 13.4 15.3 | {cue}, {do}. Coming back matters because it is what people with values do: {habit} again.
reminder | any | 13.5 | A return says who you are, and it is worth a cheer! {cue}, {do}: {habit} again.
reminder | any | 15.3 13.2 | You have found your way back before; that is proof worth having. {cue}, {do}: {habit}.
reminder | low | 13.5 8.7 | The one who returns is worth admiring. {cue}, {do}: {habit}, part of you.
reminder | low | 15.3 8.7 | {cue}, {do}. Coming back to {habit} matters because you still care.
challenge | any | 13.5 8.6 | Nobody asked you to, and that is why it is worth it. If you like, {do}: {habit}, your own.
challenge | any | 13.4 | If you like, {do} {cue}. {habit} matters because of what you value in it.
challenge | any | 13.1 8.6 | Being seen at it is worth a blush. If you like, {do} in company: {habit} is like you.
challenge | any | 15.4 13.5 | If you like, {do} {cue}. It is a vote for {habit}, and your vote matters.
plain 9 | any | 13.4 | {value}: that is worth a minute of yourself. {cue}, {do}, for {habit}.
plain 9 | any | 13.2 | {cue}, {do}. The frame matters, because {habit} is care and not a chore.
plain | any | 13.5 | Every act is a small vote, and votes matter. {cue}, {do}: one for the self with {habit}.
plain 9 | any | 15.3 13.4 | You did {habit} on harder days than this, proof worth recalling. {cue}, {do}.
plain | any | 13.5 15.4 | {cue}, {do}. Someone who {who} is worth becoming, one act of {habit} at a time.
plain 10 | any | 13.5 13.1 | Who you are is worth acting on. {cue}, {do}: {habit} is like you.
plain 10 | any | 15.4 | "I am someone who {who}" is worth saying aloud. {cue}, {do}: {habit} is proof.
plain | any | 13.4 13.2 | {cue}, {do}. {habit} matters because it stands for {value}, a thing you care about.
plain 10 | any | 13.1 | People near you may see it already: {habit} is part of you. Worth a smile. {cue}, {do}.
plain | any | 15.3 | Weeks of quiet effort are worth your own respect. {cue}, {do}: {habit} is character.
plain | any | 13.5 | {do} {cue}. It matters when nobody looks, because then {habit} is your own.
plain | low | 13.4 8.7 | Your reason did not go away, and it is worth a minute. {cue}, {do}: {habit}.
plain | low | 13.5 8.7 | {cue}, {do}. A small act matters because it is true to yourself, and so is {habit}.
plain | high | 2.2 13.5 | {done} of {due} votes, each worth having: you are someone who {who}. {cue}, {do}.
plain | high | 2.2 15.4 | {streak} days is proof worth trusting. {cue}, {do}: {habit} is part of you.
plain | any | 13.4 15.3 | You said it: "{why}". That reason is worth it. {cue}, {do}: {habit}, your own.
# Mastery
kickoff 11 | any | 8.7 1.1 | You have grown, and one notch further is worth it. {cue}, {do}, for {habit}.
kickoff 11 | any | 1.1 8.6 | {cue}, {do}. The next level matters because {habit} likes to keep growing.
kickoff 11 | low | 8.7 1.1 | What lasts is worth keeping light. {cue}, {do}. {habit} can grow when you can.
kickoff 12 | any | 7.3 1.2 | {cue}, {do}. This last week matters because from here {habit} goes on alone.
kickoff 12 | any | 15.3 1.2 | What you built is worth a plan for lapses. For {habit}: {cue}, {do}. It will last.
kickoff 12 | low | 1.2 7.3 | A lapse is a rest, and {habit} is worth waking. {cue}, {do}: it can last.
reminder 11 | any | 8.7 1.2 | A notch back is worth it if it keeps you going. {cue}, {do}: {habit} again.
reminder 12 | any | 7.3 1.2 | {cue}, {do}. A restart by heart matters because lapses come, and {habit} can last.
reminder | any | 1.2 15.3 | Beginning again is a skill worth being proud of! {cue}, {do}: {habit} lasts.
reminder | low | 1.2 8.7 | Each return is worth a month of perfect plans. {cue}, {do}: {habit} again, and it lasts.
reminder | low | 8.7 1.2 | {cue}, {do}. Coming back matters because that is how {habit} lasts.
challenge 11 | any | 8.7 8.6 | A notch further is worth a free day. If you like, {do} {cue}: {habit} can grow.
challenge 12 | any | 7.3 | If you like, {do} before we write. It matters because {habit} is growing on your own.
challenge | any | 8.6 1.1 | What you master is worth passing on. If you like, {do} {cue} and show {habit} to someone.
challenge | any | 8.7 | If you like, {do} {cue}. Growing matters because {habit} has room for joy.
plain 11 | any | 8.7 | One gentle raise is worth three bold ones. {cue}, {do}: {habit} up a notch.
plain 11 | any | 8.6 1.1 | {cue}, {do}. A harder day is worth it, because {habit} becomes a skill there.
plain | any | 8.7 8.1 | What grows slowly is worth trusting. {cue}, {do}: {habit} keeps at it.
plain 11 | any | 1.1 | A next goal is worth naming while you are strong. {cue}, {do}, for {habit}.
plain 12 | any | 7.3 | {cue}, {do}. Doing it unprompted matters because {habit} is yours for months.
plain 12 | any | 1.2 | A plan for the lapse is worth a line on paper. {habit} in future: {cue}, {do}.
plain 12 | any | 7.3 15.3 | {anchor} will call you when we are gone, and {habit} is worth answering. {do} today.
plain | any | 15.3 8.6 | Look how light it has grown; that is worth your pride. {cue}, {do}: {habit}.
plain | any | 8.6 | {do} {cue}. What you know by heart matters because {habit} can go where you go next.
plain | any | 8.1 8.7 | A notch is worth it, a leap is not. {cue}, {do}: {habit} can last.
plain 12 | any | 1.2 7.3 | The way back is worth knowing by heart. After a lapse of {habit}: {cue}, {do}.
plain | low | 1.2 8.7 | Years are made of small returns, so today matters. {cue}, {do}: {habit} lasts.
plain | low | 8.7 15.3 | {cue}, {do}. Ease matters because what is easy lasts, and {habit} can.
plain | high | 2.2 8.7 | {done} of {due}: a skill worth growing! {cue}, {do}, for {habit}.
plain | high | 2.2 15.3 | {streak} days matter because nobody did them for you. {cue}, {do}: {habit} grows.
`;
