import { expect } from 'vitest';
import type { Frequency } from '../../../worker/domain.ts';
import { addDays } from '../../../worker/planning/calendar-date.ts';
import { type PlannedSlot, planCampaign } from '../../../worker/planning/plan.ts';
import { writeBuiltIn } from '../../../worker/writer/built-in.ts';
import type { Facts } from '../../../worker/writer/fill.ts';
import { type Campaign, type History, historyOf, type PastMessage } from '../../../worker/writer/history.ts';
import type { Habit, WritingTask } from '../../../worker/writer/writer.ts';

/** Everything that a person can tell about a plan, in their own words. */
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

/** What Rosa tells of her plan, in part: 'cas' are her cue, her act and her small version. */
export const told = (codes: string): Facts =>
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
export const startDate = '2026-01-05';
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
 * One day for every letter: d done, m without a mark, s answered with "skip", h held, f never sent for another reason.
 * @param conditions what the message of a day answered to, by day
 */
export const daysOf = (
  days: string,
  campaign: Campaign = daily,
  conditions: Readonly<Record<number, string>> = {},
): PastMessage[] =>
  [...lettersOf(days)].map((letter, day) => ({
    localDate: dateOf(day, campaign),
    sent: 'dms'.includes(letter),
    counts: 'dms'.includes(letter),
    done: letter === 'd',
    skipped: letter === 's',
    held: letter === 'h',
    condition: conditions[day] ?? null,
    entry: null,
  }));

/** How it has gone on the morning after the last of the days that are told of. */
export function historyAfter(
  days: string,
  campaign: Campaign = daily,
  conditions: Readonly<Record<number, string>> = {},
): History {
  const past = daysOf(days, campaign, conditions);
  return historyOf(past, campaign, dateOf(past.length, campaign));
}

const words = new Map<unknown, string>([
  [null, '-'],
  [true, 'yes'],
  [false, 'no'],
]);

/**
 * Compares the answers with a table such as "mm: -, mmm: not-begun", all at once, so that a failure shows every one.
 * "-" is null; true and false are "yes" and "no".
 */
export function expectEach(answer: (input: string) => unknown, table: string) {
  const rows = table.split(', ').map((row) => row.split(': '));
  const answers = rows.map(([input = '']) => {
    const given = answer(input);
    return `${input}: ${words.get(given) ?? given}`;
  });
  expect(answers.join(', ')).toBe(table);
}

/** The plan of a campaign that starts so many days after a Monday. @param late after the time of its first day */
export function slotsOf(startDay: number, frequency: Frequency = 'Daily', late = false): PlannedSlot[] {
  const start = addDays(startDate, startDay);
  return planCampaign({
    startDate: start,
    frequency,
    sendMinute: 420,
    timeZone: 'UTC',
    now: Date.parse(`${late ? start : startDate}T${late ? '12' : '00'}:00:00Z`) - (late ? 0 : 7 * 86_400_000),
  });
}

/** The texts of a plan, from a plan that knows the facts all along. */
export const write = (
  slots: readonly PlannedSlot[],
  change: Partial<Habit> = {},
  task: Partial<WritingTask> = {},
) =>
  writeBuiltIn({
    habit: habitWith(change),
    slots,
    before: [],
    banned: new Set(),
    unwanted: new Set(),
    ...task,
  });
