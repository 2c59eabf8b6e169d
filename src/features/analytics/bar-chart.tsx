import 'uplot/dist/uPlot.min.css';
import { useMemo } from 'react';
import type uPlot from 'uplot';
import UplotReact from 'uplot-react';
import styles from './bar-chart.module.css';
import { barOptions, hasRoomForTitles } from './bar-options.ts';
import type { Datum } from './chart-data.ts';
import { ChartLegend } from './chart-legend.tsx';
import { useDark } from './use-dark.ts';
import { useWidth } from './use-width.ts';

/** A bar for each value. Where titles have no room under the bars, numbers stand there and a legend says whose. */
export default function BarChart({ data, label }: { data: readonly Datum[]; label: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const isDark = useDark();
  const bars = useMemo<uPlot.AlignedData>(
    () => [data.map((_, index) => index), data.map(({ value }) => value)],
    [data],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options hold colors, which change with the scheme
  const options = useMemo(() => barOptions(data, width, label), [data, width, label, isDark]);
  return (
    <>
      <div ref={box} className={styles.chart}>
        {width > 0 && <UplotReact options={options} data={bars} />}
      </div>
      {!hasRoomForTitles(data, width) && <ChartLegend data={data} numbered />}
    </>
  );
}
