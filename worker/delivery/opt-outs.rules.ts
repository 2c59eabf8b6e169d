import { type ChannelName, channels } from '../channels.ts';
import type { OptOutCause } from '../domain.ts';
import type { OptOutLift } from './delivery.schemas.ts';

export type Stop = { campaignId: number | null; channel: ChannelName | null; cause: OptOutCause };

/** `campaign` is how to refer to its campaign. */
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
  stops.filter((stop) => stop.channel === null || stop.channel === channel);

/** Why nothing may be sent through a channel; null if something may. */
export function optOutReason(stops: readonly Stop[], channel: ChannelName): string | null {
  const [stop] = optOutsFor(stops, channel);
  return stop === undefined ? null : optOutText(stop, 'this campaign');
}

/** Whether messages of another channel may come by email. */
export const mayFallBack = (
  { emailFallback, emailConfirmed }: { emailFallback: boolean; emailConfirmed: boolean },
  stops: readonly Stop[],
): boolean => emailFallback && emailConfirmed && optOutReason(stops, 'email') === null;

export function hasOnlyBounced(stops: readonly Stop[], channel: ChannelName): boolean {
  const channelStops = optOutsFor(stops, channel);
  return channelStops.length > 0 && channelStops.every(({ cause }) => cause === 'bounce');
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

export function optOutNotice(stops: readonly Stop[], channel: ChannelName): string | null {
  const [stop] = optOutsFor(stops, channel);
  return stop === undefined ? null : `${optOutText(stop, 'this campaign')}. ${howToLift[liftOf(stop)]}`;
}
