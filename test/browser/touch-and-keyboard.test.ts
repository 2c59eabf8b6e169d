import type { Locator } from 'playwright-core';
import { expect, noNetwork, phone, test } from './browser-test.ts';
import { boxOf, notDouble } from './screen.ts';

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

test('the keyboard opens menus and moves through the days and, on a phone, down the page', async ({
  owner,
}) => {
  const app = await owner('/campaigns/:id');
  await app.region('Your words').waitFor();
  // One item of the account menu depends on what the server can do.
  const release = await app.hold(/\/api\/capabilities$/);
  const item = app.page.getByRole('menuitem');
  const isOnFirst = async () => {
    await app.hasFocus(item.first());
    expect(await item.first().evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  };
  const account = app.button(`Account of ${app.person.username}`);
  for (const forcedColors of ['none', 'active'] as const) {
    await app.page.emulateMedia({ forcedColors });
    for (const menu of [app.button('Campaign actions'), account]) {
      for (const key of ['Enter', 'ArrowDown']) {
        await menu.press(key);
        await isOnFirst();
        await app.page.keyboard.press('Escape');
        await app.lacks(item.first());
        await app.hasFocus(menu);
      }
      // It is closed and reopened before the browser reports either.
      await menu.press('Enter');
      await isOnFirst();
      await menu.evaluate((opener: HTMLButtonElement) => {
        (opener.popoverTargetElement as HTMLElement).hidePopover();
        opener.click();
      });
      await isOnFirst();
      await app.page.keyboard.press('Escape');
      await app.hasFocus(menu);
    }
  }
  await account.press('Enter');
  await isOnFirst();
  release();
  await item.filter({ hasText: 'Outbox' }).waitFor();
  await isOnFirst();

  // The focus stays near a button that disappears.
  await app.go('/settings');
  await app.openSection('Your data');
  await app.button('Create a calendar link').press('Enter');
  await app.field('Secret link').waitFor();
  const focused = () => app.page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toContain('Secret link');

  await app.page.emulateMedia({ forcedColors: 'none' });
  await app.go(`/campaigns/${app.campaign.id}`);
  const { keyboard } = app.page;
  const { day } = app;
  await day(8).focus();
  await keyboard.press('ArrowLeft');
  await app.hasFocus(day(1));
  const isOpen = (count: number) =>
    app.counts(app.page.getByRole('grid').locator('[aria-pressed="true"]'), count);
  await isOpen(0);
  await expect.poll(() => day(1).getAttribute('tabindex')).toBe('0');
  await keyboard.press('Alt+ArrowRight');
  await app.hasFocus(day(1));
  await keyboard.press('Enter');
  await expect.poll(() => day(1).getAttribute('aria-pressed')).toBe('true');
  await keyboard.press('Enter');
  await isOpen(0);
  await app.hasFocus(day(1));

  await app.page.setViewportSize(phone);
  await app.region('Your words').waitFor();
  const tops = () =>
    app.page
      .getByRole('main')
      .locator('a, button, summary, [tabindex="0"]')
      .evaluateAll((places) =>
        places
          .filter((place) => place instanceof HTMLElement && place.tabIndex === 0 && place.checkVisibility())
          .map((place) => ({ name: place.textContent, top: place.getBoundingClientRect().top })),
      );
  await expect.poll(async () => (await tops()).length).toBeGreaterThan(5);
  // Within a row, some are a little higher than others.
  const goingUp = async () => {
    const places = await tops();
    return places.filter(({ top }, at) => at > 0 && top < (places[at - 1]?.top ?? 0) - 40);
  };
  await expect.poll(goingUp).toEqual([]);

  // Android's Back closes a dialog and stays on the page. A headless browser has no such button.
  await app.page.addInitScript(
    'CloseWatcher = class extends CloseWatcher { constructor() { super(); window.watcher = this; } };',
  );
  await app.page.reload();
  await app.fromMenu('Ease up or pause');
  await app.dialog().isThere();
  await app.page.evaluate('watcher.requestClose()');
  await app.dialog().isGone();
  await app.hasPath(`/campaigns/${app.campaign.id}`);
});

test('on a phone, neither notices nor the bar of a form cover what is in use', async ({ owner }) => {
  const app = await owner('/', { viewport: phone });
  const isClear = async (...places: Locator[]) => {
    const notice = app.notices.first();
    await notice.waitFor();
    const covered = async () => {
      const { y, bottom } = await boxOf(notice);
      return (await Promise.all(places.map(boxOf))).filter((box) => box.bottom > y && box.y < bottom);
    };
    await expect.poll(covered).toEqual([]);
  };
  await app.refuseNext(/\/api\/messages\/\d+$/);
  await app.press('Mark Complete');
  await isClear(app.heading('Dashboard'), app.page.getByRole('navigation', { name: 'Main' }));
  await app.go('/settings');
  await app.openSection('Sign-in & security', 'Change email');
  const dialog = app.dialog('Change email');
  await app.hasFocus(dialog.field('New email'));
  await dialog.fillIn({ 'New email': 'new@example.com', 'Current password': 'not this one' });
  await dialog.press('Change email');
  await isClear(dialog.field('New email'), dialog.field('Current password'), dialog.button('Cancel'));
  await app.go('/create-campaign');
  await app.refuseNext(/\/api\/campaigns$/);
  await app.press('Reading');
  await app.press('Your first three messages');
  await app.submit('Create Campaign', 'Error creating campaign', 'Something went wrong. Please try again.');
  await isClear(app.heading('Your first three messages', 2), app.button('Create Campaign'));

  // The proposals come last. They move the fields.
  await app.answered(/\/api\/proposals$/, () => app.go(`/campaigns/${app.campaign.id}/edit`));
  await app.isIdle();
  await app.field('Title').focus();
  const focused = () =>
    app.page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element?.closest('form')) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const atCenter = document.elementFromPoint(left + width / 2, top + height / 2);
      const isShown = atCenter?.contains(element) || (element.closest('label') ?? element).contains(atCenter);
      const name = `${element.tagName} ${element.getAttribute('name') ?? element.textContent}`;
      return { name, isShown: isShown ?? false };
    });
  for (let at = await focused(); at !== null; at = await focused()) {
    if (!at.isShown) await expect.poll(focused).toEqual({ ...at, isShown: true });
    await app.page.keyboard.press('Tab');
  }
});

test('on a phone, the buttons of a form stay above the tab bar', async ({ newcomer }) => {
  const app = await newcomer('/', { viewport: { ...phone, height: 480 } });
  const tabs = app.page.getByRole('navigation', { name: 'Main' });
  const isInView = async (button: Locator) => {
    await expect.poll(async () => (await boxOf(button)).bottom <= (await boxOf(tabs)).y).toBe(true);
    expect((await boxOf(button)).y).toBeGreaterThan(0);
  };
  await app.exactly('Reading').click();
  await isInView(app.exactly('Next'));
  await app.go('/settings');
  await app.fill('Phone', '+1 312 555 0199');
  await app.page.evaluate(() => window.scrollTo(0, 0));
  await isInView(app.exactly('Save Settings'));
});

test('a double tap or a held key marks a day once, and sends a message once', async ({ owner }) => {
  const app = await owner('/', { viewport: phone, hasTouch: true, tolerates: noNetwork });
  const { id } = app.campaign;
  const marks = app.requests(/\/api\/messages\/\d+$/, 'PUT');
  const isMarked = async (count: number) => {
    await app.isIdle();
    expect(marks).toHaveLength(count);
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
  const week = await app.openWeek(1);
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
    const messages = await app.messagesOf(id);
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
  await app.exactly('Reading').click();
  await doubleTap(app.exactly('Next'));
  await app.exactly('Next').waitFor();
  await app.heading('When and how?', 2).waitFor();
  await doubleTap(app.exactly('Next'));
  await app.counts(app.shownMessages, 3);
  await app.isIdle();
  expect(created).toEqual([]);

  await app.exactly('Create Campaign').dblclick();
  await app.isTold('Campaign created!');
  expect(created).toHaveLength(1);
});
