import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  outboxOf,
  signInAgain,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { skipBefore } from '../../support/worker/deliveries.ts';
import { minuteOf, sendDays } from '../../support/worker/offers.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

beginOnMonday();

async function recentOf(person: Person, query = ''): Promise<MessageView[]> {
  const answer = await person.call('GET', `/api/messages/recent${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe("a campaign's messages", () => {
  it('come soonest first, whatever their kind', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const extra = { campaignId: campaign.id, content: 'Extra', scheduledFor: '2031-03-05T12:00:00Z' };
    await person.call('POST', '/api/messages', extra);
    await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' });
    const messages = await messagesOf(person, campaign.id);
    expect(messages).toHaveLength(86);
    const instants = messages.map(({ scheduledFor }) => Date.parse(scheduledFor));
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
    expect(messages.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'manual',
      'planned',
      'planned',
      'planned',
      'extra',
    ]);
  });
});

describe('recent messages', () => {
  it('are the soonest that are to come while nothing was sent, over all campaigns', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const second = await newCampaign(person, { customTime: '06:00', title: 'Evening walk' });
    const recent = await recentOf(person, '?limit=3');
    expect(recent.map(({ campaignTitle, localDate }) => [campaignTitle, localDate])).toEqual([
      [second.title, '2031-03-03'],
      [campaign.title, '2031-03-03'],
      [second.title, '2031-03-04'],
    ]);
  });

  it('are the newest sent, then the soonest to come', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    for (const sent of [0, 1]) {
      stateTime(halfPastSeven + sent * day);
      await fireAlarm(campaign.id);
    }
    const recent = await recentOf(person, '?limit=4');
    expect(recent.map(({ localDate, sent }) => [localDate, sent])).toEqual([
      ['2031-03-04', true],
      ['2031-03-03', true],
      ['2031-03-05', false],
      ['2031-03-06', false],
    ]);
    expect((await recentOf(person, '?limit=1')).map(({ localDate }) => localDate)).toEqual(['2031-03-04']);
  });

  it('never show what failed or was skipped', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven + 2 * day);
    await fireAlarm(campaign.id);
    const recent = await recentOf(person, '?limit=50');
    expect(new Set(recent.map(({ status }) => status))).toEqual(new Set(['sent', 'scheduled']));
    expect(recent.filter(({ sent }) => sent)).toHaveLength(1);
  });

  it('are ten where no limit is named, and none for somebody without campaigns', async () => {
    const { person } = await newPersonWithCampaign();
    expect(await recentOf(person)).toHaveLength(10);
    expect(await recentOf(await newPerson())).toEqual([]);
  });

  it.each([
    ['0', 'limit must be at least 1'],
    ['51', 'limit must be at most 50'],
    ['abc', 'limit must be a number'],
    ['1.5', 'limit must be a number'],
  ])('are not %s many', async (limit, message) => {
    const person = await newPerson();
    const answer = await person.call('GET', `/api/messages/recent?limit=${limit}`);
    expect(await answer.json()).toMatchObject({ message });
    expect(answer.status).toBe(400);
  });
});

/** The messages that are still to come, as both lists show them. */
async function toCome(person: Person, { id }: CampaignView): Promise<MessageView[]> {
  const paths = ['/api/messages/recent?limit=50', `/api/messages/campaign/${id}`];
  const lists = await Promise.all(
    paths.map(async (path) => (await person.call('GET', path)).json<MessageView[]>()),
  );
  const shown = lists.flat().filter(({ campaignId, status }) => campaignId === id && status === 'scheduled');
  expect(shown.length).toBeGreaterThan(0);
  return shown;
}

/** What holds them back, each reason once. */
const heldBackOf = async (person: Person, campaign: CampaignView) => [
  ...new Set((await toCome(person, campaign)).map(({ heldBack }) => heldBack)),
];

async function put(person: Person, path: string, body: object): Promise<void> {
  expect((await person.call('PUT', path, body)).status).toBe(200);
}

const optOut = (person: Person, campaignId: number | null, channel: 'email' | 'sms' | null) =>
  insertOptOut(openDb(env.DB), person.user.id, { campaignId, channel, cause: 'person' }, mondayMorning);

describe('a message that is to come', () => {
  it('is held back while its campaign is stopped, and no longer once it is taken up again', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const other = await newCampaign(person);
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
    expect(await heldBackOf(person, campaign)).toEqual(['stopped']);
    expect(await heldBackOf(person, other)).toEqual([null]);
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: true });
    expect(await heldBackOf(person, campaign)).toEqual([null]);
  });

  it('is held back where its day lies in a pause, and not on the day on which messages come again', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: true });
    const shown = await toCome(person, campaign);
    for (const { localDate, heldBack } of shown)
      expect([localDate, heldBack]).toEqual([localDate, localDate < '2031-03-10' ? 'paused' : null]);
    await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: false });
    expect(await heldBackOf(person, campaign)).toEqual([null]);
  });

  it.each<
    [string, (campaign: CampaignView) => [number | null, 'email' | 'sms' | null], MessageView['heldBack']]
  >([
    ['the campaign', ({ id }) => [id, null], 'opted_out'],
    ['all emails', () => [null, 'email'], 'opted_out'],
    ['everything', () => [null, null], 'opted_out'],
    ['text messages alone', () => [null, 'sms'], null],
  ])('by email is held back as it should be where the person opted out of %s', async (_, scope, expected) => {
    const { person, campaign } = await newPersonWithCampaign();
    await optOut(person, ...scope(campaign));
    expect(await heldBackOf(person, campaign)).toEqual([expected]);
  });

  it('is held back where its campaign has ended before it', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await env.DB.prepare('UPDATE campaigns SET ends_at = ? WHERE id = ?')
      .bind(halfPastSeven + minute, campaign.id)
      .run();
    stateTime(halfPastSeven + minute);
    for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
    expect(await heldBackOf(person, campaign)).toEqual(['ended']);
  });

  it('says so in every answer about it: where it is changed, and where it is added', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const extra = { campaignId: campaign.id, content: 'Later', scheduledFor: '2031-03-20T12:00:00Z' };
    const added = await (await person.call('POST', '/api/messages', extra)).json<MessageView>();
    expect(added.heldBack).toBeNull();
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
    const changed = await person.call('PUT', `/api/messages/${added.id}`, { content: 'Later still' });
    expect((await changed.json<MessageView>()).heldBack).toBe('stopped');
  });

  it('and that has been sent is held back by nothing, whatever becomes of its campaign', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
    const [sent] = await (await person.call('GET', `/api/messages/campaign/${campaign.id}`)).json<
      MessageView[]
    >();
    expect(sent).toMatchObject({ status: 'sent', heldBack: null });
  });
});

const openText = 'Marked so far: {done} of {due}, {streak} in a row. {Weekdays} are for you until {endday}.';

/** Gives a message of the plan a text with values to fill in. */
const setText = (id: number | undefined, content: string, ownWords: unknown = null) =>
  env.DB.prepare('UPDATE messages SET content = ?, own_words = ? WHERE id = ?')
    .bind(content, ownWords === null ? null : JSON.stringify(ownWords), id)
    .run();

describe('a text with values that are not known yet', () => {
  it('says so, and is shown with what is known by now', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    const lastWeek = messages[77];
    expect(lastWeek).toMatchObject({ condition: 'lastweek', slots: ['endday'] });
    expect(lastWeek?.content).toContain('Sunday');
    expect(messages.filter(({ content }) => /[{}]/.test(content))).toEqual([]);
    const others = messages.filter(({ slots }) => slots.length > 0);
    expect(others.every(({ condition }) => condition === 'lastweek' || condition === 'last')).toBe(true);
    const { content } = (await env.DB.prepare('SELECT content FROM messages WHERE id = ?')
      .bind(lastWeek?.id)
      .first<{ content: string }>()) ?? { content: '' };
    expect(content).toContain('{endday}');
  });

  it('is filled wherever it is read: in lists, among the recent ones, and in the answer to a change', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 1);
    const [first, , third] = await messagesOf(person, campaign.id);
    await person.call('PUT', `/api/messages/${first?.id}`, { completed: true });
    await setText(third?.id, 'Marked so far: {done} of {due}.');
    const shown = { id: third?.id, content: 'Marked so far: 1 of 1.', slots: ['done', 'due'] };
    expect((await messagesOf(person, campaign.id))[2]).toMatchObject(shown);
    const recent = await person.call('GET', '/api/messages/recent?limit=3');
    expect((await recent.json<MessageView[]>())[2]).toMatchObject(shown);
    stateTime(halfPastSeven + 2 * day - 60_000);
    for (const completed of [true, false]) {
      const changed = await person.call('PUT', `/api/messages/${third?.id}`, { completed });
      expect((await changed.json<MessageView>()).content).not.toMatch(/[{}]/);
    }
    stateTime(halfPastSeven + day);
    const rated = await person.call('PUT', `/api/messages/${third?.id}/rating`, { rating: null });
    expect(await rated.json()).toMatchObject(shown);
  });

  it('changes with the marks until it is sent, and stays as it was sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await sendDays(campaign.id, 0, 0);
    const [first, second] = await messagesOf(person, campaign.id);
    await setText(second?.id, 'Marked so far: {done} of {due}.');
    const contentOf = async () => (await messagesOf(person, campaign.id))[1]?.content;
    expect(await contentOf()).toBe('Marked so far: 0 of 0.');
    await person.call('PUT', `/api/messages/${first?.id}`, { completed: true });
    expect(await contentOf()).toBe('Marked so far: 1 of 1.');
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    expect((await outboxOf(person))[0]?.body).toContain('Marked so far: 1 of 1.');
    await person.call('PUT', `/api/messages/${first?.id}`, { completed: false });
    expect((await messagesOf(person, campaign.id))[1]).toMatchObject({
      content: 'Marked so far: 1 of 1.',
      status: 'sent',
      slots: [],
    });
  });

  it('is shown filled too where it was never sent', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await person.call('PUT', `/api/campaigns/${campaign.id}/active`, { active: false });
    await sendDays(campaign.id, 0, 0);
    await signInAgain(person);
    const [first] = await messagesOf(person, campaign.id);
    await setText(first?.id, 'These end on {endday}.');
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({
      status: 'skipped',
      content: 'These end on Sunday.',
      slots: [],
    });
  });

  it('names the last day that messages really come', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const messages = await messagesOf(person, campaign.id);
    await person.call('DELETE', `/api/messages/${messages[83]?.id}`);
    await env.DB.prepare(
      "UPDATE deliveries SET status = 'skipped', cause = 'every_other_day' WHERE message_id = ?",
    )
      .bind(messages[82]?.id)
      .run();
    await skipBefore(campaign.id, minuteOf(77));
    expect((await messagesOf(person, campaign.id))[77]?.content).toContain('Friday');
    await env.DB.prepare("UPDATE deliveries SET status = 'sent', settled_at = due_at WHERE message_id = ?")
      .bind(messages[0]?.id)
      .run();
    await sendDays(campaign.id, 77, 77);
    await signInAgain(person);
    expect((await messagesOf(person, campaign.id))[77]).toMatchObject({
      status: 'sent',
      condition: 'lastweek',
      content: expect.stringContaining('Friday'),
    });
  });

  it('takes nothing for a value that the person wrote, in their plan or by hand', async () => {
    const words = 'count {done} of {due} breaths';
    const { person, campaign } = await newPersonWithCampaign({ planAction: words, planAnchor: 'I get up' });
    const messages = await messagesOf(person, campaign.id);
    const quoting = messages.filter(({ content }) => content.toLowerCase().includes(words));
    expect(quoting.length).toBeGreaterThan(40);
    for (const { slots } of quoting) expect(slots).not.toContain('done');
    await person.call('PUT', `/api/messages/${messages[0]?.id}`, { content: openText });
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect((await outboxOf(person))[0]?.body).toContain(openText);
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({
      content: openText,
      slots: [],
      ownWords: [],
    });
    await sendDays(campaign.id, 1, 1);
    expect((await outboxOf(person))[0]?.body.toLowerCase()).toContain(words);
  });

  it('says where the person’s own words stand once the values are in', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const [first] = await messagesOf(person, campaign.id);
    const text = 'Until {endday}: sit down, {done} times, at the window.';
    const words = ['sit down', 'at the window'];
    const rangesIn = (content: string) =>
      words.map((own) => [content.indexOf(own), content.indexOf(own) + own.length]);
    await setText(first?.id, text, rangesIn(text));
    const shown = (await messagesOf(person, campaign.id))[0];
    expect(shown?.ownWords.map(([from, to]) => shown.content.slice(from, to))).toEqual(words);
    expect(shown?.content).toBe('Until Sunday: sit down, 0 times, at the window.');
  });
});
