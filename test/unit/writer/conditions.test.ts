import { expect, it } from 'vitest';
import {
  type ConditionContext,
  closingFor,
  conditionFor,
  lapseConditions,
} from '../../../worker/writer/conditions.ts';
import { type Campaign, weakWeekday } from '../../../worker/writer/history.ts';
import { textValuesAt } from '../../../worker/writer/send-time-text.ts';
import { expectEach } from '../tables.ts';
import { daily as everyDay, historyAfter, threeAWeek } from './habits.ts';

type SendContext = Partial<Omit<ConditionContext, 'history'>> & {
  /** The conditions of earlier messages, by day */
  sent?: Record<number, string>;
  of?: Campaign;
};

/** A message about to be sent after these days. */
const contextAfter = (
  days: string,
  { sent = {}, of = everyDay, ...change }: SendContext = {},
): ConditionContext => ({
  history: historyAfter(days, of, sent),
  week: 3,
  position: null,
  plain: false,
  open: false,
  missedSentToday: false,
  ...change,
});

const build = (days: string, context: SendContext = {}) => conditionFor('build', contextAfter(days, context));

const weekly = (days: string, context: SendContext = {}) => build(days, { of: threeAWeek, ...context });

const having =
  (sent: Record<number, string>, ask = build) =>
  (days: string) =>
    ask(days, { sent });

const isIt =
  (condition: string, ask = build) =>
  (days: string) =>
    ask(days) === condition;

it('a message after a pause of three days or more, counted in days, welcomes the person back', () => {
  expectEach(build, { d4h3: 'back', d4hh: null, hhh: 'back', dhhhm: null, d4fff: null, 'd m9 hhh': 'back' });
  // Days marked before their message show that the person is back, too.
  expectEach(isIt('back'), { d7h4e: false, d7h4e20: false, d7hehh: false, d7hehhh: true });
});

it('a campaign without any mark gets one mention after three days, or two messages with three a week', () => {
  expectEach(build, { mm: null, mmm: 'not-begun', msm: 'not-begun', dmm: null });
  expectEach(weekly, { m: null, mm: 'not-begun' });
});

it('a gap of ten days, or six messages with three a week, is mentioned once until something is done', () => {
  const told = { 4: 'missed-3' };
  // A skipped day interrupts the gap.
  expectEach(having(told), { 'd m9': null, 'd m10': 'missed-10', 'd m6 s m4': null });
  expectEach(having(told, weekly), { 'd m5': null, 'd m6': 'missed-10' });
});

it('three days in a row without a mark are mentioned once until something is done, at most four times', () => {
  for (const ask of [build, weekly])
    expectEach(isIt('missed-3', ask), { dmm: false, dmmm: true, dmsm: false, dm5: true, d4hmmm: true });
  expectEach(having({ 4: 'missed-3' }), { dm5: null, dm4dm3: 'missed-3', dm3dm3: 'missed-3' });
  const three = { 4: 'missed-3', 8: 'missed-3', 12: 'missed-3' };
  expect(build('(dmmm)5', { sent: three })).toBe('missed-3');
  expect(build('(dmmm)5', { sent: { ...three, 16: 'missed-3' } })).toBe(null);
});

it('one day without a mark is mentioned unless the week was strong, every 7 days at most, later 14', () => {
  expectEach(build, { mdm: null, mddm: 'missed-1', mdds: null, mddmm: null, mddmh: 'missed-1' });
  expectEach(having({ 4: 'missed-1' }), { mmdmddmdddm: 'missed-1', mmdmddmddm: null });
  const days = 'mmdm (ddm)9';
  expect(build(days, { sent: { 4: 'missed-1', 11: 'missed-1', 18: 'missed-1' } })).toBe(null);
  expect(build(days, { sent: { 4: 'missed-1', 11: 'missed-1', 17: 'missed-1' } })).toBe('missed-1');
  expect(build(days, { sent: { 11: 'missed-1', 18: 'missed-1' } })).toBe('missed-1');
  // A strong week has at most one miss in seven days and in 14; a weak one has more than half.
  expectEach(build, { d6m: null, md13m: null, md12m: 'missed-1', d5m: 'missed-1', mmdm: null });
  expectEach(weekly, { md6m: null, md5m: null, ddmddm: 'missed-1', dmdm: null, mddm: 'missed-1' });
});

it('a return after two or more days without a mark is mentioned the day after, at most every 14 days', () => {
  expectEach(build, { dmd: null, dmmd: 'returned', dm4d: 'returned', dmmdd: null, mmd: null, dmsd: null });
  expectEach(having({ 4: 'returned' }), { 'dmmd dmdsdmdsdm mmd': null, 'dmmd dmdsdmdsdms mmd': 'returned' });
});

it('a new best streak beats one of at least five days, and is mentioned every 14 days at most', () => {
  expectEach(build, { d6mmd6: null, d6mmd7: 'best', d5mmd6: 'best', d4mmd5: null, d5mmddmd4: null });
  expectEach(isIt('best', weekly), { 'd6 mdd ddd dddd': true, 'dfd dfd mdd ddd dd': true });
  expectEach(isIt('best', weekly), { 'ddd mdd dddd': false });
});

it('a full week is seven of seven, or three of three, and is mentioned every other week at most', () => {
  expectEach(isIt('week'), { d6: false, d7: true, md7: true, d3sd3: false });
  expectEach(weekly, { dd: null, ddd: 'week' });
  expectEach(having({ 7: 'week' }), { d20: null, d21: 'week' });
});

it('three daily marks in a row are mentioned the first time, and again after two missed days and 21 days', () => {
  expectEach(build, { dd: null, ddd: 'three', mmmddd: 'three', dddd: null, dddmddd: null });
  expectEach(build, { dddmmddd: 'three' });
  expectEach(build, { dddmmdddmddd: null, dddsmddd: null });
  // The email's figures count four in a row, because the single miss is bridged.
  expectEach(build, { dmddd: null, dddmmdmddd: null });
});

it('a round number is 10, 25, 50 or 75, or with three a week 5, 10, 20 or 30', () => {
  const kept = (count: number) =>
    `${'dds'.repeat(Math.floor(count / 2))}${count % 2 ? 'd' : ''}`.replace(/s$/, '');
  const told = [9, 10, 11, 24, 25, 26, 30, 49, 50, 51, 75, 100].map((count) => build(kept(count)) ?? '-');
  expect(told.join(' ')).toBe('- number - - number - - - number - number -');
  expect([5, 10, 20, 30].map((count) => weekly(kept(count)))).toEqual(Array(4).fill('number'));
});

it('a weekday that is often missed is mentioned that day or the day before, from week 5, every 28 days', () => {
  const ask = (days: string) => build(`(dddmddd)4 ${days}`, { week: 5, sent: { 27: 'week' } });
  expectEach(ask, { f: null, ff: 'gapday', fff: 'gapday', ffff: null });
  expect(build('(dddmddd)4 ff', { week: 4 })).toBe(null);
  expect(build('(dddmddd)7 ff', { week: 8, sent: { 23: 'gapday' } })).toBe('gapday');
  expect(build('(dddmddd)7 ff', { week: 8, sent: { 24: 'gapday' } })).toBe(null);
});

it('a weekday marked four times in a row, unlike most other days, is mentioned that day, from week 5, every 28 days', () => {
  const ask = (days: string) => build(days, { week: 5 });
  expectEach(ask, { '(ddmdmdd)4': 'goodday', '(ddmdmdd)3': null, 'mdmdmdd(ddmdmdd)3': null });
  expect(build('(ddmdmdd)4', { week: 4 })).toBe(null);
  expect(build('(ddmdmdd)8', { week: 9, sent: { 28: 'goodday' } })).toBe('goodday');
  expect(build('(ddmdmdd)8', { week: 9, sent: { 29: 'goodday' } })).not.toBe('goodday');
});

it('a habit that runs by itself is mentioned from week 8: 12 of 14 days, on a plain day, or six of six', () => {
  const plain = { week: 8, plain: true };
  expectEach((days) => build(days, plain), { d5md3sd4: 'runs', md4md3sd4: null, md5md3sd4: 'runs' });
  expect(build('d5md3sd4', { ...plain, week: 7 })).toBe(null);
  const sent = { 0: 'best', 6: 'week' };
  expect(weekly('d9', { week: 8, sent })).toBe('runs');
  expect(weekly('dddsd5', { week: 8, sent })).not.toBe('runs');
});

it('recover mentions seven days without a mark once; dose mentions yesterday every third day', () => {
  const of =
    (kind: 'recover' | 'dose', sent = {}) =>
    (days: string) =>
      conditionFor(kind, contextAfter(days, { sent }));
  expectEach(of('recover'), { m6: null, m7: 'quiet', m6sm: null, ddhhh: 'back' });
  expectEach(of('recover', { 7: 'quiet' }), { m20: null, m8dm7: 'quiet' });
  expectEach(of('dose'), { d: null, m: 'nomark', mf: null });
  expectEach(of('dose', { 1: 'nomark' }), { mmm: null, mmmm: 'nomark' });
});

it('conditional texts about missing marks come once a day across all campaigns', () => {
  const ask = (days: string) => build(days, { missedSentToday: true });
  expectEach(ask, { mmm: null, dmmm: null, 'd m10': null, mddm: null, dmmd: 'returned', ddhhh: 'back' });
});

it('conditional texts come at most twice in seven messages, or once in three, not counting gaps', () => {
  const ask = (sent: Record<number, string>) => build('mmdmdmmd', { sent });
  expect(ask({ 4: 'missed-1', 7: 'number' })).toBe(null);
  expect(ask({ 1: 'number', 4: 'missed-1' })).toBe('returned');
  expect(ask({ 4: 'missed-3', 7: 'back' })).toBe('returned');
  expect(build('dddmdmmm', { sent: { 3: 'three', 4: 'missed-1' } })).toBe('missed-3');
  expect(weekly('mmdmmd', { sent: { 4: 'missed-1' } })).toBe(null);
});

it('four choices are offered after a lapse, but not after a single missed day', () => {
  expect([...lapseConditions].sort()).toEqual(['missed-10', 'missed-3', 'not-begun', 'quiet']);
});

it('the closing text depends on the share done: 80 percent, 40 percent, any or none', () => {
  const closing = (counts: string) => {
    const [done = 0, due = 0] = counts.split(' of ').map(Number);
    return closingFor({ done, due });
  };
  expectEach(closing, { '84 of 84': 'closing-high', '80 of 100': 'closing-high' });
  expectEach(closing, { '799 of 1000': 'closing-mid', '40 of 100': 'closing-mid' });
  expectEach(closing, { '399 of 1000': 'closing-low' });
  expectEach(closing, { '1 of 84': 'closing-low', '0 of 84': 'closing-none', '0 of 0': 'closing-none' });
});

it('the best streak before the current one is known', () => {
  expectEach((days) => historyAfter(days).bestBefore, { d6: 0, d6md3: 0, d6mm: 6, d6mmd7: 6, dddmmd5mmd: 5 });
  expectEach((days) => historyAfter(days, threeAWeek).bestBefore, { 'ddd dmd ddd ddd': 3 });
});

it('a weekday is often missed if it was on three of the last four, while other days are kept', () => {
  const weekday = (days: string) => weakWeekday(historyAfter(days));
  expectEach(weekday, { '(dddmddd)2 d7 dddmddd': 4, '(dddmddd)4': 4, 'd21 (dddmddd)3': 4 });
  expectEach(weekday, { '(dddmddd)3 d7': null, 'dddmddd d14 dddmddd': null, '(dddmddd)3': null });
  // Of the 30 other days in five weeks, 9 and 10 have no mark.
  const fourWeeks = 'mddmmdd dmdmdmd ddmmddm mddmdmd';
  expect([weekday(`${fourWeeks} dmdmddd`), weekday(`${fourWeeks} dmdmmdd`)]).toEqual([4, null]);
  // If there are two, it is the next one.
  expectEach(weekday, { '(mdddmdd)4': 1, '(mdddmdd)4 ff': 5 });
});

it('the values in texts count days that were sent or marked, and end with the last planned day', () => {
  const campaign = { frequency: 'Daily', startDate: '2026-03-02', timeZone: 'UTC', sendMinute: 480 } as const;
  const day = (localDate: string, change: object = {}) =>
    ({
      kind: 'planned',
      status: 'scheduled',
      cause: null,
      mark: null,
      condition: null,
      entry: null,
      localDate,
      scheduledFor: Date.parse(`${localDate}T08:00Z`),
      ...change,
    }) as Parameters<typeof textValuesAt>[1][number];
  const messages = [
    day('2026-05-21', { status: 'sent' }),
    day('2026-05-22', { mark: 'done' }),
    day('2026-05-23'),
    day('2026-05-24', { status: 'skipped', cause: 'every_other_day' }),
    day('2026-05-25', { kind: 'extra' }),
  ];
  const { done, due, endday } = textValuesAt(campaign, messages, Date.parse('2026-05-22T07:00Z'));
  expect([done?.text, due?.text, endday?.text]).toEqual(['1', '2', 'Saturday']);
});
