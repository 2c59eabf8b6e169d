import type { HabitKind } from '../../worker/domain.ts';

/** What may not be said to people with a habit of a kind. `unlessTheirs`: the person may use the word themselves. */
export type KindBan = { pattern: RegExp; problem: string; unlessTheirs?: true };

const forAll: readonly KindBan[] = [
  {
    pattern: /\byour (habit|goal|practice|routine|activity|journey)\b/i,
    problem: '"your habit" or the like',
  },
  {
    pattern: /(?<!\bif )\byou(?:['’]ve)? (missed|didn['’]t|failed|forgot|skipped|slipped)\b/i,
    problem: 'a missing mark is not a missed act',
  },
  {
    pattern: /\b(lazy|guilt\w*|failures?|ashamed|shame|disappoint\w*|excuses?|regret\w*|no pain|weakness)\b/i,
    problem: 'guilt or pressure',
  },
  {
    pattern:
      /\b(science|studies|research\w*|scientists?) (says?|shows?|proves?|found)\b|\d\s?%|\bpercent\b|\b(in|takes?|for|within|after|only) (just )?21 days\b|\bguarantee/i,
    problem: 'a claim that is not to be made',
  },
  { pattern: /\b(he|she|him|her|his|hers|himself|herself)\b/i, problem: 'guesses a gender' },
];

const praise =
  /\b(well done|(great|good|nice|awesome) (job|work|going)|proud|congrat\w*|bravo|amazing|awesome|hooray|champion)\b/i;

const byKind: Record<HabitKind, readonly KindBan[]> = {
  build: [],
  reduce: [
    {
      pattern: /\b(relaps\w*|clean|weak|g[ia]ve in|giving in|slip(s|ped|ping)?|sober)\b/i,
      problem: 'a word of verdict',
      unlessTheirs: true,
    },
    {
      pattern: /\b(at|to|in|with) (a |the |your |some )?(part(y|ies)|bars?|pub|friends)\b|\bnights? out\b/i,
      problem: 'a scene by default',
      unlessTheirs: true,
    },
    {
      pattern:
        /\bjust one (more|last|won['’]t|is|of)\b|\b(tiny|small|little) start\b|\ba bit (of it|more)\b|\bmore fun\b|\bone more\b/i,
      problem: 'asks for some of it',
    },
    {
      pattern:
        /\b(have|take|drink|smoke|eat|start) (it|some|one|a little|a bit)(?= (today|now|again)|[.,:?]|$)/i,
      problem: 'reads as leave to do it',
    },
    { pattern: /!|\b(silly|goblin|monster|demon|beast|lol|haha)\b/i, problem: 'wit about what hurts' },
    { pattern: praise, problem: 'praise' },
  ],
  dose: [
    {
      pattern: /\b(smaller|more|extra|later|half|less|fewer|skip|pause|double|catch up|make up)\b/i,
      problem: 'advice on a dose',
    },
    { pattern: /\b(share|tell|someone|somebody|friend|anyone)\b/i, problem: 'other people' },
    { pattern: /\b(streak|in a row|\d+ of \d+|\d+ (days|marks))\b/i, problem: 'counts' },
    { pattern: /(?<!\bRenew( the reminders)?)\?/i, problem: 'a question' },
    { pattern: praise, problem: 'praise' },
    { pattern: /!|\bbecause\b/i, problem: 'a reason, or a tone' },
  ],
  recover: [
    {
      pattern:
        /\b(challenge|stretch|journey|progress|goal|target|streak|score|achieve\w*|stronger|success|improve\w*|better by now|bright side|silver lining|at least you|get over|moving on|heal(ed|ing)?|back to normal)\b/i,
      problem: 'a goal, a verdict or a silver lining',
    },
    { pattern: /\b(\d+ (of \d+|days|marks|times)|in a row)\b/i, problem: 'counts' },
    {
      pattern: /\bhow (is|was|did) (it|this|that) (going|coming|go)\b|\bcoming along\b/i,
      problem: 'asks for a result',
    },
    { pattern: /!|\b(game|fun|deal|silly)\b/i, problem: 'wit' },
    { pattern: praise, problem: 'praise' },
  ],
  danger: [
    {
      pattern: /\b(habit|program|plan|week|mark\w*|streak|day \d+|goal|today['’]s)\b/i,
      problem: 'a program',
    },
    { pattern: /\?/, problem: 'a question' },
    { pattern: /!/, problem: 'a tone' },
    { pattern: praise, problem: 'praise' },
  ],
};

export const bansFor = (kind: HabitKind): readonly KindBan[] => [...forAll, ...byKind[kind]];

/** What a text that is not the person's own words may not say, with the words found. @param isTheirs whether the person uses a word */
export function forbiddenIn(
  text: string,
  kind: HabitKind,
  isTheirs: (word: string) => boolean = () => false,
): string[] {
  return bansFor(kind).flatMap(({ pattern, problem, unlessTheirs }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined || (unlessTheirs && isTheirs(found.toLowerCase()))
      ? []
      : [`${problem}: "${found.trim()}"`];
  });
}
