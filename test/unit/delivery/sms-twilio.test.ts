import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twilio } from '../../../worker/delivery/channels/sms-twilio.ts';
import { type LocalProvider, type Reply, startProvider } from '../../support/node/local-provider.ts';
import { clock, delivery, settingsWith } from './deliveries.ts';
import { ampleTime, driverContract } from './driver-contract.ts';

/** The phones of which the driver says that they want no more texts. */
const stopped: string[] = [];
const stopTexts = async (phone: string) => void stopped.push(phone);

function open(provider: LocalProvider, timeLimit: number, from = '+12025550100', keep = stopTexts) {
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

const accepts: Reply = {
  status: 201,
  body: JSON.stringify({ sid: 'SM1', status: 'queued', error_code: null, error_message: null }),
};
/** An error as Twilio words it, with the person's number in it. */
const fault = (status: number, code: number): Reply => ({
  status,
  body: JSON.stringify({
    code,
    message: `The number +12025550143 has a problem`,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  }),
});

driverContract({
  driver: 'Twilio',
  open: (provider, timeLimit) => open(provider, timeLimit),
  accepts,
  providerId: 'SM1',
  refuses: fault(400, 21211),
  badRequest: 'refused',
  secrets: ['ACaubergine', 'token-turnip'],
});

describe('a text message through Twilio', () => {
  let provider: LocalProvider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  async function send(reply: Reply, phone = '+12025550143', from?: string) {
    provider.received.length = 0;
    provider.will(reply);
    const outcome = await open(provider, ampleTime, from).send(
      delivery({ contact: { ...delivery().contact, phone } }),
    );
    const [call] = provider.received;
    return { outcome, call, form: Object.fromEntries(new URLSearchParams(call?.body.toString())) };
  }

  it('goes to their API under our account, as a form', async () => {
    const { call, form } = await send(accepts);
    expect(call).toMatchObject({
      method: 'POST',
      path: '/2010-04-01/Accounts/ACaubergine/Messages.json',
      headers: {
        authorization: `Basic ${btoa('ACaubergine:token-turnip')}`,
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      },
    });
    expect(form).toEqual({
      To: '+12025550143',
      From: '+12025550100',
      Body: 'Zebra stretching: two calm minutes after coffee.',
    });
  });

  it('can be sent by a messaging service', async () => {
    const { form } = await send(accepts, undefined, 'MG0123');
    expect(form).toMatchObject({ MessagingServiceSid: 'MG0123' });
    expect(form).not.toHaveProperty('From');
  });

  it('knows phone numbers as people write them', async () => {
    expect((await send(accepts, '(202) 555-0143')).form).toMatchObject({ To: '+12025550143' });
  });

  it.each([
    ['the number does not exist', fault(400, 21211), 'refused', 'doesn’t exist'],
    ['the number cannot get texts', fault(400, 21614), 'refused', 'mobile number'],
    ['the person has said STOP', fault(400, 21610), 'refused', 'has said STOP'],
    ['the phone cannot be reached', fault(400, 30003), 'retry', 'out of range'],
    ['our account is not let in', fault(401, 20003), 'retry', 'did not let us in'],
    ['our account is not known', fault(404, 20404), 'retry', 'had a problem'],
    ['something else is wrong with the message', fault(400, 21617), 'refused', 'refused the message'],
  ])('says so when %s', async (_, reply, kind, words) => {
    expect((await send(reply)).outcome).toMatchObject({ kind, reason: expect.stringContaining(words) });
    stopped.length = 0;
  });

  it('keeps it when the phone has said STOP, and only then', async () => {
    for (const code of [21211, 21614, 30003]) await send(fault(400, code));
    await send(accepts);
    expect(stopped).toEqual([]);
    expect((await send(fault(400, 21610), '(202) 555-0143')).outcome).toMatchObject({ isOptOut: true });
    expect(stopped.splice(0)).toEqual(['+12025550143']);
  });

  it('is refused all the same when that could not be kept', async () => {
    provider.will(fault(400, 21610));
    const channel = open(provider, ampleTime, undefined, () => Promise.reject(new Error('no such table')));
    expect(await channel.send(delivery())).toMatchObject({ kind: 'refused' });
  });

  it('is not accepted by an answer that names an error', async () => {
    const reply = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'failed', error_code: 21610 }) };
    expect((await send(reply)).outcome).toMatchObject({ kind: 'refused' });
    stopped.length = 0;
  });

  it('cannot reach somebody without a phone number, or with one that is none', () => {
    const channel = open(provider, ampleTime);
    const { contact } = delivery();
    expect(channel.unreachable({ ...contact, phone: null })).toMatch(/^Add your phone number/);
    expect(channel.unreachable({ ...contact, phone: '12345' })).toMatch(/doesn’t look right/);
  });

  it('does not ask for the carrier', () => {
    const { contact } = delivery();
    for (const carrier of [null, 'tmobile', 'sprint']) {
      expect(open(provider, ampleTime).unreachable({ ...contact, carrier })).toBeNull();
    }
  });
});

it('Twilio is not there without an account', () => {
  expect(twilio(settingsWith({}), clock, stopTexts)).toBeNull();
});
