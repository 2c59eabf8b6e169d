import { eq } from 'drizzle-orm';
import { generateIcsCalendar } from 'ts-ics';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { readUpcomingMessages } from '../messages/shown-messages.repo.ts';
import { notFound, signedOut } from '../platform/errors.ts';
import { renderMessage } from '../writer/render-message.ts';

const feedUrl = ({ settings }: MessageDeps, key: string) => `${settings.APP_ORIGIN}/api/calendar/${key}`;

const selectKey = (db: Db, userId: number) =>
  db.select({ key: users.calendarKey }).from(users).where(eq(users.id, userId));

export async function readCalendar(deps: MessageDeps, caller: Caller): Promise<{ url: string | null }> {
  const [[user]] = await readAs(deps.db, caller, deps.clock.now(), [selectKey(deps.db, caller.userId)]);
  if (user === undefined) throw signedOut();
  return { url: user.key === null ? null : feedUrl(deps, user.key) };
}

/** Gives the feed a new secret address, which invalidates the old one. */
export async function renewCalendar(deps: MessageDeps, caller: Caller): Promise<{ url: string }> {
  const key = deps.ids.next();
  await setKey(deps, caller, key);
  return { url: feedUrl(deps, key) };
}

export const removeCalendar = (deps: MessageDeps, caller: Caller): Promise<void> =>
  setKey(deps, caller, null);

async function setKey(
  { db, clock, log }: MessageDeps,
  caller: Caller,
  calendarKey: string | null,
): Promise<void> {
  await readAs(db, caller, clock.now(), []);
  await db.update(users).set({ calendarKey }).where(eq(users.id, caller.userId));
  log(calendarKey === null ? 'calendar_removed' : 'calendar_renewed', { userId: caller.userId });
}

const ENTRY_LENGTH = 10 * 60_000;

/** The messages that will be sent as things stand, in UTC. Reveals no more than a lock screen would. */
export async function calendarFeed({ db, clock, settings }: MessageDeps, key: string): Promise<string> {
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
