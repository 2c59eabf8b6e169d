import type { CDPSession, Page, Worker } from 'playwright-core';
import { newPushBrowser } from '../support/node/push-browser.ts';
import { expect, test } from './browser-test.ts';
import { startCampaign } from './campaigns-at-hand.ts';
import { sayOfNotifications } from './notifications-allowed.ts';
import { expectNotice } from './on-the-page.ts';

const { p256dh, auth } = newPushBrowser();
const keys = { p256dh, auth };
const endpoint = (page: string) => `https://fcm.googleapis.com/fcm/send/${page}`;

/** Stands for the push service, which no test has: this browser subscribes, and remembers it. */
async function subscribeHere(page: Page, address: string): Promise<void> {
  await page.addInitScript(
    ([url, subscriptionKeys]) => {
      const stored = 'test.subscribed';
      const subscription = {
        endpoint: url,
        toJSON: () => ({ endpoint: url, expirationTime: null, keys: subscriptionKeys }),
        unsubscribe: async () => {
          localStorage.removeItem(stored);
          return true;
        },
      };
      const given = () => (localStorage.getItem(stored) === null ? null : subscription);
      Object.assign(PushManager.prototype, {
        getSubscription: async () => given(),
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          localStorage.setItem(stored, JSON.stringify(options));
          return subscription;
        },
      });
    },
    [address, keys] as const,
  );
}

/** What the browser was asked to subscribe with. */
const askedOf = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('test.subscribed'))) ?? 'null');

async function serviceWorker(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  return worker;
}

/** Delivers pushes to the page's service worker as the browser does. */
async function pushDelivery(page: Page): Promise<(payload: object | string) => Promise<void>> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (payload) => {
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(page.url()).origin,
      registrationId,
      data: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  };
}

type Shown = { title: string; body: string; tag: string; data: { url: string } };

/** Stands for the screen, which this browser has not: what the service worker shows is kept by its tag. */
async function keepNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const screen = new Map<string, object>();
    Object.assign(globalThis, { screen });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      const { tag = '' } = options;
      screen.set(tag, { title, ...options, close: () => screen.delete(tag) });
    };
    // A page is brought to the front only after a real tap.
    const { WindowClient } = globalThis as unknown as { WindowClient: { prototype: object } };
    Object.assign(WindowClient.prototype, {
      async focus() {
        return this;
      },
    });
  });
}

const shownNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const { screen } = globalThis as unknown as { screen: Map<string, Shown> };
    return [...screen.values()].map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

const tapOnNotification = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as EventTarget & {
      screen: Map<string, Shown>;
      ExtendableEvent: typeof Event;
    };
    const [notification] = scope.screen.values();
    const tap = new scope.ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(tap, { notification, action: '' }));
  });

test('a push is shown with its words, and a tap on it opens the campaign', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson() });
  const { id } = await startCampaign(page);
  const worker = await serviceWorker(page);
  await keepNotifications(worker);
  const deliver = await pushDelivery(page);
  const { origin } = new URL(page.url());
  const url = `${origin}/campaigns/${id}`;
  await deliver({ title: 'Morning meditation', body: 'Sit down, breathe in.', url, tag: 'message-1' });
  await expect.poll(() => shownNotifications(worker)).toHaveLength(1);
  await deliver({ title: 'Morning meditation', body: 'Once more.', url, tag: 'message-1' });
  await expect
    .poll(() => shownNotifications(worker))
    .toEqual([{ title: 'Morning meditation', body: 'Once more.', tag: 'message-1', data: { url } }]);

  await tapOnNotification(worker);
  await page.waitForURL(url);
  await page.getByRole('heading', { name: 'Morning meditation', level: 1 }).waitFor();
  await expect.poll(() => shownNotifications(worker)).toEqual([]);

  await deliver('no JSON at all');
  await expect
    .poll(() => shownNotifications(worker))
    .toMatchObject([{ title: 'Better Habits', body: 'You have a new reminder.' }]);
});

test('the settings turn notifications on; each start tells the server again, and a logout takes them away', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/help', permissions: ['notifications'] });
  const address = endpoint(person.username);
  await subscribeHere(page, address);
  await sayOfNotifications(page, 'default');
  await page.goto('/settings');
  const turnOn = page.getByRole('button', { name: 'Turn on notifications' });
  await page.getByText('This browser can show your reminders, if you like.').waitFor();
  expect(await askedOf(page)).toBeNull();

  await sayOfNotifications(page, 'granted');
  const posted = page.waitForRequest(/\/api\/push-subscription$/);
  await turnOn.click();
  const expected = { userId: person.id, subscription: { endpoint: address, keys } };
  expect((await posted).postDataJSON()).toEqual(expected);
  expect(await (await posted).response().then((response) => response?.status())).toBe(201);
  await page.getByText('This browser shows your reminders.').waitFor();
  const { vapidPublicKey } = (await (await page.request.get('/api/vapid-public-key')).json()) as {
    vapidPublicKey: string;
  };
  expect(await askedOf(page)).toEqual({ userVisibleOnly: true, applicationServerKey: vapidPublicKey });

  const again = page.waitForRequest(/\/api\/push-subscription$/);
  await page.reload();
  expect((await again).postDataJSON()).toEqual(expected);

  const removed = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().endsWith('/api/push-subscription'),
  );
  await page.getByRole('button', { name: `Account of ${person.username}` }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await removed).postDataJSON()).toEqual({ endpoint: address });
  await expectNotice(page, 'Logged out');
  expect(await askedOf(page)).toBeNull();

  // Signing in starts the registration anew.
  const afterSignIn = page.waitForRequest(/\/api\/push-subscription$/);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect((await afterSignIn).postDataJSON()).toEqual(expected);
});

test.for([
  ['fails', () => Promise.reject(new Error('The push service is gone'))],
  ['never answers', () => new Promise<null>(() => undefined)],
] as const)(
  'a logout ends the session though the push service %s',
  async ([, getSubscription], { openApp, registerPerson }) => {
    const person = await registerPerson();
    const page = await openApp({ person, path: '/help', permissions: ['notifications'] });
    await subscribeHere(page, endpoint(person.username));
    await sayOfNotifications(page, 'granted');
    await page.goto('/settings');
    await page.getByText(/^This browser (can show|shows) your reminders/).waitFor();
    await page.evaluate(`PushManager.prototype.getSubscription = ${getSubscription}`);
    expect((await page.request.get('/api/session')).status()).toBe(200);
    await page.getByRole('button', { name: `Account of ${person.username}` }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectNotice(page, 'Logged out');
    expect((await page.request.get('/api/session')).status()).toBe(401);
  },
);

test('a campaign that is delivered in the app asks for notifications when it is saved', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ person, path: '/help', permissions: ['notifications'] });
  await subscribeHere(page, endpoint(`app-${person.username}`));
  await sayOfNotifications(page, 'default');
  await page.goto('/create-campaign');
  await expect.poll(() => page.getByRole('radio', { name: 'App' }).isChecked()).toBe(true);
  await page.getByLabel('Title').fill('Walk');
  await page.getByLabel('Description').fill('Round the block');
  expect(await askedOf(page)).toBeNull();
  const posted = page.waitForRequest(/\/api\/push-subscription$/);
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ userId: person.id });
  await expectNotice(page, 'Campaign created!');
  await page.waitForURL('**/campaigns');
});

test('a person who says no keeps the campaign and is told where to turn notifications on', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: '/help' });
  await sayOfNotifications(page, 'default');
  await page.goto('/create-campaign');
  await expect.poll(() => page.getByRole('radio', { name: 'App' }).isChecked()).toBe(true);
  await page.getByLabel('Title').fill('Walk');
  await page.getByLabel('Description').fill('Round the block');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expectNotice(
    page,
    'Campaign created!',
    'This browser does not show notifications yet. You can turn them on in Settings.',
  );
  await page.getByRole('heading', { name: 'Walk' }).waitFor();

  await sayOfNotifications(page, 'denied');
  await page.goto('/settings');
  await page.getByText(/^Notifications are blocked for this site\./).waitFor();
});

test('a subscription that fails is told in the settings, and only logged elsewhere', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/help',
    permissions: ['notifications'],
  });
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new Error('no push service'));
  });
  await sayOfNotifications(page, 'granted');
  const logged = page.waitForEvent('console', (message) => message.text().includes('no push service'));
  await page.goto('/settings');
  expect((await logged).type()).toBe('warning');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expectNotice(page, 'Error', 'Notifications could not be turned on. Please try again.');
});
