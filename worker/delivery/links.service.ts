import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding';
import type { Db } from '../db/client.ts';
import { readNumbers, signNumbers } from '../http/signed-token.ts';
import { everySecret } from '../platform/settings.ts';
import type { Links } from './channels/channel.ts';
import type { DeliveryDeps } from './deps.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a message takes replies by link or email. */
export const MESSAGE_LINK_LIFETIME = 7 * day;
/** Longer than any campaign. */
const OPT_OUT_LINK_LIFETIME = 180 * day;
const OPT_IN_LINK_LIFETIME = day;

export type Grant = { kind: 'granted' | 'expired'; subjectId: number } | { kind: 'forged' };

const forged = { kind: 'forged' } as const;

/** The expiry is in hours since 1970, which takes three bytes. */
const sign = (deps: DeliveryDeps, purpose: 'reply' | 'stop', subjectId: number, lifetime: number) =>
  signNumbers(
    purpose,
    [subjectId, Math.ceil((deps.clock.now() + lifetime) / hour)],
    deps.settings.SESSION_SECRET,
  );

/** Empty if the token can't be decoded. */
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
  // Tokens signed with an earlier secret stay valid until they expire, so that users can always opt out.
  const readings = await Promise.all(
    everySecret(deps.settings).map((secret) => readNumbers(purpose, bytes, secret)),
  );
  const [subjectId, endHour, ...others] = readings.find((numbers) => numbers !== null) ?? [];
  if (subjectId === undefined || endHour === undefined || others.length > 0) return forged;
  return { kind: deps.clock.now() < endHour * hour ? 'granted' : 'expired', subjectId };
}

type Sendable = { sentAt: number | null; scheduledFor: number };

/**
 * Finds a message by its page's token. The token has no expiry of its own, to be short and the same for all attempts: it
 * expires a week after the message was sent.
 * @returns `unknown` if we didn't sign the token
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

/** The subject is a campaign. */
export const readOptOutToken = (deps: DeliveryDeps, token: string) =>
  read(deps, 'stop', token, decodeBase64urlIgnorePadding);

/** A link that lets a mailbox's owner opt in again. */
export async function optInLink(deps: DeliveryDeps, userId: number, emailHash: string): Promise<string> {
  const end = Math.ceil((deps.clock.now() + OPT_IN_LINK_LIFETIME) / hour);
  const token = await signNumbers(
    'opt-in',
    [userId, end, mailboxNumber(emailHash)],
    deps.settings.SESSION_SECRET,
  );
  return `${deps.settings.APP_ORIGIN}/m/start/${encodeBase64urlNoPadding(token)}`;
}

/** `isFor` tells whether the link was sent to a given email; it is invalid for any other. */
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

/** 40 bits of an email's hash, enough to tell an account's mailboxes apart. */
const mailboxNumber = (emailHash: string) =>
  decodeBase64urlIgnorePadding(emailHash)
    .slice(0, 5)
    .reduce((number, byte) => number * 256 + byte, 0);

/** The subject is a message. */
export const readReplyToken = (deps: DeliveryDeps, token: string) =>
  read(deps, 'reply', token.toUpperCase(), decodeBase32IgnorePadding);

/** These links need no sign-in, so each only grants access to one message or campaign. */
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

/** The token is in base32, because mail servers may change the case of the part before the @. */
async function replyAddress(deps: DeliveryDeps, mailbox: string, messageId: number): Promise<string> {
  const token = encodeBase32LowerCaseNoPadding(await sign(deps, 'reply', messageId, MESSAGE_LINK_LIFETIME));
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}
