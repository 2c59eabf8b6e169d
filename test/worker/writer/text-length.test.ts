import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { memoryHolder } from '../../../scripts/demo/memory-holder.ts';
import { openClaims } from '../../../worker/delivery/claims.ts';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { sendDue } from '../../../worker/delivery/send-due.ts';
import { createDeps } from '../../../worker/deps.ts';
import { messageStyles } from '../../../worker/domain.ts';
import { messageForms } from '../../../worker/writer/message-forms.ts';
import { countSegments, smsTextOf, transliterate } from '../../../worker/writer/sms-text.ts';
import {
  beginOnMonday,
  day,
  fireAlarm,
  firstMessageOf,
  messagesOf,
  newPersonWithCampaign,
  outboxOf,
  scheduleOf,
  stateTime,
} from '../../support/worker/campaigns.ts';
import { halfPastEight, newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

describe('the text message', () => {
  it('carries the link at its end, and a usual one still fits one segment', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = await firstMessageOf(person, campaign.id);
    const words = 'After breakfast, sit down for ten quiet breaths. Notice one of them all the way through.';
    await person.call('PUT', `/api/messages/${id}`, { content: words });
    await turnIntoTexts(person, campaign, newPhone());
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    const [text] = await outboxOf(person);
    expect(text?.channel).toBe('sms');
    expect(text?.body).toMatch(/^Morning meditation: After breakfast.* http:\/\/localhost:5173\/m\/[\w-]+$/);
    expect(countSegments(text?.body ?? '')).toBe(1);
  });

  /** So many messages as no database of this kind holds. */
  const farMessage = { id: 200_000_000, campaignId: 2_000_000 };

  it.each([
    ['https://habits.example.workers.dev', 56, 103],
    ['https://habits.example.com', 48, 111],
    ['https://habits.app', 40, 119],
  ])(
    'has a link from %s of %i characters, which leaves %i for label and words in one segment',
    async (origin, length, room) => {
      const deps = createDeps({ ...env, APP_ORIGIN: origin });
      const { open } = await linksOf(deps, farMessage);
      expect(open).toHaveLength(length);
      expect(countSegments(smsTextOf('Walk: ', ['x'.repeat(room - 6)], open))).toBe(1);
      expect(countSegments(smsTextOf('Walk: ', ['x'.repeat(room - 5)], open))).toBe(2);
    },
  );

  it.each(messageStyles)(
    'is planned so that twelve weeks fit two segments beside the link of a long origin, and nearly always one of a short: %s',
    async (messageStyle) => {
      const title = 'Study for the bar exam';
      const { person, campaign } = await newPersonWithCampaign({ title, messageStyle });
      const { results } = await env.DB.prepare('SELECT id, short FROM messages WHERE campaign_id = ?')
        .bind(campaign.id)
        .all<{ id: number; short: string | null }>();
      const shortOf = new Map(results.map(({ id, short }) => [id, short]));
      const messages = await messagesOf(person, campaign.id);
      /** Every text as it would leave by SMS. */
      const textsWith = async (origin: string) => {
        const { open } = await linksOf(createDeps({ ...env, APP_ORIGIN: origin }), farMessage);
        const label = { title, kind: campaign.kind, lockScreenWords: false };
        return messages.map(({ id, content, localDate }) => {
          const planned = { kind: 'planned' as const, week: 1, condition: null, ownWords: [] };
          const short = shortOf.get(id) ?? null;
          return messageForms(label, { ...planned, content, short, localDate }, open).sms;
        });
      };
      const long = 'https://better-habits.some-account.workers.dev';
      const texts = await textsWith(long);
      expect(texts).toHaveLength(84);
      for (const text of texts) {
        expect(text).toMatch(/^Study for the bar exam: [\S ]+[.?!]["']? https:/);
        expect(text).toContain(` ${long}/m/`);
        expect(transliterate(text)).toBe(text);
        expect(countSegments(text), text).toBeLessThanOrEqual(2);
      }
      const inOne = (await textsWith('https://habits.app')).filter((text) => countSegments(text) === 1);
      expect(inOne.length).toBeGreaterThanOrEqual(72);
    },
  );

  it('has two segments at most after a lapse too', async () => {
    const { person, campaign } = await newPersonWithCampaign({ messageStyle: 'informative' });
    await turnIntoTexts(person, campaign, newPhone());
    const origin = 'https://habits.some-long-team-name.workers.dev';
    for (const at of [0, 1, 2]) {
      stateTime(halfPastEight + at * day);
      await fireAlarm(campaign.id);
    }
    stateTime(halfPastEight + 3 * day);
    await runInDurableObject(scheduleOf(campaign.id), (_, state) => {
      const deps = createDeps({ ...env, APP_ORIGIN: origin });
      return sendDue(deps, { ...memoryHolder(), claims: openClaims(state.storage) }, campaign.id);
    });
    const { results } = await env.DB.prepare('SELECT body FROM outbox WHERE user_id = ? ORDER BY id')
      .bind(person.user.id)
      .all<{ body: string }>();
    const gentle = results[3]?.body ?? '';
    expect(gentle).toContain(origin);
    expect(gentle).toMatch(/^Morning meditation: /);
    expect((await messagesOf(person, campaign.id))[3]).toMatchObject({ offer: 'lapse' });
    expect(transliterate(gentle)).toBe(gentle);
    expect(countSegments(gentle)).toBeLessThanOrEqual(2);
  });
});
