import { HabitDrawing, HabitIcon } from '../../ui/habit-icon.tsx';
import textStyles from '../../ui/text.module.css';
import type { Datum } from './chart-data.ts';
import styles from './charts.module.css';

const axisSteps = [100, 75, 50, 25, 0];

export function BarChart({ data, label }: { data: readonly Datum[]; label: string }) {
  return (
    <div className={styles.barChart}>
      <p className={styles.axisLabel}>{label}</p>
      <div className={styles.axis}>
        {axisSteps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </div>
      <ul className={styles.bars} style={{ gridTemplateColumns: `repeat(${data.length}, minmax(0, 1fr))` }}>
        {data.map(({ id, title, value, hue, icon }) => (
          <li key={id} data-hue={hue} title={`${title}: ${value}%`} className={styles.bar}>
            <span className={styles.track}>
              <span className={styles.value} style={{ height: `${value}%` }}>
                <span>{value}%</span>
              </span>
            </span>
            <span className={styles.name}>
              <HabitIcon icon={icon} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const radius = 150;

export function PieChart({ data }: { data: readonly Datum[] }) {
  const slices = slicesOf(data);
  if (slices.length === 0) return <p className={textStyles.soft}>Nothing is marked complete yet.</p>;
  return (
    <svg viewBox="-152 -152 304 304" className={styles.pie} aria-hidden="true">
      <circle r={radius - 1} className={styles.nothing} />
      {slices.map((slice) => (
        <PieSlice key={slice.item.id} slice={slice} />
      ))}
    </svg>
  );
}

/** In turns; a smaller slice has no label. */
const MIN_LABELED_SLICE = 0.09;
const iconSize = 32;

function PieSlice({ slice }: { slice: Slice<Datum> }) {
  const { shortTitle, value, hue, icon } = slice.item;
  const share = slice.end - slice.start;
  const { x, y } = pointAt((slice.start + slice.end) / 2, share > 0.999 ? 0 : radius * 0.62);
  return (
    <g data-hue={hue}>
      <title>{`${shortTitle}: ${value}%`}</title>
      <path d={slicePath(slice, radius)} className={styles.slice} />
      {share >= MIN_LABELED_SLICE && (
        <g className={styles.sliceLabel}>
          <HabitDrawing icon={icon} size={iconSize} x={x - iconSize / 2} y={y - iconSize} />
          <text x={x} y={y + iconSize * 0.8}>
            {value}%
          </text>
        </g>
      )}
    </g>
  );
}

/** Angles are in turns, clockwise from the top. */
export type Slice<Item> = { item: Item; start: number; end: number };

type Point = { x: number; y: number };

/** The slices in the order of the items; a value of 0 gets none. A single item leaves the rest of the pie empty. */
export function slicesOf<Item extends { value: number }>(items: readonly Item[]): Slice<Item>[] {
  const total = items.length === 1 ? 100 : items.reduce((sum, { value }) => sum + value, 0);
  let end = 0;
  return items
    .filter(({ value }) => value > 0)
    .map((item) => {
      const start = end;
      end += item.value / total;
      return { item, start, end };
    });
}

function pointAt(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const pair = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The SVG path of a slice around 0, 0. */
export function slicePath({ start, end }: { start: number; end: number }, radius: number): string {
  const arcTo = (turn: number, isLarge: boolean) =>
    `A${radius} ${radius} 0 ${Number(isLarge)} 1 ${pair(pointAt(turn, radius))}`;
  const rim = pair(pointAt(start, radius));
  // An arc can't end where it began, so a whole pie is two halves.
  if (end - start > 0.999) return `M${rim}${arcTo(start + 0.5, true)}${arcTo(start, true)}Z`;
  return `M0 0L${rim}${arcTo(end, end - start > 0.5)}Z`;
}
