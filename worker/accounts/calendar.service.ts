import { eq, sql } from 'drizzle-orm';
import { generateIcsCalendar, type IcsEvent, type IcsTimezone } from 'ts-ics';
import type { Db } from '../db/client.ts';
import { campaigns, deliveries, messages, users } from '../db/schema.ts';
import { optOutQueries } from '../delivery/opt-outs.service.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { clockChanges, offsetAt } from '../planning/local-time.ts';
import { notFound, signedOut } from '../platform/errors.ts';
import { messageForms } from '../writer/message-forms.ts';
import type { AccountDeps } from './deps.ts';

const minute = 60_000;
/** How long an entry takes up in a calendar. */
const ENTRY_LENGTH = 10 * minute;

const addressOf = ({ settings }: AccountDeps, key: string) => `${settings.APP_ORIGIN}/api/calendar/${key}`;

const selectKey = (db: Db, userId: number) =>
  db.select({ key: users.calendarKey }).from(users).where(eq(users.id, userId));

export async function readCalendar(deps: AccountDeps, claim: Claim): Promise<{ url: string | null }> {
  const [[user]] = await readAs(deps.db, claim, deps.clock.now(), [selectKey(deps.db, claim.userId)]);
  if (user === undefined) throw signedOut();
  return { url: user.key === null ? null : addressOf(deps, user.key) };
}

/** Gives the feed a new address: the one before leads nowhere from then on. */
export async function renewCalendar(deps: AccountDeps, claim: Claim): Promise<{ url: string }> {
  const key = deps.ids.next();
  await setKey(deps, claim, key);
  return { url: addressOf(deps, key) };
}

export const removeCalendar = (deps: AccountDeps, claim: Claim): Promise<void> => setKey(deps, claim, null);

async function setKey(
  { db, clock, log }: AccountDeps,
  claim: Claim,
  calendarKey: string | null,
): Promise<void> {
  await readAs(db, claim, clock.now(), []);
  await db.update(users).set({ calendarKey }).where(eq(users.id, claim.userId));
  log(calendarKey === null ? 'calendar_removed' : 'calendar_renewed', { userId: claim.userId });
}

/**
 * The feed behind a secret address: what is still to come and is not held back. It says no more than a lock screen would.
 * @throws notFound
 */
export async function calendarFeed({ db, settings, clock }: AccountDeps, key: string): Promise<string> {
  const [owner] = await db.select().from(users).where(eq(users.calendarKey, key));
  if (owner === undefined) throw notFound('Calendar');
  // Not in one batch, where a join mixes columns of the same name.
  const [rows, stopRows] = await Promise.all([
    db
      .select({ message: messages, campaign: campaigns, dueAt: deliveries.dueAt })
      .from(deliveries)
      .innerJoin(messages, eq(messages.id, deliveries.messageId))
      .innerJoin(campaigns, eq(campaigns.id, messages.campaignId))
      .where(
        sql`${deliveries.userId} = ${owner.id} AND ${deliveries.status} = 'scheduled' AND ${deliveries.reason} <> 'snooze'`,
      )
      .orderBy(deliveries.dueAt),
    optOutQueries.all(db, owner.id),
  ]);
  const person = {
    emailFallback: owner.emailFallback,
    blocked: owner.blockedAt !== null,
    emailConfirmed: owner.emailConfirmedAt !== null,
    phoneConfirmed: owner.phone === null || owner.phoneConfirmedAt !== null,
  };
  const stopsOf = (campaignId: number) =>
    stopRows.filter((stop) => stop.campaignId === null || stop.campaignId === campaignId);
  const shown = rows.filter(
    ({ message, campaign }) =>
      holdOn(message, { ...campaign, ...person, stops: stopsOf(campaign.id) }) === null,
  );
  const zone = owner.timezone;
  const at = (instant: number) => ({
    date: new Date(instant),
    local: { date: wallTime(instant, zone), timezone: zone, tzoffset: offsetInWords(instant, zone) },
  });
  const stamp = { date: new Date(clock.now()) };
  const events = shown.map(({ message, campaign, dueAt }): IcsEvent => {
    const { push } = messageForms(campaign, { ...message, ownWords: [...(message.ownWords ?? [])] });
    return {
      uid: `message-${message.id}@${new URL(settings.APP_ORIGIN).hostname}`,
      stamp,
      start: at(dueAt),
      end: at(dueAt + ENTRY_LENGTH),
      summary: push.title,
      // Texts are made ready as they leave: what is planned may still have gaps.
      ...(campaign.kind === 'build' ? {} : { description: push.body }),
      timeTransparent: 'TRANSPARENT',
    };
  });
  const feed = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Better Habits//EN',
    name: 'Better Habits',
    method: 'PUBLISH',
    timezones: [timeZoneOf(zone, shown.at(0)?.dueAt ?? clock.now(), shown.at(-1)?.dueAt ?? clock.now())],
    events,
  });
  return feed.replace('VERSION:2.0', 'VERSION:2.0\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H');
}

/** What clocks in the zone show, as a Date whose UTC fields say it: so the library wants it. */
const wallTime = (instant: number, zone: string) => new Date(instant + offsetAt(instant, zone));

/** `+0530` */
function offsetInWords(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / minute);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`;
}

/** The zone's clocks between two instants, one entry for each change (RFC 5545, 3.6.5). */
function timeZoneOf(zone: string, from: number, until: number): IcsTimezone {
  const begin = from - 24 * 60 * minute;
  const first = {
    type: 'STANDARD' as const,
    start: new Date(begin),
    offsetFrom: offsetInWords(begin, zone),
    offsetTo: offsetInWords(begin, zone),
  };
  const changes = clockChanges(zone, begin, until + 24 * 60 * minute).map((change) => ({
    type: offsetAt(change, zone) > offsetAt(change - 1, zone) ? ('DAYLIGHT' as const) : ('STANDARD' as const),
    // Said by clocks that have not been changed yet; the library adds the new offset.
    start: new Date(change + offsetAt(change - 1, zone) - offsetAt(change, zone)),
    offsetFrom: offsetInWords(change - 1, zone),
    offsetTo: offsetInWords(change, zone),
  }));
  return { id: zone, props: [first, ...changes] };
}
