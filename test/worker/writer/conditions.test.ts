import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { contentFor } from '../../../worker/writer/content.ts';
import { countSegments } from '../../../worker/writer/fit-text.ts';
import { answer, pageAt } from '../../support/worker/calls.ts';
import {
  beginOnMonday,
  edit,
  fireAlarm,
  fireAt,
  hour,
  minute,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { lapseMessages, minuteOf, sendDays } from '../../support/worker/offers.ts';
import type { Person } from '../../support/worker/people.ts';
import { newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

/** Sends one message per letter; d marks the day done, m leaves it. */
async function live(person: Person, campaignId: number, days: string): Promise<void> {
  for (const [at, letter] of [...days].entries()) {
    await sendDays(campaignId, at);
    if (letter === 'd') await mark(person, campaignId, at);
  }
}

async function mark(person: Person, campaignId: number, at: number): Promise<void> {
  const message = (await person.messages(campaignId))[at];
  await person.change(message?.id, { completed: true });
}

describe('after three messages without a mark', () => {
  it('the next one is gentle, in place of that day’s text, and the one after ten days too', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await person.messages(campaign.id);
    await sendDays(campaign.id, 0, 2);
    expect(lapseMessages(await person.messages(campaign.id))).toEqual([]);
    await sendDays(campaign.id, 3);
    const messages = await person.messages(campaign.id);
    const [gentle] = lapseMessages(messages);
    expect(gentle?.id).toBe(before[3]?.id);
    expect(gentle).toMatchObject({ status: 'sent', writer: 'built-in', condition: 'not-begun', slots: [] });
    expect(gentle?.content).not.toBe(before[3]?.content);
    const wordings = contentFor('build', 'friendly').bySlot.get('not-begun') ?? [];
    expect(wordings.map(({ text }) => text)).toContain(gentle?.content);
    expect((await person.newestMail()).body).toContain(gentle?.content);
    expect(messages.filter(({ id }) => id !== gentle?.id).map(({ content }) => content)).toEqual(
      before.filter(({ id }) => id !== gentle?.id).map(({ content }) => content),
    );
    await sendDays(campaign.id, 4, 14);
    expect(lapseMessages(await person.messages(campaign.id))).toMatchObject([
      { condition: 'not-begun', localDate: '2031-03-06' },
      { condition: 'missed-10', localDate: '2031-03-13' },
    ]);
  });

  it('a skipped or unsent day is not a miss, so the gentle one comes later', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'dmmm');
    await answer(await person.answerPath(), 'skip');
    await sendDays(campaign.id, 4, 5);
    await fireAt(campaign.id, minuteOf(6) + 4 * hour);
    await sendDays(campaign.id, 7);
    expect(lapseMessages(await person.messages(campaign.id))).toEqual([]);
    await sendDays(campaign.id, 8);
    expect(lapseMessages(await person.messages(campaign.id))).toMatchObject([{ condition: 'missed-3' }]);
  });

  it('an edited message stays, and the gentle one replaces the next', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [, , , fourth, fifth] = await person.messages(campaign.id);
    await person.change(fourth?.id, { content: 'My own words' });
    await sendDays(campaign.id, 0, 3);
    expect((await person.newestMail()).body).toContain('My own words');
    expect(lapseMessages(await person.messages(campaign.id))).toEqual([]);
    await sendDays(campaign.id, 4);
    expect(lapseMessages(await person.messages(campaign.id)).map(({ id }) => id)).toEqual([fifth?.id]);
  });

  it('the gentle text stays the same after a failed attempt and an edit of the campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 2);
    await env.DB.exec(
      "CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    await sendDays(campaign.id, 3);
    await env.DB.exec('DROP TRIGGER refuse_mail');
    const [waiting] = lapseMessages(await person.messages(campaign.id));
    expect(waiting).toMatchObject({ status: 'scheduled', tries: 1 });
    await edit(person, campaign, { title: 'Evening meditation' });
    // Marks made after the first attempt don't change it.
    for (const at of [0, 1, 2]) await mark(person, campaign.id, at);
    await fireAt(campaign.id, minuteOf(3) + 2 * 60_000);
    expect(lapseMessages(await person.messages(campaign.id))).toMatchObject([
      { id: waiting?.id, content: waiting?.content, status: 'sent', tries: 2 },
    ]);
  });
});

describe('the gentle message', () => {
  it('has its four choices as links in the email, besides Done, and counts like any other', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    expect((await pageAt(`${await person.answerPath()}/smaller`)).status).toBe(404);
    await sendDays(campaign.id, 1, 3);
    const { subject, body, html } = await person.newestMail();
    expect(subject).toBe('Morning meditation · smaller, later, pause or stop?');
    for (const [choice, label] of [
      ['smaller', 'Make it smaller'],
      ['move', 'Move it'],
      ['pause', 'Pause'],
      ['stop', 'Stop'],
    ] as const) {
      const path = await person.choicePath(choice);
      expect(body).toContain(`${label}: http://localhost:5173${path}`);
      expect(html).toContain(`href="http://localhost:5173${path}"`);
    }
    expect(body).toContain('Done: http');
    expect(body).not.toMatch(/\b(?:missed|3|three|days kept) /);
    expect((await answer(await person.answerPath(), 'done')).status).toBe(303);
    expect(await person.campaign(campaign.id)).toMatchObject({ completionRate: 25, messagesSent: 4 });
  });

  it('fits one SMS segment, whose link leads to replies and choices', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await turnIntoTexts(person, campaign, newPhone());
    for (let at = 0; at <= 3; at += 1) {
      await fireAt(campaign.id, minuteOf(at) + hour);
    }
    const text = await person.newestMail();
    expect(text.channel).toBe('sms');
    expect(countSegments(text.body)).toBe(1);
    const path = await person.answerPath();
    expect(text.body.endsWith(path)).toBe(true);
    const { text: page } = await pageAt(path);
    for (const choice of ['smaller', 'move', 'pause', 'stop']) {
      expect(page).toContain(`href="${path}/${choice}"`);
    }
    for (const label of ['Done', 'Skip today']) expect(page).toContain(`>${label}</button>`);
  });
});

it('a text message uses the short text if the full one needs more than one segment', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await turnIntoTexts(person, campaign, newPhone());
  const planned = 'SELECT id FROM messages WHERE campaign_id = ? AND short IS NOT NULL';
  expect(await sql(planned, campaign.id)).not.toEqual([]);
  const { id } = await person.firstMessage(campaign.id);
  const long = 'Sit down, and breathe in and out. '.repeat(5);
  await sql("UPDATE messages SET content = ?, short = 'Sit and breathe.' WHERE id = ?", long, id);
  await fireAt(campaign.id, minuteOf(0) + hour);
  expect((await person.newestMail()).body).toMatch(/^Morning meditation: Sit and breathe\. http\S+$/);
});

describe('a text about marks', () => {
  it('ignores a day marked late, even a minute before the next message', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'ddddm');
    const content = (await person.messages(campaign.id))[5]?.content;
    stateTime(minuteOf(5) - minute);
    await mark(person, campaign.id, 4);
    await sendDays(campaign.id, 5);
    const sent = { content, condition: null, status: 'sent' };
    expect((await person.messages(campaign.id))[5]).toMatchObject(sent);
  });

  it('has the same numbers as the app', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'dddddddm');
    const week = (await person.messages(campaign.id))[7];
    expect(week?.condition).toBe('week');
    expect(week?.content).toMatch(/\b(7 of 7|last seven|seven (out )?of seven)\b/i);
    const { body } = await person.newestMail();
    expect(body).toContain('7 of 7 days kept so far. Current streak: 7 days.');
    const shown = { completionRate: 100, bestStreak: 7 };
    expect(await person.campaign(campaign.id)).toMatchObject(shown);
  });

  it('is not sent right after a pause, when the first message welcomes the person back', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await live(person, campaign.id, 'mmm');
    await person.call('PUT', `/api/campaigns/${campaign.id}/pause`, { paused: true });
    await sendDays(campaign.id, 3, 10);
    await person.signInAgain();
    const [back, next] = (await person.messages(campaign.id)).slice(9, 11);
    expect(back).toMatchObject({ condition: 'back', status: 'sent', offer: null });
    expect(next?.condition).not.toBe('back');
  });

  it('mentions missing marks once a day across a person’s campaigns, independently of other people', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '09:30' });
    const other = await newPersonWithCampaign();
    for (let at = 0; at < 5; at += 1) {
      await sendDays(campaign.id, at);
      await fireAlarm(other.campaign.id);
      await fireAt(second.id, minuteOf(at) + 2 * hour);
    }
    const conditionsOf = async (who: Person, id: number) =>
      (await who.messages(id)).slice(0, 5).map(({ condition }) => condition);
    const told = ['first', null, null, 'not-begun', null];
    expect(await conditionsOf(person, campaign.id)).toEqual(told);
    // On the fourth day the other campaign mentions it, so this one waits until the fifth.
    expect(await conditionsOf(person, second.id)).toEqual(['first', null, null, null, 'not-begun']);
    expect(await conditionsOf(other.person, other.campaign.id)).toEqual(told);
  });
});
