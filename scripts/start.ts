/**
 * `npm start` serves the built app on the local Workers runtime; `npm run dev` adds hot reload.
 * @module
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { demoPerson } from './demo/stories.ts';
import { ensureLocalSecrets, type LocalSettings } from './local/local-secrets.ts';
import { isFree } from './local/ports.ts';
import { projectFolder, startPath, stateFolder } from './local/project.ts';
import type { RunningApp } from './local/serve-built.ts';

const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

/** An error that the user at the terminal can fix. It is printed without a stack trace. */
class Refusal extends Error {}

/** The app that runs from this folder, so that a second one does not write to the same database. */
type Running = {
  origin: string;
  /** The folder's inode number: a copy of the folder includes this file but has another number */
  folder: number;
  /** A random name of this start: the app of another folder may answer at the same address */
  start: string;
};

const runningFile = `${projectFolder}/.wrangler/running.json`;
const folderNumber = statSync(projectFolder).ino;

function choosePort(): number {
  const text = process.env.PORT ?? '5173';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal(`PORT must be a number from 1 to 65535; it is '${text}'.`);
  }
  return port;
}

async function assertNothingRuns(port: number): Promise<void> {
  const running: Running | null = existsSync(runningFile)
    ? JSON.parse(readFileSync(runningFile, 'utf8'))
    : null;
  if (running?.folder === folderNumber && (await startAt(running.origin)) === running.start) {
    throw new Refusal(
      `Better Habits is running already, at ${running.origin}. Stop it first: both would use the same database.`,
    );
  }
  if (!(await isFree(port))) {
    throw new Refusal(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** The name of the start that answers at an address, or null. */
const startAt = (origin: string): Promise<string | null> =>
  fetch(origin + startPath, { signal: AbortSignal.timeout(1000) }).then(
    (answer) => answer.text(),
    () => null,
  );

async function serve(port: number, settings: LocalSettings, start: string): Promise<RunningApp> {
  if (!options.dev) {
    const { serveBuilt } = await import('./local/serve-built.ts');
    return serveBuilt({
      folder: `${projectFolder}/.wrangler/served`,
      state: stateFolder,
      port,
      settings,
      start,
    });
  }
  const { createServer } = await import('vite');
  process.env.APP_ORIGIN = settings.APP_ORIGIN;
  const tellStart: Plugin = {
    name: 'tell-start',
    configureServer: ({ middlewares }) => {
      middlewares.use(startPath, (_, answer) => answer.end(start));
    },
  };
  const server = await createServer({
    root: projectFolder,
    plugins: [tellStart],
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

/** Sets the first alarms of the new demo campaigns by adding a message to each and deleting it. */
async function wakeDemo(origin: string): Promise<void> {
  const call = async (method: string, path: string, cookie: string, body?: object) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const { username, password } = demoPerson;
  const signedIn = await call('POST', '/api/login', '', { username, password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id: userId } = (await signedIn.json()) as { id: number };
  const campaigns = (await (await call('GET', `/api/campaigns/active?userId=${userId}`, cookie)).json()) as {
    id: number;
  }[];
  const scheduledFor = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  for (const { id: campaignId } of campaigns) {
    const body = { campaignId, content: 'Wake up', scheduledFor };
    const message = (await (await call('POST', '/api/messages', cookie, body)).json()) as { id: number };
    await call('DELETE', `/api/messages/${message.id}`, cookie);
  }
  await call('POST', '/api/logout', cookie);
}

/** The local runtime has no cron, so this heals campaigns every minute. */
function runCronEachMinute({ runCron }: RunningApp): void {
  const heal = () => runCron().catch(() => undefined);
  void heal();
  setInterval(heal, 60_000).unref();
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
  // Enough time to sign in and look around before the next message arrives.
  const demoTime = { now: Date.now(), nextMessageIn: 3 };
  const demo = isDevelopment ? await loadDemo(database.d1, settings, demoTime) : null;
  await database.close();

  if (!options.dev) {
    const { buildIfChanged } = await import('./build.ts');
    buildIfChanged();
  }
  const running = { folder: folderNumber, start: randomUUID() };
  const app = await serve(port, settings, running.start);
  writeFileSync(runningFile, JSON.stringify({ origin: app.origin, ...running } satisfies Running));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // Remove the runtime's listeners, which would end this process before it has closed.
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
  if (demo !== null)
    console.log(`  Sign in as ${demoPerson.username} with the password ${demoPerson.password}`);
  console.log('  Press Ctrl-C to stop. Your data is kept.\n');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}
