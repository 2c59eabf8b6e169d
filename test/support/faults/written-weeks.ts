import { sendDays } from '../worker/alarms.ts';
import { day, halfPastSeven, stateTime } from '../worker/clock.ts';
import { sql } from '../worker/database.ts';
import type { Person } from '../worker/people.ts';
import type { Manner, ModelBehavior } from './behaviors.ts';

export const answering = (manner: Manner): ModelBehavior => ({ kind: 'answer', manner });

export const weekOf = async (person: Person, campaignId: number, week: number) =>
  (await person.messages(campaignId)).slice((week - 1) * 7, week * 7);

export const writersOf = async (person: Person, campaignId: number, week: number) => [
  ...new Set((await weekOf(person, campaignId, week)).map(({ writer }) => writer)),
];

export async function usageOf(campaignId: number) {
  const columns = 'ai_tokens AS tokens, written_through_week AS week';
  const [usage] = await sql(`SELECT ${columns} FROM campaigns WHERE id = ?`, campaignId);
  return usage;
}

/** Sends a campaign's first six messages and moves the clock to the seventh. */
export async function liveToSunday(campaignId: number): Promise<number> {
  await sendDays(campaignId, 0, 5);
  const sunday = halfPastSeven + 6 * day;
  stateTime(sunday);
  return sunday;
}

export const dataOf = (question = '') => JSON.parse(question.match(/^\{.*\}$/gm)?.at(-1) ?? '{}');
export const isJudge = (question: string) => Array.isArray(dataOf(question).messages);
