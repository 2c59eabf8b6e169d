import { useMutation, useQuery } from '@tanstack/react-query';
import type { OptOutView } from '../../../worker/delivery/opt-outs.schemas.ts';
import { api, unwrap, userMessage } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { queryClient } from '../../lib/query-client.ts';
import { ActionItem, ActionList, SettingsSection } from '../../ui/layout.tsx';
import { ErrorState } from '../../ui/status.tsx';
import { toast } from '../../ui/toast.ts';
import { optOutsQuery } from './queries.ts';

/** What the person stopped, or was stopped for them, with the way back. Takes no room while everything gets through. */
export default function OptOuts() {
  const { data: stops, isError, refetch } = useQuery(optOutsQuery);
  if (isError) return <ErrorState text="What is stopped could not be read." onRetry={refetch} />;
  if (stops === undefined || stops.length === 0) return null;
  return (
    <SettingsSection title="Stopped messages" about="These do not reach you at the moment.">
      <ActionList>
        {stops.map((stop) => (
          <StoppedItem key={stop.id} stop={stop} />
        ))}
      </ActionList>
    </SettingsSection>
  );
}

function hintFor({ cause, channel }: OptOutView): string {
  if (cause !== 'bounce') return '';
  return channel === 'sms'
    ? '. Please check your phone and carrier before you turn it on again.'
    : '. Please check that the address is right before you turn it on again.';
}

/** One stop, with the way back. */
export function StoppedItem({ stop }: { stop: OptOutView }) {
  const lift = useMutation({
    mutationFn: () => unwrap(api.stops[':id'].$delete({ param: { id: String(stop.id) } })),
    onSuccess: () => {
      toast({ title: 'Turned on again', description: 'From now on they reach you.', kind: 'success' });
      return queryClient.invalidateQueries(optOutsQuery);
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: userMessage(error, 'This could not be turned on again'),
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
      action="Turn on again"
      busy={lift.isPending}
      onAction={() => lift.mutate()}
    />
  );
}
