import type { ChannelName } from '../channels.ts';
import type { OptOutCause } from '../domain.ts';

/**
 * Who lifts it: the phone by text; the mailbox by a link that is sent there; the account itself only where no owner of an
 * address has said anything, as when texts came back from a gateway.
 */
export type OptOutLift = 'text' | 'link' | 'settings';

/** A stop as the server shows it to the person it belongs to. */
export type OptOutView = {
  /** Null when it stands for every campaign. */
  campaignId: number | null;
  campaignTitle: string | null;
  /** Null when it stands for every way of sending. */
  channel: ChannelName | null;
  cause: OptOutCause;
  /** Who can turn it on again: the phone by text, the mailbox by a link, or the account in settings. */
  lift: OptOutLift;
  /** What is stopped, and why, in a person's words. */
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};
