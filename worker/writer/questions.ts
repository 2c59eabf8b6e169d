import { type HabitKind, type Question, type QuestionId, questionIds } from '../domain.ts';
import type { FactCode } from './entries.ts';
import { isVerdict, kindPrompts } from './facts.rules.ts';
import { type Facts, toSecondPerson } from './fill.ts';

/** The week in which a question is asked, and in which it is asked again. */
type Schedule = { week: number; again?: number };

const schedules: Record<QuestionId, Schedule> = {
  a: { week: 1, again: 2 },
  c: { week: 2, again: 4 },
  s: { week: 3, again: 5 },
  n: { week: 6, again: 10 },
  half: { week: 7 },
  p: { week: 8 },
  y: { week: 9, again: 11 },
  x: { week: 11 },
  r: { week: 12 },
};

const questionsOf: Record<HabitKind, readonly QuestionId[]> = {
  build: questionIds,
  reduce: ['a', 'c', 's', 'n', 'half', 'p', 'y', 'r'],
  recover: ['c', 's'],
  dose: [],
  danger: [],
};

export type Asking = {
  kind: HabitKind;
  week: number;
  /** The hour of the messages, 0 to 23, for suggesting cues. */
  hour: number;
  description: string;
  facts: Facts;
  closed: readonly { question: string; week: number }[];
  /** Whether most of the last days were done. Only then do we ask about a next step. */
  isGoingWell: boolean;
};

/** The first question that applies. Null if there is none, or this week's is already closed. */
export function questionFor(asking: Asking): Question | null {
  const { kind, week, facts, closed } = asking;
  if (closed.some((answer) => answer.week === week)) return null;
  const isDeclined = (id: QuestionId) => id === 'p' && closed.some(({ question }) => question === id);
  const due = questionsOf[kind].filter((id) => {
    if (isDeclined(id)) return false;
    const { week: first } = schedules[id];
    const again = id === 'y' && isWeekTenFree(asking) ? 10 : schedules[id].again;
    if (kind === 'recover' && week !== first) return false;
    const isKnown = id !== 'half' && facts[id] !== undefined;
    if (id === 'x' && !asking.isGoingWell) return false;
    // A known fact is only confirmed once, in its own week.
    if (isKnown) return id !== 'a' && week === first && !closed.some(({ question }) => question === id);
    if (id === 'a' && week === again) return facts.c !== undefined;
    return week === first || week === again;
  });
  const unknown = due.filter((id) => id === 'half' || facts[id] === undefined);
  // This week's own question takes precedence over one that is asked again.
  const next = unknown.find((id) => schedules[id].week === week) ?? unknown[0] ?? due[0];
  return next === undefined ? null : questionWith(next, asking);
}

/** Week 10 is for the obstacle, unless it is known. */
const isWeekTenFree = ({ facts, closed }: Asking) =>
  facts.n !== undefined && !closed.some(({ question, week }) => question === 'n' && week === 10);

const momentsByHour: readonly { until: number; moments: readonly string[] }[] = [
  { until: 11, moments: ['I get dressed', 'I sit down to breakfast', 'I brush my teeth'] },
  { until: 15, moments: ['I finish lunch', 'I get back to my desk', 'I wash my hands before lunch'] },
  { until: 18, moments: ['I finish work', 'I get home', 'I put down my bag'] },
  { until: 24, moments: ['I get home', 'I clear the table', 'I brush my teeth'] },
];

export const cueSuggestions = (hour: number): readonly string[] =>
  (momentsByHour.find(({ until }) => hour < until) ?? momentsByHour[0])?.moments ?? [];

function questionWith(id: QuestionId, asking: Asking): Question {
  const { kind, facts, description, hour } = asking;
  const form = kindPrompts[kind === 'reduce' ? 'reduce' : 'build'];
  const fact = id === 'half' ? undefined : facts[id as FactCode];
  const known = fact === undefined ? null : toSecondPerson(fact);
  const question = (
    prompt: string,
    before: string,
    suggestions: readonly (string | null | undefined)[],
    after = '.',
  ): Question => ({
    id,
    prompt,
    sentence: { before, after },
    suggestions: suggestions.filter((text): text is string => typeof text === 'string' && text !== ''),
    known,
  });
  switch (id) {
    case 'a':
      // The title and the description say it less exactly.
      return question(form.actionPrompt, 'I will', []);
    case 'c':
      return question(form.cuePrompt, form.cueWord, kind === 'reduce' ? [] : cueSuggestions(hour));
    case 's':
      return question(
        form.smallestPrompt,
        'At least',
        kind === 'reduce'
          ? ['wait one minute', 'leave the room', 'only the first step']
          : ['one minute of it', 'only the first step', 'getting everything ready'],
      );
    case 'n':
      return question('What gets in the way most?', 'It’s hard when', [
        'I’m tired',
        'the day runs late',
        'I’m away from home',
      ]);
    case 'half':
      return {
        id,
        prompt: 'Halfway. Keep it as it is?',
        sentence: null,
        suggestions: ['Keep it', 'Make it smaller', 'Another moment', 'Another hour'],
        known: null,
      };
    case 'p':
      return question(
        'Does anyone know you’re doing this?',
        '',
        ['a friend', 'someone at home', 'I’d rather keep it to myself'],
        'knows, or could.',
      );
    case 'y':
      return question('Why did you begin this?', 'Because', [
        reasonIn(description),
        kind === 'reduce' ? 'I feel better without it' : 'I feel better when I do it',
        'I promised myself',
      ]);
    case 'x':
      return question('Same size from here, or a next step?', 'I’d like to', ['Same size']);
    case 'r':
      return question('After a lost week, what will you do first?', 'First:', [
        facts.s,
        'getting everything ready',
        'marking one day',
      ]);
  }
}

/** The words after "because" in the description, unless a message wouldn't quote them. */
function reasonIn(description: string): string | null {
  const [, reason] = /\bbecause ([^.!?\n]{4,80})/i.exec(description) ?? [];
  return reason === undefined || isVerdict(reason) ? null : reason.trim();
}

/** Suggestions that don't become part of the plan. */
export const plainAnswers: Readonly<Record<string, 'decline' | 'keep'>> = {
  'I’d rather keep it to myself': 'decline',
  'Same size': 'decline',
  'Keep it': 'keep',
};
