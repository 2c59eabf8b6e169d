import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { accountRoutes } from './accounts/accounts.routes.ts';
import { googleRoutes } from './accounts/google.routes.ts';
import { answerRoutes } from './answers/answers.routes.ts';
import { campaignRoutes } from './campaigns/campaigns.routes.ts';
import { courseRoutes } from './campaigns/course.routes.ts';
import { capabilityRoutes } from './capabilities/capabilities.routes.ts';
import { deliveryRoutes } from './deliveries/deliveries.routes.ts';
import { AppError } from './errors.ts';
import { healthRoutes } from './health/health.routes.ts';
import type { AppEnv } from './http.ts';
import { inboundRoutes } from './inbound/inbound.routes.ts';
import { describeError } from './log.ts';
import { messageRoutes } from './messages/messages.routes.ts';
import { apiHeaders, requestScope, sameOriginWrites, sizeLimit } from './middleware.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import { pushSubscriptionRoutes } from './notifications/push-subscriptions.routes.ts';
import { offerRoutes } from './offers/offers.routes.ts';
import { outboxRoutes } from './outbox/outbox.routes.ts';
import { progressRoutes } from './progress/progress.routes.ts';
import { stopLinkRoutes, stopRoutes } from './stops/stops.routes.ts';
import { templateRoutes } from './templates/templates.routes.ts';

const routes = new Hono<AppEnv>()
  .use(apiHeaders, requestScope, sizeLimit, sameOriginWrites)
  .route('/api', healthRoutes)
  .route('/api', accountRoutes)
  .route('/auth', googleRoutes)
  .route('/api', capabilityRoutes)
  .route('/api', campaignRoutes)
  .route('/api', courseRoutes)
  .route('/api', messageRoutes)
  .route('/api', notificationRoutes)
  .route('/api', pushSubscriptionRoutes)
  .route('/api', outboxRoutes)
  .route('/api', progressRoutes)
  .route('/api', templateRoutes)
  .route('/api', stopRoutes)
  .route('/api', deliveryRoutes)
  .route('/m', stopLinkRoutes)
  .route('/m', answerRoutes)
  .route('/m', offerRoutes)
  .route('/hooks', inboundRoutes);

/** The types of every call, for the typed client. */
export type AppType = typeof routes;

/** No addresses of the app: the Worker's own, and files, which were looked for before the Worker was asked. */
const isNoPage = /^\/(api|auth|m|hooks|assets|\.well-known)(\/|$)|\.[^/]*$/;

/** The app's page, which shows by itself what belongs to its addresses; undefined for what can be none of them. */
function appPage({ env, req }: Context<AppEnv>): Promise<Response> | undefined {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  if (!isRead || isNoPage.test(req.path)) return undefined;
  return env.ASSETS?.fetch(new Request(new URL('/', req.url), req.raw));
}

export const app = routes
  .notFound(
    (c) =>
      appPage(c) ?? c.json({ message: 'There is nothing at this address', requestId: c.var.requestId }, 404),
  )
  .onError((error, c) => {
    const requestId = c.get('requestId') ?? null;
    const answer = (status: ContentfulStatusCode, message: string) => c.json({ message, requestId }, status);
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
      return answer(error.status, error.message);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return answer(error.status, 'This request could not be read');
    }
    console.error(JSON.stringify({ event: 'unexpected_error', requestId, error: describeError(error) }));
    return answer(500, 'Something went wrong on our side. Please try again');
  });
