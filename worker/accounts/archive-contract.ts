import { type Column, getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { campaignFields } from '../campaign-fields.ts';
import {
  campaignQuestions,
  campaigns,
  deliveries,
  deliveryAttempts,
  messages,
  optOuts,
  retiredTexts,
} from '../db/schema.ts';
import { isTimeZone } from './accounts.schemas.ts';

export const ARCHIVE_FORMAT = 'better-habits';
export const MAX_IMPORTED_CAMPAIGNS = 50;
const MAX_MESSAGES = 500;
const MAX_TEXT = 5_000;
const latest = Date.UTC(2200, 0);

const date = z.iso.date().refine((text) => Date.parse(text) < latest);
const zone = z.string().refine(isTimeZone);
const minute = z.number().int().min(0).max(1439);
/** A changed file must not raise the limit on AI. */
const usage = z.number().int().min(0).max(latest).default(0);
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
  aiTries: usage,
  aiTokens: usage,
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
  retired: [retiredTexts, 'id', 'campaignId', 'planVersion'],
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

const delivery = z.object({ row: rowOf('delivery'), attempts: z.array(rowOf('attempt')).max(200) });
const message = z.object({ row: rowOf('message'), deliveries: z.array(delivery).min(1).max(50) });
const wholeCampaign = z.object({
  row: rowOf('campaign'),
  repeats: z.string().max(100).nullable(),
  questions: z.array(rowOf('question')).max(500),
  retired: z.array(rowOf('retired')).max(2000),
  optOuts: z.array(rowOf('optOut')).max(50),
  messages: z.array(message).max(MAX_MESSAGES),
});

const unreadable = 'This isn’t a Better Habits export, or it has been changed. Nothing was imported';

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
