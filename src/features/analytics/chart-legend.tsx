import { classNames } from '../../ui/class-names.ts';
import type { Datum } from './chart-data.ts';
import styles from './chart-legend.module.css';

type ChartLegendProps = {
  data: readonly Datum[];
  /** Numbers stand before the titles, as they do in the chart. */
  numbered?: boolean;
  /** A line of a few, below the middle of the chart. */
  centered?: boolean;
};

/** What each color stands for, where the chart itself has no room for words. */
export function ChartLegend({ data, numbered = false, centered = false }: ChartLegendProps) {
  return (
    <ul className={classNames(styles.legend, centered && styles.centered)}>
      {data.map(({ id, shortTitle, value, color }, index) => (
        <li key={id} className={styles.entry}>
          <span className={styles.color} style={{ background: `var(${color})` }} />
          {numbered && <span className={styles.number}>{index + 1}</span>}
          <span className={styles.title}>
            {shortTitle}: {value}%
          </span>
        </li>
      ))}
    </ul>
  );
}
