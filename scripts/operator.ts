/**
 * Operator commands, for the local database or, with `--remote`, the deployed one:
 * `npm run operator -- senders`, `complaints`, `usage`, `block <account>`, `unblock <account>`; `--days 7` for the first two.
 * An account is an id, username or email.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import { unstable_readConfig } from 'wrangler';
import { readSettings } from '../worker/platform/settings.ts';
import { projectFolder, stateFolder } from './local/project.ts';
import { block, complaintRate, senders, unblock, usage } from './operator-queries.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, days: { type: 'string', default: '7' } },
});
const [command = '', account = ''] = positionals;
const days = Number(options.days);

const config = `${projectFolder}/wrangler.toml`;
const target = options.remote
  ? ['--remote', '--env', 'production']
  : ['--local', '--persist-to', stateFolder];

type Row = Record<string, string | number | null>;

/** Runs statements through wrangler, which can access both databases. @returns the rows of the last one */
function query(statements: readonly string[]): Row[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[`${projectFolder}/node_modules/wrangler/bin/wrangler.js`, 'd1', 'execute', 'DB', ...target],
      ...['--config', config, '--json', '--command', statements.join('; ')],
    ],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_LOG: 'log' },
    },
  );
  if (status !== 0) {
    console.error(stderr || stdout);
    process.exit(1);
  }
  const results: { results: Row[] }[] = JSON.parse(stdout);
  return results.at(-1)?.results ?? [];
}

function printTable(rows: readonly Row[]): void {
  if (rows.length === 0) console.log('No results');
  else console.table(rows);
}

function readDailyCeilings(): Record<string, number> {
  const devVars = `${projectFolder}/.dev.vars`;
  const vars = options.remote
    ? unstable_readConfig({ config, env: 'production' }).vars
    : existsSync(devVars)
      ? parseEnv(readFileSync(devVars, 'utf8'))
      : {};
  const settings = readSettings({
    APP_ORIGIN: 'http://localhost',
    ENVIRONMENT: 'development',
    SESSION_SECRET: 'required by the settings but unused here',
    ...Object.fromEntries(Object.entries(vars).filter(([name]) => name.endsWith('_PER_DAY'))),
  });
  const { MAILS_PER_DAY: mails, TEXTS_PER_DAY: texts, AI_TOKENS_PER_DAY: tokens } = settings;
  return { mails, texts, tokens };
}

/** Updates one account and prints its new state. */
function updateAccount(statements: readonly string[]): void {
  const [changed, ...others] = account === '' ? [] : query(statements);
  if (changed === undefined || others.length > 0) {
    console.error(
      account === ''
        ? `Missing account: npm run operator -- ${command} <account>`
        : `No account matches '${account}'`,
    );
    process.exit(1);
  }
  console.log(`${changed.username} (${changed.id}) is now ${changed.state}`);
}

switch (command) {
  case 'senders':
    printTable(query([senders(days)]));
    break;
  case 'complaints':
    printTable(query([complaintRate(days)]));
    break;
  case 'usage': {
    const usedByKind = new Map(query([usage]).map(({ kind, used }) => [kind, used]));
    const rows = Object.entries(readDailyCeilings()).map(([kind, ceiling]) => ({
      kind,
      used: usedByKind.get(kind) ?? 0,
      ceiling,
    }));
    printTable(rows);
    break;
  }
  case 'block':
    updateAccount(block(account));
    break;
  case 'unblock':
    updateAccount(unblock(account));
    break;
  default:
    console.error('npm run operator -- senders | complaints | usage | block <account> | unblock <account>');
    console.error('  --remote  use the deployed database   --days 7  number of days to include');
    process.exit(1);
}
