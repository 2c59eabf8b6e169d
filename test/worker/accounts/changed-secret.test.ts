import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { revokeGrants } from '../../../worker/accounts/grants.service.ts';
import { openToken, sealToken } from '../../../worker/accounts/token-sealing.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import { everySecret } from '../../../worker/platform/secrets.ts';
import { handleEmail } from '../../../worker/replies/mail.service.ts';
import { pageAt } from '../../support/worker/answers.ts';
import { callWith } from '../../support/worker/call-with.ts';
import { beginOnMonday } from '../../support/worker/campaigns.ts';
import { google, revocationEndpoint, startGoogle } from '../../support/worker/google.ts';
import { callHook, handOverText, twilioSettings } from '../../support/worker/inbound.ts';
import { personWithMail } from '../../support/worker/mail.ts';
import { newName, newPerson, password, sessionCookieOf } from '../../support/worker/people.ts';
import { newPhone, personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();

const fresh = { SESSION_SECRET: 'another secret, which came after that of the tests' };

/** The secret was changed, and the one before is still known. */
const remembered = { ...fresh, SESSION_SECRETS_BEFORE: env.SESSION_SECRET };
const depsWith = (settings: Partial<Env>) => createDeps({ ...env, ...settings });

afterEach(() => {
  vi.unstubAllGlobals();
});

const stopsOf = async (userId: number) =>
  (await env.DB.prepare('SELECT channel, cause FROM stops WHERE user_id = ?').bind(userId).all()).results;

async function personWithLinks() {
  const { person, path } = await personWithMessage();
  const [stop = ''] = /\/m\/stop\/[\w-]+/.exec((await pageAt(path)).text) ?? [];
  return { person, path, stop };
}

const unsubscribe = (settings: Partial<Env>, path: string) =>
  callHook(
    path,
    {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    },
    settings,
  );

/** Registers somebody with this phone, under these settings. */
async function register(settings: Partial<Env>, phone: string) {
  const username = newName();
  const body = { username, email: `${username}@example.com`, password, phone };
  const answer = await callWith(settings, { method: 'POST', path: '/api/register', body });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, cookie: sessionCookieOf(answer) };
}

async function phoneThatSaidStop() {
  const phone = newPhone();
  expect((await handOverText({ From: phone, Body: 'STOP' })).status).toBe(200);
  return phone;
}

describe('after the secret was changed', () => {
  it.each([
    ['forgotten', fresh],
    ['remembered', remembered],
  ])('with the old one %s, it lets nobody in and opens no message', async (_, settings) => {
    const { person, path } = await personWithLinks();
    const session = await callWith(settings, {
      method: 'GET',
      path: '/api/session',
      headers: { Cookie: person.cookie },
    });
    expect(session.status).toBe(401);
    expect((await callWith(settings, { method: 'GET', path })).status).toBe(404);
  });

  it('several from before are told apart by commas, and one with a comma in it is taken whole', () => {
    const secretsOf = (before: string) =>
      everySecret(depsWith({ ...fresh, SESSION_SECRETS_BEFORE: before }).settings);
    expect(secretsOf('')).toEqual([fresh.SESSION_SECRET]);
    expect(secretsOf('one, two')).toEqual([fresh.SESSION_SECRET, 'one', 'two', 'one, two']);
  });

  it('people sign in anew with the same password', async () => {
    const { user } = await newPerson();
    const body = { username: user.username, password };
    expect((await callWith(fresh, { method: 'POST', path: '/api/login', body })).status).toBe(200);
  });

  it('a stop link of an email sent before stops, where the old one is remembered', async () => {
    const { person, stop } = await personWithLinks();
    expect((await unsubscribe(fresh, stop)).status).toBe(404);
    expect(await stopsOf(person.user.id)).toEqual([]);
    expect((await unsubscribe(remembered, stop)).status).toBe(200);
    expect(await stopsOf(person.user.id)).toHaveLength(1);
  });

  it('so does an answer to one', async () => {
    const { person, replyTo } = await personWithMail();
    const raw = `From: a@example.com\r\nTo: ${replyTo}\r\nMessage-ID: <${newName()}@x>\r\n\r\nstop\r\n`;
    const mail = {
      from: 'a@example.com',
      to: replyTo,
      headers: new Headers({ 'Message-ID': `<${newName()}@x>` }),
      raw: new Blob([raw]).stream(),
      rawSize: raw.length,
      setReject: (reason: string) => expect.fail(reason),
    };
    await handleEmail(depsWith(remembered), mail);
    expect(await stopsOf(person.user.id)).toHaveLength(1);
  });

  it('a phone that said STOP before is not texted, where the old one is remembered, until it says START', async () => {
    const phone = await phoneThatSaidStop();
    expect(await stopsOf((await register(remembered, phone)).id)).toEqual([
      { channel: 'sms', cause: 'stop-reply' },
    ]);
    const settings = { ...twilioSettings, ...remembered };
    const started = await handOverText({ From: phone, Body: 'START' }, {}, settings);
    expect(started.status).toBe(200);
    expect(await stopsOf((await register(remembered, phone)).id)).toEqual([]);
  });

  it('a leave at Google from before is given back, where the old one is remembered', async () => {
    startGoogle();
    const refreshToken = await sealToken('a refresh token', 'ada', env.SESSION_SECRET);
    const grants = [{ provider: 'google', subject: 'ada', accessToken: null, refreshToken }] as const;
    expect(await revokeGrants(depsWith({ ...google, ...fresh }), grants)).toBe('not-revoked');
    expect(await revokeGrants(depsWith({ ...google, ...remembered }), grants)).toBe('revoked');
    expect(revocationEndpoint.revoked).toEqual(['a refresh token']);
  });
});

const secret = 'a secret of the sealing tests, long enough';

describe('a sealed token', () => {
  it('opens for its owner and shows nothing of itself before', async () => {
    const sealed = await sealToken('ya29.token', 'ada', secret);
    expect(sealed).not.toContain('ya29');
    expect(await openToken(sealed, 'ada', secret)).toBe('ya29.token');
  });

  it('is another text every time', async () => {
    expect(await sealToken('ya29.token', 'ada', secret)).not.toBe(
      await sealToken('ya29.token', 'ada', secret),
    );
  });

  it('opens neither for another owner, nor with another secret, nor when it was changed', async () => {
    const sealed = await sealToken('ya29.token', 'ada', secret);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(openToken(sealed, 'grace', secret)).rejects.toThrow();
    await expect(openToken(sealed, 'ada', `${secret}!`)).rejects.toThrow();
    await expect(openToken(changed, 'ada', secret)).rejects.toThrow();
  });
});
