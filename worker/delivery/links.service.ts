import {
  decodeBase32IgnorePadding,
  decodeBase64urlIgnorePadding,
  encodeBase32LowerCaseNoPadding,
  encodeBase64urlNoPadding,
} from '@oslojs/encoding';
import { readNumbers, signNumbers } from '../http/signed-token.ts';
import { everySecret } from '../platform/settings.ts';
import type { Links } from './channels/channel.ts';
import type { Deps } from './deps.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a message takes replies by link or email. */
export const MESSAGE_LINK_LIFETIME = 7 * day;
/** Longer than any campaign. */
const OPT_OUT_LINK_LIFETIME = 180 * day;
const OPT_IN_LINK_LIFETIME = day;

type Grant =
  | { kind: 'unknown' }
  | {
      kind: 'granted' | 'expired';
      subjectId: number;
      /** The address that the link was sent to, as its keyed hash; null if the link doesn't say. */
      emailHash: string | null;
    };

type Purpose = 'reply' | 'stop' | 'opt-in';

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
      Math.ceil((deps.clock.now() + lifetime) / hour),
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
  return { kind: clock.now() < endHour * hour ? 'granted' : 'expired', subjectId, emailHash };
}

/** The message with this page. Its token has no expiry, to be short and the same for all attempts. */
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
