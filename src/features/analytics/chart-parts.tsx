import ChartIcon from 'lucide-react/icons/chart-no-axes-column';
import TableIcon from 'lucide-react/icons/table-2';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import { Card, Stack } from '../../ui/layout.tsx';
import pageStyles from '../../ui/page.module.css';
import textStyles from '../../ui/text.module.css';
import { classNames, VisuallyHidden } from '../../ui/words.tsx';
import styles from './analytics.module.css';

type PanelProps = {
  title: string;
  text?: ReactNode;
  /** What the table also says in it is hidden from screen readers. */
  chart: ReactNode;
  /** Below the chart: the button for the rest of it. */
  more?: ReactNode;
  table: ReactNode;
  note?: ReactNode;
};

/** A chart and the same data as a table: screen readers get the table, and everyone can switch to it. */
export function Panel({ title, text, chart, more, table, note }: PanelProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const label = asTable ? 'Show as chart' : 'Show as table';
  return (
    <Card as="section" aria-labelledby={id} gap={3}>
      <div className={classNames(dialogStyles.withCorner, styles.panelHead)}>
        <div>
          <h2 id={id}>{title}</h2>
          {text && <p className={textStyles.soft}>{text}</p>}
        </div>
        <Button
          variant="quiet"
          size="small"
          icon={asTable ? ChartIcon : TableIcon}
          onClick={() => setAsTable(!asTable)}
        >
          <span aria-hidden="true" className={textStyles.wideOnly}>
            {label}
          </span>
          <VisuallyHidden>{`${label} for ${title}`}</VisuallyHidden>
        </Button>
      </div>
      {note && (
        <Stack gap={2} className={pageStyles.message}>
          {note}
        </Stack>
      )}
      {!asTable && <div className={styles.chart}>{chart}</div>}
      {!asTable && more && <div>{more}</div>}
      {/* Focusable, because a wide table scrolls. */}
      <div tabIndex={asTable ? 0 : undefined} className={asTable ? styles.tableBox : textStyles.hidden}>
        {table}
      </div>
    </Card>
  );
}
