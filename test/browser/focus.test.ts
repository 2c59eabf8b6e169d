import type { Locator } from 'playwright-core';
import { expect, phone, test } from './browser-test.ts';
import { exactly } from './screen.ts';

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
        await app.isGone(item.first());
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
  const day = (at: number) => app.page.getByRole('grid').locator(`[data-at="${at}"]`);
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
      const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
      const boxes = await Promise.all(places.map((place) => place.boundingBox()));
      return boxes.filter((box) => box !== null && box.y + box.height > y && box.y < y + height);
    };
    await expect.poll(covered).toEqual([]);
  };
  await app.refuseNext(/\/api\/messages\/\d+$/);
  await app.press('Mark Complete');
  await isClear(app.heading('Dashboard'), app.page.getByRole('navigation', { name: 'Main' }));
  await app.go('/settings');
  await app.openSection('Sign-in & security');
  await app.press('Change email');
  const dialog = app.dialog('Change email');
  await app.hasFocus(dialog.field('New email'));
  await dialog.fillIn({ 'New email': 'new@example.com', 'Current password': 'not this one' });
  await dialog.press('Change email');
  await isClear(dialog.field('New email'), dialog.field('Current password'), dialog.button('Cancel'));
  await app.go('/create-campaign');
  await app.refuseNext(/\/api\/campaigns$/);
  await app.press('Reading');
  await app.press('Your first three messages');
  await app.press('Create Campaign');
  await isClear(app.heading('Your first three messages', 2), app.button('Create Campaign'));

  // The proposals come last. They move the fields.
  const proposals = app.page.waitForResponse(/\/api\/proposals$/);
  await app.go(`/campaigns/${app.campaign.id}/edit`);
  await proposals;
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
  const isInView = (button: Locator) =>
    expect
      .poll(async () => {
        const [bar, own] = await Promise.all([tabs.boundingBox(), button.boundingBox()]);
        return bar !== null && own !== null && own.y > 0 && own.y + own.height <= bar.y;
      })
      .toBe(true);
  await exactly(app, 'Reading').click();
  await isInView(exactly(app, 'Next'));
  await app.go('/settings');
  await app.fill('Phone', '+1 312 555 0199');
  await app.page.evaluate(() => window.scrollTo(0, 0));
  await isInView(exactly(app, 'Save Settings'));
});
