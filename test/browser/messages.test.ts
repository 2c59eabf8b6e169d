import type { Locator } from 'playwright-core';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { look } from './accessible.ts';
import { desktop, expect, origin, phone, test } from './browser-test.ts';
import { boxOf, notDouble, type Screen } from './screen.ts';
import { withMessage } from './server.ts';

const oneMessage = /\/api\/messages\/\d+$/;
const completed = '✓ Completed (Click to Unmark)';

/** Whether the last character of a text is to the left of its first. */
const endsOnTheLeft = (place: Locator) =>
  place.evaluate((element) => {
    const words = element.firstChild;
    if (!(words instanceof Text)) throw new Error('The element has no text');
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(words, at);
      range.setEnd(words, at + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(words.length - 1) < leftOf(0);
  });

/** Whether people see a text, which may be there only for screen readers. */
const isInSight = async (text: Locator) => (await boxOf(text)).width > 1;

const firstCard = (app: Screen) => app.within(app.page.locator('details').getByRole('article').first());

test('a mark shows immediately, is saved, and is rolled back after an error', async ({ owner }) => {
  const app = await owner(null);
  const { id } = app.campaign;
  // Sent now, so that the day can be marked at any hour.
  await app.sendNow(id, 'A word to myself');
  await app.go(`/campaigns/${id}`);
  const card = app.within(app.card('A word to myself'));
  const mark = card.button(/Mark Complete|Completed|Updating|Done/);
  await card.button('Mark Complete').waitFor();
  const release = await app.hold(oneMessage);
  expect(await app.asked(oneMessage, () => mark.click())).toMatchObject({ completed: true });
  await card.sees('Updating...');
  await expect.poll(() => mark.getAttribute('aria-disabled')).toBe('true');
  release();
  await card.button(completed).waitFor();

  await app.letThrough();
  await app.refuseNext(oneMessage, { message: 'The server’s own words' });
  await notDouble(app.page);
  await mark.click();
  await app.isTold('Error', 'Failed to update message status. Please try again.');
  await card.button(completed).waitFor();
  expect(await isInSight(card.scope.getByText(completed))).toBe(true);
  // On a phone, it is short. The name includes what is visible, for voice control.
  await app.page.setViewportSize(phone);
  await card.button(/^✓ Done /).waitFor();
  await app.page.setViewportSize(desktop);
  await app.lacks(card.button(/^✓ Done /));
  await notDouble(app.page);
  await mark.click();
  await card.button('Mark Complete').waitFor();
  await app.isTold('Mark removed');
  // With the focus on it, the notice stays.
  await app.page.keyboard.press('F8');
  await look(app, 'a notice with a button');
  for (const key of ['Tab', 'Tab', 'Enter']) await app.page.keyboard.press(key);
  await card.button(completed).waitFor();

  // On the dashboard, a card names its campaign, its state and what became of it.
  const hebrew = 'אחרי הקפה: עשר דקות!';
  await app.sendNow(id, hebrew);
  await app.go('/');
  // Words run in the direction of their language.
  expect(await endsOnTheLeft(app.card(hebrew).getByText(hebrew).first())).toBe(true);
  const recent = app.within(app.card('A word to myself'));
  await recent.sees('Morning meditation', 'Sent');
  expect(await isInSight(recent.scope.getByText('Scheduled Message', { exact: true }))).toBe(true);
  await recent.fromMenu('About this message');
  await recent.sees('Email was accepted and is on its way');
  // A sent message can't be replaced.
  await recent.press(/^More: /);
  await recent.scope.getByRole('menuitem', { name: 'View Campaign' }).waitFor();
  await app.lacks(recent.scope.getByRole('menuitem', { name: 'Replace' }));
  const at = '2026-11-21T09:00:00.000Z';
  const reason = 'Your mail provider sent this back: there is no such address';
  const returned = { id: 1, outcome: 'returned', channel: 'email', reason, again: false };
  await app.answer(/\/api\/messages\/\d+\/deliveries$/, [{ ...returned, startedAt: at, finishedAt: at }]);
  await app.page.reload();
  await recent.fromMenu('About this message');
  await app.sees('Email bounced', reason);
  await app.lacks(recent.scope.getByText('If it’s not in your inbox'));
  await recent.fromMenu('View Campaign');
  await app.isAt('Morning meditation');

  // So do words on a campaign's page.
  const title = 'מדיטציה של בוקר ליד החלון';
  const other = await app.startCampaign({ title, description: `${title}. `.repeat(10) });
  await app.go(`/campaigns/${other.id}`);
  expect(await endsOnTheLeft(app.region('Your words').getByText(title).first())).toBe(true);
});

test('an upcoming message can be rewritten, regenerated and deleted', async ({ owner }) => {
  const app = await owner('/campaigns/:id');
  const { id } = app.campaign;
  const contentOfFirst = async () => (await app.messagesOf(id))[0]?.content;
  await app.openWeek(1);
  const opener = firstCard(app).button(/^More: /);
  await firstCard(app).fromMenu('Replace');
  const dialog = app.dialog('Replace Message');
  await dialog.sees('Enter new message content or generate a new one.');
  const box = dialog.scope.getByPlaceholder('Enter new message content...');
  const contains = (words?: string) => expect.poll(() => box.inputValue()).toBe(words);
  await contains(await contentOfFirst());
  await app.page.route(/\/api\/generate-message$/, (route) =>
    route.fulfill({ json: { message: `Written for ${route.request().postData()}` } }),
  );
  await dialog.press('Generate New');
  await contains(`Written for {"habit":"Morning meditation","style":"motivational","campaignId":${id}}`);
  await look(app, 'Replace Message');
  const own = 'Sit down, breathe in.';
  await box.fill(own);
  await app.refuseNext(oneMessage);
  await dialog.submit('Save Changes', 'Error', 'Failed to update message content');
  await contains(own);
  await dialog.submit('Save Changes', 'Success', 'Message content updated successfully');
  await dialog.isGone();
  await firstCard(app).sees(own);
  await app.hasFocus(opener);
  expect(await contentOfFirst()).toBe(own);

  await firstCard(app).fromMenu('Delete');
  const question = app.alert('Delete Message');
  await question.sees('Are you sure you want to delete this message? This action cannot be undone.');
  await look(app, 'Delete Message');
  await app.hasFocus(question.button('Cancel'));
  await app.page.keyboard.press('Escape');
  await question.isGone();
  await app.hasFocus(opener);
  await firstCard(app).fromMenu('Delete');
  await app.refuseNext(oneMessage);
  await question.submit('Delete', 'Error', 'Failed to delete message');
  await question.press('Delete');
  await app.isTold('Success', 'Message deleted successfully');
  await app.lacks(app.page.getByText(own, { exact: true }));
  // The focus moves to a neighboring card.
  await expect.poll(() => app.page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');

  // One that turns out to be deleted when it is rewritten goes when the dialog closes.
  await app.page.reload();
  await app.openWeek(1);
  const [first] = await app.messagesOf(id);
  await firstCard(app).fromMenu('Replace');
  await app.page.request.delete(`/api/messages/${first?.id}`);
  await dialog.submit('Save Changes', 'Error', 'Failed to update message content');
  const shownTime = () => firstCard(app).scope.locator('time').first().getAttribute('datetime');
  await dialog.press('Cancel');
  await expect.poll(shownTime).not.toBe(first?.scheduledFor);
});

test('a card shows its kind and state; only texts written for the person have thumbs', async ({ owner }) => {
  const app = await owner(null);
  const { id } = app.campaign;
  await app.sendNow(id, 'By hand');
  const sent = (await app.messagesOf(id)).find(({ kind }) => kind === 'manual');
  if (sent === undefined) throw new Error('Nothing was sent');
  const scheduled = { ...sent, sent: false, status: 'scheduled', sentAt: null, channel: null, tries: 0 };
  const why = "Why didn't I get this?";
  const full = 'Your mail provider sent this back: your mailbox is full';
  const busy = 'The mail service is busy';
  const tried = { ...scheduled, tries: 1, reason: busy };
  const origins = [
    ['person', 'Written by you'],
    ['built-in', 'Written by Better Habits'],
    ['openai', 'Written with AI'],
  ] as const;
  const cards: [object, ...string[]][] = [
    [{ ...scheduled, notes: 'Week 1 kickoff' }, 'Motivation Kickoff', 'Scheduled'],
    [{ ...scheduled, heldBack: 'stopped' }, 'Stopped'],
    [{ ...scheduled, heldBack: 'paused' }, 'Paused'],
    [{ ...tried, status: 'failed' }, 'Not sent', busy, why],
    [{ ...scheduled, status: 'skipped', reason: 'You paused it' }, 'Skipped', 'You paused it'],
    [tried, 'Scheduled', `We’ll try again. ${busy}`, why],
    [{ ...sent, reason: full }, 'Sent', full, why],
    ...origins.map(([writer]): [object, string] => [
      { ...(writer === 'built-in' ? scheduled : sent), kind: 'planned', writer },
      writer === 'built-in' ? 'Scheduled' : 'Sent',
    ]),
  ];
  const contentOf = (at: number) => `Number ${at} of them.`;
  const messages = cards.map(([message], at) => ({ ...message, id: at + 1, content: contentOf(at) }));
  await app.answer(/\/api\/messages\/campaign\//, messages);
  await app.go(`/campaigns/${id}`);
  const week = await app.openWeek(1);
  const cardAt = (at: number) => app.within(week.card(contentOf(at)));
  for (const [at, [, ...texts]] of cards.entries()) await cardAt(at).sees(...texts);
  for (const [at, [writer, origin]] of origins.entries()) {
    const card = cardAt(cards.length - 3 + at);
    await card.fromMenu('About this message');
    await card.sees(origin);
    await app.counts(card.button(/Thumbs/), writer === 'openai' ? 2 : 0);
  }
  const unread = cardAt(cards.length - 1);
  await unread.sees('This could not be loaded.');
  await app.answer(/\/deliveries$/, []);
  await unread.press('Try again');
  await unread.sees('We never tried to send this.');
});

test('a thumb shows immediately, is saved, and is rolled back after an error', async ({ demo }) => {
  const app = await demo('/campaigns/:id', { viewport: phone, title: 'Morning meditation' });
  const newest = async () =>
    (await app.messagesOf(app.campaign.id)).findLast(({ sent, writer }) => sent && writer !== 'person');
  const oneRating = /\/api\/messages\/\d+\/rating$/;
  const card = app.within((await app.openWeek(5)).card((await newest())?.content ?? ''));
  await card.fromMenu('About this message');
  const [up, down] = [card.button('Thumbs up'), card.button('Thumbs down')];
  await up.waitFor();
  await look(app);
  const arePressed = (...wanted: boolean[]) =>
    expect
      .poll(() => Promise.all([up, down].map((thumb) => thumb.getAttribute('aria-pressed'))))
      .toEqual(wanted.map(String));
  const isRated = (rating: string | null) => expect.poll(async () => (await newest())?.rating).toBe(rating);
  const release = await app.hold(oneRating);
  expect(await app.asked(oneRating, () => up.click())).toEqual({ rating: 'up' });
  await arePressed(true, false);
  release();
  await isRated('up');
  await app.letThrough();
  await app.refuseNext(oneRating);
  await down.click();
  await app.isTold('Error', 'Your rating could not be saved. Please try again.');
  await arePressed(true, false);
  await up.press('Enter');
  await isRated(null);
  await arePressed(false, false);
});

test('a habit whose messages were turned off by email says so', async ({ owner }) => {
  const startDate = addDays(new Date().toISOString().slice(0, 10), 2);
  const app = await owner(null, { campaign: { startDate } });
  const { stop } = await app.mailNow(app.campaign.id);
  await app.go('/');
  await app.sees(/: Morning meditation, /);
  // Someone to whom the email was forwarded.
  const stopped = await fetch(origin + stop, { method: 'POST', body: new URLSearchParams('stop=campaign') });
  expect(await stopped.text()).toContain('Messages are stopped');
  await app.page.reload();
  await app.sees('Morning meditation: messages turned off');
  await app.lacks(app.page.getByText(/: Morning meditation, /));
  await app.go(`/campaigns/${app.campaign.id}`);
  await app.page.locator('header').getByText('Messages turned off').waitFor();

  await app.startCampaign({ title: 'Walk Biscuit', description: 'Around the canal' });
  await app.showToday(withMessage({ status: 'sent', completed: true, heldBackAgain: 'opted_out' }));
  await app.go('/');
  await app.within(app.region('Today').getByRole('article')).sees(/Messages turned off$/);
  await app.showToday(({ today, ...campaign }) => ({
    ...campaign,
    today: { ...today, message: null, heldBack: 'no_phone' },
  }));
  await app.go('/');
  await app.sees(/^Walk Biscuit: messages held back. Please add your phone number in settings/);
});
