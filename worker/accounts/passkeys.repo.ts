import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { identities, passkeys } from '../db/schema.ts';
import { isTaken } from './accounts.repo.ts';

export type PasskeyRow = typeof passkeys.$inferSelect & { createdAt: number };

const columns = {
  credentialId: passkeys.credentialId,
  userId: passkeys.userId,
  name: passkeys.name,
  publicKey: passkeys.publicKey,
  counter: passkeys.counter,
  lastUsedAt: passkeys.lastUsedAt,
  createdAt:
    sql<number>`(SELECT created_at FROM identities WHERE provider = 'passkey' AND subject = credential_id)`.as(
      'added_at',
    ),
};

export const selectPasskeys = (db: Db, userId: number) =>
  db.select(columns).from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(sql`added_at`));

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [found] = await db.select(columns).from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** Joins a passkey to its account. @returns false when it belongs to one already */
export async function insertPasskey(
  db: Db,
  row: typeof passkeys.$inferInsert,
  createdAt: number,
): Promise<boolean> {
  const { userId, credentialId } = row;
  try {
    await db.batch([
      db.insert(identities).values({ userId, provider: 'passkey', subject: credentialId, createdAt }),
      db.insert(passkeys).values(row),
    ]);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

const own = (userId: number, credentialId: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId));

export async function renamePasskey(
  db: Db,
  userId: number,
  credentialId: string,
  name: string,
): Promise<boolean> {
  const changed = await db
    .update(passkeys)
    .set({ name })
    .where(own(userId, credentialId))
    .returning({ id: passkeys.credentialId });
  return changed.length > 0;
}

export async function notePasskeyUse(
  db: Db,
  credentialId: string,
  counter: number,
  lastUsedAt: number,
): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.credentialId, credentialId));
}

/** Removes a passkey, unless it is the only way in. @returns whether it did */
export async function deletePasskey(db: Db, userId: number, credentialId: string): Promise<boolean> {
  const isOtherWay = sql`(EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash IS NOT NULL)
    OR EXISTS (SELECT 1 FROM identities WHERE user_id = ${userId} AND subject <> ${credentialId}))`;
  const [removed] = await db.batch([
    db
      .delete(passkeys)
      .where(and(own(userId, credentialId), isOtherWay))
      .returning({ id: passkeys.credentialId }),
    db
      .delete(identities)
      .where(
        and(
          eq(identities.userId, userId),
          eq(identities.provider, 'passkey'),
          eq(identities.subject, credentialId),
          sql`NOT EXISTS (SELECT 1 FROM passkeys WHERE credential_id = ${credentialId})`,
        ),
      ),
  ]);
  return removed.length > 0;
}
