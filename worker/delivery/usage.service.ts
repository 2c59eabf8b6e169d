import { type ChannelName, channelOf, channels, type UsageKind } from '../channels.ts';
import type { Db } from '../db/client.ts';
import type { Settings } from '../platform/settings.ts';
import type { DueData } from './deliveries.repo.ts';
import type { Deps } from './deps.ts';
import type { DeliveryOutcome } from './send.rules.ts';

type UsageDeps = Pick<Deps, 'db' | 'clock' | 'log'> & { settings: Ceilings };
type Ceilings = Pick<Settings, 'MAILS_PER_DAY' | 'TEXTS_PER_DAY' | 'AI_TOKENS_PER_DAY'>;

export const utcDay = (now: number) => new Date(now).toISOString().slice(0, 10);

const ceilingOf = (settings: Ceilings, kind: UsageKind): number =>
  ({
    mails: settings.MAILS_PER_DAY,
    texts: settings.TEXTS_PER_DAY,
    tokens: settings.AI_TOKENS_PER_DAY,
  })[kind];

/** Near a ceiling, messages are counted before they are sent instead of afterwards. */
const isNearCeiling = (settings: Ceilings, kind: UsageKind, used: number) =>
  used >= Math.floor(ceilingOf(settings, kind) * 0.8);

/** For a fallback channel, which nothing is reserved for. */
export function isBelowCeiling(settings: Ceilings, channel: ChannelName, usedToday: DueData['usedToday']) {
  const kind = channels[channel].usage;
  return kind === null || (usedToday[kind] ?? 0) < ceilingOf(settings, kind);
}

export const ceilingReasons = {
  mails: 'This server has sent all the emails it may send today',
  texts: 'This server has sent all the text messages it may send today',
  tokens: 'The AI writer has reached its limit for today, so the built-in writer wrote this message',
};

/** ?1 day, ?2 kind, ?3 amount, negative to give back. */
const addUsage = `INSERT INTO daily_usage (day, kind, used) VALUES (?1, ?2, max(0, ?3))
  ON CONFLICT (day, kind) DO UPDATE SET used = max(0, used + ?3) RETURNING used`;

const usageStatement = ({ $client }: Db, day: string, kind: UsageKind, amount: number) =>
  $client.prepare(addUsage).bind(day, kind, amount);

/** Counts in advance, so that concurrent callers can't exceed the ceiling together. Returns how much may be used. */
export async function takeFromDay(deps: UsageDeps, kind: UsageKind, requested: number): Promise<number> {
  const { db, clock, settings, log } = deps;
  const row = await usageStatement(db, utcDay(clock.now()), kind, requested).first<{ used: number }>();
  const ceiling = ceilingOf(settings, kind);
  const over = (row?.used ?? 0) - ceiling;
  if (over <= 0) return requested;
  log('ceiling_reached', { kind, ceiling });
  const granted = Math.max(0, requested - over);
  await giveBack(deps, kind, requested - granted);
  return granted;
}

export async function giveBack(
  { db, clock }: Pick<UsageDeps, 'db' | 'clock'>,
  kind: UsageKind,
  amount: number,
): Promise<void> {
  if (amount > 0) await usageStatement(db, utcDay(clock.now()), kind, -amount).run();
}

/** Usage that was counted in advance, and how many messages may still be sent. */
export type Reserved = { kind: UsageKind | null; count: number; budget: { left: number; reason: string } };

export const nothingReserved: Reserved = { kind: null, count: 0, budget: { left: 0, reason: '' } };

/** Called before a run or a message sent by hand. Takes a round trip only near the day's ceiling. */
export async function reserve(
  deps: UsageDeps,
  { campaign, usedToday }: DueData,
  requested: number,
): Promise<Reserved> {
  const kind = channels[channelOf[campaign.deliveryMethod]].usage;
  if (kind === null) return { kind, count: 0, budget: { left: requested, reason: '' } };
  const isNear = requested > 0 && isNearCeiling(deps.settings, kind, usedToday[kind] ?? 0);
  const count = isNear ? await takeFromDay(deps, kind, requested) : 0;
  return { kind, count, budget: { left: isNear ? count : requested, reason: ceilingReasons[kind] } };
}

const billableOutcomes = new Set(['accepted', 'retry', 'unknown']);

/** Counts the usage of outcomes, and gives back what was reserved but not used. */
export function countUsage(
  { db, clock }: Pick<UsageDeps, 'db' | 'clock'>,
  recorded: readonly DeliveryOutcome[],
  reserved: Reserved,
): D1PreparedStatement[] {
  const attempts = recorded
    .flatMap((delivery) => delivery.attempts)
    .filter(({ outcome }) => billableOutcomes.has(outcome));
  return (['mails', 'texts'] as const).flatMap((kind) => {
    const used = attempts.filter(({ channel }) => channels[channel].usage === kind).length;
    const difference = used - (reserved.kind === kind ? reserved.count : 0);
    return difference === 0 ? [] : [usageStatement(db, utcDay(clock.now()), kind, difference)];
  });
}
