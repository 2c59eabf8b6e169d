import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { projectFolder } from './local/project.ts';

/** The build's inputs. */
const sources = [
  'src',
  'worker',
  'content',
  'public',
  'scripts/vite-plugins.ts',
  'index.html',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
];

const builtFolder = `${projectFolder}/dist`;
const builtPage = `${builtFolder}/client/index.html`;
const stamp = `${builtFolder}/built-from`;

/** A hash of the names, sizes and modification times of all sources, and of the built page's time. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesOf(`${projectFolder}/${source}`)) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path} ${size} ${mtimeMs}\n`);
    }
  }
  // Another build may have replaced this one, such as one for production.
  hash.update(existsSync(builtPage) ? String(statSync(builtPage).mtimeMs) : 'not built');
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

/** Builds the page and the Worker into `dist`, unless no source has changed since the last build. */
export function buildIfChanged(): void {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  const vite = `${projectFolder}/node_modules/vite/bin/vite.js`;
  // A separate process, so that a test's environment doesn't change the build.
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  writeFileSync(stamp, fingerprint());
}

if (import.meta.main) buildIfChanged();
