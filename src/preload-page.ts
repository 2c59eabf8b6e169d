import { currentUser } from './features/session/session.ts';
import { capabilitiesQuery } from './lib/capabilities.ts';
import { queryClient } from './lib/query-client.ts';
import { routeAt, signInRoute } from './routes.ts';

const isReadable = (id: string | undefined) => id === undefined || /^[1-9]\d*$/.test(id);

/** Fetches a page's code and what it reads first, before anything of it is drawn. */
export function preloadPage(pathname: string): void {
  // What failed is asked for once more as somebody comes back to it.
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  const { route, params } = routeAt(pathname);
  const user = currentUser();
  const shown = user || route.audience ? route : signInRoute;
  // What fails here fails again where it is needed, and is shown there.
  shown.load().catch(() => undefined);
  if (shown.audience === 'signed out') queryClient.prefetchQuery(capabilitiesQuery);
  else if (user && isReadable(params.id)) shown.readAhead?.(user, params);
}
