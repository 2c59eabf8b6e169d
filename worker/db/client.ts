import { sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';

export type Db = DrizzleD1Database & { $client: D1Database };

export function openDb(database: D1Database): Db {
  return drizzle(database);
}

/** Whether the database answers at all. */
export async function pingDatabase(db: Db): Promise<boolean> {
  try {
    await db.run(sql`SELECT 1`);
    return true;
  } catch {
    return false;
  }
}
