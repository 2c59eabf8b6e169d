import { Hono } from 'hono';
import { assertSelf, type SignedInEnv, signedIn, valid } from '../http.ts';
import { limitUse } from '../rate-limits/rate-limits.service.ts';
import { testNotificationSchema } from './notifications.schemas.ts';
import { sendTestNotification } from './notifications.service.ts';

export const notificationRoutes = new Hono<SignedInEnv>().post(
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
