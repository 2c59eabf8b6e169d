import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { usageKinds } from '../../domain.ts';

/** What the whole instance has used of what costs money, by UTC day. */
export const dailyUsage = sqliteTable(
  'daily_usage',
  {
    /** `YYYY-MM-DD` */
    day: text('day').notNull(),
    kind: text('kind', { enum: usageKinds }).notNull(),
    used: integer('used').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);
