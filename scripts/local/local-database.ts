import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { projectFolder } from './project.ts';

export type LocalDatabase = { d1: D1Database; close(): Promise<void> };

/** Opens the database that the app finds in `state`. Not while the app runs: two runtimes would write to one file. */
async function openDatabase(state: string): Promise<LocalDatabase> {
  const { d1_databases } = unstable_readConfig({ config: `${projectFolder}/wrangler.toml` });
  // A configuration with the database alone: the app's objects want the app itself.
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

async function isBehind(d1: D1Database): Promise<boolean> {
  const wanted = readdirSync(`${projectFolder}/migrations`).filter((name) => name.endsWith('.sql'));
  try {
    const { results } = await d1.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
    const applied = new Set(results.map(({ name }) => name));
    return wanted.some((name) => !applied.has(name));
  } catch {
    // No such table: a new database.
    return true;
  }
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

/** The database in `state`, made or brought up to date. What is in it stays. */
export async function openMigratedDatabase(state: string): Promise<LocalDatabase> {
  const database = await openDatabase(state);
  if (!(await isBehind(database.d1))) return database;
  await database.close();
  applyMigrations(state);
  return openDatabase(state);
}
