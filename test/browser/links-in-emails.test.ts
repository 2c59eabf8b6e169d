import { afterAll, beforeAll } from 'vitest';
import { type LocalProvider, startProvider } from '../support/node/local-provider.ts';
import { startTestApp, type TestApp } from '../support/node/test-app.ts';
import { expect, newName, test } from './browser-test.ts';

/** This file's own app, which sends real emails, so that addresses must be confirmed. */
let mail: LocalProvider;
let own: TestApp;
let here: { baseURL: string };

beforeAll(async () => {
  mail = await startProvider();
  const results = [{ index: 0, message_id: '<mail@example.com>', status: 'sent' }];
  mail.will({ status: 202, body: JSON.stringify({ request_id: 'request', results }) });
  own = await startTestApp({
    MAILCHANNELS_API_KEY: 'a key that only the tests use',
    MAILCHANNELS_BASE_URL: mail.origin,
    MAIL_FROM: 'coach@example.com',
    MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
  });
  here = { baseURL: own.origin };
});

afterAll(async () => {
  await own?.close();
  await mail?.close();
});

type MailBody = { personalizations: { to: { email: string }[] }[]; content: { value: string }[] };

/** Waits for an email to a person with a link to this page. @returns the newest such link */
async function linkTo(email: string, page: string): Promise<string> {
  const find = () =>
    mail.received
      .map(({ body }): MailBody => JSON.parse(body.toString()))
      .filter(({ personalizations }) => personalizations[0]?.to[0]?.email === email)
      .map(({ content }) => new RegExp(`${page}\\?token=[\\w-]+`).exec(content[0]?.value ?? '')?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

test('a link to confirm works once, elsewhere only with the password, and no longer after a change of address', async ({
  newcomer,
  visitor,
}) => {
  const app = await newcomer('/', here);
  const { email, password, id } = app.person;
  const first = await linkTo(email, '/confirm');

  // Mail scanners open every link, which changes nothing.
  const elsewhere = await visitor(first, here);
  await elsewhere.page.waitForLoadState('networkidle');
  expect(await app.read('/api/session')).toMatchObject({ emailConfirmed: false });
  await elsewhere.press('Yes, this is me');
  await elsewhere.isAt('Is this your account?');
  await elsewhere.fill('Account password', 'not the password');
  await elsewhere.press('Confirm this address');
  await elsewhere.page.getByRole('alert').waitFor();
  await elsewhere.fill('Account password', password);
  await elsewhere.press('Confirm this address');
  await elsewhere.isAt('Thank you');
  await elsewhere.follow('Sign in');
  await elsewhere.button(/^Sign In$/).waitFor();

  // A second time, and a damaged or incomplete link.
  const damaged = `${first.slice(0, -3)}${first.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  for (const link of [first, damaged]) {
    await app.go(link);
    await app.press('Yes, this is me');
    await app.isAt('This link no longer works');
  }
  await app.go('/confirm');
  await app.isAt('This link no longer works');

  // After a change of address, the earlier link doesn't confirm the new one.
  const changed = `${newName()}@example.com`;
  const answer = await app.page.request.put('/api/account/email', { data: { email: changed, password } });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  const second = await linkTo(changed, '/confirm');
  await app.go(first);
  await app.press('Yes, this is me');
  await app.isAt('This link no longer works');
  await app.go(second);
  await app.press('Yes, this is me');
  await app.isAt('Thank you');
  expect(await app.read('/api/session')).toMatchObject({ id, email: changed, emailConfirmed: true });
});

test('a mail scanner that opens a link to reset a password uses nothing up', async ({
  newcomer,
  visitor,
}) => {
  const { person, page } = await newcomer(null, here);
  await page.request.post('/api/password-resets', { data: { email: person.email } });
  const link = await linkTo(person.email, '/reset-password');
  const scanner = await visitor(link, here);
  await scanner.page.waitForLoadState('networkidle');
  const app = await visitor(link, here);
  await app.fill('New password', 'four other calm words');
  await app.press('Save password');
  await app.isTold('Password saved');
  await scanner.page.reload();
  await scanner.isAt('This link no longer works');
});
