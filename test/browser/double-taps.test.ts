import type { Locator } from 'playwright-core';
import {
  expect,
  messagesOf,
  noNetwork,
  openNewCampaign,
  openWeek,
  phone,
  startCampaign,
  test,
} from './browser-test.ts';
import { exactly, shownMessages } from './screen.ts';

/** Taps twice, 200 ms apart by the device's clock: the second time once the page shows what the first tap has changed. */
const doubleTap = (button: Locator) =>
  button.evaluate(async (element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { clientX: x + width / 2, clientY: y + height / 2 };
    const first = performance.now();
    const tap = (timeStamp: number) => {
      const click = new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place });
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      document.elementFromPoint(place.clientX, place.clientY)?.dispatchEvent(click);
    };
    const look = () => `${element.isConnected} ${element.ariaLabel} ${element.textContent}`;
    const before = look();
    tap(first);
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    for (let at = 0; at < 1000 && look() === before; at += 1) await wait(5);
    tap(first + 200);
    // A later tap isn't part of it.
    await wait(400);
  });

test('a double tap or a held key marks a day done, and doesn’t take the mark back', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const { id } = await startCampaign(app);
  const marks = app.requests(/\/api\/messages\/\d+$/, 'PUT');
  const isMarked = async (count: number) => {
    await app.isIdle();
    expect(marks).toHaveLength(count);
    expect((await messagesOf(app, id)).filter(({ completed }) => completed)).toHaveLength(count % 2);
  };
  const undone = app.button('Mark Complete').first();
  const done = app.button(/Completed [(]Click to Unmark[)]$/).first();
  await app.go('/');
  await doubleTap(undone);
  await isMarked(1);
  await doubleTap(done);
  await isMarked(2);
  await undone.focus();
  for (const _ of [1, 2, 3]) await app.page.keyboard.down('Enter');
  await app.page.keyboard.up('Enter');
  await done.waitFor();
  await isMarked(3);
  await app.page.keyboard.press('Enter');
  await undone.waitFor();
  await isMarked(4);

  await app.go(`/campaigns/${id}`);
  const week = await openWeek(app, 1);
  await doubleTap(week.button('Mark Complete').first());
  await isMarked(5);
  const today = app.region('Today');
  await doubleTap(today.getByRole('button', { name: 'Completed' }));
  await isMarked(6);
  // "Undo" comes in the place of "Skip today".
  await doubleTap(today.getByRole('button', { name: 'Skip today' }));
  await today.getByRole('button', { name: 'Undo' }).waitFor();
  expect(marks).toHaveLength(7);
});

test('on a phone, a double tap in the form goes one step further and never creates a campaign', async ({
  newcomer,
}) => {
  const app = await newcomer('/create-campaign', { viewport: phone });
  const created = app.requests(/\/api\/campaigns$/, 'POST');
  await exactly(app, 'Reading').click();
  await doubleTap(exactly(app, 'Next'));
  await exactly(app, 'Next').waitFor();
  await app.hasFocus(app.heading('When and how?', 2));
  await doubleTap(exactly(app, 'Next'));
  await app.counts(shownMessages(app), 3);
  await app.isIdle();
  expect(created).toEqual([]);

  await app.page.evaluate(() => {
    for (const _ of [1, 2]) document.querySelector<HTMLElement>('button[type="submit"]')?.click();
  });
  await app.isTold('Campaign created!');
  expect(created).toHaveLength(1);
});

test('two clicks before the page can react send a message once and rewrite a campaign once', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  const { id } = await openNewCampaign(app);
  const calls = app.requests(/\/api\/(send-message|campaigns\/\d+\/regenerate-messages)$/, 'POST');
  await app.fromMenu('Send Manual Message');
  const dialog = app.dialog('Send Manual Message');
  await dialog.scope.getByRole('textbox').fill('My own words');
  await dialog.pressTwice('Send Message');
  await app.isTold('Message sent');
  await dialog.isGone();
  await app.fromMenu('Regenerate Messages');
  await app.alert('Regenerate Messages').pressTwice('Regenerate');
  await app.isTold('Messages regenerated');
  expect(calls).toHaveLength(2);
  expect((await messagesOf(app, id)).filter(({ content }) => content === 'My own words')).toHaveLength(1);
});

test('a message whose response is lost can be sent again and arrives once', async ({ newcomer }) => {
  const app = await newcomer(null, { tolerates: noNetwork });
  const { id } = await openNewCampaign(app);
  await app.fromMenu('Send Manual Message');
  const dialog = app.dialog('Send Manual Message');
  await dialog.scope.getByRole('textbox').fill('My own words');
  await app.page.route(/\/api\/send-message$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.press('Send Message');
  await dialog.scope.getByRole('alert').waitFor();
  await app.letThrough();
  await dialog.press('Cancel');
  await dialog.isGone();
  await app.fromMenu('Send Manual Message');
  expect(await dialog.scope.getByRole('textbox').inputValue()).toBe('My own words');
  await dialog.press('Send Message');
  await app.isTold('Message sent');
  expect((await messagesOf(app, id)).filter(({ content }) => content === 'My own words')).toHaveLength(1);
});
