import { OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { signInAgain } from '../../worker/errors.ts';
import { startTestApp, type TestApp } from '../support/node/test-app.ts';
import { expect, test } from './browser-test.ts';
import { expectNotice, expectTexts } from './on-the-page.ts';

const google = new OAuth2Server();
let app: TestApp;
/** Who the provider says has come; the app asks only for what stands in the identity token. */
let identity: Record<string, unknown> = {};

beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, 'localhost');
  google.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, identity));
  app = await startTestApp({
    GOOGLE_CLIENT_ID: 'a-client',
    GOOGLE_CLIENT_SECRET: 'a secret between the two',
    GOOGLE_AUTHORIZATION_URL: `${google.issuer.url}/authorize`,
    GOOGLE_TOKEN_URL: `${google.issuer.url}/token`,
    GOOGLE_REVOCATION_URL: `${google.issuer.url}/revoke`,
  });
  return async () => {
    await app.close();
    await google.stop();
  };
});

let people = 0;

function newIdentity(emailVerified = true) {
  people += 1;
  const name = `Grace ${people}`;
  return {
    sub: `google-${people}`,
    email: `grace-${people}@example.com`,
    email_verified: emailVerified,
    name,
  };
}

const signIn = (page: Page) => page.getByRole('link', { name: 'Sign in with Google' }).click();

/** Lets a test run the page's timers ahead, and remembers how long each was to take. */
async function watchTimers(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const delays: unknown[] = [];
    const setTimer = window.setTimeout;
    Object.assign(window, {
      delays,
      setTimeout: (handler: () => void, delay?: number) => {
        delays.push(delay);
        return setTimer(handler, delay);
      },
    });
  });
}

const timersOf = (page: Page) => page.evaluate(() => (window as unknown as { delays: unknown[] }).delays);

/** Waits for what the page says of a failure, and for the way back to the login form after two seconds. */
async function expectFailure(page: Page, text: string, description = text): Promise<void> {
  await page.getByRole('heading', { name: 'Authentication failed' }).waitFor();
  await page.getByRole('main').getByText(text, { exact: true }).waitFor();
  await expectNotice(page, 'Authentication failed', description);
  expect(await timersOf(page)).toContain(2000);
  await page.clock.runFor(2000);
  await page.waitForURL('**/login');
}

test('somebody signs in with Google, with a state and a proof key, and finds the dashboard', async ({
  openApp,
}) => {
  const page = await openApp({ path: `${app.origin}/login` });
  await watchTimers(page);
  identity = newIdentity();
  const asked = page.waitForRequest((request) => request.url().startsWith(`${google.issuer.url}/authorize`));
  await signIn(page);
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('redirect_uri')).toBe(`${app.origin}/auth/google/callback`);
  expect(query.get('state')?.length).toBeGreaterThan(20);
  expect(query.get('scope')).toBe('openid email profile');

  await page.waitForURL(`${app.origin}/oauth-success?**`);
  const landing = new URL(page.url()).searchParams;
  expect(landing.get('username')).toBe(identity.name);
  expect(landing.get('email')).toBe(identity.email);
  await expectNotice(page, 'Successfully logged in!');
  expect(await timersOf(page)).toContain(1500);
  await page.clock.runFor(1500);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(page.url()).toBe(`${app.origin}/`);
  const session = await (await page.request.get(`${app.origin}/api/session`)).json();
  expect(session).toMatchObject({ id: Number(landing.get('userId')), googleId: identity.sub });
  expect(Object.keys(session)).not.toContain('accessToken');

  // The same person comes back to the same account.
  await page.getByRole('button', { name: `Account of ${identity.name}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await page.waitForURL(`${app.origin}/oauth-success?**`);
  expect(new URL(page.url()).searchParams.get('userId')).toBe(landing.get('userId'));
});

/** Every token that the provider gives out for good, and every one that is given back. */
function watchGrants() {
  const given: string[] = [];
  const back: string[] = [];
  google.service.on('beforeResponse', ({ body }) => given.push(String(body.refresh_token)));
  google.service.on('beforeRevoke', (_, request) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => back.push(new URLSearchParams(text).get('token') ?? ''));
  });
  return { given, back };
}

test('who came with Google sets a password, unlinks Google, comes back with it, and deletes the account', async ({
  openApp,
}) => {
  const { given, back } = watchGrants();
  const page = await openApp({ path: `${app.origin}/login` });
  identity = newIdentity();
  const come = async () => {
    await signIn(page);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  };
  await come();
  await page.goto(`${app.origin}/settings`);
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  const first = page.getByRole('dialog', { name: 'Set a password first' });
  await first.getByRole('button', { name: 'Set a password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a password' });
  await dialog.getByLabel('New password', { exact: true }).fill('short');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expectTexts(page, ['Password must be at least 6 characters']);
  await dialog.getByLabel('New password', { exact: true }).fill('a password of my own');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expectNotice(page, 'Password set', 'Your other devices are signed out.');

  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink Google' }).click();
  await expectNotice(page, 'Google unlinked', 'From now on you sign in with your password.');
  await page.getByRole('button', { name: 'Unlink Google' }).waitFor({ state: 'detached' });
  expect(back).toEqual(given);
  expect(back).toHaveLength(1);

  await page.request.post(`${app.origin}/api/logout`);
  await page.goto(`${app.origin}/login`);
  await page.getByLabel('Username').fill(String(identity.name));
  await page.getByLabel('Password', { exact: true }).fill('a password of my own');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.request.post(`${app.origin}/api/logout`);
  await page.goto(`${app.origin}/login`);
  await come();

  await page.goto(`${app.origin}/settings`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const farewell = page.getByRole('dialog', { name: 'Delete your account?' });
  await farewell.getByText('our access to your Google account').waitFor();
  await farewell.getByLabel('Your password', { exact: true }).fill('a password of my own');
  await farewell.getByRole('button', { name: 'Delete my account' }).click();
  await expectNotice(page, 'Account deleted', 'Nothing more is sent to you. All the best!');
  expect(back).toHaveLength(2);
  expect(back).toEqual(given);
});

test('who came with Google a while ago signs in with Google once more, and comes back to settings to set a password', async ({
  openApp,
}) => {
  const page = await openApp({ path: `${app.origin}/login`, serviceWorkers: 'block' });
  identity = newIdentity();
  await signIn(page);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.goto(`${app.origin}/settings`);
  // As the server answers ten minutes after the sign-in.
  const { status, message } = signInAgain();
  await page.route(/\/password$/, (route) => route.fulfill({ status, json: { message } }), { times: 1 });
  const dialog = page.getByRole('dialog', { name: 'Set a password' });
  const save = async () => {
    await page.getByRole('button', { name: 'Set a password' }).click();
    await dialog.getByLabel('New password', { exact: true }).fill('a password of my own');
    await dialog.getByRole('button', { name: 'Save password' }).click();
  };
  await save();
  await dialog.getByRole('alert').getByText(message).waitFor();
  expect(await dialog.getByRole('button', { name: 'Save password' }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByText('Taking you back to settings.').waitFor();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await save();
  await expectNotice(page, 'Password set', 'Your other devices are signed out.');

  // The next sign-in leads to the dashboard again.
  await page.request.post(`${app.origin}/api/logout`);
  await page.goto(`${app.origin}/login`);
  await signIn(page);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});

test('who came with Google and has no password types their username to delete the account', async ({
  openApp,
}) => {
  const page = await openApp({ path: `${app.origin}/login` });
  identity = newIdentity();
  await signIn(page);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  // The provider is out of order: it is said, and the account goes all the same.
  google.service.once('beforeRevoke', (response) => {
    response.statusCode = 500;
  });
  await page.goto(`${app.origin}/settings`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your username').fill('somebody else');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText('This is not your username', { exact: true }).waitFor();
  await dialog.getByLabel('Your username').fill(String(identity.name));
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectNotice(
    page,
    'Account deleted',
    'Google could not be told. You can take our access away in your Google account.',
  );
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
});

test('who came with Google a while ago signs in with Google once more to delete the account', async ({
  openApp,
}) => {
  const page = await openApp({ path: `${app.origin}/login`, serviceWorkers: 'block' });
  identity = newIdentity();
  await signIn(page);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.goto(`${app.origin}/settings`);
  // As the server answers ten minutes after the sign-in.
  const { status, message } = signInAgain();
  await page.route(/\/api\/users\/\d+$/, (route) => route.fulfill({ status, json: { message } }), {
    times: 1,
  });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Your username').fill(String(identity.name));
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await remove();
  await dialog.getByRole('alert').getByText(message).waitFor();
  expect(await dialog.getByRole('button', { name: 'Delete my account' }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByText('Taking you back to settings.').waitFor();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await remove();
  await expectNotice(page, 'Account deleted', 'Nothing more is sent to you. All the best!');
});

test('a sign-in that was cancelled, replayed or made up is refused in plain words', async ({ openApp }) => {
  const page = await openApp({ path: `${app.origin}/login` });
  await watchTimers(page);
  identity = newIdentity();
  google.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await signIn(page);
  await expectFailure(page, 'Error: Google sign-in was cancelled');

  const callback = page.waitForRequest((request) => request.url().includes('/auth/google/callback'));
  await signIn(page);
  const usedAddress = (await callback).url();
  await expectNotice(page, 'Successfully logged in!');
  await page.clock.runFor(1500);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.request.post(`${app.origin}/api/logout`);
  await page.goto(usedAddress);
  await expectFailure(page, 'Error: This Google sign-in has run out. Please try again');
});

test('the landing page believes the session alone, and not its address', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  await watchTimers(page);
  await page.goto(`${app.origin}/oauth-success`);
  await expectFailure(
    page,
    'Missing user information from authentication process',
    'Missing user information. Please try again.',
  );
  await page.goto(`${app.origin}/oauth-success?userId=1&username=demo&email=demo%40example.com`);
  await expectFailure(page, 'There was an unexpected error. Please try again.');
  expect(await page.evaluate(() => localStorage.getItem('better-habits.user'))).toBeNull();
  await page.goto(`${app.origin}/oauth-success?error=Something%20broke`);
  await expectFailure(page, 'Error: Something broke');
});

test('an email that Google has not verified opens nobody’s account', async ({ openApp }) => {
  identity = newIdentity(false);
  const username = `first-${people}-${Date.now()}`;
  const registered = await fetch(`${app.origin}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, email: identity.email, password: 'a good password' }),
  });
  expect(registered.status).toBe(201);
  const page = await openApp({ path: `${app.origin}/login` });
  await watchTimers(page);
  for (const emailVerified of [false, true]) {
    // Even a verified one does not, as long as the account's own email is not.
    identity.email_verified = emailVerified;
    await signIn(page);
    await expectFailure(
      page,
      'Error: An account with this email already exists. Please sign in with your password',
    );
  }
});

test('where no client is set up, nobody is offered a sign-in with Google', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  const answered = page.waitForResponse(/\/api\/capabilities$/);
  await page.goto('/login');
  await answered;
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.getByRole('link', { name: /Google/ }).count()).toBe(0);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  expect(await page.getByRole('link', { name: /Google/ }).count()).toBe(0);
  await watchTimers(page);
  await page.goto('/auth/google');
  await expectFailure(page, 'Error: Google sign-in is not set up');
});

test('the landing page says what it is doing', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: '/help', serviceWorkers: 'block' });
  await page.route(/\/api\/session$/, () => undefined);
  await page.goto('/oauth-success?userId=1&username=demo&email=demo%40example.com');
  await expectTexts(page, ['Signing you in…', 'One moment, please.']);
});
