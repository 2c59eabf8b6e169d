import { describe, expect, it } from 'vitest';
import { findOwnWords } from '../../../../worker/writer/ai/own-words.ts';
import type { Facts } from '../../../../worker/writer/fill.ts';

const found = (text: string, facts: Facts) =>
  findOwnWords(text, facts).map(([start, end]) => text.slice(start, end));

describe("the person's own words in a model's text", () => {
  it.each<[string, string, Facts, string[]]>([
    [
      'as typed',
      'Small version: to the bridge and back.',
      { s: 'to the bridge and back' },
      ['to the bridge and back'],
    ],
    [
      'in the second person',
      'After you hang up your coat: play.',
      { c: 'I hang up my coat' },
      ['you hang up your coat'],
    ],
    ['with a straight apostrophe', "When you're tired: sit.", { n: "I'm tired" }, ["you're tired"]],
    ['with a curly apostrophe', 'When you’re tired: sit.', { n: "I'm tired" }, ['you’re tired']],
    [
      'with a capital at the start of a sentence',
      'Four bow strokes. Floss.',
      { s: 'four bow strokes', a: 'floss' },
      ['Four bow strokes', 'Floss'],
    ],
    ['with a small letter inside a sentence', 'Then call Papa.', { a: 'Call Papa.' }, ['call Papa']],
    [
      'quoted in the first person',
      'You said: “I want to play.”',
      { y: 'I want to play.' },
      ['I want to play'],
    ],
    ['each time', 'Sit. Then sit.', { a: 'sit' }, ['Sit', 'sit']],
    [
      'the longer ones first',
      'Walk the dog to the park.',
      { a: 'walk the dog', s: 'walk the dog to the park' },
      ['Walk the dog to the park'],
    ],
    [
      'with signs of other grammars in them',
      'C# major (slowly) + rest.',
      { a: 'C# major (slowly) + rest' },
      ['C# major (slowly) + rest'],
    ],
  ])('are found %s', (_, text, facts, words) => {
    expect(found(text, facts)).toEqual(words);
  });

  it.each<[string, string, Facts]>([
    ['a part of another word', 'Sitting counts.', { a: 'sit' }],
    ['a common word like a name', 'It may help.', { p: 'May' }],
    ['nothing but marks', 'Well... go.', { a: '...' }],
  ])('are not %s', (_, text, facts) => {
    expect(found(text, facts)).toEqual([]);
  });
});
