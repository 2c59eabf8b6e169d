/**
 * What runs before anything is installed, on whichever Node the machine has: no dependencies, no TypeScript.
 * @module
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
/** The project brings its own Node as a dependency: the tools need a newer one than many machines have. */
const ownNode = `${root}node_modules/node/bin/node${onWindows ? '.exe' : ''}`;
const oldestNode = 20;

/** Whether every package of the lockfile lies in node_modules in the same version. */
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
    console.error('The packages could not be installed: what npm says above is why.');
    process.exit(1);
  }
}

/** Installs what is missing, then runs a TypeScript file of this folder under the project's own Node. */
export function runWithOwnNode(script) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    console.error(`Node ${oldestNode} or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  if (!isInstalled()) install();
  const child = spawn(ownNode, [`${root}scripts/${script}`, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // Waits until the child has cleaned up. It may hear of Ctrl-C twice, from here and from the terminal itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm that is stopped from outside takes only the shell between with it: without a parent this has to end too.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}
