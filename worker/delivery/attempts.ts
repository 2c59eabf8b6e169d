import { type ChannelName, channels } from '../channels.ts';
import { notDelivered, unavailable } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import { type Channel, type Delivery, type Outcome, providerNames } from './channels/channel.ts';
import type { DeliveryDeps } from './deps.ts';
import type { Attempt } from './send.rules.ts';
import { ceilingReasons, takeFromDay } from './usage.service.ts';

/** An attempt without a call to a provider. */
export const notCalled = (
  channel: ChannelName,
  outcome: Attempt['outcome'],
  error: string,
  at: number,
): Attempt => ({ channel, outcome, error, providerId: null, requestId: null, startedAt: at, finishedAt: at });

/** The outcome if the text could not be written yet. */
export function notWritten(channel: ChannelName, at: number): { outcome: Outcome; attempts: Attempt[] } {
  const outcome = { kind: 'retry', reason: 'We couldn’t write this message right now' } as const;
  return { outcome, attempts: [notCalled(channel, outcome.kind, outcome.reason, at)] };
}

/** Tries the channels in order. The next one is used only if a channel refused for good and the user didn't opt out. */
export async function tryChannels(
  deps: DeliveryDeps,
  { order, isDropped }: { order: readonly ChannelName[]; isDropped: () => boolean },
  delivery: Delivery,
) {
  const attempts: Attempt[] = [];
  let outcome: Outcome = { kind: 'refused', reason: 'We have no way to reach you' };
  for (const channel of order) {
    const startedAt = deps.clock.now();
    outcome = await tryChannel(deps, deps.channels[channel], delivery);
    attempts.push({
      channel,
      outcome: outcome.kind,
      error: outcome.kind === 'accepted' ? null : outcome.reason,
      ...providerNames(outcome),
      startedAt,
      finishedAt: deps.clock.now(),
    });
    if (outcome.kind !== 'refused' || outcome.isOptOut || isDropped()) break;
  }
  return { outcome, attempts };
}

export const overCeiling = (reason: string): Outcome => ({
  kind: 'retry',
  reason: `${reason}. Please try again tomorrow`,
  isOverCeiling: true,
});

/** @throws unavailable if the daily ceiling is reached, notDelivered with the reason if it was not accepted otherwise */
export function assertAccepted(outcome: Outcome): void {
  if (outcome.kind === 'accepted') return;
  const isOverCeiling = outcome.kind === 'retry' && outcome.isOverCeiling === true;
  throw isOverCeiling ? unavailable(outcome.reason) : notDelivered(outcome.reason);
}

/** One try of something that belongs to no campaign. It is counted for the daily ceiling first. */
export async function tryCounted(
  deps: DeliveryDeps,
  name: ChannelName,
  delivery: Delivery,
): Promise<Outcome> {
  const kind = channels[name].usage;
  if (kind !== null && (await takeFromDay(deps, kind, 1)) < 1) return overCeiling(ceilingReasons[kind]);
  return tryChannel(deps, deps.channels[name], delivery);
}

/** One try through one channel. Never throws: an error is an outcome. */
export async function tryChannel(
  deps: DeliveryDeps,
  channel: Channel | null,
  delivery: Delivery,
): Promise<Outcome> {
  if (channel === null) return { kind: 'refused', reason: 'This delivery method isn’t set up here' };
  const unreachable = channel.unreachable(delivery.contact);
  if (unreachable !== null) return { kind: 'refused', reason: unreachable };
  try {
    return await channel.send(delivery);
  } catch (error) {
    deps.log('channel_fault', { channel: channel.name, error: describeError(error) });
    return { kind: 'retry', reason: channels[channel.name].outOfOrder };
  }
}
