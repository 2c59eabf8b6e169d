import { awayFromMidnight, expect, newName, test } from './browser-test.ts';

/** Without summer time. The next minute is one of today. */
const timezoneId = awayFromMidnight('America/Phoenix', 'America/Puerto_Rico');
const minute = 60_000;

/** The next full minute at least 30 seconds away, as local time: until then, the test creates and deletes campaigns. */
function nextMinute(): string {
  const soon = new Date(Math.ceil((Date.now() + 30_000) / minute) * minute);
  const format = { timeZone: timezoneId, hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(soon);
}

test('a person registers, gets a message on the minute, and marks it done', async ({ visitor }) => {
  const app = await visitor('/', { timezoneId });
  const username = newName();
  await app.follow('Sign up');
  // Until this page has loaded, the sign-in page stays, with fields of the same names.
  await app.isAt('Begin with one habit');
  await app.fillIn({ Username: username, Email: `${username}@example.com`, Password: 'a good password' });
  await app.checkbox('Enable SMS notifications').check();
  await app.fill('Phone', '+1 312 555 0123');
  await app.field('Mobile carrier').selectOption('at&t');
  await app.button('Create Account').press('Enter');
  await app.isTold('Registration successful!');
  const person = { timezone: timezoneId, carrier: 'att', phone: expect.stringContaining('312') };
  expect(await app.read('/api/session')).toMatchObject(person);

  const time = { messageTime: 'Custom time', customTime: nextMinute() };
  const { id } = await app.startCampaign(time);
  const second = await app.startCampaign({ ...time, title: 'Second thoughts' });
  await app.go(`/campaigns/${second.id}`);
  await app.fromMenu('Delete', 'Campaign actions');
  const dialog = app.alert('Delete Campaign');
  await dialog.sees(/delete “.+”\? .* To keep them, pause or stop it instead\.$/);
  await app.refuseNext(/\/api\/campaigns\/\d+$/);
  await dialog.submit('Delete', 'Error', 'Failed to delete the campaign. Please try again.');
  await dialog.submit('Delete', 'Campaign deleted');
  await app.hasPath('/campaigns');
  await app.follow('Manage Morning meditation');
  await app.sees('No days counted yet', /^\d+ messages to come$/);
  await app.within(app.cards.first()).sees('Scheduled');

  const sent = async () => (await app.messagesOf(id)).filter((message) => message.sent);
  await expect.poll(sent, { timeout: 2 * minute, interval: 500 }).toHaveLength(1);
  const [first] = await sent();
  if (first === undefined) throw new Error('The first message is gone');
  const lateness = Date.parse(first.sentAt ?? '') - Date.parse(first.scheduledFor);
  expect(lateness).toBeGreaterThanOrEqual(0);
  expect(lateness).toBeLessThan(minute);

  await app.page.reload();
  const card = app.within((await app.openWeek(1)).card(first.content));
  await card.sees('Sent');
  await app.today.press('Mark Complete');
  await card.button('✓ Completed (Click to Unmark)').waitFor();
  await app.sees('100% completion rate');
  await app.follow('Analytics');
  await app.sees(/^1 of 1 day kept/);
  // The deleted campaign was due in the same minute and sent nothing.
  const outbox = await app.read<object[]>('/api/outbox');
  expect(outbox).toEqual([expect.objectContaining({ body: expect.stringContaining(first.content) })]);
});
