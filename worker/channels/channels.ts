import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { Settings } from '../env.ts';
import type { ChannelName, Channels } from './channel.ts';
import { mailChannels } from './email-mailchannels.ts';
import { outboxChannel } from './outbox.ts';

/** Each channel by its provider; without one, by the outbox in development, and not at all in production. */
export function channelsFrom(settings: Settings, db: Db, clock: Clock): Channels {
  const standIn = (name: ChannelName) =>
    settings.ENVIRONMENT === 'development' ? outboxChannel(name, db, clock) : null;
  return {
    email: settings.MAILCHANNELS_API_KEY === undefined ? standIn('email') : mailChannels(settings, clock),
    sms: standIn('sms'),
    push: standIn('push'),
  };
}
