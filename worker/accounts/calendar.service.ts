import { eq, sql } from 'drizzle-orm';
import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import type { Db } from '../db/client.ts';
import { campaigns, deliveries, messages, users } from '../db/schema.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { isPausedOn } from '../planning/campaign-days.ts';
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
 * The feed behind a secret address: what is still to come of campaigns that run. It says no more than a lock screen would.
 * @throws notFound
 */
export async function calendarFeed({ db, clock, settings }: AccountDeps, key: string): Promise<string> {
  const [owner] = await db
    .select({ id: users.id, timezone: users.timezone })
    .from(users)
    .where(eq(users.calendarKey, key));
  if (owner === undefined) throw notFound('Calendar');
  const rows = await db
    .select({ message: messages, campaign: campaigns, dueAt: deliveries.dueAt })
    .from(deliveries)
    .innerJoin(messages, eq(messages.id, deliveries.messageId))
    .innerJoin(campaigns, eq(campaigns.id, messages.campaignId))
    .where(
      sql`${deliveries.userId} = ${owner.id} AND ${deliveries.status} = 'scheduled' AND ${deliveries.reason} <> 'snooze'
        AND ${campaigns.active} AND NOT ${campaigns.onHold} AND ${campaigns.kind} <> 'danger'`,
    )
    .orderBy(deliveries.dueAt);
  const stamp = { date: new Date(clock.now()) };
  const events = rows
    .filter(({ message, campaign }) => !isPausedOn(message.localDate, campaign.pausedUntil))
    .map(({ message, campaign, dueAt }): IcsEvent => {
      const { push } = messageForms(campaign, { ...message, ownWords: [...(message.ownWords ?? [])] });
      return {
        uid: `message-${message.id}@${new URL(settings.APP_ORIGIN).hostname}`,
        stamp,
        start: { date: new Date(dueAt) },
        end: { date: new Date(dueAt + ENTRY_LENGTH) },
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
    events,
  });
  // Instants are UTC, and calendars show them in the person's zone.
  return feed.replace(
    'VERSION:2.0',
    `VERSION:2.0\r\nX-WR-TIMEZONE:${owner.timezone}\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H`,
  );
}
