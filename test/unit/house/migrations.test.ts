import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const [, ...later] = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort();

it('migrations after the first only add, so that the version before keeps running while a new one is deployed', () => {
  const removals = later.filter((name) =>
    /\b(DROP|RENAME)\b/i.test(readFileSync(`migrations/${name}`, 'utf8')),
  );
  expect(removals).toEqual([]);
});
