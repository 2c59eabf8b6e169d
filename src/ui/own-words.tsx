import styles from './own-words.module.css';

type Range = readonly [start: number, end: number];
type Stretch = { text: string; isOwn: boolean; at: number };

/** A text cut where somebody's own words begin and end. Ranges that overlap or lie outside of it are left out. */
function stretchesOf(content: string, ranges: readonly Range[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const add = (end: number, isOwn: boolean) => {
    if (end > at) stretches.push({ text: content.slice(at, end), isOwn, at });
    at = end;
  };
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (start < at || end <= start || end > content.length) continue;
    add(start, false);
    add(end, true);
  }
  add(content.length, false);
  return stretches;
}

type OwnWordsProps = {
  content: string;
  /** Start and end of each stretch of the person's own words; none where that is not known. */
  ranges?: readonly Range[] | undefined;
};

/** A text in which the person's own words have the color of the habit. */
export function OwnWords({ content, ranges = [] }: OwnWordsProps) {
  return stretchesOf(content, ranges).map(({ text, isOwn, at }) =>
    isOwn ? (
      <span key={at} className={styles.own}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
