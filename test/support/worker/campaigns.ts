import { env } from 'cloudflare:workers';
import { insertCampaign, type NewCampaign } from '../../../worker/campaigns/campaigns.repo.ts';
import type { CampaignView, CreatedCampaign } from '../../../worker/campaigns/campaigns.schemas.ts';
import { nothingYet, viewCampaign } from '../../../worker/campaigns/campaigns.service.ts';
import { selectCampaign } from '../../../worker/db/client.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import { type NewMessage, selectPlanned } from '../../../worker/messages/messages.repo.ts';
import { newPerson, type Person } from './people.ts';

export const campaignBody = {
  title: 'Morning meditation',
  description: 'Ten quiet minutes before the day begins',
  frequency: 'Daily',
  messageTime: 'Custom time',
  customTime: '07:30',
  messageStyle: 'friendly',
  deliveryMethod: 'Email',
};

export async function newCampaign(
  person: Person,
  change: Record<string, unknown> = {},
): Promise<CampaignView> {
  const body = { ...campaignBody, ...change };
  const { first: _, ...campaign } = await person.send<CreatedCampaign>('POST', '/api/campaigns', body, 201);
  return campaign;
}

/** The first campaign that was created with each form, time and writer, as it was stored. */
const stored = new Map<string, { campaign: NewCampaign; rows: NewMessage[] }>();

/**
 * A person in London, where clocks show UTC in winter, with one daily campaign at 07:30. Only the first with each form
 * is created through the API, because writing 84 messages takes much longer than storing them again.
 */
export async function newPersonWithCampaign(change: Record<string, unknown> = {}) {
  const person = await newPerson({ timezone: 'Europe/London' });
  const { db, schedules, aiWriter } = createDeps(env);
  const now = Date.now();
  const key = JSON.stringify([now, aiWriter?.name, change]);
  const known = stored.get(key);
  if (known === undefined) {
    const campaign = await newCampaign(person, change);
    const [[row], rows] = await db.batch([
      selectCampaign(db, person.user.id, campaign.id),
      selectPlanned(db, person.user.id, campaign.id),
    ]);
    if (row === undefined) throw new Error('The campaign was not stored');
    const texts = rows.map(({ id: _, ...text }) => text);
    stored.set(key, { campaign: { ...row, textSeed: row.seed }, rows: texts });
    return { person, campaign };
  }
  const own = { id: undefined, userId: person.user.id, seed: crypto.randomUUID() };
  const campaign = await insertCampaign(db, { ...known.campaign, ...own }, known.rows);
  await schedules.wake(campaign.id);
  return { person, campaign: viewCampaign(campaign, nothingYet, now) };
}

export const edit = (person: Person, campaign: CampaignView, change: object): Promise<CampaignView> =>
  person.send('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, ...change });

export const titles: Record<HabitKind, string> = {
  build: 'Walk Biscuit',
  reduce: 'Drink less beer',
  dose: 'Take my lithium',
  recover: 'Grieving for Dad',
  danger: 'Stop cutting myself',
};

/** A description that suggests no kind and that no message quotes. */
export const plainDescription = 'Every evening at home';

export const stateOf = async (person: Person, campaignId: number) => [
  await person.campaign(campaignId),
  await person.messages(campaignId),
];
