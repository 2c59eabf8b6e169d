import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { sources } from '../../../scripts/build.ts';

it('a change of any file that the build reads repeats it', () => {
  // Packages change with `package-lock.json`.
  const inputs = [...sources, 'node_modules'];
  const workerFiles = readdirSync('worker', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `worker/${name}`);
  for (const file of [...workerFiles, 'vite.config.ts'])
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/ from '([.][^'?]+)/g)) {
      const path = posix.join(posix.dirname(file), imported);
      expect([path, inputs.some((source) => `${path}/`.startsWith(`${source}/`))]).toEqual([path, true]);
    }
});
