import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { keyOf } from '../../../worker/writers/composer/chance.ts';
import { edit } from '../../support/worker/campaign-under-way.ts';
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
import { keptOf, rate, withFirstMessage, withTheSameTexts } from '../../support/worker/ratings.ts';

beginOnMonday();

/** The techniques of a week's messages, as they are kept. */
async function techniquesOf(campaignId: number, week: number): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT techniques FROM messages WHERE campaign_id = ? AND week = ? AND kind = 'planned' ORDER BY slot_index",
  )
    .bind(campaignId, week)
    .all<{ techniques: string }>();
  return results.flatMap(({ techniques }) => techniques.split(' '));
}

/** Sends the messages of the first week; each is rated by its techniques. */
async function liveOneWeek(
  person: Person,
  campaign: CampaignView,
  opinion: (techniques: string[]) => 'up' | 'down' | null,
): Promise<void> {
  for (let at = 0; at < 7; at++) {
    stateTime(halfPastSeven + at * day);
    if (at < 6) {
      await fireAlarm(campaign.id);
      const message = (await messagesOf(person, campaign.id))[at];
      const kept = await keptOf(message?.id ?? 0);
      expect((await rate(person, message?.id, opinion(kept?.techniques?.split(' ') ?? []))).status).toBe(200);
    }
  }
  await fireAlarm(campaign.id);
}

/** What a campaign is not to use again. */
async function bannedOf(campaignId: number): Promise<string[]> {
  const row = await env.DB.prepare('SELECT banned_lines AS banned FROM campaigns WHERE id = ?')
    .bind(campaignId)
    .first<{ banned: string }>();
  return row?.banned.split(' ').filter((key) => key !== '') ?? [];
}

describe('thumbs steer the coming week', () => {
  it('towards what was liked and away from what was not, and leave the style alone', async () => {
    const weeks = [];
    for (const opinion of [
      () => null,
      (techniques: string[]) => (techniques.includes('2.3') ? ('down' as const) : ('up' as const)),
    ]) {
      stateTime(mondayMorning);
      const { person, campaign } = await newPersonWithCampaign();
      await withTheSameTexts(person, campaign);
      await liveOneWeek(person, campaign, opinion);
      weeks.push(await techniquesOf(campaign.id, 2));
      const answered = await person.call('GET', `/api/campaigns/${campaign.id}`);
      expect((await answered.json<CampaignView>()).messageStyle).toBe('friendly');
    }
    const [without = [], steered = []] = weeks;
    const countOf = (techniques: string[]) => techniques.filter((technique) => technique === '2.3').length;
    expect(countOf(without)).toBeGreaterThan(0);
    expect(countOf(steered)).toBeLessThan(countOf(without));
    for (const own of ['4.2', '1.4', '7.1']) expect(steered).toContain(own);
  });

  it('so that what was rated down never comes again, even once it was deleted and all begins anew', async () => {
    const texts: string[][] = [];
    for (const rating of [null, 'down']) {
      stateTime(mondayMorning);
      const { person, campaign } = await newPersonWithCampaign();
      await withTheSameTexts(person, campaign);
      stateTime(halfPastSeven);
      await fireAlarm(campaign.id);
      const [first] = await messagesOf(person, campaign.id);
      await rate(person, first?.id, rating);
      expect((await person.call('DELETE', `/api/messages/${first?.id}`)).status).toBe(204);
      await edit(person, campaign, { planWhy: 'the same', startDate: '2031-03-10' });
      texts.push([
        first?.content ?? '',
        ...(await messagesOf(person, campaign.id)).map(({ content }) => content),
      ]);
    }
    const [[unrated = '', ...again] = [], [disliked = '', ...others] = []] = texts;
    expect(unrated).toBe(disliked);
    expect(again).toContain(unrated);
    expect(others).not.toContain(disliked);
    expect(others.length).toBe(again.length);
  });
});

describe('what was rated down and is kept no more', () => {
  /** Somebody whose first message a model wrote: it has no library line. */
  async function withModelText(rating: 'up' | 'down' | null) {
    const { person, campaign, first } = await withFirstMessage();
    const [, , third] = await messagesOf(person, campaign.id);
    // The plan's own third text, as if a model had written it for the first day: it would be there again when all begins anew.
    await env.DB.prepare("UPDATE messages SET writer = 'openai', line = NULL, content = ? WHERE id = ?")
      .bind(third?.content, first.id)
      .run();
    await rate(person, first.id, rating);
    return { person, campaign, id: first.id, content: third?.content ?? '' };
  }
  const beginAnew = async (person: Person, campaign: CampaignView) => {
    await edit(person, campaign, { planWhy: 'another reason' });
    return (await messagesOf(person, campaign.id)).slice(1).map(({ content }) => content);
  };

  it.each(['up', 'down'] as const)('a text of a model that was deleted: thumb %s', async (rating) => {
    const { person, campaign, id, content } = await withModelText(rating);
    expect((await person.call('DELETE', `/api/messages/${id}`)).status).toBe(204);
    const kept = await bannedOf(campaign.id);
    expect(kept).toEqual(rating === 'down' ? [keyOf(content)] : []);
    if (rating === 'down') expect(await beginAnew(person, campaign)).not.toContain(content);
  });

  it('a text of a model that the person put their own words in place of, and not those', async () => {
    const { person, campaign, id, content } = await withModelText('down');
    await person.call('PUT', `/api/messages/${id}`, { content: 'My own words' });
    expect(await beginAnew(person, campaign)).not.toContain(content);
    await person.call('DELETE', `/api/messages/${id}`);
    expect(await bannedOf(campaign.id)).toEqual([keyOf(content)]);
  });

  it("is remembered in the person's own campaign alone", async () => {
    const { campaign, id } = await withModelText('down');
    const { person: other } = await newPersonWithCampaign();
    expect((await other.call('DELETE', `/api/messages/${id}`)).status).toBe(404);
    expect(await bannedOf(campaign.id)).toEqual([]);
  });
});

describe('what was written anew on request', () => {
  /** Lives through the first week of a campaign, and reads the second as it was written then. */
  async function secondWeekOf(person: Person, campaign: CampaignView): Promise<string[]> {
    await liveOneWeek(person, campaign, () => null);
    return (await messagesOf(person, campaign.id)).slice(7, 14).map(({ content }) => content);
  }

  it('does not come back with a later week', async () => {
    const { person: twin, campaign: twinCampaign } = await newPersonWithCampaign();
    await withTheSameTexts(twin, twinCampaign, 'twins');
    const firstWeek = (await messagesOf(twin, twinCampaign.id)).slice(0, 7);
    const wouldCome = await secondWeekOf(twin, twinCampaign);

    stateTime(mondayMorning);
    const { person, campaign } = await newPersonWithCampaign();
    const setTexts = (contents: readonly string[], from: number) =>
      env.DB.prepare(
        `UPDATE messages SET content = (SELECT value FROM json_each(?1) WHERE key = slot_index - ?2)
          WHERE campaign_id = ?3 AND slot_index BETWEEN ?2 AND ?2 + 6`,
      )
        .bind(JSON.stringify(contents), from, campaign.id)
        .run();
    await setTexts(wouldCome, 7);
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    // From here on all is as it was for the twin.
    await setTexts(
      firstWeek.map(({ content }) => content),
      0,
    );
    await env.DB.prepare("UPDATE campaigns SET text_seed = 'twins', plan_why = 'the same' WHERE id = ?")
      .bind(campaign.id)
      .run();
    const came = await secondWeekOf(person, campaign);
    expect(came.filter((content) => wouldCome.includes(content))).toEqual([]);
    expect(new Set(came).size).toBe(7);
  });
});
