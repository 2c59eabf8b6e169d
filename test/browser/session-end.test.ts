import {
  expect,
  messagesOf,
  noNetwork,
  openNewCampaign,
  register,
  test,
  zoneAtNoon,
} from './browser-test.ts';
import type { Screen } from './screen.ts';

const timezone = zoneAtNoon();
const account = { timezone };
/** Today's message is still to come. */
const laterToday = { messageTime: 'Custom time', customTime: '23:59' };

/** Ends the session behind the page's back, tries to save, and signs in again. */
async function saveSignedOut(
  app: Screen,
  person: { username: string; password: string },
  save: () => unknown,
) {
  // The page asks once who is signed in, at its start or soon after the first touch.
  await app.page.keyboard.press('Shift');
  const hasAsked = () =>
    app.page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/session`).length > 0);
  await expect.poll(hasAsked).toBe(true);
  await app.page.waitForLoadState('networkidle');
  await app.page.request.post('/api/logout');
  await save();
  await app.button(/^Sign In$/).waitFor();
  await app.signIn(person.username, person.password);
  await app.isAt('Dashboard');
}

const drafts = ({ page }: Screen) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('better-habits.draft.')));

test('settings and campaign edits that could not be saved because the session ended are there after signing in', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account });
  const { id } = await openNewCampaign(app);
  await app.go(`/campaigns/${id}/edit`);
  await app.fill('Title', 'Evening meditation');
  await saveSignedOut(app, app.person, () => app.press('Save Changes'));
  await app.go(`/campaigns/${id}/edit`);
  await app.has('Title', 'Evening meditation');
  await app.press('Save Changes');
  await app.isTold('Campaign updated!');

  await app.go('/settings');
  const typed = '+1 312 555 0123';
  await app.fill('Phone', typed);
  await saveSignedOut(app, app.person, () => app.press('Save Settings'));
  await app.go('/settings');
  await app.has('Phone', typed);
  await app.field('Mobile carrier').selectOption('verizon');
  await app.press('Save Settings');
  await app.isTold('Settings updated');
  expect(await drafts(app)).toEqual([]);

  // Changes can be discarded, and another person never sees them.
  await app.lacks(app.button('Discard changes'));
  await app.fill('Phone', '+1 312 555 0199');
  await app.press('Discard changes');
  await app.has('Phone', '+13125550123');
  expect(await drafts(app)).toEqual([]);
  await app.fill('Phone', '+1 312 555 0199');
  await saveSignedOut(app, await register(), () => app.press('Save Settings'));
  await app.go('/settings');
  await app.has('Phone', '');
});

test('messages, notes and answers that could not be saved because the session ended are there after signing in', async ({
  newcomer,
}) => {
  const app = await newcomer(null, { account, timezoneId: timezone });
  const campaign = await openNewCampaign(app, { ...laterToday, planAnchor: 'I put the kettle on' });
  const path = `/campaigns/${campaign.id}`;
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
  await dialog.press('Create Message');
  await app.isTold('Message created');
  expect((await messagesOf(app, campaign.id)).map(({ content }) => content)).toContain('The kettle is yours');
  // A dialog that is closed starts anew.
  await openDialog();
  await dialog.fill('Message', 'Never mind');
  await dialog.press('Cancel');
  await app.fromMenu('Generate New Message');
  await expect.poll(() => dialog.field('Message').inputValue()).toMatch(/(?!Never mind)^.{10}/);

  const note = app.page.getByRole('textbox', { name: 'Note' });
  const openNote = async () => {
    await app.go(path);
    await app.page.getByRole('button', { name: /, today, / }).click();
  };
  await openNote();
  await note.fill('Rained the whole way');
  await saveSignedOut(app, app.person, () => app.press('Save note'));
  await openNote();
  await expect.poll(() => note.inputValue()).toBe('Rained the whole way');
  await app.press('Save note');
  await app.sees('Saved');

  const answer = app.region('This week’s question').getByLabel('I will');
  await answer.fill('walk to the old lock');
  await saveSignedOut(app, app.person, () => app.within(app.region('This week’s question')).press('Save'));
  // The dashboard asks the same question.
  await expect
    .poll(() => app.page.getByPlaceholder('Something else').inputValue())
    .toBe('walk to the old lock');
  await app.go(path);
  await expect.poll(() => answer.inputValue()).toBe('walk to the old lock');
  await app.within(app.region('This week’s question')).press('Save');
  await app.region('Your answer').waitFor();
  expect(await drafts(app)).toEqual([]);
});

test('if the server can’t say who is signed in, the page says so and offers another try instead of the sign-in form', async ({
  newcomer,
}) => {
  const app = await newcomer(null, {
    tolerates: new RegExp(`${noNetwork.source}|status of 503`),
  });
  await app.page.addInitScript(() => localStorage.clear());
  const call = /\/api\/session$/;
  const failures = [
    () => app.page.route(call, (route) => route.abort()),
    () => app.refuse(call, { status: 429, message: 'Too many requests' }),
  ];
  for (const fail of failures) {
    await fail();
    await app.go('/settings');
    await app.sees(/^We could not reach the server\./);
    await app.lacks(app.button(/^Sign In$/));
    await app.press('Try again');
    await app.sees(/^We could not reach the server\./);
    await app.letThrough();
    await app.press('Try again');
    await app.isAt('Settings');
  }
  // Signed out, it is the sign-in form again.
  await app.page.request.post('/api/logout');
  await app.go('/settings');
  await app.button(/^Sign In$/).waitFor();
});
