import { expect, test } from './browser-test.ts';
import { messagesOf, startCampaign } from './campaigns-at-hand.ts';
import { answer, expectFocus, expectNotice, expectTexts, holdAnswers, refuse } from './on-the-page.ts';

const names = ['Exercise', 'Meditation', 'Hydration', 'Nutrition', 'Reading'];

test('templates stand in groups, or by their category, and are copied with one click', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/templates',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('heading', { name: 'Message Templates', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['All', ...names]);
  await page.getByRole('article').first().waitFor();
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual(names);
  const all = await page.getByRole('article').count();

  const counts: number[] = [];
  for (const name of names) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tab', { name, selected: true }).waitFor();
    await page.waitForURL(`**/templates?category=${name.toLowerCase()}`);
    const cards = page.getByRole('article');
    counts.push(await cards.count());
    await expect.poll(() => cards.getByText(name, { exact: true }).count()).toBe(counts.at(-1));
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);

  const card = page.getByRole('article').first();
  const content = await card.getByRole('paragraph').last().innerText();
  await expect.poll(() => card.innerText()).toMatch(/motivational|informative|friendly|direct/i);
  await card.getByRole('button', { name: `Copy: ${content}` }).click();
  await expectNotice(page, 'Copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await card.getByRole('button', { name: /^Copy: / }).click();
  await expectNotice(page, 'Copy failed', 'Failed to copy template message.');
});

test('templates on their way have six places; without any, the page says so', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const release = await holdAnswers(page, /\/api\/templates/);
  await page.goto('/templates');
  await expectTexts(page, ['Loading templates']);
  await expect
    .poll(() => page.locator('[aria-busy=true] > *:not(:first-child), [aria-busy=true] li').count())
    .toBe(6);
  await refuse(page, /\/api\/templates/);
  release();
  await page.reload();
  await page.getByText('The templates could not be loaded.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article').first().waitFor();
  await answer(page, /\/api\/templates/, []);
  await page.reload();
  await page.getByText('No templates found', { exact: true }).waitFor();
});

test('one category is asked for by its name', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null });
  const answered = await page.request.get('/api/templates?category=reading');
  const templates = (await answered.json()) as { category: string }[];
  expect(new Set(templates.map(({ category }) => category))).toEqual(new Set(['reading']));
});

test('a template becomes a message of a campaign, at once or later', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: '/templates' });
  const use = page.getByRole('button', { name: /^Use this template/ }).first();
  await use.click();
  const dialog = page.getByRole('dialog', { name: 'Use this template' });
  await dialog.getByText('A message belongs to a campaign, and none of yours is running.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(use);

  const { id } = await startCampaign(page);
  await page.reload();
  await use.click();
  await dialog.getByLabel('Message').fill('From a template');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expectNotice(page, 'Message sent');
  await use.click();
  await dialog.getByLabel('When').selectOption('later');
  await dialog.getByRole('button', { name: 'Schedule message' }).click();
  await expectNotice(page, 'Message created');
  expect(await messagesOf(page, id)).toHaveLength(86);
});
