import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createDeps } from '../../../worker/deps.ts';
import { blockUse } from '../../../worker/http/rate-limits.service.ts';
import { expectRefusal, pageAt, post } from '../../support/worker/calls.ts';
import {
  edit,
  newPersonWithCampaign,
  ownWords,
  plainDescription,
  titles,
} from '../../support/worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAt,
  halfPastSeven,
  hour,
  minuteOf,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import type { Person } from '../../support/worker/people.ts';
import {
  asked,
  chosen,
  personAtTheEnd,
  personInWeek,
  reply,
  takeBack,
} from '../../support/worker/reached.ts';

const danger = { kind: 'danger' };

it('the kind of a campaign is what its words suggest or what was chosen, except for danger', async () => {
  for (const [words, expected] of [
    [{ title: titles.reduce }, { kind: 'reduce', topic: null, doseVerb: null }],
    [
      { title: titles.reduce, kind: 'recover', topic: 'meditation' },
      { kind: 'recover', topic: 'meditation' },
    ],
    [{ title: titles.dose }, { kind: 'dose', doseVerb: 'taken' }],
    [{ title: titles.dose, doseVerb: 'done' }, { doseVerb: 'done' }],
    [{ title: titles.danger }, danger],
    [{ description: 'I want to die', kind: 'build' }, danger],
    [{ planAction: 'cut myself', kind: 'dose' }, danger],
  ] as const) {
    const { person, campaign } = await newPersonWithCampaign({ description: plainDescription, ...words });
    expect(campaign).toMatchObject(expected);
    expect(await person.campaign(campaign.id)).toEqual(campaign);
  }
});

it('an edit keeps the chosen kind while the words suggest the same, and else changes it', async () => {
  const chosen = { kind: 'recover', topic: 'meditation' };
  const { person, campaign } = await newPersonWithCampaign({ title: titles.build, ...chosen });
  const changed = { title: 'Walk Biscuit and Milo', customTime: '09:00' };
  expect(await edit(person, campaign, changed)).toMatchObject({ ...changed, ...chosen });
  expect((await edit(person, campaign, { ...changed, topic: null })).topic).toBeNull();
  const textsOf = async (owner: Person, id: number) =>
    (await owner.messages(id)).map(({ content }) => content);
  for (const kind of ['dose', 'reduce'] as const) {
    const words = { title: titles[kind], description: plainDescription };
    expect(await edit(person, campaign, words)).toMatchObject({ kind });
    // Another person's, because a person's campaigns don't share texts.
    const fresh = await newPersonWithCampaign(words);
    expect(await textsOf(person, campaign.id)).toEqual(await textsOf(fresh.person, fresh.campaign.id));
  }

  // Danger ends only once nothing suggests it.
  for (const [suggested, then] of [
    ['danger', 'danger'],
    ['build', 'reduce'],
  ] as const) {
    expect((await edit(person, campaign, { title: titles[suggested], kind: 'reduce' })).kind).toBe(then);
    expect(await person.messages(campaign.id)).toHaveLength(then === 'danger' ? 0 : 84);
  }
  const dark = { planSnag: 'I want to kill myself' };
  expect(await person.send('PUT', `/api/campaigns/${campaign.id}/plan`, dark)).toMatchObject(danger);
  expect(await person.messages(campaign.id)).toEqual([]);
});

it('a danger campaign plans, asks and sends nothing, and ends without a closing message', async () => {
  const { person, campaign } = await newPersonWithCampaign({ title: titles.danger });
  expect(campaign).toMatchObject({ kind: 'danger', checkIns: false, helpSection: null });
  const path = `/api/campaigns/${campaign.id}`;
  expect(await person.get(`${path}/question`)).toEqual({ question: null });
  expect(await person.send('POST', `${path}/regenerate-messages`)).toEqual({ rewritten: 0 });
  expect(await person.campaign(campaign.id)).toMatchObject({ mayUndo: false });
  const words = { campaignId: campaign.id, content: 'Be strong', scheduledFor: '2031-03-04T09:00:00Z' };
  const refusal = 'This campaign doesn’t send messages. Its page shows where to find help';
  for (const way of ['/api/send-message', '/api/messages'])
    await expectRefusal(person.call('POST', way, words), 400, refusal);
  for (let times = 0; times < 3; times += 1) await fireAt(campaign.id, halfPastSeven + 85 * day);
  await person.signInAgain();
  expect(await person.outbox()).toEqual([]);
  expect(await person.messages(campaign.id)).toEqual([]);
  expect(await person.campaign(campaign.id)).toMatchObject({ completed: true, active: false });
  expect(await alarmOf(campaign.id)).toBeNull();
});

it('a campaign that becomes dangerous keeps what was sent, and sends no more', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0);
  const [first, second] = await person.messages(campaign.id);
  await person.change(second?.id, { content: ownWords });
  await edit(person, campaign, { title: titles.danger });
  await sendDays(campaign.id, 1);
  expect(await person.outbox()).toHaveLength(1);
  expect(await person.messages(campaign.id)).toMatchObject([
    { ...first, campaignTitle: 'A message from Better Habits', heldBackAgain: 'ended' },
    { content: ownWords, status: 'skipped', reason: 'This campaign sends no messages' },
  ]);
});

it('a danger campaign checks in once a week, if wanted, with the same neutral text and a link to help', async () => {
  const eating = { title: 'throw up after dinner' };
  const { person, campaign } = await newPersonWithCampaign(eating);
  expect(campaign).toMatchObject({ kind: 'danger', helpSection: 'eating' });
  await edit(person, campaign, { ...eating, checkIns: true });
  expect(await edit(person, campaign, eating)).toMatchObject({ checkIns: true });
  const messages = await person.messages(campaign.id);
  const start = Date.parse(messages[0]?.localDate ?? '');
  const weekly = Array.from({ length: 12 }, (_, week) => start + 7 * week * day);
  expect(messages.map(({ localDate }) => Date.parse(localDate))).toEqual(weekly);
  for (const { content } of messages)
    expect(content).toMatch(/^Checking in\. You don’t have to answer\..*eating-disorder lines.*988.*116 123/);
  for (const at of [0, 7, 14, 21]) await sendDays(campaign.id, at);
  const mails = await person.outbox();
  expect(mails).toHaveLength(4);
  for (const { subject, body } of mails) {
    expect(subject).toBe('A message from Better Habits');
    expect(body).toMatch(/^Checking in\./);
    expect(body).toContain('Where to find help: http');
    expect(body).not.toMatch(/dinner|streak|kept so far|question|smaller|snooze/i);
  }
  const { text } = await pageAt(await person.answerPath());
  for (const help of ['You matter more than a plan.', 'href="tel:988"', 'eating-disorder lines'])
    expect(text).toContain(help);
  expect(text).not.toMatch(/value="(done|skip|snooze-hour)"/);
  expect(text).toContain('<title>A message from Better Habits · ');

  await edit(person, campaign, { ...eating, checkIns: false });
  expect(await person.messages(campaign.id)).toHaveLength(4);
});

const endHold = (person: Person, id: number) => person.send('DELETE', `/api/campaigns/${id}/hold`);

it('an answer that sounds like danger is not stored, and holds back all messages', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const extra = { campaignId: campaign.id, content: 'Extra', scheduledFor: '2031-03-03T08:00:00Z' };
  await person.send('POST', '/api/messages', extra, 201);
  const answer = 'cut myself until the heron lands';
  const answered = await reply(person, campaign.id, { question: 'a', answer });
  const changed = { onHold: true, planAction: null, kind: 'build' };
  expect(answered).toMatchObject({ campaign: changed, next: null });
  expect(await asked(person, campaign.id)).toBeNull();
  expect((await person.messages(campaign.id)).every(({ heldBack }) => heldBack === 'paused')).toBe(true);
  for (const table of ['campaigns', 'messages', 'campaign_questions', 'outbox', 'inbound_messages'])
    expect(JSON.stringify(await sql(`SELECT * FROM ${table}`))).not.toContain('heron lands');
  await sendDays(campaign.id, 0);
  await fireAt(campaign.id, extra.scheduledFor);
  await sendDays(campaign.id, 1);
  expect(await person.outbox()).toEqual([]);
  const held = (await person.messages(campaign.id)).filter(({ status }) => status === 'skipped');
  const reason = 'This campaign is waiting for you to review it';
  expect(held.map((message) => message.reason)).toEqual([reason, reason, reason]);

  for (let twice = 0; twice < 2; twice += 1)
    expect(await endHold(person, campaign.id)).toMatchObject({ id: campaign.id, onHold: false });
  await sendDays(campaign.id, 2);
  expect(await person.outbox()).toHaveLength(1);
  expect((await asked(person, campaign.id))?.id).toBe('a');
});

it('a dangerous answer on a message’s page leads to help, and no day is due until it was read', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0);
  await person.change((await person.firstMessage(campaign.id)).id, { completed: true });
  await sendDays(campaign.id, 1);
  const path = await person.answerPath();
  await post(path, { answer: 'snooze-hour' });
  const page = await (await post(path, { question: 'a', words: 'cut myself' })).text();
  expect(page).toContain('href="tel:988"');
  expect(page).not.toMatch(/cut myself|another name|Thank you|value="done"/);
  expect((await pageAt(path)).text).toContain('You matter more than a plan.');
  await fireAt(campaign.id, minuteOf(1) + hour);
  await sendDays(campaign.id, 2, 4);
  await endHold(person, campaign.id);
  await sendDays(campaign.id, 5);
  expect((await person.messages(campaign.id))[5]).toMatchObject({ status: 'sent', condition: 'back' });
  expect(await person.campaign(campaign.id)).toMatchObject({ completionRate: 50, messagesSent: 3 });
  expect(await person.outbox()).toHaveLength(3);
});

it('a dangerous answer or next step on a page leads to help, however old its message is, even if the rest is refused', async () => {
  const { person, campaign } = await personAtTheEnd();
  const path = await person.answerPath();
  const words = 'cut myself';
  for (const [age, to, form] of [
    [0, `${path}/level-up`, { do: 'make', action: words }],
    [8, `${path}/level-up`, { do: 'make', action: words }],
    [8, path, { question: 'a', words, later: '1' }],
    [8, path, { question: 'a', words: `${words} ${'again '.repeat(100)}` }],
  ] as const) {
    stateTime(minuteOf(84) + age * day);
    await person.signInAgain();
    await endHold(person, campaign.id);
    expect(await (await post(to, form)).text()).toContain('href="tel:988"');
    expect((await person.campaign(campaign.id)).onHold).toBe(true);
    expect(await sql('SELECT id FROM campaigns WHERE repeat_of = ?', campaign.id)).toEqual([]);
  }
  await person.call('DELETE', `/api/campaigns/${campaign.id}`);
  expect(await (await post(path, { question: 'a', words })).text()).toContain('988 (US, Canada)');
});

it('a dangerous answer counts after any number of replies, if its question is closed, and if it begins like a no', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0);
  const path = await person.answerPath();
  await post(path, { question: 'a', later: '1' });
  const uses = { action: 'reply', subject: String(person.user.id) } as const;
  await blockUse(createDeps(env), uses, Date.now() + hour);
  expect((await post(path, { question: 'a', words: 'stretch' })).status).toBe(429);
  expect(await (await post(path, { question: 'a', words: 'cut myself' })).text()).toContain('href="tel:988"');
  await endHold(person, campaign.id);
  const closed = await reply(person, campaign.id, { question: 'a', answer: 'cut myself' });
  expect(closed.campaign.onHold).toBe(true);

  const later = await personInWeek(8);
  const answer = 'Nobody. I want to die';
  const answered = await reply(later.person, later.campaign.id, { question: 'p', answer });
  expect(answered.campaign.onHold).toBe(true);
});

const dose = { title: titles.dose, description: 'Because I want to stay well this year' };

it('a dose reminder has no plan, numbers, question or skip, and never a gentle text', async () => {
  const { person, campaign } = await newPersonWithCampaign(dose);
  await sendDays(campaign.id, 0);
  await person.change((await person.firstMessage(campaign.id)).id, { completed: true });
  await sendDays(campaign.id, 1, 5);
  const sent = (await person.messages(campaign.id)).slice(0, 6);
  const conditions = ['first', null, 'nomark', null, null, 'nomark'];
  expect(sent).toMatchObject(conditions.map((condition) => ({ condition, offer: null })));
  expect(await asked(person, campaign.id)).toBeNull();
  const harmful =
    /\b(smaller|less|more|extra|bit|half|skip\w*|pause|later|snooze|streak|in a row|challenge|restart)\b/i;
  for (const { body } of await person.outbox()) {
    expect(body).not.toMatch(harmful);
    expect(body).not.toMatch(/days? kept|question|You wrote/);
    expect(body).toContain('Check it off: http');
  }
  const { text } = await pageAt(await person.answerPath());
  expect(text).toContain('value="done"');
  expect(text).not.toMatch(/value="skip"|Make it smaller|Skip today/);
});

it('a recovery can end at any time, in three ways, each with undo', async () => {
  const recover = { title: titles.recover, description: plainDescription };
  const { person, campaign } = await newPersonWithCampaign(recover);
  await sendDays(campaign.id, 0);
  const { body } = await person.newestMail();
  expect(body).toMatch(/^Done: http\S+\nNot today: http/m);
  expect(body).not.toMatch(/kept so far|streak/);
  expect(body).toContain('This can end any time.\nIt’s better: http');
  for (const [choice, said] of [
    ['better', 'I’ll stop here. Your days stay in the app.'],
    ['over', 'Nothing here needs an answer.'],
    ['not-now', 'You can start it again from its page.'],
  ] as const) {
    const path = await person.choicePath(choice);
    expect(await chosen(path)).toContain(said);
    expect(await person.campaign(campaign.id)).toMatchObject({ active: false });
    await takeBack(path);
    expect(await person.campaign(campaign.id)).toMatchObject({ active: true });
  }
});
