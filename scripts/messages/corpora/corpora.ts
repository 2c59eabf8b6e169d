import { readFileSync } from 'node:fs';
import {
  type DoseVerb,
  doseVerbs,
  type HabitKind,
  type HabitTopic,
  habitKinds,
  type MessageStyle,
  messageStyles,
} from '../../../worker/domain.ts';
import type { FactCode } from '../../../worker/writer/entries.ts';
import { proposeTopic } from '../../../worker/writer/kinds.ts';
import type { Habit } from '../../../worker/writer/writer.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const oneOf = <Name extends string>(names: readonly Name[], words: readonly string[]): Name | undefined =>
  names.find((name) => words.includes(name));

type Facts = Partial<Record<Exclude<FactCode, 'd'>, string>>;
type Block = { tags: string[]; title: string; description: string; facts: Facts; texts: [string, string][] };

/** A block has a line `[tags] title`, then facts such as `c: after lunch`, then texts, each after a sign such as `+`. */
function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  for (const line of read(file).split('\n')) {
    const words = line.replace(/\\u([0-9a-f]{4})|\\([nr])/g, (_, code: string | undefined, sign) =>
      code === undefined ? (sign === 'n' ? '\n' : '\r') : String.fromCharCode(Number.parseInt(code, 16)),
    );
    const [, tags, title = ''] = /^\[(.*?)\] (.*)$/s.exec(words) ?? [];
    const [, code, phrase = ''] = /^(\w): (.*)$/s.exec(words) ?? [];
    const block = blocks.at(-1);
    if (tags !== undefined) {
      blocks.push({ tags: tags.split(' '), title, description: '', facts: {}, texts: [] });
    } else if (block === undefined || words === '') continue;
    else if (code === 'd') block.description = phrase;
    else if (code !== undefined) block.facts[code as keyof Facts] = phrase;
    else block.texts.push([words.slice(0, 1), words.slice(2)]);
  }
  return blocks;
}

/** A campaign as a user might create it. */
export type TestCampaign = {
  title: string;
  description?: string;
  kind: HabitKind;
  style: MessageStyle;
  /** Three messages a week instead of one a day */
  weekly?: boolean;
  /** ISO weekday of the first day, Monday = 1 */
  start: number;
  /** Local time of the messages, `HH:MM` */
  at: string;
  /** The parts of the plan, by their codes in texts */
  facts?: Facts;
  doseVerb?: DoseVerb | undefined;
  /** As proposed by the form, unless the user turns it off. */
  topic?: HabitTopic | undefined;
};

/** Real and odd titles of all kinds, with and without facts. */
export const campaigns = blocksOf('campaigns.txt').map(({ tags, texts: _, ...words }): TestCampaign => {
  const [kind, style] = [oneOf(habitKinds, tags), oneOf(messageStyles, tags)];
  const [, , frequency, start, at = ''] = tags;
  if (kind === undefined || style === undefined)
    throw new RangeError(`Missing kind or style: ${words.title}`);
  return {
    ...words,
    kind,
    style,
    weekly: frequency === 'weekly',
    start: Number(start),
    at,
    doseVerb: oneOf(doseVerbs, tags),
    topic: proposeTopic(kind, { ...words, planAction: words.facts.a ?? null }) ?? undefined,
  };
});

/** The part of a habit that the text checks use. */
type CorpusHabit = Pick<Habit, 'kind' | 'title' | 'description' | 'facts'>;

function habitIn({ tags, title, description, facts }: Block): CorpusHabit {
  const kind = oneOf(habitKinds, tags);
  if (kind === undefined) throw new RangeError(`Missing kind: ${title}`);
  return { kind, title, description, facts };
}

const modelTexts = blocksOf('model-texts.txt');

/** Texts that a good model might write ("+"). Code may reject at most one in twenty. */
export const goodCampaigns = modelTexts
  .filter(({ texts }) => texts.some(([sign]) => sign === '+'))
  .map((block) => ({ habit: habitIn(block), texts: block.texts.map(([, text]) => text) }));

/** Texts that a model must not write: "-" if code can recognize them, "?" if only the judge model can. */
export const hostileTexts = modelTexts.flatMap((block) =>
  block.texts.flatMap(([sign, text]) =>
    sign === '+' ? [] : [{ text, habit: habitIn(block), seenByCode: sign === '-' }],
  ),
);
