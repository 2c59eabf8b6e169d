import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { titles } from '../../support/worker/kinds.ts';
import { campaignOf } from '../../support/worker/offers.ts';
import { newPhone, turnIntoTexts } from '../../support/worker/reached.ts';
import { edit } from '../../support/worker/running-campaign.ts';

beginOnMonday();

const danger = { title: titles.danger };
const refusal = 'This campaign sends no messages. Its page says where to find help';

describe('a campaign where a person’s help is needed', () => {
  it('plans nothing, sends nothing, and ends without a word', async () => {
    const { person, campaign } = await newPersonWithCampaign(danger);
    expect(campaign).toMatchObject({ kind: 'danger', checkIns: false, completionRate: 0 });
    expect(await messagesOf(person, campaign.id)).toEqual([]);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven + 85 * day);
    for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
    await signInAgain(person);
    expect(await outboxOf(person)).toEqual([]);
    expect(await messagesOf(person, campaign.id)).toEqual([]);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completed: true, active: false });
    expect(await alarmOf(campaign.id)).toBeNull();
  });

  it('takes no message that a person wants sent, now or later, and says why', async () => {
    const { person, campaign } = await newPersonWithCampaign(danger);
    const words = { campaignId: campaign.id, content: 'Be strong' };
    const asked = [
      await person.call('POST', '/api/send-message', words),
      await person.call('POST', '/api/messages', { ...words, scheduledFor: '2031-03-04T09:00:00Z' }),
    ];
    for (const answer of asked)
      expect([answer.status, await answer.json()]).toMatchObject([400, { message: refusal }]);
    expect(await messagesOf(person, campaign.id)).toEqual([]);
    expect(await outboxOf(person)).toEqual([]);
  });

  it('asks no question, and gets no other texts', async () => {
    const { person, campaign } = await newPersonWithCampaign(danger);
    const question = await person.call('GET', `/api/campaigns/${campaign.id}/question`);
    expect(await question.json()).toEqual({ question: null, next: null });
    const answer = await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    expect(await answer.json()).toEqual({ rewritten: 0 });
  });
});

describe('check-ins, where somebody asks for them,', () => {
  const withCheckIns = () => newPersonWithCampaign({ ...danger, checkIns: true });

  it('are twelve, one a week, of the same neutral words', async () => {
    const { person, campaign } = await withCheckIns();
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(12);
    const days = messages.map(({ localDate }) => Date.parse(localDate));
    for (const [at, date] of days.entries()) if (at > 0) expect(date - (days[at - 1] ?? 0)).toBe(7 * day);
    for (const { content, ownWords, condition, slots } of messages) {
      expect(content).toMatch(
        /^Checking in\. You don’t have to answer\..*988.*116 123.*findahelpline\.com\.$/,
      );
      expect({ ownWords, condition, slots }).toEqual({ ownWords: [], condition: null, slots: [] });
    }
  });

  it('come under a neutral subject, and lead to where help is', async () => {
    const { person, campaign } = await withCheckIns();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [mail] = await outboxOf(person);
    expect(mail?.subject).toBe('A message from Better Habits');
    expect(mail?.body).toMatch(/^Checking in\./);
    expect(mail?.body).toContain('Where to find help: http');
    expect(mail?.body).not.toMatch(/cutting|streak|kept so far|question|smaller|snooze/i);
    const { text } = await pageAt(await answerPathOf(person));
    expect(text).toContain('You matter more than a plan.');
    expect(text).toContain('href="tel:988"');
    expect(text).not.toMatch(/value="(done|skip|snooze-hour)"/);
  });

  it('say no more than that by text', async () => {
    const { person, campaign } = await withCheckIns();
    await turnIntoTexts(person, campaign, newPhone());
    stateTime(halfPastSeven + day / 24);
    await fireAlarm(campaign.id);
    const [text] = await outboxOf(person);
    expect(text?.channel).toBe('sms');
    expect(text?.body).toMatch(/^Better Habits: Checking in\. http\S+$/);
  });

  it('are the same week after week, whatever is marked', async () => {
    const { person, campaign } = await withCheckIns();
    for (let week = 0; week < 4; week += 1) {
      stateTime(halfPastSeven + 7 * week * day - (week < 4 ? 0 : day / 24));
      await fireAlarm(campaign.id);
    }
    const bodies = (await outboxOf(person)).map(({ body }) => body.split('\n')[0]);
    expect(bodies).toHaveLength(4);
    expect(new Set(bodies).size).toBe(1);
    expect((await messagesOf(person, campaign.id)).every(({ offer }) => offer === null)).toBe(true);
  });

  it('begin and end with a choice on the campaign’s page', async () => {
    const { person, campaign } = await newPersonWithCampaign(danger);
    expect(await edit(person, campaign, { ...danger, checkIns: true })).toMatchObject({ checkIns: true });
    expect(await messagesOf(person, campaign.id)).toHaveLength(12);
    expect(await edit(person, campaign, danger)).toMatchObject({ checkIns: true });
    expect(await edit(person, campaign, { ...danger, checkIns: false })).toMatchObject({ checkIns: false });
    expect(await messagesOf(person, campaign.id)).toEqual([]);
  });
});

describe('a program that turns out to be danger', () => {
  it('ends: what was sent stays, what was to come is gone', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [first] = await messagesOf(person, campaign.id);
    await edit(person, campaign, danger);
    expect(await messagesOf(person, campaign.id)).toEqual([{ ...first, campaignTitle: danger.title }]);
  });

  it('does not send what a person wrote into it before', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${first?.id}`, { content: 'My own words' });
    await edit(person, campaign, danger);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect(await outboxOf(person)).toEqual([]);
    expect(await messagesOf(person, campaign.id)).toMatchObject([
      { content: 'My own words', status: 'skipped', reason: 'This campaign sends no messages' },
    ]);
  });
});
