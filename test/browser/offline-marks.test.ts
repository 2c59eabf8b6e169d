import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, request } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchOptions } from '../support/node/test-app.ts';
import { desktop, expect, mailNow, messagesOf, origin, sendNow, test } from './browser-test.ts';
import { isServed, notDouble, type Screen, screenOf } from './screen.ts';
import { back, openBehindProxy, startSwitchedProxy, waitingIn } from './switched-proxy.ts';

const waits = 'Saved on this device';
const completedBy = async (app: Screen, { id }: { id: number }) =>
  (await messagesOf(app, id)).filter((message) => message.completed).length;
const doneIn = (app: Screen) => app.button('Click to Unmark').first();
const isSent = (page: Page) => expect.poll(() => waitingIn(page)).toBe(0);
const unavailable = { status: 503, type: 'text/plain', body: '' };

test('what is marked offline survives a reload and a restart, and is sent once', async ({ owner }) => {
  // Another device, to see what the server has.
  const other = await owner('/help');
  const { campaign } = other;
  const { cookies } = await other.page.context().storageState();
  const user = await other.stored();
  const proxy = await startSwitchedProxy();
  const folder = mkdtempSync(join(tmpdir(), 'better-habits-browser-'));
  let context: BrowserContext | undefined;
  onTestFinished(async () => {
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = async () => {
    const options = { headless: true, baseURL: proxy.origin, viewport: desktop };
    const args = ['--no-sandbox', '--disable-gpu'];
    context = await chromium.launchPersistentContext(folder, {
      ...(await launchOptions()),
      ...options,
      args,
    });
    context.setDefaultTimeout(30_000);
    const [page = await context.newPage()] = context.pages();
    return { context, app: screenOf(page) };
  };
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT');
  const answers = () =>
    proxy.passed.filter(({ method, path }) => method === 'POST' && path.startsWith('/m/'));

  const { context: before, app } = await open();
  const { page } = app;
  await before.addCookies(cookies);
  await page.addInitScript((stored) => localStorage.setItem('better-habits.user', stored ?? ''), user);
  await app.go(`/campaigns/${campaign.id}`);
  await isServed(page);
  // After this load, the service worker can show the page offline.
  await page.reload();
  await app.button('Mark Complete').first().waitFor();
  proxy.cut(true);
  await app.press('Mark Complete');
  await doneIn(app).waitFor();
  const today = app.within(page.getByRole('region', { name: 'Today', exact: true }));
  await today.sees(/^Saved on this device$/);
  const openDay = () => page.getByRole('grid').locator('[data-at="0"]').click();
  await openDay();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('On a train');
  await app.press('Save note');
  await app.sees(waits);
  await page.reload();
  await doneIn(app).waitFor();
  await today.sees(/Saved on this device$/);
  await openDay();
  await app.sees(/^Week 1 · .* · Saved on this device$/, waits);
  await expect.poll(() => note.inputValue()).toBe('On a train');

  // The answer page of another message, opened while online.
  const { answer } = await mailNow(other, campaign.id);
  proxy.passed.length = 0;
  proxy.cut(false);
  const answerPage = screenOf(await before.newPage());
  await answerPage.go(answer);
  await isServed(answerPage.page);
  await isSent(answerPage.page);
  // The mark and the note.
  await expect.poll(() => marks().length).toBe(2);
  await app.lacks(page.getByText(/sends when you’re online/i));
  proxy.cut(true);
  await answerPage.press(/^Mark Complete/);
  await answerPage.page.getByText('Your answer is saved on this device').waitFor();
  await before.close();

  proxy.cut(false);
  const { app: after } = await open();
  await after.go('/');
  await isSent(after.page);
  await expect.poll(() => answers().length).toBe(1);
  await expect.poll(() => completedBy(other, campaign)).toBe(2);
  await after.page.reload();
  await back(after.page);
  await after.isAt('Dashboard');
  expect([marks().length, answers().length]).toEqual([2, 1]);
});

test('a mark waits for the server, a sign-in and the network, and is sent soon after', async ({ owner }) => {
  const { proxy, app } = await openBehindProxy(owner);
  const { page, person, campaign } = app;
  proxy.passed.length = 0;
  await app.go(`/campaigns/${campaign.id}`);
  const done = doneIn(app);
  proxy.answer(unavailable);
  await app.press('Mark Complete');
  await done.waitFor();
  await page.reload();
  await done.waitFor();
  await expect.poll(() => waitingIn(page)).toBe(1);
  // The dashboard counts it too.
  await app.go('/');
  await app.within(app.region('Today')).sees(/^Saved on this device/);
  await app
    .region('Active Campaigns')
    .getByRole('img', { name: /: 1 kept/ })
    .waitFor();

  const [worker] = page.context().serviceWorkers();
  const weeksPass = () =>
    worker?.evaluate((weeks) => {
      const { now } = Date;
      Date.now = () => now() + weeks * 7 * 24 * 60 * 60_000;
    }, 3);
  await weeksPass();
  // The session ends elsewhere before the server is back, since the browser may retry by itself.
  const storageState = await page.context().storageState();
  const elsewhere = await request.newContext({ baseURL: origin, storageState });
  await elsewhere.post('/api/logout');
  await elsewhere.dispose();
  proxy.answer(null);
  await back(page);
  await app.button(/^Sign In$/).waitFor();
  expect(await waitingIn(page)).toBe(1);
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT');
  expect(marks()).toEqual([]);
  await app.signIn(person.username, person.password);
  await isSent(page);
  await expect.poll(() => marks().length).toBe(1);
  await app.go(`/campaigns/${campaign.id}`);
  await done.waitFor();
  await expect.poll(() => completedBy(app, campaign)).toBe(1);

  // Even after weeks, and if the first attempt after the network is back comes too early.
  proxy.cut(true);
  await done.click();
  const today = app.within(app.region('Today'));
  await today.sees(/· Saved on this device$/);
  await expect.poll(() => waitingIn(page)).toBe(1);
  await weeksPass();
  const attempted = page.context().waitForEvent('requestfailed', (failed) => /session$/.test(failed.url()));
  await back(page);
  await attempted;
  proxy.cut(false);
  await isSent(page);
  await today.button('Mark Complete').waitFor();
  await expect.poll(() => completedBy(app, campaign)).toBe(0);

  // Also without background sync, the next mark takes those that wait with it, the earlier ones first: otherwise an undo
  // would come before what it undoes.
  await worker?.evaluate("Object.defineProperty(registration, 'sync', { value: undefined })");
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await today.press('Skip today');
  await saved;
  await notDouble(page);
  proxy.answer(unavailable);
  await today.press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(1);
  proxy.answer(null);
  await notDouble(page);
  await done.click();
  await isSent(page);
  await today.button('Mark Complete').waitFor();
  const marked = async () =>
    (await messagesOf(app, campaign.id)).filter((message) => message.completed || message.skippedByPerson);
  await expect.poll(marked).toEqual([]);

  // Also if they are of another day.
  await sendNow(app, campaign.id, 'Breathe in');
  await app.go(`/campaigns/${campaign.id}`);
  proxy.answer(unavailable);
  await today.press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(1);
  proxy.answer(null);
  await app.within(app.card('Breathe in')).press('Mark Complete');
  await isSent(page);
  await expect.poll(marked).toHaveLength(2);
});

test('a mark waits while the server is down; if refused, the app says why', async ({ owner }) => {
  const { proxy, app } = await openBehindProxy(owner);
  const { page, campaign } = app;
  const reason = 'This message sums up your campaign, so there’s no day to mark';
  const refusal = { status: 409, type: 'application/json', body: JSON.stringify({ message: reason }) };
  const { answer } = await mailNow(app, campaign.id);
  /** Waits for another attempt to send it, which changes nothing. */
  const isStillWaiting = async (attempt: () => Promise<unknown>) => {
    const before = proxy.refused.length;
    await attempt();
    await expect.poll(() => proxy.refused.length).toBeGreaterThan(before);
    await app.isIdle();
    expect([await waitingIn(page), await completedBy(app, campaign)]).toEqual([1, 0]);
  };
  await app.go(`/campaigns/${campaign.id}`);
  const today = app.within(app.region('Today'));
  proxy.answer(unavailable);
  await today.press('Mark Complete');
  await today.sees(/^Saved on this device$/);
  await isStillWaiting(() => back(page));
  proxy.answer(refusal);
  await back(page);
  await app.isTold('A mark could not be saved');
  await app.sees(new RegExp(`^Morning meditation, \\w+day, .+: ${reason}$`));
  await today.button('Mark Complete').waitFor();
  await isSent(page);

  await app.go(answer);
  proxy.answer(unavailable);
  await app.press(/^Mark Complete/);
  await app.page.getByText('Your answer is saved on this device').waitFor();
  await isStillWaiting(() =>
    page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks')),
  );
  proxy.answer(refusal);
  await back(page);
  await app.sees(`Your answer could not be saved. ${reason}`);
  await isSent(page);
  await app.press(/^Mark Complete/);
  await app.sees(reason);
  proxy.answer(null);
  await app.press(/^Mark Complete/);
  await app.button('Undo').waitFor();
  await expect.poll(() => completedBy(app, campaign)).toBeGreaterThan(0);
});

test('a mark that a firewall rejects keeps waiting, and the marks after it are sent', async ({ owner }) => {
  const { proxy, app } = await openBehindProxy(owner);
  const { page, campaign } = app;
  const firewall = { status: 403, type: 'text/html', body: '<p>Just a moment…</p>' };
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  await sendNow(app, campaign.id, 'Breathe in');
  await app.go(`/campaigns/${campaign.id}`);
  const today = app.within(app.region('Today'));
  proxy.answer(unavailable);
  await today.press('Mark Complete');
  await today.sees(/^Saved on this device$/);
  proxy.answer(firewall);
  await app.within(app.card('Breathe in')).press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(2);
  const [path = ''] = proxy.refused;
  proxy.answer({ ...firewall, path });
  await back(page);
  await expect.poll(() => waitingIn(page)).toBe(1);
  expect(marks()).toEqual([expect.not.stringContaining(path)]);
  proxy.answer(null);
  await back(page);
  await isSent(page);
  expect(marks()).toEqual([expect.not.stringContaining(path), path]);
});
