import { expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { sendDays } from '../../support/worker/alarms.ts';
import { answer, expectRefusal, pageAt, post } from '../../support/worker/calls.ts';
import { edit, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { mondayMorning, stateTime } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import { ownWords } from '../../support/worker/messages.ts';
import type { Person } from '../../support/worker/people.ts';

const rate = (person: Person, id: number | undefined, rating: unknown) =>
  person.call('PUT', `/api/messages/${id}/rating`, { rating });

/** A person who received a campaign's first message. */
async function withFirstMessage(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await sendDays(campaign.id, 0);
  const [first, second] = await person.messages(campaign.id);
  if (first === undefined || second === undefined) throw new Error('The campaign has no messages');
  return { person, campaign, first, second };
}

const entryOf = async (id: number) => (await sql('SELECT entry FROM messages WHERE id = ?', id))[0]?.entry;

/** Sends a message by hand. @returns its id */
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

/** The keys of a campaign's disliked texts. */
const bannedOf = async (campaignId: number) =>
  sql("SELECT text_key FROM retired_texts WHERE campaign_id = ? AND reason = 'disliked'", campaignId);

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

it('a regenerated text is not used again when a later week is written', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const replaced = (await contentsOf(person, campaign)).slice(7, 14);
  await regenerate(person, campaign);
  // The second week is rewritten when the first one ends.
  await sendDays(campaign.id, 0, 6);
  const came = (await contentsOf(person, campaign)).slice(7, 14);
  expect(came.filter((content) => replaced.includes(content))).toEqual([]);
  expect(new Set(came).size).toBe(7);
});
