import { samplePages } from '../support/node/sample-pages.ts';
import { look, lookAt } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';

// Other tests check the accessibility of the states they reach.

test('the pages before the first campaign, the open answers and the menu are accessible', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { viewport: phone });
  const shows = (words: string | RegExp) => () => app.page.getByText(words).first().waitFor();
  const tab = (name: string, words: string) => async () => {
    await app.tab(name).click();
    await shows(words)();
  };
  await lookAt(app, [
    ...samplePages.flatMap(({ path, empty }) => (empty === null ? [] : [{ path, ready: shows(empty) }])),
    { path: '/campaigns/seven', ready: () => app.isAt('Campaign not found') },
    {
      path: '/analytics',
      ready: async () => {
        await app.page.getByText('In numbers').click();
        await shows('No campaign data available yet.')();
      },
    },
    { ready: tab('Campaign Progress', 'No campaign progress data available yet.') },
  ]);
  await app.go('/');
  await app.page.locator('summary', { hasText: 'Recent Messages' }).click();
  await app.sees('No messages yet. Create a campaign to start receiving messages.');

  await app.go('/help');
  await app.isAt('Help Center');
  // The first answer is open.
  for (const question of (await app.page.locator('summary').all()).slice(1)) await question.click();
  await look(app);
  await app.press('More');
  await app.page.getByText('Logout').waitFor();
  await look(app, 'the menu');
});

test('the charts are accessible, next to the details of the campaigns', async ({ demo }) => {
  const app = await demo('/analytics', { viewport: phone });
  await app.sees(/: \d+%$/);
  await look(app, 'Completion Rates');
  await app.tab('Campaign Progress').click();
  await app.sees('Progress (%)', 'Individual Campaign Details');
  await look(app, 'Campaign Progress');
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

test('if a link to reset a password can’t be checked, the form stays', async ({ visitor }) => {
  const app = await visitor(null, { viewport: phone });
  await app.refuse(/password-resets\/check/, { status: 429 });
  const checked = app.page.waitForResponse(/password-resets\/check/);
  await app.go('/reset-password?token=of-nobody');
  expect((await checked).status()).toBe(429);
  await app.field('New password').waitFor();
  await look(app, 'the form of a new password');
});
