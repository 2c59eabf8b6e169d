import { type Column, eq, getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { campaignFields } from '../campaign-fields.ts';
import type { Db } from '../db/client.ts';
import {
  campaignQuestions,
  campaigns,
  deliveries,
  deliveryAttempts,
  identities,
  messages,
  optOuts,
  retiredTexts,
  users,
} from '../db/schema.ts';
import { isTimeZone } from './accounts.schemas.ts';

export const ARCHIVE_FORMAT = 'better-habits';
export const MAX_IMPORTED_CAMPAIGNS = 50;
const MAX_TEXT = 5_000;
const latest = Date.UTC(2200, 0);

const date = z.iso.date().refine((text) => Date.parse(text) < latest);
const zone = z.string().refine(isTimeZone);
const minute = z.number().int().min(0).max(1439);
const week = z.number().int().min(0).max(13);

const words = ({ shortest, longest }: { shortest: number; longest: number }) =>
  z.string().trim().min(shortest).max(longest);

/** Constraints that the column types don't express. */
const columnRules: Record<string, z.ZodType> = {
  startDate: date,
  pausedUntil: date.nullable(),
  localDate: date,
  timeZone: zone,
  sendMinute: minute,
  week,
  writtenThroughWeek: week,
  movedFromMinute: minute.nullable(),
  title: words(campaignFields.title),
  description: words(campaignFields.description),
  content: z.string().trim().min(1).max(2_000),
  customTime: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  seed: z.string().min(1).max(100),
  textSeed: z.string().min(1).max(100).nullable(),
  /** A negative number would allow more AI than a new campaign has. */
  aiTokens: z.number().int().min(0).max(latest).default(0),
};

function columnSchema(name: string, column: Column): z.ZodType {
  const rule = columnRules[name];
  if (rule !== undefined) return rule;
  const [first, ...others] = column.enumValues ?? [];
  const value: z.ZodType =
    column.dataType === 'boolean'
      ? z.boolean()
      : column.dataType === 'json'
        ? z
            .array(z.tuple([z.number().int().min(0).max(MAX_TEXT), z.number().int().min(0).max(MAX_TEXT)]))
            .max(200)
        : column.dataType === 'number'
          ? z.number().int().min(-latest).max(latest)
          : first === undefined
            ? z.string().max(MAX_TEXT)
            : z.enum([first, ...others]);
  // An export may be older than the column.
  if (!column.notNull) return value.nullable().default(null);
  return column.default === undefined ? value : value.default(column.default);
}

type Exported = readonly [table: SQLiteTable, ...omitted: string[]];

/** Each kind of row, and the columns that exports leave out: owners, row ids, provider ids and the keys of calls. */
const kinds = {
  campaign: [campaigns, 'id', 'userId', 'repeatOf', 'planVersion', 'undoVersion', 'undoSeed', 'undoWeek'],
  question: [campaignQuestions, 'campaignId'],
  retired: [retiredTexts, 'id', 'campaignId'],
  optOut: [optOuts, 'id', 'userId', 'campaignId', 'scope'],
  message: [messages, 'id', 'campaignId', 'idempotencyKey'],
  delivery: [deliveries, 'id', 'userId', 'campaignId', 'messageId', 'identifier'],
  attempt: [deliveryAttempts, 'id', 'deliveryId', 'providerId', 'requestId'],
} as const satisfies Record<string, Exported>;
type Kind = keyof typeof kinds;

const row = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown())]),
);

function exportedOf<Value>(kind: Kind, values: Record<string, Value>): Record<string, Value> {
  const [, ...omitted]: Exported = kinds[kind];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !omitted.includes(name)));
}

/** A new column is exported without a change here. */
function rowOf(kind: Kind) {
  const [table]: Exported = kinds[kind];
  const columns = exportedOf<Column>(kind, getTableColumns(table));
  const schemas = Object.entries(columns).map(([name, column]) => [name, columnSchema(name, column)]);
  return z.object(Object.fromEntries(schemas)).pipe(row);
}

/** Only the size of the request limits the number of rows, so that every export can be imported. */
const delivery = z.object({ row: rowOf('delivery'), attempts: z.array(rowOf('attempt')) });
const message = z.object({ row: rowOf('message'), deliveries: z.array(delivery).min(1) });
const wholeCampaign = z.object({
  row: rowOf('campaign'),
  repeats: z.string().max(100).nullable(),
  questions: z.array(rowOf('question')),
  retired: z.array(rowOf('retired')),
  optOuts: z.array(rowOf('optOut')),
  messages: z.array(message),
});

const unreadable = 'This file can’t be read as a Better Habits export. Nothing was imported';

/** Reports any problem inside a campaign with the same message. */
const campaign = z.unknown().transform((input, context) => {
  const { data } = wholeCampaign.safeParse(input);
  if (data !== undefined) return data;
  context.addIssue(unreadable);
  return z.NEVER;
});

export const importSchema = z.object(
  {
    format: z.literal(ARCHIVE_FORMAT, unreadable),
    version: z.literal(1, 'This export is from a different version of Better Habits. Nothing was imported'),
    account: z.object({ timezone: zone, emailFallback: z.boolean(), aiWriting: z.boolean() }, unreadable),
    campaigns: z
      .array(campaign, unreadable)
      .max(MAX_IMPORTED_CAMPAIGNS, `At most ${MAX_IMPORTED_CAMPAIGNS} campaigns can be imported`),
  },
  unreadable,
);
export type Archive = z.infer<typeof importSchema>;
export type ArchivedCampaign = Archive['campaigns'][number];
export type ArchivedRow = z.infer<typeof row>;

export const archived = (kind: Kind, record: Record<string, unknown>): ArchivedRow =>
  row.parse(exportedOf(kind, record));

export function selectArchive(db: Db, userId: number) {
  const own = sql`(SELECT id FROM campaigns WHERE user_id = ${userId})`;
  return [
    db.select().from(users).where(eq(users.id, userId)),
    db.select().from(identities).where(eq(identities.userId, userId)),
    db.select().from(campaigns).where(eq(campaigns.userId, userId)).orderBy(campaigns.id),
    db.select().from(campaignQuestions).where(sql`campaign_id IN ${own}`),
    db.select().from(retiredTexts).where(sql`campaign_id IN ${own}`).orderBy(retiredTexts.id),
    db.select().from(optOuts).where(eq(optOuts.userId, userId)),
    db.select().from(messages).where(sql`campaign_id IN ${own}`).orderBy(messages.id),
    db.select().from(deliveries).where(eq(deliveries.userId, userId)).orderBy(deliveries.id),
    db
      .select()
      .from(deliveryAttempts)
      .where(sql`delivery_id IN (SELECT id FROM deliveries WHERE user_id = ${userId})`)
      .orderBy(deliveryAttempts.id),
  ] as const;
}

/** The seeds that the user's campaigns were exported or imported with. */
export const selectSeeds = (db: Db, userId: number) =>
  db
    .select({ seed: campaigns.seed, textSeed: campaigns.textSeed })
    .from(campaigns)
    .where(eq(campaigns.userId, userId));

/** D1 takes parameters of up to 2 MB. */
const MAX_ROWS = 500;

/** Inserts rows from a JSON array. `fixed` columns are SQL expressions; the others come from each row, or are null. */
function insertRows(
  { $client }: Db,
  table: SQLiteTable,
  { from, fixed, rows }: { from: string; fixed: Record<string, string>; rows: readonly object[] },
): D1PreparedStatement {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const values = columns.map(([key]) => fixed[key] ?? `value ->> '$.${key}'`).join(', ');
  return $client
    .prepare(
      `INSERT INTO ${getTableName(table)} (${names}) SELECT ${values} FROM json_each(?1) AS row ${from} ORDER BY row.key`,
    )
    .bind(JSON.stringify(rows));
}

export type PreparedCampaign = Pick<ArchivedCampaign, 'questions' | 'retired' | 'optOuts'> & {
  row: ArchivedRow & { seed: string };
  repeats: string | null;
  messages: readonly ArchivedRow[];
  deliveries: readonly ArchivedRow[];
  attempts: readonly ArchivedRow[];
};

/** Deliveries find their message, and attempts their delivery, by position: new ids are in insertion order. */
function insertCampaign(db: Db, userId: number, campaign: PreparedCampaign): D1PreparedStatement[] {
  // Safe to interpolate: a prepared seed has only letters and digits.
  const id = `(SELECT id FROM campaigns WHERE seed = '${campaign.row.seed}')`;
  const numbered = (table: string) =>
    `JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS position FROM ${table} WHERE campaign_id = ${id}) AS own`;
  const add = (table: SQLiteTable, rows: readonly object[], fixed: Record<string, string>, from = '') =>
    Array.from({ length: Math.ceil(rows.length / MAX_ROWS) }, (_, part) =>
      insertRows(db, table, { from, fixed, rows: rows.slice(part * MAX_ROWS, (part + 1) * MAX_ROWS) }),
    );
  const owner = String(userId);
  return [
    ...add(campaigns, [campaign.row], { userId: owner, planVersion: '0' }),
    ...add(campaignQuestions, campaign.questions, { campaignId: id }),
    ...add(retiredTexts, campaign.retired, { campaignId: id }),
    ...add(optOuts, campaign.optOuts, {
      userId: owner,
      campaignId: id,
      scope: `${id} || '/' || coalesce(value ->> '$.channel', 'all')`,
    }),
    ...add(messages, campaign.messages, { campaignId: id }),
    ...add(
      deliveries,
      campaign.deliveries,
      {
        userId: owner,
        campaignId: id,
        messageId: 'own.id',
        identifier:
          "'message-' || own.id || iif(value ->> '$.reason' = 'snooze', '-import-' || (value ->> '$.position'), '')",
      },
      `${numbered('messages')} ON own.position = value ->> '$.message'`,
    ),
    ...add(
      deliveryAttempts,
      campaign.attempts,
      { deliveryId: 'own.id' },
      `${numbered('deliveries')} ON own.position = value ->> '$.delivery'`,
    ),
  ];
}

/** A concurrent call added or deleted campaigns: one already exists, or the first statement found another number of them. */
const changedMeanwhile =
  /UNIQUE constraint failed: campaigns\.seed|NOT NULL constraint failed: users\.timezone/;

/**
 * Stores all campaigns in one transaction, and the settings too if the account has none yet. Returns the ids of all its
 * campaigns; null if they changed.
 */
export async function insertArchived(
  db: Db,
  { userId, owned, now }: { userId: number; owned: number; now: number },
  settings: Archive['account'],
  prepared: readonly PreparedCampaign[],
): Promise<number[] | null> {
  const { $client } = db;
  const repeats = prepared.map(({ row, repeats }) => ({ seed: row.seed, repeats }));
  try {
    const results = await $client.batch<{ id: number }>([
      $client
        .prepare(
          `UPDATE users SET timezone = CASE (SELECT count(*) FROM campaigns WHERE user_id = ?1)
              WHEN ?2 THEN iif(?2 = 0, ?3, timezone) END,
            email_fallback = iif(?2 = 0, ?4, email_fallback), ai_writing = iif(?2 = 0, ?5, ai_writing),
            moving_since = ?6
            WHERE id = ?1`,
        )
        .bind(
          userId,
          owned,
          settings.timezone,
          Number(settings.emailFallback),
          Number(settings.aiWriting),
          now,
        ),
      ...prepared.flatMap((campaign) => insertCampaign(db, userId, campaign)),
      $client
        .prepare(
          `UPDATE OR IGNORE campaigns SET repeat_of = first.id FROM json_each(?2) AS pair
            JOIN campaigns AS first ON first.user_id = ?1 AND first.seed = pair.value ->> '$.repeats'
            WHERE campaigns.user_id = ?1 AND campaigns.seed = pair.value ->> '$.seed'`,
        )
        .bind(userId, JSON.stringify(repeats)),
      $client.prepare('SELECT id FROM campaigns WHERE user_id = ?1').bind(userId),
    ]);
    return results.at(-1)?.results.map(({ id }) => id) ?? [];
  } catch (error) {
    if (error instanceof Error && changedMeanwhile.test(error.message)) return null;
    throw error;
  }
}
