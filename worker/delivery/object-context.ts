import type { DeliveryOutcome } from './send.rules.ts';

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
