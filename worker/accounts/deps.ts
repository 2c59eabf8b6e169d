import type { CampaignDeps } from '../campaigns/deps.ts';
import type { SendAccountMail } from '../delivery/channels/channels.ts';

/** What accounts need from outside: their campaigns are deleted, moved and brought along. */
export type AccountDeps = CampaignDeps & { accountMail: SendAccountMail | null };
