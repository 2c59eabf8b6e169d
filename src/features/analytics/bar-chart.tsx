import 'uplot/dist/uPlot.min.css';
import { useMemo } from 'react';
import uPlot from 'uplot';
import UplotReact from 'uplot-react';
import { mediaQuery } from '../../lib/hooks.ts';
import styles from './analytics.module.css';
import type { Datum } from './chart-data.ts';
import { ChartLegend, useWidth } from './chart-parts.tsx';

/** A bar for each value. If titles don't fit under the bars, numbers take their place and a legend explains them. */
export default function BarChart({ data, label }: { data: readonly Datum[]; label: string }) {
  const [box, width] = useWidth<HTMLDivElement>();
  const isDark = useIsDark();
  return (
    <>
      <div ref={box} className={styles.bars}>
        {width > 0 && <Bars key={String(isDark)} data={data} label={label} width={width} />}
      </div>
      {!hasRoomForTitles(data, width) && <ChartLegend data={data} numbered />}
    </>
  );
}

/** Draws in the colors of the scheme at mount; a change of scheme remounts it. */
function Bars({ data, label, width }: { data: readonly Datum[]; label: string; width: number }) {
  const bars = useMemo<uPlot.AlignedData>(
    () => [data.map((_, index) => index), data.map(({ value }) => value)],
    [data],
  );
  const options = useMemo(() => barOptions(data, width, label), [data, width, label]);
  return <UplotReact options={options} data={bars} />;
}

const { use: useIsDark } = mediaQuery('(prefers-color-scheme: dark)');

const height = 400;
const yAxisWidth = 64;
const roomForValue = 36;
const roomForTitle = 150;
const fontSize = 14;
const characterWidth = 8;

const slotWidth = (data: readonly Datum[], width: number) => (width - yAxisWidth) / data.length;

/** Breaks a title into two lines between words. */
function inTwoLines(title: string): string {
  const middle = title.lastIndexOf(' ', Math.ceil(title.length * 0.6));
  return middle > 0 ? `${title.slice(0, middle)}\n${title.slice(middle + 1)}` : title;
}

/** Whether each title fits below its bar. */
function hasRoomForTitles(data: readonly Datum[], width: number): boolean {
  const lines = data.flatMap(({ shortTitle }) => inTwoLines(shortTitle).split('\n'));
  const longest = Math.max(...lines.map((line) => line.length));
  return slotWidth(data, width) >= longest * characterWidth;
}

function barOptions(data: readonly Datum[], width: number, label: string): uPlot.Options {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  /** As a plain color, because a canvas can't read `light-dark()`. */
  const color = (name: string) => {
    root.style.color = `var(${name})`;
    const plain = style.color;
    root.style.color = '';
    return plain;
  };
  const font = (weight: number, size: number) => `${weight} ${size}px ${style.fontFamily}`;
  const ink = color('--ink');
  const withTitles = hasRoomForTitles(data, width);
  const titleUnder = ({ shortTitle }: Datum) =>
    slotWidth(data, width) < roomForTitle ? inTwoLines(shortTitle) : shortTitle;
  const axis: uPlot.Axis = { stroke: ink, font: font(400, fontSize), ticks: { show: false } };
  const barColors = { unit: 3, values: () => data.map((datum) => color(datum.color)) } as const;

  const bars = uPlot.paths.bars?.({
    size: [0.62, 88],
    radius: 0.1,
    disp: { fill: barColors, stroke: barColors },
  });

  const writeValues = (chart: uPlot) => {
    if (slotWidth(data, width) < roomForValue) return;
    const { ctx } = chart;
    ctx.save();
    ctx.font = font(600, fontSize * uPlot.pxRatio);
    ctx.fillStyle = ink;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'bottom';
    for (const [index, { value }] of data.entries()) {
      const top = chart.valToPos(value, 'y', true) - 6 * uPlot.pxRatio;
      ctx.fillText(`${value}%`, chart.valToPos(index, 'x', true), top);
    }
    ctx.restore();
  };

  return {
    width,
    height,
    padding: [28, 0, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, data.length - 0.5] },
      y: { range: [0, 100] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: withTitles ? 52 : 32,
        gap: 8,
        splits: data.map((_, index) => index),
        values: data.map((datum, index) => (withTitles ? titleUnder(datum) : String(index + 1))),
      },
      {
        ...axis,
        label,
        labelFont: font(600, fontSize),
        labelSize: 24,
        size: yAxisWidth - 24,
        gap: 8,
        splits: [0, 25, 50, 75, 100],
        grid: { stroke: color('--line'), width: 1 },
      },
    ],
    series: [{}, { points: { show: false }, ...(bars && { paths: bars }) }],
    hooks: { draw: [writeValues] },
  };
}
