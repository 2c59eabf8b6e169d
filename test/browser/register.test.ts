import type { Page } from 'playwright-core';
import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { expectNotice, expectTexts, refuse } from './on-the-page.ts';

async function fillAccount(page: Page, username: string, email = `${username}@example.com`): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
}

const newName = () => `New-${process.pid}-${performance.now().toFixed(0)}-${Date.now()}`;

test('the sign-up form says under each field what is wrong', async ({ openApp }) => {
  const page = await openApp({ path: '/register' });
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectTexts(page, [
    'Username must be at least 3 characters',
    'Invalid email address',
    'Password must be at least 6 characters',
  ]);
  expect(new URL(page.url()).pathname).toBe('/register');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
});

test('the SMS choice reveals phone and carrier, and without it neither is sent', async ({ openApp }) => {
  const page = await openApp({ path: '/register', timezoneId: 'Asia/Tokyo' });
  expect(await page.getByLabel('Phone').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Enable SMS notifications' }).check();
  await page.getByLabel('Phone').fill('+1 312 555 0123');
  const carrier = page.getByLabel('Mobile carrier');
  await expect.poll(() => carrier.inputValue()).toBe('tmobile');
  const values = await carrier
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
  expect(values).toEqual(['tmobile', 'verizon', 'at&t', 'sprint', 'boost']);
  await page.getByText(/^T-Mobile has closed its email-to-text gateway/).waitFor();
  await page.getByRole('checkbox', { name: 'Enable SMS notifications' }).uncheck();
  await page.getByLabel('Phone').waitFor({ state: 'detached' });

  const username = newName();
  await fillAccount(page, username);
  const sent = page.waitForRequest(/\/api\/register$/);
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect((await sent).postDataJSON()).toEqual({
    username,
    email: `${username}@example.com`,
    password: 'a good password',
    timezone: 'Asia/Tokyo',
  });
  await expectNotice(
    page,
    'Registration successful!',
    'Welcome to Better Habits. You can now start creating habit campaigns.',
  );
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('better-habits.user'))).toContain(username);
});

test('who lives by a clock of the list gets that clock, whatever their own zone is called', async ({
  openApp,
}) => {
  const page = await openApp({ path: '/register', timezoneId: 'Europe/Berlin' });
  await fillAccount(page, newName());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  const user = (await (await page.request.get('/api/session')).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ timezone: 'Europe/Paris' });
  // The same clock needs no name.
  await page.goto(`/campaigns/${(await startCampaign(page)).id}`);
  const next = await page.getByRole('article').filter({ hasText: 'Next' }).innerText();
  expect(next).toMatch(/\d+:\d\d [AP]M(?! GMT)/);
});

test('a phone and its carrier come along where SMS is chosen', async ({ openApp }) => {
  // A zone that is not on the list: the server's default then holds.
  const page = await openApp({ path: '/register', timezoneId: 'Africa/Nairobi' });
  await page.getByRole('checkbox', { name: 'Enable SMS notifications' }).check();
  await page.getByLabel('Phone').fill('+1 312 555 0123');
  await page.getByLabel('Mobile carrier').selectOption('at&t');
  await fillAccount(page, newName());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  const user = (await (await page.request.get('/api/session')).json()) as Record<string, unknown>;
  expect(user).toMatchObject({ carrier: 'att', timezone: 'America/New_York' });
  expect(user.phone).toMatch(/312/);
});

test('a name or an email that is taken is told in a notice and at its field', async ({
  openApp,
  registerPerson,
}) => {
  const other = await registerPerson();
  const page = await openApp({ path: '/register', serviceWorkers: 'block' });
  await fillAccount(page, other.username.toUpperCase(), `${newName()}@example.com`);
  const submit = page.getByRole('button', { name: 'Create Account' });
  await submit.click();
  await page.locator('li').getByText('Registration failed', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('a good password');

  await refuse(page, /\/api\/register$/, { method: 'POST' });
  await page.getByLabel('Username').fill(newName());
  await submit.click();
  await expectNotice(
    page,
    'Registration failed',
    'There was an error during registration. Please try again.',
  );
});
