import { afterUse, type Leaning, leaningOf } from '../taste.ts';
import { techniquesOf } from '../techniques.ts';
import type { Slot, Taste, WritingTask } from '../writer.ts';
import { keyOf } from './chance.ts';
import type { Skeleton } from './skeletons.ts';

/** Names a library line by its words: its place in the library may change. */
export const lineKey = ({ text }: Pick<Skeleton, 'text'>): string => keyOf(text);

/** Turns the order of what may be said after the person's thumbs. */
export type Steering = {
  order(slot: Slot, candidates: readonly Skeleton[]): readonly Skeleton[];
  /** Whether what was disliked keeps it from the slot ordered last, unless nothing else does. */
  isAvoided(skeleton: Skeleton): boolean;
  /** Whether this very text was rated down. */
  isBanned(content: string): boolean;
  /** Takes note of what was chosen for a slot. */
  note(slot: Slot, chosen: Skeleton): void;
};

/** A week asks for its missing techniques when so many slots more are left than techniques are missing. */
const slack = 1;

/** Whole lines come before skeletons, but what is disliked comes after both. */
const ranks: Record<Leaning, { line: number; skeleton: number }> = {
  liked: { line: 0, skeleton: 2 },
  neutral: { line: 1, skeleton: 3 },
  disliked: { line: 4, skeleton: 5 },
};

/**
 * How the thumbs steer a task: lines with liked techniques come first, those with disliked ones last, and lines that
 * were rated down not at all. The week's own techniques still appear. Undefined while there are no thumbs.
 */
export function steeringFor({ slots, taste }: WritingTask): Steering | undefined {
  if (taste === undefined) return undefined;
  const bannedLines = new Set(taste.bannedLines);
  const bannedTexts = new Set(taste.bannedTexts);
  const slotsLeft = new Map<number, number>();
  for (const { week } of slots) slotsLeft.set(week, (slotsLeft.get(week) ?? 0) + 1);
  const missing = new Map<number, Set<string>>(
    [...slotsLeft.keys()].map((week) => [week, new Set<string>(techniquesOf(week))]),
  );
  let now: Taste = taste;
  let avoided: ReadonlySet<Skeleton> = new Set();

  return {
    order: (slot, candidates) => {
      const allowed = candidates.filter((skeleton) => !bannedLines.has(lineKey(skeleton)));
      const wanted = missing.get(slot.week);
      const isPressing = wanted !== undefined && (slotsLeft.get(slot.week) ?? 0) <= wanted.size + slack;
      const rankOf = (skeleton: Skeleton) => {
        if (isPressing && skeleton.techniques.some((technique) => wanted.has(technique))) return -1;
        const rank = ranks[leaningOf(skeleton.techniques, now)];
        return skeleton.topics === undefined ? rank.skeleton : rank.line;
      };
      // Rather a line that was rated down, in other words, than no message.
      const ranked = (allowed.length > 0 ? allowed : [...candidates])
        .map((skeleton) => ({ skeleton, rank: rankOf(skeleton) }))
        .sort((a, b) => a.rank - b.rank);
      avoided = new Set(
        ranked.filter(({ rank }) => rank >= ranks.disliked.line).map(({ skeleton }) => skeleton),
      );
      return ranked.map(({ skeleton }) => skeleton);
    },
    isAvoided: (skeleton) => avoided.has(skeleton),
    isBanned: (content) => bannedTexts.has(content) || bannedLines.has(keyOf(content)),
    note: ({ week }, { techniques }) => {
      now = afterUse(now, techniques);
      slotsLeft.set(week, (slotsLeft.get(week) ?? 1) - 1);
      for (const technique of techniques) missing.get(week)?.delete(technique);
    },
  };
}
