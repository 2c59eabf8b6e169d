import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { openDb } from '../../../worker/db/client.ts';
import { insertOptOut } from '../../../worker/delivery/opt-outs.repo.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  fireAlarm,
  halfPastSeven,
  minute,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';

beginOnMonday();

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
  it('is held back by nothing while its campaign runs', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    expect(await heldBackOf(person, campaign)).toEqual([null]);
  });

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
