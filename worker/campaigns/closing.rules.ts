/** How much of a title fits into a sentence. */
const shownTitle = 60;
/** Below this many percent the counts speak for themselves. */
const fewestPercent = 40;

/** How a campaign went: its due messages and those of them that were done, in percent too, and its longest run of days. */
export type CampaignNumbers = { done: number; due: number; rate: number; bestStreak: number };

/** The last message of a campaign: what was done, and what may come next. */
export function closingText(title: string, { done, due, rate, bestStreak }: CampaignNumbers): string {
  const name = title.length <= shownTitle ? title : `${title.slice(0, shownTitle).trimEnd()}…`;
  const weeks = `Twelve weeks of ${name} are complete`;
  if (done === 0) return `${weeks}. Repeat it with one small step, level up or finish: all are good.`;
  const percent = rate < fewestPercent ? '' : ` (${rate}%)`;
  const streak = bestStreak < 2 ? '' : `, best streak ${bestStreak} days`;
  return `${weeks}: ${done} of ${due} done${percent}${streak}. Every one was a choice you made. Repeat it, level up or finish: all are good.`;
}
