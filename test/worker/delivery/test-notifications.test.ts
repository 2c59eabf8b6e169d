import { beforeEach, describe, expect, it } from 'vitest';
import { beginOnMonday, hour, mondayMorning, runCron, stateTime } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { newPerson } from '../../support/worker/people.ts';

beginOnMonday();
beforeEach(() => stateTime(mondayMorning + 4 * hour));

const inLondon = () => newPerson({ timezone: 'Europe/London' });

describe('a test notification', () => {
  it('arrives by each way, also as a text at night: quiet hours are for planned ones', async () => {
    stateTime('2031-03-03T23:00:00Z');
    const person = await inLondon();
    for (const [input, channel] of [
      [{ deliveryMethod: 'Email' }, 'email'],
      [{ deliveryMethod: 'App' }, 'push'],
      [{ deliveryMethod: 'SMS', phone: '(202) 555-0100', carrier: 'boost' }, 'sms'],
      [{ deliveryMethod: 'SMS', phone: '+12025550100', carrier: 'at&t' }, 'sms'],
    ] as const) {
      const body = { userId: person.user.id, phone: '', carrier: '', ...input };
      const answer = await person.call('POST', '/api/test-notification', body);
      expect([answer.status, await answer.json()]).toEqual([200, { message: 'Test notification sent!' }]);
      const [sent] = await person.outbox();
      expect(sent?.channel).toBe(channel);
      expect(sent?.body).toContain('This is a test from Better Habits');
    }
    expect(await person.outbox()).toHaveLength(4);
  });

  it('is a delivery like others: how it went is kept, and one that a crash cut short is closed', async () => {
    const person = await inLondon();
    const test = (deliveryMethod: string) =>
      person.call('POST', '/api/test-notification', { deliveryMethod, phone: '', carrier: '' });
    await test('Email');
    await test('SMS');
    await sql(
      "INSERT INTO deliveries (user_id, reason, identifier, due_at) VALUES (?, 'test', 'lost', ?)",
      person.user.id,
      Date.now() - hour,
    );
    await runCron();
    const deliveries = await sql(
      `SELECT d.status, d.channel, d.tries, d.error, a.outcome FROM deliveries d
        LEFT JOIN delivery_attempts a ON a.delivery_id = d.id WHERE d.user_id = ? ORDER BY d.id`,
      person.user.id,
    );
    const noPhone = 'Add your phone number in settings to get text messages';
    expect(deliveries).toEqual([
      { status: 'sent', channel: 'email', tries: 1, error: null, outcome: 'accepted' },
      { status: 'failed', channel: 'sms', tries: 1, error: noPhone, outcome: 'refused' },
      {
        status: 'failed',
        channel: null,
        tries: 0,
        error: expect.stringMatching(/don’t know/),
        outcome: null,
      },
    ]);
  });

  it('takes the phone of the settings where none comes along, saves none that does, and says what is wrong with it', async () => {
    const person = await inLondon();
    const test = async (more: object) => {
      const body = { deliveryMethod: 'SMS', ...more };
      const answer = await person.call('POST', '/api/test-notification', body);
      return [answer.status, await answer.json()];
    };
    const phone = { phone: '+12025550100', carrier: 'boost' };
    expect(await test(phone)).toMatchObject([200, {}]);
    const missing = 'Add your phone number in settings to get text messages';
    expect(await test({})).toMatchObject([502, { message: missing }]);
    const wrong = { message: expect.stringContaining('doesn’t look right') };
    expect(await test({ ...phone, phone: '12345' })).toMatchObject([502, wrong]);
    await person.call('PUT', `/api/users/${person.user.id}`, { ...phone, timezone: 'Europe/London' });
    expect(await test({ phone: null, carrier: null })).toMatchObject([200, {}]);
    expect(await person.outbox()).toHaveLength(2);

    for (const [body, message] of [
      [{ deliveryMethod: 'Pigeon' }, 'Delivery method is required'],
      [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
      [{ phone: '5'.repeat(33) }, 'This phone number is too long'],
    ] as const)
      expect(await test(body)).toMatchObject([400, { message }]);
  });
});
