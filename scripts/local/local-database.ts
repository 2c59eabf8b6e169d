import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { projectFolder } from './project.ts';

type LocalDatabase = { d1: D1Database; close(): Promise<void> };

/** Opens the app's database in `state`. The app must not be running: two runtimes would write to the same file. */
async function openDatabase(state: string): Promise<LocalDatabase> {
  const { d1_databases } = unstable_readConfig({ config: `${projectFolder}/wrangler.toml` });
  // This configuration has only the database, since Durable Objects would need the app's code.
  const configPath = `${state}/database.json`;
  mkdirSync(state, { recursive: true });
  writeFileSync(configPath, JSON.stringify({ compatibility_date: '2026-10-01', d1_databases }));
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: `${state}/v3` },
    remoteBindings: false,
    envFiles: [],
  });
  return { d1: env.DB, close: dispose };
}

/** The hashes of this version's migrations, by name. */
function currentMigrations(): Record<string, string> {
  const folder = `${projectFolder}/migrations`;
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(`${folder}/${name}`))
        .digest('hex'),
    ]),
  );
}

/** The names of the database's migrations; none for a new database. */
async function appliedMigrations(d1: D1Database): Promise<string[]> {
  try {
    const { results } = await d1.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
    return results.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** The hashes of the migrations that created the database. The first one may still change before the first release. */
const recordPath = (state: string) => `${state}/migrations.json`;

function isIncompatible(state: string, applied: readonly string[]): boolean {
  const current = currentMigrations();
  const path = recordPath(state);
  const recorded: Record<string, string> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return applied.some((name) => recorded[name] === undefined || recorded[name] !== current[name]);
}

/** Moves the existing data away, including the campaigns' objects, so that a new database can be created. */
function moveAway(state: string): void {
  const backup = `${state}/v3-until-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(`${state}/v3`, backup);
  console.log(
    `The local database is from another version of the app. It was moved to ${backup}; the app starts with a new one.`,
  );
}

function applyMigrations(state: string): void {
  const wrangler = `${projectFolder}/node_modules/wrangler/bin/wrangler.js`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      wrangler,
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
      '--persist-to',
      state,
      '--config',
      `${projectFolder}/wrangler.toml`,
    ],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The migrations failed.\n${stdout}\n${stderr}`);
}

/** Opens the database in `state` and creates or migrates it if needed. Data of an incompatible version is moved away. */
export async function openMigratedDatabase(state: string): Promise<LocalDatabase> {
  const database = await openDatabase(state);
  const applied = await appliedMigrations(database.d1);
  const incompatible = isIncompatible(state, applied);
  const current = currentMigrations();
  if (!incompatible && Object.keys(current).every((name) => applied.includes(name))) return database;
  await database.close();
  if (incompatible) moveAway(state);
  applyMigrations(state);
  writeFileSync(recordPath(state), JSON.stringify(current));
  return openDatabase(state);
}
