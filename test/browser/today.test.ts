import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import type { Question } from '../../worker/domain.ts';
import { addDays } from '../../worker/planning/calendar-date.ts';
import { expectLargeText, look } from './accessible.ts';
import { expect, mailNow, messagesOf, origin, phone, startCampaign, test } from './browser-test.ts';
import { sentAnHourAgo, showToday, withMessage } from './changed-today.ts';
import { notDouble, type Screen } from './screen.ts';

const walk = {
  ...{ title: 'Walk Biscuit', description: 'Around the canal before work' },
  ...{ planAnchor: 'I put the kettle on', planAction: 'walk Biscuit' },
  ...{ planSmallest: 'to the bridge and back', planWhy: 'I want to keep up with my kids' },
};
const meditation = { title: 'Evening meditation', description: 'Ten quiet minutes' };

const rowOf = (app: Screen, title: string) =>
  app.within(app.page.getByRole('article').filter({ has: app.page.getByRole('heading', { name: title }) }));
const order = (app: Screen) => app.region('Today').getByRole('article').getByRole('heading').allInnerTexts();
const undone = 'Mark Complete';
const done = 'Completed (Click to Unmark)';
const oneMessage = /\/api\/messages\/\d+$/;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const refusal = ['Error', 'Failed to update message status. Please try again.'] as const;

test('today lists what is due and follows taps, the keyboard and Undo', async ({ owner }) => {
  const app = await owner(null, { viewport: phone, campaign: walk });
  const markedToday = async () =>
    (await messagesOf(app, app.campaign.id)).filter(({ completed }) => completed).length;
  await startCampaign(app, meditation);
  await showToday(app.page, sentAnHourAgo);
  await app.go('/');
  await app.heading('Two to go today', 2).waitFor();
  const [first, second] = [rowOf(app, 'Walk Biscuit'), rowOf(app, 'Evening meditation')];
  await first.sees(/^Sent \d/);
  await expectLargeText(app);
  await app.page.setViewportSize(phone);

  // Both buttons are above the tab bar without scrolling.
  const lowest = async () => {
    const boxes = await Promise.all((await app.button(undone).all()).map((tap) => tap.boundingBox()));
    return Math.max(...boxes.map((box) => (box?.y ?? phone.height) + 68));
  };
  await expect.poll(lowest).toBeLessThan(phone.height - 65);

  // On a phone the sentence disappears after a moment. Until then, nothing below moves.
  const answer = await app.hold(oneMessage);
  const markFirst = first.scope.evaluate(async (row) => {
    const top = () => document.querySelector('#kept-days')?.getBoundingClientRect().top;
    const before = top();
    row.querySelector<HTMLElement>('[aria-label="Mark Complete"]')?.click();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return top() === before;
  });
  expect(await Promise.all([markFirst, first.sees('Day one.')])).toContain(true);
  answer();
  await first.button(done).waitFor();
  await app.heading('One to go today', 2).waitFor();
  await expect.poll(() => app.page.getByRole('status').allInnerTexts()).toContain('One to go today');
  await expect.poll(markedToday).toBe(1);
  // A done row moves to the end after a moment.
  await expect.poll(() => order(app)).toEqual(['Evening meditation', 'Walk Biscuit']);

  // It doesn't move while it has the focus.
  await first.press('Undo');
  await app.hasFocus(first.button(undone));
  await expect.poll(markedToday).toBe(0);
  await app.page.keyboard.press('Space');
  await app.hasFocus(first.button(done));
  await second.press(undone);
  await app.heading('All done today', 2).waitFor();
  await app.sees(/^Next: .+, tomorrow at 11:00 PM/);
  await look(app);
  await app.page.reload();
  await app.sees('All done today', /^You said why: “I want to keep up with my kids\.”/);

  await app.refuseNext(oneMessage);
  await second.press('Undo');
  await app.isTold(...refusal);
  await second.button(done).waitFor();
  await app.sees('All done today');
});

test('a habit whose messages were turned off by email says so', async ({ owner }) => {
  const startDate = addDays(new Date().toISOString().slice(0, 10), 2);
  const app = await owner(null, { account: { timezone: 'UTC' }, campaign: { startDate } });
  const { stop } = await mailNow(app, app.campaign.id);
  await app.go('/');
  await app.sees(/^Next: Morning meditation, /);
  // Someone to whom the email was forwarded.
  const stopped = await fetch(origin + stop, { method: 'POST', body: new URLSearchParams('stop=campaign') });
  expect(await stopped.text()).toContain('Messages are stopped');
  await app.page.reload();
  await app.sees('Morning meditation: messages turned off');
  await app.lacks(app.page.getByText(/^Next: /));
  await app.go(`/campaigns/${app.campaign.id}`);
  await app.page.locator('header').getByText('Messages turned off').waitFor();

  await startCampaign(app, walk);
  await showToday(app.page, withMessage({ status: 'sent', completed: true, heldBackAgain: 'opted_out' }));
  await app.go('/');
  // "Undo" is about the mark.
  await rowOf(app, 'Walk Biscuit').sees(/Undo ?· ?Messages turned off$/);
  await showToday(app.page, ({ today, ...campaign }) => ({
    ...campaign,
    today: { ...today, message: null, heldBack: 'no_phone' },
  }));
  await app.go('/');
  await app.sees(/^Walk Biscuit: messages held back. Please add your phone number in settings/);
});

test('three habits with two open messages fit in 1,600 px on a phone', async ({ demo }) => {
  const app = await demo(null, { viewport: phone });
  const open = { completed: false, skippedByPerson: false, snoozedUntil: null, markedAt: null };
  const texts: Record<string, string> = {
    'Drink more water':
      'Give whatever you drink from a good wash. In a bottle, the old smell lives in the lid.',
    'Home workout':
      'My last message comes on Wednesday. If you want a stand-in for me, put a note where you’ll trip over it.\nAfter you get home from work, do squats, push-ups and a plank.',
  };
  await showToday(app.page, (campaign) => {
    const content = texts[campaign.title];
    const nextAt = new Date(Date.now() + 86_400_000).toISOString();
    return content === undefined
      ? { ...campaign, today: { ...campaign.today, message: null, nextAt } }
      : withMessage({ ...open, content, ownWords: [] })(sentAnHourAgo(campaign));
  });
  await app.go('/');
  await app.heading('Habit Building Resources', 2).waitFor();
  await app.counts(app.button('Skip today'), 2);
  await app.sees(/^Not today: Morning meditation, tomorrow at \d/);
  // Each part starts with a capital letter, since it may be on a line of its own.
  const streak = app.page.getByText(/^\d+-day streak\s· (Arrives|Sent|For) /);
  await streak.first().waitFor();
  const heightOf = () => app.page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(heightOf).toBeLessThanOrEqual(1600);
  await look(app);
});

test('a row’s label follows its state, and a refused mark brings back the old one', async ({ owner }) => {
  const app = await owner('/', { campaign: walk });
  const row = rowOf(app, 'Walk Biscuit');
  const label = (text: string) => app.region('Today').getByText(text, { exact: true });
  await label('Later today').waitFor();
  await row.press(undone);
  await label('Done').waitFor();
  await app.lacks(label('Later today'));
  await app.isIdle();

  const unmarked = { completed: false, markedAt: null };
  const snoozed = withMessage({ ...unmarked, snoozedUntil: inAnHour() });
  await showToday(app.page, (campaign) => snoozed(sentAnHourAgo(campaign)));
  await app.go('/');
  await row.sees(/^Back at /);
  await app.refuseNext(oneMessage);
  // The list isn't refetched, so it is the mark that is taken back.
  await app.refuse(/\/api\/campaigns\/active/);
  await row.press(undone);
  await app.isTold(...refusal);
  await row.sees(/^Back at /);
  await app.letThrough();

  const past = new Date(Date.now() - 60_000).toISOString();
  await showToday(app.page, withMessage({ ...unmarked, scheduledFor: past, heldBack: 'unconfirmed' }));
  await app.go('/');
  await row.sees(/Held back$/);
  await app.lacks(row.scope.getByText(/^For /));
});

test('a day can be snoozed, skipped or made smaller, and its question answered', async ({ owner }) => {
  const app = await owner(null, { campaign: walk });
  const { id } = app.campaign;
  const says = (words: string) =>
    app.page.getByRole('status').getByText(words).waitFor({ state: 'attached' });
  await startCampaign(app, meditation);
  await showToday(app.page, sentAnHourAgo);
  await app.go('/');
  const row = rowOf(app, 'Walk Biscuit');
  await row.isThere();
  const before = await order(app);
  await row.press('Skip today');
  await row.sees(/^Skipped today/);
  await app.heading('One to go today', 2).waitFor();
  // With reduced motion, rows move at the next visit.
  expect(await order(app)).toEqual(before);
  const skipped = async () => (await messagesOf(app, id)).some(({ skippedByPerson }) => skippedByPerson);
  await expect.poll(skipped).toBe(true);
  await row.press('Undo');
  // Until the list is refetched, the row shows the message as the server has it: not sent, and without these buttons.
  await app.isIdle();
  await row.press('Smaller today');
  await row.sees('Smaller today: to the bridge and back');
  await says('Walk Biscuit: smaller today');
  await app.lacks(row.button('Smaller today'));
  // It is where the button just pressed was.
  await notDouble(app.page);
  await row.press('Usual size');
  await row.button('Smaller today').waitFor();
  await says('Walk Biscuit: usual size');

  const snoozedUntil = inAnHour();
  const campaigns = await app.read<ActiveCampaignView[]>('/api/campaigns/active');
  const message = campaigns.find((campaign) => campaign.id === id)?.today.message;
  await app.letThrough();
  await app.page.route(/\/snooze$/, (route) =>
    route.fulfill({ json: { ...message, status: 'sent', snoozedUntil } }),
  );
  const question: Question = {
    ...{ id: 'n', prompt: 'What gets in the way most often?', known: null },
    ...{ sentence: { before: 'When', after: '.' }, suggestions: ['It rains', 'I sleep too long'] },
  };
  const answers: unknown[] = [];
  await showToday(app.page, (campaign) => {
    const shown = withMessage(campaign.id === id ? { snoozedUntil } : {})(sentAnHourAgo(campaign));
    const isAsked = campaign.id === id && answers.length === 0;
    return { ...shown, today: { ...shown.today, question: isAsked ? question : null } };
  });
  await row.press('In an hour');
  await row.sees(/^Back at /);
  await row.button('Undo').waitFor();
  await app.lacks(row.button('Skip today'));

  await row.press(question.prompt);
  await app.page.route(/\/question$/, (route) => {
    answers.push(route.request().postDataJSON());
    return route.fulfill({ json: { campaign: app.campaign, next: null } });
  });
  const refetched = app.page.waitForResponse(/\/api\/campaigns\/active/);
  await row.press('It rains');
  await refetched;
  // The thanks stay when the question is gone.
  await app.hasFocus(app.page.getByText('Thank you.'));
  expect(answers).toEqual([{ question: 'n', answer: 'It rains' }]);
});

test('today is accessible in all states; quiet kinds have neither suns nor streaks', async ({ newcomer }) => {
  const app = await newcomer(null, { viewport: phone });
  const inStates: Record<string, Parameters<typeof showToday>[1]> = {
    lapsed: (campaign) => ({ ...campaign, today: { ...campaign.today, isAfterLapse: true } }),
    paused: (campaign) =>
      withMessage({ heldBack: 'paused' })({ ...campaign, pausedUntil: addDays(campaign.today.date, 3) }),
    'a dose': (campaign) => ({ ...campaign, kind: 'dose', currentStreak: 9 }),
    abstinent: (campaign) => ({ ...campaign, kind: 'recover' }),
  };
  for (const title of Object.keys(inStates)) await startCampaign(app, { ...walk, title });
  await showToday(app.page, (campaign) => inStates[campaign.title]?.(sentAnHourAgo(campaign)) ?? campaign);
  await app.go('/');
  const lapsed = rowOf(app, 'lapsed');
  for (const choice of ['Smaller', 'Pause', 'Stop']) await lapsed.button(choice).waitFor();
  await lapsed.link('Later').waitFor();
  await rowOf(app, 'paused').sees(/Paused until \w+day, \w+ \d+/);
  await rowOf(app, 'abstinent').button('Not today').waitFor();
  const quiet = rowOf(app, 'a dose');
  await quiet.button(undone).waitFor();
  const [streak, ...choices] = ['9-day streak', 'Skip today', 'Smaller today', 'In an hour'];
  await app.lacks(quiet.scope.getByText(streak), ...choices.map((name) => quiet.button(name)));
  const suns = app.page.getByRole('list', { name: /seven days/ });
  await app.counts(suns, 1);
  await look(app);

  await app.letThrough();
  await showToday(app.page, ({ today, ...campaign }) => ({
    ...campaign,
    ...{ kind: 'dose', today: { ...today, message: null } },
  }));
  await app.page.reload();
  await app.sees('Nothing due today');
  await app.lacks(suns);
  await look(app, 'nothing due');
});
