import { env } from 'cloudflare:workers';
import type { Manner } from '../node/ai-answers.ts';
import { day, fireAt, halfPastSeven, stateTime } from '../worker/campaigns.ts';
import type { Person } from '../worker/people.ts';
import type { ModelBehavior } from './behaviors.ts';

export const answering = (manner: Manner): ModelBehavior => ({ kind: 'answer', manner });

/** The messages of a week of a daily campaign. */
export const weekOf = async (person: Person, campaignId: number, week: number) =>
  (await person.messages(campaignId)).slice((week - 1) * 7, week * 7);

/** Who wrote a week, each once. */
export const writersOf = async (person: Person, campaignId: number, week: number) => [
  ...new Set((await weekOf(person, campaignId, week)).map(({ writer }) => writer)),
];

/** What models were used for a campaign so far. */
export const usageOf = (campaignId: number) =>
  env.DB.prepare(
    'SELECT ai_calls AS calls, ai_tokens AS tokens, written_through_week AS week FROM campaigns WHERE id = ?',
  )
    .bind(campaignId)
    .first<{ calls: number; tokens: number; week: number }>();

/** Sends the first week of a campaign, but for its last message, and states the time of that one. */
export async function liveToSunday(campaignId: number): Promise<number> {
  for (let at = 0; at < 6; at += 1) {
    await fireAt(campaignId, halfPastSeven + at * day);
  }
  const sunday = halfPastSeven + 6 * day;
  stateTime(sunday);
  return sunday;
}

/** The data in a question, and whether it asks to judge texts. */
export const dataOf = (question = '') => JSON.parse(question.match(/^\{.*\}$/gm)?.at(-1) ?? '{}');
export const isJudge = (question: string) => Array.isArray(dataOf(question).messages);
