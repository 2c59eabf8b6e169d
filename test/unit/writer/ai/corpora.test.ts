import { expect, it } from 'vitest';
import { measureGoodTexts, measureHostileTexts } from '../../../../scripts/messages/measure-hostile.ts';
import { whyRejected } from '../../../../worker/writer/ai/checks.ts';
import { goodCampaigns, hostileTexts } from '../../../messages/corpora.ts';

it('hostile texts are refused by code where code can see the harm, and are left to the judge elsewhere', () => {
  const wrong = hostileTexts.filter(({ text, habit, seenByCode }) => {
    const why = whyRejected(text, { habit: { ...habit, sendTime: '07:00' }, earlier: [] });
    return (why !== null) !== seenByCode;
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(190);
});

it('hostile texts reach nobody where code can see the harm, though the judge errs one time in ten', async () => {
  expect(await measureHostileTexts()).toMatchObject({ passes: true, figure: expect.stringMatching(/^0; /) });
});

it('good texts of many campaigns are refused at most one time in twenty', () => {
  expect(measureGoodTexts()).toMatchObject({ passes: true });
  expect(goodCampaigns.flatMap(({ texts }) => texts).length).toBeGreaterThanOrEqual(70);
});
