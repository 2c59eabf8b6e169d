import { type Column, getTableColumns, type Query, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

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

/** A statement of drizzle's, for a batch with statements that are written by hand. */
export function bound({ $client }: Db, query: { toSQL(): Query }): D1PreparedStatement {
  const { sql: text, params } = query.toSQL();
  return $client.prepare(text).bind(...params);
}

const unchanged = new Set<string>(['string', 'number']);

/**
 * Columns for SQL that is written by hand, under the names that they have in the code, and what makes rows of the
 * table's types from what comes of it.
 */
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
