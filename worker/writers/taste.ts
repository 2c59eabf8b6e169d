import type { Taste } from './writer.ts';

/** How a technique is liked; from these marks on it counts as liked, and to the other as disliked. */
const enough = 0.2;
/** No technique is favoured any further once it makes up this part of all that were used. */
const mostOfAll = 0.18;

export type Leaning = 'liked' | 'neutral' | 'disliked';

/**
 * How the techniques of a text, taken together, lean. A liked one that is used often already is not favoured any
 * further, so that no liking makes a campaign one-sided.
 */
export function leaningOf(techniques: readonly string[], taste: Taste): Leaning {
  const total = Object.values(taste.used).reduce((sum, count) => sum + count, 0);
  const mean =
    techniques.reduce((sum, technique) => sum + (taste.liking[technique] ?? 0), 0) /
    Math.max(1, techniques.length);
  if (mean <= -enough) return 'disliked';
  if (mean < enough) return 'neutral';
  const isOften = techniques.some(
    (technique) => (taste.used[technique] ?? 0) + 1 > mostOfAll * (total + techniques.length),
  );
  return isOften ? 'neutral' : 'liked';
}

/** The same taste after a text with these techniques was written. */
export function afterUse(taste: Taste, techniques: readonly string[]): Taste {
  const used = { ...taste.used };
  for (const technique of techniques) used[technique] = (used[technique] ?? 0) + 1;
  return { ...taste, used };
}
