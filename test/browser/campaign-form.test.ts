import { expect, expectAccessible, test } from './browser-test.ts';
import { look } from './looks.ts';

const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
const newCampaigns = /\/api\/campaigns$/;
const testNotifications = /\/api\/test-notification$/;

test('the form starts with the defaults and says under each field what is missing', async ({ newcomer }) => {
  const timezone = 'Asia/Tokyo';
  const app = await newcomer(null, { account: { timezone } });
  await app.sayOfNotifications('default');
  await app.go('/create-campaign');
  await app.isAt('Create a New Habit Campaign');
  await app.button('Create Campaign').waitFor();
  const radios = await app.page
    .getByRole('radio')
    .evaluateAll((inputs) =>
      inputs.filter((input) => input.checkVisibility()).map((input) => input.getAttribute('value')),
    );
  expect(radios).toEqual([
    ...['build', 'reduce', 'dose', 'recover'],
    ...['Daily', '3 times per week'],
    ...['motivational', 'informative', 'friendly', 'direct'],
    ...['SMS', 'Email', 'App'],
  ]);
  await app.has('Message time', 'Morning (6-9 AM)');
  for (const name of ['Do something', 'Daily', 'motivational']) await app.isChosen(name);
  await app.isChosen(/^App/);
  await app.has('Start date', today(timezone));
  expect(await app.field('Start date').getAttribute('min')).toBe(today(timezone));
  await app.lacks(app.field('Phone'));

  await app.fill('Title', 'ab');
  await app.fill('Description', 'abcd');
  await app.press('Create Campaign');
  await app.sees('Title must be at least 3 characters', 'Description must be at least 5 characters');
  await look(app);
  await app.field('Message time').selectOption('Custom time');
  await app.sees('Please choose a time');
  await app.choose(/^SMS/);
  // T-Mobile is the usual one, but turns no emails into texts any more: none is chosen instead.
  await app.has('Mobile carrier', '');
  await app.sees(
    'Add your phone number to get text messages',
    'Choose your mobile carrier to get text messages',
  );
  await app.fill('Time', '05:30');
  await app.sees('Text messages go out between 8 AM and 9 PM. Please choose a time in between');

  await app.sayOfNotifications('denied');
  await app.page.reload();
  await app.sees('This browser doesn’t allow notifications');
  await expect.poll(() => app.radio(/^App/).isDisabled()).toBe(true);
  // What was typed survives a reload.
  await app.has('Description', 'abcd');
});

test('a new campaign is sent as it was chosen, what the server refuses stands where it belongs, and the list shows it', async ({
  newcomer,
}) => {
  const timezone = 'America/Chicago';
  const app = await newcomer('/create-campaign', { account: { timezone }, timezoneId: timezone });
  const { id: userId } = app.person;

  await app.isAt('Create a New Habit Campaign');
  await app.lacks(app.page.getByText(/^These times are for/));
  // A test notification goes to where the messages would go.
  const send = () => app.press('Send a test notification');
  await app.choose(/^Email/);
  expect(await app.asked(testNotifications, send)).toEqual({ userId, deliveryMethod: 'Email' });
  await app.isTold('Test notification sent!');
  await app.refuse(testNotifications, { method: 'POST', message: 'This phone number is wrong' });
  await app.choose(/^SMS/);
  await app.fill('Phone', '12');
  expect(await app.asked(testNotifications, send)).toEqual({
    ...{ userId, deliveryMethod: 'SMS', phone: '12', carrier: '' },
  });
  await app.isTold('Error sending test notification', 'This phone number is wrong');

  const body = { title: 'Read a page', description: 'One page of a good book' };
  await app.fill('Title', body.title);
  await app.fill('Description', body.description);
  await app.page.getByRole('checkbox', { name: 'Send me ideas about reading, too.' }).waitFor();
  await app.choose('3 times per week');
  await app.field('Message time').selectOption('Custom time');
  await app.fill('Time', '21:00');
  await app.choose('direct');
  await app.fill('Phone', '+1 312 555 0123');
  await app.field('Mobile carrier').selectOption('verizon');
  const message = 'Start date must be today or later';
  await app.refuse(newCampaigns, { method: 'POST', status: 400, message });
  await app.press('Create Campaign');
  await app.hasFocus(app.field('Start date'));
  await expect.poll(() => app.field('Start date').getAttribute('aria-invalid')).toBe('true');
  await app.within(app.page.getByRole('main')).sees(message);
  await app.letThrough();
  expect(await app.asked(newCampaigns, () => app.press('Create Campaign'))).toEqual({
    userId,
    ...body,
    topic: 'reading',
    frequency: '3 times per week',
    messageTime: 'Custom time',
    customTime: '21:00',
    messageStyle: 'direct',
    deliveryMethod: 'SMS',
    startDate: today(timezone),
    draftId: expect.any(String),
    timezoneOffset: await app.page.evaluate(() => new Date().getTimezoneOffset()),
  });
  await app.notices.getByText(/^First message .+, 9:00 PM\.$/).waitFor();
  await app.isTold('Campaign created!');
  await app.hasPath('/campaigns');
  await app.card('Read a page').waitFor();
  expect(await app.read('/api/session')).toMatchObject({ carrier: 'verizon' });
});

test('the form says whose clock its times are on, where it is not the one on the wall, and leads to settings', async ({
  newcomer,
}) => {
  const account = { timezone: 'America/New_York' };
  const app = await newcomer('/create-campaign', { account, timezoneId: 'Europe/Berlin' });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', hour: 'numeric' });
  const [hour] = clock.format(new Date()).split(' ');
  const note = /^These times are for New York, where it is (\d+):\d\d [AP]M now\./;
  const said = await app.page.getByText(note).innerText();
  expect(Math.abs(Number(note.exec(said)?.[1]) - Number(hour)) % 11).toBeLessThanOrEqual(1);
  await expectAccessible(app.page);
  await app.refuse(testNotifications, {
    method: 'POST',
    message: 'Add your phone number in settings to get text messages',
  });
  await app.press('Send a test notification');
  await app.notices.getByRole('link', { name: 'settings' }).click();
  await app.hasPath('/settings');
});
