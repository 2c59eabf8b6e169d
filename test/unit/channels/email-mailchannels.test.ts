import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../../worker/channels/channel.ts';
import { emailChannel } from '../../../worker/channels/email.ts';
import { mailChannels } from '../../../worker/channels/email-mailchannels.ts';
import {
  type LocalProvider,
  type Received,
  type Reply,
  startProvider,
} from '../../support/node/local-provider.ts';
import { clock, delivery, settingsWith } from './deliveries.ts';
import { driverContract } from './driver-contract.ts';

const settingsFor = (provider: LocalProvider, more: Record<string, string> = {}) =>
  settingsWith({
    MAILCHANNELS_API_KEY: 'mail-key-aubergine',
    MAILCHANNELS_BASE_URL: `${provider.origin}/tx/v1`,
    MAIL_FROM: 'coach@habits.example.com',
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
    ...more,
  });

function open(provider: LocalProvider, timeLimit: number, more: Record<string, string> = {}) {
  const settings = settingsFor(provider, more);
  const mailer = mailChannels(settings, clock, timeLimit);
  if (mailer === null) throw new Error('MailChannels is not set up');
  return emailChannel(mailer, settings);
}

const results = (...items: object[]): Reply => ({
  status: 202,
  body: JSON.stringify({ request_id: 'request-1', results: items }),
});
const accepts = results({ index: 0, message_id: 'mail-1', status: 'sent' });

type Sent = {
  personalizations: Record<string, unknown>[];
  from: object;
  reply_to?: object;
  subject: string;
  headers: Record<string, string>;
  content: { type: string; value: string }[];
};
const sentIn = (call: Received | undefined): Sent => JSON.parse(call?.body.toString() ?? 'null');

driverContract({
  driver: 'MailChannels',
  open: (provider, timeLimit) => open(provider, timeLimit),
  accepts,
  providerId: 'mail-1',
  requestId: 'request-1',
  refuses: results({ index: 0, status: 'failed', reason: 'bad address nadia.quist@example.org' }),
  badRequest: 'refused',
  identityOf: (call) => sentIn(call).headers['X-Better-Habits-Message'],
  secrets: ['mail-key-aubergine'],
});

describe('an email through MailChannels', () => {
  let provider: LocalProvider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  async function send(change: Partial<Delivery> = {}, more: Record<string, string> = {}) {
    provider.received.length = 0;
    provider.will(accepts);
    expect((await open(provider, 1000, more).send(delivery(change))).kind).toBe('accepted');
    const [call] = provider.received;
    return { call, sent: sentIn(call) };
  }
  const parts = (sent: Sent) => sent.content.map((part) => part.value);

  it('goes to their API with our key, from us to the person, in text and HTML', async () => {
    const { call, sent } = await send();
    expect(call).toMatchObject({
      method: 'POST',
      path: '/tx/v1/send',
      headers: { 'content-type': 'application/json', 'x-api-key': 'mail-key-aubergine' },
    });
    expect(sent).toMatchObject({
      personalizations: [{ to: [{ email: 'nadia.quist@example.org', name: 'Nadia Quist' }] }],
      from: { email: 'coach@habits.example.com', name: 'Better Habits' },
      subject: 'Week 1: Zebra stretching',
      content: [{ type: 'text/plain' }, { type: 'text/html' }],
    });
    expect(sent.personalizations[0]).not.toHaveProperty('dkim_domain');
    expect(sent).not.toHaveProperty('reply_to');
  });

  it('is signed where DKIM is set up', async () => {
    const dkim = { DKIM_DOMAIN: 'habits.example.com', DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: 'MIIprivate' };
    const { sent } = await send({}, dkim);
    expect(sent.personalizations[0]).toMatchObject({
      dkim_domain: 'habits.example.com',
      dkim_selector: 'mc1',
      dkim_private_key: 'MIIprivate',
    });
  });

  it('says every paragraph, where to go, who sends it and how to stop it, in both parts', async () => {
    const { sent } = await send();
    for (const part of parts(sent)) {
      for (const words of [
        'Two calm minutes after coffee.',
        'Small is how it starts.',
        'https://habits.example.com/m/open-kiwi',
        '1 Test Street, Testville',
        'Stop these emails',
        'https://habits.example.com/m/stop-kiwi',
      ]) {
        expect(part).toContain(words);
      }
    }
  });

  it('can be stopped by one click in the mail program', async () => {
    expect((await send()).sent.headers).toMatchObject({
      'List-Unsubscribe': '<https://habits.example.com/m/stop-kiwi>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  it('offers no way to stop what there is nothing to stop about', async () => {
    const { sent } = await send({ links: { ...delivery().links, unsubscribe: null } });
    expect(Object.keys(sent.headers)).toEqual(['X-Better-Habits-Message']);
    for (const part of parts(sent)) expect(part).not.toContain('Stop these emails');
  });

  it('sends answers where they are read', async () => {
    const { sent } = await send({ links: { ...delivery().links, replyTo: 'reply+4711@habits.example.com' } });
    expect(sent.reply_to).toEqual({ email: 'reply+4711@habits.example.com' });
  });

  const withEmail = (email: Delivery['forms']['email']) => ({ forms: { ...delivery().forms, email } });

  it.each([
    ['a\r\nBcc: everyone@example.org', 'a Bcc: everyone@example.org'],
    ['a\u2028b\tc\u0000', 'a b c'],
    [' \r\n ', 'Your reminder from Better Habits'],
    ['', 'Your reminder from Better Habits'],
  ])('has a subject of one line that is never empty: %j', async (subject, line) => {
    expect((await send(withEmail({ subject, paragraphs: [] }))).sent.subject).toBe(line);
  });

  it('shows what people write as text, never as markup', async () => {
    const words = `<img src=x onerror="alert('1')"> & more`;
    const { sent } = await send({
      ...withEmail({ subject: words, paragraphs: [words] }),
      contact: { ...delivery().contact, name: words },
    });
    const [text, html] = parts(sent);
    expect(text).toContain(words);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more');
  });

  it('keeps its contrast in dark mode: both schemes named, no colour but on the button', async () => {
    const [, html = ''] = parts((await send()).sent);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain(':root{color-scheme:light dark');
    const colours = html.match(/#[0-9a-f]{6}\b/gi);
    expect(new Set(colours)).toEqual(new Set(['#1f6f54', '#ffffff']));
  });
});

it('MailChannels is not there without a key', () => {
  expect(mailChannels(settingsWith({}), clock)).toBeNull();
});
