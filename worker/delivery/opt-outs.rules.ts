import { type ChannelName, channels } from '../channels.ts';
import type { OptOutCause } from '../domain.ts';
import type { OptOutLift } from './delivery.schemas.ts';

/** What is stopped; null means everything. */
export type OptOutScope = { campaignId: number | null; channel: ChannelName | null };
export type Stop = OptOutScope & { cause: OptOutCause };

/** A stop in words for the user. @param campaign how to refer to its campaign */
export function optOutText({ campaignId, channel, cause }: Stop, campaign: string): string {
  const isText = channel === 'sms';
  if (cause === 'bounce')
    return `${isText ? 'Texts to your phone bounced' : 'Emails to you bounced'}, so we stopped sending there`;
  if (cause === 'complaint')
    return `Our ${isText ? 'text' : 'email'} was reported as spam, so we stopped sending there`;
  if (campaignId !== null)
    return `You stopped ${channel === null ? 'messages' : channels[channel].plural} from ${campaign}`;
  return channel === null ? 'You stopped all messages' : `You stopped ${channels[channel].plural}`;
}

const optOutsFor = (stops: readonly Stop[], channel: ChannelName) =>
  stops.filter((one) => one.channel === null || one.channel === channel);

/** Why nothing may be sent through a channel, or null. @param stops those that apply to the campaign */
export function optOutReason(stops: readonly Stop[], channel: ChannelName): string | null {
  const [stop] = optOutsFor(stops, channel);
  return stop === undefined ? null : optOutText(stop, 'this campaign');
}

/** Whether this channel is stopped only because of bounces, not because the user asked. */
export function hasOnlyBounced(stops: readonly Stop[], channel: ChannelName): boolean {
  const against = optOutsFor(stops, channel);
  return against.length > 0 && against.every(({ cause }) => cause === 'bounce');
}

export function liftOf({ channel, cause }: Stop): OptOutLift {
  if (channel !== 'sms') return 'link';
  return cause === 'bounce' ? 'settings' : 'text';
}

const howToLift: Record<OptOutLift, string> = {
  text: 'To get them again, text START from that phone',
  link: 'To get them again, request a link in settings',
  settings: 'You can turn this back on in settings',
};

/** Why nothing may be sent through a channel, and what the user can do; or null. */
export function optOutNotice(stops: readonly Stop[], channel: ChannelName): string | null {
  const [stop] = optOutsFor(stops, channel);
  return stop === undefined ? null : `${optOutText(stop, 'this campaign')}. ${howToLift[liftOf(stop)]}`;
}
