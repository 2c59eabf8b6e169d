import { expect } from 'vitest';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import {
  campaignBody,
  day,
  fireAt,
  halfPastSeven,
  markAhead,
  minute,
  newPersonWithCampaign,
  stateTime,
} from './campaigns.ts';
import { localClock } from './local-clock.ts';
import type { Person } from './people.ts';

/** What the person wrote into the message of the tenth day, and into one of their own. */
export const ownWords = 'My own words';
export const extraWords = 'An extra nudge';

/**
 * A campaign on the morning of its fourth day: three messages sent, the first of them marked done; of those to come
 * the tenth written by hand, the twelfth done early, and one added by the person.
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

/** Saves the campaign's form with a change in it. */
export const edit = (person: Person, campaign: CampaignView, change: object): Promise<CampaignView> =>
  person.send('PUT', `/api/campaigns/${campaign.id}`, { ...campaignBody, ...change });

/** The planned messages that are to come. */
export const toCome = (messages: MessageView[]) =>
  messages.filter(({ kind, status }) => kind === 'planned' && status === 'scheduled');

/** Those that lie behind the person, of whatever kind. */
export const past = (messages: MessageView[]) => messages.filter(({ status }) => status !== 'scheduled');

export const withContent = (messages: MessageView[], content: string) =>
  messages.filter((message) => message.content === content);

/** What clocks in London show when the messages leave. */
export const clocksOf = (messages: MessageView[]) =>
  new Set(messages.map(({ scheduledFor }) => localClock(scheduledFor, 'Europe/London').slice(11)));
