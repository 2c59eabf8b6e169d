import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerPathOf, pageAt, post } from '../../support/worker/answers.ts';
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
import { campaignOf, newestMail, sendDays } from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { asked, reply } from '../../support/worker/questions.ts';
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

const dangerous = { question: 'a', answer: 'cut myself' };

const reason = 'This campaign is waiting for you to look at it';

const endHold = (person: Person, id: number) => person.call('DELETE', `/api/campaigns/${id}/hold`);

/** Nothing that the person said is to be found anywhere. */
async function isKeptNowhere(words: string): Promise<boolean> {
  for (const table of ['campaigns', 'messages', 'campaign_questions', 'outbox', 'inbound_messages']) {
    const columns = await env.DB.prepare('SELECT name FROM pragma_table_info(?)').bind(table).all();
    const holds = columns.results.map(({ name }) => `instr(${name}, ?1)`).join(' OR ');
    const found = await env.DB.prepare(`SELECT 1 FROM ${table} WHERE ${holds}`).bind(words).first();
    if (found !== null) return false;
  }
  return true;
}

describe('an answer that sounds like danger', () => {
  it('is kept nowhere, and puts the campaign on hold', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const answer = 'cut myself until the heron lands';
    const before = await messagesOf(person, campaign.id);
    const answered = await reply(person, campaign.id, { question: 'a', answer });
    expect(answered).toMatchObject({
      campaign: { onHold: true, planAction: null, kind: 'build' },
      next: null,
    });
    const held = before.map((message) => ({ ...message, heldBack: 'paused' }));
    expect(await messagesOf(person, campaign.id)).toEqual(held);
    expect(await asked(person, campaign.id)).toBeNull();
    expect(await isKeptNowhere('heron lands')).toBe(true);
  });

  it('holds back all that was to come, until the person goes on', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const extra = {
      campaignId: campaign.id,
      content: 'An extra nudge',
      scheduledFor: '2031-03-03T08:00:00Z',
    };
    await person.call('POST', '/api/messages', extra);
    await reply(person, campaign.id, dangerous);
    await sendDays(campaign.id, 0, 0);
    stateTime('2031-03-03T08:00:00Z');
    await fireAlarm(campaign.id);
    await sendDays(campaign.id, 1, 1);
    expect(await outboxOf(person)).toEqual([]);
    const held = (await messagesOf(person, campaign.id)).filter(({ status }) => status === 'skipped');
    expect(held.map((message) => message.reason)).toEqual([reason, reason, reason]);

    for (let twice = 0; twice < 2; twice += 1) {
      const answer = await endHold(person, campaign.id);
      expect([answer.status, await answer.json()]).toMatchObject([200, { id: campaign.id, onHold: false }]);
    }
    await sendDays(campaign.id, 2, 2);
    expect(await outboxOf(person)).toHaveLength(1);
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });

  it('after three days and more begins again with a word on that', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    await reply(person, campaign.id, dangerous);
    await sendDays(campaign.id, 1, 3);
    await endHold(person, campaign.id);
    await sendDays(campaign.id, 4, 4);
    expect((await messagesOf(person, campaign.id))[4]).toMatchObject({ status: 'sent', condition: 'back' });
  });

  it('counts no day on which nothing came', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    await person.call('PUT', `/api/messages/${(await messagesOf(person, campaign.id))[0]?.id}`, {
      completed: true,
    });
    await reply(person, campaign.id, dangerous);
    await sendDays(campaign.id, 1, 4);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 100, messagesSent: 1 });
  });

  it('given by the page of a message leads to where help is', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    const path = await answerPathOf(person);
    const answered = await post(path, { question: 'a', words: 'cut myself' });
    const page = await answered.text();
    expect(page).toContain('You matter more than a plan.');
    expect(page).toContain('href="tel:988"');
    expect(page).not.toMatch(/cut myself|Thank you|value="done"/);
    expect((await pageAt(path)).text).toContain('You matter more than a plan.');
    expect(await campaignOf(person, campaign.id)).toMatchObject({ onHold: true, planAction: null });
    await endHold(person, campaign.id);
    expect((await pageAt(path)).text).toContain('value="done"');
  });

  it.each([
    ['violence', 'hit my wife', 'If somebody could get hurt'],
    ['eating', 'throw up after dinner', 'eating-disorder lines'],
  ])('says more where it is about %s in the words of the campaign', async (_, title, words) => {
    const { person, campaign } = await newPersonWithCampaign({ title, checkIns: true });
    expect(campaign.kind).toBe('danger');
    await sendDays(campaign.id, 0, 0);
    expect((await pageAt(await answerPathOf(person))).text).toContain(words);
  });
});

describe('a hold', () => {
  it('holds back what was put off, and the word after the end', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    const path = await answerPathOf(person);
    await post(path, { answer: 'snooze-hour' });
    await reply(person, campaign.id, dangerous);
    const last = await newestMail(person);
    stateTime(halfPastSeven + day / 24);
    await fireAlarm(campaign.id);
    await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
      .bind(halfPastSeven + 2 * day, campaign.id)
      .run();
    for (let at = 1; at <= 3; at += 1) await sendDays(campaign.id, at, at);
    expect(await newestMail(person)).toEqual(last);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completed: true });
  });

  it('outlasts an edit of the campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await reply(person, campaign.id, dangerous);
    const answer = await person.call('PUT', `/api/campaigns/${campaign.id}`, {
      ...campaign,
      title: 'Evening walk',
    });
    expect(await answer.json()).toMatchObject({ title: 'Evening walk', onHold: true });
  });
});
