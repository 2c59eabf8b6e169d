import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingFiles } from '../../../scripts/settings.ts';

it.each(Object.entries(settingFiles))('%s tells every setting as the Worker reads it', (path, text) => {
  expect(readFileSync(path, 'utf8'), 'run `npm run settings`').toBe(text);
});
