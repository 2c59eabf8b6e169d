import type { HabitKind } from '../../worker/domain.ts';
import {
  allowedNumbers,
  allowedPhrases,
  allowedWaits,
  inventedWords,
  numberPattern,
} from './invented-words.ts';
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

const without = (text: string, phrases: readonly RegExp[]) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), text);

type Known = {
  kind: HabitKind;
  /** Stems. */
  words: ReadonlySet<string>;
  values: ReadonlySet<string>;
  /** The person confirmed what it is about: the text may name what belongs to that. */
  onTopic?: boolean;
};

/** The acts, objects, cues and numbers in a text that neither the person's words nor the filled-in values hold. */
export function inventionsIn(text: string, { kind, words: known, values, onTopic = false }: Known): string[] {
  const things = wordsIn(without(text.toLowerCase(), allowedPhrases)).filter((word) =>
    inventedWords.has(word),
  );
  const allowed = kind === 'reduce' ? [...allowedNumbers, ...allowedWaits] : allowedNumbers;
  const numbers = without(text, allowed).match(numberPattern) ?? [];
  return [
    ...things.filter((word) => !onTopic && !known.has(stemOf(word))),
    ...numbers.filter((number) => {
      const said = number.toLowerCase();
      return !values.has(said) && !wordsIn(said).every((word) => known.has(stemOf(word)));
    }),
  ];
}

/** Whether a text is on a topic that the person confirmed. */
export const isOnTopic = (entry: string) => entry.startsWith('topics/');

/** What was filled in: numbers, also in words. */
const valuesOf = ({ values }: Reading): Set<string> =>
  new Set(
    Object.values(values).flatMap(({ text, words }) => [text, words ?? text].map((one) => one.toLowerCase())),
  );

/** M2: acts, objects, cues and counts that nobody told. */
export function measureInventions(runs: readonly Run[]): Measure {
  const found = new Map<string, string>();
  let texts = 0;
  for (const run of runs) {
    const words = theirWords(run.habit);
    for (const reading of run.texts) {
      texts += 1;
      const values = valuesOf(reading);
      // The time as it is said: "8:05 PM".
      const around = aroundOwnWords(reading).replaceAll(reading.values.time?.text ?? '\0', ' ');
      const short = reading.short === null ? '' : withoutPhrases(reading.short, run.habit);
      for (const [form, text] of [
        ['text', around],
        ['short', short],
      ] as const) {
        const inventions = inventionsIn(text, {
          kind: run.habit.kind,
          words,
          values,
          onTopic: isOnTopic(reading.entry),
        });
        const key = `${reading.entry} ${form}`;
        if (inventions.length > 0 && !found.has(key))
          found.set(key, complaint(run, reading, `${form} says "${inventions.join('", "')}"`));
      }
    }
  }
  return {
    id: 'M2',
    rule: `acts, objects, cues and counts that nobody told, in ${texts} texts`,
    figure: String(found.size),
    bar: '0',
    passes: found.size === 0,
    failures: [...found.values()],
  };
}
