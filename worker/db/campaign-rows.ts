import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { BatchResponse } from 'drizzle-orm/batch';
import { type CampaignField, campaignFieldNames } from '../domain.ts';
import type { Db } from './client.ts';
import { prepared } from './prepared.ts';
import { campaigns, users } from './schema.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

export const campaignColumns = getTableColumns(campaigns);

/** The columns of what a person says of a campaign. */
export const fieldColumns = Object.fromEntries(
  campaignFieldNames.map((name) => [name, campaignColumns[name]]),
) as Pick<typeof campaignColumns, CampaignField>;

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
  aiWriting: users.aiWriting,
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

export const ownedBy = (userId: number, id: number) =>
  and(eq(campaigns.id, id), eq(campaigns.userId, userId));
