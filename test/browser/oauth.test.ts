import type { Page } from 'playwright-core';
import { expect, test } from './browser-test.ts';
import { googleAtHand, signInWithGoogle } from './google-at-hand.ts';
import { expectNotice, expectTexts } from './on-the-page.ts';

const google = googleAtHand();

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
  const page = await openApp({ path: `${google.origin()}/login` });
  await watchTimers(page);
  const identity = google.newIdentity();
  const asked = page.waitForRequest((request) =>
    request.url().startsWith(`${google.server.issuer.url}/authorize`),
  );
  await signInWithGoogle(page);
  const query = new URL((await asked).url()).searchParams;
  expect(query.get('response_type')).toBe('code');
  expect(query.get('code_challenge_method')).toBe('S256');
  expect(query.get('redirect_uri')).toBe(`${google.origin()}/auth/google/callback`);
  expect(query.get('state')?.length).toBeGreaterThan(20);
  expect(query.get('scope')).toBe('openid email profile');

  await page.waitForURL(`${google.origin()}/oauth-success?**`);
  const landing = new URL(page.url()).searchParams;
  expect(landing.get('username')).toBe(identity.name);
  expect(landing.get('email')).toBe(identity.email);
  await expectNotice(page, 'Successfully logged in!');
  expect(await timersOf(page)).toContain(1500);
  await page.clock.runFor(1500);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(page.url()).toBe(`${google.origin()}/`);
  const session = await (await page.request.get(`${google.origin()}/api/session`)).json();
  expect(session).toMatchObject({ id: Number(landing.get('userId')), googleId: identity.sub });
  expect(Object.keys(session)).not.toContain('accessToken');

  // The same person comes back to the same account.
  await page.getByRole('button', { name: `Account of ${identity.name}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await page.waitForURL(`${google.origin()}/oauth-success?**`);
  expect(new URL(page.url()).searchParams.get('userId')).toBe(landing.get('userId'));
});

test('a sign-in that was cancelled, replayed or made up is refused in plain words', async ({ openApp }) => {
  const page = await openApp({ path: `${google.origin()}/login` });
  await watchTimers(page);
  google.newIdentity();
  google.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await signInWithGoogle(page);
  await expectFailure(page, 'Error: Google sign-in was cancelled');

  const callback = page.waitForRequest((request) => request.url().includes('/auth/google/callback'));
  await signInWithGoogle(page);
  const usedAddress = (await callback).url();
  await expectNotice(page, 'Successfully logged in!');
  await page.clock.runFor(1500);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.request.post(`${google.origin()}/api/logout`);
  await page.goto(usedAddress);
  await expectFailure(page, 'Error: This Google sign-in has run out. Please try again');
});

test('the landing page believes the session alone, and not its address', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  await watchTimers(page);
  await page.goto(`${google.origin()}/oauth-success`);
  await expectFailure(
    page,
    'Missing user information from authentication process',
    'Missing user information. Please try again.',
  );
  await page.goto(`${google.origin()}/oauth-success?userId=1&username=demo&email=demo%40example.com`);
  await expectFailure(page, 'There was an unexpected error. Please try again.');
  expect(await page.evaluate(() => localStorage.getItem('better-habits.user'))).toBeNull();
  await page.goto(`${google.origin()}/oauth-success?error=Something%20broke`);
  await expectFailure(page, 'Error: Something broke');
});

test('an email that Google has not verified opens nobody’s account', async ({ openApp }) => {
  const identity = google.newIdentity(false);
  const username = `first-${Date.now()}`;
  const registered = await fetch(`${google.origin()}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, email: identity.email, password: 'a good password' }),
  });
  expect(registered.status).toBe(201);
  const page = await openApp({ path: `${google.origin()}/login` });
  await watchTimers(page);
  for (const emailVerified of [false, true]) {
    // Even a verified one does not, as long as the account's own email is not.
    identity.email_verified = emailVerified;
    await signInWithGoogle(page);
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
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  await page.route(/\/api\/session$/, () => undefined);
  await page.goto('/oauth-success?userId=1&username=demo&email=demo%40example.com');
  await expectTexts(page, ['Signing you in…', 'One moment, please.']);
});
