import { Hono } from 'hono';
import { z } from 'zod';
import { type AppEnv, assertSelf, limited, signedIn, valid, validId } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { createMessage, sendManualMessage } from './added-messages.service.ts';
import type { MessageDeps } from './deps.ts';
import { deviceTimeHeader, tapAt } from './marks.rules.ts';
import {
  createMessageSchema,
  generateMessageSchema,
  ratingSchema,
  recentMessagesQuery,
  sendMessageSchema,
  updateMessageSchema,
} from './messages.schemas.ts';
import {
  changeMessage,
  listCampaignMessages,
  listRecentMessages,
  rateMessage,
  removeMessage,
  setSmallerToday,
  snoozeMessage,
} from './messages.service.ts';
import { generateMessage } from './writing.service.ts';

const smallerTodaySchema = z.object({ smaller: z.boolean().default(true) });
const messageId = validId('Message');

export const messageRoutes = new Hono<AppEnv<MessageDeps>>()
  .basePath('/messages')
  .use(signedIn, limited('change'))
  .get('/recent', valid('query', recentMessagesQuery), async (c) => {
    const { userId, limit } = c.req.valid('query');
    assertSelf(c.var.caller, userId);
    return c.json(await listRecentMessages(c.var.deps, c.var.caller, limit));
  })
  .get('/campaign/:id', validId('Campaign'), async (c) =>
    c.json(await listCampaignMessages(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .post('/', valid('json', createMessageSchema), async (c) => {
    await limitUse(c.var.deps, c.var.caller, 'send');
    return c.json(await createMessage(c.var.deps, c.var.caller, c.req.valid('json')), 201);
  })
  .put('/:id', messageId, valid('json', updateMessageSchema), async (c) => {
    const change = c.req.valid('json');
    const at = tapAt(change.at, c.req.header(deviceTimeHeader), c.var.deps.clock.now());
    return c.json(await changeMessage(c.var.deps, c.var.caller, c.req.valid('param').id, { ...change, at }));
  })
  .post('/:id/snooze', messageId, valid('json', z.object({})), async (c) =>
    c.json(await snoozeMessage(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  .post('/:id/smaller', messageId, valid('json', smallerTodaySchema), async (c) =>
    c.json(
      await setSmallerToday(c.var.deps, c.var.caller, c.req.valid('param').id, c.req.valid('json').smaller),
    ),
  )
  .put('/:id/rating', messageId, valid('json', ratingSchema), async (c) =>
    c.json(await rateMessage(c.var.deps, c.var.caller, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete('/:id', messageId, async (c) => {
    await removeMessage(c.var.deps, c.var.caller, c.req.valid('param').id);
    return c.body(null, 204);
  });

export const writingRoutes = new Hono<AppEnv<MessageDeps>>()
  .post('/generate-message', signedIn, valid('json', generateMessageSchema), async (c) => {
    await limitUse(c.var.deps, c.var.caller, 'write');
    return c.json(await generateMessage(c.var.deps, c.var.caller, c.req.valid('json')));
  })
  .post('/send-message', signedIn, valid('json', sendMessageSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    await limitUse(c.var.deps, c.var.caller, 'send');
    return c.json(await sendManualMessage(c.var.deps, c.var.caller, input), 201);
  });
