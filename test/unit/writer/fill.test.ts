import { describe, expect, it } from 'vitest';
import { capitalize, fillFacts, toSecondPerson, withoutFinalMarks } from '../../../worker/writer/fill.ts';
import { rosa } from './habits.ts';

const filled = (text: string, facts = {}) => fillFacts(text, { ...rosa, ...facts }).content;

describe('a phrase about oneself', () => {
  it.each([
    ['I put the kettle on', 'you put the kettle on'],
    ['I hang up my coat', 'you hang up your coat'],
    ['my alarm rings', 'your alarm rings'],
    ['My alarm rings', 'Your alarm rings'],
    ['I’m tired', 'you’re tired'],
    ["I'm tired", 'you’re tired'],
    ['I’ve eaten', 'you’ve eaten'],
    ['I’ll be late', 'you’ll be late'],
    ['I’d rather sleep', 'you’d rather sleep'],
    ['I am tired', 'you are tired'],
    ['when I was late', 'when you were late'],
    ['my kids wake me', 'your kids wake you'],
    ['I wash myself', 'you wash yourself'],
    ['I get up and I get dressed', 'you get up and you get dressed'],
    ['(I swim)', '(you swim)'],
    ['they call me', 'they call you'],
    ['someone asks me', 'someone asks you'],
  ])('%j is said to them as %j', (phrase, said) => {
    expect(toSecondPerson(phrase)).toBe(said);
  });

  it.each([
    'am Abend',
    'me levanto',
    'me gusta el café',
    'I’mpossible',
    'Mia and Ivy call',
    'the meter is read',
    'army drill',
    'Amy comes home',
    'the 7 am train leaves',
    'Myra rings',
    'O’My’s pub',
  ])('%j is not about oneself and stays as it is', (phrase) => {
    expect(toSecondPerson(phrase)).toBe(phrase);
  });

  it('keeps "am" that does not follow "I"', () => {
    expect(toSecondPerson('I take the 7 am train')).toBe('you take the 7 am train');
    expect(toSecondPerson('I call Mia am Abend')).toBe('you call Mia am Abend');
  });

  it('keeps names that begin like the words', () => {
    expect(toSecondPerson('I call Mya, Ivan and Meg')).toBe('you call Mya, Ivan and Meg');
  });
});

describe('the person’s words in a text', () => {
  it.each([
    ['After {c}: {a}.', 'After you hang up your coat: play the first line of the Saint-Saëns.'],
    ['{c}, then {s}.', 'You hang up your coat, then four long bow strokes.'],
    ['Small today. {s} is enough.', 'Small today. Four long bow strokes is enough.'],
    ['Ready? {s}.', 'Ready? Four long bow strokes.'],
    ['Yes! {s}.', 'Yes! Four long bow strokes.'],
    ['Wait… {s}.', 'Wait… Four long bow strokes.'],
    ['Today: {s}.', 'Today: four long bow strokes.'],
    ['“Now.” {s}.', '“Now.” Four long bow strokes.'],
    ['“{r}.” That was you.', '“Tune it and leave it on the stand.” That was you.'],
    ['Think of it. “{r}.”', 'Think of it. “Tune it and leave it on the stand.”'],
    ['You said: “{r}.”', 'You said: “tune it and leave it on the stand.”'],
    ['Ask {p}.', 'Ask your sister Ana.'],
    ['When {n}: {s}.', 'When you get home late: four long bow strokes.'],
  ])('%j is read as %j', (text, said) => {
    expect(filled(text)).toBe(said);
  });

  it.each([
    ['write 300 words', 'Today, just write 300 words. Just write 300 words.'],
    ['just floss', 'Today, just floss. Just floss.'],
    ['floss, only', 'Today, floss, only. Floss, only.'],
  ])('says “just” once: %j', (a, said) => {
    expect(filled('Today, just {a}. Just {a}.', { a })).toBe(said);
  });

  it('quotes reasons, next steps, restarts and the description in the first person', () => {
    const facts = {
      y: 'I miss my friends',
      r: 'I call my dad',
      x: 'I’ll run my loop',
      d: 'I want my evenings',
    };
    expect(filled('“{y}”, “{r}”, “{x}”, “{d}”', facts)).toBe(
      '“I miss my friends”, “I call my dad”, “I’ll run my loop”, “I want my evenings”',
    );
  });

  it.each([
    ['I hang up my coat.', 'you hang up your coat'],
    ['I hang up my coat...', 'you hang up your coat'],
    ['I hang up my coat!!', 'you hang up your coat'],
    ['I hang up my coat?', 'you hang up your coat'],
    ['I hang up my coat …', 'you hang up your coat'],
    ['  I hang up my coat ;,: ', 'you hang up your coat'],
    ['起きたら。', '起きたら'],
  ])('drops the marks at the end of %j', (c, said) => {
    expect(filled('After {c}: go.', { c })).toBe(`After ${said}: go.`);
  });

  it('keeps marks inside a phrase, quotation marks and brackets', () => {
    expect(withoutFinalMarks('read (a bit), then “rest”')).toBe('read (a bit), then “rest”');
  });

  it.each([
    ['über den Fluss', 'Über den Fluss'],
    ['école', 'École'],
    ['𐐨x', '𐐀x'],
    ['10 pages', '10 pages'],
    ['起きる', '起きる'],
    ['', ''],
  ])('a sentence that opens with %j opens with %j', (phrase, opened) => {
    expect(capitalize(phrase)).toBe(opened);
  });

  it.each([
    '{done}',
    '{a}',
    '{x}',
    '{done in words}',
    '{label}',
    '$&',
    '$1',
    '$`',
    '{{c}}',
    '}{',
    '{',
    '\\u0041',
  ])('says %j as it was typed', (phrase) => {
    expect(filled('So {a} and {s}.', { a: phrase, s: phrase })).toBe(`So ${phrase} and ${phrase}.`);
  });

  it('says which fact is missing', () => {
    expect(() => fillFacts('When {n}: go.', { c: 'I wake up' })).toThrow(/"n".*When \{n\}/);
  });

  it('keeps what is no fact, for values that are known later', () => {
    expect(filled('{done} of {due}: {s}.')).toBe('{done} of {due}: four long bow strokes.');
  });

  it('marks the person’s words, in order', () => {
    const { content, ownWords } = fillFacts('After {c}: {a}. “{y}”', rosa);
    expect(ownWords.map(([start, end]) => content.slice(start, end))).toEqual([
      'you hang up your coat',
      'play the first line of the Saint-Saëns',
      'I want to play at my sister’s wedding',
    ]);
  });
});
