import { desktop, expect, expectAccessible, look, phone, test } from './browser-test.ts';
import { exactly, notDouble, shownMessages } from './screen.ts';

const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
const newCampaigns = /\/api\/campaigns$/;
const testNotifications = /\/api\/test-notification$/;

test('the form starts with the defaults and shows errors below the fields', async ({ newcomer }) => {
  const timezone = 'Asia/Tokyo';
  const app = await newcomer(null, { account: { timezone } });
  await app.sayOfNotifications('default');
  const asked = app.requests(previews);
  await app.go('/create-campaign');
  await app.isAt('Create a New Habit Campaign');
  await app.button('Create Campaign').waitFor();
  for (const name of ['Daily', 'motivational']) await app.isChosen(name);
  const radios = () =>
    app.page
      .getByRole('radio')
      .evaluateAll((inputs) =>
        inputs.filter((input) => input.checkVisibility()).map((input) => input.getAttribute('value')),
      );
  await expect
    .poll(radios)
    .toEqual([
      ...['Daily', '3 times per week'],
      ...['motivational', 'informative', 'friendly', 'direct'],
      ...['SMS', 'Email', 'App'],
    ]);
  await app.has('Message time', 'Morning (6-9 AM)');
  await app.isChosen(/^App/);
  await app.has('Start date', today(timezone));
  expect(await app.field('Start date').getAttribute('min')).toBe(today(timezone));
  await app.lacks(app.field('Phone'));
  // There is nothing to preview yet.
  await app.page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  // The fields about the habit follow its title.
  await app.lacks(app.page.getByText('Do something'));
  await app.fill('Title', 'ab');
  await app.isChosen('Do something');
  await app.fill('Description', 'abcd');
  await app.press('Create Campaign');
  await app.sees('Title must be at least 3 characters', 'Description must be at least 5 characters');
  await look(app);
  await app.field('Message time').selectOption('Custom time');
  await app.sees('Please choose a time');
  await app.choose(/^SMS/);
  // T-Mobile, the default, has closed its gateway, so no carrier is selected.
  await app.has('Mobile carrier', '');
  await app.sees(
    'Add your phone number to get text messages',
    'Choose your mobile carrier to get text messages',
  );
  await app.fill('Time', '05:30');
  await app.sees('Text messages go out between 8 AM and 9 PM. Please choose a time in between');
  await app.counts(app.page.getByText('between 8 AM and 9 PM'), 1);

  await app.sayOfNotifications('denied');
  await app.page.reload();
  await app.sees('This browser doesn’t allow notifications');
  await expect.poll(() => app.radio(/^App/).isDisabled()).toBe(true);
  // A reload keeps the text.
  await app.has('Description', 'abcd');
});

test('the form sends all choices, shows the server’s errors at their fields, and adds the campaign to the list', async ({
  newcomer,
}) => {
  const timezone = 'America/Chicago';
  const app = await newcomer('/create-campaign', { account: { timezone }, timezoneId: timezone });
  const { id: userId } = app.person;

  await app.isAt('Create a New Habit Campaign');
  await app.lacks(app.page.getByText(/^These times are for/));
  // A test notification uses the channel and phone in the form.
  const send = () => app.press('Send a test notification');
  await app.choose(/^Email/);
  expect(await app.asked(testNotifications, send)).toEqual({ userId, deliveryMethod: 'Email' });
  await app.isTold('Test notification sent!');
  await app.refuse(testNotifications, { method: 'POST', message: 'This phone number is wrong' });
  await app.choose(/^SMS/);
  await send();
  await app.sees('Add your phone number to get text messages');
  await app.fill('Phone', '12');
  await send();
  await app.hasFocus(app.field('Mobile carrier'));
  await app.field('Mobile carrier').selectOption('verizon');
  expect(await app.asked(testNotifications, send)).toEqual({
    ...{ userId, deliveryMethod: 'SMS', phone: '12', carrier: 'verizon' },
  });
  await app.isTold('Error sending test notification', 'This phone number is wrong');
  const body = { title: 'Read a page', description: 'One page of a good book' };
  await app.fill('Title', body.title);
  await app.fill('Description', body.description);
  await app.checkbox('Send me ideas about reading, too.').waitFor();
  await app.choose('3 times per week');
  await app.field('Message time').selectOption('Custom time');
  await app.fill('Time', '21:00');
  await app.choose('direct');
  await app.fill('Phone', '+1 312 555 0123');
  const message = 'Start date must be today or later';
  await app.refuse(newCampaigns, { method: 'POST', status: 400, message, field: 'startDate' });
  await app.press('Create Campaign');
  await app.hasFocus(app.field('Start date'));
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
  await app.isTold('Campaign created!', /^First message .+, 9:00 PM\.$/);
  await app.hasPath('/campaigns');
  await app.card('Read a page').waitFor();
  expect(await app.read('/api/session')).toMatchObject({ carrier: 'verizon' });
});

test('the form names the account’s time zone if the device is in another one, and links to settings', async ({
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
  await app.isChosen(/^Email/);
  await app.press('Send a test notification');
  await app.notices.getByRole('link', { name: 'settings' }).click();
  await app.hasPath('/settings');

  // Another device has changed it.
  await app.page.request.put(`/api/users/${app.person.id}`, { data: { timezone: 'Asia/Tokyo' } });
  await app.go('/create-campaign');
  await app.page.getByText(/^These times are for Tokyo/).waitFor();
  await app.has('Start date', today('Asia/Tokyo'));
});

const previews = /\/api\/campaigns\/preview$/;

test('a press on Create Campaign counts however early it comes: loading moves no button and changes no choice', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { page } = app;
  const start = async (path: string) => {
    await app.sayOfNotifications('granted');
    const release = await app.hold(/\/api\/(capabilities|campaigns\/preview)$/);
    await app.go(path);
    await exactly(app, 'Water').click();
    return release;
  };
  /** Presses while the messages are still loading, and lets go after they have moved in. */
  const pressEarly = async (release: () => void) => {
    const create = app.button('Create Campaign');
    const { x = 0, y = 0, width = 0, height = 0 } = (await create.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    release();
    await app.counts(shownMessages(app), 3);
    await page.mouse.up();
    await app.isTold('Campaign created!');
  };
  await pressEarly(await start('/create-campaign'));
  await page.setViewportSize({ width: 800, height: 900 });
  const release = await start('/create-campaign');
  await app.button('Create Campaign').scrollIntoViewIfNeeded();
  await pressEarly(release);
  await page.setViewportSize(phone);
  await app.letThrough();
  await app.go('/create-campaign');
  await exactly(app, 'Water').click();
  await exactly(app, 'Next').click();
  await app.field('Message time').waitFor();
  const letPreview = await app.hold(previews);
  await app.field('Message time').selectOption('Evening (6-8 PM)');
  await exactly(app, 'Next').click();
  await notDouble(page);
  await pressEarly(letPreview);

  // A press before the available channels are known waits for them.
  await page.setViewportSize(desktop);
  const letCapabilities = await app.hold(/\/api\/capabilities$/);
  await app.sayOfNotifications('granted');
  await app.go('/create-campaign');
  await exactly(app, 'Water').click();
  const asked = app.asked(newCampaigns, async () => {
    await app.press('Create Campaign');
    letCapabilities();
  });
  expect(await asked).toMatchObject({ deliveryMethod: 'App' });
});

test('a starter habit fills what is empty and can be undone, the preview follows the form, and SMS shows its limits', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account: { timezone: 'Pacific/Honolulu' } });
  await app.refuse(previews, { method: 'POST', message: 'You have looked at a lot of previews' });
  await app.go('/create-campaign');
  await app.sees('Pick a habit to see yours.');
  await app.fill('Title', 'Feed Bartók');
  await app.fill('Description', 'The sourdough, not the composer');
  await app.sees('You have looked at a lot of previews');
  await app.letThrough();
  await app.press('Try again');
  await app.counts(shownMessages(app), 3);
  await exactly(app, 'Medication').click();
  await app.has('Title', 'Feed Bartók');
  await app.isChosen('when I’ve taken it');
  await expect.poll(() => app.page.evaluate(ticksOnWords)).toEqual([]);
  await app.fill('Description', '');
  // The chosen one takes the place of all.
  const change = async (from: string) => {
    const row = exactly(app, `${from} Change`);
    await row.click();
    await app.hasFocus(exactly(app, from));
  };
  await change('Medication');
  await exactly(app, 'Screen-free').click();
  await app.has('Title', 'Feed Bartók');
  await app.has('Description', 'I want my evenings back for people and rest.');
  await app.fill('Description', 'The sourdough, not the composer');
  await app.has('When', 'I sit down on the sofa');
  await app.has('Message time', 'Evening (6-8 PM)');
  await change('Screen-free');
  await exactly(app, 'Screen-free').click();
  await app.has('Title', 'Feed Bartók');
  await app.has('Description', 'The sourdough, not the composer');
  await app.has('After', '');
  await app.has('Message time', 'Morning (6-9 AM)');
  await app.isChosen('Do something');

  // A starter's kind doesn't apply to another habit.
  await exactly(app, 'A walk').click();
  await app.fill('Title', 'Take my lithium');
  await app.isChosen('Take or measure something');
  await app.choose('Do something');
  await app.fill('Title', 'Take my lithium at noon');
  await app.isChosen('Do something');
  await change('A walk');
  await exactly(app, 'A walk').click();
  await app.fill('Title', 'Feed Bartók');

  await app.isChosen('motivational');
  await app.sees('“Same moment, every day. Nothing left to decide.”');
  await app.fill('I will', 'feed Bartók');
  await app.sees('“Feed Bartók. Nothing left to decide.”');
  await app.fill('I will', '');
  await app.fill('After', 'I put the kettle on');
  await app.sees('Now say what you will do, so that your messages can use both.');
  await app.lacks(app.page.getByText('Your message will say:'));
  await app.fill('I will', 'feed Bartók');
  await expect
    .poll(async () => (await shownMessages(app).allInnerTexts()).join(' '))
    .toContain('feed Bartók');
  await app.field('Message time').selectOption('Custom time');
  await app.sees('Please choose a time to see yours.');
  await app.fill('Time', '20:30');
  await app.page.getByText(/^First message (today|tomorrow), 8:30 PM$/).waitFor();
  await app.choose(/^SMS/);
  await app.fill('Time', '23:30');
  await app.sees('Choose another time to see yours.');
  await app.counts(app.page.getByText('between 8 AM and 9 PM'), 1);
  await app.field('Message time').selectOption('Morning (6-9 AM)');
  await app.page
    .getByText(/^Texts only go out between 8 AM and 9 PM, so yours come between 8 and 9 AM\./)
    .waitFor();
  await app.fill('Phone', '+1 416 555 0123');
  await app.field('Title').focus();
  await app.sees(/^We can only text American phone numbers here/);

  // Color and icon are suggestions until the person chooses.
  await app.choose(/^Email/);
  await app.page.getByText('Color and icon').click();
  await app.choose('Rose');
  await app.choose('Heart');
  expect(await app.asked(newCampaigns, () => app.press('Create Campaign'), 'POST')).toMatchObject({
    ...{ title: 'Feed Bartók', hue: 'rose', icon: 'heart' },
  });
  await app.isTold('Campaign created!');
});

/** The labels of chosen options that reach under the tick. */
function ticksOnWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('label:has(:checked):has(svg)')].flatMap((choice) => {
    const [words, tick] = [choice.querySelector('span[id]'), choice.querySelector('svg path')];
    if (!words || !tick || !choice.checkVisibility()) return [];
    range.selectNodeContents(words);
    const isUnder = range.getBoundingClientRect().right > tick.getBoundingClientRect().left;
    return isUnder ? [words.textContent] : [];
  });
}
