import { expect, it } from 'vitest';
import { textValuesAt } from '../../../worker/messages/history.rules.ts';

const campaign = { frequency: 'Daily', startDate: '2026-03-02', timeZone: 'UTC', sendMinute: 480 } as const;
const message = { kind: 'planned', status: 'scheduled', cause: null, mark: null, condition: null } as const;
const on = (localDate: string) => ({
  ...{ ...message, localDate, scheduledFor: Date.parse(`${localDate}T08:00Z`), entry: null },
});

it('the values in texts count days that were sent or marked ahead, and end with the last day that is not left out', () => {
  const messages = [
    { ...on('2026-05-20'), status: 'sent', mark: 'done' },
    { ...on('2026-05-21'), status: 'sent' },
    { ...on('2026-05-22'), mark: 'done' },
    on('2026-05-23'),
    { ...on('2026-05-24'), status: 'skipped', cause: 'every_other_day' },
    { ...on('2026-05-25'), kind: 'extra' },
  ] as const;
  const { done, due, streak, endday } = textValuesAt(campaign, messages, Date.parse('2026-05-22T07:00Z'));
  expect([done?.text, due?.text, streak?.text]).toEqual(['1', '2', '2']);
  expect(endday?.text).toBe('Saturday');
});
