import type { CampaignPreview } from '../../worker/campaigns/campaigns.schemas.ts';
import { expect, messagesOf, newName, phone, test } from './browser-test.ts';
import { look } from './looks.ts';
import type { Screen } from './screen.ts';

const previews = /\/api\/campaigns\/preview$/;
const newCampaigns = /\/api\/campaigns$/;

const exactly = (app: Screen, name: string) => app.page.getByRole('button', { name, exact: true });

/** What a message says on the screen, of those that come first. */
const shownMessages = (app: Screen) =>
  app.region('Your first three messages').getByRole('listitem').getByRole('paragraph');

test('from the sign-up page to a campaign whose first messages were shown takes at most 12 taps on a phone', async ({
  visitor,
}) => {
  const app = await visitor('/register', { viewport: phone, hasTouch: true, timezoneId: 'Pacific/Honolulu' });
  let taps = 0;
  const tap = async (place: ReturnType<Screen['field']>) => {
    taps += 1;
    await place.tap();
  };
  const type = async (label: string, text: string) => {
    await tap(app.field(label));
    await app.page.keyboard.type(text);
  };
  const username = newName();
  await type('Username', username);
  await type('Email', `${username}@example.com`);
  await type('Password', 'correct horse battery staple');
  await tap(app.button('Create Account'));
  await app.isTold('Registration successful!');

  await tap(exactly(app, 'A language'));
  await tap(exactly(app, 'When and how'));
  const preview = app.page.waitForResponse(previews);
  await tap(exactly(app, 'Your first messages'));
  const { messages, first } = (await (await preview).json()) as CampaignPreview;
  await app.counts(shownMessages(app), 3);
  expect(await shownMessages(app).allInnerTexts()).toEqual(messages.map(({ content }) => content));
  await app.page.getByText(`First message ${first?.day}`, { exact: false }).first().waitFor();
  await look(app);
  await tap(app.button('Create Campaign'));
  await app.isTold('Campaign created!');
  expect(taps).toBeLessThanOrEqual(12);

  // What was shown is what comes.
  const [{ id } = { id: 0 }] = await app.read<{ id: number }[]>('/api/campaigns');
  expect(await app.read(`/api/campaigns/${id}`)).toMatchObject({
    ...{ title: 'Ten minutes of Spanish', hue: 'teal', icon: 'language', topic: 'languages' },
  });
  const planned = await messagesOf(app, id);
  expect(planned.slice(0, 3).map(({ content }) => content)).toEqual(messages.map(({ content }) => content));
});

test('a starter habit fills the form until it is given back, the preview follows what is typed, and texts say where and when they can go', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account: { timezone: 'Pacific/Honolulu' } });
  await app.refuse(previews, { method: 'POST', message: 'You have looked at a lot of previews' });
  await app.go('/create-campaign');
  await app.sees(/^Choose a starter habit, or give yours a title/);
  await app.fill('Title', 'Feed Bartók');
  await app.fill('Description', 'The sourdough, not the composer');
  await app.sees('You have looked at a lot of previews');
  await app.letThrough();
  await app.press('Try again');
  await app.counts(shownMessages(app), 3);
  await exactly(app, 'Medication').click();
  await app.has('Title', 'Take my medication');
  await app.isChosen('when I’ve taken it');
  await exactly(app, 'Screen-free').click();
  await app.has('When', 'I sit down on the sofa');
  await app.has('Message time', 'Evening (6-8 PM)');
  await exactly(app, 'Screen-free').click();
  await app.has('Title', 'Feed Bartók');
  await app.has('After', '');
  await app.has('Message time', 'Morning (6-9 AM)');
  await app.isChosen('Do something');

  await app.fill('After', 'I put the kettle on');
  await app.fill('I will', 'feed Bartók');
  await expect
    .poll(async () => (await shownMessages(app).allInnerTexts()).join(' '))
    .toContain('feed Bartók');
  await app.field('Message time').selectOption('Custom time');
  await app.fill('Time', '20:30');
  await app.page.getByText(/^First message (today|tomorrow), 8:30 PM$/).waitFor();
  await app.choose(/^SMS/);
  await app.field('Message time').selectOption('Morning (6-9 AM)');
  await app.page
    .getByText(/^Texts only go out between 8 AM and 9 PM, so yours come between 8 and 9 AM\./)
    .waitFor();
  await app.fill('Phone', '+1 416 555 0123');
  await app.field('Title').focus();
  await app.sees(/^We can only text American phone numbers here/);

  // The color and the icon are suggested until the person chooses.
  await app.choose(/^Email/);
  await app.page.getByText('Color and icon').click();
  await app.choose('Rose');
  await app.choose('Heart');
  expect(await app.asked(newCampaigns, () => app.press('Create Campaign'), 'POST')).toMatchObject({
    ...{ title: 'Feed Bartók', hue: 'rose', icon: 'heart' },
  });
  await app.isTold('Campaign created!');
});

test('ideas come for what the title is about, unless they are turned off, then or later', async ({
  newcomer,
}) => {
  const app = await newcomer('/create-campaign');
  await app.fill('Title', 'Walk Biscuit');
  await app.fill('Description', 'Around the canal');
  const ideas = app.page.getByRole('checkbox', { name: 'Send me ideas about walking, too.' });
  await ideas.uncheck();
  await ideas.check();
  expect(await app.asked(newCampaigns, () => app.press('Create Campaign'), 'POST')).toMatchObject({
    ...{ title: 'Walk Biscuit', topic: 'walking' },
  });
  await app.isTold('Campaign created!');
  const [{ id } = { id: 0 }] = await app.read<{ id: number }[]>('/api/campaigns');
  await app.go(`/campaigns/${id}/edit`);
  await ideas.uncheck();
  await app.press('Save Changes');
  await app.isTold('Campaign updated!');
  expect(await app.read(`/api/campaigns/${id}`)).toMatchObject({ topic: null });
});

test('at 200 % text the steps of a phone need no sideways scrolling', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign', { viewport: phone });
  await app.field('Title').waitFor();
  await app.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await exactly(app, 'Reading').click();
  /** What is cut off at the right, but for the starter habits, which scroll by themselves. */
  const cutOff = () =>
    app.page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((one) => one.closest('ul[aria-label="Starter habits"]') === null)
        .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  for (const next of ['When and how', 'Your first messages']) {
    expect(await cutOff()).toEqual([]);
    await exactly(app, next).click();
  }
  await app.counts(shownMessages(app), 3);
  expect(await cutOff()).toEqual([]);
});
