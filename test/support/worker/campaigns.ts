import type { CampaignView, CreatedCampaign } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HabitKind } from '../../../worker/domain.ts';
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

/** A person in London, where clocks show UTC in winter, with one daily campaign at 07:30. */
export async function newPersonWithCampaign(change: Record<string, unknown> = {}) {
  const person = await newPerson({ timezone: 'Europe/London' });
  return { person, campaign: await newCampaign(person, change) };
}

/** Saves the campaign's form with a change. */
export const edit = (person: Person, campaign: CampaignView, change: object): Promise<CampaignView> =>
  person.send('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, ...change });

/** A title that suggests each kind. */
export const titles: Record<HabitKind, string> = {
  build: 'Walk Biscuit',
  reduce: 'Drink less beer',
  dose: 'Take my lithium',
  recover: 'Grieving for Dad',
  danger: 'Stop cutting myself',
};

/** A description that suggests no kind and that no message quotes. */
export const plainDescription = 'Every evening at home';

/** Everything a choice can change. */
export const stateOf = async (person: Person, campaignId: number) => [
  await person.campaign(campaignId),
  await person.messages(campaignId),
];
