import { queryOptions, useQuery } from '@tanstack/react-query';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import type { SessionView } from '../../../worker/accounts/accounts.schemas.ts';
import { api, unwrap } from '../../lib/api.ts';
import { formatInstant } from '../../lib/dates.ts';
import { queryClient } from '../../lib/query-client.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { Icon } from '../../ui/icon.tsx';
import { ActionItem, ActionList, SettingsSection } from '../../ui/settings.tsx';
import { ErrorState, Skeleton } from '../../ui/status.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import styles from './account.module.css';
import { useSignedInUser } from './session.ts';

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => unwrap(api.sessions.$get()),
});

const shownCount = 3;

export function SessionsSection() {
  const { timezone } = useSignedInUser();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const end = useSingleMutation({
    mutationFn: async (session: SessionView | 'others') => {
      if (session === 'others') await unwrap(api.sessions.$delete());
      else await unwrap(api.sessions[':session'].$delete({ param: { session: session.id } }));
      return session;
    },
    onSuccess: (session) => {
      toastSuccess(
        'Signed out',
        session === 'others' ? 'All other devices are signed out.' : `${session.device} is signed out.`,
      );
      return queryClient.invalidateQueries(sessionsQuery);
    },
    onError: () => toastError('Signing out didn’t work. Please try again.'),
  });
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const itemOf = (session: SessionView) => (
    <ActionItem
      key={session.id}
      name={session.device}
      state={
        session.current ? (
          <span className={styles.here}>This device</span>
        ) : (
          <>
            Last used <time dateTime={session.lastUsedAt}>{formatInstant(session.lastUsedAt, timezone)}</time>
          </>
        )
      }
      action={session.current ? null : 'Sign out'}
      busy={end.isPending && end.variables === session}
      onAction={() => end.mutate(session)}
    />
  );
  return (
    <SettingsSection folds title="Sessions">
      {isError ? (
        <ErrorState text="Your sessions could not be loaded." onRetry={refetch} />
      ) : sessions === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        <>
          <ActionList>{sessions.slice(0, shownCount).map(itemOf)}</ActionList>
          {sessions.length > shownCount && (
            <details>
              <summary className={styles.summary}>
                {sessions.length - shownCount} more
                <Icon of={ChevronDownIcon} size={18} />
              </summary>
              <ActionList>{sessions.slice(shownCount).map(itemOf)}</ActionList>
            </details>
          )}
        </>
      )}
      {others.length > 1 && (
        <ActionList>
          <ActionItem
            name="All other devices"
            state={`${others.length} sessions`}
            action="Sign out all other devices"
            busy={end.isPending && end.variables === 'others'}
            onAction={() => end.mutate('others')}
          />
        </ActionList>
      )}
    </SettingsSection>
  );
}
