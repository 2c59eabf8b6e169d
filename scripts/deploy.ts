/**
 * `npm run deploy` looks whether the settings fit together, builds for production, brings the database up to date and
 * puts the Worker onto Cloudflare, at the domain of APP_ORIGIN.
 * `npm run deploy -- --dry-run` only builds and says what would go there.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { customDomainOf, openPoints } from './deploy-checks.ts';
import { projectFolder } from './local/project.ts';

const { values: options } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDryRun = options['dry-run'];
const production = ['--env', 'production', '--config', `${projectFolder}/wrangler.toml`];
const wrangler = 'wrangler/bin/wrangler.js';

function start(tool: string, args: readonly string[], output: 'inherit' | 'pipe') {
  return spawnSync(process.execPath, [`${projectFolder}/node_modules/${tool}`, ...args], {
    cwd: projectFolder,
    stdio: ['inherit', output, output],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CLOUDFLARE_ENV: 'production', WRANGLER_LOG: 'log' },
  });
}

function run(tool: string, ...args: string[]): void {
  const { status } = start(tool, args, 'inherit');
  if (status !== 0) process.exit(status ?? 1);
}

/** The names of the secrets; none where there is no Worker yet, or where wrangler cannot say, and says why. */
function namesOfSecrets(): string[] {
  const list = ['secret', 'list', '--format', 'json', ...production];
  const { status, stdout, stderr } = start(wrangler, list, 'pipe');
  if (status !== 0) {
    // What wrangler advises then, to deploy first, would put an app without its secret online.
    if (!/Worker .* not found/.test(stderr)) console.error(stderr);
    return [];
  }
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

/** Whether the app answers at its address and reaches its database. A new domain takes a minute or two. */
async function answers(origin: string): Promise<boolean> {
  for (let tries = 0; tries < 24; tries++) {
    const health = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    );
    if (health?.ok) return true;
    await setTimeout(5000);
  }
  return false;
}

const { d1_databases: databases, vars } = unstable_readConfig({
  config: `${projectFolder}/wrangler.toml`,
  env: 'production',
});
const missing = openPoints({ databases, vars, secrets: isDryRun ? null : namesOfSecrets() });
if (missing.length > 0) {
  console.error(
    `Before this can go online, see [env.production] of wrangler.toml:\n  ${missing.join('\n  ')}`,
  );
  if (!isDryRun) process.exit(1);
}
const origin = String(vars.APP_ORIGIN);
const domain = customDomainOf(origin);

run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
// Right before the Worker, and never after it: new code wants its columns, old code does not mind them.
if (!isDryRun) run(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote', ...production);
// The build has left word of its configuration, with the environment in it.
run(wrangler, 'deploy', ...(domain === null ? [] : ['--domain', domain]), ...(isDryRun ? ['--dry-run'] : []));
if (!isDryRun) {
  console.log(
    (await answers(origin))
      ? `\n  Better Habits is online: ${origin}\n`
      : `\n  ${origin} does not answer yet. A new domain may take some minutes; if it goes on,\n  npx wrangler tail --env production  says why.\n`,
  );
}
