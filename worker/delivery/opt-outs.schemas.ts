import type { ChannelName, OptOutCause } from '../domain.ts';
/** A stop as the server shows it to the person it belongs to. */
export type OptOutView = {
  id: number;
  /** Null when it stands for every campaign. */
  campaignId: number | null;
  campaignTitle: string | null;
  /** Null when it stands for every way of sending. */
  channel: ChannelName | null;
  cause: OptOutCause;
  /** What is stopped, and why, in a person's words. */
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};
