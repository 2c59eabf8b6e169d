import { env } from 'cloudflare:workers';
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

type Kept = {
  entry: string | null;
  techniques: string | null;
  style: string | null;
  condition: string | null;
};
/** What a message keeps of how its words came about. */
export const keptOf = (id: number) =>
  env.DB.prepare('SELECT entry, techniques, style, condition FROM messages WHERE id = ?')
    .bind(id)
    .first<Kept>();
