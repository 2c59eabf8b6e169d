import { demoPerson } from '../../scripts/demo/stories.ts';
import { expect, expectAccessible, test } from './browser-test.ts';

type Campaign = {
  title: string;
  currentWeek: number;
  active: boolean;
  completed: boolean;
  completionRate: number;
};

test('the demo account shows campaigns in weeks 1, 5 and 12 with a history, and one that is over', async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson });
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByRole('heading', { name: 'Drink more water' }).first().waitFor();
  await expectAccessible(page);

  const session = (await (await page.request.get('/api/session')).json()) as { id: number };
  const campaigns = (await (
    await page.request.get(`/api/campaigns?userId=${session.id}`)
  ).json()) as Campaign[];
  const running = campaigns.filter((campaign) => campaign.active);
  expect(running.map((campaign) => campaign.currentWeek).sort((a, b) => a - b)).toEqual([1, 5, 12]);
  expect(campaigns.filter((campaign) => campaign.completed)).toHaveLength(1);
  for (const { completionRate } of campaigns) {
    expect(completionRate).toBeGreaterThanOrEqual(55);
    expect(completionRate).toBeLessThanOrEqual(95);
  }
});
