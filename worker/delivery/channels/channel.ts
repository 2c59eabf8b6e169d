import type { ChannelName } from '../../channels.ts';
import type { MessageForms } from '../../writer/message-forms.ts';
import type { EmailFrame } from '../email-frame.rules.ts';

/** Where a person can be reached. */
export type Contact = {
  userId: number;
  name: string;
  email: string;
  phone: string | null;
  carrier: string | null;
};

/** One message on its way to one person. */
export type Delivery = {
  /** Stays the same over every try of a message, so that a second try replaces rather than repeats. */
  identifier: string;
  contact: Contact;
  forms: MessageForms;
  links: Links;
  /** What an email shows around the words, where there is a campaign. */
  frame?: EmailFrame;
  /** The stored message, for answers to it; absent where there is none, as in tests of a channel. */
  messageId?: number;
};

/** Where a message leads to. */
export type Links = {
  /** The page that belongs to the message. */
  open: string;
  /** The campaign's page in the app, for somebody who is signed in. */
  campaign: string;
  /** Stops messages like this one: a POST without cookies does it at once (RFC 8058), a GET shows a page. Null for tests of a channel. */
  unsubscribe: string | null;
  /** What the link to that page says, where it is not there for an answer. */
  openLabel?: string;
  /** The answers besides the main one, each with the page that takes it. */
  answers?: readonly { label: string; url: string }[];
  /** What the message offers besides an answer, each with the page that does it. */
  choices?: readonly { label: string; url: string }[];
  /** Where an answer by email, or by text through a carrier's gateway, arrives; it names the message. Null where replies are not read (MAIL_REPLY_TO is not set). */
  replyTo: string | null;
};

/** What came of a try. `reason` is written for a person. */
export type Outcome =
  | {
      kind: 'accepted';
      /** What the provider calls the message from now on; for an email, its Message-ID. */
      providerId: string | null;
      /** What an email service calls the call that handed it over, when it says so. */
      requestId?: string;
    }
  | {
      kind: 'retry';
      reason: string;
      /** epoch milliseconds, when the provider named one */
      notBefore?: number;
      /** Nobody was called: the instance has used up its day. */
      isOverCeiling?: true;
    }
  | {
      kind: 'refused';
      reason: string;
      /** The person themselves wants no more of it: no other way may stand in. */
      isOptOut?: true;
    };

/** The provider's own names for what it accepted, as they are kept with the try; none for anything else. */
export function providerNames(outcome: Outcome): { providerId: string | null; requestId: string | null } {
  if (outcome.kind !== 'accepted') return { providerId: null, requestId: null };
  return { providerId: outcome.providerId, requestId: outcome.requestId ?? null };
}

/** A way to reach people. Never throws: whatever happens is an outcome. */
export type Channel = {
  readonly name: ChannelName;
  /** Why this person cannot be reached this way at all, in their words; null when they can. */
  unreachable(contact: Contact): string | null;
  send(delivery: Delivery): Promise<Outcome>;
};

/** A channel is null where it has no provider in production: it is then shown as unavailable. */
export type Channels = Record<ChannelName, Channel | null>;
