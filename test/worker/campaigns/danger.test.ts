import { describe, expect, it } from 'vitest';
import { pageAt, post } from '../../support/worker/calls.ts';
import {
  alarmOf,
  beginOnMonday,
  day,
  edit,
  fireAt,
  halfPastSeven,
  hour,
  newPersonWithCampaign,
  ownWords,
} from '../../support/worker/campaigns.ts';
import { sql } from '../../support/worker/database.ts';
import { titles } from '../../support/worker/kinds.ts';
import { asked, minuteOf, reply, sendDays } from '../../support/worker/offers.ts';
import { expectRefusal, type Person } from '../../support/worker/people.ts';
import { newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

const danger = { title: titles.danger };
const refusal = 'This campaign doesn’t send messages. Its page shows where to find help';

describe('a danger campaign', () => {
  it('plans, asks, rewrites and sends nothing, refuses messages, and ends without a closing message', async () => {
    const { person, campaign } = await newPersonWithCampaign(danger);
    expect(campaign).toMatchObject({ kind: 'danger', checkIns: false, completionRate: 0 });
    const path = `/api/campaigns/${campaign.id}`;
    expect(await person.get(`${path}/question`)).toEqual({ question: null, next: null });
    expect(await person.send('POST', `${path}/regenerate-messages`)).toEqual({ rewritten: 0 });
    const words = { campaignId: campaign.id, content: 'Be strong', scheduledFor: '2031-03-04T09:00:00Z' };
    for (const way of ['/api/send-message', '/api/messages'])
      await expectRefusal(person.call('POST', way, words), 400, refusal);
    await fireAt(campaign.id, halfPastSeven);
    for (let times = 0; times < 3; times += 1) await fireAt(campaign.id, halfPastSeven + 85 * day);
    await person.signInAgain();
    expect(await person.outbox()).toEqual([]);
    expect(await person.messages(campaign.id)).toEqual([]);
    expect(await person.campaign(campaign.id)).toMatchObject({ completed: true, active: false });
    expect(await alarmOf(campaign.id)).toBeNull();
  });

  it('keeps what was sent before an edit made it one; future messages are removed, or skipped if edited', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    const [first, second] = await person.messages(campaign.id);
    await person.change(second?.id, { content: ownWords });
    await edit(person, campaign, danger);
    await sendDays(campaign.id, 1);
    expect(await person.outbox()).toHaveLength(1);
    expect(await person.messages(campaign.id)).toMatchObject([
      { ...first, campaignTitle: danger.title },
      { content: ownWords, status: 'skipped', reason: 'This campaign sends no messages' },
    ]);
  });
});

it('check-ins, if wanted, come once a week for twelve weeks, with the same neutral text and a link to help', async () => {
  const { person, campaign } = await newPersonWithCampaign(danger);
  await edit(person, campaign, { ...danger, checkIns: true });
  expect(await edit(person, campaign, danger)).toMatchObject({ checkIns: true });
  const messages = await person.messages(campaign.id);
  expect(messages).toHaveLength(12);
  const start = Date.parse(messages[0]?.localDate ?? '');
  for (const [week, { localDate, content, ...message }] of messages.entries()) {
    expect(Date.parse(localDate)).toBe(start + 7 * week * day);
    expect(content).toMatch(/^Checking in\. You don’t have to answer\..*988.*116 123.*findahelpline\.com\.$/);
    expect(message).toMatchObject({ ownWords: [], condition: null, slots: [] });
  }
  for (const at of [0, 7, 14, 21]) await sendDays(campaign.id, at);
  const mails = await person.outbox();
  expect(mails).toHaveLength(4);
  expect(new Set(mails.map(({ body }) => body.split('\n')[0])).size).toBe(1);
  for (const { subject, body } of mails) {
    expect(subject).toBe('A message from Better Habits');
    expect(body).toMatch(/^Checking in\./);
    expect(body).toContain('Where to find help: http');
    expect(body).not.toMatch(/cutting|streak|kept so far|question|smaller|snooze/i);
  }
  const { text } = await pageAt(await person.answerPath());
  expect(text).toContain('You matter more than a plan.');
  expect(text).toContain('href="tel:988"');
  expect(text).not.toMatch(/value="(done|skip|snooze-hour)"/);
  expect((await person.messages(campaign.id)).every(({ offer }) => offer === null)).toBe(true);

  // A text message contains no more than that.
  await turnIntoTexts(person, campaign, newPhone());
  await fireAt(campaign.id, minuteOf(28) + hour);
  const { channel, body } = await person.newestMail();
  expect(channel).toBe('sms');
  expect(body).toMatch(/^Better Habits: Checking in\. http\S+$/);
  const none = await edit(person, campaign, { ...danger, checkIns: false });
  expect(none).toMatchObject({ checkIns: false });
  expect(await person.messages(campaign.id)).toHaveLength(5);
});

it('the page of a check-in lists more help if the campaign is about eating', async () => {
  const { person, campaign } = await newPersonWithCampaign({
    title: 'throw up after dinner',
    checkIns: true,
  });
  await sendDays(campaign.id, 0);
  expect((await pageAt(await person.answerPath())).text).toContain('eating-disorder lines');
});

const dangerous = { question: 'a', answer: 'cut myself' };

const reason = 'This campaign is waiting for you to review it';

const endHold = (person: Person, id: number) => person.send('DELETE', `/api/campaigns/${id}/hold`);

async function isStoredNowhere(words: string): Promise<boolean> {
  for (const table of ['campaigns', 'messages', 'campaign_questions', 'outbox', 'inbound_messages']) {
    const rows = JSON.stringify(await sql(`SELECT * FROM ${table}`));
    if (rows.includes(words)) return false;
  }
  return true;
}

describe('an answer that sounds like danger', () => {
  it('is not stored, and puts the campaign on hold, which an edit does not end', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const answer = 'cut myself until the heron lands';
    const before = await person.messages(campaign.id);
    const answered = await reply(person, campaign.id, { question: 'a', answer });
    expect(answered).toMatchObject({
      campaign: { onHold: true, planAction: null, kind: 'build' },
      next: null,
    });
    const held = before.map((message) => ({ ...message, heldBack: 'paused' }));
    expect(await person.messages(campaign.id)).toEqual(held);
    expect(await asked(person, campaign.id)).toBeNull();
    expect(await isStoredNowhere('heron lands')).toBe(true);
    const title = 'Evening walk';
    expect(await edit(person, campaign, { title })).toMatchObject({ title, onHold: true });
  });

  it('holds back all future messages until the person continues', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const scheduledFor = '2031-03-03T08:00:00Z';
    const extra = { campaignId: campaign.id, content: 'An extra nudge', scheduledFor };
    await person.call('POST', '/api/messages', extra);
    await reply(person, campaign.id, dangerous);
    await sendDays(campaign.id, 0);
    await fireAt(campaign.id, scheduledFor);
    await sendDays(campaign.id, 1);
    expect(await person.outbox()).toEqual([]);
    const held = (await person.messages(campaign.id)).filter(({ status }) => status === 'skipped');
    expect(held.map((message) => message.reason)).toEqual([reason, reason, reason]);

    for (let twice = 0; twice < 2; twice += 1)
      expect(await endHold(person, campaign.id)).toMatchObject({ id: campaign.id, onHold: false });
    await sendDays(campaign.id, 2);
    expect(await person.outbox()).toHaveLength(1);
    expect((await asked(person, campaign.id))?.id).toBe('a');
  });

  it('makes no day due during the hold, and after three days the next message acknowledges the break', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    const [first] = await person.messages(campaign.id);
    await person.change(first?.id, { completed: true });
    await reply(person, campaign.id, dangerous);
    await sendDays(campaign.id, 1, 3);
    expect(await person.campaign(campaign.id)).toMatchObject({ completionRate: 100, messagesSent: 1 });
    await endHold(person, campaign.id);
    await sendDays(campaign.id, 4);
    expect((await person.messages(campaign.id))[4]).toMatchObject({ status: 'sent', condition: 'back' });
  });

  it('also holds back a snooze and the closing message', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    await post(await person.answerPath(), { answer: 'snooze-hour' });
    await reply(person, campaign.id, dangerous);
    const last = await person.newestMail();
    await fireAt(campaign.id, halfPastSeven + hour);
    await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastSeven + 2 * day, campaign.id);
    await sendDays(campaign.id, 1, 3);
    expect(await person.newestMail()).toEqual(last);
    expect(await person.campaign(campaign.id)).toMatchObject({ completed: true });
  });

  it('leads to the help page if it was given on a message’s page', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0);
    const path = await person.answerPath();
    const page = await (await post(path, { question: 'a', words: 'cut myself' })).text();
    expect(page).toContain('You matter more than a plan.');
    expect(page).toContain('href="tel:988"');
    expect(page).not.toMatch(/cut myself|Thank you|value="done"/);
    expect((await pageAt(path)).text).toContain('You matter more than a plan.');
    expect(await person.campaign(campaign.id)).toMatchObject({ onHold: true, planAction: null });
    await endHold(person, campaign.id);
    expect((await pageAt(path)).text).toContain('value="done"');
  });
});
