import { expect, messagesOf, newName, openWeek, startCampaign, test } from './browser-test.ts';
import { awayFromMidnight } from './zone.ts';

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
  const { id } = await startCampaign(app, time);
  const second = await startCampaign(app, { ...time, title: 'Second thoughts' });
  const deleteCampaign = async () => {
    await app.fromMenu('Delete', 'Campaign actions');
    const dialog = app.alert('Delete Campaign');
    await dialog.sees(/delete “.+”\? .* To keep them, pause or stop it instead\.$/);
    await dialog.press('Delete');
    await app.isTold('Campaign deleted');
    await app.hasPath('/campaigns');
  };
  await app.go(`/campaigns/${second.id}`);
  await deleteCampaign();
  expect(await messagesOf(app, id)).toHaveLength(84);
  await app.follow('Manage Morning meditation');
  await app.sees('No days counted yet', /^\d+ messages to come$/);
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
  await app.follow('Analytics');
  await app.sees('1 of 1 day');
  await app.go(`/campaigns/${id}`);

  await deleteCampaign();
  expect((await app.page.request.get(`/api/campaigns/${id}`)).status()).toBe(404);
  // The deleted campaign was due in the same minute and sent nothing.
  const outbox = await app.read<object[]>('/api/outbox');
  expect(outbox).toEqual([expect.objectContaining({ body: expect.stringContaining(first.content) })]);
});
