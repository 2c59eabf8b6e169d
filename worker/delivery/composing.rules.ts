import type { MessageColumns } from '../db/client.ts';
import { type HabitKind, type Hue, isQuiet, type MessageKind } from '../domain.ts';
import { addDays, daysBetween, isoWeekday, threeAWeek } from '../planning/calendar-date.ts';
import {
  type CampaignDays,
  type CampaignProgress,
  campaignProgress,
  type DayRow,
  dayNumberOf,
  progressDayOf,
} from '../progress/days.rules.ts';
import { quotable } from '../writer/built-in.ts';
import { lapseConditions } from '../writer/conditions.ts';
import { type Facts, factsQuotedIn, fillPlan, fillValues, planLine } from '../writer/fill.ts';
import { type History, historyOf, type PastRow, toPast } from '../writer/history.ts';
import { questionFor } from '../writer/questions.ts';
import { replacementText, textValues } from '../writer/send-time-text.ts';
import { type CampaignWords, type Habit, habitOf, textColumns } from '../writer/writer.ts';
import { type FinalText, offerFor } from './choices.rules.ts';

type MessageToSend = Pick<
  MessageColumns,
  | ('id' | 'kind' | 'content' | 'ownWords' | 'short' | 'condition' | 'entry' | 'writer' | 'edited')
  | ('offer' | 'slotIndex' | 'week' | 'localDate')
> & {
  /** An earlier attempt, or the first delivery of a snoozed message, has already decided the text. */
  isDecided: boolean;
};

export type CampaignToSend = CampaignWords &
  CampaignDays & {
    startDate: string;
    everyOtherDay: boolean;
    /** Content entries of deleted messages that were rated down. */
    disliked: readonly string[];
    lastDate: string;
    /** Content entries of the texts that the user's other campaigns have sent today. */
    sentElsewhere: readonly string[];
    offeredEveryOtherDay: boolean;
    closedQuestions: readonly { question: string; week: number }[];
  };

export type Composed = {
  /** What to store with the message; null if it is sent as planned. */
  finalText: FinalText | null;
  planLine: string | null;
  progressLine: string | null;
  /** All days, including today; null for habits without streaks. */
  progress: CampaignProgress | null;
  question: string | null;
};

/** Decides the texts of a campaign's messages at send time. */
export type Composer = (message: MessageToSend) => Composed;

/** Takes the messages composed before into account. A decided text stays the same for every attempt. */
export function composerFor(campaign: CampaignToSend, past: readonly PastRow[], today: string): Composer {
  const before = [...past];
  const sentToday = [...campaign.sentElsewhere];
  let { offeredEveryOtherDay } = campaign;
  return (message) => {
    const habit = habitOf(campaign);
    const history = historyOf(before.map(toPast), campaign, today);
    const context = { habit, history, campaign, before, sentToday, offeredEveryOtherDay };
    const finalText = finalTextFor(message, context);
    const text = finalText?.text ?? message;
    const composed = {
      finalText,
      ...(message.kind === 'planned'
        ? {
            ...linesOf(text, habit, history),
            progress: progressWith(message, context, today),
            question: questionLine(message.week, context),
          }
        : textOnly),
    };
    if (message.kind === 'planned' && !before.some(({ id }) => id === message.id))
      before.push(asPast(message, text));
    if (text.entry !== null) sentToday.push(text.entry);
    if (finalText?.offer === 'every-other-day') offeredEveryOtherDay = true;
    return composed;
  };
}

const asPast = (
  { id, localDate, week }: MessageToSend,
  { content, condition, entry }: Pick<MessageToSend, 'content' | 'condition' | 'entry'>,
): PastRow => ({
  id,
  localDate,
  week,
  condition,
  entry,
  opening: content,
  status: 'sent',
  cause: null,
  mark: null,
  rating: null,
  offer: null,
});

type Context = {
  habit: Habit;
  history: History;
  campaign: CampaignToSend;
  before: readonly PastRow[];
  sentToday: readonly string[];
  offeredEveryOtherDay: boolean;
};

/** The filled-in text and the offer of a message; null if neither changes. */
function finalTextFor(message: MessageToSend, context: Context): FinalText | null {
  const { history, campaign, offeredEveryOtherDay } = context;
  const { isDecided } = message;
  const text = isDecided ? null : textOf(message, context);
  const isLapse = lapseConditions.includes(text?.condition ?? '');
  const offer = isLapse
    ? 'lapse'
    : isDecided
      ? message.offer
      : offerFor(message, campaign, offeredEveryOtherDay);
  const written = text ?? message;
  const isOurText = message.writer !== 'person' && message.kind !== 'extra';
  const mayHavePlaceholders = isOurText && `${written.content}${written.short}`.includes('{');
  const values = mayHavePlaceholders ? textValues(history, campaign) : {};
  const filled = fillValues(written, values);
  const short =
    written.short === null ? null : fillValues({ content: written.short, ownWords: null }, values).content;
  const changed = text !== null || filled.content !== message.content || short !== message.short;
  if (!changed && offer === message.offer) return null;
  if (!changed) return { offer };
  const { condition, entry } = message;
  return {
    offer,
    text: {
      ...(text === null ? { condition, entry } : textColumns(text)),
      ...filled,
      short,
      writer: text === null && message.writer !== 'person' ? message.writer : 'built-in',
    },
  };
}

function textOf(message: MessageToSend, { habit, history, campaign, before, sentToday }: Context) {
  if (message.kind !== 'planned' || message.edited || message.slotIndex === null) return null;
  const disliked = before.flatMap(({ rating, entry }) =>
    rating === 'down' && entry !== null ? [entry] : [],
  );
  return replacementText(
    { ...message, slotIndex: message.slotIndex },
    {
      habit,
      history,
      isLast: message.localDate >= campaign.lastDate,
      sentToday,
      banned: new Set([...campaign.disliked, ...disliked]),
      before: before.flatMap(({ status, opening }) => (status === 'sent' ? (opening ?? []) : [])),
    },
  );
}

export const textOnly = { planLine: null, progressLine: null, progress: null, question: null };

/** The campaign's days as the email shows them, with the message's own day open. */
function progressWith(
  message: MessageToSend,
  { campaign, before }: Context,
  today: string,
): CampaignProgress | null {
  if (isQuiet(campaign.kind)) return null;
  const current = { localDate: message.localDate, status: 'sent' as const, cause: null, mark: null };
  const past = before.filter(({ localDate }) => localDate !== message.localDate);
  const soFar = [...past, current].sort((a, b) => (a.localDate < b.localDate ? -1 : 1));
  const last = soFar.at(-1)?.localDate ?? today;
  const days = [...soFar, ...daysAhead(last, campaign)].map((day) => progressDayOf(day, today));
  return campaignProgress(days, campaign, today);
}

/** The remaining days of the plan. Computed, because reading them would double the rows that an alarm reads. */
function daysAhead(after: string, { lastDate, frequency, everyOtherDay }: CampaignToSend): DayRow[] {
  const days: DayRow[] = [];
  for (let distance = 1; distance <= daysBetween(after, lastDate); distance += 1) {
    const localDate = addDays(after, distance);
    if (frequency !== 'Daily' && !threeAWeek.includes(isoWeekday(localDate))) continue;
    const isDropped = everyOtherDay && distance % 2 === 1;
    days.push(
      isDropped
        ? { localDate, status: 'skipped', cause: 'every_other_day', mark: null }
        : { localDate, status: 'scheduled', cause: null, mark: null },
    );
  }
  return days;
}

function linesOf({ content }: { content: string }, habit: Habit, history: History) {
  const { kind } = habit;
  const facts = planFacts(habit);
  const hasProgram = !isQuiet(kind);
  const mentioned = factsQuotedIn(content, facts);
  const isInText = (['c', 'a'] as const).every(
    (code) => facts[code] === undefined || mentioned.includes(code),
  );
  return {
    planLine: !hasProgram || isInText || facts.a === undefined ? null : planIn(habit),
    progressLine: hasProgram ? progressLine(history) : null,
  };
}

/** The cue and the action as far as the plan line can contain them, in the usual size. */
function planFacts(habit: Habit): Facts {
  const { c, a } = habit.inOtherLanguage ? { a: habit.facts.a } : quotable({ ...habit, small: false }).facts;
  return { ...(c && { c }), ...(a && { a }) };
}

const planIn = (habit: Habit): string | null =>
  habit.inOtherLanguage ? (planLine(habit.facts) ?? null) : fillPlan(planFacts(habit), habit.kind).content;

/** Null until a day is done. */
export function progressLine({ done, due, streak }: Pick<History, 'done' | 'due' | 'streak'>): string | null {
  if (done === 0) return null;
  const run = streak >= 2 ? ` Current streak: ${streak} days.` : '';
  return `${done} of ${due} ${due === 1 ? 'day' : 'days'} kept so far.${run}`;
}

/** Whether most of last week's days were done. Only then do we ask for a next step. */
export const isGoingWell = ({ last, daily }: History) =>
  last.filter(({ done }) => done).length >= (daily ? 5 : 2);

function questionLine(week: number, { habit, history, campaign, before }: Context): string | null {
  if (before.some((row) => row.status === 'sent' && row.week === week)) return null;
  const question = questionFor({
    ...habit,
    week,
    hour: Number(habit.sendTime.slice(0, 2)),
    closed: campaign.closedQuestions,
    isGoingWell: isGoingWell(history),
  });
  return question === null || question.known !== null ? null : question.prompt;
}

export type EmailFrame = {
  hue: Hue;
  week: number;
  when: string | null;
  /** "Done" looks like the other replies. */
  isMainQuiet: boolean;
  progress: CampaignProgress | null;
};

/** For emails that don't belong to a campaign, such as tests. */
export const plainFrame: EmailFrame = {
  hue: 'teal',
  week: 1,
  when: null,
  isMainQuiet: false,
  progress: null,
};

type FramedMessage = { kind: MessageKind; week: number; localDate: string };

export function emailFrame(
  { hue, kind, startDate }: { hue: Hue; kind: HabitKind; startDate: string },
  message: FramedMessage,
  progress: CampaignProgress | null,
): EmailFrame {
  return {
    hue,
    week: message.week,
    when: message.kind === 'planned' ? dayOf(message, progress, startDate) : null,
    isMainQuiet: kind === 'recover' && message.kind !== 'closing',
    progress,
  };
}

/** The subject names the week. */
function dayOf({ localDate }: FramedMessage, progress: CampaignProgress | null, startDate: string) {
  const dates = progress?.daily ? progress.days.map(({ date }) => date) : [];
  const dayNumber = dayNumberOf(localDate, dates, startDate);
  return dayNumber === null ? null : `Day ${dayNumber}`;
}
