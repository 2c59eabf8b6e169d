import { OAuth2Server } from 'oauth2-mock-server';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
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
