import type { ChannelName } from '../../channels.ts';
import type { ContactColumn } from '../../db/schema.ts';
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
      /** The provider didn't answer in time, so it may have accepted the message. */
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
