import { encodeBase64NoPadding } from '@oslojs/encoding';
import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2';
import compiledArgon2 from '@phi-ag/argon2/argon2.wasm';
import { badInput } from '../platform/errors.ts';
import { comparable } from './accounts.rules.ts';
import { MIN_PASSWORD } from './accounts.schemas.ts';

/** The cost of a guess. If you raise it, each old hash is replaced at its user's next sign-in. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const saltLength = 16;
const hashLength = 32;
const prefix = `$argon2id$v=${Argon2Version.Version13}$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Matches no password. Checked if the account doesn't exist, so that sign-in always takes the same time. */
const DUMMY_HASH =
  prefix +
  [new Uint8Array(saltLength), new Uint8Array(hashLength)]
    .map((bytes) => encodeBase64NoPadding(bytes))
    .join('$');

let instance: Argon2 | undefined;

function argon2(): Argon2 {
  instance ??= new Argon2(new WebAssembly.Instance(compiledArgon2));
  return instance;
}

/** Keyboards encode the same characters differently. The padding makes the library read all of a non-ASCII password. */
function passwordBytes(password: string): string {
  const typed = password.normalize('NFKC');
  return typed.padEnd(new TextEncoder().encode(typed).length, '\0');
}

export function hashPassword(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const { encoded } = argon2().hash(passwordBytes(password), {
    ...cost,
    hashLength,
    salt,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
  });
  return encoded;
}

/** False without a stored hash, after the same time. */
export function verifyPassword(storedHash: string | null, password: string): boolean {
  const { success } = argon2().tryVerify(storedHash ?? DUMMY_HASH, passwordBytes(password));
  return success && storedHash !== null;
}

export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(prefix);
}

let common: ReadonlySet<string> | undefined;
const MAX_COMMON = 10_000;

/** The most common passwords that meet the minimum length. Loaded on demand to keep them out of every other request. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  if (common !== undefined) return common;
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common']
    .map(String)
    .filter((password) => [...password].length >= MIN_PASSWORD && !/\s/.test(password));
  common = new Set(longEnough.slice(0, MAX_COMMON));
  return common;
}

export async function assertGoodPassword(
  password: string,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
): Promise<void> {
  const typed = comparable(password);
  if (typed === '') throw badInput('Password must not be blank', 'password');
  if (typed === usernameKey || typed === emailKey)
    throw badInput('Password must not be your username or email', 'password');
  if ((await commonPasswords()).has(typed))
    throw badInput('Password is too easy to guess: it is one of the most common ones', 'password');
}
