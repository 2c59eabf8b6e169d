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
  newPersonWithCampaign,
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

async function mark(person: Person, campaignId: number, at: number) {
  const message = (await messagesOf(person, campaignId))[at];
  await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
}

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

  it('it comes once more after something was done and three were missed again', async () => {
    const { person, campaign } = await personAfterLapse();
    await sendDays(campaign.id, 4, 4);
    await mark(person, campaign.id, 4);
    await sendDays(campaign.id, 5, 7);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toHaveLength(1);
    await sendDays(campaign.id, 8, 8);
    const gentle = lapseMessages(await messagesOf(person, campaign.id));
    expect(gentle).toMatchObject([
      { condition: 'not-begun', localDate: '2031-03-06' },
      { condition: 'missed-3', localDate: '2031-03-11' },
    ]);
  });

  it.each([
    ['one of the three was done', 1],
    ['the first of them was done late, on the fourth morning', 0],
  ])('it does not come when %s', async (_, at) => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 2);
    stateTime(minuteOf(3) - hour);
    await mark(person, campaign.id, at);
    await sendDays(campaign.id, 3, 3);
    expect(lapseMessages(await messagesOf(person, campaign.id))).toEqual([]);
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

  it('of three a week, two are enough at the beginning, and three later', async () => {
    const { person, campaign } = await newPersonWithCampaign({ frequency: '3 times per week' });
    await sendDays(campaign.id, 0, 5);
    await mark(person, campaign.id, 2);
    await sendDays(campaign.id, 7, 14);
    const gentle = lapseMessages(await messagesOf(person, campaign.id));
    expect(gentle).toMatchObject([
      { condition: 'not-begun', localDate: '2031-03-08' },
      { condition: 'missed-3', localDate: '2031-03-17' },
    ]);
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
