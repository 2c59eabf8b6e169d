import { expect, expectAccessible, test } from './browser-test.ts';
import { messagesOf, startCampaign } from './campaigns-at-hand.ts';
import { expectFocus, expectNoSideScroll, expectNotice, expectTexts, refuse } from './on-the-page.ts';

const phone = { width: 360, height: 740 };

test('a plan made in the form is quoted in the messages', async ({ openApp, registerPerson }) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/create-campaign',
    serviceWorkers: 'block',
    viewport: phone,
  });
  await page.getByLabel('Title').fill('Morning meditation');
  await page.getByLabel('Description').fill('Ten quiet minutes');
  await page.getByRole('radio', { name: 'Email' }).check();
  const opener = page.getByRole('button', { name: /^A plan of your own/ });
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  expect(await page.getByLabel('After').count()).toBe(0);

  await opener.press('Enter');
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('true');
  const idea = page.getByRole('list', { name: 'Ideas for the small step' }).getByRole('button').first();
  await idea.click();
  await expect.poll(() => idea.getAttribute('aria-pressed')).toBe('true');
  const step = page.getByLabel('I will');
  await expect.poll(() => step.inputValue()).toBe(await idea.innerText());
  await idea.click();
  await expect.poll(() => step.inputValue()).toBe('');
  await page.getByLabel('After').fill('brushing my teeth');
  await step.fill('sit for three breaths');
  await expectNoSideScroll(page);
  await expectAccessible(page);

  // Too long is said where it is, even when the block was closed again.
  const why = page.getByLabel('Why it matters to me');
  await why.fill('x'.repeat(201));
  await opener.click();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByText('Please say why in at most 200 characters').waitFor();
  await expectFocus(why);
  await why.fill('quiet mornings');
  const created = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  const campaign = (await (await created).json()) as { id: number };
  expect(campaign).toMatchObject({
    planAnchor: 'brushing my teeth',
    planAction: 'sit for three breaths',
    planWhy: 'quiet mornings',
  });
  const quoting = (await messagesOf(page, campaign.id)).filter(({ content }) =>
    /brushing (?:my|your) teeth|three breaths|quiet mornings/i.test(content),
  );
  expect(quoting.length).toBeGreaterThanOrEqual(42);
});

test('a form without ideas at hand is as good as ever', async ({ openApp, registerPerson }) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/create-campaign',
    serviceWorkers: 'block',
  });
  await refuse(page, /\/api\/plan-suggestions/);
  await page.getByRole('button', { name: /^A plan of your own/ }).click();
  await page.getByText('No ideas at hand just now. Your own words are best anyway.').waitFor();
  await page.getByLabel('After').fill('lunch');
  await page.getByRole('button', { name: /^A plan of your own/ }).click();
  await page.getByText('My moment: after lunch.').waitFor();
});

test('a plan is made, changed and taken away on the page of its campaign', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const make = page.getByRole('button', { name: 'Make a plan' });
  await make.click();
  const dialog = page.getByRole('dialog', { name: 'A plan of your own' });
  await dialog.getByRole('button', { name: 'lunch' }).click();
  await dialog.getByLabel('I will').fill('sit for three breaths');
  await dialog.getByLabel('Why it matters to me').fill('quiet mornings');
  await expectAccessible(page);

  const save = dialog.getByRole('button', { name: 'Save Plan' });
  await refuse(page, /\/plan$/, { method: 'PUT' });
  await save.click();
  await expectNotice(page, 'Error', 'Failed to save the plan. Please try again.');
  await expect.poll(() => dialog.getByLabel('I will').inputValue()).toBe('sit for three breaths');
  await page.unrouteAll();
  await save.click();
  await expectNotice(page, 'Plan saved', 'The messages to come follow it.');
  await dialog.waitFor({ state: 'detached' });
  await expectTexts(page, [
    'After lunch I will sit for three breaths.',
    'Why it matters to me: quiet mornings',
  ]);
  await page
    .getByRole('article')
    .filter({ hasText: /lunch|three breaths/i })
    .first()
    .waitFor();
  await expectAccessible(page);

  const change = page.getByRole('button', { name: 'Change plan' });
  await expectFocus(change);
  await page.goto(`/campaigns/${id}/edit`);
  await expect.poll(() => page.getByLabel('I will').inputValue()).toBe('sit for three breaths');
  await page.goto(`/campaigns/${id}`);
  await change.click();
  for (const label of ['After', 'I will', 'Why it matters to me']) await dialog.getByLabel(label).fill('');
  await save.click();
  await expectNotice(page, 'Plan taken away');
  await make.waitFor();
});
