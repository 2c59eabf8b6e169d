import type { CampaignWords } from '../campaigns/habit.rules.ts';
import { habitOf, textColumns } from '../campaigns/habit.rules.ts';
import type { MessageKind } from '../messages/messages.schemas.ts';
import { listOf } from '../messages/ratings.rules.ts';
import { type Given, offerWith } from '../offers/offers.rules.ts';
import type { Offer } from '../offers/offers.schemas.ts';
import { fillSlots, toSecondPerson, withoutFinalMarks } from '../writer/fill.ts';
import { type History, historyOf, type PastRow, toPast } from '../writer/history.ts';
import { comesWithChoices, slotValues, textInstead } from '../writer/leaving.ts';
import { planSentence } from '../writer/message-forms.ts';
import { questionFor } from '../writer/questions.ts';
import type { Habit } from '../writer/writer.ts';

export type LeavingMessage = {
  id: number;
  kind: MessageKind;
  content: string;
  ownWords: readonly (readonly [number, number])[] | null;
  short: string | null;
  condition: string | null;
  entry: string | null;
  writer: 'built-in' | 'workers-ai' | 'openai' | 'person';
  style: Habit['style'] | null;
  techniques: string | null;
  edited: boolean;
  completed: boolean;
  tries: number;
  offer: Offer | null;
  slotIndex: number | null;
  week: number;
  localDate: string;
};

export type LeavingCampaign = CampaignWords & {
  startDate: string;
  everyOtherDay: boolean;
  bannedLines: string;
  /** `YYYY-MM-DD` of the last planned message. */
  lastDate: string;
  upcomingAt: number | null;
  toldToday: boolean;
  offeredEveryOtherDay: boolean;
  closedQuestions: readonly { question: string; week: number }[];
};

/** What is known as messages of a campaign leave, and what their emails say besides the message. */
export type Composing = {
  given: ReadonlyMap<number, Given>;
  history: History;
  /** Their plan and how it goes, each in one line. */
  linesFor: (message: { content: string }) => { planLine: string | null; progressLine: string | null };
  /** The week's question, under the first message of the week. */
  questionFor: (week: number) => string | null;
};

/**
 * Decides the text of every message that is about to leave. What was given once stays over every try of a message.
 * @param today the calendar date in the campaign's zone
 */
export function compose(
  leaving: readonly LeavingMessage[],
  campaign: LeavingCampaign,
  past: readonly PastRow[],
  today: string,
): Composing {
  const habit = habitOf(campaign);
  const leavingIds = new Set(leaving.map(({ id }) => id));
  const before = past.filter(({ id }) => !leavingIds.has(id));
  const history = historyOf(before.map(toPast), campaign, today);
  const values = slotValues(history, campaign);
  const given = new Map<number, Given>();
  let toldToday = campaign.toldToday;
  let offeredEveryOtherDay = campaign.offeredEveryOtherDay;
  for (const [at, message] of leaving.entries()) {
    if (message.completed || message.tries > 0) continue;
    const isLast = campaign.upcomingAt === null && at === leaving.length - 1;
    const text = textOf(message, { habit, history, campaign, isLast, toldToday, before });
    if (comesWithChoices(text?.condition ?? null)) toldToday = true;
    const offer = comesWithChoices(text?.condition ?? null)
      ? 'lapse'
      : offerWith(message, campaign, offeredEveryOtherDay);
    if (offer === 'every-other-day') offeredEveryOtherDay = true;
    const written = text ?? {
      content: message.content,
      ownWords: message.ownWords ?? [],
      short: message.short,
    };
    const isOurs = message.writer !== 'person' && message.kind !== 'extra';
    const filled = isOurs
      ? fillSlots({ content: written.content, ownWords: [...written.ownWords] }, values)
      : written;
    const short =
      isOurs && written.short !== null
        ? fillSlots({ content: written.short, ownWords: [] }, values).content
        : written.short;
    const changed = text !== null || filled.content !== message.content || short !== message.short;
    if (!changed && offer === message.offer) continue;
    given.set(message.id, {
      offer,
      ...(changed && {
        text: {
          ...(text === null
            ? {
                condition: message.condition,
                entry: message.entry,
                style: message.style,
                techniques: message.techniques,
              }
            : textColumns(text, habit.style)),
          content: filled.content,
          ownWords: filled.ownWords,
          short,
          writer: text === null && message.writer !== 'person' ? message.writer : 'built-in',
        },
      }),
    });
  }
  return {
    given,
    history,
    linesFor: (message) => linesOf(message, habit, history),
    questionFor: (week) => questionLine(week, habit, history, campaign, before),
  };
}

type Context = {
  habit: Habit;
  history: History;
  campaign: LeavingCampaign;
  isLast: boolean;
  toldToday: boolean;
  before: readonly PastRow[];
};

function textOf(message: LeavingMessage, { habit, history, campaign, isLast, toldToday, before }: Context) {
  if (message.kind !== 'planned' || message.edited || message.slotIndex === null) return null;
  const disliked = before.flatMap(({ rating, entry }) =>
    rating === 'down' && entry !== null ? [entry] : [],
  );
  return textInstead(
    { ...message, slotIndex: message.slotIndex },
    {
      habit,
      history,
      isLast,
      toldToday,
      banned: new Set([...listOf(campaign.bannedLines), ...disliked]),
      before: before.filter(({ status }) => status === 'sent').map(({ opening }) => opening),
    },
  );
}

/** Words as they are said to the person. */
export const said = (phrase: string | undefined) =>
  phrase === undefined ? undefined : toSecondPerson(withoutFinalMarks(phrase));

function linesOf({ content }: { content: string }, habit: Habit, history: History) {
  const { kind, facts } = habit;
  const hasProgram = kind === 'build' || kind === 'reduce';
  const a = said(facts.a);
  const c = said(facts.c);
  const holds = (words: string | undefined) =>
    words === undefined || content.toLowerCase().includes(words.toLowerCase());
  return {
    planLine: !hasProgram || (holds(a) && holds(c)) ? null : planSentence({ c, a }, kind),
    progressLine: hasProgram ? progressLine(history) : null,
  };
}

/** One true line; none while nothing is marked. */
export function progressLine({ done, due, streak }: Pick<History, 'done' | 'due' | 'streak'>): string | null {
  if (done === 0) return null;
  const run = streak >= 2 ? ` Current streak: ${streak} days.` : '';
  return `${done} of ${due} ${due === 1 ? 'day' : 'days'} kept so far.${run}`;
}

/** Whether most of the last week was kept: only then a next step is asked for. */
export const goesWell = ({ last, daily }: History) =>
  last.filter(({ done }) => done).length >= (daily ? 5 : 2);

function questionLine(
  week: number,
  habit: Habit,
  history: History,
  campaign: LeavingCampaign,
  before: readonly PastRow[],
): string | null {
  if (before.some((row) => row.status === 'sent' && row.week === week)) return null;
  const question = questionFor({
    ...habit,
    week,
    hour: Number(habit.sendTime.slice(0, 2)),
    closed: campaign.closedQuestions,
    goesWell: goesWell(history),
  });
  return question === null || question.known !== null ? null : question.prompt;
}
