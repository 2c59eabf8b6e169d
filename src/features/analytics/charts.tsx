import { HabitDrawing, HabitIcon } from '../../ui/habit-icon.tsx';
import type { Datum } from './chart-data.ts';
import styles from './charts.module.css';

const axisSteps = [100, 75, 50, 25, 0];

export function BarChart({ data, label }: { data: readonly Datum[]; label: string }) {
  return (
    <>
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
      <ChartLegend data={data} />
    </>
  );
}

const ChartLegend = ({ data }: { data: readonly Datum[] }) => (
  <ul className={styles.legend}>
    {data.map(({ id, title, shortTitle, value, hue, icon }) => (
      <li key={id} data-hue={hue} title={title} className={styles.entry}>
        <span className={styles.swatch}>
          <HabitDrawing icon={icon} size={16} />
        </span>
        <span className={styles.entryTitle}>
          <bdi>{shortTitle}</bdi>: <strong>{value}%</strong>
        </span>
      </li>
    ))}
  </ul>
);

const radius = 150;

/** A pie with a slice for each campaign, filled by its rate, and a list of them beside it, or below if there is no room. */
export function PieChart({ data }: { data: readonly Datum[] }) {
  return (
    <div className={styles.pieChart}>
      <svg viewBox="-152 -152 304 304" className={styles.pie} aria-hidden="true">
        {data.map((item, at) => (
          <PieSlice key={item.id} item={item} start={at / data.length} end={(at + 1) / data.length} />
        ))}
      </svg>
      <ChartLegend data={data} />
    </div>
  );
}

const iconSize = 20;
/** With more slices than this, they are too narrow for icons. */
const MAX_ICONS = 12;

function PieSlice({ item: { title, value, hue, icon }, start, end }: { item: Datum } & Turns) {
  const isWhole = end - start === 1;
  const { x, y } = pointAt((start + end) / 2, isWhole ? 0 : radius * 0.62);
  return (
    <g data-hue={hue}>
      <title>{`${title}: ${value}%`}</title>
      <path d={slicePath({ start, end }, radius)} className={styles.slice} />
      {/* The area, not the radius, shows the rate. */}
      <path d={slicePath({ start, end }, radius * Math.sqrt(value / 100))} className={styles.share} />
      {end - start >= 1 / MAX_ICONS && (
        <g className={styles.drawing}>
          <circle cx={x} cy={y} r={iconSize * 0.8} />
          <HabitDrawing icon={icon} size={iconSize} x={x - iconSize / 2} y={y - iconSize / 2} />
        </g>
      )}
    </g>
  );
}

/** Angles are in turns, clockwise from the top. */
type Turns = { start: number; end: number };

type Point = { x: number; y: number };

function pointAt(turn: number, radius: number): Point {
  const angle = turn * 2 * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

const pair = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The SVG path of a slice around 0, 0. */
export function slicePath({ start, end }: Turns, radius: number): string {
  const arcTo = (turn: number, isLarge: boolean) =>
    `A${radius} ${radius} 0 ${Number(isLarge)} 1 ${pair(pointAt(turn, radius))}`;
  const rim = pair(pointAt(start, radius));
  // An arc can't end where it began, so a whole pie is two halves.
  if (end - start > 0.999) return `M${rim}${arcTo(start + 0.5, true)}${arcTo(start, true)}Z`;
  return `M0 0L${rim}${arcTo(end, end - start > 0.5)}Z`;
}
