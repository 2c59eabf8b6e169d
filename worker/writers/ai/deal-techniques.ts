import { hashText, shuffle } from '../composer/chance.ts';
import { afterUse, type Leaning, leaningOf } from '../taste.ts';
import { isTechnique, type Technique, techniquesOf } from '../techniques.ts';
import type { Slot, Taste } from '../writer.ts';

const weights: Record<Leaning, number> = { liked: 3, neutral: 2, disliked: 1 };
const noTaste: Taste = { liking: {}, used: {}, bannedLines: [], bannedTexts: [] };
/** So many slots of a week may go to techniques that are liked and belong to other weeks. */
const mostGuests = 2;

/**
 * Which technique the text of each slot leans on, by the slot's index. Each of a week's own techniques gets a slot;
 * the others go to those that the person likes, and a few to liked ones of other weeks.
 */
export function dealTechniques(
  slots: readonly Slot[],
  seed: string,
  taste: Taste = noTaste,
): Map<number, Technique> {
  const dealt = new Map<number, Technique>();
  let now = taste;
  for (const week of [...new Set(slots.map((slot) => slot.week))].sort((a, b) => a - b)) {
    const ofWeek = slots.filter((slot) => slot.week === week).sort((a, b) => a.index - b.index);
    const hand: Technique[] = [];
    const take = (technique: Technique) => {
      hand.push(technique);
      now = afterUse(now, [technique]);
    };
    const weightOf = (technique: Technique) => weights[leaningOf([technique], now)];
    const own = shuffle(techniquesOf(week), `${seed}/${week}/techniques`).sort(
      (a, b) => weightOf(b) - weightOf(a),
    );
    for (const technique of own.slice(0, ofWeek.length)) take(technique);
    for (const technique of guestsOf(now, own, `${seed}/${week}`)) {
      if (hand.length + own.length <= ofWeek.length) take(technique);
    }
    while (hand.length < ofWeek.length) {
      const claimOf = (technique: Technique) =>
        weightOf(technique) / (hand.filter((taken) => taken === technique).length + 1);
      const [next] = [...own].sort((a, b) => claimOf(b) - claimOf(a));
      if (next === undefined) break;
      take(next);
    }
    // The week opens with what is its own.
    const [first, ...rest] = hand;
    const order = shuffle(rest, `${seed}/${week}/order`);
    for (const [at, slot] of ofWeek.entries()) {
      const technique = at === 0 ? first : order[at - 1];
      if (technique !== undefined) dealt.set(slot.index, technique);
    }
  }
  return dealt;
}

/** Liked techniques that are not the week's own, the most liked first. */
function guestsOf(taste: Taste, own: readonly Technique[], key: string): Technique[] {
  return Object.keys(taste.liking)
    .filter(isTechnique)
    .filter((technique) => !own.includes(technique) && leaningOf([technique], taste) === 'liked')
    .sort(
      (a, b) =>
        (taste.liking[b] ?? 0) - (taste.liking[a] ?? 0) || hashText(`${key}/${a}`) - hashText(`${key}/${b}`),
    )
    .slice(0, mostGuests);
}
