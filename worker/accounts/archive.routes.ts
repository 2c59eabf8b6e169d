import { sha256 } from '@oslojs/crypto/sha2';
import { encodeHexLowerCase } from '@oslojs/encoding';
import { Hono } from 'hono';
import { z } from 'zod';
import { contactColumnNames } from '../db/schema.ts';
import { wakeSchedule } from '../delivery/campaign-schedules.ts';
import type { Deps } from '../delivery/deps.ts';
import { DAY } from '../domain.ts';
import { type AppEnv, limited, signedIn, valid } from '../http/http.ts';
import { type Caller, readAs } from '../http/session.ts';
import { badInput, changedMeanwhile, conflict, signedOut } from '../platform/errors.ts';
import { planFieldNames } from '../writer/facts.rules.ts';
import { soundsLikeDanger } from '../writer/kinds.ts';
import {
  ARCHIVE_FORMAT,
  type Archive,
  type ArchivedCampaign,
  type ArchivedRow,
  archived,
  importSchema,
  insertArchived,
  MAX_IMPORTED_CAMPAIGNS,
  type PreparedCampaign,
  selectArchive,
  selectSeeds,
} from './archive.repo.ts';

const rowsOf = <Row extends { campaignId: number | null }>(id: number | null, rows: readonly Row[]) =>
  rows.filter(({ campaignId }) => campaignId === id);

/** Exports everything in an account except secrets (password, tokens, passkeys). */
async function exportAccount({ db, clock }: Deps, caller: Caller) {
  const now = clock.now();
  const [[user], identities, campaigns, questions, retired, optOuts, messages, deliveries, attempts] =
    await readAs({ db, clock }, caller, selectArchive(db, caller.userId));
  if (user === undefined) throw signedOut();
  const { username, email, timezone, emailFallback, aiWriting, createdAt } = user;
  const contact = Object.fromEntries(contactColumnNames.map((name) => [name, user[name]]));
  const attemptsOf = Map.groupBy(attempts, ({ deliveryId }) => deliveryId);
  const deliveriesOf = Map.groupBy(deliveries, ({ messageId }) => messageId);
  const messagesOf = Map.groupBy(messages, ({ campaignId }) => campaignId);
  return {
    format: ARCHIVE_FORMAT,
    version: 1,
    exportedAt: new Date(now).toISOString(),
    account: {
      username,
      email,
      ...contact,
      timezone,
      emailFallback,
      aiWriting,
      createdAt: new Date(createdAt).toISOString(),
      signsInWith: [...new Set(identities.map(({ provider }) => provider))],
      optOuts: rowsOf(null, optOuts).map((optOut) => archived('optOut', optOut)),
      tests: deliveries.filter(({ reason }) => reason === 'test').map((test) => archived('delivery', test)),
    },
    campaigns: campaigns.map((campaign) => ({
      row: archived('campaign', campaign),
      repeats: campaigns.find(({ id }) => id === campaign.repeatOf)?.seed ?? null,
      questions: rowsOf(campaign.id, questions).map((question) => archived('question', question)),
      retired: rowsOf(campaign.id, retired).map((retiredText) => archived('retired', retiredText)),
      optOuts: rowsOf(campaign.id, optOuts).map((optOut) => archived('optOut', optOut)),
      messages: (messagesOf.get(campaign.id) ?? []).map((message) => ({
        row: archived('message', message),
        deliveries: (deliveriesOf.get(message.id) ?? [])
          .filter(({ status }) => status !== 'canceled')
          .map((delivery) => ({
            row: archived('delivery', delivery),
            attempts: (attemptsOf.get(delivery.id) ?? []).map((attempt) => archived('attempt', attempt)),
          })),
      })),
    })),
  };
}

/** Escapes text that a spreadsheet would run as a formula. */
function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

async function exportDays(deps: Deps, caller: Caller): Promise<string> {
  const archive = await readAs(deps, caller, selectArchive(deps.db, caller.userId));
  const [, , campaigns, , , , messages, deliveries] = archive;
  const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
  const deliveryOf = new Map(
    deliveries.filter(({ reason }) => reason !== 'snooze').map((delivery) => [delivery.messageId, delivery]),
  );
  const lines = messages.map((message) => {
    const delivery = deliveryOf.get(message.id);
    // Our texts may contain placeholders until they are sent.
    const isFinal = message.writer === 'person' || delivery?.status === 'sent';
    return [
      message.localDate,
      titles.get(message.campaignId) ?? '',
      message.week,
      message.kind,
      message.mark ?? '',
      message.smaller ? 'small' : 'usual',
      delivery?.status ?? '',
      delivery?.channel ?? '',
      isFinal ? message.content : '',
      message.dayNote,
    ];
  });
  const header = ['date', 'campaign', 'week', 'kind', 'mark', 'size', 'status', 'channel', 'message', 'note'];
  return `${[header, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/** Of one campaign. Otherwise, a changed file could send far more than the app allows. */
const MAX_UPCOMING_PER_DAY = 10;

/** An import never sends overdue messages. Upcoming ones start with no attempts. */
function importedDeliveries(rows: readonly ArchivedRow[], now: number): ArchivedRow[] {
  const upcoming = new Map<number, number>();
  return rows.map((row) => {
    if (row.status !== 'scheduled') return row;
    const skipped = { ...row, status: 'skipped', nextTryAt: null };
    const dueAt = Number(row.dueAt);
    if (dueAt <= now) return { ...skipped, cause: 'late', error: 'It was due before your data was imported' };
    const day = Math.floor(dueAt / DAY);
    const count = (upcoming.get(day) ?? 0) + 1;
    upcoming.set(day, count);
    const tooMany = `You had more than ${MAX_UPCOMING_PER_DAY} messages on this day`;
    return count > MAX_UPCOMING_PER_DAY
      ? { ...skipped, cause: 'ceiling', error: tooMany }
      : { ...row, tries: 0, nextTryAt: null };
  });
}

const text = (value: ArchivedRow[string] | undefined) => (typeof value === 'string' ? value : '');

/** Deterministic, so importing a campaign twice adds it once. */
const importedSeed = (userId: number, seed: string) =>
  `i${encodeHexLowerCase(sha256(new TextEncoder().encode(`${userId}:${seed}`))).slice(0, 40)}`;

function prepareCampaign(campaign: ArchivedCampaign, userId: number, now: number): PreparedCampaign {
  const seed = text(campaign.row.seed);
  const words = {
    ...Object.fromEntries(planFieldNames.map((field) => [field, text(campaign.row[field])])),
    title: text(campaign.row.title),
    description: text(campaign.row.description),
  };
  const deliveries = campaign.messages.flatMap((message, position) =>
    message.deliveries.map(({ row, attempts }) => ({ row: { ...row, message: position }, attempts })),
  );
  return {
    questions: campaign.questions,
    retired: campaign.retired,
    optOuts: campaign.optOuts,
    repeats: campaign.repeats === null ? null : importedSeed(userId, campaign.repeats),
    row: {
      ...campaign.row,
      seed: importedSeed(userId, seed),
      textSeed: campaign.row.textSeed ?? seed,
      // An edited file must not turn off danger detection.
      kind: soundsLikeDanger(words) ? 'danger' : (campaign.row.kind ?? 'build'),
    },
    messages: campaign.messages.map((message) => message.row),
    deliveries: importedDeliveries(
      deliveries.map(({ row }, position) => ({ ...row, position })),
      now,
    ),
    attempts: deliveries.flatMap(({ attempts }, delivery) =>
      attempts.map((attempt) => ({ ...attempt, delivery })),
    ),
  };
}

/** A concurrent import may add the same campaigns first. */
const MAX_TRIES = 3;

/** Imports all campaigns or none. Skips those that the account already has, and never sends past messages. */
async function importAccount(
  deps: Deps,
  caller: Caller,
  archive: Archive,
): Promise<{ imported: number; skipped: number }> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const { userId } = caller;
  let [campaigns] = await readAs(deps, caller, [selectSeeds(db, userId)]);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const seeds = new Set(campaigns.flatMap(({ seed, textSeed }) => [seed, textSeed]));
    const added = new Map<string, PreparedCampaign>();
    for (const campaign of archive.campaigns) {
      const prepared = prepareCampaign(campaign, userId, now);
      const names = [text(campaign.row.seed), text(campaign.row.textSeed), prepared.row.seed];
      if (!names.some((seed) => seeds.has(seed)) && !added.has(prepared.row.seed))
        added.set(prepared.row.seed, prepared);
    }
    if (campaigns.length + added.size > MAX_IMPORTED_CAMPAIGNS)
      throw conflict(`An account has at most ${MAX_IMPORTED_CAMPAIGNS} campaigns. Please delete some first`);
    const owned = campaigns.length;
    const rows = [...added.values()];
    const ids = await insertArchived(db, { userId, owned, now }, archive.account, rows).catch((error) => {
      if (error instanceof Error && /(UNIQUE|NOT NULL|CHECK) constraint/.test(error.message))
        throw badInput('Parts of this export contradict each other. Nothing was imported');
      throw error;
    });
    if (ids !== null) {
      // Also those that an import whose response was lost has added.
      await Promise.all(ids.map((id) => wakeSchedule(deps, id)));
      log('account_imported', { userId, campaigns: added.size });
      return { imported: added.size, skipped: archive.campaigns.length - added.size };
    }
    campaigns = await selectSeeds(db, userId);
  }
  throw changedMeanwhile();
}

const exportQuery = z.object({
  format: z.enum(['json', 'csv'], 'Supported formats: json, csv').default('json'),
});
const attachment = (name: string) => `attachment; filename="${name}"`;

export const archiveRoutes = new Hono<AppEnv<Deps>>()
  .get('/account/export', signedIn, valid('query', exportQuery), async (c) => {
    const { caller, deps } = c.var;
    if (c.req.valid('query').format === 'csv') {
      const days = await exportDays(deps, caller);
      c.header('Content-Disposition', attachment('better-habits-days.csv'));
      // The byte order mark makes spreadsheets read the file as UTF-8.
      return c.body(`\uFEFF${days}`, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    }
    const archive = await exportAccount(deps, caller);
    c.header('Content-Disposition', attachment('better-habits.json'));
    return c.body(JSON.stringify(archive, null, 1), 200, { 'Content-Type': 'application/json' });
  })
  .post('/account/import', signedIn, limited('import'), valid('json', importSchema), async (c) =>
    c.json(await importAccount(c.var.deps, c.var.caller, c.req.valid('json'))),
  );
