import type { MessageDeps } from '../messages/deps.ts';

export type CampaignDeps = MessageDeps;
