import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { formatClock, formatDay, todayIn } from '../../lib/dates.ts';

const ways = { Email: 'by email', SMS: 'by text message', App: 'in the app' } as const;

/** 'Daily at 7:12 AM, by email' */
export const rhythmOf = ({ frequency, sendTime, deliveryMethod }: CampaignView) =>
  `${frequency} at ${formatClock(sendTime)}, ${ways[deliveryMethod]}`;

/** 'Daily at 7:12 AM, by email, from Nov 23, 2026.' The day is left out where that is today. */
export function whenItComes(campaign: CampaignView): string {
  const { startDate, timeZone } = campaign;
  const from = startDate > todayIn(timeZone) ? `, from ${formatDay(startDate)}` : '';
  return `${rhythmOf(campaign)}${from}.`;
}
