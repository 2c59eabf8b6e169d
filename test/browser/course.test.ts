import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { look } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';
import { boxOf } from './screen.ts';

test('in its last two weeks, a campaign can change to every other day and back', async ({ demo }) => {
  const app = await demo('/campaigns/:id', { title: 'Home workout' });
  const offer = app.within(app.region('Every other day from here?'));
  await offer.isThere();
  await look(app);
  await offer.press('Every other day');
  const back = app.page.getByRole('region', { name: 'Every other day', exact: true }).getByRole('button');
  await back.waitFor();
  await back.click();
  await offer.isThere();

  // After “Keep every day” the offer is gone but still in the menu.
  await offer.press('Keep every day');
  await offer.isGone();
  await expect.poll(async () => (await app.campaignOf('Home workout')).everyDayKept).toBe(true);
  await app.hasFocus(app.page.locator('#main'));
  await app.fromMenu('Ease up or pause');
  await app
    .dialog()
    .button(/^Every other day/)
    .waitFor();
});

test('a campaign can be made smaller, paused, stopped and resumed on its page', async ({ owner }) => {
  const app = await owner('/campaigns/:id');
  const choose = () => app.fromMenu('Ease up or pause');
  const dialog = app.dialog('How would you like to continue?');
  const pause = dialog.button(/^Pause for a week/);
  const smaller = dialog.button(/^Make it smaller/);

  await choose();
  await look(app, 'the dialog');
  await smaller.press('Enter');
  await app.isTold('Smaller from now on');
  const small = app.within(app.region('Small steps'));
  await small.isThere();
  await choose();
  await pause.waitFor();
  await app.lacks(smaller);
  await pause.click();
  const paused = app.within(app.region(/^Paused until /));
  await paused.isThere();
  await look(app, 'small and paused');
  await choose();
  await dialog.isThere();
  await app.lacks(pause);
  await app.page.keyboard.press('Escape');
  await paused.press('Resume');
  await paused.isGone();
  // This notice replaces the one about the pause.
  await app.isTold('Messages resumed');
  await small.press('Usual size');
  await small.isGone();

  await choose();
  await dialog.submit(/^Stop this campaign/, 'Stopped');
  const stopped = app.within(app.region('Stopped'));
  await stopped.isThere();
  await look(app, 'stopped');
  // The menu has only what makes sense for a stopped campaign.
  await app.press('Campaign actions');
  await expect.poll(() => app.menuItems.allInnerTexts()).toEqual(['Edit Campaign', 'Delete']);
  await app.page.keyboard.press('Escape');
  await app.lacks(app.page.getByText('Scheduled', { exact: true }));
  await stopped.press('Resume');
  await stopped.isGone();

  // There is no pause if nothing is left to pause, such as on the day of the closing message.
  await app.answer(/\/api\/campaigns\/\d+$/, { ...app.campaign, mayPause: false });
  await app.page.reload();
  await choose();
  await dialog.button(/^Stop this campaign/).waitFor();
  await app.lacks(pause);
});

test('the menu waits for the campaign, whose first day is the first with a message', async ({ owner }) => {
  const app = await owner(null, { campaign: { customTime: '00:30' } });
  const release = await app.hold(/\/api\/campaigns\/\d+$/);
  await app.go(`/campaigns/${app.campaign.id}`);
  const opener = app.button('Campaign actions');
  await expect.poll(() => opener.isDisabled()).toBe(true);
  release();
  const start = app.page.getByText(/, starts /).locator('time');
  const firstDay = () => start.getAttribute('datetime');
  await expect.poll(firstDay).toBe(addDays(app.campaign.startDate, 1));
  await opener.click();
  await app.page.getByRole('menuitem', { name: 'Regenerate Messages' }).waitFor();
});

test('a campaign that is over can be finished, or repeated with a next step', async ({ demo }) => {
  const app = await demo('/campaigns/:id', { title: 'Read before bed' });
  const over = app.campaign;
  const made = await app.campaignOf('Drink more water');
  // The closing message has nothing to mark.
  const closing = app.within(app.page.getByRole('article', { name: /^Twelve Weeks, / }));
  await closing.scope.getByText(/^Twelve weeks, \d+ of \d+ marked/).waitFor();
  await app.lacks(closing.button('Mark Complete'));
  const next = app.within(app.region('What comes next'));
  await look(app);
  await next.press('Finish');
  await next.scope.getByText('Well done.').waitFor();
  await next.press('See the options again');

  await next.press('Next step');
  const dialog = app.dialog('Next step');
  await dialog.sees('If you leave this empty, your plan repeats as it was.');
  await look(app);
  await dialog.fill('I will', ' ');
  await app.refuseNext(/\/repeat$/, { message: 'Not now' });
  const repeating = (button: string | RegExp) => app.asked(/\/repeat$/, () => dialog.press(button));
  expect(await repeating('Start today')).toEqual({ levelUp: false, start: 'today' });
  await app.isTold('Error', 'Not now');
  await app.page.route(/\/repeat$/, (route) => route.fulfill({ status: 201, json: made }));
  const action = 'read twenty pages in bed';
  await dialog.fill('I will', action);
  expect(await repeating(/^Start \w+day, /)).toEqual({ levelUp: true, start: 'monday', action });
  await app.isAt('Drink more water');
  await app.isTold('Your next twelve weeks are ready');

  await app.answer(/\/api\/campaigns\?userId=/, [{ ...made, repeatOf: over.id }, over]);
  await app.go(`/campaigns/${over.id}`);
  await next.follow('Open it');
  await app.isAt('Drink more water');
});

test('an open day stays open when a tablet is turned', async ({ owner }) => {
  const app = await owner('/campaigns/:id', { viewport: { width: 1100, height: 800 } });
  await app.day(0).click();
  await app.note.fill('On a train');
  await app.page.setViewportSize({ width: 800, height: 1100 });
  // The days are no longer beside today's card.
  const isBeside = async () => (await boxOf(app.note)).x < (await boxOf(app.today.scope)).x;
  await expect.poll(isBeside).toBe(false);
  expect(await app.note.inputValue()).toBe('On a train');
});

test('without a phone number, settings and the campaign say how its texts come', async ({ owner }) => {
  const app = await owner('/campaigns/:id', {
    account: { phone: '+1 312 555 0123', carrier: 'verizon' },
    campaign: { deliveryMethod: 'SMS', customTime: '20:00' },
  });
  await app.sees(/at 8:00\sPM, by text,/);
  await app.follow('Settings');
  const warning = 'One of your campaigns comes by text. Without a phone number, its messages';
  await app.lacks(app.page.getByText(warning));
  await app.fill('Phone', '');
  await app.sees(`${warning} come by email.`);
  const fallback = app.checkbox('Email me instead');
  await fallback.uncheck();
  await app.sees(`${warning} are held back.`);
  const save = async () => {
    await app.submit('Save Settings', 'Settings updated');
    await app.page.goBack();
  };
  await save();
  const note = 'There’s no phone number to text. Add one in settings. Until then, messages';
  await app.sees('Messages held back', /at 8:00\sPM, by text,/, `${note} are held back.`);
  await look(app);
  await app.fromMenu('Send Manual Message');
  await app.dialog().sees('There’s no phone number to text. Please add one in settings first.');
  await app.page.keyboard.press('Escape');
  await app.fromMenu('Generate New Message');
  await app.dialog().sees(/^Arrives .+, if you’ve added a phone number by then\.$/);
  await app.dialog().press('Cancel');
  await app.follow('Add one in settings');
  await fallback.check();
  await save();
  await app.sees(/at 8:00\sPM, by email,/, `${note} come by email.`);
  await app.fromMenu('Send Manual Message');
  await app.dialog().sees('You’ll get it right away, by email.');
});

test('a push campaign without a subscribed browser says where its messages go', async ({ owner }) => {
  const campaign = { deliveryMethod: 'App' };
  const app = await owner('/campaigns/:id', { permissions: ['notifications'], campaign });
  const note = app.page.getByText(/^Notifications aren’t on in any of your browsers yet\./);
  await note.getByText('go to the outbox').waitFor();
  await look(app);
  await app.serverIs({ outbox: false });
  await app.page.reload();
  await note.getByText('messages come by email').waitFor();
  await app.serverIs({ outbox: false, vapidPublicKey: null });
  await app.page.reload();
  await app.page.getByText(/^This server doesn’t send app notifications yet\./).waitFor();
  await app.letThrough();
  await app.answer(/\/api\/push-subscription$/, { browsers: 1 });
  await app.answered(/\/api\/push-subscription$/, () => app.page.reload());
  await app.cards.first().waitFor();
  await app.lacks(note);
});

test('a skipped day says that it counts like one without a mark, except for recovery', async ({ owner }) => {
  const app = await owner('/campaigns/:id');
  const [first] = await app.messagesOf(app.campaign.id);
  await app.page.request.put(`/api/messages/${first?.id}`, { data: { skipped: true } });
  await app.page.reload();
  const day = app.page.getByRole('button', { name: /today, skipped$/ });
  await day.click();
  await app.sees('You skipped this day. It counts like a day without a mark.');
  await app.answer(/\/api\/campaigns\/\d+$/, { ...app.campaign, kind: 'recover' });
  await app.page.reload();
  await day.click();
  await app.sees(/Skipped$/);
  await app.lacks(app.page.getByText(/^You skipped this day/));
});

test('after a change of plan, the calendar shows each day in its week and fits', async ({ owner }) => {
  const app = await owner('/campaigns/:id', { viewport: phone });
  const { id, startDate } = app.campaign;
  const table = app.page.getByRole('grid', { name: 'Days of Morning meditation' });
  const show = async (from: number, frequency: CampaignView['frequency']) => {
    const days = Array.from({ length: 84 - from }, (_, at) => ({
      date: addDays(startDate, from + at),
      week: Math.floor((from + at) / 7) + 1,
      messageId: at + 1,
      note: null,
      mayMark: true,
      mayCount: true,
      state: at < 70 ? 'kept' : 'upcoming',
    }));
    await app.answer(new RegExp(`/api/campaigns/${id}/days$`), {
      today: addDays(startDate, from + 69),
      currentStreak: 51,
      bestStreak: 51,
      days,
    });
    await app.answer(new RegExp(`/api/campaigns/${id}$`), { ...app.campaign, frequency });
    await app.page.reload();
    await table.waitFor();
    const numbers = table.getByRole('columnheader');
    const cutOff = () =>
      numbers.evaluateAll((headings) =>
        headings.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).map(String),
      );
    await expect.poll(cutOff).toEqual([]);
    await app.hasNoSideScroll();
    return { weeks: await numbers.allTextContents(), rows: (await table.getByRole('row').count()) - 2 };
  };
  const twelve = Array.from({ length: 12 }, (_, at) => String(at + 1));
  // Once daily, now three a week; with days before a moved start.
  expect(await show(0, '3 times per week')).toEqual({ weeks: twelve, rows: 7 });
  expect(await show(-8, 'Daily')).toEqual({ weeks: ['–', '–', ...twelve], rows: 7 });
});
