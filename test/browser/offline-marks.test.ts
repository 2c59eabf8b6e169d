import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, request } from 'playwright-core';
import { launchOptions } from '../support/node/browser.ts';
import {
  campaignWhere,
  desktop,
  expect,
  messagesOf,
  openWeek,
  origin,
  sendNow,
  startCampaign,
  test,
} from './browser-test.ts';
import { sentAnHourAgo, showToday } from './changed-today.ts';
import { isServed, notDouble, type Screen } from './screen.ts';
import { back, openBehindProxy, startSwitchedProxy, waitingIn } from './switched-proxy.ts';

/** Answers every mark like the service worker without a network. */
const answerWaiting = ({ page }: Screen) =>
  page.route(/\/api\/messages\/\d+$/, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 202, json: { isWaiting: true } })
      : route.fallback(),
  );

test('a mark and an answer made offline wait, survive a reload and a restart, and are sent once', async ({
  newcomer,
}) => {
  // Another device, to see what the server has.
  const other = await newcomer(null);
  const campaign = await startCampaign(other);
  const { cookies, origins } = await other.page.context().storageState();
  const [{ value: user } = { value: '' }] = origins[0]?.localStorage ?? [];
  const proxy = await startSwitchedProxy();
  const folder = mkdtempSync(join(tmpdir(), 'better-habits-browser-'));
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...(await launchOptions()),
      ...{ headless: true, baseURL: proxy.origin, viewport: desktop },
      args: ['--no-sandbox', '--disable-gpu'],
    });
    context.setDefaultTimeout(30_000);
    const [page = await context.newPage()] = context.pages();
    return { context, page };
  };
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT');
  const answers = () =>
    proxy.passed.filter(({ method, path }) => method === 'POST' && path.startsWith('/m/'));
  const completed = async () =>
    (await messagesOf(other, campaign.id)).filter((message) => message.completed).length;
  const done = (page: Page) => page.getByRole('button', { name: 'Click to Unmark' }).first();
  let browser: BrowserContext | undefined;
  try {
    const first = await open();
    browser = first.context;
    await first.context.addCookies(cookies);
    await first.page.addInitScript((stored) => localStorage.setItem('better-habits.user', stored), user);
    await first.page.goto(`/campaigns/${campaign.id}`);
    await isServed(first.page);
    // After this load, the service worker can show the page offline.
    await first.page.reload();
    await first.page.getByRole('button', { name: 'Mark Complete' }).first().waitFor();

    proxy.cut(true);
    await first.page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await done(first.page).waitFor();
    const today = first.page.getByRole('region', { name: 'Today', exact: true });
    await today.getByText(/^Done .* · Sends when you’re online$/).waitFor();
    await first.page.getByRole('grid').locator('[data-at="0"]').click();
    const note = first.page.getByRole('textbox', { name: 'Note' });
    await note.fill('On a train');
    await first.page.getByRole('button', { name: 'Save note' }).click();
    const noteWaits = first.page.getByText('Sends when you’re online', { exact: true });
    await noteWaits.waitFor();
    await first.page.reload();
    await done(first.page).waitFor();
    await today.getByText(/ · Sends when you’re online$/).waitFor();
    await first.page.getByRole('grid').locator('[data-at="0"]').click();
    await first.page.getByText(/^Week 1 · .* · sends when you’re online$/).waitFor();
    await noteWaits.waitFor();
    await expect.poll(() => note.inputValue()).toBe('On a train');

    // The answer page of another message, opened while online.
    await sendNow(other, campaign.id, 'Breathe in');
    const [mail] = await other.read<{ body: string }[]>('/api/outbox');
    const [answerPath = ''] = /\/m\/[\w.-]+/.exec(mail?.body ?? '') ?? [];
    proxy.passed.length = 0;
    const reconnectedAt = new Date().toISOString();
    proxy.cut(false);
    const answerPage = await first.context.newPage();
    await answerPage.goto(answerPath);
    await isServed(answerPage);
    await expect.poll(() => waitingIn(answerPage)).toBe(0);
    // The mark and the note.
    await expect.poll(() => marks().length).toBe(2);
    // From the device's time, the server can tell when they were made.
    expect(marks().filter(({ deviceTime }) => !(deviceTime > reconnectedAt && deviceTime < '3'))).toEqual([]);
    await first.page
      .getByText(/sends when you’re online/i)
      .first()
      .waitFor({ state: 'detached' });
    proxy.cut(true);
    await answerPage.getByRole('button', { name: /^Done/ }).click();
    await answerPage.getByText('Your answer is saved on this device').waitFor();
    await first.context.close();

    const restartedAt = new Date().toISOString();
    proxy.cut(false);
    const second = await open();
    browser = second.context;
    await second.page.goto('/');
    await expect.poll(() => waitingIn(second.page)).toBe(0);
    await expect.poll(() => answers().length).toBe(1);
    expect(answers()[0]?.deviceTime.localeCompare(restartedAt)).toBe(1);
    await expect.poll(completed).toBe(2);
    await second.page.reload();
    await back(second.page);
    await second.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect([marks().length, answers().length]).toEqual([2, 1]);
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a mark waits while the server is down, the session has ended or the network is gone, and is sent soon after', async ({
  newcomer,
}) => {
  const { proxy, app, campaign } = await openBehindProxy(newcomer);
  const { page, person } = app;
  proxy.passed.length = 0;
  await app.go(`/campaigns/${campaign.id}`);
  const done = page.getByRole('button', { name: 'Click to Unmark' }).first();

  proxy.answer({ status: 503, type: 'text/plain', body: '' });
  await page.getByRole('button', { name: 'Mark Complete' }).first().click();
  await done.waitFor();
  await page.reload();
  await done.waitFor();
  await expect.poll(() => waitingIn(page)).toBe(1);
  // The dashboard counts it too.
  await app.go('/');
  await app.within(app.region('Today')).sees(/^Sends when you’re online/);
  await app.within(app.region('Active Campaigns')).sees('day kept');

  // The session ends elsewhere before the server is back, since the browser may retry by itself.
  const elsewhere = await request.newContext({
    baseURL: origin,
    storageState: await page.context().storageState(),
  });
  await elsewhere.post('/api/logout');
  await elsewhere.dispose();
  proxy.answer(null);
  await back(page);
  await app.button(/^Sign In$/).waitFor();
  expect(await waitingIn(page)).toBe(1);
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT');
  expect(marks()).toEqual([]);

  await app.signIn(person.username, person.password);
  await expect.poll(() => waitingIn(page)).toBe(0);
  await expect.poll(() => marks().length).toBe(1);
  await app.go(`/campaigns/${campaign.id}`);
  await done.waitFor();
  const completed = async () => (await messagesOf(app, campaign.id)).filter((message) => message.completed);
  await expect.poll(completed).toHaveLength(1);

  // Even if the first attempt after the network is back comes too early.
  proxy.cut(true);
  await done.click();
  const today = app.within(app.region('Today'));
  await today.sees(/^Unmarked · Sends when you’re online$/);
  const attempted = page.context().waitForEvent('requestfailed', (failed) => /session$/.test(failed.url()));
  await back(page);
  await attempted;
  proxy.cut(false);
  await expect.poll(() => waitingIn(page)).toBe(0);
  await today.button('Mark Complete').waitFor();
  await expect.poll(completed).toEqual([]);

  // Also without background sync, the next mark takes those that wait with it, the earlier ones first: otherwise an undo
  // would come before what it undoes.
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate("Object.defineProperty(registration, 'sync', { value: undefined })");
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await today.press('Skip today');
  await saved;
  await notDouble(page);
  proxy.answer({ status: 503, type: 'text/plain', body: '' });
  await today.press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(1);
  proxy.answer(null);
  await notDouble(page);
  await done.click();
  await expect.poll(() => waitingIn(page)).toBe(0);
  await today.button('Mark Complete').waitFor();
  const marked = async () =>
    (await messagesOf(app, campaign.id)).filter((message) => message.completed || message.skippedByPerson);
  await expect.poll(marked).toEqual([]);

  // Also if they are of another day.
  await sendNow(app, campaign.id, 'Breathe in');
  await app.go(`/campaigns/${campaign.id}`);
  proxy.answer({ status: 503, type: 'text/plain', body: '' });
  await today.press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(1);
  proxy.answer(null);
  await app.within(app.card('Breathe in')).press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(0);
  await expect.poll(marked).toHaveLength(2);
});

test('a waiting mark is shown as waiting, and the campaign’s figures count it', async ({
  demo,
  newcomer,
}) => {
  const app = await demo(null);
  await answerWaiting(app);
  const { id, doneCount, dueCount } = await campaignWhere(
    app,
    ({ active, currentWeek }) => active && currentWeek === 12,
  );
  await app.go(`/campaigns/${id}`);
  await app.page.locator('dd', { hasText: `${doneCount} of ${dueCount}` }).waitFor();
  const week = await openWeek(app, 11);
  await week.press(/Click to Unmark/);
  await week.sees('Sends when you’re online');
  await app.page.locator('dd', { hasText: `${doneCount - 1} of ${dueCount}` }).waitFor();
  const rate = new RegExp(`${Math.round((100 * (doneCount - 1)) / dueCount)}%\\s+completion rate`);
  for (const path of ['Campaigns', 'Analytics']) {
    await app.follow(path);
    await expect.poll(() => app.page.getByRole('main').innerText()).toMatch(rate);
  }
  await app.sees(`${doneCount - 1} of ${dueCount} days`);

  const person = await newcomer(null);
  const { title } = await startCampaign(person);
  await answerWaiting(person);
  await showToday(person.page, sentAnHourAgo);
  await person.go('/');
  await person.page.getByRole('heading', { name: title }).first().waitFor();
  await person.press('Skip today');
  await person.page.getByText('Skipped today · Sends when you’re online').waitFor();
  await person.press('Undo');
  await person.page.getByText(/^Sent .*\s· Sends when you’re online$/).waitFor();
  await person.letThrough();
});
