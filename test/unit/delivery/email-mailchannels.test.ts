import { afterAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../../worker/delivery/channels/channel.ts';
import { emailChannel } from '../../../worker/delivery/channels/email.ts';
import { mailChannels } from '../../../worker/delivery/channels/email-mailchannels.ts';
import { type LocalProvider, startProvider } from '../../support/node/local-provider.ts';
import {
  ampleTime,
  clock,
  delivery,
  driverContract,
  mailAccepted,
  mailIn,
  mailResult,
  settingsWithMail,
} from './driver-contract.ts';

function open(provider: LocalProvider, timeLimit: number, more: Record<string, string> = {}) {
  const settings = settingsWithMail(provider, more);
  const mailer = mailChannels(settings, clock, timeLimit);
  if (mailer === null) throw new Error('MailChannels is not set up');
  return emailChannel(mailer, settings);
}

type Sent = {
  personalizations: Record<string, unknown>[];
  reply_to?: object;
  subject: string;
  headers: Record<string, string>;
  content: { type: string; value: string }[];
};

const provider = await startProvider();
afterAll(() => provider.close());

driverContract({
  driver: 'MailChannels',
  open: (provider, timeLimit) => open(provider, timeLimit),
  accepts: mailAccepted,
  providerId: 'mail-1',
  requestId: 'request-1',
  refuses: mailResult({ status: 'failed', reason: 'bad address nadia.quist@example.org' }),
  badRequest: 'refused',
  identityOf: (call) => mailIn(call).headers['X-Better-Habits-Message'],
  secrets: ['mail-key-aubergine'],
});

describe('an email through MailChannels', () => {
  async function send(change: Partial<Delivery> = {}, more: Record<string, string> = {}) {
    provider.received.length = 0;
    provider.will(mailAccepted);
    expect((await open(provider, ampleTime, more).send(delivery(change))).kind).toBe('accepted');
    const [call] = provider.received;
    const sent: Sent = mailIn(call);
    return { call, sent };
  }
  const parts = (sent: Sent) => sent.content.map((part) => part.value);
  const withEmail = (email: Delivery['rendered']['email']) => ({
    rendered: { ...delivery().rendered, email },
  });

  it('goes to the API with our key, as text and HTML, signed if DKIM is set up', async () => {
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
    const dkim = { DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: 'MII' };
    const signature = { dkim_domain: 'a.example', dkim_selector: 'mc1', dkim_private_key: 'MII' };
    expect((await send({}, dkim)).sent.personalizations).toMatchObject([signature]);
  });

  it('contains the message, plan, progress, question and links in order, and how to answer if answers are read', async () => {
    const links = { ...delivery().links, replyTo: 'reply+4711@habits.example.com' };
    const { sent } = await send({ links });
    for (const part of parts(sent)) {
      const text = part.replace(/<(?!https?:)[^>]*>/g, '');
      const places = [
        'Two calm minutes after coffee. Small is how it starts.',
        'After coffee: stretch.',
        '3 of 4 days kept so far.',
        'This week’s question: What gets in the way most? You can answer by replying to this email.',
        '1 Test Street, Testville',
        'Stop these emails',
      ].map((words) => text.indexOf(words));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const link of [links.open, links.unsubscribe]) expect(part).toContain(link);
    }
    expect(sent.reply_to).toEqual({ email: links.replyTo });
    expect(sent.headers).toMatchObject({
      'List-Unsubscribe': '<https://habits.example.com/m/stop-kiwi>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });

    const without = (await send({ links: { ...links, replyTo: null, unsubscribe: null } })).sent;
    expect(without).not.toHaveProperty('reply_to');
    expect(Object.keys(without.headers)).toEqual(['X-Better-Habits-Message']);
    for (const part of parts(without)) expect(part).not.toMatch(/replying to this email|Stop these emails/);
  });

  it('has a subject of one line, never empty', async () => {
    const subjects = {
      'a\r\nBcc: all@example.org\tc\u0000': 'a Bcc: all@example.org c',
      ' \r\n ': 'Your reminder from Better Habits',
    };
    for (const [subject, line] of Object.entries(subjects))
      expect((await send(withEmail({ ...delivery().rendered.email, subject }))).sent.subject).toBe(line);
  });

  it('shows what people write as text, never as markup', async () => {
    const words = `<img src=x onerror="alert('1')"> & more`;
    const { sent } = await send({
      ...withEmail({
        ...{ subject: words, preheader: words, message: words, planLine: words, progressLine: words },
        ...{ question: words, isPrivate: false },
        ownWords: [[2, 12]],
      }),
      contact: { ...delivery().contact, name: words },
    });
    const [text, html] = parts(sent);
    expect(text).toContain(words);
    expect(html).not.toContain('<img');
    expect(html?.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more')).toHaveLength(
      6,
    );
    expect(html).toContain(
      '&lt;i<span class="own" style="color:#17595f;font-weight:600">mg src=x o</span>nerror=&quot;alert(',
    );
  });
});
