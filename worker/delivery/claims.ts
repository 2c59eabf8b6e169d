import type { DeliveryOutcome } from './send.rules.ts';

/** An attempt that was begun; it stays until the database has its outcome. */
export type Claim = {
  deliveryId: number;
  attempt: number;
  startedAt: number;
  outcome: DeliveryOutcome | null;
};

/**
 * The object's own memory of attempts, in its storage, so that a crash between claim, send and record loses nothing: a
 * claim without an outcome may have been sent and is tried again under the same identifier; one with an outcome only
 * needs to be recorded. Stored claims can outlive a deployment: a field that a later version adds may be missing.
 */
export type Claims = {
  all(): Promise<Map<number, Claim>>;
  claim(deliveryId: number, attempt: number, startedAt: number): Promise<void>;
  keep(outcome: DeliveryOutcome, startedAt: number): Promise<void>;
  settle(deliveryIds: readonly number[]): Promise<void>;
};

const prefix = 'claim:';
/** The storage drops no more of them at once. */
const MAX_KEYS = 128;
const keyOf = (deliveryId: number) => `${prefix}${deliveryId}`;

export function openClaims(storage: DurableObjectStorage): Claims {
  return {
    all: async () => {
      const entries = await storage.list<Claim>({ prefix });
      return new Map([...entries.values()].map((claim) => [claim.deliveryId, claim]));
    },
    claim: (deliveryId, attempt, startedAt) =>
      storage.put<Claim>(keyOf(deliveryId), { deliveryId, attempt, startedAt, outcome: null }),
    // The database write needn't wait until this is on disk: it records the same outcome.
    keep: (outcome, startedAt) => {
      const { deliveryId, attempt } = outcome;
      return storage.put<Claim>(
        keyOf(deliveryId),
        { deliveryId, attempt, startedAt, outcome },
        { allowUnconfirmed: true },
      );
    },
    settle: async (deliveryIds) => {
      const keys = [...new Set(deliveryIds)].map(keyOf);
      for (let at = 0; at < keys.length; at += MAX_KEYS) await storage.delete(keys.slice(at, at + MAX_KEYS));
    },
  };
}
