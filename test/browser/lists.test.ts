import type { Locator } from 'playwright-core';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { look } from './accessible.ts';
import { desktop, expect, phone, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

const showsNumbers = (app: Screen, ...wanted: string[]) =>
  expect.poll(() => app.page.getByRole('definition').allInnerTexts()).toEqual(wanted);
const cellsOf = async (table: Locator) =>
  (await table.getByRole('row').allInnerTexts()).map((text) =>
    text.split(/\s*\t\s*/).map((cell) => cell.trim()),
  );

test('the dashboard starts with the form, and then leads to the list of campaigns', async ({ newcomer }) => {
  const app = await newcomer('/campaigns');
  const search = app.page.getByPlaceholder('Search campaigns...');
  const noMatch = 'Nothing here matches “violin”. Try another word.';
  await app.sees(/^No campaigns are running yet/);
  await app.counts(app.link('New Campaign'), 1);
  // Also without campaigns, the search has an empty state of its own.
  await search.fill('violin');
  await app.sees(noMatch);
  await app.go('/analytics');
  await app.sees('Active Campaigns', 'Messages Delivered', 'Average Completion Rate', '0%');
  await app.counts(app.link('New Campaign'), 1);
  await app.go('/');
  await app.region('Start your first habit').waitFor();
  await app.button('Create Campaign').waitFor();
  await app.link('New Campaign').waitFor();
  await showsNumbers(app, '0', '0', '0');
  // No products in the first week. Later they stay, even between campaigns.
  await app.lacks(app.region('Habit Building Resources'));
  await app.answer(/\/api\/stats\//, { days: 6 });
  await app.page.reload();
  await app.region('Habit Building Resources').waitFor();
  await app.region('Start your next habit').waitFor();
  await app.letThrough();

  // Those that are running come before those that start later.
  const startDate = addDays(new Date().toISOString().slice(0, 10), 20);
  for (const title of ['Drink water', 'Evening WORKOUT', 'Read a page'])
    await app.startCampaign({ title, startDate });
  await app.startCampaign({ title: 'Walk', description: 'Round the BLOCK' });
  await app.page.reload();
  const active = app.within(app.region('Active Campaigns'));
  await active.sees(/^Week 1 of 12$/);
  const shown = active.scope.getByRole('listitem');
  await app.counts(shown, 3);
  expect(await shown.first().getByRole('link').innerText()).toBe('Walk');
  const recent = app.within(app.region('Recent Messages'));
  await recent.sees('Scheduled');
  await app.counts(recent.cards, 3);
  await showsNumbers(app, '4', '0', '0');
  await active.follow('View all');

  // The search finds words of the title or description in any case.
  await app.tab('Active (4)').waitFor();
  await app.within(app.cards.first()).sees('Walk');
  await search.fill('workout');
  await app.tab('Active (1)').waitFor();
  await app.card('Evening WORKOUT').waitFor();
  await search.fill('  block ');
  await app.card('Walk').waitFor();
  await app.counts(app.cards, 1);
  await search.fill('violin');
  await app.sees(noMatch);
  await look(app);
  await search.fill('');
  await app.tab('Active (4)').waitFor();
  await app.within(app.card('Walk')).sees('Manage', /No days counted yet$/);
  await app.follow('Manage Walk');
  await app.isAt('Walk');
  await app.go('/analytics');
  await showsNumbers(app, '4', '0', '–\nNo days counted yet');
  // A few marks don't show when it is done.
  await app.region('Week by week').waitFor();
  await app.lacks(app.region('When you do it'));
});

test('the demo account’s campaigns are listed and shown as charts and tables', async ({ demo }) => {
  const app = await demo('/campaigns');
  await app.tab('Active (3)').waitFor();
  await app.counts(app.cards, 3);
  for (const week of [1, 5, 12]) await app.sees(`Week ${week} of 12`);
  await app.tab('Completed (1)').click();
  const card = app.within(app.cards);
  await card.sees('Completed', 'Week 12 of 12');
  await look(app);
  await expect.poll(() => card.progress.getAttribute('aria-valuenow')).toBe('100');
  await card.follow('Manage Read before bed');
  await app.isAt('Read before bed');
  await app.sees('Week 12 of 12');
  await app.follow('Analytics');
  const weeks = app.within(app.region('Week by week'));
  await weeks.sees('Home workout');
  const [head = [], ...rows] = await cellsOf(weeks.scope.getByRole('table'));
  expect(rows).toHaveLength(12);
  const column = head.findIndex((cell) => cell.includes('Drink more water'));
  expect(rows[0]?.[column]).toMatch(/^\d\sof\s\d$/);
  expect(rows.at(-1)?.[column]).toMatch(/Nothing due$/);
  const hours = app.within(app.region('When you do it'));
  await hours.press('Show as table for When you do it');
  await hours.scope.getByRole('columnheader', { name: 'Mon' }).waitFor();
  await hours.scope
    .getByRole('row', { name: /^\d+\s[AP]M .*\d/ })
    .first()
    .waitFor();
  for (const [name, words] of [
    ['Completion Rates', /^Drink more wate\.\.\.: \d+%$/],
    ['Campaign Progress', 'Drink more wate...'],
  ] as const) {
    await app.tab(name).click();
    await app.sees(words, 'Individual Campaign Details');
    await look(app, name);
    const panel = app.page.getByRole('tabpanel', { name });
    expect((await panel.boundingBox())?.height).toBeGreaterThanOrEqual(400);
  }
  await app.sees('Progress (%)');
  await app.tab('Completion Rates').click();
  const ring = app.page.getByRole('tabpanel').locator('svg').first();
  expect(await ring.boundingBox()).toMatchObject({ width: 300, height: 300 });

  // Resources are collapsed, and the page discloses the affiliate links once.
  await app.follow('Dashboard');
  await app.cards.first().waitFor();
  await app.counts(app.page.locator('main [aria-busy=true]'), 0);
  const resources = app.within(app.region('Habit Building Resources'));
  await resources.heading('Habit Building Resources', 2).click();
  const disclosure = 'As an Amazon Associate, we earn from qualifying purchases.';
  await resources.sees(disclosure);
  await app.counts(app.page.getByText(disclosure).filter({ visible: true }), 1);
  const links = resources.scope.getByRole('link');
  await app.counts(links, 5);
  for (const link of await links.all()) {
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.searchParams.get('tag')).toBe('betterhabits-20');
    expect(await link.getAttribute('rel')).toContain('sponsored');
  }
});

test('with 200 % text on a phone, campaigns are listed with their whole titles', async ({ demo }) => {
  const app = await demo('/campaigns', { viewport: phone });
  await app.setTextSize('200%');
  const titles = app.page.locator('article h2');
  await app.counts(titles, 3);
  const cutOff = () =>
    titles.evaluateAll((all) =>
      all.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight).map(String),
    );
  await expect.poll(cutOff).toEqual([]);
});

test('the outbox shows times in the account’s zone, and the whole email', async ({ owner }) => {
  const account = { timezone: 'Asia/Tokyo' };
  const app = await owner(null, { account, timezoneId: 'America/New_York' });
  await app.sendNow(app.campaign.id, 'Breathe in');
  await app.go('/outbox');
  const time = app.page.locator('button time').first();
  await time.getByText(/Tokyo\stime$/).waitFor();
  const frame = app.page.locator('iframe').first();
  await frame.contentFrame().getByText('Breathe in').last().waitFor();
  // Without empty space below it.
  const unused = () =>
    frame.evaluate((shown: HTMLIFrameElement) => {
      const document = shown.contentDocument?.documentElement;
      return document && shown.clientHeight - document.getBoundingClientRect().height;
    });
  await expect.poll(unused).toBeLessThanOrEqual(1);
  expect(await unused()).toBeGreaterThanOrEqual(0);
});

test('templates can be browsed, copied and sent, and start a habit', async ({ newcomer }) => {
  const names = ['Exercise', 'Meditation', 'Hydration', 'Nutrition', 'Reading'];
  const app = await newcomer('/templates', { permissions: ['clipboard-read', 'clipboard-write'] });
  await app.isAt('Message Templates');
  await app.cards.first().waitFor();
  expect(await app.page.getByRole('tab').allInnerTexts()).toEqual(['All', ...names]);
  expect(await app.page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(names);
  // Three of each at first. In a narrow window, they are a strip with a scrollbar for the mouse.
  await app.counts(app.cards, 3 * names.length);
  await app.page.setViewportSize(phone);
  const strip = app.page.getByRole('list').filter({ has: app.cards }).first();
  expect(await strip.evaluate((list) => getComputedStyle(list).scrollbarWidth)).toBe('thin');
  await app.page.setViewportSize(desktop);
  await app.press(/^Show all \d+ of Reading/);
  const reading = app.cards.filter({ has: app.page.getByText('Reading', { exact: true }) });
  const all = await reading.count();
  expect(all).toBeGreaterThan(3);
  await app.tab('Reading').click();
  await app.page.waitForURL('**/templates?category=reading');
  await app.counts(reading, all);
  await app.counts(app.cards, all);

  const card = app.within(app.cards.first());
  const content = await card.scope.getByRole('paragraph').last().innerText();
  await card.submit(`Copy: ${content}`, 'Copied to clipboard');
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(content);
  await app.page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error())');
  await card.submit(/^Copy: /, 'Copy failed', 'Failed to copy template message.');
  const use = app.button(/^Use this template/).first();
  await use.click();
  const dialog = app.dialog('Use this template');
  await dialog.link('Start a habit with this').waitFor();
  // Every message belongs to a campaign, and there is none.
  await dialog.button('Send it to yourself').waitFor({ state: 'detached' });
  await app.page.keyboard.press('Escape');
  await dialog.isGone();
  await app.hasFocus(use);
  await app.startCampaign();
  await app.page.reload();
  await use.click();
  await dialog.isThere();
  await look(app, 'the choice');
  await dialog.press('Send it to yourself');
  await dialog.fill('Message', 'From a template');
  await look(app, 'the dialog');
  await dialog.submit('Send now', 'Message sent');

  await app.press('Use this template: Read one page before the lights go out. One.');
  await dialog.follow('Start a habit with this');
  await app.isAt('Create a New Habit Campaign');
  await app.hasValues({ Title: 'Read one page', After: 'I get into bed', 'I will': 'read one page' });
  await app.isChosen('direct');
  await app.answer(/\/api\/templates/, []);
  await app.go('/templates');
  await app.sees('No templates found');
});

test('Back leads to the tab and the place where a list was left', async ({ newcomer }) => {
  const app = await newcomer('/campaigns', { viewport: phone });
  const { page } = app;
  const isScrolledTo = (y: number) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  /** Without the scrolling that comes with a real click. */
  const follow = (name: string) => app.link(name).first().dispatchEvent('click');
  for (const number of [1, 2, 3, 4, 5]) {
    const { id } = await app.startCampaign({ title: `Habit ${number}` });
    await page.request.put(`/api/campaigns/${id}/active`, { data: { active: false } });
  }
  await app.answer(/\/api\/outbox$/, []);
  await page.reload();
  await app.tab(/^Completed/).click();
  // Scroll anchoring would follow the days as they load.
  await app.counts(page.getByRole('img', { name: /^Days of/ }), 5);
  await page.evaluate(() => window.scrollTo(0, 200));
  await isScrolledTo(200);
  await follow('Manage Habit 2');
  await app.tab('Statistics').waitFor();
  await isScrolledTo(0);
  await page.goBack();
  await app.counts(app.cards, 5);
  await isScrolledTo(200);
  // Also from a short page.
  await app.press('More');
  await follow('Outbox');
  await app.sees(/^Nothing has been sent yet/);
  await page.goBack();
  await app.counts(app.cards, 5);
  await isScrolledTo(200);
});
