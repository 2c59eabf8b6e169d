import { readFile } from 'node:fs/promises';
import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { expectAccessible, look } from './accessible.ts';
import { desktop, expect, phone, test, withWorker } from './browser-test.ts';
import { notDouble, type Screen } from './screen.ts';
import { sentAnHourAgo, withMessage } from './server.ts';

test('the form asks each kind its own questions and shows the plan in words', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign', { viewport: phone });
  await app.fillIn({ Title: 'No beer at home', Description: 'Around the canal before work' });
  await app.isChosen('Something to do less');
  await app.fill('When', 'I get home');
  const suggestions = (name: string) => app.page.getByRole('list', { name }).getByRole('button');
  await suggestions('Suggestions for what to do instead').first().click();
  await app.sees(/^When you get home, /);
  await expect.poll(() => app.checkbox('Show my words on the lock screen').isChecked()).toBe(false);
  await app.sees('Your plan for today is inside.');
  await expectAccessible(app.page);

  await app.fill('Title', 'Take my lithium');
  await app.isChosen('Something to take or measure');
  await app.isChosen('when I’ve taken it');
  await app.fill('What is it?', 'lithium');
  await app.sees('Lithium. Check it off when you’ve taken it.');
  await app.press('Next');
  await app.hasFocus(app.heading('When and how?', 2));
  await app.lacks(app.page.getByRole('group', { name: 'Message style' }));
  await app.press('Back');
  await look(app);

  await app.fill('Title', 'Walk Biscuit');
  await app.choose('Something to do');
  // One tap takes a suggestion, another removes it.
  await app.fill('After', '');
  const ideas = suggestions('Suggestions for the moment');
  await app.counts(ideas, 3);
  await ideas.first().click();
  await expect.poll(() => ideas.first().getAttribute('aria-pressed')).toBe('true');
  await app.has('After', await ideas.first().innerText());
  await ideas.first().click();
  await app.has('After', '');
  await app.fillIn({ After: 'I put my kettle on.', 'I will': 'x'.repeat(121) });
  await app.press('Next');
  await app.sees('Please say what you will do in at most 120 characters');
  await app.fill('I will', 'walk Biscuit around the canal');
  await app.sees('After you put your kettle on, walk Biscuit around the canal.');
  await notDouble(app.page);
  for (const _ of [2, 3]) await app.nextStep();
  await app.sees(/^First message (today|tomorrow), /);
  await app.submit('Create Campaign', 'Campaign created!', /^First message/);
  expect(await app.campaignOf('Walk Biscuit')).toMatchObject({
    kind: 'build',
    planAnchor: 'I put my kettle on.',
    planAction: 'walk Biscuit around the canal',
    planWhy: null,
  });
});

test('today is accessible in all states; quiet kinds have neither suns nor streaks', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const rowOf = (title: string) => app.within(app.region('Today').getByRole('article', { name: title }));
  const inStates: Record<string, Parameters<typeof app.showToday>[0]> = {
    lapsed: ({ today, ...campaign }) => {
      const lastSevenDays = today.lastSevenDays.map((day) => ({ ...day, due: true }));
      return { ...campaign, today: { ...today, isAfterLapse: true, lastSevenDays } };
    },
    paused: (campaign) =>
      withMessage({ heldBack: 'paused' })({ ...campaign, pausedUntil: addDays(campaign.today.date, 3) }),
    'a dose': (campaign) => ({ ...campaign, kind: 'dose', currentStreak: 9 }),
    abstinent: (campaign) => ({ ...campaign, kind: 'recover' }),
  };
  for (const title of Object.keys(inStates))
    await app.startCampaign({ title, description: 'Around the block after dinner' });
  await app.showToday((campaign) => inStates[campaign.title]?.(sentAnHourAgo(campaign)) ?? campaign);
  await app.go('/');
  const lapsed = rowOf('lapsed');
  for (const choice of ['Smaller', 'Pause', 'Stop']) await lapsed.button(choice).waitFor();
  await lapsed.link('Later').waitFor();
  await rowOf('paused').sees(/Paused until \w+day, \w+ \d+/);
  await rowOf('abstinent').button('Not today').waitFor();
  const quiet = rowOf('a dose');
  await quiet.button('Mark Complete').waitFor();
  const [streak, ...choices] = ['Nine in a row', 'Skip today', 'Smaller today', 'In an hour'];
  await app.lacks(quiet.scope.getByText(streak), ...choices.map((name) => quiet.button(name)));
  const suns = app.page.getByRole('list', { name: /seven days/ });
  await app.counts(suns, 1);
  await look(app);

  await app.letThrough();
  await app.showToday(({ today, ...campaign }) => ({
    ...campaign,
    kind: 'dose',
    dueCount: 1,
    today: { ...today, message: null },
  }));
  await app.page.reload();
  await app.sees('Nothing due today');
  await app.lacks(suns);
  await look(app, 'nothing due');
});

test('a dose that is done today has the habit’s color, not the sun’s', async ({ owner }) => {
  const app = await owner('/campaigns/:id', { campaign: { title: 'Take my lithium' } });
  await app.press('Mark Complete');
  const legend = app.page.locator('p [data-state="kept"]');
  const hue = await legend.evaluate((day) => getComputedStyle(day).backgroundColor);
  const fill = () =>
    app.page
      .getByRole('button', { name: /today, kept$/ })
      .evaluate((day) => getComputedStyle(day).backgroundImage);
  await expect.poll(fill).toContain(hue);
});

test('a campaign’s past weeks count its kept days, except for recovery', async ({ demo }) => {
  const app = await demo('/campaigns/:id', { title: 'Morning meditation' });
  const past = app.page.locator('summary', { hasText: 'Weeks 1' });
  const total = past.getByText(/ of \d+ days kept$/);
  await total.waitFor();
  await past.click();
  const week = app.page.locator('summary', { hasText: /^Week 1/ });
  const count = week.getByText(/^\d of 3$/);
  await count.waitFor();
  await app.answer(/\/api\/campaigns\/\d+$/, { ...app.campaign, kind: 'recover' });
  await app.page.reload();
  await past.click();
  await week.getByRole('img').waitFor();
  await app.lacks(total);
  await app.lacks(count);
});

const title = 'You matter more than a plan.';
const help = (app: Screen) => app.region(title);
const goOn = (app: Screen) =>
  app.asked(/\/hold$/, () => app.press('I’ve read this. Continue my plan'), 'DELETE');

test('a dangerous answer or note gets help, and nothing is celebrated', async ({ owner }) => {
  const app = await owner('/', { viewport: phone });
  await app.page.getByText('This week’s question').click();
  await app.fill('I will', 'cut myself');
  await app.press('Save');
  await help(app).getByRole('link', { name: 'call' }).first().waitFor();
  await app.hasFocus(app.heading(title, 2));
  await help(app).getByText('you can go on as before').waitFor();
  await app.heading('Today', 2).waitFor();
  await app.lacks(app.page.getByText('All done today'), app.page.getByText('Thank you.'), app.cards);
  await app.lacks(app.page.getByText(/^Tomorrow: /), app.region('Active Campaigns').getByRole('img'));
  await expectAccessible(app.page);
  await app.hasNoSideScroll();
  await app.page.reload();
  await help(app).waitFor();
  await goOn(app);
  await app.cards.first().waitFor();
  await app.lacks(help(app));

  // So does a note, whether the campaign runs or not.
  await app.page.setViewportSize(desktop);
  await app.go(`/campaigns/${app.campaign.id}`);
  const note = async (words: string) => {
    await app.day(0).click();
    await app.note.fill(words);
    await app.press('Save note');
  };
  await note('I want to kill myself');
  await app.hasFocus(app.heading(title, 2));
  await app.page.reload();
  await help(app).waitFor();
  await app.lacks(app.cards);
  await expectAccessible(app.page);
  await app.press('Stop this campaign');
  await app.sees('Stopped');
  await note('hurt myself');
  await help(app).waitFor();
  await app.lacks(app.button('Stop this campaign'));
  await app.press('I’ve read this');
  await app.day(0).waitFor();
  await app.lacks(help(app));
});

test('a dangerous note that was written offline gets help once it has been sent', async ({ owner }) => {
  const app = await owner('/help', withWorker);
  const { page } = app;
  await app.go(`/campaigns/${app.campaign.id}`);
  await app.day(0).click();
  await app.setOffline(true);
  await app.note.fill('I want to kill myself');
  await app.press('Save note');
  await app.sees('Saved on this device');
  await app.follow('Dashboard');
  await app.lacks(help(app));
  await app.setOffline(false);
  // The worker may get its network back later than the page.
  const send = () => page.evaluate(() => navigator.serviceWorker.controller?.postMessage('send-marks'));
  await expect.poll(() => send().then(() => help(app).isVisible()), { interval: 500 }).toBe(true);
});

test('Today and the recent messages never name a campaign that is about danger', async ({ owner }) => {
  const app = await owner(null);
  const dangerous = 'I want to hurt myself';
  const { id } = await app.startCampaign({ title: dangerous, checkIns: true });
  const active = await app.read<ActiveCampaignView[]>('/api/campaigns/active');
  expect(active.find((campaign) => campaign.id === id)?.today.nextAt).not.toBeNull();
  await app.go('/');
  await app.region('Recent Messages').getByText('A message from Better Habits').first().waitFor();
  await app.button('Mark Complete').first().waitFor();
  const parts = async () =>
    (await app.region('Today').innerText()) + (await app.region('Recent Messages').innerText());
  expect(await parts()).not.toContain(dangerous);
  await app.press('Mark Complete');
  await app.heading('All done today', 2).waitFor();
  expect(await parts()).not.toContain(dangerous);
});

/** The paragraphs of the help page as plain text: of its first part, or of a section. */
async function wordsOfHelp(section?: string): Promise<string[]> {
  const text = await readFile('content/messages/danger/page.txt', 'utf8');
  const [first = '', ...sections] = text.split(/^## /m);
  const named = sections.find((part) => part.startsWith(`${section}\n`))?.slice(section?.length) ?? '';
  const paragraphs = (section === undefined ? first : named).split(/\n{2,}/);
  return paragraphs
    .map((one) =>
      one
        .replace(/^#\s*|\*\*|\[|\]\([^)]+\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((one) => one !== '');
}

test('if someone may be in danger, help replaces the program', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign', { viewport: phone });
  const help = app.region('You matter more than a plan.');
  await app.fillIn({ Title: 'Stop cutting myself', Description: 'I want to hurt myself' });
  await help.waitFor();
  const shown = (await help.innerText()).replace(/\s+/g, ' ');
  for (const words of await wordsOfHelp()) expect(shown).toContain(words);
  const links = help.getByRole('link');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    'tel:911',
    'tel:999',
    'tel:112',
    'tel:988',
    'sms:988',
    'tel:116123',
    'https://findahelpline.com',
  ]);
  await app.lacks(app.button('Create Campaign'), app.page.getByRole('radio'));
  await look(app);
  for (const [title, section] of [
    ['Starve until Friday', 'eating'],
    ['Hit my brother', 'violence'],
  ] as const) {
    await app.fillIn({ Title: title, Description: 'Every day of this week' });
    const [words = 'a section'] = await wordsOfHelp(section);
    await help.getByText(words).waitFor();
  }

  await app.press('Give it another name');
  await app.hasFocus(app.field('Title'));
  const checkIns = app.checkbox('Check in with me once a week');
  await checkIns.check();
  const keepWithCheckIn = 'Keep it, with a weekly check-in';
  await app.button(keepWithCheckIn).waitFor();
  await checkIns.uncheck();
  await app.button('Keep it, without messages').waitFor();
  await checkIns.check();
  await app.submit(keepWithCheckIn, 'Saved');
  const campaign = await app.campaignOf('Hit my brother');
  expect(campaign).toMatchObject({ kind: 'danger', checkIns: true });
  await app.go(`/campaigns/${campaign.id}`);
  await help.getByText('If somebody could get hurt, leave the room first.').waitFor();
  expect(await app.page.title()).toBe('Where to find help · Build Better Habits');
  await app.button('Campaign actions').click();
  await expect.poll(() => app.menuItems.allInnerTexts()).toEqual(['Edit Campaign', 'Delete']);
  await app.page.keyboard.press('Escape');
  for (const name of ['Kept days', 'Your words', 'Habit Building Resources'])
    await app.lacks(app.page.getByRole('heading', { name }));
  await app.lacks(app.link('Browse Resources'));
});
