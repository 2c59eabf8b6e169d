import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { channelOf } from '../../../worker/channels.ts';
import type { OptOutView } from '../../../worker/delivery/opt-outs.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Card } from '../../ui/layout.tsx';
import { ActionItem, ActionList, SettingsSection } from '../../ui/settings.tsx';
import { ErrorState } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import { optOutsQuery } from './queries.ts';

/** What the person stopped, or was stopped for them, with the way back. Takes no room while everything gets through. */
export default function OptOuts() {
  const { data: stops, isError, refetch } = useQuery(optOutsQuery);
  if (isError) return <ErrorState text="Your stopped messages could not be loaded." onRetry={refetch} />;
  if (stops === undefined || stops.length === 0) return null;
  return (
    <SettingsSection title="Stopped messages" about="These aren’t reaching you right now.">
      <ActionList>
        {stops.map((stop) => (
          <StoppedItem key={keyOf(stop)} stop={stop} />
        ))}
      </ActionList>
    </SettingsSection>
  );
}

/** An opt-out has no name of its own where it belongs to an address. */
export const keyOf = ({ campaignId, channel, cause }: OptOutView) => `${campaignId}/${channel}/${cause}`;

function hintFor({ lift, cause, channel }: OptOutView): string {
  if (lift === 'text') return '. To get texts again, text START from that phone.';
  if (lift === 'settings') return '. Please check your phone and carrier before you turn it back on.';
  return cause === 'bounce' && channel === 'email'
    ? '. Please check that the address is right before you request a link.'
    : '. To turn this back on, request a link and open it from your inbox.';
}

const actions = { text: null, link: 'Email me a link', settings: 'Turn back on' };

/** One stop and how to undo it: a stop of an address can only be lifted from there, never by the account. */
export function StoppedItem({ stop }: { stop: OptOutView }) {
  const isByLink = stop.lift === 'link';
  const lift = useMutation({
    mutationFn: async () => {
      if (isByLink) await unwrap(api['opt-outs'].link.$post());
      else await unwrap(api['opt-outs']['returned-texts'].$delete());
    },
    onSuccess: () => {
      toast(
        isByLink
          ? { title: 'Link sent', description: 'Please check your inbox.', kind: 'success' }
          : { title: 'Turned back on', description: 'You’ll get these messages again.', kind: 'success' },
      );
      return queryClient.invalidateQueries(optOutsQuery);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, 'This did not work. Please try again.'),
        kind: 'error',
      }),
  });
  return (
    <ActionItem
      name={stop.text}
      state={
        <>
          Since <time dateTime={stop.createdAt}>{formatInstant(stop.createdAt)}</time>
          {hintFor(stop)}
        </>
      }
      action={actions[stop.lift]}
      busy={lift.isPending}
      onAction={() => lift.mutate()}
    />
  );
}

/** Says on a campaign's page that its messages do not reach the person: its plan alone does not show that. */
export function OptOutNote({ campaign }: { campaign: CampaignView }) {
  const heading = useId();
  const { data: stops } = useQuery(optOutsQuery);
  const against = stops?.filter(
    ({ campaignId, channel }) =>
      (campaignId === null || campaignId === campaign.id) &&
      (channel === null || channel === channelOf[campaign.deliveryMethod]),
  );
  if (against === undefined || against.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading}>Messages are stopped</h2>
      <ActionList>
        {against.map((stop) => (
          <StoppedItem key={keyOf(stop)} stop={stop} />
        ))}
      </ActionList>
    </Card>
  );
}
