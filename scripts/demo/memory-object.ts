import type { Claim, ObjectContext } from '../../worker/delivery/campaign-schedules.ts';

/** An in-memory stand-in for a campaign's Durable Object. */
export function inMemoryObject(): ObjectContext {
  const claims = new Map<number, Claim>();
  return {
    claims: {
      all: () => new Map(claims),
      claim: async (attempt) => {
        claims.set(attempt.deliveryId, { ...attempt, failures: null, outcome: null });
      },
      saveOutcome: async (outcome, startedAt) => {
        const { deliveryId, attempt } = outcome;
        claims.set(deliveryId, { deliveryId, attempt, startedAt, finalText: null, failures: null, outcome });
      },
      remove: (deliveryIds) => {
        for (const id of deliveryIds) claims.delete(id);
      },
    },
    isDeleted: () => false,
    once: (_, run) => ({ isFirst: true, outcome: run() }),
  };
}
