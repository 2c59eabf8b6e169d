import type { ChannelName } from '../../channels.ts';
import type { ContactColumn } from '../../db/schema.ts';
import type { RenderedMessage } from '../../writer/render-message.ts';
import type { EmailFrame } from '../composing.rules.ts';

/** How to reach a user. */
export type Contact = { userId: number; name: string; email: string } & Record<ContactColumn, string | null>;

/** One message to send to one user. */
export type Delivery = {
  /** The same for every try, so that providers can recognize a repeated one. */
  identifier: string;
  contact: Contact;
  rendered: RenderedMessage;
  links: Links;
  /** What an email shows around the text, if it belongs to a campaign. */
  frame?: EmailFrame;
  /** The stored message that answers belong to; absent for channel tests. */
  messageId?: number;
};

/** The links of a message. */
export type Links = {
  /** The message's own page. */
  open: string;
  /** The campaign's page in the app, which needs a session. */
  campaign: string;
  /** Stops such messages: immediately on a POST without cookies (RFC 8058), after a page on a GET. Null for channel tests. */
  unsubscribe: string | null;
  /** The label of the `open` link, if it isn't "Done". */
  openLabel?: string;
  /** The answers other than the main one, each with its page. */
  answers?: readonly { label: string; url: string }[];
  /** What else the message offers, each with its page. */
  choices?: readonly { label: string; url: string }[];
  /** The address for replies by email, or by text through a gateway; it identifies the message. Null if MAIL_REPLY_TO is not set. */
  replyTo: string | null;
};

/** The outcome of a try. `reason` is shown to the user. */
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
      /** In epoch milliseconds, if the provider named a time. */
      notBefore?: number;
      /** No provider was called: the instance has reached its daily ceiling. */
      isOverCeiling?: true;
    }
  | {
      kind: 'refused';
      reason: string;
      /** The user opted out, so no fallback channel may be used. */
      isOptOut?: true;
    };

/** The provider's ids of an accepted message, as they are stored with the attempt. */
export function providerNames(outcome: Outcome): { providerId: string | null; requestId: string | null } {
  if (outcome.kind !== 'accepted') return { providerId: null, requestId: null };
  return { providerId: outcome.providerId, requestId: outcome.requestId ?? null };
}

/** A way to reach people. It never throws: every error is an outcome. */
export type Channel = {
  readonly name: ChannelName;
  /** Why this channel cannot reach this user, as told to them; null if it can. */
  unreachable(contact: Contact): string | null;
  send(delivery: Delivery): Promise<Outcome>;
};

/** A channel without a provider in production is null and shown as unavailable. */
export type Channels = Record<ChannelName, Channel | null>;
