import type { Datum } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import styles from './pie-chart.module.css';
import { slicePath, slicesOf } from './pie-geometry.ts';
import { PieLabels } from './pie-labels.tsx';
import { useWidth } from './use-width.ts';

const radius = 150;
const height = 400;
/** Beside the pie there has to be room for the longest label, on both sides. */
const roomForLabels = 720;
const roomForPie = 2 * radius + 4;
const mostLabels = 16;

/** A pie of values, each labelled 'title: value%': beside its slice, or below where there is no room. */
export default function PieChart({ data }: { data: readonly Datum[] }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const slices = slicesOf(data);
  const isLabelled = width >= roomForLabels && slices.length <= mostLabels;
  const viewWidth = Math.max(width, roomForPie);
  const viewHeight = isLabelled ? height : roomForPie;
  const unlabelled = isLabelled ? data.filter(({ value }) => value === 0) : data;
  return (
    <div ref={box} className={styles.chart}>
      <svg
        viewBox={`${-viewWidth / 2} ${-viewHeight / 2} ${viewWidth} ${viewHeight}`}
        className={styles.pie}
        style={{ height: isLabelled ? height : undefined }}
        aria-hidden="true"
      >
        {slices.map(({ item, start, end }) => (
          <path
            key={item.id}
            d={slicePath({ start, end }, radius)}
            className={styles.slice}
            style={{ fill: `var(${item.color})` }}
          >
            <title>{`${item.shortTitle}: ${item.value}%`}</title>
          </path>
        ))}
        {slices.length === 0 && <circle r={radius - 1} className={styles.nothing} />}
        {isLabelled && <PieLabels slices={slices} radius={radius} height={height} />}
      </svg>
      {slices.length === 0 && (
        <p className={styles.note}>
          Nothing is marked complete yet. The first message you mark gives its campaign a slice.
        </p>
      )}
      {unlabelled.length > 0 && <ChartLegend data={unlabelled} centered={isLabelled} />}
    </div>
  );
}
