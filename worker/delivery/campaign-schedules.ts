import type { MessageStatus, SkipCause } from '../domain.ts';
import { describeError, type Log } from '../platform/runtime.ts';
import type { FinalText } from './choices.rules.ts';
import type { DeliveryOutcome } from './send.rules.ts';

/** The calls that a campaign's object answers. */
export type CampaignObject = Rpc.DurableObjectBranded & {
  wake(campaignId: number): Promise<void>;
  sendNow(campaignId: number, deliveryId: number): Promise<Delivered | null>;
  forget(): Promise<void>;
};

/** The outcome of a delivery that a caller waits for. */
export type Delivered = { status: MessageStatus; cause: SkipCause | null; error: string | null };

/** The campaigns' objects, as services use them. */
export type CampaignSchedules = {
  /** Makes the campaign's object check the plan now. Safe to repeat. */
  wake(campaignId: number): Promise<void>;
  /** Sends one delivery now. Null if it is gone. */
  sendNow(campaignId: number, deliveryId: number): Promise<Delivered | null>;
  /** Deletes the campaign's object and its alarm. */
  forget(campaignId: number): Promise<void>;
};

export function campaignSchedules(namespace: DurableObjectNamespace<CampaignObject>): CampaignSchedules {
  const objectOf = (campaignId: number) => namespace.getByName(String(campaignId));
  return {
    wake: async (campaignId) => objectOf(campaignId).wake(campaignId),
    sendNow: async (campaignId, deliveryId) => objectOf(campaignId).sendNow(campaignId, deliveryId),
    forget: async (campaignId) => objectOf(campaignId).forget(),
  };
}

type ScheduleDeps = { schedules: CampaignSchedules; log: Log };

/** If this fails, the next healing run wakes the campaign. */
export async function wakeSchedule({ schedules, log }: ScheduleDeps, campaignId: number): Promise<void> {
  await schedules
    .wake(campaignId)
    .catch((error) => log('wake_fault', { campaignId, error: describeError(error) }));
}

/** For a deleted campaign. If the object can't be reached, its next run finds nothing to send and deletes it. */
export async function forgetSchedule({ schedules, log }: ScheduleDeps, campaignId: number): Promise<void> {
  await schedules
    .forget(campaignId)
    .catch((error) => log('forget_fault', { campaignId, error: describeError(error) }));
}

/** The parts of the campaign's object that sending needs. */
export type ObjectContext = {
  claims: Claims;
  /** Whether the campaign was deleted in the meantime: nothing else is sent then. */
  isDropped: () => boolean;
  /** Makes an attempt unless it was made since the delivery was read: an alarm and a person may want the same one. */
  once: (
    due: { deliveryId: number; tries: number },
    run: () => Promise<DeliveryOutcome>,
  ) => { isFirst: boolean; outcome: Promise<DeliveryOutcome> };
};

/** An attempt that has begun. It stays until D1 has its outcome. */
export type Claim = {
  deliveryId: number;
  attempt: number;
  startedAt: number;
  /** What was decided about the text; null if it is sent as planned. Claims of the first version don't have it. */
  given?: FinalText | null;
  /** How many runs in a row had failed or crashed before this one; null outside runs. */
  faults?: number | null;
  outcome: DeliveryOutcome | null;
};

/**
 * Attempts in the object's own storage, so that a crash between claiming, sending and recording loses nothing: a claim
 * without an outcome may have been sent and is tried again under the same identifier; one with an outcome only needs to
 * be recorded. Stored claims can outlive a deployment, so fields that a later version adds may be missing.
 */
export type Claims = {
  all(): Map<number, Claim>;
  /**
   * Notes that an attempt begins, and sets the guard alarm in the same commit. The commit is on disk before a provider is
   * called: the runtime holds back outgoing requests until earlier writes are confirmed.
   */
  claim(begun: Omit<Claim, 'faults' | 'outcome'>): void;
  keep(outcome: DeliveryOutcome, startedAt: number): Promise<void>;
  /** Once D1 has their outcomes. */
  remove(deliveryIds: readonly number[]): void;
};

const prefix = 'claim:';
const keyOf = (deliveryId: number) => `${prefix}${deliveryId}`;

/**
 * @param onClaim sets the guard alarm without waiting, since writes of one turn are one commit; returns the faults to store
 */
export function openClaims(storage: DurableObjectStorage, onClaim: () => number | null): Claims {
  return {
    all: () =>
      new Map([...storage.kv.list<Claim>({ prefix })].map(([, claim]) => [claim.deliveryId, claim] as const)),
    claim: (begun) => {
      const claim: Claim = { ...begun, faults: onClaim(), outcome: null };
      storage.kv.put(keyOf(begun.deliveryId), claim);
    },
    // The request that records the outcome needn't wait for this write: it says the same.
    keep: (outcome, startedAt) => {
      const { deliveryId, attempt } = outcome;
      const claim: Claim = { deliveryId, attempt, startedAt, outcome };
      return storage.put(keyOf(deliveryId), claim, { allowUnconfirmed: true });
    },
    remove: (deliveryIds) => {
      for (const id of new Set(deliveryIds)) storage.kv.delete(keyOf(id));
    },
  };
}
