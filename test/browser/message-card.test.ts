import type { Page } from 'playwright-core';
import { expect, test } from './browser-test.ts';
import { messagesOf, sendNow, startCampaign } from './campaigns-at-hand.ts';
import { answer, expectFocus, expectNotice, expectTexts, holdAnswers, refuse } from './on-the-page.ts';

const oneMessage = /\/api\/messages\/\d+$/;
const firstCard = (page: Page) => page.getByRole('tabpanel').getByRole('article').first();

test('a mark shows at once, is updated on the server, and comes back when the server refuses', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const card = firstCard(page);
  const mark = card.getByRole('button', { name: /Mark Complete|Completed|Updating/ });
  await mark.waitFor();
  await expect.poll(() => mark.innerText()).toMatch(/^Mark Complete/);

  const release = await holdAnswers(page, oneMessage);
  const asked = page.waitForRequest(oneMessage);
  await mark.click();
  await card.getByText('Updating...').waitFor();
  await expect.poll(() => mark.getAttribute('aria-disabled')).toBe('true');
  await card.getByText('✓ Completed (Click to Unmark)').waitFor({ state: 'attached' });
  expect((await asked).postDataJSON()).toEqual({ completed: true });
  expect((await messagesOf(page, id))[0]?.completed).toBe(false);
  const readAnew = Promise.all([
    page.waitForResponse(/\/api\/messages\/campaign\/\d+$/),
    page.waitForResponse(/\/api\/campaigns\/\d+$/),
  ]);
  release();
  await card.getByRole('button', { name: '✓ Completed (Click to Unmark)' }).waitFor();
  await readAnew;
  expect((await messagesOf(page, id))[0]?.completed).toBe(true);

  await page.unrouteAll();
  await refuse(page, oneMessage, { method: 'PUT' });
  await mark.click();
  await expectNotice(page, 'Error', 'Failed to update message status. Please try again.');
  await card.getByRole('button', { name: '✓ Completed (Click to Unmark)' }).waitFor();
  await page.unrouteAll();
  await mark.click();
  await card.getByRole('button', { name: 'Mark Complete' }).waitFor();
  await expect.poll(async () => (await messagesOf(page, id))[0]?.completed).toBe(false);
});

test('Replace puts other words into a message, written by hand or on request', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const replace = firstCard(page).getByRole('button', { name: 'Replace' });
  await replace.click();
  const dialog = page.getByRole('dialog', { name: 'Replace Message' });
  await dialog.getByText('Enter new message content or generate a new one.').waitFor();
  const box = dialog.getByPlaceholder('Enter new message content...');
  const [before] = await messagesOf(page, id);
  await expect.poll(() => box.inputValue()).toBe(before?.content);

  const generate = dialog.getByRole('button', { name: 'Generate New' });
  await refuse(page, /\/api\/generate-message$/, { method: 'POST' });
  await generate.click();
  await expectNotice(page, 'Error', 'Failed to generate a new message. Please try again.');
  await page.unrouteAll();
  await page.route(/\/api\/generate-message$/, (route) =>
    route.fulfill({ json: { message: `Written for ${route.request().postData()}` } }),
  );
  await generate.click();
  await expect
    .poll(() => box.inputValue())
    .toBe(`Written for {"habit":"Morning meditation","style":"motivational","campaignId":${id}}`);

  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await box.fill(' ');
  await save.click();
  await dialog.getByText('Please write a message').waitFor();
  await box.fill('x'.repeat(1001));
  await dialog.getByText('A message can have at most 1000 characters').waitFor();
  await box.fill('Sit down, breathe in.');
  for (const fail of [
    () => refuse(page, oneMessage, { method: 'PUT', status: 404 }),
    () => page.route(oneMessage, (route) => route.fulfill({ status: 418 })),
  ]) {
    await fail();
    await save.click();
    await expectNotice(page, 'Error', 'Failed to update message content');
  }
  await expect.poll(() => box.inputValue()).toBe('Sit down, breathe in.');
  await page.unrouteAll();
  const saved = page.waitForRequest(oneMessage);
  await save.click();
  await expectNotice(page, 'Success', 'Message content updated successfully');
  expect((await saved).postDataJSON()).toEqual({ content: 'Sit down, breathe in.' });
  await dialog.waitFor({ state: 'detached' });
  await firstCard(page).getByText('Sit down, breathe in.').waitFor();
  await expectFocus(replace);
  expect((await messagesOf(page, id))[0]?.content).toBe('Sit down, breathe in.');
});

test('Delete asks first, and then takes the message away', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const opener = firstCard(page).getByRole('button', { name: 'Delete' });
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Message' });
  await dialog
    .getByText('Are you sure you want to delete this message? This action cannot be undone.')
    .waitFor();
  await expect.poll(() => dialog.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Delete']);
  await expectFocus(dialog.getByRole('button', { name: 'Cancel' }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);

  await opener.click();
  await refuse(page, oneMessage, { method: 'DELETE' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Error', 'Failed to delete message');
  await page.unrouteAll();
  const [first] = await messagesOf(page, id);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Success', 'Message deleted successfully');
  await page.getByText(first?.content ?? '', { exact: true }).waitFor({ state: 'detached' });
  expect(await messagesOf(page, id)).toHaveLength(83);
  // The focus has gone to a card beside it, not to nowhere.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
});

test('a card names its kind by its notes and its state in plain words', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await sendNow(page, id, 'By hand');
  const sent = (await messagesOf(page, id)).find(({ kind }) => kind === 'manual');
  if (sent === undefined) throw new Error('Nothing was sent');
  const scheduled = { ...sent, sent: false, status: 'scheduled', sentAt: null, channel: null, tries: 0 };
  await answer(page, /\/api\/messages\/campaign\//, [
    { ...scheduled, id: 1, content: 'one', notes: 'Week 1 kickoff' },
    { ...scheduled, id: 2, content: 'two', notes: 'a REMINDER for the middle' },
    { ...scheduled, id: 3, content: 'three', notes: 'challenge' },
    { ...scheduled, id: 4, content: 'four', notes: 'at the weekend' },
    { ...scheduled, id: 5, content: 'five', notes: '' },
    { ...sent, id: 6, content: 'six' },
    { ...scheduled, id: 7, content: 'seven', status: 'failed', tries: 4, reason: 'The address is unknown' },
    { ...scheduled, id: 8, content: 'eight', status: 'skipped', reason: 'You paused this campaign' },
    { ...scheduled, id: 9, content: 'nine', tries: 1, reason: 'The mail service is busy' },
    { ...sent, id: 10, content: 'ten', reason: 'Your mail provider sent this back: your mailbox is full' },
  ]);
  await page.goto(`/campaigns/${id}`);
  const expected: Record<string, string[]> = {
    one: ['Motivation Kickoff', 'Scheduled'],
    two: ['Mid-Week Reminder', 'Scheduled'],
    three: ['Weekend Challenge', 'Scheduled'],
    four: ['Weekend Challenge', 'Scheduled'],
    five: ['Scheduled Message', 'Scheduled'],
    six: ['Sent', "Why didn't I get this?"],
    seven: ['Not sent', 'The address is unknown', "Why didn't I get this?"],
    eight: ['Skipped', 'You paused this campaign'],
    nine: ['Scheduled', 'It will be tried again. The mail service is busy'],
    ten: ['Sent', 'Your mail provider sent this back: your mailbox is full'],
  };
  for (const [content, texts] of Object.entries(expected)) {
    const card = page.getByRole('article').filter({ has: page.getByText(content, { exact: true }) });
    for (const text of texts) await card.getByText(text, { exact: true }).waitFor();
    await expect.poll(() => card.locator('time').first().getAttribute('datetime')).toBe(sent.scheduledFor);
  }
});

test('on the dashboard a card says of which campaign it is and leads there', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null });
  const { id } = await startCampaign(page, { title: 'Read a page' });
  await sendNow(page, id, 'The newest of all');
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'The newest of all' });
  for (const text of ['Read a page', 'Sent']) await card.getByText(text, { exact: true }).waitFor();
  await card.getByText("Why didn't I get this?").click();
  await card.getByText('Email was accepted and is on its way').waitFor();
  await card.getByRole('link', { name: 'View Campaign' }).click();
  await page.getByRole('heading', { name: 'Read a page', level: 1 }).waitFor();
});

test('below a message stands what became of it after it was taken', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await sendNow(page, id, 'The newest of all');
  const at = '2026-11-21T09:00:00.000Z';
  const reason = 'Your mail provider sent this back: there is no such address';
  const attempt = { channel: 'email', again: false, startedAt: at, finishedAt: at };
  await answer(page, /\/api\/messages\/\d+\/deliveries$/, [
    { ...attempt, id: 1, outcome: 'accepted', reason: null },
    { ...attempt, id: 2, outcome: 'returned', reason },
    { ...attempt, id: 3, outcome: 'reported', reason: 'This was reported as spam' },
  ]);
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'The newest of all' });
  await card.getByText("Why didn't I get this?").click();
  await expectTexts(page, ['Email came back', reason, 'Email was reported as spam']);
  expect(await card.getByText('If it is not in your inbox').count()).toBe(0);
});
