import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { projectFolder } from './project.ts';

export type LocalDatabase = { d1: D1Database; close(): Promise<void> };

/** Opens the app's database in `state`. The app must not be running: two runtimes would write to one file. */
async function openDatabase(state: string): Promise<LocalDatabase> {
  const { d1_databases } = unstable_readConfig({ config: `${projectFolder}/wrangler.toml` });
  // This configuration has only the database: the objects would need the app itself.
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
function migrationsHere(): Record<string, string> {
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

/** The names of the migrations that the database has had; none for a new database. */
async function appliedMigrations(d1: D1Database): Promise<string[]> {
  try {
    const { results } = await d1.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
    return results.map(({ name }) => name);
  } catch {
    return [];
  }
}

/** Records which migrations created the database. Before the first release, the first migration may still change. */
const recordIn = (state: string) => `${state}/migrations.json`;

function isForeign(state: string, applied: readonly string[]): boolean {
  const here = migrationsHere();
  const record = recordIn(state);
  const made: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  return applied.some((name) => made[name] === undefined || made[name] !== here[name]);
}

/** Renames the existing data, including the campaigns' objects, so that a new database can be created. */
function setAside(state: string): void {
  const kept = `${state}/v3-until-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  renameSync(`${state}/v3`, kept);
  console.log(
    `The local database is from another version of the app. It was moved to ${kept}, and a new one is created.`,
  );
}

function applyMigrations(state: string): void {
  const wrangler = `${projectFolder}/node_modules/wrangler/bin/wrangler.js`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[wrangler, 'd1', 'migrations', 'apply', 'DB', '--local'],
      ...['--persist-to', state, '--config', `${projectFolder}/wrangler.toml`],
    ],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The migrations could not be applied.\n${stdout}\n${stderr}`);
}

/** Opens the database in `state`, created or migrated as needed. Data of an incompatible version is set aside. */
export async function openMigratedDatabase(state: string): Promise<LocalDatabase> {
  const database = await openDatabase(state);
  const applied = await appliedMigrations(database.d1);
  const foreign = isForeign(state, applied);
  const here = migrationsHere();
  if (!foreign && Object.keys(here).every((name) => applied.includes(name))) return database;
  await database.close();
  if (foreign) setAside(state);
  applyMigrations(state);
  writeFileSync(recordIn(state), JSON.stringify(here));
  return openDatabase(state);
}
