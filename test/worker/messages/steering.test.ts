import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { textKey } from '../../../worker/writer/text-key.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';
import { keptOf, rate, withFirstMessage } from '../../support/worker/ratings.ts';
import { edit } from '../../support/worker/running-campaign.ts';

beginOnMonday();

/** What a campaign is not to use again. */
async function bannedOf(campaignId: number): Promise<string[]> {
  const row = await env.DB.prepare('SELECT banned_lines AS banned FROM campaigns WHERE id = ?')
    .bind(campaignId)
    .first<{ banned: string }>();
  return row?.banned.split(' ').filter((key) => key !== '') ?? [];
}

const contentsOf = async (person: Person, campaign: CampaignView) =>
  (await messagesOf(person, campaign.id)).map(({ content }) => content);

describe('a text that was rated down', () => {
  it('never comes again, even once it was deleted and all begins anew', async () => {
    const texts: string[][] = [];
    for (const rating of [null, 'down']) {
      stateTime(mondayMorning);
      const { person, campaign } = await newPersonWithCampaign();
      stateTime(halfPastSeven);
      await fireAlarm(campaign.id);
      const [first] = await messagesOf(person, campaign.id);
      await rate(person, first?.id, rating);
      expect((await person.call('DELETE', `/api/messages/${first?.id}`)).status).toBe(204);
      await edit(person, campaign, { startDate: '2031-03-10' });
      texts.push([first?.content ?? '', ...(await contentsOf(person, campaign))]);
    }
    const [[unrated = '', ...again] = [], [disliked = '', ...others] = []] = texts;
    expect(unrated).toBe(disliked);
    expect(again).toContain(unrated);
    expect(others).not.toContain(disliked);
    expect(others.length).toBe(again.length);
  });

  it('does not come back while it stands there rated, however often the rest is written anew', async () => {
    const { person, campaign, first } = await withFirstMessage();
    await rate(person, first.id, 'down');
    for (let times = 0; times < 3; times += 1) {
      await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
      expect((await contentsOf(person, campaign)).slice(1)).not.toContain(first.content);
    }
  });

  it('leaves the style and all other texts as they are', async () => {
    const { person, campaign, first } = await withFirstMessage();
    const before = await messagesOf(person, campaign.id);
    await rate(person, first.id, 'down');
    expect((await messagesOf(person, campaign.id)).slice(1)).toEqual(before.slice(1));
    const view = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json<CampaignView>();
    expect(view.messageStyle).toBe('friendly');
  });

  it('is not said after a lapse either, where it was said after one before', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const live = async (from: number, to: number) => {
      for (let at = from; at <= to; at += 1) {
        stateTime(halfPastSeven + at * day);
        await fireAlarm(campaign.id);
      }
    };
    const mark = async (at: number) => {
      const message = (await messagesOf(person, campaign.id))[at];
      await person.call('PUT', `/api/messages/${message?.id}`, { completed: true });
    };
    await live(0, 0);
    await mark(0);
    await live(1, 4);
    const told = (await messagesOf(person, campaign.id))[4];
    // Without a plan there is one wording for this.
    expect(told).toMatchObject({ condition: 'missed-3', status: 'sent' });
    await rate(person, told?.id, 'down');
    await mark(4);
    await live(5, 8);
    const again = (await messagesOf(person, campaign.id))[8];
    expect(again?.status).toBe('sent');
    expect(again?.content).not.toBe(told?.content);
  });
});

describe('what was rated down and is kept no more', () => {
  /** Somebody whose first message a model wrote: it has no content entry. */
  async function withModelText(rating: 'up' | 'down' | null) {
    const { person, campaign, first } = await withFirstMessage();
    const content = 'Sit where the light is good, for one breath.';
    await env.DB.prepare("UPDATE messages SET writer = 'openai', entry = NULL, content = ? WHERE id = ?")
      .bind(content, first.id)
      .run();
    await rate(person, first.id, rating);
    return { person, campaign, id: first.id, content };
  }

  it.each(['up', 'down'] as const)('a text of a model that was deleted: thumb %s', async (rating) => {
    const { person, campaign, id, content } = await withModelText(rating);
    expect((await person.call('DELETE', `/api/messages/${id}`)).status).toBe(204);
    expect(await bannedOf(campaign.id)).toEqual(rating === 'down' ? [textKey(content)] : []);
  });

  it('a text from the content files, by its entry', async () => {
    const { person, campaign, first } = await withFirstMessage();
    const kept = await keptOf(first.id);
    await rate(person, first.id, 'down');
    await person.call('DELETE', `/api/messages/${first.id}`);
    expect(await bannedOf(campaign.id)).toEqual([kept?.entry]);
  });

  it("is remembered in the person's own campaign alone", async () => {
    const { campaign, id } = await withModelText('down');
    const { person: other } = await newPersonWithCampaign();
    expect((await other.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
    expect(await bannedOf(campaign.id)).toEqual([]);
  });
});

it('what was written anew on request does not come back with a later week', async () => {
  const { person, campaign } = await newPersonWithCampaign();
  const replaced = (await contentsOf(person, campaign)).slice(7, 14);
  await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
  // The second week is written once more as the first one ends.
  for (let at = 0; at < 7; at += 1) {
    stateTime(halfPastSeven + at * day);
    await fireAlarm(campaign.id);
  }
  const came = (await contentsOf(person, campaign)).slice(7, 14);
  expect(came.filter((content) => replaced.includes(content))).toEqual([]);
  expect(new Set(came).size).toBe(7);
});
