import type { SendAccountMail } from '../delivery/channels/channels.ts';
import type { MessageDeps } from '../messages/deps.ts';

export type AccountDeps = MessageDeps & {
  /** Null if production has no email service. */
  accountMail: SendAccountMail | null;
};
