import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import type { D1Database } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { createBuilder } from 'vite';
import { unstable_readConfig } from 'wrangler';
import { projectFolder } from '../scripts/local/project.ts';
import { call } from './load.ts';
import type { Totals } from './worker/counting.ts';

export type BuiltWorker = Awaited<ReturnType<typeof buildWorker>>;

/** Builds the app with the bench's entry point into a separate folder, in the same way as the app itself. */
export async function buildWorker(folder: string) {
  const { compatibility_date, compatibility_flags } = unstable_readConfig({
    config: join(projectFolder, 'wrangler.toml'),
  });
  if (compatibility_date === undefined) throw new Error('wrangler.toml has no compatibility date');
  const configPath = join(folder, 'wrangler.json');
  writeFileSync(
    configPath,
    JSON.stringify({
      name: 'bench',
      main: join(projectFolder, 'bench/worker/bare.ts'),
      compatibility_date,
      compatibility_flags,
    }),
  );
  const builder = await createBuilder({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [cloudflare({ configPath, persistState: false })],
  });
  await builder.buildApp();

  const built = resolve(folder, 'dist/bench');
  const { main } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8')) as { main: string };
  const others = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== main && /\.(m?js|wasm)$/.test(name),
  );
  return {
    modulesRoot: built,
    modules: [main, ...others].map((name) => ({
      type: name.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path: join(built, name),
    })),
    compatibilityDate: compatibility_date,
    compatibilityFlags: [...compatibility_flags],
  };
}

export const sessionSecret = 'a secret that only the bench uses, long enough';

export type Runtime = {
  origin: string;
  database(): Promise<D1Database>;
  /** Calls one of the bench's own routes in `bare.ts`. */
  control(method: 'GET' | 'POST', path: string): Promise<unknown>;
  /** The counts since the last call. */
  takeTotals(): Promise<Totals>;
  close(): Promise<void>;
};

/**
 * Starts the local Workers runtime without a development server in front.
 * @param state the folder for databases and objects. Without one, objects would lose their alarms.
 */
export async function startRuntime(
  worker: BuiltWorker,
  state: string,
  settings: Record<string, string> = {},
): Promise<Runtime> {
  const object = (className: string) => ({ className, useSQLite: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...worker,
      bindings: {
        ENVIRONMENT: 'development',
        APP_ORIGIN: 'http://localhost:5173',
        SESSION_SECRET: sessionSecret,
        ...settings,
      },
      d1Databases: { DB: 'bench' },
      durableObjects: {
        CAMPAIGN_SCHEDULES: object('BenchSchedule'),
        BY_HAND_ALARMS: object('ByHandAlarm'),
      },
      host: '127.0.0.1',
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      resourcePersistencePath: state,
    }),
  );
  const { origin } = await miniflare.ready;
  const control = async (method: string, path: string): Promise<unknown> =>
    JSON.parse(await call(origin, { method, path }));
  return {
    origin,
    database: () => miniflare.getD1Database('DB'),
    control,
    takeTotals: async () => (await control('POST', '/bench/totals')) as Totals,
    close: () => miniflare.dispose(),
  };
}

/** Applies all migrations to an empty database. */
export async function migrate(database: D1Database): Promise<void> {
  const folder = join(projectFolder, 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}

const ticksPerSecond = 100;
/**
 * The CPU milliseconds that this process's runtimes have used so far. Unlike calls per second, they don't depend on other
 * load on the machine. Null except on Linux.
 */
export function runtimeCpu(): number | null {
  if (process.platform !== 'linux') return null;
  const ticks = readdirSync('/proc').flatMap((pid) => {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : null;
    return stat?.name === 'workerd' && Number(stat.fields[1]) === process.pid
      ? [Number(stat.fields[11]) + Number(stat.fields[12])]
      : [];
  });
  return (ticks.reduce((total, count) => total + count, 0) * 1000) / ticksPerSecond;
}

/** Returns the fields of `/proc/<pid>/stat` from the third on. The second, the command's name, may have spaces. */
function statOf(pid: string): { name: string; fields: string[] } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
  } catch {
    // The process has ended.
    return null;
  }
}

export type MailService = Awaited<ReturnType<typeof startMailService>>;

/** A local mail service with MailChannels' API that accepts everything. */
export async function startMailService() {
  const service = {
    /** The response time in milliseconds. Can be changed while it runs. */
    delay: 0,
    /** How often each identifier arrived. */
    arrived: new Map<string, number>(),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Parsing the whole body would take longer than everything else.
      const name = /"X-Better-Habits-Message":"([^"]+)"/.exec(Buffer.concat(chunks).toString('latin1'));
      const identifier = name?.[1] ?? 'unnamed';
      service.arrived.set(identifier, (service.arrived.get(identifier) ?? 0) + 1);
      const respond = () => {
        response.writeHead(202, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify({
            request_id: 'r',
            results: [{ index: 0, message_id: identifier, status: 'sent' }],
          }),
        );
      };
      if (service.delay === 0) respond();
      else setTimeout(respond, service.delay);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
