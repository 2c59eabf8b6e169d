import { classNames } from '../../ui/class-names.ts';
import { HabitDrawing, HabitIcon } from '../../ui/habit-icon.tsx';
import type { Datum } from './chart-data.ts';
import { useWidth } from './chart-parts.tsx';
import styles from './charts.module.css';

const axisSteps = [100, 75, 50, 25, 0];
/** In pixels per bar. If the titles don't fit, a legend has them. */
const roomForTitle = 112;
const roomForIcon = 24;

export function BarChart({ data, label }: { data: readonly Datum[]; label: string }) {
  const [box, width] = useWidth();
  const room = width / data.length;
  const hasTitles = room >= roomForTitle;
  return (
    <>
      <div ref={box} className={styles.barChart}>
        <p className={styles.axisLabel}>{label}</p>
        <div className={styles.axis}>
          {axisSteps.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </div>
        <ul className={styles.bars} style={{ gridTemplateColumns: `repeat(${data.length}, minmax(0, 1fr))` }}>
          {data.map(({ id, title, shortTitle, value, hue, icon, pattern }) => (
            <li key={id} data-hue={hue} title={`${title}: ${value}%`} className={styles.bar}>
              <span className={styles.track}>
                <span className={classNames(styles.value, styles[pattern])} style={{ height: `${value}%` }}>
                  <span>{value}%</span>
                </span>
              </span>
              <span className={styles.name}>
                {room >= roomForIcon && <HabitIcon icon={icon} tile={hasTitles ? 'small' : undefined} />}
                {hasTitles && shortTitle}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {width > 0 && !hasTitles && <ChartLegend data={data} />}
    </>
  );
}

type ChartLegendProps = {
  data: readonly Datum[];
  /** Centers the entries below the chart. */
  centered?: boolean;
};

/** Names the habits if the chart has no room for their titles. */
function ChartLegend({ data, centered = false }: ChartLegendProps) {
  return (
    <ul className={classNames(styles.legend, centered && styles.centered)}>
      {data.map(({ id, title, shortTitle, value, hue, icon, pattern }) => (
        <li key={id} data-hue={hue} title={title} className={styles.entry}>
          <span className={classNames(styles.swatch, styles[pattern])} />
          <HabitIcon icon={icon} size={18} />
          <span className={styles.entryTitle}>
            {shortTitle}: <strong>{value}%</strong>
          </span>
        </li>
      ))}
    </ul>
  );
}

const radius = 150;
const height = 400;
/** The longest label must fit on both sides of the pie. */
const roomForLabels = 720;
const roomForPie = 2 * radius + 4;
const MAX_LABELS = 16;

/** A pie with a label 'title: value%' beside each slice, or below if there is no room. */
export function PieChart({ data }: { data: readonly Datum[] }) {
  const [box, width] = useWidth();
  const slices = slicesOf(data);
  const isLabeled = width >= roomForLabels && slices.length <= MAX_LABELS;
  const viewWidth = Math.max(width, roomForPie);
  const viewHeight = isLabeled ? height : roomForPie;
  const unlabeled = isLabeled ? data.filter(({ value }) => value === 0) : data;
  return (
    <div ref={box}>
      <svg
        viewBox={`${-viewWidth / 2} ${-viewHeight / 2} ${viewWidth} ${viewHeight}`}
        className={styles.pie}
        style={{ height: isLabeled ? height : undefined }}
        aria-hidden="true"
      >
        <defs>
          <pattern
            id="stripes"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M2 0v8" className={styles.stripe} />
          </pattern>
          <pattern id="dots" width="10" height="10" patternUnits="userSpaceOnUse">
            <circle cx="5" cy="5" r="1.75" className={styles.dot} />
          </pattern>
        </defs>
        {slices.map((slice) => (
          <PieSlice key={slice.item.id} slice={slice} />
        ))}
        {slices.length === 0 && <circle r={radius - 1} className={styles.nothing} />}
        {isLabeled && <PieLabels slices={slices} />}
      </svg>
      {slices.length === 0 && (
        <p className={styles.pieNote}>
          Nothing is marked complete yet. Campaigns appear here once you mark a message complete.
        </p>
      )}
      {unlabeled.length > 0 && <ChartLegend data={unlabeled} centered={isLabeled} />}
    </div>
  );
}

/** In turns; a smaller slice has no icon. */
const MIN_SLICE_WITH_ICON = 0.06;
const iconSize = 20;

function PieSlice({ slice }: { slice: Slice<Datum> }) {
  const { title, value, hue, icon, pattern } = slice.item;
  const path = slicePath(slice, radius);
  const share = slice.end - slice.start;
  const { x, y } = pointAt((slice.start + slice.end) / 2, share > 0.999 ? 0 : radius * 0.66);
  return (
    <g data-hue={hue}>
      <title>{`${title}: ${value}%`}</title>
      <path d={path} className={styles.slice} />
      {pattern !== 'plain' && <path d={path} fill={`url(#${pattern})`} />}
      {share >= MIN_SLICE_WITH_ICON && (
        <>
          <circle cx={x} cy={y} r={iconSize} className={styles.disc} />
          <HabitDrawing
            icon={icon}
            size={iconSize}
            x={x - iconSize / 2}
            y={y - iconSize / 2}
            className={styles.drawing}
          />
        </>
      )}
    </g>
  );
}

const gap = 24;
const elbow = 18;
const arm = 34;

/** Labels on both sides of the pie, each with a line to its slice. */
function PieLabels({ slices }: { slices: readonly Slice<Datum>[] }) {
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
        <g key={item.id} data-hue={item.hue}>
          <title>{`${item.title}: ${item.value}%`}</title>
          <polyline points={`${rim.x},${rim.y} ${x},${y} ${end},${y}`} className={styles.arm} />
          <text
            x={end + side * 8}
            y={y}
            dy="0.35em"
            textAnchor={side === 1 ? 'start' : 'end'}
            className={styles.pieLabel}
          >
            {`${item.shortTitle}: `}
            <tspan className={styles.labelValue}>{item.value}%</tspan>
          </text>
        </g>
      );
    });
  });
}

/** Angles are in turns, clockwise from the top. */
export type Slice<Item> = { item: Item; start: number; end: number };

type Point = { x: number; y: number };

/** The slices in the order of the items; a value of 0 gets none. */
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

/**
 * Moves labels apart vertically, as little as possible, so that they don't overlap.
 * @param positions from top to bottom
 * @returns the same number of positions, at least `gap` apart, and between `top` and `bottom` if there is room
 */
export function spread(positions: readonly number[], gap: number, top: number, bottom: number): number[] {
  const heights: number[] = [];
  for (const height of positions) heights.push(Math.max(height, (heights.at(-1) ?? top - gap) + gap));
  let limit = bottom;
  for (let index = heights.length - 1; index >= 0; index -= 1) {
    heights[index] = Math.min(heights[index] ?? limit, limit);
    limit = (heights[index] ?? limit) - gap;
  }
  return heights;
}
