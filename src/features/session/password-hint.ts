/** From here on length alone makes a password hard to guess. */
const LONG = 16;
const DECENT = 10;

/** How hard a password is to guess, in a calm sentence. What the server refuses, such as a common one, it says itself. */
export function passwordHint(password: string): string {
  const { length } = [...password];
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password));
  const isVaried = new Set(password).size > length / 3;
  if (length < 6) return 'At least 6 characters. A few unrelated words work well.';
  if (!isVaried) return 'This repeats itself. A few unrelated words work better.';
  if (length >= LONG || (length >= DECENT && kinds.length > 2)) return 'This is hard to guess.';
  if (length >= DECENT || kinds.length > 2) return 'This is fine. Longer is stronger.';
  return 'This will do. Another word or two makes it much harder to guess.';
}
