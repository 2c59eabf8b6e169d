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

/** Valid stand-ins for the secrets, which can't be read back from Cloudflare. */
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

/** The missing and invalid settings, one line each. */
export function settingProblems({ databases, vars, secrets }: Production): string[] {
  const origin = String(vars.APP_ORIGIN);
  const problems = [
    ...(databases.some(({ database_id: id }) => id === undefined || /^[0-]+$/.test(id))
      ? ['database_id: the ID that `npx wrangler d1 create better-habits` printed']
      : []),
    ...(origin.endsWith('.example.com') || !origin.startsWith('https://')
      ? ['APP_ORIGIN: the app’s public address, starting with https://']
      : []),
    ...(vars.ENVIRONMENT === 'production'
      ? []
      : ['ENVIRONMENT: must be production, or anyone could read the outbox']),
  ];
  if (secrets === null) return problems;
  if (!secrets.includes('SESSION_SECRET')) {
    return [...problems, 'SESSION_SECRET: `npx wrangler secret put SESSION_SECRET --env production`'];
  }
  const error = settingsError({
    ...vars,
    ...Object.fromEntries(secrets.map((name) => [name, fallbackFor(name)])),
  });
  return error === null ? problems : [...problems, error];
}

/** Why the Worker would not start with these settings, or null. */
function settingsError(settings: Record<string, unknown>): string | null {
  try {
    readSettings(settings as unknown as Parameters<typeof readSettings>[0]);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The Worker's custom domain; null for a workers.dev address, which needs no setup. */
export function customDomainOf(origin: string): string | null {
  const { hostname } = new URL(origin);
  return hostname.endsWith('.workers.dev') ? null : hostname;
}

const production = ['--env', 'production', '--config', `${projectFolder}/wrangler.toml`];
const wrangler = 'wrangler/bin/wrangler.js';

function spawnTool(tool: string, args: readonly string[], output: 'inherit' | 'pipe') {
  return spawnSync(process.execPath, [`${projectFolder}/node_modules/${tool}`, ...args], {
    cwd: projectFolder,
    stdio: ['inherit', output, output],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CLOUDFLARE_ENV: 'production', WRANGLER_LOG: 'log' },
  });
}

function run(tool: string, ...args: string[]): void {
  const { status } = spawnTool(tool, args, 'inherit');
  if (status !== 0) process.exit(status ?? 1);
}

/** None if the Worker doesn't exist yet or wrangler fails. */
function readSecretNames(): string[] {
  const list = ['secret', 'list', '--format', 'json', ...production];
  const { status, stdout, stderr } = spawnTool(wrangler, list, 'pipe');
  if (status !== 0) {
    // If the Worker is missing, wrangler says to deploy first. That would put the app online without its secret.
    if (!/Worker .* not found/.test(stderr)) console.error(stderr);
    return [];
  }
  return (JSON.parse(stdout) as { name: string }[]).map(({ name }) => name);
}

/** Waits up to two minutes for the app to become healthy. A new domain takes a minute or two. */
async function becomesHealthy(origin: string): Promise<boolean> {
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
  const problems = settingProblems({ databases, vars, secrets: isDryRun ? null : readSecretNames() });
  if (problems.length > 0) {
    console.error(
      `Fix these settings before you deploy; see [env.production] in wrangler.toml:\n  ${problems.join('\n  ')}`,
    );
    if (!isDryRun) process.exit(1);
  }
  const origin = String(vars.APP_ORIGIN);
  const domain = customDomainOf(origin);

  run('vite/bin/vite.js', 'build', '--logLevel', 'warn');
  // Migrate before deploying: new code needs its columns, and old code ignores them.
  if (!isDryRun) run(wrangler, 'd1', 'migrations', 'apply', 'DB', '--remote', ...production);
  // Wrangler uses the configuration that the build wrote, which includes the environment.
  run(
    wrangler,
    'deploy',
    ...(domain === null ? [] : ['--domain', domain]),
    ...(isDryRun ? ['--dry-run'] : []),
  );
  if (!isDryRun) {
    console.log(
      (await becomesHealthy(origin))
        ? `\n  Better Habits is online: ${origin}\n`
        : `\n  ${origin} isn't responding yet. A new domain may take a few minutes. If it still doesn't respond then,\n  check the logs: npx wrangler tail --env production\n`,
    );
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await deploy(values['dry-run']);
}
