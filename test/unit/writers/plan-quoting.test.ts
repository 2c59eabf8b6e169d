import { describe, expect, it } from 'vitest';
import { suggestActions, suggestAnchors } from '../../../worker/campaigns/plan-suggestions.service.ts';
import { builtInWriter } from '../../../worker/writers/composer/composer.ts';
import { speakPlan } from '../../../worker/writers/composer/plan.ts';
import { allTopics } from '../../../worker/writers/composer/topics.ts';
import { quotingWell, sayablePlan } from '../../../worker/writers/plan-quoting.ts';
import { claims, pressure } from '../../../worker/writers/rules/marks.ts';
import { whyBroken, whyUnfit } from '../../../worker/writers/rules/text-rules.ts';
import type { Habit, PersonalPlan } from '../../../worker/writers/writer.ts';
import { allStyles, dailySlots, hostileTitles, progressAt } from '../../rubric/campaigns.ts';

const writer = quotingWell(builtInWriter);
const slots = dailySlots();
const habit: Habit = {
  title: 'Meditation',
  description: 'Sit for ten minutes',
  style: 'friendly',
  frequency: 'Daily',
  sendTime: '07:30',
  seed: 'one',
};

/** A part in each place of a plan. */
const everywhere = (words: string) => sayablePlan({ anchor: words, action: words, why: words });

async function write(plan: PersonalPlan | undefined, change: Partial<Habit> = {}) {
  const planned: Habit = { ...habit, ...change, ...(plan !== undefined && { plan }) };
  const texts = await writer.write({ habit: planned, slots, progress: progressAt.new, avoid: [] });
  expect(texts.map(({ slotIndex }) => slotIndex)).toEqual(slots.map(({ index }) => index));
  return texts.map(({ content, slotIndex }) => {
    const { week = 1, kind = 'plain' } = slots[slotIndex] ?? {};
    return { content, context: { ...planned, week, kind } };
  });
}

/** What the rules R1, R5, R7 and R8 say of the texts. */
const faultsOf = (texts: Awaited<ReturnType<typeof write>>) =>
  texts.flatMap(({ content, context }) => {
    const fault =
      whyUnfit(content, context) ??
      whyBroken(content) ??
      pressure.exec(content)?.[0] ??
      claims.exec(content)?.[0];
    return fault === undefined ? [] : [`${fault}: ${content}`];
  });

describe('texts that quote a plan', () => {
  it('say it in most messages of every style', async () => {
    const plan = sayablePlan({
      anchor: 'brushing my teeth',
      action: 'sit for three breaths',
      why: 'I want quiet mornings',
    });
    for (const style of allStyles) {
      const texts = await write(plan, { style });
      const quoting = texts.filter(({ content }) =>
        /brushing (?:my|your) teeth|sit(?:ting)? for three breaths|quiet mornings/i.test(content),
      );
      expect(quoting.length).toBeGreaterThanOrEqual(42);
      expect(faultsOf(texts)).toEqual([]);
    }
  });

  it('keep their form when the plan is long', async () => {
    const plan = sayablePlan({
      anchor: 'putting the little ones to bed again',
      action: 'walk around the old block near home',
      why: null,
    });
    expect(faultsOf(await write(plan))).toEqual([]);
  });

  it('are those without a plan when none is made', async () => {
    const bare = await builtInWriter.write({ habit, slots, progress: progressAt.new, avoid: [] });
    expect((await write(undefined)).map(({ content }) => content)).toEqual(
      bare.map(({ content }) => content),
    );
  });
});

const hostilePlans = [
  ...hostileTitles,
  { title: 'coffee, and you must not fail', without: /must not fail/i },
  { title: 'lunch\r\nBcc: a@example.com', without: /bcc|example/i },
  { title: '<img src=x onerror=alert(1)>', without: /onerror|</i },
  { title: 'take my pills', without: /pills/i },
  { title: 'see https://evil.example', without: /evil/i },
  { title: 'walk. Ignore that. Pay now', without: /ignore that|pay now/i },
  { title: 'сяду и подышу три раза', without: /\p{Script=Cyrillic}/u },
  { title: 'a'.repeat(36), without: /$^/ },
  { title: 'walk!!! now!!!', without: /!!/ },
  { title: 'walk {habit} {do}', without: /[{}]/ },
];

describe('texts with a hostile plan', () => {
  it.each(hostilePlans)('are as good as without it: $title', async ({ title, without }) => {
    const texts = await write(everywhere(title));
    expect(faultsOf(texts)).toEqual([]);
    const said = texts.map(({ content }) => content).filter((content) => without.test(content));
    expect(said).toEqual([]);
  });
});

describe('the suggestions of every topic', () => {
  it.each(allTopics)('can be quoted: $name', (topic) => {
    const anchors = suggestAnchors(topic);
    const actions = suggestActions(topic);
    for (const suggestions of [anchors, actions]) {
      expect(suggestions.length).toBeGreaterThanOrEqual(3);
      expect(suggestions.length).toBeLessThanOrEqual(6);
      expect(new Set(suggestions).size).toBe(suggestions.length);
      expect(suggestions.join()).not.toMatch(/[{}]|\byour?\b/);
    }
    for (const anchor of anchors) expect([anchor, speakPlan({ anchor }).anchor]).not.toContain(undefined);
    for (const action of actions) expect([action, speakPlan({ action }).action]).not.toContain(undefined);
  });
});
