/**
 * `npm start` serves the built app on the local Workers runtime; `npm run dev` adds hot reload.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { demoUser } from './demo/stories.ts';
import { ensureLocalSecrets, type LocalSettings } from './local/local-secrets.ts';
import { isFree, projectFolder, runIdPath, stateFolder } from './local/project.ts';
import type { RunningApp } from './local/serve-built.ts';

const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

/** An error that the developer can fix, printed without a stack trace. */
class StartError extends Error {}

/** The app running from this folder, recorded so that a second one doesn't write to the same database. */
type Running = {
  origin: string;
  /** The folder's inode number, which tells it from a copy of the folder */
  folder: number;
  /** Random, since an app from another folder may run at the same address */
  runId: string;
};

const runningFile = `${projectFolder}/.wrangler/running.json`;
const folderNumber = statSync(projectFolder).ino;

function choosePort(): number {
  const text = process.env.PORT ?? '5173';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StartError(`PORT must be a number from 1 to 65535; it is '${text}'.`);
  }
  return port;
}

/** Null if nothing was started, or if a power failure left a truncated file. */
function readRunning(): Running | null {
  try {
    return JSON.parse(readFileSync(runningFile, 'utf8'));
  } catch {
    return null;
  }
}

async function assertNothingRuns(port: number): Promise<void> {
  const running = readRunning();
  if (running?.folder === folderNumber && (await runIdAt(running.origin)) === running.runId) {
    throw new StartError(
      `Better Habits is already running at ${running.origin}. Stop it first: both would use the same database.`,
    );
  }
  if (!(await isFree(port))) {
    throw new StartError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** The run ID of the app at an address, or null. */
const runIdAt = (origin: string): Promise<string | null> =>
  fetch(origin + runIdPath, { signal: AbortSignal.timeout(1000) }).then(
    (response) => response.text(),
    () => null,
  );

async function serve(port: number, settings: LocalSettings, runId: string): Promise<RunningApp> {
  if (!options.dev) {
    const { serveBuilt } = await import('./local/serve-built.ts');
    return serveBuilt({
      folder: `${projectFolder}/.wrangler/served`,
      state: stateFolder,
      port,
      settings,
      runId,
    });
  }
  const { createServer } = await import('vite');
  process.env.APP_ORIGIN = settings.APP_ORIGIN;
  const runIdPlugin: Plugin = {
    name: 'run-id',
    configureServer: ({ middlewares }) => {
      middlewares.use(runIdPath, (_, response) => response.end(runId));
    },
  };
  const server = await createServer({
    root: projectFolder,
    plugins: [runIdPlugin],
    server: { port, strictPort: true },
  });
  await server.listen();
  const origin = `http://localhost:${port}`;
  return {
    origin,
    runCron: () => fetch(`${origin}/cdn-cgi/local/scheduled`),
    close: () => server.close(),
  };
}

/** Sets the first alarms of the demo's campaigns, by saving each without changes. */
async function wakeDemo(origin: string): Promise<void> {
  const call = async (method: string, path: string, cookie: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json', Cookie: cookie };
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const { username, password } = demoUser;
  const signedIn = await call('POST', '/api/login', '', { username, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const campaigns = await call('GET', '/api/campaigns/active', cookie);
  for (const { id } of (await campaigns.json()) as { id: number }[])
    await call('PUT', `/api/campaigns/${id}/active`, cookie, { active: true });
  await call('POST', '/api/logout', cookie);
}

/** The local runtime has no cron, so this runs the job every minute. */
function runCronEachMinute({ runCron }: RunningApp): void {
  const run = () => runCron().catch(() => undefined);
  void run();
  setInterval(run, 60_000).unref();
}

async function start(): Promise<void> {
  const port = choosePort();
  await assertNothingRuns(port);
  const settings: LocalSettings = { APP_ORIGIN: `http://localhost:${port}`, ...ensureLocalSecrets() };

  const [{ openMigratedDatabase }, { loadDemo }] = await Promise.all([
    import('./local/local-database.ts'),
    import('./demo/load-demo.ts'),
  ]);
  const database = await openMigratedDatabase(stateFolder);
  const isDevelopment = settings.ENVIRONMENT === 'development';
  // Leaves time to sign in and look around before the next message arrives.
  const demoTime = { now: Date.now(), nextMessageIn: 3 };
  const demo = isDevelopment ? await loadDemo(database.d1, settings, demoTime) : null;
  await database.close();

  if (!options.dev) {
    const { buildIfChanged } = await import('./build.ts');
    buildIfChanged();
  }
  const running = { folder: folderNumber, runId: randomUUID() };
  const app = await serve(port, settings, running.runId);
  writeFileSync(runningFile, JSON.stringify({ origin: app.origin, ...running } satisfies Running));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Remove the runtime's own listeners, which would end this process before it has shut down.
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      rmSync(runningFile, { force: true });
      void app.close().finally(() => process.exit(0));
    });
  }
  if (demo === 'loaded') await wakeDemo(app.origin);
  runCronEachMinute(app);

  console.log(`\n  Better Habits is ready: ${app.origin}`);
  if (demo !== null) console.log(`  Sign in as ${demoUser.username} with the password ${demoUser.password}`);
  console.log('  Press Ctrl-C to stop. Your data stays saved.\n');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
