import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding';
import type { Db } from '../db/client.ts';
import { readNumbers, signNumbers } from '../http/signed-token.ts';
import { everySecret } from '../platform/settings.ts';
import { SEGMENT_SEPTETS } from '../writer/fit-text.ts';
import type { Links } from './channels/channel.ts';
import type { DeliveryDeps } from './deps.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a message can be answered by its link or by email. */
export const MESSAGE_LINK_LIFETIME = 7 * day;
/** How long messages can be stopped by a link: longer than any campaign runs. */
const OPT_OUT_LINK_LIFETIME = 180 * day;

/** How long a link holds by which the owner of a mailbox opts in again. */
const OPT_IN_LINK_LIFETIME = day;

/** What a token gives the right to. `expired` when it once did. */
export type Grant = { kind: 'granted' | 'expired'; subjectId: number } | { kind: 'forged' };

const forged = { kind: 'forged' } as const;

/** The end is counted in whole hours since 1970, which takes three bytes. */
const sign = (deps: DeliveryDeps, purpose: 'reply' | 'stop', subjectId: number, lifetime: number) =>
  signNumbers(
    purpose,
    [subjectId, Math.ceil((deps.clock.now() + lifetime) / hour)],
    deps.settings.SESSION_SECRET,
  );

/** The bytes of a token; none for what is no token. */
function decoded(token: string, decode: (text: string) => Uint8Array): Uint8Array {
  try {
    return decode(token);
  } catch {
    return new Uint8Array();
  }
}

async function read(
  deps: DeliveryDeps,
  purpose: 'reply' | 'stop',
  token: string,
  decode: (text: string) => Uint8Array,
): Promise<Grant> {
  const bytes = decoded(token, decode);
  // Signed with a secret before this one they hold too, to their end: a person can always say stop.
  const readings = await Promise.all(
    everySecret(deps.settings).map((secret) => readNumbers(purpose, bytes, secret)),
  );
  const [subjectId, endHour, ...others] = readings.find((numbers) => numbers !== null) ?? [];
  if (subjectId === undefined || endHour === undefined || others.length > 0) return forged;
  return { kind: deps.clock.now() < endHour * hour ? 'granted' : 'expired', subjectId };
}

type Sendable = { sentAt: number | null; scheduledFor: number };

/**
 * Finds the message that the token of its page names. The token itself is the same over every try of the message, and
 * as short as can be: when it ends is told by the message.
 * @returns `unknown` for a token that nobody signed, `expired` a week after the message was sent
 */
export async function findByMessageToken<Message extends Sendable>(
  { db, clock, settings }: DeliveryDeps,
  token: string,
  find: (db: Db, messageId: number) => Promise<Message | null>,
): Promise<{ kind: 'open'; message: Message } | { kind: 'unknown' | 'expired' | 'gone' }> {
  const [messageId, ...others] =
    (await readNumbers('answer', decoded(token, decodeBase64urlIgnorePadding), settings.SESSION_SECRET)) ??
    [];
  if (messageId === undefined || others.length > 0) return { kind: 'unknown' };
  const message = await find(db, messageId);
  if (message === null) return { kind: 'gone' };
  const endsAt = (message.sentAt ?? message.scheduledFor) + MESSAGE_LINK_LIFETIME;
  return clock.now() < endsAt ? { kind: 'open', message } : { kind: 'expired' };
}

/** Reads the token of a stop link; its subject is a campaign. */
export const readOptOutToken = (deps: DeliveryDeps, token: string) =>
  read(deps, 'stop', token, decodeBase64urlIgnorePadding);

/** Where the owner of a mailbox can opt in again; it names the account, and the email by its hash. */
export async function optInLink(deps: DeliveryDeps, userId: number, emailHash: string): Promise<string> {
  const end = Math.ceil((deps.clock.now() + OPT_IN_LINK_LIFETIME) / hour);
  const token = await signNumbers(
    'opt-in',
    [userId, end, mailboxNumber(emailHash)],
    deps.settings.SESSION_SECRET,
  );
  return `${deps.settings.APP_ORIGIN}/m/start/${encodeBase64urlNoPadding(token)}`;
}

/** Reads the token of such a link. @param mailbox of the email that the account has now; one that was sent to another is of no use */
export async function readOptInToken(deps: DeliveryDeps, token: string): Promise<OptInGrant> {
  const bytes = decoded(token, decodeBase64urlIgnorePadding);
  const numbers = await readNumbers('opt-in', bytes, deps.settings.SESSION_SECRET);
  const [userId, endHour, mailbox, ...others] = numbers ?? [];
  if (userId === undefined || endHour === undefined || mailbox === undefined || others.length > 0)
    return forged;
  const kind = deps.clock.now() < endHour * hour ? 'granted' : 'expired';
  return { kind, userId, isFor: (emailHash) => mailboxNumber(emailHash) === mailbox };
}

type OptInGrant =
  | { kind: 'granted' | 'expired'; userId: number; isFor: (emailHash: string) => boolean }
  | { kind: 'forged' };

/** 40 bits of an email's hash: enough to tell one mailbox of an account from another. */
const mailboxNumber = (emailHash: string) =>
  decodeBase64urlIgnorePadding(emailHash)
    .slice(0, 5)
    .reduce((number, byte) => number * 256 + byte, 0);

/** Reads the token of a reply address; its subject is a message. */
export const readReplyToken = (deps: DeliveryDeps, token: string) =>
  read(deps, 'reply', token.toUpperCase(), decodeBase32IgnorePadding);

/** The token of a message's link has so many signs at most, up to the 268-millionth message. */
const MAX_MESSAGE_TOKEN_LENGTH = 19;

/** How many signs of a text message fit one segment beside the link of any message. */
export const roomBesideLink = ({ settings }: Pick<DeliveryDeps, 'settings'>): number =>
  SEGMENT_SEPTETS - 1 - (settings.APP_ORIGIN.length + '/m/'.length + MAX_MESSAGE_TOKEN_LENGTH);

/** Where a message leads to, for whoever holds it: no sign-in is asked for, so each link is about one message or campaign. */
export async function linksOf(
  deps: DeliveryDeps,
  message: { id: number; campaignId: number },
): Promise<Links & { unsubscribe: string }> {
  const { APP_ORIGIN, MAIL_REPLY_TO } = deps.settings;
  const [answer, stop] = await Promise.all([
    signNumbers('answer', [message.id], deps.settings.SESSION_SECRET),
    sign(deps, 'stop', message.campaignId, OPT_OUT_LINK_LIFETIME),
  ]);
  return {
    open: `${APP_ORIGIN}/m/${encodeBase64urlNoPadding(answer)}`,
    campaign: `${APP_ORIGIN}/campaigns/${message.campaignId}`,
    unsubscribe: `${APP_ORIGIN}/m/stop/${encodeBase64urlNoPadding(stop)}`,
    replyTo: MAIL_REPLY_TO === undefined ? null : await replyAddress(deps, MAIL_REPLY_TO, message.id),
  };
}

/** Mail servers may change the case of what stands before the @: the token is in letters that have none. */
async function replyAddress(deps: DeliveryDeps, mailbox: string, messageId: number): Promise<string> {
  const token = encodeBase32LowerCaseNoPadding(await sign(deps, 'reply', messageId, MESSAGE_LINK_LIFETIME));
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}
