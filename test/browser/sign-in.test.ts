import { expect, test } from './browser-test.ts';
import { expectNotice, expectTexts, refuse } from './on-the-page.ts';

const storedUser = () => localStorage.getItem('better-habits.user');

test('the sign-in form says under each field what is missing', async ({ openApp }) => {
  const page = await openApp({ path: '/login' });
  expect(await page.title()).toBe('Build Better Habits');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectTexts(page, ['Username is required', 'Password is required']);
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('username');
  await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Username').fill('ada');
  await page.getByText('Username is required').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL('**/login');
});

test('a refused sign-in is told in a notice, and what was typed stays', async ({
  openApp,
  registerPerson,
}) => {
  const { username } = await registerPerson();
  const page = await openApp({ path: '/login', serviceWorkers: 'block', tolerates: /net::ERR_FAILED/ });
  const submit = page.getByRole('button', { name: 'Sign In' });
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await submit.click();
  await expectNotice(page, 'Login failed', 'Invalid username or password');
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(username);
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('not the password');

  await refuse(page, /\/api\/login$/, { method: 'POST', status: 429, message: 'Please wait a minute' });
  await submit.click();
  await expectNotice(page, 'Login failed', 'Please wait a minute');
  await refuse(page, /\/api\/login$/, { method: 'POST', status: 401 });
  await submit.click();
  await expectNotice(page, 'Login failed', 'Invalid username or password');
  await page.route(/\/api\/login$/, (route) => route.abort());
  await submit.click();
  await expectNotice(
    page,
    'Login failed',
    'We could not reach the server. Please check your connection and try again.',
  );
});

test('signing in leads home with a welcome, is remembered, and ends with Logout', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson();
  const page = await openApp({ path: '/login' });
  await page.getByLabel('Username').fill(person.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Show what is typed' }).click();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectNotice(page, 'Welcome back!', person.username);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  const stored = JSON.parse((await page.evaluate(storedUser)) ?? '{}') as Record<string, unknown>;
  expect(stored).toMatchObject({ id: person.id, username: person.username, email: person.email });
  for (const secret of ['password', 'accessToken', 'refreshToken']) expect(stored).not.toHaveProperty(secret);

  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  }
  const cookies = await page.context().cookies();
  const oldCookie = cookies.find(({ name }) => name === '__Host-session');
  await page.evaluate(() => sessionStorage.setItem('better-habits.draft.new-campaign', '{"title":"Mine"}'));
  await page.getByRole('button', { name: `Account of ${person.username}` }).click();
  await expectTexts(page, [person.username, person.email]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectNotice(page, 'Logged out');
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(storedUser)).toBeNull();
  // What was typed and not sent is not there for the next person.
  expect(await page.evaluate(() => sessionStorage.getItem('better-habits.draft.new-campaign'))).toBeNull();

  if (oldCookie === undefined) throw new Error('Nobody was signed in');
  expect(oldCookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(oldCookie.name).toMatch(/^__Host-/);
  await page.context().addCookies([oldCookie]);
  expect((await page.request.get('/api/session')).status()).toBe(401);
});

test('a visitor gets the login form in place of every page that is for members', async ({ openApp }) => {
  const page = await openApp();
  const paths = [
    ...['/', '/campaigns', '/campaigns/1', '/campaigns/1/edit', '/create-campaign'],
    ...['/templates', '/analytics', '/settings'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  for (const path of ['/nowhere', '/campaigns/1/nowhere']) {
    await page.goto(path);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  }
  for (const link of ['Log in', 'Sign up']) {
    await expect
      .poll(() => page.getByRole('banner').getByRole('link', { name: link, exact: true }).count())
      .toBe(1);
  }
});

test('a stored user who cannot be read is removed', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  for (const text of ['not json {', '{"id":"seven"}', 'null']) {
    await page.evaluate((value) => localStorage.setItem('better-habits.user', value), text);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await page.evaluate(storedUser)).toBeNull();
  }
});

test('when the session is over on the server, the app forgets the person and shows the login form', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson() });
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  await page.request.post('/api/logout');
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.evaluate(storedUser)).toBeNull();
  expect(new URL(page.url()).pathname).toBe('/campaigns');
});

test('a browser that has forgotten the person but not the session asks once, and shows no login form', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: '/campaigns' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session')) asked.push(request.url());
  });
  await page.evaluate(() => localStorage.clear());
  await page.addInitScript(() => {
    const forms: Element[] = [];
    Object.assign(window, { forms });
    new MutationObserver(() => forms.push(...document.querySelectorAll('input[name="password"]'))).observe(
      document,
      { childList: true, subtree: true },
    );
  });
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  expect(asked).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as { forms: unknown[] }).forms.length)).toBe(0);
  expect(await page.evaluate(storedUser)).not.toBeNull();

  // A session that is over is asked for once, and then no more.
  await page.evaluate(() => localStorage.clear());
  const remembered = (await page.context().cookies()).filter(({ name }) => name === '__Host-remembered');
  await page.request.post('/api/logout');
  await page.context().addCookies(remembered);
  for (const visit of ['first', 'second']) {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(asked, visit).toHaveLength(2);
  }
});

test('nobody who has never signed in is asked for', async ({ openApp }) => {
  const page = await openApp({ path: '/help' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/api/session');
});
