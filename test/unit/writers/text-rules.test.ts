import { describe, expect, it } from 'vitest';
import { findOrders } from '../../../worker/writers/rules/imperatives.ts';
import { isIfThen, namesCue, speaksOfFocus } from '../../../worker/writers/rules/marks.ts';
import { brokenRules, type TextContext } from '../../../worker/writers/rules/text-rules.ts';

const kickoff: TextContext = {
  title: 'Morning run',
  description: 'Run before work',
  style: 'motivational',
  week: 3,
  kind: 'kickoff',
  seed: 'test',
};
const good =
  'Small steps matter because they fit into real days. After breakfast, jog to the corner. So starts your run.';

/** The rules that a text breaks, without their reasons. */
function rulesBroken(text: string, changed: Partial<TextContext> = {}): string[] {
  return brokenRules(text, { ...kickoff, ...changed }).map((broken) => broken.slice(0, broken.indexOf(':')));
}

describe('brokenRules', () => {
  it('has nothing against a good text', () => {
    expect(brokenRules(good, kickoff)).toEqual([]);
  });

  it.each([
    ['R1', `${good} ${'And so it goes on and on. '.repeat(4).trim()}`],
    [
      'R2',
      'Small steps matter because after breakfast you jog to the corner and back and then once more around the block with your run.',
    ],
    [
      'R2',
      'Small organisational perseverance necessarily matters. After breakfast, jog immediately to your habitual destination: your run.',
    ],
    ['R3', 'Small steps matter because they add up. After breakfast, your run starts.'],
    ['R3', 'Small steps matter. After breakfast, jog to the corner. Then write down how your run felt.'],
    ['R4', 'Small steps matter because they add up. Jog to the corner. So starts your run.'],
    ['R5', 'Small steps matter because they add up. After breakfast, take the first one.'],
    ['R5', 'Small steps matter for a your run. After breakfast, jog to the corner.'],
    ['R5', 'Small steps matter for {habit}. After breakfast, jog to the corner on your run.'],
    ['R7', 'Small steps matter, so you should run. After breakfast, jog to the corner.'],
    ['R7', 'Small steps matter when you fall behind. After breakfast, jog to the corner for your run.'],
    ['R8', 'Small steps matter: they burn fat. After breakfast, jog to the corner for your run.'],
    ['R14', 'Values matter because they are yours. After breakfast, jog to the corner for your run.'],
    ['R14', 'Small steps fit into real days. After breakfast, jog to the corner for your run.'],
    ['R14', 'Small steps matter! After breakfast, jog to the corner! That starts your run.'],
  ])('finds that %s is broken by: %s', (rule, text) => {
    expect(rulesBroken(text)).toContain(rule);
  });

  it('finds a text that was said before', () => {
    expect(rulesBroken(good, { avoid: [good] })).toContain('R9');
  });

  it('does not take a part of a word for pressure', () => {
    expect(
      rulesBroken('Small steps matter. After breakfast, drop your shoulders for your run.'),
    ).not.toContain('R7');
  });

  it.each([
    ['friendly', 'That is your small start. After breakfast, jog to the corner for your run.'],
    ['friendly', "That's your small start. After breakfast, jog to the corner for your run."],
    ['direct', 'This is the small start of your run. After breakfast, jog to the corner.'],
    ['informative', 'Small is lovely. After breakfast, jog to the corner for your run.'],
  ] as const)('wants the marks of the %s style in: %s', (style, text) => {
    expect(rulesBroken(text, { style })).toContain('R14');
  });

  it.each([
    ['reminder', 'It matters because small steps add up. After breakfast, jog to the corner for your run.'],
    ['challenge', 'It matters because small steps add up. After breakfast, jog to the corner for your run.'],
  ] as const)('wants the marks of a %s', (kind, text) => {
    expect(rulesBroken(text, { kind })).toContain('R14');
  });
});

describe('what the rules are made of', () => {
  it('counts orders, and no questions, quotations or things', () => {
    expect(findOrders('After lunch, walk for 2 minutes and note how it felt.')).toHaveLength(2);
    expect(
      findOrders('Walk the dog? "Run fast." Small steps, then coffee. Your walk can wait.'),
    ).toHaveLength(0);
    expect(findOrders('If it rains, stretch for 2 minutes.')).toHaveLength(1);
  });

  it('tells a cue from other clauses', () => {
    expect(namesCue('Once dinner is cleared, read.')).toBe(true);
    expect(namesCue('If you like, read a page.')).toBe(false);
    expect(isIfThen('If it rains, walk indoors.')).toBe(true);
    expect(isIfThen('It rains. Walk indoors.')).toBe(false);
  });

  it('wants the week’s focus to outweigh the others', () => {
    expect(speaksOfFocus('A tiny step.', 'Small Steps')).toBe(true);
    expect(speaksOfFocus('A tiny routine at the same time.', 'Small Steps')).toBe(false);
  });
});
