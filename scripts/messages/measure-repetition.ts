import { daysBetween } from '../../worker/planning/calendar-date.ts';
import { conditions } from '../../worker/writer/conditions.ts';
import { contentFor } from '../../worker/writer/content.ts';
import { isForDay, namesAction, openingOf } from '../../worker/writer/program.ts';
import { complaint, hasProgram, type Measure, percent } from './measures.ts';
import type { Reading, Run } from './run-campaign.ts';

const windowDays = 7;
const sharedBar = 0.2;

/** Texts of the plan that appear twice in a campaign. */
function repeatedTexts(run: Run): string[] {
  const first = new Map<string, string>();
  return run.texts.filter(isOfPlan).flatMap((reading) => {
    const before = first.get(reading.content);
    first.set(reading.content, before ?? reading.localDate);
    return before === undefined
      ? []
      : [complaint(run, reading, `again on ${reading.localDate}, after ${before}`)];
  });
}

const isOfPlan = ({ condition }: Reading) => !conditions.some((known) => known === condition);

/** Texts for a condition that are reused although another suitable wording was used less often. */
function wordingsOutOfTurn(run: Run): string[] {
  const { bySlot } = contentFor(run.habit.kind, run.habit.style);
  const uses = new Map<string, number>();
  return run.texts.flatMap((reading) => {
    const { entry, condition } = reading;
    if (condition === null || isOfPlan(reading)) return [];
    const usable = (bySlot.get(condition) ?? []).filter(
      (one) =>
        one.needs.every((code) => run.habit.facts[code] !== undefined) &&
        (run.habit.daily || !one.daily) &&
        namesAction(one, run.habit.facts) &&
        isForDay(one, reading.weekday),
    );
    const before = uses.get(entry) ?? 0;
    const rested = usable.find(({ key }) => (uses.get(key) ?? 0) < before);
    uses.set(entry, before + 1);
    return rested === undefined
      ? []
      : [complaint(run, reading, `used ${before + 1} times, ${rested.key} less often`)];
  });
}

/** Texts with the same four opening words as another less than seven days before. */
function repeatedOpenings(run: Run): string[] {
  return run.texts.flatMap((reading, at) => {
    const twin = run.texts
      .slice(0, at)
      .findLast(
        ({ content, localDate }) =>
          daysBetween(localDate, reading.localDate) < windowDays &&
          openingOf(content) === openingOf(reading.content),
      );
    return twin === undefined
      ? []
      : [complaint(run, reading, `opens like ${twin.entry}: "${openingOf(reading.content)}"`)];
  });
}

/** The share of texts that two campaigns have in common. */
function sharedShare(one: Run, other: Run): number {
  const own = new Set(one.texts.map(({ content }) => content));
  const theirs = new Set(other.texts.map(({ content }) => content));
  const both = [...own].filter((text) => theirs.has(text)).length;
  return both / Math.max(1, Math.min(own.size, theirs.size));
}

/** The days until a text for a condition may be used again. */
const cooldowns: Readonly<Record<string, number>> = {
  ...{ 'not-begun': 84, 'missed-1': 7, returned: 14, best: 14, week: 14, three: 21 },
  ...{ number: 7, gapday: 28, runs: 14, nomark: 3 },
};

const slotOfEntry = (entry: string) => /:([\w-]+)/.exec(entry)?.[1] ?? '';

/** Texts for a condition that are reused too soon. */
function tooSoon(run: Run): string[] {
  const last = new Map<string, string>();
  return run.texts.flatMap((reading) => {
    const slot = slotOfEntry(reading.entry);
    const before = last.get(slot);
    last.set(slot, reading.localDate);
    const days = before === undefined ? Infinity : daysBetween(before, reading.localDate);
    return days < (cooldowns[slot] ?? 0)
      ? [complaint(run, reading, `again after ${days} days; ${cooldowns[slot]} at least`)]
      : [];
  });
}

/** The first failure of each entry, and the number of others. */
function summarize(complaints: readonly string[]): string[] {
  const byEntry = Map.groupBy(complaints, (one) => one.split(' ')[0]);
  return [...byEntry.values()].map(([first, ...more]) =>
    more.length === 0 ? `${first}` : `${first} (and ${more.length} more)`,
  );
}

/** M5: no text twice in a plan, no opening twice within seven days, and little overlap with other campaigns. */
export function measureRepetition(plans: readonly Run[]): Measure {
  const written = plans.filter(({ habit }) => hasProgram(habit));
  const texts = written.flatMap(repeatedTexts);
  const openings = written.flatMap(repeatedOpenings);
  // Without an action, most texts have none of the user's words.
  const withFacts = written.filter(({ habit }) => habit.facts.a !== undefined);
  const shares = withFacts.flatMap((one, at) =>
    withFacts
      .slice(at + 1)
      .filter(({ habit }) => habit.kind === one.habit.kind && habit.style === one.habit.style)
      .map((other) => ({ one, other, share: sharedShare(one, other) })),
  );
  const alike = shares.filter(({ share }) => share > sharedBar);
  const most = Math.max(0, ...shares.map(({ share }) => share));
  return {
    id: 'M5',
    rule: `plans: repeated texts; openings twice in ${windowDays} days; texts that two campaigns with an action share (most)`,
    figure: `${texts.length}; ${openings.length}; ${percent(most)}`,
    bar: `0; 0; ≤ ${percent(sharedBar)}`,
    passes: texts.length + openings.length + alike.length === 0,
    failures: [
      ...summarize(texts),
      ...summarize(openings),
      ...alike.map(
        ({ one, other, share }) =>
          `${one.campaign.title} and ${other.campaign.title} share ${percent(share)}`,
      ),
    ],
  };
}

/** M5 of sent messages: texts that respond to marks may be reused, but in turn and not too soon. */
export function measureSentRepetition(sent: readonly Run[]): Measure {
  const written = sent.filter(({ habit }) => hasProgram(habit));
  const texts = written.flatMap(repeatedTexts);
  const turns = written.flatMap(wordingsOutOfTurn);
  const soon = sent.flatMap(tooSoon);
  const openings = written.flatMap(repeatedOpenings);
  return {
    id: 'M5 sent',
    rule: `as sent: repeated texts of the plan; answers to marks out of turn; too soon; openings twice in ${windowDays} days`,
    figure: `${texts.length}; ${turns.length}; ${soon.length}; ${openings.length}`,
    // Texts that respond to marks have few wordings, so some repetition can't be avoided and is only listed.
    bar: '0; listed; 0; listed',
    passes: texts.length + soon.length === 0,
    failures: [texts, turns, soon, openings].flatMap(summarize),
  };
}
