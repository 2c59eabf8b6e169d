import { constantTimeEqual } from '@oslojs/crypto/subtle';
import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding';
import { DAY, HOUR } from '../domain.ts';
import { deriveKey } from '../platform/runtime.ts';
import { everySecret } from '../platform/settings.ts';
import type { Links } from './channels/channel.ts';
import type { Deps } from './deps.ts';

/** How long a message takes replies by link or email. */
export const MESSAGE_LINK_LIFETIME = 7 * DAY;
/** Longer than any campaign. */
const OPT_OUT_LINK_LIFETIME = 180 * DAY;
const OPT_IN_LINK_LIFETIME = DAY;

type Grant =
  | { kind: 'unknown' }
  | {
      kind: 'granted' | 'expired';
      subjectId: number;
      /** The address that the link was sent to, as its keyed hash; null if the link doesn't say. */
      emailHash: string | null;
    };

/** The expiry is in hours since 1970, which takes three bytes. */
const sign = (
  deps: Deps,
  purpose: Purpose,
  lifetime: number,
  subjectId: number,
  emailHash: string | null = null,
) =>
  signNumbers(
    purpose,
    [
      subjectId,
      Math.ceil((deps.clock.now() + lifetime) / HOUR),
      ...decodeBase64urlIgnorePadding(emailHash ?? ''),
    ],
    deps.settings.SESSION_SECRET,
  );

function decoded(token: string, decode = decodeBase64urlIgnorePadding): Uint8Array {
  try {
    return decode(token);
  } catch {
    return new Uint8Array();
  }
}

async function read({ clock, settings }: Deps, purpose: Purpose, token: Uint8Array): Promise<Grant> {
  // Signed with an earlier secret, links and addresses stay valid until they expire, so that users can always opt out.
  const secrets = purpose === 'opt-in' ? [settings.SESSION_SECRET] : everySecret(settings);
  const readings = await Promise.all(secrets.map((secret) => readNumbers(purpose, token, secret)));
  const [subjectId, endHour, ...bytes] = readings.find((numbers) => numbers !== null) ?? [];
  if (subjectId === undefined || endHour === undefined) return { kind: 'unknown' };
  const emailHash = bytes.length === 0 ? null : encodeBase64urlNoPadding(new Uint8Array(bytes));
  return { kind: clock.now() < endHour * HOUR ? 'granted' : 'expired', subjectId, emailHash };
}

/** Finds a message by its page's token, which never expires, so it is short and the same in every attempt. */
export async function readMessageToken({ settings }: Deps, token: string): Promise<number | null> {
  const numbers = await readNumbers('answer', decoded(token), settings.SESSION_SECRET);
  return numbers?.length === 1 ? (numbers[0] ?? null) : null;
}

export const readReplyToken = (deps: Deps, token: string) =>
  read(deps, 'reply', decoded(token.toUpperCase(), decodeBase32IgnorePadding));

export const readOptOutToken = (deps: Deps, token: string) => read(deps, 'stop', decoded(token));

export const readOptInToken = (deps: Deps, token: string) => read(deps, 'opt-in', decoded(token));

export async function optInLink(deps: Deps, userId: number, emailHash: string): Promise<string> {
  const token = await sign(deps, 'opt-in', OPT_IN_LINK_LIFETIME, userId, emailHash);
  return `${deps.settings.APP_ORIGIN}/m/start/${encodeBase64urlNoPadding(token)}`;
}

/** These links need no sign-in, so each only grants access to one message or campaign. */
export async function linksOf(
  deps: Deps,
  message: { id: number; campaignId: number; emailHash?: string | null },
): Promise<Links & { unsubscribe: string }> {
  const { APP_ORIGIN, MAIL_REPLY_TO } = deps.settings;
  const [answer, stop] = await Promise.all([
    signNumbers('answer', [message.id], deps.settings.SESSION_SECRET),
    sign(deps, 'stop', OPT_OUT_LINK_LIFETIME, message.campaignId, message.emailHash),
  ]);
  return {
    open: `${APP_ORIGIN}/m/${encodeBase64urlNoPadding(answer)}`,
    campaign: `${APP_ORIGIN}/campaigns/${message.campaignId}`,
    unsubscribe: `${APP_ORIGIN}/m/stop/${encodeBase64urlNoPadding(stop)}`,
    replyTo: MAIL_REPLY_TO === undefined ? null : await replyAddress(deps, MAIL_REPLY_TO, message.id),
  };
}

/** The token is in base32, because mail servers may change the case of the part before the @. */
async function replyAddress(deps: Deps, mailbox: string, messageId: number): Promise<string> {
  const token = encodeBase32LowerCaseNoPadding(await sign(deps, 'reply', MESSAGE_LINK_LIFETIME, messageId));
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/** A token is only valid for its own purpose. */
type Purpose = 'answer' | 'reply' | 'stop' | 'opt-in';

/**
 * In bytes. A million guesses per second for a year have a chance of one in thirty billion. Text messages have little
 * room.
 */
const tagLength = 10;

const keys = new Map<string, CryptoKey>();

async function keyFor(purpose: Purpose, secret: string): Promise<CryptoKey> {
  const name = `${purpose} ${secret}`;
  const cached = keys.get(name);
  if (cached !== undefined) return cached;
  const key = await deriveKey(
    secret,
    `message links: ${purpose}`,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    ['sign'],
  );
  keys.set(name, key);
  return key;
}

async function tagOf(purpose: Purpose, payload: Uint8Array, secret: string): Promise<Uint8Array> {
  const signature = await crypto.subtle.sign('HMAC', await keyFor(purpose, secret), payload);
  return new Uint8Array(signature).slice(0, tagLength);
}

/** Encodes whole numbers as varints, followed by the start of their HMAC-SHA256. */
export async function signNumbers(
  purpose: Purpose,
  numbers: readonly number[],
  secret: string,
): Promise<Uint8Array> {
  const payload = new Uint8Array(numbers.flatMap(varintOf));
  return new Uint8Array([...payload, ...(await tagOf(purpose, payload, secret))]);
}

async function readNumbers(purpose: Purpose, token: Uint8Array, secret: string): Promise<number[] | null> {
  if (token.length <= tagLength) return null;
  const payload = token.slice(0, -tagLength);
  const isOurs = constantTimeEqual(token.slice(-tagLength), await tagOf(purpose, payload, secret));
  return isOurs ? numbersOf(payload) : null;
}

/** Seven bits per byte, lowest first; a set high bit means that more follow. Avoids bit operators: they stop at 32 bits. */
function varintOf(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function numbersOf(payload: Uint8Array): number[] {
  const numbers: number[] = [];
  let value = 0;
  let weight = 1;
  for (const byte of payload) {
    value += (byte % 128) * weight;
    weight *= 128;
    if (byte < 128) {
      numbers.push(value);
      value = 0;
      weight = 1;
    }
  }
  return numbers;
}
