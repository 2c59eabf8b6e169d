import type { PersonalPlan } from '../writer.ts';
import { isSafeToQuote, stripDecoration } from './title-safety.ts';
import { gerundOf, isGerund, isVerb } from './title-verbs.ts';

/** The person's own plan, as the texts can say it. Parts that are unsafe or too long are left out. */
export type SpokenPlan = {
  /** 'your morning coffee', after which the habit comes. */
  anchor?: string;
  /** 'walk for two minutes' */
  action?: string;
  /** In the person's own words, for quotation marks. */
  why?: string;
  /** 'After my morning coffee I will walk for two minutes', for quotation marks. */
  sentence?: string;
};

const longestPart = 36;
const longestWhy = 50;

/** Turns 'my' into 'your' and drops what cannot be said. */
export function speakPlan(plan: PersonalPlan | undefined): SpokenPlan {
  const anchor = tidy(
    plan?.anchor,
    /^(?:right |straight |just )?(?:after|when|once|whenever|as soon as)\s+/i,
    longestPart,
  );
  const action = tidy(
    plan?.action,
    /^(?:then )?(?:i will|i'll|i am going to|i want to|to|i)\s+/i,
    longestPart,
  );
  const why = tidy(plan?.why, /^(?:because|since|so that|so)\s+/i, longestWhy);
  const order = action === undefined ? undefined : orderOf(action);
  return {
    ...(anchor !== undefined && { anchor: toYou(anchor) }),
    ...(order !== undefined && { action: toYou(order) }),
    ...(why !== undefined && { why }),
    ...(anchor !== undefined && order !== undefined && { sentence: `After ${anchor} I will ${order}` }),
  };
}

function tidy(words: string | undefined, lead: RegExp, longest: number): string | undefined {
  if (words === undefined || !isSafeToQuote(words)) return undefined;
  const plain = stripDecoration(words).replace(lead, '').trim();
  if (plain.length < 3 || plain.length > longest || !/\p{L}{2}/u.test(plain)) return undefined;
  return /^(?:I\b|[A-Z]{2})/.test(plain)
    ? plain
    : plain.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** 'reading one page' and 'a short walk' become orders; what is neither a verb nor one of these is done. */
function orderOf(action: string): string | undefined {
  const [first = '', ...rest] = action.split(' ');
  if (isVerb(first)) return action;
  if (isGerund(first)) {
    const verb = plainVerbOf(first);
    return verb === undefined ? undefined : [verb, ...rest].join(' ');
  }
  if (/^(?:a|an|one|two|three|four|five|\d+|the|my|some)$/.test(first)) return `do ${action}`;
  return undefined;
}

function plainVerbOf(gerund: string): string | undefined {
  const root = gerund.slice(0, -3);
  return [root, `${root}e`, root.slice(0, -1)].find((verb) => isVerb(verb) && gerundOf(verb) === gerund);
}

/** `\b` knows ASCII letters alone: 'crème' is one word. */
const asWord = (words: string, flags: string) => new RegExp(`(?<![\\p{L}'])(?:${words})(?!\\p{L})`, flags);

const turns: readonly (readonly [RegExp, string])[] = [
  [asWord('myself', 'giu'), 'yourself'],
  [asWord('my|our', 'giu'), 'your'],
  [asWord("I am|I'm", 'gu'), 'you are'],
  [asWord('I', 'gu'), 'you'],
  [asWord('me', 'giu'), 'you'],
];

function toYou(words: string): string {
  return turns.reduce((turned, [from, to]) => turned.replace(from, to), words);
}
