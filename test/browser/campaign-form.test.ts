import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { look } from './accessible.ts';
import { awayFromMidnight, expect, test, zone } from './browser-test.ts';
import { isPainted, screenOf } from './screen.ts';

const today = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
const newCampaigns = /\/api\/campaigns$/;
const previews = /\/api\/campaigns\/preview$/;
const testNotifications = /\/api\/test-notification$/;
const bartok = ['Feed Bartók', 'The sourdough, not the composer'] as const;

test('the form starts with the defaults, names the time zone, and shows errors below the fields', async ({
  newcomer,
}) => {
  const timezone = awayFromMidnight('Asia/Tokyo', 'Asia/Dubai');
  const [, city] = timezone.split('/');
  const app = await newcomer(null, { account: { timezone }, timezoneId: 'Europe/Berlin' });
  await app.sayOfNotifications('default');
  await app.go('/create-campaign');
  await app.isAt('Create a New Habit Campaign');
  await app.button('Create Campaign').waitFor();
  await app.sees('Pick a habit to see yours.');
  // The questions about the kind of habit follow the title.
  await app.lacks(app.page.getByText('Something to do'));
  await app.fill('Title', 'ab');
  await app.isChosen('Something to do');
  for (const name of ['Daily', 'motivational', /^App/]) await app.isChosen(name);
  const radios = app.region('When and how?').getByRole('radio').filter({ visible: true });
  const choices = () => radios.evaluateAll((all) => all.map((one) => one.getAttribute('value')).join(', '));
  await expect
    .poll(choices)
    .toBe('Daily, 3 times per week, motivational, informative, friendly, direct, SMS, Email, App');
  await app.hasValues({ 'Message time': 'Morning (6-9 AM)', 'Start date': today(timezone) });
  expect(await app.field('Start date').getAttribute('min')).toBe(today(timezone));
  await app.lacks(app.field('Phone'));

  await app.fill('Description', 'abcd');
  await app.press('Create Campaign');
  await app.sees('Title must be at least 3 characters', 'Description must be at least 5 characters');
  await look(app);
  await app.choose(/^SMS/);
  // T-Mobile, the default, has closed its gateway, so no carrier is selected.
  await app.has('Mobile carrier', '');

  await app.sayOfNotifications('denied');
  await app.page.reload();
  await app.sees('This browser doesn’t allow notifications');
  await expect.poll(() => app.radio(/^App/).isDisabled()).toBe(true);
  // A reload keeps the text, but not a start date that is over.
  await app.has('Description', 'abcd');
  await app.page.evaluate(() => {
    const key = 'better-habits.draft.new-campaign';
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.setItem(key, JSON.stringify({ ...draft, title: 'Walk', startDate: '2026-01-05' }));
  });
  await app.page.reload();
  await app.hasValues({ Title: 'Walk', 'Start date': today(timezone) });

  // It names the account's time zone, since the device is in another one.
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric' });
  const [hour] = clock.format(new Date()).split(' ');
  const note = new RegExp(`^These times are for ${city}, where it is (\\d+):\\d\\d\\s[AP]M now\\.`);
  const said = await app.page.getByText(note).innerText();
  expect(Math.abs(Number(note.exec(said)?.[1]) - Number(hour)) % 11).toBeLessThanOrEqual(1);
  await app.refuseNext(testNotifications, {
    message: 'Add your phone number in settings to get text messages',
  });
  await app.choose(/^Email/);
  await app.press('Send a test notification');
  await app.notices.getByRole('link', { name: 'settings' }).click();
  await app.hasPath('/settings');
});

test('the form sends all choices and shows the server’s errors at their fields', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign');
  const { id: userId } = app.person;
  await app.isAt('Create a New Habit Campaign');
  await app.lacks(app.page.getByText(/^These times are for/));
  await app.fill('Title', 'Walk');
  // A test notification uses the channel and phone in the form.
  const send = () => app.press('Send a test notification');
  await app.choose(/^Email/);
  expect(await app.asked(testNotifications, send)).toEqual({ userId, deliveryMethod: 'Email' });
  await app.isTold('Test notification sent!');
  await app.refuseNext(testNotifications, { message: 'This phone number is wrong' });
  await app.choose(/^SMS/);
  await app.fill('Phone', '12');
  await send();
  await app.hasFocus(app.field('Mobile carrier'));
  await app.field('Mobile carrier').selectOption('verizon');
  const sms = { deliveryMethod: 'SMS', phone: '12', carrier: 'verizon' };
  expect(await app.asked(testNotifications, send)).toEqual({ userId, ...sms });
  await app.isTold('Error sending test notification', 'This phone number is wrong');
  const body = { title: 'One page', description: 'Before the lights go out', planAction: 'read a page' };
  await app.fillIn({ Title: body.title, Description: body.description, 'I will': body.planAction });
  await app.checkbox('Send me ideas about reading, too.').waitFor();
  await app.choose('3 times per week');
  await app.field('Message time').selectOption('Custom time');
  await app.fill('Time', '21:00');
  await app.choose('direct');
  await app.fill('Phone', '+1 312 555 0123');
  const message = 'Start date must be today or later';
  await app.refuseNext(newCampaigns, { status: 400, message, field: 'startDate' });
  await app.press('Create Campaign');
  await app.hasFocus(app.field('Start date'));
  await app.within(app.page.getByRole('main')).sees(message);
  expect(await app.asked(newCampaigns, () => app.press('Create Campaign'))).toEqual({
    userId,
    ...body,
    topic: 'reading',
    frequency: '3 times per week',
    messageTime: 'Custom time',
    customTime: '21:00',
    messageStyle: 'direct',
    deliveryMethod: 'SMS',
    startDate: today(zone),
    draftId: expect.any(String),
    timezoneOffset: await app.page.evaluate(() => new Date().getTimezoneOffset()),
  });
  await app.isTold('Campaign created!', /^First message .+, 9:00\sPM\.$/);
  await app.hasPath('/campaigns');
  await app.card('One page').waitFor();
  expect(await app.read('/api/session')).toMatchObject({ carrier: 'verizon' });

  // The form waits for the proposal, so that its suggestions don't move what is below them.
  const [{ id } = { id: 0 }] = await app.read<CampaignView[]>('/api/campaigns');
  const release = await app.hold(/\/api\/proposals$/);
  await app.asked(/\/api\/proposals$/, () => app.go(`/campaigns/${id}/edit`));
  await app.page.getByText('Loading the form').waitFor();
  await app.lacks(app.field('Title'));
  release();
  // The example is the plan of the starter habit with the same topic.
  await expect.poll(() => app.field('I will').getAttribute('placeholder')).toBe('read ten pages');
  // Ideas can be turned off later.
  await app.checkbox('Send me ideas about reading, too.').uncheck();
  await app.submit('Save Changes', 'Campaign updated!');
  expect(await app.read(`/api/campaigns/${id}`)).toMatchObject({ topic: null });

  // What was typed but not saved is still there, and says so.
  await app.go(`/campaigns/${id}/edit`);
  await app.fill('Title', 'Two pages');
  await app.follow(/^Campaign$/);
  await app.isAt('One page');
  await app.page.goBack();
  await app.has('Title', 'Two pages');
  await app.sees(/^Your unsaved changes are still here\./);
  await app.press('Discard changes');
  await app.has('Title', 'One page');
  await app.lacks(app.button('Discard changes'));
  await app.submit('Save Changes', 'Campaign updated!');
});

test('a duplicated tab with the same draft creates a campaign of its own', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign');
  await app.exactly('Water').click();
  const opened = app.page.waitForEvent('popup');
  await app.page.evaluate(() => window.open('/create-campaign'));
  const copy = screenOf(await opened);
  await copy.field('Message time').selectOption('Evening (6-8 PM)');
  await app.submit('Create Campaign', 'Campaign created!', /^First message/);
  await app.go('/create-campaign');
  await app.exactly('A walk').click();
  await app.submit('Create Campaign', 'Campaign created!', /^First message/);
  await copy.submit('Create Campaign', 'Campaign created!', /^First message/);
  const campaigns = await app.read<CampaignView[]>('/api/campaigns');
  const times = campaigns.map(({ messageTime }) => messageTime);
  expect(times).toEqual(['Evening (6-8 PM)', 'Mid-day (11 AM-2 PM)', 'Morning (6-9 AM)']);
});

test('a press on Create Campaign counts however early it comes', async ({ newcomer }) => {
  const app = await newcomer(null);
  const { page } = app;
  const start = async (call: RegExp) => {
    const release = await app.hold(call);
    await app.go('/create-campaign');
    // The proposals move the button; what is measured here is the messages.
    await app.answered(/\/api\/proposals$/, () => app.exactly('Water').click());
    return release;
  };
  await app.sayOfNotifications('granted');
  // The messages move in between pressing and letting go.
  const letMessages = await start(previews);
  const create = app.button('Create Campaign');
  // Waits until it is at rest.
  await create.hover();
  await page.mouse.down();
  letMessages();
  await app.counts(app.shownMessages, 3);
  await page.mouse.up();
  await app.isTold('Campaign created!');

  // A press before the available channels are known waits for them.
  const letCapabilities = await start(/\/api\/capabilities$/);
  const asked = app.asked(newCampaigns, async () => {
    await app.press('Create Campaign');
    letCapabilities();
  });
  expect(await asked).toMatchObject({ deliveryMethod: 'App' });
});

test('the preview follows the form and says what it still needs', async ({ newcomer }) => {
  const app = await newcomer(null, { account: { timezone: 'Pacific/Honolulu' } });
  await app.refuse(previews, { message: 'You have looked at a lot of previews' });
  // The response may come before the code that shows it, and nothing that draws the form again may come after it.
  await app.refuse(/\/api\/proposals$/);
  const loadCode = await app.hold(/\/first-messages-[^/]*\.js$/);
  await app.go('/create-campaign');
  await app.answered(previews, () => app.fillIn({ Title: bartok[0], Description: bartok[1] }));
  await isPainted(app.page);
  loadCode();
  await app.sees('You have looked at a lot of previews');
  await app.letThrough();
  await app.press('Try again');
  await app.counts(app.shownMessages, 3);
  await app.isChosen('motivational');
  await app.sees('“Not in the mood? Sigh once, and start.”');
  await app.fill('I will', 'feed Bartók');
  await app.sees('“Not in the mood? Sigh once, and start. Today: feed Bartók.”');
  await app.fillIn({ 'I will': '', After: 'I put the kettle on' });
  await app.sees('Now say what you will do, so that your messages can use both.');
  await app.lacks(app.page.getByText('Your message will say:'));
  await app.fill('I will', 'feed Bartók');
  const shown = async () => (await app.shownMessages.allInnerTexts()).join(' ');
  await expect.poll(shown).toContain('feed Bartók');
  await app.field('Message time').selectOption('Custom time');
  await app.sees('Please choose a time to see yours.');
  await app.fill('Time', '20:30');
  await app.sees(/^(today|tomorrow), 8:30\sPM$/);

  // The preview of one kind of habit isn't shown for another.
  const release = await app.hold(previews);
  await app.choose('Something to get through');
  await app.counts(app.shownMessages, 0);
  release();
  await app.counts(app.shownMessages, 3);

  await app.choose(/^SMS/);
  await app.fill('Time', '23:30');
  await app.sees('Choose another time to see yours.');
  await app.counts(app.page.getByText('between 8 AM and 9 PM'), 1);
  await app.field('Message time').selectOption('Morning (6-9 AM)');
  await app.sees(/^Texts only go out between 8 AM and 9 PM, so yours come between 8 and 9 AM\./);
  await app.fill('Phone', '+1 416 555 0123');
  await app.field('Title').focus();
  await app.sees(/^We can only text American phone numbers here/);

  // A date that the server refuses stays refused.
  await app.choose(/^Email/);
  await app.fill('Start date', `${Number(today('Pacific/Honolulu').slice(0, 4)) + 4}-01-01`);
  const inPreview = app.within(app.region('Your first three messages'));
  await inPreview.sees('Start date must be within a year from today');
  await app.lacks(inPreview.button('Try again'));
});
