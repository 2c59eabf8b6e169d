import type { Page } from 'playwright-core';
import { expect, test } from './browser-test.ts';

const timezoneId = 'America/Chicago';
const twoMinutes = 120_000;

/** The next full minute that is far enough away to fill in a form, as a clock in the person's zone shows it. */
function nextMinute(): string {
  const soon = new Date(Math.ceil((Date.now() + 25_000) / 60_000) * 60_000);
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: timezoneId,
    hour: '2-digit',
    minute: '2-digit',
  }).format(soon);
}

async function register(page: Page, username: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByRole('checkbox', { name: 'Enable SMS notifications' }).check();
  await page.getByLabel('Phone').fill('+1 312 555 0123');
  await page.getByLabel('carrier').selectOption({ label: 'Verizon' });
  await page.getByRole('button', { name: 'Create Account' }).press('Enter');
  await page.getByText('Registration successful!').first().waitFor();
}

async function createCampaign(page: Page, title: string, time: string): Promise<void> {
  await page.goto('/create-campaign');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Ten minutes every day, before the house wakes up');
  await page.getByRole('radio', { name: 'Daily' }).check();
  await page.getByLabel('Message time').selectOption('Custom time');
  await page.getByLabel('Time', { exact: true }).fill(time);
  await page.getByRole('radio', { name: 'friendly' }).check();
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await page.getByText('Campaign created!').first().waitFor();
  await page.waitForURL('**/campaigns');
}

async function openCampaign(page: Page, title: string): Promise<number> {
  await page.goto('/campaigns');
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /Manage/ })
    .click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

async function deleteCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Campaign deleted').first().waitFor();
  await page.waitForURL('**/campaigns');
}

type Message = { id: number; sent: boolean; content: string; scheduledFor: string; sentAt: string };

/** What the server says of a campaign's messages, asked with the page's own session. */
async function messagesOf(page: Page, campaignId: number): Promise<Message[]> {
  return (await page.request.get(`/api/messages/campaign/${campaignId}`)).json();
}

test('a person registers, starts a campaign, gets its message at the minute, and marks it done', {
  timeout: 2 * twoMinutes,
}, async ({ openApp }) => {
  const page = await openApp({ timezoneId });
  const username = `Ada-${Date.now()}`;
  await register(page, username);
  const account = page.getByRole('button', { name: `Account of ${username}` });
  await account.waitFor();
  await page.reload();
  await account.waitFor();

  const time = nextMinute();
  await createCampaign(page, 'Morning meditation', time);
  await createCampaign(page, 'Second thoughts', time);
  await openCampaign(page, 'Second thoughts');
  await deleteCampaign(page);

  await page.goto('/');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByRole('heading', { name: 'Morning meditation' }).first().waitFor();
  const campaignId = await openCampaign(page, 'Morning meditation');
  expect(await messagesOf(page, campaignId)).toHaveLength(84);
  const weeks = await page.getByText(/^0 of \d+ done$/).allInnerTexts();
  expect(weeks.map((text) => Number(text.split(' ')[2])).reduce((sum, count) => sum + count, 0)).toBe(84);
  const scheduled = await page.getByRole('article').first().getByText('Scheduled', { exact: true }).count();
  expect(scheduled).toBe(1);

  await expect
    .poll(async () => (await messagesOf(page, campaignId)).filter((message) => message.sent).length, {
      timeout: twoMinutes,
      interval: 500,
    })
    .toBe(1);
  const [first] = await messagesOf(page, campaignId);
  if (first === undefined) throw new Error('The first message is gone');
  const lateness = Date.parse(first.sentAt) - Date.parse(first.scheduledFor);
  expect(lateness).toBeGreaterThanOrEqual(0);
  expect(lateness).toBeLessThan(20_000);

  await page.reload();
  const card = page.getByRole('article').filter({ hasText: first.content });
  await card.getByText('Sent', { exact: true }).waitFor();
  await page.getByText('0%').first().waitFor();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await card.getByRole('button', { name: '✓ Completed (Click to Unmark)' }).waitFor();
  await page.getByText('100%').first().waitFor();

  await page.goto('/outbox');
  await page.getByText(`${username.toLowerCase()}@example.com`, { exact: false }).first().waitFor();
  const outbox = (await (await page.request.get('/api/outbox')).json()) as { body: string }[];
  expect(outbox).toHaveLength(1);
  expect(outbox[0]?.body).toContain(first.content);

  await openCampaign(page, 'Morning meditation');
  const doomed = page.getByRole('article').filter({ hasText: 'Scheduled' }).first();
  await doomed.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Message' });
  await dialog
    .getByText('Are you sure you want to delete this message? This action cannot be undone.')
    .waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Message deleted successfully').first().waitFor();
  expect(await messagesOf(page, campaignId)).toHaveLength(83);

  await deleteCampaign(page);
  expect((await page.request.get(`/api/campaigns/${campaignId}`)).status()).toBe(404);
  // The campaign that was deleted before its minute had the same minute as the one whose message came.
  expect(await (await page.request.get('/api/outbox')).json()).toHaveLength(1);

  await account.click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Logged out').first().waitFor();
  await page.goto('/campaigns');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
});
