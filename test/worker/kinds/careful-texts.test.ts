import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { plainDescription, titles } from '../../support/worker/kinds.ts';
import {
  campaignOf,
  choicePathOf,
  chosen,
  newestMail,
  sendDays,
  takeBack,
} from '../../support/worker/offers.ts';

beginOnMonday();

describe('what is to become less', () => {
  const reduce = {
    title: titles.reduce,
    description: plainDescription,
    planAnchor: 'I sit down on the sofa',
    planAction: 'make a cup of tea',
    planSmallest: 'a glass of water first',
  };

  it('is never asked for, and what they do instead is', async () => {
    const { person, campaign } = await newPersonWithCampaign(reduce);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    expect(texts).toHaveLength(84);
    expect(texts.filter((text) => /beer|drink less|your habit|slip|relapse|weak\b/i.test(text))).toEqual([]);
    expect(texts.filter((text) => /cup of tea|glass of water/i.test(text)).length).toBeGreaterThan(40);
    expect(texts.some((text) => /when you sit down on the sofa/i.test(text))).toBe(true);
  });

  it('says its plan in an email with "When", and what was kept', async () => {
    const { person, campaign } = await newPersonWithCampaign({ ...reduce, planSmallest: null });
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    await person.call('PUT', `/api/messages/${(await messagesOf(person, campaign.id))[0]?.id}`, {
      completed: true,
    });
    await sendDays(campaign.id, 1, 1);
    expect((await newestMail(person)).body).toContain('1 of 1 day kept so far.');
  });

  it('has two voices for four styles', async () => {
    const firstOf = async (messageStyle: string) => {
      const { person, campaign } = await newPersonWithCampaign({ ...reduce, messageStyle });
      return (await messagesOf(person, campaign.id)).map(({ content }) => content).join('\n');
    };
    expect(await firstOf('motivational')).toBe(await firstOf('friendly'));
    expect(await firstOf('informative')).toBe(await firstOf('direct'));
    expect(await firstOf('direct')).not.toBe(await firstOf('friendly'));
  });
});

describe('what somebody gets through', () => {
  const recover = { title: titles.recover, description: plainDescription };

  it('is told of without counts, wit or challenge', async () => {
    const { person, campaign } = await newPersonWithCampaign(recover);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    expect(texts).toHaveLength(84);
    const wrong = /!|\b(streak|in a row|challenge|journey|stretch|great job|well done|\d+ of \d+)\b|\{/i;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('can end at any time, in three ways of equal weight, each with a way back', async () => {
    const { person, campaign } = await newPersonWithCampaign(recover);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const { body } = await newestMail(person);
    expect(body).toMatch(/^Done: http\S+\nNot today: http/m);
    expect(body).not.toMatch(/kept so far|streak/);
    const { text } = await pageAt(await answerPathOf(person));
    expect(text).toContain('This can end any time.');
    expect(text).toContain('Not today</button>');
    for (const [choice, label, said] of [
      ['better', 'It’s better', 'I’ll stop here. Your days stay in the app.'],
      ['over', 'It’s over', 'Nothing here needs an answer.'],
      ['not-now', 'Not now', 'You can start it again from its page.'],
    ] as const) {
      expect(body).toContain(`${label}: http`);
      const path = await choicePathOf(person, choice);
      expect(await chosen(path)).toContain(said);
      expect(await campaignOf(person, campaign.id)).toMatchObject({ active: false });
      expect((await takeBack(path)).status).toBe(303);
      expect(await campaignOf(person, campaign.id)).toMatchObject({ active: true });
    }
  });

  it('hears after a week without an answer that none is needed, once', async () => {
    const { person, campaign } = await newPersonWithCampaign(recover);
    await sendDays(campaign.id, 0, 13);
    const sent = (await messagesOf(person, campaign.id)).slice(0, 14);
    expect(sent.filter(({ offer }) => offer !== null)).toMatchObject([
      { condition: 'quiet', offer: 'lapse', localDate: '2031-03-10' },
    ]);
    expect(sent[7]?.content).toMatch(/^No reply needed/);
    expect(sent.map(({ condition }) => condition).filter((one) => one !== null)).toEqual(['first', 'quiet']);
  });

  it('is not asked in week 11 how it goes on, nor for a bigger step', async () => {
    const { person, campaign } = await newPersonWithCampaign(recover);
    stateTime(halfPastSeven + 21 * day);
    const answer = await person.call('GET', `/api/campaigns/${campaign.id}/question`);
    expect(await answer.json()).toEqual({ question: null, next: null });
    const texts = (await messagesOf(person, campaign.id)).slice(70).map(({ content }) => content);
    expect(texts.join('\n')).not.toMatch(/bigger|next step|how (is|did) it/i);
  });
});
