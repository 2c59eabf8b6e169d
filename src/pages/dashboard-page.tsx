import { useQuery } from '@tanstack/react-query';
import PlusIcon from 'lucide-react/icons/plus';
import { StartCampaign } from '../features/campaign-form/start-campaign.tsx';
import { activeCampaignsQuery } from '../features/campaigns/queries.ts';
import { AddressStrip } from '../features/session/address-strip.tsx';
import { MovedNote } from '../features/session/moved-note.tsx';
import { useSignedInUser } from '../features/session/session.ts';
import { SuggestionList } from '../features/suggestions/suggestion-list.tsx';
import { Today } from '../features/today/today.tsx';
import { useIsWide } from '../lib/hooks.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './dashboard-page.module.css';
import { ActiveCampaigns, Overview, RecentMessages } from './dashboard-sections.tsx';
import { useFormOptions } from './use-form-options.tsx';

const suggestionsFrom = 6;
const dayLength = 86_400_000;

export default function DashboardPage() {
  const user = useSignedInUser();
  const isWide = useIsWide();
  const { data: active, isFetched } = useQuery(activeCampaignsQuery(user.id));
  const formOptions = useFormOptions();
  const isFirst = active?.length === 0;
  const start = <StartCampaign key={isFirst ? 'start-first' : 'start'} isFirst={isFirst} {...formOptions} />;
  const newCampaign = (
    <LinkButton
      to={paths.createCampaign}
      icon={PlusIcon}
      variant={isWide ? undefined : 'quiet'}
      size={isWide ? undefined : 'small'}
    >
      New Campaign
    </LinkButton>
  );
  // No product suggestions in the first week.
  const isSettled = active?.some(
    ({ startDate, today }) => Date.parse(today.date) - Date.parse(startDate) >= suggestionsFrom * dayLength,
  );
  return (
    <>
      <Today userId={user.id} timeZone={user.timezone} actions={newCampaign} />
      {/* All at once, when the content above is known, so that nothing is pushed down. */}
      {isFetched && (
        <div className={styles.sections}>
          <MovedNote />
          <AddressStrip />
          {isFirst && start}
          {!isFirst && <Overview userId={user.id} />}
          <div className={styles.lists}>
            <RecentMessages userId={user.id} folds={!isFirst} />
            {active && !isFirst && <ActiveCampaigns campaigns={active} />}
          </div>
          {active && !isFirst && start}
          {isFirst && <Overview userId={user.id} />}
          {isSettled && <SuggestionList />}
        </div>
      )}
    </>
  );
}
