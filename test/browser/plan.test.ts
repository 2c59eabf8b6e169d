import { readFile } from 'node:fs/promises';
import type { CampaignView } from '../../worker/campaigns/campaigns.schemas.ts';
import { expectAccessible, look } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';
import { exactly, nextStep, notDouble, type Screen } from './screen.ts';

const newCampaigns = /\/api\/campaigns$/;

/** Presses a button. @returns the campaign that the server creates */
async function created({ page, press }: Screen, button: string): Promise<CampaignView> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && newCampaigns.test(response.url()),
  );
  await press(button);
  return (await answered).json();
}

test('the form asks each kind its own questions and shows the plan in words', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign', { viewport: phone });
  await app.fillIn({ Title: 'No beer at home', Description: 'Around the canal before work' });
  await app.isChosen('Something to do less');
  await app.fill('When', 'I get home');
  const suggestions = (name: string) => app.page.getByRole('list', { name }).getByRole('button');
  await suggestions('Suggestions for what to do instead').first().click();
  await app.sees(/^When you get home, /);
  const lock = app.checkbox('Show my words on the lock screen');
  await expect.poll(() => lock.isChecked()).toBe(false);
  await app.sees('Your plan for today is inside.');
  await expectAccessible(app.page);

  await app.fill('Title', 'Take my lithium');
  await app.isChosen('Something to take or measure');
  await app.isChosen('when I’ve taken it');
  await app.fill('What is it?', 'lithium');
  await app.sees('Lithium. Check it off when you’ve taken it.');
  await app.press('Next');
  await app.hasFocus(app.heading('When and how?', 2));
  await app.lacks(app.page.getByRole('group', { name: 'Message style' }));
  await app.press('Back');
  await look(app);

  await app.fill('Title', 'Walk Biscuit');
  await app.choose('Something to do');
  // One tap takes a suggestion, another removes it.
  await app.fill('After', '');
  const ideas = suggestions('Suggestions for the moment');
  await app.counts(ideas, 3);
  await ideas.first().click();
  await expect.poll(() => ideas.first().getAttribute('aria-pressed')).toBe('true');
  await app.has('After', await ideas.first().innerText());
  await ideas.first().click();
  await app.has('After', '');
  await app.fillIn({ After: 'I put my kettle on.', 'I will': 'x'.repeat(121) });
  await app.press('Next');
  await app.sees('Please say what you will do in at most 120 characters');
  await app.hasFocus(app.field('I will'));
  await app.fill('I will', 'walk Biscuit around the canal');
  await app.sees('After you put your kettle on, walk Biscuit around the canal.');
  await notDouble(app.page);
  for (const _ of [2, 3]) await nextStep(app);
  await app.sees(/^First message (today|tomorrow), /);
  expect(await created(app, 'Create Campaign')).toMatchObject({
    kind: 'build',
    planAnchor: 'I put my kettle on.',
    planAction: 'walk Biscuit around the canal',
    planWhy: null,
  });
});

const bartok = { title: 'Feed Bartók', description: 'The sourdough, not the composer' };

test('a starter habit fills what is empty and can be undone', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign');
  await app.fillIn({ Title: bartok.title, Description: bartok.description });
  await exactly(app, 'Medication').click();
  await app.has('Title', bartok.title);
  await app.isChosen('when I’ve taken it');
  await app.fill('Description', '');
  // The chosen one takes the place of all.
  const change = async (from: string) => {
    await exactly(app, `${from} Change`).click();
    await app.hasFocus(exactly(app, from));
  };
  await change('Medication');
  await exactly(app, 'Screen-free').click();
  await app.hasValues({ Title: bartok.title, Description: 'I want my evenings back for people and rest.' });
  await app.fill('Description', bartok.description);
  await app.hasValues({ When: 'I sit down on the sofa', 'Message time': 'Evening (6-8 PM)' });
  await change('Screen-free');
  await exactly(app, 'Screen-free').click();
  await app.hasValues({ Title: bartok.title, Description: bartok.description, After: '' });
  await app.has('Message time', 'Morning (6-9 AM)');
  await app.isChosen('Something to do');

  // A starter's kind doesn't apply to another habit.
  await exactly(app, 'A walk').click();
  await app.fill('Title', 'Take my lithium');
  await app.isChosen('Something to take or measure');
  await app.choose('Something to do');
  await app.fill('Title', 'Take my lithium at noon');
  await app.isChosen('Something to do');
  await change('A walk');
  await exactly(app, 'A walk').click();

  // Color and icon are suggestions until the person chooses.
  await app.choose('Rose');
  await app.choose('Heart');
  expect(await app.asked(newCampaigns, () => app.press('Create Campaign'), 'POST')).toMatchObject({
    title: 'Take my lithium at noon',
    hue: 'rose',
    icon: 'heart',
  });
  await app.isTold('Campaign created!');
});

test('people can change their words on a campaign’s page and in the form', async ({ owner }) => {
  const app = await owner(null, { campaign: { planAnchor: 'I wake up', planWhy: 'I want quiet mornings' } });
  const { id, description } = app.campaign;
  // The week's question asks for what the page offers to add otherwise.
  await app.answer(/\/question$/, { question: null, next: null });
  await app.go(`/campaigns/${id}`);
  const words = app.within(app.region('Your words'));
  await words.press('Add what you’ll do');
  const dialog = app.dialog('What exactly will you do?');
  await dialog.isThere();
  await look(app);
  await dialog.fill('I will', 'sit for three breaths');
  await app.refuseNext(/\/plan$/);
  await dialog.submit('Save', 'Error', 'Failed to save your words. Please try again.');
  await dialog.has('I will', 'sit for three breaths');
  expect(await app.asked(/\/plan$/, () => dialog.field('I will').press('Enter'))).toEqual({
    planAction: 'sit for three breaths',
  });
  await app.isTold('Saved', 'Your upcoming messages will use it.');
  await dialog.isGone();
  await words.sees('sit for three breaths');
  const used = app.card(/sit for three breaths/i);
  await used.first().waitFor();

  // The form changes only its own fields.
  await app.go(`/campaigns/${id}/edit`);
  await app.isAt('Edit Campaign');
  await app.hasValues({ Title: 'Morning meditation', Description: description });
  await app.sees('friendly', 'Email');
  await app.has('I will', 'sit for three breaths');
  await app.fill('After', 'I brush my teeth');
  await app.submit('Save Changes', 'Campaign updated!');
  await app.hasPath('/campaigns');
  await app.go(`/campaigns/${id}`);
  await words.sees('I brush my teeth', 'sit for three breaths', 'I want quiet mornings');
  await words.press('Edit your words');
  // What is left empty is removed.
  await app.dialog('Your words').fill('Because', '');
  await app.dialog('Your words').submit('Save', 'Saved');
  await app.isGone(words.scope.getByText('I want quiet mornings'));
});

test('the week’s question can be answered on the campaign’s page or put off', async ({ owner }) => {
  const smallest = 'to the bridge and back';
  const app = await owner('/campaigns/:id', {
    viewport: phone,
    campaign: { title: 'Walk Biscuit', planAnchor: 'I put the kettle on', planSmallest: smallest },
  });
  const question = app.within(app.region('This week’s question'));
  await question.scope.getByRole('heading', { name: 'What exactly will you do?' }).click();
  await look(app);
  await question.fill('I will', 'take Biscuit to the old lock');
  await question.press('Save');

  const thanks = app.region('Your answer');
  await app.hasFocus(thanks.getByRole('heading', { name: 'Thank you.' }));
  const said = /take Biscuit to the old lock/i;
  await thanks.getByText(said).first().waitFor();
  await app.within(app.region('Your words')).sees(said);
  // In messages, the person's own words stand out.
  const own = app.cards.locator('span').getByText(said).first();
  const [weight = '', around = ''] = await own.evaluate((element) =>
    [element, element.parentElement ?? element].map((one) => getComputedStyle(one).fontWeight),
  );
  expect(Number(weight)).toBeGreaterThan(Number(around));
  // The question is not asked again.
  await app.page.reload();
  await app.cards.first().waitFor();
  await app.lacks(question.scope);

  // A question can be put off; one with a known answer asks whether it is still right.
  const known = {
    id: 's',
    prompt: 'On a bad day, how little would still count?',
    known: smallest,
    sentence: { before: 'At least', after: '.' },
    suggestions: ['one minute of it', 'the first step'],
  };
  const halfway = {
    id: 'half',
    prompt: 'Halfway. Keep it as it is?',
    sentence: null,
    known: null,
    suggestions: ['Keep it', 'Make it smaller', 'Another moment', 'Another hour'],
  };
  const answers: unknown[] = [];
  let asked: object | null = null;
  await app.page.route(/\/question$/, (route) => {
    if (route.request().method() === 'GET') return route.fulfill({ json: { question: asked, next: null } });
    answers.push(route.request().postDataJSON().answer);
    asked = null;
    return route.fulfill({ json: { campaign: app.campaign, next: null } });
  });
  const isAsked = async (one: object) => {
    asked = one;
    await app.page.reload();
    await question.scope.getByRole('heading').click();
  };
  await isAsked(known);
  await question.button(`${smallest}: still right`).waitFor();
  await expectAccessible(app.page);
  await question.press('one minute of it');
  await app.sees('Thank you.');
  await isAsked(known);
  await question.press('Not now');
  await question.isGone();
  await app.lacks(app.page.getByText('Thank you.'));
  await isAsked(halfway);
  await question.press('Another moment');
  await app.dialog().field('After').waitFor();
  expect(answers).toEqual(['one minute of it', null, 'Another moment']);
});

/** The paragraphs of the help page as plain text: of its first part, or of a section. */
async function wordsOfHelp(section?: string): Promise<string[]> {
  const text = await readFile('content/messages/danger/page.txt', 'utf8');
  const [first = '', ...sections] = text.split(/^## /m);
  const named = sections.find((part) => part.startsWith(`${section}\n`))?.slice(section?.length) ?? '';
  const paragraphs = (section === undefined ? first : named).split(/\n{2,}/);
  return paragraphs
    .map((one) =>
      one
        .replace(/^#\s*|\*\*|\[|\]\([^)]+\)/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((one) => one !== '');
}

test('if someone may be in danger, help replaces the program', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign', { viewport: phone });
  const help = app.region('You matter more than a plan.');
  await app.fillIn({ Title: 'Stop cutting myself', Description: 'I want to hurt myself' });
  await help.waitFor();
  const shown = (await help.innerText()).replace(/\s+/g, ' ');
  for (const words of await wordsOfHelp()) expect(shown).toContain(words);
  const links = help.getByRole('link');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    'tel:911',
    'tel:999',
    'tel:112',
    'tel:988',
    'sms:988',
    'tel:116123',
    'https://findahelpline.com',
  ]);
  await app.lacks(app.button('Create Campaign'), app.page.getByRole('radio'));
  await look(app);
  for (const [title, section] of [
    ['Starve until Friday', 'eating'],
    ['Hit my brother', 'violence'],
  ] as const) {
    await app.fillIn({ Title: title, Description: 'Every day of this week' });
    const [words = 'a section'] = await wordsOfHelp(section);
    await help.getByText(words).waitFor();
  }

  await app.press('Give it another name');
  await app.hasFocus(app.field('Title'));
  const checkIns = app.checkbox('Check in with me once a week');
  await checkIns.check();
  const keepWithCheckIn = 'Keep it, with a weekly check-in';
  await app.button(keepWithCheckIn).waitFor();
  await checkIns.uncheck();
  await app.button('Keep it, without messages').waitFor();
  await checkIns.check();
  const campaign = await created(app, keepWithCheckIn);
  expect(campaign).toMatchObject({ kind: 'danger', checkIns: true });
  await app.isTold('Saved');
  await app.go(`/campaigns/${campaign.id}`);
  await help.getByText('If somebody could get hurt, leave the room first.').waitFor();
  expect(await app.page.title()).toBe('Where to find help · Build Better Habits');
  await app.button('Campaign actions').click();
  await app.hasMenu('Edit Campaign', 'Delete');
  await app.page.keyboard.press('Escape');
  for (const name of ['Kept days', 'Your words', 'Habit Building Resources'])
    await app.lacks(app.page.getByRole('heading', { name }));
  await app.lacks(app.link('Browse Resources'));
});
