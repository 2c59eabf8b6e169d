import { type Claim, readAs } from '../db/read-as.ts';
import type { Deps } from '../deps.ts';
import { anchorsFor } from '../writers/composer/anchors.ts';
import { speakPlan } from '../writers/composer/plan.ts';
import type { Topic } from '../writers/composer/topics/topic.ts';
import { topicOf } from '../writers/composer/topics.ts';
import type { PlanSuggestions, PlanSuggestionsQuery } from './campaigns.schemas.ts';

const mostSuggestions = 6;
const mostUsualSteps = 4;

/** One time in each part of the day, so that there is an anchor for every kind of day. */
const timesOfDay = ['07:30', '12:00', '16:00', '19:00'] as const;

/** Where a habit is of no kind that is known, its steps are these: they fit any. */
const stepsOfAnyHabit = [
  'make a start',
  'do the first minute',
  'do the smallest version',
  'set a timer for 2 minutes',
  'get everything ready',
];

/** What a plan for this habit may be made of. Nothing of what the person typed comes back. */
export async function suggestPlans(
  { db, clock }: Deps,
  claim: Claim,
  { title, description }: PlanSuggestionsQuery,
): Promise<PlanSuggestions> {
  await readAs(db, claim, clock.now(), []);
  const topic = topicOf(title, description);
  return { family: topic.family, anchors: suggestAnchors(topic), actions: suggestActions(topic) };
}

/** Moments from morning to evening, as the person would say them: 'brushing my teeth'. */
export function suggestAnchors({ family }: Topic): string[] {
  const parts = timesOfDay.map((time) =>
    anchorsFor(family, time, family).map(({ noun }) => inOwnWords(noun)),
  );
  const chosen = new Set<string>();
  for (let place = 0; parts.some((anchors) => place < anchors.length); place++) {
    for (const anchors of parts) {
      const anchor = anchors[place];
      if (anchor !== undefined && chosen.size < mostSuggestions) chosen.add(anchor);
    }
  }
  return [...new Set(parts.flat())].filter((anchor) => chosen.has(anchor));
}

/** Small steps of a usual week, then the smallest there are; only what messages can quote. */
export function suggestActions(topic: Topic): string[] {
  const { ladders } = topic;
  const steps = [
    ...ladders.map(({ usual }) => usual.do).slice(0, mostUsualSteps),
    ...ladders.map(({ tiny }) => tiny.do),
    ...stepsOfAnyHabit,
  ]
    .filter((step) => !step.includes('{it}'))
    .map(inOwnWords)
    .filter((action) => speakPlan({ action }).action !== undefined);
  return [...new Set(steps)].slice(0, mostSuggestions);
}

const inOwnWords = (words: string) =>
  words
    .replace(/\byourself\b/g, 'myself')
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/g, 'I');
