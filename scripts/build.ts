import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { projectFolder } from './local/project.ts';

/** Everything the build reads. */
const sources = [
  'src',
  'worker',
  'public',
  'index.html',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
];

const builtFolder = `${projectFolder}/dist`;
const builtPage = `${builtFolder}/client/index.html`;
const stamp = `${builtFolder}/built-from`;

/** A hash of the names, sizes and times of all sources, and of the built page's time. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesOf(`${projectFolder}/${source}`)) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  // Someone may have run another build, such as one for production.
  hash.update(existsSync(builtPage) ? String(statSync(builtPage).mtimeMs) : 'nothing built');
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

/** Builds the page and the Worker into `dist`, unless nothing has changed since the last build. */
export function buildIfChanged(): 'built' | 'unchanged' {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return 'unchanged';
  const vite = `${projectFolder}/node_modules/vite/bin/vite.js`;
  // In a separate process, the build is the same when a test asks for it.
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The app could not be built.\n${stdout}\n${stderr}`);
  writeFileSync(stamp, fingerprint());
  return 'built';
}

if (import.meta.main) buildIfChanged();
