import type { CSSProperties } from 'react';
import { HabitDrawing, HabitIcon } from '../../ui/habit-icon.tsx';
import textStyles from '../../ui/text.module.css';
import type { Datum } from './chart-data.ts';
import styles from './charts.module.css';

const axisSteps = [100, 0];

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
        {data.map(({ id, title, shortTitle, value, hue, icon }) => (
          <li key={id} data-hue={hue} title={`${title}: ${value}%`} className={styles.bar}>
            <span className={styles.track}>
              <span className={styles.value} style={{ height: `${value}%` }}>
                <span>{value}%</span>
              </span>
            </span>
            <span className={styles.name}>
              <HabitIcon icon={icon} />
              <span>{shortTitle}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of the middle of the ring, whose outer radius is 150. */
const radius = 122;
const thickness = 56;
/** Between two slices, in turns. */
const gap = 0.006;

/** A smaller slice has no icon. */
const MIN_NAMED_SLICE = 0.06;
const iconSize = 32;

export function PieChart({ data }: { data: readonly Datum[] }) {
  const slices = slicesOf(data);
  const only = data.length === 1 ? data[0] : undefined;
  if (slices.length === 0) return <p className={textStyles.soft}>Nothing is marked complete yet.</p>;
  return (
    <div className={styles.pie}>
      <svg viewBox="-150 -150 300 300" strokeWidth={thickness} className={styles.ring} aria-hidden="true">
        {only && <circle r={radius} className={styles.nothing} />}
        {slices.map((slice) => (
          <PieSlice key={slice.item.id} slice={slice} hasIcon={!only} />
        ))}
        {only && (
          <text y="0.35em" data-hue={only.hue} className={styles.rate}>
            {only.value}%
          </text>
        )}
      </svg>
      <ul className={styles.names}>
        {data.map(({ id, title, shortTitle, value, hue, icon }) => (
          <li key={id} data-hue={hue} style={{ '--rate': `${value}%` } as CSSProperties}>
            <HabitIcon icon={icon} />
            <span title={title}>
              {shortTitle}: <strong>{value}%</strong>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PieSlice({ slice: { item, start, end }, hasIcon }: { slice: Slice<Datum>; hasIcon: boolean }) {
  const { shortTitle, value, hue, icon } = item;
  const share = end - start;
  const angle = (start + end) * Math.PI;
  return (
    <g data-hue={hue}>
      <title>{`${shortTitle}: ${value}%`}</title>
      <circle
        r={radius}
        pathLength={1}
        strokeDasharray={share === 1 ? undefined : `${Math.max(share - gap, gap)} 1`}
        transform={`rotate(${360 * start - 90})`}
        className={styles.slice}
      />
      {hasIcon && share >= MIN_NAMED_SLICE && (
        <HabitDrawing
          icon={icon}
          size={iconSize}
          x={radius * Math.sin(angle) - iconSize / 2}
          y={-radius * Math.cos(angle) - iconSize / 2}
          className={styles.sliceIcon}
        />
      )}
    </g>
  );
}

/** Angles are in turns, clockwise from the top. */
type Slice<Item> = { item: Item; start: number; end: number };

/** The slices in the order of the items; a value of 0 gets none. A single item leaves the rest of the ring empty. */
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
