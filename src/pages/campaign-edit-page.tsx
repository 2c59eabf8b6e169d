import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { CampaignNotFound } from '../features/campaigns/campaign-state.tsx';
import { campaignQuery } from '../features/campaigns/queries.ts';
import { isGone } from '../lib/api.ts';
import { isWide } from '../lib/hooks.ts';
import { lazyPart, onFirstUse } from '../lib/lazy-part.ts';
import { paths } from '../paths.ts';
import { HabitIcon } from '../ui/habit-icon.tsx';
import { PageHeading } from '../ui/layout.tsx';
import styles from './campaign-edit-page.module.css';
import { CampaignFormSkeleton, LazyCampaignForm } from './lazy-campaign-form.tsx';

const Changes = lazyPart(() => import('../features/campaign-form/changes.tsx'));

export default function CampaignEditPage() {
  const id = Number(useParams().id);
  return Number.isSafeInteger(id) && id > 0 ? <EditCampaign key={id} id={id} /> : <CampaignNotFound />;
}

function EditCampaign({ id }: { id: number }) {
  const { data: campaign, error, refetch } = useQuery(campaignQuery(id));
  // A wide screen shows them with the form, so that nothing moves; a phone only once there are any.
  useEffect(() => {
    if (isWide()) Changes.load();
    else onFirstUse(Changes.load);
  }, []);
  if (isGone(error)) return <Navigate to={paths.campaigns} replace />;
  if (error && !campaign) return <CampaignNotFound onRetry={() => refetch()} />;
  return (
    <>
      <div data-own-bar="" data-hue={campaign?.hue} className={styles.band}>
        <HabitIcon icon={campaign?.icon ?? 'sun'} tile="large" />
        <PageHeading
          title="Edit Campaign"
          lead="Your changes apply to upcoming messages. Sent messages, and any you wrote yourself, stay as they are."
        />
      </div>
      {campaign ? (
        <LazyCampaignForm
          campaign={campaign}
          changes={(form) => <Changes form={form} campaign={campaign} />}
        />
      ) : (
        <CampaignFormSkeleton />
      )}
    </>
  );
}
