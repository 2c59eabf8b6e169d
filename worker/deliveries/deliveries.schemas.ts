export const deliveryOutcomes = ['accepted', 'retry', 'refused', 'skipped'] as const;
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

/** One try to deliver a message, as the server shows it to the message's owner. Instants are ISO 8601 in UTC. */
export type DeliveryView = {
  id: number;
  channel: 'email' | 'sms' | 'push';
  /** accepted: a provider took it; retry: not taken yet; refused: not taken for good; skipped: not sent at all. */
  outcome: DeliveryOutcome;
  /** Why it was not taken, in a person's words. */
  reason: string | null;
  /** Whether it was sent once more because the person had put the message off. */
  again: boolean;
  startedAt: string;
  finishedAt: string;
};
