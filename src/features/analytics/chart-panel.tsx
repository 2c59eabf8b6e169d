import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { EmptyState, Skeleton } from '../../ui/status.tsx';
import hiddenStyles from '../../ui/words.module.css';
import type { Datum } from './chart-data.ts';
import styles from './chart-panel.module.css';

type ChartPanelProps = {
  title: string;
  /** One sentence on what the numbers say. */
  text: string;
  /** What the numbers are, as the head of their column. */
  measure: string;
  data: readonly Datum[];
  /** What stands there without data. */
  empty: string;
  /** The chart. */
  children: ReactNode;
};

/** A chart with its table: those who cannot see the chart hear the table, and everybody can look at it. */
export function ChartPanel({ title, text, measure, data, empty, children }: ChartPanelProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  if (data.length === 0) return <EmptyState icon="chart" text={empty} />;
  return (
    <Card as="section" aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <Button size="small" icon={asTable ? 'chart' : 'menu'} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </header>
      {!asTable && (
        <div aria-hidden="true">
          <Suspense fallback={<Skeleton className={styles.waiting} />}>{children}</Suspense>
        </div>
      )}
      <div className={asTable ? styles.tableBox : hiddenStyles.hidden}>
        <table aria-labelledby={id} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Campaign</th>
              <th scope="col" className={styles.number}>
                {measure}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((datum) => (
              <tr key={datum.id}>
                <th scope="row">{datum.title}</th>
                <td className={styles.number}>{datum.value}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
