import { expect, messagesOf, newName, openNewCampaign, openWeek, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

const timezoneId = 'America/Chicago';
const minute = 60_000;

/** The next full minute that is far enough away to fill in a form, as a clock in the person's zone shows it. */
function nextMinute(): string {
  const soon = new Date(Math.ceil((Date.now() + 25_000) / minute) * minute);
  const format = { timeZone: timezoneId, hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(soon);
}

async function register(app: Screen, username: string): Promise<void> {
  await app.follow('Sign up');
  // Until its code is there, the sign-in page stays, whose fields have the same names.
  await app.isAt('Begin with one habit');
  await app.fill('Username', username);
  await app.fill('Email', `${username}@example.com`);
  await app.fill('Password', 'a good password');
  await app.page.getByRole('checkbox', { name: 'Enable SMS notifications' }).check();
  await app.fill('Phone', '+1 312 555 0123');
  await app.field('Mobile carrier').selectOption({ label: 'Verizon' });
  await app.button('Create Account').press('Enter');
  await app.isTold('Registration successful!');
}

async function createCampaign(app: Screen, title: string, time: string): Promise<void> {
  await app.go('/create-campaign');
  await app.fill('Title', title);
  await app.fill('Description', 'Ten minutes every day, before the house wakes up');
  await app.choose('Daily');
  await app.field('Message time').selectOption('Custom time');
  await app.fill('Time', time);
  await app.choose('friendly');
  await app.choose(/^Email/);
  await app.press('Create Campaign');
  await app.isTold('Campaign created!');
  await app.hasPath('/campaigns');
}

async function openCampaign(app: Screen, title: string): Promise<number> {
  await app.go('/campaigns');
  await app.follow(`Manage ${title}`);
  await app.isAt(title);
  return Number(new URL(app.page.url()).pathname.split('/').at(-1));
}

async function deleteCampaign(app: Screen): Promise<void> {
  await app.fromMenu('Delete', 'Campaign actions');
  await app.alert().press('Delete');
  await app.isTold('Campaign deleted');
  await app.hasPath('/campaigns');
}

test('a person registers, starts a campaign, gets its message at the minute, and marks it done', async ({
  visitor,
}) => {
  const app = await visitor('/', { timezoneId });
  const username = newName();
  await register(app, username);
  const account = app.button(`Account of ${username}`);
  await app.page.reload();
  await account.waitFor();

  const time = nextMinute();
  await createCampaign(app, 'Morning meditation', time);
  const second = { title: 'Second thoughts', messageTime: 'Custom time', customTime: time };
  await openNewCampaign(app, second);
  await deleteCampaign(app);

  await app.go('/');
  await app.sees('Morning meditation');
  const id = await openCampaign(app, 'Morning meditation');
  expect(await messagesOf(app, id)).toHaveLength(84);
  await app.sees('Nothing due yet', /^\d+ messages to come$/);
  await app.within(app.cards.first()).sees('Scheduled');

  const sent = async () => (await messagesOf(app, id)).filter((message) => message.sent);
  await expect.poll(sent, { timeout: 2 * minute, interval: 500 }).toHaveLength(1);
  const [first] = await sent();
  if (first === undefined) throw new Error('The first message is gone');
  const lateness = Date.parse(first.sentAt ?? '') - Date.parse(first.scheduledFor);
  expect(lateness).toBeGreaterThanOrEqual(0);
  expect(lateness).toBeLessThan(minute);

  await app.page.reload();
  const card = app.within((await openWeek(app, 1)).card(first.content));
  await card.sees('Sent');
  await app.within(app.region('Today')).press('Mark Complete');
  await card.button('✓ Completed (Click to Unmark)').waitFor();
  await app.sees('100% completion rate');

  const outbox = () => app.read<{ body: string }[]>('/api/outbox');
  await app.go('/outbox');
  await app.page.getByText(`${username}@example.com`).first().waitFor();
  expect(await outbox()).toEqual([expect.objectContaining({ body: expect.stringContaining(first.content) })]);

  await openCampaign(app, 'Morning meditation');
  await app.within(app.card(/Scheduled · /).first()).fromMenu('Delete');
  await app.alert('Delete Message').press('Delete');
  await app.isTold('Success', 'Message deleted successfully');
  expect(await messagesOf(app, id)).toHaveLength(83);

  await deleteCampaign(app);
  expect((await app.page.request.get(`/api/campaigns/${id}`)).status()).toBe(404);
  // The campaign that was deleted before its minute had the same minute as the one whose message came.
  expect(await outbox()).toHaveLength(1);

  await account.click();
  await app.press('Logout');
  await app.isTold('Logged out');
  await app.go('/campaigns');
  await app.page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
});
