import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema.ts';
import { holdOn } from '../delivery/send.rules.ts';
import { type Claim, readAs } from '../http/read-as.ts';
import { readMessagesToCome } from '../messages/shown-messages.repo.ts';
import { notFound, signedOut } from '../platform/errors.ts';
import { messageForms } from '../writer/message-forms.ts';
import { calendarText } from './calendar.rules.ts';
import type { AccountDeps } from './deps.ts';

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
 * The feed behind a secret address: what will be sent as things are now. It says no more than a lock screen would.
 * @throws notFound
 */
export async function calendarFeed({ db, clock, settings }: AccountDeps, key: string): Promise<string> {
  const now = clock.now();
  const [owner] = await db
    .select({ id: users.id, timeZone: users.timezone })
    .from(users)
    .where(eq(users.calendarKey, key));
  if (owner === undefined) throw notFound('Calendar');
  const found = await readMessagesToCome(db, owner.id, now);
  const entries = found
    .filter(({ row, campaign }) => holdOn(row, campaign) === null)
    .map(({ row, campaign }) => {
      const message = { ...row, short: null, ownWords: [...(row.ownWords ?? [])] };
      const { push } = messageForms(campaign, message);
      // Texts are made ready as they leave: what is planned may still have gaps.
      const body = campaign.kind === 'build' ? null : push.body;
      return { id: row.id, at: row.scheduledFor, title: push.title, body };
    });
  const { hostname: host } = new URL(settings.APP_ORIGIN);
  return calendarText(entries, { host, timeZone: owner.timeZone, now });
}
