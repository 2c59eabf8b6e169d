import { expect, noNetwork, register, test } from './browser-test.ts';
import { type Screen, screenOf } from './screen.ts';

type Credentials = { username: string; password: string };

/** Ends the session behind the page's back. */
async function endSession({ page, isIdle }: Screen): Promise<void> {
  // A second after the first touch, the page asks who is signed in. Timers run in order.
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await isIdle();
  await page.request.post('/api/logout');
}

/** Ends the session, tries to save, and signs in again. */
async function saveSignedOut(app: Screen, { username, password }: Credentials, save: () => unknown) {
  await endSession(app);
  await save();
  await app.button(/^Sign In$/).waitFor();
  await app.sees('Your session has ended. Sign in to continue.');
  await expect.poll(app.stored).toBeNull();
  await app.signIn(username, password);
  await app.isAt('Dashboard');
}

const hasNoDrafts = ({ page }: Screen) =>
  expect
    .poll(() =>
      // Today also remembers which question it asked, which nobody typed.
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => /[.]draft[.](?!asked-)/.test(key))),
    )
    .toEqual([]);

test('what was typed is still there after the session has ended, but for nobody else', async ({ owner }) => {
  const app = await owner(null, { campaign: { planAnchor: 'I put the kettle on' } });
  const path = `/campaigns/${app.campaign.id}`;
  const openDialog = async () => {
    await app.go(path);
    await app.fromMenu('Generate New Message');
  };
  const dialog = app.dialog('Generate New Message');
  await openDialog();
  await dialog.fill('Message', 'The kettle is yours');
  await saveSignedOut(app, app.person, () => dialog.press('Create Message'));
  const asked = app.requests(/\/api\/generate-message$/);
  await openDialog();
  await dialog.has('Message', 'The kettle is yours');
  expect(asked).toEqual([]);
  await dialog.submit('Create Message', 'Message created');
  // A dialog that is closed starts anew.
  await app.fromMenu('Generate New Message');
  await dialog.fill('Message', 'Never mind');
  await dialog.press('Cancel');
  await app.fromMenu('Generate New Message');
  await expect.poll(() => dialog.field('Message').inputValue()).toMatch(/(?!Never mind)^.{10}/);
  await dialog.press('Cancel');

  const question = app.within(app.region('This week’s question'));
  await question.scope.getByRole('heading').click();
  await question.fill('I will', 'walk to the old lock');
  await saveSignedOut(app, app.person, () => question.press('Save'));
  // The dashboard asks the same question.
  await app.has('I will', 'walk to the old lock');
  await app.answered(/\/api\/campaigns\/active/, () => app.press('Save'));
  // The thanks stay when the question is gone.
  await app.hasFocus(app.page.getByText('Thank you.'));
  await hasNoDrafts(app);

  // Changes can be discarded, and another person never sees them.
  await app.go('/settings');
  await app.fill('Phone', '+1 312 555 0199');
  await app.press('Discard changes');
  await app.has('Phone', '');
  await hasNoDrafts(app);
  await app.fill('Phone', '+1 312 555 0199');
  await saveSignedOut(app, await register(), () => app.press('Save Settings'));
  await app.go('/settings');
  await app.has('Phone', '');
});

test('if the server can’t say who is signed in, the page offers another try', async ({ newcomer }) => {
  const app = await newcomer(null, { tolerates: noNetwork });
  await app.page.addInitScript(() => localStorage.clear());
  const call = /\/api\/session$/;
  const cannotSay = async () => {
    await app.sees(/^We could not reach the server\./);
    await app.lacks(app.button(/^Sign In$/));
  };
  await app.page.route(call, (route) => route.abort());
  await app.go('/settings');
  await cannotSay();
  await app.refuse(call, { status: 429, message: 'Too many requests' });
  await app.press('Try again');
  await cannotSay();
  await app.letThrough();
  await app.press('Try again');
  await app.isAt('Settings');
  // Signed out, it is the sign-in form again.
  await app.page.request.post('/api/logout');
  await app.go('/settings');
  await app.button(/^Sign In$/).waitFor();
});

test.for([
  ['allow', 'Sign in again and we’ll save your X.', true],
  ['block', 'Your X was not saved. Please sign in and try again.', false],
] as const)(
  'after the session has ended, a mark or note says what became of it (service workers: %s)',
  async ([serviceWorkers, text, isKept], { owner }) => {
    const app = await owner('/help', { serviceWorkers });
    const { page, person, campaign } = app;
    const signIn = () => app.signIn(person.username, person.password);
    const today = async () => (await app.messagesOf(campaign.id))[0];
    await app.go(`/campaigns/${campaign.id}`);
    await app.button('Mark Complete').first().waitFor();
    await page.request.post('/api/logout');
    const calls = app.requests(/\/api\/(session|messages\/\d+)$/);
    await app.submit('Mark Complete', 'You’re signed out', text.replace('X', 'mark'));
    // Had the page asked for the session first, the sign-in page might have replaced the button during the tap.
    expect(calls[0]).toMatch(/messages/);
    await signIn();
    await expect.poll(async () => (await today())?.completed).toBe(isKept);

    const openDay = async () => {
      await app.go(`/campaigns/${campaign.id}`);
      await app.day(0).click();
    };
    const { note } = app;
    await openDay();
    await endSession(app);
    await note.fill('Windy');
    await app.submit('Save note', 'You’re signed out', text.replace('X', 'note'));
    await signIn();
    await expect.poll(async () => (await today())?.note).toBe(isKept ? 'Windy' : null);
    if (isKept) return;
    // What was not saved is still there.
    await openDay();
    await expect.poll(() => note.inputValue()).toBe('Windy');
  },
);

test('a setting that is saved late signs nobody in who has signed out since', async ({ newcomer }) => {
  const app = await newcomer('/settings');
  const saved = await app.holdResponse(/\/api\/users\/\d+$/);
  await app.checkbox('Email me instead').click();
  await app.press('Save Settings');
  await saved.isSent();
  await app.fromMenu('Logout', /^Account of/);
  await app.isTold('Logged out');
  saved.release();
  await app.isTold('Settings updated', 'Your settings have been successfully updated.');
  expect(await app.stored()).toBeNull();
  await app.hasPath('/login');
});

test('signing out doesn’t wait for the network, and never ends a later session', async ({ newcomer }) => {
  const app = await newcomer('/settings', { tolerates: noNetwork });
  const { username, password } = app.person;
  const tab = screenOf(await app.page.context().newPage());
  const signOut = async () => {
    await app.fromMenu('Logout', /^Account of/);
    await app.isTold('Logged out');
    await app.hasPath('/login');
    expect(await app.stored()).toBeNull();
  };
  const isSignedIn = async () => {
    await app.isAt('Dashboard');
    await app.isIdle();
    expect((await app.page.request.get('/api/session')).status()).toBe(200);
  };
  await tab.go('/settings');
  await tab.fill('Phone', '+1 312 555 0199');
  const release = await app.hold(/\/api\/logout$/);
  await signOut();
  // What was typed in other tabs is gone too.
  await tab.button(/^Sign In$/).waitFor();
  await hasNoDrafts(tab);
  await tab.page.close();
  await app.signIn(username, password);
  await app.isAt('Dashboard');
  release();
  await isSignedIn();

  // The server fails, and then the person signs in with a provider, whose callback sets the cookies.
  await app.letThrough();
  await app.refuse(/\/api\/logout$/, { status: 429 });
  await signOut();
  await app.letThrough();
  await app.page.request.post('/api/login', { data: { username, password } });
  const landing = `/oauth-success?userId=${app.person.id}&username=${username}&email=${app.person.email}`;
  await app.page.route(/\/api\/session$/, (route) => route.abort(), { times: 1 });
  await app.go(landing);
  await app.sees('We could not reach the server. Please check your connection and try again.');
  await app.press('Try again');
  await isSignedIn();
});

test('whoever deletes another account stays signed in, even if the network fails after that', async ({
  newcomer,
}) => {
  const app = await newcomer('/help', { tolerates: noNetwork });
  await app.page.route(/\/email-confirmations\/address$/, (route) =>
    route.fulfill({ json: { email: 'typo@example.com' } }),
  );
  await app.page.route(/\/email-confirmations\/decline$/, (route) =>
    route.fulfill({ json: { deleted: 'account' } }),
  );
  await app.page.route(/\/api\/session$/, (route) => route.abort());
  await app.go('/confirm?token=from-the-email');
  await app.press('No, it wasn’t me');
  const asked = app.page.waitForEvent('requestfailed', (failed) => /session$/.test(failed.url()));
  await app.press('Delete it');
  await asked;
  await app.isAt('Deleted');
  expect(await app.stored()).not.toBeNull();
});
