import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding';
import type { Links } from '../channels/channel.ts';
import type { Deps } from '../deps.ts';
import { type Purpose, readNumbers, signNumbers } from './signed-token.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a message can be answered by its link or by email. */
export const answerLifetime = 7 * day;
/** How long messages can be stopped by a link: longer than any campaign runs. */
const stopLifetime = 180 * day;

/** What a token gives the right to. `expired` when it once did. */
export type Grant = { kind: 'granted' | 'expired'; subjectId: number } | { kind: 'forged' };

const forged = { kind: 'forged' } as const;

/** The end is counted in whole hours since 1970, which takes three bytes. */
const sign = (deps: Deps, purpose: Purpose, subjectId: number, lifetime: number) =>
  signNumbers(
    purpose,
    [subjectId, Math.ceil((deps.clock.now() + lifetime) / hour)],
    deps.settings.SESSION_SECRET,
  );

async function read(
  deps: Deps,
  purpose: Purpose,
  token: string,
  decode: (text: string) => Uint8Array,
): Promise<Grant> {
  let bytes: Uint8Array;
  try {
    bytes = decode(token);
  } catch {
    return forged;
  }
  const [subjectId, endHour, ...others] =
    (await readNumbers(purpose, bytes, deps.settings.SESSION_SECRET)) ?? [];
  if (subjectId === undefined || endHour === undefined || others.length > 0) return forged;
  return { kind: deps.clock.now() < endHour * hour ? 'granted' : 'expired', subjectId };
}

/** Reads the token of an answer page; its subject is a message. */
export const readAnswerToken = (deps: Deps, token: string) =>
  read(deps, 'answer', token, decodeBase64urlIgnorePadding);

/** Reads the token of a stop link; its subject is a campaign. */
export const readStopToken = (deps: Deps, token: string) =>
  read(deps, 'stop', token, decodeBase64urlIgnorePadding);

/** Reads the token of a reply address; its subject is a message. */
export const readReplyToken = (deps: Deps, token: string) =>
  read(deps, 'reply', token.toUpperCase(), decodeBase32IgnorePadding);

/** Where a message leads to, for whoever holds it: no sign-in is asked for, so each link can do one thing only. */
export async function linksOf(
  deps: Deps,
  message: { id: number; campaignId: number },
): Promise<Links & { unsubscribe: string }> {
  const { APP_ORIGIN, MAIL_REPLY_TO } = deps.settings;
  const [answer, stop] = await Promise.all([
    sign(deps, 'answer', message.id, answerLifetime),
    sign(deps, 'stop', message.campaignId, stopLifetime),
  ]);
  return {
    open: `${APP_ORIGIN}/m/${encodeBase64urlNoPadding(answer)}`,
    campaign: `${APP_ORIGIN}/campaigns/${message.campaignId}`,
    unsubscribe: `${APP_ORIGIN}/m/stop/${encodeBase64urlNoPadding(stop)}`,
    replyTo: MAIL_REPLY_TO === undefined ? null : await replyAddress(deps, MAIL_REPLY_TO, message.id),
  };
}

/** Mail servers may change the case of what stands before the @: the token is in letters that have none. */
async function replyAddress(deps: Deps, mailbox: string, messageId: number): Promise<string> {
  const token = encodeBase32LowerCaseNoPadding(await sign(deps, 'reply', messageId, answerLifetime));
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}
