import { queryClient } from './query-client.ts';

/** The first part of the keys of all queries that show how campaigns and their messages stand. */
const progressKeys: readonly unknown[] = ['campaigns', 'messages', 'stats'];

/**
 * Refetches whatever shows the state of campaigns and their messages: what is on the screen right away, the rest when
 * it is next shown. `later` defers everything until it is next shown. Nothing is read offline: the cached data may be
 * older than what the person has marked since.
 */
export async function refreshProgress(when: 'now' | 'later' = 'now'): Promise<void> {
  if (!navigator.onLine) return;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => progressKeys.includes(queryKey[0]),
    refetchType: when === 'now' ? 'active' : 'none',
  });
}

export const stopsKey = ['stops'] as const;

/** Reads anew what is stopped: another phone brings its own stops along. */
export const refreshOptOuts = () => queryClient.invalidateQueries({ queryKey: stopsKey });
