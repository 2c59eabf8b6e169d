import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phoneOfGateway } from '../../../worker/delivery/channels/carrier-gateways.rules.ts';
import { mailChannels } from '../../../worker/delivery/channels/email-mailchannels.ts';
import { gatewayText, smsGateway } from '../../../worker/delivery/channels/sms-gateway.ts';
import { type LocalProvider, type Reply, startProvider } from '../../support/node/local-provider.ts';
import { clock, delivery, settingsWith } from './deliveries.ts';
import { ampleTime, driverContract } from './driver-contract.ts';

const sender = 'coach@habits.example.com';

function open(provider: LocalProvider, timeLimit: number, at = clock) {
  const settings = settingsWith({
    MAILCHANNELS_API_KEY: 'mail-key-aubergine',
    MAILCHANNELS_BASE_URL: `${provider.origin}/tx/v1`,
    MAIL_FROM: sender,
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
  });
  const mailer = mailChannels(settings, at, timeLimit);
  if (mailer === null) throw new Error('MailChannels is not set up');
  return smsGateway(mailer, settings, at);
}

const results = (item: object): Reply => ({ status: 202, body: JSON.stringify({ results: [item] }) });
const accepts = results({ index: 0, message_id: 'mail-1', status: 'sent' });

driverContract({
  driver: "A carrier's gateway",
  open: (provider, timeLimit) => open(provider, timeLimit),
  accepts,
  providerId: 'mail-1',
  refuses: results({ index: 0, status: 'failed', reason: 'no mailbox' }),
  badRequest: 'refused',
  identityOf: (call) => JSON.parse(call.body.toString()).headers['X-Better-Habits-Message'],
  secrets: ['mail-key-aubergine'],
});

describe("a text message through a carrier's gateway", () => {
  let provider: LocalProvider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  async function send(sms: string) {
    provider.received.length = 0;
    provider.will(accepts);
    await open(provider, ampleTime).send(delivery({ forms: { ...delivery().forms, sms } }));
    return JSON.parse(provider.received[0]?.body.toString() ?? 'null');
  }

  it('is one plain email without subject, HTML or a list to leave', async () => {
    expect(await send('Two calm minutes.')).toEqual({
      personalizations: [{ to: [{ email: '2025550143@vtext.com' }] }],
      from: { email: sender },
      subject: '',
      headers: { 'X-Better-Habits-Message': 'message-4711' },
      content: [{ type: 'text/plain', value: 'Two calm minutes.' }],
    });
  });

  it('has answers go to the address that names the message', async () => {
    const links = { ...delivery().links, replyTo: 'reply+abc@habits.example.com' };
    provider.will(accepts);
    provider.received.length = 0;
    await open(provider, ampleTime).send(delivery({ links }));
    const mail = JSON.parse(provider.received[0]?.body.toString() ?? 'null');
    expect(mail.reply_to).toEqual({ email: 'reply+abc@habits.example.com' });
  });

  it('comes from a phone when it comes from its address at a gateway', () => {
    for (const address of ['2025550143@vtext.com', '12025550143@VTEXT.com', '+12025550143@txt.att.net'])
      expect(phoneOfGateway(address)).toBe('+12025550143');
    const others = ['2025550143@vtext.com.evil.example', '202555014@vtext.com', 'ann@vtext.com'];
    for (const address of [...others, '2025550143@example.com']) expect(phoneOfGateway(address)).toBe(null);
  });

  it('has at most 160 characters together with the sender, and keeps its link whole', async () => {
    const link = 'https://habits.example.com/m/kiwi';
    const { content } = await send(`${'A calm minute. '.repeat(15)}${link}`);
    const { value } = content[0];
    expect(value.length + sender.length).toBeLessThanOrEqual(160);
    expect(value).toMatch(/ A calm minute\. A calm https:\/\/habits\.example\.com\/m\/kiwi$/);
  });

  const reach = (carrier: string | null, phone = '+12025550143', at = clock) =>
    open(provider, ampleTime, at).unreachable({ ...delivery().contact, carrier, phone });

  it('reaches the carriers that still have one', () => {
    for (const carrier of ['verizon', 'boost', 'cricket', 'uscellular']) expect(reach(carrier)).toBeNull();
  });

  it.each([
    ['att', 'AT&T'],
    ['tmobile', 'T-Mobile'],
    ['sprint', 'Sprint'],
  ])('does not reach %s, and says what does', async (carrier, name) => {
    const reason = `${name} no longer delivers emails as text messages. Please choose Email or App instead`;
    expect(reach(carrier)).toBe(reason);
    provider.received.length = 0;
    const contact = { ...delivery().contact, carrier };
    expect(await open(provider, ampleTime).send(delivery({ contact }))).toEqual({ kind: 'refused', reason });
    expect(provider.received).toEqual([]);
  });

  it('reaches Verizon until its gateway closes', () => {
    const at = (day: string) => ({ now: () => Date.parse(day) });
    expect(reach('verizon', undefined, at('2027-03-30T12:00:00Z'))).toBeNull();
    expect(reach('verizon', undefined, at('2027-03-31T12:00:00Z'))).toMatch(/^Verizon no longer/);
  });

  it.each([
    ['no carrier', null, undefined, 'Choose your mobile carrier'],
    ['an unknown carrier', 'pigeon', undefined, 'Choose your mobile carrier'],
    ['a carrier named like what every object has', 'constructor', undefined, 'Choose your mobile carrier'],
    ['a phone abroad', 'verizon', '+442079460958', 'American phone numbers'],
    ['a number that is none', 'verizon', '12345', 'doesn’t look right'],
  ])('does not reach anybody with %s', (_, carrier, phone, words) => {
    expect(reach(carrier, phone)).toContain(words);
  });
});

describe("the text for a carrier's gateway", () => {
  it.each([
    ['Déjà vu: 5 £ for a café, ça va?', 'Deja vu: 5 GBP for a cafe, ca va?'],
    ['Über Straße & Ærø {ok} [~]', 'Uber Strasse & Aero {ok} [~]'],
    ['“Quiet” — it’s 🧘 time…', '"Quiet" - it\'s time...'],
    ['two\nlines\r\nhere', 'two lines here'],
  ])('is ASCII: %j', (sms, text) => {
    expect(gatewayText(sms, 160)).toBe(text);
  });

  it('is cut at the end of a word', () => {
    expect(gatewayText('one two three four', 12)).toBe('one two');
  });
});
