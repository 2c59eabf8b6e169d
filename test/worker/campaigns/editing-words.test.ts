import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  beginOnMonday,
  campaignBody,
  day,
  expectOnePlannedEachDay,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { newPerson } from '../../support/worker/people.ts';
import {
  clocksOf,
  edit,
  extraWords,
  ownWords,
  past,
  runningCampaign,
  toCome,
  withContent,
} from '../../support/worker/running-campaign.ts';

beginOnMonday();

describe('other words', () => {
  it.each([{ title: 'Evening yoga' }, { messageStyle: 'direct' }, { description: 'To sleep better' }])(
    'rewrite only what is unsent and untouched: %j',
    async (words) => {
      const { person, campaign, before } = await runningCampaign();
      await edit(person, campaign, words);
      const after = await messagesOf(person, campaign.id);
      const titled = before.map((message) => ({ ...message, campaignTitle: words.title ?? campaign.title }));
      expectOnePlannedEachDay(after, 84);
      expect(past(after)).toEqual(past(titled));
      expect(withContent(after, ownWords)).toEqual(withContent(titled, ownWords));
      expect(withContent(after, extraWords)).toEqual(withContent(titled, extraWords));
      const when = ({ localDate, scheduledFor, notes }: MessageView) => [localDate, scheduledFor, notes];
      expect(toCome(after).map(when)).toEqual(toCome(before).map(when));
    },
  );

  it('speak of the new habit', async () => {
    const { person, campaign, before } = await runningCampaign();
    await edit(person, campaign, { title: 'Evening yoga', messageStyle: 'direct' });
    const texts = toCome(await messagesOf(person, campaign.id)).map(({ content }) => content);
    const old = new Set(before.map(({ content }) => content));
    expect(texts.filter((text) => old.has(text))).toEqual([ownWords, before[11]?.content]);
    expect(texts.some((text) => /meditation/i.test(text) && text !== before[11]?.content)).toBe(false);
  });
});

describe('another way to be reached', () => {
  it('carries the next message, and leaves what was sent as it was', async () => {
    const { person, campaign } = await runningCampaign();
    expect((await edit(person, campaign, { deliveryMethod: 'App' })).deliveryMethod).toBe('App');
    stateTime(halfPastSeven + 3 * day);
    await fireAlarm(campaign.id);
    const sent = (await messagesOf(person, campaign.id)).filter((message) => message.sent);
    expect(sent.map(({ channel }) => channel)).toEqual(['email', 'email', 'email', 'push']);
  });

  it('that is text messages moves an early window behind 8 AM', async () => {
    const { person, campaign } = await newPersonWithCampaign({ messageTime: 'Morning (6-9 AM)' });
    const settings = { phone: '+12025550100', carrier: 'boost', timezone: 'Europe/London' };
    await person.call('PUT', `/api/users/${person.user.id}`, settings);
    const byText = { messageTime: 'Morning (6-9 AM)', deliveryMethod: 'SMS' };
    const edited = await edit(person, campaign, byText);
    expect(edited.sendTime >= '08:00' && edited.sendTime < '09:00').toBe(true);
    expect(clocksOf(await messagesOf(person, campaign.id))).toEqual(new Set([edited.sendTime]));
  });
});

describe('an edit', () => {
  it('that changes nothing, changes nothing', async () => {
    const { person, campaign, before } = await runningCampaign();
    const now: CampaignView = await (await person.call('GET', `/api/campaigns/${campaign.id}`)).json();
    expect(await edit(person, campaign, {})).toEqual(now);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });

  it('does not bring back a message that was deleted', async () => {
    const { person, campaign, before } = await runningCampaign();
    const doomed = before.filter(({ localDate }) => localDate === '2031-03-08');
    await person.call('DELETE', `/api/messages/${doomed[0]?.id}`);
    for (const words of [{ title: 'Evening yoga' }, { customTime: '20:15' }]) {
      await edit(person, campaign, words);
      const after = await messagesOf(person, campaign.id);
      expectOnePlannedEachDay(after, 83);
      expect(after.some(({ localDate }) => localDate === '2031-03-08')).toBe(false);
    }
  });

  it('made many times at once, beside marks and words, doubles nothing and loses no words', async () => {
    const { person, campaign, before } = await runningCampaign();
    const answers = await Promise.all([
      ...['08:00', '09:00', '10:00', '11:00'].map((customTime) =>
        person.call('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, customTime }),
      ),
      person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`),
      person.call('PUT', `/api/messages/${before[0]?.id}`, { completed: true }),
      person.call('PUT', `/api/messages/${before[9]?.id}`, { content: 'Even better words' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const after = await messagesOf(person, campaign.id);
    expectOnePlannedEachDay(after, 84);
    expect(withContent(after, 'Even better words')).toHaveLength(1);
    expect(withContent(after, extraWords)).toHaveLength(1);
  });

  it("of another person's campaign is 404 and changes nothing", async () => {
    const { person, campaign, before } = await runningCampaign();
    const stranger = await newPerson();
    const answer = await stranger.call('PUT', `/api/campaigns/${campaign.id}`, campaignBody);
    expect(answer.status).toBe(404);
    expect(await messagesOf(person, campaign.id)).toEqual(before);
  });
});
