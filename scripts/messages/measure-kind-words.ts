import { wordsOf } from '../../worker/writer/words.ts';
import { forbiddenIn } from './kind-words.ts';
import {
  aroundOwnWords,
  complaint,
  type Measure,
  stemOf,
  theirWords,
  withoutPhrases,
  wordsIn,
} from './measure.ts';
import type { Reading, Run } from './run-campaign.ts';

/** Words of a title that name nothing. */
const smallWords = new Set(
  wordsOf(
    'a about after again all an and any at be before being bit by do doing don t during every for from get go going i in into it less more my no not of off on or out so stop take than that the this time to too until up want when with without work your use day days fewer quit much one up check get sit weeks week',
  ).words.map(stemOf),
);

/** M3: words that are forbidden for the kind, in every form that a message takes. */
export function measureKindWords(runs: readonly Run[]): Measure {
  const found = new Map<string, string>();
  for (const run of runs) {
    const their = theirWords(run.habit);
    const isTheirs = (words: string) => wordsIn(words).some((word) => their.has(stemOf(word)));
    for (const reading of run.texts) {
      for (const [form, text] of formsOf(run, reading)) {
        const problems = [...forbiddenIn(text, run.habit.kind, isTheirs), ...thingsIn(text, run)];
        const key = `${reading.entry} ${form}`;
        if (problems.length > 0 && !found.has(key))
          found.set(key, complaint(run, reading, `${form}: ${problems.join(', ')}`));
      }
      const shown = shownToOthers(run, reading);
      if (shown !== null && !found.has(`shown ${run.campaign.title}`))
        found.set(`shown ${run.campaign.title}`, complaint(run, reading, `the lock screen shows "${shown}"`));
    }
  }
  return {
    id: 'M3',
    rule: 'words forbidden for the kind; the person’s words on a lock screen outside build',
    figure: String(found.size),
    bar: '0',
    passes: found.size === 0,
    failures: [...found.values()],
  };
}

/** Every sentence that a message can hold, without the person's own words. */
function formsOf({ habit }: Run, reading: Reading): (readonly [form: string, text: string])[] {
  const { email } = reading.forms;
  const others = [reading.short, email.subject, email.planLine, email.progressLine, email.question];
  return [
    ['text', aroundOwnWords(reading)],
    ...['short', 'subject', 'plan line', 'progress line', 'question'].map(
      (form, at) => [form, withoutPhrases(others[at] ?? '', habit)] as const,
    ),
  ];
}

/** What is to become less is named only in the person's own phrases. */
function thingsIn(text: string, { habit }: Run): string[] {
  if (habit.kind !== 'reduce') return [];
  const things = new Set(
    wordsIn(habit.title)
      .map(stemOf)
      .filter((word) => word.length > 2 && !smallWords.has(word)),
  );
  return wordsIn(text)
    .filter((word) => things.has(stemOf(word)))
    .map((word) => `names the thing: "${word}"`);
}

/** The person's phrases where others may see them; null where there are none. */
function shownToOthers({ habit }: Run, { privateForms: { sms, push, email } }: Reading): string | null {
  if (habit.kind === 'build') return null;
  const shown = [sms, push.title, push.body, email.subject].join('\n').toLowerCase();
  const phrases = [habit.title, ...Object.values(habit.facts)].map((phrase) => phrase.toLowerCase());
  return phrases.find((phrase) => shown.includes(phrase)) ?? null;
}
