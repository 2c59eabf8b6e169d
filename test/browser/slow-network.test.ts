import { copyOfDemo, expect, noNetwork, test } from './browser-test.ts';
import { isPainted, screenOf } from './screen.ts';
import { campaignBody } from './server.ts';

/** What a slow network, a failed call, another tab or another device must not break. */

const oneMessage = /\/api\/messages\/\d+$/;

test('a page copes with refused marks, notes and reads, and disappears for the next person', async ({
  owner,
}) => {
  const app = await owner('/campaigns/:id');
  const { page } = app;
  const { today, note } = app;
  await today.button('Mark Complete').waitFor();
  await app.refuse(/\/api\//);
  await today.submit('Mark Complete', 'Error', 'Failed to update message status. Please try again.');
  await today.sees(/^Arrives /);
  await today.button('Mark Complete').waitFor();
  await app.button(/, today, open$/).waitFor();

  await app.letThrough();
  await app.day(0).click();
  await note.fill('On a train');
  await app.refuseNext(oneMessage);
  await app.press('Save note');
  await app.sees('Your note could not be saved. Please try again.');
  const release = await app.hold(oneMessage);
  await app.press('Save note');
  await note.fill('On a train to Prague');
  release();
  await expect.poll(async () => (await app.messagesOf(app.campaign.id))[0]?.note).toBe('On a train');
  await expect.poll(() => app.button('Save note').getAttribute('aria-busy')).toBeNull();
  expect(await note.inputValue()).toBe('On a train to Prague');
  await app.press('Save note');
  await app.sees('Saved');
  await app.letThrough();

  // What can't be loaded leaves no placeholders.
  const { id } = app.campaign;
  const inactive = await app.startCampaign({ title: 'Walk Biscuit' });
  await app.page.request.put(`/api/campaigns/${inactive.id}/active`, { data: { active: false } });
  const cases: [RegExp, string, () => Promise<void>][] = [
    [/\/days$/, `/campaigns/${id}`, () => app.button('Try again').waitFor()],
    [/\/messages\/campaign\//, `/campaigns/${id}`, () => app.button('Try again').waitFor()],
    [/\/days$/, '/campaigns?tab=completed', () => app.card('Walk Biscuit').waitFor()],
  ];
  for (const [call, path, isShown] of cases) {
    await app.refuse(call);
    await app.go(path);
    await isShown();
    await app.counts(app.page.locator('[class*=skeleton i]'), 0);
    await app.letThrough();
  }

  // If another person signs in elsewhere, the page disappears.
  await app.go(`/campaigns/${id}`);
  await app.isAt('Morning meditation');
  const tab = await page.context().newPage();
  await tab.goto('/help');
  const { cookies, user } = await copyOfDemo();
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await tab.evaluate((value) => localStorage.setItem('better-habits.user', value), user);
  await app.hasPath('/campaigns');
  await app.card('Drink more water').waitFor();
});

test('in settings, late responses change nothing that was begun since', async ({ newcomer }) => {
  const app = await newcomer(null);
  const { page } = app;
  const { url } = await (await page.request.post('/api/account/calendar')).json();
  const releaseLink = await app.hold(/\/api\/account\/calendar$/);
  await app.serverIs({ aiProvider: 'Some AI' });
  await app.go('/settings');
  await app.openSection('Your data');
  await app.button('Choose a file to import').waitFor();
  await app.lacks(app.button('Create a calendar link'));
  releaseLink();
  await app.has('Secret link', url);
  // Turning AI off changes nothing else.
  const ai = app.within(app.region('Messages written with AI'));
  expect(await app.asked(/\/api\/users\/\d+$/, () => ai.press('Turn off'), 'PUT')).toEqual({
    aiWriting: false,
  });

  const release = await app.hold(/\/api\/account\/email$/);
  await app.openSection('Sign-in & security', 'Change email');
  await app.sees('Emails go to the new address right away. In development, there is no link to confirm it.');
  await app.fillIn({ 'New email': 'someone.else@example.com', 'Current password': app.person.password });
  await app.dialog('Change email').press('Change email');
  await page.keyboard.press('Escape');
  await app.press('Change password');
  await app.fill('New password', 'half typed');
  release();
  await app.notices.getByText('Email changed', { exact: true }).waitFor();
  await app.has('New password', 'half typed');
});

test('a deleted campaign is gone at once, and its late message raises no error', async ({ owner }) => {
  const app = await owner('/campaigns');
  await app.follow('Manage Morning meditation');
  await app.fromMenu('Send Manual Message');
  const dialog = app.dialog('Send Manual Message');
  await dialog.fill('Message', 'A word to myself');
  const releaseMessage = await app.hold(/\/api\/send-message$/);
  await dialog.press('Send Message');
  await dialog.press('Cancel');
  await app.fromMenu('Delete');
  const releaseList = await app.hold(/\/api\/campaigns\?/);
  await app.alert().submit('Delete', 'Campaign deleted');
  await app.tab('Active (0)').waitFor();
  releaseList();
  expect(await app.answered(/\/api\/send-message$/, releaseMessage)).toBe(404);
  await isPainted(app.page);
  await app.counts(app.notices.filter({ hasNotText: 'Campaign deleted' }), 0);
});

test('an open form takes over what another device has changed, and leaves if it was deleted', async ({
  owner,
}) => {
  const app = await owner('/campaigns/:id/edit');
  const { id, startDate } = app.campaign;
  await app.fill('Title', 'Meditation at dawn');
  await app.follow('Campaigns');
  const changeElsewhere = (change: object) =>
    app.page.request.put(`/api/campaigns/${id}`, { data: { ...campaignBody, startDate, ...change } });
  await changeElsewhere({ messageStyle: 'direct' });
  await app.go(`/campaigns/${id}/edit`);
  await app.has('Title', 'Meditation at dawn');
  await app.sees('direct');
  const change = { description: 'Twelve quiet minutes', messageStyle: 'motivational', customTime: '21:15' };
  const answer = await changeElsewhere(change);
  expect(answer.ok(), await answer.text()).toBe(true);
  await app.submit('Save Changes', 'Campaign updated!');
  expect(await app.read(`/api/campaigns/${id}`)).toMatchObject({ ...change, title: 'Meditation at dawn' });

  // What it has deleted disappears with the first failed change.
  const remove = (one: { id: number }) => app.page.request.delete(`/api/campaigns/${one.id}`);
  await app.follow('Manage Meditation at dawn');
  await app.fromMenu('Edit Campaign');
  await app.fill('Title', 'Evening meditation');
  await remove(app.campaign);
  await app.submit('Save Changes', 'Error updating campaign', 'Campaign not found');
  await app.has('Title', 'Evening meditation');
  await app.follow('Campaigns');
  await app.sees(/^No campaigns are running yet/);

  const second = await app.startCampaign();
  await app.go(`/campaigns/${second.id}`);
  await app.fromMenu('Ease up or pause');
  await remove(second);
  await app.dialog().submit('Pause for a week', 'Error', 'Campaign not found');
  await app.hasPath('/campaigns');
});

test('after midnight, a message of tomorrow is one of today and can be marked', async ({ owner }) => {
  const app = await owner(null);
  const { page, campaign } = app;
  await page.clock.install();
  let isTomorrow = false;
  await page.route(new RegExp(`/api/campaigns/${campaign.id}/days$`), async (route) => {
    const days = await (await route.fetch()).json();
    await route.fulfill({ json: isTomorrow ? { ...days, today: days.days[1].date } : days });
  });
  await app.go(`/campaigns/${campaign.id}`);
  const week = await app.openWeek(1);
  const [, second] = await app.messagesOf(campaign.id);
  const card = app.within(week.card(second?.content ?? ''));
  await card.sees('Tomorrow, 11:00 PM');
  await app.lacks(card.button('Mark Complete'));
  isTomorrow = true;
  await page.clock.runFor('13:00:00');
  await card.sees('Today, 11:00 PM');
  await card.button('Mark Complete').waitFor();
});

test('data is reloaded when something has changed, not whenever the page is shown', async ({ owner }) => {
  const app = await owner(null);
  const reads = app.requests(/\/api\/(stats|campaigns|messages)/);
  const { clock } = app.page;
  await clock.install({ time: new Date() });
  await app.go('/');
  const title = app.heading('Morning meditation', 3).first();
  await title.waitFor();
  await app.within(app.region('Recent Messages')).cards.first().waitFor();
  const once = reads.length;
  expect(new Set(reads.map((url) => new URL(url).pathname)).size).toBe(once);
  const turn = (state: 'hidden' | 'visible') =>
    app.page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(value === 'hidden' ? 'blur' : 'focus'));
    }, state);
  const comeBackAfter = async (time: string) => {
    await turn('hidden');
    await clock.fastForward(time);
    await turn('visible');
  };
  await comeBackAfter('04:00');
  await app.follow('Help Center');
  await app.isAt('Help Center');
  await app.page.goBack();
  await title.waitFor();
  expect(reads).toHaveLength(once);
  const isAnew = async (change: () => Promise<unknown>) => {
    const before = reads.length;
    await change();
    await expect.poll(() => reads.length).toBeGreaterThan(before);
    await app.isIdle();
  };
  await isAnew(() => comeBackAfter('06:00'));
  // The message later today, then the next day.
  await isAnew(() => clock.runFor('12:00:00'));
  await isAnew(() => app.page.evaluate(() => window.dispatchEvent(new Event('online'))));

  // A tab that was opened in the background. This list doesn't know of any messages.
  await app.page.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
  );
  await isAnew(() => app.go('/campaigns'));
  await app.card('Morning meditation').waitFor();
  await clock.runFor('06:00');
  await isAnew(() => turn('visible'));
  // The next day, and after the device was asleep.
  await isAnew(() => clock.runFor('24:00:00'));
  await isAnew(() => clock.fastForward('01:00:00'));
});

test('what changes in another tab, or on a message’s page, shows without a reload', async ({ owner }) => {
  const app = await owner(null);
  const { id } = app.campaign;
  const { answer, stop } = await app.mailNow(id, 'A word to myself');
  await app.go('/');
  const card = app.within(app.card('A word to myself'));
  await card.button('Mark Complete').waitFor();
  const tab = screenOf(await app.page.context().newPage());
  await tab.go(answer);
  await tab.press('Mark Complete');
  await card.button(/Completed/).waitFor();
  await tab.go(`/campaigns/${id}`);
  await tab.within(tab.card('A word to myself')).press(/Completed/);
  await card.button('Mark Complete').waitFor();
  await tab.go(stop);
  await tab.press('Stop this campaign’s messages');
  await app.today.sees('Turned off');
});

test('an import whose response is lost may have worked, and can be repeated', async ({ owner }) => {
  const app = await owner('/settings', { tolerates: noNetwork });
  const { page } = app;
  const buffer = await (await page.request.get('/api/account/export')).body();
  const file = { name: 'better-habits.json', mimeType: 'application/json', buffer };
  const choose = () => page.getByLabel('File to import').setInputFiles(file);
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
  // It is complete even if the app can't refresh after it.
  await page.route(/\/api\/session$/, (route) => route.abort());
  await choose();
  await app.isTold('Import complete', '0 campaigns imported; 1 already here.');
});

test('a response that comes late does not lead away from another page', async ({ owner }) => {
  const app = await owner('/campaigns/:id/edit');
  const leaveBefore = async (change: () => Promise<void>, notice: string) => {
    const release = await app.hold(/\/api\/campaigns\/\d+$/);
    await change();
    await app.follow('Analytics');
    await app.isAt('Analytics');
    release();
    await app.isTold(notice);
    await app.hasPath('/analytics');
    await app.letThrough();
  };
  await app.fill('Title', 'Evening meditation');
  await leaveBefore(() => app.press('Save Changes'), 'Campaign updated!');
  await app.go(`/campaigns/${app.campaign.id}`);
  await app.fromMenu('Delete');
  await leaveBefore(async () => {
    await app.alert().press('Delete');
    await app.page.keyboard.press('Escape');
  }, 'Campaign deleted');
});
