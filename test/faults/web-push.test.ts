import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerSaw, providerWill } from '../support/faults/control.ts';
import { drivers, subscribeBrowser } from '../support/faults/drivers.ts';
import { expectSent, halfPastNine, personWithDueMessage } from '../support/faults/situation.ts';
import { minute, mondayMorning, stateTime } from '../support/worker/campaigns.ts';
import { call, password, sessionCookieOf } from '../support/worker/people.ts';

describe('a person with two browsers', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const browsersOf = (userId: number) =>
    env.DB.prepare('SELECT count(*) AS browsers FROM push_subscriptions WHERE user_id = ?')
      .bind(userId)
      .first('browsers');

  it.each([
    ['is gone', 410, 1],
    ['is in trouble', 500, 2],
  ])('is reached when one of them %s, once', async (_, status, left) => {
    const situation = await personWithDueMessage(drivers.push);
    const second = await subscribeBrowser(situation.person);
    await providerWill(second, { kind: 'status', status });
    await situation.fire();
    await expectSent(situation);
    expect(await browsersOf(situation.person.user.id)).toBe(left);
  });

  it('is reached at the one alone that changed the password, as the other one is signed out', async () => {
    const { person, address, fire } = await personWithDueMessage(drivers.push);
    const second = await subscribeBrowser(person);
    const signedIn = await call('POST', '/api/login', { username: person.user.username, password });
    const renew = async (path: string, cookie: string) => {
      const kept = env.DB.prepare(
        'SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE endpoint LIKE ?',
      );
      const { endpoint, ...keys } = (await kept.bind(`%${path}`).first<{ endpoint: string }>()) ?? {};
      const body = { subscription: { endpoint, keys } };
      expect((await call('POST', '/api/push-subscription', body, { Cookie: cookie })).status).toBe(201);
    };
    await renew(address, person.cookie);
    await renew(second, sessionCookieOf(signedIn));
    const change = { password: 'another good one', currentPassword: password };
    expect((await person.call('PUT', '/api/account/password', change)).status).toBe(200);
    await fire();
    expect((await providerSaw(address)).calls).toBe(1);
    expect((await providerSaw(second)).calls).toBe(0);
  });

  it('is tried again at both when neither took it, and may then see it at both', async () => {
    const situation = await personWithDueMessage(drivers.push);
    const second = await subscribeBrowser(situation.person);
    for (const address of [situation.address, second]) {
      await providerWill(address, { kind: 'status', status: 500 });
    }
    await situation.fire();
    expect(await situation.message()).toMatchObject({ status: 'scheduled', tries: 1 });
    for (const address of [situation.address, second]) await providerWill(address, { kind: 'accept' });
    stateTime(halfPastNine + minute);
    await situation.fire();
    await expectSent(situation);
    expect((await providerSaw(second)).accepted).toEqual((await situation.saw()).accepted);
  });
});
