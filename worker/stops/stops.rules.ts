import type { ChannelName } from '../channels/channel.ts';
import type { StopCause } from './stops.schemas.ts';

/** What is stopped: nothing named means all of it. */
export type StopScope = { campaignId: number | null; channel: ChannelName | null };
export type Stop = StopScope & { cause: StopCause };

const things: Record<ChannelName, string> = {
  email: 'emails',
  sms: 'text messages',
  push: 'app notifications',
};

/** A stop in the words of the person it belongs to. @param campaign how to speak of its campaign */
export function stopWords({ campaignId, channel, cause }: Stop, campaign: string): string {
  if (cause === 'bounce') return 'Email to you bounced, so we stopped sending there';
  if (cause === 'complaint') return 'Our email was reported as spam, so we stopped sending there';
  if (campaignId !== null)
    return `You stopped ${channel === null ? 'messages' : things[channel]} of ${campaign}`;
  return channel === null ? 'You stopped all messages' : `You stopped ${things[channel]}`;
}

/** Why nothing may be sent this way; null when something may. @param stops those that are about the campaign, or about all */
export function reasonToStop(stops: readonly Stop[], channel: ChannelName): string | null {
  const stop = stops.find((one) => one.channel === null || one.channel === channel);
  return stop === undefined ? null : stopWords(stop, 'this campaign');
}

/** What the person can do about it, after the reason. */
export const turnOnAgain = 'You can turn this on again in settings';
