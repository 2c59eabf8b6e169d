import type { Locator } from 'playwright-core';
import { expect, openNewCampaign, phone, startCampaign, test } from './browser-test.ts';

test('the focus stays near a button that disappears', async ({ newcomer, visitor }) => {
  const app = await newcomer('/settings');
  const focused = () => app.page.evaluate(() => document.activeElement?.textContent);
  await app.button('Create a calendar link').focus();
  await app.page.keyboard.press('Enter');
  await app.field('Secret link').waitFor();
  await expect.poll(focused).toContain('Secret link');

  const stranger = await visitor('/register');
  await stranger.button('Change').focus();
  await stranger.page.keyboard.press('Enter');
  await stranger.hasFocus(stranger.field('Timezone'));
});

test('Enter and ArrowDown open a menu on its first item, which has a ring, also in a theme with forced colors', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await openNewCampaign(app);
  await app.button('Edit your words').waitFor();
  // One item of the account menu depends on what the server can do.
  const release = await app.hold(/\/api\/capabilities$/);
  const item = app.page.getByRole('menuitem');
  const isOnFirst = async () => {
    await app.hasFocus(item.first());
    expect(await item.first().evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  };
  for (const forcedColors of ['none', 'active'] as const) {
    await app.page.emulateMedia({ forcedColors });
    for (const menu of ['Campaign actions', `Account of ${app.person.username}`]) {
      for (const key of ['Enter', 'ArrowDown']) {
        await app.button(menu).press(key);
        await isOnFirst();
        await app.page.keyboard.press('Escape');
        await app.isGone(item.first());
        await app.hasFocus(app.button(menu));
      }
      // It is closed and reopened before the browser reports either.
      await app.button(menu).press('Enter');
      await isOnFirst();
      await app.button(menu).evaluate((opener: HTMLButtonElement) => {
        (opener.popoverTargetElement as HTMLElement).hidePopover();
        opener.click();
      });
      await isOnFirst();
      await app.page.keyboard.press('Escape');
      await app.hasFocus(app.button(menu));
    }
  }
  await app.button(`Account of ${app.person.username}`).press('Enter');
  await isOnFirst();
  release();
  await item.filter({ hasText: 'Outbox' }).waitFor();
  await isOnFirst();
});

test('on a campaign’s page, arrow keys and Enter work in the days, but not with Alt; on a phone, Tab moves down as it looks', async ({
  newcomer,
}) => {
  const app = await newcomer(null);
  await openNewCampaign(app);
  const day = (at: number) => app.page.getByRole('grid').locator(`[data-at="${at}"]`);
  await day(8).focus();
  await app.page.keyboard.press('ArrowLeft');
  await app.hasFocus(day(1));
  const openCount = () => app.page.getByRole('grid').locator('[aria-pressed="true"]').count();
  await expect.poll(openCount).toBe(0);
  await expect.poll(() => day(1).getAttribute('tabindex')).toBe('0');
  await app.page.keyboard.press('Alt+ArrowRight');
  await app.hasFocus(day(1));
  await app.page.keyboard.press('Enter');
  await expect.poll(() => day(1).getAttribute('aria-pressed')).toBe('true');
  await app.page.keyboard.press('Enter');
  await expect.poll(openCount).toBe(0);
  await app.hasFocus(day(1));

  await app.page.setViewportSize(phone);
  await app.button('Edit your words').waitFor();
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
});

test('on a phone, a notice covers neither the page’s heading, nor the bar at the bottom, nor a dialog’s fields', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { viewport: phone });
  await openNewCampaign(app);
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
  await app.go('/');
  await app.refuse(/\/api\/messages\/\d+$/, { method: 'PUT' });
  await app.press('Mark Complete');
  await isClear(app.heading('Dashboard'), app.page.getByRole('navigation', { name: 'Main' }));
  await app.go('/settings');
  await app.region('Sign-in & security').locator('summary').press('Enter');
  await app.press('Change email');
  const dialog = app.dialog('Change email');
  await app.hasFocus(dialog.field('New email'));
  await dialog.fill('New email', 'new@example.com');
  await dialog.fill('Current password', 'not this one');
  await dialog.press('Change email');
  await isClear(dialog.field('New email'), dialog.field('Current password'), dialog.button('Cancel'));
  await app.go('/create-campaign');
  await app.refuse(/\/api\/campaigns$/, { method: 'POST' });
  await app.press('Reading');
  await app.press('Your first three messages');
  await app.press('Create Campaign');
  await isClear(app.heading('Your first three messages', 2), app.button('Create Campaign'));
});

test('on a phone, the bar of a form covers nothing that has the focus', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const { id } = await startCampaign(app);
  await app.go(`/campaigns/${id}/edit`);
  await app.field('Title').focus();
  const focused = () =>
    app.page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element?.closest('form')) return null;
      const { left, top, width, height } = element.getBoundingClientRect();
      const atCenter = document.elementFromPoint(left + width / 2, top + height / 2);
      const isShown = atCenter?.contains(element) || (element.closest('label') ?? element).contains(atCenter);
      return { name: `${element.tagName} ${element.textContent}`, isShown: isShown ?? false };
    });
  for (let at = await focused(); at !== null; at = await focused()) {
    if (!at.isShown) await expect.poll(focused).toEqual({ ...at, isShown: true });
    await app.page.keyboard.press('Tab');
  }
});

test('Android’s Back closes a dialog and stays on the page', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  // A headless browser has no such button.
  await app.page.addInitScript(
    'CloseWatcher = class extends CloseWatcher { constructor() { super(); window.watcher = this; } };',
  );
  const { id } = await openNewCampaign(app);
  await app.fromMenu('Ease up or pause');
  await app.dialog().isThere();
  await app.page.evaluate('watcher.requestClose()');
  await app.dialog().isGone();
  await app.hasPath(`/campaigns/${id}`);
});
