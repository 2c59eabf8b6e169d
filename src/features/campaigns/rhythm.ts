import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { infoOf } from '../../../worker/domain.ts';
import { formatClock, formatDay, todayIn } from '../../lib/dates.ts';

/** 'Daily at 7:12 AM, by email' */
export const rhythmOf = ({ frequency, sendTime, deliveryMethod }: CampaignView) =>
  `${frequency} at ${formatClock(sendTime)}, ${infoOf(deliveryMethod).by}`;

/** 'Daily at 7:12 AM, by email, from Nov 23, 2026.' The day is left out where that is today. */
export function whenItComes(campaign: CampaignView): string {
  const { startDate, timeZone } = campaign;
  const from = startDate > todayIn(timeZone) ? `, from ${formatDay(startDate)}` : '';
  return `${rhythmOf(campaign)}${from}.`;
}
