/**
 * `npm run chaos`: 1,000 messages come due while the whole app is killed 30 times with `kill -9`, at random moments. It
 * says how many arrived, how often one arrived twice, and whether any was lost or came under another name.
 * @module
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openMigratedDatabase } from '../scripts/local/local-database.ts';
import { projectFolder } from '../scripts/local/project.ts';
import { serveBuilt } from '../scripts/local/serve-built.ts';
import { seed } from './seed.ts';

const { values: options } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '30' },
    /** For the app's own process, which this program starts and kills. */
    app: { type: 'string' },
    mail: { type: 'string', default: '' },
    port: { type: 'string', default: '5207' },
  },
});
const messages = Number(options.messages);
const kills = Number(options.kills);
/** How long an answer of the mail service takes: most kills meet some mail on its way. */
const MAIL_DELAY = 150;
/** How long the app runs before it is killed, at least and at most. */
const LIFE = { min: 1_000, max: 8_000 };
/** So many milliseconds lie between two messages, so that every kill meets some. */
const SPREAD = (kills * (LIFE.min + LIFE.max)) / 2 / messages;
/** The cron wakes what is late by so much. */
const LATE = 5 * 60_000;

if (options.app !== undefined) await runApp(options.app);
else await runChaos();

/** The app as `npm start` serves it, with a cron that runs all the time: what is seeded has no alarm yet. */
async function runApp(state: string): Promise<void> {
  const app = await serveBuilt({
    ...{ folder: `${state}/built`, state, port: Number(options.port), start: 'chaos' },
    settings: {
      ENVIRONMENT: 'production',
      APP_ORIGIN: `http://localhost:${options.port}`,
      SESSION_SECRET: 'a secret of this run alone, long enough to be taken',
      MAILCHANNELS_API_KEY: 'a key',
      MAIL_FROM: 'coach@example.com',
      MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
      MAILCHANNELS_BASE_URL: options.mail,
    },
  });
  process.stdout.write('ready\n');
  for (;;) {
    await app.runCron();
    await wait(300);
  }
}

async function startApp(state: string, mail: string): Promise<ChildProcess> {
  const args = [`${projectFolder}/bench/chaos.ts`, '--app', state, '--mail', mail, '--port', options.port];
  // A group of its own: the runtime is another process, and dies with it.
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    return child;
  } catch {
    console.log('a start took more than a minute and is killed too');
    await kill(child);
    return startApp(state, mail);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

async function runChaos(): Promise<void> {
  if (!existsSync(`${projectFolder}/dist`)) throw new Error('Please run `npm run build` first');
  const state = mkdtempSync(`${tmpdir()}/chaos-`);
  const arrived = new Map<string, number>();
  const mail = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { headers } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        headers: Record<string, string>;
      };
      const identifier = headers['X-Better-Habits-Message'] ?? 'unnamed';
      arrived.set(identifier, (arrived.get(identifier) ?? 0) + 1);
      await wait(MAIL_DELAY);
      response.writeHead(202, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify({ request_id: 'r', results: [{ index: 0, message_id: identifier, status: 'sent' }] }),
      );
    });
  });
  mail.listen(0, '127.0.0.1');
  await once(mail, 'listening');
  const address = `http://127.0.0.1:${(mail.address() as AddressInfo).port}`;

  const before = await openMigratedDatabase(state);
  const now = Date.now();
  await seed(before.d1, messages, now);
  const first = "SELECT min(id) AS id FROM deliveries WHERE status = 'scheduled' GROUP BY campaign_id";
  const { results: due } = await before.d1
    .prepare(
      `UPDATE deliveries SET due_at = ?1 + campaign_id * ${Math.round(SPREAD)} WHERE id IN (${first}) RETURNING id, identifier`,
    )
    .bind(now - LATE)
    .all<{ id: number; identifier: string }>();
  await before.close();

  const begin = Date.now();
  for (let killed = 0; killed < kills; killed += 1) {
    const app = await startApp(state, address);
    await wait(LIFE.min + Math.random() * (LIFE.max - LIFE.min));
    await kill(app);
    console.log(`killed ${killed + 1} times, ${arrived.size} of ${due.length} messages arrived`);
  }
  const last = await startApp(state, address);
  // What was on its way as the app was killed is tried again by the guard alarm, after a minute.
  for (let waited = 0; arrived.size < due.length && waited < 240; waited += 1) await wait(1000);
  await wait(75_000);
  await kill(last);
  mail.close();

  const after = await openMigratedDatabase(state);
  const { results: statuses } = await after.d1
    .prepare(
      'SELECT status, count(*) AS count FROM deliveries WHERE id IN (SELECT value FROM json_each(?)) GROUP BY status',
    )
    .bind(JSON.stringify(due.map(({ id }) => id)))
    .all();
  await after.close();
  rmSync(state, { recursive: true, force: true });

  const expected = new Set(due.map(({ identifier }) => identifier));
  const lost = [...expected].filter((identifier) => !arrived.has(identifier));
  const foreign = [...arrived.keys()].filter((identifier) => !expected.has(identifier));
  const twice = [...arrived.values()].filter((times) => times > 1).length;
  console.log(`${due.length} messages, ${kills} kills, ${Math.round((Date.now() - begin) / 1000)} s`);
  console.log(`lost: ${lost.length}; under another identifier: ${foreign.length}`);
  console.log(`sent again under the same identifier: ${twice}; recorded: ${JSON.stringify(statuses)}`);
  process.exit(lost.length + foreign.length === 0 ? 0 : 1);
}
