import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { DEFAULT_TIME_LIMIT } from '../../../worker/delivery/channels/channel.ts';
import { createDeps } from '../../../worker/deps.ts';
import { alarmOf, fireAlarm, scheduleOf, sendDays } from '../worker/alarms.ts';
import { day, halfPastSeven, minute, mondayMorning, stateTime } from '../worker/clock.ts';
import { attemptsOf, databaseTakesRecords, sql } from '../worker/database.ts';
import type { Person } from '../worker/people.ts';
import type { Behavior, Manner, ModelBehavior } from './behaviors.ts';
import { providerSaw, providerWill, releaseAnswers, until } from './control.ts';
import { drivers, type FaultyDriver, newPersonReachedBy } from './drivers.ts';

/** When these people's messages are due, every day. */
export const halfPastNine = mondayMorning + 270 * minute;

/** Starts each test with a database that accepts outcomes. */
export function beginWithDatabase(): void {
  afterEach(async () => void (await databaseTakesRecords(true)));
}

/** A person whose first message is due now, by email unless another driver is given. */
export async function personWithDueMessage(driver: FaultyDriver = drivers.email) {
  stateTime(mondayMorning);
  const { person, campaign, address } = await newPersonReachedBy(driver);
  await fireAlarm(campaign.id);
  stateTime(halfPastNine);
  const { id } = await person.firstMessage(campaign.id);
  return {
    driver,
    person,
    campaignId: campaign.id,
    messageId: id,
    address,
    will: (behavior: Behavior) => providerWill(address, behavior),
    saw: () => providerSaw(address),
    fire: () => fireAlarm(campaign.id),
    fireAt: (instant: number) => {
      stateTime(instant);
      return fireAlarm(campaign.id);
    },
    crash: () =>
      runInDurableObject(scheduleOf(campaign.id), (_, state) => state.abort('crash')).catch(() => undefined),
    alarm: () => alarmOf(campaign.id),
    message: () => person.firstMessage(campaign.id),
    messages: () => person.messages(campaign.id),
    attempts: () => attemptsOf(id),
  };
}

export type Situation = Awaited<ReturnType<typeof personWithDueMessage>>;

/** Expects that the provider accepted the message this often, under one identifier, and that it is shown as sent. */
export async function expectSent(situation: Situation, times = 1): Promise<void> {
  const { driver, messageId, campaignId, saw, message, attempts, alarm } = situation;
  const { accepted } = await saw();
  const identifier = await driver.identifierOf(messageId, campaignId);
  expect(accepted.map((one) => one.identifier)).toEqual(Array(times).fill(identifier));
  expect(await message()).toMatchObject({ status: 'sent', sent: true, reason: null });
  expect((await attempts()).at(-1)?.outcome).toBe('accepted');
  expect(await alarm()).toBe(halfPastNine + day);
}

/** Runs each alarm at its time until only the next day's message is left. @returns the retries, in minutes */
export async function runUntilSettled({ fire, alarm }: Situation): Promise<number[]> {
  const times: number[] = [];
  for (let fired = 0; fired < 10; fired += 1) {
    await fire();
    const next = await alarm();
    if (next === null || next >= halfPastNine + day) return times;
    times.push((next - halfPastNine) / minute);
    stateTime(next);
  }
  throw new Error('The schedule did not settle');
}

/** Does something during a call to the provider, which then accepts or answers with the given status. */
export async function duringProviderCall(
  { will, fire, saw, address }: Situation,
  action: () => Promise<unknown>,
  status?: number,
): Promise<void> {
  const { calls } = await saw();
  await will({ kind: 'hold', ...(status === undefined ? {} : { status }) });
  const run = fire();
  await until(async () => (await saw()).calls === calls + 1);
  await action();
  await releaseAnswers(address);
  await run;
  await will({ kind: 'accept' });
}

/** Does something that calls the provider, which doesn't answer, until the time limit has passed. */
export async function untilTimeLimit<Result>(
  { saw, campaignId }: Situation,
  act: () => Promise<Result>,
): Promise<Result> {
  const { calls } = await saw();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const acting = act();
  await until(async () => (await saw()).calls === calls + 1);
  await runInDurableObject(scheduleOf(campaignId), () => {
    vi.advanceTimersByTime(DEFAULT_TIME_LIMIT);
  });
  return acting;
}

export async function addExtra({ person, campaignId }: Situation, minutes: number): Promise<number> {
  const scheduledFor = new Date(halfPastNine + minutes * minute).toISOString();
  const answer = await person.call('POST', '/api/messages', { campaignId, content: 'Stretch', scheduledFor });
  expect(answer.status).toBe(201);
  return (await answer.json<{ id: number }>()).id;
}

export async function crashWhileSending({ will, saw, fire, crash, address }: Situation): Promise<void> {
  const { accepted } = await saw();
  await will({ kind: 'hold' });
  const run = fire().catch(() => undefined);
  await until(async () => (await saw()).accepted.length > accepted.length);
  await crash();
  await releaseAnswers(address);
  await run;
}

export async function sentAndForgotten(): Promise<Situation> {
  const situation = await personWithDueMessage();
  await crashWhileSending(situation);
  await situation.will({ kind: 'accept' });
  return situation;
}

/** Lets the Worker and its objects, which keep their dependencies, call the fake providers in the tests of a file. */
export function usingProviders(name: 'twilio' | 'model'): void {
  const settings = env.TEST_PROVIDERS[name];
  const renewDeps = async () => {
    const ofObjects = await runInDurableObject(scheduleOf(0), (object) =>
      createDeps(Reflect.get(object, 'env')),
    );
    for (const deps of [createDeps(env), ofObjects]) Object.assign(deps, createDeps({ ...env }));
  };
  beforeAll(async () => {
    Object.assign(env, settings);
    await renewDeps();
  });
  afterAll(async () => {
    for (const key of Object.keys(settings)) Reflect.deleteProperty(env, key);
    await renewDeps();
  });
}

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
