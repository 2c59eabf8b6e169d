import { describe, expect, it } from 'vitest';
import { beginOnMonday, hour, runCron, stateTime } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { expectRefusal, newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

const inLondon = () => newPerson({ timezone: 'Europe/London' });

const test = (person: Person, body: object) => person.call('POST', '/api/test-notification', body);

const noPhone = 'Add your phone number in settings to get text messages';

describe('a test notification', () => {
  it('arrives by each way, also as a text at night: quiet hours are for planned ones', async () => {
    stateTime('2031-03-03T23:00:00Z');
    const person = await inLondon();
    const phone = '(202) 555-0100';
    for (const [input, channel] of [
      [{ deliveryMethod: 'Email', phone: '', carrier: '' }, 'email'],
      [{ deliveryMethod: 'App' }, 'push'],
      [{ deliveryMethod: 'SMS', phone, carrier: 'boost' }, 'sms'],
    ] as const) {
      const answer = await test(person, input);
      expect([answer.status, await answer.json()]).toEqual([200, { message: 'Test notification sent!' }]);
      const sent = await person.newestMail();
      expect(sent.channel).toBe(channel);
      expect(sent.body).toContain('This is a test from Better Habits');
    }
  });

  it('is a delivery like others: how it went is kept, and one that a crash cut short is closed', async () => {
    const person = await inLondon();
    for (const deliveryMethod of ['Email', 'SMS']) await test(person, { deliveryMethod });
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
    expect(deliveries).toEqual([
      { status: 'sent', channel: 'email', tries: 1, error: null, outcome: 'accepted' },
      { status: 'failed', channel: 'sms', tries: 1, error: noPhone, outcome: 'refused' },
      {
        status: 'failed',
        channel: null,
        tries: 0,
        error: expect.stringContaining('don’t know'),
        outcome: null,
      },
    ]);
  });

  it('takes the phone of the settings where none comes along, saves none that does, and says what is wrong with it', async () => {
    const person = await inLondon();
    const byText = (more: object) => test(person, { deliveryMethod: 'SMS', ...more });
    const phone = { phone: '+12025550100', carrier: 'boost' };
    expect((await byText(phone)).status).toBe(200);
    await expectRefusal(byText({}), 502, noPhone);
    await expectRefusal(byText({ phone: '12345' }), 502, expect.stringContaining('doesn’t look right'));
    await person.call('PUT', `/api/users/${person.user.id}`, { ...phone, timezone: 'Europe/London' });
    expect((await byText({ phone: null, carrier: null })).status).toBe(200);
    expect(await person.outbox()).toHaveLength(2);
    for (const [body, message] of [
      [{ deliveryMethod: 'Pigeon' }, 'Delivery method is required'],
      [{ carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
      [{ phone: '5'.repeat(33) }, 'This phone number is too long'],
    ] as const)
      await expectRefusal(byText(body), 400, message);
  });
});
