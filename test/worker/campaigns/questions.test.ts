import { expect, it } from 'vitest';
import {
  campaignFieldNames,
  campaignFields,
  type FieldDeclaration,
} from '../../../worker/campaign-fields.ts';
import { answerQuestion } from '../../../worker/campaigns/questions.service.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { expectRefusal } from '../../support/worker/calls.ts';
import {
  askingForLittle,
  edit,
  expectOnePlannedEachDay,
  newPersonWithCampaign,
  planWithSmallVersion,
  toCome,
} from '../../support/worker/campaigns.ts';
import { mondayMorning, sendDays, stateTime } from '../../support/worker/clock.ts';
import { interruptedDeps, sql } from '../../support/worker/database.ts';
import { callerOf } from '../../support/worker/people.ts';
import { asked, personInWeek, questionPath, reply } from '../../support/worker/reached.ts';

const plan = {
  planAnchor: 'I brush my teeth',
  planAction: 'sit for three breaths',
  planSmallest: 'one slow breath',
  planSnag: 'I wake up late',
  planPerson: 'my sister Ana',
  planWhy: 'I want quiet mornings',
  planNext: 'sit for ten breaths',
  planRestart: 'put the cushion out',
};

const none = Object.fromEntries(Object.keys(plan).map((part) => [part, null]));

/** The plan in messages: quoted parts verbatim, the others in the second person. */
const spoken =
  /you brush your teeth|sit for three breaths|one slow breath|you wake up late|your sister Ana|I want quiet mornings|sit for ten breaths|put the cushion out/i;

const quoting = (messages: MessageView[]) => messages.filter(({ content }) => spoken.test(content));

it('a plan is used by the messages, which mark the person’s own words; an edit changes its parts', async () => {
  const { person, campaign } = await newPersonWithCampaign({ planAnchor: '  ', planWhy: null });
  expect(campaign).toMatchObject(none);
  expect(await edit(person, campaign, plan)).toMatchObject(plan);
  const messages = await person.messages(campaign.id);
  expect(quoting(messages).length).toBeGreaterThanOrEqual(68);
  for (const { content, ownWords } of messages) {
    const rest = ownWords.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), content);
    expect(rest).not.toMatch(spoken);
  }
  expect(await edit(person, campaign, { title: 'Evening meditation' })).toMatchObject(plan);
  expect(await edit(person, campaign, { planWhy: '' })).toMatchObject({ ...plan, planWhy: null });
  const named = { planAnchor: null, planSnag: ' ', planAction: 'sit down' };
  const changed = { ...plan, ...named, planSnag: null, planWhy: null };
  expect(await person.send('PUT', `/api/campaigns/${campaign.id}/plan`, named)).toMatchObject(changed);
  const empty = { ...none, planAnchor: ' ', planAction: '' };
  expect(await edit(person, campaign, empty)).toMatchObject(none);
  expect(quoting(await person.messages(campaign.id))).toEqual([]);
});

/** A value that is not the default, and another one. */
function valuesOf(name: string, field: FieldDeclaration): readonly [unknown, unknown] {
  switch (field.is) {
    case 'text':
    case 'phrase':
      return [`${name} first`, `${name} second`];
    case 'flag':
      return [true, false];
    default:
      return [field.of[1], field.of[0]];
  }
}

const allFields = (which: 0 | 1): Record<string, unknown> =>
  Object.fromEntries(campaignFieldNames.map((name) => [name, valuesOf(name, campaignFields[name])[which]]));

it('every field of a campaign is stored, returned everywhere, changed on its own, and repeated', async () => {
  // Only a dose has a verb; a window has no custom time.
  const frame = { kind: 'dose', customTime: null };
  const first: Record<string, unknown> = { ...frame, ...allFields(0) };
  const second: typeof first = { ...frame, ...allFields(1), deliveryMethod: 'App' };
  const { person, campaign } = await newPersonWithCampaign(first);
  const path = `/api/campaigns/${campaign.id}`;
  const expectShown = async (fields: object) => {
    expect(await person.get(path)).toMatchObject(fields);
    for (const list of ['/api/campaigns', '/api/campaigns/active'])
      expect(await person.get(list)).toMatchObject([fields]);
  };
  expect(campaign).toMatchObject(first);
  await expectShown(first);

  const latest = { ...first };
  for (const name of campaignFieldNames) {
    latest[name] = second[name];
    expect(await person.send('PUT', path, latest)).toMatchObject(latest);
  }
  await expectShown(second);

  await sql('UPDATE campaigns SET completed = 1 WHERE id = ?', campaign.id);
  const again = { levelUp: false, start: 'today' };
  const { sendTime } = await person.campaign(campaign.id);
  expect(await person.send('POST', `${path}/repeat`, again, 201)).toMatchObject({ ...second, sendTime });
});

it('each week’s question asks for one part of the plan, with suggestions, and is in the first email of the week', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  expect(await asked(person, campaign.id)).toEqual({
    id: 'a',
    prompt: 'What exactly will you do?',
    sentence: { before: 'I will', after: '.' },
    suggestions: [],
    known: null,
  });
  await sendDays(campaign.id, 0);
  const question = 'This week’s question: ';
  expect((await person.newestMail()).body).toContain(`${question}What exactly will you do?`);
  await sendDays(campaign.id, 1);
  expect((await person.newestMail()).body).not.toContain('question');
  await sendDays(campaign.id, 2, 7);
  expect((await person.newestMail()).body).toContain(`${question}What do you do every day anyway`);

  stateTime(mondayMorning);
  const declined = await newPersonWithCampaign();
  await reply(declined.person, declined.campaign.id, { question: 'a', answer: null });
  await sendDays(declined.campaign.id, 0);
  expect((await declined.person.newestMail()).body).not.toContain('question');
});

it.each([
  [1, 'a', 'planAction', 'sit for three breaths', 'sit for three breaths'],
  [2, 'c', 'planAnchor', 'I brush my teeth', 'you brush your teeth'],
  [3, 's', 'planSmallest', 'one slow breath', 'one slow breath'],
  [6, 'n', 'planSnag', 'I wake up late', 'you wake up late'],
  [8, 'p', 'planPerson', 'my sister Ana', 'your sister Ana'],
  [9, 'y', 'planWhy', 'I want quiet mornings', 'I want quiet mornings'],
  [12, 'r', 'planRestart', 'put the cushion out', 'put the cushion out'],
])(
  'an answer in week %i to "%s" is stored as %s, and the next message that uses it is returned',
  async (...row) => {
    const [week, question, field, answer, said] = row;
    // Week 1 asks for the action; in other weeks it is known.
    const plan = week === 1 ? {} : { planAction: 'sit down', planAnchor: week === 2 ? null : 'I get up' };
    const rest = week === 6 ? { planSmallest: 'one breath' } : {};
    const { person, campaign } = await personInWeek(week, { ...plan, ...rest });
    const { campaign: changed, next } = await reply(person, campaign.id, { question, answer });
    expect(changed).toMatchObject({ id: campaign.id, [field]: answer });
    const quoted = next?.ownWords.map(([from, to]) => next.content.slice(from, to).toLowerCase());
    expect(quoted).toContain(said.toLowerCase());
    const coming = toCome(await person.messages(campaign.id));
    const first = coming.find(({ content }) => content.toLowerCase().includes(said.toLowerCase()));
    expect(next).toMatchObject({ scheduledFor: first?.scheduledFor, content: first?.content });
  },
);

it('an answer is refused if it is too long, missing, or not the first to an open question', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const give = (body: object) => person.call('PUT', questionPath(campaign.id), body);
  const wrong = 'Please answer this week’s question';
  const long = 'Please answer in at most 200 characters';
  for (const [body, status, message] of [
    [{ question: 'c', answer: 'I get up' }, 409, 'This question is closed'],
    [{}, 400, wrong],
    [{ question: 'z', answer: 'x' }, 400, wrong],
    [{ question: 'a' }, 400, long],
    [{ question: 'a', answer: 'x'.repeat(201) }, 400, long],
    // Longer than this part of the plan may be.
    [{ question: 'a', answer: 'x'.repeat(121) }, 400, 'Please answer in at most 120 characters'],
  ] as const)
    await expectRefusal(give(body), status, message);
  expect(await person.campaign(campaign.id)).toEqual(campaign);

  const meanwhile = () => reply(person, campaign.id, { question: 'a', answer: 'sit down' });
  const answer = { question: 'a', answer: 'stand up' } as const;
  const late = answerQuestion(interruptedDeps(meanwhile), await callerOf(person), campaign.id, answer);
  expect(await late).toBeNull();
  expect(await person.campaign(campaign.id)).toMatchObject({ planAction: 'sit down' });
  expect(await asked(person, campaign.id)).toBeNull();
  for (const answer of ['stand up', null])
    await expectRefusal(give({ question: 'a', answer }), 409, 'This question is closed');
  expectOnePlannedEachDay(await person.messages(campaign.id), 84);
});

it('the answer halfway changes the size, if the person wants that, and never the plan', async () => {
  for (const answer of ['Keep it', null, 'Make it smaller']) {
    const { person, campaign } = await personInWeek(7, planWithSmallVersion);
    const before = await person.messages(campaign.id);
    const { campaign: changed, next } = await reply(person, campaign.id, { question: 'half', answer });
    const size = answer === 'Make it smaller' ? 'small' : 'usual';
    expect([next, changed]).toMatchObject([null, { ...planWithSmallVersion, size }]);
    const after = await person.messages(campaign.id);
    const coming = after.filter(({ scheduledFor }) => Date.parse(scheduledFor) > Date.now());
    if (size === 'usual') expect(after).toEqual(before);
    else expect(askingForLittle(coming)).toBeGreaterThanOrEqual(5);
  }
});
