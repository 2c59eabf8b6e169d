import { expect, it } from 'vitest';
import type { CampaignPreview, CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { thoughtOf } from '../../../worker/writer/entries.ts';
import { fireAlarm, fireAt } from '../../support/worker/alarms.ts';
import { campaignBody, edit, newCampaign, newPersonWithCampaign } from '../../support/worker/campaigns.ts';
import { day, halfPastSeven } from '../../support/worker/clock.ts';
import { sql } from '../../support/worker/database.ts';
import type { Person } from '../../support/worker/people.ts';

const piano = { ...campaignBody, title: 'Piano scales', customTime: '08:15', planAction: 'play one scale' };

/** The thoughts of a campaign's messages by day. */
async function thoughtsOf(campaignId: number): Promise<string[]> {
  const query = "SELECT local_date || ' ' || entry AS text FROM messages WHERE campaign_id = ? ORDER BY 1";
  return (await sql<{ text: string }>(query, campaignId)).map(({ text }) => thoughtOf(text));
}

/** The thoughts that two campaigns send on the same day. */
async function sharedBy(one: number, other: number): Promise<string[]> {
  const thoughts = new Set(await thoughtsOf(one));
  return (await thoughtsOf(other)).filter((thought) => thoughts.has(thought));
}

const contentsOf = async (person: Person, campaignId: number) =>
  (await person.messages(campaignId)).map(({ content }) => content);

it('campaigns of one style that start on the same day share no text on any day, as the preview shows', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const input = { ...piano, draftId: '3c1f8a52-6f0d-4b7e-9a35-1d2e3f4a5b6c' };
  const preview = await person.send<CampaignPreview>('POST', '/api/campaigns/preview', input);
  const second = await newCampaign(person, input);
  expect(preview.messages.map(({ content }) => content)).toEqual(
    (await contentsOf(person, second.id)).slice(0, 3),
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

it('nor do they share a text that answers marks', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const second = await newCampaign(person, piano);
  for (let at = 0; at < 4; at += 1) {
    await fireAt(campaign.id, halfPastSeven + at * day);
    await fireAt(second.id, halfPastSeven + at * day + 45 * 60_000);
    for (const { id } of [campaign, second])
      await person.change((await person.messages(id))[at]?.id, { completed: true });
  }
  expect((await person.messages(campaign.id))[3]?.condition).toBe('three');
  expect(await sharedBy(campaign.id, second.id)).toEqual([]);
});
