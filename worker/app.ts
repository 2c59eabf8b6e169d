import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { capabilityRoutes } from './accounts/capabilities.routes.ts';
import { challengeRoutes } from './accounts/challenge.routes.ts';
import { dataRoutes } from './accounts/data.routes.ts';
import { notificationRoutes } from './accounts/notifications.routes.ts';
import { passkeyRoutes } from './accounts/passkeys.routes.ts';
import { providerRoutes } from './accounts/providers.routes.ts';
import { securityRoutes } from './accounts/security.routes.ts';
import { campaignRoutes, proposalRoutes } from './campaigns/campaigns.routes.ts';
import { pingDatabase } from './db/client.ts';
import { deliveryRoutes } from './delivery/deliveries.routes.ts';
import { outboxRoutes } from './delivery/outbox.routes.ts';
import { pushSubscriptionRoutes } from './delivery/push-subscriptions.routes.ts';
import { createDeps, type Deps } from './deps.ts';
import type { Env } from './env.ts';
import type { AppEnv } from './http/http.ts';
import { apiHeaders, requestScope, sameOriginWrites, sizeLimit } from './http/http.ts';
import { noticePage } from './http/page.ts';
import { isRemembered } from './http/session.ts';
import { messageRoutes, writingRoutes } from './messages/messages.routes.ts';
import { AppError, deletedMeanwhile, isOwnerGone, notFound, unavailable } from './platform/errors.ts';
import { describeError } from './platform/runtime.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { choiceRoutes } from './replies/choices.routes.ts';
import { inboundRoutes } from './replies/inbound.routes.ts';
import { optOutLinkRoutes, optOutRoutes } from './replies/opt-outs.routes.ts';
import { messagePageRoutes } from './replies/reply-actions.routes.ts';

type Call = AppEnv<Deps> & { Bindings: Env };

const withDeps = createMiddleware<Call>(async (c, next) => {
  c.set('deps', createDeps(c.env));
  await next();
});

const routes = new Hono<Call>()
  .use(apiHeaders, withDeps, requestScope, sizeLimit, sameOriginWrites)
  .get('/api/health', async (c) => {
    const reached = await pingDatabase(c.var.deps.db);
    if (!reached) throw unavailable('The database can’t be reached right now');
    return c.json({ status: 'ok', database: 'reached' } as const);
  })
  .route('/api', accountRoutes)
  .route('/api', securityRoutes)
  .route('/api', passkeyRoutes)
  .route('/api', dataRoutes)
  .route('/auth', challengeRoutes)
  .route('/auth', providerRoutes)
  .route('/api', capabilityRoutes)
  .route('/api', campaignRoutes)
  .route('/api', proposalRoutes)
  .route('/api', messageRoutes)
  .route('/api', writingRoutes)
  .route('/api', notificationRoutes)
  .route('/api', pushSubscriptionRoutes)
  .route('/api', outboxRoutes)
  .route('/api', progressRoutes)
  .route('/api', optOutRoutes)
  .route('/api', deliveryRoutes)
  .route('/m', optOutLinkRoutes)
  .route('/m', messagePageRoutes)
  .route('/m', choiceRoutes)
  .route('/hooks', inboundRoutes)
  // RFC 9116
  .get('/.well-known/security.txt', (c) => {
    const { settings, clock } = c.var.deps;
    if (settings.SECURITY_CONTACT === undefined) throw notFound('Page');
    const expires = new Date(clock.now() + 90 * 24 * 60 * 60_000).toISOString();
    const canonical = `${settings.APP_ORIGIN}/.well-known/security.txt`;
    return c.text(
      `Contact: ${settings.SECURITY_CONTACT}\nExpires: ${expires}\nCanonical: ${canonical}\nPreferred-Languages: en\n`,
    );
  });

/** The types of every call, for the typed client. */
export type AppType = typeof routes;

/** Paths that are not the app's: the Worker's own, and files, which were looked up before the Worker was called. */
const isNoPage = /^\/(api|auth|m|hooks|assets|\.well-known)(\/|$)|\.[^/]*$/;

/** Where the sign-in page stands for whoever is signed out. */
const isSignIn = /^\/(login)?$/;

/** The document with the code of a page in it, if the build has made one: `/home-settings`. */
const documentOf = (path: string) =>
  /^\/campaigns\/\d+$/.test(path)
    ? '/home-campaign'
    : /^\/[a-z-]+$/.test(path)
      ? `/home-${path.slice(1)}`
      : '/home';

/**
 * The app's page, which shows by itself what belongs to its addresses; undefined for what can be none of them. The build
 * makes several of it: plain, with the sign-in form in it, and with the code of the page that somebody who is signed in
 * is about to see.
 */
async function appPage(c: Context<Call>): Promise<Response | undefined> {
  const { env, req } = c;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || isNoPage.test(req.path) || !env.ASSETS) return undefined;
  const file = (path: string) => env.ASSETS?.fetch(new Request(new URL(path, req.url), req.raw));
  // Pages without a document of their own have the dashboard's. Without a build there is only the plain one.
  const names = isRemembered(c) ? [documentOf(req.path), '/home'] : isSignIn.test(req.path) ? ['/login'] : [];
  let page: Response | undefined;
  for (const name of [...names, '/']) {
    page = await file(name);
    if (page?.status !== 404) break;
  }
  return (
    page && new Response(page.body, { status: page.status, headers: [...page.headers, ['Vary', 'Cookie']] })
  );
}

export const app = routes
  .notFound(
    async (c) =>
      (await appPage(c)) ??
      c.json({ message: 'There is nothing at this address', requestId: c.var.requestId }, 404),
  )
  .onError((raised, c) => {
    const requestId = c.get('requestId') ?? null;
    const answer = (status: ContentfulStatusCode, message: string) => c.json({ message, requestId }, status);
    const error = isOwnerGone(raised) ? deletedMeanwhile() : raised;
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
      if (c.req.path.startsWith('/m/'))
        return noticePage(c, { status: error.status, title: 'That did not work', text: error.message });
      return answer(error.status, error.message);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return answer(error.status, 'This request could not be read');
    }
    console.error(JSON.stringify({ event: 'unexpected_error', requestId, error: describeError(error) }));
    return answer(500, 'Something went wrong on our side. Please try again');
  });
