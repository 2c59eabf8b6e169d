import { samplePages } from '../support/node/sample-pages.ts';
import { look, lookAt } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';

// Other tests check the accessibility of the states they reach.

test('the pages are accessible before the first campaign', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const shows = (words: string | RegExp) => () => app.page.getByText(words).first().waitFor();
  const tab = (name: string, words: string) => async () => {
    await app.tab(name).click();
    await shows(words)();
  };
  await lookAt(app, [
    ...samplePages.flatMap(({ path, empty }) => (empty === null ? [] : [{ path, ready: shows(empty) }])),
    { path: '/campaigns/seven', ready: () => app.isAt('Campaign not found') },
    { path: '/analytics', ready: tab('Completion Rates', 'No campaign data available yet.') },
    { ready: tab('Campaign Progress', 'No campaign progress data available yet.') },
  ]);
  await app.go('/');
  await app.sees('No messages yet. Create a campaign to start receiving messages.');
});

test('the charts are accessible; no line of facts starts or ends with a dot', async ({ demo }) => {
  const app = await demo('/analytics', { viewport: phone });
  await app.tab('Completion Rates').click();
  await app.sees(/: \d+%$/);
  await look(app, 'Completion Rates');
  await app.tab('Campaign Progress').click();
  await app.sees('Progress (%)');
  await app.press('Show as table for Campaign Progress');
  await app.page.getByRole('cell', { name: '100%' }).first().waitFor();
  await look(app, 'Campaign Progress');

  await app.follow('Today');
  await app.heading('Active Campaigns', 2).waitFor();
  await app.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const dots = app.page.getByText('·', { exact: true });
  await expect.poll(() => dots.count()).toBeGreaterThan(2);
  const stray = await dots.evaluateAll((elements) =>
    elements.flatMap((dot) => {
      const [part, line] = [dot.parentElement, dot.parentElement?.parentElement];
      const before = part?.previousElementSibling?.getBoundingClientRect();
      if (!part || !line || !before || !dot.checkVisibility()) return [];
      const { left, bottom } = dot.getBoundingClientRect();
      const isCutOff = left < line.getBoundingClientRect().left + 1;
      const isBetween = before.top < bottom && before.bottom >= bottom - 2;
      return isCutOff || isBetween ? [] : [part.textContent];
    }),
  );
  expect(stray).toEqual([]);
});

test('the open answers of the help page and the menu on a phone are accessible', async ({ newcomer }) => {
  const app = await newcomer('/help', { viewport: phone });
  await app.isAt('Help Center');
  // The first answer is open.
  for (const question of (await app.page.locator('summary').all()).slice(1)) await question.click();
  await look(app);
  await app.press('More');
  await app.page.getByText('Logout').waitFor();
  await look(app, 'the menu');
});

test('long words cause no sideways scrolling on a phone', async ({ owner }) => {
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const campaign = { title, description: title.repeat(4) };
  const app = await owner(null, { viewport: phone, campaign });
  const { id } = app.campaign;
  for (const path of ['/', '/campaigns', '/analytics', `/campaigns/${id}`, `/campaigns/${id}/edit`]) {
    await app.go(path);
    await (path.endsWith('/edit') ? app.has('Title', title) : app.page.getByText(title).first().waitFor());
    await app.hasNoSideScroll();
  }
});

test('a used link to reset a password says so; a check that fails leaves the form', async ({ visitor }) => {
  const app = await visitor('/reset-password?token=of-nobody', { viewport: phone });
  await app.isAt('This link no longer works');
  await app.lacks(app.button('Save password'));
  await app.refuse(/password-resets\/check/, { status: 429 });
  const checked = app.page.waitForResponse(/password-resets\/check/);
  await app.page.reload();
  expect((await checked).status()).toBe(429);
  await app.field('New password').waitFor();
  await look(app, 'the form of a new password');
});
