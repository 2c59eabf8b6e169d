import type { MessageStyle } from '../../../campaigns/campaigns.schemas.ts';
import type { ProgressFacts } from '../../writer.ts';

/** What is true of somebody who keeps most of the plan, in few words. */
const facts = [
  'That makes {done} of {due}.',
  '{done} of {due} so far.',
  '{done} of {due}, and rolling.',
  'You have kept {done} of {due}.',
  "You're at {done} of {due}.",
  '{done} of the last {due}.',
  '{done} of {due}, well done.',
  '{done} of {due}, all yours.',
  '{done} of {due} is strong.',
  '{done} of {due}. Well kept.',
  'Quietly, {done} of {due}.',
  '{done} out of {due}: lovely.',
  '{done} of {due} kept.',
  '{done} of {due} on the board.',
  'Now {done} of {due}.',
  'A good run: {done} of {due}.',
  '{done} of {due} in the book.',
  '{done} of {due}, day by day.',
  '{done} of {due} so far, nice work.',
  'That is {done} of {due} now.',
  'Already {done} of {due}.',
  '{done} times out of {due}.',
  'Fact: {done} of {due}.',
  '{done} of {due}, hats off.',
  'Still going: {done} of {due}.',
  '{done} of {due}, neatly done.',
];
const streakFacts = [
  '{streak} days in a row.',
  '{streak} days running.',
  'Your run stands at {streak} days.',
  'Day {streak} is in.',
  '{streak} days without a gap.',
  '{streak} in a row, unbroken.',
  'A run of {streak} days.',
  "That's {streak} days on the trot.",
  '{streak} days, one after another.',
  "You're {streak} days in.",
  '{streak} straight days.',
  'Well, {streak} days by now.',
];

/** The facts that can be told now. */
export function factsOf(style: MessageStyle, { streak }: ProgressFacts): readonly string[] {
  const told = streak > 1 ? [...facts, ...streakFacts] : facts;
  // A contraction belongs to the friendly style.
  return style === 'friendly' ? told : told.filter((fact) => !fact.includes("'"));
}
