import type { Page } from 'playwright-core';
import { signInAgain } from '../../worker/platform/errors.ts';
import { expect, givePasskeyDevice, register, test } from './browser-test.ts';
import { googleAtHand } from './fake-google.ts';
import type { Screen } from './screen.ts';

const google = googleAtHand();
const at = (path: string) => `${google.origin()}${path}`;
const withGoogle = ({ follow }: Screen) => follow('Sign in with Google');
const signOut = ({ page }: Screen) => page.request.post(at('/api/logout'));
const ownPassword = 'a password of my own';

async function come(app: Screen): Promise<void> {
  await withGoogle(app);
  await app.isAt('Dashboard');
}

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

/** Waits for the page to have planned something for so many milliseconds later, and lets it happen. */
async function passTime(page: Page, time: number): Promise<void> {
  const delays = () => page.evaluate(() => window.delays);
  await expect.poll(delays).toContain(time);
  await page.clock.runFor(time);
}

/** Waits for what the page says of a failure, and for the way back to the login form after two seconds. */
async function expectFailure(app: Screen, text: string, description = text): Promise<void> {
  await app.isAt('Authentication failed');
  await app.within(app.page.getByRole('main')).sees(text);
  await app.isTold('Authentication failed', description);
  await passTime(app.page, 2000);
  await app.hasPath('/login');
}

test('somebody signs in with Google, with a state and a proof key, and finds the dashboard', async ({
  visitor,
}) => {
  const app = await visitor(at('/login'));
  await watchTimers(app.page);
  const identity = google.newIdentity();
  const authorization = `${google.server.issuer.url}/authorize`;
  const asked = app.page.waitForRequest((request) => request.url().startsWith(authorization));
  await withGoogle(app);
  const query = Object.fromEntries(new URL((await asked).url()).searchParams);
  expect(query).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    redirect_uri: at('/auth/google/callback'),
    scope: 'openid email profile',
  });
  expect(query.state?.length).toBeGreaterThan(20);

  const landing = async () => {
    await app.page.waitForURL(at('/oauth-success?**'));
    return Object.fromEntries(new URL(app.page.url()).searchParams);
  };
  const landed = await landing();
  expect(landed).toMatchObject({ username: identity.name, email: identity.email });
  await app.isTold('Successfully logged in!');
  await passTime(app.page, 1500);
  await app.isAt('Dashboard');
  expect(app.page.url()).toBe(at('/'));
  const session = await app.read<object>(at('/api/session'));
  expect(session).toMatchObject({ id: Number(landed.userId), providers: ['google'] });
  expect(Object.keys(session)).not.toContain('accessToken');

  // The same person comes back to the same account.
  await app.press(`Account of ${identity.name}`);
  await app.press('Logout');
  await app.follow('Sign up');
  await app.follow('Sign up with Google');
  expect((await landing()).userId).toBe(landed.userId);
});

test('a sign-in that was cancelled, replayed or made up is refused in plain words', async ({ visitor }) => {
  const app = await visitor(at('/login'));
  await watchTimers(app.page);
  google.newIdentity();
  google.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await withGoogle(app);
  await expectFailure(app, 'Error: Google sign-in was cancelled');

  const callback = app.page.waitForRequest((request) => request.url().includes('/auth/google/callback'));
  await withGoogle(app);
  const usedAddress = (await callback).url();
  await app.isTold('Successfully logged in!');
  await passTime(app.page, 1500);
  await app.isAt('Dashboard');
  await signOut(app);
  await app.go(usedAddress);
  await expectFailure(app, 'Error: This Google sign-in has expired. Please try again');
});

test('the landing page believes the session alone, and not its address', async ({ visitor }) => {
  const app = await visitor(null);
  await watchTimers(app.page);
  await app.go(at('/oauth-success'));
  await expectFailure(
    app,
    'Missing user information from authentication process',
    'Missing user information. Please try again.',
  );
  await app.go(at('/oauth-success?userId=1&username=demo&email=demo%40example.com'));
  await expectFailure(app, 'There was an unexpected error. Please try again.');
  expect(await app.stored()).toBeNull();
  await app.go(at('/oauth-success?error=Something%20broke'));
  await expectFailure(app, 'Error: Something broke');
});

test('an email that Google has not verified opens nobody’s account', async ({ visitor }) => {
  const identity = google.newIdentity(false);
  identity.email = (await register({}, google.origin())).email;
  const app = await visitor(at('/login'));
  await watchTimers(app.page);
  await withGoogle(app);
  await expectFailure(
    app,
    'Error: An account with this email already exists. Please sign in with your password',
  );
});

test('where no client is set up, nobody is offered a sign-in with Google', async ({ visitor }) => {
  const app = await visitor(null);
  const answered = app.page.waitForResponse(/\/api\/capabilities$/);
  await app.go('/login');
  await answered;
  for (const [path, button] of [
    ['/login', /^Sign In$/],
    ['/register', 'Create Account'],
  ] as const) {
    await app.go(path);
    await app.button(button).waitFor();
    await app.lacks(app.link(/Google/));
  }
  await watchTimers(app.page);
  await app.go('/auth/google');
  await expectFailure(app, 'Error: Google sign-in is not set up');
});

test('the landing page says what it is doing', async ({ newcomer }) => {
  const app = await newcomer(null);
  await app.hold(/\/api\/session$/);
  await app.go('/oauth-success?userId=1&username=demo&email=demo%40example.com');
  await app.sees('Signing you in…', 'One moment, please.');
});

const { status, message } = signInAgain();

/** Has the next call answered as the server answers it ten minutes after the sign-in. */
const refuseOnce = ({ page }: Screen, call: RegExp) =>
  page.route(call, (route) => route.fulfill({ status, json: { message } }), { times: 1 });

/** Follows what a dialog says of that, to Google and back to settings. */
async function signInOnceMore(
  app: Screen,
  dialog: ReturnType<Screen['dialog']>,
  button: string,
): Promise<void> {
  await dialog.scope.getByRole('alert').getByText(message).waitFor();
  await app.lacks(dialog.button(button));
  await dialog.follow('Sign in with Google');
  await app.page.getByText('Taking you back to settings.').waitFor();
  await app.isAt('Settings');
}

/** Every token that the provider gives out for good, and every one that is given back. */
function watchGrants() {
  const given: string[] = [];
  const back: string[] = [];
  google.server.service.on('beforeResponse', ({ body }) => given.push(String(body.refresh_token)));
  google.server.service.on('beforeRevoke', (_, request) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => back.push(new URLSearchParams(text).get('token') ?? ''));
  });
  return { given, back };
}

async function setPassword(app: Screen, password: string): Promise<void> {
  const dialog = app.dialog('Set a password');
  await dialog.fill('New password', password);
  await dialog.press('Save password');
}

test('who came with Google unlinks it once there is a passkey or a password, comes back with it, and deletes the account', async ({
  visitor,
}) => {
  const { given, back } = watchGrants();
  const app = await visitor(at('/login'));
  const identity = google.newIdentity();
  await come(app);
  await app.go(at('/settings'));
  await app.press('Unlink Google');
  await app.dialog('Set a password first').press('Cancel');
  await givePasskeyDevice(app.page);
  await app.press('Add a passkey');
  await app.dialog('Add a passkey').fill('Name', 'This laptop');
  await app.dialog('Add a passkey').press('Continue');
  await app.isTold('Passkey added');
  await app.press('Unlink Google');
  await app.alert().press('Unlink Google');
  await app.isTold('Google unlinked', 'From now on you sign in with your passkey.');
  await signOut(app);
  await app.go(at('/login'));
  await come(app);

  await app.go(at('/settings'));
  await app.press('Set a password');
  await setPassword(app, 'short');
  await app.sees('Password must be at least 6 characters');
  await setPassword(app, ownPassword);
  await app.isTold('Password set', 'Your other devices are signed out.');

  await app.press('Unlink Google');
  await app.alert().press('Unlink Google');
  await app.isTold('Google unlinked', 'From now on you sign in with your password.');
  await app.isGone(app.button('Unlink Google'));
  expect(back).toEqual(given);
  expect(back).toHaveLength(2);

  await signOut(app);
  await app.go(at('/login'));
  await app.fill('Username', identity.name);
  await app.fill('Password', ownPassword);
  await app.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await app.isAt('Dashboard');
  await signOut(app);
  await app.go(at('/login'));
  await come(app);

  await app.go(at('/settings'));
  await app.press('Delete account');
  const dialog = app.dialog('Delete your account?');
  await dialog.scope.getByText('our access to your Google account').waitFor();
  await dialog.fill('Your password', ownPassword);
  await dialog.press('Delete my account');
  await app.isTold('Account deleted', 'Nothing more is sent to you. All the best!');
  expect(back).toHaveLength(3);
  expect(back).toEqual(given);
});

test('who came with Google a while ago signs in with Google once more, and comes back to settings to set a password', async ({
  visitor,
}) => {
  const app = await visitor(at('/login'));
  google.newIdentity();
  await come(app);
  await app.go(at('/settings'));
  await refuseOnce(app, /\/password$/);
  const save = async () => {
    await app.press('Set a password');
    await setPassword(app, ownPassword);
  };
  await save();
  await signInOnceMore(app, app.dialog('Set a password'), 'Save password');
  await save();
  await app.isTold('Password set', 'Your other devices are signed out.');

  // The next sign-in leads to the dashboard again.
  await signOut(app);
  await app.go(at('/login'));
  await come(app);
});

test('who came with Google types their username to delete the account, after signing in once more if that was a while ago', async ({
  visitor,
}) => {
  const app = await visitor(at('/login'));
  const dialog = app.dialog('Delete your account?');
  const remove = async (username: string) => {
    await dialog.fill('Your username', username);
    await dialog.press('Delete my account');
  };
  const identity = google.newIdentity();
  await come(app);
  await app.go(at('/settings'));
  await app.press('Delete account');
  await remove('somebody else');
  await dialog.sees('That isn’t your username');
  await refuseOnce(app, /\/api\/users\/\d+$/);
  await remove(identity.name);
  await signInOnceMore(app, dialog, 'Delete my account');
  // The provider is out of order: it is said, and the account goes all the same.
  google.server.service.once('beforeRevoke', (response) => {
    response.statusCode = 500;
  });
  await app.press('Delete account');
  await remove(identity.name);
  await app.isTold(
    'Account deleted',
    'Google could not be told. You can take our access away in your account there.',
  );
  await app.page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
});
