import FlagIcon from 'lucide-react/icons/flag';
import { useOnline } from '../../lib/hooks.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/layout.tsx';
import { EmptyState, ErrorState } from '../../ui/status.tsx';

/** Stands where a campaign should: `onRetry` when it could not be fetched, without it when there is none. */
export function CampaignNotFound({ onRetry }: { onRetry?: () => void }) {
  const isOnline = useOnline();
  const back = (
    <LinkButton to={paths.campaigns} variant={onRetry ? 'secondary' : 'primary'}>
      Go back to campaigns
    </LinkButton>
  );
  return (
    <>
      <PageHeading
        title={!onRetry ? 'Campaign not found' : isOnline ? 'Something went wrong' : 'You’re offline'}
      />
      {onRetry ? (
        <ErrorState text="Failed to fetch campaign" onRetry={onRetry}>
          {back}
        </ErrorState>
      ) : (
        <EmptyState icon={FlagIcon} text="There is no campaign at this address.">
          {back}
        </EmptyState>
      )}
    </>
  );
}
