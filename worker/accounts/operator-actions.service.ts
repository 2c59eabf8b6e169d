import type { Db } from '../db/client.ts';
import { operatorActions } from '../db/schema.ts';
import type { Log } from '../platform/runtime.ts';

/** The operator's tool writes to the database alone: what it did to accounts is logged here, once, as security events. */
export async function logOperatorActions({ db, log }: { db: Db; log: Log }): Promise<void> {
  const actions = await db.delete(operatorActions).returning();
  for (const { userId, action, createdAt } of actions)
    log(`account_${action}`, { userId, at: new Date(createdAt).toISOString() });
}
