import type { HabitKind, Position } from '../domain.ts';
import { addDays, daysBetween, isoWeekday } from '../planning/calendar-date.ts';
import { type History, isStrongWeekday, type PastMessage, weakWeekday } from './history.ts';

/** Situations that a message can respond to at send time, most important first. */
export const conditions = [
  'back',
  'not-begun',
  'missed-10',
  'missed-3',
  'missed-1',
  'returned',
  'best',
  'week',
  'three',
  'number',
  'gapday',
  'goodday',
  'runs',
  'quiet',
  'nomark',
] as const;
export type Condition = (typeof conditions)[number];

export const closings = ['closing-high', 'closing-mid', 'closing-low', 'closing-none'] as const;
export type Closing = (typeof closings)[number];

/** Conditions whose messages offer four choices: smaller, move, pause, stop. */
export const lapseConditions: readonly string[] = ['not-begun', 'missed-10', 'missed-3', 'quiet'];
/** A user gets at most one of these a day, across all campaigns. */
export const missedConditions: readonly string[] = ['not-begun', 'missed-10', 'missed-3', 'missed-1'];

export type ConditionContext = {
  history: History;
  week: number;
  position: Position | null;
  /** From the outline: the slot is a plain day, or its text may leave out the action. */
  plain: boolean;
  open: boolean;
  /** Another campaign has already mentioned missing marks to the user today. */
  missedSentToday: boolean;
};

type Rule = {
  kinds: readonly HabitKind[];
  /** Days until it may be used again; `until-done`: not before another day is done. */
  cooldown: number | ((times: number) => number) | 'until-done';
  max?: number;
  /** Doesn't count toward the limit on conditional texts. */
  unlimited?: true;
  test: (context: ConditionContext) => boolean;
};

const all = ['build', 'reduce'] as const;
const per = (history: History, daily: number, weekly: number) => (history.daily ? daily : weekly);

const rules: Record<Condition, Rule> = {
  back: {
    kinds: [...all, 'recover'],
    cooldown: 0,
    unlimited: true,
    test: ({ history }) => heldDays(history) >= 3,
  },
  'not-begun': {
    kinds: all,
    cooldown: 'until-done',
    test: ({ history }) => history.done === 0 && history.due >= per(history, 3, 2),
  },
  'missed-10': {
    kinds: all,
    cooldown: 'until-done',
    test: ({ history }) => history.missed >= per(history, 10, 6),
  },
  'missed-3': {
    kinds: all,
    cooldown: 'until-done',
    max: 4,
    unlimited: true,
    test: ({ history }) => history.missed >= 3 && history.done >= 1,
  },
  'missed-1': {
    kinds: all,
    cooldown: (times) => (times < 3 ? 7 : 14),
    test: ({ history }) =>
      history.missed === 1 && history.due >= 4 && !isStrongWeek(history) && !isWeakWeek(history),
  },
  returned: {
    kinds: all,
    cooldown: 14,
    test: ({ history }) => history.kept === 1 && history.done >= 2 && missedBefore(history, 1) >= 2,
  },
  best: {
    kinds: ['build'],
    cooldown: 14,
    test: ({ history }) =>
      // A streak with bridged misses doesn't count, because the calendar shows those misses.
      history.streak > 0 &&
      history.kept >= history.streak &&
      history.bestBefore >= per(history, 5, 4) &&
      history.streak > history.bestBefore,
  },
  week: {
    kinds: all,
    cooldown: 14,
    test: ({ history }) =>
      history.last.length === per(history, 7, 3) && history.last.every(({ done }) => done),
  },
  three: {
    kinds: all,
    cooldown: 21,
    // A longer streak with a bridged miss is shown under the text.
    test: ({ history }) =>
      history.daily && history.kept === 3 && history.streak <= 3 && isFreshStart(history),
  },
  number: {
    kinds: ['build'],
    cooldown: 7,
    test: ({ history }) =>
      history.kept > 0 && (history.daily ? [10, 25, 50, 75] : [5, 10, 20, 30]).includes(history.done),
  },
  gapday: {
    kinds: all,
    cooldown: 28,
    test: ({ history, week }) => history.daily && week >= 5 && isNear(weakWeekday(history), history.today),
  },
  goodday: {
    kinds: all,
    cooldown: 28,
    test: ({ history, week }) => history.daily && week >= 5 && isStrongWeekday(history),
  },
  runs: {
    kinds: ['build'],
    cooldown: 14,
    test: ({ history, week, plain, open }) => {
      const latest = history.settled.slice(history.daily ? -14 : -6);
      const kept = latest.filter(({ done }) => done).length;
      return week >= 8 && kept >= per(history, 12, 6) && (history.daily ? plain : !open);
    },
  },
  quiet: {
    kinds: ['recover'],
    cooldown: 'until-done',
    test: ({ history }) => history.missed >= 7,
  },
  nomark: {
    kinds: ['dose'],
    cooldown: 3,
    unlimited: true,
    test: ({ history }) =>
      history.missed >= 1 && history.settled.at(-1)?.localDate === addDays(history.today, -1),
  },
};

/** The number of days up to today without messages, because the campaign was paused or stopped. */
function heldDays({ past, today }: History): number {
  const latest = past.findLast(({ sent, done }) => sent || done);
  const held = past.filter((day) => day.held && (latest === undefined || day.localDate > latest.localDate));
  const [first] = held;
  return first === undefined ? 0 : daysBetween(first.localDate, today);
}

const missedBefore = ({ settled }: History, last: number): number => {
  const before = settled.slice(0, settled.length - last);
  return before.length - 1 - before.findLastIndex(({ done, skipped }) => done || skipped);
};

/** Three in a row, for the first time ever or since two misses in a row. */
function isFreshStart({ settled }: History): boolean {
  const before = settled.slice(0, settled.length - 3);
  const isMiss = (day: PastMessage | undefined) => day !== undefined && !day.done && !day.skipped;
  const lastGap = before.findLastIndex((day, at) => isMiss(day) && isMiss(before[at - 1]));
  const since = before.slice(lastGap + 1).map(({ done }) => done);
  return !since.some((done, at) => done && since[at - 1] && since[at - 2]);
}

const isNear = (weekday: number | null, today: string) =>
  weekday !== null && (isoWeekday(today) === weekday || isoWeekday(addDays(today, 1)) === weekday);

/** A full week with at most one miss in the last two weeks. */
function isStrongWeek({ settled, last, daily }: History): boolean {
  const misses = settled.slice(daily ? -14 : -6).filter(({ done }) => !done).length;
  return last.length === (daily ? 7 : 3) && misses <= 1;
}

/** If most of the last days have no mark, a single miss isn't worth mentioning. */
const isWeakWeek = ({ last }: History): boolean => last.filter(({ done }) => done).length * 2 < last.length;

export function conditionFor(kind: HabitKind, context: ConditionContext): Condition | null {
  if (context.position !== null) return null;
  const isLimited = isLimitReached(context.history);
  const condition = conditions.find((name) => {
    const rule = rules[name];
    return (
      rule.kinds.includes(kind) &&
      !isCoolingDown(name, rule, context.history) &&
      (rule.unlimited === true || !isLimited) &&
      !(context.missedSentToday && missedConditions.includes(name)) &&
      rule.test(context)
    );
  });
  return condition ?? null;
}

function isCoolingDown(
  condition: Condition,
  { cooldown, max = Infinity }: Rule,
  { past, today }: History,
): boolean {
  const times = past.filter((day) => day.sent && day.condition === condition);
  const latest = times.at(-1);
  if (latest === undefined) return false;
  if (times.length >= max) return true;
  if (cooldown === 'until-done')
    return !past.some(({ done, localDate }) => done && localDate >= latest.localDate);
  return (
    daysBetween(latest.localDate, today) < (typeof cooldown === 'number' ? cooldown : cooldown(times.length))
  );
}

/** At most two conditional texts in seven messages or, with three messages a week, one in three. */
function isLimitReached({ past, daily }: History): boolean {
  const window = past.filter(({ sent }) => sent).slice(daily ? -6 : -2);
  const limited = window.filter(({ condition }) =>
    conditions.some((name) => name === condition && rules[name].unlimited !== true),
  );
  return limited.length >= (daily ? 2 : 1);
}

export function closingFor({ done, due }: { done: number; due: number }): Closing {
  if (done === 0) return 'closing-none';
  const percent = (100 * done) / due;
  return percent >= 80 ? 'closing-high' : percent >= 40 ? 'closing-mid' : 'closing-low';
}
