import type { MessageStyle } from '../../../campaigns/campaigns.schemas.ts';
import type { ProgressFacts } from '../../writer.ts';

/** What is true of somebody who keeps most of the plan, in few words. */
const facts = [
  '{done} of {due} so far.',
  'You have kept {done} of {due}.',
  "You're at {done} of {due}.",
  '{done} of the last {due} are done.',
  '{done} of {due}: that is yours.',
  '{done} of {due}, and it shows.',
  'Already {done} of {due}.',
  'A good run: {done} of {due}.',
  '{done} of {due}, day by day.',
  'That is {done} of {due} now.',
  '{done} times out of {due}.',
  '{done} of {due}, well kept.',
  "You've done {done} of {due}.",
  'So far you did {done} of {due}.',
  'Up to now: {done} of {due}.',
  '{done} of {due} is where you stand.',
  'The sum so far is {done} of {due}.',
  'You have done {done} of {due}.',
];
// A run bridges a missed day now and then, so that none of these speaks of days without a gap.
const streakFacts = [
  '{streak} days done in this run.',
  'Your run stands at {streak} days.',
  'A run of {streak} days.',
  "You're {streak} days in.",
  "That's a run of {streak} days.",
  'By now, a run of {streak} days.',
  '{streak} days so far.',
];

/** The facts that can be told now. */
export function factsOf(style: MessageStyle, { streak }: ProgressFacts): readonly string[] {
  const told = streak > 1 ? [...facts, ...streakFacts] : facts;
  // A contraction belongs to the friendly style.
  return style === 'friendly' ? told : told.filter((fact) => !fact.includes("'"));
}
