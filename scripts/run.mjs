/**
 * `node scripts/run.mjs start.ts` installs the packages if needed, then runs a script with the project's own Node.
 * This file itself runs on the system's Node before anything is installed, so without packages or TypeScript.
 * @module
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';
/** Node itself is a package, because the tools need a newer version than many machines have. */
const ownNode = `${root}node_modules/node/bin/node${onWindows ? '.exe' : ''}`;
const minimumNode = 20;

/** Whether node_modules matches the lockfile. */
function isInstalled() {
  const read = (path) => JSON.parse(readFileSync(root + path, 'utf8')).packages;
  if (!existsSync(`${root}node_modules/.package-lock.json`) || !existsSync(ownNode)) return false;
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(
    ([path, locked]) => path === '' || locked.optional || installed[path]?.version === locked.version,
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
    console.error('npm could not install the packages; see its output above.');
    process.exit(1);
  }
}

function run(script, ...args) {
  if (Number.parseInt(process.versions.node, 10) < minimumNode) {
    console.error(`Node ${minimumNode} or newer is required; this is ${process.version}.`);
    process.exit(1);
  }
  if (!isInstalled()) install();
  const child = spawn(ownNode, [`${root}scripts/${script}`, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // Pass signals on and wait until the child has cleaned up. It may get Ctrl-C twice, from here and from the terminal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // If something kills npm, only the shell between npm and this process ends with it, so watch the parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

run(...process.argv.slice(2));
