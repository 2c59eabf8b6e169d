import { readWithQuestion } from '../campaigns/questions.service.ts';
import type { CampaignRow } from '../db/client.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { choicesOf, smallestOf } from '../delivery/choices.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import { linksOf, MESSAGE_LINK_LIFETIME, readMessageToken } from '../delivery/links.service.ts';
import { isQuiet, isRateable, type Rating, type Size } from '../domain.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import { changeFor, isItsDay, type ReplyAction, snoozeTimes, takesReplies } from '../messages/marks.rules.ts';
import {
  holdCampaign,
  type MessageRow,
  setMark,
  setSmaller,
  updateRating,
} from '../messages/messages.repo.ts';
import { isPausedOn } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { AppError, type LinkProblems, linkProblems } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import {
  campaignProgress,
  dayNumberOf,
  doneWeekBefore,
  lastSevenDays,
  progressDayOf,
} from '../progress/days.rules.ts';
import { crisisText, helpHeading } from '../writer/help.rules.ts';
import { publicTitle } from '../writer/render-message.ts';
import { findReplyTarget, type ReplyTarget } from './replies.repo.ts';

/** How long the page celebrates after a mark, in milliseconds. */
const CELEBRATION_TIME = 20_000;

const problems = linkProblems({
  unknown: 'Please open it from the message again.',
  expired: 'You can answer messages here for a week. You can still answer this one in the app.',
  gone: { title: 'This message is gone', text: 'It was deleted, so there’s nothing left to reply to.' },
});

/** Finds a message by its page's token, until a week after it was sent, or however old it is. */
export async function findByMessageToken(
  deps: Deps,
  token: string,
  linkErrors: LinkProblems,
  isOldToo = false,
) {
  const messageId = await readMessageToken(deps, token);
  if (messageId === null) throw linkErrors.unknown();
  const now = deps.clock.now();
  const message = await findReplyTarget(deps.db, messageId, now);
  if (message === null) throw linkErrors.gone();
  if (!isOldToo && now >= (message.sentAt ?? message.scheduledFor) + MESSAGE_LINK_LIFETIME)
    throw linkErrors.expired();
  return message;
}

/** Read-only: mail scanners and link previews open every link. */
export async function readMessagePage(deps: Deps, token: string, isOldToo = false) {
  const message = await findByMessageToken(deps, token, problems, isOldToo);
  const now = deps.clock.now();
  const { userId, campaignId, mark, markedAt, heldBack } = message;
  const [context, links] = await Promise.all([
    readWithQuestion(deps, { userId }, campaignId),
    linksOf(deps, message),
  ]);
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
    /** Without the user's words if they are private. */
    publicTitle: publicTitle(campaign),
    hue: campaign.hue,
    icon: campaign.icon,
    /** What the message offers besides replying. */
    choices: choicesOf(message, message.habitKind),
    question,
    isItsDay: isItsDay(message, now),
    small: smallVersionOf(campaign, message, now),
    /** Marked done moments ago, so the page celebrates. */
    isJustDone: mark === 'done' && markedAt !== null && now - markedAt < CELEBRATION_TIME,
    /** From 1; null for campaigns that aren't daily. */
    dayNumber: dayNumberOf(message.localDate, dates, campaign.startDate),
    ...progressFor(campaign, planned, localDateAt(now, campaign.timeZone)),
    nextAt: heldBack === null || heldBack === 'paused' ? (next?.scheduledFor ?? null) : null,
    now,
    snooze: snoozeTimes(message, message, now),
    stopLink: links.unsubscribe,
  };
}
export type MessagePage = Awaited<ReturnType<typeof readMessagePage>>;

/** Holds the campaign of a message, however old, after words that sound like danger. Returns the page with the help. */
export async function holdByLink(deps: Deps, token: string): Promise<MessagePage> {
  try {
    const { userId, campaignId } = await findByMessageToken(deps, token, problems, true);
    await holdCampaign(deps.db, userId, campaignId);
    return await readMessagePage(deps, token, true);
  } catch (error) {
    deps.log('unheld', { error: describeError(error) });
    const status = error instanceof AppError ? error.status : 503;
    throw new AppError(status, crisisText, { title: helpHeading });
  }
}

/** The state of "Smaller today"; `words` is the user's small version, if any. */
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

/** Days and streak; null for kinds that don't count them. */
function progressFor(campaign: CampaignRow, planned: readonly MessageRow[], today: string) {
  if (isQuiet(campaign.kind)) return { progress: null, lastWeeks: null };
  const days = planned.map((day) => progressDayOf(day, today));
  const progress = campaignProgress(days, campaign, today);
  const doneThisWeek = lastSevenDays(progress.days, today).filter(({ done }) => done).length;
  return { progress, lastWeeks: { doneThisWeek, doneBefore: doneWeekBefore(progress.days, today) } };
}

/** Counts toward the message owner's limit, since links work without a session. */
export const countReply = (deps: Deps, userId: number): Promise<void> =>
  limitUses(deps, [{ action: 'reply', subject: String(userId) }]);

/** One change per form on the page: a reply, the size of today, or a rating ("none" removes it). */
type MessageChange = { answer: ReplyAction; at: number } | { size: Size } | { rating: Rating | 'none' };

/** Idempotent. Returns whether it was accepted. */
export async function changeByLink(
  deps: Deps,
  { message, small, isRateable }: MessagePage,
  change: MessageChange,
): Promise<boolean> {
  const { db, clock, log } = deps;
  if ('rating' in change) {
    if (!isRateable) return false;
    await updateRating(db, message.id, change.rating === 'none' ? null : change.rating);
    return true;
  }
  if ('size' in change) {
    const smaller = change.size === 'small';
    if (smaller && !small.isChosen && !small.mayChoose) return false;
    await setSmaller(db, message.id, smaller);
    return true;
  }
  const now = clock.now();
  const { answer: action, at } = change;
  const reply = changeFor(action, message, message, now);
  if (reply === null) return false;
  await db.batch(setMark(db, message.id, reply, { at, now }));
  log('answer', { messageId: message.id, action });
  if (reply.snoozedUntil !== null) await wakeSchedule(deps, message.campaignId);
  return true;
}
