import { eq } from 'drizzle-orm';
import { generateIcsCalendar, type IcsDateObject, type IcsTimezone } from 'ts-ics';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { type Caller, readAs } from '../http/read-as.ts';
import type { MessageDeps } from '../messages/deps.ts';
import { readUpcomingMessages } from '../messages/shown-messages.repo.ts';
import { clockChanges, offsetAt, type Zone } from '../planning/local-time.ts';
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

/**
 * The feed of messages that will be sent as things stand. Reveals no more than a lock screen would.
 * @throws notFound
 */
export async function calendarFeed({ db, clock, settings }: MessageDeps, key: string): Promise<string> {
  const now = clock.now();
  const [owner] = await db
    .select({ id: users.id, timeZone: users.timezone })
    .from(users)
    .where(eq(users.calendarKey, key));
  if (owner === undefined) throw notFound('Calendar');
  const upcoming = await readUpcomingMessages(db, owner.id, now);
  const entries = upcoming
    .filter(({ row, campaign }) => holdOn(row, campaign) === null)
    .map(({ row, campaign }) => {
      const message = { ...row, short: null, ownWords: [...(row.ownWords ?? [])] };
      const { push, email } = renderMessage(campaign, message);
      // A scheduled text may still have placeholders, so only the fixed private text becomes a body.
      const body = email.isPrivate ? push.body : null;
      return { id: row.id, at: row.scheduledFor, title: push.title, body };
    });
  const { hostname: host } = new URL(settings.APP_ORIGIN);
  return calendarText(entries, { host, timeZone: owner.timeZone, now });
}

const minute = 60_000;
/** In milliseconds. */
const ENTRY_LENGTH = 10 * minute;

type CalendarEntry = { id: number; at: number; title: string; body: string | null };

/** `+0530`, or `-0500` west of Greenwich. */
function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / minute));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

/** Spells out the zone's offset at `from` and all changes until `until`, for calendars that don't know the zone. */
function zoneRules(id: Zone, from: number, until: number): IcsTimezone {
  const changes = clockChanges(from, until, id).map((at) => ({
    ...{ at, before: offsetAt(at - 1, id), after: offsetAt(at, id) },
  }));
  const first = offsetAt(from, id);
  const isSummer = changes[0] !== undefined && changes[0].after < first;
  return {
    id,
    props: [
      {
        type: isSummer ? 'DAYLIGHT' : 'STANDARD',
        start: new Date(-first),
        ...{ offsetFrom: offsetText(first), offsetTo: offsetText(first) },
      },
      ...changes.map(({ at, before, after }) => ({
        type: after > before ? ('DAYLIGHT' as const) : ('STANDARD' as const),
        // RFC 5545 wants the local time before the change, but the library writes the time after it.
        start: new Date(at + before - after),
        ...{ offsetFrom: offsetText(before), offsetTo: offsetText(after) },
      })),
    ],
  };
}

/** @param entries sorted by time */
export function calendarText(
  entries: readonly CalendarEntry[],
  { host, timeZone, now }: { host: string; timeZone: Zone; now: number },
): string {
  const local = (at: number): IcsDateObject => {
    const offset = offsetAt(at, timeZone);
    return {
      date: new Date(at),
      local: { date: new Date(at + offset), timezone: timeZone, tzoffset: offsetText(offset) },
    };
  };
  const [first, last] = [entries[0]?.at ?? now, (entries.at(-1)?.at ?? now) + ENTRY_LENGTH];
  const feed = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Better Habits//EN',
    name: 'Better Habits',
    method: 'PUBLISH',
    timezones: [zoneRules(timeZone, first, last)],
    events: entries.map(({ id, at, title, body }) => ({
      uid: `message-${id}@${host}`,
      stamp: { date: new Date(now) },
      start: local(at),
      end: local(at + ENTRY_LENGTH),
      summary: title,
      ...(body === null ? {} : { description: body }),
      timeTransparent: 'TRANSPARENT',
    })),
  });
  return feed.replace('VERSION:2.0', 'VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H');
}
