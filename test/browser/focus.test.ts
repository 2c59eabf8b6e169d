import { expect, openNewCampaign, phone, test, zoneAtNoon } from './browser-test.ts';

const account = { timezone: zoneAtNoon() };

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

test('in the days of a campaign, the arrow keys move and Enter opens and closes a day, but not together with Alt', async ({
  newcomer,
}) => {
  const app = await newcomer('/help', { account });
  await openNewCampaign(app);
  const day = (at: number) => app.page.getByRole('grid').locator(`[data-at="${at}"]`);
  await day(8).focus();
  await app.page.keyboard.press('ArrowLeft');
  await app.hasFocus(day(1));
  const openCount = () => app.page.getByRole('grid').locator('[aria-pressed="true"]').count();
  expect(await openCount()).toBe(0);
  expect(await day(1).getAttribute('tabindex')).toBe('0');
  await app.page.keyboard.press('Alt+ArrowRight');
  await app.hasFocus(day(1));
  await app.page.keyboard.press('Enter');
  await expect.poll(() => day(1).getAttribute('aria-pressed')).toBe('true');
  await app.page.keyboard.press('Enter');
  await expect.poll(openCount).toBe(0);
  await app.hasFocus(day(1));
});

test('Enter and ArrowDown open a menu on its first item, which has a ring, also in a theme with forced colors', async ({
  newcomer,
}) => {
  for (const forcedColors of ['none', 'active'] as const) {
    const app = await newcomer('/help', { account, forcedColors });
    await openNewCampaign(app);
    // One item of the account menu depends on what the server can do.
    const release = await app.hold(/\/api\/capabilities$/);
    await app.button('Edit your words').waitFor();
    const item = app.page.getByRole('menuitem');
    const isOnFirst = async () => {
      await app.hasFocus(item.first());
      expect(await item.first().evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    };
    for (const menu of ['Campaign actions', `Account of ${app.person.username}`]) {
      for (const key of ['Enter', 'ArrowDown']) {
        await app.button(menu).press(key);
        await isOnFirst();
        await app.page.keyboard.press('Escape');
        await app.isGone(item.first());
        await app.hasFocus(app.button(menu));
      }
    }
    await app.page.keyboard.press('Enter');
    await isOnFirst();
    release();
    await item.filter({ hasText: 'Outbox' }).waitFor();
    await isOnFirst();
  }
});

test('on a phone, the Tab key moves down a campaign’s page, as it looks', async ({ newcomer }) => {
  const app = await newcomer('/help', { account, viewport: phone });
  await openNewCampaign(app);
  await app.button('Edit your words').waitFor();
  const tops = await app.page
    .getByRole('main')
    .locator('a, button, summary, [tabindex="0"]')
    .evaluateAll((places) =>
      places
        .filter((place) => place instanceof HTMLElement && place.tabIndex === 0 && place.checkVisibility())
        .map((place) => ({ name: place.textContent, top: place.getBoundingClientRect().top })),
    );
  expect(tops.length).toBeGreaterThan(5);
  // Within a row, some are a little higher than others.
  const isUp = ({ top }: { top: number }, at: number) => at > 0 && top < (tops[at - 1]?.top ?? 0) - 40;
  expect(tops.filter(isUp)).toEqual([]);
});
