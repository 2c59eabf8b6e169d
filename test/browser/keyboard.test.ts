import type { Locator, Page } from 'playwright-core';
import { expect, test } from './browser-test.ts';
import { expectFocus, expectNotice } from './on-the-page.ts';

/** Moves the focus with the Tab key alone, and sees that it can be seen when it arrives. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      const isVisible = await target.first().evaluate((element) => {
        const places = [element, element.closest('label')];
        const styles = places.flatMap((place) => (place === null ? [] : [getComputedStyle(place)]));
        const hasRing = styles.some(
          ({ outlineStyle, outlineWidth, boxShadow }) =>
            (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
        );
        return element.matches(':focus-visible') && hasRing;
      });
      expect(isVisible).toBe(true);
      return;
    }
  }
  throw new Error(`The Tab key never reaches ${target}`);
}

test('somebody with a keyboard alone registers, starts a campaign and marks a message', async ({
  openApp,
}) => {
  const page = await openApp();
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
    await page.keyboard.type(text);
  };
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await press(page.getByRole('link', { name: 'Sign up' }));
  // The page before has a field of this name as well.
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  const username = `keys-${process.pid}-${Date.now()}`;
  await type('Username', username);
  await type('Email', `${username}@example.com`);
  await type('Password', 'a good password');
  await press(page.getByRole('button', { name: 'Create Account' }));
  await expectNotice(page, 'Registration successful!');
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();

  await press(page.getByRole('link', { name: 'New Campaign' }).first());
  await page.getByRole('heading', { name: 'Create a New Habit Campaign' }).waitFor();
  await type('Title', 'Walk');
  await type('Description', 'Round the block after lunch');
  await tabTo(page, page.getByRole('radio', { name: 'Daily' }));
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: '3 times per week' }).isChecked()).toBe(true);
  await press(page.getByRole('button', { name: 'Create Campaign' }));
  await expectNotice(page, 'Campaign created!');

  await press(page.getByRole('link', { name: 'Manage Walk' }));
  await page.getByRole('heading', { name: 'Walk', level: 1 }).waitFor();
  const card = page.getByRole('tabpanel').getByRole('article').first();
  await press(card.getByRole('button', { name: 'Mark Complete' }), 'Space');
  await card.getByRole('button', { name: '✓ Completed (Click to Unmark)' }).waitFor();

  // A dialog keeps the focus, and gives it back.
  const replace = card.getByRole('button', { name: 'Replace' });
  await press(replace);
  const dialog = page.getByRole('dialog', { name: 'Replace Message' });
  await dialog.getByRole('textbox').waitFor();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(replace);
});

test('a tab shows a ring to whoever uses the keyboard, and none to a finger', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: '/campaigns' });
  const ring = () =>
    page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle);
  await page.getByRole('tab', { name: /^Completed/ }).click();
  await page.getByText(/^Nothing is completed yet/).waitFor();
  expect(await ring()).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await page.getByText(/^No campaigns are running yet/).waitFor();
  expect(await ring()).toBe('solid');
});
