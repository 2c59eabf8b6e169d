import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import type { SlotKind } from '../writer.ts';

/**
 * Subject lines of emails, one to a line. A kickoff's are dealt by week, so each may say the week's number; the others
 * by their day. `{habit}` stands at the end, where a long name is cut; `{Habit}` has its own capital.
 */
export const subjectLines: Record<MessageStyle, Record<SlotKind, string>> = {
  motivational: {
    kickoff: `
Week {week} opens: {focus} for {habit}
{focus} matters in week {week}: {habit}
Week {week} begins: {habit}
A new week, number {week}, for {habit}
`,
    reminder: `
Still worth it: {habit}
Half the week is left: {habit}
A fresh start today: {habit}
Pick up the thread of {habit}
`,
    challenge: `
A weekend gift, if you like: {habit}
If you like, this weekend: {habit}
For the joy of it: {habit}
Room this weekend: {habit}
`,
    plain: `
Why it matters today: {habit}
A moment worth having: {habit}
Room today for {habit}
Something good today: {habit}
A small promise: {habit}
Worth two minutes: {habit}
For your own sake: {habit}
One kind thing today: {habit}
A good minute with {habit}
A kind start today: {habit}
Good for your day: {habit}
Small and worth it: {habit}
A reason to smile: {habit}
It counts today: {habit}
A bright spot today: {habit}
Here is to {habit}
`,
  },
  informative: {
    kickoff: `
Week {week} of 12, {focus}: {habit}
{focus}, the topic of week {week}: {habit}
Week {week} in short: {habit}
How week {week} works: {habit}
`,
    reminder: `
A midweek note on {habit}
Midweek facts: {habit}
How restarts work: {habit}
The cue again: {habit}
`,
    challenge: `
A weekend test, if you like: {habit}
Other days, other cues: {habit}
If you like, a trial run of {habit}
What weekends change: {habit}
`,
    plain: `
A fact for today: {habit}
How habits work: {habit}
One thing to know about {habit}
Today's cue for {habit}
What helps: {habit}
A short note on {habit}
How it works: {habit}
Worth knowing: {habit}
Good to know: {habit}
A detail that helps {habit}
Today's short read: {habit}
Why this works: {habit}
The idea of the day: {habit}
What is known about {habit}
One fact about {habit}
In brief: {habit}
`,
  },
  friendly: {
    kickoff: `
Hello, week {week}: {habit}
Week {week}, shall we? {focus} and {habit}
It's week {week} for {habit}
Ready for week {week} of {habit}?
`,
    reminder: `
How's it going with {habit}?
Midweek hello about {habit}
Shall we pick it up? {Habit}
Back to it, gently: {habit}
`,
    challenge: `
Fancy a weekend twist on {habit}?
It's the weekend: {habit}, if you like
If you like: a bit of fun with {habit}
Got a free moment for {habit}?
`,
    plain: `
A quick hello about {habit}
Today's little thing: {habit}
Got two minutes for {habit}?
Shall we? {Habit}
Here's today's nudge for {habit}
Just a thought on {habit}
You and {habit}, today?
It's that time: {habit}
How about now? {Habit}
Waving hello: {habit}
Something easy: {habit}
What's today like for {habit}?
Hi again, it's about {habit}
Tea first, then {habit}?
Nothing big today: {habit}
Guess what: {habit}
`,
  },
  direct: {
    kickoff: `
Week {week}, {focus}: {habit}
Start of week {week}: {habit}
Week {week}. One plan: {habit}
Now week {week}: {habit}
`,
    reminder: `
Midweek. Restart: {habit}
Back on: {habit}
Wednesday check: {habit}
Again today: {habit}
`,
    challenge: `
Optional today: {habit}
Weekend, your call: {habit}
If you like: {habit}
Weekend option: {habit}
`,
    plain: `
Today: {habit}
Now: {habit}
Next: {habit}
Do this one: {habit}
One thing: {habit}
Two minutes: {habit}
On today's list: {habit}
Short and clear: {habit}
Your move: {habit}
Step one: {habit}
Right on time: {habit}
No thinking needed: {habit}
Plan of the day: {habit}
Small and done: {habit}
Go: {habit}
Simple today: {habit}
`,
  },
};

/** Titles of app notifications, one to a line: what it is about comes first, since phones cut the end. */
export const pushTitles = `
{Habit}
{Habit}, today
{Habit}: a minute
{Habit} · week {week}
{Habit}: {focus}
Time for {habit}
Today: {habit}
{Habit}, a small step
Now: {habit}
{Habit}: your cue
A moment for {habit}
A note on {habit}
Next: {habit}
{Habit}: two minutes
{Habit}, this time of day
A thought on {habit}
`;
