import type { ChannelName } from '../../channels.ts';
import type { ContactColumn } from '../../db/schema.ts';
import { type Clock, withinTime } from '../../platform/runtime.ts';
import type { RenderedMessage } from '../../writer/render-message.ts';
import type { EmailFrame } from '../composing.rules.ts';

export type Contact = { userId: number; name: string; email: string } & Record<ContactColumn, string | null>;

export type Delivery = {
  /** All attempts share it, so providers can recognize duplicates. */
  identifier: string;
  contact: Contact;
  rendered: RenderedMessage;
  links: Links;
  /** What an email shows around the text; only for a campaign's messages. */
  frame?: EmailFrame;
  /** The message that replies are about; undefined for channel tests. */
  messageId?: number;
};

export type Links = {
  open: string;
  /** The campaign's page in the app, which needs a session. */
  campaign: string;
  /** The stop link. A POST without cookies stops at once (RFC 8058); a GET shows a page. Null for channel tests. */
  unsubscribe: string | null;
  /** The label of the `open` link, if it isn't "Done". */
  openLabel?: string;
  /** The replies other than the main one. */
  answers?: readonly { label: string; url: string }[];
  choices?: readonly { label: string; url: string }[];
  choicesHeading?: string;
  /** The address for replies by email, or by text through a gateway. Identifies the message. Null without MAIL_REPLY_TO. */
  replyTo: string | null;
};

/** `reason` is shown to the user. */
export type Outcome =
  | {
      kind: 'accepted';
      /** The provider's id of the message; for an email, its Message-ID. */
      providerId: string | null;
      /** The email service's id of the request, if it returns one. */
      requestId?: string;
    }
  | {
      kind: 'retry';
      reason: string;
      /** The provider's Retry-After, in epoch milliseconds. */
      notBefore?: number;
      /** The provider was called and no answer came back, so it may have accepted the message. */
      isUnanswered?: true;
      /** No provider was called: the instance has reached its daily ceiling. */
      isOverCeiling?: true;
    }
  | {
      kind: 'refused';
      reason: string;
      /** The user opted out, so no fallback channel may be used. */
      isOptOut?: true;
    };

/** A way to reach users. Its methods never throw: every error is an outcome. */
export type Channel = {
  readonly name: ChannelName;
  /** The user-facing reason why this channel can't reach the user; null if it can. */
  unreachable(contact: Contact): string | null;
  send(delivery: Delivery): Promise<Outcome>;
};

/** Null if production has no provider for the channel. */
export type Channels = Record<ChannelName, Channel | null>;

/** Below the 30 seconds that the platform gives a request after its response, and the minute until the guard alarm. */
export const DEFAULT_TIME_LIMIT = 25_000;

type ProviderCall<Special> = {
  clock: Clock;
  timeLimit: number;
  /** How reasons refer to the provider, capitalized. */
  what: string;
  /** Not a function, which would keep a whole email in memory until the provider answers. */
  request: Request | Promise<Request>;
  refusedStatuses: readonly number[];
  readAccepted: (response: Response) => Promise<Outcome>;
  /** Reads the provider's own error format; null means that the status decides. */
  readError?: (response: Response) => Promise<Outcome | Special | null>;
};

/**
 * Never throws: every error is an outcome. Follows no redirects, which could send our key or the user's words elsewhere.
 */
export async function callProvider<Special = never>(call: ProviderCall<Special>): Promise<Outcome | Special> {
  try {
    const request = await call.request;
    return await withinTime(call.timeLimit, (signal) =>
      callOnce(call, request, signal).catch(() => unanswered(call, signal.aborted ? ' in time' : '')),
    );
  } catch {
    return { kind: 'retry', reason: `${call.what} could not be reached` };
  }
}

const unanswered = ({ what }: { what: string }, inTime = '') =>
  ({ kind: 'retry', reason: `${what} did not answer${inTime}`, isUnanswered: true }) as const;

/** A gateway, or Cloudflare (https://developers.cloudflare.com/support/troubleshooting/http-status-codes/), got no answer. */
const unansweredStatuses: readonly number[] = [502, 504, 520, 524];

async function callOnce<Special>(
  call: ProviderCall<Special>,
  request: Request,
  signal: AbortSignal,
): Promise<Outcome | Special> {
  const response = await fetch(request, { redirect: 'manual', signal });
  if (response.ok) return await call.readAccepted(response);
  const notBefore = retryAfter(response, call.clock.now());
  const reported = (await call.readError?.(response)) ?? null;
  // An unread body keeps one of the Worker's six connections open.
  await response.body?.cancel().catch(() => undefined);
  if (reported !== null) return reported;
  if (unansweredStatuses.includes(response.status)) return unanswered(call);
  if (call.refusedStatuses.includes(response.status)) {
    return { kind: 'refused', reason: `${call.what} refused the message` };
  }
  const reason =
    response.status === 429 ? `${call.what} was too busy` : `${call.what} had a problem (${response.status})`;
  return notBefore === null ? { kind: 'retry', reason } : { kind: 'retry', reason, notBefore };
}

/** Parses Retry-After (seconds or a date) to epoch milliseconds; null if absent or unreadable. */
function retryAfter(response: Response, now: number): number | null {
  const header = response.headers.get('Retry-After');
  if (header === null) return null;
  const seconds = Number(header);
  const instant = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(instant, now);
}
