import {
  MutationCache,
  notifyManager,
  QueryClient,
  queryOptions,
  replaceEqualDeep,
} from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { Template, TemplateChoice } from '../../worker/domain.ts';
import { api, idParam, isGone, isStored, unwrap } from './api.ts';
import { otherTabs } from './page-messages.ts';

// So that the frame after a tap shows its effect: by default, it would wait for a timer.
notifyManager.setScheduler(queueMicrotask);

/** Data stays fresh until something happens (see keep-fresh.ts): no polling, retries or refetching on focus. */
export const queryClient = new QueryClient({
  // Deleted elsewhere: the lists must not go on showing it.
  mutationCache: new MutationCache({ onError: (error) => isGone(error) && refetchProgress() }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      // What is shown may be newer than a response that the service worker had stored.
      structuralSharing: (shown, fetched) =>
        shown !== undefined && isStored(fetched) ? shown : replaceEqualDeep(shown, fetched),
      retry: false,
      retryOnMount: false,
      // Offline, the service worker's responses may be older than what is shown.
      refetchOnMount: () => navigator.onLine,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** How each query key begins, and whether its data depends on the progress of campaigns and messages. */
const keys = {
  campaigns: true,
  messages: true,
  stats: true,
  stops: true,
  calendar: false,
  capabilities: false,
  deliveries: false,
  drafts: false,
  outbox: false,
  passkeys: false,
  previews: false,
  proposals: false,
  'push-subscription': false,
  sessions: false,
  templates: false,
} as const satisfies Record<string, boolean>;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [keyof typeof keys, ...unknown[]];
  }
}

/**
 * Refetches everything that depends on the progress of campaigns and messages: what is on the screen now, the rest when
 * it is next shown; with `later`, all of it when it is next shown. Does nothing offline, where the cached responses may
 * be older than what the person has marked since.
 */
export async function refetchProgress(when: 'now' | 'later' = 'now'): Promise<void> {
  if (!navigator.onLine) return;
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => keys[name],
    refetchType: when === 'now' ? 'active' : 'none',
  });
}

/** Like `refetchProgress`, after a change: also in other tabs. */
export function refreshProgress(when: 'now' | 'later' = 'now'): Promise<void> {
  otherTabs?.postMessage(null);
  return refetchProgress(when);
}

export const campaignsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['campaigns', 'all', userId],
    queryFn: () => unwrap(api.campaigns.$get({ query: { userId: String(userId) } })),
  });

export const activeCampaignsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['campaigns', 'active', userId],
    queryFn: () => unwrap(api.campaigns.active.$get({ query: { userId: String(userId) } })),
  });

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'one', id],
    queryFn: () => unwrap(api.campaigns[':id'].$get(idParam(id))),
  });

export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'question', id],
    queryFn: () => unwrap(api.campaigns[':id'].question.$get(idParam(id))),
  });

export const daysQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaigns', 'days', id],
    queryFn: () => unwrap(api.campaigns[':id'].days.$get(idParam(id))),
  });

export const recentMessagesQuery = (userId: number) =>
  queryOptions({
    queryKey: ['messages', 'recent', userId],
    queryFn: () => unwrap(api.messages.recent.$get({ query: { userId: String(userId), limit: '3' } })),
  });

export const campaignMessagesQuery = (campaignId: number) =>
  queryOptions({
    queryKey: ['messages', 'campaign', campaignId],
    queryFn: () => unwrap(api.messages.campaign[':id'].$get(idParam(campaignId))),
  });

export const statsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', userId],
    queryFn: () => unwrap(api.stats[':id'].$get(idParam(userId))),
  });

/** The key starts with 'stats', so that marking a day refetches it too. */
export const analyticsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['stats', 'analytics', userId],
    queryFn: () => unwrap(api.analytics[':id'].$get(idParam(userId))),
  });

const keyOf = (choice: TemplateChoice) => ['templates', choice] as const;

/** All templates or those of one category, which needs no request once all are cached. */
export const templatesQuery = (choice: TemplateChoice) =>
  queryOptions({
    queryKey: keyOf(choice),
    queryFn: (): Promise<readonly Template[]> =>
      unwrap(api.templates.$get({ query: choice === 'all' ? {} : { category: choice } })),
    initialData: () =>
      queryClient
        .getQueryData<readonly Template[]>(keyOf('all'))
        ?.filter(({ category }) => category === choice),
  });

/** Everything that is stopped: opt-outs of the account, and suppressions of its email and phone. */
export const optOutsQuery = queryOptions({
  queryKey: ['stops'],
  queryFn: () => unwrap(api['opt-outs'].$get()),
});

export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: () => unwrap(api.capabilities.$get()),
});

export type Capabilities = InferResponseType<typeof api.capabilities.$get>;

export type OutboxEntry = InferResponseType<typeof api.outbox.$get>[number];

/** Everything "sent" by a server without providers. Not cached, because the server adds to it at any time. */
export const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: () => unwrap(api.outbox.$get()),
  staleTime: 0,
});
