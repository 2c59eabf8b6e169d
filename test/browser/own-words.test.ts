import { readFile } from 'node:fs/promises';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expect, expectAccessible, test } from './browser-test.ts';
import { messagesOf, startCampaign } from './campaigns-at-hand.ts';
import { answer, expectFocus, expectNoSideScroll, expectNotice, expectTexts } from './on-the-page.ts';

const phone = { width: 360, height: 740 };
/** Late enough that the first message is still to come, wherever the day stands. */
const today = {
  title: 'Walk Biscuit',
  description: 'Around the canal before work',
  timezone: 'Pacific/Honolulu',
};

test('what the week asks is answered on the page of the campaign, and the next message says it', async ({
  openApp,
  registerPerson,
}) => {
  const person = await registerPerson({ timezone: today.timezone });
  const page = await openApp({
    person,
    path: '/create-campaign',
    serviceWorkers: 'block',
    timezoneId: today.timezone,
    viewport: phone,
  });
  await page.getByLabel('Title').fill(today.title);
  await page.getByLabel('Description').fill(today.description);
  await page.getByLabel('After', { exact: true }).fill('I put the kettle on');
  await page.getByText('After you put the kettle on: …').waitFor();
  await page.getByLabel('Message time').selectOption('Custom time');
  await page.getByLabel('Time', { exact: true }).fill('23:59');
  await page.getByRole('radio', { name: 'Email' }).check();
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  await expectNotice(page, 'Campaign created!');
  await page.getByRole('link', { name: `Manage ${today.title}` }).click();

  const question = page.getByRole('region', { name: 'This week’s question' });
  await question.getByRole('heading', { name: 'What exactly will you do?' }).waitFor();
  await question.getByRole('button', { name: today.title }).waitFor();
  await expectNoSideScroll(page);
  await expectAccessible(page);
  const save = question.getByRole('button', { name: 'Save' });
  await save.click();
  await question.getByText('Please write a few words, or choose Not now').waitFor();
  await expectFocus(question.getByLabel('I will'));
  await question.getByLabel('I will').fill('take Biscuit to the old lock');
  await save.click();

  const thanks = page.getByRole('region', { name: 'Your answer' });
  await expectFocus(thanks.getByRole('heading', { name: 'Thank you.' }));
  await thanks
    .getByText(/take Biscuit to the old lock/i)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Your words' }).getByText('take Biscuit to the old lock').waitFor();

  // In the messages, what is theirs stands out.
  const own = page
    .getByRole('article')
    .locator('span')
    .getByText(/^take Biscuit to the old lock$/i);
  await own.first().waitFor();
  const weights = await own.first().evaluate((element) => ({
    own: getComputedStyle(element).fontWeight,
    rest: getComputedStyle(element.parentElement ?? element).fontWeight,
  }));
  expect(weights).toEqual({ own: '600', rest: '400' });

  // It is not asked again.
  await page.reload();
  await page.getByRole('article').first().waitFor();
  expect(await question.count()).toBe(0);
});

test('a question may wait, and one whose answer is known only asks whether it is still right', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const { id } = await startCampaign(page, { planSmallest: 'to the bridge and back' });
  const asked = {
    id: 's',
    prompt: 'On a bad day, how little would still count?',
    sentence: { before: 'At least', after: '.' },
    suggestions: ['one minute of it', 'only the first step'],
    known: 'to the bridge and back',
  };
  const campaign = (await (await page.request.get(`/api/campaigns/${id}`)).json()) as CampaignView;
  const answers: unknown[] = [];
  let question: unknown = asked;
  await page.route(/\/question$/, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { question } });
    answers.push(route.request().postDataJSON());
    question = null;
    return route.fulfill({ json: { campaign, next: null } });
  });
  const card = page.getByRole('region', { name: 'This week’s question' });
  await page.goto(`/campaigns/${id}`);
  await card.getByText('to the bridge and back: still right?').waitFor();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Change' }).click();
  await expect.poll(() => card.getByLabel('At least').inputValue()).toBe('to the bridge and back');
  await card.getByRole('button', { name: 'one minute of it' }).click();
  await expectTexts(page, ['Thank you.']);
  expect(answers).toEqual([{ question: 's', answer: 'one minute of it' }]);

  question = asked;
  await page.reload();
  await card.getByRole('button', { name: 'Keep' }).click();
  await expectTexts(page, ['Thank you.']);
  expect(answers.at(-1)).toEqual({ question: 's', answer: 'to the bridge and back' });

  question = asked;
  await page.reload();
  await card.getByRole('button', { name: 'Not now' }).click();
  await card.waitFor({ state: 'detached' });
  expect(answers.at(-1)).toEqual({ question: 's', answer: null });
  expect(await page.getByText('Thank you.').count()).toBe(0);

  question = {
    ...asked,
    id: 'half',
    prompt: 'Halfway. Keep it as it is?',
    sentence: null,
    suggestions: ['Keep it', 'Make it smaller', 'Another moment', 'Another hour'],
    known: null,
  };
  await page.reload();
  await card.getByRole('button', { name: 'Another moment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('After').waitFor();
  expect(answers.at(-1)).toEqual({ question: 'half', answer: 'Another moment' });
  await page.keyboard.press('Escape');
});

test('the kind is proposed from the words until the person chooses, and each kind asks in its own way', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/create-campaign',
    serviceWorkers: 'block',
    viewport: phone,
  });
  const title = page.getByLabel('Title');
  const isChosen = (name: string) =>
    expect.poll(() => page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
  await page.getByLabel('Description').fill('In the evening');
  await title.fill('No beer at home');
  await isChosen('Do less of something');
  await page.getByLabel('When', { exact: true }).fill('I get home');
  const instead = page.getByRole('list', { name: 'Suggestions for what to do instead' });
  await instead.getByRole('button').first().click();
  await page
    .getByText(/^When you get home: /)
    .first()
    .waitFor();
  const lock = page.getByRole('checkbox', { name: 'Show my words on the lock screen' });
  await expect.poll(() => lock.isChecked()).toBe(false);
  await expectTexts(page, ['Better Habits', 'Your plan for today is inside.']);
  await expectAccessible(page);

  await title.fill('Take my lithium');
  await isChosen('Take or measure something');
  await isChosen('when I’ve taken it');
  await page.getByLabel('What is it?').fill('lithium');
  await page.getByText('Lithium. Check it off when you’ve taken it.').first().waitFor();
  expect(await page.getByRole('group', { name: 'Message style' }).count()).toBe(0);
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Get through something' }).check();
  await title.fill('No beer at home');
  await page.getByRole('radio', { name: 'Email' }).check();
  const sent = page.waitForRequest((request) => /\/api\/campaigns$/.test(request.url()));
  await page.getByRole('button', { name: 'Create Campaign' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'recover', lockScreenWords: false });
  await expectNotice(page, 'Campaign created!');
});

/** The words of the page of help, without marks. */
async function wordsOfHelp(): Promise<string[]> {
  const text = await readFile('content/messages/danger/page.txt', 'utf8');
  const [page = ''] = text.split(/^## /m);
  return page
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/^#\s*|\*\*/g, '').trim())
    .filter((paragraph) => paragraph !== '');
}

test('where somebody may be in danger, help stands in place of a program', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({
    person: await registerPerson(),
    path: '/create-campaign',
    serviceWorkers: 'block',
    viewport: phone,
  });
  const help = page.getByRole('region', { name: 'You matter more than a plan.' });
  await page.getByLabel('Title').fill('Stop cutting myself');
  await page.getByLabel('Description').fill('I want to hurt myself');
  await help.waitFor();
  const shown = (await help.innerText()).replace(/\s+/g, ' ');
  for (const words of await wordsOfHelp()) expect(shown).toContain(words);
  const links = await help
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    ...['tel:911', 'tel:999', 'tel:112'],
    ...['tel:988', 'sms:988', 'tel:116123', 'https://findahelpline.com'],
  ]);
  expect(await page.getByRole('button', { name: 'Create Campaign' }).count()).toBe(0);
  expect(await page.getByRole('radio').count()).toBe(0);
  await expectNoSideScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Give it another name' }).click();
  await expectFocus(page.getByLabel('Title'));
  await page.getByRole('checkbox', { name: 'Check in with me once a week' }).check();
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/api\/campaigns$/.test(response.url()),
  );
  await page.getByRole('button', { name: 'Keep it, without messages' }).click();
  const campaign = (await (await sent).json()) as CampaignView;
  expect(campaign).toMatchObject({ kind: 'danger', checkIns: true });
  await expectNotice(page, 'Saved');

  await page.goto(`/campaigns/${campaign.id}`);
  await help.waitFor();
  await page.getByRole('link', { name: 'Edit Campaign' }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).waitFor();
  for (const name of ['Progress', 'Your words', 'Habit Building Resources']) {
    expect(await page.getByRole('heading', { name }).count()).toBe(0);
  }
  expect(await page.getByRole('link', { name: 'Browse Resources' }).count()).toBe(0);
  await expectAccessible(page);
});

test('an answer that sounds like danger shows help first, and the plan goes on when the person says so', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const campaign = await startCampaign(page);
  const held = { ...campaign, onHold: true };
  await answer(page, new RegExp(`/api/campaigns/${campaign.id}$`), held);
  await page.goto(`/campaigns/${campaign.id}`);
  await page.getByRole('region', { name: 'You matter more than a plan.' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await page.getByRole('button', { name: 'Stop this campaign' }).waitFor();
  await expectAccessible(page);
  await page.unrouteAll();
  const ended = page.waitForRequest(/\/hold$/);
  await page.getByRole('button', { name: 'I’ve read this. Go on with my plan' }).click();
  expect((await ended).method()).toBe('DELETE');
  await page.getByRole('article').first().waitFor();
  expect(await messagesOf(page, campaign.id)).toHaveLength(84);
});

test('who reads the words is said in the form and in settings, and each person may have it otherwise', async ({
  openApp,
  registerPerson,
}) => {
  const page = await openApp({ person: await registerPerson(), path: null, serviceWorkers: 'block' });
  const capabilities = (await (await page.request.get('/api/capabilities')).json()) as object;
  await answer(page, /\/api\/capabilities$/, { ...capabilities, aiProvider: 'OpenAI' });
  await page.goto('/create-campaign');
  const onOff = page.getByRole('switch', { name: 'Messages written with AI' });
  await page.getByText('Your words go to OpenAI to write your messages.').waitFor();
  await expect.poll(() => onOff.isChecked()).toBe(true);
  await expectAccessible(page);
  await onOff.click();
  await page.getByText('Your messages are written by Better Habits itself.').waitFor();
  await page.goto('/settings');
  await expect.poll(() => onOff.isChecked()).toBe(false);
  await expectAccessible(page);
  expect(await (await page.request.get('/api/session')).json()).toMatchObject({ aiWriting: false });
});
