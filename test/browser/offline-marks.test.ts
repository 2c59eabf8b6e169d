import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, request } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { launchOptions } from '../support/node/browser.ts';
import { startSwitchedProxy } from '../support/node/switched-proxy.ts';
import { campaignBody, desktop, expect, newName, origin, test } from './browser-test.ts';

/** A zone in which it is about noon now, so that today has a message that is still to come. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** Somebody with a campaign whose message comes tonight, and what a browser knows of them. */
async function personWithCampaign() {
  const api = await request.newContext({ baseURL: origin });
  const name = newName();
  const account = { username: name, email: `${name}@example.com`, password: 'a good password' };
  const registered = await api.post('/api/register', { data: { ...account, timezone: zoneAtNoon() } });
  const evening = { messageTime: 'Custom time', customTime: '23:00' };
  const campaign = await api.post('/api/campaigns', { data: { ...campaignBody, ...evening } });
  const { id } = (await campaign.json()) as { id: number };
  const { cookies } = await api.storageState();
  return { api, account, cookies, user: await registered.text(), campaignId: id };
}

const isServed = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
/** How many marks wait in this browser. */
const waitingIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('workbox-background-sync');
        opened.onsuccess = () => {
          const counted = opened.result.transaction('requests').objectStore('requests').count();
          counted.onsuccess = () => {
            opened.result.close();
            resolve(counted.result);
          };
        };
      }),
  );
const back = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('a mark and an answer made without a network wait, outlive a reload and a restart, and are sent once', async () => {
  const { api, cookies, user, campaignId } = await personWithCampaign();
  const proxy = await startSwitchedProxy(origin);
  const folder = mkdtempSync(join(tmpdir(), 'better-habits-browser-'));
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...(await launchOptions()),
      ...{
        headless: true,
        baseURL: proxy.origin,
        viewport: desktop,
        args: ['--no-sandbox', '--disable-gpu'],
      },
    });
    context.setDefaultTimeout(30_000);
    const [page = await context.newPage()] = context.pages();
    return { context, page };
  };
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT');
  const answers = () =>
    proxy.passed.filter(({ method, path }) => method === 'POST' && path.startsWith('/m/'));
  const completed = async () => {
    const messages = (await (await api.get(`/api/messages/campaign/${campaignId}`)).json()) as {
      kind: string;
      completed: boolean;
    }[];
    return messages.filter((message) => message.completed).map(({ kind }) => kind);
  };
  const done = (page: Page) => page.getByRole('button', { name: 'Click to Unmark' }).first();
  let browser: BrowserContext | undefined;
  try {
    const first = await open();
    browser = first.context;
    await first.context.addCookies(cookies);
    await first.page.addInitScript((stored) => localStorage.setItem('better-habits.user', stored), user);
    await first.page.goto(`/campaigns/${campaignId}`);
    await isServed(first.page);
    // What the service worker has seen, it shows without a network.
    await first.page.reload();
    await first.page.getByRole('button', { name: 'Mark Complete' }).first().waitFor();

    proxy.cut(true);
    await first.page.getByRole('button', { name: 'Mark Complete' }).first().click();
    await done(first.page).waitFor();
    await first.page.reload();
    await done(first.page).waitFor();

    // The answer page of another message, opened while there was a network.
    await api.post('/api/send-message', { data: { campaignId, content: 'Breathe in' } });
    const [mail] = (await (await api.get('/api/outbox')).json()) as { body: string }[];
    const [answerPath = ''] = /\/m\/[\w.-]+/.exec(mail?.body ?? '') ?? [];
    proxy.cut(false);
    const answerPage = await first.context.newPage();
    proxy.passed.length = 0;
    await answerPage.goto(answerPath);
    await isServed(answerPage);
    await expect.poll(() => waitingIn(answerPage)).toBe(0);
    expect(marks()).toHaveLength(1);
    proxy.cut(true);
    await answerPage.getByRole('button', { name: /^Done/ }).click();
    await answerPage.getByText('Your answer is saved on this device').waitFor();
    await first.context.close();

    proxy.cut(false);
    const second = await open();
    browser = second.context;
    await second.page.goto('/');
    await expect.poll(() => waitingIn(second.page)).toBe(0);
    expect(answers()).toHaveLength(1);
    expect(await completed()).toHaveLength(2);
    await second.page.reload();
    await back(second.page);
    await second.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect([marks().length, answers().length]).toEqual([1, 1]);
  } finally {
    await browser?.close();
    await proxy.close();
    await api.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a mark that the server cannot take, and one of a session that ended, wait and are sent after the sign-in', async ({
  visitor,
}) => {
  const { api, cookies, user, account, campaignId } = await personWithCampaign();
  const proxy = await startSwitchedProxy(origin);
  onTestFinished(async () => {
    await proxy.close();
    await api.dispose();
  });
  const app = await visitor(null, { baseURL: proxy.origin, serviceWorkers: 'allow' });
  const { page } = app;
  await page.context().addCookies(cookies);
  await page.goto('/help');
  await page.evaluate((stored) => localStorage.setItem('better-habits.user', stored), user);
  await isServed(page);
  await app.go(`/campaigns/${campaignId}`);
  const done = page.getByRole('button', { name: 'Click to Unmark' }).first();

  proxy.refuse(503);
  await page.getByRole('button', { name: 'Mark Complete' }).first().click();
  await done.waitFor();
  await page.reload();
  await done.waitFor();
  await expect.poll(() => waitingIn(page)).toBe(1);

  // Meanwhile the session ends elsewhere.
  proxy.refuse(null);
  await api.post('/api/logout');
  await back(page);
  await app.button(/^Sign In$/).waitFor();
  expect(await waitingIn(page)).toBe(1);
  const marks = () => proxy.passed.filter(({ method }) => method === 'PUT');
  expect(marks()).toEqual([]);

  await app.fill('Username', account.username);
  await app.fill('Password', account.password);
  await app.press(/^Sign In$/);
  await expect.poll(() => waitingIn(page)).toBe(0);
  expect(marks()).toHaveLength(1);
  await app.go(`/campaigns/${campaignId}`);
  await done.waitFor();
  const messages = await app.read<{ completed: boolean }[]>(`/api/messages/campaign/${campaignId}`);
  expect(messages.filter(({ completed }) => completed)).toHaveLength(1);
});

test('what is shown is read anew on events, and not because the page is looked at', async ({ newcomer }) => {
  const app = await newcomer(null, { account: { timezone: zoneAtNoon() } });
  const evening = { messageTime: 'Custom time', customTime: '23:00' };
  await app.page.request.post('/api/campaigns', { data: { ...campaignBody, ...evening } });
  let reads = 0;
  app.page.on('request', (asked) => {
    if (asked.url().includes('/api/campaigns/active')) reads += 1;
  });
  const { clock } = app.page;
  const noon = new Date();
  await clock.install({ time: noon });
  await app.go('/');
  await expect.poll(() => reads).toBe(1);
  const look = (isHidden: boolean) =>
    app.page.evaluate((hidden) => {
      Object.defineProperty(document, 'visibilityState', {
        value: hidden ? 'hidden' : 'visible',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event(hidden ? 'blur' : 'focus'));
    }, isHidden);
  await app.page.getByRole('heading', { name: 'Morning meditation' }).first().waitFor();

  await look(true);
  await clock.fastForward('04:00');
  await look(false);
  expect(reads).toBe(1);
  await look(true);
  await clock.fastForward('06:00');
  await look(false);
  await expect.poll(() => reads).toBe(2);

  // Tonight's message, then the next day.
  await clock.fastForward('12:00:00');
  await expect.poll(() => reads).toBeGreaterThan(2);
  const afterDay = reads;
  await back(app.page);
  await expect.poll(() => reads).toBe(afterDay + 1);
});
