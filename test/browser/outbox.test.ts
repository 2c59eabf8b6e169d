import { expect, test } from './browser-test.ts';
import { sendNow, startCampaign } from './campaigns-at-hand.ts';
import { expectTexts, holdAnswers, refuse } from './on-the-page.ts';

test('the outbox shows each email, text and notification as the person would get it', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson({ phone: '+1 312 555 0123', carrier: 'verizon' });
  const page = await openApp({ person, path: '/outbox' });
  await page.getByRole('heading', { name: 'Outbox', level: 1 }).waitFor();
  await page.getByText(/^Nothing was sent yet\./).waitFor();

  const email = await startCampaign(page);
  const app = await startCampaign(page, { title: 'Walk', deliveryMethod: 'App' });
  await sendNow(page, email.id, 'An email to myself');
  await sendNow(page, app.id, 'A notification to myself');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('A notification to myself').first().waitFor();
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(2);
  await expectTexts(page, [`From Better Habits to ${person.email}`]);
  await page.getByText('An email to myself', { exact: false }).first().waitFor();
  await page.getByText(/^Notification · /).waitFor();
  await page.getByText(/^Email · /).waitFor();

  await page.getByRole('button', { name: `Account of ${person.username}` }).click();
  await page.getByRole('link', { name: 'Outbox' }).waitFor();
});

test('the outbox says when it is on its way, could not be read, or is not there', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const release = await holdAnswers(page, /\/api\/outbox$/);
  await page.goto('/outbox');
  await expectTexts(page, ['Loading the outbox']);
  release();
  await page.unrouteAll();
  await refuse(page, /\/api\/outbox$/);
  await page.reload();
  await page.getByText('The outbox could not be loaded.').waitFor();
  await refuse(page, /\/api\/outbox$/, { status: 404 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('There is an outbox in development only. Here, messages really leave.').waitFor();
});
