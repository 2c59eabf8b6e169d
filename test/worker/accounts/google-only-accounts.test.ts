import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { UserView } from '../../../worker/accounts/accounts.schemas.ts';
import { openDb } from '../../../worker/db/client.ts';
import { identities } from '../../../worker/db/schema.ts';
import { callWith, expectRefusal } from '../../support/worker/calls.ts';
import {
  google,
  identity,
  landing,
  revocationEndpoint,
  signInWithGoogle,
  standInForGoogle,
  userOf,
} from '../../support/worker/google.ts';
import { password, sessionCookieOf, signIn } from '../../support/worker/people.ts';

standInForGoogle();

async function newGoogler(chosen?: string) {
  const claims = identity();
  const answer = await signInWithGoogle(claims);
  const user = await userOf(answer);
  const as = (cookie: string) => {
    const send = (method: string, path: string, body?: object) =>
      callWith(google, { method, path: `/api/${path}`, body, headers: { Cookie: cookie } });
    return {
      send,
      session: () => send('GET', 'session'),
      setPassword: (typed: string) => send('PUT', 'account/password', { password: typed }),
      unlink: () => send('DELETE', `users/${user.id}/google`),
      remove: (body: object) => send('DELETE', `users/${user.id}`, body),
    };
  };
  const googler = as(sessionCookieOf(answer));
  if (chosen !== undefined) expect((await googler.setPassword(chosen)).status).toBe(200);
  return { claims, user, as, ...googler };
}

it('setting a first password, or deleting an account without one, requires a recent sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const start = Date.now();
  const googler = await newGoogler();
  const { username } = googler.user;
  vi.setSystemTime(start + 10 * 60_000);
  // Using a session doesn’t make it recent.
  expect((await googler.session()).status).toBe(200);
  const message = 'For your security, please sign in again. You’ll then have ten minutes to do this';
  for (const answer of [await googler.setPassword(password), await googler.remove({ username })])
    await expectRefusal(answer, 403, message);
  const claims = { ...googler.claims, exp: Date.now() / 1000 + 600 };
  const again = googler.as(sessionCookieOf(await signInWithGoogle(claims)));
  const third = googler.as(sessionCookieOf(await signInWithGoogle(claims)));
  vi.setSystemTime(start + 20 * 60_000 - 1000);
  const set = await again.setPassword(password);
  expect([set.status, await set.json()]).toEqual([200, { ...googler.user, hasPassword: true }]);
  expect((await again.session()).status).toBe(200);
  for (const other of [googler, third]) expect((await other.session()).status).toBe(401);
  expect((await signIn(googler.user.username)).status).toBe(200);
});

it('unlinking Google is refused while it is the only way to sign in; a passkey is another way', async () => {
  const googler = await newGoogler();
  const onlyWay = 'Please set a password or add a passkey first so you can still sign in';
  await expectRefusal(googler.unlink(), 409, onlyWay);
  expect(revocationEndpoint.revoked).toEqual([]);
  const passkey = { provider: 'passkey', subject: 'a-passkey', name: 'Phone', publicKey: 'none' } as const;
  await openDb(env.DB)
    .insert(identities)
    .values({ ...passkey, userId: googler.user.id, createdAt: Date.now() });
  const unlinked = await (await googler.unlink()).json();
  expect(unlinked).toMatchObject({ user: { googleId: null }, grant: 'revoked' });
  // Now the passkey is the only way.
  expect((await googler.send('DELETE', `passkeys/${passkey.subject}`)).status).toBe(409);
});

it('unlinking Google revokes the grant exactly once, and the person can link it again', async () => {
  const { user, claims, unlink } = await newGoogler(password);
  const answers = await Promise.all([unlink(), unlink()]);
  const bodies = await Promise.all(answers.map((one) => one.json<{ user: UserView; grant: string }>()));
  expect(bodies.map(({ grant }) => grant).sort()).toEqual(['none', 'revoked']);
  for (const body of bodies) expect(body.user).toMatchObject({ googleId: null, avatar: null });
  expect(revocationEndpoint.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
  const back = await userOf(await signInWithGoogle(claims));
  expect(back).toMatchObject({ id: user.id, googleId: claims.sub });
});

it('unlinking Google succeeds if Google is broken or unreachable, or doesn’t answer within five seconds', async () => {
  for (const answer of [
    async () => new Response('oops', { status: 500 }),
    () => Promise.reject(new TypeError('no network')),
  ]) {
    const { unlink } = await newGoogler(password);
    revocationEndpoint.answer = answer;
    const unlinked = await (await unlink()).json();
    expect(unlinked).toMatchObject({ user: { googleId: null }, grant: 'not-revoked' });
  }
  const googler = await newGoogler(password);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const revoking = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    revoking.resolve();
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const answering = googler.unlink();
  await revoking.promise;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await (await answering).json()).toMatchObject({ grant: 'not-revoked' });
});

it('deleting an account without a password requires the username, and revokes the grant exactly once', async () => {
  const { user, claims, session, remove } = await newGoogler();
  for (const body of [{}, { username: 'somebody else' }, { password: '' }, { password }])
    await expectRefusal(remove(body), 403, 'That isn’t your username');
  expect((await session()).status).toBe(200);
  expect(revocationEndpoint.revoked).toEqual([]);

  const typed = { username: ` ${user.username.toUpperCase()} ` };
  const answers = await Promise.all([remove(typed), remove(typed)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(revocationEndpoint.revoked).toEqual([expect.stringMatching(/^refresh-/)]);
  expect((await session()).status).toBe(401);
  const next = landing(await signInWithGoogle(claims));
  expect(Number(next.userId)).toBeGreaterThan(user.id);
});
