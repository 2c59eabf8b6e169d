import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { answer, answerPathOf, pageAt, post } from '../../support/worker/answers.ts';
import { edit } from '../../support/worker/campaign-under-way.ts';
import {
  fireAlarm,
  messagesOf,
  mondayMorning,
  newCampaign,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import type { Person } from '../../support/worker/people.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const halfPastSeven = mondayMorning + 150 * minute;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  stateTime(mondayMorning);
});
afterEach(() => {
  vi.useRealTimers();
});

const rate = (person: Person, id: number | undefined, rating: unknown) =>
  person.call('PUT', `/api/messages/${id}/rating`, { rating });

/** Somebody who got the first message of a campaign. */
async function withFirstMessage(change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign(change);
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  const [first, second] = await messagesOf(person, campaign.id);
  if (first === undefined || second === undefined) throw new Error('The campaign has no messages');
  return { person, campaign, first, second };
}

type Kept = { line: string | null; techniques: string | null; style: string | null; tier: string | null };
const keptOf = (id: number) =>
  env.DB.prepare('SELECT line, techniques, style, tier FROM messages WHERE id = ?').bind(id).first<Kept>();

/** The techniques of a week's messages, as they are kept. */
async function techniquesOf(campaignId: number, week: number): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT techniques FROM messages WHERE campaign_id = ? AND week = ? AND kind = 'planned' ORDER BY slot_index",
  )
    .bind(campaignId, week)
    .all<{ techniques: string }>();
  return results.flatMap(({ techniques }) => techniques.split(' '));
}

/** The same texts for every campaign: what differs is what people thought of them. */
async function withTheSameTexts(
  person: Person,
  campaign: CampaignView,
  seed = 'the same texts',
): Promise<void> {
  await env.DB.prepare('UPDATE campaigns SET seed = ? WHERE id = ?')
    .bind(`${seed}/${campaign.id}`, campaign.id)
    .run();
  await env.DB.prepare('UPDATE campaigns SET text_seed = ? WHERE id = ?').bind(seed, campaign.id).run();
  await edit(person, campaign, { planWhy: 'the same' });
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

describe('a thumb', () => {
  it('is kept, shown in every list, changed, taken back, and harmless when given twice', async () => {
    const { person, campaign, first } = await withFirstMessage();
    expect(first).toMatchObject({ rating: null, style: 'friendly', writer: 'built-in' });
    for (const rating of ['up', 'up', 'down', null, null, 'down'] as const) {
      const answered = await rate(person, first.id, rating);
      expect(answered.status).toBe(200);
      expect(await answered.json()).toEqual({ ...first, rating });
      expect((await messagesOf(person, campaign.id))[0]).toEqual({ ...first, rating });
      const recent = await person.call('GET', '/api/messages/recent');
      expect((await recent.json<MessageView[]>())[0]).toEqual({ ...first, rating });
    }
  });

  it('is for what has reached the person, and for what was written for them', async () => {
    const { person, campaign, first, second } = await withFirstMessage();
    const refused = { message: 'Only a message that was written for you and has reached you can be rated' };
    const ownWords = await person.call('POST', '/api/send-message', {
      campaignId: campaign.id,
      content: 'Breathe in',
    });
    const own = await ownWords.json<MessageView>();
    await person.call('PUT', `/api/messages/${first.id}`, { content: 'My own words' });
    for (const id of [second.id, own.id, first.id]) {
      const answered = await rate(person, id, 'up');
      expect(answered.status).toBe(400);
      expect(await answered.json()).toMatchObject(refused);
      expect((await rate(person, id, null)).status).toBe(200);
    }
  });

  it.each(['sideways', '', 1, true, [], {}, undefined])('is not %j', async (rating) => {
    const { person, first } = await withFirstMessage();
    const answered = await rate(person, first.id, rating);
    expect(answered.status).toBe(400);
    expect(await answered.json()).toMatchObject({ message: 'Please choose thumbs up or thumbs down' });
  });

  it("is nobody else's to give", async () => {
    const { person, campaign, first } = await withFirstMessage();
    const { person: other } = await newPersonWithCampaign();
    expect((await rate(other, first.id, 'down')).status).toBe(404);
    expect((await messagesOf(person, campaign.id))[0]?.rating).toBeNull();
  });

  it('goes on steering, unseen, once the person has put other words in its place', async () => {
    const { person, campaign, first } = await withFirstMessage();
    const before = await keptOf(first.id);
    await rate(person, first.id, 'down');
    await person.call('PUT', `/api/messages/${first.id}`, { content: 'My own words' });
    const [changed] = await messagesOf(person, campaign.id);
    expect(changed).toMatchObject({ writer: 'person', rating: null, style: null });
    expect(await keptOf(first.id)).toEqual(before);
  });
});

describe('what a message knows of its words', () => {
  it('is how they were written: their techniques, line, style and for whom', async () => {
    const { person, campaign, first } = await withFirstMessage({ messageStyle: 'direct' });
    const kept = await keptOf(first.id);
    expect(kept).toMatchObject({ style: 'direct', tier: 'new' });
    expect(kept?.techniques).toMatch(/^\d+\.\d+( \d+\.\d+)*$/);
    expect(kept?.line).toMatch(/^[0-9a-z]+$/);
    await edit(person, campaign, { messageStyle: 'informative' });
    const [sent, toCome] = await messagesOf(person, campaign.id);
    expect([sent?.style, toCome?.style]).toEqual(['direct', 'informative']);
  });

  it('is nothing where a person wrote them', async () => {
    const { person, campaign, second } = await withFirstMessage();
    await person.call('PUT', `/api/messages/${second.id}`, { content: 'My own words' });
    const nothing = { line: null, techniques: null, style: null, tier: null };
    expect(await keptOf(second.id)).toEqual(nothing);
    const sent = await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' });
    expect(await keptOf((await sent.json<MessageView>()).id)).toEqual(nothing);
  });
});

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

describe('the page of a message', () => {
  const thumbs = (text: string) =>
    [...text.matchAll(/name="rating"\s+value="(\w+)" aria-pressed="(\w+)"/g)].map(([, value, pressed]) => [
      value,
      pressed,
    ]);

  it('asks for a thumb once the message was answered, and keeps it without a session', async () => {
    const { person, campaign } = await withFirstMessage();
    const path = await answerPathOf(person);
    expect(thumbs((await pageAt(path)).text)).toEqual([]);
    await answer(path, 'done');
    const asked = [
      ['up', 'false'],
      ['down', 'false'],
    ];
    expect(thumbs((await pageAt(path)).text)).toEqual(asked);
    for (let twice = 0; twice < 2; twice++) {
      const answered = await post(path, { rating: 'down' });
      expect([answered.status, answered.headers.get('Location')]).toEqual([303, path]);
    }
    expect((await messagesOf(person, campaign.id))[0]).toMatchObject({ rating: 'down', completed: true });
    expect(thumbs((await pageAt(path)).text)).toEqual([
      ['up', 'false'],
      ['none', 'true'],
    ]);
    await post(path, { rating: 'none' });
    expect(thumbs((await pageAt(path)).text)).toEqual(asked);
    expect((await messagesOf(person, campaign.id))[0]?.rating).toBeNull();
  });

  it('takes no other thumb, none from elsewhere, and none for what a person wrote', async () => {
    const { person, campaign, first } = await withFirstMessage();
    const path = await answerPathOf(person);
    expect((await post(path, { rating: 'sideways' })).status).toBe(400);
    expect((await post(path, { rating: 'up' }, { Origin: 'https://evil.example' })).status).toBe(403);
    await person.call('PUT', `/api/messages/${first.id}`, { content: 'My own words', completed: true });
    expect(thumbs((await pageAt(path)).text)).toEqual([]);
    expect((await post(path, { rating: 'up' })).status).toBe(409);
    expect((await messagesOf(person, campaign.id))[0]?.rating).toBeNull();
  });
});

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
