import type { QuestionAnswer } from '../campaigns/campaigns.schemas.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { answerByLink as answerByLinkOf, readQuestionByLink } from '../campaigns/questions.service.ts';
import type { CampaignRow } from '../db/campaign-rows.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { type Choice, choicesOf } from '../delivery/choices.rules.ts';
import { said } from '../delivery/composing.rules.ts';
import { findByMessageToken, linksOf } from '../delivery/links.service.ts';
import type { HabitIcon, HabitKind, Hue, Question, Rating, Size } from '../domain.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import {
  changeFor,
  isItsDay,
  type ReplyAction,
  snoozeTimes,
  takesReplies,
  tapAt,
} from '../messages/marks.rules.ts';
import { type MessageRow, setMark, setSmaller, updateRating } from '../messages/messages.repo.ts';
import { isRateable } from '../messages/ratings.rules.ts';
import { localDateAt } from '../planning/local-time.ts';
import { AppError } from '../platform/errors.ts';
import { doneWeekBefore, lastSevenDays, type ProgressDay } from '../progress/days.rules.ts';
import { type Standing, standingIn } from '../progress/standing.rules.ts';
import type { LastWeeks } from './answer-words.rules.ts';
import { findReplyTarget } from './reply-actions.repo.ts';

/** Statements that other features put into their own transactions. */
export const answerQueries = { find: findReplyTarget, setMark };

export type ReplyTarget = NonNullable<Awaited<ReturnType<typeof findReplyTarget>>>;

/** What the page behind a message's link has to say. */
export type MessagePage = { kind: 'unknown' | 'expired' | 'gone' } | ({ kind: 'open' } & OpenAnswer);
export type OpenAnswer = {
  message: ReplyTarget;
  takesReplies: boolean;
  isRateable: boolean;
  habitKind: HabitKind;
  hue: Hue;
  icon: HabitIcon;
  /** The week's question, if one is open. */
  question: Question | null;
  /** What the message offers besides an answer. */
  choices: readonly Choice[];
  isItsDay: boolean;
  /** Whether the small version counts already, and how little that is; and whether it can be chosen. */
  small: { isChosen: boolean; mayChoose: boolean; words: string | null };
  /** Whether it was marked done a moment ago: only then the sun rises. */
  isJustDone: boolean;
  /** Which of the days it is, from 1; null outside the plan, and where not every day has its message. */
  dayNumber: number | null;
  /** The days and what they come to; null for kinds of habits without suns and streaks. */
  standing: Standing | null;
  lastWeeks: LastWeeks | null;
  /** When the next message comes. */
  nextAt: number | null;
  now: number;
  snooze: ReturnType<typeof snoozeTimes>;
  stopLink: string;
};

/** A page that is loaded anew is not celebrated again. */
const CELEBRATION_TIME = 20_000;

/** Changes nothing: mail scanners and previews open every link. */
export async function readMessagePage(deps: CampaignDeps, token: string): Promise<MessagePage> {
  const found = await findByMessageToken(deps, token, findReplyTarget);
  if (found.kind !== 'open') return found;
  const { message } = found;
  const now = deps.clock.now();
  const { habitKind } = message;
  const [read, links] = await Promise.all([readQuestionByLink(deps, message), linksOf(deps, message)]);
  if (read === null) return { kind: 'gone' };
  const { campaign, planned } = read;
  const place = planned.findIndex(({ id }) => id === message.id);
  const next = planned.find(({ scheduledFor, status }) => status === 'scheduled' && scheduledFor > now);
  return {
    kind: 'open',
    message,
    takesReplies: takesReplies(message),
    isRateable: isRateable(message),
    habitKind,
    hue: campaign.hue,
    icon: campaign.icon,
    choices: choicesOf(message, habitKind),
    question: read.question,
    isItsDay: isItsDay(message, now),
    small: smallVersionOf(campaign, message, now),
    isJustDone:
      message.mark === 'done' && message.markedAt !== null && now - message.markedAt < CELEBRATION_TIME,
    dayNumber: place < 0 || campaign.frequency !== 'Daily' ? null : place + 1,
    ...standingOf(campaign, planned, localDateAt(now, campaign.timeZone)),
    nextAt: campaign.active ? (next?.scheduledFor ?? null) : null,
    now,
    snooze: snoozeTimes(message, message, now),
    stopLink: links.unsubscribe,
  };
}

function smallVersionOf(campaign: CampaignRow, message: ReplyTarget, now: number) {
  const { kind, active, completed, size, planSmallest } = campaign;
  const isProgram = kind === 'build' || kind === 'reduce';
  const isOffered = isProgram && active && !completed && message.kind === 'planned' && isItsDay(message, now);
  return {
    isChosen: isOffered && message.smaller,
    mayChoose: isOffered && !message.smaller && size !== 'small' && message.offer !== 'lapse',
    words: said(planSmallest ?? undefined) ?? null,
  };
}

/** A planned message as the rules of progress want it. */
const progressDay =
  (today: string) =>
  ({ localDate, status, cause, mark }: MessageRow): ProgressDay => ({
    ...{ localDate, status, cause, mark },
    isDone: mark === 'done',
    isMissed: status === 'sent' && mark !== 'done' && localDate < today,
  });

function standingOf(campaign: CampaignRow, planned: readonly MessageRow[], today: string) {
  if (campaign.kind !== 'build' && campaign.kind !== 'reduce') return { standing: null, lastWeeks: null };
  const standing = standingIn(planned.map(progressDay(today)), campaign, today);
  const stated = standing.days.map(({ date, state }) => ({ localDate: date, state }));
  const lastWeeks = {
    doneThisWeek: lastSevenDays(stated, today).filter(({ done }) => done).length,
    doneBefore: doneWeekBefore(stated, today),
  };
  return { standing, lastWeeks };
}

/** Links need no session, so the account whose message it is has the limit. @throws tooMany */
export const countReply = (deps: CampaignDeps, userId: number): Promise<void> =>
  limitUses(deps, [{ counted: 'reply', subject: String(userId) }]);

/**
 * Takes an answer from whoever holds the message's link. Giving it twice changes nothing.
 * @param given.at when it was given, where that was offline
 * @returns the page as it was before, with whether the answer could be taken
 */
export async function answerByLink(
  deps: CampaignDeps,
  token: string,
  given: { answer: ReplyAction; at?: string | undefined },
) {
  const page = await readMessagePage(deps, token);
  if (page.kind !== 'open') return { page, taken: false };
  await countReply(deps, page.message.userId);
  return { page, taken: await giveAnswer(deps, page.message, given) };
}

/**
 * Takes an answer to the week's question from whoever holds the message's link; null is "Not now".
 * @returns the page as it was before, what came of the answer, and why it could not be taken, if so
 */
export async function answerQuestionByLink(deps: CampaignDeps, token: string, answer: QuestionAnswer) {
  const page = await readMessagePage(deps, token);
  if (page.kind !== 'open') return { page, taken: null, refusal: null };
  await countReply(deps, page.message.userId);
  try {
    return { page, taken: await answerByLinkOf(deps, page.message, answer), refusal: null };
  } catch (error) {
    if (error instanceof AppError) return { page, taken: null, refusal: error };
    throw error;
  }
}

/** "Smaller today", or the usual size again; of this day alone. Choosing it twice changes nothing. */
export async function chooseSizeByLink(deps: CampaignDeps, token: string, size: Size) {
  const page = await readMessagePage(deps, token);
  if (page.kind !== 'open') return { page, taken: false };
  const { message, small } = page;
  await countReply(deps, message.userId);
  const smaller = size === 'small';
  if (smaller && !small.isChosen && !small.mayChoose) return { page, taken: false };
  await setSmaller(deps.db, message.id, smaller);
  return { page, taken: true };
}

/** Takes a thumb from whoever holds the message's link. Giving it twice changes nothing. */
export async function rateByLink(deps: CampaignDeps, token: string, rating: Rating | null) {
  const page = await readMessagePage(deps, token);
  if (page.kind !== 'open') return { page, taken: false };
  await countReply(deps, page.message.userId);
  if (!page.isRateable) return { page, taken: false };
  await updateRating(deps.db, page.message.id, rating);
  return { page, taken: true };
}

async function giveAnswer(
  deps: CampaignDeps,
  message: ReplyTarget,
  { answer: action, at }: { answer: ReplyAction; at?: string | undefined },
): Promise<boolean> {
  const now = deps.clock.now();
  const change = changeFor(action, message, message, now);
  if (change === null) return false;
  await deps.db.batch(setMark(deps.db, message.id, change, { at: tapAt(at, now), now }));
  deps.log('answer', { messageId: message.id, action });
  if (change.snoozedUntil !== null) await wakeSchedule(deps, message.campaignId);
  return true;
}
