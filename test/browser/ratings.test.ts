import type { Page } from 'playwright-core';
import { demoPerson } from '../../scripts/demo/stories.ts';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expect, expectAccessible, test } from './browser-test.ts';
import { messagesOf, sendNow } from './campaigns-at-hand.ts';
import { expectNoSideScroll, expectNotice, holdAnswers, refuse } from './on-the-page.ts';

const oneRating = /\/api\/messages\/\d+\/rating$/;

/** The demo account's campaign that is in this week of its twelve. */
async function demoCampaign(page: Page, week: number): Promise<CampaignView> {
  const { id } = await (await page.request.get('/api/session')).json();
  const campaigns: CampaignView[] = await (await page.request.get(`/api/campaigns?userId=${id}`)).json();
  const found = campaigns.find(({ active, currentWeek }) => active && currentWeek === week);
  if (found === undefined) throw new Error(`The demo account has no campaign in week ${week}`);
  return found;
}

/** The messages of a campaign that have reached the person, newest first. */
const sentOf = async (page: Page, id: number) =>
  (await messagesOf(page, id)).filter(({ sent, writer }) => sent && writer !== 'person').reverse();

const cardOf = (page: Page, content: string) =>
  page.getByRole('tabpanel').getByRole('article').filter({ hasText: content });

const phone = { width: 360, height: 740 };

test('a thumb shows at once, is kept, comes back when the server refuses, and works by keyboard', async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson, path: null, serviceWorkers: 'block', viewport: phone });
  const { id } = await demoCampaign(page, 5);
  const [message] = await sentOf(page, id);
  if (message === undefined) throw new Error('Nothing was sent yet');
  await page.goto(`/campaigns/${id}`);
  const card = cardOf(page, message.content);
  const up = card.getByRole('button', { name: 'Thumbs up' });
  const down = card.getByRole('button', { name: 'Thumbs down' });
  await up.waitFor();
  for (const thumb of [up, down]) {
    const box = await thumb.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  const pressed = async () => [
    await up.getAttribute('aria-pressed'),
    await down.getAttribute('aria-pressed'),
  ];
  await expect.poll(pressed).toEqual(['false', 'false']);

  const release = await holdAnswers(page, oneRating);
  const asked = page.waitForRequest(oneRating);
  await up.click();
  await expect.poll(pressed).toEqual(['true', 'false']);
  expect((await asked).postDataJSON()).toEqual({ rating: 'up' });
  release();
  await expect.poll(async () => (await sentOf(page, id))[0]?.rating).toBe('up');

  await page.unrouteAll();
  await refuse(page, oneRating, { method: 'PUT' });
  await down.click();
  await expectNotice(page, 'Error', 'Your thumb could not be kept. Please try again.');
  await expect.poll(pressed).toEqual(['true', 'false']);

  await page.unrouteAll();
  await down.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await sentOf(page, id))[0]?.rating).toBe('down');
  await expect.poll(pressed).toEqual(['false', 'true']);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sentOf(page, id))[0]?.rating).toBeNull();
  await expect.poll(pressed).toEqual(['false', 'false']);
  await expectNoSideScroll(page);
});

test('each card says quietly where its words came from, and asks for thumbs only on what was written for the person', async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson, path: null });
  const { id } = await demoCampaign(page, 1);
  await sendNow(page, id, 'My own words to myself');
  await page.goto(`/campaigns/${id}`);
  const own = cardOf(page, 'My own words to myself');
  await own.getByText('Written by you', { exact: true }).waitFor();
  expect(await own.getByRole('button', { name: /Thumbs/ }).count()).toBe(0);
  const [toCome] = (await messagesOf(page, id)).filter(({ status }) => status === 'scheduled');
  const scheduled = cardOf(page, toCome?.content ?? '');
  await scheduled.getByText('Written by our library', { exact: true }).waitFor();
  expect(await scheduled.getByRole('button', { name: /Thumbs/ }).count()).toBe(0);

  await page.goto('/');
  const words = page.getByRole('article').getByText(/^Written (?:by you|by our library|with AI)$/);
  await words.first().waitFor();
  // The dashboard shows three messages.
  await expect.poll(() => words.count()).toBe(3);
});

test('a message that a model wrote says so', async ({ openApp }) => {
  const page = await openApp({ person: demoPerson, path: null, serviceWorkers: 'block' });
  const { id } = await demoCampaign(page, 1);
  const messages = await messagesOf(page, id);
  await page.route(/\/api\/messages\/campaign\/\d+$/, (route) =>
    route.fulfill({
      json: messages.map((message, at) => ({ ...message, writer: at % 2 === 0 ? 'openai' : 'workers-ai' })),
    }),
  );
  await page.goto(`/campaigns/${id}`);
  await page.getByText('Written with AI', { exact: true }).first().waitFor();
  expect(await page.getByText('Written by our library').count()).toBe(0);
});

test('another style is offered after several thumbs down, changed by a tap alone, and never again once refused', async ({
  openApp,
}) => {
  const page = await openApp({ person: demoPerson, path: null, serviceWorkers: 'block', viewport: phone });
  const rate = async (id: number, rating: 'down' | null) => {
    for (const message of (await sentOf(page, id)).slice(0, 4)) {
      await page.request.put(`/api/messages/${message.id}/rating`, { data: { rating } });
    }
  };
  const question = /^You gave several of these a thumbs down\. Try (\w+) instead\?$/;

  const refused = await demoCampaign(page, 5);
  await rate(refused.id, 'down');
  await page.goto(`/campaigns/${refused.id}`);
  const offer = page.getByRole('region', { name: 'Message style' });
  await offer.getByText(question).waitFor();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await offer.getByRole('button', { name: 'No, thank you' }).click();
  await offer.waitFor({ state: 'detached' });
  const asked = page.waitForResponse(/\/style-offer$/);
  await page.reload();
  expect(await (await asked).json()).toEqual({ offer: null });
  expect(await offer.count()).toBe(0);
  expect((await demoCampaign(page, 5)).messageStyle).toBe(refused.messageStyle);
  await rate(refused.id, null);

  const taken = await demoCampaign(page, 12);
  await rate(taken.id, 'down');
  await page.goto(`/campaigns/${taken.id}`);
  const [, style = ''] = question.exec(await offer.locator('p').innerText()) ?? [];
  expect((await demoCampaign(page, 12)).messageStyle).toBe(taken.messageStyle);
  await offer.getByRole('button', { name: `Try ${style}` }).click();
  await expectNotice(page, `From now on: ${style} style`);
  await offer.waitFor({ state: 'detached' });
  await page.getByText(`${style} style`, { exact: true }).first().waitFor();
  expect((await demoCampaign(page, 12)).messageStyle).toBe(style);
});
