import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { call, newPerson, password } from '../../support/worker/people.ts';

it('a changed password ends what is being opened with the old one at that moment, too', async () => {
  const { user, cookie, call: callAs } = await newPerson();
  let isChanged = false;
  const change = callAs('PUT', '/api/account/password', {
    password: 'another good one',
    currentPassword: password,
  }).finally(() => {
    isChanged = true;
  });
  // Somebody who knows the old one signs in over and over, several at a time.
  const keepSigningIn = async () => {
    while (!isChanged) {
      const answer = await call('POST', '/api/login', { username: user.username, password });
      expect([200, 401]).toContain(answer.status);
    }
  };
  await Promise.all([keepSigningIn(), keepSigningIn(), keepSigningIn(), keepSigningIn()]);
  expect((await change).status).toBe(200);
  const { sessions } = (await env.DB.prepare('SELECT count(*) AS sessions FROM sessions WHERE user_id = ?')
    .bind(user.id)
    .first<{ sessions: number }>()) ?? { sessions: 0 };
  expect(sessions).toBe(1);
  expect((await call('GET', '/api/session', undefined, { Cookie: cookie })).status).toBe(200);
});
