import { expect, test } from './browser-test.ts';
import { answer, expectNotice, expectTexts, refuse } from './on-the-page.ts';

test('settings keep phone, carrier and timezone, and say when they could not be saved', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/settings', serviceWorkers: 'block' });
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  const main = page.getByRole('main');
  for (const text of [person.username, person.email]) await main.getByText(text, { exact: true }).waitFor();
  const timezone = page.getByLabel('Timezone');
  expect(await timezone.inputValue()).toBe('America/New_York');
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

  await page.getByLabel('Phone').fill('+1 312 555 0123');
  await carrier.selectOption('cricket');
  await timezone.selectOption('Asia/Tokyo');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await refuse(page, /\/api\/users\/\d+$/, { method: 'PUT' });
  await save.click();
  await expectNotice(page, 'Error', 'Failed to update settings');
  await refuse(page, /\/api\/users\/\d+$/, { method: 'PUT', message: 'This phone number is not valid' });
  await save.click();
  await expectNotice(page, 'Error', 'This phone number is not valid');
  expect(await carrier.inputValue()).toBe('cricket');
  await page.unrouteAll();
  const sent = page.waitForRequest(/\/api\/users\/\d+$/);
  await save.click();
  await expectNotice(page, 'Settings updated', 'Your settings have been successfully updated.');
  expect((await sent).postDataJSON()).toEqual({
    phone: '+1 312 555 0123',
    carrier: 'cricket',
    timezone: 'Asia/Tokyo',
  });
  const stored = await page.evaluate(() => localStorage.getItem('better-habits.user'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ carrier: 'cricket', timezone: 'Asia/Tokyo' });
  await page.reload();
  await expect.poll(() => timezone.inputValue()).toBe('Asia/Tokyo');
  expect(await carrier.inputValue()).toBe('cricket');
});

test('what is stopped is listed with the way to turn it on again', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: '/help', serviceWorkers: 'block' });
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
});
