import type { Page, Worker } from 'playwright-core';
import { newPushBrowser } from '../support/node/push-browser.ts';
import { expect, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

const { p256dh, auth } = newPushBrowser();
const keys = { p256dh, auth };
const endpoint = (page: string) => `https://fcm.googleapis.com/fcm/send/${page}`;

/** A stand-in for the push service. The subscription is kept in local storage. */
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
          const { applicationServerKey: key } = JSON.parse(localStorage.getItem(stored) ?? '{}');
          if (key !== undefined && key !== options.applicationServerKey)
            throw new DOMException('Subscribed with another key', 'InvalidStateError');
          localStorage.setItem(stored, JSON.stringify(options));
          return subscription;
        },
      });
    },
    [address, keys] as const,
  );
}

/** The options of the subscription. */
const askedOf = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('test.subscribed'))) ?? 'null');

type Shown = { title: string; body: string; tag: string; data: { url: string } };

/** What a service worker has that a page, whose types these tests have, lacks. `screen` is from `keepNotifications`. */
type WorkerScope = EventTarget & {
  PushEvent: new (type: string, options: { data: string }) => Event;
  ExtendableEvent: typeof Event;
  WindowClient: { prototype: object };
  screen: Map<string, Shown>;
};

/** Delivers a push to a service worker. */
const pushTo = (worker: Worker, data: string) =>
  worker.evaluate((payload) => {
    const scope = globalThis as unknown as WorkerScope;
    scope.dispatchEvent(new scope.PushEvent('push', { data: payload }));
  }, data);

/** The service worker of the page. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const context = page.context();
  // The test may learn of it later than the page.
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  return worker;
}

/** A stand-in for the screen of a headless browser. Notifications are kept by their tag. */
async function keepNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const screen = new Map<string, object>();
    Object.assign(globalThis, { screen });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      const { tag = '' } = options;
      screen.set(tag, { title, ...options, close: () => screen.delete(tag) });
    };
    ServiceWorkerRegistration.prototype.getNotifications = async () => [...screen.values()] as Notification[];
    // The browser focuses a page only after a real tap.
    const { WindowClient } = globalThis as unknown as WorkerScope;
    Object.assign(WindowClient.prototype, {
      async focus() {
        return this;
      },
    });
  });
}

const shownNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const { screen } = globalThis as unknown as WorkerScope;
    return [...screen.values()].map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** @param action the button, or nothing for the notification itself */
const tapOnNotification = (worker: Worker, action = '') =>
  worker.evaluate((button) => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = scope.screen.values();
    const tap = new scope.ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(tap, { notification, action: button }));
  }, action);

const subscriptions = /\/api\/push-subscription$/;

const logOut = (app: Screen, { username }: { username: string }) =>
  app.fromMenu('Logout', `Account of ${username}`);

test('a push shows its text until its day is marked, and updates the open page', async ({ owner }) => {
  const app = await owner('/', { serviceWorkers: 'allow' });
  const { id } = app.campaign;
  const worker = await workerOf(app.page);
  await keepNotifications(worker);
  const deliver = (payload: object) => pushTo(worker, JSON.stringify(payload));
  const shows = (wanted: object[]) => expect.poll(() => shownNotifications(worker)).toMatchObject(wanted);
  const push = {
    title: 'Morning meditation',
    body: 'Sit down, breathe in.',
    url: `${new URL(app.page.url()).origin}/campaigns/${id}`,
    tag: 'message-1',
  };
  const refetched = () => app.page.waitForRequest(/\/api\/campaigns\/active/);
  await app.isIdle();
  const afterPush = refetched();
  await deliver(push);
  await shows([{ body: push.body }]);
  await afterPush;
  await deliver({ ...push, body: 'Once more.' });
  await shows([{ title: push.title, body: 'Once more.', tag: push.tag, data: { url: push.url } }]);

  await deliver({ ...push, answerUrl: '/m/its-message' });
  await shows([{ body: push.body }]);
  await app.isIdle();
  await worker.evaluate(() => {
    const ask = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      const url = call[0] instanceof Request ? call[0].url : String(call[0]);
      if (url.endsWith('/m/refused')) return Response.json({ message: 'Too late' }, { status: 409 });
      return url.endsWith('/m/its-message') ? Response.json({ accepted: true }) : ask(...call);
    };
  });
  const afterButton = refetched();
  await tapOnNotification(worker, 'snooze-hour');
  await afterButton;
  await expect.poll(() => shownNotifications(worker)).toEqual([]);

  await deliver(push);
  await shows([{ body: push.body }]);
  await tapOnNotification(worker);
  await app.page.waitForURL(push.url);
  await app.isAt('Morning meditation');
  await expect.poll(() => shownNotifications(worker)).toEqual([]);

  // A button whose answer is refused opens the campaign.
  await app.go('/');
  await deliver({ ...push, answerUrl: '/m/refused' });
  await shows([{ body: push.body }]);
  await tapOnNotification(worker, 'done');
  await app.page.waitForURL(push.url);

  // It closes when its day is marked in the app and when it comes again, and all of them at a sign-out.
  const message = await app.sendNow(id, 'Breathe in, breathe out.');
  const tags = async () => (await shownNotifications(worker)).map(({ tag }) => tag);
  const own = { ...push, answerUrl: '/m/its-message', messageId: message.id };
  await deliver({ ...own, tag: 'first' });
  await deliver({ ...own, answerUrl: '/m/other', messageId: 1, tag: 'other' });
  await deliver({ ...own, tag: 'snoozed' });
  await expect.poll(tags).toEqual(['other', 'snoozed']);
  await app.page.reload();
  await app.within(app.card('Breathe in, breathe out.')).press('Mark Complete');
  await expect.poll(tags).toEqual(['other']);
  await pushTo(worker, 'no JSON at all');
  await shows([{ tag: 'other' }, { title: 'Better Habits', body: 'You have a new reminder.' }]);
  await logOut(app, app.person);
  await expect.poll(tags).toEqual([]);
});

test('notifications are turned on in settings, and end with the session', async ({ newcomer }) => {
  const app = await newcomer('/help', { serviceWorkers: 'allow', permissions: ['notifications'] });
  const { id, username, password } = app.person;
  const address = endpoint(username);
  await subscribeHere(app.page, address);
  await app.sayOfNotifications('default');
  await app.go('/settings');
  await app.sees('This browser can show your reminders.');
  // Closing the browser's question blocks nothing.
  await app.page.evaluate(() => {
    const ask = Notification.requestPermission;
    Notification.requestPermission = async () => {
      Notification.requestPermission = ask;
      return 'default';
    };
  });
  await app.press('Turn on notifications');
  await app.page.waitForFunction(() => /native/.test(String(Notification.requestPermission)));

  await app.sayOfNotifications('granted');
  const posted = app.page.waitForResponse(subscriptions);
  const expected = { userId: id, subscription: { endpoint: address, keys } };
  expect(await app.asked(subscriptions, () => app.press('Turn on notifications'))).toEqual(expected);
  expect((await posted).status()).toBe(201);
  await app.sees('On in this browser.');
  const { vapidPublicKey } = await app.read<{ vapidPublicKey: string }>('/api/vapid-public-key');
  expect(await askedOf(app.page)).toEqual({ userVisibleOnly: true, applicationServerKey: vapidPublicKey });
  expect(await app.asked(subscriptions, () => app.page.reload(), 'POST')).toEqual(expected);
  const isByChoice = async () => {
    await expect.poll(() => askedOf(app.page)).toBeNull();
    await app.sees('Sign in to see your progress.');
  };
  await Promise.all([app.page.waitForResponse(/\/api\/session$/), app.page.keyboard.press('Shift')]);
  await app.isIdle();
  await app.page.request.post('/api/logout');
  await logOut(app, app.person);
  await app.isTold('Logged out');
  await isByChoice();

  // Signing in registers again.
  await app.fillIn({ Username: username, Password: password });
  expect(await app.asked(subscriptions, () => app.press(/^Sign In$/), 'POST')).toEqual(expected);

  // A subscription with a key that the server no longer uses is replaced.
  await app.page.evaluate(() => localStorage.setItem('test.subscribed', '{"applicationServerKey":"old"}'));
  expect(await app.asked(subscriptions, () => app.go('/settings'), 'POST')).toEqual(expected);
  expect((await askedOf(app.page)).applicationServerKey).not.toBe('old');

  // A failure is shown in settings, and only logged elsewhere.
  await app.page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new Error('no push service'));
  });
  await app.page.evaluate(() => localStorage.removeItem('test.subscribed'));
  const logged = app.page.waitForEvent('console', (message) => message.text().includes('no push service'));
  await app.go('/settings');
  expect((await logged).type()).toBe('warning');
  await app.press('Turn on notifications');
  await app.isTold('Error', 'Notifications could not be turned on. Please try again.');

  // Logging out ends the session even if the push service fails or never answers.
  for (const getSubscription of [
    () => Promise.reject(new Error('The push service is gone')),
    () => new Promise<null>(() => undefined),
  ]) {
    await app.page.request.post('/api/login', { data: { username, password } });
    await app.go('/settings');
    await app.sees(/^(This browser can show|On in this browser)/);
    await app.page.evaluate(`PushManager.prototype.getSubscription = ${getSubscription}`);
    await logOut(app, app.person);
    await app.isTold('Logged out');
    await expect.poll(async () => (await app.page.request.get('/api/session')).status()).toBe(401);
  }

  await app.page.request.post('/api/login', { data: { username, password } });
  await app.go('/settings');
  await app.page.evaluate(() => localStorage.setItem('test.subscribed', '{}'));
  await app.openSection('Delete account');
  await app.press('Delete account');
  await app.dialog().fill('Your password', password);
  await app.dialog().submit('Delete my account', 'Account deleted', /^We won’t send you anything more/);
  await isByChoice();
});

test('notifications that the server refuses aren’t on, and settings say why', async ({ newcomer }) => {
  const app = await newcomer('/help', { serviceWorkers: 'allow', permissions: ['notifications'] });
  await subscribeHere(app.page, 'https://push.example.com/not-allowed');
  await app.sayOfNotifications('granted');
  await app.go('/settings');
  await app.sees('This browser can show your reminders.');
  expect(await askedOf(app.page)).toBeNull();
  const reason = 'This browser uses a push service that isn’t allowed here. Please choose Email instead';
  await app.submit('Turn on notifications', 'Error', reason);
  expect(await askedOf(app.page)).toBeNull();
});

test('saving a campaign with app notifications asks for permission', async ({ newcomer }) => {
  const app = await newcomer(null, { serviceWorkers: 'allow' });
  await subscribeHere(app.page, endpoint(`app-${app.person.username}`));
  await app.sayOfNotifications('default');
  const fillIn = async (title: string) => {
    await app.go('/create-campaign');
    await app.fill('Title', title);
    await app.isChosen(/^App/);
    await app.fill('Description', 'Round the block');
  };
  await fillIn('Walk');
  await app.press('Create Campaign');
  await app.isTold(
    'Campaign created!',
    'This browser doesn’t show notifications yet. You can turn them on in Settings.',
  );
  await app.card('Walk').waitFor();

  await app.page.context().grantPermissions(['notifications']);
  await fillIn('Swim');
  expect(await askedOf(app.page)).toBeNull();
  expect(await app.asked(subscriptions, () => app.press('Create Campaign'), 'POST')).toMatchObject({
    userId: app.person.id,
  });
  await app.isTold('Campaign created!');
  await app.hasPath('/campaigns');

  await app.sayOfNotifications('denied');
  await app.go('/settings');
  await app.sees('Notifications are blocked for this site.', 'How to allow them');
});
