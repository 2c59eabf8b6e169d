/**
 * Operator commands, for the local database or, with `--remote`, the deployed one:
 * `npm run operator -- senders --days 7`, `deliveries <account>`, `block <account>` or `unblock <account>`.
 * An account is an id, username or email.
 * @module
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { projectFolder, stateFolder } from './local/project.ts';
import { block, deliveries, senders, unblock } from './operator-queries.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, days: { type: 'string', default: '7' } },
});
const [command = '', account = ''] = positionals;

const target = options.remote
  ? ['--remote', '--env', 'production']
  : ['--local', '--persist-to', stateFolder];

type Row = Record<string, string | number | null>;

/** Runs statements through wrangler, which can access both databases. @returns the rows of the last one */
function query(statements: readonly string[]): Row[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      `${projectFolder}/node_modules/wrangler/bin/wrangler.js`,
      'd1',
      'execute',
      'DB',
      ...target,
      '--config',
      `${projectFolder}/wrangler.toml`,
      '--json',
      '--command',
      statements.join('; '),
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
    printTable(query([senders(Number(options.days))]));
    break;
  case 'deliveries':
    printTable(query([deliveries(account)]));
    break;
  case 'block':
    updateAccount(block(account));
    break;
  case 'unblock':
    updateAccount(unblock(account));
    break;
  default:
    console.error('npm run operator -- senders | deliveries <account> | block <account> | unblock <account>');
    console.error(
      '  --remote  use the deployed database   --days 7  for senders: the number of days to include',
    );
    process.exit(1);
}
