import type { MessageStyle } from '../../../campaigns/campaigns.schemas.ts';
import type { ProgressFacts } from '../../writer.ts';

/** What is true of somebody who keeps most of the plan, in few words. */
const facts = [
  '{done} of {due} so far.',
  '{done} of {due} done.',
  'Already {done} of {due}.',
  '{done} of {due} by now.',
  "You're at {done} of {due}.",
  'You did {done} of {due}.',
  'You have done {done} of {due}.',
  "You've done {done} of {due}.",
  'You have kept {done} of {due}.',
  'That is {done} of {due} now.',
  "That's {done} of {due}.",
  '{done} of {due} are done.',
  '{done} of {due}, and it shows.',
  '{done} of {due}, well kept.',
  '{done} of {due}, well done.',
  '{done} of {due}, day by day.',
  '{done} of {due}, one by one.',
  '{done} of {due}, no fuss.',
  '{done} of {due}, quietly.',
  '{done} of {due} to date.',
  '{done} out of {due} so far.',
  'Nicely done: {done} of {due}.',
  'Good going: {done} of {due}.',
  'A fine {done} of {due}.',
  'A good run: {done} of {due}.',
  'Up to now: {done} of {due}.',
  'Up to today, {done} of {due}.',
  'So far you did {done} of {due}.',
];
// A run bridges a missed day now and then, so that none of these speaks of days without a gap.
const streakFacts = [
  'A run of {streak} days.',
  "You're {streak} days in.",
  '{streak} days so far.',
  "That's a run of {streak} days.",
  'By now, a run of {streak} days.',
  'Your run stands at {streak} days.',
  '{streak} days done in this run.',
  'A good run of {streak} days.',
];

/** The facts that can be told now. */
export function factsOf(style: MessageStyle, { streak }: ProgressFacts): readonly string[] {
  const told = streak > 1 ? [...facts, ...streakFacts] : facts;
  // A contraction belongs to the friendly style.
  return style === 'friendly' ? told : told.filter((fact) => !fact.includes("'"));
}
