import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { campaigns, users } from '../db/schema.ts';

export type CampaignRow = typeof campaigns.$inferSelect;
export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id'>;

const ownedBy = (userId: number, id: number) => and(eq(campaigns.id, id), eq(campaigns.userId, userId));

/** The person's campaigns, newest first. */
export function selectCampaigns(db: Db, userId: number) {
  return db
    .select()
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id));
}

export function selectCampaign(db: Db, userId: number, id: number) {
  return db.select().from(campaigns).where(ownedBy(userId, id));
}

/** Where the person lives and can be reached: what a new plan needs to know about them. */
export function selectPerson(db: Db, userId: number) {
  return db
    .select({
      userId: users.id,
      name: users.username,
      email: users.email,
      phone: users.phone,
      carrier: users.carrier,
      timezone: users.timezone,
    })
    .from(users)
    .where(eq(users.id, userId));
}

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
