import type { Page } from 'playwright-core';
import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { answer, expectFocus, expectNotice, expectTexts, refuse } from './on-the-page.ts';

test('settings keep phone, carrier, timezone and whether email may stand in, and say when they could not be saved', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/settings', serviceWorkers: 'block' });
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  const main = page.getByRole('main');
  for (const text of [person.username, person.email]) await main.getByText(text, { exact: true }).waitFor();
  const timezone = page.getByLabel('Timezone');
  await expect.poll(() => timezone.inputValue()).toBe('America/New_York');
  const zones = await timezone
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(zones).toEqual([
    ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Anchorage'],
    ...['Pacific/Honolulu', 'America/Phoenix', 'America/Puerto_Rico', 'Europe/London', 'Europe/Paris'],
    ...['Europe/Athens', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Singapore', 'Asia/Tokyo'],
    ...['Australia/Sydney', 'Pacific/Auckland'],
  ]);
  const carrier = page.getByLabel('Mobile carrier');
  const carriers = await carrier
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(carriers).toEqual(['', 'att', 'tmobile', 'verizon', 'sprint', 'boost', 'cricket', 'uscellular']);

  // No carrier until the person chooses one.
  await expect.poll(() => carrier.inputValue()).toBe('');
  await page.getByLabel('Phone').fill('+1 312 555 0123');
  await carrier.selectOption('cricket');
  await timezone.selectOption('Asia/Tokyo');
  const standIn = page.getByRole('checkbox', { name: 'Send me the message by email instead' });
  await expect.poll(() => standIn.isChecked()).toBe(true);
  await standIn.uncheck();
  const save = page.getByRole('button', { name: 'Save Settings' });
  await refuse(page, /\/api\/users\/\d+$/, { method: 'PUT' });
  await save.click();
  await expectNotice(page, 'Error', 'Failed to update settings');
  await refuse(page, /\/api\/users\/\d+$/, { method: 'PUT', message: 'This phone number is not valid' });
  await save.click();
  await expectNotice(page, 'Error', 'This phone number is not valid');
  await expect.poll(() => carrier.inputValue()).toBe('cricket');
  await page.unrouteAll();
  const sent = page.waitForRequest(/\/api\/users\/\d+$/);
  await save.click();
  await expectNotice(page, 'Settings updated', 'Your settings have been successfully updated.');
  expect((await sent).postDataJSON()).toEqual({
    phone: '+1 312 555 0123',
    carrier: 'cricket',
    timezone: 'Asia/Tokyo',
    emailFallback: false,
  });
  const stored = await page.evaluate(() => localStorage.getItem('better-habits.user'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ carrier: 'cricket', timezone: 'Asia/Tokyo' });
  await page.reload();
  await expect.poll(() => timezone.inputValue()).toBe('Asia/Tokyo');
  await expect.poll(() => carrier.inputValue()).toBe('cricket');
  await expect.poll(() => standIn.isChecked()).toBe(false);
});

test('what is stopped is listed with the way to turn it on again', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'App notifications' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Stopped messages' }).count()).toBe(0);
  const stop = {
    id: 7,
    cause: 'bounce',
    text: 'Emails to you come back',
    createdAt: new Date().toISOString(),
  };
  await answer(page, /\/api\/stops$/, [stop]);
  await page.reload();
  await page.getByRole('heading', { name: 'Stopped messages' }).waitFor();
  await expectTexts(page, ['Emails to you come back']);
  const turnOn = page.getByRole('button', { name: 'Turn on again' });
  await refuse(page, /\/api\/stops\/7$/, { method: 'DELETE' });
  await turnOn.click();
  await expectNotice(page, 'Error', 'This could not be turned on again');
  await page.route(/\/api\/stops\/7$/, (route) => route.fulfill({ status: 204 }));
  await answer(page, /\/api\/stops$/, []);
  await turnOn.click();
  await expectNotice(page, 'Turned on again', 'From now on they reach you.');
  await page.getByRole('heading', { name: 'Stopped messages' }).waitFor({ state: 'detached' });

  // Another phone may have been stopped before it was theirs.
  const text = 'Texts to your phone came back, so we stopped sending there';
  await answer(page, /\/api\/stops$/, [{ ...stop, channel: 'sms', text }]);
  await page.getByLabel('Phone').fill('+1 202 555 0143');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectTexts(page, [text]);
  await page
    .getByText('Please check your phone and carrier before you turn it on again.', { exact: false })
    .waitFor();
});

const openPage = (page: Page) => page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();

test('a changed zone shows at once in the plan of what is to come', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  await page.getByRole('article').first().waitFor();
  const planned = () => page.getByRole('article').first().locator('time').first().getAttribute('datetime');
  const before = await planned();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await openPage(page);
  await page.getByLabel('Timezone').selectOption('Asia/Tokyo');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectNotice(page, 'Settings updated');
  await page.goBack();
  await page.getByRole('article').first().waitFor();
  await expect.poll(planned).not.toBe(before);
});

test('a password is changed by who knows it, and other devices are signed out', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const elsewhere = await openApp({ person });
  const page = await openApp({ person, path: '/settings' });
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const current = dialog.getByLabel('Current password', { exact: true });
  await current.fill('not the password');
  await dialog.getByLabel('New password', { exact: true }).fill('another good one');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await dialog.getByText('Your current password is not right', { exact: true }).waitFor();
  await expectFocus(current);
  await current.fill(person.password);
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expectNotice(page, 'Password changed', 'Your other devices are signed out.');
  expect((await page.request.get('/api/session')).status()).toBe(200);
  expect((await elsewhere.request.get('/api/session')).status()).toBe(401);
});

test('an account is deleted with the password alone, and every open page of it signs out', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/settings' });
  const second = await page.context().newPage();
  await second.goto('/');
  await second.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.evaluate(() => sessionStorage.setItem('better-habits.draft.new-campaign', '{"title":"Mine"}'));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('all your campaigns, with their messages and your progress').waitFor();
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await dialog.getByText('Password is required', { exact: true }).waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await confirm.click();
  await dialog.getByText('This password is not right', { exact: true }).waitFor();
  expect((await page.request.get('/api/session')).status()).toBe(200);

  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await confirm.click();
  await expectNotice(page, 'Account deleted', 'Nothing more is sent to you. All the best!');
  expect(new URL(page.url()).pathname).toBe('/login');
  await second.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  const again = await page.request.post('/api/login', { data: person });
  expect(again.status()).toBe(401);
});

test('a server without push keys never says that notifications are on', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/help',
    serviceWorkers: 'block',
    permissions: ['notifications'],
  });
  const capabilities = await (await page.request.get('/api/capabilities')).json();
  await answer(page, /\/api\/capabilities$/, { ...capabilities, vapidPublicKey: null });
  await page.goto('/settings');
  await expectTexts(page, ['This server does not send app notifications yet. Email always reaches you.']);
  expect(await page.getByRole('button', { name: 'Turn on notifications' }).count()).toBe(0);
});

test('carriers are called closed as the server says, and none is where the server has another way', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const capabilities = await (await page.request.get('/api/capabilities')).json();
  const closed = () => page.getByRole('option', { name: /gateway closed/ }).allTextContents();
  await answer(page, /\/api\/capabilities$/, { ...capabilities, closedCarriers: ['att', 'cricket'] });
  await page.goto('/settings');
  await expect.poll(closed).toEqual(['AT&T (gateway closed)', 'Cricket (gateway closed)']);
  await page.getByLabel('Mobile carrier').selectOption('cricket');
  await page.getByText(/^Cricket has closed its email-to-text gateway/).waitFor();
  await answer(page, /\/api\/capabilities$/, { ...capabilities, closedCarriers: [] });
  await page.reload();
  await page.getByLabel('Mobile carrier').selectOption('cricket');
  expect(await closed()).toEqual([]);
});
