import { expect, it } from 'vitest';
import { keyOf } from '../../../worker/writers/composer/chance.ts';
import { composeTexts } from '../../../worker/writers/composer/composer.ts';
import type { Habit } from '../../../worker/writers/writer.ts';
import { dailySlots, progressAt } from '../../rubric/campaigns.ts';

const habit: Habit = {
  title: 'Morning walk',
  description: 'Ten minutes around the block',
  style: 'friendly',
  frequency: 'Daily',
  sendTime: '07:30',
  seed: 'gone texts',
};

it('texts that were replaced come no more, however often, and no slot is left without one', () => {
  const gone: string[] = [];
  for (let times = 0; times < 6; times += 1) {
    const texts = composeTexts({ habit, slots: dailySlots(), progress: progressAt.new, avoid: [], gone });
    const keys = texts.map(({ content }) => keyOf(content));
    expect(texts).toHaveLength(84);
    expect(keys.filter((key) => gone.includes(key))).toEqual([]);
    gone.push(...keys);
  }
});

it('a text that was replaced comes again when there is no other', () => {
  const slots = dailySlots().slice(0, 1);
  const gone = new Set<string>();
  const keysOf = () =>
    composeTexts({ habit, slots, progress: progressAt.new, avoid: [], gone: [...gone] }).map(({ content }) =>
      keyOf(content),
    );
  let keys = keysOf();
  for (let times = 0; times < 400 && keys.every((key) => !gone.has(key)); times += 1) {
    for (const key of keys) gone.add(key);
    keys = keysOf();
  }
  expect(keys.filter((key) => gone.has(key))).toHaveLength(1);
});
