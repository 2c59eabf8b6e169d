import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { contentFor } from '../../../worker/writer/content.ts';
import { countSegments } from '../../../worker/writer/sms-text.ts';
import { answer, answerPathOf, pageAt } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  fireAlarm,
  hour,
  messagesOf,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import {
  campaignOf,
  choicePathOf,
  lapseMessages,
  minuteOf,
  newestMail,
  personAfterLapse,
  sendDays,
} from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { edit } from '../../support/worker/running-campaign.ts';

beginOnMonday();

describe('after three messages without a mark', () => {
  it('the next one to leave is the gentle one, in place of the text of its day', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await messagesOf(person, campaign.id);
    await sendDays(campaign.id, 0, 2);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toEqual([]);
    await sendDays(campaign.id, 3, 3);
    const messages = await messagesOf(person, campaign.id);
    const [gentle] = lapseMessages(messages);
    expect(gentle?.id).toBe(before[3]?.id);
    expect(gentle).toMatchObject({ status: 'sent', writer: 'built-in', condition: 'not-begun', slots: [] });
    expect(gentle?.content).not.toBe(before[3]?.content);
    const wordings = contentFor('build', 'friendly').bySlot.get('not-begun') ?? [];
    expect(wordings.map(({ text }) => text)).toContain(gentle?.content);
    expect((await newestMail(person)).body).toContain(gentle?.content);
    expect(messages.filter(({ id }) => id !== gentle?.id).map(({ content }) => content)).toEqual(
      before.filter(({ id }) => id !== gentle?.id).map(({ content }) => content),
    );
  });

  it('it comes once, and after ten without a mark one more that asks for nothing', async () => {
    const { person, campaign } = await personAfterLapse();
    await sendDays(campaign.id, 4, 9);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toHaveLength(1);
    await sendDays(campaign.id, 10, 14);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toMatchObject([
      { condition: 'not-begun', localDate: '2031-03-06' },
      { condition: 'missed-10', localDate: '2031-03-13' },
    ]);
  });

  it('it waits when one of them was answered with a skip: that is an answer', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    await mark(person, campaign.id, 0);
    await sendDays(campaign.id, 1, 3);
    await answer(await answerPathOf(person), 'skip');
    await sendDays(campaign.id, 4, 6);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toEqual([]);
    await sendDays(campaign.id, 7, 7);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toMatchObject([{ condition: 'missed-3' }]);
  });

  it('what a person wrote by hand stays, and the gentle one comes in place of the next', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [, , , fourth, fifth] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${fourth?.id}`, { content: 'My own words' });
    await sendDays(campaign.id, 0, 3);
    expect((await newestMail(person)).body).toContain('My own words');
    expect(lapseMessages(await messagesOf(person, campaign.id))).toEqual([]);
    await sendDays(campaign.id, 4, 4);
    expect(lapseMessages(await messagesOf(person, campaign.id)).map(({ id }) => id)).toEqual([fifth?.id]);
  });

  it('what was not sent is no miss', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 1);
    stateTime(minuteOf(2) + 4 * hour);
    await fireAlarm(campaign.id);
    await sendDays(campaign.id, 3, 3);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toEqual([]);
  });

  it('its text stays over a try that failed, and a look at the plan meanwhile', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 2);
    await env.DB.exec(
      "CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    await sendDays(campaign.id, 3, 3);
    await env.DB.exec('DROP TRIGGER refuse_mail');
    const [waiting] = lapseMessages(await messagesOf(person, campaign.id));
    expect(waiting).toMatchObject({ status: 'scheduled', tries: 1 });
    await edit(person, campaign, { title: 'Evening meditation' });
    // A late mark comes too late for it.
    await mark(person, campaign.id, 2);
    stateTime(minuteOf(3) + 2 * 60_000);
    await fireAlarm(campaign.id);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toMatchObject([
      { id: waiting?.id, content: waiting?.content, status: 'sent', tries: 2 },
    ]);
  });
});

describe('the gentle message', () => {
  it('carries its four choices as links in an email, besides the one to answer', async () => {
    const { person } = await personAfterLapse();
    const { subject, body, html } = await newestMail(person);
    expect(subject).toBe('Morning meditation · smaller, later, pause or stop?');
    for (const [choice, label] of [
      ['smaller', 'Make it smaller'],
      ['move', 'Move it'],
      ['pause', 'Pause'],
      ['stop', 'Stop'],
    ]) {
      const path = await choicePathOf(person, choice ?? '');
      expect(body).toContain(`${label}: http://localhost:5173${path}`);
      expect(html).toContain(`href="http://localhost:5173${path}"`);
    }
    expect(body).toContain('Done: http');
    expect(body).not.toMatch(/\b(?:missed|3|three|days kept) /);
  });

  it('is one text message of one segment, whose link leads to the answers and the choices', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await env.DB.prepare("UPDATE users SET phone = '+12025550143' WHERE id = ?").bind(person.user.id).run();
    await env.DB.prepare("UPDATE campaigns SET delivery_method = 'SMS', send_minute = 600 WHERE id = ?")
      .bind(campaign.id)
      .run();
    await env.DB.prepare('UPDATE deliveries SET due_at = due_at + 3600000 WHERE campaign_id = ?')
      .bind(campaign.id)
      .run();
    for (let at = 0; at <= 3; at += 1) {
      stateTime(minuteOf(at) + hour);
      await fireAlarm(campaign.id);
    }
    const text = await newestMail(person);
    expect(text.channel).toBe('sms');
    expect(countSegments(text.body)).toBe(1);
    const path = await answerPathOf(person);
    expect(text.body.endsWith(path)).toBe(true);
    const { text: page } = await pageAt(path);
    for (const choice of ['smaller', 'move', 'pause', 'stop']) {
      expect(page).toContain(`href="${path}/${choice}"`);
    }
    for (const label of ['Done', 'Skip today']) expect(page).toContain(`>${label}</button>`);
  });

  it('counts as any other message: it can be done, and that is a return', async () => {
    const { person, campaign } = await personAfterLapse();
    expect((await answer(await answerPathOf(person), 'done')).status).toBe(303);
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 25, messagesSent: 4 });
  });

  it('no other message has choices', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    const path = await answerPathOf(person);
    expect((await newestMail(person)).body).not.toContain('Make it smaller');
    expect((await pageAt(path)).text).not.toContain(`${path}/smaller`);
    expect((await pageAt(`${path}/smaller`)).status).toBe(404);
  });
});

async function mark(person: Person, campaignId: number, at: number, completed = true): Promise<void> {
  const message = (await messagesOf(person, campaignId))[at];
  await person.call('PUT', `/api/messages/${message?.id}`, { completed });
}

/** The days of a campaign, a letter each: d for one that is marked, m for one that is not. Other days have no message. */
async function live(person: Person, campaignId: number, days: string, from = 0): Promise<void> {
  for (const [at, letter] of [...days].entries()) {
    await sendDays(campaignId, from + at, from + at);
    if (letter !== 'd') continue;
    const today = new Date(minuteOf(from + at)).toISOString().slice(0, 10);
    const message = (await messagesOf(person, campaignId)).find(({ localDate }) => localDate === today);
    await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
  }
}

const sentOn = async (person: Person, campaignId: number, day: number) => {
  const date = new Date(minuteOf(day)).toISOString().slice(0, 10);
  return (await messagesOf(person, campaignId)).find(({ localDate }) => localDate === date);
};

describe('one day without a mark', () => {
  it('is spoken of the next morning, by its name, as a mark that is missing and not as a miss', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'ddddm');
    await sendDays(campaign.id, 5, 5);
    const told = await sentOn(person, campaign.id, 5);
    expect(told).toMatchObject({ condition: 'missed-1', status: 'sent', slots: [], offer: null });
    expect(told?.content).toMatch(/yesterday/i);
    expect(told?.content).not.toMatch(/you (missed|forgot|failed|didn’t)|[{}]/i);
    expect((await newestMail(person)).body).toContain(told?.content);
  });

  it('that is marked late, even a minute before the next message, is not spoken of', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'ddddm');
    const planned = await sentOn(person, campaign.id, 5);
    stateTime(minuteOf(5) - minute);
    await mark(person, campaign.id, 4);
    await sendDays(campaign.id, 5, 5);
    expect(await sentOn(person, campaign.id, 5)).toMatchObject({
      content: planned?.content,
      condition: null,
      status: 'sent',
    });
  });
});

describe('what is said of marks', () => {
  it('comes with the numbers that the app shows', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'ddddddd');
    await sendDays(campaign.id, 7, 7);
    const week = await sentOn(person, campaign.id, 7);
    expect(week?.condition).toBe('week');
    expect(week?.content).toMatch(/\b(7 of 7|last seven|seven (out )?of seven)\b/i);
    const { body } = await newestMail(person);
    expect(body).toContain('7 of 7 days kept so far. Current streak: 7 days.');
    const stats = await (await person.call('GET', `/api/stats/${person.user.id}`)).json();
    expect(stats).toMatchObject({ bestStreak: 7 });
    expect(await campaignOf(person, campaign.id)).toMatchObject({ completionRate: 100 });
  });
});

describe('after a pause', () => {
  it('the first message is glad to see them, whatever went before', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'mmm');
    await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    await sendDays(campaign.id, 3, 9);
    await signInAgain(person);
    const back = await sentOn(person, campaign.id, 9);
    expect(back).toMatchObject({ condition: 'back', status: 'sent', offer: null });
    await sendDays(campaign.id, 10, 10);
    expect((await sentOn(person, campaign.id, 10))?.condition).not.toBe('back');
  });
});

describe('somebody with two campaigns', () => {
  const conditionsOf = async (person: Person, id: number) =>
    (await messagesOf(person, id))
      .filter(({ status }) => status === 'sent')
      .map(({ condition }) => condition);

  it('is told once a day that something has no mark', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '09:30' });
    for (let at = 0; at < 5; at += 1) {
      await sendDays(campaign.id, at, at);
      stateTime(minuteOf(at) + 2 * hour);
      await fireAlarm(second.id);
    }
    expect(await conditionsOf(person, campaign.id)).toEqual(['first', null, null, 'not-begun', null]);
    // On the fourth day the other campaign has told them: here it waits until the fifth.
    expect(await conditionsOf(person, second.id)).toEqual(['first', null, null, null, 'not-begun']);
  });

  it('does not hold back what another person is told', async () => {
    const one = await newPersonWithCampaign();
    await sendDays(one.campaign.id, 0, 3);
    stateTime(mondayMorning);
    const other = await newPersonWithCampaign();
    await sendDays(other.campaign.id, 0, 3);
    expect((await conditionsOf(other.person, other.campaign.id)).at(-1)).toBe('not-begun');
  });
});
