import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { usageKinds } from '../../channels.ts';

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

/** What the operator did by `npm run operator`, until the Worker's log has it. */
export const operatorActions = sqliteTable('operator_actions', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  action: text('action', { enum: ['blocked', 'unblocked'] }).notNull(),
  createdAt: integer('created_at').notNull(),
});
