import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';

export type HabitKind = CampaignView['kind'];

/** Kinds without scores, challenges and suns: what is there is said plainly. */
export const isQuiet = (kind: HabitKind): boolean =>
  kind === 'dose' || kind === 'recover' || kind === 'danger';
