import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { linksOf } from '../../../worker/delivery/links.service.ts';
import { createDeps } from '../../../worker/deps.ts';
import { messageStyles } from '../../../worker/domain.ts';
import { messageForms } from '../../../worker/writer/message-forms.ts';
import { countSegments, transliterate } from '../../../worker/writer/sms-text.ts';
import { beginOnMonday, newPersonWithCampaign } from '../../support/worker/campaigns.ts';

beginOnMonday();

it.each(messageStyles)(
  'a text message is planned so that twelve weeks fit two segments beside the link of a long origin, and nearly always one of a short: %s',
  async (messageStyle) => {
    const title = 'Study for the bar exam';
    const { person, campaign } = await newPersonWithCampaign({ title, messageStyle });
    const { results } = await env.DB.prepare('SELECT id, short FROM messages WHERE campaign_id = ?')
      .bind(campaign.id)
      .all<{ id: number; short: string | null }>();
    const shortOf = new Map(results.map(({ id, short }) => [id, short]));
    const messages = await person.messages(campaign.id);
    /** Every text as it would leave by SMS. */
    const textsWith = async (origin: string) => {
      // So many messages as no database of this kind holds.
      const far = { id: 200_000_000, campaignId: 2_000_000 };
      const { open } = await linksOf(createDeps({ ...env, APP_ORIGIN: origin }), far);
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
