import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hour, mondayMorning, outboxOf, runCron, stateTime } from '../../support/worker/campaigns.ts';
import { newPerson } from '../../support/worker/people.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning + 4 * hour);
});
afterEach(() => {
  vi.useRealTimers();
});

const inLondon = () => newPerson({ timezone: 'Europe/London' });

describe('a test notification', () => {
  it.each([
    [{ deliveryMethod: 'Email' }, 'email'],
    [{ deliveryMethod: 'App' }, 'push'],
    [{ deliveryMethod: 'SMS', phone: '(202) 555-0100', carrier: 'boost' }, 'sms'],
    [{ deliveryMethod: 'SMS', phone: '+12025550100', carrier: 'at&t' }, 'sms'],
  ])('arrives: %j', async (input, channel) => {
    const person = await inLondon();
    const body = { userId: person.user.id, phone: '', carrier: '', ...input };
    const answer = await person.call('POST', '/api/test-notification', body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ message: 'Test notification sent!' });
    const [sent, ...others] = await outboxOf(person);
    expect(others).toEqual([]);
    expect(sent?.channel).toBe(channel);
    expect(sent?.body).toContain('This is a test from Better Habits');
  });

  it('is a delivery like others: how it went is kept, and one that a crash cut short is closed', async () => {
    const person = await inLondon();
    const test = (deliveryMethod: string) =>
      person.call('POST', '/api/test-notification', { deliveryMethod, phone: '', carrier: '' });
    await test('Email');
    await test('SMS');
    await env.DB.prepare(
      "INSERT INTO deliveries (user_id, reason, identifier, due_at) VALUES (?, 'test', 'lost', ?)",
    )
      .bind(person.user.id, Date.now() - hour)
      .run();
    await runCron();
    const { results } = await env.DB.prepare(
      `SELECT d.status, d.channel, d.tries, d.error, a.outcome FROM deliveries d
        LEFT JOIN delivery_attempts a ON a.delivery_id = d.id WHERE d.user_id = ? ORDER BY d.id`,
    )
      .bind(person.user.id)
      .all();
    const noPhone = 'Add your phone number in settings to get text messages';
    expect(results).toEqual([
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

  it('takes the phone of the settings where none comes along, and saves none that does', async () => {
    const person = await inLondon();
    const test = (more: object) =>
      person.call('POST', '/api/test-notification', { deliveryMethod: 'SMS', ...more });
    expect((await test({ phone: '+12025550100', carrier: 'boost' })).status).toBe(200);
    const without = await test({});
    expect(await without.json()).toMatchObject({
      message: 'Add your phone number in settings to get text messages',
    });
    expect(without.status).toBe(502);
    const settings = { phone: '+12025550100', carrier: 'boost', timezone: 'Europe/London' };
    await person.call('PUT', `/api/users/${person.user.id}`, settings);
    expect((await test({ phone: null, carrier: null })).status).toBe(200);
    expect(await outboxOf(person)).toHaveLength(2);
  });

  it('says so when the phone is none', async () => {
    const person = await inLondon();
    const body = { deliveryMethod: 'SMS', phone: '12345', carrier: 'boost' };
    const answer = await person.call('POST', '/api/test-notification', body);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('doesn’t look right') });
    expect(await outboxOf(person)).toEqual([]);
  });

  it('goes out as a text message at night too: quiet hours are for planned ones', async () => {
    stateTime('2031-03-03T23:00:00Z');
    const person = await inLondon();
    const body = { deliveryMethod: 'SMS', phone: '+12025550100', carrier: 'boost' };
    expect((await person.call('POST', '/api/test-notification', body)).status).toBe(200);
    expect(await outboxOf(person)).toHaveLength(1);
  });

  it.each([
    [{}, 'Delivery method is required'],
    [{ deliveryMethod: '' }, 'Delivery method is required'],
    [{ deliveryMethod: 'Pigeon' }, 'Delivery method is required'],
    [{ deliveryMethod: 'SMS', carrier: 'pigeon' }, 'Please choose a mobile carrier from the list'],
    [{ deliveryMethod: 'SMS', phone: '5'.repeat(33) }, 'This phone number is too long'],
  ])('is refused for %j', async (body, message) => {
    const answer = await (await inLondon()).call('POST', '/api/test-notification', body);
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
  });
});
