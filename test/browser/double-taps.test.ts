import type { Locator } from 'playwright-core';
import { expect, messagesOf, noNetwork, openWeek, phone, test } from './browser-test.ts';
import { exactly, notDouble, shownMessages } from './screen.ts';

/** Taps twice with a finger, 200 ms apart by the device's clock, however busy the machine is. */
async function doubleTap(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not visible');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const page = button.page();
  const browser = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const timestamp of [start, start + 0.2]) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, timestamp });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  }
  await browser.detach();
  // A later tap isn't part of it.
  await notDouble(page);
}

test('a double tap or a held key marks a day once, and sends a message once', async ({ owner }) => {
  const app = await owner('/', { viewport: phone, hasTouch: true, tolerates: noNetwork });
  const { id } = app.campaign;
  const marks = app.requests(/\/api\/messages\/\d+$/, 'PUT');
  const isMarked = async (count: number) => {
    await app.isIdle();
    expect(marks).toHaveLength(count);
    expect((await messagesOf(app, id)).filter(({ completed }) => completed)).toHaveLength(count % 2);
  };
  const undone = app.button('Mark Complete').first();
  const done = app.button(/Completed [(]Click to Unmark[)]$/).first();
  await doubleTap(undone);
  await isMarked(1);
  await doubleTap(done);
  await isMarked(2);
  await undone.focus();
  for (const _ of [1, 2, 3]) await app.page.keyboard.down('Enter');
  await app.page.keyboard.up('Enter');
  await done.waitFor();
  await isMarked(3);
  await notDouble(app.page);
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

  // A message is sent once, even if it is pressed twice or its response is lost.
  const sendAndRegenerate = /\/api\/(send-message|campaigns\/\d+\/regenerate-messages)$/;
  const calls = app.requests(sendAndRegenerate, 'POST');
  const dialog = app.dialog('Send Manual Message');
  const isSentOnce = async (words: string) => {
    await app.isTold('Message sent');
    await dialog.isGone();
    const messages = await messagesOf(app, id);
    expect(messages.filter(({ content }) => content === words)).toHaveLength(1);
  };
  await app.fromMenu('Send Manual Message');
  await dialog.fill('Message', 'My own words');
  let release = await app.hold(sendAndRegenerate);
  await dialog.button('Send Message').dblclick();
  release();
  await isSentOnce('My own words');
  await app.fromMenu('Regenerate Messages');
  await app.letThrough();
  release = await app.hold(sendAndRegenerate);
  await app.alert('Regenerate Messages').button('Regenerate').dblclick();
  release();
  await app.isTold('Messages regenerated');
  expect(calls).toHaveLength(2);

  // A message whose response is lost can be sent again.
  await app.fromMenu('Send Manual Message');
  await dialog.fill('Message', 'Other words');
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
  await dialog.has('Message', 'Other words');
  await dialog.press('Send Message');
  await isSentOnce('Other words');
});

test('a double tap in the form goes one step further and creates no campaign', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign', { viewport: phone, hasTouch: true });
  const created = app.requests(/\/api\/campaigns$/, 'POST');
  await exactly(app, 'Reading').click();
  await doubleTap(exactly(app, 'Next'));
  await exactly(app, 'Next').waitFor();
  await app.heading('When and how?', 2).waitFor();
  await doubleTap(exactly(app, 'Next'));
  await app.counts(shownMessages(app), 3);
  await app.isIdle();
  expect(created).toEqual([]);

  await exactly(app, 'Create Campaign').dblclick();
  await app.isTold('Campaign created!');
  expect(created).toHaveLength(1);
});
