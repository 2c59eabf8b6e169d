import { describe, expect, it } from 'vitest';
import {
  beginOnMonday,
  expectOnePlannedEachDay,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
  toCome,
} from '../../support/worker/campaigns.ts';
import {
  asked,
  askingForLittle,
  goToWeek,
  personInWeek,
  questionPath,
  reply,
  sendDays,
  stateOf,
} from '../../support/worker/offers.ts';
import { expectRefusal } from '../../support/worker/people.ts';

beginOnMonday();

describe('the question of the week', () => {
  it('asks for one part of the plan after another, with suggestions', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(await asked(person, campaign.id)).toEqual({
      id: 'a',
      prompt: 'What exactly will you do?',
      sentence: { before: 'I will', after: '.' },
      suggestions: ['Morning meditation', 'Ten quiet minutes before the day begins'],
      known: null,
    });
    await goToWeek(person, 2);
    expect((await asked(person, campaign.id))?.id).toBe('c');
  });

  it('asks for a next step only if most of the last week was kept', async () => {
    const { person, campaign } = await personInWeek(10);
    const messages = (await person.messages(campaign.id)).slice(63, 70);
    for (const [at, { id }] of messages.entries()) {
      await sendDays(campaign.id, 63 + at);
      if (at < 5) await person.change(id, { completed: true });
    }
    await goToWeek(person, 11);
    expect((await asked(person, campaign.id))?.id).toBe('x');
    await person.change(messages[0]?.id, { completed: false });
    // Four of seven is not enough; the reason for the habit is asked again instead.
    expect((await asked(person, campaign.id))?.id).toBe('y');
  });

  it('is not asked before the campaign starts or while it is stopped', async () => {
    const { person, campaign } = await newPersonWithCampaign({ startDate: '2031-03-10' });
    expect(await asked(person, campaign.id)).toBeNull();
    const stopped = await newCampaign(person);
    await person.call('PUT', `/api/campaigns/${stopped.id}/active`, { active: false });
    expect(await asked(person, stopped.id)).toBeNull();
  });

  it('is in the first email of the week, unless it was declined or already answered', async () => {
    const question = 'This week’s question: ';
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    expect((await person.newestMail()).body).toContain(`${question}What exactly will you do?`);
    await sendDays(campaign.id, 1, 6);
    expect((await person.newestMail()).body).not.toContain('question');
    await sendDays(campaign.id, 7);
    expect((await person.newestMail()).body).toContain(`${question}What do you do every day anyway`);

    stateTime(mondayMorning);
    const putAway = await newPersonWithCampaign();
    await reply(putAway.person, putAway.campaign.id, { question: 'a', answer: null });
    const known = await newPersonWithCampaign({ planAction: 'sit down' });
    for (const one of [putAway, known]) {
      await sendDays(one.campaign.id, 0);
      expect((await one.person.newestMail()).body).not.toContain('question');
    }
  });
});

describe('an answer', () => {
  it.each([
    [1, 'a', 'planAction', 'sit for three breaths', 'sit for three breaths'],
    [2, 'c', 'planAnchor', 'I brush my teeth', 'you brush your teeth'],
    [3, 's', 'planSmallest', 'one slow breath', 'one slow breath'],
    [6, 'n', 'planSnag', 'I wake up late', 'you wake up late'],
    [8, 'p', 'planPerson', 'my sister Ana', 'your sister Ana'],
    [9, 'y', 'planWhy', 'I want quiet mornings', 'I want quiet mornings'],
    [12, 'r', 'planRestart', 'put the cushion out', 'put the cushion out'],
  ])(
    'in week %i to "%s" is stored, and the next message that uses it is returned',
    async (week, question, field, answer, said) => {
      // Week 1 asks for the action; in other weeks it is known.
      const plan = week === 1 ? {} : { planAction: 'sit down', planAnchor: week === 2 ? null : 'I get up' };
      const rest = week === 6 ? { planSmallest: 'one breath' } : {};
      const { person, campaign } = await personInWeek(week, { ...plan, ...rest });
      const { campaign: changed, next } = await reply(person, campaign.id, { question, answer });
      expect(changed).toMatchObject({ id: campaign.id, [field]: answer });
      expect(next).not.toBeNull();
      expect(next?.content.toLowerCase()).toContain(said.toLowerCase());
      const quoted = next?.ownWords.map(([from, to]) => next.content.slice(from, to).toLowerCase());
      expect(quoted).toContain(said.toLowerCase());
      const coming = toCome(await person.messages(campaign.id));
      const first = coming.find(({ content }) => content.toLowerCase().includes(said.toLowerCase()));
      expect(next).toMatchObject({ scheduledFor: first?.scheduledFor, content: first?.content });
      expect(next?.content).not.toContain('{endday}');
    },
  );

  it('with a link is stored, and no message uses it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const answer = 'look at https://evil.example';
    const { campaign: changed, next } = await reply(person, campaign.id, { question: 'a', answer });
    expect([changed.planAction, next]).toEqual([answer, null]);
  });

  it('closes the question: of two at once, one is accepted, and later ones are refused', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const give = (answer: string | null) =>
      person.call('PUT', questionPath(campaign.id), { question: 'a', answer });
    const answers = await Promise.all([give('sit down'), give('stand up')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await asked(person, campaign.id)).toBeNull();
    const before = await stateOf(person, campaign.id);
    for (const answer of ['sit down', 'stand up', null]) {
      await expectRefusal(give(answer), 409, 'This question is closed');
    }
    expect(await stateOf(person, campaign.id)).toEqual(before);
    expectOnePlannedEachDay(await person.messages(campaign.id), 84);
  });

  it('is refused for another question than the open one, or if it is too long or missing', async () => {
    const { person, campaign } = await newPersonWithCampaign();
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
    ] as const) {
      await expectRefusal(person.call('PUT', questionPath(campaign.id), body), status, message);
    }
    expect((await asked(person, campaign.id))?.id).toBe('a');
    expect(await person.campaign(campaign.id)).toEqual(campaign);
  });
});

describe('"Not now"', () => {
  it('closes the question, changes nothing, and the question comes again in its second week', async () => {
    const { person, campaign } = await personInWeek(2);
    const before = await person.messages(campaign.id);
    const { campaign: changed, next } = await reply(person, campaign.id, { question: 'c', answer: null });
    expect([changed.planAnchor, next]).toEqual([null, null]);
    expect(await asked(person, campaign.id)).toBeNull();
    expect(await person.messages(campaign.id)).toEqual(before);
    await goToWeek(person, 4);
    expect((await asked(person, campaign.id))?.id).toBe('c');
  });

  it.each(['I’d rather keep it to myself', null])('to who knows stores no name: %j', async (answer) => {
    const { person, campaign } = await personInWeek(8);
    await reply(person, campaign.id, { question: 'p', answer });
    expect(await person.campaign(campaign.id)).toMatchObject({ planPerson: null });
    expect(await asked(person, campaign.id)).toBeNull();
  });
});

it.each([
  ['Keep it', 'usual'],
  [null, 'usual'],
  ['Make it smaller', 'small'],
])('halfway, %j makes the size %s and does not change the plan', async (answer, size) => {
  const plan = { planAction: 'read ten pages', planSmallest: 'one slow page' };
  const { person, campaign } = await personInWeek(7, plan);
  const before = await person.messages(campaign.id);
  const { campaign: changed, next } = await reply(person, campaign.id, { question: 'half', answer });
  expect(next).toBeNull();
  expect(changed).toMatchObject({ ...plan, size });
  expect(await asked(person, campaign.id)).toBeNull();
  const after = await person.messages(campaign.id);
  if (size === 'usual') expect(after).toEqual(before);
  else {
    const coming = after.filter(({ scheduledFor }) => Date.parse(scheduledFor) > Date.now());
    expect(askingForLittle(coming)).toBeGreaterThanOrEqual(5);
  }
});
