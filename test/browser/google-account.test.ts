import type { Locator, Page } from 'playwright-core';
import { signInAgain } from '../../worker/platform/errors.ts';
import { expect, test } from './browser-test.ts';
import { googleAtHand, signInWithGoogle } from './google-at-hand.ts';
import { expectNotice, expectTexts } from './on-the-page.ts';

const google = googleAtHand();

async function come(page: Page): Promise<void> {
  await signInWithGoogle(page);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

const { status, message } = signInAgain();

/** Has the next call answered as the server answers it ten minutes after the sign-in. */
const refuseOnce = (page: Page, call: RegExp) =>
  page.route(call, (route) => route.fulfill({ status, json: { message } }), { times: 1 });

/** Follows what a dialog says of that, to Google and back to settings. */
async function signInOnceMore(page: Page, dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('alert').getByText(message).waitFor();
  expect(await dialog.getByRole('button', { name: button }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByText('Taking you back to settings.').waitFor();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
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

test('who came with Google sets a password, unlinks Google, comes back with it, and deletes the account', async ({
  openApp,
}) => {
  const { given, back } = watchGrants();
  const page = await openApp({ path: `${google.origin()}/login` });
  const identity = google.newIdentity();
  await come(page);
  await page.goto(`${google.origin()}/settings`);
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

  await page.request.post(`${google.origin()}/api/logout`);
  await page.goto(`${google.origin()}/login`);
  await page.getByLabel('Username').fill(identity.name);
  await page.getByLabel('Password', { exact: true }).fill('a password of my own');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.request.post(`${google.origin()}/api/logout`);
  await page.goto(`${google.origin()}/login`);
  await come(page);

  await page.goto(`${google.origin()}/settings`);
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
  const page = await openApp({ path: `${google.origin()}/login`, serviceWorkers: 'block' });
  google.newIdentity();
  await come(page);
  await page.goto(`${google.origin()}/settings`);
  await refuseOnce(page, /\/password$/);
  const dialog = page.getByRole('dialog', { name: 'Set a password' });
  const save = async () => {
    await page.getByRole('button', { name: 'Set a password' }).click();
    await dialog.getByLabel('New password', { exact: true }).fill('a password of my own');
    await dialog.getByRole('button', { name: 'Save password' }).click();
  };
  await save();
  await signInOnceMore(page, dialog, 'Save password');
  await save();
  await expectNotice(page, 'Password set', 'Your other devices are signed out.');

  // The next sign-in leads to the dashboard again.
  await page.request.post(`${google.origin()}/api/logout`);
  await page.goto(`${google.origin()}/login`);
  await come(page);
});

test('who came with Google and has no password types their username to delete the account', async ({
  openApp,
}) => {
  const page = await openApp({ path: `${google.origin()}/login` });
  const identity = google.newIdentity();
  await come(page);
  // The provider is out of order: it is said, and the account goes all the same.
  google.server.service.once('beforeRevoke', (response) => {
    response.statusCode = 500;
  });
  await page.goto(`${google.origin()}/settings`);
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your username').fill('somebody else');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByText('This is not your username', { exact: true }).waitFor();
  await dialog.getByLabel('Your username').fill(identity.name);
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
  const page = await openApp({ path: `${google.origin()}/login`, serviceWorkers: 'block' });
  const identity = google.newIdentity();
  await come(page);
  await page.goto(`${google.origin()}/settings`);
  await refuseOnce(page, /\/api\/users\/\d+$/);
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await dialog.getByLabel('Your username').fill(identity.name);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
  };
  await remove();
  await signInOnceMore(page, dialog, 'Delete my account');
  await remove();
  await expectNotice(page, 'Account deleted', 'Nothing more is sent to you. All the best!');
});
