import { useMutation, useQuery } from '@tanstack/react-query';
import BellOffIcon from 'lucide-react/icons/bell-off';
import { useId } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channelOf } from '../../../worker/channels.ts';
import type { OptOutView } from '../../../worker/delivery/delivery.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { optOutsQuery, queryClient, refreshProgress } from '../../lib/query-client.ts';
import { Card } from '../../ui/layout.tsx';
import { ActionItem, ActionList, SettingsSection } from '../../ui/settings.tsx';
import { ErrorState } from '../../ui/status.tsx';
import { showError, toastSuccess } from '../../ui/toast.ts';
import { useSignedInUser } from '../session/session.ts';

/** What isn't reaching the person, and how to turn it back on. Empty if nothing is stopped. */
export default function OptOuts() {
  const { data: stops, isError, refetch } = useQuery(optOutsQuery);
  if (isError) return <ErrorState text="Your stopped messages could not be loaded." onRetry={refetch} />;
  if (stops === undefined || stops.length === 0) return null;
  return (
    <SettingsSection icon={BellOffIcon} title="Stopped messages" state="These aren’t reaching you right now.">
      <ActionList>
        {stops.map((stop) => (
          <StoppedItem key={keyOf(stop)} stop={stop} />
        ))}
      </ActionList>
    </SettingsSection>
  );
}

/** Suppressions have no id. */
const keyOf = ({ campaignId, channel, cause }: OptOutView) => `${campaignId}/${channel}/${cause}`;

function hintFor({ lift, cause, channel }: OptOutView): string {
  if (lift === 'text') return '. To get texts again, text START from that phone.';
  if (lift === 'settings') return '. Please check your phone and carrier before you turn it back on.';
  return cause === 'bounce' && channel === 'email'
    ? '. Please check that the address is right before you request a link.'
    : '. To turn this back on, request a link and open it from your inbox.';
}

const actions = { text: null, link: 'Email me a link', settings: 'Turn back on' };

/** One stop. A stop of an address can only be lifted from that address, never from the account. */
function StoppedItem({ stop }: { stop: OptOutView }) {
  const { timezone } = useSignedInUser();
  const isByLink = stop.lift === 'link';
  const lift = useMutation({
    mutationFn: async () => {
      if (isByLink) await unwrap(api['opt-outs'].link.$post());
      else await unwrap(api['opt-outs']['returned-texts'].$delete());
    },
    onSuccess: () => {
      if (isByLink) toastSuccess('Link sent', 'Please check your inbox.');
      else toastSuccess('Turned back on', 'You’ll get these messages again.');
      // Messages that were held back are scheduled again.
      refreshProgress();
      return queryClient.invalidateQueries(optOutsQuery);
    },
    onError: (error) => showError(error, 'That didn’t work. Please try again.'),
  });
  return (
    <ActionItem
      name={stop.text}
      state={
        <>
          Since <time dateTime={stop.createdAt}>{formatInstant(stop.createdAt, timezone)}</time>
          {hintFor(stop)}
        </>
      }
      action={actions[stop.lift]}
      busy={lift.isPending}
      onAction={() => lift.mutate()}
    />
  );
}

/** Shown on a campaign's page if its messages don't reach the person. */
export function OptOutNote({ campaign }: { campaign: CampaignView }) {
  const heading = useId();
  const { data: stops } = useQuery(optOutsQuery);
  const matching = stops?.filter(
    ({ campaignId, channel }) =>
      (campaignId === null || campaignId === campaign.id) &&
      (channel === null || channel === channelOf[campaign.deliveryMethod]),
  );
  if (matching === undefined || matching.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Messages are stopped</h2>
      <ActionList>
        {matching.map((stop) => (
          <StoppedItem key={keyOf(stop)} stop={stop} />
        ))}
      </ActionList>
    </Card>
  );
}
