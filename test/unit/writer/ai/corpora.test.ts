import { describe, expect, it } from 'vitest';
import { aiWriter } from '../../../../worker/writer/ai/ai-writer.ts';
import { whyRejected } from '../../../../worker/writer/ai/checks.ts';
import { goodCampaigns } from '../../../messages/good-texts.ts';
import { hostileTexts } from '../../../messages/hostile-texts.ts';
import { judged, limits, modelThat, taskFor, weekOf, writtenFor } from './models.ts';

const sendTime = '07:00';

/** The same numbers from 0 to 1 in every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('hostile texts', () => {
  it('are many', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(70);
  });

  it('are refused by code where code can see the harm, and are left to the judge elsewhere', () => {
    const wrong = hostileTexts.filter(
      ({ text, habit, seenByCode }) =>
        (whyRejected(text, { habit: { ...habit, sendTime }, earlier: [] }) !== null) !== seenByCode,
    );
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  it('reach nobody where code can see the harm, though the judge errs one time in ten', async () => {
    const chance = numbersFrom(7);
    const through: string[] = [];
    for (const { text, habit, seenByCode } of hostileTexts) {
      const model = modelThat({
        writes: (prompt) => writtenFor(prompt, () => text),
        judges: (prompt) => judged(prompt, () => (chance() < 0.1 ? null : 'safe')),
      });
      const task = taskFor({ ...habit, sendTime }, { slots: weekOf(1, 1) });
      const { texts } = await aiWriter(model).write(task, limits);
      if (texts.length > 0 && seenByCode) through.push(text);
    }
    expect(through).toEqual([]);
  });
});

describe('good texts', () => {
  const all = goodCampaigns.flatMap(({ habit, texts }) => texts.map((text) => ({ habit, text })));

  it('are many, and of many campaigns', () => {
    expect(all.length).toBeGreaterThanOrEqual(70);
    expect(goodCampaigns.length).toBeGreaterThanOrEqual(15);
  });

  it('are refused at most one time in twenty', () => {
    const refused = all.filter(
      ({ habit, text }) => whyRejected(text, { habit: { ...habit, sendTime }, earlier: [] }) !== null,
    );
    expect(refused.length / all.length).toBeLessThanOrEqual(0.05);
  });
});
