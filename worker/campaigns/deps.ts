import type { MessageDeps } from '../messages/deps.ts';

/** What changing a campaign needs from outside: its messages are planned, written and sent anew. */
export type CampaignDeps = MessageDeps;
