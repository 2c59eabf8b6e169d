/**
 * `npm run chaos` kills the whole app 30 times with `kill -9`, at random moments, while 1,000 messages become due. It reports
 * how many arrived, how many arrived twice, and whether any were lost or changed their identifier.
 * @module
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openMigratedDatabase } from '../scripts/local/local-database.ts';
import { projectFolder } from '../scripts/local/project.ts';
import { serveBuilt } from '../scripts/local/serve-built.ts';
import { OVERDUE_AFTER } from '../worker/delivery/campaign-schedules.ts';
import { startMailService } from './runtime.ts';
import { seed } from './seed.ts';

const { values: options } = parseArgs({
  options: {
    /** Used for the child process that runs the app. */
    app: { type: 'string' },
    mail: { type: 'string', default: '' },
  },
});
const messages = 1000;
const kills = 30;
const port = 5207;
/** The mail service's delay in milliseconds, long enough for most kills to hit an email in flight. */
const MAIL_DELAY = 150;
/** How long the app runs before each kill, in milliseconds. */
const LIFE = { min: 1_000, max: 8_000 };
/** How long the app takes to start, in milliseconds. A busy machine takes longer, so the last kills may come too late. */
const START = 3000;
/** The time between two messages in milliseconds, so that the cron job finds them overdue throughout the run. */
const SPREAD = (kills * (START + (LIFE.min + LIFE.max) / 2)) / messages;

if (options.app !== undefined) await runApp(options.app);
else await runChaos();

/** Serves the app like `npm start`. Runs the cron job in a loop, because the seeded campaigns have no alarms yet. */
async function runApp(state: string): Promise<void> {
  const app = await serveBuilt({
    folder: `${state}/built`,
    state,
    port,
    runId: 'chaos',
    settings: {
      ENVIRONMENT: 'production',
      APP_ORIGIN: `http://localhost:${port}`,
      SESSION_SECRET: 'a secret that only this run uses',
      MAILCHANNELS_API_KEY: 'a key',
      MAIL_FROM: 'coach@example.com',
      MAIL_POSTAL_ADDRESS: '1 Test Street, Testville',
      MAILCHANNELS_BASE_URL: options.mail,
    },
  });
  process.stdout.write('ready\n');
  for (;;) {
    // On a busy machine, a connection sometimes breaks.
    await app.runCron().catch(({ message }) => console.error(message));
    await wait(300);
  }
}

async function startApp(state: string, mail: string): Promise<ChildProcess> {
  const args = [`${projectFolder}/bench/chaos.ts`, '--app', state, '--mail', mail];
  // A separate process group, so that the kill also hits the runtime's process.
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    return child;
  } catch {
    console.log('The app took more than a minute to start; killing it');
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
  const mail = await startMailService();
  mail.delay = MAIL_DELAY;
  const { arrived } = mail;

  const before = await openMigratedDatabase(state);
  const now = Date.now();
  await seed(before.d1, messages, now);
  const first = "SELECT min(id) AS id FROM deliveries WHERE status = 'scheduled' GROUP BY campaign_id";
  const { results: due } = await before.d1
    .prepare(
      `UPDATE deliveries SET due_at = ?1 + campaign_id * ${Math.round(SPREAD)} WHERE id IN (${first}) RETURNING id, identifier`,
    )
    .bind(now - OVERDUE_AFTER)
    .all<{ id: number; identifier: string }>();
  await before.close();

  const begin = Date.now();
  let idle = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const app = await startApp(state, mail.origin);
    await wait(LIFE.min + Math.random() * (LIFE.max - LIFE.min));
    await kill(app);
    if (arrived.size === due.length) idle += 1;
    console.log(`${killed + 1} kills, ${arrived.size} of ${due.length} messages arrived`);
  }
  const last = await startApp(state, mail.origin);
  // The guard alarm retries messages that were in flight at the last kill, after a minute.
  for (let waited = 0; arrived.size < due.length && waited < 240; waited += 1) await wait(1000);
  await wait(75_000);
  await kill(last);
  await mail.close();

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
  const unexpected = [...arrived.keys()].filter((identifier) => !expected.has(identifier));
  const twice = [...arrived.values()].filter((times) => times > 1).length;
  console.log(`${due.length} messages, ${kills} kills, ${Math.round((Date.now() - begin) / 1000)} s`);
  console.log(`lost: ${lost.length}; under another identifier: ${unexpected.length}`);
  console.log(`sent again under the same identifier: ${twice}; recorded: ${JSON.stringify(statuses)}`);
  if (idle > kills / 2) console.log(`${idle} kills came after the last message, so this run proves little`);
  process.exit(lost.length + unexpected.length === 0 && idle <= kills / 2 ? 0 : 1);
}
