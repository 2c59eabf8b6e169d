import { readFileSync } from 'node:fs';
import {
  type DoseVerb,
  doseVerbs,
  type HabitKind,
  type HabitTopic,
  habitKinds,
  habitTopics,
  type MessageStyle,
  messageStyles,
} from '../../../worker/domain.ts';
import type { FactCode } from '../../../worker/writer/entries.ts';
import type { Habit } from '../../../worker/writer/writer.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const oneOf = <Name extends string>(names: readonly Name[], words: readonly string[]): Name | undefined =>
  names.find((name) => words.includes(name));

type Facts = Partial<Record<Exclude<FactCode, 'd'>, string>>;
type Block = { tags: string[]; title: string; description: string; facts: Facts; texts: [string, string][] };

/** `[tags] title`, then facts such as `c: after lunch`, then texts, each after a sign. */
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

const linesOf = (file: string) => read(file).trim().split('\n');

/** Titles as people type them, with the kind that a careful person would choose. */
export const titles = habitKinds.flatMap((kind) =>
  linesOf(`titles/${kind}.txt`).map((line) => {
    const [title = '', description = ''] = line.split(' | ');
    return { kind, title, description };
  }),
);
/** What sounds like danger and is none. */
export const notDanger = linesOf('titles/not-danger.txt');

/** A campaign as a person could make it, in the words that they would type. */
export type TestCampaign = {
  title: string;
  description?: string;
  kind: HabitKind;
  style: MessageStyle;
  /** Three messages a week instead of one a day. */
  weekly?: boolean;
  /** ISO weekday of the first day, Monday = 1. */
  start: number;
  /** Local wall-clock time of the messages, `HH:MM`. */
  at: string;
  /** The parts of the plan, by the letters that stand for them in texts. */
  facts?: Facts;
  doseVerb?: DoseVerb | undefined;
  /** What it is about, where the person confirmed it. */
  topic?: HabitTopic | undefined;
};

/** Odd and real titles of all kinds, with facts and without. */
export const campaigns = blocksOf('campaigns.txt').map(({ tags, texts: _, ...words }): TestCampaign => {
  const [kind, style] = [oneOf(habitKinds, tags), oneOf(messageStyles, tags)];
  const [, , frequency, start, at = ''] = tags;
  if (kind === undefined || style === undefined) throw new RangeError(`No kind or style: ${words.title}`);
  return {
    ...words,
    ...{ kind, style, weekly: frequency === 'weekly', start: Number(start), at },
    doseVerb: oneOf(doseVerbs, tags),
    topic: oneOf(habitTopics, tags),
  };
});

/** What a check of texts looks at. */
export type CorpusHabit = Pick<Habit, 'kind' | 'title' | 'description' | 'facts'>;

function habitIn({ tags, title, description, facts }: Block): CorpusHabit {
  const kind = oneOf(habitKinds, tags);
  if (kind === undefined) throw new RangeError(`No kind: ${title}`);
  return { kind, title, description, facts };
}

/** Texts that a good model could write for a campaign. Code may refuse at most one in twenty. */
export const goodCampaigns = blocksOf('good-texts.txt').map((block) => ({
  habit: habitIn(block),
  texts: block.texts.map(([, text]) => text),
}));

/** What a model should never write: "-" where code alone can see it, "?" where it is left to the judge. */
export const hostileTexts = hostile();

function hostile() {
  const habits = new Map<string, CorpusHabit>();
  return blocksOf('hostile-texts.txt').flatMap((block) => {
    const habit = habits.get(block.title) ?? habitIn(block);
    habits.set(block.title, habit);
    return block.texts.map(([sign, text]) => ({ text, habit, seenByCode: sign === '-' }));
  });
}
