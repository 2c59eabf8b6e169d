import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';
import { rate } from '../../support/worker/ratings.ts';

beginOnMonday();

describe('another style', () => {
  const offerOf = async (person: Person, campaign: CampaignView) =>
    (await person.call('GET', `/api/campaigns/${campaign.id}/style-offer`)).json();
  const nothing = { offer: null };

  /** Gives the first messages of a campaign these thumbs. */
  async function giveThumbs(person: Person, campaign: CampaignView, thumbs: readonly ('up' | 'down')[]) {
    for (const [at, rating] of thumbs.entries()) {
      stateTime(halfPastSeven + at * day);
      await fireAlarm(campaign.id);
      const message = (await messagesOf(person, campaign.id))[at];
      expect((await rate(person, message?.id, rating)).status).toBe(200);
    }
  }

  it('is offered after four thumbs down, two in three of all, and taken only by a tap', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await giveThumbs(person, campaign, ['down', 'down', 'down']);
    expect(await offerOf(person, campaign)).toEqual(nothing);
    await giveThumbs(person, campaign, ['down', 'down', 'down', 'down']);
    expect(await offerOf(person, campaign)).toEqual({ offer: { from: 'friendly', to: 'direct' } });
    const before = await messagesOf(person, campaign.id);
    expect(before.at(-1)?.style).toBe('friendly');

    const path = `/api/campaigns/${campaign.id}/style`;
    for (let twice = 0; twice < 2; twice++) {
      const changed = await person.call('PUT', path, { style: 'direct' });
      expect(changed.status).toBe(200);
      expect((await changed.json<CampaignView>()).messageStyle).toBe('direct');
    }
    const after = await messagesOf(person, campaign.id);
    expect(after.slice(0, 4)).toEqual(before.slice(0, 4));
    expect(new Set(after.slice(4).map(({ style }) => style))).toEqual(new Set(['direct']));
    expect(await offerOf(person, campaign)).toEqual(nothing);
    expect((await person.call('PUT', path, { style: 'loud' })).status).toBe(400);
  });

  it('is not offered while a third and more of the thumbs are up', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await giveThumbs(person, campaign, ['down', 'up', 'down', 'up', 'down', 'up', 'down']);
    expect(await offerOf(person, campaign)).toEqual(nothing);
  });

  it('is the one that the person liked in another campaign', async () => {
    const { person, campaign: liked } = await newPersonWithCampaign({ messageStyle: 'informative' });
    await giveThumbs(person, liked, ['up', 'up']);
    stateTime(mondayMorning);
    const campaign = await newCampaign(person);
    await giveThumbs(person, campaign, ['down', 'down', 'down', 'down']);
    expect(await offerOf(person, campaign)).toEqual({ offer: { from: 'friendly', to: 'informative' } });
  });

  it('is not offered again once it was refused', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await giveThumbs(person, campaign, ['down', 'down', 'down', 'down']);
    for (let twice = 0; twice < 2; twice++) {
      const path = `/api/campaigns/${campaign.id}/style-offer`;
      expect((await person.call('DELETE', path)).status).toBe(204);
    }
    expect(await offerOf(person, campaign)).toEqual(nothing);
    await giveThumbs(person, campaign, ['down', 'down', 'down', 'down', 'down']);
    expect(await offerOf(person, campaign)).toEqual(nothing);
  });
});
