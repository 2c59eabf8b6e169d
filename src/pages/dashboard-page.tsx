import { useQuery } from '@tanstack/react-query';
import { StartCampaign } from '../features/campaign-form/start-campaign.tsx';
import { ActiveCampaigns } from '../features/campaigns/active-campaigns.tsx';
import { habitLook } from '../features/campaigns/habit-look.ts';
import { activeCampaignsQuery } from '../features/campaigns/queries.ts';
import { MovedNote } from '../features/contact/moved-note.tsx';
import { Overview } from '../features/dashboard/overview.tsx';
import { RecentMessages } from '../features/messages/recent-messages.tsx';
import { AddressStrip } from '../features/session/address-strip.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { SuggestionList } from '../features/suggestions/suggestion-list.tsx';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/layout.tsx';
import styles from './dashboard-page.module.css';
import { useFormOptions } from './use-form-options.tsx';

export default function DashboardPage() {
  const user = useSignedInUser();
  const { data: active } = useQuery(activeCampaignsQuery(user.id));
  const isFirst = active?.length === 0;
  const formOptions = useFormOptions();
  const start = <StartCampaign key={isFirst ? 'start-first' : 'start'} isFirst={isFirst} {...formOptions} />;
  return (
    <>
      <PageHeading
        title="Dashboard"
        actions={
          <LinkButton to={paths.createCampaign} variant="primary" icon="plus">
            New Campaign
          </LinkButton>
        }
      />
      <MovedNote />
      <div className={styles.sections}>
        <AddressStrip />
        <Overview userId={user.id} />
        {isFirst && start}
        {/* Drawn anew where the form comes first: nothing is pushed down. */}
        <div key={isFirst ? 'columns-after' : 'columns'} className={styles.columns}>
          <RecentMessages
            userId={user.id}
            habitOf={(campaignId) => active?.find(({ id }) => id === campaignId)?.kind}
            hueOf={(title) => habitLook(title).hue}
          />
          <ActiveCampaigns userId={user.id} />
        </div>
        {!isFirst && start}
        <SuggestionList />
      </div>
    </>
  );
}
