import type { Page } from 'playwright-core';
import { expect, expectAccessible, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { sayOfNotifications } from './notifications-allowed.ts';
import { answer, expectFocus, expectNotice, expectTexts, notice, refuse } from './on-the-page.ts';

const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
const submit = (page: Page) => page.getByRole('button', { name: 'Create Campaign' });

const optionsOf = (page: Page, label: string) => page.getByLabel(label).locator('option').allInnerTexts();

test('the form starts with the defaults and says under each field what is missing', async ({
  openApp,
  registerPerson,
}) => {
  const timezone = 'Asia/Tokyo';
  const page = await openApp({ person: await registerPerson({ timezone }), path: null });
  await sayOfNotifications(page, 'default');
  await page.goto('/create-campaign');
  await page.getByRole('heading', { name: 'Create a New Habit Campaign', level: 1 }).waitFor();
  await page.getByText(/^A personalised 12-week programme with AI-generated messages/).waitFor();
  await submit(page).waitFor();

  const radios = await page
    .getByRole('radio')
    .evaluateAll((inputs) => inputs.map((input) => input.id || input.getAttribute('value')));
  expect(radios).toEqual([
    ...['build', 'reduce', 'dose', 'recover'],
    ...['Daily', '3 times per week'],
    ...['motivational', 'informative', 'friendly', 'direct'],
    ...['SMS', 'Email', 'App'],
  ]);
  expect(await optionsOf(page, 'Message time')).toEqual([
    'Morning (6-9 AM)',
    'Mid-day (11 AM-2 PM)',
    'Afternoon (3-5 PM)',
    'Evening (6-8 PM)',
    'Custom time',
  ]);
  await expect.poll(() => page.getByLabel('Message time').inputValue()).toBe('Morning (6-9 AM)');
  await expect.poll(() => page.getByRole('radio', { name: 'App' }).isChecked()).toBe(true);
  for (const name of ['Do something', 'Daily', 'motivational']) {
    await expect.poll(() => page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
  }
  const start = page.getByLabel('Start date');
  await expect.poll(() => start.inputValue()).toBe(today(timezone));
  await expect.poll(() => start.getAttribute('min')).toBe(today(timezone));
  expect(await page.getByLabel('Phone').count()).toBe(0);

  await page.getByLabel('Title').fill('ab');
  await page.getByLabel('Description').fill('abcd');
  await submit(page).click();
  await expectTexts(page, [
    'Title must be at least 3 characters',
    'Description must be at least 5 characters',
  ]);
  await page.getByLabel('Message time').selectOption('Custom time');
  await page.getByText('Please choose a time', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'SMS' }).check();
  await expect.poll(() => page.getByLabel('Mobile carrier').inputValue()).toBe('tmobile');
  await page.getByText('Add your phone number to get text messages').waitFor();
  await page.getByLabel('Time', { exact: true }).fill('05:30');
  await page
    .getByText('Text messages go out between 8 AM and 9 PM. Please choose a time in between')
    .waitFor();

  // What was typed survives a reload.
  await page.reload();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('abcd');
});

test('a new campaign is sent as it was chosen, and the list shows it', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson({ timezone: 'America/Chicago' });
  const page = await openApp({
    person,
    path: '/create-campaign',
    serviceWorkers: 'block',
    timezoneId: 'America/Chicago',
  });
  await page.getByLabel('Title').fill('Read a page');
  await page.getByLabel('Description').fill('One page of a good book');
  await page.getByRole('radio', { name: '3 times per week' }).check();
  await page.getByLabel('Message time').selectOption('Custom time');
  await page.getByLabel('Time', { exact: true }).fill('21:00');
  await page.getByRole('radio', { name: 'direct' }).check();
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page.getByLabel('Phone').fill('+1 312 555 0123');
  await expect.poll(() => page.getByLabel('Mobile carrier').locator('option').count()).toBe(5);
  await page.getByLabel('Mobile carrier').selectOption('verizon');

  await refuse(page, /\/api\/campaigns$/, { method: 'POST' });
  await submit(page).click();
  await expectNotice(page, 'Error creating campaign', 'Something went wrong. Please try again.');
  await refuse(page, /\/api\/campaigns$/, { method: 'POST', message: 'Twenty campaigns are enough' });
  await submit(page).click();
  await expectNotice(page, 'Error creating campaign', 'Twenty campaigns are enough');
  await page.unrouteAll();
  const sent = page.waitForRequest((request) => /\/api\/campaigns$/.test(request.url()));
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    userId: person.id,
    title: 'Read a page',
    description: 'One page of a good book',
    frequency: '3 times per week',
    messageTime: 'Custom time',
    customTime: '21:00',
    messageStyle: 'direct',
    deliveryMethod: 'SMS',
    startDate: today('America/Chicago'),
    timezoneOffset: await page.evaluate(() => new Date().getTimezoneOffset()),
  });
  await expectNotice(page, 'Campaign created!', '3 times per week at 9:00 PM, by text.');
  await page.waitForURL('**/campaigns');
  await page.getByRole('heading', { name: 'Read a page' }).waitFor();
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ carrier: 'verizon' });
});

test('a campaign is changed in the same form', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id, description } = await startCampaign(page);
  await page.goto(`/campaigns/${id}/edit`);
  await page.getByRole('heading', { name: 'Edit Campaign', level: 1 }).waitFor();
  const title = page.getByLabel('Title');
  await expect.poll(() => title.inputValue()).toBe('Morning meditation');
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe(description);
  await expect.poll(() => page.getByRole('radio', { name: 'friendly' }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Email' }).isChecked()).toBe(true);

  await title.fill('Evening meditation');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await refuse(page, /\/api\/campaigns\/\d+$/, { method: 'PUT' });
  await save.click();
  await expectNotice(page, 'Error updating campaign', 'Something went wrong. Please try again.');
  await page.unrouteAll();
  await save.click();
  await expectNotice(page, 'Campaign updated!');
  await page.waitForURL('**/campaigns');
  await page.getByRole('heading', { name: 'Evening meditation' }).waitFor();
});

test('a test notification goes to where the messages would go', async ({ openApp, registerPerson }) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/create-campaign', serviceWorkers: 'block' });
  await page.getByRole('radio', { name: 'Email' }).check();
  const button = page.getByRole('button', { name: 'Send a test notification' });
  const sent = page.waitForRequest(/\/api\/test-notification$/);
  await button.click();
  await expectNotice(page, 'Test notification sent!');
  expect((await sent).postDataJSON()).toEqual({ userId: person.id, deliveryMethod: 'Email' });
  const outbox = (await (await page.request.get('/api/outbox')).json()) as { recipient: string }[];
  expect(outbox.map(({ recipient }) => recipient)).toEqual([person.email]);

  await refuse(page, /\/api\/test-notification$/, { method: 'POST', message: 'This phone number is wrong' });
  await page.getByRole('radio', { name: 'SMS' }).check();
  await page.getByLabel('Phone').fill('12');
  const withPhone = page.waitForRequest(/\/api\/test-notification$/);
  await button.click();
  await expectNotice(page, 'Error sending test notification', 'This phone number is wrong');
  expect((await withPhone).postDataJSON()).toEqual({
    userId: person.id,
    deliveryMethod: 'SMS',
    phone: '12',
    carrier: 'tmobile',
  });
});

test('a way of delivery that is not open here is shown, and says why', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const capabilities = (await (await page.request.get('/api/capabilities')).json()) as object;
  await answer(page, /\/api\/capabilities$/, { ...capabilities, push: false, sms: false });
  await page.goto('/create-campaign');
  await page.getByText('Coming soon', { exact: true }).waitFor();
  await page.getByText('Not available here', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'App' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'SMS' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Email' }).isChecked()).toBe(true);

  await page.unrouteAll();
  await sayOfNotifications(page, 'denied');
  await page.reload();
  await page.getByText('This browser does not allow notifications', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'App' }).isDisabled()).toBe(true);
});

test('what the server refuses stands under the field that it is about, and leads to settings where it says so', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/create-campaign',
    serviceWorkers: 'block',
  });
  await page.getByLabel('Title').fill('Read a page');
  await page.getByLabel('Description').fill('One page of a good book');
  await page.getByRole('radio', { name: 'Email' }).check();
  const message = 'Start date must be today or later';
  await refuse(page, /\/api\/campaigns$/, { method: 'POST', status: 400, message });
  await submit(page).click();
  const startDate = page.getByLabel('Start date');
  await expectFocus(startDate);
  await expect.poll(() => startDate.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('main').getByText(message, { exact: true }).waitFor();

  await refuse(page, /\/api\/test-notification$/, {
    method: 'POST',
    message: 'Add your phone number in settings to get text messages',
  });
  await page.getByRole('button', { name: 'Send a test notification' }).click();
  await notice(page).getByRole('link', { name: 'settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
});

test('a campaign by app says so while no browser shows its notifications', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page, { deliveryMethod: 'App' });
  const capabilities = (await (await page.request.get('/api/capabilities')).json()) as object;
  const words = /^None of your browsers shows notifications yet\./;
  await page.goto(`/campaigns/${id}`);
  await page.getByText(words).getByText('stands in the outbox').waitFor();
  await answer(page, /\/api\/capabilities$/, { ...capabilities, outbox: false });
  await page.reload();
  await page.getByText(words).getByText('messages come by email').waitFor();
  await answer(page, /\/api\/capabilities$/, { ...capabilities, outbox: false, vapidPublicKey: null });
  await page.reload();
  await page.getByText('This server does not send app notifications yet.').waitFor();
  await page.unrouteAll();

  await answer(page, /\/api\/push-subscription$/, { browsers: 1 });
  const asked = page.waitForResponse(/\/api\/push-subscription$/);
  await page.reload();
  await asked;
  await page.getByRole('article').first().waitFor();
  expect(await page.getByText(words).count()).toBe(0);
});

test('the form says whose clock its times are on, where it is not the one on the wall', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson({ timezone: 'America/New_York' });
  const path = '/create-campaign';
  const abroad = await openApp({ person, path, timezoneId: 'Europe/Berlin' });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric' });
  const [hour] = clock.format(new Date()).split(' ');
  const note = /^These are times of New York, where it is (\d+):\d\d [AP]M now\./;
  const said = await abroad.getByText(note).innerText();
  expect(Math.abs(Number(note.exec(said)?.[1]) - Number(hour)) % 11).toBeLessThanOrEqual(1);
  await expectAccessible(abroad);
  await abroad.getByRole('main').getByRole('link', { name: 'settings' }).click();
  await abroad.waitForURL('**/settings');

  const atHome = await openApp({ person, path, timezoneId: 'America/Toronto' });
  await submit(atHome).waitFor();
  expect(await atHome.getByText(note).count()).toBe(0);
});
