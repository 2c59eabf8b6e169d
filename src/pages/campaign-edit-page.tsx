import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { BackLink, CampaignNotFound } from '../features/campaigns/campaign-state.tsx';
import { campaignQuery } from '../features/campaigns/queries.ts';
import { isGone } from '../lib/api.ts';
import { paths } from '../paths.ts';
import { PageHeading } from '../ui/layout.tsx';
import styles from './form-pages.module.css';
import { CampaignFormSkeleton, LazyCampaignForm } from './lazy-campaign-form.tsx';

export default function CampaignEditPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <EditCampaign key={id} id={id} /> : <CampaignNotFound />;
}

function EditCampaign({ id }: { id: number }) {
  const { data: campaign, error, refetch } = useQuery(campaignQuery(id));
  if (isGone(error)) return <Navigate to={paths.campaigns} replace />;
  if (error && !campaign) return <CampaignNotFound onRetry={() => refetch()} />;
  return (
    <>
      <div data-own-bar="" className={styles.edit}>
        <BackLink to={paths.campaign(id)}>{campaign?.title ?? 'Campaign'}</BackLink>
        <PageHeading
          title="Edit Campaign"
          lead="Your changes apply to upcoming messages. Sent messages, and any you wrote yourself, stay as they are."
        />
      </div>
      {campaign ? <LazyCampaignForm campaign={campaign} /> : <CampaignFormSkeleton />}
    </>
  );
}
