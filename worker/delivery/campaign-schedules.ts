import type { MessageStatus, SkipCause } from '../domain.ts';
import { describeError, type Log } from '../platform/runtime.ts';
import type { DeliveryOutcome } from './send.rules.ts';

/** The calls that a campaign's object answers. */
export type CampaignObject = Rpc.DurableObjectBranded & {
  wake(campaignId: number): Promise<void>;
  deliver(campaignId: number, deliveryId: number): Promise<Delivered | null>;
  forget(): Promise<void>;
};

/** The outcome of a delivery that a caller waits for. */
export type Delivered = { status: MessageStatus; cause: SkipCause | null; error: string | null };

/** The campaigns' objects, as services use them. */
export type CampaignSchedules = {
  /** Makes the campaign's object check the plan now. Safe to repeat. */
  wake(campaignId: number): Promise<void>;
  /** Sends one delivery now. Null if it is gone. */
  deliver(campaignId: number, deliveryId: number): Promise<Delivered | null>;
  /** Deletes the campaign's object and its alarm. */
  forget(campaignId: number): Promise<void>;
};

export function campaignSchedules(namespace: DurableObjectNamespace<CampaignObject>): CampaignSchedules {
  const objectOf = (campaignId: number) => namespace.getByName(String(campaignId));
  return {
    wake: async (campaignId) => objectOf(campaignId).wake(campaignId),
    deliver: async (campaignId, deliveryId) => objectOf(campaignId).deliver(campaignId, deliveryId),
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

/** What sending uses of the campaign's object. */
export type ObjectContext = {
  claims: Claims;
  /** Whether the campaign was deleted during the run: nothing else is sent then. */
  isDropped: () => boolean;
  /** Runs the delivery unless it is already in progress: an alarm and a person may want the same one. */
  once: (
    deliveryId: number,
    run: () => Promise<DeliveryOutcome>,
  ) => { isFirst: boolean; outcome: Promise<DeliveryOutcome> };
};

/** An attempt that has begun. It stays until D1 has its outcome. */
export type Claim = {
  deliveryId: number;
  attempt: number;
  startedAt: number;
  outcome: DeliveryOutcome | null;
};

/**
 * Attempts in the object's own storage, so that a crash between claiming, sending and recording loses nothing: a claim
 * without an outcome may have been sent and is tried again under the same identifier; one with an outcome only needs to
 * be recorded. Stored claims can outlive a deployment, so fields that a later version adds may be missing.
 */
export type Claims = {
  all(): Map<number, Claim>;
  claim(deliveryId: number, attempt: number, startedAt: number): void;
  keep(outcome: DeliveryOutcome, startedAt: number): Promise<void>;
  settle(deliveryIds: readonly number[]): void;
};

const prefix = 'claim:';
const keyOf = (deliveryId: number) => `${prefix}${deliveryId}`;

/**
 * Nothing waits for the disk here: the runtime holds back every outgoing request until earlier writes are on disk, and
 * writes of one turn are one commit.
 * @param onClaim writes in the same commit as a claim
 */
export function openClaims(storage: DurableObjectStorage, onClaim: () => void): Claims {
  return {
    all: () =>
      new Map([...storage.kv.list<Claim>({ prefix })].map(([, claim]) => [claim.deliveryId, claim] as const)),
    claim: (deliveryId, attempt, startedAt) => {
      const claim: Claim = { deliveryId, attempt, startedAt, outcome: null };
      storage.kv.put(keyOf(deliveryId), claim);
      onClaim();
    },
    // The request that records the outcome needn't wait for this write: it says the same.
    keep: (outcome, startedAt) => {
      const { deliveryId, attempt } = outcome;
      const claim: Claim = { deliveryId, attempt, startedAt, outcome };
      return storage.put(keyOf(deliveryId), claim, { allowUnconfirmed: true });
    },
    settle: (deliveryIds) => {
      for (const id of new Set(deliveryIds)) storage.kv.delete(keyOf(id));
    },
  };
}
