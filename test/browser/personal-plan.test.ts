import { expect, expectAccessible, test } from './browser-test.ts';
import { messagesOf, startCampaign } from './campaigns-at-hand.ts';
import { expectFocus, expectNoSideScroll, expectNotice, refuse } from './on-the-page.ts';

const phone = { width: 360, height: 740 };

test('a plan made in the form is shown as a message will say it, and quoted in the messages', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/create-campaign',
    serviceWorkers: 'block',
    viewport: phone,
  });
  await page.getByLabel('Title').fill('Walk Biscuit');
  await page.getByLabel('Description').fill('Around the canal before work');
  await page.getByRole('radio', { name: 'Email' }).check();
  const preview = page.getByText('Your message will say:').locator('..');
  await page.getByText('Your messages use these words. You can add them later, too.').waitFor();
  expect(await preview.count()).toBe(0);

  // A suggestion is taken with a tap, and given back with another.
  const cue = page.getByLabel('After', { exact: true });
  const ideas = page.getByRole('list', { name: 'Suggestions for the moment' }).getByRole('button');
  await expect.poll(() => ideas.count()).toBe(3);
  await ideas.first().click();
  await expect.poll(() => ideas.first().getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => cue.inputValue()).toBe(await ideas.first().innerText());
  await ideas.first().click();
  await expect.poll(() => cue.inputValue()).toBe('');

  await cue.fill('I put my kettle on.');
  await preview.getByText('After you put your kettle on: …').waitFor();
  const action = page.getByLabel('I will', { exact: true });
  await action.fill('x'.repeat(121));
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByText('Please say what you will do in at most 120 characters').waitFor();
  await expectFocus(action);
  await action.fill('walk Biscuit around the canal');
  await preview.getByText('After you put your kettle on: walk Biscuit around the canal.').waitFor();
  await preview.locator('span').getByText('you put your kettle on', { exact: true }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);

  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/campaigns$/.test(response.url()),
  );
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const campaign = (await (await created).json()) as { id: number };
  expect(campaign).toMatchObject({
    kind: 'build',
    planAnchor: 'I put my kettle on.',
    planAction: 'walk Biscuit around the canal',
    planWhy: null,
  });
  const quoting = (await messagesOf(page, campaign.id)).filter(({ content }) =>
    /you put your kettle on|walk Biscuit around the canal/i.test(content),
  );
  expect(quoting.length).toBeGreaterThanOrEqual(42);
});

test('a form without proposals is as good as ever', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  await refuse(page, /\/api\/proposals/, { method: 'POST' });
  await page.goto('/create-campaign');
  await page.getByLabel('After', { exact: true }).fill('lunch');
  await page.getByText('After lunch: …').waitFor();
  await expect
    .poll(() => page.getByRole('radio', { name: 'Do something', exact: true }).isChecked())
    .toBe(true);
});

test('the words of a campaign are added, changed and removed on its page', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page, { planWhy: 'I want quiet mornings' });
  await page.goto(`/campaigns/${id}`);
  const words = page.getByRole('region', { name: 'Your words' });
  await words.getByText('I want quiet mornings').waitFor();
  const add = words.getByRole('button', { name: 'Add: I will' });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'What exactly will you do?' });
  await dialog.getByLabel('I will').fill('sit for three breaths');
  await expectAccessible(page);

  const save = dialog.getByRole('button', { name: 'Save' });
  await refuse(page, /\/plan$/, { method: 'PUT' });
  await save.click();
  await expectNotice(page, 'Error', 'Failed to save your words. Please try again.');
  await expect.poll(() => dialog.getByLabel('I will').inputValue()).toBe('sit for three breaths');
  await page.unrouteAll();
  const sent = page.waitForRequest(/\/plan$/);
  await dialog.getByLabel('I will').press('Enter');
  expect((await sent).postDataJSON()).toEqual({ planAction: 'sit for three breaths' });
  await expectNotice(page, 'Saved', 'The messages to come use it.');
  await dialog.waitFor({ state: 'detached' });
  await words.getByText('sit for three breaths').waitFor();
  await page
    .getByRole('article')
    .filter({ hasText: /sit for three breaths/i })
    .first()
    .waitFor();
  await expectAccessible(page);

  // The form shows what it asks for, and leaves the rest as it is.
  await page.goto(`/campaigns/${id}/edit`);
  await expect
    .poll(() => page.getByLabel('I will', { exact: true }).inputValue())
    .toBe('sit for three breaths');
  await page.getByLabel('After', { exact: true }).fill('I brush my teeth');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Campaign updated!');
  await page.goto(`/campaigns/${id}`);
  for (const text of ['I brush my teeth', 'sit for three breaths', 'I want quiet mornings']) {
    await words.getByText(text).waitFor();
  }
  await words.getByRole('button', { name: 'Remove: Why' }).click();
  await expectNotice(page, 'Removed');
  await words.getByText('I want quiet mornings').waitFor({ state: 'detached' });
  await expectFocus(words.getByRole('heading', { name: 'Your words' }));
});
