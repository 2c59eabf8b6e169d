import { conditionFor, type Moment } from '../../../worker/writer/conditions.ts';
import type { Campaign } from '../../../worker/writer/history.ts';
import { daily, historyAfter, threeAWeek } from './habits.ts';

export type Circumstances = Partial<Omit<Moment, 'history'>> & {
  sent?: Record<number, string>;
  of?: Campaign;
};

/** A message that is about to leave after days that went so. @param sent what earlier messages answered to, by day */
export const momentOf = (days: string, { sent = {}, of = daily, ...change }: Circumstances = {}): Moment => ({
  history: historyAfter(days, of, sent),
  week: 3,
  position: null,
  plain: false,
  open: false,
  toldToday: false,
  ...change,
});

/** What a message of a "build" campaign answers to, with one every day or three a week. */
export const build = (days: string, circumstances: Circumstances = {}) =>
  conditionFor('build', momentOf(days, circumstances));
export const weekly = (days: string, circumstances: Circumstances = {}) =>
  build(days, { of: threeAWeek, ...circumstances });

export const d = (times: number) => 'd'.repeat(times);
export const m = (times: number) => 'm'.repeat(times);
