import type { ActiveCampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expectLargeText, look } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';
import { notDouble, type Screen } from './screen.ts';
import { sentAnHourAgo, withMessage } from './server.ts';

const walk = {
  title: 'Walk Biscuit',
  description: 'Around the canal before work',
  planAnchor: 'I put the kettle on',
  planAction: 'walk Biscuit',
  planSmallest: 'to the bridge and back',
  planWhy: 'I want to keep up with my kids',
};
const meditation = { title: 'Evening meditation', description: 'Ten quiet minutes' };

const rowOf = (app: Screen, title: string) =>
  app.within(app.page.getByRole('article').filter({ has: app.page.getByRole('heading', { name: title }) }));
const order = (app: Screen) => app.region('Today').getByRole('article').getByRole('heading').allInnerTexts();
const undone = 'Mark Complete';
const done = 'Completed (Click to Unmark)';
const oneMessage = /\/api\/messages\/\d+$/;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

test('today lists what is due and follows taps, the keyboard and Undo', async ({ owner }) => {
  const app = await owner(null, { viewport: phone, campaign: walk });
  await app.startCampaign(meditation);
  await app.showToday(sentAnHourAgo);
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

  await first.press(undone);
  await first.sees('Day one');
  await first.button(done).waitFor();
  await app.heading('One to go today', 2).waitFor();
  await expect.poll(() => app.page.getByRole('status').allInnerTexts()).toContain('One to go today');

  await first.press('Undo');
  await app.hasFocus(first.button(undone));
  await app.page.keyboard.press('Space');
  await app.hasFocus(first.button(done));
  await second.press(undone);
  await app.heading('All done today', 2).waitFor();
  await app.sees(/^Tomorrow: .+, 11:00\sPM/);
  await look(app);
  await app.page.reload();
  await app.sees('All done today', /^You said why: “I want to keep up with my kids\.”/);
  // The praise stays for the day.
  await first.sees('Day one');
});

test('today can be marked after the browser has translated the page', async ({ owner }) => {
  const app = await owner(null, { viewport: phone, campaign: walk });
  await app.showToday(sentAnHourAgo);
  await app.go('/');
  const row = rowOf(app, 'Walk Biscuit');
  await row.button(undone).waitFor();
  await app.page.evaluate(() => {
    const found = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (found.nextNode()) texts.push(found.currentNode as Text);
    for (const text of texts) {
      const translation = Object.assign(document.createElement('font'), { textContent: text.data });
      text.replaceWith(translation);
    }
  });
  for (const button of [undone, 'Undo', 'Skip today', 'Undo']) await row.press(button);
  await row.button(undone).waitFor();
});

test('a marked or skipped habit stays under the finger, and in its place', async ({ owner }) => {
  const app = await owner(null, { viewport: phone, reducedMotion: 'no-preference', campaign: walk });
  await app.startCampaign(meditation);
  await app.startCampaign({ title: 'Read a page', description: 'Before bed' });
  await app.showToday(sentAnHourAgo);
  await app.go('/');
  await app.counts(app.button(undone), 3);
  const before = await order(app);
  for (const [title, name] of [
    [before[0] ?? '', undone],
    [before[1] ?? '', 'Skip today'],
  ] as const) {
    const row = rowOf(app, title);
    const button = row.button(name);
    // Waits until it doesn't move any more.
    await button.click({ trial: true });
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const place = [x + width / 2, y + height / 2] as const;
    await app.page.mouse.click(...place);
    await row.button('Undo').waitFor();
    await app.isIdle();
    const isThere = (article: Element, [left, top]: typeof place) =>
      article.contains(document.elementFromPoint(left, top));
    expect(await row.scope.evaluate(isThere, place)).toBe(true);
  }
  // And on the next visit.
  await app.page.reload();
  await rowOf(app, before[0] ?? '')
    .button('Undo')
    .waitFor();
  expect(await order(app)).toEqual(before);
});

test('a message that arrives while Today is open moves nothing', async ({ owner }) => {
  const app = await owner(null, { viewport: phone, campaign: walk });
  await app.startCampaign(meditation);
  const row = rowOf(app, 'Walk Biscuit');
  const boxes = () =>
    app
      .region('Today')
      .getByRole('article')
      .evaluateAll((rows) => rows.map((each) => each.getBoundingClientRect().toJSON()));
  const arrive = async (change: typeof sentAnHourAgo) => {
    const before = await boxes();
    await app.showToday(change);
    await app.page.evaluate(() => window.dispatchEvent(new Event('online')));
    await row.sees(/^Sent \d/);
    expect(await boxes()).toEqual(before);
  };
  // On the first day, the choices take the place of the plan, or of the description if the message says the plan.
  const saying = (content: string) => withMessage({ content, ownWords: [] });
  await app.showToday(saying('Day one: walk Biscuit.'));
  await app.go('/');
  await row.sees(walk.description);
  await app.showToday(saying(`Day one: walk Biscuit. ${walk.description}.`));
  await app.go('/');
  await row.sees('Daily, by email');
  await app.showToday(saying('Day one.'));
  await app.go('/');
  await row.sees('After I put the kettle on, I will walk Biscuit');
  await arrive((campaign) => saying('Day one.')(sentAnHourAgo(campaign)));
  await row.button('In an hour').waitFor();

  const later = { currentStreak: 3, dueCount: 3 };
  await app.showToday((campaign) => ({ ...campaign, ...later }));
  await app.go('/');
  await row.sees(/^Arrives /);
  await arrive((campaign) => ({ ...sentAnHourAgo(campaign), ...later }));
  await row.press('Read');
  await app.hasFocus(row.button(undone));
  await row.button('In an hour').waitFor();

  // Marked before its time, it wasn’t sent.
  await app.showToday((campaign) => withMessage({ status: 'skipped' })(sentAnHourAgo(campaign)));
  await app.go('/');
  await row.sees('No message today');
});

test('three habits that are due fit in 1,600 px on a phone, on their first day and later', async ({
  owner,
  demo,
}) => {
  const app = await owner(null, { viewport: phone, campaign: walk });
  for (const title of ['Drink more water', 'Read a page']) await app.startCampaign({ ...walk, title });
  const content = 'Hello. You had a good idea, and so that it doesn’t get lost, here I am. '.repeat(4);
  const expectFit = async (screen: Screen) => {
    await screen.showToday((campaign) => withMessage({ content, ownWords: [] })(sentAnHourAgo(campaign)));
    await screen.go('/');
    await screen.counts(screen.button(undone), 3);
    await screen.sees('More');
    const heightOf = () => screen.page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(heightOf).toBeLessThanOrEqual(1600);
  };
  // Phones have no scrollbar beside the page.
  await expectFit(await demo(null, { viewport: phone, isMobile: true }));
  await expectFit(app);
  await look(app);
  const row = rowOf(app, 'Walk Biscuit');
  const textHeight = async () => (await row.scope.getByText(content).boundingBox())?.height ?? 0;
  const short = await textHeight();
  await row.press('More');
  await row.button('Less').waitFor();
  expect(await textHeight()).toBeGreaterThan(short);

  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const next: Record<string, object> = {
    'Read a page': { message: null, nextAt: inHours(24) },
    // Yesterday’s message, still to come after a move to another time zone.
    'Drink more water': { nextAt: inHours(1) },
  };
  await app.showToday(({ today, ...campaign }) => ({
    ...campaign,
    currentStreak: 4,
    bestStreak: 4,
    today: { ...today, ...next[campaign.title] },
  }));
  await app.go('/');
  await app.sees(/^Today: Drink more water, \d/, /^Tomorrow: Read a page, \d/, /^Four in a row\s· Arrives /);
});

test('a mark that waits for the network says so', async ({ owner }) => {
  const app = await owner(null, { campaign: walk });
  await app.showToday(sentAnHourAgo);
  await app.go('/');
  // The answer of the service worker.
  await app.page.route(oneMessage, (route) => route.fulfill({ status: 202, json: { isWaiting: true } }));
  await app.press('Skip today');
  await app.page.getByText('Skipped today · Saved on this device').waitFor();
  await app.press('Undo');
  await app.page.getByText(/^Sent .*\s· Saved on this device$/).waitFor();
});

test('a day can be snoozed, skipped or made smaller', async ({ owner }) => {
  const app = await owner(null, { campaign: walk });
  const { id } = app.campaign;
  await app.startCampaign(meditation);
  await app.showToday(sentAnHourAgo);
  await app.go('/');
  const row = rowOf(app, 'Walk Biscuit');
  await row.press('Skip today');
  await row.sees(/^Skipped today/);
  await app.heading('One to go today', 2).waitFor();
  await row.press('Undo');
  // Until the list is refetched, the row shows the message as the server has it: not sent, and without these buttons.
  await app.isIdle();
  await row.press('Smaller today');
  await row.sees('Smaller today: to the bridge and back');
  await notDouble(app.page);
  await row.press('Undo');
  await row.button('Smaller today').waitFor();

  const snoozedUntil = inAnHour();
  const campaigns = await app.read<ActiveCampaignView[]>('/api/campaigns/active');
  const message = campaigns.find((campaign) => campaign.id === id)?.today.message;
  await app.letThrough();
  await app.page.route(/\/snooze$/, (route) =>
    route.fulfill({ json: { ...message, status: 'sent', snoozedUntil } }),
  );
  await app.showToday((campaign) =>
    withMessage(campaign.id === id ? { snoozedUntil } : {})(sentAnHourAgo(campaign)),
  );
  await row.press('In an hour');
  await row.sees(/^Back at /);
  await app.lacks(row.button('Skip today'));
  expect(await app.asked(oneMessage, () => row.press('Undo'))).toMatchObject({ completed: false });

  // A refused mark brings back what was shown.
  await app.letThrough();
  const unmarked = { completed: false, markedAt: null };
  const snoozed = withMessage({ ...unmarked, snoozedUntil: inAnHour() });
  await app.showToday((campaign) => snoozed(sentAnHourAgo(campaign)));
  await app.go('/');
  await row.sees(/^Back at /);
  await app.refuseNext(oneMessage);
  // The list isn't refetched, so it is the mark that is taken back.
  await app.refuse(/\/api\/campaigns\/active/);
  await row.press(undone);
  await app.isTold('Error', 'Failed to update message status. Please try again.');
  await row.sees(/^Back at /);
  await app.letThrough();

  const past = new Date(Date.now() - 60_000).toISOString();
  await app.showToday(withMessage({ ...unmarked, scheduledFor: past, heldBack: 'unconfirmed' }));
  await app.go('/');
  await row.sees(/Held back$/);
  await app.lacks(row.scope.getByText(/^For /));
});
