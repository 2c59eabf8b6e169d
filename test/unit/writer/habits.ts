import { addDays } from '../../../worker/planning/calendar-date.ts';
import type { Facts } from '../../../worker/writer/fill.ts';
import { type Campaign, type History, historyOf, type PastMessage } from '../../../worker/writer/history.ts';
import type { Habit } from '../../../worker/writer/writer.ts';

/** A complete plan in a person's own words. */
export const rosa = {
  c: 'I hang up my coat',
  a: 'play the first line of the Saint-Saëns',
  s: 'four long bow strokes',
  n: 'I get home late',
  p: 'my sister Ana',
  y: 'I want to play at my sister’s wedding',
  r: 'tune it and leave it on the stand',
  x: 'play both lines',
} as const satisfies Facts;

const description = 'I want to play because it is quiet';

/** Part of Rosa's plan: 'cas' are her cue, action and small version. */
export const rosaFacts = (codes: string): Facts =>
  Object.fromEntries(Object.entries({ ...rosa, d: description }).filter(([code]) => codes.includes(code)));

export const habitWith = (change: Partial<Habit> = {}): Habit => ({
  kind: 'build',
  title: 'Cello',
  description: '',
  style: 'direct',
  daily: true,
  sendTime: '07:00',
  facts: rosa,
  small: false,
  ...change,
});

/** 2026-01-05 is a Monday. */
const startDate = '2026-01-05';
export const daily: Campaign = { frequency: 'Daily', startDate };
export const threeAWeek: Campaign = { frequency: '3 times per week', startDate };

/** The date of a campaign's day, from 0. */
export const dateOf = (day: number, { frequency, startDate }: Campaign = daily) =>
  addDays(startDate, frequency === 'Daily' ? day : Math.floor(day / 3) * 7 + ([0, 2, 5][day % 3] ?? 0));

/** "d4 m" is four days done and one without a mark; "(dm)3" is three times both. */
export const lettersOf = (days: string): string =>
  days
    .replaceAll(' ', '')
    .replace(/(?:\((\w+)\)|([a-z]))(\d+)/g, (_, group, letter, times) =>
      (group ?? letter).repeat(Number(times)),
    );

/**
 * One day per letter: d done, e done before its message was due, m no mark, s skipped by the person, h held, f not sent for another reason.
 * @param conditions the conditions of messages, by day
 */
export const daysOf = (
  days: string,
  campaign: Campaign = daily,
  conditions: Readonly<Record<number, string>> = {},
): PastMessage[] =>
  [...lettersOf(days)].map((letter, day) => ({
    localDate: dateOf(day, campaign),
    sent: 'dms'.includes(letter),
    counts: 'dems'.includes(letter),
    done: 'de'.includes(letter),
    skipped: letter === 's',
    held: letter === 'h',
    condition: conditions[day] ?? null,
    entry: null,
  }));

export function historyAfter(
  days: string,
  campaign: Campaign = daily,
  conditions: Readonly<Record<number, string>> = {},
): History {
  const past = daysOf(days, campaign, conditions);
  return historyOf(past, campaign, dateOf(past.length, campaign));
}
