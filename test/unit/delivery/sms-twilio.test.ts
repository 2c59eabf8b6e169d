import { afterAll, describe, expect, it } from 'vitest';
import { twilio } from '../../../worker/delivery/channels/sms-twilio.ts';
import { type Reply, startProvider } from '../../support/node/local-provider.ts';
import { ampleTime, clock, delivery, settingsWith } from './driver-contract.ts';
import { openTwilio, stopped, stopTexts, twilioAccepts, twilioError } from './drivers.ts';

const provider = await startProvider();
afterAll(() => provider.close());

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
      [twilioError(400, 21211), 'refused', 'doesn’t exist'],
      [twilioError(400, 21614), 'refused', 'mobile number'],
      [twilioError(400, 30003), 'retry', 'out of range'],
      [twilioError(401, 20003), 'retry', 'didn’t accept our sign-in'],
      [twilioError(404, 20404), 'retry', 'had a problem'],
      [twilioError(400, 21617), 'refused', 'refused the message'],
    ] as const)
      expect((await send(reply)).outcome).toMatchObject({ kind, reason: expect.stringContaining(words) });
    expect(stopped).toEqual([]);
  });

  it('records an opt-out when the phone replied STOP, and is refused even if recording fails', async () => {
    const failedBody = '{"sid":"SM1","status":"failed","error_code":21610}';
    const stop = { kind: 'refused', isOptOut: true, reason: expect.stringContaining('replied STOP') };
    for (const reply of [twilioError(400, 21610), { status: 201, body: failedBody }])
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
