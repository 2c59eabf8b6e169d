import { request } from 'playwright-core';
import {
  expect,
  messagesOf,
  openNewCampaign,
  openWeek,
  register,
  startCampaign,
  test,
  zoneAtNoon,
} from './browser-test.ts';
import { showToday, withMessage } from './changed-today.ts';

/** What a slow network, a failed call, another tab or another device must not break. */

const account = { timezone: zoneAtNoon() };
const evening = { messageTime: 'Custom time', customTime: '23:00' };
const oneMessage = /\/api\/messages\/\d+$/;

test('a refused mark is rolled back even if nothing can be refetched', async ({ newcomer }) => {
  const app = await newcomer(null, { account });
  await openNewCampaign(app, evening);
  const today = app.within(app.region('Today'));
  const isUnmarked = async () => {
    await app.isTold('Error', 'Failed to update message status. Please try again.');
    await today.sees(/^Scheduled for/);
    await today.button('Mark Complete').waitFor();
    await app.page
      .getByRole('grid')
      .getByRole('button', { name: /, today, open$/ })
      .waitFor();
  };
  await app.refuse(/\/api\//);
  await app.refuse(oneMessage, { method: 'PUT' });
  await today.press('Mark Complete');
  await isUnmarked();
});

test('what is typed while a note is being saved stays', async ({ newcomer }) => {
  const app = await newcomer(null, { account });
  const { id } = await openNewCampaign(app, evening);
  await app.page.getByRole('grid').locator('[data-at="0"]').click();
  const note = app.page.getByRole('textbox', { name: 'Note' });
  await note.fill('On a train');
  const release = await app.hold(oneMessage);
  await app.press('Save note');
  await note.fill('On a train to Prague');
  release();
  await expect.poll(async () => (await messagesOf(app, id))[0]?.note).toBe('On a train');
  await expect.poll(() => app.button('Save note').getAttribute('aria-busy')).toBeNull();
  expect(await note.inputValue()).toBe('On a train to Prague');
  await app.press('Save note');
  await app.sees('Saved');
});

test('a dialog that was closed before the server responded doesn’t close the next one', async ({
  newcomer,
}) => {
  const app = await newcomer('/settings');
  const release = await app.hold(/\/api\/account\/email$/);
  await app.press('Change email');
  await app.fill('New email', 'someone.else@example.com');
  await app.fill('Current password', app.person.password);
  await app.dialog('Change email').press('Change email');
  await app.page.keyboard.press('Escape');
  await app.press('Change password');
  await app.fill('New password', 'half typed');
  release();
  await app.notices.getByText(/^(Email changed|Please confirm the new address)$/).waitFor();
  await app.has('New password', 'half typed');
});

test('thanks for an answer stay when the question is gone', async ({ newcomer }) => {
  const app = await newcomer(null, { account });
  const { page } = app;
  const { id } = await startCampaign(app, evening);
  const question = {
    ...({ id: 'n', prompt: 'What gets in the way most?', suggestions: ['It rains'], known: null } as const),
    sentence: { before: 'When', after: '.' },
  };
  let isAnswered = false;
  await showToday(page, ({ today, ...campaign }) => ({
    ...campaign,
    today: { ...today, question: isAnswered ? null : question },
  }));
  await page.route(/\/question$/, async (route) => {
    isAnswered = true;
    await route.fulfill({ json: { campaign: await app.read<object>(`/api/campaigns/${id}`), next: null } });
  });
  await app.go('/');
  await app.press(question.prompt);
  const refetched = page.waitForResponse(/\/api\/campaigns\/active/);
  await app.press('It rains');
  await refetched;
  await app.hasFocus(page.getByText('Thank you.'));
  await app.letThrough();
});

test('a deleted campaign is gone from the list at once, and days that can’t be loaded leave no placeholder', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await startCampaign(app);
  const { id } = await startCampaign(app, { title: 'Walk Biscuit' });
  await app.page.request.put(`/api/campaigns/${id}/active`, { data: { active: false } });
  await app.refuse(/\/days$/);
  await app.go('/campaigns?tab=completed');
  await app.card('Walk Biscuit').waitFor();
  await expect.poll(() => app.page.locator('[class*=skeleton i]').count()).toBe(0);
  await app.letThrough();
  await app.tab(/^Active/).click();
  await app.follow('Manage Morning meditation');
  await app.fromMenu('Delete');
  const release = await app.hold(/\/api\/campaigns\?/);
  await app.alert().press('Delete');
  await app.isTold('Campaign deleted');
  await app.tab('Active (0)').waitFor();
  release();
});

test('a message still being sent when its campaign is deleted asks nobody to try again', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await openNewCampaign(app);
  await app.fromMenu('Send Manual Message');
  const dialog = app.dialog('Send Manual Message');
  await dialog.fill('Message', 'A word to myself');
  const release = await app.hold(/\/api\/send-message$/);
  await dialog.press('Send Message');
  await dialog.press('Cancel');
  await app.fromMenu('Delete');
  await app.alert().press('Delete');
  await app.isTold('Campaign deleted');
  const answered = app.page.waitForResponse(/\/api\/send-message$/);
  release();
  expect((await answered).status()).toBe(404);
  await app.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await app.isTold('Campaign deleted');
});

test('an existing calendar link isn’t replaced while it loads; turning AI off changes no other setting', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { page } = app;
  const { url } = await (await page.request.post('/api/account/calendar')).json();
  const release = await app.hold(/\/api\/account\/calendar$/);
  await app.go('/settings');
  await app.button('Choose a file to import').waitFor();
  await app.lacks(app.button('Create a calendar link'));
  release();
  await app.has('Secret link', url);

  await app.serverIs({ aiProvider: 'Some AI' });
  await page.reload();
  const ai = page.getByRole('switch', { name: 'Messages written with AI' });
  const sent = await app.asked(/\/api\/users\/\d+$/, () => ai.click(), 'PUT');
  expect(sent).toEqual({ aiWriting: false });
});

test('a draft of the edit form keeps what was typed and takes over what was changed elsewhere', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account });
  const { id } = await startCampaign(app, evening);
  await app.go(`/campaigns/${id}/edit`);
  await app.fill('Title', 'Meditation at dawn');
  await app.follow('Campaigns');
  await app.page.request.put(`/api/campaigns/${id}/style`, { data: { style: 'direct' } });
  await app.go(`/campaigns/${id}/edit`);
  await app.has('Title', 'Meditation at dawn');
  await app.isChosen('direct');
});

test('if another person signs in elsewhere, the page no longer shows the first one’s campaign', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { page } = app;
  await openNewCampaign(app);
  await app.isAt('Morning meditation');
  const tab = await page.context().newPage();
  await tab.goto('/help');
  const person = await register();
  const other = await request.newContext({ baseURL: new URL(page.url()).origin });
  const user = await (await other.post('/api/login', { data: person })).text();
  const { cookies } = await other.storageState();
  await other.dispose();
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await tab.evaluate((value) => localStorage.setItem('better-habits.user', value), user);
  await app.hasPath('/campaigns');
  await app.sees(/^No campaigns are running yet/);
});

test('after midnight, a message of tomorrow is one of today and can be marked', async ({ newcomer }) => {
  const app = await newcomer(null, { account, timezoneId: account.timezone });
  const { page } = app;
  await page.clock.install();
  const { id } = await startCampaign(app, evening);
  let isTomorrow = false;
  await page.route(new RegExp(`/api/campaigns/${id}/days$`), async (route) => {
    const days = await (await route.fetch()).json();
    await route.fulfill({ json: isTomorrow ? { ...days, today: days.days[1].date } : days });
  });
  await app.go(`/campaigns/${id}`);
  const week = await openWeek(app, 1);
  const [, second] = await messagesOf(app, id);
  const card = app.within(week.card(second?.content ?? ''));
  await card.sees('Tomorrow, 11:00 PM');
  await app.lacks(card.button('Mark Complete'));
  isTomorrow = true;
  await page.clock.fastForward('13:00:00');
  await card.sees('Today, 11:00 PM');
  await card.button('Mark Complete').waitFor();
});

test('turning messages back on refetches those that were held back', async ({ newcomer }) => {
  const app = await newcomer(null, { account });
  const { id } = await startCampaign(app, evening);
  const stop = { campaignId: null, channel: null, cause: 'bounce', lift: 'settings', text: 'Emails bounce' };
  await app.answer(/\/api\/opt-outs$/, [{ ...stop, createdAt: new Date().toISOString() }]);
  await app.page.route(/\/returned-texts$/, (route) => route.fulfill({ status: 204 }));
  await app.go(`/campaigns/${id}`);
  const messages = new RegExp(`/api/messages/campaign/${id}$`);
  await app.button('Turn back on').waitFor();
  await app.asked(messages, () => app.press('Turn back on'));
});

test('a message that is held back doesn’t say that it arrives', async ({ newcomer }) => {
  const app = await newcomer(null, { account });
  await startCampaign(app, evening);
  await showToday(app.page, withMessage({ heldBack: 'opted_out' }));
  await app.go('/');
  await app.within(app.region('Today')).sees('Turned off');
});
