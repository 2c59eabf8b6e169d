import { hasPendingMarks } from './offline-marks.ts';
import { queryClient } from './query-client.ts';

/** The first part of the keys of all queries that show how campaigns and their messages stand. */
const progressKeys: readonly unknown[] = ['campaigns', 'messages', 'stats'];

/**
 * Reads anew whatever shows how campaigns and their messages stand: at once what is on the screen, the rest when it is
 * next shown. `later` leaves everything until it is next shown. While marks wait for the network, what the server says
 * is older than what the person said: then nothing is read.
 */
export async function refreshProgress(when: 'now' | 'later' = 'now'): Promise<void> {
  if (hasPendingMarks()) return;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => progressKeys.includes(queryKey[0]),
    refetchType: when === 'now' ? 'active' : 'none',
  });
}
