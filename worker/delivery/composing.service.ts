import { describeError } from '../platform/log.ts';
import { openSlots } from '../writer/fill.ts';
import type { Composed, Composer, LeavingMessage } from './composing.rules.ts';
import type { DeliveryDeps } from './deps.ts';

/**
 * Decides the text of a message that leaves. A fault in that holds up nothing: the message leaves as it was planned.
 * @returns null where the planned text waits for values, so that it cannot leave now
 */
export function composeOrKeep(
  { log }: Pick<DeliveryDeps, 'log'>,
  compose: Composer,
  message: LeavingMessage & { campaignId: number },
): Omit<Composed, 'history'> | null {
  try {
    return compose(message);
  } catch (error) {
    const { id, campaignId, content, ownWords, writer } = message;
    log('compose_fault', { campaignId, messageId: id, error: describeError(error) });
    const waits = writer !== 'person' && openSlots({ content, ownWords: [...(ownWords ?? [])] }).length > 0;
    return waits ? null : { given: null, planLine: null, progressLine: null, question: null };
  }
}
