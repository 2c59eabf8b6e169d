import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { generateIcsCalendar } from 'ts-ics';
import { z } from 'zod';
import { users } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { MINUTE } from '../domain.ts';
import { type AppEnv, limited, signedIn, validPath } from '../http/http.ts';
import { type Caller, readAs } from '../http/session.ts';
import { readUpcomingMessages } from '../messages/shown-messages.repo.ts';
import { notFound, signedOut } from '../platform/errors.ts';
import { renderMessage } from '../writer/render-message.ts';

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
      .filter(({ row, campaign }) => holdOn(row, campaign) === null)
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
  return feed.replace('VERSION:2.0', 'VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H');
}
