import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { signInAgain } from '../../worker/platform/errors.ts';
import { type LocalProvider, startGoogle, startProvider } from '../support/node/local-provider.ts';
import { startTestApp } from '../support/node/test-app.ts';
import { look } from './accessible.ts';
import { expect, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

/** This file's own app, which sends real emails and has Google sign-in. */
let mail: LocalProvider;
let google: Awaited<ReturnType<typeof startGoogle>>;
let here: { baseURL: string };

beforeAll(async () => {
  mail = await startProvider();
  google = await startGoogle();
  const results = [{ index: 0, message_id: '<mail@example.com>', status: 'sent' }];
  mail.will({ status: 202, body: JSON.stringify({ request_id: 'request', results }) });
  const settings = {
    ...google.settings,
    MAILCHANNELS_API_KEY: 'a key that only the tests use',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
  };
  const app = await startTestApp(settings, { hasDemo: false });
  here = { baseURL: app.origin };
  return () => Promise.all([app.close(), google.close(), mail.close()]);
});

type MailBody = { personalizations: { to: { email: string }[] }[]; content: { value: string }[] };

/** Waits for an email to a person with a link to this page. @returns the newest such link */
async function linkTo(email: string, page: string): Promise<string> {
  const find = () =>
    mail.received
      .map(({ body }): MailBody => JSON.parse(body.toString()))
      .filter(({ personalizations }) => personalizations[0]?.to[0]?.email === email)
      .map(({ content }) => new RegExp(`${page}\\?token=[\\w-]+`).exec(content[0]?.value ?? '')?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/** Adds a virtual device that creates passkeys and confirms by itself. */
async function givePasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Ends the session without the page, which would otherwise replace the prerendered form and what is typed into it. */
async function signOut({ page }: Screen): Promise<void> {
  await page.request.post('/api/logout');
  await page.evaluate(() => localStorage.clear());
}

const newPassword = 'four other calm words';

test('people can confirm their address, reset a password, end another session and export all', async ({
  newcomer,
  visitor,
}) => {
  const app = await newcomer('/', here);
  const { person } = app;
  const strip = app.region('Email address to confirm');
  await strip.getByText(`Open the link in our email to ${person.email}.`).waitFor();
  await app.go(await linkTo(person.email, '/confirm'));
  await app.sees(person.email);
  await look(app, 'the link to confirm an address');
  await app.press('Yes, this is me');
  await app.follow('Open your dashboard');
  await app.isAt('Dashboard');
  await app.lacks(strip);

  await signOut(app);
  await app.go('/login');
  await app.follow('Forgot your password?');
  await app.fill('Email', person.email);
  await app.press('Send the link');
  await app.isAt('Check your email');
  await app.go(await linkTo(person.email, '/reset-password'));
  await app.fill('New password', 'password');
  await app.press('Save password');
  await app.sees(/^Password is too easy to guess/);
  await app.fill('New password', newPassword);
  await app.submit('Save password', 'Password saved');

  const elsewhere = (await visitor(null, here)).page.request;
  await elsewhere.post('/api/login', { data: { username: person.username, password: newPassword } });
  await app.go('/login');
  // This link appears once the app has taken over the prerendered page.
  await app.link('Sign in with Google').waitFor();
  await app.signIn(person.username, newPassword);
  await app.isAt('Dashboard');
  await app.go('/settings');
  await app.openSection('Sessions');
  await app.region('Sessions').locator('button[aria-describedby]', { hasText: 'Log out' }).click();
  await app.isTold('Logged out');
  expect((await elsewhere.get('/api/session')).status()).toBe(401);
  await app.startCampaign();
  const download = app.page.waitForEvent('download');
  await app.openSection('Your data');
  await app.follow('Export everything (JSON)');
  const fresh = await newcomer('/settings', here);
  await fresh.page.getByLabel('File to import').setInputFiles(await (await download).path());
  await fresh.isTold('Import complete', '1 campaign imported.');
});

test('people can add a passkey, sign in and confirm changes with it, and remove it', async ({ newcomer }) => {
  const app = await newcomer(null, here);
  const { username, password } = app.person;
  await givePasskeyDevice(app.page);
  await app.go('/settings');
  await app.openSection('Sign-in & security', 'Add a passkey');
  const dialog = app.dialog('Add a passkey');
  await dialog.fillIn({ Name: 'This laptop', 'Current password': password });
  await dialog.submit('Continue', 'Passkey added');
  await signOut(app);
  // A press before the app has loaded counts, too, once the first script has run and asked for the rest.
  const mainPart = /\/assets\/main-.*\.js$/;
  const release = await app.hold(mainPart);
  const requested = app.page.waitForRequest(mainPart);
  await app.page.goto('/login', { waitUntil: 'commit' });
  await requested;
  await app.press('Sign in with a passkey');
  release();
  await app.isTold('Welcome back!', username);
  await app.go('/settings');
  await app.openSection('Sign-in & security', 'Change password');
  const change = app.dialog('Change password');
  await change.press('Use a passkey instead');
  await change.sees('Confirmed with your passkey.');
  await change.fill('New password', newPassword);
  await change.submit('Save password', 'Password changed');
  await app.press(/^Remove$/);
  await app.alert().submit('Remove passkey', 'Passkey removed');
  await signOut(app);
  await app.go('/login');
  await app.press('Sign in with a passkey');
  await app.isTold('Login failed', 'This passkey was removed here. Please sign in another way');
});

const { status, message } = signInAgain();

/** Does something that the server refuses ten minutes after the sign-in, and signs in again from its dialog. */
async function signInOnceMore(app: Screen, act: () => Promise<unknown>, call: RegExp): Promise<void> {
  await app.refuseNext(call, { status, message });
  await act();
  await app.dialog().scope.getByRole('alert').getByText(message).waitFor();
  await app.dialog().follow('Sign in with Google');
  await app.page.getByText('Taking you back to settings.').waitFor();
  await app.openSection('Sign-in & security');
}

/** Signs in with Google and goes to settings, without waiting for the landing page to lead away. */
async function comeToSettings(app: Screen): Promise<void> {
  await app.follow('Sign in with Google');
  await app.isTold('Successfully logged in!');
  await app.go('/settings');
}

test('signing in with Google leads to the dashboard, or back to the form if it fails', async ({
  visitor,
}) => {
  const app = await visitor('/login', here);
  const { page } = app;
  const fails = async (text: string, notice = text) => {
    // Both at once, since the page leads away after a moment.
    await app.within(page.getByRole('main').filter({ has: app.heading('Authentication failed') })).sees(text);
    await app.isTold('Authentication failed', notice);
    await app.hasPath('/login');
  };
  const { name, email } = google.newIdentity();
  const callback = page.waitForRequest((request) => request.url().includes('/auth/google/callback'));
  const landing = page.waitForRequest((request) => request.url().includes('/oauth-success?'));
  await app.follow('Sign in with Google');
  const usedAddress = (await callback).url();
  const landed = Object.fromEntries(new URL((await landing).url()).searchParams);
  expect(landed).toMatchObject({ username: name, email });
  await app.isTold('Successfully logged in!');
  await app.isAt('Dashboard');
  await app.hasPath('/');
  const session = await app.read<object>('/api/session');
  expect(session).toMatchObject({ id: Number(landed.userId), providers: ['google'] });

  await signOut(app);
  await app.go(usedAddress);
  const expired = 'This Google sign-in has expired. Please try again';
  await fails(`${expired}. Nothing has changed.`, `Error: ${expired}`);
  await app.go('/oauth-success');
  const missing = 'Missing user information from authentication process';
  await fails(missing, 'Missing user information. Please try again.');
  // The page trusts the session, not its address.
  await app.go('/oauth-success?userId=1&username=demo&email=demo%40example.com');
  await fails('There was an unexpected error. Please try again.');
  expect(await app.stored()).toBeNull();
});

test('people can confirm their address with Google, and find both of their accounts joined', async ({
  newcomer,
  visitor,
}) => {
  const app = await newcomer('/', here);
  const { email } = app.person;
  google.newIdentity({ email });
  const elsewhere = await visitor('/login', here);
  await elsewhere.follow('Sign in with Google');
  await elsewhere.isTold('Successfully logged in!', /choose “Confirm with Google”/);
  const strip = app.region('Email address to confirm');
  await look(app, 'an address to confirm with Google');
  await app.within(strip).follow('Confirm with Google');
  await app.isAt('Dashboard');
  await app.lacks(strip);
  const session = await app.read<object>('/api/session');
  expect(session).toMatchObject({ email, emailConfirmed: true, providers: ['google'] });
});

test('people can unlink Google once they have a password', async ({ visitor }) => {
  const app = await visitor('/login', here);
  google.newIdentity();
  await comeToSettings(app);
  await app.openSection('Sign-in & security', 'Unlink Google');
  await app.dialog('Set a password first').press('Cancel');

  const setPassword = async () => {
    await app.press('Set a password');
    await app.dialog().fill('New password', 'a password of my own');
    await app.dialog().press('Save password');
  };
  await signInOnceMore(app, setPassword, /\/password$/);
  await setPassword();
  await app.isTold('Password set', 'Your other devices are logged out.');
  await app.press('Unlink Google');
  await app.alert('Unlink Google').sees(/^You’ll sign in with your password from now on,/);
  await look(app);
  const way = 'From now on, you’ll sign in with your password.';
  await app.alert().submit('Unlink Google', 'Google unlinked', way);
  await app.lacks(app.button('Unlink Google'));
});

test('people who signed up with Google delete the account by typing their username', async ({ visitor }) => {
  const app = await visitor('/login', here);
  const dialog = app.dialog('Delete your account?');
  const remove = async (username: string) => {
    await dialog.fill('Your username', username);
    await dialog.press('Delete my account');
  };
  const identity = google.newIdentity();
  await comeToSettings(app);
  await app.openSection('Delete account', 'Delete account');
  await remove('somebody else');
  await dialog.sees('That isn’t your username');
  await signInOnceMore(app, () => remove(identity.name), /\/api\/users\/\d+$/);
  // If Google can't be reached, the page says so, and the account is still deleted.
  google.server.service.once('beforeRevoke', (response) => {
    response.statusCode = 500;
  });
  await app.openSection('Delete account', 'Delete account');
  await remove(identity.name);
  const notice = 'Google couldn’t be notified. You can remove our access in your account there.';
  await app.isTold('Account deleted', notice);
  await app.button(/^Sign In$/).waitFor();
});
