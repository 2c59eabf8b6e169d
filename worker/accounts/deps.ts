import type { CampaignDeps } from '../campaigns/deps.ts';
import type { SendAccountMail } from '../delivery/channels/channels.ts';

export type AccountDeps = CampaignDeps & { accountMail: SendAccountMail | null };
