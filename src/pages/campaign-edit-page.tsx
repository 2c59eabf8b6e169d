import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { Link, Navigate, useParams } from 'react-router';
import { CAMPAIGN_WEEKS, isQuiet } from '../../worker/domain.ts';
import { CampaignNotFound } from '../features/campaigns/campaign-state.tsx';
import { campaignQuery } from '../features/campaigns/queries.ts';
import { isGone } from '../lib/api.ts';
import { lazyPart, onFirstUse } from '../lib/lazy-part.ts';
import { paths } from '../paths.ts';
import { HabitIcon } from '../ui/habit-icon.tsx';
import { Icon } from '../ui/icon.tsx';
import { Horizon } from '../ui/today.tsx';
import styles from './campaign-edit-page.module.css';
import { CampaignFormSkeleton, LazyCampaignForm } from './lazy-campaign-form.tsx';

const Changes = lazyPart(() => import('../features/campaign-form/changes.tsx'));
onFirstUse(Changes.load);

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
      <Horizon
        share={campaign && !isQuiet(campaign.kind) ? campaign.currentWeek / CAMPAIGN_WEEKS : null}
        hue={campaign?.hue}
        className={styles.scene}
      >
        <header data-own-bar="" className={styles.head}>
          <Link to={paths.campaign(id)} className={styles.back}>
            <Icon of={ChevronLeftIcon} size={18} />
            {campaign?.title ?? 'Campaign'}
          </Link>
          <HabitIcon icon={campaign?.icon ?? 'sun'} tile="large" />
          <h1 tabIndex={-1}>Edit Campaign</h1>
          <p className={styles.lead}>
            Your changes apply to upcoming messages. Sent messages, and any you wrote yourself, stay as they
            are.
          </p>
        </header>
      </Horizon>
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
