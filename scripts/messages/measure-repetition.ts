import { daysBetween } from '../../worker/planning/calendar-date.ts';
import { conditions } from '../../worker/writer/conditions.ts';
import { contentFor } from '../../worker/writer/content.ts';
import { isForDay, namesAction, openingOf } from '../../worker/writer/program.ts';
import { complaint, hasProgram, type Measure, percent } from './measures.ts';
import type { Reading, Run } from './run-campaign.ts';

const windowDays = 7;
const maxSharedShare = 0.2;

/** Planned texts that appear twice in a campaign. */
function repeatedTexts(run: Run): string[] {
  const first = new Map<string, string>();
  return run.texts.filter(isPlanned).flatMap((reading) => {
    const before = first.get(reading.content);
    first.set(reading.content, before ?? reading.localDate);
    return before === undefined
      ? []
      : [complaint(run, reading, `again on ${reading.localDate}, after ${before}`)];
  });
}

const isPlanned = ({ condition }: Reading) => !conditions.some((name) => name === condition);

/** Texts for a condition that are reused although another suitable wording was used less often. */
function overusedWordings(run: Run): string[] {
  const { bySlot } = contentFor(run.habit.kind, run.habit.style);
  const uses = new Map<string, number>();
  return run.texts.flatMap((reading) => {
    const { entry, condition } = reading;
    if (condition === null || isPlanned(reading)) return [];
    const usable = (bySlot.get(condition) ?? []).filter(
      (candidate) =>
        candidate.needs.every((code) => run.habit.facts[code] !== undefined) &&
        (run.habit.daily || !candidate.daily) &&
        namesAction(candidate, run.habit.facts) &&
        isForDay(candidate, reading.weekday),
    );
    const before = uses.get(entry) ?? 0;
    const fresher = usable.find(({ key }) => (uses.get(key) ?? 0) < before);
    uses.set(entry, before + 1);
    return fresher === undefined
      ? []
      : [complaint(run, reading, `used ${before + 1} times, ${fresher.key} less often`)];
  });
}

/** Texts with the same four opening words as another in the previous seven days. */
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
      : [complaint(run, reading, `same opening as ${twin.entry}: "${openingOf(reading.content)}"`)];
  });
}

/** The share of texts that two campaigns have in common. */
function sharedShare(a: Run, b: Run): number {
  const textsOfA = new Set(a.texts.map(({ content }) => content));
  const textsOfB = new Set(b.texts.map(({ content }) => content));
  const shared = [...textsOfA].filter((text) => textsOfB.has(text)).length;
  return shared / Math.max(1, Math.min(textsOfA.size, textsOfB.size));
}

/** The minimum days between two texts for the same condition. */
const cooldowns: Readonly<Record<string, number>> = {
  ...{ 'not-begun': 84, 'missed-1': 7, returned: 14, best: 14, week: 14, three: 21 },
  ...{ number: 7, gapday: 28, runs: 14, nomark: 3 },
};

const slotOfEntry = (entry: string) => /:([\w-]+)/.exec(entry)?.[1] ?? '';

/** Texts for a condition that recurs too soon. */
function earlyRepeats(run: Run): string[] {
  const last = new Map<string, string>();
  return run.texts.flatMap((reading) => {
    const slot = slotOfEntry(reading.entry);
    const before = last.get(slot);
    last.set(slot, reading.localDate);
    const days = before === undefined ? Infinity : daysBetween(before, reading.localDate);
    return days < (cooldowns[slot] ?? 0)
      ? [complaint(run, reading, `again after ${days} days; at least ${cooldowns[slot]}`)]
      : [];
  });
}

/** The first failure of each entry, with the number of others. */
function summarize(complaints: readonly string[]): string[] {
  const byEntry = Map.groupBy(complaints, (text) => text.split(' ')[0]);
  return [...byEntry.values()].map(([first, ...more]) =>
    more.length === 0 ? `${first}` : `${first} (and ${more.length} more)`,
  );
}

/** M5: no repeated text in a plan, no repeated opening within seven days, and little overlap between campaigns. */
export function measureRepetition(plans: readonly Run[]): Measure {
  const written = plans.filter(({ habit }) => hasProgram(habit));
  const texts = written.flatMap(repeatedTexts);
  const openings = written.flatMap(repeatedOpenings);
  // Without an action, most texts have none of the user's words.
  const withFacts = written.filter(({ habit }) => habit.facts.a !== undefined);
  const shares = withFacts.flatMap((a, at) =>
    withFacts
      .slice(at + 1)
      .filter(({ habit }) => habit.kind === a.habit.kind && habit.style === a.habit.style)
      .map((b) => ({ a, b, share: sharedShare(a, b) })),
  );
  const alike = shares.filter(({ share }) => share > maxSharedShare);
  const most = Math.max(0, ...shares.map(({ share }) => share));
  return {
    id: 'M5',
    rule: `plans: repeated texts; repeated openings within ${windowDays} days; texts shared by two campaigns with an action (highest)`,
    figure: `${texts.length}; ${openings.length}; ${percent(most)}`,
    bar: `0; 0; ≤ ${percent(maxSharedShare)}`,
    passes: texts.length + openings.length + alike.length === 0,
    failures: [
      ...summarize(texts),
      ...summarize(openings),
      ...alike.map(
        ({ a, b, share }) => `${a.campaign.title} and ${b.campaign.title} share ${percent(share)}`,
      ),
    ],
  };
}

/** M5 for sent messages: texts that respond to marks may be reused, but evenly and not too soon. */
export function measureSentRepetition(sent: readonly Run[]): Measure {
  const written = sent.filter(({ habit }) => hasProgram(habit));
  const texts = written.flatMap(repeatedTexts);
  const overused = written.flatMap(overusedWordings);
  const early = sent.flatMap(earlyRepeats);
  const openings = written.flatMap(repeatedOpenings);
  return {
    id: 'M5 sent',
    rule: `as sent: repeated planned texts; overused wordings for conditions; repeats too soon; repeated openings within ${windowDays} days`,
    figure: `${texts.length}; ${overused.length}; ${early.length}; ${openings.length}`,
    // Texts that respond to marks have few wordings, so some repetition is unavoidable and is only listed.
    bar: '0; listed; 0; listed',
    passes: texts.length + early.length === 0,
    failures: [texts, overused, early, openings].flatMap(summarize),
  };
}
