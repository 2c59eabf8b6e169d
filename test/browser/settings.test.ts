import { expectAccessible, look } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';
import { isPainted, type Screen } from './screen.ts';

const person = /\/api\/users\/\d+$/;
const newYork = { account: { timezone: 'America/New_York' } };
const fallbackOf = (app: Screen) => app.checkbox('Email me instead');

/**
 * Reloads the page, has its first touch ask who is signed in, and holds the response back.
 * @param isReady waits until the page is ready for the touch
 * @returns releases the response, which is out of date by then
 */
async function reloadForStaleAnswer(app: Screen, isReady: () => Promise<unknown>) {
  const { page } = app;
  const call = /\/api\/session$/;
  const address = page.url();
  // Ends calls of the page as it was, which would take the only turn.
  await page.goto('about:blank');
  // First, since a pointer on the page may count as the first touch.
  const { isSent, release } = await app.holdResponse(call);
  await page.goto(address);
  await isReady();
  await page.keyboard.press('Shift');
  await isSent();
  return async () => {
    const answered = page.waitForResponse(call);
    release();
    await (await answered).finished();
    await isPainted(page);
  };
}

test('settings save all fields, show errors, and move upcoming messages', async ({ owner }) => {
  const app = await owner('/campaigns/:id', newYork);
  const planned = () => app.cards.first().locator('time').first().getAttribute('datetime');
  const before = await planned();
  await app.follow('Settings');
  await app.isAt('Settings');
  await app.openSection('Sign-in & security');
  await app.within(app.page.getByRole('main')).sees(app.person.username, app.person.email);
  const newYorkTime = 'Eastern Time (New York)';
  await app.has('Timezone', newYorkTime);
  // The common zones come first; all others can be found by name.
  await app.field('Timezone').click();
  const zones = app.page.getByRole('option').filter({ visible: true });
  await expect.poll(() => zones.first().innerText()).toBe(newYorkTime);
  await expect.poll(() => zones.count()).toBeGreaterThan(400);
  await expectAccessible(app.page);
  await app.fill('Timezone', 'nowhere at all');
  await app.sees('No city by that name. Try a larger one nearby.');
  await app.field('Timezone').press('Escape');
  await app.has('Timezone', newYorkTime);

  // The person chooses the carrier: the usual one has closed its gateway.
  await app.has('Mobile carrier', '');
  await app.fill('Phone', '+1 312 555 0123');
  await app.field('Mobile carrier').selectOption('cricket');
  // Leaving the field chooses the only zone that was meant.
  await app.fill('Timezone', 'tokyo');
  await app.field('Timezone').press('Tab');
  await app.has('Timezone', 'Tokyo');
  await expect.poll(() => fallbackOf(app).isChecked()).toBe(true);
  await fallbackOf(app).uncheck();
  const message = 'This phone number is not valid';
  await app.refuseNext(person, { message });
  await app.submit('Save Settings', 'Error', message);
  await app.refuseNext(person);
  await app.submit('Save Settings', 'Error', 'Failed to update settings');
  const kept = { carrier: 'cricket', timezone: 'Asia/Tokyo', emailFallback: false };
  const saved = { phone: '+1 312 555 0123', ...kept };
  expect(await app.asked(person, () => app.press('Save Settings'))).toEqual(saved);
  await app.isTold('Settings updated', 'Your settings have been successfully updated.');
  expect(JSON.parse((await app.stored()) ?? '{}')).toMatchObject(kept);
  await app.page.goBack();
  await expect.poll(planned).not.toBe(before);
});

test('settings show what another device has saved since, and leave it alone', async ({ newcomer }) => {
  const app = await newcomer(null, newYork);
  const saved = { timezone: 'Asia/Tokyo', phone: '+13125550123', carrier: 'verizon' };
  const release = await app.hold(/\/api\/session$/);
  await app.go('/settings');
  await app.has('Timezone', 'Eastern Time (New York)');
  const save = (data: object) => app.page.request.put(`/api/users/${app.person.id}`, { data });
  await save(saved);
  await fallbackOf(app).click();
  await app.submit('Save Settings', 'Settings updated');
  expect(await app.read('/api/session')).toMatchObject({ ...saved, emailFallback: false });
  await app.has('Phone', saved.phone);

  expect((await save({ timezone: 'Europe/Paris' })).ok()).toBe(true);
  release();
  await app.go('/settings');
  await app.has('Timezone', 'Paris');
});

test('stopped messages can be turned back on; what is rarely needed is folded', async ({ newcomer }) => {
  const app = await newcomer('/settings');
  const title = app.page.getByRole('heading', { name: 'Stopped messages' });
  await app.heading('App notifications', 2).waitFor();
  await app.lacks(title);
  const stop = { campaignId: null, cause: 'bounce', createdAt: new Date().toISOString() };
  const emails = { ...stop, channel: 'email', lift: 'link', text: 'Emails to you come back' };
  const texts = { ...stop, channel: 'sms', lift: 'settings', text: 'Texts to your phone bounced' };
  const optOuts = /\/api\/opt-outs$/;
  await app.answer(optOuts, [emails]);
  await app.page.reload();
  await app.sees('Stopped messages', emails.text);
  await look(app);
  await app.page.route(/\/api\/opt-outs\/link$/, (route) => route.fulfill({ json: {} }));
  await app.submit('Email me a link', 'Link sent', 'Please check your inbox.');

  await app.answer(optOuts, [texts]);
  await app.page.reload();
  await app.button('Turn back on').waitFor();
  await app.page.route(/\/api\/opt-outs\/returned-texts$/, (route) => route.fulfill({ status: 204 }));
  await app.answer(optOuts, []);
  await app.submit('Turn back on', 'Turned back on', 'You’ll get these messages again.');
  await app.lacks(title);

  // A new phone may already have been stopped.
  await app.answer(optOuts, [texts]);
  await app.fill('Phone', '+1 202 555 0143');
  await app.press('Save Settings');
  await app.sees(texts.text);
  await app.page.getByText('Please check your phone and carrier before you turn it back on.').waitFor();

  // What is rarely needed is folded, and opens with the keyboard.
  await app.letThrough();
  await app.page.setViewportSize(phone);
  await app.page.reload();
  await app.openSection('Sessions');
  await app.within(app.region('Sessions')).sees('This device');
  await app.lacks(app.link('Export days (CSV)'));
  await app.openSection('Your data');
  await app.link('Export days (CSV)').waitFor();
  await app.hasNoSideScroll();
  await expectAccessible(app.page, 'the unfolded settings');
});

test('a person who has moved is asked once, and a tap moves their messages', async ({ newcomer }) => {
  const app = await newcomer(null, { ...newYork, timezoneId: 'Asia/Tokyo' });
  const note = app.within(app.region('Your time zone'));
  // If its code comes late, what is below it waits, so that nothing moves.
  const release = await app.hold(/\/assets\/moved-note-/);
  await app.go('/');
  await app.sees('Start small');
  await app.lacks(app.heading('Overview', 2));
  release();
  await app.heading('Overview', 2).waitFor();
  await note.scope.getByText('Looks like you’re in Tokyo. Move your messages there?').waitFor();
  await expectAccessible(app.page);
  await note.press('Keep New York time');
  await note.isGone();
  await app.page.reload();
  await app.heading('Overview', 2).waitFor();
  await app.lacks(note.scope);

  await app.page.evaluate(() => localStorage.removeItem('better-habits.kept-zone'));
  const comesLate = await reloadForStaleAnswer(app, () => note.isThere());
  const timezone = 'Asia/Tokyo';
  expect(await app.asked(person, () => note.press('Switch to Tokyo time'))).toEqual({ timezone });
  await app.isTold('Settings updated', 'Your messages now follow Tokyo time.');
  await note.isGone();
  await comesLate();
  expect(JSON.parse((await app.stored()) ?? '')).toMatchObject({ timezone });
  await app.lacks(note.scope);

  // Nobody is asked about a zone that they just chose.
  await app.go('/settings');
  await app.fill('Timezone', 'berlin');
  await app.page.getByRole('option', { name: 'Berlin' }).first().click();
  await app.has('Timezone', 'Berlin');
  await app.submit('Save Settings', 'Settings updated');
  await app.go('/');
  await app.heading('Overview', 2).waitFor();
  await app.lacks(note.scope);
});

test('changing the password and deleting the account require the password', async ({ newcomer }) => {
  const app = await newcomer('/settings');
  await app.openSection('Sign-in & security', 'Change password');
  const change = app.dialog('Change password');
  // Without a passkey there is none to offer.
  await app.lacks(change.button('Use a passkey instead'));
  const password = 'another good one';
  await change.fillIn({ 'Current password': 'not the password', 'New password': password });
  await change.press('Save password');
  await change.sees('Your current password isn’t right');
  await app.hasFocus(change.field('Current password'));
  await change.fill('Current password', app.person.password);
  await change.submit('Save password', 'Password changed', 'Your other devices are logged out.');

  const second = await app.page.context().newPage();
  await second.goto('/');
  await second.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await app.page.evaluate(() =>
    sessionStorage.setItem('better-habits.draft.new-campaign', '{"title":"Mine"}'),
  );
  await app.openSection('Delete account', 'Delete account');
  const dialog = app.dialog('Delete your account?');
  const remove = 'Delete my account';
  await dialog.press(remove);
  await dialog.sees('Password is required');
  await look(app);
  await dialog.fill('Your password', app.person.password);
  await dialog.press(remove);
  await dialog.sees('That password isn’t right');
  await dialog.fill('Your password', password);
  await dialog.submit(remove, 'Account deleted', 'We won’t send you anything more. All the best!');
  await app.hasPath('/login');
  // Pages that are open elsewhere are signed out, too.
  await second.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await expect.poll(() => app.page.context().cookies()).toEqual([]);
  await expect.poll(() => app.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('settings and the form show what this server cannot do, and its AI provider', async ({ newcomer }) => {
  const app = await newcomer(null);
  await app.serverIs({ vapidPublicKey: null, closedCarriers: ['att', 'cricket'] });
  await app.go('/settings');
  await app.sees(/^This server doesn’t send app notifications yet\./);
  await app.lacks(app.button('Turn on notifications'));
  await app.fill('Phone', '3125550123');
  const closed = app.page.getByRole('option', { name: /^(AT&T|Cricket): texts don’t work at the moment$/ });
  await app.counts(closed, 2);
  const noCarrier = app.page.getByRole('option', { name: 'Choose one to get texts' });
  await noCarrier.waitFor({ state: 'attached' });
  await app.field('Phone').blur();
  await app.field('Mobile carrier').selectOption('cricket');
  await expect.poll(() => app.field('Phone').inputValue()).toBe('+1 312 555 0123');
  await app.sees(/^Cricket has closed its email-to-text gateway/);

  await app.serverIs({ push: false, sms: false, onlyAmericanPhones: false, aiProvider: 'OpenAI' });
  await app.go('/create-campaign');
  await app.fill('Title', 'Walk');
  await app.isChosen(/^Email/);
  await app.sees('Coming soon', 'Not available here');
  for (const name of [/^App/, /^SMS/]) await expect.poll(() => app.radio(name).isDisabled()).toBe(true);
  const withAi = app.within(app.region('Messages written with AI'));
  await app.page.getByText('Your words go to OpenAI to write your messages.').waitFor();
  await expectAccessible(app.page);
  await withAi.press('Turn off');
  await app.page.getByText('Better Habits writes your messages without AI.').waitFor();
  await expect.poll(app.stored).toContain('"aiWriting":false');
  await app.go('/settings');
  await withAi.button('Turn on').waitFor();
  await app.field('Mobile carrier').selectOption('');
  await app.lacks(noCarrier);
});
