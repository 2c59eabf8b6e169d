import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { insertCampaign, type NewCampaign } from '../../../worker/campaigns/campaigns.repo.ts';
import type { CampaignView, CreatedCampaign } from '../../../worker/campaigns/campaigns.schemas.ts';
import { nothingYet, viewCampaign } from '../../../worker/campaigns/campaigns.service.ts';
import { selectCampaign } from '../../../worker/db/client.ts';
import { createDeps } from '../../../worker/deps.ts';
import type { HabitKind } from '../../../worker/domain.ts';
import { type NewMessage, selectPlanned } from '../../../worker/messages/messages.repo.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { day, halfPastSeven, localClock, sendDays, stateTime } from './clock.ts';
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

export const ownWords = 'My own words';

/** Marks a day before its date, which happens when a person travels west. */
export const markAhead = (messageId: number | undefined) =>
  env.DB.prepare("UPDATE messages SET mark = 'done', marked_at = 0 WHERE id = ?").bind(messageId).run();

export function expectOnePlannedEachDay(messages: MessageView[], count: number): void {
  const days = messages.filter(({ kind }) => kind === 'planned').map(({ localDate }) => localDate);
  expect(days).toHaveLength(count);
  expect(new Set(days).size).toBe(count);
}

export const toCome = (messages: MessageView[]) =>
  messages.filter(({ kind, status }) => kind === 'planned' && status === 'scheduled');

export const past = (messages: MessageView[]) => messages.filter(({ status }) => status !== 'scheduled');

export const clocksOf = (messages: MessageView[]) =>
  new Set(messages.map(({ scheduledFor }) => localClock(scheduledFor, 'Europe/London').slice(11)));

export const planWithSmallVersion = {
  planAnchor: 'I sit down',
  planAction: 'read ten pages',
  planSmallest: 'one slow page',
};

/** How many of the next messages ask for the small version of that plan. */
export const askingForLittle = (messages: readonly MessageView[], next = 7) =>
  messages
    .filter(({ kind, status, writer }) => kind === 'planned' && status === 'scheduled' && writer !== 'person')
    .slice(0, next)
    .filter(({ content }) => /one slow page/i.test(content)).length;

export const weekOf = async (person: Person, campaignId: number, week: number) =>
  (await person.messages(campaignId)).slice((week - 1) * 7, week * 7);

/** Sends a campaign's first six messages, marks the first `done` of them, and moves to when the seventh is due. */
export async function liveToSunday(person: Person, campaignId: number, done = 0): Promise<number> {
  await sendDays(campaignId, 0, 5);
  for (const { id } of (await weekOf(person, campaignId, 1)).slice(0, done))
    await person.change(id, { completed: true });
  const sunday = halfPastSeven + 6 * day;
  stateTime(sunday);
  return sunday;
}
