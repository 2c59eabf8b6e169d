import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { projectFolder } from '../scripts/local/project.ts';
import type { BuiltWorker } from './build-worker.ts';
import type { DatabaseName } from './worker/bench-env.ts';
import type { Totals } from './worker/totals.ts';

export const sessionSecret = 'a secret that only the bench uses, long enough';

export type Runtime = {
  host: string;
  port: number;
  database(name: DatabaseName): Promise<D1Database>;
  /** A control of the bench: see `bare-routes.ts`. */
  control(method: 'GET' | 'POST', path: string): Promise<unknown>;
  /** What was counted since the last time. */
  takeTotals(): Promise<Totals>;
  close(): Promise<void>;
};

/**
 * Starts the Workers runtime on this machine, without a development server in front.
 * @param state where databases and objects are kept: in memory, objects would lose their alarms
 */
export async function startRuntime(
  worker: BuiltWorker,
  state: string,
  settings: Record<string, string> = {},
): Promise<Runtime> {
  const object = (className: string) => ({ className, useSQLite: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: worker.modules,
      modulesRoot: worker.folder,
      compatibilityDate: worker.compatibilityDate,
      compatibilityFlags: worker.compatibilityFlags,
      bindings: {
        ENVIRONMENT: 'development',
        APP_ORIGIN: 'http://localhost:5173',
        SESSION_SECRET: sessionSecret,
        ...settings,
      },
      d1Databases: { SMALL: 'small', LARGE: 'large' },
      durableObjects: {
        CAMPAIGN_SCHEDULES: object('BenchSchedule'),
        BARE_ALARMS: object('BareAlarm'),
        TWO_TRIP_ALARMS: object('TwoRoundTripAlarm'),
      },
      host: '127.0.0.1',
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      resourcePersistencePath: state,
    }),
  );
  const { hostname, port, origin } = await miniflare.ready;
  const control = async (method: string, path: string): Promise<unknown> => {
    const { status, text } = await callOnce(`${origin}${path}`, method);
    if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
    return JSON.parse(text);
  };
  return {
    host: hostname,
    port: Number(port),
    database: (name) => miniflare.getD1Database(name),
    control,
    takeTotals: async () => (await control('POST', '/bench/totals')) as Totals,
    close: () => miniflare.dispose(),
  };
}

/** By a connection of its own: one that is kept may be closed by the other side just as it is used again. */
function callOnce(url: string, method: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') }),
      );
      answer.on('error', reject);
    });
    call.on('error', reject).end();
  });
}

/** Brings a database up to the present schema. */
export async function migrate(database: D1Database): Promise<void> {
  const folder = join(projectFolder, 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  for (const file of files.sort()) {
    const statements = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint');
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
