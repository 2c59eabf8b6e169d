import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mondayMorning, outboxOf, stateTime } from '../../support/worker/campaigns.ts';
import { handOverText } from '../../support/worker/inbound.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';
import { stopsOf } from '../../support/worker/reached.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning + 5 * 60 * 60_000);
});
afterEach(() => {
  vi.useRealTimers();
});

const givePhone = async (person: Person, phone: string) =>
  expect(
    (await person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London', phone })).status,
  ).toBe(200);

describe('a phone that said STOP while it was in an account', () => {
  it('gets no texts of another account that names it afterwards, until it says START', async () => {
    const phone = '+12025550181';
    const first = await newPerson();
    await givePhone(first, phone);
    await handOverText({ From: phone, Body: 'STOP' });
    const second = await newPerson();
    await givePhone(second, phone);
    expect(await stopsOf(second)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
    await handOverText({ From: phone, Body: 'START' });
    for (const person of [first, second]) expect(await stopsOf(person)).toEqual([]);
    const third = await newPerson();
    await givePhone(third, phone);
    expect(await stopsOf(third)).toEqual([]);
  });

  it('gets none after its account has corrected the number either', async () => {
    const wrong = '+12025550182';
    const first = await newPerson();
    await givePhone(first, wrong);
    await handOverText({ From: wrong, Body: 'STOP' });
    await givePhone(first, '+12025550183');
    const second = await newPerson();
    await givePhone(second, wrong);
    expect(await stopsOf(second)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
  });

  it('gets none either when the database failed as it was given, and it was given once more', async () => {
    const phone = '+12025550185';
    await handOverText({ From: phone, Body: 'STOP' });
    const person = await newPerson();
    const save = () =>
      person.call('PUT', `/api/users/${person.user.id}`, { timezone: 'Europe/London', phone });
    await env.DB.exec(
      "CREATE TRIGGER refuse BEFORE INSERT ON stops BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    expect((await save()).status).toBe(500);
    await env.DB.exec('DROP TRIGGER refuse');
    expect((await save()).status).toBe(200);
    expect(await stopsOf(person)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
  });

  it('gets no test notification either, whoever types it in', async () => {
    const phone = '+12025550184';
    await givePhone(await newPerson(), phone);
    await handOverText({ From: phone, Body: 'STOP' });
    const other = await newPerson({ timezone: 'Europe/London' });
    const test = () =>
      other.call('POST', '/api/test-notification', { deliveryMethod: 'SMS', phone: '(202) 555-0184' });
    const answer = await test();
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      message: 'This phone has said STOP to our text messages. Answer START to get them again',
    });
    expect(await outboxOf(other)).toEqual([]);
    await handOverText({ From: phone, Body: 'START' });
    expect((await test()).status).toBe(200);
  });
});
