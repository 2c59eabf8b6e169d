import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { archiveRoutes } from './accounts/archive.routes.ts';
import { emailRoutes } from './accounts/email.routes.ts';
import { passkeyRoutes } from './accounts/passkeys.routes.ts';
import { passwordResetRoutes } from './accounts/password-resets.routes.ts';
import { phoneRoutes } from './accounts/phone-confirmations.routes.ts';
import { providerRoutes } from './accounts/providers.routes.ts';
import { challengeRoutes, sessionRoutes } from './accounts/sessions.routes.ts';
import { settingsRoutes } from './accounts/settings.routes.ts';
import { campaignRoutes, proposalRoutes } from './campaigns/campaigns.routes.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import type { Deps } from './delivery/deps.ts';
import { createDeps, type Env } from './deps.ts';
import { type AppEnv, apiHeaders, requestScope, sameOriginWrites, sizeLimit } from './http/http.ts';
import { appDocument, noticePage, securityText } from './http/page.ts';
import { calendarRoutes, messageRoutes, writingRoutes } from './messages/messages.routes.ts';
import { AppError, deletedMeanwhile, isOwnerGone, unavailable } from './platform/errors.ts';
import { describeError } from './platform/runtime.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { inboundRoutes } from './replies/inbound.routes.ts';
import { messagePageRoutes } from './replies/message-page.routes.ts';
import { optOutLinkRoutes, optOutRoutes } from './replies/opt-outs.routes.ts';

type HonoEnv = AppEnv<Deps> & { Bindings: Env };

const withDeps = createMiddleware<HonoEnv>(async (c, next) => {
  c.set('deps', createDeps(c.env));
  await next();
});

const routes = new Hono<HonoEnv>()
  .use(apiHeaders, withDeps, requestScope, sizeLimit, sameOriginWrites)
  .get('/api/health', async (c) => {
    await c.var.deps.db.run(sql`SELECT 1`).catch(() => {
      throw unavailable('The database can’t be reached right now');
    });
    return c.json({ status: 'ok', database: 'reached' } as const);
  })
  .route('/api', sessionRoutes)
  .route('/api', settingsRoutes)
  .route('/api', emailRoutes)
  .route('/api', phoneRoutes)
  .route('/api', passwordResetRoutes)
  .route('/api', passkeyRoutes)
  .route('/api', archiveRoutes)
  .route('/api', calendarRoutes)
  .route('/auth', challengeRoutes)
  .route('/auth', providerRoutes)
  .route('/api', campaignRoutes)
  .route('/api', proposalRoutes)
  .route('/api', messageRoutes)
  .route('/api', writingRoutes)
  .route('/api', progressRoutes)
  .route('/api', optOutRoutes)
  .route('/api', deliveryRoutes)
  .route('/m', optOutLinkRoutes)
  .route('/m', messagePageRoutes)
  .route('/hooks', inboundRoutes)
  .get('/.well-known/security.txt', securityText);

const isMessageLink = (path: string) => /^\/m(\/|$)/.test(path);
const messageNotFound = {
  status: 404,
  title: 'Page not found',
  text: 'Part of the link may be missing. Please open it from the message again.',
} as const;

export type AppType = typeof routes;

export const app = routes
  .notFound(async (c) =>
    isMessageLink(c.req.path)
      ? noticePage(c, messageNotFound)
      : ((await appDocument(c, c.env.ASSETS)) ??
        c.json({ message: 'There is nothing at this address', requestId: c.var.requestId }, 404)),
  )
  .onError(renderError);

/** Renders JSON for the app, and a page for the links in messages. */
function renderError(cause: Error, c: Context<HonoEnv>): Response | Promise<Response> {
  const requestId = c.get('requestId') ?? null;
  const { status, message, field, retryAfter, title = 'That didn’t work' } = shownError(cause, requestId);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  return isMessageLink(c.req.path)
    ? noticePage(c, { status, title, text: message })
    : c.json({ message, field, requestId }, status);
}

type ShownError = Pick<AppError, 'status' | 'message'> & Partial<AppError>;

/** Logs unexpected errors, whose details the user doesn't see. */
function shownError(cause: Error, requestId: string | null): ShownError {
  const error = isOwnerGone(cause) ? deletedMeanwhile() : cause;
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status < 500)
    return { status: error.status, message: 'This request could not be read' };
  console.error(JSON.stringify({ event: 'unexpected_error', requestId, error: describeError(error) }));
  return { status: 500, message: 'Something went wrong on our side. Please try again' };
}
