import type { Outcome } from './channel.ts';

/** One email to one recipient, as a provider is to carry it. */
export type Mail = {
  /** Stays the same over every try. */
  identifier: string;
  to: { email: string; name?: string };
  /** The sender's name; without one, the address stands alone. */
  fromName?: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  /** Without it the email is plain text alone. */
  html?: string;
  headers?: Record<string, string>;
};

/** Carries emails, whatever they are for: emails to people, and text messages by way of a carrier's gateway. */
export type Mailer = (mail: Mail) => Promise<Outcome>;
