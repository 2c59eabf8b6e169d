import { type PlanRow, planFields } from '../../worker/campaign-fields.ts';
import { type CampaignToSend, composerFor } from '../../worker/delivery/composing.rules.ts';
import type { Frequency } from '../../worker/domain.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { onceAWeek, type PlannedSlot, planCampaign } from '../../worker/planning/plan.ts';
import { writeBuiltIn, writeClosing } from '../../worker/writer/built-in.ts';
import { planFieldNames } from '../../worker/writer/facts.rules.ts';
import { type FilledText, fillValues, numberValue, type TextValues } from '../../worker/writer/fill.ts';
import { type History, historyOf, type PastRow, toPast } from '../../worker/writer/history.ts';
import { slotName } from '../../worker/writer/program.ts';
import { type RenderedMessage, renderMessage } from '../../worker/writer/render-message.ts';
import { textValues } from '../../worker/writer/send-time-text.ts';
import { type Habit, habitOf, textColumns, type WrittenText } from '../../worker/writer/writer.ts';
import type { TestCampaign } from './corpora/corpora.ts';

/** What the user does with a day: `early` is marked before its message, `held` is paused. */
type DayMark = 'done' | 'early' | 'none' | 'skipped' | 'held';

/** One of the campaign's `count` days with messages. */
type PatternDay = { index: number; count: number; weekday: number };

/** Pseudorandom numbers from 0 to 1, the same in every run (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scattered = (index: number) => randomFrom(index + 7)();
const share = ({ index, count }: PatternDay) => index / count;

/** How users mark their days. */
const markPatterns = {
  'all done': () => 'done',
  none: () => 'none',
  /** Mostly done, with scattered misses; sometimes marked early or skipped. */
  misses: ({ index }) => {
    const chance = scattered(index);
    if (chance < 0.22) return 'none';
    if (chance < 0.27) return 'skipped';
    return chance < 0.34 ? 'early' : 'done';
  },
  'gap Thursdays': ({ weekday }) => (weekday === 4 ? 'none' : 'done'),
  pause: (day) => {
    const at = share(day);
    return (at > 0.25 && at < 0.33) || (at > 0.6 && at < 0.72)
      ? 'held'
      : scattered(day.index) < 0.2
        ? 'none'
        : 'done';
  },
  /** A good start, a long silence, and a return. */
  'stops and returns': (day) => {
    const at = share(day);
    if (at < 0.2) return 'done';
    return at < 0.6 ? 'none' : scattered(day.index) < 0.1 ? 'none' : 'done';
  },
  /** Runs of misses of growing length. */
  'gaps of two to five': ({ index }) =>
    index % 9 < 2 + Math.floor(index / 18) && index % 9 < 5 ? 'none' : 'done',
} as const satisfies Record<string, (day: PatternDay) => DayMark>;

export type PatternName = keyof typeof markPatterns;
export const patternNames = Object.keys(markPatterns) as PatternName[];

/** A message as the user receives it. */
export type Reading = FilledText & {
  week: number;
  /** ISO weekday, Monday = 1 */
  weekday: number;
  localDate: string;
  /** The program slot: `w6.wed`, or a position */
  slot: string;
  short: string | null;
  /** The key of its content entry */
  entry: string;
  /** The position or condition that it was written for */
  condition: string | null;
  kind: 'planned' | 'closing';
  history: History;
  values: TextValues;
  /** With the user's words on the lock screen */
  rendered: RenderedMessage;
  /** Without them */
  privateRendered: RenderedMessage;
};

/** With `plan`, the texts as planned and shown on the campaign's page; otherwise as sent. */
export type Run = {
  campaign: TestCampaign;
  habit: Habit;
  marks: PatternName | 'plan';
  texts: readonly Reading[];
};

/** As long as a real link. */
export const sampleLink = 'https://habits.example.com/m/Qk3vT9xLw2PzYb7d';

const firstMonday = '2027-01-04';
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

export type Planned = {
  campaign: TestCampaign;
  habit: Habit;
  slots: readonly PlannedSlot[];
  texts: readonly WrittenText[];
  campaignToSend: Omit<CampaignToSend, 'upcomingAt'>;
};

/** Plans a campaign as the app does. */
export function planOf(campaign: TestCampaign): Planned {
  const frequency: Frequency = campaign.weekly ? '3 times per week' : 'Daily';
  const startDate = addDays(firstMonday, campaign.start - 1);
  const sendMinute = minuteOf(campaign.at);
  const planned = planCampaign({ startDate, frequency, sendMinute, timeZone: 'UTC', now: 0 });
  const slots = campaign.kind === 'danger' ? onceAWeek(planned) : planned;
  const plan = Object.fromEntries(
    planFieldNames.map((field) => [field, campaign.facts?.[planFields[field].code] ?? null]),
  ) as PlanRow;
  const words = {
    ...plan,
    kind: campaign.kind,
    title: campaign.title,
    description: campaign.description ?? '',
    messageStyle: campaign.style,
    frequency,
    sendMinute,
    size: 'usual' as const,
    doseVerb: campaign.doseVerb ?? null,
    topic: campaign.topic ?? null,
  };
  const habit = habitOf(words);
  const campaignToSend = {
    ...words,
    startDate,
    everyOtherDay: false,
    disliked: [],
    lastDate: slots.at(-1)?.localDate ?? startDate,
    sentElsewhere: [],
    offeredEveryOtherDay: false,
    closedQuestions: [],
    active: true,
    completed: false,
    onHold: false,
    pausedUntil: null,
  };
  const texts = writeBuiltIn({ habit, slots, before: [], banned: new Set() });
  return { campaign, habit, slots, texts, campaignToSend };
}

/** The texts of a plan before any marks. */
export function runOfPlan(planned: Planned): Run {
  const { campaign, habit, slots, texts, campaignToSend } = planned;
  const history = historyOf([], campaignToSend, campaignToSend.startDate);
  const values = textValues(history, campaignToSend);
  const readings = slots.map((slot, at) => {
    const text = texts[at];
    if (text === undefined) throw new RangeError(`No text for ${slotName(slot)}`);
    return readingOf(planned, slot, text, fill(text, values), { history, values });
  });
  return { campaign, habit, marks: 'plan', texts: readings };
}

/**
 * The texts as sent, day by day, to a user with one pattern of marks, and the closing message.
 * @param elsewhere the entries that the user's other campaigns send earlier on each day
 */
export function runWithMarks(
  planned: Planned,
  marks: PatternName,
  elsewhere: ReadonlyMap<string, string[]> = new Map(),
): Run {
  const { campaign, habit, slots, texts, campaignToSend } = planned;
  const past: PastRow[] = [];
  const readings: Reading[] = [];
  for (const [at, slot] of slots.entries()) {
    const text = texts[at];
    if (text === undefined) throw new RangeError(`No text for ${slotName(slot)}`);
    const day = { index: at, count: slots.length, weekday: slot.weekday };
    const mark: DayMark = markPatterns[marks](day);
    if (mark === 'held' || mark === 'early') {
      past.push({
        ...rowOf(at, slot, text),
        status: 'skipped',
        mark: mark === 'early' ? 'done' : null,
        ...(mark === 'held' ? { cause: 'paused' as const, condition: null, entry: null } : {}),
      });
      continue;
    }
    const message = {
      id: at,
      kind: 'planned' as const,
      writer: 'built-in' as const,
      ...textColumns(text),
      edited: false,
      isDecided: false,
      offer: null,
      slotIndex: slot.index,
      week: slot.week,
      localDate: slot.localDate,
    };
    const sentElsewhere = elsewhere.get(slot.localDate) ?? [];
    const composed = composerFor({ ...campaignToSend, sentElsewhere }, past, slot.localDate)(message);
    const { planLine, progressLine, question } = composed;
    const history = historyOf(past.map(toPast), campaignToSend, slot.localDate);
    const values = textValues(history, campaignToSend);
    const finalText = composed.finalText?.text;
    const sent = { ...text, ...finalText, ownWords: finalText?.ownWords ?? text.ownWords };
    const filled = { content: sent.content, ownWords: sent.ownWords, short: sent.short };
    const lines = { planLine, progressLine, question };
    readings.push(readingOf(planned, slot, sent, filled, { history, values, lines }));
    past.push({ ...rowOf(at, slot, sent), mark: mark === 'none' ? null : mark });
  }
  const last = slots.at(-1);
  if (campaign.kind !== 'danger' && last !== undefined) readings.push(closingOf(planned, past, last));
  return { campaign, habit, marks, texts: readings };
}

const rowOf = (
  id: number,
  slot: PlannedSlot,
  text: Pick<WrittenText, 'content' | 'condition' | 'entry'>,
): PastRow => ({
  id,
  localDate: slot.localDate,
  week: slot.week,
  status: 'sent',
  cause: null,
  mark: null,
  rating: null,
  offer: null,
  condition: text.condition,
  entry: text.entry,
  opening: text.content.slice(0, 80),
});

function fill({ content, ownWords, short }: WrittenText, values: TextValues) {
  return {
    ...fillValues({ content, ownWords }, values),
    short: short === null ? null : fillValues({ content: short, ownWords: [] }, values).content,
  };
}

function closingOf(planned: Planned, past: readonly PastRow[], last: PlannedSlot): Reading {
  const { habit, campaignToSend } = planned;
  const localDate = addDays(last.localDate, 1);
  const history = historyOf(past.map(toPast), campaignToSend, localDate);
  const values = { done: numberValue(history.done), due: numberValue(history.due) };
  const text = writeClosing(habit, values);
  const filled = { content: text.content, ownWords: text.ownWords, short: text.short };
  const slot = { week: 12, weekday: (last.weekday % 7) + 1, localDate, position: null };
  return readingOf(planned, slot, text, filled, { history, values, kind: 'closing' });
}

type Sent = Pick<WrittenText, 'entry' | 'condition'>;
type ReadingContext = Pick<Reading, 'history' | 'values'> & {
  kind?: Reading['kind'];
  lines?: { planLine: string | null; progressLine: string | null; question: string | null };
};

function readingOf(
  { campaign, habit }: Planned,
  slot: Pick<PlannedSlot, 'week' | 'weekday' | 'localDate' | 'position'>,
  { entry, condition }: Sent,
  text: FilledText & { short: string | null },
  { history, values, kind = 'planned', lines }: ReadingContext,
): Reading {
  const { week, weekday, localDate } = slot;
  const message = { ...text, ...lines, kind, week, localDate, condition };
  const render = (lockScreenWords: boolean) =>
    renderMessage({ title: campaign.title, kind: habit.kind, lockScreenWords }, message, sampleLink);
  return {
    ...text,
    week,
    weekday,
    localDate,
    condition,
    history,
    values,
    slot: slotName(slot),
    entry: entry ?? '',
    kind,
    rendered: render(true),
    privateRendered: render(false),
  };
}
