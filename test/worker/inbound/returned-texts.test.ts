import { beforeEach, describe, expect, it } from 'vitest';
import {
  beginOnMonday,
  day,
  fireAlarm,
  messagesOf,
  mondayMorning,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverEvents, requestOf, startKeyServer } from '../../support/worker/mail-events.ts';
import { password } from '../../support/worker/people.ts';
import { halfPastEight, newPhone, personWithText, stopsOf } from '../../support/worker/reached.ts';

beginOnMonday();
beforeEach(startKeyServer);

describe('events about texts that went through a gateway', () => {
  const gateways = { uscellular: 'email.uscc.net', verizon: 'vtext.com' } as const;

  async function newPersonWithGateway(phone = newPhone(), carrier: keyof typeof gateways = 'uscellular') {
    stateTime(mondayMorning);
    const { person, campaign, id } = await personWithText(phone);
    await person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London', phone, carrier });
    const event = {
      event: 'hard-bounced',
      request_id: await requestOf(id),
      recipients: [`${phone.slice(2)}@${gateways[carrier]}`],
    };
    return { person, campaign, phone, event };
  }
  const words = 'Texts to your phone came back, so we stopped sending there';

  it('stop texts and leave emails alone, and the app says so, until the person turns them on again', async () => {
    const { person, campaign, event } = await newPersonWithGateway();
    await handOverEvents([event]);
    const stops = await stopsOf(person);
    expect(stops).toMatchObject([{ campaignId: null, channel: 'sms', cause: 'bounce', text: words }]);
    const asked = await person.call('POST', '/api/test-notification', { deliveryMethod: 'SMS' });
    expect(await asked.json()).toMatchObject({ message: `${words}. You can turn this on again in settings` });
    expect((await person.call('DELETE', `/api/opt-outs/returned-texts`)).status).toBe(204);
    stateTime(halfPastEight + day);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({ status: 'sent', channel: 'sms' });
  });

  it('have email stand in where the person allows that, and nothing else', async () => {
    const { person, campaign, event, phone } = await newPersonWithGateway();
    await handOverEvents([event]);
    stateTime(halfPastEight + day);
    await fireAlarm(campaign.id);
    const settings = { timezone: 'Europe/London', phone, carrier: 'uscellular', emailFallback: false };
    await person.call('PUT', `/api/users/${person.user.id}`, settings);
    stateTime(halfPastEight + 2 * day);
    await fireAlarm(campaign.id);
    expect((await messagesOf(person, campaign.id)).slice(1, 3)).toMatchObject([
      { status: 'sent', channel: 'email' },
      { status: 'skipped', reason: words },
    ]);
  });

  it('stop nothing when they name the person by another way than the one it was sent by', async () => {
    const { person, event } = await newPersonWithGateway();
    await handOverEvents([{ ...event, recipients: [person.user.email] }]);
    expect(await stopsOf(person)).toEqual([]);
  });

  it('stop texts for all with that phone and carrier, and not for who has another carrier', async () => {
    const { event, phone } = await newPersonWithGateway();
    const [same, other] = [await newPersonWithGateway(phone), await newPersonWithGateway(phone, 'verizon')];
    await handOverEvents([event]);
    expect(await stopsOf(same.person)).toHaveLength(1);
    expect(await stopsOf(other.person)).toEqual([]);
  });

  it.each([
    ['another phone', { phone: '+12025559876', carrier: 'uscellular' }],
    ['another carrier', { carrier: 'verizon' }],
  ])('are over with %s', async (_, change) => {
    const { person, event, phone } = await newPersonWithGateway();
    await handOverEvents([event]);
    const settings = { timezone: 'Europe/London', phone, carrier: 'uscellular' };
    const save = (more: object) =>
      person.call('PUT', `/api/users/${person.user.id}`, { ...settings, ...more });
    await save({ timezone: 'Europe/Paris' });
    expect(await stopsOf(person)).toHaveLength(1);
    await save(change);
    expect(await stopsOf(person)).toEqual([]);
  });

  it('are not remembered for the phone once the account is gone: the carrier may have been wrong', async () => {
    const { person, event, phone } = await newPersonWithGateway();
    await handOverEvents([event]);
    await person.call('DELETE', `/api/users/${person.user.id}`, { password });
    const next = await newPersonWithGateway(phone, 'verizon');
    expect(await stopsOf(next.person)).toEqual([]);
  });
});
