import { weeklyFocus } from '../../worker/planning/calendar-date.ts';
import { expectAccessible, look } from './accessible.ts';
import { desktop, expect, phone, test } from './browser-test.ts';
import { boxOf } from './screen.ts';

const day = 24 * 60 * 60_000;

test('a campaign’s page shows its words, its progress, and its messages in order', async ({ owner }) => {
  const app = await owner('/campaigns/:id');
  const { id, description, startDate } = app.campaign;
  await app.isAt('Morning meditation');
  await expect.poll(() => app.page.title()).toBe('Morning meditation · Build Better Habits');
  await app.sees(description, 'friendly style', 'Week 1 of 12', 'No days counted yet');
  await app.sees('Current Focus', weeklyFocus(1));
  await expect.poll(() => app.progress.first().getAttribute('aria-valuenow')).toBe('8');
  await expect.poll(() => app.page.getByRole('grid').ariaSnapshot()).toContain('Week 1 of 12');
  await app.tab('Statistics').click();
  await app.sees('Messages Sent', 'Completion Rate', 'Weeks Completed', 'No days counted yet', '0 / 12');
  await look(app, 'Statistics');
  const resources = app.region('Habit Building Resources');
  await app.answer(/\/api\/stats\//, { days: 6 });

  // Without messages, it offers to send or generate one, and shows why messages are stopped.
  const messages = new RegExp(`/api/messages/campaign/${id}$`);
  await app.answer(messages, []);
  const stop = { channel: null, cause: 'bounce', lift: 'settings', text: 'Emails to you come back' };
  await app.answer(/\/api\/opt-outs$/, [{ ...stop, campaignId: id, createdAt: startDate }]);
  await app.page.route(/\/returned-texts$/, (route) => route.fulfill({ status: 204 }));
  await app.page.reload();
  await app.region('Messages are stopped').getByText(stop.text).waitFor();
  await resources.getByRole('heading').click();
  await app.counts(resources.getByRole('link'), 3);
  const panel = app.within(app.page.getByRole('tabpanel'));
  await panel.sees(/^No messages yet\./);
  await panel.button('Send Manual Message').waitFor();
  await look(app, 'without messages');
  // Turning them back on refetches those that were held back.
  await app.asked(messages, () => app.press('Turn back on'));
  await app.isIdle();
  await app.letThrough();
  await panel.press('Generate First Message');
  await app.dialog('Generate First Message').press('Create Message');
  await app.isTold('Message created');
  await app.cards.first().waitFor();

  // The address of a missing campaign leads to the list.
  for (const path of ['/campaigns/999999999', '/campaigns/999999999/edit']) {
    await app.go(path);
    await app.isAt('Campaigns');
    await app.hasPath('/campaigns');
  }
});

test('people can write a message, or have it generated, and send it immediately', async ({ owner }) => {
  const app = await owner('/campaigns/:id', {
    account: { phone: '+1 312 555 0123', carrier: 'verizon' },
    campaign: { deliveryMethod: 'SMS', customTime: '20:00' },
  });
  const generate = /\/api\/generate-message$/;
  await app.fromMenu('Send Manual Message');
  const dialog = app.dialog('Send Manual Message');
  const box = dialog.scope.getByRole('textbox');
  const contains = (words: string) => expect.poll(() => box.inputValue()).toBe(words);
  await app.hasFocus(box);
  await look(app, 'Send Manual Message');

  await box.fill('   ');
  await dialog.press('Send Message');
  await dialog.sees('Please write a message');
  await box.fill('x'.repeat(161));
  await dialog.sees('161 of about 306 characters.');
  await box.fill('x'.repeat(307));
  await dialog.sees('307 characters. A text holds about 306. Anything longer is cut off after a whole word.');
  await box.fill('x'.repeat(800));
  await dialog.sees(/^800 of 1,000 characters\. A text holds/);
  await box.fill('My own words');
  expect(await app.asked(generate, () => dialog.press('Generate with AI'))).toEqual({
    campaignId: app.campaign.id,
    habit: 'Morning meditation',
    style: 'friendly',
    week: 1,
    previousCompletionRate: 0,
  });
  await expect.poll(() => box.inputValue()).not.toBe('My own words');
  await dialog.press('Bring back my words');
  await contains('My own words');
  // Text typed during the generation is kept.
  const release = await app.hold(generate);
  await dialog.press('Generate with AI');
  await box.fill('Typed meanwhile');
  release();
  await dialog.button('Use the generated text').waitFor();
  await contains('Typed meanwhile');
  await app.letThrough();

  // It says so if the built-in writer wrote the text.
  const notice = 'The AI writer has reached its limit for today, so the built-in writer wrote this message.';
  const built = { message: 'Written without AI', writer: 'built-in', notice };
  await app.page.route(generate, (route) => route.fulfill({ json: built }));
  await dialog.submit('Generate with AI', 'Written without AI', notice);
  await box.fill('My own words');
  await app.refuseNext(/\/api\/send-message$/);
  await dialog.submit('Send Message', 'Error', 'Failed to send the message. Please try again.');
  await dialog.submit('Send Message', 'Message sent');
  await dialog.isGone();
  await app.hasFocus(app.button('Campaign actions'));
  await app.within(app.card('My own words')).sees('Sent');
});

test('a message can be generated for later; upcoming ones can be regenerated', async ({ owner }) => {
  const app = await owner('/campaigns/:id');
  const { id } = app.campaign;
  const opener = app.button('Campaign actions');
  await app.refuseNext(/\/api\/generate-message$/);
  await app.fromMenu('Generate New Message');
  await app.isTold('Error', 'Failed to generate a new message. Please try again.');
  const generated = app.dialog('Generate New Message');
  await generated.press('Try again');
  const shown = generated.scope.getByRole('textbox');
  await shown.waitFor();
  await generated.sees(/^Arrives .+, by .+\.$/);
  await look(app, 'Generate New Message');
  const content = await shown.inputValue();
  const reason = { message: 'The server’s own words' };
  await app.refuseNext(/\/api\/messages$/, reason);
  await generated.press('Create Message');
  await app.isTold('Error', 'Failed to create the message. Please try again.');
  const body = await app.asked(/\/api\/messages$/, () => generated.press('Create Message'));
  await app.isTold('Message created');
  expect(body).toMatchObject({ campaignId: id, content });
  const { scheduledFor } = body as { scheduledFor: string };
  expect(Math.abs(Date.parse(scheduledFor) - Date.now() - day)).toBeLessThan(120_000);

  const contents = async () => (await app.messagesOf(id)).map((message) => message.content);
  const before = await contents();
  await app.fromMenu('Regenerate Messages');
  const question = app.alert('Regenerate Messages');
  await question.sees(/^All \d+ messages still to come get new text, /);
  await look(app, 'Regenerate Messages');
  await question.press('Cancel');
  await question.isGone();
  await app.hasFocus(opener);
  expect(await contents()).toEqual(before);

  await app.fromMenu('Regenerate Messages');
  await app.refuseNext(/regenerate-messages$/, reason);
  await question.submit('Regenerate', 'Error', 'Failed to regenerate messages. Please try again.');
  await question.submit('Regenerate', 'Messages regenerated');
  await question.isGone();
  expect(await contents()).not.toEqual(before);

  await app.fromMenu('Undo Regenerate');
  await app.alert('Undo Regenerate').press('Undo');
  await app.isTold('Your earlier messages are back');
  expect(await contents()).toEqual(before);
  await opener.click();
  await app.page.getByRole('menuitem', { name: 'Regenerate Messages' }).waitFor();
  await app.lacks(app.page.getByRole('menuitem', { name: 'Undo Regenerate' }));
});

test('on a phone, today comes first, and past days can be marked and annotated', async ({ demo }) => {
  const app = await demo(null, { viewport: phone, title: 'Home workout' });
  const { id } = app.campaign;
  type Days = { days: { date: string; state: string; note: string | null }[] };
  const { days } = await app.read<Days>(`/api/campaigns/${id}/days`);
  const at = days.findIndex(
    ({ state, note }) => note === null && (state === 'bridged' || state === 'missed'),
  );
  const { date = '' } = days[at] ?? {};
  const content = 'Begin with the small version and see where it leads. '.repeat(18);
  const messages = await app.messagesOf(id);
  await app.answer(
    /\/api\/messages\/campaign\//,
    messages.map((message) => ({ ...message, content, ownWords: [] })),
  );
  await app.go(`/campaigns/${id}`);
  // The streak and all rows of days are on the first screen, however long the message.
  await app.today.sees(/^\S+ in a row$/);
  const roomBelow = async () =>
    (await boxOf(app.page.locator('[data-tab-bar]'))).y - (await boxOf(app.day(6))).bottom;
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
  await app.letThrough();
  await app.page.reload();
  // Days are at least 24 px apart.
  for (const width of [320, phone.width]) {
    await app.page.setViewportSize({ ...phone, width });
    await app.hasNoSideScroll();
    const first = await boxOf(app.day(0));
    expect((await boxOf(app.day(1))).y - first.y).toBeGreaterThanOrEqual(24);
    expect((await boxOf(app.day(7))).x - first.x).toBeGreaterThanOrEqual(24);
  }
  // The latest message and the next one are visible; all are grouped by week.
  await app.counts(app.cards, 2);
  for (let week = 1; week <= 12; week++) await app.openWeek(week);
  const inWeeks = app.page.locator('details').getByRole('article');
  await app.counts(inWeeks, (await app.messagesOf(id)).length);
  const times = await inWeeks
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual(times.toSorted());

  await app.day(at + 1).focus();
  await app.page.keyboard.press('ArrowUp');
  await app.hasFocus(app.day(at));
  await app.page.keyboard.press('Enter');
  const isCalled = (state: RegExp) =>
    expect.poll(() => app.day(at).getAttribute('aria-label')).toMatch(state);
  await isCalled(/, (bridged|missed)$/);
  const title = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const panel = app.within(app.region(title));
  await panel.sees(/doesn’t break your streak|you still can/);
  await panel.press('Mark Complete');
  await panel.button('Unmark').waitFor();
  // Not as if it had been marked on its day.
  await panel.sees(/Kept, marked \w{3}, \w{3} \d+, /);

  const { note } = app;
  await note.fill('x'.repeat(281));
  await panel.press('Save note');
  await panel.sees('281 of 280', 'A note can have at most 280 characters');
  await note.fill('Rained the whole way');
  // An unsaved note survives a look at another day.
  await app.day(at).focus();
  await app.page.keyboard.press('ArrowDown');
  await panel.isGone();
  await app.page.keyboard.press('ArrowUp');
  await expect.poll(() => note.inputValue()).toBe('Rained the whole way');
  await panel.press('Save note');
  await panel.sees('Saved');
  await app.hasFocus(panel.button('Save note'));
  await isCalled(/, kept, with a note$/);
  await expectAccessible(app.page);
  await app.hasNoSideScroll();
  await note.press('Escape');
  await panel.isGone();
  await app.hasFocus(app.day(at));
  // On a wide screen, Today beside it doesn't move.
  await app.page.setViewportSize(desktop);
  const before = await boxOf(app.today.scope);
  await app.day(at).click();
  await panel.isThere();
  expect(await boxOf(app.today.scope)).toEqual(before);
  // A streak that no longer runs is not called the current one.
  await app.go(`/campaigns/${(await app.campaignOf('Morning meditation')).id}`);
  await app.sees(/of \d+ days kept/);
});
