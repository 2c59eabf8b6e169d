import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPerson } from '../../scripts/demo/stories.ts';
import { freePort, isFree } from '../../scripts/local/ports.ts';
import { type FreshClone, freshClone, type Start } from '../support/node/fresh-clone.ts';

let clone: FreshClone;
const starts: Start[] = [];

beforeAll(() => {
  clone = freshClone();
});
afterAll(() => {
  for (const start of starts) start.kill();
  clone.remove();
});

async function startAt(port: number): Promise<Start> {
  const start = clone.start(port);
  starts.push(start);
  await start.printed('Ctrl-C stops it');
  return start;
}

const settingsFile = () => `${clone.folder}/.dev.vars`;
const secretOf = (name: string) =>
  new RegExp(`^${name}="([\\w-]+)"$`, 'm').exec(readFileSync(settingsFile(), 'utf8'))?.[1] ?? '';

type Campaign = { currentWeek: number; active: boolean };

/** Signs in with what was printed. @returns the session as a `Cookie` header */
async function signIn(origin: string, output: string): Promise<string> {
  const [, username, password] = /Sign in as (\S+) with the password (\S+)/.exec(output) ?? [];
  expect({ username, password }).toMatchObject({
    username: demoPerson.username,
    password: demoPerson.password,
  });
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

let cookie = '';
let again: Start;

test('npm start in a fresh clone installs, prints the address and the demo sign-in, and serves weeks 1, 5 and 12', async () => {
  expect(existsSync(`${clone.folder}/node_modules`)).toBe(false);
  expect(existsSync(settingsFile())).toBe(false);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const start = await startAt(port);
  expect(clone.installs()).toEqual([expect.stringMatching(/^ci( |$)/)]);
  expect(start.output()).toContain(`Better Habits is ready: ${origin}`);

  cookie = await signIn(origin, start.output());
  const answer = await fetch(`${origin}/api/campaigns`, { headers: { Cookie: cookie } });
  const running = ((await answer.json()) as Campaign[]).filter(({ active }) => active);
  expect(running.map(({ currentWeek }) => currentWeek).sort((a, b) => a - b)).toEqual([1, 5, 12]);
  const page = await fetch(origin);
  expect(await page.text()).toContain('<title>Build Better Habits</title>');
  for (const name of ['SESSION_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']) {
    expect(secretOf(name).length, name).toBeGreaterThan(30);
  }

  start.interrupt();
  expect(await start.isOver()).toBe(true);
  expect(await isFree(port)).toBe(true);
});

test('npm start once more keeps the settings and the data, adds the secrets that are missing, and installs nothing', async () => {
  const kept = `# my own words\nSESSION_SECRET="${secretOf('SESSION_SECRET')}"\nPARTNER_TAG="mine-20"`;
  writeFileSync(settingsFile(), kept);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  again = await startAt(port);
  expect(clone.installs()).toHaveLength(1);

  const settings = readFileSync(settingsFile(), 'utf8');
  expect(settings.startsWith(`${kept}\n`)).toBe(true);
  expect(settings.match(/SESSION_SECRET/g)).toHaveLength(1);
  expect(secretOf('VAPID_PRIVATE_KEY')).not.toBe('');
  const capabilities = await (await fetch(`${origin}/api/capabilities`)).json();
  expect(capabilities).toMatchObject({
    partnerTag: 'mine-20',
    vapidPublicKey: secretOf('VAPID_PUBLIC_KEY'),
  });
  // The session of the first start still holds.
  expect((await fetch(`${origin}/api/session`, { headers: { Cookie: cookie } })).status).toBe(200);
});

test('npm start does not start twice in one folder, but does in a copy of it', async () => {
  const second = clone.start(await freePort());
  starts.push(second);
  await second.printed('Better Habits is running already');
  expect(await second.isOver()).toBe(true);

  const copy = clone.copy();
  const other = copy.start(await freePort());
  starts.push(other);
  await other.printed('Ctrl-C stops it');
  // Each ends with all that it started, also where a program ends npm alone.
  again.terminate();
  other.interrupt();
  for (const start of [again, other]) expect(await start.isOver()).toBe(true);
  copy.remove();
});

test('npm start says what is wrong when it cannot start', async () => {
  const start = clone.start(70_000);
  starts.push(start);
  await start.printed("PORT must be a number from 1 to 65535; it is '70000'.");
  expect(await start.isOver()).toBe(true);
});
