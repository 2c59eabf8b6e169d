/**
 * Measures the app on the local Workers runtime, relative to minimal code on the same runtime.
 *
 *   npm run bench                  everything, about six minutes
 *   npm run bench -- api           the pages' API calls
 *   npm run bench -- alarms        campaigns that are due in the same minute
 *   npm run bench -- --quick       fewer and shorter rounds
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAlarms } from './alarms.ts';
import { measureApi } from './api.ts';
import { startMailService } from './mail-service.ts';
import { buildWorker, migrate, startRuntime } from './runtime.ts';
import { seed } from './seed.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const parts = positionals.length === 0 ? ['api', 'alarms'] : positionals;
const unknown = parts.find((part) => part !== 'api' && part !== 'alarms');
if (unknown !== undefined) throw new Error(`Unknown part ${unknown}. Choose api or alarms`);

const pace = options.quick
  ? { rounds: 3, fullLoadFor: 120, warmUpFor: 200 }
  : { rounds: 9, fullLoadFor: 250, warmUpFor: 800 };

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'better-habits-bench-'));
const now = Date.now();
const startedAt = performance.now();
try {
  const worker = await buildWorker(folder);
  const state = join(folder, 'state');
  const mail = await startMailService();
  const runtime = await startRuntime(worker, state);
  const database = await runtime.database();
  await migrate(database);
  await seed(database, parts.includes('api') ? 10_000 : 1_000, now);
  console.log(`Node ${process.version}, ${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'})`);
  if (parts.includes('api')) await measureApi(runtime, now, pace);
  await runtime.close();
  if (parts.includes('alarms')) await measureAlarms({ worker, state, mail, quick: options.quick });
  await mail.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${Math.round((performance.now() - startedAt) / 1000)} s`);
