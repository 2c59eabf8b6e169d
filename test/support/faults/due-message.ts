import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { DEFAULT_TIME_LIMIT } from '../../../worker/delivery/channels/channel.ts';
import { createDeps } from '../../../worker/deps.ts';
import { weekOf } from '../worker/campaigns.ts';
import {
  alarmOf,
  day,
  fireAlarm,
  fireAt,
  minute,
  mondayMorning,
  scheduleOf,
  stateTime,
} from '../worker/clock.ts';
import { attemptsOf, databaseTakesRecords, sql } from '../worker/database.ts';
import type { Person } from '../worker/people.ts';
import type { Behavior } from './behaviors.ts';
import { providerSaw, providerWill, releaseAnswers, until } from './control.ts';
import { drivers, type FaultyDriver, newPersonReachedBy } from './drivers.ts';

/** When these people's messages are due, every day. */
export const halfPastNine = mondayMorning + 270 * minute;

/** Starts each test with a database that accepts outcomes. */
export function beginWithDatabase(): void {
  afterEach(async () => void (await databaseTakesRecords(true)));
}

/** A person's first message, due at half past nine. */
export class DueMessage {
  readonly driver: FaultyDriver;
  readonly person: Person;
  readonly campaignId: number;
  readonly id: number;
  /** Where the provider finds the person */
  readonly address: string;

  constructor(driver: FaultyDriver, person: Person, campaignId: number, id: number, address: string) {
    this.driver = driver;
    this.person = person;
    this.campaignId = campaignId;
    this.id = id;
    this.address = address;
  }

  providerWill(behavior: Behavior) {
    return providerWill(this.address, behavior);
  }

  providerSaw() {
    return providerSaw(this.address);
  }

  /** @returns waits for the next call to the provider */
  async isCalledAgain() {
    const { calls } = await this.providerSaw();
    return () => until(async () => (await this.providerSaw()).calls > calls);
  }

  /** Runs the campaign's alarm, now or at an instant. */
  fire(at = Date.now()) {
    return fireAt(this.campaignId, at);
  }

  alarm() {
    return alarmOf(this.campaignId);
  }

  crash() {
    const abort = (_: unknown, state: DurableObjectState) => state.abort('crash');
    return runInDurableObject(scheduleOf(this.campaignId), abort).catch(() => undefined);
  }

  shown() {
    return this.person.firstMessage(this.campaignId);
  }

  attempts() {
    return attemptsOf(this.id);
  }
}

/** Begins at half past nine, when a message is due: by email unless another driver is given. */
export async function dueMessage(driver: FaultyDriver = drivers.email): Promise<DueMessage> {
  stateTime(mondayMorning);
  const { person, campaign, address } = await newPersonReachedBy(driver);
  await fireAlarm(campaign.id);
  stateTime(halfPastNine);
  const { id } = await person.firstMessage(campaign.id);
  return new DueMessage(driver, person, campaign.id, id, address);
}

/** Expects that the provider accepted the message this often, under one identifier, and that it is shown as sent. */
export async function expectSent(due: DueMessage, times = 1): Promise<void> {
  const { accepted } = await due.providerSaw();
  const identifier = await due.driver.identifierOf(due.id, due.campaignId);
  expect(accepted.map((one) => one.identifier)).toEqual(Array(times).fill(identifier));
  expect(await due.shown()).toMatchObject({ status: 'sent', sent: true, reason: null });
  expect((await due.attempts()).at(-1)?.outcome).toBe('accepted');
  expect(await due.alarm()).toBe(halfPastNine + day);
}

/** Runs each alarm at its time until only the next day's message is left. @returns the retries, in minutes */
export async function runUntilSettled(due: DueMessage): Promise<number[]> {
  const times: number[] = [];
  for (let fired = 0; fired < 10; fired += 1) {
    await due.fire();
    const next = await due.alarm();
    if (next === null || next >= halfPastNine + day) return times;
    times.push((next - halfPastNine) / minute);
    stateTime(next);
  }
  throw new Error('The schedule did not settle');
}

/** Does something during a call to the provider, which then accepts or answers with the given status. */
export async function duringProviderCall(
  due: DueMessage,
  action: () => Promise<unknown>,
  status?: number,
): Promise<void> {
  const isCalled = await due.isCalledAgain();
  await due.providerWill({ kind: 'hold', ...(status === undefined ? {} : { status }) });
  const run = due.fire();
  await isCalled();
  await action();
  await releaseAnswers(due.address);
  await run;
  await due.providerWill({ kind: 'accept' });
}

/** Does something that calls the provider, which doesn't answer, until the time limit has passed. */
export async function untilTimeLimit<Result>(due: DueMessage, act: () => Promise<Result>): Promise<Result> {
  const isCalled = await due.isCalledAgain();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const acting = act();
  await isCalled();
  await runInDurableObject(scheduleOf(due.campaignId), () => {
    vi.advanceTimersByTime(DEFAULT_TIME_LIMIT);
  });
  return acting;
}

export async function addExtra({ person, campaignId }: DueMessage, minutes: number): Promise<number> {
  const scheduledFor = new Date(halfPastNine + minutes * minute).toISOString();
  const extra = { campaignId, content: 'Stretch', scheduledFor };
  return (await person.send<{ id: number }>('POST', '/api/messages', extra, 201)).id;
}

export async function crashWhileSending(due: DueMessage): Promise<void> {
  const isCalled = await due.isCalledAgain();
  await due.providerWill({ kind: 'hold' });
  const run = due.fire().catch(() => undefined);
  await isCalled();
  await due.crash();
  await releaseAnswers(due.address);
  await run;
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

export const writersOf = async (person: Person, campaignId: number, week: number) => [
  ...new Set((await weekOf(person, campaignId, week)).map(({ writer }) => writer)),
];

export async function usageOf(campaignId: number) {
  const columns = 'ai_tokens AS tokens, written_through_week AS week';
  const [usage] = await sql(`SELECT ${columns} FROM campaigns WHERE id = ?`, campaignId);
  return usage;
}

export const dataOf = (question = '') => JSON.parse(question.match(/^\{.*\}$/gm)?.at(-1) ?? '{}');
export const isJudge = (question: string) => Array.isArray(dataOf(question).messages);
