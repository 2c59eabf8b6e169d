import { expect, it } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import { fireAlarm, fireAt, sendDays } from '../../support/worker/alarms.ts';
import { pageAt } from '../../support/worker/calls.ts';
import { edit, newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { hour, minute, minuteOf, stateTime } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { ownWords } from '../../support/worker/messages.ts';
import type { Person } from '../../support/worker/people.ts';
import { newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

const lapseMessages = (messages: readonly MessageView[]) => messages.filter(({ offer }) => offer === 'lapse');

async function mark(person: Person, campaignId: number, at: number): Promise<void> {
  await person.change((await person.messages(campaignId))[at]?.id, { completed: true });
}

/** Sends one message per letter; d marks the day done, m leaves it. */
async function live(person: Person, campaignId: number, days: string): Promise<void> {
  for (const [at, letter] of [...days].entries()) {
    await sendDays(campaignId, at);
    if (letter === 'd') await mark(person, campaignId, at);
  }
}

it('after three messages without a mark, the next is gentle, with four choices besides Done, and so is the one after ten days', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const before = await person.messages(campaign.id);
  const gentleOnes = async () => lapseMessages(await person.messages(campaign.id));
  await sendDays(campaign.id, 0, 2);
  expect(await gentleOnes()).toEqual([]);
  expect((await pageAt(`${await person.answerPath()}/smaller`)).status).toBe(404);
  await sendDays(campaign.id, 3);
  const [gentle] = await gentleOnes();
  const sent = { id: before[3]?.id, status: 'sent', writer: 'built-in', condition: 'not-begun', slots: [] };
  expect(gentle).toMatchObject(sent);
  // Without the words that name other messages.
  expect(gentle?.notes).toBe('Week 1 check-in: Awareness - Noticing current behavior patterns');
  const wordings = contentFor('build', 'friendly').bySlot.get('not-begun') ?? [];
  expect(wordings.map(({ text }) => text)).toContain(gentle?.content);

  const { subject, body, html } = await person.newestMail();
  expect(subject).toBe('Morning meditation · smaller, later, pause or stop?');
  expect(body).toContain(gentle?.content);
  for (const choice of ['smaller', 'move', 'pause', 'stop'])
    expect(html).toContain(`href="http://localhost:5173${await person.choicePath(choice)}"`);
  expect(body).toContain('Done: http');
  expect(body).not.toMatch(/\b(?:missed|3|three|days kept) /);
  await sendDays(campaign.id, 4, 14);
  expect(await gentleOnes()).toMatchObject([
    { condition: 'not-begun', localDate: '2031-03-06' },
    { condition: 'missed-10', localDate: '2031-03-13' },
  ]);
});

it('the gentle text stays the same after a failed attempt, later marks and an edit of the campaign', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0, 2);
  await sql("CREATE TRIGGER refuse_mail BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'refused'); END");
  await sendDays(campaign.id, 3);
  await sql('DROP TRIGGER refuse_mail');
  const [waiting] = lapseMessages(await person.messages(campaign.id));
  expect(waiting).toMatchObject({ status: 'scheduled', tries: 1 });
  await edit(person, campaign, { title: 'Evening meditation' });
  for (const at of [0, 1, 2]) await mark(person, campaign.id, at);
  await fireAt(campaign.id, minuteOf(3) + 2 * minute);
  expect(lapseMessages(await person.messages(campaign.id))).toMatchObject([
    { id: waiting?.id, content: waiting?.content, status: 'sent', tries: 2 },
  ]);
});

it('a gentle text doesn’t replace a text that the person edited, and a text message links to its choices', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await turnIntoTexts(person, campaign, newPhone());
  await person.change((await person.messages(campaign.id))[3]?.id, { content: ownWords });
  for (let at = 0; at < 4; at += 1) await fireAt(campaign.id, minuteOf(at) + hour);
  expect((await person.newestMail()).body).toContain(ownWords);
  await fireAt(campaign.id, minuteOf(4) + hour);
  expect(lapseMessages(await person.messages(campaign.id))).toMatchObject([{ localDate: '2031-03-07' }]);
  const path = await person.answerPath();
  const { text: page } = await pageAt(path);
  for (const choice of ['smaller', 'move', 'pause', 'stop'])
    expect(page).toContain(`href="${path}/${choice}"`);
});

it('a text about marks has the same numbers as the app, and ignores a day marked late, even a minute before', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await live(person, campaign.id, 'dddddddm');
  const messages = await person.messages(campaign.id);
  expect(messages[7]?.condition).toBe('week');
  expect(messages[7]?.content).toMatch(/\b(7 of 7|last seven|seven (out )?of seven)\b/i);
  const { body } = await person.newestMail();
  expect(body).toContain('7 of 7 days kept so far. Current streak: 7 days.');
  expect(await person.campaign(campaign.id)).toMatchObject({ completionRate: 100, bestStreak: 7 });
  stateTime(minuteOf(8) - minute);
  await mark(person, campaign.id, 7);
  await sendDays(campaign.id, 8);
  const sent = { content: messages[8]?.content, condition: null, status: 'sent' };
  expect((await person.messages(campaign.id))[8]).toMatchObject(sent);
});

it('missing marks are mentioned once a day across a person’s campaigns, independently of other people', async () => {
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
