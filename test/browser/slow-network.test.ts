import { request } from 'playwright-core';
import {
  campaignBody,
  expect,
  messagesOf,
  noNetwork,
  openNewCampaign,
  openWeek,
  register,
  sendNow,
  startCampaign,
  test,
} from './browser-test.ts';
import { isPainted, screenOf } from './screen.ts';

/** What a slow network, a failed call, another tab or another device must not break. */

const oneMessage = /\/api\/messages\/\d+$/;

test('a refused mark is rolled back even if nothing can be refetched, and what is typed while a note is being saved stays', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { id } = await openNewCampaign(app);
  const today = app.within(app.region('Today'));
  const days = app.page.getByRole('grid');
  await today.button('Mark Complete').waitFor();
  await app.refuse(/\/api\//);
  await app.refuse(oneMessage, { method: 'PUT' });
  await today.press('Mark Complete');
  await app.isTold('Error', 'Failed to update message status. Please try again.');
  await today.sees(/^Scheduled for/);
  await today.button('Mark Complete').waitFor();
  await days.getByRole('button', { name: /, today, open$/ }).waitFor();

  await app.letThrough();
  await days.locator('[data-at="0"]').click();
  const note = app.page.getByRole('textbox', { name: 'Note' });
  await note.fill('On a train');
  await app.refuse(oneMessage, { method: 'PUT' });
  await app.press('Save note');
  await app.sees('Your note could not be saved. Please try again.');
  await app.letThrough();
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

test('in settings, a late response closes no other dialog, an existing calendar link isn’t replaced while it loads, and turning AI off changes nothing else', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { page } = app;
  const { url } = await (await page.request.post('/api/account/calendar')).json();
  const releaseLink = await app.hold(/\/api\/account\/calendar$/);
  await app.serverIs({ aiProvider: 'Some AI' });
  await app.go('/settings');
  await app.button('Choose a file to import').waitFor();
  await app.lacks(app.button('Create a calendar link'));
  releaseLink();
  await app.has('Secret link', url);
  const ai = page.getByRole('switch', { name: 'Messages written with AI' });
  expect(await app.asked(/\/api\/users\/\d+$/, () => ai.click(), 'PUT')).toEqual({ aiWriting: false });

  const release = await app.hold(/\/api\/account\/email$/);
  await app.press('Change email');
  await app.sees('Emails go to the new address right away. In development, there is no link to confirm it.');
  await app.fill('New email', 'someone.else@example.com');
  await app.fill('Current password', app.person.password);
  await app.dialog('Change email').press('Change email');
  await page.keyboard.press('Escape');
  await app.press('Change password');
  await app.fill('New password', 'half typed');
  release();
  await app.notices.getByText('Email changed', { exact: true }).waitFor();
  await app.has('New password', 'half typed');
});

test('a deleted campaign is gone from the list at once, its message still being sent asks nobody to try again, and days that can’t be loaded leave no placeholder', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await startCampaign(app);
  const { id } = await startCampaign(app, { title: 'Walk Biscuit' });
  await app.page.request.put(`/api/campaigns/${id}/active`, { data: { active: false } });
  await app.refuse(/\/days$/);
  await app.go('/campaigns?tab=completed');
  await app.card('Walk Biscuit').waitFor();
  await app.counts(app.page.locator('[class*=skeleton i]'), 0);
  await app.letThrough();
  await app.tab(/^Active/).click();
  await app.follow('Manage Morning meditation');
  await app.fromMenu('Send Manual Message');
  const dialog = app.dialog('Send Manual Message');
  await dialog.fill('Message', 'A word to myself');
  const releaseMessage = await app.hold(/\/api\/send-message$/);
  await dialog.press('Send Message');
  await dialog.press('Cancel');
  await app.fromMenu('Delete');
  const releaseList = await app.hold(/\/api\/campaigns\?/);
  await app.alert().press('Delete');
  await app.isTold('Campaign deleted');
  await app.tab('Active (0)').waitFor();
  releaseList();
  const answered = app.page.waitForResponse(/\/api\/send-message$/);
  releaseMessage();
  expect((await answered).status()).toBe(404);
  await isPainted(app.page);
  await app.hasOnlyNotice('Campaign deleted');
});

test('an open form and its draft keep what was typed, and take over what another device has changed meanwhile', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { id, startDate } = await startCampaign(app);
  const form = `/campaigns/${id}/edit`;
  await app.go(form);
  await app.fill('Title', 'Meditation at dawn');
  await app.follow('Campaigns');
  await app.page.request.put(`/api/campaigns/${id}/style`, { data: { style: 'direct' } });
  await app.go(form);
  await app.has('Title', 'Meditation at dawn');
  await app.sees('direct');
  const elsewhere = {
    description: 'Twelve quiet minutes',
    messageStyle: 'motivational',
    customTime: '21:15',
  };
  const answer = await app.page.request.put(`/api/campaigns/${id}`, {
    data: { ...campaignBody, ...elsewhere, startDate },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await app.press('Save Changes');
  await app.isTold('Campaign updated!');
  expect(await app.read(`/api/campaigns/${id}`)).toMatchObject({ ...elsewhere, title: 'Meditation at dawn' });
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
  const app = await newcomer(null);
  const { page } = app;
  await page.clock.install();
  const { id } = await startCampaign(app);
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
  const app = await newcomer(null);
  const { id } = await startCampaign(app);
  const stop = { campaignId: null, channel: null, cause: 'bounce', lift: 'settings', text: 'Emails bounce' };
  await app.answer(/\/api\/opt-outs$/, [{ ...stop, createdAt: new Date().toISOString() }]);
  await app.page.route(/\/returned-texts$/, (route) => route.fulfill({ status: 204 }));
  await app.go(`/campaigns/${id}`);
  const messages = new RegExp(`/api/messages/campaign/${id}$`);
  await app.button('Turn back on').waitFor();
  await app.asked(messages, () => app.press('Turn back on'));
});

test('data is reloaded when something has changed, not whenever the page is shown again', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await startCampaign(app);
  const reads = app.requests(/\/api\/(stats|campaigns|messages)/);
  const { clock } = app.page;
  await clock.install({ time: new Date() });
  await app.go('/');
  const title = app.page.getByRole('heading', { name: 'Morning meditation' }).first();
  await title.waitFor();
  await app.within(app.region('Recent Messages')).cards.first().waitFor();
  const once = reads.length;
  expect(new Set(reads.map((url) => new URL(url).pathname)).size).toBe(once);
  const look = (isHidden: boolean) =>
    app.page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        value: hidden ? 'hidden' : 'visible',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(hidden ? 'blur' : 'focus'));
    }, isHidden);
  await look(true);
  await clock.fastForward('04:00');
  await look(false);
  await app.follow('Help Center');
  await app.isAt('Help Center');
  await app.page.goBack();
  await title.waitFor();
  expect(reads).toHaveLength(once);
  const anew = async (act: () => Promise<unknown>) => {
    const before = reads.length;
    await act();
    await expect.poll(() => reads.length).toBeGreaterThan(before);
    await app.isIdle();
  };
  await anew(async () => {
    await look(true);
    await clock.fastForward('06:00');
    await look(false);
  });
  // The message later today, then the next day.
  await anew(() => clock.fastForward('12:00:00'));
  await anew(() => app.page.evaluate(() => window.dispatchEvent(new Event('online'))));
});

test('what changes in another tab, or on a message’s page, shows on the dashboard without a reload', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { id } = await startCampaign(app);
  await sendNow(app, id, 'A word to myself');
  const [mail] = await app.read<{ body: string }[]>('/api/outbox');
  const linkTo = (pattern: RegExp) => pattern.exec(mail?.body ?? '')?.[0] ?? '';
  await app.go('/');
  const card = app.within(app.card('A word to myself'));
  await card.button('Mark Complete').waitFor();

  const tab = screenOf(await app.page.context().newPage());
  await tab.go(linkTo(/\S+\/m\/(?!stop\/)[\w-]+(?!\S)/));
  await tab.press('Done');
  await card.button(/Completed/).waitFor();
  await tab.go(`/campaigns/${id}`);
  await tab
    .within(tab.card('A word to myself'))
    .button(/Completed/)
    .click();
  await card.button('Mark Complete').waitFor();
  await tab.go(linkTo(/\S+\/m\/stop\/[\w-]+(?!\S)/));
  await tab.press('Stop this campaign’s messages');
  await app.within(app.region('Today')).sees('Turned off');
});

test('an import whose response is lost may have worked, and one is complete even if the app can’t refresh after it', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { tolerates: noNetwork });
  const { page } = app;
  await startCampaign(app);
  const buffer = await (await page.request.get('/api/account/export')).body();
  const choose = () =>
    page
      .getByLabel('File to import')
      .setInputFiles({ name: 'better-habits.json', mimeType: 'application/json', buffer });
  await app.go('/settings');
  await page.route(/\/api\/account\/import$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await choose();
  await app.isTold(
    'Error',
    'We didn’t hear back from the server, so this file may not have been imported. You can safely import it again.',
  );
  await app.letThrough();
  await page.route(/\/api\/session$/, (route) => route.abort());
  await choose();
  await app.isTold('Import complete', '0 campaigns imported; 1 already here.');
});
