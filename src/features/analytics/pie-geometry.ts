/** Angles are in turns, clockwise from the top. */
export type Slice<Item> = { item: Item; start: number; end: number };

type Point = { x: number; y: number };

/** The slices of a pie in the order of the items; what has no size has no slice. */
export function slicesOf<Item extends { value: number }>(items: readonly Item[]): Slice<Item>[] {
  const total = items.reduce((sum, { value }) => sum + value, 0);
  let end = 0;
  return items
    .filter(({ value }) => value > 0)
    .map((item) => {
      const start = end;
      end += item.value / total;
      return { item, start, end };
    });
}

/** The point at this angle and this distance from the center. */
export function pointAt(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const written = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The outline of a slice around 0, 0. */
export function slicePath({ start, end }: { start: number; end: number }, radius: number): string {
  const arcTo = (turn: number, isLarge: boolean) =>
    `A${radius} ${radius} 0 ${Number(isLarge)} 1 ${written(pointAt(turn, radius))}`;
  const rim = written(pointAt(start, radius));
  // An arc cannot come back to where it began: the whole pie is two halves.
  if (end - start > 0.999) return `M${rim}${arcTo(start + 0.5, true)}${arcTo(start, true)}Z`;
  return `M0 0L${rim}${arcTo(end, end - start > 0.5)}Z`;
}

/**
 * Moves labels apart vertically, as little as possible, so that they don't overlap.
 * @param wanted from the top down
 * @returns the same count, at least `gap` apart, within `top` and `bottom` as far as there is room
 */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const heights: number[] = [];
  for (const height of wanted) heights.push(Math.max(height, (heights.at(-1) ?? top - gap) + gap));
  let limit = bottom;
  for (let index = heights.length - 1; index >= 0; index -= 1) {
    heights[index] = Math.min(heights[index] ?? limit, limit);
    limit = (heights[index] ?? limit) - gap;
  }
  return heights;
}
