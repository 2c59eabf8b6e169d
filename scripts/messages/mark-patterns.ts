/** What becomes of a day: marked after its message, marked before it came, left alone, skipped, or held by a pause. */
export type DayMark = 'done' | 'early' | 'none' | 'skipped' | 'held';

/** A planned day, as a pattern sees it: `index` counts the campaign's days of messages, of which there are `count`. */
export type PatternDay = { index: number; count: number; week: number; weekday: number };

/** Numbers from 0 to 1, the same in every run (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scattered = (index: number) => randomFrom(index + 7)();
const share = ({ index, count }: PatternDay) => index / count;

/** How people mark their days. */
export const markPatterns = {
  'all done': () => 'done',
  none: () => 'none',
  /** Three in four, the rest scattered; now and then marked before the message or skipped. */
  misses: ({ index }) => {
    const chance = scattered(index);
    if (chance < 0.22) return 'none';
    if (chance < 0.27) return 'skipped';
    return chance < 0.34 ? 'early' : 'done';
  },
  /** Two in five. */
  'mostly misses': ({ index }) => (scattered(index + 90) < 0.6 ? 'none' : 'done'),
  'gap Thursdays': ({ weekday }) => (weekday === 4 ? 'none' : 'done'),
  'gap Wednesdays and Saturdays': ({ weekday }) => (weekday === 3 || weekday === 6 ? 'none' : 'done'),
  pause: (day) => {
    const at = share(day);
    return (at > 0.25 && at < 0.33) || (at > 0.6 && at < 0.72)
      ? 'held'
      : scattered(day.index) < 0.2
        ? 'none'
        : 'done';
  },
  /** A good start, a long silence, and a return. */
  'stops and returns': (day) => {
    const at = share(day);
    if (at < 0.2) return 'done';
    return at < 0.6 ? 'none' : scattered(day.index) < 0.1 ? 'none' : 'done';
  },
  /** Runs of misses of growing length. */
  'gaps of two to five': ({ index }) =>
    index % 9 < 2 + Math.floor(index / 18) && index % 9 < 5 ? 'none' : 'done',
} as const satisfies Record<string, (day: PatternDay) => DayMark>;

export type PatternName = keyof typeof markPatterns;
export const patternNames = Object.keys(markPatterns) as PatternName[];
