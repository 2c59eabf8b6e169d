import type { AttemptOutcome, OptOutCause } from '../domain.ts';

/** What MailChannels tells of an email. https://docs.mailchannels.net/email-api/advanced/delivery-events/ */
export type MailEvent = {
  event: string;
  recipients?: readonly string[] | undefined;
  /** The call that handed the email over, and the email's Message-ID: either may be missing. */
  request_id?: string | undefined;
  smtp_id?: string | undefined;
  /** In seconds since 1970. */
  timestamp?: number | undefined;
  /** The other mail server's answer. */
  status?: string | undefined;
  reason?: string | undefined;
};

/** What happens to an address after which nothing more may be sent there. */
export const causeOf: Partial<Record<string, OptOutCause>> = {
  'hard-bounced': 'bounce',
  dropped: 'bounce',
  complained: 'complaint',
  unsubscribed: 'unsubscribe-link',
};

/**
 * What became of the email that the event is about, in a person's words; null where nothing did.
 * @param isText whether it was a text, on its way through a carrier's gateway
 */
export function reportOf(
  { event, status, reason }: MailEvent,
  isText: boolean,
): { outcome: AttemptOutcome; reason: string } | null {
  switch (event) {
    case 'hard-bounced':
      return {
        outcome: 'returned',
        reason: `Your ${isText ? 'carrier' : 'mail provider'} sent this back: ${whyReturned(`${status ?? ''} ${reason ?? ''}`, isText)}`,
      };
    case 'dropped':
      return {
        outcome: 'returned',
        reason: `The email service didn’t send this, because ${isText ? 'texts to your phone' : 'emails to your address'} have bounced before`,
      };
    case 'complained':
      return {
        outcome: 'reported',
        reason: `This was reported as spam, so we stopped sending ${isText ? 'texts' : 'emails'} there`,
      };
    default:
      return null;
  }
}

/** By the enhanced status code (RFC 3463) in the other server's answer. Its own words may name addresses: nobody sees them. */
function whyReturned(answer: string, isText: boolean): string {
  const [, subject, detail] = /\b[45]\.(\d{1,3})\.(\d{1,3})\b/.exec(answer) ?? [];
  if (subject === '1') return isText ? 'there is no such phone number' : 'there is no such address';
  if (subject === '2' && detail === '1') return 'your mailbox is disabled';
  if (subject === '2' && detail === '2') return 'your mailbox is full';
  if (subject === '7') return `it doesn’t accept ${isText ? 'texts' : 'emails'} from us`;
  return 'it did not say why';
}
