import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Db } from './client.ts';
import { campaigns, users } from './schema.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

export const campaignColumns = getTableColumns(campaigns);

export const selectCampaign = (db: Db, userId: number, id: number) =>
  db.select().from(campaigns).where(ownedBy(userId, id));

/** Where the person lives and can be reached: what a new plan needs to know about them. */
export const selectPerson = (db: Db, userId: number) =>
  db
    .select({
      userId: users.id,
      name: users.username,
      email: users.email,
      emailConfirmed: sql`${users.emailConfirmedAt} IS NOT NULL`.mapWith(Boolean).as('email_confirmed'),
      phoneConfirmed: sql`(${users.phone} IS NULL OR ${users.phoneConfirmedAt} IS NOT NULL)`
        .mapWith(Boolean)
        .as('phone_confirmed'),
      phone: users.phone,
      carrier: users.carrier,
      timezone: users.timezone,
      aiWriting: users.aiWriting,
    })
    .from(users)
    .where(eq(users.id, userId));
export type PersonRow = BatchResponse<[ReturnType<typeof selectPerson>]>[0][number];

export const ownedBy = (userId: number, id: number) =>
  and(eq(campaigns.id, id), eq(campaigns.userId, userId));
