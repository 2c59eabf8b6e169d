import { expect, it } from 'vitest';
import type { CampaignPreview, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { thoughtOf } from '../../../worker/writer/entries.ts';
import { answer, expectRefusal, pageAt, post } from '../../support/worker/calls.ts';
import {
  campaignBody,
  edit,
  newCampaign,
  newPersonWithCampaign,
  ownWords,
} from '../../support/worker/campaigns.ts';
import {
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  hour,
  minute,
  minuteOf,
  mondayMorning,
  sendDays,
  stateTime,
} from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { newPerson, type Person } from '../../support/worker/people.ts';

const rate = (person: Person, id: number | undefined, rating: unknown) =>
  person.call('PUT', `/api/messages/${id}/rating`, { rating });

async function withFirstMessage(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await sendDays(campaign.id, 0);
  const [first, second] = await person.messages(campaign.id);
  if (first === undefined || second === undefined) throw new Error('The campaign has no messages');
  return { person, campaign, first, second };
}

const entryOf = async (id: number) => (await sql('SELECT entry FROM messages WHERE id = ?', id))[0]?.entry;

async function sendNow(person: Person, { id: campaignId }: CampaignView): Promise<number> {
  const body = { campaignId, content: 'Breathe in' };
  return (await person.send<MessageView>('POST', '/api/send-message', body, 201)).id;
}

it('a thumb is up, down or none, is shown in every list, and only for messages that we wrote and sent', async () => {
  const { person, campaign, first, second } = await withFirstMessage();
  expect(first).toMatchObject({ rating: null, writer: 'built-in' });
  for (const rating of ['up', 'up', 'down', null, null, 'down'] as const) {
    const rated = { ...first, rating };
    expect(await (await rate(person, first.id, rating)).json()).toEqual(rated);
    expect((await person.messages(campaign.id))[0]).toEqual(rated);
    expect((await person.get<MessageView[]>('/api/messages/recent'))[0]).toEqual(rated);
  }
  for (const rating of ['sideways', undefined])
    await expectRefusal(rate(person, first.id, rating), 400, 'Please choose thumbs up or thumbs down');
  for (const id of [second.id, await sendNow(person, campaign)]) {
    const message = 'You can only rate messages that we wrote and sent to you';
    await expectRefusal(rate(person, id, 'up'), 400, message);
    expect((await rate(person, id, null)).status).toBe(200);
  }
});

it('the page of a message asks for a thumb once it was answered, unless the person wrote it', async () => {
  const { person, campaign, second } = await withFirstMessage();
  const thumbsAt = async (path: string) =>
    [...(await pageAt(path)).text.matchAll(/name="rating"\s+value="(\w+)"/g)].map(([, value]) => value);
  const path = await person.answerPath();
  expect(await thumbsAt(path)).toEqual([]);
  await answer(path, 'done');
  expect(await thumbsAt(path)).toEqual(['up', 'down']);
  for (const [rating, stored, offered] of [
    ['down', 'down', ['up', 'none']],
    ['none', null, ['up', 'down']],
  ] as const) {
    expect((await post(path, { rating })).status).toBe(303);
    expect((await person.firstMessage(campaign.id)).rating).toBe(stored);
    expect(await thumbsAt(path)).toEqual(offered);
  }
  await person.change(second.id, { content: ownWords });
  await sendDays(campaign.id, 1);
  const ofOwnWords = await person.answerPath();
  await answer(ofOwnWords, 'done');
  expect(await thumbsAt(ofOwnWords)).toEqual([]);
  expect((await post(ofOwnWords, { rating: 'up' })).status).toBe(409);
});

const bannedOf = async (campaignId: number) =>
  sql('SELECT text_key FROM retired_texts WHERE campaign_id = ?', campaignId);

const contentsOf = async (person: Person, campaign: CampaignView) =>
  (await person.messages(campaign.id)).map(({ content }) => content);

const regenerate = (person: Person, campaign: CampaignView) =>
  person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);

it('a text that was rated down is never used again, even after it was deleted and the campaign restarted', async () => {
  for (const rating of [null, 'down']) {
    const { person, campaign, first } = await withFirstMessage();
    await rate(person, first.id, rating);
    await regenerate(person, campaign);
    expect((await contentsOf(person, campaign)).slice(1)).not.toContain(first.content);
    const entry = await entryOf(first.id);
    expect((await person.call('DELETE', `/api/messages/${first.id}`)).status).toBe(204);
    expect(await bannedOf(campaign.id)).toEqual(rating === 'down' ? [{ text_key: entry }] : []);
    await edit(person, campaign, { startDate: '2031-03-10' });
    if (rating === 'down') expect(await contentsOf(person, campaign)).not.toContain(first.content);
  }
});

const piano = { ...campaignBody, title: 'Piano scales', customTime: '08:15', planAction: 'play one scale' };

async function thoughtsOf(campaignId: number): Promise<string[]> {
  const query = "SELECT local_date || ' ' || entry AS text FROM messages WHERE campaign_id = ? ORDER BY 1";
  return (await sql<{ text: string }>(query, campaignId)).map(({ text }) => thoughtOf(text));
}

async function sharedBy(one: number, other: number): Promise<string[]> {
  const thoughts = new Set(await thoughtsOf(one));
  return (await thoughtsOf(other)).filter((thought) => thoughts.has(thought));
}

it('campaigns of one style that start on the same day share no text on any day, as the preview shows', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const input = { ...piano, draftId: '3c1f8a52-6f0d-4b7e-9a35-1d2e3f4a5b6c' };
  const preview = await person.send<CampaignPreview>('POST', '/api/campaigns/preview', input);
  const second = await newCampaign(person, input);
  expect(preview.messages.map(({ content }) => content)).toEqual(
    (await contentsOf(person, second)).slice(0, 3),
  );
  expect(await thoughtsOf(second.id)).toHaveLength(84);
  expect(await sharedBy(campaign.id, second.id)).toEqual([]);
});

it('they still share none after one is edited, regenerated or repeated, or its coming week is rewritten', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const second = await newCampaign(person, piano);
  await edit(person, second, { ...piano, title: 'Piano' });
  expect(await sharedBy(campaign.id, second.id)).toEqual([]);
  await edit(person, campaign, { description: 'Ten quiet minutes at noon' });
  expect(await sharedBy(campaign.id, second.id)).toEqual([]);
  await person.send('POST', `/api/campaigns/${second.id}/regenerate-messages`);
  expect(await sharedBy(campaign.id, second.id)).toEqual([]);

  await person.send('PUT', `/api/campaigns/${second.id}/size`, { size: 'small' });
  for (let at = 0; at < 7; at += 1) await fireAt(second.id, halfPastSeven + at * day + 45 * 60_000);
  await fireAlarm(second.id);
  const week = 'SELECT written_through_week AS week FROM campaigns WHERE id = ?';
  expect(await sql(week, second.id)).toEqual([{ week: 2 }]);
  expect(await sharedBy(campaign.id, second.id)).toEqual([]);

  await sql('UPDATE campaigns SET completed = 1, active = 0 WHERE id = ?', second.id);
  const repeat = { levelUp: false, start: 'today' };
  const again = await person.send<CampaignView>('POST', `/api/campaigns/${second.id}/repeat`, repeat, 201);
  expect(await sharedBy(campaign.id, again.id)).toEqual([]);
});

const lapseMessages = (messages: readonly MessageView[]) => messages.filter(({ offer }) => offer === 'lapse');

async function mark(person: Person, campaignId: number, at: number): Promise<void> {
  await person.change((await person.messages(campaignId))[at]?.id, { completed: true });
}

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

it('a text that could not be written at first is still the gentle one after a lapse', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0, 2);
  const setZone = (zone: string) => sql('UPDATE campaigns SET time_zone = ? WHERE id = ?', zone, campaign.id);
  await setZone('Nowhere');
  await sendDays(campaign.id, 3);
  await setZone('Europe/London');
  await fireAt(campaign.id, minuteOf(3) + 2 * minute);
  expect(lapseMessages(await person.messages(campaign.id))).toMatchObject([{ status: 'sent', tries: 2 }]);
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

const recentOf = (person: Person, query = ''): Promise<MessageView[]> =>
  person.get(`/api/messages/recent${query}`);

it('recent messages are the newest sent of all campaigns, then the next ones: ten by default, or 1 to 50', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const second = await newCampaign(person, { customTime: '06:00', title: 'Evening walk' });
  await sendDays(campaign.id, 0);
  const recent = await recentOf(person, '?limit=3');
  expect(recent.map(({ campaignTitle, localDate }) => [campaignTitle, localDate])).toEqual([
    [campaign.title, '2031-03-03'],
    [second.title, '2031-03-03'],
    [second.title, '2031-03-04'],
  ]);
  // The message of the day between is skipped.
  await sendDays(campaign.id, 2);
  const shown = (await recentOf(person, '?limit=2')).map(({ localDate, status }) => [localDate, status]);
  expect(shown).toEqual(['2031-03-05', '2031-03-03'].map((date) => [date, 'sent']));
  expect(await recentOf(person)).toHaveLength(10);
  expect(await recentOf(await newPerson())).toEqual([]);
  for (const [limit, message] of [
    ['0', 'limit must be at least 1'],
    ['51', 'limit must be at most 50'],
    ['1.5', 'limit must be a number'],
  ])
    await expectRefusal(person.call('GET', `/api/messages/recent?limit=${limit}`), 400, message);
});

async function toCome(person: Person, { id }: CampaignView): Promise<MessageView[]> {
  const lists = [await recentOf(person, '?limit=50'), await person.messages(id)];
  const shown = lists.flat().filter(({ campaignId, status }) => campaignId === id && status === 'scheduled');
  expect(shown.length).toBeGreaterThan(0);
  return shown;
}

const heldBackOf = async (person: Person, campaign: CampaignView) => [
  ...new Set((await toCome(person, campaign)).map(({ heldBack }) => heldBack)),
];

const put = (person: Person, path: string, body: object) => person.send<MessageView>('PUT', path, body);

it('a future message is held back by a stop, a pause, an opt-out or the campaign’s end', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const other = await newCampaign(person);
  await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
  expect([await heldBackOf(person, campaign), await heldBackOf(person, other)]).toEqual([
    ['stopped'],
    [null],
  ]);
  await put(person, `/api/campaigns/${campaign.id}/active`, { active: true });
  await person.call('DELETE', `/api/campaigns/${other.id}`);
  await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: true });
  for (const { localDate, heldBack } of await toCome(person, campaign))
    expect([localDate, heldBack]).toEqual([localDate, localDate < '2031-03-10' ? 'paused' : null]);
  await put(person, `/api/campaigns/${campaign.id}/pause`, { paused: false });

  for (const [campaignId, channel, expected] of [
    [campaign.id, null, 'opted_out'],
    [null, 'email', 'opted_out'],
    [null, null, 'opted_out'],
    [null, 'sms', null],
  ] as const) {
    await person.optOut({ campaignId, channel });
    expect(await heldBackOf(person, campaign)).toEqual([expected]);
    await sql('DELETE FROM opt_outs WHERE user_id = ?', person.user.id);
  }

  await sql('UPDATE campaigns SET ends_at = ? WHERE id = ?', halfPastSeven + minute, campaign.id);
  stateTime(halfPastSeven + minute);
  for (let times = 0; times < 3; times += 1) await fireAlarm(campaign.id);
  expect(await heldBackOf(person, campaign)).toEqual(['ended']);
});

it('a text with placeholders is filled in with the current marks, and stays as it was sent', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  await sendDays(campaign.id, 0);
  const [first, second, third] = await person.messages(campaign.id);
  const setText = (id: number | undefined, content: string, ownWords: string | null) =>
    sql('UPDATE messages SET content = ?, own_words = ? WHERE id = ?', content, ownWords, id);
  await setText(second?.id, 'Marked so far: {done} of {due}.', null);
  await setText(third?.id, 'Until {endday}: sit down.', '[[16,24]]');
  const secondOf = async () => (await person.messages(campaign.id))[1];
  expect((await secondOf())?.content).toBe('Marked so far: 0 of 0.');
  await put(person, `/api/messages/${first?.id}`, { completed: true });
  const shown = { id: second?.id, content: 'Marked so far: 1 of 1.', slots: ['done', 'due'] };
  const rated = await put(person, `/api/messages/${second?.id}/rating`, { rating: null });
  for (const one of [await secondOf(), (await recentOf(person))[1], rated]) expect(one).toMatchObject(shown);
  await sendDays(campaign.id, 1);
  expect((await person.newestMail()).body).toContain('Marked so far: 1 of 1.');
  await put(person, `/api/messages/${first?.id}`, { completed: false });
  expect(await secondOf()).toMatchObject({ ...shown, status: 'sent', slots: [] });

  // The same for a skipped message; the range of the person's own words has moved.
  await put(person, `/api/campaigns/${campaign.id}/active`, { active: false });
  await sendDays(campaign.id, 2);
  const content = 'Until Sunday: sit down.';
  const skipped = { status: 'skipped', content, slots: [], ownWords: [[14, 22]] };
  expect((await person.messages(campaign.id))[2]).toMatchObject(skipped);
});
