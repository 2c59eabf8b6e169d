import { expect, it } from 'vitest';
import { starters } from '../../../src/features/campaign-form/starters.ts';
import { type HabitKind, topicsOf } from '../../../worker/domain.ts';
import { proposeTopic } from '../../../worker/writer/kinds.ts';
import type { Habit } from '../../../worker/writer/writer.ts';
import { slotsOf, write } from './campaign-plans.ts';
import { told } from './habits.ts';

const ideas = (change: Partial<Habit>, slots = slotsOf(0)) =>
  write(slots, change).filter(({ entry }) => entry?.startsWith('topics/'));

it.each(topicsOf.build)(
  'a campaign about %s gets three or four ideas a week, none of them twice',
  (topic) => {
    for (const style of ['friendly', 'informative'] as const) {
      const keys = ideas({ topic, style }).map(({ entry }) => entry);
      expect(keys.length).toBeGreaterThanOrEqual(36);
      expect(keys.length).toBeLessThanOrEqual(48);
      expect(new Set(keys).size).toBe(keys.length);
    }
  },
);

it('an idea stands above the plan; text messages get it alone', () => {
  const [idea] = ideas({ topic: 'music', facts: told('ca') });
  expect(idea?.content).toBe(
    `${idea?.short}\nAfter you hang up your coat, play the first line of the Saint-Saëns.`,
  );
  const [withoutCue] = ideas({ topic: 'music', facts: told('a') });
  expect(withoutCue?.content).toBe(`${idea?.short}\nToday: play the first line of the Saint-Saëns.`);
  const [withoutPlan] = ideas({ topic: 'music', facts: {} });
  expect(withoutPlan?.content).toBe(idea?.short);
});

it('of three messages a week, two bring an idea', () => {
  expect(ideas({ topic: 'reading', daily: false }, slotsOf(0, '3 times per week'))).toHaveLength(23);
});

it('where something is to become less, only time away from screens has ideas; other kinds have none', () => {
  const facts = { c: 'I sit down on the sofa', a: 'put my phone in the drawer' };
  const [idea] = ideas({ kind: 'reduce', topic: 'screens', facts });
  expect(idea?.content).toMatch(/\nWhen you sit down on the sofa, put your phone in the drawer\.$/);
  expect(ideas({ kind: 'reduce', topic: 'walking' })).toEqual([]);
  expect(ideas({ kind: 'recover', topic: 'walking' })).toEqual([]);
  expect(ideas({ kind: 'dose', topic: 'hydration' })).toEqual([]);
});

it('a topic is proposed by the words of the title, else of the description, and only one that the kind has', () => {
  const proposed = (kind: HabitKind, title: string, description = '') =>
    proposeTopic(kind, { title, description });
  expect(proposed('build', 'Walk Biscuit')).toBe('walking');
  expect(proposed('build', 'Learn five words of Portuguese')).toBe('languages');
  expect(proposed('build', 'Write in my journal')).toBe('journaling');
  expect(proposed('build', 'Biscuit', 'We walk around the canal.')).toBe('walking');
  expect(proposed('build', 'Drink a glass of water')).toBe('hydration');
  expect(proposed('build', 'Water the tomatoes')).toBe('gardening');
  expect(proposed('build', 'Write a letter to Grandma')).toBe('connecting');
  expect(proposed('build', 'Get up early')).toBe('waking');
  expect(proposed('build', 'Get up from my desk')).toBeNull();
  expect(proposed('build', 'Kintsugi')).toBeNull();
  expect(proposed('reduce', 'No phone in bed')).toBe('screens');
  expect(proposed('reduce', 'Walk past the bakery without buying anything')).toBeNull();
  expect(proposed('dose', 'Drink a glass of water with my pills')).toBeNull();
});

it('a starter habit has the topic that its words propose', () => {
  for (const { kind, topic = null, ...words } of starters) expect(proposeTopic(kind, words)).toBe(topic);
});
