import type { Locator } from 'playwright-core';
import type { CampaignPreview } from '../../worker/campaigns/campaigns.schemas.ts';
import { look } from './accessible.ts';
import { awayFromMidnight, expect, newName, phone, test } from './browser-test.ts';
import { boxOf, notDouble } from './screen.ts';

const newCampaigns = /\/api\/campaigns$/;

test('on a phone, signing up takes no scrolling, and at most 12 taps with a campaign', async ({
  visitor,
}) => {
  const timezoneId = awayFromMidnight('Pacific/Honolulu', 'America/Phoenix');
  const app = await visitor('/register', { viewport: phone, hasTouch: true, timezoneId });
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    await place.tap();
  };
  const bottomOf = async (place: Locator) => (await boxOf(place)).bottom;
  await expect.poll(() => bottomOf(app.button('Create Account'))).toBeLessThanOrEqual(phone.height);
  const username = newName();
  for (const [label, text] of [
    ['Username', username],
    ['Email', `${username}@example.com`],
    ['Password', 'correct horse battery staple'],
  ] as const) {
    await tap(app.field(label));
    await app.page.keyboard.type(text);
  }
  await tap(app.button('Create Account'));
  await app.isTold('Registration successful!');
  // Notices stay while the window doesn't have the focus.
  await app.page.evaluate(() => window.dispatchEvent(new Event('blur')));
  // The notice is above the welcome and the starter habits, and doesn't stay because a tap focuses it.
  const notice = app.notices.first();
  await app.page.getByRole('navigation', { name: 'Steps' }).waitFor();
  const gap = async () => (await boxOf(app.page.getByText(/^Pick one habit/))).y - (await bottomOf(notice));
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await notice.tap({ position: { x: 60, y: 12 } });
  expect(await notice.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  // The form asks for the preview as soon as it has a title.
  const preview = app.page.waitForResponse(/\/api\/campaigns\/preview$/);
  await tap(app.exactly('A language'));
  // It would cover the plan.
  await app.field('I will').waitFor();
  expect(await notice.count()).toBe(0);
  await tap(app.exactly('Next'));
  await app.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await notDouble(app.page);
  await tap(app.exactly('Next'));
  const { messages, first } = (await (await preview).json()) as CampaignPreview;
  const contents = messages.map(({ content }) => content);
  expect(contents).toHaveLength(3);
  await expect.poll(() => app.shownMessages.allInnerTexts()).toEqual(contents);
  await app.page.getByText(`First message ${first?.day}`).first().waitFor();
  await look(app);
  await tap(app.button('Create Campaign'));
  await app.isTold('Campaign created!');
  await app.sees(/^First message to(day|morrow), \d/);
  await app.follow('Today');
  await app.heading(/^Starts to(day|morrow)$/, 2).waitFor();
  // Until the first one is sent, it is shown with its habit.
  await app.within(app.cards).sees(contents[0] ?? '');
  expect(taps).toBeLessThanOrEqual(12);

  // The planned messages are the previewed ones.
  const campaign = await app.campaignOf('Ten minutes of Spanish');
  expect(campaign).toMatchObject({ hue: 'teal', icon: 'language', topic: 'languages' });
  const planned = await app.messagesOf(campaign.id);
  expect(planned.slice(0, 3).map(({ content }) => content)).toEqual(contents);
});

test('the form’s steps fit on a phone with large text, and stop at invalid fields', async ({ newcomer }) => {
  const app = await newcomer('/analytics', { viewport: phone });
  await app.follow('New Campaign');
  await app.field('Title').waitFor();
  const menu = app.page.getByRole('navigation', { name: 'Main' });
  await app.lacks(menu, app.page.getByRole('contentinfo'));
  // The buttons at the bottom cover no error.
  await app.exactly('Next').click();
  await app.hasFocus(app.field('Title'));
  const lastError = await boxOf(app.page.getByText('Description must be at least 5 characters'));
  expect(lastError.y).toBeLessThan((await boxOf(app.exactly('Next'))).y - 30);
  await notDouble(app.page);
  await app.setTextSize('200%');
  await app.exactly('Reading').click();
  /** Elements cut off at the right. */
  const cutOff = () =>
    app.page
      .getByRole('main')
      .evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
  await expect.poll(cutOff).toEqual([]);
  await app.nextStep();
  // The second step stays until its fields are valid.
  await app.choose(/^SMS/);
  await app.field('Message time').selectOption('Custom time');
  await app.fill('Time', '05:30');
  await app.nextStep();
  await app.hasFocus(app.field('Time'));
  await app.fill('Time', '20:30');
  await app.sees('Add your phone number to get text messages');
  await app.sees('Choose your mobile carrier to get text messages');
  await app.field('Mobile carrier').selectOption('tmobile');
  await app.sees('Choose another carrier, or email: texts don’t work with this one');
  await app.field('Mobile carrier').selectOption('verizon');
  await app.fill('Phone', '12');
  await app.nextStep();
  await app.hasFocus(app.field('Phone'));
  await app.sees(/^This phone number doesn’t look right/);
  await app.fill('Phone', '+1 312 555 0123');
  await expect.poll(cutOff).toEqual([]);
  await app.nextStep();
  await app.counts(app.shownMessages, 3);
  await expect.poll(cutOff).toEqual([]);
  await app.press('Close');
  await app.hasPath('/analytics');
  await menu.waitFor();
  // The button to go on is on the first screen, or comes there with the first change.
  const { id } = await app.startCampaign();
  for (const [path, name] of [
    [`/campaigns/${id}/edit`, 'Save Changes'],
    ['/create-campaign', 'Next'],
  ] as const) {
    await app.go(path);
    await app.fill('Description', 'Around the block');
    await expect.poll(async () => (await boxOf(app.exactly(name))).bottom).toBeLessThanOrEqual(phone.height);
  }
  await app.press('Close');
  await app.hasPath('/campaigns');
});

test('Back and Forward go through the form’s steps and keep what was typed', async ({ newcomer }) => {
  const app = await newcomer('/analytics', { viewport: phone });
  const { page } = app;
  await app.follow('New Campaign');
  await app.fillIn({ Title: 'Feed Bartók', Description: 'The sourdough, not the composer' });
  await app.nextStep();
  await app.choose('3 times per week');
  await app.exactly('Next').click();
  await app.counts(app.shownMessages, 3);
  const isSeen = async (name: string) => {
    const heading = app.heading(name, 2);
    await app.hasFocus(heading);
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
  };
  await page.goBack();
  await isSeen('When and how?');
  await app.isChosen('3 times per week');
  await page.reload();
  await app.isChosen('3 times per week');
  await page.goBack();
  await isSeen('What will you do?');
  await app.sees(/^Your draft is still here\./);

  // The button in the form goes back in the history, and so does an error in an earlier step.
  await app.exactly('Next').click();
  await app.exactly('Back').click();
  await isSeen('What will you do?');
  await app.exactly('Your first three messages').click();
  await app.counts(app.shownMessages, 3);
  const message = 'Start date must be today or later';
  await app.refuseNext(newCampaigns, { status: 400, message, field: 'startDate' });
  await app.press('Create Campaign');
  const startDate = app.field('Start date');
  await app.hasFocus(startDate);
  await expect.poll(async () => (await boxOf(startDate)).y).toBeLessThan(600);
  await notDouble(page);
  await app.nextStep();
  await app.submit('Create Campaign', 'Campaign created!');
  await app.card('Feed Bartók').waitFor();
  await app.hasPath('/campaigns');
  // The steps of the saved form are gone.
  await page.goBack();
  await app.has('Title', '');
  await page.goBack();
  await app.hasPath('/analytics');

  // Closing the form on the dashboard leaves no steps for Back.
  await app.go('/help');
  // Something comes after the form.
  await app.answer(/\/api\/stats\//, { activeCampaigns: 1, messagesSent: 9, bestStreak: 9, days: 9 });
  await app.follow('Today');
  await app.region('Habit Building Resources').waitFor();
  const fold = app.heading('Start another habit', 2);
  await fold.click();
  await app.exactly('Reading').click();
  await app.nextStep();
  await app.heading('When and how?', 2).waitFor();
  await fold.click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.goBack();
  await app.hasPath('/help');
});
