import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { probableUserId } from './features/session/session.ts';
import { isWide } from './lib/hooks.ts';
import { lazyPage } from './lib/lazy-part.ts';
import {
  activeCampaignsQuery,
  analyticsQuery,
  campaignMessagesQuery,
  campaignQuery,
  campaignsQuery,
  capabilitiesQuery,
  daysQuery,
  optOutsQuery,
  outboxQuery,
  queryClient,
  questionQuery,
  recentMessagesQuery,
  statsQuery,
  templatesQuery,
} from './lib/query-client.ts';
import { paths } from './paths.ts';

type Params = Readonly<Record<string, string | undefined>>;

type PageRoute = {
  path: string;
  /** Precedes the base title; without it, the page has only the base title. */
  title?: string;
  /** Who may see it; by default, only signed-in people. */
  audience?: 'everyone' | 'signed out';
  /** Its place in the navigation of signed-in people. */
  menu?: {
    in: 'header' | 'account';
    label: string;
    /** Its label in the tab bar of small screens, if it is there. */
    tab?: string;
    /** The capability that the server must have. */
    needs?: 'outbox';
  };
  load: () => Promise<{ default: ComponentType }>;
  /** Shows marks, including those that are waiting for the network. */
  hasMarks?: true;
  /** Requests the page's first data while its code loads. */
  prefetchData?: (userId: number, params: Params) => unknown;
};

const prefetch: QueryClient['prefetchQuery'] = async (query) => {
  // Offline, the service worker's responses may be older than what is cached here.
  const isCached = queryClient.getQueryData(query.queryKey) !== undefined;
  if (navigator.onLine || !isCached) await queryClient.prefetchQuery(query);
};

/** All pages, in the order of the menus. Pages that something links to have their path in `paths.ts`. Test data for each is in `test/support/node/sample-pages.ts`. */
const pages = [
  {
    path: paths.home,
    menu: { in: 'header', label: 'Dashboard', tab: 'Today' },
    load: () => import('./pages/dashboard-page.tsx'),
    hasMarks: true,
    prefetchData: (userId) => [
      prefetch(statsQuery(userId)),
      prefetch(activeCampaignsQuery(userId)),
      // On a phone, they are folded away.
      isWide() && prefetch(recentMessagesQuery(userId)),
    ],
  },
  { path: paths.login, audience: 'signed out', load: () => import('./pages/login-page.tsx') },
  {
    path: paths.register,
    title: 'Sign up',
    audience: 'signed out',
    load: () => import('./pages/register-page.tsx'),
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot your password?',
    audience: 'everyone',
    load: () => import('./pages/forgot-password-page.tsx'),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    audience: 'everyone',
    load: () => import('./pages/reset-password-page.tsx'),
  },
  {
    path: '/confirm',
    title: 'Confirm your email address',
    audience: 'everyone',
    load: () => import('./pages/confirm-page.tsx'),
  },
  { path: paths.oauthSuccess, audience: 'everyone', load: () => import('./pages/oauth-success-page.tsx') },
  {
    path: paths.help,
    title: 'Help Center',
    audience: 'everyone',
    load: () => import('./pages/help-page.tsx'),
  },
  {
    path: paths.privacy,
    title: 'Privacy',
    audience: 'everyone',
    load: () => import('./pages/privacy-page.tsx'),
  },
  {
    path: paths.campaigns,
    title: 'Campaigns',
    menu: { in: 'header', label: 'Campaigns', tab: 'Campaigns' },
    load: () => import('./pages/campaigns-page.tsx'),
    hasMarks: true,
    prefetchData: (userId) => prefetch(campaignsQuery(userId)),
  },
  {
    path: paths.campaign(':id'),
    title: 'Campaign',
    load: () => import('./pages/campaign-page.tsx'),
    hasMarks: true,
    prefetchData: (_, { id }) => [
      prefetch(campaignQuery(Number(id))),
      prefetch(campaignMessagesQuery(Number(id))),
      prefetch(daysQuery(Number(id))),
      prefetch(questionQuery(Number(id))),
      prefetch(optOutsQuery),
    ],
  },
  {
    path: paths.editCampaign(':id'),
    title: 'Edit campaign',
    load: () => import('./pages/campaign-edit-page.tsx'),
    prefetchData: (_, { id }) => prefetch(campaignQuery(Number(id))),
  },
  {
    path: paths.createCampaign,
    title: 'New campaign',
    load: () => import('./pages/create-campaign-page.tsx'),
    prefetchData: () => prefetch(capabilitiesQuery),
  },
  {
    path: '/templates',
    title: 'Message Templates',
    menu: { in: 'header', label: 'Templates' },
    load: () => import('./pages/templates-page.tsx'),
    prefetchData: () => prefetch(templatesQuery('all')),
  },
  {
    path: '/analytics',
    title: 'Analytics',
    menu: { in: 'header', label: 'Analytics', tab: 'Analytics' },
    load: () => import('./pages/analytics-page.tsx'),
    hasMarks: true,
    prefetchData: (userId) => [
      prefetch(statsQuery(userId)),
      prefetch(campaignsQuery(userId)),
      prefetch(analyticsQuery(userId)),
    ],
  },
  {
    path: paths.settings,
    title: 'Settings',
    menu: { in: 'account', label: 'Settings' },
    load: () => import('./pages/settings-page.tsx'),
    prefetchData: () => [prefetch(capabilitiesQuery), prefetch(optOutsQuery)],
  },
  // After Settings, because it may appear while the menu is open and the focus is on its first item.
  {
    path: '/outbox',
    title: 'Outbox',
    menu: { in: 'account', label: 'Outbox', needs: 'outbox' },
    load: () => import('./pages/outbox-page.tsx'),
    prefetchData: () => prefetch(outboxQuery),
  },
  {
    path: '*',
    title: 'Page not found',
    audience: 'everyone',
    load: () => import('./pages/not-found-page.tsx'),
  },
] as const satisfies readonly PageRoute[];

export type PagePath = (typeof pages)[number]['path'];
type Route = PageRoute & { path: PagePath };

export const routes = pages.map((page: Route) => {
  const Page = lazyPage(page.load);
  return { ...page, Page, load: Page.load, pattern: patternOf(page.path) };
});

export const menu = (place: 'header' | 'account') =>
  pages.flatMap((page) => {
    if (!('menu' in page) || page.menu.in !== place) return [];
    const item: NonNullable<PageRoute['menu']> = page.menu;
    return [{ ...item, to: page.path }];
  });
export type MenuPath = ReturnType<typeof menu>[number]['to'];

export function routeAt(pathname: string) {
  for (const route of routes) {
    const match = route.pattern.exec(pathname);
    if (match) return { route, params: (match.groups ?? {}) as Params };
  }
  throw new Error('No route matches: the route * is missing');
}

/** Shown to signed-out people in place of pages that require sign-in. */
export const signInRoute = routeAt(paths.login).route;

/**
 * Matches paths as the router does, without loading the router: `:id` is one named segment, `*` matches everything, and a
 * trailing slash and case make no difference.
 */
export function patternOf(path: string): RegExp {
  if (path === '*') return /^/;
  const parts = path.slice(1).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^/${parts}/?$`, 'i');
}

const isReadable = (id: string | undefined) => id === undefined || /^[1-9]\d*$/.test(id);

function shownAt(pathname: string) {
  const { route, params } = routeAt(pathname);
  return { page: probableUserId() !== null || route.audience ? route : signInRoute, params };
}

/** Requests a page's first data. Errors are ignored: the page requests it again and shows them. */
export function prefetchPage(pathname: string): void {
  const { page, params } = shownAt(pathname);
  const userId = probableUserId();
  if (page.audience === 'signed out') queryClient.prefetchQuery(capabilitiesQuery);
  else if (userId !== null && isReadable(params.id)) page.prefetchData?.(userId, params);
}

export const loadPage = (pathname: string): Promise<unknown> =>
  shownAt(pathname)
    .page.load()
    .catch(() => undefined);

/** Loads a page's code and first data before it is opened. */
export function preloadPage(pathname: string): void {
  // Failed queries are retried when the person comes back.
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  loadPage(pathname);
  prefetchPage(pathname);
}
