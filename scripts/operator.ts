/**
 * Tools to run an instance, for the local database or, with `--remote`, the deployed one:
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
const [command = '', who = ''] = positionals;
const days = Number(options.days);

const config = `${projectFolder}/wrangler.toml`;
const where = options.remote ? ['--remote', '--env', 'production'] : ['--local', '--persist-to', stateFolder];

type Row = Record<string, string | number | null>;

/** Runs statements through wrangler, which can reach both databases. @returns the rows of the last one */
function ask(statements: readonly string[]): Row[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...[`${projectFolder}/node_modules/wrangler/bin/wrangler.js`, 'd1', 'execute', 'DB', ...where],
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
  const answers: { results: Row[] }[] = JSON.parse(stdout);
  return answers.at(-1)?.results ?? [];
}

function show(rows: readonly Row[]): void {
  if (rows.length === 0) console.log('Nothing to show');
  else console.table(rows);
}

/** The instance's daily ceilings. */
function ceilings(): Record<string, number> {
  const devVars = `${projectFolder}/.dev.vars`;
  const vars = options.remote
    ? unstable_readConfig({ config, env: 'production' }).vars
    : existsSync(devVars)
      ? parseEnv(readFileSync(devVars, 'utf8'))
      : {};
  const settings = readSettings({
    APP_ORIGIN: 'http://localhost',
    ENVIRONMENT: 'development',
    SESSION_SECRET: 'not used here, but required by the settings',
    ...Object.fromEntries(Object.entries(vars).filter(([name]) => name.endsWith('_PER_DAY'))),
  });
  const { MAILS_PER_DAY: mails, TEXTS_PER_DAY: texts, AI_TOKENS_PER_DAY: tokens } = settings;
  return { mails, texts, tokens };
}

/** Changes one account and prints its new state. */
function change(statements: readonly string[]): void {
  const [changed, ...others] = who === '' ? [] : ask(statements);
  if (changed === undefined || others.length > 0) {
    console.error(
      who === '' ? `Which account? npm run operator -- ${command} <account>` : `No account is ‘${who}’`,
    );
    process.exit(1);
  }
  console.log(`${changed.username} (${changed.id}) is ${changed.state} now`);
}

switch (command) {
  case 'senders':
    show(ask([senders(days)]));
    break;
  case 'complaints':
    show(ask([complaintRate(days)]));
    break;
  case 'usage': {
    const used = new Map(ask([usage]).map(({ kind, used }) => [kind, used]));
    show(Object.entries(ceilings()).map(([kind, ceiling]) => ({ kind, used: used.get(kind) ?? 0, ceiling })));
    break;
  }
  case 'block':
    change(block(who));
    break;
  case 'unblock':
    change(unblock(who));
    break;
  default:
    console.error('npm run operator -- senders | complaints | usage | block <account> | unblock <account>');
    console.error('  --remote  the deployed database   --days 7  how far back');
    process.exit(1);
}
