import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ModelBehavior } from '../support/faults/behaviors.ts';
import { modelWasAsked, modelWill, providerSaw, until } from '../support/faults/control.ts';
import { writingTimeLimit } from '../support/faults/fault-run.ts';
import { answering, liveToSunday, useOf, weekOf, writersOf } from '../support/faults/written-weeks.ts';
import type { Manner } from '../support/node/ai-answers.ts';
import {
  alarmOf,
  beginOnMonday,
  fireAlarm,
  halfPastSeven,
  messagesOf,
  minute,
  mondayMorning,
  newPersonWithCampaign,
  scheduleOf,
  stateTime,
} from '../support/worker/campaigns.ts';

beginOnMonday();
beforeEach(async () => {
  await modelWill(answering('good'));
});

describe('a model that answers badly', () => {
  it.each<Manner>([
    ...(['refusal', 'garbage', 'empty', 'no messages', 'other JSON', 'foreign slots'] as const),
    ...(['link', 'bare link', 'phone', 'html', 'script', 'claim', 'pressure', 'invented'] as const),
    ...([
      'wrong placeholder',
      'template injection',
      'too long',
      'line break',
      'right to left',
      'insult',
    ] as const),
    ...(['other language'] as const),
  ])('reaches nobody, and is not judged: %s', async (manner) => {
    const { person, campaign } = await newPersonWithCampaign();
    const before = await weekOf(person, campaign.id, 1);
    await modelWill(answering(manner));
    await fireAlarm(campaign.id);
    expect(await weekOf(person, campaign.id, 1)).toEqual(before);
    expect(await modelWasAsked()).toHaveLength(2);
    expect(await useOf(campaign.id)).toEqual({ calls: 2, tokens: 1800, week: 1 });
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it.each<Manner>(['medical', 'other act', 'one text for all', 'judged unsafe'])(
    'reaches nobody where only the judge can tell, and does not try the same text once more: %s',
    async (manner) => {
      const { person, campaign } = await newPersonWithCampaign();
      const before = await weekOf(person, campaign.id, 1);
      await modelWill(answering(manner));
      await fireAlarm(campaign.id);
      expect(await weekOf(person, campaign.id, 1)).toEqual(before);
      expect(await modelWasAsked()).toHaveLength(3);
    },
  );

  it('reaches nobody with what is not judged in whole', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await modelWill(answering('judged in part'));
    await fireAlarm(campaign.id);
    const writers = (await weekOf(person, campaign.id, 1)).map(({ writer }) => writer);
    expect(writers).toEqual(['openai', ...Array(6).fill('built-in')]);
  });

  it('reaches nobody with what is not judged at all, and is asked for that week no more', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await modelWill(answering('judged by nobody'));
    await fireAlarm(campaign.id);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['built-in']);
    expect(await modelWasAsked()).toHaveLength(2);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('is asked a second time, with what was wrong', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await modelWill(answering('pressure'), answering('good'));
    await fireAlarm(campaign.id);
    expect((await modelWasAsked())[1]).toMatch(/- slot 1: it makes the person feel guilty or pressed/);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['openai']);
  });

  it('does not get a text taken that was rated down and deleted, nor one that was replaced', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    const [first, , third] = await weekOf(person, campaign.id, 1);
    await person.call('PUT', `/api/messages/${first?.id}/rating`, { rating: 'down' });
    await person.call('DELETE', `/api/messages/${first?.id}`);
    await person.call('POST', `/api/campaigns/${campaign.id}/regenerate-messages`);
    // The same model writes the same texts for the same week.
    await fireAlarm(campaign.id);
    const texts = (await messagesOf(person, campaign.id)).map(({ content }) => content);
    expect(texts).not.toContain(first?.content);
    expect(texts).not.toContain(third?.content);
  });
});

describe('a model that does not answer', () => {
  it.each<[string, ModelBehavior]>([
    ['hangs', { kind: 'hang' }],
    ['is too busy', { kind: 'status', status: 429 }],
    ['is broken', { kind: 'status', status: 500 }],
  ])('delays no send that is due at the same minute, when it %s', async (_, behavior) => {
    const { person, campaign } = await newPersonWithCampaign();
    await fireAlarm(campaign.id);
    const sunday = await liveToSunday(campaign.id);
    await modelWill(behavior);
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: sunday });
    const alarm = runInDurableObject(scheduleOf(campaign.id), (object) => object.alarm());
    let isWriting = true;
    const ended = alarm.finally(() => {
      isWriting = false;
    });
    await until(async () => (await messagesOf(person, campaign.id))[6]?.status === 'sent');
    expect((await providerSaw(person.user.email)).accepted).toHaveLength(7);
    if (behavior.kind === 'hang') {
      await until(async () => (await modelWasAsked()).length === 1);
      expect(isWriting).toBe(true);
      await runInDurableObject(scheduleOf(campaign.id), () => {
        vi.advanceTimersByTime(writingTimeLimit);
      });
    }
    await ended;
    expect(await writersOf(person, campaign.id, 2)).toEqual(['built-in']);
    const gaveUpAt = sunday + (behavior.kind === 'hang' ? writingTimeLimit : 0);
    expect(await alarmOf(campaign.id)).toBe(gaveUpAt + 10 * minute);
  });

  it('is asked three times in all, the built-in texts standing meanwhile', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await modelWill({ kind: 'status', status: 503 });
    const alarms: (number | null)[] = [];
    for (const at of [0, 10, 70]) {
      stateTime(mondayMorning + at * minute);
      await fireAlarm(campaign.id);
      alarms.push(await alarmOf(campaign.id));
    }
    expect(alarms).toEqual([mondayMorning + 10 * minute, mondayMorning + 70 * minute, halfPastSeven]);
    expect(await modelWasAsked()).toHaveLength(3);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['built-in']);
  });

  it('and then recovers has its texts taken', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await modelWill({ kind: 'status', status: 503 }, answering('good'));
    await fireAlarm(campaign.id);
    stateTime(mondayMorning + 10 * minute);
    await fireAlarm(campaign.id);
    expect(await writersOf(person, campaign.id, 1)).toEqual(['openai']);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
  });

  it('is not waited for when the next message is seconds away', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    stateTime(halfPastSeven - 4000);
    await fireAlarm(campaign.id);
    expect(await modelWasAsked()).toEqual([]);
    expect(await alarmOf(campaign.id)).toBe(halfPastSeven);
    stateTime(halfPastSeven);
    await fireAlarm(campaign.id);
    expect((await weekOf(person, campaign.id, 1))[0]).toMatchObject({ status: 'sent', writer: 'built-in' });
    expect((await weekOf(person, campaign.id, 1))[1]?.writer).toBe('openai');
  });
});
