import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type LocalProvider, startProvider } from '../support/node/local-provider.ts';
import { startTestApp, type TestApp } from '../support/node/test-app.ts';
import { expect, givePasskeyDevice, newName, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

let mail: LocalProvider;
let own: TestApp;

beforeAll(async () => {
  mail = await startProvider();
  const results = [{ index: 0, message_id: '<mail@example.com>', status: 'sent' }];
  mail.will({ status: 202, body: JSON.stringify({ request_id: 'request', results }) });
  own = await startTestApp({
    MAILCHANNELS_API_KEY: 'a key that only the tests use',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
  });
}, 180_000);

afterAll(async () => {
  await own?.close();
  await mail?.close();
});

type MailBody = { personalizations: { to: { email: string }[] }[]; content: { value: string }[] };

/** The path of the link in the newest email to somebody, once one with this address has come. */
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

async function registerBy(app: Screen, username: string, password: string): Promise<void> {
  await app.go(`${own.origin}/register`);
  await app.fill('Username', username);
  await app.fill('Email', `${username}@example.com`);
  await app.fill('Password', password);
  await app.press('Create Account');
  await app.isAt('Dashboard');
}

async function signInBy(app: Screen, username: string, password: string): Promise<void> {
  await app.go(`${own.origin}/login`);
  await app.fill('Username', username);
  await app.fill('Password', password);
  await app.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await app.isAt('Dashboard');
}

test('an account is confirmed, reset, signed out elsewhere, and taken along with nothing lost', async ({
  visitor,
}) => {
  const app = await visitor(null);
  const username = newName();
  const email = `${username}@example.com`;
  await registerBy(app, username, 'three calm words');
  const strip = app.page.getByRole('region', { name: 'Email address to confirm' });
  await strip.getByText(`We sent a link to ${email}.`).waitFor();
  const campaign = {
    ...{ title: 'Morning meditation', description: 'Ten quiet minutes', frequency: 'Daily' },
    ...{
      messageTime: 'Evening (6-8 PM)',
      messageStyle: 'friendly',
      deliveryMethod: 'Email',
      timezoneOffset: 0,
    },
    startDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  };
  const created = await app.page.request.post(`${own.origin}/api/campaigns`, { data: campaign });
  expect(created.status()).toBe(201);

  await app.go(own.origin + (await linkTo(email, '/confirm')));
  await app.press('Yes, this is me');
  await app.isAt('Thank you');
  await app.follow('Open your dashboard');
  await app.isAt('Dashboard');
  await app.isGone(strip);

  // Another device, which the new password signs out with all others.
  const elsewhere = await visitor(null);
  await signInBy(elsewhere, username, 'three calm words');
  await elsewhere.page.context().clearCookies();
  await elsewhere.page.evaluate(() => localStorage.clear());
  await elsewhere.go(`${own.origin}/login`);
  await elsewhere.follow('Forgot your password?');
  await elsewhere.fill('Email', email);
  await elsewhere.press('Send the link');
  await elsewhere.isAt('Check your email');
  await elsewhere.go(own.origin + (await linkTo(email, '/reset-password')));
  await elsewhere.fill('New password', 'password');
  await elsewhere.press('Save password');
  await elsewhere.sees(/^Password is too easy to guess/);
  await elsewhere.fill('New password', 'four other calm words');
  await elsewhere.press('Save password');
  await elsewhere.isTold('Password saved');
  expect((await app.page.request.get(`${own.origin}/api/session`)).status()).toBe(401);

  await signInBy(elsewhere, username, 'four other calm words');
  const third = await visitor(null);
  await signInBy(third, username, 'four other calm words');
  await third.go(`${own.origin}/settings`);
  const sessions = third.page.getByRole('region', { name: 'Sessions' });
  await third.counts(sessions.getByRole('button', { name: 'Sign out', exact: true }), 2);
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).nth(1).click();
  await third.isTold('Signed out');
  expect((await elsewhere.page.request.get(`${own.origin}/api/session`)).status()).toBe(401);

  const download = third.page.waitForEvent('download');
  await third.page.getByRole('link', { name: 'Export everything (JSON)' }).click();
  const file = join(mkdtempSync(join(tmpdir(), 'better-habits-')), 'export.json');
  await (await download).saveAs(file);
  const fresh = await visitor(null);
  await registerBy(fresh, newName(), 'five quite different calm words');
  await fresh.go(`${own.origin}/settings`);
  await fresh.page.getByLabel('Export to import').setInputFiles(file);
  await fresh.isTold('Imported', '1 campaign came in.');
  const exported = await (await fresh.page.request.get(`${own.origin}/api/account/export`)).json();
  const unnamed = (archive: { campaigns: { row: object }[] }) =>
    archive.campaigns.map((one) => ({ ...one, row: { ...one.row, seed: '', textSeed: '' } }));
  expect(unnamed(exported)).toEqual(unnamed(JSON.parse(readFileSync(file, 'utf8'))));
});

test('a passkey is added, renamed, signs in without a password, confirms a change, and is removed', async ({
  visitor,
}) => {
  const app = await visitor(null);
  await givePasskeyDevice(app.page);
  const username = newName();
  await registerBy(app, username, 'three calm words');
  await app.go(`${own.origin}/settings`);
  await app.press('Add a passkey');
  const dialog = app.dialog('Add a passkey');
  await dialog.fill('Name', 'This laptop');
  await dialog.fill('Current password', 'not the password');
  await dialog.press('Continue');
  await dialog.sees('That password isn’t right');
  await dialog.fill('Current password', 'three calm words');
  await dialog.press('Continue');
  await app.isTold('Passkey added');
  await app.press('Rename');
  await app.dialog('Rename passkey').fill('Name', 'My laptop');
  await app.dialog('Rename passkey').press('Save name');
  await app.sees('Passkey “My laptop”');

  await app.page.request.post(`${own.origin}/api/logout`);
  await app.page.evaluate(() => localStorage.clear());
  await app.go(`${own.origin}/login`);
  await app.press('Sign in with a passkey');
  await app.isTold('Welcome back!', username);
  await app.isAt('Dashboard');

  await app.go(`${own.origin}/settings`);
  await app.press('Change password');
  const change = app.dialog('Change password');
  await change.press('Use a passkey instead');
  await change.sees('Confirmed with your passkey.');
  await change.fill('New password', 'four other calm words');
  await change.press('Save password');
  await app.isTold('Password changed');
  await app.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await app.alert().press('Remove passkey');
  await app.isTold('Passkey removed');
});
