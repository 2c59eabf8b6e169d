import type { UsageKind } from '../channels.ts';
import type { Settings } from '../platform/settings.ts';
import type { DeliveryDeps } from './deps.ts';
import { usageStatement } from './usage.repo.ts';

export type UsageDeps = Pick<DeliveryDeps, 'db' | 'clock' | 'log'> & { settings: Ceilings };
type Ceilings = Pick<Settings, 'MAILS_PER_DAY' | 'TEXTS_PER_DAY' | 'AI_TOKENS_PER_DAY'>;

export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

export const ceilingOf = (settings: Ceilings, kind: UsageKind): number =>
  ({
    mails: settings.MAILS_PER_DAY,
    texts: settings.TEXTS_PER_DAY,
    tokens: settings.AI_TOKENS_PER_DAY,
  })[kind];

/** In the last fifth of a ceiling, messages are counted before they are sent. */
export const nearCeiling = (settings: Ceilings, kind: UsageKind) =>
  Math.floor(ceilingOf(settings, kind) * 0.8);

/** Why something does not leave today, or not by AI, in a person's words. */
export const ceilingReasons = {
  mails: 'This server has sent all the emails it may send today',
  texts: 'This server has sent all the text messages it may send today',
  tokens: 'The AI writer has reached its limit for today, so the built-in writer wrote this message',
};

/** For the operator: somebody has to raise the ceiling, or find out who uses so much. */
export const logCeiling = ({ log, settings }: Pick<UsageDeps, 'log' | 'settings'>, kind: UsageKind): void =>
  log('ceiling_reached', { kind, ceiling: ceilingOf(settings, kind) });

/**
 * Takes something off the day before it is used. Costs a round trip: what campaigns send is counted with what they read
 * and write anyway.
 * @returns how much of it may be used: all, the rest of the day, or nothing
 */
export async function takeFromDay(deps: UsageDeps, kind: UsageKind, wanted: number): Promise<number> {
  const { db, clock, settings } = deps;
  const row = await usageStatement(db, dayOf(clock.now()), kind, wanted).first<{ used: number }>();
  const over = (row?.used ?? 0) - ceilingOf(settings, kind);
  if (over <= 0) return wanted;
  logCeiling(deps, kind);
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
