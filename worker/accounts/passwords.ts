import { encodeBase64NoPadding } from '@oslojs/encoding';
import Argon2, { Argon2Type, Argon2Version } from '@phi-ag/argon2';
import compiledArgon2 from '@phi-ag/argon2/argon2.wasm';

/** What a guess costs. Raising a number here is enough: older hashes are made anew at the next sign-in. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const saltLength = 16;
const hashLength = 32;
const prefix = `$argon2id$v=${Argon2Version.Version13}$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** A hash that no password matches, checked when there is no account, so that both answers take the same time. */
const DUMMY_HASH =
  prefix +
  [new Uint8Array(saltLength), new Uint8Array(hashLength)]
    .map((bytes) => encodeBase64NoPadding(bytes))
    .join('$');

let instance: Argon2 | undefined;

/** One instance for the isolate, made when the first password comes; its memory is used by one hash at a time. */
function argon2(): Argon2 {
  instance ??= new Argon2(new WebAssembly.Instance(compiledArgon2));
  return instance;
}

/**
 * The password as every keyboard types it (NFKC), in the form that the hash function takes whole: the
 * function reads as many bytes as the text has UTF-16 units, so that without the padding the end of a
 * password beyond ASCII would not count.
 */
function wholePassword(password: string): string {
  const typed = password.normalize('NFKC');
  return typed.padEnd(new TextEncoder().encode(typed).length, '\0');
}

/** Hashes with a new salt: Argon2id in PHC form, with its parameters inside. */
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

/** Whether the password is the stored one. No stored hash costs the same work and is never right. */
export function verifyPassword(storedHash: string | null, password: string): boolean {
  const { success } = argon2().tryVerify(storedHash ?? DUMMY_HASH, wholePassword(password));
  return success && storedHash !== null;
}

/** Whether a stored hash was made at another cost than today's. */
export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(prefix);
}
