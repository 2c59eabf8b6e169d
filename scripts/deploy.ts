/**
 * `npm run deploy` checks the settings, builds for production, migrates the database and deploys the Worker to the domain
 * of APP_ORIGIN. `npm run deploy -- --dry-run` only builds and prints what it would deploy.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { readSettings } from '../worker/platform/settings.ts';
import { projectFolder } from './local/project.ts';

/** The settings in `[env.production]` of wrangler.toml, and the names of the secrets. */
export type Production = {
  databases: readonly { database_id?: string }[];
  vars: Record<string, unknown>;
  /** Null in a dry run */
  secrets: readonly string[] | null;
};

/** Valid values in place of the secrets, which only Cloudflare knows. */
const fallbacks: Record<string, string> = {
  APP_ORIGIN: 'https://habits.example',
  ENVIRONMENT: 'production',
  MAIL_FROM: 'coach@habits.example',
  MAIL_REPLY_TO: 'reply@habits.example',
  VAPID_SUBJECT: 'mailto:coach@habits.example',
  AI_TOKENS_PER_CAMPAIGN: '1',
  AI_TIME_LIMIT: '1',
};

const fallbackFor = (name: string) =>
  fallbacks[name] ?? (name.endsWith('_URL') ? 'https://habits.example' : 'x'.repeat(32));

/** The missing and wrong settings, one line each. */
export function openPoints({ databases, vars, secrets }: Production): string[] {
  const origin = String(vars.APP_ORIGIN);
  const points = [
    ...(databases.some(({ database_id: id }) => id === undefined || /^[0-]+$/.test(id))
      ? ['database_id: what `npx wrangler d1 create better-habits` answered']
      : []),
    ...(origin.endsWith('.example.com') || !origin.startsWith('https://')
      ? ['APP_ORIGIN: where people will find the app, with https:// before it']
      : []),
    ...(vars.ENVIRONMENT === 'production'
      ? []
      : ['ENVIRONMENT: production, or everybody could read the outbox']),
  ];
  if (secrets === null) return points;
  if (!secrets.includes('SESSION_SECRET')) {
    return [...points, 'SESSION_SECRET: `npx wrangler secret put SESSION_SECRET --env production`'];
  }
  const fault = settingsFault({
    ...vars,
    ...Object.fromEntries(secrets.map((name) => [name, fallbackFor(name)])),
  });
  return fault === null ? points : [...points, fault];
}

/** The reason why the Worker would not start with these settings, or null. */
function settingsFault(settings: Record<string, unknown>): string | null {
  try {
    readSettings(settings as unknown as Parameters<typeof readSettings>[0]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The Worker's custom domain; null for a workers.dev address, which every Worker has. */
export function customDomainOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return hostname.endsWith('.workers.dev') ? null : hostname;
}

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

/** The names of the secrets; none if there is no Worker yet or wrangler fails. */
function namesOfSecrets(): string[] {
  const list = ['secret', 'list', '--format', 'json', ...production];
  const { status, stdout, stderr } = start(wrangler, list, 'pipe');
  if (status !== 0) {
    // For a missing Worker, wrangler advises to deploy first; that would put the app online without its secret.
    if (!/Worker .* not found/.test(stderr)) console.error(stderr);
    return [];
  }
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

/** Waits until the app answers and reaches its database. A new domain takes a minute or two. */
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

async function deploy(isDryRun: boolean): Promise<void> {
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
  // Migrate before deploying: new code needs its columns, and old code ignores them.
  if (!isDryRun) run(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote', ...production);
  // The build wrote the configuration that this uses, including the environment.
  run(
    wrangler,
    'deploy',
    ...(domain === null ? [] : ['--domain', domain]),
    ...(isDryRun ? ['--dry-run'] : []),
  );
  if (!isDryRun) {
    console.log(
      (await answers(origin))
        ? `\n  Better Habits is online: ${origin}\n`
        : `\n  ${origin} does not answer yet. A new domain may take a few minutes. If it still doesn't answer then,\n  npx wrangler tail --env production  shows why.\n`,
    );
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await deploy(values['dry-run']);
}
