import { QueryClient } from '@tanstack/react-query';

/** What was read stays good until something happens: no polling, no second tries, no refetch on focus. See keep-fresh.ts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
