/** Friendly lines about evenings, sleep and getting up. */
export const sleepFriendly = `
# Awareness
## kickoff 2.3 4.2
## reminder 2.3 7.1
## challenge 2.3 4.2
| If you like, watch what a Saturday does to {habit}. Isn't it a pattern of its own?
## plain 2.3 4.2
@sleep | When's your first yawn? Tonight when it comes, notice the hour. It's your bedtime signal.
@sleep | What's the last light you look at? Before bed, notice it. It's a clue, isn't it?
@sleep 7.1 | {cue}, notice how bright the room is. Would your evening like it softer? It's a signal.
@rising 7.1 | Where's the alarm sleep? {cue}, look at that spot. Is it in reach? That's a clue.
# Small Steps
## kickoff 8.7 8.1
3 1.4 | One lamp, that's all. {cue}, dim one light. It's a small start for {habit}, isn't it?
## reminder 8.7 8.1
| Late nights happen. {cue}, dim one small light and you're back to {habit}. Easy, isn't it?
## challenge 8.7 8.1
| If you like, have ten minutes with only the small lamp on. Isn't that an easy evening? It's good for {habit}.
## plain 8.7 8.1
4 2.3 8.7 | Was yesterday's small version easy? {cue}, jot down yes or no for {habit}. It's a start.
@sleep | {cue}, turn one lamp down. Isn't it small? The evening gets the hint.
@sleep 12.5 | Where does your phone sleep? {cue}, give it a bed in the hall. It's a small start.
@sleep | {cue}, lie down ten minutes early, light off, no pressure to sleep. It's a small start, isn't it?
@rising | {cue}, put the alarm across the room. It's a short walk, isn't it? A small start to the morning.
@rising | When the alarm rings tomorrow, put both feet on the floor. Isn't that small? That's the whole job.
low | Rough week for nights? {cue}, dim one light. It's small, and it's enough for {habit}, isn't it?
# Consistency
## kickoff 1.4 8.3
5 7.1 | Same order every night? {cue}, dim the lights. It's a routine {habit} can lean on.
6 1.2 12.1 | Late work's the usual snag, isn't it? If it gets late, dim one lamp and skip the rest. That's plan B for {habit}.
## reminder 8.3 1.2
low | No catching up on {habit}. {cue}, dim one light at the usual time. You're back, aren't you?
## challenge 8.3 1.2
| If you like, keep the weekday hour for {habit} tonight. Won't Sunday be nice and long? Same time, that's all.
## plain 8.3 1.4
@sleep | {cue}, switch the big light off, same as yesterday. The evening's got a rhythm now, hasn't it?
@sleep 1.2 | If a thought won't let go, put it on paper for tomorrow. It's a good plan B for your wind-down, isn't it?
@sleep 1.2 | If you're home late, do a two-minute wind-down. It's short, but the routine's kept, isn't it?
@rising | {cue}, set the alarm for the same time as ever. It's the steady hour your mornings like, isn't it?
@rising 1.2 | If the night was short, get up at the usual time anyway. The morning's kinder that way, isn't it?
@rising | When the alarm rings tomorrow, open the curtains first. It's a routine with light in it, isn't it?
low | Messy nights? {cue}, smooth the pillow, same time. {habit} still has its place, doesn't it?
# Feedback
## kickoff 2.2 1.5
7 | How many good nights did you count? {cue}, look at your marks for {habit}. It's only a number.
8 3.1 3.2 | Who shares your evenings? {cue}, tell them about {habit}. They'll help, or at least whisper.
## reminder 2.3 2.2
low | One mark's fine, isn't it? {cue}, dim one light and you're back on the count for {habit}.
## challenge 3.1 2.3
| If you like, ask a friend how they end their day. What's worth borrowing for {habit}? You'll compare notes.
## plain 2.2 2.3
3.1 | When you next chat with a friend, tell them how {habit} is going. They'll be curious, won't they?
low | Two quiet nights? That's a number. {cue}, mark tonight for {habit}. See?
# Identity
## kickoff 13.5 13.4
## reminder 13.5 15.3
low | You still care, don't you? {cue}, dim one light again. It's a small vote for {habit}.
## challenge 13.5 13.1
| If you like, leave the party first and proudly. Isn't that true to yourself, and to {habit}?
## plain 13.5 15.3
@sleep | {cue}, close the day like someone who guards the evening. It's you, isn't it? One lamp off.
@rising | You're a person who gets up now, aren't you? When the alarm rings tomorrow, stand up as that person.
# Mastery
## kickoff 8.7 1.1
12 7.3 1.2 | Who'll remind you next month? It's the lamp. {cue}, do your part for {habit} on your own.
## reminder 1.2 7.3
## challenge 8.6 7.3
| If you like, have one evening without any screen. Isn't that the next level of {habit}?
## plain 8.7 7.3
@sleep 11 | {cue}, add five minutes to your wind-down. Hasn't it grown from one lamp?
@rising 11 | {cue}, set the alarm five minutes earlier. Just five. It's a notch, isn't it?
1.2 | Before your next trip, pack the thing your evenings need. It's how {habit} lasts, isn't it?
low | The one-lamp evening's always allowed. {cue}, dim it. It's how {habit} lasts, isn't it?
`;
