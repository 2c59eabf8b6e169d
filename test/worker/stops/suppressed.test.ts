import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import {
  beginOnMonday,
  fireAlarm,
  firstMessageOf,
  halfPastSeven,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { handOverText, textedBack } from '../../support/worker/inbound.ts';
import {
  handOverEvents,
  newPersonWithMail,
  requestOf,
  startKeyServer,
} from '../../support/worker/mail-events.ts';
import {
  call,
  newName,
  type Person,
  password,
  register,
  sessionCookieOf,
} from '../../support/worker/people.ts';
import { stopsOf } from '../../support/worker/reached.ts';

beginOnMonday();
beforeEach(startKeyServer);

const phone = '+12025550147';
const remove = (person: Person) => person.call('DELETE', `/api/users/${person.user.id}`, { password });
const givePhone = (person: Person, number: string | null) =>
  person.call('PUT', `/api/users/${person.user.id}`, { phone: number });

describe('what was stopped', () => {
  it('by the phone holds after its account is gone, for whoever gives that phone, until the phone says START', async () => {
    const person = await register();
    await givePhone(person, phone);
    await handOverText({ From: phone, Body: 'STOP' });
    expect(await stopsOf(person)).toHaveLength(1);
    await remove(person);

    const next = await register();
    expect(await stopsOf(next)).toEqual([]);
    await givePhone(next, phone);
    expect(await stopsOf(next)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
    await handOverText({ From: phone, Body: 'START' });
    expect(await stopsOf(next)).toEqual([]);
    await givePhone(next, null);
    await givePhone(next, phone);
    expect(await stopsOf(next)).toEqual([]);
  });

  it('by a phone that belongs to nobody any more holds too', async () => {
    const number = '+12025550148';
    const person = await register();
    await givePhone(person, number);
    await remove(person);
    expect(await textedBack(await handOverText({ From: number, Body: 'STOP' }))).toContain('no more');
    const next = await register();
    await givePhone(next, number);
    expect(await stopsOf(next)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
  });

  it('because an email bounced, and by “stop all”, holds for who registers with that email', async () => {
    const person = await register();
    const db = openDb(env.DB);
    const everything = { campaignId: null, channel: null, cause: 'person' } as const;
    const bounced = { campaignId: null, channel: 'email', cause: 'bounce' } as const;
    for (const stop of [everything, bounced]) await insertOptOut(db, person.user.id, stop, Date.now());
    await remove(person);
    const again = await register({ username: person.user.username });
    const stops = await stopsOf(again);
    expect(stops.map(({ channel, cause }) => `${channel} ${cause}`).sort()).toEqual([
      'email bounce',
      'email person',
    ]);
    // Only the person lifts them, and then they stay lifted.
    for (const { id } of stops) expect((await again.call('DELETE', `/api/stops/${id}`)).status).toBe(204);
    await givePhone(again, null);
    expect(await stopsOf(again)).toEqual([]);
  });

  it('is there as soon as the account is, or there is no account', async () => {
    const person = await register();
    const bounced = { campaignId: null, channel: 'email', cause: 'bounce' } as const;
    await insertOptOut(openDb(env.DB), person.user.id, bounced, Date.now());
    await remove(person);
    const { username } = person.user;
    await env.DB.exec(
      "CREATE TRIGGER no_stops BEFORE INSERT ON stops BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    try {
      await expect(register({ username })).rejects.toThrow(/Something went wrong on our side/);
    } finally {
      await env.DB.exec('DROP TRIGGER no_stops');
    }
    const again = await register({ username });
    expect(await stopsOf(again)).toMatchObject([{ channel: 'email', cause: 'bounce' }]);
  });

  it('for a phone holds only for who gave it, where two register with one name at the same moment', async () => {
    const number = '+12025550149';
    await handOverText({ From: number, Body: 'STOP' });
    for (const phones of [
      [undefined, number],
      [number, undefined],
    ]) {
      const name = newName();
      const account = { username: name, email: `${name}@example.com`, password };
      const answers = await Promise.all(
        phones.map((given) => call('POST', '/api/register', { ...account, phone: given })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const session = await call('POST', '/api/login', { username: name, password });
      const { phone: kept } = await session.clone().json<{ phone: string | null }>();
      const stops = await call('GET', '/api/stops', undefined, { Cookie: sessionCookieOf(session) });
      expect(await stops.json()).toHaveLength(kept === number ? 1 : 0);
    }
  });

  it('of one campaign ends with it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const stop = { campaignId: campaign.id, channel: 'push', cause: 'person' } as const;
    await insertOptOut(openDb(env.DB), person.user.id, stop, Date.now());
    await remove(person);
    expect(await stopsOf(await register({ username: person.user.username }))).toEqual([]);
  });

  it('is kept without a readable phone or email', async () => {
    const person = await register();
    await givePhone(person, '+12025550149');
    await handOverText({ From: '+12025550149', Body: 'STOP' });
    await remove(person);
    const kept = JSON.stringify((await env.DB.prepare('SELECT * FROM suppressions').all()).results);
    expect(kept).toContain('stop-reply');
    for (const trace of ['2025550149', person.user.email, person.user.username]) {
      expect(kept).not.toContain(trace);
    }
  });
});

/** Takes all stops back that the app shows the person. */
async function liftAll(person: Person): Promise<void> {
  for (const { id } of await stopsOf(person))
    expect((await person.call('DELETE', `/api/stops/${id}`)).status).toBe(204);
}

describe('what the person has taken back in settings', () => {
  /** Somebody who has got a phone that said STOP before it was theirs. */
  async function withStoppedPhone(number: string) {
    await handOverText({ From: number, Body: 'STOP' });
    const person = await register();
    await givePhone(person, number);
    expect(await stopsOf(person)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
    return person;
  }

  it('stays so when they give another phone and then this one again', async () => {
    const person = await withStoppedPhone('+12025550161');
    await liftAll(person);
    await givePhone(person, '+12025550162');
    await givePhone(person, '+12025550161');
    expect(await stopsOf(person)).toEqual([]);
  });

  it('still holds for a phone that is not theirs at that moment', async () => {
    const person = await withStoppedPhone('+12025550163');
    await givePhone(person, '+12025550164');
    await liftAll(person);
    await givePhone(person, '+12025550163');
    expect(await stopsOf(person)).toMatchObject([{ channel: 'sms', cause: 'stop-reply' }]);
  });

  it('is that one stop alone: what was stopped there for another reason still holds', async () => {
    const number = '+12025550165';
    const before = await register();
    await givePhone(before, number);
    const everything = { campaignId: null, channel: null, cause: 'person' } as const;
    await insertOptOut(openDb(env.DB), before.user.id, everything, Date.now());
    await handOverText({ From: number, Body: 'STOP' });
    await remove(before);

    const person = await register();
    await givePhone(person, number);
    const reply = (await stopsOf(person)).find(({ cause }) => cause === 'stop-reply');
    await person.call('DELETE', `/api/stops/${reply?.id}`);
    await givePhone(person, '+12025550166');
    await liftAll(person);
    await givePhone(person, number);
    expect(await stopsOf(person)).toMatchObject([{ channel: 'sms', cause: 'person' }]);
  });

  it('stays so when they leave and register anew, until an email comes back once more', async () => {
    const { person, heard } = await newPersonWithMail();
    const { username } = person.user;
    await handOverEvents([heard('hard-bounced')]);
    await remove(person);
    const again = await register({ username });
    expect(await stopsOf(again)).toMatchObject([{ channel: 'email', cause: 'bounce' }]);
    await liftAll(again);
    await remove(again);
    const last = await register({ username, timezone: 'Europe/London' });
    expect(await stopsOf(last)).toEqual([]);

    stateTime(mondayMorning);
    const campaign = await newCampaign(last);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const { id } = await firstMessageOf(last, campaign.id);
    await handOverEvents([heard('hard-bounced', { request_id: await requestOf(id) })]);
    expect(await stopsOf(last)).toMatchObject([{ channel: 'email', cause: 'bounce' }]);
  });
});
