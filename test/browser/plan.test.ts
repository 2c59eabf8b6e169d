import { expectAccessible, look } from './accessible.ts';
import { expect, phone, test } from './browser-test.ts';

const newCampaigns = /\/api\/campaigns$/;

const bartok = { title: 'Feed Bartók', description: 'The sourdough, not the composer' };

test('a starter habit fills what is empty and can be undone', async ({ newcomer }) => {
  const app = await newcomer('/create-campaign');
  await app.fillIn({ Title: bartok.title, Description: bartok.description });
  await app.exactly('Medication').click();
  await app.has('Title', bartok.title);
  await app.isChosen('when I’ve taken it');
  await app.fill('Description', '');
  // The chosen one takes the place of all.
  const change = async (from: string) => {
    await app.exactly(`${from} Change`).click();
    await app.hasFocus(app.exactly(from));
  };
  await change('Medication');
  await app.exactly('Screen-free').click();
  await app.hasValues({ Title: bartok.title, Description: 'I want my evenings back for people and rest.' });
  await app.fill('Description', bartok.description);
  await app.hasValues({ When: 'I sit down on the sofa', 'Message time': 'Evening (6-8 PM)' });
  await change('Screen-free');
  await app.exactly('Screen-free').click();
  await app.hasValues({ Title: bartok.title, Description: bartok.description, After: '' });
  await app.has('Message time', 'Morning (6-9 AM)');
  await app.isChosen('Something to do');

  // A starter's kind doesn't apply to another habit.
  await app.exactly('A walk').click();
  await app.fill('Title', 'Take my lithium');
  await app.isChosen('Something to take or measure');
  await app.choose('Something to do');
  await app.fill('Title', 'Take my lithium at noon');
  await app.isChosen('Something to do');
  await change('A walk');
  await app.exactly('A walk').click();

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
  await app.lacks(words.scope.getByText('I want quiet mornings'));
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
