/**
 * `npm start` serves the built app on the local Workers runtime, `npm run dev` the same with hot reload.
 * @module
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { demoPerson } from './demo/stories.ts';
import { ensureLocalSecrets, type LocalSettings } from './local/local-secrets.ts';
import { isFree } from './local/ports.ts';
import { projectFolder, stateFolder } from './local/project.ts';
import type { RunningApp } from './local/serve-built.ts';

const { values: options } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });

/** Something that the person at the terminal can do something about: it is told without a stack. */
class Refusal extends Error {}

/** Where the app that runs from this folder answers, so that a second one does not write to the same database. */
const addressFile = `${projectFolder}/.wrangler/address`;

function choosePort(): number {
  const text = process.env.PORT ?? '5173';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal(`PORT must be a number from 1 to 65535; it is '${text}'.`);
  }
  return port;
}

async function assertNothingRuns(port: number): Promise<void> {
  const address = existsSync(addressFile) ? readFileSync(addressFile, 'utf8') : null;
  if (address !== null && (await answers(address))) {
    throw new Refusal(
      `Better Habits is running already, at ${address}. Stop it first: both would use one database.`,
    );
  }
  if (!(await isFree(port))) {
    throw new Refusal(
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/api/health`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function serve(port: number, settings: LocalSettings): Promise<RunningApp> {
  if (options.dev) {
    const { createServer } = await import('vite');
    process.env.APP_ORIGIN = settings.APP_ORIGIN;
    const server = await createServer({ root: projectFolder, server: { port, strictPort: true } });
    await server.listen();
    return { origin: `http://localhost:${port}`, close: () => server.close() };
  }
  const { serveBuilt } = await import('./local/serve-built.ts');
  return serveBuilt({ folder: `${projectFolder}/.wrangler/served`, state: stateFolder, port, settings });
}

/**
 * The campaigns of a demo that was just loaded have no alarm yet. A message that is put on the plan, and taken off
 * again, makes a campaign look at its plan.
 */
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

/** What the cron does in production: heals campaigns that have lost their alarm. The local runtime fires none. */
function runCron(origin: string): void {
  const heal = () => fetch(`${origin}/cdn-cgi/local/scheduled`).catch(() => undefined);
  void heal();
  setInterval(heal, 15 * 60_000).unref();
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
  const demo = isDevelopment ? await loadDemo(database.d1, settings, Date.now()) : null;
  await database.close();

  if (!options.dev) {
    const { buildIfChanged } = await import('./local/build.ts');
    buildIfChanged();
  }
  const app = await serve(port, settings);
  writeFileSync(addressFile, app.origin);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void app.close().finally(() => process.exit(0));
    });
  }
  if (demo === 'loaded') await wakeDemo(app.origin);
  runCron(app.origin);

  console.log(`\n  Better Habits is ready: ${app.origin}`);
  if (demo !== null)
    console.log(`  Sign in as ${demoPerson.username} with the password ${demoPerson.password}`);
  console.log('  Ctrl-C stops it; everything is kept for the next time.\n');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exit(1);
}
