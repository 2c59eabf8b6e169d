import type { QuestionAnswer } from '../campaigns/campaigns.schemas.ts';
import { answerByLink, readQuestionByLink } from '../campaigns/questions.service.ts';
import type { CampaignRow } from '../db/client.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { type Choice, choicesOf, smallestOf } from '../delivery/choices.rules.ts';
import { linksOf, MESSAGE_LINK_LIFETIME, readMessageToken } from '../delivery/links.service.ts';
import { type HabitIcon, type Hue, isQuiet, type Question, type Rating, type Size } from '../domain.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { changeFor, isItsDay, type ReplyAction, snoozeTimes, takesReplies } from '../messages/marks.rules.ts';
import { type MessageRow, setMark, setSmaller, updateRating } from '../messages/messages.repo.ts';
import { isRateable } from '../messages/ratings.rules.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
import { localDateAt } from '../planning/local-time.ts';
import { AppError, type LinkProblems, linkProblems } from '../platform/errors.ts';
import {
  type CampaignProgress,
  campaignProgress,
  dayNumberOf,
  doneWeekBefore,
  lastSevenDays,
  progressDayOf,
} from '../progress/days.rules.ts';
import { publicTitle } from '../writer/render-message.ts';
import { findReplyTarget, type ReplyTarget } from './replies.repo.ts';

export type LastWeeks = { doneThisWeek: number; doneBefore: number };

export type MessagePage = {
  message: ReplyTarget;
  takesReplies: boolean;
  isRateable: boolean;
  /** Without the user's words if they are private. */
  publicTitle: string;
  hue: Hue;
  icon: HabitIcon;
  question: Question | null;
  /** What the message offers besides replying. */
  choices: readonly Choice[];
  isItsDay: boolean;
  /** The state of "Smaller today"; `words` is the user's small version, if any. */
  small: { isChosen: boolean; mayChoose: boolean; words: string | null };
  /** Marked done moments ago, so the page celebrates. */
  isJustDone: boolean;
  /** From 1; null for campaigns that aren't daily. */
  dayNumber: number | null;
  /** Days and streak; null for kinds that don't count them. */
  progress: CampaignProgress | null;
  lastWeeks: LastWeeks | null;
  nextAt: number | null;
  now: number;
  snooze: ReturnType<typeof snoozeTimes>;
  stopLink: string;
};

/** How long the page celebrates after a mark, in milliseconds. */
const CELEBRATION_TIME = 20_000;

const problems = linkProblems({
  unknown: 'Please open it from the message again.',
  expired: 'You can answer messages here for a week. You can still answer this one in the app.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there’s nothing left to reply to.' },
});

/** Finds a message by its page's token, until a week after it was sent. */
export async function findByMessageToken(deps: MessageDeps, token: string, linkErrors: LinkProblems) {
  const messageId = await readMessageToken(deps, token);
  if (messageId === null) throw linkErrors.unknown();
  const now = deps.clock.now();
  const message = await findReplyTarget(deps.db, messageId, now);
  if (message === null) throw linkErrors.gone();
  if (now >= (message.sentAt ?? message.scheduledFor) + MESSAGE_LINK_LIFETIME) throw linkErrors.expired();
  return message;
}

/** Read-only: mail scanners and link previews open every link. */
export async function readMessagePage(deps: MessageDeps, token: string): Promise<MessagePage> {
  const message = await findByMessageToken(deps, token, problems);
  const now = deps.clock.now();
  const [context, links] = await Promise.all([readQuestionByLink(deps, message), linksOf(deps, message)]);
  if (context === null) throw problems.gone();
  const { campaign, planned, question } = context;
  const dates = campaign.frequency === 'Daily' ? planned.map(({ localDate }) => localDate) : [];
  const next = planned.find(
    ({ scheduledFor, status, localDate }) =>
      status === 'scheduled' && scheduledFor > now && !isPausedOn(localDate, campaign.pausedUntil),
  );
  return {
    message,
    takesReplies: takesReplies(message),
    isRateable: isRateable(message),
    publicTitle: publicTitle(campaign),
    hue: campaign.hue,
    icon: campaign.icon,
    choices: choicesOf(message, message.habitKind),
    question,
    isItsDay: isItsDay(message, now),
    small: smallVersionOf(campaign, message, now),
    isJustDone:
      message.mark === 'done' && message.markedAt !== null && now - message.markedAt < CELEBRATION_TIME,
    dayNumber: dayNumberOf(message.localDate, dates, campaign.startDate),
    ...progressFor(campaign, planned, localDateAt(now, campaign.timeZone)),
    nextAt: message.heldBack === null || message.heldBack === 'paused' ? (next?.scheduledFor ?? null) : null,
    now,
    snooze: snoozeTimes(message, message, now),
    stopLink: links.unsubscribe,
  };
}

function smallVersionOf(campaign: CampaignRow, message: ReplyTarget, now: number) {
  const { kind, active, completed, size } = campaign;
  const isOffered =
    !isQuiet(kind) && active && !completed && message.kind === 'planned' && isItsDay(message, now);
  return {
    isChosen: isOffered && message.smaller,
    mayChoose: isOffered && !message.smaller && size !== 'small' && message.offer !== 'lapse',
    words: smallestOf(campaign),
  };
}

function progressFor(campaign: CampaignRow, planned: readonly MessageRow[], today: string) {
  if (isQuiet(campaign.kind)) return { progress: null, lastWeeks: null };
  const progress = campaignProgress(
    planned.map((day) => progressDayOf(day, today)),
    campaign,
    today,
  );
  const lastWeeks = {
    doneThisWeek: lastSevenDays(progress.days, today).filter(({ done }) => done).length,
    doneBefore: doneWeekBefore(progress.days, today),
  };
  return { progress, lastWeeks };
}

/** Counts toward the message owner's limit, since links work without a session. */
export const countReply = (deps: MessageDeps, userId: number): Promise<void> =>
  limitUses(deps, [{ action: 'reply', subject: String(userId) }]);

/** One change per form on the page: a reply, the size of today, or a rating ("none" removes it). */
export type MessageChange =
  | { answer: ReplyAction; at: number }
  | { size: Size }
  | { rating: Rating | 'none' };

/** Idempotent. Returns the page before the change, and whether it was accepted. */
export async function changeByLink(deps: MessageDeps, token: string, change: MessageChange) {
  const page = await readMessagePage(deps, token);
  await countReply(deps, page.message.userId);
  return { page, accepted: await applyChange(deps, page, change) };
}

async function applyChange(
  deps: MessageDeps,
  { message, small, isRateable }: MessagePage,
  change: MessageChange,
): Promise<boolean> {
  if ('answer' in change) return applyReply(deps, message, change);
  if ('rating' in change) {
    if (!isRateable) return false;
    await updateRating(deps.db, message.id, change.rating === 'none' ? null : change.rating);
    return true;
  }
  const smaller = change.size === 'small';
  if (smaller && !small.isChosen && !small.mayChoose) return false;
  await setSmaller(deps.db, message.id, smaller);
  return true;
}

/** An answer of null is "Not now". Returns the page before the change, and the result or the reason for refusing it. */
export async function answerQuestionByLink(deps: MessageDeps, token: string, answer: QuestionAnswer) {
  const page = await readMessagePage(deps, token);
  await countReply(deps, page.message.userId);
  try {
    return { page, result: await answerByLink(deps, page.message, answer), refusal: null };
  } catch (error) {
    if (error instanceof AppError) return { page, result: null, refusal: error };
    throw error;
  }
}

async function applyReply(
  deps: MessageDeps,
  message: ReplyTarget,
  { answer: action, at }: { answer: ReplyAction; at: number },
): Promise<boolean> {
  const now = deps.clock.now();
  const change = changeFor(action, message, message, now);
  if (change === null) return false;
  await deps.db.batch(setMark(deps.db, message.id, change, { at, now }));
  deps.log('answer', { messageId: message.id, action });
  if (change.snoozedUntil !== null) await wakeSchedule(deps, message.campaignId);
  return true;
}
