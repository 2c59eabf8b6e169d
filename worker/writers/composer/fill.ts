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
  ladder(['mark 1 moment', 1], ['mark 2 moments', 2], ['mark 3 or more moments', 3], 'one moment'),
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
  const filled = text.replace(place, (_, key: string) => {
    if (key === 'habit') return sayName();
    const value = valueOf(key, filling);
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

function valueOf(key: string, filling: Filling): string | undefined {
  const { topic, plan, progress } = filling;
  switch (key) {
    case 'cue':
      return plan.anchor === undefined ? filling.cue : `after ${plan.anchor}`;
    case 'anchor':
      return plan.anchor === undefined || /\b(?:you|we|they|he|she|it)\b/.test(plan.anchor)
        ? filling.anchor
        : plan.anchor;
    case 'do':
      return rungOf(filling).do;
    case 'doing':
      return doingOf(rungOf(filling).do);
    case 'watch':
      return filling.watch[filling.size].do;
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
    case 'why':
      return plan.why;
    case 'plan':
      return plan.sentence;
    default:
      return undefined;
  }
}

function doingOf(order: string): string {
  const [verb = '', ...rest] = order.split(' ');
  return [gerundOf(verb), ...rest].join(' ');
}

function startSentences(text: string): string {
  return text.replace(
    /(^|[.!?]["')]? +)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
