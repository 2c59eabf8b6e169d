import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { openToken } from '../../../worker/accounts/providers.service.ts';
import type { ProviderName } from '../../../worker/domain.ts';
import { callWith, expectRefusal } from '../../support/worker/calls.ts';
import { newCampaign } from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import {
  chooseAccount,
  get,
  google,
  identity,
  landing,
  signInWithGoogle,
  signing,
  standInForGoogle,
  tokenEndpoint,
  userOf,
} from '../../support/worker/google.ts';
import { newPerson, password, signIn } from '../../support/worker/people.ts';

/** A stand-in for each provider: one without tests doesn't compile. */
const standIns: Record<ProviderName, () => void> = { google: standInForGoogle };
for (const start of Object.values(standIns)) start();

const identityOf = async (userId: number) =>
  (await sql('SELECT subject, access_token, refresh_token FROM identities WHERE user_id = ?', userId))[0];

it('signing in with Google begins with a state and a challenge in a cookie that scripts can’t read', async () => {
  const answer = await get('/auth/google');
  const url = new URL(answer.headers.get('Location') ?? '');
  expect(url.origin + url.pathname).toBe(google.GOOGLE_AUTHORIZATION_URL);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'client-id',
    scope: 'openid email profile',
    redirect_uri: 'http://localhost:5173/auth/google/callback',
    code_challenge_method: 'S256',
  });
  const cookie =
    /^__Host-sign-in=google\.[\w-]{43}~[\w-]{43}~[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(cookie)]);
});

it('signing in with Google creates an account in the caller’s time zone, with encrypted tokens', async () => {
  const claims = identity();
  const answer = await signInWithGoogle(claims, 'Asia/Calcutta');
  expect(answer.headers.getSetCookie().join()).toContain('__Host-sign-in=; Max-Age=0');
  const user = await userOf(answer);
  const { id, username, email } = user;
  expect(user).toMatchObject({
    username: claims.name,
    email: claims.email,
    googleId: claims.sub,
    hasPassword: false,
    avatar: 'https://google.example/ada.png',
    timezone: 'Asia/Calcutta',
    emailFallback: true,
    providers: ['google'],
    emailConfirmed: true,
  });
  expect(landing(answer)).toEqual({ userId: String(id), username, email });
  const row = await identityOf(id);
  expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/);
  const opened = await openToken(String(row?.refresh_token), String(claims.sub), env.SESSION_SECRET);
  expect(opened).toMatch(/^refresh-/);

  // The account stays the same from elsewhere and with another email at Google.
  const changed = { ...claims, email: 'new@gmail.example' };
  expect(await userOf(await signInWithGoogle(changed, 'Europe/London'))).toEqual(user);
});

it('signing in with Google twice at once creates one account, with another name if it is taken', async () => {
  const name = (await newPerson()).user.username.toUpperCase();
  const claims = identity({ name });
  const click = async () => userOf(await signInWithGoogle(claims, 'Mars/Olympus'));
  const [one, other] = await Promise.all([click(), click()]);
  expect(one).toEqual(other);
  expect(one.username).toMatch(new RegExp(`^${name} [a-z0-9]+$`));
  expect(one.timezone).toBe('America/New_York');
});

it('an existing account is linked if both sides have confirmed its email, and to one Google account only', async () => {
  const { user } = await newPerson();
  const refused = await signInWithGoogle(identity({ email: user.email, email_verified: false }));
  expect(landing(refused)).toEqual({
    error: 'An account with this email already exists. Please sign in with your password',
  });
  expect(refused.headers.getSetCookie().join()).not.toContain('__Host-session');
  const claims = identity({ email: user.email.toUpperCase() });
  const joined = await userOf(await signInWithGoogle(claims));
  expect(joined).toMatchObject({ id: user.id, username: user.username, googleId: claims.sub });
  expect((await signIn(user.username)).status).toBe(200);
  expect(landing(await signInWithGoogle({ ...claims, sub: 'somebody-else' }))).toEqual({
    error: 'An account with this email is already linked to another Google account',
  });

  // An account that has not confirmed its email doesn't count.
  const { user: unconfirmed } = await newPerson();
  await sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', unconfirmed.id);
  const created = await userOf(await signInWithGoogle(identity({ email: unconfirmed.email })));
  expect(created).toMatchObject({ email: unconfirmed.email, emailConfirmed: true });
  expect(created.id).not.toBe(unconfirmed.id);
});

/** Someone who registered with a password and hasn’t confirmed the email. */
async function newUnconfirmed() {
  const person = await newPerson();
  const { id, email } = person.user;
  await sql('UPDATE users SET email_confirmed_at = NULL WHERE id = ?', id);
  const claims = identity({ email });
  const joinWithGoogle = (joined = claims) => signInWithGoogle(joined, undefined, person.cookie);
  return { person, id, email, claims, joinWithGoogle };
}

it('signing in with Google while signed in to an unconfirmed account confirms and links it', async () => {
  const { id, claims, joinWithGoogle } = await newUnconfirmed();
  expect(landing(await joinWithGoogle({ ...claims, email_verified: false }))).toHaveProperty('error');
  expect(await userOf(await joinWithGoogle())).toMatchObject({
    id,
    emailConfirmed: true,
    googleId: claims.sub,
  });
  expect((await userOf(await signInWithGoogle(claims))).id).toBe(id);
});

it('signing in with Google beside an unconfirmed account keeps both until the password joins them', async () => {
  const { person, id, email, claims, joinWithGoogle } = await newUnconfirmed();
  const campaign = await newCampaign(person);
  const first = await signInWithGoogle(claims);
  expect(landing(first)).toMatchObject({ other: 'google' });
  const created = await userOf(first);
  expect(landing(await signInWithGoogle(claims))).not.toHaveProperty('other');
  const again = { method: 'POST', path: '/api/email-confirmations', headers: { Cookie: person.cookie } };
  const joining = expect.stringContaining(
    'made it with Google, sign in to this one with its password and choose “Confirm with Google”.',
  );
  await expectRefusal(callWith(google, again), 409, joining);
  await expectRefusal(
    callWith({}, again),
    409,
    'Another account has confirmed this email. Please change the address here',
  );

  expect(await (await signIn(email)).json()).toMatchObject({ id, emailConfirmed: false });
  const joined = await userOf(await joinWithGoogle());
  expect(joined).toMatchObject({ id, emailConfirmed: true, googleId: claims.sub });
  expect(await person.campaign(campaign.id)).toMatchObject({ active: true });
  expect(await sql('SELECT id FROM users WHERE id = ?', created.id)).toEqual([]);
});

it('an account with a password of its own is not joined to another, and a reset deletes no other', async () => {
  const { id, email, claims, joinWithGoogle } = await newUnconfirmed();
  const created = await userOf(await signInWithGoogle(claims));
  await callWith({}, { method: 'POST', path: '/api/password-resets', body: { email } });
  const [mail] = await sql('SELECT body FROM outbox WHERE user_id = ?', created.id);
  const [, token] = /token=([\w-]+)/.exec(String(mail?.body)) ?? [];
  const reset = { method: 'POST', path: '/api/password-resets/finish', body: { token, password } };
  expect((await callWith({}, reset)).status).toBe(200);
  expect(landing(await joinWithGoogle()).error).toContain('the two can’t be joined');
  expect(await sql('SELECT id FROM users WHERE email = ?', email)).toEqual([{ id }, { id: created.id }]);
});

it('signing in with another Google account while signed in is refused, and creates nothing', async () => {
  const { user, cookie } = await newPerson();
  const other = await userOf(await signInWithGoogle(identity()));
  const unknown = identity();
  for (const claims of [unknown, identity({ sub: other.googleId, email: other.email })])
    expect(landing(await signInWithGoogle(claims, undefined, cookie))).toEqual({
      error:
        'You’re signed in with another email address. Please choose another Google account, or log out first',
    });
  expect(await sql('SELECT id FROM users WHERE email = ?', String(unknown.email))).toEqual([]);
  // A session that is over counts as none.
  await sql('DELETE FROM sessions WHERE user_id = ?', user.id);
  expect(landing(await signInWithGoogle(unknown, undefined, cookie))).toHaveProperty('userId');
});

const runOut = { error: 'This Google sign-in has expired. Please try again' };
const notAccepted = { error: 'Google didn’t accept this sign-in. Please try again' };
const back = async (query: string, cookies = '') =>
  landing(await get(`/auth/google/callback?${query}`, cookies));

it('a return from Google is refused in another browser, with another sign-in’s code, or repeated', async () => {
  const [one, other] = [await chooseAccount(identity()), await chooseAccount(identity())];
  const query = `code=${one.code}&state=${one.state}`;
  const forAnother = query.replace('google.', 'other.');
  expect(await back(forAnother, one.cookies.replace('google.', 'other.'))).toEqual(runOut);
  for (const cookies of ['', other.cookies]) expect(await back(query, cookies)).toEqual(runOut);
  expect(await back(`code=${one.code}&state=${other.state}`, other.cookies)).toEqual(notAccepted);

  const { cookies, code, state } = await chooseAccount(identity());
  const canceled = { error: 'Google sign-in was canceled' };
  expect(await back(`error=access_denied&state=${state}`, cookies)).toEqual(canceled);
  expect(await back(`code=${code}&state=${state}`, cookies)).toHaveProperty('userId');
  expect(await back(`code=${code}&state=${state}`, cookies)).toEqual(notAccepted);
});

it('a return from Google is refused when its token is forged, for someone else, or has expired', async () => {
  const comeBack = async (claims = {}) => landing(await signInWithGoogle(identity(claims)));
  for (const claims of [
    { aud: 'another-client' },
    { iss: 'https://evil.example' },
    { exp: 1_700_000_000 },
    { nonce: 'of another browser' },
  ])
    expect(await comeBack(claims), JSON.stringify(claims)).toEqual(notAccepted);
  signing.isForged = true;
  expect(await comeBack()).toEqual(notAccepted);
  const encoded = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  for (const alg of ['none', 'HS256']) {
    tokenEndpoint.unsigned = `${encoded({ alg, kid: signing.kid })}.${encoded(identity())}.c2ln`;
    expect(await comeBack()).toEqual(notAccepted);
  }
  tokenEndpoint.unsigned = undefined;
  // A key that Google has just begun to use works.
  Object.assign(signing, { isForged: false, kid: `key-${crypto.randomUUID()}` });
  expect(await comeBack()).toHaveProperty('userId');
});

it('a return from Google ends with a readable error when Google is broken or can’t be reached', async () => {
  const errorOf = async (claims = {}) => landing(await signInWithGoogle(identity(claims))).error;
  expect(await errorOf({ email: undefined })).toBe('Google didn’t confirm who you are. Please try again');
  Object.assign(signing, { kid: `key-${crypto.randomUUID()}`, areOut: true });
  expect(await errorOf()).toBe('This sign-in can’t be verified right now');
  tokenEndpoint.answer = new Response('oops', { status: 500 });
  expect(await errorOf()).toBe('Google sign-in didn’t work. Please try again');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Network connection lost')));
  expect(await errorOf()).toBe('Google can’t be reached right now');
});
