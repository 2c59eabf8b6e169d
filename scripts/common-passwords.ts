import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD } from '../worker/accounts/accounts.schemas.ts';

const MAX_COMMON = 10_000;
const WORDS_PER_LINE = 100;
const file = new URL('../worker/accounts/common-passwords.txt', import.meta.url);

/** Writes the list of rejected passwords: the most common ones that meet the minimum length. */
const common = dictionary['passwords-common']
  .map(String)
  .filter((password) => [...password].length >= MIN_PASSWORD && !/\s/.test(password))
  .slice(0, MAX_COMMON)
  .sort();
const lines = Array.from({ length: Math.ceil(common.length / WORDS_PER_LINE) }, (_, line) =>
  common.slice(line * WORDS_PER_LINE, (line + 1) * WORDS_PER_LINE).join(' '),
);
writeFileSync(file, `${lines.join('\n')}\n`);
console.log(`${common.length} passwords written`);
