import { type HabitKind, isQuiet, type Position, type ProgramSlot, topicsOf } from '../domain.ts';
import { addDays, daysBetween, isoWeekday, weekdayName, weekdayNames } from '../planning/calendar-date.ts';
import { minuteInWords } from '../planning/local-time.ts';
import {
  type SendTimeTask,
  writeBuiltIn,
  writeConditional,
  writeGoodbyeUnmarked,
  writeSpare,
} from './built-in.ts';
import { conditionFor, missedConditions } from './conditions.ts';
import { contentFor } from './content.ts';
import { slotOf, thoughtOf } from './entries.ts';
import { numberValue, type TextValues } from './fill.ts';
import { type Campaign, type DatedMessage, type History, historyAt, weakWeekday } from './history.ts';
import { slotName } from './program.ts';
import type { Habit, WrittenText } from './writer.ts';

/** An unedited planned message that is about to be sent. */
export type OutgoingMessage = {
  slotIndex: number;
  week: number;
  localDate: string;
  entry: string | null;
  condition: string | null;
  writer: string;
};

export type SendContext = {
  habit: Habit;
  history: History;
  isLast: boolean;
  sentToday: readonly string[];
  banned: ReadonlySet<string>;
  before: readonly string[];
};

/** The position may have changed since the text was written, because days were removed from the plan. */
export function positionNow({ week }: OutgoingMessage, { history, isLast }: SendContext): Position | null {
  const sent = history.past.filter((day) => day.sent);
  if (isLast) return 'last';
  // A user who marked days before their messages were due has already begun.
  if (sent.length === 0 && !history.past.some((day) => day.done)) return 'first';
  const ofWeek = (condition: string) => sent.some((day) => day.condition === condition);
  if (week === 12 && !ofWeek('lastweek')) return 'lastweek';
  return week === 7 && !ofWeek('half') ? 'half' : null;
}

/** After missed days, a small text replaces challenges (Saturdays), other people (week 8) and next steps (week 11). */
const isTooMuch = ({ week, weekday }: ProgramSlot) => weekday === 6 || week === 8 || week === 11;

/** Has stopped marking days, and a message has mentioned it. Only spare texts fit then, which ask for little. */
function hasGoneSilent({ past, done, due, daily }: History): boolean {
  if (done === 0) return due >= (daily ? 6 : 4);
  const longGap = past.findLast((day) => day.condition === 'missed-10')?.localDate;
  return longGap !== undefined && !past.some((day) => day.done && day.localDate >= longGap);
}

/** A text that fits the progress better than the planned one; null to send the planned text. */
export function replacementText(message: OutgoingMessage, context: SendContext): WrittenText | null {
  const { habit, history, banned, before, sentToday } = context;
  const isProgram = !isQuiet(habit.kind);
  const isSilent = isProgram && hasGoneSilent(history);
  const currentPosition = positionNow(message, context);
  // A user who marks nothing doesn't want to hear that they are halfway through.
  const position = currentPosition === 'half' && isSilent ? null : currentPosition;
  const { slotIndex, week, localDate } = message;
  const elsewhere = new Set(sentToday);
  const slot: ProgramSlot = { index: slotIndex, week, weekday: isoWeekday(localDate), position, elsewhere };
  const row = contentFor(habit.kind, habit.style).rows.get(slotName({ ...slot, position: null }));
  const sent = history.past
    .filter((day) => day.sent)
    .map((day) => ({ entry: day.entry ?? '', daysAgo: daysBetween(day.localDate, history.today) }));
  const task: SendTimeTask = { habit, slot, sent, banned, before };
  const condition = conditionFor(habit.kind, {
    history,
    week,
    position: hasPosition(habit, position) ? position : null,
    plain: row?.plain ?? false,
    open: row?.open ?? false,
    missedSentToday: sentToday.some((key) => missedConditions.includes(slotOf(key))),
  });
  const conditional = condition === null ? null : writeConditional({ ...task, condition });
  if (conditional !== null) return conditional;
  if (isSilent && position === 'last' && history.done === 0) {
    const goodbye = writeGoodbyeUnmarked(task);
    if (goodbye !== null) return goodbye;
  }
  const used = new Set([...banned, ...sent.map(({ entry }) => entry)]);
  const write = () => writeBuiltIn({ habit, slots: [slot], before, banned: used })[0] ?? null;
  if (hasPosition(habit, position) && message.condition !== position) return write();
  const isOutOfPlace = isSilent || (history.missed >= 2 && isTooMuch(slot));
  if (isProgram && position === null && isOutOfPlace) {
    // Not a planned text, which would then be sent twice. If no other is left, the planned text stays.
    const spare = writeSpare(task, { isSilent });
    if (spare !== null) return spare;
  }
  // It was written for a position or a condition that no longer applies.
  if (message.condition !== null && position === null) return write();
  // This text has already been sent in place of another one, or today by another campaign.
  const { entry: planned } = message;
  const isRepeated =
    history.past.some(({ entry }) => entry === planned) ||
    sentToday.some((key) => planned !== null && thoughtOf(key) === thoughtOf(planned));
  if (isProgram && planned !== null && isRepeated) return write();
  return isOfKind(message, habit.kind) ? null : write();
}

/** False if the campaign's kind was changed after the text was written. */
function isOfKind({ entry, writer }: OutgoingMessage, kind: HabitKind): boolean {
  if (entry !== null)
    return (
      entry.startsWith(`${kind}/`) ||
      topicsOf[kind].some((topic) => /^topics\/\w+:(\w+)/.exec(entry)?.[1] === topic)
    );
  return writer !== 'built-in' && kind !== 'dose' && kind !== 'danger';
}

const hasPosition = (habit: Habit, position: Position | null) =>
  position !== null && contentFor(habit.kind, habit.style).bySlot.has(position);

/** `lastDate` is the day of the last planned message. */
export function textValues(
  history: History,
  { lastDate, sendMinute }: { lastDate: string; sendMinute: number },
): TextValues {
  const { done, due, last, missed, streak, settled, today } = history;
  const latest = settled.at(-1)?.localDate;
  const weak = weakWeekday(history);
  return {
    done: numberValue(done),
    due: numberValue(due),
    done7: numberValue(last.filter((day) => day.done).length),
    due7: numberValue(last.length),
    missed: numberValue(missed),
    streak: numberValue(streak),
    ...(latest === undefined
      ? {}
      : { lastday: { text: latest === addDays(today, -1) ? 'yesterday' : weekdayName(latest) } }),
    ...(weak === null ? {} : { weekdays: { text: `${weekdayNames[weak - 1]}s` } }),
    weekday: { text: weekdayName(today) },
    endday: { text: weekdayName(lastDate) },
    time: { text: minuteInWords(sendMinute) },
  };
}

export function textValuesAt(
  campaign: Campaign & { timeZone: string; sendMinute: number },
  messages: readonly DatedMessage[],
  now: number,
): TextValues {
  const history = historyAt(campaign, messages, now);
  const lastDate = messages
    .filter(({ kind, status }) => kind === 'planned' && status !== 'skipped')
    .reduce((last, { localDate }) => (localDate > last ? localDate : last), history.today);
  return textValues(history, { lastDate, sendMinute: campaign.sendMinute });
}
