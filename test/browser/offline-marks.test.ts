import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, request } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchOptions } from '../support/node/test-app.ts';
import { desktop, expect, origin, test } from './browser-test.ts';
import { back, newConnection, openConnected, waitingIn } from './connection.ts';
import { boxOf, isServed, notDouble, type Screen, screenOf } from './screen.ts';

const waits = 'Saved on this device';
const completedBy = async (app: Screen, { id }: { id: number }) =>
  (await app.messagesOf(id)).filter((message) => message.completed).length;
const doneIn = (app: Screen) => app.button('Click to Unmark').first();
const isSent = (page: Page) => expect.poll(() => waitingIn(page)).toBe(0);
const unavailable = { status: 503, body: '' };

test('what is marked offline survives a reload and a restart, and is sent once', async ({ owner }) => {
  // Another device, to see what the server has.
  const other = await owner('/help');
  const { campaign } = other;
  const { cookies } = await other.page.context().storageState();
  const user = await other.stored();
  const connection = newConnection();
  const folder = mkdtempSync(join(tmpdir(), 'better-habits-browser-'));
  let context: BrowserContext | undefined;
  onTestFinished(async () => {
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const open = async () => {
    const options = { headless: true, baseURL: origin, viewport: desktop };
    const args = ['--no-sandbox', '--disable-gpu'];
    context = await chromium.launchPersistentContext(folder, {
      ...(await launchOptions()),
      ...options,
      args,
    });
    context.setDefaultTimeout(30_000);
    await context.route(/./, connection.handle);
    const [page = await context.newPage()] = context.pages();
    return { context, app: screenOf(page) };
  };
  const sent = (method: string) => connection.passed.filter((call) => call.startsWith(method)).length;

  const { context: before, app } = await open();
  const { page } = app;
  await before.addCookies(cookies);
  await page.addInitScript((stored) => localStorage.setItem('better-habits.user', stored ?? ''), user);
  await app.go(`/campaigns/${campaign.id}`);
  await isServed(page);
  // After this load, the service worker can show the page offline.
  await page.reload();
  await app.button('Mark Complete').first().waitFor();
  connection.cut(true);
  await app.press('Mark Complete');
  await doneIn(app).waitFor();
  const { today, note } = app;
  await today.sees(/^Saved on this device$/);
  await (await app.openWeek(1)).sees(waits);
  await app.day(0).click();
  await note.fill('On a train');
  await app.press('Save note');
  await app.sees(waits);
  await page.reload();
  await doneIn(app).waitFor();
  await today.sees(/Saved on this device$/);
  await app.day(0).click();
  await app.sees(/^Week 1 · .* · Saved on this device$/, waits);
  await expect.poll(() => note.inputValue()).toBe('On a train');

  // The answer page of another message, opened while online.
  const { answer } = await other.mailNow(campaign.id);
  connection.passed.length = 0;
  connection.cut(false);
  const answerPage = screenOf(await before.newPage());
  await answerPage.go(answer);
  await isServed(answerPage.page);
  await isSent(answerPage.page);
  // The mark and the note.
  await expect.poll(() => sent('PUT')).toBe(2);
  await app.lacks(page.getByText(/sends when you’re online/i));
  connection.cut(true);
  await answerPage.press(/^Mark Complete/);
  await answerPage.page.getByText('Your answer is saved on this device').waitFor();
  await before.close();

  connection.cut(false);
  const { app: after } = await open();
  await after.go('/');
  await isSent(after.page);
  await expect.poll(() => sent('POST')).toBe(1);
  await expect.poll(() => completedBy(other, campaign)).toBe(2);
  await after.page.reload();
  await back(after.page);
  await after.isAt('Dashboard');
  expect([sent('PUT'), sent('POST')]).toEqual([2, 1]);
});

test('a mark waits for the server, a sign-in and the network, and is sent soon after', async ({ owner }) => {
  const { connection, app } = await openConnected(owner);
  const { page, person, campaign } = app;
  await app.go(`/campaigns/${campaign.id}`);
  const done = doneIn(app);
  connection.answer(unavailable);
  await app.press('Mark Complete');
  await done.waitFor();
  await page.reload();
  await done.waitFor();
  await expect.poll(() => waitingIn(page)).toBe(1);
  // The dashboard counts it too.
  await app.go('/');
  await app.today.sees(/^Saved on this device/);
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
  connection.answer(null);
  await back(page);
  await app.button(/^Sign In$/).waitFor();
  expect(await waitingIn(page)).toBe(1);
  expect(connection.passed).toEqual([]);
  await app.signIn(person.username, person.password);
  await isSent(page);
  await expect.poll(() => connection.passed.length).toBe(1);
  await app.go(`/campaigns/${campaign.id}`);
  await done.waitFor();
  await expect.poll(() => completedBy(app, campaign)).toBe(1);

  // Even after weeks, and if the first attempt after the network is back comes too early.
  connection.cut(true);
  await done.click();
  const { today } = app;
  await today.sees(/· Saved on this device$/);
  await expect.poll(() => waitingIn(page)).toBe(1);
  await weeksPass();
  const attempted = page.context().waitForEvent('requestfailed', (failed) => /session$/.test(failed.url()));
  await back(page);
  await attempted;
  connection.cut(false);
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
  connection.answer(unavailable);
  await today.press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(1);
  connection.answer(null);
  await notDouble(page);
  await done.click();
  await isSent(page);
  await today.button('Mark Complete').waitFor();
  const marked = async () =>
    (await app.messagesOf(campaign.id)).filter((message) => message.completed || message.skippedByPerson);
  await expect.poll(marked).toEqual([]);

  // Also if they are of another day.
  await app.sendNow(campaign.id, 'Breathe in');
  await app.go(`/campaigns/${campaign.id}`);
  connection.answer(unavailable);
  await today.press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(1);
  connection.answer(null);
  await app.within(app.card('Breathe in')).press('Mark Complete');
  await isSent(page);
  await expect.poll(marked).toHaveLength(2);
});

test('a mark waits while the server is down; if refused, the app says why', async ({ owner }) => {
  const { connection, app } = await openConnected(owner);
  const { page, campaign } = app;
  const reason = 'This message sums up your campaign, so there’s no day to mark';
  const refusal = { status: 409, contentType: 'application/json', body: JSON.stringify({ message: reason }) };
  const { answer } = await app.mailNow(campaign.id);
  /** Waits for another attempt to send it, which changes nothing. */
  const isStillWaiting = async (attempt: () => Promise<unknown>) => {
    const before = connection.refused.length;
    await attempt();
    await expect.poll(() => connection.refused.length).toBeGreaterThan(before);
    await app.isIdle();
    expect([await waitingIn(page), await completedBy(app, campaign)]).toEqual([1, 0]);
  };
  await app.go(`/campaigns/${campaign.id}`);
  const { today } = app;
  connection.answer(unavailable);
  await today.press('Mark Complete');
  await today.sees(/^Saved on this device$/);
  await isStillWaiting(() => back(page));
  connection.answer(refusal);
  await back(page);
  await app.isTold('A mark could not be saved');
  await app.sees(new RegExp(`^Morning meditation, \\w+day, .+: ${reason}$`));
  await today.button('Mark Complete').waitFor();
  await isSent(page);

  await app.go(answer);
  connection.answer(unavailable);
  const { promise: slow, resolve: release } = Promise.withResolvers<void>();
  await page.context().route(/\/m\//, (route) => slow.then(() => route.fallback()), { times: 1 });
  const marking = page.locator('button[value="done"]');
  const below = await boxOf(page.getByText('Skip today'));
  await marking.click();
  await page.getByRole('status').getByText('Sending…', { exact: true }).waitFor({ state: 'attached' });
  expect([await marking.getAttribute('aria-busy'), await marking.innerText()]).toEqual(['true', 'Sending…']);
  expect(await boxOf(page.getByText('Skip today'))).toEqual(below);
  release();
  await app.sees('The server isn’t available right now. Your answer is saved on this device and sent later.');
  await isStillWaiting(() =>
    page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks')),
  );
  connection.answer(refusal);
  await back(page);
  await app.sees(`Your answer could not be saved. ${reason}`);
  await isSent(page);
  await app.press(/^Mark Complete/);
  await app.sees(reason);
  connection.answer(null);
  await app.press(/^Mark Complete/);
  await app.button('Undo').waitFor();
  await expect.poll(() => completedBy(app, campaign)).toBeGreaterThan(0);
  await page.request.delete(`/api/campaigns/${campaign.id}`);
  await app.press('Undo');
  await app.isAt('This message is gone');
});

test('if several waiting marks are refused, one notice names them all', async ({ owner }) => {
  const { connection, app } = await openConnected(owner);
  await app.sendNow(app.campaign.id, 'Breathe in');
  await app.go(`/campaigns/${app.campaign.id}`);
  connection.answer(unavailable);
  await app.today.press('Mark Complete');
  await app.within(app.card('Breathe in')).press('Mark Complete');
  await expect.poll(() => new Set(connection.refused).size).toBe(2);
  connection.answer({ status: 409, contentType: 'application/json', body: '{"message":"Too late"}' });
  await back(app.page);
  const one = 'Morning meditation, \\w+day, .+: Too late';
  await app.isTold('2 changes could not be saved', new RegExp(`^${one}. ${one}$`));
});

test('a mark that a firewall rejects keeps waiting, and the marks after it are sent', async ({ owner }) => {
  const { connection, app } = await openConnected(owner);
  const { page, campaign, today } = app;
  const firewall = { status: 403, contentType: 'text/html', body: '<p>Just a moment…</p>' };
  await app.sendNow(campaign.id, 'Breathe in');
  await app.go(`/campaigns/${campaign.id}`);
  connection.answer(unavailable);
  await today.press('Mark Complete');
  await today.sees(/^Saved on this device$/);
  connection.answer(firewall);
  await app.within(app.card('Breathe in')).press('Mark Complete');
  await expect.poll(() => waitingIn(page)).toBe(2);
  const [call = ''] = connection.refused;
  connection.answer(firewall, call);
  await back(page);
  await expect.poll(() => waitingIn(page)).toBe(1);
  expect(connection.passed).toEqual([expect.not.stringContaining(call)]);
  connection.answer(null);
  await back(page);
  await isSent(page);
  expect(connection.passed).toEqual([expect.not.stringContaining(call), call]);
});
