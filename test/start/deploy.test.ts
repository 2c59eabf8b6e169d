import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { projectFolder } from '../../scripts/local/project.ts';
import { type LocalProvider, type Reply, startProvider } from '../support/node/local-provider.ts';
import { freshClone } from './fresh-clone.ts';

const account = '0123456789abcdef0123456789abcdef';

const subdomain = { enabled: false, previews_enabled: false };
const worker = { id: 'w', name: 'better-habits', subdomain, observability: {} };

/** Cloudflare's responses to a first deployment, as far as wrangler reads them. */
const answers: [RegExp, unknown][] = [
  [/^POST \/d1\/database\/[^/]+\/query$/, [{ results: [], success: true, meta: { duration: 1 } }]],
  [/\/assets-upload-session$/, { jwt: 'h.e.y', buckets: [] }],
  [/^GET \/workers\/workers\/better-habits$/, worker],
  [/^GET .*\/deployments$/, { deployments: [] }],
  [/\/domains\/changeset$/, { added: [], removed: [], updated: [], conflicting: [] }],
  [/^PUT \/workers\/scripts\/better-habits$/, { id: 'v', startup_time_ms: 60, entry_point: 'index.js' }],
];

/**
 * A stand-in for Cloudflare's API, with a database and a Worker that has these secrets but no code.
 * @param secrets null if there is no Worker yet
 */
async function startCloudflareApi(secrets: readonly string[] | null) {
  const api = await startProvider();
  const say = (status: number, result: unknown, code = 0): Reply => {
    const errors = code === 0 ? [] : [{ code, message: 'It does not exist on your account.' }];
    const body = JSON.stringify({ success: code === 0, errors, messages: [], result });
    return { status, headers: { 'Content-Type': 'application/json' }, body };
  };
  api.will(({ method, path: address }) => {
    const path = pathOf(address);
    if (path.startsWith('/workers/services/')) return say(404, null, 10090);
    if (path.endsWith('/secrets')) {
      const named = secrets?.map((name) => ({ name, type: 'secret_text' }));
      return named === undefined ? say(404, null, 10007) : say(200, named);
    }
    const [, answer = {}] = answers.find(([what]) => what.test(`${method} ${path}`)) ?? [];
    return say(200, answer);
  });
  return api;
}

/** The path after the account. */
const pathOf = (address: string) =>
  new URL(address, 'http://localhost').pathname.replace(`/accounts/${account}`, '');

const ownSecret = 'a secret of this machine alone, long enough';
const clone = freshClone();
symlinkSync(`${projectFolder}/node_modules`, `${clone.folder}/node_modules`);
writeFileSync(`${clone.folder}/.dev.vars`, `ENVIRONMENT="development"\nSESSION_SECRET="${ownSecret}"\n`);
const settings = readFileSync(`${clone.folder}/wrangler.toml`, 'utf8');
const production = settings.indexOf('[env.production]\n');
const filledIn = settings
  .slice(production)
  .replace('https://habits.example.com', 'https://habits.test')
  .replace(/^database_id = .*$/m, 'database_id = "3b6a2f0e-7a63-4a51-9c2e-0d7f1d1f5a10"');
writeFileSync(`${clone.folder}/wrangler.toml`, settings.slice(0, production) + filledIn);
afterAll(() => clone.remove());

/** Deploys to the stand-in. Ends once the Worker is uploaded, since the script then waits for an address that does not exist. */
async function deploy(api: LocalProvider): Promise<string> {
  const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
  const env = {
    ...inherited,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_API_BASE_URL: api.origin,
    CLOUDFLARE_API_TOKEN: 'a token of nobody',
    CLOUDFLARE_ACCOUNT_ID: account,
  };
  const child = spawn(process.execPath, ['scripts/deploy.ts'], { cwd: clone.folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Current Version ID')) child.kill();
    });
  }
  await once(child, 'close');
  await api.close();
  return output;
}

const changes = ({ received }: LocalProvider) =>
  received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ method, path: pathOf(path), body: body.toString('latin1') }));

test('npm run deploy says what is missing and changes nothing', async () => {
  const api = await startCloudflareApi(null);
  expect(await deploy(api)).toContain('npx wrangler secret put SESSION_SECRET --env production');
  expect(changes(api)).toEqual([]);
});

test('npm run deploy migrates the database, then deploys the Worker to its own domain only', async () => {
  const api = await startCloudflareApi(['SESSION_SECRET']);
  const output = await deploy(api);
  expect(output).toContain('habits.test (custom domain)');
  expect(output).toContain('schedule: */5 * * * *');

  const made = changes(api);
  const firstOf = (part: string) => made.findIndex(({ path }) => path.includes(part));
  const queries = made.filter(({ path }) => path.endsWith('/query')).map(({ body }) => body);
  const migrations = readdirSync('migrations').filter((file) => file.endsWith('.sql'));
  for (const name of migrations) expect(queries.filter((body) => body.includes(name))).toHaveLength(1);
  const isUpload = ({ method, path }: (typeof made)[number]) =>
    method === 'PUT' && path.endsWith('/scripts/better-habits');
  expect(made.findIndex(isUpload)).toBeGreaterThan(made.findLastIndex(({ path }) => path.endsWith('/query')));
  const upload = made.find(isUpload);
  expect(upload?.body).toContain('"name":"APP_ORIGIN","type":"plain_text","text":"https://habits.test"');
  expect(made.some(({ body }) => body.includes(ownSecret))).toBe(false);
  expect(made[firstOf('/domains/records')]?.body).toContain('"hostname":"habits.test"');
  expect(JSON.parse(made[firstOf('/subdomain')]?.body ?? '')).toEqual({ enabled: false });
});
