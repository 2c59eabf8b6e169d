import type { ChannelName } from '../channels.ts';
import type { AttemptOutcome } from '../domain.ts';
/** One try to deliver a message, or what was heard of one later, as the server shows it to the message's owner. Instants are ISO 8601 in UTC. */
export type DeliveryView = {
  id: number;
  channel: ChannelName;
  /** accepted: a provider took it; retry: not taken yet; refused: not taken for good; skipped: not sent at all; unknown: a crash has lost what came of it; returned: came back after it had been taken; reported: arrived and was called spam. */
  outcome: AttemptOutcome;
  /** Why it was not taken, or came back, in a person's words. */
  reason: string | null;
  /** Whether it was sent once more because the person had put the message off. */
  again: boolean;
  startedAt: string;
  finishedAt: string;
};
