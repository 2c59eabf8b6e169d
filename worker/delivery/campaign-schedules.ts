import type { Db } from '../db/client.ts';
import { MINUTE } from '../domain.ts';
import { type Clock, describeError, type Log } from '../platform/runtime.ts';
import type { FinalText } from './choices.rules.ts';
import type { DeliveryOutcome, Verdict } from './send.rules.ts';

export type CampaignSchedules = {
  /** Makes the campaign's object check the plan now. Idempotent. */
  wake(campaignId: number): Promise<void>;
  /** Sends one delivery now. @returns null if it is gone */
  sendNow(campaignId: number, deliveryId: number): Promise<Verdict | null>;
  forget(campaignId: number): Promise<void>;
};

export type CampaignObject = Rpc.DurableObjectBranded & CampaignSchedules;

export function campaignSchedules(namespace: DurableObjectNamespace<CampaignObject>): CampaignSchedules {
  const objectOf = (campaignId: number) => namespace.getByName(String(campaignId));
  return {
    wake: async (campaignId) => objectOf(campaignId).wake(campaignId),
    sendNow: async (campaignId, deliveryId) => objectOf(campaignId).sendNow(campaignId, deliveryId),
    forget: async (campaignId) => objectOf(campaignId).forget(campaignId),
  };
}

type ScheduleDeps = { schedules: CampaignSchedules; log: Log };

/** In milliseconds, before each further try to wake an object. */
const WAKE_RETRY_DELAYS = [100, 400];

/** Tries up to three times. If that fails, the cron job wakes the campaign once it is overdue. */
export async function wakeSchedule({ schedules, log }: ScheduleDeps, campaignId: number): Promise<void> {
  for (const delay of [...WAKE_RETRY_DELAYS, null]) {
    try {
      return await schedules.wake(campaignId);
    } catch (error) {
      log('wake_error', { campaignId, error: describeError(error) });
    }
    if (delay !== null) await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** For a deleted campaign. If this fails, the object's next run finds no campaign and deletes the object's storage. */
export async function forgetSchedule({ schedules, log }: ScheduleDeps, campaignId: number): Promise<void> {
  await schedules
    .forget(campaignId)
    .catch((error) => log('forget_error', { campaignId, error: describeError(error) }));
}

/** The most campaigns that one healing run wakes; the next run continues. */
const MAX_HEALED = 500;
/** In milliseconds. If a delivery is this late, its alarm was lost or keeps failing. */
export const OVERDUE_AFTER = MINUTE;

/**
 * ?1 due before, ?2 limit. In random order, so that campaigns that stay broken can't keep the others from their turn.
 * Without INDEXED BY, statistics make SQLite scan all campaigns.
 */
const overdue = `SELECT campaign_id AS campaignId FROM deliveries INDEXED BY deliveries_overdue
  WHERE status = 'scheduled' AND due_at <= ?1 AND coalesce(next_try_at, 0) <= ?1
  GROUP BY campaign_id ORDER BY random() LIMIT ?2`;
const unclosed = `SELECT id AS campaignId FROM campaigns WHERE completed = 0 AND ends_at <= ?1
  ORDER BY random() LIMIT ?2`;

export async function healSchedules(
  { db: { $client }, clock, schedules, log }: ScheduleDeps & { db: Db; clock: Clock },
  limit = MAX_HEALED,
): Promise<void> {
  const before = clock.now() - OVERDUE_AFTER;
  const found = await $client.batch<{ campaignId: number }>(
    [overdue, unclosed].map((text) => $client.prepare(text).bind(before, limit)),
  );
  const campaigns = new Set(found.flatMap(({ results }) => results).map(({ campaignId }) => campaignId));
  const woken = await Promise.allSettled([...campaigns].map((campaignId) => schedules.wake(campaignId)));
  const failed = woken.filter((result) => result.status === 'rejected').length;
  log('heal', { overdue: campaigns.size, failed });
}

/** The parts of the campaign's object that sending uses. */
export type ObjectContext = {
  claims: Claims;
  /** Whether the campaign was deleted during the run, so that nothing else may be sent. */
  isDeleted: () => boolean;
  /** Makes an attempt only once, even if the alarm and the user ask for the same one at the same time. */
  once: (
    due: { deliveryId: number; tries: number },
    run: () => Promise<DeliveryOutcome>,
  ) => { isFirst: boolean; outcome: Promise<DeliveryOutcome> };
};

/** A started attempt, stored until D1 has its outcome. */
export type Claim = {
  deliveryId: number;
  attempt: number;
  startedAt: number;
  finalText: FinalText | null;
  /** The number of consecutive runs that failed or crashed before this one; null outside runs. */
  failures: number | null;
  outcome: DeliveryOutcome | null;
};

/**
 * A claim without an outcome may have been sent and is retried; one with an outcome only needs to be recorded in D1.
 * They outlive deployments, so fields added after the first release must be optional.
 */
export type Claims = {
  all(): Map<number, Claim>;
  /**
   * Stores an attempt, sets the guard alarm in the same commit, and waits for the disk: the call's time limit starts
   * after it.
   */
  claim(attempt: Omit<Claim, 'failures' | 'outcome'>): Promise<void>;
  saveOutcome(outcome: DeliveryOutcome, startedAt: number): Promise<void>;
  /** Call it once D1 has the outcomes. */
  remove(deliveryIds: readonly number[]): void;
};

const prefix = 'claim:';
const keyOf = (deliveryId: number) => `${prefix}${deliveryId}`;

/** `onClaim` sets the guard alarm synchronously, to be in the same commit; it returns the failures to store. */
export function openClaims(storage: DurableObjectStorage, onClaim: () => number | null): Claims {
  return {
    all: () =>
      new Map([...storage.kv.list<Claim>({ prefix })].map(([, claim]) => [claim.deliveryId, claim] as const)),
    claim: (attempt) => {
      const claim: Claim = { ...attempt, failures: onClaim(), outcome: null };
      storage.kv.put(keyOf(attempt.deliveryId), claim);
      return storage.sync();
    },
    // Unconfirmed, because D1 records the same outcome anyway and needn't wait for this write.
    saveOutcome: (outcome, startedAt) => {
      const { deliveryId, attempt } = outcome;
      const claim: Claim = { deliveryId, attempt, startedAt, finalText: null, failures: null, outcome };
      return storage.put(keyOf(deliveryId), claim, { allowUnconfirmed: true });
    },
    remove: (deliveryIds) => {
      for (const id of new Set(deliveryIds)) storage.kv.delete(keyOf(id));
    },
  };
}
