import type { ProgressFacts } from '../writer.ts';
import type { SpokenPlan } from './plan.ts';
import { gerundOf } from './title-verbs.ts';
import { type Ladder, ladder, type Rung, type Topic } from './topics/topic.ts';

export type Size = 'tiny' | 'usual' | 'stretch';

/** What the places of a skeleton are filled with. */
export type Filling = {
  topic: Topic;
  ladder: Ladder;
  watch: Ladder;
  size: Size;
  cue: string;
  anchor: string;
  hurdle: { when: string; then: string };
  plan: SpokenPlan;
  progress: ProgressFacts;
  /** From 0 up to 1: which of several wordings of an amount is taken. */
  turn: number;
};

/** Week 1 asks only to watch, so its steps are of watching. */
export const watchLadders: readonly Ladder[] = [
  ladder(['note 1 moment', 1], ['note 2 moments', 2], ['note 3 or more moments', 3], 'one moment'),
  ladder(
    ['jot down 1 moment', 1],
    ['jot down 2 moments', 2],
    ['jot down 3 or more moments', 3],
    'one moment',
  ),
  ladder(
    ['write down 1 moment', 1],
    ['write down 2 moments', 2],
    ['write down 3 or more moments', 3],
    'one moment',
  ),
];

const place = /\{(\w+)\}/g;

/** The text with its places filled, or undefined when it asks for something that is not known. */
export function fillSkeleton(text: string, filling: Filling, name: string): string | undefined {
  let named = false;
  let missing = false;
  const sayName = () => {
    if (named) return 'it';
    named = true;
    return name;
  };
  // A step that names the habit itself is for nothing else.
  const isOfItself = rungOf(filling).do.includes('{it}');
  const said = isOfItself ? text.replace(/\{do\} for \{habit\}/, '{do}') : text;
  const filled = said.replace(place, (_, key: string) => {
    if (key === 'habit') return sayName();
    const value = sayPlace(key, filling);
    if (value === undefined) missing = true;
    return (value ?? '').replaceAll('{it}', sayName);
  });
  return missing ? undefined : startSentences(filled);
}

/** What is asked for at this size: the person's own action where there is one and the week is a usual one. */
export function rungOf(filling: Filling): Rung {
  const rung = filling.ladder[filling.size];
  return filling.plan.action === undefined || filling.size === 'tiny'
    ? rung
    : { do: filling.plan.action, amount: rung.amount };
}

function sayPlace(key: string, filling: Filling): string | undefined {
  const { topic, plan, progress } = filling;
  switch (key) {
    case 'cue':
      return plan.anchor === undefined ? filling.cue : `${pickLead(filling.turn)} ${plan.anchor}`;
    case 'anchor':
      return plan.anchor === undefined || /\b(?:you|we|they|he|she|it)\b/.test(plan.anchor)
        ? filling.anchor
        : plan.anchor;
    case 'do':
      return sayAmount(rungOf(filling).do, filling.turn);
    case 'doing':
      return doingOf(sayAmount(rungOf(filling).do, filling.turn));
    case 'watch':
      return sayAmount(filling.watch[filling.size].do, filling.turn);
    case 'small':
      return filling.ladder.small;
    case 'thing':
      return topic.noun.replace(/^your /, '');
    case 'prop':
      return topic.prop;
    case 'spot':
      return topic.spot;
    case 'if':
      return filling.hurdle.when;
    case 'then':
      return filling.hurdle.then;
    case 'who':
      return topic.who;
    case 'value':
      return topic.value;
    case 'done':
      return progress.done > 0 ? String(progress.done) : undefined;
    case 'due':
      return progress.due > 0 ? String(progress.due) : undefined;
    case 'streak':
      return progress.streak > 1 ? String(progress.streak) : undefined;
    case 'action':
      return plan.action;
    case 'why':
      return plan.why;
    case 'plan':
      return plan.sentence;
    default:
      return undefined;
  }
}

/** The moment stays the same, its words need not: no two messages of a week open alike. */
const leads = ['after', 'right after', 'just after'] as const;
const pickLead = (turn: number) => leads[Math.floor(turn * 12) % leads.length] ?? 'after';

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const joints = ['plus', 'and', 'with'];

/** The same amount in other words: '5 minutes plus 1 extra', 'five minutes and one bonus'. */
function sayAmount(order: string, turn: number): string {
  const way = Math.floor(turn * 12);
  const joined = order
    .replace(/\bplus (?=\d+ extra)/, `${joints[way % 3] ?? 'plus'} `)
    .replace(
      /\b(?:1|one|an) extra (?=\w)/,
      ['1 extra ', 'an extra ', 'one extra ', 'a bonus '][way % 4] ?? 'an extra ',
    );
  return way % 2 === 0
    ? joined
    : joined.replace(/\b\d+\b(?!-)/g, (figure) => numberWords[Number(figure)] ?? figure);
}

/** An order with its amounts in figures and in the ladders' own words. */
export function plainAmount(text: string): string {
  return text
    .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) =>
      String(numberWords.indexOf(word.toLowerCase())),
    )
    .replace(/\b(?:an extra|a bonus)\b/gi, '1 extra')
    .replace(/\b(?:and|with)(?= \d+ extra\b)/g, 'plus');
}

function doingOf(order: string): string {
  const [verb = '', ...rest] = order.split(' ');
  return [gerundOf(verb), ...rest].join(' ');
}

/** Capitals at the starts, and 'an' where a filled place begins with a vowel. */
function startSentences(text: string): string {
  return text
    .replace(/\b(a) (?=[aei])/gi, '$1n ')
    .replace(
      /(^|[.!?]["')]? +)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
