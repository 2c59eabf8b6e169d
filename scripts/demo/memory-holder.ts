import type { Claim } from '../../worker/delivery/claims.ts';
import type { ObjectContext } from '../../worker/delivery/send-due.ts';

/** The storage of a campaign's object, in memory. */
export function memoryHolder(): ObjectContext {
  const claims = new Map<number, Claim>();
  return {
    claims: {
      all: async () => new Map(claims),
      claim: async (deliveryId, attempt, startedAt) => {
        claims.set(deliveryId, { deliveryId, attempt, startedAt, outcome: null });
      },
      keep: async (outcome, startedAt) => {
        const { deliveryId, attempt } = outcome;
        claims.set(deliveryId, { deliveryId, attempt, startedAt, outcome });
      },
      settle: async (deliveryIds) => {
        for (const id of deliveryIds) claims.delete(id);
      },
    },
    isDropped: () => false,
    once: (_, run) => ({ isFirst: true, outcome: run() }),
  };
}
