import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { BackLink, CampaignNotFound } from '../features/campaigns/campaign-state.tsx';
import { isGone } from '../lib/api.ts';
import { campaignQuery } from '../lib/query-client.ts';
import { paths } from '../paths.ts';
import { HabitIcon } from '../ui/habit-icon.tsx';
import pageStyles from '../ui/page.module.css';
import { Skeleton } from '../ui/status.tsx';
import textStyles from '../ui/text.module.css';
import styles from './form-pages.module.css';
import { FormSkeleton, LazyCampaignForm } from './lazy-campaign-form.tsx';

export default function CampaignEditPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <EditCampaign key={id} id={id} /> : <CampaignNotFound />;
}

function EditCampaign({ id }: { id: number }) {
  const { data: campaign, error, refetch } = useQuery(campaignQuery(id));
  if (isGone(error)) return <Navigate to={paths.campaigns} replace />;
  if (error && !campaign) return <CampaignNotFound onRetry={() => refetch()} />;
  return (
    <div className={styles.edit}>
      <BackLink to={paths.campaign(id)}>Campaign</BackLink>
      <header data-own-bar="" data-hue={campaign?.hue}>
        <HabitIcon icon={campaign?.icon ?? 'sun'} tile="large" />
        <div>
          <h1 tabIndex={-1} className={pageStyles.page}>
            Edit Campaign
          </h1>
          <p className={pageStyles.title}>{campaign?.title ?? <Skeleton width="14rem" />}</p>
        </div>
        {campaign && (
          <p className={textStyles.soft}>
            Changes apply to upcoming messages, except those you wrote yourself.
          </p>
        )}
      </header>
      {campaign ? <LazyCampaignForm campaign={campaign} /> : <FormSkeleton />}
    </div>
  );
}
