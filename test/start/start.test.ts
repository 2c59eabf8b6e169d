import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { seed } from '../../bench/seed.ts';
import { demoUser } from '../../scripts/demo/stories.ts';
import { openMigratedDatabase } from '../../scripts/local/local-database.ts';
import { freePort, isFree } from '../../scripts/local/project.ts';
import { attack, statusesOf } from './attack.ts';
import { type FreshClone, freshClone, type Start } from './fresh-clone.ts';

const clone = freshClone();
const starts: Start[] = [];
afterAll(() => {
  for (const start of starts) start.kill();
  clone.remove();
});

async function startAt(port: number): Promise<Start> {
  const start = clone.start(port);
  starts.push(start);
  await start.printed('Press Ctrl-C to stop');
  return start;
}

const settingsFile = `${clone.folder}/.dev.vars`;
const secretOf = (name: string) =>
  new RegExp(`^${name}="([\\w-]+)"$`, 'm').exec(readFileSync(settingsFile, 'utf8'))?.[1] ?? '';

type Campaign = { currentWeek: number; active: boolean };

/** Signs in with the printed password. @returns the `Cookie` header */
async function signIn(origin: string, output: string): Promise<string> {
  const { username, password } = demoUser;
  expect(output).toContain(`Sign in as ${username} with the password ${password}`);
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

let cookie = '';
let again: Start;
let address = '';

test('npm start in a fresh clone installs, prints how to sign in, and serves weeks 1, 5 and 12', async () => {
  expect(existsSync(`${clone.folder}/node_modules`)).toBe(false);
  expect(existsSync(settingsFile)).toBe(false);
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

test('the build contains no secrets of the machine it was built on', () => {
  const built = readdirSync(`${clone.folder}/dist`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  expect(built.some((path) => path.endsWith('/client/index.html'))).toBe(true);
  const secrets = [secretOf('SESSION_SECRET'), secretOf('VAPID_PRIVATE_KEY')];
  const leaks = built.filter((path) => {
    const text = readFileSync(path, 'latin1');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(leaks).toEqual([]);
});

test('a second npm start keeps the settings and the data, adds missing secrets and installs nothing', async () => {
  const kept = `# my own words\nSESSION_SECRET="${secretOf('SESSION_SECRET')}"\nPARTNER_TAG="mine-20"`;
  writeFileSync(settingsFile, kept);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // As after a power failure.
  writeFileSync(`${clone.folder}/.wrangler/running.json`, '{"origin":"http');
  again = await startAt(port);
  address = origin;
  expect(clone.installs()).toHaveLength(1);

  const settings = readFileSync(settingsFile, 'utf8');
  expect(settings.startsWith(`${kept}\n`)).toBe(true);
  expect(settings.match(/SESSION_SECRET/g)).toHaveLength(1);
  expect(secretOf('VAPID_PRIVATE_KEY')).not.toBe('');
  const capabilities = await (await fetch(`${origin}/api/capabilities`)).json();
  expect(capabilities).toMatchObject({
    partnerTag: 'mine-20',
    vapidPublicKey: secretOf('VAPID_PUBLIC_KEY'),
  });
  // The session of the first start is still valid.
  expect((await fetch(`${origin}/api/session`, { headers: { Cookie: cookie } })).status).toBe(200);
});

test('its pages meet every rule of MDN Observatory, which is a score of 155', async () => {
  for (const path of ['/', '/login', '/help']) {
    const page = await fetch(`${address}${path}`);
    expect(page.status).toBe(200);
    const headers = Object.fromEntries(page.headers);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';(?!.*(unsafe|script-src[^;]*data:)).*frame-ancestors 'none'/,
      ),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    });
    for (const name of ['access-control-allow-origin', 'set-cookie'])
      expect(headers).not.toHaveProperty(name);
    const scripts = (await page.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(' integrity="sha384-');
  }
});

test('no hostile request gets a 5xx response, hangs, leaks a path or breaks the next request', async () => {
  expect(await attack(address, 12, 400, clone.folder)).toEqual([]);
});

test('the app is served as at Cloudflare’s edge, but only to names of this machine', async () => {
  const { host } = new URL(address);
  // A response sent before the body was read does not break the connection.
  const body = 'x'.repeat(3 * 1024 * 1024);
  const refused = `POST /api/campaigns HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const next = `GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  expect(await statusesOf(address, refused + next)).toEqual([413, 200]);
  // A request whose body never arrives in full gets a 408.
  const head = `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\n`;
  expect(await statusesOf(address, `${head}{"username"`, 'silent')).toEqual([408]);
  expect(await statusesOf(address, next)).toEqual([200]);

  const names = ['localhost', '127.0.0.1:1', '[::1]', 'evil.test', 'localhost.evil.test'];
  for (const path of ['/', '/api/health', '/cdn-cgi/local/email']) {
    const requests = names.map((name) => `GET ${path} HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
    expect(await statusesOf(address, requests.join(''))).toEqual([200, 200, 200, 403, 403]);
  }
  for (const encoding of ['gzip', 'br']) {
    const { headers } = await fetch(address, { headers: { 'Accept-Encoding': encoding } });
    expect(headers.get('Content-Encoding')).toBe(encoding);
  }
  const [from, to] = ['person@example.com', 'reply@example.com'];
  const email = `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <1@example.com>\r\n\r\ndone\r\n`;
  const path = `/cdn-cgi/local/email?from=${from}&to=${to}`;
  const answer = await fetch(address + path, { method: 'POST', body: email });
  expect(await answer.text()).toContain('This address only accepts replies to our messages');
});

/** Expects that a start fails with this reason. */
async function expectRefusal(place: FreshClone, port: number, reason: string): Promise<void> {
  const start = place.start(port);
  starts.push(start);
  await start.printed(reason);
  expect(await start.isOver()).toBe(true);
}

test('npm start says why it cannot start, for example twice in one folder; a copy counts as another folder', async () => {
  await expectRefusal(clone, 70_000, "PORT must be a number from 1 to 65535; it is '70000'.");
  await expectRefusal(clone, await freePort(), 'Better Habits is already running');
  const copy = freshClone(clone);
  const { port } = new URL(address);
  await expectRefusal(copy, Number(port), `Port ${port} is in use by another program`);
  copy.remove();
  // All processes end, even if only npm gets the signal.
  again.terminate();
  expect(await again.isOver()).toBe(true);
});

const day = 24 * 60 * 60_000;
const state = `${clone.folder}/.wrangler/state`;

/** Runs one statement in the runtime's own records of a campaign's object, or of all alarms. */
function runInObjects(name: string, statement: string, ...values: bigint[]) {
  const database = new DatabaseSync(`${state}/v3/do/better-habits-CampaignSchedule/${name}.sqlite`);
  try {
    return database.prepare(statement).all(...values);
  } finally {
    database.close();
  }
}

const objectsWithAlarms = () =>
  runInObjects('metadata', 'SELECT actor_id AS id FROM _cf_ALARM').map(({ id }) => String(id));

/** Moves all scheduled messages and alarms back in time, as if the app had been stopped for this long. */
async function skipTime(milliseconds: number): Promise<void> {
  const database = await openMigratedDatabase(state);
  await database.d1
    .prepare("UPDATE deliveries SET due_at = due_at - ? WHERE status = 'scheduled'")
    .bind(milliseconds)
    .run();
  await database.close();
  const nanoseconds = BigInt(milliseconds) * 1_000_000n;
  for (const id of objectsWithAlarms())
    runInObjects(id, 'UPDATE _cf_METADATA SET value = value - ? WHERE key = 1', nanoseconds);
  runInObjects('metadata', 'UPDATE _cf_ALARM SET scheduled_time = scheduled_time - ?', nanoseconds);
}

test('npm start answers at once even if 30 daily campaigns missed a month of messages', async () => {
  const campaigns = 30;
  rmSync(state, { recursive: true });
  const database = await openMigratedDatabase(state);
  // Each campaign has an overdue message, so the cron job wakes its object, which then sets its next alarm.
  await seed(database.d1, campaigns, Date.now() - 2 * day);
  await database.close();
  const port = await freePort();
  const before = await startAt(port);
  await expect.poll(() => objectsWithAlarms().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(campaigns);
  before.interrupt();
  expect(await before.isOver()).toBe(true);

  await skipTime(30 * day);
  await startAt(port);
  const answer = await fetch(`http://localhost:${port}/api/health`, { signal: AbortSignal.timeout(10_000) });
  expect(answer.status).toBe(200);
});
