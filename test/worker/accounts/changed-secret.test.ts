import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { openToken, revokeGrants, sealToken } from '../../../worker/accounts/providers.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import { everySecret } from '../../../worker/platform/settings.ts';
import { handleEmail } from '../../../worker/replies/inbound.service.ts';
import { callWith, pageAt } from '../../support/worker/calls.ts';
import { beginOnMonday } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { google, revocationEndpoint, standInForGoogle } from '../../support/worker/google.ts';
import { handOverText, replyAddressOf, twilioSettings } from '../../support/worker/inbound.ts';
import { newName, password } from '../../support/worker/people.ts';
import { newPhone, personWithMessage } from '../../support/worker/reached.ts';

beginOnMonday();
standInForGoogle();

const fresh = { SESSION_SECRET: 'another secret, which came after that of the tests' };

/** The secret was changed, and the one before is still known. */
const remembered = { ...fresh, SESSION_SECRETS_BEFORE: env.SESSION_SECRET };
const depsWith = (settings: Partial<Env>) => createDeps({ ...env, ...settings });

const stopsOf = (userId: number) => sql('SELECT channel, cause FROM stops WHERE user_id = ?', userId);

it('a changed secret lets nobody in who came before and opens no message, remembered or not, but the password does', async () => {
  const { person, path } = await personWithMessage();
  const { username } = person.user;
  const headers = { Cookie: person.cookie };
  for (const settings of [fresh, remembered]) {
    const session = await callWith(settings, { method: 'GET', path: '/api/session', headers });
    expect(session.status).toBe(401);
    expect((await callWith(settings, { method: 'GET', path })).status).toBe(404);
  }
  const signIn = { method: 'POST', path: '/api/login', body: { username, password } };
  expect((await callWith(fresh, signIn)).status).toBe(200);
});

it('several secrets from before are told apart by commas, and one with a comma in it is taken whole', () => {
  const secretsOf = (before: string) =>
    everySecret(depsWith({ ...fresh, SESSION_SECRETS_BEFORE: before }).settings);
  expect(secretsOf('')).toEqual([fresh.SESSION_SECRET]);
  expect(secretsOf('one, two')).toEqual([fresh.SESSION_SECRET, 'one', 'two', 'one, two']);
});

it('a stop link of an email sent before, and an answer to one, stop where the old secret is remembered', async () => {
  const { person, campaign, id, path } = await personWithMessage();
  const [stop = ''] = /\/m\/stop\/[\w-]+/.exec((await pageAt(path)).text) ?? [];
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const unsubscribe = async (settings: Partial<Env>) =>
    (await callWith(settings, { method: 'POST', path: stop, body })).status;
  expect(await unsubscribe(fresh)).toBe(404);
  expect(await stopsOf(person.user.id)).toEqual([]);
  expect(await unsubscribe(remembered)).toBe(200);
  expect(await stopsOf(person.user.id)).toHaveLength(1);

  await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  const to = await replyAddressOf(id, campaign.id);
  const raw = `From: a@example.com\r\nTo: ${to}\r\nMessage-ID: <${newName()}@x>\r\n\r\nstop\r\n`;
  await handleEmail(depsWith(remembered), {
    ...{ from: 'a@example.com', to, raw: new Blob([raw]).stream(), rawSize: raw.length },
    headers: new Headers({ 'Message-ID': `<${newName()}@x>` }),
    setReject: (reason: string) => expect.fail(reason),
  });
  expect(await stopsOf(person.user.id)).toHaveLength(1);
});

it('a phone that said STOP before is not texted, where the old secret is remembered, until it says START', async () => {
  const phone = newPhone();
  const register = async () => {
    const username = newName();
    const body = { username, email: `${username}@example.com`, password, phone };
    const answer = await callWith(remembered, { method: 'POST', path: '/api/register', body });
    return (await answer.json<{ id: number }>()).id;
  };
  expect((await handOverText({ From: phone, Body: 'STOP' })).status).toBe(200);
  expect(await stopsOf(await register())).toEqual([{ channel: 'sms', cause: 'stop-reply' }]);
  const settings = { ...twilioSettings, ...remembered };
  expect((await handOverText({ From: phone, Body: 'START' }, {}, settings)).status).toBe(200);
  expect(await stopsOf(await register())).toEqual([]);
});

it('a leave at Google from before is given back, where the old secret is remembered', async () => {
  const refreshToken = await sealToken('a refresh token', 'ada', env.SESSION_SECRET);
  const grants = [{ provider: 'google', subject: 'ada', accessToken: null, refreshToken }] as const;
  expect(await revokeGrants(depsWith({ ...google, ...fresh }), grants)).toBe('not-revoked');
  expect(await revokeGrants(depsWith({ ...google, ...remembered }), grants)).toBe('revoked');
  expect(revocationEndpoint.revoked).toEqual(['a refresh token']);
});

it('a sealed token shows nothing of itself, is another text every time, and opens unchanged for its owner alone', async () => {
  const secret = 'a secret of the sealing tests, long enough';
  const sealed = await sealToken('ya29.token', 'ada', secret);
  expect(sealed).not.toContain('ya29');
  expect(await sealToken('ya29.token', 'ada', secret)).not.toBe(sealed);
  expect(await openToken(sealed, 'ada', secret)).toBe('ya29.token');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  await expect(openToken(sealed, 'grace', secret)).rejects.toThrow();
  await expect(openToken(sealed, 'ada', `${secret}!`)).rejects.toThrow();
  await expect(openToken(changed, 'ada', secret)).rejects.toThrow();
});
