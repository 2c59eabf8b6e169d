import { expect } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { pageAt, post } from './answers.ts';
import {
  day,
  fireAlarm,
  fireAt,
  halfPastSeven,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from './campaigns.ts';
import { sql } from './database.ts';
import { skipBefore } from './deliveries.ts';
import type { Person } from './people.ts';

/** The day on which London puts its clocks forward by an hour. */
const summerFrom = 27;

/** Half past seven in London on a day of a campaign, the first of them 0. */
export const minuteOf = (dayOfCampaign: number) =>
  halfPastSeven + dayOfCampaign * day - (dayOfCampaign < summerFrom ? 0 : day / 24);

/** Lets the messages of some days leave at their minute, the last day included. */
export async function sendDays(campaignId: number, from: number, to = from): Promise<void> {
  for (let at = from; at <= to; at += 1) {
    await fireAt(campaignId, minuteOf(at));
  }
}

export const choose = (path: string, fields: Record<string, string> = {}) =>
  post(path, { do: 'make', ...fields });
export const takeBack = (path: string) => post(path, { do: 'undo' });

/** Presses a button of a choice's page, and reads what the page says then. */
export async function chosen(path: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await choose(path, fields);
  expect(answer.status, await answer.clone().text()).toBe(303);
  expect(answer.headers.get('Location')).toBe(path);
  return (await pageAt(path)).text;
}

/** Somebody who let three messages pass; the gentle one has just come, on the fourth morning. */
export async function personAfterLapse(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await sendDays(campaign.id, 0, 3);
  return { person, campaign };
}

/** Somebody on the first morning of week 11; what came before is over, without having been sent. */
export async function personInWeek11(change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await skipBefore(campaign.id, minuteOf(70));
  stateTime(minuteOf(70));
  await person.signInAgain();
  await fireAlarm(campaign.id);
  return { person, campaign };
}

/** Somebody whose twelve weeks are over, and who has got the closing message. The first `done` of 5 messages were done. */
export async function personAtTheEnd(done = 3, change: Record<string, unknown> = {}) {
  stateTime(mondayMorning);
  const { person, campaign } = await newPersonWithCampaign(change);
  await sendDays(campaign.id, 0, 4);
  for (const { id } of (await person.messages(campaign.id)).slice(0, done)) {
    await person.change(id, { completed: true });
  }
  const others = "UPDATE deliveries SET status = 'skipped' WHERE campaign_id = ? AND status = 'scheduled'";
  await sql(others, campaign.id);
  stateTime(minuteOf(84));
  await person.signInAgain();
  for (let times = 0; times < 2; times += 1) await fireAlarm(campaign.id);
  return { person, campaign };
}

export const lapseMessages = (messages: readonly MessageView[]) =>
  messages.filter(({ offer }) => offer === 'lapse');

/** Everything that a choice could change. */
export const stateOf = async (person: Person, campaignId: number) => [
  await person.campaign(campaignId),
  await person.messages(campaignId),
];

/** A plan whose small version can be told from all other text. */
export const planWithSmallVersion = {
  planAnchor: 'I sit down',
  planAction: 'read ten pages',
  planSmallest: 'one slow page',
};

/** How many of the next messages to come ask for the small version of that plan. */
export const askingForLittle = (messages: readonly MessageView[], next = 7) =>
  messages
    .filter(({ kind, status, writer }) => kind === 'planned' && status === 'scheduled' && writer !== 'person')
    .slice(0, next)
    .filter(({ content }) => /one slow page/i.test(content)).length;

/** What the form of another time sends. */
export const aQuarterPastSix = { messageTime: 'Custom time', customTime: '18:15' };
