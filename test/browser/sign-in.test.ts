import { look, watchLoading } from './accessible.ts';
import { expect, newName, noNetwork, phone, register, test } from './browser-test.ts';
import type { Screen } from './screen.ts';

const wayIn = (app: Screen) => app.button(/^Sign In$/);

test('the sign-in form shows errors, keeps its input, and signs in', async ({ visitor }) => {
  const person = await register();
  const app = await visitor('/login', { tolerates: /502/ });
  const places = () =>
    app.page
      .locator('h1, input, main button, main a')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  await app.page.evaluate(() => document.fonts.ready);
  const before = await places();
  await app.press(/^Sign In$/);
  await app.sees('Username is required', 'Password is required');
  await expect.poll(places).toEqual(before);
  await app.hasFocus(app.field('Username'));
  await expect.poll(() => app.field('Username').getAttribute('aria-invalid')).toBe('true');
  await look(app);
  await app.fill('Username', 'ada');
  await app.lacks(app.page.getByText('Username is required'));

  await app.signIn(person.username, 'not the password');
  await app.isTold('Login failed', 'Invalid username or password');
  await app.hasValues({ Username: person.username, Password: 'not the password' });
  // From something between us and the server.
  await app.refuseNext(/\/api\/login$/, { status: 502 });
  await app.submit(/^Sign In$/, 'Login failed', 'Something went wrong. Please try again.');
  await app.signIn(person.email, person.password);
  await app.isTold('Welcome back!', person.username);
  await app.isAt('Dashboard');
  await app.hasPath('/');
  const { id, username, email } = person;
  expect(JSON.parse((await app.stored()) ?? '{}')).toMatchObject({ id, username, email });
  await app.go('/register');
  await app.isAt('Dashboard');

  // Logging out ends the session and deletes drafts.
  const draft = 'better-habits.draft.new-campaign';
  await app.page.evaluate((key) => sessionStorage.setItem(key, '{"title":"Mine"}'), draft);
  await app.fromMenu('Logout', `Account of ${username}`);
  await app.isTold('Logged out');
  expect(await app.page.evaluate((key) => sessionStorage.getItem(key), draft)).toBeNull();

  // “Forgot your password?” takes over an email address that was typed as the username, but not into the URL.
  for (const [typed, proposed] of [
    ['ada', ''],
    ['ada@example.com', 'ada@example.com'],
  ] as const) {
    await app.fill('Username', typed);
    await app.follow('Forgot your password?');
    await app.isAt('Forgot your password?');
    await app.has('Email', proposed);
    await app.hasPath('/forgot-password');
    expect(app.page.url()).not.toContain('ada');
    await app.follow('Log in');
  }
});

test('visitors, and people whose stored user is unreadable, get the sign-in form', async ({ visitor }) => {
  const app = await visitor(null);
  const asked = app.requests(/\/api\/session$/);
  for (const path of ['/', '/campaigns/1/edit']) {
    await app.go(path);
    await wayIn(app).waitFor();
    await app.hasPath(path);
  }
  expect(asked).toEqual([]);
  for (const text of ['not json {', '{"id":"seven"}']) {
    await app.page.evaluate((value) => localStorage.setItem('better-habits.user', value), text);
    await app.go('/');
    await wayIn(app).waitFor();
    await expect.poll(app.stored).toBeNull();
  }

  // Without a Google client, there is no sign-in with Google.
  await app.page.goto('/login', { waitUntil: 'networkidle' });
  await app.lacks(app.link(/Google/));
  const footer = app.within(app.page.getByRole('contentinfo'));
  for (const name of ['Help Center', 'Settings']) await footer.link(name).waitFor();
  await app.go('/auth/google');
  await app.isTold('Authentication failed', 'Error: Google sign-in is not set up');
});

test('a browser with only a session asks once and shows no sign-in form', async ({ newcomer }) => {
  const app = await newcomer(null);
  await app.page.addInitScript(() => {
    localStorage.clear();
    window.forms = [];
    new MutationObserver(() =>
      window.forms.push(...document.querySelectorAll('input[name="password"]')),
    ).observe(document, { childList: true, subtree: true });
  });
  /** How often the open page has asked who is signed in. */
  const asked = async () => {
    await app.page.waitForLoadState('networkidle');
    return app.page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/session')).length,
    );
  };
  // Meanwhile, the page's data is requested.
  const dataRequested = app.page.waitForRequest('**/api/campaigns/active**');
  await app.page.route('**/api/session', async (route) => {
    await dataRequested;
    await route.continue();
  });
  for (const path of ['/', '/settings', '/help']) {
    await app.go(path);
    await app.button(`Account of ${app.person.username}`).waitFor();
    expect(await asked(), path).toBe(1);
    expect(await app.page.evaluate(() => window.forms)).toHaveLength(0);
    expect(await app.stored()).not.toBeNull();
  }

  // After the session has ended, it asks once and then no more.
  const cookies = await app.page.context().cookies();
  await app.page.request.post('/api/logout');
  await app.page.context().addCookies(cookies.filter(({ name }) => name === '__Host-remembered'));
  for (const times of [1, 0]) {
    await app.go('/settings');
    await wayIn(app).waitFor();
    expect(await asked()).toBe(times);
  }
});

test('the sign-up form shows errors and proposes the device’s time zone', async ({ visitor }) => {
  const other = await register();
  const app = await visitor('/register', { timezoneId: 'America/Sao_Paulo', tolerates: noNetwork });
  const fill = async (username: string, email: string) => {
    await app.fillIn({ Username: username, Email: email, Password: 'a good password' });
  };
  await fill('ab', 'nobody');
  await app.press('Create Account');
  await app.sees('Username must be at least 3 characters', 'Invalid email address');

  // A taken name is reported in a notice and at its field.
  const username = newName();
  const email = `${username}@example.com`;
  await fill(other.username.toUpperCase(), email);
  await app.press('Create Account');
  await app.notices.getByText('Registration failed', { exact: true }).waitFor();
  await expect.poll(() => app.field('Username').getAttribute('aria-invalid')).toBe('true');
  await app.has('Password', 'a good password');
  await app.fill('Username', username);
  await app.refuseNext(/\/api\/register$/);
  const failure = 'There was an error during registration. Please try again.';
  await app.submit('Create Account', 'Registration failed', failure);

  const sms = app.checkbox('Enable SMS notifications');
  await app.lacks(app.field('Phone'));
  await sms.check();
  // T-Mobile, the default, has closed its gateway, so no carrier is selected.
  await app.has('Mobile carrier', '');
  await app.fill('Phone', '+44 20 7946 0958');
  await app.field('Mobile carrier').focus();
  await app.sees(/^This is a landline or service number/);
  await look(app);
  await sms.uncheck();
  await app.lacks(app.field('Phone'));
  await app.sees(/^Your time zone: São Paulo/);
  await app.button('Change').press('Enter');
  await app.hasFocus(app.field('Timezone'));
  await app.fill('Timezone', 'bahia');
  await app.field('Timezone').press('Enter');
  await app.has('Timezone', 'Bahia');
  expect(await app.asked(/\/api\/register$/, () => app.press('Create Account'))).toEqual({
    username,
    email,
    password: 'a good password',
    timezone: 'America/Bahia',
  });
  await app.isTold(
    'Registration successful!',
    /^Welcome to Better Habits. You can now start creating habit campaigns/,
  );
  await app.isAt('Dashboard');
  expect(await app.stored()).toContain(username);
});

test('without scripts, visitors get the sign-in page in their color scheme', async ({
  visitor,
  newcomer,
}) => {
  const app = await visitor(null, { javaScriptEnabled: false });
  for (const path of ['/', '/login']) {
    const answer = await app.page.goto(path);
    expect(answer?.headers()).toMatchObject({
      vary: expect.stringContaining('Cookie'),
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    await app.isAt('Good to see you');
    for (const name of ['Username', 'Password']) await app.field(name).waitFor();
    // A click does nothing, so the password never gets into the address.
    await app.fill('Password', 'a good password');
    await app.press(/^Sign In$/);
    await app.has('Password', 'a good password');
    expect(app.page.url()).not.toContain('?');
  }
  const background = () =>
    app.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await app.page.emulateMedia({ colorScheme: 'dark' });
  expect(await background()).not.toBe(light);

  // Nobody gets it at other addresses, and no member anywhere.
  const member = await newcomer(null);
  for (const { page, path } of [
    { page: app.page, path: '/help' },
    { page: member.page, path: '/' },
  ])
    expect(await (await page.request.get(path)).text()).not.toContain('name="password"');
});

test('the app takes over the sign-in page with its input, and nothing moves', async ({ visitor }) => {
  const person = await register();
  const app = await visitor(null, { viewport: phone });
  const { page } = app;
  await watchLoading(page);
  for (const path of ['/login', '/']) {
    const release = await app.hold(/\/assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'commit' });
    await app.signIn(person.username, person.password);
    const field = await app.field('Password').elementHandle();
    // Only shifts that the app causes matter here.
    await page.evaluate(() => window.noted.splice(0));
    release();
    await page.waitForLoadState('networkidle');
    await app.hasValues({ Username: person.username, Password: person.password });
    // Once React has hydrated the page, the field is the same, and the button next to it works.
    const pressed = async () => {
      if ((await field?.getAttribute('type')) === 'password') await app.press('Show password');
      return field?.getAttribute('type');
    };
    await expect.poll(pressed).toBe('text');
    expect(await page.evaluate(() => window.noted)).toEqual([]);
    await app.letThrough();
  }

  // A press on Sign In before the main part has loaded is not lost, even if the browser remembers a user whose session
  // has ended.
  const gone = JSON.stringify({ id: person.id, username: person.username, email: person.email });
  await page.evaluate((user) => localStorage.setItem('better-habits.user', user), gone);
  const release = await app.hold(/\/assets\/main-.*\.js$/);
  await app.go('/login');
  await app.signIn(person.username, person.password);
  release();
  await app.isTold('Welcome back!', person.username);
  await app.isAt('Dashboard');

  // A stored user that lacks something, such as one stored by another version, is replaced.
  await page.evaluate((user) => localStorage.setItem('better-habits.user', user), gone);
  await app.go('/settings');
  await app.isAt('Settings');
});
