import { weeklyFocus } from '../../worker/planning/campaign-days.ts';
import { expect, test } from './browser-test.ts';
import { messagesOf, sendNow, startCampaign } from './campaigns-at-hand.ts';
import { answer, expectFocus, expectNotice, expectTexts, refuse } from './on-the-page.ts';

const day = 24 * 60 * 60_000;

test('a campaign shows what it is, how far it is, and its messages in their order', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null });
  const campaign = await startCampaign(page);
  await page.goto(`/campaigns/${campaign.id}`);
  await page.getByRole('heading', { name: 'Morning meditation', level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Morning meditation · Build Better Habits');
  await expectTexts(page, [
    campaign.description,
    'friendly style',
    'Progress',
    'Week 1 of 12',
    '0% completion rate',
    'Current Focus',
    weeklyFocus(1),
  ]);
  await expect.poll(() => page.locator('time').first().getAttribute('datetime')).toBe(campaign.startDate);
  const bar = page.getByRole('progressbar', { name: 'Progress of the campaign' });
  await expect.poll(() => bar.getAttribute('aria-valuenow')).toBe('8');
  for (const name of ['Regenerate Messages', 'Delete', 'Send Manual Message', 'Generate New Message']) {
    await page.getByRole('main').getByRole('button', { name, exact: true }).first().waitFor();
  }
  const times = await page
    .getByRole('article')
    .locator('time')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime') ?? ''));
  expect(times.length).toBeGreaterThan(0);
  expect(times).toEqual(times.toSorted());

  await page.getByRole('tab', { name: 'Statistics' }).click();
  await expectTexts(page, ['Messages Sent', 'Completion Rate', 'Weeks Completed', '0%', '0 / 12']);
  const resources = page.getByRole('region', { name: 'Habit Building Resources' });
  await expect.poll(() => resources.getByRole('link').count()).toBe(3);

  await page.getByRole('link', { name: 'Edit Campaign' }).click();
  await page.getByRole('heading', { name: 'Edit Campaign' }).waitFor();
});

test('a message is written by hand or on request and sent at once', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const opener = page.getByRole('button', { name: 'Send Manual Message' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Send Manual Message' });
  const box = dialog.getByRole('textbox');
  await expect.poll(() => box.getAttribute('rows')).toBe('5');
  await expectFocus(box);

  const send = dialog.getByRole('button', { name: 'Send Message' });
  await box.fill('   ');
  await send.click();
  await dialog.getByText('Please write a message').waitFor();
  await box.fill('My own words');
  await refuse(page, /\/api\/generate-message$/, { method: 'POST' });
  const generate = dialog.getByRole('button', { name: 'Generate with AI' });
  await generate.click();
  await expectNotice(page, 'Error', 'Failed to generate a new message. Please try again.');
  await expect.poll(() => box.inputValue()).toBe('My own words');
  await page.unrouteAll();
  const asked = page.waitForRequest(/\/api\/generate-message$/);
  await generate.click();
  expect((await asked).postDataJSON()).toEqual({
    campaignId: id,
    habit: 'Morning meditation',
    style: 'friendly',
    week: 1,
    previousCompletionRate: 0,
  });
  await expect.poll(() => box.inputValue()).not.toBe('My own words');
  await dialog.getByRole('button', { name: 'Bring back my words' }).click();
  await expect.poll(() => box.inputValue()).toBe('My own words');

  await refuse(page, /\/api\/send-message$/, { method: 'POST' });
  await send.click();
  await expectNotice(page, 'Error', 'Failed to send the message. Please try again.');
  await expect.poll(() => box.inputValue()).toBe('My own words');
  await page.unrouteAll();
  await send.click();
  await expectNotice(page, 'Message sent');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
  const card = page.getByRole('article').filter({ hasText: 'My own words' });
  await card.getByText('Sent', { exact: true }).waitFor();
});

test('a generated message is planned for a day from now', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const generate = page.getByRole('button', { name: 'Generate New Message' });
  await refuse(page, /\/api\/generate-message$/, { method: 'POST' });
  await generate.click();
  await expectNotice(page, 'Error', 'Failed to generate a new message. Please try again.');
  await page.unrouteAll();
  await refuse(page, /\/api\/messages$/, { method: 'POST' });
  await generate.click();
  await expectNotice(page, 'Error', 'Failed to create the message. Please try again.');
  await page.unrouteAll();
  const reason = 'This campaign ends before that. Please choose an earlier time';
  await refuse(page, /\/api\/messages$/, { method: 'POST', status: 400, message: reason });
  await generate.click();
  await expectNotice(page, 'Error', reason);
  await page.unrouteAll();
  const created = page.waitForRequest((request) => /\/api\/messages$/.test(request.url()));
  await generate.click();
  await expectNotice(page, 'Message created');
  const body = (await created).postDataJSON() as { campaignId: number; scheduledFor: string };
  expect(body.campaignId).toBe(id);
  expect(Math.abs(Date.parse(body.scheduledFor) - Date.now() - day)).toBeLessThan(60_000);
  expect(await messagesOf(page, id)).toHaveLength(85);
});

test('a campaign without messages offers to send or to write the first one', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await answer(page, /\/api\/messages\/campaign\//, []);
  await page.goto(`/campaigns/${id}`);
  const panel = page.getByRole('tabpanel');
  await panel.getByText(/^No messages yet\./).waitFor();
  await panel.getByRole('button', { name: 'Send Manual Message' }).waitFor();
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Generate First Message' }).click();
  await expectNotice(page, 'Message created');
  await page.getByRole('article').first().waitFor();

  await refuse(page, /\/api\/messages\/campaign\//);
  await page.reload();
  await page.getByText('Failed to fetch messages', { exact: true }).waitFor();
});

test('messages are written anew, or the reason why not is told', async ({ openApp, registerPerson }) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  const before = await messagesOf(page, id);
  await page.goto(`/campaigns/${id}`);
  const regenerate = page.getByRole('button', { name: 'Regenerate Messages' });
  await refuse(page, /regenerate-messages$/, { method: 'POST' });
  await regenerate.click();
  await expectNotice(page, 'Error', 'Failed to regenerate messages. Please try again.');
  await page.unrouteAll();
  await regenerate.click();
  await expectNotice(page, 'Messages regenerated');
  const after = await messagesOf(page, id);
  expect(after.map(({ scheduledFor }) => scheduledFor)).toEqual(
    before.map(({ scheduledFor }) => scheduledFor),
  );
  expect(after.map(({ content }) => content)).not.toEqual(before.map(({ content }) => content));
});

test('a campaign is deleted only after a second word, and then is gone with its messages', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page);
  await page.goto(`/campaigns/${id}`);
  const opener = page.getByRole('button', { name: 'Delete', exact: true }).first();
  await opener.click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Campaign' });
  await dialog.getByText(/^Are you sure you want to delete this campaign\?/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);

  await opener.click();
  await refuse(page, /\/api\/campaigns\/\d+$/, { method: 'DELETE' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Error', 'Failed to delete the campaign. Please try again.');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectNotice(page, 'Campaign deleted');
  await page.waitForURL('**/campaigns');
  await page.getByRole('tab', { name: 'Active (0)' }).waitFor();
  expect((await page.request.get(`/api/campaigns/${id}`)).status()).toBe(404);
});

test('an address without a campaign leads to the list or says that there is none', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  for (const path of ['/campaigns/999999999', '/campaigns/999999999/edit']) {
    await page.goto(path);
    await page.waitForURL('**/campaigns');
    await page.getByRole('heading', { name: 'Campaigns', level: 1 }).waitFor();
  }
  const back = page.getByRole('link', { name: 'Go back to campaigns' });
  await page.goto('/campaigns/seven');
  await page.getByRole('heading', { name: 'Campaign not found' }).waitFor();
  await back.waitFor();

  const { id } = await startCampaign(page);
  await refuse(page, /\/api\/campaigns\/\d+$/);
  for (const path of [`/campaigns/${id}/edit`, `/campaigns/${id}`]) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Campaign not found' }).waitFor();
    await page.getByText('Failed to fetch campaign', { exact: true }).waitFor();
  }
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Morning meditation', level: 1 }).waitFor();
  await page.goto('/campaigns/seven');
  await back.click();
  await page.waitForURL('**/campaigns');
});

test('the words of a text message are counted, and what is too long is told', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson({ phone: '+1 312 555 0123', carrier: 'verizon' });
  const page = await openApp({ person, path: null });
  const { id } = await startCampaign(page, { deliveryMethod: 'SMS' });
  await page.goto(`/campaigns/${id}`);
  await page.getByRole('button', { name: 'Send Manual Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Manual Message' });
  const box = dialog.getByRole('textbox');
  await box.fill('x'.repeat(160));
  await dialog.getByText('160 of 1,000 characters').waitFor();
  expect(await dialog.getByText('This goes out as two texts.').count()).toBe(0);
  await box.fill('x'.repeat(161));
  await dialog.getByText('This goes out as two texts.').waitFor();
  await box.fill('x'.repeat(307));
  await dialog.getByText("A text holds about 306; the rest is cut off at a word's end.").waitFor();
});

test('a campaign whose messages were stopped by their link says so, and turns them on again', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null });
  const { id } = await startCampaign(page);
  await sendNow(page, id, 'A few words to myself');
  const [mail] = (await (await page.request.get('/api/outbox')).json()) as { body: string }[];
  const [link = ''] = /\S+\/m\/stop\/\S+/.exec(mail?.body ?? '') ?? [];
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop this campaign’s messages' }).click();
  await page.getByText('We send you no more messages of this campaign.').waitFor();

  await page.goto(`/campaigns/${id}`);
  const note = page.getByRole('region', { name: 'Messages are stopped' });
  await note.getByText('You stopped messages of ‘Morning meditation’').waitFor();
  await note.getByRole('button', { name: 'Turn on again' }).click();
  await expectNotice(page, 'Turned on again', 'From now on they reach you.');
  await note.waitFor({ state: 'detached' });
  expect(await (await page.request.get('/api/stops')).json()).toEqual([]);
});
