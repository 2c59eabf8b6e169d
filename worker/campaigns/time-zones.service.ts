import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, users } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { MINUTE } from '../domain.ts';
import { type Owner, readAs } from '../http/session.ts';
import { describeError } from '../platform/runtime.ts';
import { updateCampaign } from './update-campaign.service.ts';

/**
 * Accounts whose campaigns may not have moved to their time zone. ?1 changed before, ?2 limit. In random order, so that
 * those that keep failing don't keep the others from their turn.
 */
const moving = `SELECT id AS userId, timezone AS timeZone FROM users INDEXED BY users_moving
  WHERE moving_since <= ?1 ORDER BY random() LIMIT ?2`;

/** Unless the time zone has changed again. */
async function markMoved(db: Db, userId: number, timeZone: string): Promise<void> {
  await db
    .update(users)
    .set({ movingSince: null })
    .where(and(eq(users.id, userId), eq(users.timezone, timeZone)));
}

/**
 * Moves the unsent messages of all campaigns that aren't over to the user's new time zone, or to the one after it if that changes again
 * meanwhile. Safe to run again after a failure.
 */
export async function replanForZone(deps: Deps, owner: Owner, timeZone: string): Promise<void> {
  const { db } = deps;
  const [toMove] = await readAs(deps, owner, [
    db
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(
        and(
          eq(campaigns.userId, owner.userId),
          eq(campaigns.completed, false),
          ne(campaigns.timeZone, timeZone),
        ),
      ),
  ]);
  const failures: unknown[] = [];
  for (const { id } of toMove)
    await updateCampaign(deps, owner, id, { movesToUser: true }).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
  await markMoved(db, owner.userId, timeZone);
}

/** The most accounts that one cron run moves; the next run continues. */
const MAX_MOVED = 20;
/** A change of the settings takes less time than this. */
const MOVING_TIME = MINUTE;

/** Moves the campaigns of accounts whose change of the time zone was cut off. */
export async function healTimeZones(deps: Deps): Promise<void> {
  const accounts = await deps.db.$client
    .prepare(moving)
    .bind(deps.clock.now() - MOVING_TIME, MAX_MOVED)
    .all<{ userId: number; timeZone: string }>();
  for (const { userId, timeZone } of accounts.results) {
    try {
      await replanForZone(deps, { userId }, timeZone);
      deps.log('heal_time_zone', { userId });
    } catch (error) {
      deps.log('heal_error', { userId, error: describeError(error) });
    }
  }
}
