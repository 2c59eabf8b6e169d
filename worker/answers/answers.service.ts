import { wakeSchedule } from '../campaigns/campaigns.service.ts';
import type { Deps } from '../deps.ts';
import { linksOf, readAnswerToken } from '../links/links.service.ts';
import { findAnswerable, updateAnswer } from './answers.repo.ts';
import { type AnswerAction, changeFor, isAnswerable, isItsDay, snoozeTimes } from './answers.rules.ts';

/** Statements that other features put into their own transactions. */
export const answerQueries = { find: findAnswerable, update: updateAnswer };

export type Answerable = NonNullable<Awaited<ReturnType<typeof findAnswerable>>>;

/** What the page behind a message's link has to say. */
export type AnswerPage = { kind: 'unknown' | 'expired' | 'gone' } | ({ kind: 'open' } & OpenAnswer);
export type OpenAnswer = {
  message: Answerable;
  isAnswerable: boolean;
  isItsDay: boolean;
  snooze: ReturnType<typeof snoozeTimes>;
  stopLink: string;
};

/** Changes nothing: mail scanners and previews open every link. */
export async function readAnswerPage(deps: Deps, token: string): Promise<AnswerPage> {
  const grant = await readAnswerToken(deps, token);
  if (grant.kind === 'forged') return { kind: 'unknown' };
  if (grant.kind === 'expired') return { kind: 'expired' };
  const message = await findAnswerable(deps.db, grant.subjectId);
  if (message === null) return { kind: 'gone' };
  const now = deps.clock.now();
  return {
    kind: 'open',
    message,
    isAnswerable: isAnswerable(message),
    isItsDay: isItsDay(message, now),
    snooze: snoozeTimes(message, message, now),
    stopLink: (await linksOf(deps, message)).unsubscribe,
  };
}

/**
 * Takes an answer from whoever holds the message's link. Giving it twice changes nothing.
 * @returns the page as it was before, with whether the answer could be taken
 */
export async function answerByLink(deps: Deps, token: string, action: AnswerAction) {
  const page = await readAnswerPage(deps, token);
  if (page.kind !== 'open') return { page, taken: false };
  return { page, taken: await giveAnswer(deps, page.message, action) };
}

async function giveAnswer(deps: Deps, message: Answerable, action: AnswerAction): Promise<boolean> {
  const change = changeFor(action, message, message, deps.clock.now());
  if (change === null) return false;
  await updateAnswer(deps.db, message.id, change);
  deps.log('answer', { messageId: message.id, action });
  if (change.snoozedUntil !== null) await wakeSchedule(deps, message.campaignId);
  return true;
}
