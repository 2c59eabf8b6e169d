import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { CampaignView, CreatedCampaign } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { fireAt } from './alarms.ts';
import { day, halfPastSeven, localClock, minute, stateTime } from './clock.ts';
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

/** Marks a day before its date, which happens when a person travels west. */
export const markAhead = (messageId: number | undefined) =>
  env.DB.prepare("UPDATE messages SET mark = 'done', marked_at = 0 WHERE id = ?").bind(messageId).run();

/** Expects this many planned messages, each on its own local day. */
export function expectOnePlannedEachDay(messages: MessageView[], count: number): void {
  const days = messages.filter(({ kind }) => kind === 'planned').map(({ localDate }) => localDate);
  expect(days).toHaveLength(count);
  expect(new Set(days).size).toBe(count);
}

/** The person's texts for the tenth day and for an extra message. */
export const ownWords = 'My own words';
export const extraWords = 'An extra nudge';

/**
 * A campaign on the morning of its fourth day. Three messages were sent, and the first is marked done. Of the remaining
 * ones, the person rewrote the tenth, marked the twelfth early and added an extra one.
 */
export async function runningCampaign() {
  const { person, campaign } = await newPersonWithCampaign();
  for (let sent = 0; sent < 3; sent += 1) {
    await fireAt(campaign.id, halfPastSeven + sent * day);
  }
  stateTime(halfPastSeven + 3 * day - 60 * minute);
  const before = await person.messages(campaign.id);
  const change = async (message: MessageView | undefined, body: object) =>
    expect((await person.change(message?.id, body)).status).toBe(200);
  await change(before[0], { completed: true });
  await change(before[9], { content: ownWords });
  await markAhead(before[11]?.id);
  const extra = { campaignId: campaign.id, content: extraWords, scheduledFor: '2031-03-20T18:15:00.000Z' };
  expect((await person.call('POST', '/api/messages', extra)).status).toBe(201);
  return { person, campaign, before: await person.messages(campaign.id) };
}

/** Saves the campaign's form with a change. */
export const edit = (person: Person, campaign: CampaignView, change: object): Promise<CampaignView> =>
  person.send('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, ...change });

export const toCome = (messages: MessageView[]) =>
  messages.filter(({ kind, status }) => kind === 'planned' && status === 'scheduled');

export const past = (messages: MessageView[]) => messages.filter(({ status }) => status !== 'scheduled');

export const withContent = (messages: MessageView[], content: string) =>
  messages.filter((message) => message.content === content);

/** The times of day in London at which the messages are due. */
export const clocksOf = (messages: MessageView[]) =>
  new Set(messages.map(({ scheduledFor }) => localClock(scheduledFor, 'Europe/London').slice(11)));

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
