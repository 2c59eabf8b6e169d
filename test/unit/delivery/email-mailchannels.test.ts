import { afterAll, describe, expect, it } from 'vitest';
import type { Delivery } from '../../../worker/delivery/channels/channel.ts';
import { gatewayText, readGateway } from '../../../worker/delivery/channels/sms.ts';
import { startProvider } from '../../support/node/local-provider.ts';
import { phrases } from '../tables.ts';
import { ampleTime, clock, delivery, mailAccepted, mailIn, openMail, sender } from './drivers.ts';

type Sent = {
  personalizations: Record<string, unknown>[];
  reply_to?: object;
  subject: string;
  headers: Record<string, string>;
  content: { type: string; value: string }[];
};

const provider = await startProvider();
afterAll(() => provider.close());

describe('an email through MailChannels', () => {
  async function send(change: Partial<Delivery> = {}, more: Record<string, string> = {}) {
    provider.received.length = 0;
    provider.will(mailAccepted);
    expect((await openMail(provider, ampleTime, more).email.send(delivery(change))).kind).toBe('accepted');
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
      from: { email: sender, name: 'Better Habits' },
      subject: 'Week 1: Zebra stretching',
      content: [{ type: 'text/plain' }, { type: 'text/html' }],
    });
    const dkim = { DKIM_DOMAIN: 'a.example', DKIM_SELECTOR: 'mc1', DKIM_PRIVATE_KEY: 'MII' };
    const signature = { dkim_domain: 'a.example', dkim_selector: 'mc1', dkim_private_key: 'MII' };
    expect((await send({}, dkim)).sent.personalizations).toMatchObject([signature]);
  });

  it('contains links, and how to answer and unsubscribe if it can be answered and unsubscribed from', async () => {
    const links = { ...delivery().links, replyTo: 'reply+4711@habits.example.com' };
    const { sent } = await send({ links });
    const always = ['3 of 4 days kept so far.', '1 Test Street, Testville', links.open];
    for (const part of parts(sent))
      for (const words of [
        ...always,
        links.unsubscribe,
        'You can answer by replying to this email.',
        'Stop these emails',
      ])
        expect(part).toContain(words);
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
        subject: words,
        preheader: words,
        message: words,
        planLine: words,
        progressLine: words,
        question: words,
        isPrivate: false,
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

describe("a text message through a carrier's gateway", () => {
  async function send(sms: string, replyTo: string | null = null) {
    provider.received.length = 0;
    provider.will(mailAccepted);
    const { rendered, links } = delivery();
    const change = { rendered: { ...rendered, sms }, links: { ...links, replyTo } };
    await openMail(provider).gateway.send(delivery(change));
    return mailIn(provider.received[0]);
  }

  it('is one plain email without a subject or HTML, with the reply address of its message', async () => {
    const text = {
      personalizations: [{ to: [{ email: '2025550143@vtext.com' }] }],
      from: { email: sender },
      subject: '',
      headers: { 'X-Better-Habits-Message': 'message-4711' },
      content: [{ type: 'text/plain', value: 'Two calm minutes.' }],
    };
    expect(await send('Two calm minutes.')).toEqual(text);
    const replyTo = 'reply+abc@habits.example.com';
    expect(await send('Two calm minutes.', replyTo)).toEqual({ ...text, reply_to: { email: replyTo } });
  });

  it('takes at most 160 characters including the sender, and keeps its link whole', async () => {
    const link = 'https://habits.example.com/m/kiwi';
    const { content } = await send(`${'A calm minute. '.repeat(15)}${link}`);
    const { value } = content[0];
    expect(value.length + sender.length).toBeLessThanOrEqual(160);
    expect(value).toMatch(/ A calm minute\. A calm https:\/\/habits\.example\.com\/m\/kiwi$/);
  });

  it('reaches carriers while they have a gateway, and only American phones', async () => {
    const reach = (carrier: string | null, phone = '+12025550143', at = clock) =>
      openMail(provider, ampleTime, {}, at).gateway.unreachable({ ...delivery().contact, carrier, phone });
    for (const carrier of ['verizon', 'boost', 'cricket', 'uscellular']) expect(reach(carrier)).toBeNull();
    const closed = { now: () => Date.parse('2027-03-31T12:00:00Z') };
    expect(reach('verizon', undefined, closed)).toMatch(/^Verizon no longer/);
    for (const carrier of [null, 'pigeon', 'constructor'])
      expect(reach(carrier)).toContain('Choose your mobile carrier');
    expect(reach('verizon', '+442079460958')).toContain('American phone numbers');
    expect(reach('verizon', '12345')).toContain('doesn’t look right');

    provider.received.length = 0;
    for (const [carrier, name] of Object.entries({ att: 'AT&T', tmobile: 'T-Mobile', sprint: 'Sprint' })) {
      const reason = `${name} no longer delivers emails as text messages. Email still works`;
      expect(reach(carrier)).toBe(reason);
      const contact = { ...delivery().contact, carrier };
      const outcome = await openMail(provider).gateway.send(delivery({ contact }));
      expect(outcome).toEqual({ kind: 'refused', reason });
    }
    expect(provider.received).toEqual([]);
  });
});

it("a text for a carrier's gateway is ASCII and ends with a whole word", () => {
  const texts = {
    'Déjà vu: 5 £ for a café, ça va?': 'Deja vu: 5 GBP for a cafe, ca va?',
    'Über Straße & Ærø {ok} [~]': 'Uber Strasse & Aero {ok} [~]',
    '“Quiet” — it’s 🧘\r\ntime…': '"Quiet" - it\'s time...',
  };
  for (const [sms, text] of Object.entries(texts)) expect(gatewayText(sms, 160)).toBe(text);
  const link = ' https://habits.example.com/m/kiwi';
  expect(gatewayText(`Медитация: после чая, десять минут.${link}`, 160)).toBe(
    `A message from Better Habits${link}`,
  );
  expect(gatewayText(`瞑想: You’ve kept five of seven days.${link}`, 160)).toBe(
    `You've kept five of seven days.${link}`,
  );
});

it('an email from an address at a gateway counts as coming from the phone', () => {
  // Carriers pass on replies from their domain for text messages or from the one for picture messages.
  const pictures = phrases(
    'mms.att.net | tmomail.net | vzwpix.com | pm.sprint.com | myboostmobile.com | mms.cricketwireless.net | mms.uscc.net',
  );
  for (const address of [
    '12025550143@VTEXT.com',
    '+12025550143@txt.att.net',
    ...pictures.map((domain) => `2025550143@${domain}`),
  ])
    expect(readGateway(address)?.phone).toBe('+12025550143');
  for (const address of ['2025550143@vtext.com.evil.example', '202555014@vtext.com', 'ann@vtext.com'])
    expect(readGateway(address)).toBe(null);
});
