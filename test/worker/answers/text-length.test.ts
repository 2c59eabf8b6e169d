import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createCampaign } from '../../../worker/campaigns/campaigns.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { Env } from '../../../worker/env.ts';
import { linksOf } from '../../../worker/links/links.service.ts';
import { openLedger } from '../../../worker/schedule/ledger.ts';
import { sendDue } from '../../../worker/sending/sending.service.ts';
import { countSegments, smsTextOf, transliterate } from '../../../worker/writers/sms-text.ts';
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
import { claimOf, newPerson } from '../../support/worker/people.ts';
import { halfPastEight, newPhone, turnIntoTexts } from '../../support/worker/reached.ts';

beginOnMonday();

describe('the text message', () => {
  it('carries the link at its end, and a usual one still fits one segment', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    const { id } = await firstMessageOf(person, campaign.id);
    const words =
      'After breakfast, sit down for ten quiet breaths. Notice one of them all the way through. Sound good?';
    await person.call('PUT', `/api/messages/${id}`, { content: words });
    await turnIntoTexts(person, campaign, newPhone());
    stateTime(halfPastEight);
    await fireAlarm(campaign.id);
    const [text] = await outboxOf(person);
    expect(text?.channel).toBe('sms');
    expect(text?.body).toMatch(/^After breakfast.* http:\/\/localhost:5173\/m\/[\w-]+$/);
    expect(countSegments(text?.body ?? '')).toBe(1);
  });

  /** So many messages as no database of this kind holds. */
  const farMessage = { id: 200_000_000, campaignId: 2_000_000 };

  it.each([
    ['https://habits.example.workers.dev', 56, 103],
    ['https://habits.example.com', 48, 111],
    ['https://habits.app', 40, 119],
  ])(
    'has a link from %s of %i characters, which leaves %i for words in one segment',
    async (origin, length, room) => {
      const deps = createDeps({ ...(env as unknown as Env), APP_ORIGIN: origin });
      const { open } = await linksOf(deps, farMessage);
      expect(open).toHaveLength(length);
      expect(countSegments(smsTextOf('x'.repeat(room), open))).toBe(1);
      expect(countSegments(smsTextOf('x'.repeat(room + 1), open))).toBe(2);
    },
  );

  it('is planned so that each of twelve weeks fits one segment beside the link of a long origin', async () => {
    const origin = 'https://better-habits.some-account.workers.dev';
    const deps = createDeps({ ...(env as unknown as Env), APP_ORIGIN: origin });
    const person = await newPerson();
    await env.DB.prepare('UPDATE users SET phone = ? WHERE id = ?').bind(newPhone(), person.user.id).run();
    const { id } = await createCampaign(deps, await claimOf(person), {
      title: 'Study for the bar exam',
      description: '',
      frequency: 'Daily',
      messageTime: 'Custom time',
      customTime: '07:30',
      messageStyle: 'informative',
      deliveryMethod: 'SMS',
    });
    const { open } = await linksOf(deps, farMessage);
    const texts = (await messagesOf(person, id)).map(({ content }) => smsTextOf(content, open));
    expect(texts).toHaveLength(84);
    for (const text of texts) {
      expect(text).toContain(` ${origin}/m/`);
      expect(transliterate(text)).toBe(text);
      expect([text, countSegments(text)]).toEqual([text, 1]);
    }
  });

  it('is short enough for a long link after a lapse too', async () => {
    const { person, campaign } = await newPersonWithCampaign();
    await turnIntoTexts(person, campaign, newPhone());
    // With this seed, a line comes first that has no room beside the link below.
    await env.DB.prepare("UPDATE campaigns SET seed = 'seed-0', message_style = 'informative' WHERE id = ?")
      .bind(campaign.id)
      .run();
    const origin = 'https://habits.some-long-team-name.workers.dev';
    for (const at of [0, 1, 2]) {
      stateTime(halfPastEight + at * day);
      await fireAlarm(campaign.id);
    }
    stateTime(halfPastEight + 3 * day);
    await runInDurableObject(scheduleOf(campaign.id), (_, state) => {
      const deps = createDeps({ ...(env as unknown as Env), APP_ORIGIN: origin });
      return sendDue(deps, openLedger(state.storage), campaign.id);
    });
    const { results } = await env.DB.prepare('SELECT body FROM outbox WHERE user_id = ? ORDER BY id')
      .bind(person.user.id)
      .all<{ body: string }>();
    const gentle = results[3]?.body ?? '';
    expect(gentle).toContain(origin);
    expect(gentle).toMatch(/(smaller|pause)/);
    expect(countSegments(gentle)).toBe(1);
  });
});
