/** A topic is what a habit is about: its words, its steps from the smallest up, and what gets in its way. */

export const familyNames = [
  'movement',
  'mind',
  'hydration',
  'nutrition',
  'learning',
  'sleep',
  'productivity',
  'generic',
] as const;
export type FamilyName = (typeof familyNames)[number];

/** One thing to do, as an order ('walk for 2 minutes'), with an amount that compares within its ladder. */
export type Rung = { do: string; amount: number };

/** The same act in three sizes: for a hard week, for a usual one, and for a strong one. */
export type Ladder = {
  tiny: Rung;
  usual: Rung;
  stretch: Rung /** The tiny one as a thing: 'one sip'. */;
  small: string;
};

export type Topic = {
  name: string;
  family: FamilyName;
  /** Stands in for the title where that is unsafe or too long: 'your run'. */
  noun: string;
  /** Nouns that come closer where the title has one of these words: 'your budgeting' for one's spending. */
  closerNouns?: readonly { words: readonly string[]; noun: string }[];
  /** Words that name the topic. */
  words: readonly string[];
  /** What a title or description says when it is about this. Two words make a phrase, which counts for more. */
  keywords: readonly string[];
  ladders: readonly Ladder[];
  /** A thing to lay out, and where: 'your shoes', 'by the door'. */
  prop: string;
  spot: string;
  /** What gets in the way ('it rains'), and the answer as an order. */
  obstacles: readonly { when: string; then: string }[];
  /** 'someone who ...' */
  who: string;
  /** What it is good for in a life, without promises about health. */
  value: string;
};

/** Writes a ladder in one line: tiny, usual and stretch, each with its amount, then the tiny one as a thing. */
export function ladder(
  tiny: [string, number],
  usual: [string, number],
  stretch: [string, number],
  small: string,
): Ladder {
  return {
    tiny: { do: tiny[0], amount: tiny[1] },
    usual: { do: usual[0], amount: usual[1] },
    stretch: { do: stretch[0], amount: stretch[1] },
    small,
  };
}

/** An obstacle and its answer. */
export function hurdle(when: string, then: string): { when: string; then: string } {
  return { when, then };
}
