import { type Column, getTableColumns, type Query, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

export type Db = DrizzleD1Database & { $client: D1Database };

export function openDb(database: D1Database): Db {
  return drizzle(database);
}

export async function pingDatabase(db: Db): Promise<boolean> {
  try {
    await db.run(sql`SELECT 1`);
    return true;
  } catch {
    return false;
  }
}

/** A drizzle query as a statement, to put in a batch with hand-written statements. */
export function bound({ $client }: Db, query: { toSQL(): Query }): D1PreparedStatement {
  const { sql: text, params } = query.toSQL();
  return $client.prepare(text).bind(...params);
}

const unchanged = new Set<string>(['string', 'number']);

/** Column list for hand-written SQL, with the names used in the code, and a function that decodes the resulting rows. */
export function columnsOf<Table extends SQLiteTable, const Key extends keyof Table['$inferSelect'] & string>(
  table: Table,
  alias: string,
  keys: readonly Key[],
) {
  const all: Record<string, Column> = getTableColumns(table);
  const chosen = keys.map((key) => ({ key, column: all[key] }));
  const decoded = chosen.filter(({ column }) => column !== undefined && !unchanged.has(column.dataType));
  return {
    list: chosen.map(({ key, column }) => `${alias}.${column?.name} AS "${key}"`).join(', '),
    read: <Row extends object>(row: Row): Row & Pick<Table['$inferSelect'], Key> => {
      const values: Record<string, unknown> = Object.fromEntries(Object.entries(row));
      for (const { key, column } of decoded) {
        const value = values[key];
        if (value !== null && value !== undefined) values[key] = column?.mapFromDriverValue(value);
      }
      return values as Row & Pick<Table['$inferSelect'], Key>;
    },
  };
}
