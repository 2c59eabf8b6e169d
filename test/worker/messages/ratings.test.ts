import { describe, expect, it } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { answer, answerPathOf, pageAt, post } from '../../support/worker/answers.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { keptOf, rate, withFirstMessage } from '../../support/worker/ratings.ts';
import { edit } from '../../support/worker/running-campaign.ts';

beginOnMonday();

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
    const { person, campaign, second } = await withFirstMessage();
    const refused = { message: 'Only a message that was written for you and has reached you can be rated' };
    const ownWords = await person.call('POST', '/api/send-message', {
      campaignId: campaign.id,
      content: 'Breathe in',
    });
    const own = await ownWords.json<MessageView>();
    for (const id of [second.id, own.id]) {
      const answered = await rate(person, id, 'up');
      expect(answered.status).toBe(400);
      expect(await answered.json()).toMatchObject(refused);
      expect((await rate(person, id, null)).status).toBe(200);
    }
  });

  it('is up, down or none, and nothing else', async () => {
    const { person, first } = await withFirstMessage();
    for (const rating of ['sideways', '', 1, true, [], {}, undefined]) {
      const answered = await rate(person, first.id, rating);
      expect(answered.status, JSON.stringify(rating)).toBe(400);
      expect(await answered.json()).toMatchObject({ message: 'Please choose thumbs up or thumbs down' });
    }
  });

  it("is nobody else's to give", async () => {
    const { person, campaign, first } = await withFirstMessage();
    const { person: other } = await newPersonWithCampaign();
    expect((await rate(other, first.id, 'down')).status).toBe(404);
    expect((await messagesOf(person, campaign.id))[0]?.rating).toBeNull();
  });
});

describe('what a message knows of its words', () => {
  it('is how they were written: their entry, techniques, style, and what they speak to', async () => {
    const { person, campaign, first, second } = await withFirstMessage({ messageStyle: 'direct' });
    const kept = await keptOf(first.id);
    expect(kept).toMatchObject({ style: 'direct', condition: 'first' });
    expect(kept?.techniques).toMatch(/^\d+\.\d+( \d+\.\d+)*$/);
    expect(kept?.entry).toMatch(/^build\/direct:first/);
    expect(await keptOf(second.id)).toMatchObject({
      entry: expect.stringMatching(/^build\/direct:w1\.tue/),
      condition: null,
    });
    await edit(person, campaign, { messageStyle: 'informative' });
    const [sent, toCome] = await messagesOf(person, campaign.id);
    expect([sent?.style, toCome?.style]).toEqual(['direct', 'informative']);
    expect([sent?.condition, toCome?.condition]).toEqual(['first', null]);
  });

  it('is nothing where a person wrote them', async () => {
    const { person, campaign, second } = await withFirstMessage();
    await person.call('PUT', `/api/messages/${second.id}`, { content: 'My own words' });
    const nothing = { entry: null, techniques: null, style: null, condition: null };
    expect(await keptOf(second.id)).toEqual(nothing);
    const sent = await person.call('POST', '/api/send-message', { campaignId: campaign.id, content: 'Now' });
    expect(await keptOf((await sent.json<MessageView>()).id)).toEqual(nothing);
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
    const { person, campaign, second } = await withFirstMessage();
    const path = await answerPathOf(person);
    expect((await post(path, { rating: 'sideways' })).status).toBe(400);
    expect((await post(path, { rating: 'up' }, { Origin: 'https://evil.example' })).status).toBe(403);
    await person.call('PUT', `/api/messages/${second.id}`, { content: 'My own words' });
    stateTime(halfPastSeven + day);
    await fireAlarm(campaign.id);
    await person.call('PUT', `/api/messages/${second.id}`, { completed: true });
    const ofOwnWords = await answerPathOf(person);
    expect(thumbs((await pageAt(ofOwnWords)).text)).toEqual([]);
    expect((await post(ofOwnWords, { rating: 'up' })).status).toBe(409);
    expect((await messagesOf(person, campaign.id)).filter(({ rating }) => rating !== null)).toEqual([]);
  });
});
