import type { CSSProperties } from 'react';
import { HabitDrawing, HabitIcon } from '../../ui/habit-icon.tsx';
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

/** A smaller arc has no icon. */
const MIN_NAMED_ARC = 0.06;
const iconSize = 32;

/** All slices have the same size, and each is filled as far as its rate: so the whole ring shows the average. */
export function PieChart({ data }: { data: readonly Datum[] }) {
  const average = Math.round(data.reduce((sum, { value }) => sum + value, 0) / data.length);
  return (
    <div className={styles.pie}>
      <svg viewBox="-150 -150 300 300" strokeWidth={thickness} className={styles.ring} aria-hidden="true">
        {data.map((item, at) => (
          <PieSlice key={item.id} item={item} at={at} count={data.length} />
        ))}
        <text y={data.length > 1 ? '0.15em' : '0.35em'}>{average}%</text>
        {data.length > 1 && (
          <text y="2em" className={styles.average}>
            average
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

type PieSliceProps = { item: Datum; at: number; count: number };

/** Lengths and angles are in turns, clockwise from the top. */
function PieSlice({ item: { shortTitle, value, hue, icon }, at, count }: PieSliceProps) {
  const length = count === 1 ? 1 : Math.max(1 / count - gap, gap);
  const arc = (length * value) / 100;
  const start = at / count;
  const middle = (start + arc / 2) * 2 * Math.PI;
  const circle = { r: radius, pathLength: 1, transform: `rotate(${360 * start - 90})` };
  return (
    <g data-hue={hue}>
      <title>{`${shortTitle}: ${value}%`}</title>
      <circle {...circle} strokeDasharray={`${length} 1`} className={styles.slice} />
      {arc > 0 && <circle {...circle} strokeDasharray={`${arc} 1`} className={styles.filled} />}
      {count > 1 && arc >= MIN_NAMED_ARC && (
        <HabitDrawing
          icon={icon}
          size={iconSize}
          x={radius * Math.sin(middle) - iconSize / 2}
          y={-radius * Math.cos(middle) - iconSize / 2}
          className={styles.sliceIcon}
        />
      )}
    </g>
  );
}
