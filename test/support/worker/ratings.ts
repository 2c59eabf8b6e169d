import { env } from 'cloudflare:workers';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { edit } from './campaign-under-way.ts';
import { fireAlarm, halfPastSeven, messagesOf, newPersonWithCampaign, stateTime } from './campaigns.ts';
import type { Person } from './people.ts';

/** Gives a message a thumb. */
export const rate = (person: Person, id: number | undefined, rating: unknown) =>
  person.call('PUT', `/api/messages/${id}/rating`, { rating });

/** Somebody who got the first message of a campaign. */
export async function withFirstMessage(change: Record<string, unknown> = {}) {
  const { person, campaign } = await newPersonWithCampaign(change);
  stateTime(halfPastSeven);
  await fireAlarm(campaign.id);
  const [first, second] = await messagesOf(person, campaign.id);
  if (first === undefined || second === undefined) throw new Error('The campaign has no messages');
  return { person, campaign, first, second };
}

type Kept = { line: string | null; techniques: string | null; style: string | null; tier: string | null };
/** What a message keeps of how its words came about. */
export const keptOf = (id: number) =>
  env.DB.prepare('SELECT line, techniques, style, tier FROM messages WHERE id = ?').bind(id).first<Kept>();

/** The same texts for every campaign: what differs is what people thought of them. */
export async function withTheSameTexts(
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
