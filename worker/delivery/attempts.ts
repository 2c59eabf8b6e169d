import { type ChannelName, channels } from '../channels.ts';
import { notDelivered, unavailable } from '../platform/errors.ts';
import { describeError } from '../platform/runtime.ts';
import type { Channel, Delivery, Links, Outcome } from './channels/channel.ts';
import type { DeliveryDeps } from './deps.ts';
import type { Attempt } from './send.rules.ts';
import { ceilingReasons, takeFromDay } from './usage.service.ts';

/** Records an attempt that didn't call a provider. */
export const notCalled = (
  channel: ChannelName,
  outcome: Attempt['outcome'],
  error: string,
  at: number,
): Attempt => ({ channel, outcome, error, providerId: null, requestId: null, startedAt: at, finishedAt: at });

export function notWritten(channel: ChannelName, at: number): { outcome: Outcome; attempts: Attempt[] } {
  const outcome = { kind: 'retry', reason: 'We couldn’t write this message right now' } as const;
  return { outcome, attempts: [notCalled(channel, outcome.kind, outcome.reason, at)] };
}

/** Tries the channels in order. Moves on to the next only if one refused permanently, and not because of an opt-out. */
export async function tryChannels(
  deps: DeliveryDeps,
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
  const isOverCeiling = outcome.kind === 'retry' && outcome.isOverCeiling === true;
  throw isOverCeiling ? unavailable(outcome.reason) : notDelivered(outcome.reason);
}

type OtherDelivery = Omit<Delivery, 'links'> & { links?: Partial<Links> };

/** Sends a message that belongs to no campaign, after counting it toward the daily ceiling. By default, it opens the app. */
export async function tryCounted(deps: DeliveryDeps, channel: ChannelName, delivery: OtherDelivery) {
  const kind = channels[channel].usage;
  if (kind !== null && (await takeFromDay(deps, kind, 1)) < 1)
    return { outcome: overCeiling(ceilingReasons[kind]), attempts: [] };
  const { APP_ORIGIN: app } = deps.settings;
  const links = { open: app, campaign: app, unsubscribe: null, replyTo: null, ...delivery.links };
  return tryChannels(deps, { order: [channel], isDeleted: () => false }, { ...delivery, links });
}

/** Sends through one channel. Never throws: an error becomes the outcome. */
async function tryChannel(deps: DeliveryDeps, channel: Channel | null, delivery: Delivery): Promise<Outcome> {
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
