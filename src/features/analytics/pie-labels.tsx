import type { Datum } from './chart-data.ts';
import styles from './pie-chart.module.css';
import { pointAt, type Slice, spread } from './pie-geometry.ts';

const gap = 24;
const elbow = 18;
const arm = 34;

type PieLabelsProps = { slices: readonly Slice<Datum>[]; radius: number; height: number };

/** Labels on both sides of the pie, each with a line to its slice. */
export function PieLabels({ slices, radius, height }: PieLabelsProps) {
  return [1, -1].map((side) => {
    const onSide = slices
      .map(({ item, start, end }) => ({ item, turn: (start + end) / 2 }))
      .filter(({ turn }) => (turn < 0.5 ? 1 : -1) === side)
      .map(({ item, turn }) => ({ item, turn, at: pointAt(turn, radius + elbow) }))
      .sort((a, b) => a.at.y - b.at.y);
    const heights = spread(
      onSide.map(({ at }) => at.y),
      gap,
      gap - height / 2,
      height / 2 - gap,
    );
    return onSide.map(({ item, turn, at }, index) => {
      const rim = pointAt(turn, radius);
      const y = heights[index] ?? at.y;
      const x = side * Math.max(Math.abs(at.x), Math.abs(y - at.y) > 1 ? radius * 0.6 : 0);
      const end = side * (radius + arm);
      return (
        <g key={item.id}>
          <polyline points={`${rim.x},${rim.y} ${x},${y} ${end},${y}`} className={styles.line} />
          <text
            x={end + side * 8}
            y={y}
            dy="0.35em"
            textAnchor={side === 1 ? 'start' : 'end'}
            className={styles.label}
          >
            {`${item.shortTitle}: ${item.value}%`}
          </text>
        </g>
      );
    });
  });
}
