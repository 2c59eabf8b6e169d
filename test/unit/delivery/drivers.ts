import { afterAll, beforeAll, vi } from 'vitest';
import { newVapidKeys } from '../../../scripts/local/local-secrets.ts';
import type { ChannelName } from '../../../worker/channels.ts';
import type { Channel, Delivery } from '../../../worker/delivery/channels/channel.ts';
import { emailChannel, mailChannels } from '../../../worker/delivery/channels/email.ts';
import { smsGateway, twilio } from '../../../worker/delivery/channels/sms.ts';
import { type PushAddress, type PushStore, webPush } from '../../../worker/delivery/channels/web-push.ts';
import { readSettings, type Settings } from '../../../worker/platform/settings.ts';
import type { LocalProvider, Received, Reply } from '../../support/node/local-provider.ts';
import { newPushBrowser } from '../../support/node/push-browser.ts';

/** A Saturday in November 2026. */
export const now = Date.parse('2026-11-21T09:00:00Z');
export const clock = { now: () => now };

export function settingsWith(text: Record<string, string>): Settings {
  const basics = {
    SESSION_SECRET: 'a secret that only the tests use',
    APP_ORIGIN: 'https://habits.example.com',
  };
  const environment: unknown = { ...basics, ...text };
  return readSettings(environment as Parameters<typeof readSettings>[0]);
}

/** A delivery in which each piece of personal data is recognizable. */
export function delivery(change: Partial<Delivery> = {}): Delivery {
  return {
    identifier: 'message-4711',
    messageId: 4711,
    contact: {
      userId: 7,
      name: 'Nadia Quist',
      email: 'nadia.quist@example.org',
      phone: '+12025550143',
      carrier: 'verizon',
    },
    rendered: {
      sms: 'Zebra stretching: two calm minutes after coffee.',
      push: { title: 'Zebra stretching', body: 'Two calm minutes after coffee.' },
      email: {
        subject: 'Week 1: Zebra stretching',
        preheader: 'Two calm minutes after coffee.',
        isPrivate: false,
        message: 'Two calm minutes after coffee. Small is how it starts.',
        ownWords: [[0, 16]],
        planLine: 'After coffee: stretch.',
        progressLine: '3 of 4 days kept so far.',
        question: 'What gets in the way most?',
      },
    },
    links: {
      campaign: 'https://habits.example.com/campaigns/12',
      open: 'https://habits.example.com/m/open-kiwi',
      unsubscribe: 'https://habits.example.com/m/stop-kiwi',
      replyTo: null,
    },
    ...change,
  };
}

/** In milliseconds, however busy the machine is. */
export const ampleTime = 10_000;

export const sender = 'coach@habits.example.com';

const mailResult = (result: object): Reply => ({
  status: 202,
  body: JSON.stringify({ request_id: 'request-1', results: [{ index: 0, ...result }] }),
});
export const mailAccepted = mailResult({ message_id: 'mail-1', status: 'sent' });

export const mailIn = (call: Received | undefined) => JSON.parse(call?.body.toString() ?? 'null');

/** Both channels that send emails, with this provider instead of MailChannels. */
export function openMail(
  provider: LocalProvider,
  timeLimit = ampleTime,
  more: Record<string, string> = {},
  at = clock,
) {
  const settings = settingsWith({
    MAILCHANNELS_API_KEY: 'mail-key-aubergine',
    MAILCHANNELS_BASE_URL: `${provider.origin}/tx/v1`,
    MAIL_FROM: sender,
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
    ...more,
  });
  const mailer = mailChannels(settings, at, timeLimit);
  if (mailer === null) throw new Error('MailChannels is not set up');
  return { email: emailChannel(mailer, settings), gateway: smsGateway(mailer, settings, at) };
}

/** The phones that the driver recorded as opted out. */
export const stopped: string[] = [];
export const stopTexts = async (phone: string) => void stopped.push(phone);

export function openTwilio(
  provider: LocalProvider,
  timeLimit: number,
  from = '+12025550100',
  keep = stopTexts,
) {
  const settings = settingsWith({
    TWILIO_ACCOUNT_SID: 'ACaubergine',
    TWILIO_AUTH_TOKEN: 'token-turnip',
    TWILIO_FROM: from,
    TWILIO_BASE_URL: provider.origin,
  });
  const channel = twilio(settings, clock, keep, timeLimit);
  if (channel === null) throw new Error('Twilio is not set up');
  return channel;
}

export const twilioAccepts: Reply = {
  status: 201,
  body: JSON.stringify({ sid: 'SM1', status: 'queued', error_code: null, error_message: null }),
};

/** An error from Twilio, which contains the person's number. */
export const twilioError = (status: number, code: number): Reply => ({
  status,
  body: JSON.stringify({ code, message: 'The number +12025550143 is wrong', status }),
});

export const originOf = ({ host }: { host: string }) => `https://${host}`;
export const vapid = newVapidKeys();
export const subject = 'mailto:coach@habits.example.com';
export const browser = newPushBrowser();

export function storeOf(addresses: PushAddress[]): PushStore & { addresses: PushAddress[] } {
  const store = {
    addresses,
    list: async () => store.addresses,
    remove: async (id: number) => {
      store.addresses = store.addresses.filter((address) => address.id !== id);
    },
  };
  return store;
}

export const addressAt = (origin: string, id = 1, { p256dh, auth } = browser): PushAddress => ({
  id,
  endpoint: `${origin}/push/${id}`,
  p256dh,
  auth,
});

export function openPush(
  hosts: string,
  store: PushStore,
  timeLimit = ampleTime,
  keys: Record<string, string> = {},
) {
  const settings = settingsWith({
    VAPID_PUBLIC_KEY: vapid.VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY: vapid.VAPID_PRIVATE_KEY,
    VAPID_SUBJECT: subject,
    PUSH_HOSTS: hosts,
    ...keys,
  });
  const channel = webPush(settings, clock, store, timeLimit);
  if (channel === null) throw new Error('Web push is not set up');
  return channel;
}

/** Push endpoints are https, which the local providers are not. */
export function callPushServicesByHttp(): void {
  const { fetch } = globalThis;
  beforeAll(() => {
    vi.stubGlobal('fetch', (request: Request, init: RequestInit) =>
      fetch(new Request(request.url.replace('https:', 'http:'), request), init),
    );
  });
  afterAll(() => vi.unstubAllGlobals());
}

type DriverUnderContract = {
  driver: string;
  /** The driver, connected to a provider, with a time limit in milliseconds. */
  open: (provider: LocalProvider, timeLimit: number) => Channel;
  accepts: Reply;
  providerId: string | null;
  requestId?: string;
  refuses: Reply;
  /** Whether a wrong key is ours, so that it can be put right, or depends on the recipient. */
  wrongKey: 'retry' | 'refused';
  /** The part of a call that is the same for two tries; undefined if the provider takes no identifier. */
  identityOf?: (call: Received) => string | undefined;
  secrets: string[];
};

const mailChannelsContract: DriverUnderContract = {
  driver: 'MailChannels',
  open: (provider, timeLimit) => openMail(provider, timeLimit).email,
  accepts: mailAccepted,
  providerId: 'mail-1',
  requestId: 'request-1',
  refuses: mailResult({ status: 'failed', reason: 'bad address nadia.quist@example.org' }),
  wrongKey: 'retry',
  identityOf: (call) => mailIn(call).headers['X-Better-Habits-Message'],
  secrets: ['mail-key-aubergine'],
};

const gatewayContract: DriverUnderContract = {
  ...mailChannelsContract,
  driver: "A carrier's gateway",
  open: (provider, timeLimit) => openMail(provider, timeLimit).gateway,
};

const twilioContract: DriverUnderContract = {
  driver: 'Twilio',
  open: (provider, timeLimit) => openTwilio(provider, timeLimit),
  accepts: twilioAccepts,
  providerId: 'SM1',
  refuses: twilioError(400, 21211),
  wrongKey: 'retry',
  secrets: ['ACaubergine', 'token-turnip'],
};

const webPushContract: DriverUnderContract = {
  driver: 'Web push',
  open: (provider, timeLimit) => openPush(provider.host, storeOf([addressAt(originOf(provider))]), timeLimit),
  accepts: { status: 201 },
  providerId: null,
  refuses: { status: 410 },
  wrongKey: 'refused',
  identityOf: (call) => call.headers.topic?.toString(),
  secrets: [vapid.VAPID_PRIVATE_KEY, vapid.VAPID_PUBLIC_KEY, browser.auth, browser.p256dh, '/push/'],
};

/** The drivers of each channel. A channel without one doesn't compile. */
export const driversOf: Record<ChannelName, readonly DriverUnderContract[]> = {
  email: [mailChannelsContract],
  sms: [twilioContract, gatewayContract],
  push: [webPushContract],
};
