import { writeFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import { MIN_PASSWORD } from '../worker/accounts/accounts.schemas.ts';

const MAX_COMMON = 10_000;
const file = new URL('../worker/accounts/common-passwords.txt', import.meta.url);

/** Writes the passwords that nobody may choose: the most common ones of a ranked list that are long enough. */
const common = dictionary['passwords-common']
  .map(String)
  .filter((password) => [...password].length >= MIN_PASSWORD && !/\s/.test(password))
  .slice(0, MAX_COMMON)
  .sort();
writeFileSync(file, `${common.join('\n')}\n`);
console.log(`${common.length} passwords written`);
