import { channelOf, channels, type UsageKind } from '../channels.ts';
import type { Db } from '../db/client.ts';
import type { Settings } from '../platform/settings.ts';
import type { Found } from './deliveries.repo.ts';
import type { DeliveryDeps } from './deps.ts';
import type { DeliveryOutcome } from './send.rules.ts';

export type UsageDeps = Pick<DeliveryDeps, 'db' | 'clock' | 'log'> & { settings: Ceilings };
type Ceilings = Pick<Settings, 'MAILS_PER_DAY' | 'TEXTS_PER_DAY' | 'AI_TOKENS_PER_DAY'>;

export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

const ceilingOf = (settings: Ceilings, kind: UsageKind): number =>
  ({
    mails: settings.MAILS_PER_DAY,
    texts: settings.TEXTS_PER_DAY,
    tokens: settings.AI_TOKENS_PER_DAY,
  })[kind];

/** Once four fifths of a ceiling are used, messages are counted before they are sent, not after. */
const isNearCeiling = (settings: Ceilings, kind: UsageKind, used: number) =>
  used >= Math.floor(ceilingOf(settings, kind) * 0.8);

/** What we tell people when a ceiling is reached. */
export const ceilingReasons = {
  mails: 'This server has sent all the emails it may send today',
  texts: 'This server has sent all the text messages it may send today',
  tokens: 'The AI writer has reached its limit for today, so the built-in writer wrote this message',
};

/** Adds to what a day has used; a negative amount gives back. ?1 day, ?2 kind, ?3 amount */
const addUsage = `INSERT INTO daily_usage (day, kind, used) VALUES (?1, ?2, max(0, ?3))
  ON CONFLICT (day, kind) DO UPDATE SET used = max(0, used + ?3) RETURNING used`;

const usageStatement = ({ $client }: Db, day: string, kind: UsageKind, amount: number) =>
  $client.prepare(addUsage).bind(day, kind, amount);

/**
 * Counts something before it is used, so that concurrent callers can't exceed the ceiling together. Takes a round trip.
 * @returns how much may be used: all, what is left of the day, or nothing
 */
export async function takeFromDay(deps: UsageDeps, kind: UsageKind, wanted: number): Promise<number> {
  const { db, clock, settings, log } = deps;
  const row = await usageStatement(db, dayOf(clock.now()), kind, wanted).first<{ used: number }>();
  const ceiling = ceilingOf(settings, kind);
  const over = (row?.used ?? 0) - ceiling;
  if (over <= 0) return wanted;
  // For the operator, who can raise the ceiling or find out who uses so much.
  log('ceiling_reached', { kind, ceiling });
  const granted = Math.max(0, wanted - over);
  await giveBack(deps, kind, wanted - granted);
  return granted;
}

/** Gives back what was taken and not used. */
export async function giveBack(
  { db, clock }: Pick<UsageDeps, 'db' | 'clock'>,
  kind: UsageKind,
  amount: number,
): Promise<void> {
  if (amount > 0) await usageStatement(db, dayOf(clock.now()), kind, -amount).run();
}

/** What was counted for the day's ceiling before sending, and how much of it may still be used. */
export type Reserved = { kind: UsageKind | null; count: number; budget: { left: number; reason: string } };

export const nothingReserved: Reserved = { kind: null, count: 0, budget: { left: 0, reason: '' } };

/** Before a run or a message sent by hand. Near the day's ceiling, this takes a round trip. */
export async function reserve(
  deps: UsageDeps,
  { campaign, usedToday }: Found,
  wanted: number,
): Promise<Reserved> {
  const kind = channels[channelOf[campaign.deliveryMethod]].usage;
  if (kind === null) return { kind, count: 0, budget: { left: wanted, reason: '' } };
  const isNear = wanted > 0 && isNearCeiling(deps.settings, kind, usedToday[kind] ?? 0);
  const count = isNear ? await takeFromDay(deps, kind, wanted) : 0;
  return { kind, count, budget: { left: isNear ? count : wanted, reason: ceilingReasons[kind] } };
}

const countsAsUse = new Set(['accepted', 'retry']);

/** Counts what outcomes have used, and gives back what was reserved and not used. */
export function countUsage(
  { db, clock }: Pick<UsageDeps, 'db' | 'clock'>,
  recorded: readonly DeliveryOutcome[],
  reserved: Reserved,
): D1PreparedStatement[] {
  const attempts = recorded.flatMap((one) => one.attempts).filter(({ outcome }) => countsAsUse.has(outcome));
  return (['mails', 'texts'] as const).flatMap((kind) => {
    const used = attempts.filter(({ channel }) => channels[channel].usage === kind).length;
    const more = used - (reserved.kind === kind ? reserved.count : 0);
    return more === 0 ? [] : [usageStatement(db, dayOf(clock.now()), kind, more)];
  });
}
