import { type HabitKind, messageStyles } from '../../worker/domain.ts';

/** How many wordings a slot has at least, one of which does without facts. */
export type Wanted = Readonly<Record<string, number>>;

const closings = { 'closing-high': 1, 'closing-mid': 1, 'closing-low': 1, 'closing-none': 1 };

/** What each kind says to what is known as a message leaves, and where there is no program. */
const wanted: Record<HabitKind, Wanted> = {
  build: {
    back: 3,
    'not-begun': 2,
    'missed-10': 2,
    'missed-3': 3,
    'missed-1': 5,
    returned: 3,
    best: 2,
    week: 3,
    three: 2,
    number: 3,
    gapday: 2,
    runs: 3,
    ...closings,
  },
  reduce: {
    back: 2,
    'not-begun': 2,
    'missed-10': 2,
    'missed-3': 2,
    'missed-1': 3,
    returned: 2,
    week: 1,
    three: 1,
    gapday: 1,
    ...closings,
  },
  recover: { back: 1, quiet: 1, closing: 1 },
  // Done, taken, measured, been: each with the action and with the label.
  dose: { daily: 8 },
  danger: { checkin: 1, 'checkin-short': 1 },
};

export const wantedOf = (kind: HabitKind): Wanted => wanted[kind];

/** Enough for the plain days of a week, in each style. */
export const wantedOnTopic: Wanted = Object.fromEntries(messageStyles.map((style) => [style, 7]));
