import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { campaigns, users } from '../db/schema.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id'>;

const ownedBy = (userId: number, id: number) => and(eq(campaigns.id, id), eq(campaigns.userId, userId));

const campaignColumns = getTableColumns(campaigns);

const campaignsOf = prepared(campaignColumns, (db, columns) =>
  db
    .select(columns)
    .from(campaigns)
    .where(eq(campaigns.userId, sql.placeholder('userId')))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id)),
);

/** The person's campaigns, newest first. */
export const selectCampaigns = (db: Db, userId: number) => campaignsOf(db, { userId });

const campaignOf = prepared(campaignColumns, (db, columns) =>
  db
    .select(columns)
    .from(campaigns)
    .where(and(eq(campaigns.id, sql.placeholder('id')), eq(campaigns.userId, sql.placeholder('userId')))),
);

export const selectCampaign = (db: Db, userId: number, id: number) => campaignOf(db, { userId, id });

const personColumns = {
  userId: users.id,
  name: users.username,
  email: users.email,
  phone: users.phone,
  carrier: users.carrier,
  timezone: users.timezone,
};

const personOf = prepared(personColumns, (db, columns) =>
  db
    .select(columns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId'))),
);

/** Where the person lives and can be reached: what a new plan needs to know about them. */
export const selectPerson = (db: Db, userId: number) => personOf(db, { userId });
export type PersonRow = BatchResponse<[ReturnType<typeof selectPerson>]>[0][number];

export function insertCampaign(db: Db, campaign: NewCampaign) {
  return db.insert(campaigns).values(campaign).returning();
}

export function updateCampaign(db: Db, userId: number, id: number, change: Partial<NewCampaign>) {
  return db.update(campaigns).set(change).where(ownedBy(userId, id)).returning();
}

/** Its messages, and their deliveries, go with it. */
export function deleteCampaign(db: Db, userId: number, id: number) {
  return db.delete(campaigns).where(ownedBy(userId, id)).returning({ id: campaigns.id });
}

/** The twelve weeks are over. Said by the campaign's own object, so no owner is asked for. */
export function markCompleted(db: Db, id: number) {
  return db.update(campaigns).set({ active: false, completed: true }).where(eq(campaigns.id, id));
}
