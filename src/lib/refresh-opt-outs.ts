import { queryClient } from './query-client.ts';

export const stopsKey = ['stops'] as const;

/** Reads anew what is stopped: another phone brings its own stops along. */
export const refreshOptOuts = () => queryClient.invalidateQueries({ queryKey: stopsKey });
