import { afterAll, describe, expect, it } from 'vitest';
import { mailChannels } from '../../../worker/delivery/channels/email-mailchannels.ts';
import { gatewayText, phoneOfGateway, smsGateway } from '../../../worker/delivery/channels/sms-gateway.ts';
import { twilio } from '../../../worker/delivery/channels/sms-twilio.ts';
import { type LocalProvider, type Reply, startProvider } from '../../support/node/local-provider.ts';
import {
  ampleTime,
  clock,
  delivery,
  driverContract,
  mailAccepted,
  mailIn,
  mailResult,
  settingsWith,
  settingsWithMail,
} from './driver-contract.ts';

const sender = 'coach@habits.example.com';

function open(provider: LocalProvider, timeLimit: number, at = clock) {
  const settings = settingsWithMail(provider);
  const mailer = mailChannels(settings, at, timeLimit);
  if (mailer === null) throw new Error('MailChannels is not set up');
  return smsGateway(mailer, settings, at);
}

const provider = await startProvider();
afterAll(() => provider.close());

driverContract({
  driver: "A carrier's gateway",
  open: (provider, timeLimit) => open(provider, timeLimit),
  accepts: mailAccepted,
  providerId: 'mail-1',
  requestId: 'request-1',
  refuses: mailResult({ status: 'failed', reason: 'no mailbox' }),
  badRequest: 'refused',
  identityOf: (call) => mailIn(call).headers['X-Better-Habits-Message'],
  secrets: ['mail-key-aubergine'],
});

describe("a text message through a carrier's gateway", () => {
  async function send(sms: string, replyTo: string | null = null) {
    provider.received.length = 0;
    provider.will(mailAccepted);
    const { rendered, links } = delivery();
    const change = { rendered: { ...rendered, sms }, links: { ...links, replyTo } };
    await open(provider, ampleTime).send(delivery(change));
    return mailIn(provider.received[0]);
  }

  it('is one plain email without a subject, HTML or unsubscribe header, with the reply address of its message', async () => {
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
      open(provider, ampleTime, at).unreachable({ ...delivery().contact, carrier, phone });
    for (const carrier of ['verizon', 'boost', 'cricket', 'uscellular']) expect(reach(carrier)).toBeNull();
    const lastDay = { now: () => Date.parse('2027-03-30T12:00:00Z') };
    const closed = { now: () => Date.parse('2027-03-31T12:00:00Z') };
    expect(reach('verizon', undefined, lastDay)).toBeNull();
    expect(reach('verizon', undefined, closed)).toMatch(/^Verizon no longer/);
    for (const carrier of [null, 'pigeon', 'constructor'])
      expect(reach(carrier)).toContain('Choose your mobile carrier');
    expect(reach('verizon', '+442079460958')).toContain('American phone numbers');
    expect(reach('verizon', '12345')).toContain('doesn’t look right');

    provider.received.length = 0;
    for (const [carrier, name] of Object.entries({ att: 'AT&T', tmobile: 'T-Mobile', sprint: 'Sprint' })) {
      const reason = `${name} no longer delivers emails as text messages. Please choose Email or App instead`;
      expect(reach(carrier)).toBe(reason);
      const contact = { ...delivery().contact, carrier };
      const outcome = await open(provider, ampleTime).send(delivery({ contact }));
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
  expect(gatewayText('one two three four', 12)).toBe('one two');
});

it('an email from an address at a gateway counts as coming from the phone', () => {
  for (const address of ['12025550143@VTEXT.com', '+12025550143@txt.att.net'])
    expect(phoneOfGateway(address)).toBe('+12025550143');
  for (const address of ['2025550143@vtext.com.evil.example', '202555014@vtext.com', 'ann@vtext.com'])
    expect(phoneOfGateway(address)).toBe(null);
});

/** The phones that the driver recorded as opted out. */
const stopped: string[] = [];
const stopTexts = async (phone: string) => void stopped.push(phone);

function openTwilio(provider: LocalProvider, timeLimit: number, from = '+12025550100', keep = stopTexts) {
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

const twilioAccepts: Reply = {
  status: 201,
  body: JSON.stringify({ sid: 'SM1', status: 'queued', error_code: null, error_message: null }),
};

/** An error from Twilio, which contains the person's number. */
const fault = (status: number, code: number): Reply => ({
  status,
  body: JSON.stringify({ code, message: 'The number +12025550143 is wrong', status }),
});

driverContract({
  driver: 'Twilio',
  open: (provider, timeLimit) => openTwilio(provider, timeLimit),
  accepts: twilioAccepts,
  providerId: 'SM1',
  refuses: fault(400, 21211),
  badRequest: 'refused',
  secrets: ['ACaubergine', 'token-turnip'],
});

describe('a text message through Twilio', () => {
  async function send(reply: Reply, phone = '+12025550143', from?: string) {
    provider.received.length = 0;
    provider.will(reply);
    const outcome = await openTwilio(provider, ampleTime, from).send(
      delivery({ contact: { ...delivery().contact, phone } }),
    );
    const [call] = provider.received;
    return { outcome, call, form: Object.fromEntries(new URLSearchParams(call?.body.toString())) };
  }

  it('goes to the API as a form under our account, to a number in any spelling', async () => {
    const { call, form } = await send(twilioAccepts, '(202) 555-0143');
    expect(call).toMatchObject({ method: 'POST', path: '/2010-04-01/Accounts/ACaubergine/Messages.json' });
    expect(call?.headers).toMatchObject({
      authorization: `Basic ${btoa('ACaubergine:token-turnip')}`,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
    });
    const text = { To: '+12025550143', Body: 'Zebra stretching: two calm minutes after coffee.' };
    expect(form).toEqual({ ...text, From: '+12025550100' });
    const service = await send(twilioAccepts, undefined, 'MG0123');
    expect(service.form).toEqual({ ...text, MessagingServiceSid: 'MG0123' });
  });

  it('explains an error, and whether to try again', async () => {
    for (const [reply, kind, words] of [
      [fault(400, 21211), 'refused', 'doesn’t exist'],
      [fault(400, 21614), 'refused', 'mobile number'],
      [fault(400, 30003), 'retry', 'out of range'],
      [fault(401, 20003), 'retry', 'didn’t accept our sign-in'],
      [fault(404, 20404), 'retry', 'had a problem'],
      [fault(400, 21617), 'refused', 'refused the message'],
    ] as const)
      expect((await send(reply)).outcome).toMatchObject({ kind, reason: expect.stringContaining(words) });
    expect(stopped).toEqual([]);
  });

  it('records an opt-out when the phone replied STOP, and is refused even if recording fails', async () => {
    const failedBody = '{"sid":"SM1","status":"failed","error_code":21610}';
    const stop = { kind: 'refused', isOptOut: true, reason: expect.stringContaining('replied STOP') };
    for (const reply of [fault(400, 21610), { status: 201, body: failedBody }])
      expect((await send(reply, '(202) 555-0143')).outcome).toMatchObject(stop);
    expect(stopped).toEqual(['+12025550143', '+12025550143']);
    const keep = () => Promise.reject(new Error('no such table'));
    const channel = openTwilio(provider, ampleTime, undefined, keep);
    expect(await channel.send(delivery())).toMatchObject({ kind: 'refused' });
  });

  it('reaches every valid phone, whatever its carrier, and is off without an account', () => {
    const { contact } = delivery();
    const reach = (change: object) => openTwilio(provider, ampleTime).unreachable({ ...contact, ...change });
    expect(reach({ phone: null })).toMatch(/^Add your phone number/);
    expect(reach({ phone: '12345' })).toMatch(/doesn’t look right/);
    expect([null, 'tmobile', 'sprint'].map((carrier) => reach({ carrier }))).toEqual([null, null, null]);
    expect(twilio(settingsWith({}), clock, stopTexts)).toBeNull();
  });
});
