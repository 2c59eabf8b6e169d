import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/channels.ts';
import { formatClock } from '../../lib/dates.ts';

/** 'Daily at 7:12 AM, by email' */
export const rhythmOf = ({ frequency, sendTime, deliveryMethod }: CampaignView) =>
  `${frequency} at ${formatClock(sendTime)}, ${infoOf(deliveryMethod).by}`;
