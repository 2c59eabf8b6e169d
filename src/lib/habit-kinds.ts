import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';

export type HabitKind = CampaignView['kind'];

/** Kinds of habits without scores, challenges and celebration. */
export const isQuiet = (kind: HabitKind): boolean =>
  kind === 'dose' || kind === 'recover' || kind === 'danger';
