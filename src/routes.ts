import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import type { UserView } from '../worker/accounts/accounts.schemas.ts';
import {
  activeCampaignsQuery,
  campaignQuery,
  campaignsQuery,
  questionQuery,
} from './features/campaigns/queries.ts';
import { statsQuery } from './features/dashboard/queries.ts';
import { campaignMessagesQuery, recentMessagesQuery } from './features/messages/queries.ts';
import { currentUser } from './features/session/session.ts';
import { stopsQuery } from './features/stops/queries.ts';
import { templatesQuery } from './features/templates/queries.ts';
import { capabilitiesQuery } from './lib/capabilities.ts';
import { patternOf } from './lib/path-pattern.ts';
import { queryClient } from './lib/query-client.ts';

type Page = { default: ComponentType };
type Params = Readonly<Record<string, string | undefined>>;

type PageRoute = {
  path: string;
  /** Stands before the base title; without it the page has the base title alone. */
  title?: string;
  /** Also for those who are not signed in. */
  isPublic?: true;
  load: () => Promise<Page>;
  /** Asks for what the page reads first: at once, beside the page's own code. */
  readAhead?: (user: UserView, params: Params) => unknown;
};

const read: QueryClient['prefetchQuery'] = (query) => queryClient.prefetchQuery(query);

const loadLogin = () => import('./pages/login-page.tsx');
export const LoginPage = lazy(loadLogin);

const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    load: () => import('./pages/dashboard-page.tsx'),
    readAhead: ({ id }) => [
      read(statsQuery(id)),
      read(activeCampaignsQuery(id)),
      read(recentMessagesQuery(id)),
    ],
  },
  { path: '/login', isPublic: true, load: loadLogin },
  {
    path: '/register',
    title: 'Create an account',
    isPublic: true,
    load: () => import('./pages/register-page.tsx'),
  },
  { path: '/oauth-success', isPublic: true, load: () => import('./pages/oauth-success-page.tsx') },
  { path: '/help', title: 'Help Center', isPublic: true, load: () => import('./pages/help-page.tsx') },
  {
    path: '/campaigns',
    title: 'Campaigns',
    load: () => import('./pages/campaigns-page.tsx'),
    readAhead: ({ id }) => read(campaignsQuery(id)),
  },
  {
    path: '/campaigns/:id',
    title: 'Campaign',
    load: () => import('./pages/campaign-page.tsx'),
    readAhead: (_, { id }) => [
      read(campaignQuery(Number(id))),
      read(campaignMessagesQuery(Number(id))),
      read(questionQuery(Number(id))),
      read(stopsQuery),
    ],
  },
  {
    path: '/campaigns/:id/edit',
    title: 'Edit campaign',
    load: () => import('./pages/campaign-edit-page.tsx'),
    readAhead: (_, { id }) => read(campaignQuery(Number(id))),
  },
  { path: '/create-campaign', title: 'New campaign', load: () => import('./pages/create-campaign-page.tsx') },
  {
    path: '/templates',
    title: 'Message Templates',
    load: () => import('./pages/templates-page.tsx'),
    readAhead: () => read(templatesQuery('all')),
  },
  {
    path: '/analytics',
    title: 'Analytics',
    load: () => import('./pages/analytics-page.tsx'),
    readAhead: ({ id }) => [read(statsQuery(id)), read(campaignsQuery(id))],
  },
  { path: '/settings', title: 'Settings', load: () => import('./pages/settings-page.tsx') },
  { path: '/outbox', title: 'Outbox', load: () => import('./pages/outbox-page.tsx') },
  { path: '*', title: 'Page not found', isPublic: true, load: () => import('./pages/not-found-page.tsx') },
];

export const routes = pageRoutes.map((route) => ({
  ...route,
  Page: lazy(route.load),
  pattern: patternOf(route.path),
}));

export function routeAt(pathname: string) {
  for (const route of routes) {
    const match = route.pattern.exec(pathname);
    if (match) return { route, params: (match.groups ?? {}) as Params };
  }
  throw new Error('Every address has a page, if only to say that it has none');
}

const isReadable = ({ id }: Params) => id === undefined || /^[1-9]\d*$/.test(id);

/** Fetches a page's code and what it reads first, before anything of it is drawn. */
export function preloadPage(pathname: string): void {
  const { route, params } = routeAt(pathname);
  const user = currentUser();
  const isLogin = route.load === loadLogin || (user === null && !route.isPublic);
  // What fails here fails again where it is needed, and is shown there.
  (isLogin ? loadLogin : route.load)().catch(() => undefined);
  if (isLogin || route.path === '/register') queryClient.prefetchQuery(capabilitiesQuery);
  else if (user && isReadable(params)) route.readAhead?.(user, params);
}
