import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './analytics.module.css';
import type { Datum } from './chart-data.ts';

/** The width of an element in whole pixels, kept up to date; 0 until it is laid out. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

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
      {data.map(({ id, title, shortTitle, value, color }, index) => (
        <li key={id} title={title} className={styles.entry}>
          <span className={styles.swatch} style={{ background: `var(${color})` }} />
          {numbered && <span className={styles.place}>{index + 1}</span>}
          <span className={styles.entryTitle}>
            {shortTitle}: {value}%
          </span>
        </li>
      ))}
    </ul>
  );
}
