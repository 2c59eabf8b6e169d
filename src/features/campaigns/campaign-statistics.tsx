import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { isQuiet } from '../../lib/habit-kinds.ts';
import { Figures } from '../../ui/status.tsx';

export function CampaignStatistics({ campaign }: { campaign: CampaignView | undefined }) {
  return (
    <Figures
      figures={[
        { label: 'Messages Sent', value: campaign?.messagesSent.toLocaleString() },
        ...(campaign && isQuiet(campaign.kind)
          ? []
          : [{ label: 'Completion Rate', value: campaign && `${campaign.completionRate}%` }]),
        { label: 'Weeks Completed', value: campaign && `${campaign.weeksCompleted} / 12` },
      ]}
    />
  );
}
