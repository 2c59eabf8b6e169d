import { classNames } from '../../ui/class-names.ts';
import { HabitIcon } from '../../ui/habit-icon.tsx';
import type { Datum } from './chart-data.ts';
import { ChartLegend, useWidth } from './chart-parts.tsx';
import styles from './charts.module.css';

const steps = [100, 75, 50, 25, 0];
/** In pixels per bar. If the titles don't fit, a legend has them. */
const roomForTitle = 112;
const roomForIcon = 24;

/** A bar for each value. */
export default function BarChart({ data, label }: { data: readonly Datum[]; label: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const room = width / data.length;
  const hasTitles = room >= roomForTitle;
  return (
    <>
      <div ref={box} className={styles.barChart}>
        <p className={styles.axisLabel}>{label}</p>
        <div className={styles.axis}>
          {steps.map((step) => (
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
