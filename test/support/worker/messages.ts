import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import type { MessageView } from '../../../worker/messages/messages.schemas.ts';
import { sendDays } from './alarms.ts';
import { day, halfPastSeven, localClock, stateTime } from './clock.ts';
import type { Person } from './people.ts';

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
