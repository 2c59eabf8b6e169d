import { daysBetween } from '../../worker/planning/calendar-date.ts';
import { conditions } from '../../worker/writer/conditions.ts';
import { openingOf } from '../../worker/writer/program.ts';
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

/** The first failure of each entry, with the number of others. */
function summarize(complaints: readonly string[]): string[] {
  const byEntry = Map.groupBy(complaints, (text) => text.split(' ')[0]);
  return [...byEntry.values()].map(([first, ...more]) =>
    more.length === 0 ? `${first}` : `${first} (and ${more.length} more)`,
  );
}

/**
 * M5: no planned text twice, no opening twice within seven days of a plan, and little overlap between campaigns. Texts that
 * respond to marks have few wordings, so some of them return.
 */
export function measureRepetition(plans: readonly Run[], sent: readonly Run[] = []): Measure {
  const written = plans.filter(({ habit }) => hasProgram(habit));
  const texts = [...written, ...sent.filter(({ habit }) => hasProgram(habit))].flatMap(repeatedTexts);
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
    rule: `repeated texts, as planned and sent; in plans, repeated openings within ${windowDays} days; texts shared by two campaigns with an action (highest)`,
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
