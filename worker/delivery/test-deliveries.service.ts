import { type ChannelName, channels } from '../channels.ts';
import type { Db } from '../db/client.ts';
import { deliveries } from '../db/schema.ts';
import type { Ids } from '../platform/runtime.ts';
import type { RenderedMessage } from '../writer/render-message.ts';
import { overCeiling, tryChannels } from './attempts.ts';
import type { Contact, Outcome } from './channels/channel.ts';
import { recordOutcomes } from './deliveries.repo.ts';
import type { DeliveryDeps } from './deps.ts';
import { atCeiling, judge, outcomeUnknown } from './send.rules.ts';
import { ceilingReasons, takeFromDay } from './usage.service.ts';

/** A test that takes longer than this was interrupted. In milliseconds. */
const LOST_AFTER = 5 * 60_000;

/**
 * Sends a test now, in a single attempt, and records it as a delivery. No campaign's object looks after it, so if a crash
 * interrupts it, `failLostTests` cleans up.
 */
export async function deliverTest(
  deps: DeliveryDeps & { ids: Ids },
  test: { channel: ChannelName; contact: Contact; rendered: RenderedMessage },
): Promise<Outcome> {
  const { db, clock, ids, settings } = deps;
  const { channel, contact, rendered } = test;
  const due = { reason: 'test', dueAt: clock.now() } as const;
  const identifier = `test-${ids.next()}`;
  const { id } = await db
    .insert(deliveries)
    .values({ userId: contact.userId, identifier, ...due })
    .returning({ id: deliveries.id })
    .get();
  const kind = channels[channel].usage;
  const isOverCeiling = kind !== null && (await takeFromDay(deps, kind, 1)) < 1;
  const { outcome, attempts } = isOverCeiling
    ? { outcome: overCeiling(ceilingReasons[kind]), attempts: [] }
    : await tryChannels(
        deps,
        { order: [channel], isDeleted: () => false },
        { identifier, contact, rendered, links: linksOfTest(settings.APP_ORIGIN) },
      );
  const finishedAt = clock.now();
  await recordOutcomes(
    db,
    [
      {
        ...{ deliveryId: id, messageId: null, attempt: 1, finalText: null, channel, attempts, finishedAt },
        cause: outcome.kind === 'refused' && outcome.isOptOut ? 'opted_out' : null,
        ...judge(outcome, { ...due, attempt: 1, mayHaveArrived: false }, finishedAt),
        ...(isOverCeiling ? atCeiling(due, ceilingReasons[kind], finishedAt) : {}),
      },
    ],
    { closing: [], usageOf: () => [] },
    () => {},
  );
  return outcome;
}

const linksOfTest = (origin: string) => ({
  ...{ open: origin, campaign: origin, unsubscribe: null, replyTo: null },
});

/** ?1 due before, ?2 now, ?3 error. Names the index, because SQLite would otherwise scan all deliveries. */
export const lostTests = `UPDATE deliveries INDEXED BY deliveries_overdue
  SET status = 'failed', error = ?3, settled_at = ?2
  WHERE status = 'scheduled' AND due_at <= ?1 AND reason = 'test'`;

/** Interrupted tests aren't retried, because nobody is waiting for them anymore. */
export const failLostTests = ({ $client }: Db, now: number) =>
  $client
    .prepare(lostTests)
    .bind(now - LOST_AFTER, now, outcomeUnknown)
    .run();
