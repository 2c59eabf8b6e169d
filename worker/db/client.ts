import { and, type Column, eq, getTableColumns, type Query, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { campaigns, contactColumns, type messages, users } from './schema.ts';

export type Db = DrizzleD1Database & { $client: D1Database };

export function openDb(database: D1Database): Db {
  return drizzle(database);
}

/** Converts a drizzle query, for a batch with hand-written statements. */
export function bound({ $client }: Db, query: { toSQL(): Query }): D1PreparedStatement {
  const { sql: text, params } = query.toSQL();
  return $client.prepare(text).bind(...params);
}

/**
 * A list of columns, by default all, for hand-written SQL. `read` converts a row in place, because copying wide rows is
 * slow.
 */
export function columnsOf<Table extends SQLiteTable, const Key extends keyof Table['$inferSelect'] & string>(
  table: Table,
  alias: string,
  keys = Object.keys(getTableColumns(table)) as unknown as readonly Key[],
) {
  const all: Record<string, Column> = getTableColumns(table);
  const chosen = keys.map((key) => ({ key, column: all[key] }));
  const decoded = chosen.flatMap(({ key, column }) =>
    column === undefined || column.dataType === 'string' || column.dataType === 'number'
      ? []
      : [{ key, decode: decoderOf(column) }],
  );
  return {
    list: chosen.map(({ key, column }) => `${alias}.${column?.name} AS "${key}"`).join(', '),
    read: <Row extends object>(row: Row): Row & Pick<Table['$inferSelect'], Key> => {
      const values = row as Record<string, unknown>;
      for (const { key, decode } of decoded) {
        const value = values[key];
        if (value !== null && value !== undefined) values[key] = decode(value);
      }
      return values as Row & Pick<Table['$inferSelect'], Key>;
    },
  };
}

const decoderOf = (column: Column): ((value: unknown) => unknown) =>
  column.dataType === 'boolean' ? (value) => value === 1 : (value) => column.mapFromDriverValue(value);

/** Several rows as one JSON text: a subquery that returns them is cheaper than another statement or a join. */
export function jsonRowsOf<Row extends object>(fields: { readonly [Name in keyof Row]: string }) {
  const names = Object.keys(fields);
  return {
    array: `json_array(${Object.values(fields).join(', ')})`,
    read: (json: string): Row[] => {
      const rows: unknown[][] = JSON.parse(json);
      return rows.map((values) => {
        const row: Record<string, unknown> = {};
        for (let at = 0; at < names.length; at += 1) row[names[at] ?? ''] = values[at];
        return row as Row;
      });
    },
  };
}

export type CampaignRow = typeof campaigns.$inferSelect;
export type MessageColumns = typeof messages.$inferSelect;

export const selectCampaign = (db: Db, userId: number, id: number) =>
  db.select().from(campaigns).where(ownsCampaign(userId, id));

/** The user's contact details, time zone and AI choice: what planning and sending need. */
export const selectProfile = (db: Db, userId: number) =>
  db
    .select({
      userId: users.id,
      name: users.username,
      email: users.email,
      emailKey: users.emailKey,
      emailHash: users.emailHash,
      emailConfirmed: sql`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean).as('email_confirmed'),
      phoneConfirmed: sql`(${users.phone} IS NULL OR ${users.phoneConfirmedAt} IS NOT NULL)`
        .mapWith(Boolean)
        .as('phone_confirmed'),
      ...contactColumns,
      timezone: users.timezone,
      aiWriting: users.aiWriting,
    })
    .from(users)
    .where(eq(users.id, userId));
export type ProfileRow = BatchResponse<[ReturnType<typeof selectProfile>]>[0][number];

export const ownsCampaign = (userId: number, id: number) =>
  and(eq(campaigns.id, id), eq(campaigns.userId, userId));
