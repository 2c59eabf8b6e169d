import { describe, expect, it } from 'vitest';
import {
  beginOnMonday,
  campaignBody,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newestMail, sendDays } from '../../support/worker/offers.ts';
import { call, newPerson } from '../../support/worker/people.ts';
import { asked, goToWeek, personInWeek, questionPath, reply } from '../../support/worker/questions.ts';

beginOnMonday();

describe('the question of the week', () => {
  it('asks for one part of the plan after the other', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const questions: unknown[] = [];
    for (let week = 1; week <= 12; week += 1) {
      await goToWeek(person, week);
      questions.push((await asked(person, campaign.id))?.id ?? null);
    }
    // Without what is answered, each is asked again in its second week; a next step only where most days are kept.
    expect(questions).toEqual(['a', 'c', 's', 'c', 's', 'n', 'half', 'p', 'y', 'n', 'y', 'r']);
  });

  it('is a sentence to complete, with words to tap and none that are known yet', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(await asked(person, campaign.id)).toEqual({
      id: 'a',
      prompt: 'What exactly will you do?',
      sentence: { before: 'I will', after: '.' },
      suggestions: ['Morning meditation', 'Ten quiet minutes before the day begins'],
      known: null,
    });
  });

  it('suggests moments that suit the hour of the messages', async () => {
    const { person, campaign } = await personInWeek(2, { customTime: '19:30' });
    expect(await asked(person, campaign.id)).toMatchObject({
      id: 'c',
      sentence: { before: 'After', after: '.' },
      suggestions: ['I get home', 'I clear the table', 'I brush my teeth'],
    });
  });

  it('looks once more at what is known, instead of asking for it', async () => {
    const { person, campaign } = await personInWeek(3, { planSmallest: 'one breath while my tea cools' });
    expect(await asked(person, campaign.id)).toMatchObject({
      id: 's',
      known: 'one breath while your tea cools',
    });
    await reply(person, campaign.id, { question: 's', answer: 'Keep it' });
    expect(await asked(person, campaign.id)).toBeNull();
    await goToWeek(person, 5);
    expect(await asked(person, campaign.id)).toBeNull();
  });

  it('asks for a next step only where most of the last week was kept', async () => {
    const { person, campaign } = await personInWeek(10);
    const messages = (await messagesOf(person, campaign.id)).slice(63, 70);
    for (const [at, { id }] of messages.entries()) {
      stateTime(halfPastSeven + (63 + at) * day - day / 24);
      await fireAlarm(campaign.id);
      if (at < 5) await person.call('PUT', `/api/messages/${id}`, { completed: true });
    }
    await goToWeek(person, 11);
    expect((await asked(person, campaign.id))?.id).toBe('x');
    const [latest] = messages;
    await person.call('PUT', `/api/messages/${latest?.id}`, { completed: false });
    // Four of seven are not: then why it was begun is asked once more.
    expect((await asked(person, campaign.id))?.id).toBe('y');
  });

  it('is one a week: once it is answered, no other takes its place', async () => {
    const { person, campaign } = await personInWeek(5);
    expect((await asked(person, campaign.id))?.id).toBe('s');
    await reply(person, campaign.id, { question: 's', answer: 'one breath' });
    expect(await asked(person, campaign.id)).toBeNull();
  });

  it('is none before the campaign begins, while it rests, and after it', async () => {
    const { person } = await newPersonWithCampaign();
    const later = await newCampaign(person, { startDate: '2031-03-10' });
    expect(await asked(person, later.id)).toBeNull();
    const stopped = await newCampaign(person);
    await person.call('PUT', `/api/campaigns/${stopped.id}/active`, { active: false });
    expect(await asked(person, stopped.id)).toBeNull();
  });

  it('is of the kind: what is to become less has its own words, and no next step', async () => {
    const { person, campaign } = await newPersonWithCampaign({ kind: 'reduce' });
    const first = await asked(person, campaign.id);
    expect(first).toMatchObject({ id: 'a', suggestions: [] });
    expect(first?.prompt).toContain('instead');
    await goToWeek(person, 2);
    expect(await asked(person, campaign.id)).toMatchObject({
      id: 'c',
      sentence: { before: 'When' },
      suggestions: [],
    });
  });

  it('is twice and no more for somebody who gets through something', async () => {
    const { person, campaign } = await newPersonWithCampaign({ kind: 'recover' });
    const questions: unknown[] = [];
    for (let week = 1; week <= 12; week += 1) {
      await goToWeek(person, week);
      questions.push((await asked(person, campaign.id))?.id ?? null);
    }
    expect(questions).toEqual([null, 'c', 's', ...Array(9).fill(null)]);
  });

  it('is for the person alone', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const stranger = await newPerson();
    const body = { question: 'a', answer: 'sit down' };
    for (const [method, sent] of [
      ['GET', undefined],
      ['PUT', body],
    ] as const) {
      expect((await call(method, questionPath(campaign.id), sent)).status).toBe(401);
      expect((await stranger.call(method, questionPath(campaign.id), sent)).status).toBe(404);
      expect((await person.call(method, questionPath(0), sent)).status).toBe(404);
    }
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });
});

describe('an email', () => {
  const question = 'This week’s question: What exactly will you do?';

  it('asks it under the first message of the week, and under no other', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    expect((await newestMail(person)).body).toContain(question);
    await sendDays(campaign.id, 1, 6);
    expect((await newestMail(person)).body).not.toContain('question');
    await sendDays(campaign.id, 7, 7);
    expect((await newestMail(person)).body).toContain(
      'This week’s question: What do you do every day anyway',
    );
  });

  it('asks nothing that was answered or put away before it left, nor about what is known', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await reply(person, campaign.id, { question: 'a', answer: null });
    await sendDays(campaign.id, 0, 0);
    expect((await newestMail(person)).body).not.toContain('question');
    const known = await newPersonWithCampaign({
      ...campaignBody,
      startDate: '2031-03-04',
      planAction: 'sit down',
    });
    await sendDays(known.campaign.id, 1, 1);
    expect((await newestMail(known.person)).body).not.toContain('question');
  });
});
