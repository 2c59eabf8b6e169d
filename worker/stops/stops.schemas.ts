/** Why messages were stopped: the person's own choice in one of three ways, or because email cannot or must not reach them. */
export const stopCauses = ['person', 'stop-reply', 'unsubscribe-link', 'bounce', 'complaint'] as const;
export type StopCause = (typeof stopCauses)[number];

/** A stop as the server shows it to the person it belongs to. */
export type StopView = {
  id: number;
  /** Null when it stands for every campaign. */
  campaignId: number | null;
  campaignTitle: string | null;
  /** Null when it stands for every way of sending. */
  channel: 'email' | 'sms' | 'push' | null;
  cause: StopCause;
  /** What is stopped, and why, in a person's words. */
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
};
