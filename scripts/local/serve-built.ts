import { cpSync, readdirSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import type { LocalSettings } from './local-secrets.ts';
import { projectFolder, startPath } from './project.ts';

export type RunningApp = {
  origin: string;
  /** What the platform does at the times of the cron. */
  runCron(): Promise<unknown>;
  close(): Promise<void>;
};

/** The names that this machine calls the app by, whatever the port: it may be reached through another. */
const namesOf = ({ APP_ORIGIN = '' }: LocalSettings) => [
  'localhost',
  '127.0.0.1',
  '[::1]',
  ...(URL.canParse(APP_ORIGIN) ? [new URL(APP_ORIGIN).hostname] : []),
];

/**
 * Serves what is in `dist` from the Workers runtime itself, with nothing in front that could answer in its place. It is
 * copied first, so that the next build does not pull the files away from under it.
 * @param folder where the copy lies; whatever was there is replaced
 * @param state where the database and the campaigns' objects are kept
 * @param start what tells this start of the app from others, told at `startPath`
 */
export async function serveBuilt({
  folder,
  state,
  port,
  settings,
  start,
}: {
  folder: string;
  state: string;
  port: number;
  settings: LocalSettings;
  start: string;
}): Promise<RunningApp> {
  rmSync(folder, { recursive: true, force: true });
  // The build copies .dev.vars too; the settings come from `settings` alone.
  const filter = (path: string) => !path.endsWith('.dev.vars');
  cpSync(`${projectFolder}/dist`, folder, { recursive: true, filter });

  const workerFolder = `${folder}/better_habits`;
  const config = unstable_readConfig({ config: `${workerFolder}/wrangler.json` });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const app = config.name ?? 'better-habits';
  const files = readdirSync(workerFolder, { recursive: true, encoding: 'utf8' });
  const modulesOf = (type: 'ESModule' | 'CompiledWasm', ending: string) =>
    files.filter((file) => file.endsWith(ending)).map((file) => ({ type, path: `${workerFolder}/${file}` }));
  const appWorker: V4WorkerOptions = {
    ...workerOptions,
    name: app,
    bindings: { ...config.vars, ...settings },
    modulesRoot: workerFolder,
    // The first is where it starts; parts of it are loaded when they are needed.
    modules: [
      { type: 'ESModule', path: `${workerFolder}/index.js` },
      ...modulesOf('ESModule', '.js').filter(({ path }) => path !== `${workerFolder}/index.js`),
      ...modulesOf('CompiledWasm', '.wasm'),
    ],
  };
  const frontWorker: V4WorkerOptions = {
    name: 'front',
    compatibilityDate: config.compatibility_date,
    modulesRoot: projectFolder,
    modules: [{ type: 'ESModule', path: `${projectFolder}/scripts/local/front.mjs` }],
    bindings: { NAMES: namesOf(settings), START: start, START_PATH: startPath },
    serviceBindings: {
      APP: app,
      // Miniflare's own door, with all that it opens, is at a port that nobody is told.
      MAIL: async (email) => {
        const { search } = new URL(email.url);
        const body = await email.arrayBuffer();
        const address = `http://localhost/cdn-cgi/local/email${search}`;
        return miniflare.dispatchFetch(address, { method: 'POST', body });
      },
    },
    unsafeDirectSockets: [{ host: 'localhost', port }],
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [appWorker, frontWorker],
      cf: false,
      log: new Log(LogLevel.ERROR),
      handleStructuredLogs: ({ level, message }) => {
        if (level === 'error') console.error(message);
      },
      telemetry: { enabled: false },
      resourcePersistencePath: `${state}/v3`,
      unsafeTriggerHandlers: true,
    }),
  );
  await miniflare.ready;
  const worker = await miniflare.getWorker(app);
  return {
    origin: `http://localhost:${port}`,
    runCron: () => worker.scheduled({}),
    close: () => miniflare.dispose(),
  };
}
