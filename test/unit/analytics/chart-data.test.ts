import { describe, expect, it } from 'vitest';
import {
  averageCompletionRate,
  colorAt,
  completionData,
  progressData,
  shorten,
} from '../../../src/features/analytics/chart-data.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';

const campaign = (change: Partial<CampaignView>): CampaignView => ({
  id: 1,
  userId: 1,
  title: 'Morning meditation',
  description: 'Ten quiet minutes',
  frequency: 'Daily',
  messageTime: 'Morning (6-9 AM)',
  customTime: null,
  sendTime: '07:12',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
  kind: 'build',
  doseVerb: null,
  topic: null,
  lockScreenWords: false,
  checkIns: false,
  onHold: false,
  planAnchor: null,
  planAction: null,
  planSmallest: null,
  planSnag: null,
  planPerson: null,
  planWhy: null,
  planNext: null,
  planRestart: null,
  startDate: '2026-09-01',
  timeZone: 'America/New_York',
  timezoneOffset: 300,
  active: true,
  completed: false,
  size: 'usual',
  pausedUntil: null,
  mayPause: true,
  everyOtherDay: false,
  mayGoEveryOtherDay: false,
  everyDayKept: false,
  repeatOf: null,
  finished: false,
  currentWeek: 5,
  weeksCompleted: 4,
  completionRate: 72,
  messagesSent: 29,
  ...change,
});

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
    expect(Array.from({ length: 8 }, (_, index) => colorAt(index, 8))).toEqual([
      '--chart-1',
      '--chart-2',
      '--chart-3',
      '--chart-4',
      '--chart-5',
      '--chart-6',
      '--chart-1',
      '--chart-2',
    ]);
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
    expect(completionData([campaign({ id: 7 })])).toEqual([
      {
        id: 7,
        title: 'Morning meditation',
        shortTitle: 'Morning meditat...',
        value: 72,
        color: '--chart-1',
      },
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
