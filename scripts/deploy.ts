/**
 * `npm run deploy` brings the database up to date, builds for production and puts the Worker onto Cloudflare.
 * `npm run deploy -- --dry-run` only builds and says what would go there.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { projectFolder } from './local/project.ts';

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const configFile = `${projectFolder}/wrangler.toml`;

/** What has to be filled in before the first time. */
function openPoints(): string[] {
  const { d1_databases, vars } = unstable_readConfig({ config: configFile, env: 'production' });
  const isMissing = (id: string | undefined) => id === undefined || /^[0-]+$/.test(id);
  return [
    ...(d1_databases.some((database: { database_id?: string }) => isMissing(database.database_id))
      ? ['database_id: what `npx wrangler d1 create better-habits` answered']
      : []),
    ...(String(vars.APP_ORIGIN).endsWith('.example.com')
      ? ['APP_ORIGIN: where people will find the app']
      : []),
  ];
}

function run(tool: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [`${projectFolder}/node_modules/${tool}`, ...args], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', CLOUDFLARE_ENV: 'production', WRANGLER_LOG: 'log' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const wrangler = 'wrangler/bin/wrangler.js';
const missing = openPoints();
if (!options['dry-run'] && missing.length > 0) {
  console.error(`Fill in under [env.production] of wrangler.toml first:\n  ${missing.join('\n  ')}`);
  process.exit(1);
}
if (!options['dry-run']) {
  run(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote', '--env', 'production', '--config', configFile);
}
run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
// The build has left word of its configuration, with the environment in it.
run(wrangler, 'deploy', ...(options['dry-run'] ? ['--dry-run'] : []));
