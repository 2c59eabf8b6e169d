import { describe, expect, it } from 'vitest';
import { questionIds } from '../../../worker/domain.ts';
import { type Asking, cueSuggestions, plainAnswers, questionFor } from '../../../worker/writer/questions.ts';
import { expectEach } from '../tables.ts';
import { rosa } from './habits.ts';

const ask = (week: number, change: Partial<Asking> = {}) =>
  questionFor({
    kind: 'build',
    week,
    hour: 7,
    description: '',
    facts: {},
    closed: [],
    isGoingWell: true,
    ...change,
  });
const idAt = (week: number, change: Partial<Asking> = {}) => ask(week, change)?.id ?? null;
const weeks = Array.from({ length: 12 }, (_, at) => at + 1);

/** The questions of all twelve weeks if each is answered "Not now". */
function askedOver(change: Partial<Asking> = {}): string {
  const closed: { question: string; week: number }[] = [];
  const asked = weeks.map((week) => {
    const id = idAt(week, { ...change, closed });
    if (id !== null) closed.push({ question: id, week });
    return id ?? '-';
  });
  return asked.join(' ');
}

describe('the week’s question', () => {
  it('is asked every week while nothing is known, and again after "Not now"', () => {
    expect(askedOver()).toBe('a c s c s n half p y n x r');
  });

  it('asks for the reason again if the obstacle is known, or in week 11 unless a next step is due', () => {
    expect([idAt(10, { facts: { n: rosa.n } }), idAt(10)]).toEqual(['y', 'n']);
    expect([false, true].map((isGoingWell) => idAt(11, { isGoingWell }))).toEqual(['y', 'x']);
  });

  it('asks for the action again once the cue is known, at most twice in total', () => {
    expect(askedOver({ facts: { c: rosa.c } })).toMatch(/^a a s - /);
  });

  it('asks to confirm a known answer once, in its week', () => {
    expect(askedOver({ facts: rosa })).toBe('- c s - - n half p y - x r');
    expect(ask(2, { facts: { a: rosa.a, c: rosa.c } })).toMatchObject({
      id: 'c',
      known: 'you hang up your coat',
    });
  });

  it('is the only one in its week, whether answered or declined', () => {
    for (const week of weeks)
      for (const question of questionIds)
        for (const facts of [{}, rosa])
          expect(idAt(week, { facts, closed: [{ question, week }] })).toBe(null);
    // A question about other people isn't asked again after "Not now".
    expect(idAt(8, { closed: [{ question: 'p', week: 2 }] })).toBe(null);
  });
});

it('reduce has no next step, recover has two questions, and other kinds have none', () => {
  expect(askedOver({ kind: 'reduce' })).toBe('a c s c s n half p y n y r');
  expect(ask(1, { kind: 'reduce' })).toMatchObject({ prompt: 'What will you do instead?' });
  // "One minute of it" would be a minute of what should become less.
  expect(ask(3, { kind: 'reduce' })?.suggestions).toEqual([
    'wait one minute',
    'leave the room',
    'only the first step',
  ]);
  expect(ask(9, { kind: 'reduce' })?.suggestions).toContain('I feel better without it');
  expect(askedOver({ kind: 'recover' })).toBe('- c s - - - - - - - - -');
  for (const kind of ['dose', 'danger'] as const)
    for (const facts of [{}, rosa]) expect(askedOver({ kind, facts })).toBe(weeks.map(() => '-').join(' '));
});

describe('suggestions', () => {
  it('for the reason start with the description’s, and for a restart with the small version', () => {
    const reason = (description: string) => ask(9, { description })?.suggestions[0];
    expect(reason('Ten minutes, because my partner speaks it. Soon.')).toBe('my partner speaks it');
    expect(reason('Just because.')).toBe('I feel better when I do it');
    // Painful words are never offered back.
    expect(reason('I walk because I’m fat and ugly')).toBe('I feel better when I do it');
    expect(reason('Because I hate myself when I skip it')).toBe('I feel better when I do it');
    expect(ask(12, { facts: { s: rosa.s } })?.suggestions[0]).toBe(rosa.s);
  });

  it('for the cue depend on the hour', () => {
    const first = (hour: string) => cueSuggestions(Number(hour))[0];
    expectEach(first, { 0: 'I get dressed', 10: 'I get dressed', 11: 'I finish lunch' });
    expectEach(first, { 14: 'I finish lunch' });
    expectEach(first, { 15: 'I finish work', 17: 'I finish work', 18: 'I get home', 23: 'I get home' });
    expect(ask(2, { hour: 18 })?.suggestions).toEqual(cueSuggestions(18));
  });

  it('include all answers that are never quoted', () => {
    const offered = weeks.flatMap((week) => ask(week, { facts: { y: rosa.y } })?.suggestions ?? []);
    expect(offered).toEqual(expect.arrayContaining(Object.keys(plainAnswers)));
  });
});
