import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { generateIcsCalendar } from 'ts-ics';
import { z } from 'zod';
import { messages, users } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { isRateable, MINUTE } from '../domain.ts';
import { type AppEnv, assertSelf, limited, signedIn, valid, validId, validPath } from '../http/http.ts';
import { limitUse } from '../http/rate-limits.service.ts';
import { type Caller, readAs } from '../http/session.ts';
import { badInput, notFound, signedOut } from '../platform/errors.ts';
import { renderMessage } from '../writer/render-message.ts';
import { textKey } from '../writer/writer.ts';
import { createMessage, sendManualMessage } from './added-messages.service.ts';
import { heedsDanger, limitedChange } from './danger.ts';
import { tapAt } from './marks.rules.ts';
import { ownsMessage, setSmaller, updateRating } from './messages.repo.ts';
import {
  createMessageSchema,
  generateMessageSchema,
  type MessageView,
  ratingSchema,
  recentMessagesQuery,
  sendMessageSchema,
  updateMessageSchema,
} from './messages.schemas.ts';
import {
  assertRunning,
  changeMessage,
  findMessage,
  listCampaignMessages,
  readMessage,
  snoozeMessage,
  valuesFor,
  viewMessage,
} from './messages.service.ts';
import { retireDisliked } from './planned-messages.repo.ts';
import { readRecentMessages, readUpcomingMessages } from './shown-messages.repo.ts';
import { generateForCampaign, generateForHabit } from './writing.service.ts';

const smallerTodaySchema = z.object({ smaller: z.boolean().default(true) });
const messageId = validId('Message');

export const messageRoutes = new Hono<AppEnv<Deps>>()
  .basePath('/messages')
  .use(signedIn, heedsDanger, limitedChange)
  // The newest sent messages, topped up with the soonest scheduled ones to at most `limit`.
  .get('/recent', valid('query', recentMessagesQuery), async (c) => {
    const { caller, deps } = c.var;
    const { userId, limit } = c.req.valid('query');
    assertSelf(caller, userId);
    const views: MessageView[] = [];
    for (const { row, campaign } of await readRecentMessages(deps.db, caller, limit, deps.clock.now()))
      views.push(viewMessage(row, campaign, await valuesFor(deps, caller, row)));
    return c.json(views);
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
    const at = tapAt(change.at, c.var.deps.clock.now());
    return c.json(await changeMessage(c.var.deps, c.var.caller, c.req.valid('param').id, { ...change, at }));
  })
  .post('/:id/snooze', messageId, valid('json', z.object({})), async (c) =>
    c.json(await snoozeMessage(c.var.deps, c.var.caller, c.req.valid('param').id)),
  )
  // "Smaller today", or its undo.
  .post('/:id/smaller', messageId, valid('json', smallerTodaySchema), async (c) => {
    const { caller, deps } = c.var;
    const { id } = c.req.valid('param');
    const { campaign } = await findMessage(deps, caller, id);
    const { kind } = campaign;
    if (kind === 'dose' || kind === 'danger') throw badInput('There is no smaller version of this');
    assertRunning(campaign);
    await setSmaller(deps.db, id, c.req.valid('json').smaller);
    return c.json(await readMessage(deps, caller, id));
  })
  .put('/:id/rating', messageId, valid('json', ratingSchema), async (c) => {
    const { caller, deps } = c.var;
    const { id } = c.req.valid('param');
    const { rating } = c.req.valid('json');
    const { row, campaign } = await findMessage(deps, caller, id);
    if (rating !== null && !isRateable(row))
      throw badInput('You can only rate messages that we wrote and sent to you');
    const [updated] = await updateRating(deps.db, id, rating);
    if (updated === undefined) throw notFound('Message');
    return c.json(viewMessage({ ...row, rating }, campaign, await valuesFor(deps, caller, row)));
  })
  // If the text was rated down, the campaign won't use it again.
  .delete('/:id', messageId, async (c) => {
    const { caller, deps } = c.var;
    const { row } = await findMessage(deps, caller, c.req.valid('param').id);
    await deps.db.batch([
      retireDisliked(deps.db, caller.userId, row.id, textKey(row.content)),
      deps.db.delete(messages).where(ownsMessage(caller.userId, row.id)),
    ]);
    return c.body(null, 204);
  });

export const writingRoutes = new Hono<AppEnv<Deps>>()
  .post('/generate-message', signedIn, heedsDanger, valid('json', generateMessageSchema), async (c) => {
    const { caller, deps } = c.var;
    const input = c.req.valid('json');
    await limitUse(deps, caller, 'write');
    return c.json(
      input.campaignId === undefined
        ? await generateForHabit(deps, caller, input)
        : await generateForCampaign(deps, caller, input.campaignId),
    );
  })
  .post('/send-message', signedIn, heedsDanger, valid('json', sendMessageSchema), async (c) => {
    const input = c.req.valid('json');
    assertSelf(c.var.caller, input.userId);
    await limitUse(c.var.deps, c.var.caller, 'send');
    return c.json(await sendManualMessage(c.var.deps, c.var.caller, input), 201);
  });

const feedUrl = ({ settings }: Deps, key: string) => `${settings.APP_ORIGIN}/api/calendar/${key}`;

async function setKey({ db, log }: Deps, { userId }: Caller, calendarKey: string | null) {
  await db.update(users).set({ calendarKey }).where(eq(users.id, userId));
  log(calendarKey === null ? 'calendar_removed' : 'calendar_renewed', { userId });
}

export const calendarRoutes = new Hono<AppEnv<Deps>>()
  .get('/account/calendar', signedIn, async (c) => {
    const { caller, deps } = c.var;
    const [[user]] = await readAs(deps, caller, [
      deps.db.select({ key: users.calendarKey }).from(users).where(eq(users.id, caller.userId)),
    ]);
    if (user === undefined) throw signedOut();
    return c.json({ url: user.key === null ? null : feedUrl(deps, user.key) });
  })
  // Gives the feed a new secret address, which invalidates the old one.
  .post('/account/calendar', signedIn, limited('settings'), async (c) => {
    const key = c.var.deps.ids.next();
    await setKey(c.var.deps, c.var.caller, key);
    return c.json({ url: feedUrl(c.var.deps, key) });
  })
  .delete('/account/calendar', signedIn, limited('settings'), async (c) => {
    await setKey(c.var.deps, c.var.caller, null);
    return c.body(null, 204);
  })
  .get('/calendar/:key', validPath('Calendar', z.object({ key: z.string().max(64) })), async (c) =>
    c.body(await calendarFeed(c.var.deps, c.req.valid('param').key), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
    }),
  );

const ENTRY_LENGTH = 10 * MINUTE;

/** The messages that will be sent as things stand, in UTC. Reveals no more than a lock screen would. */
async function calendarFeed({ db, clock, settings }: Deps, key: string): Promise<string> {
  const now = clock.now();
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.calendarKey, key));
  if (owner === undefined) throw notFound('Calendar');
  const upcoming = await readUpcomingMessages(db, owner.id, now);
  const { hostname } = new URL(settings.APP_ORIGIN);
  const feed = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Better Habits//EN',
    name: 'Better Habits',
    method: 'PUBLISH',
    events: upcoming
      .filter(({ row, campaign }) => row.mark === null && holdOn(row, campaign) === null)
      .map(({ row, campaign }) => {
        const { push, email } = renderMessage(campaign, { ...row, short: null });
        return {
          uid: `message-${row.id}@${hostname}`,
          stamp: { date: new Date(now) },
          start: { date: new Date(row.scheduledFor) },
          end: { date: new Date(row.scheduledFor + ENTRY_LENGTH) },
          summary: push.title,
          // A scheduled text may still have placeholders, so only the fixed private text becomes a body.
          ...(email.isPrivate ? { description: push.body } : {}),
          timeTransparent: 'TRANSPARENT' as const,
        };
      }),
  });
  return feed
    .replace('VERSION:2.0', 'VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H')
    .replace(/^.{19,}$/gmu, foldLine);
}

const MAX_LINE_OCTETS = 75;

/** Continues a long line on lines that start with a space (RFC 5545, 3.1). A character has up to four octets. */
const foldLine = (line: string) =>
  new TextEncoder().encode(line).length <= MAX_LINE_OCTETS
    ? line
    : (line.match(/.{1,18}/gu)?.join('\r\n ') ?? line);
