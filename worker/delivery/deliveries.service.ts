import { type Claim, readAs } from '../http/read-as.ts';
import { notFound } from '../platform/errors.ts';
import { selectAttempts, selectOwnMessage } from './deliveries.repo.ts';
import type { DeliveryView } from './deliveries.schemas.ts';
import type { DeliveryDeps } from './deps.ts';

/** What was tried to get a message to the person, and what came of it. @throws notFound, for another person's message too */
export async function listDeliveries(
  { db, clock }: DeliveryDeps,
  claim: Claim,
  messageId: number,
): Promise<DeliveryView[]> {
  const [[message], rows] = await readAs(db, claim, clock.now(), [
    selectOwnMessage(db, claim.userId, messageId),
    selectAttempts(db, claim.userId, messageId),
  ]);
  if (message === undefined) throw notFound('Message');
  return rows.map(({ startedAt, finishedAt, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
  }));
}
