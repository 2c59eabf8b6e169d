import { cpSync, readdirSync, rmSync } from 'node:fs';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type V4WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import type { LocalSettings } from './local-secrets.ts';
import { projectFolder, runIdPath } from './project.ts';

export type RunningApp = {
  origin: string;
  /** Runs the cron job, as the platform would */
  runCron(): Promise<unknown>;
  close(): Promise<void>;
};

/** The app's host names on this machine, without ports: the app may run on another port than in APP_ORIGIN. */
const hostsOf = ({ APP_ORIGIN = '' }: LocalSettings) => [
  'localhost',
  '127.0.0.1',
  '[::1]',
  ...(URL.canParse(APP_ORIGIN) ? [new URL(APP_ORIGIN).hostname] : []),
];

/**
 * Serves a copy of `dist` directly from the Workers runtime, so that the next build can't remove files in use.
 * @param folder for the copy; its contents are replaced
 * @param state the folder of the database and the campaigns' objects
 * @param runId served at `runIdPath`
 */
export async function serveBuilt({
  folder,
  state,
  port,
  settings,
  runId,
}: {
  folder: string;
  state: string;
  port: number;
  settings: LocalSettings;
  runId: string;
}): Promise<RunningApp> {
  rmSync(folder, { recursive: true, force: true });
  // The build may contain a .dev.vars, but all settings come from `settings`.
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
    // The first module is the entry point.
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
    bindings: { HOSTS: hostsOf(settings), RUN_ID: runId, RUN_ID_PATH: runIdPath },
    serviceBindings: {
      APP: app,
      // Miniflare's own port isn't exposed, because it allows much more; the front Worker calls it through this binding.
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
        if (level === 'info') console.log(message);
      },
      telemetry: { enabled: false },
      resourcePersistencePath: `${state}/v3`,
      unsafeTriggerHandlers: true,
    }),
  );
  await miniflare.ready;
  return {
    origin: `http://localhost:${port}`,
    // Not `getWorker().scheduled()`, which blocks this thread. The Worker would wait forever for it to read a long log.
    runCron: () => miniflare.dispatchFetch('http://localhost/cdn-cgi/local/scheduled'),
    close: () => miniflare.dispose(),
  };
}
