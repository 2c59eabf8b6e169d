import { Hono } from 'hono';
import type { CampaignDeps } from '../campaigns/deps.ts';
import { type AppEnv, assertSelf, signedIn, valid } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { testNotificationSchema } from './notifications.schemas.ts';
import { sendTestNotification } from './notifications.service.ts';

export const notificationRoutes = new Hono<AppEnv<CampaignDeps>>().post(
  '/test-notification',
  signedIn,
  valid('json', testNotificationSchema),
  async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.claim, input.userId);
    await limitUse(c.var.deps, c.var.claim, 'test-notification');
    await sendTestNotification(c.var.deps, c.var.claim, input);
    return c.json({ message: 'Test notification sent!' });
  },
);
