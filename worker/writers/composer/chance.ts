/** Repeatable chance: the same key always gives the same choice, so a campaign's texts can be written again. */

/** FNV-1a with a final scramble: 32 bits that spread well even for keys that differ in one digit. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Names a text by its words. */
export const keyOf = (text: string): string => hashText(text).toString(36);

/** A fraction from 0 up to 1. */
export function chanceOf(key: string): number {
  return hashText(key) / 0x100000000;
}

/** One of the items, or undefined when there are none. */
export function pickFrom<Item>(items: readonly Item[], key: string): Item | undefined {
  return items[hashText(key) % items.length];
}

/** The same items in an order that only the key decides. */
export function shuffle<Item>(items: readonly Item[], key: string): Item[] {
  return items
    .map((item, index) => ({ item, rank: hashText(`${key}/${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The items, starting from another place and going round. */
export function rotate<Item>(items: readonly Item[], by: number): Item[] {
  if (items.length === 0) return [];
  const start = ((by % items.length) + items.length) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
