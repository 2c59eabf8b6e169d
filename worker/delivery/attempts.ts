import { sql } from 'drizzle-orm';
import { type ChannelName, channels } from '../channels.ts';
import { deliveries, deliveryAttempts, users } from '../db/schema.ts';
import { mayHaveArrived, notDelivered, unavailable } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import type { RenderedMessage } from '../writer/render-message.ts';
import type { Channel, Contact, Delivery, Links, Outcome } from './channels/channel.ts';
import type { Deps } from './deps.ts';
import { type Attempt, judge, outcomeUnknown } from './send.rules.ts';
import { ceilingReasons, takeFromDay } from './usage.service.ts';

/** Records an attempt that didn't call a provider. */
export const notCalled = (
  channel: ChannelName,
  outcome: Attempt['outcome'],
  error: string,
  at: number,
): Attempt => ({ channel, outcome, error, providerId: null, requestId: null, startedAt: at, finishedAt: at });

/** Tries the channels in order. Moves on to the next only if one refused permanently, and not because of an opt-out. */
export async function tryChannels(
  deps: Deps,
  { order, isDeleted }: { order: readonly ChannelName[]; isDeleted: () => boolean },
  delivery: Delivery,
) {
  const attempts: Attempt[] = [];
  let outcome: Outcome = { kind: 'refused', reason: 'We have no way to reach you' };
  for (const channel of order) {
    const startedAt = deps.clock.now();
    outcome = await tryChannel(deps, deps.channels[channel], delivery);
    attempts.push({
      channel,
      outcome: outcome.kind === 'retry' && outcome.isUnanswered ? 'unknown' : outcome.kind,
      error: outcome.kind === 'accepted' ? null : outcome.reason,
      providerId: outcome.kind === 'accepted' ? outcome.providerId : null,
      requestId: outcome.kind === 'accepted' ? (outcome.requestId ?? null) : null,
      startedAt,
      finishedAt: deps.clock.now(),
    });
    if (outcome.kind !== 'refused' || outcome.isOptOut || isDeleted()) break;
  }
  return { outcome, attempts };
}

const overCeiling = (reason: string): Outcome => ({
  kind: 'retry',
  reason: `${reason}. Please try again tomorrow`,
  isOverCeiling: true,
});

export function assertAccepted(outcome: Outcome): void {
  if (outcome.kind === 'accepted') return;
  if (outcome.kind === 'retry' && outcome.isUnanswered) throw mayHaveArrived(outcomeUnknown);
  const isOverCeiling = outcome.kind === 'retry' && outcome.isOverCeiling === true;
  throw isOverCeiling ? unavailable(outcome.reason) : notDelivered(outcome.reason);
}

type OtherDelivery = Omit<Delivery, 'links'> & { links?: Partial<Links> };

/** Sends a message that belongs to no campaign, after counting it toward the daily ceiling. By default, it opens the app. */
export async function tryCounted(deps: Deps, channel: ChannelName, delivery: OtherDelivery) {
  const kind = channels[channel].usage;
  if (kind !== null && (await takeFromDay(deps, kind, 1)) < 1)
    return { outcome: overCeiling(ceilingReasons[kind]), attempts: [] };
  const { APP_ORIGIN: app } = deps.settings;
  const links = { open: app, campaign: app, unsubscribe: null, replyTo: null, ...delivery.links };
  return tryChannels(deps, { order: [channel], isDeleted: () => false }, { ...delivery, links });
}

/** Sends through one channel. Never throws: an error becomes the outcome. */
async function tryChannel(deps: Deps, channel: Channel | null, delivery: Delivery): Promise<Outcome> {
  if (channel === null) return { kind: 'refused', reason: 'This delivery method isn’t set up here' };
  const unreachable = channel.unreachable(delivery.contact);
  if (unreachable !== null) return { kind: 'refused', reason: unreachable };
  try {
    return await channel.send(delivery);
  } catch (error) {
    deps.log('channel_error', { channel: channel.name, error: describeError(error) });
    return { kind: 'retry', reason: channels[channel.name].brokenChannels };
  }
}

/** Sends a test now, in a single attempt, and records it, unless the account was deleted in the meantime. */
export async function deliverTest(
  deps: Deps,
  test: { channel: ChannelName; contact: Contact; rendered: RenderedMessage },
): Promise<Outcome> {
  const { db, clock, ids } = deps;
  const { channel, contact } = test;
  const due = { reason: 'test', dueAt: clock.now() } as const;
  const identifier = `test-${ids.next()}`;
  const { outcome, attempts } = await tryCounted(deps, channel, { ...test, identifier });
  const finishedAt = clock.now();
  const { status, cause, error } = judge(outcome, { ...due, attempt: 1, mayHaveArrived: false }, finishedAt);
  const [recorded] = await db
    .insert(deliveries)
    .select(
      sql`SELECT NULL, id, NULL, NULL, ${due.reason}, ${identifier}, ${due.dueAt}, ${status}, NULL, 1, ${channel},
        ${cause}, ${error}, ${finishedAt} FROM ${users} WHERE id = ${contact.userId}`,
    )
    .returning({ id: deliveries.id });
  if (recorded !== undefined && attempts.length > 0)
    await db
      .insert(deliveryAttempts)
      .values(attempts.map((attempt) => ({ ...attempt, deliveryId: recorded.id, attempt: 1 })));
  return outcome;
}
