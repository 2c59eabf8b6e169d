import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Run, runOn } from '../../../worker/db/database-over.ts';
import { sharedDatabase, TripSharer } from '../../../worker/db/shared-trips.ts';
import {
  fireAlarm,
  firstMessageOf,
  mondayMorning,
  newPersonWithCampaign,
  stateTime,
} from '../../support/worker/campaigns.ts';

const real = runOn(env.DB);
const echo = (value: number) => ({ sql: 'SELECT ? AS value', params: [value] });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The real database, and how many statements each trip to it took. */
function watched() {
  const trips: number[] = [];
  const run: Run = (statements) => {
    trips.push(statements.length);
    return real(statements);
  };
  return { trips, run };
}

const newTally = async () => {
  await env.DB.exec('DROP TABLE IF EXISTS tally');
  await env.DB.exec('CREATE TABLE tally (name TEXT PRIMARY KEY)');
};
const tallied = async () => (await env.DB.prepare('SELECT name FROM tally ORDER BY name').all()).results;
const tally = (name: string) => ({ sql: 'INSERT INTO tally VALUES (?)', params: [name] });

describe('a sharer of trips', () => {
  it('lets who is alone go at once, and takes together what is asked meanwhile', async () => {
    const { trips, run } = watched();
    const sharer = new TripSharer(run);
    const answers = await Promise.all(numbers(30).map((value) => sharer.run([echo(value)])));
    expect(answers.map(([answer]) => answer?.results)).toEqual(numbers(30).map((value) => [{ value }]));
    expect(trips.length).toBeLessThanOrEqual(2);
    expect(trips.reduce((sum, count) => sum + count)).toBe(30);
  });

  it('gives each caller the answers to all of its own statements, in their order', async () => {
    const sharer = new TripSharer(real);
    const [pair, one] = await Promise.all([sharer.run([echo(1), echo(2)]), sharer.run([echo(3)])]);
    expect(pair.map(({ results }) => results)).toEqual([[{ value: 1 }], [{ value: 2 }]]);
    expect(one.map(({ results }) => results)).toEqual([[{ value: 3 }]]);
  });

  it('sends no more statements on one trip than the platform takes', async () => {
    const { trips, run } = watched();
    const sharer = new TripSharer(run);
    await Promise.all(numbers(330).map((value) => sharer.run([echo(value)])));
    expect(Math.max(...trips)).toBeLessThanOrEqual(100);
    expect(trips.length).toBeLessThanOrEqual(5);
  });

  it('goes on after a trip that failed', async () => {
    const sharer = new TripSharer(real);
    await expect(sharer.run([{ sql: 'SELECT nonsense', params: [] }])).rejects.toThrow(/nonsense/);
    expect(await sharer.run([echo(7)])).toMatchObject([{ results: [{ value: 7 }] }]);
  });

  it('waits for no trip for ever', async () => {
    let made = 0;
    const sharer = new TripSharer(
      (statements) => (made++ === 0 ? new Promise(() => {}) : real(statements)),
      5,
    );
    await expect(sharer.run([echo(1)])).rejects.toThrow(/No answer/);
    expect(await sharer.run([echo(2)])).toMatchObject([{ results: [{ value: 2 }] }]);
  });
});

describe('a database whose trips are shared', () => {
  beforeEach(newTally);

  it('keeps what one caller writes whole, and harms nobody by what another does wrong', async () => {
    const sharer = new TripSharer(real);
    const database = sharedDatabase(env.DB, (statements) => sharer.run(statements));
    const write = (...names: string[]) =>
      database.batch(names.map((name) => database.prepare('INSERT INTO tally VALUES (?)').bind(name)));
    const outcomes = await Promise.allSettled([write('a'), write('b', 'b'), write('c')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await tallied()).toEqual([{ name: 'a' }, { name: 'c' }]);
  });

  it.each<[string, Run]>([
    ['is away', () => Promise.reject(new Error('This object was moved'))],
    ['does not answer', () => new Promise(() => {})],
  ])('asks the database itself where the sharer %s', async (_, share) => {
    const database = sharedDatabase(env.DB, share, 5);
    await database.batch([database.prepare(tally('alone').sql).bind('alone')]);
    expect(await database.prepare('SELECT name FROM tally').first('name')).toBe('alone');
  });
});

describe('alarms', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    stateTime(mondayMorning);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('that go off at the same minute share the trips on which they read and record', async () => {
    const all: Awaited<ReturnType<typeof newPersonWithCampaign>>[] = [];
    for (let count = 0; count < 12; count++) all.push(await newPersonWithCampaign());
    const fireAll = () => Promise.all(all.map(({ campaign }) => fireAlarm(campaign.id)));
    await fireAll();
    stateTime(mondayMorning + 150 * 60_000);
    const run = vi.spyOn(TripSharer.prototype, 'run');
    await fireAll();
    expect(run).toHaveBeenCalledTimes(2 * all.length);
    for (const { person, campaign } of all) {
      expect(await firstMessageOf(person, campaign.id)).toMatchObject({ sent: true });
    }
  });
});
