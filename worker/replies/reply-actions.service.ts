import type { QuestionAnswer } from '../campaigns/campaigns.schemas.ts';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { answerByLink as answerByLinkOf, readQuestionByLink } from '../campaigns/questions.service.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import { type Choice, choicesOf } from '../delivery/choices.rules.ts';
import { findByMessageToken, linksOf } from '../delivery/links.service.ts';
import type { HabitKind, Question, Rating } from '../domain.ts';
import { limitUses } from '../http/rate-limits.service.ts';
import {
  changeFor,
  isItsDay,
  type ReplyAction,
  snoozeTimes,
  takesReplies,
  tapAt,
} from '../messages/marks.rules.ts';
import { setMark, updateRating } from '../messages/messages.repo.ts';
import { isRateable } from '../messages/ratings.rules.ts';
import { AppError } from '../platform/errors.ts';
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
  /** The week's question, if one is open. */
  question: Question | null;
  /** What the message offers besides an answer. */
  choices: readonly Choice[];
  isItsDay: boolean;
  snooze: ReturnType<typeof snoozeTimes>;
  stopLink: string;
};

/** Changes nothing: mail scanners and previews open every link. */
export async function readMessagePage(deps: CampaignDeps, token: string): Promise<MessagePage> {
  const found = await findByMessageToken(deps, token, findReplyTarget);
  if (found.kind !== 'open') return found;
  const { message } = found;
  const now = deps.clock.now();
  const { habitKind } = message;
  return {
    kind: 'open',
    message,
    takesReplies: takesReplies(message),
    isRateable: isRateable(message),
    habitKind,
    choices: choicesOf(message, habitKind),
    question: (await readQuestionByLink(deps, message))?.question ?? null,
    isItsDay: isItsDay(message, now),
    snooze: snoozeTimes(message, message, now),
    stopLink: (await linksOf(deps, message)).unsubscribe,
  };
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
