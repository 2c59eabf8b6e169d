import { encodeBase64NoPadding } from '@oslojs/encoding';
import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2';
import compiledArgon2 from '@phi-ag/argon2/argon2.wasm';
import { badInput } from '../platform/errors.ts';
import { comparable } from './accounts.rules.ts';

/** The cost of a guess. To raise it, just change a number: older hashes are replaced at the next sign-in. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const saltLength = 16;
const hashLength = 32;
const prefix = `$argon2id$v=${Argon2Version.Version13}$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Matches no password. Checked when there is no account, so that both answers take the same time. */
const DUMMY_HASH =
  prefix +
  [new Uint8Array(saltLength), new Uint8Array(hashLength)]
    .map((bytes) => encodeBase64NoPadding(bytes))
    .join('$');

let instance: Argon2 | undefined;

/** One instance per isolate, created for the first password. */
function argon2(): Argon2 {
  instance ??= new Argon2(new WebAssembly.Instance(compiledArgon2));
  return instance;
}

/**
 * Normalizes the password, so that every keyboard produces the same one. The hash function reads only as many bytes as
 * the text has UTF-16 units: the padding makes it read all of a password that isn't ASCII.
 */
function wholePassword(password: string): string {
  const typed = password.normalize('NFKC');
  return typed.padEnd(new TextEncoder().encode(typed).length, '\0');
}

/** Argon2id in PHC format, with a new salt. */
export function hashPassword(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const { encoded } = argon2().hash(wholePassword(password), {
    ...cost,
    hashLength,
    salt,
    type: Argon2Type.Argon2id,
    version: Argon2Version.Version13,
  });
  return encoded;
}

/** Without a stored hash this takes the same time and is false. */
export function verifyPassword(storedHash: string | null, password: string): boolean {
  const { success } = argon2().tryVerify(storedHash ?? DUMMY_HASH, wholePassword(password));
  return success && storedHash !== null;
}

/** Whether a stored hash has another cost than today's. */
export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(prefix);
}

let common: ReadonlySet<string> | undefined;

/** Loaded only when someone chooses a password. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= new Set((await import('./common-passwords.txt?raw')).default.split(/\s/));
  return common;
}

/** @throws badInput when it is blank, one of the most common passwords, or the user's own username or email */
export async function assertGoodPassword(
  password: string,
  { usernameKey, emailKey }: { usernameKey: string; emailKey: string },
): Promise<void> {
  const typed = comparable(password);
  if (typed === '') throw badInput('Password must not be blank');
  if (typed === usernameKey || typed === emailKey)
    throw badInput('Password must not be your username or email');
  if ((await commonPasswords()).has(password.toLowerCase()))
    throw badInput('Password is too easy to guess: it is one of the most common ones');
}
