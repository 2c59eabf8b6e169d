import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A copy of the Worker's configuration in a folder without `.dev.vars`: tests know nothing of the keys of whoever runs
 * them, and so send nothing through their accounts.
 * @returns its path
 */
export function isolatedWranglerConfig(): string {
  const folder = '.cache/wrangler';
  const path = `${folder}/wrangler.toml`;
  const text = readFileSync('wrangler.toml', 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path,
    text.replace('main = "worker/index.ts"', `main = ${JSON.stringify(resolve('worker/index.ts'))}`),
  );
  return path;
}
