export const deliveryMethods = ['SMS', 'Email', 'App'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

type Hours = {
  /** The earliest and the latest local minute of the day, inclusive. */
  from: number;
  until: number;
  /** Why a message was not sent. */
  reason: string;
  /** Next to the time in the form. */
  hint: string;
  /** Next to the option "Morning (6-9 AM)", when it begins before `from`. */
  morning: string;
  choose: string;
};

export type ChannelInfo = {
  method: DeliveryMethod;
  name: string;
  plural: string;
  by: string;
  as: string;
  /** The destination shown in the form. */
  to: string;
  /** The daily ceiling that a message counts toward; null if it costs nothing. */
  usage: 'mails' | 'texts' | null;
  hours: Hours | null;
  /** The address it sends to once that is confirmed, and the sentence that asks for it; null if it needs none. */
  confirmation: { of: 'email' | 'phone'; ask: string } | null;
  brokenChannels: string;
  /** For the privacy page: the data we store for this channel, and who handles its messages. */
  keeps: string | null;
  handledBy: readonly string[];
  /** What to try if a message was accepted but didn't arrive. */
  advice: string;
};

/** To add a channel, start here; docs/architecture.md says what the compiler doesn’t point to. */
export const channels = {
  email: {
    method: 'Email',
    name: 'Email',
    plural: 'emails',
    by: 'by email',
    as: 'by email',
    to: 'To your mailbox',
    usage: 'mails',
    brokenChannels: 'Email isn’t working right now',
    keeps: null,
    handledBy: ['the email service'],
    hours: null,
    confirmation: { of: 'email', ask: 'Please confirm your email address in settings first' },
    advice: 'If it’s not in your inbox, check your spam and promotions folders.',
  },
  sms: {
    method: 'SMS',
    name: 'Text message',
    plural: 'text messages',
    by: 'by text',
    as: 'as a text message',
    to: 'To your phone',
    usage: 'texts',
    brokenChannels: 'Text messages aren’t working right now',
    keeps: 'phone and carrier',
    handledBy: ['the text message service', 'your carrier'],
    hours: {
      from: 8 * 60,
      until: 21 * 60,
      reason: 'Text messages only go out between 8 AM and 9 PM',
      hint: 'Texts go out between 8 AM and 9 PM.',
      morning: 'Texts only go out between 8 AM and 9 PM, so yours come between 8 and 9 AM.',
      choose: 'Text messages go out between 8 AM and 9 PM. Please choose a time in between',
    },
    confirmation: { of: 'phone', ask: 'Please confirm your phone number in settings first' },
    advice: 'If it didn’t arrive, your carrier may have blocked it. Email is more reliable.',
  },
  push: {
    method: 'App',
    name: 'App notification',
    plural: 'app notifications',
    by: 'in the app',
    as: 'as a notification',
    to: 'As a notification on this device',
    usage: null,
    brokenChannels: 'App notifications aren’t working right now',
    keeps: null,
    // The privacy page describes push in more detail.
    handledBy: [],
    hours: null,
    confirmation: null,
    advice: 'If it didn’t show up, check that notifications are allowed on that device.',
  },
} as const satisfies Record<string, ChannelInfo>;
export type ChannelName = keyof typeof channels;
export const channelNames = Object.keys(channels) as [ChannelName, ...ChannelName[]];
export const channelOf: Record<DeliveryMethod, ChannelName> = { Email: 'email', SMS: 'sms', App: 'push' };
export const forEachChannel = <Value>(make: (name: ChannelName) => Value) =>
  Object.fromEntries(channelNames.map((name) => [name, make(name)])) as Record<ChannelName, Value>;

/** What costs money and therefore has a daily ceiling. */
export const usageKinds = ['mails', 'texts', 'tokens'] as const;
export type UsageKind = (typeof usageKinds)[number];
const allDay = { from: 0, until: 24 * 60 - 1 };

export const infoOf = (method: DeliveryMethod): ChannelInfo => channels[channelOf[method]];

/** Inclusive local minutes of the day. */
export const hoursOf = (method: DeliveryMethod) => channels[channelOf[method]].hours ?? allDay;

/** Why nothing may be sent at this local minute of the day; null if something may. */
export function quietReason(minute: number, channel: ChannelName): string | null {
  const { hours } = channels[channel];
  return hours !== null && (minute < hours.from || minute > hours.until) ? hours.reason : null;
}
