import type { Delivery } from '../../../worker/delivery/channels/channel.ts';
import { readSettings, type Settings } from '../../../worker/platform/settings.ts';
import type { LocalProvider, Received, Reply } from '../../support/node/local-provider.ts';

/** A Saturday in November 2026. */
export const now = Date.parse('2026-11-21T09:00:00Z');
export const clock = { now: () => now };

/** Settings read from an environment. */
export function settingsWith(text: Record<string, string>): Settings {
  const environment: unknown = {
    SESSION_SECRET: 'a secret that only the tests use, long enough',
    APP_ORIGIN: 'https://habits.example.com',
    ...text,
  };
  return readSettings(environment as Parameters<typeof readSettings>[0]);
}

/** Settings that send emails to this provider instead of MailChannels. */
export const settingsWithMail = (provider: LocalProvider, more: Record<string, string> = {}) =>
  settingsWith({
    MAILCHANNELS_API_KEY: 'mail-key-aubergine',
    MAILCHANNELS_BASE_URL: `${provider.origin}/tx/v1`,
    MAIL_FROM: 'coach@habits.example.com',
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
    ...more,
  });

/** MailChannels' response to an email. */
export const mailResult = (result: object): Reply => ({
  status: 202,
  body: JSON.stringify({ request_id: 'request-1', results: [{ index: 0, ...result }] }),
});
export const mailAccepted = mailResult({ message_id: 'mail-1', status: 'sent' });

/** The email in a call to MailChannels. */
export const mailIn = (call: Received | undefined) => JSON.parse(call?.body.toString() ?? 'null');

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

/** The data of a delivery that must never appear in a reason or in the log. */
export const privateWords = [
  'Nadia',
  'nadia.quist',
  '2025550143',
  'Zebra',
  'coffee',
  'stop-kiwi',
  'open-kiwi',
];
