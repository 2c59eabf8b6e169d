import type { Page } from 'playwright-core';
import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { expect, messagesOf, phone, startCampaign, test } from './browser-test.ts';
import { look } from './looks.ts';
import type { Screen } from './screen.ts';

type Change = (campaign: ActiveCampaignView) => ActiveCampaignView;

const withMessage =
  (over: object): Change =>
  (campaign) => ({
    ...campaign,
    today: { ...campaign.today, message: campaign.today.message && { ...campaign.today.message, ...over } },
  });

/** As if the day's message had come an hour ago. */
const came: Change = (campaign) => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  return withMessage({ status: 'sent', heldBack: null, sent: true, sentAt: at, scheduledFor: at })(campaign);
};

/** Shows today's list changed; marks and all else go to the server and back. */
async function showToday(page: Page, change: Change) {
  await page.route(/\/api\/campaigns\/active/, async (route) => {
    const campaigns = (await (await route.fetch()).json()) as ActiveCampaignView[];
    await route.fulfill({ json: campaigns.map(change) });
  });
}

/** The last minute of the day is still to come, wherever it is not this minute: the day has a message. */
const lateToday = { messageTime: 'Custom time', customTime: '23:59', messageStyle: 'friendly' };
const walk = {
  ...lateToday,
  ...{ title: 'Walk Biscuit', description: 'Around the canal before work' },
  ...{ planAnchor: 'I put the kettle on', planAction: 'walk Biscuit' },
  planSmallest: 'to the bridge and back',
};
const novel = { ...lateToday, title: 'Write the novel', description: 'Three hundred words' };

const rowOf = (app: Screen, title: string) =>
  app.within(app.page.getByRole('article').filter({ has: app.page.getByRole('heading', { name: title }) }));
const order = (app: Screen) => app.region('Today').getByRole('article').getByRole('heading').allInnerTexts();
const undone = 'Mark Complete';
const done = 'Completed (Click to Unmark)';

test('today lists what is due, and a tap, the keyboard and Undo keep it true', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const { id } = await startCampaign(app, walk);
  await startCampaign(app, novel);
  await showToday(app.page, came);
  await app.go('/');
  await app.heading('Two to go today', 2).waitFor();
  const first = rowOf(app, 'Walk Biscuit');
  await first.isThere();
  await first.sees(/^Sent at /);
  const markedToday = async () => {
    const messages = await messagesOf(app, id);
    return messages.filter(({ completed }) => completed).length;
  };

  // Both can be marked without scrolling, above the tab bar.
  const { height } = phone;
  for (const tap of await app.button(undone).all()) {
    expect(((await tap.boundingBox())?.y ?? height) + 68).toBeLessThan(height - 65);
  }

  // On a phone the sentence is there for a moment only.
  await Promise.all([first.sees('Day one.'), first.press(undone)]);
  await first.button(done).waitFor();
  await app.heading('One to go today', 2).waitFor();
  await expect.poll(() => app.page.getByRole('status').allInnerTexts()).toContain('One to go today');
  await expect.poll(markedToday).toBe(1);
  // What is done goes to the end after a moment.
  await expect.poll(() => order(app)).toEqual(['Write the novel', 'Walk Biscuit']);

  // Not while it has the focus.
  await first.press('Undo');
  await first.button(undone).waitFor();
  await app.hasFocus(first.button(undone));
  await expect.poll(markedToday).toBe(0);
  await app.page.keyboard.press('Space');
  await first.button(done).waitFor();
  await app.hasFocus(first.button(done));
  const second = rowOf(app, 'Write the novel');
  await second.press(undone);
  await app.heading('All done today', 2).waitFor();
  await app.sees(/^Next: .+, tomorrow at 11:59 PM/);
  await look(app);
  await app.page.reload();
  await app.heading('All done today', 2).waitFor();

  // A mark that is refused is taken back.
  await app.refuse(/\/api\/messages\/\d+$/, { method: 'PUT' });
  await second.press('Undo');
  await app.isTold('Error', 'Failed to update message status. Please try again.');
  await second.button(done).waitFor();
  await app.heading('All done today', 2).waitFor();
  await app.letThrough();
});

test('a day can be put off, skipped or made smaller, and its question answered', async ({ newcomer }) => {
  const app = await newcomer(null);
  const { id } = await startCampaign(app, walk);
  await startCampaign(app, novel);
  await showToday(app.page, came);
  await app.go('/');
  const row = rowOf(app, 'Walk Biscuit');
  await row.isThere();
  const before = await order(app);
  await row.press('Skip today');
  await row.sees(/^Skipped today/);
  await app.heading('One to go today', 2).waitFor();
  // To those who want little motion nothing moves before their next visit.
  expect(await order(app)).toEqual(before);
  const skipped = async () =>
    (await messagesOf(app, id)).filter(({ skippedByPerson }) => skippedByPerson).length;
  await expect.poll(skipped).toBe(1);
  await row.press('Undo');
  await row.press('Smaller today');
  await row.sees('Smaller today: to the bridge and back');
  await app.lacks(row.button('Smaller today'));
  await row.press('Usual size');
  await row.button('Smaller today').waitFor();

  const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString();
  const campaigns = await app.read<ActiveCampaignView[]>('/api/campaigns/active');
  const message = campaigns.find((campaign) => campaign.id === id)?.today.message;
  await app.letThrough();
  await app.page.route(/\/snooze$/, (route) =>
    route.fulfill({ json: { ...message, status: 'sent', snoozedUntil } }),
  );
  const question = {
    id: 'n',
    prompt: 'What gets in the way most often?',
    sentence: { before: 'When', after: '.' },
    suggestions: ['It rains', 'I sleep too long'],
    known: null,
  } as const;
  await showToday(app.page, (campaign) => {
    const shown = withMessage(campaign.id === id ? { snoozedUntil } : {})(came(campaign));
    return { ...shown, today: { ...shown.today, question: campaign.id === id ? question : null } };
  });
  await row.press('In an hour');
  await row.sees(/^back at /i);
  await app.lacks(row.button('Skip today'));

  await row.press(question.prompt);
  const answers: unknown[] = [];
  await app.page.route(/\/question$/, async (route) => {
    answers.push(route.request().postDataJSON());
    const campaign = await app.read<object>(`/api/campaigns/${id}`);
    await route.fulfill({ json: { campaign, next: null } });
  });
  await row.press('It rains');
  await row.sees('Thank you.');
  expect(answers).toEqual([{ question: 'n', answer: 'It rains' }]);
  await app.letThrough();
});

test('everybody can use today, whatever its habits stand at; quiet ones have neither suns nor streaks', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { viewport: phone });
  const inStates: Record<string, Change> = {
    lapsed: (campaign) => ({ ...campaign, today: { ...campaign.today, isAfterLapse: true } }),
    paused: (campaign) =>
      withMessage({ heldBack: 'paused' })({ ...campaign, pausedUntil: addDays(campaign.today.date, 3) }),
    'a dose': (campaign) => ({ ...campaign, kind: 'dose', currentStreak: 9 }),
    abstinent: (campaign) => ({ ...campaign, kind: 'recover' }),
  };
  for (const title of Object.keys(inStates)) await startCampaign(app, { ...walk, title });
  await showToday(app.page, (campaign) => inStates[campaign.title]?.(came(campaign)) ?? campaign);
  await app.go('/');
  const lapsed = rowOf(app, 'lapsed');
  for (const choice of ['Smaller', 'Pause', 'Stop']) await lapsed.button(choice).waitFor();
  await lapsed.link('Later').waitFor();
  await rowOf(app, 'paused')
    .scope.getByText(/Paused until \w+day/)
    .waitFor();
  await rowOf(app, 'abstinent').button('Not today').waitFor();
  const quiet = rowOf(app, 'a dose');
  await quiet.button(undone).waitFor();
  await app.lacks(
    quiet.scope.getByText('9-day streak'),
    ...['Skip today', 'Smaller today', 'In an hour'].map((name) => quiet.button(name)),
  );
  const suns = app.page.getByRole('list', { name: /seven days/ });
  await app.counts(suns, 1);
  await look(app);

  await app.letThrough();
  await showToday(app.page, ({ today, ...campaign }) => ({
    ...campaign,
    kind: 'dose',
    today: { ...today, message: null },
  }));
  await app.page.reload();
  await app.sees('Nothing due today');
  await app.lacks(suns);
  await look(app, 'nothing due');
});
