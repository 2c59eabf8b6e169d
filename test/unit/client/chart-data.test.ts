import { describe, expect, it } from 'vitest';
import {
  averageCompletionRate,
  colorAt,
  completionData,
  progressData,
  shorten,
} from '../../../src/features/analytics/chart-data.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';

const campaign = (change: Partial<CampaignView>) =>
  ({ id: 1, title: 'Morning meditation', currentWeek: 5, completionRate: 72, ...change }) as CampaignView;

describe('a title in a chart', () => {
  it('stays whole up to 15 characters', () => {
    expect(shorten('Read before bed')).toBe('Read before bed');
  });

  it('is cut to 15 characters and three dots beyond', () => {
    expect(shorten('Morning meditation')).toBe('Morning meditat...');
    expect(shorten('Read before beds')).toBe('Read before bed...');
  });

  it('is never cut through a character', () => {
    expect(shorten('🌱'.repeat(16))).toBe(`${'🌱'.repeat(15)}...`);
  });
});

describe('the colors', () => {
  it('are six, and go round', () => {
    const colors = Array.from({ length: 8 }, (_, index) => colorAt(index, 8).replace('--chart-', ''));
    expect(colors.join(' ')).toBe('1 2 3 4 5 6 1 2');
  });

  it('differ between neighbors in a pie of any size', () => {
    for (let count = 2; count <= 40; count += 1) {
      const colors = Array.from({ length: count }, (_, index) => colorAt(index, count));
      for (const [index, color] of colors.entries()) {
        expect(color, `${index} of ${count}`).not.toBe(colors[(index + 1) % count]);
      }
    }
  });
});

describe('what the charts show', () => {
  it('is the completion rate of each campaign', () => {
    const titles = { title: 'Morning meditation', shortTitle: 'Morning meditat...' };
    expect(completionData([campaign({ id: 7 })])).toEqual([
      { ...titles, id: 7, value: 72, color: '--chart-1' },
    ]);
  });

  it('is the week of twelve in whole percent, at most 100', () => {
    const weeks = [1, 5, 12].map((currentWeek) => campaign({ currentWeek }));
    expect(progressData(weeks).map(({ value }) => value)).toEqual([8, 42, 100]);
  });

  it('is the rounded mean of the completion rates, and 0 without campaigns', () => {
    expect(averageCompletionRate([50, 75, 76].map((completionRate) => campaign({ completionRate })))).toBe(
      67,
    );
    expect(averageCompletionRate([])).toBe(0);
  });
});
