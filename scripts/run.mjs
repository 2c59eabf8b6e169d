/**
 * `node scripts/run.mjs start.ts` installs the packages if necessary, then runs a script under the project's own Node.
 * This file runs on the machine's Node before anything is installed: no dependencies, no TypeScript.
 * @module
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
/** Node is one of the packages, since the tools need a newer one than many machines have. */
const ownNode = `${root}node_modules/node/bin/node${onWindows ? '.exe' : ''}`;
const oldestNode = 20;

/** Whether node_modules has every package of the lockfile in the same version. */
function isInstalled() {
  const read = (path) => JSON.parse(readFileSync(root + path, 'utf8')).packages;
  if (!existsSync(`${root}node_modules/.package-lock.json`) || !existsSync(ownNode)) return false;
  const there = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || there[path]?.version === wanted.version,
  );
}

function install() {
  console.log('Installing the packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: onWindows,
  });
  if (status !== 0) {
    console.error('The packages could not be installed; see the messages of npm above.');
    process.exit(1);
  }
}

function run(script, ...args) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(`Node ${oldestNode} or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  if (!isInstalled()) install();
  const child = spawn(ownNode, [`${root}scripts/${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // Wait until the child has cleaned up. It may get Ctrl-C twice, from here and from the terminal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // If npm is stopped from outside, only the shell in between ends with it, so watch for the parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

run(...process.argv.slice(2));
