import { describe, expect, it } from 'vitest';
import { parseEntries } from '../../../worker/writer/entries.ts';
import {
  fillFacts,
  fillPlan,
  fillValues,
  numberValue,
  openValues,
  planLine,
  splitByRanges,
  toSecondPerson,
  withoutFinalMarks,
} from '../../../worker/writer/fill.ts';
import { numberInWords } from '../../../worker/writer/words.rules.ts';
import { expectEach } from '../tables.ts';
import { rosa } from './habits.ts';

it('a file for reduce also gets wordings without a cue', () => {
  const source = '[w1.tue ca] It’s quick. When {c}, {a}.\n> Quick: when {c}, {a}.';
  const text = 'It’s quick.\nWhen the moment comes: {a}.';
  const short = 'Quick: when the moment comes, {a}.';
  expect(parseEntries('reduce/warm', source)[1]).toMatchObject({ key: 'reduce/warm:w1.tue+a', text, short });
});

const filled = (text: string, facts = {}) => fillFacts(text, { ...rosa, ...facts }).content;

it('a phrase in the first person is put in the second; one that only looks like it is kept', () => {
  expectEach(toSecondPerson, { 'My alarm rings': 'Your alarm rings' });
  expectEach(toSecondPerson, { 'I’ll be late': 'you’ll be late', 'I’d rather sleep': 'you’d rather sleep' });
  expectEach(toSecondPerson, { 'I’ve eaten': 'you’ve eaten' });
  expectEach(toSecondPerson, { 'I am tired': 'you are tired', 'when I was late': 'when you were late' });
  expectEach(toSecondPerson, { 'my kids wake me': 'your kids wake you' });
  expectEach(toSecondPerson, { 'I wash myself': 'you wash yourself' });
  expectEach(toSecondPerson, { 'after i brush my teeth': 'after you brush your teeth' });
  expectEach(toSecondPerson, { 'the moment i wake up': 'the moment you wake up' });
  expectEach(toSecondPerson, { 'my kids and i get home': 'your kids and you get home' });
  expectEach(toSecondPerson, {
    'when i am late': 'when you are late',
    'im done with my work': 'you’re done with your work',
  });
  expectEach(toSecondPerson, { 'tell my wife I wasn’t fair': 'tell your wife you weren’t fair' });
  // Quotations and titles stay as they are.
  expectEach(toSecondPerson, { 'say “I love you” to my son': 'say “I love you” to your son' });
  expectEach(toSecondPerson, { 'I read My Name Is Red': 'you read My Name Is Red' });
  const quoted = [
    'play “My Way”',
    'sing "Let It Be Me" with someone',
    'lavo i piatti',
    'kawa i ciasto',
    'gå ut i skogen',
  ];
  expect(quoted.map(toSecondPerson)).toEqual(quoted);
  const others = ['am Abend', 'me levanto', 'I’mpossible', 'Mia and Ivy call', 'O’My’s pub', 'army drill'];
  const more = ['the meter is read', 'Amy comes home', 'the 7 am train leaves', 'Myra rings'];
  expect([...others, ...more].map(toSecondPerson)).toEqual([...others, ...more]);
});

describe('the person’s words in a text', () => {
  it('start a sentence with a capital, even after a quotation mark', () => {
    expectEach(filled, {
      'Wait… {s}. “Now.” {s}.': 'Wait… Four long bow strokes. “Now.” Four long bow strokes.',
      '“{r}.” That was you.': '“Tune it and leave it on the stand.” That was you.',
      'You said: “{r}.”': 'You said: “tune it and leave it on the stand.”',
      '{done} of {due}: {s}.': '{done} of {due}: four long bow strokes.',
    });
  });

  it('never double “just”, and lose punctuation at the end', () => {
    const said = (a: string) => filled('Just {a}. Or just: {a}.', { a });
    expect(said('just floss')).toBe('Just floss. Or: just floss.');
    for (const marks of ['.', '...', '!!', ' …', ' ;,: '])
      expect(filled('After {c}: go.', { c: `  I swim${marks}` })).toBe('After you swim: go.');
    expectEach(withoutFinalMarks, { 'read (a bit) then “rest”': 'read (a bit) then “rest”' });
    expectEach((a) => filled('{a}', { a }), { '...read': 'Read', '"read a page"': 'Read a page' });
  });

  it('leave out the cue of a long plan below a text', () => {
    const c = 'I have dropped my youngest at daycare and the car is quiet';
    const a = 'run to the lighthouse and come back along the beach';
    const text = 'Slow counts.\nAfter {c}, {a}.';
    expect(filled(text, { c: 'I wake up', a: 'stretch' })).toBe('Slow counts.\nAfter you wake up, stretch.');
    expect(filled(text, { c, a })).toBe(`Slow counts.\nToday: ${a}.`);
  });
});

it('values filled in when a text is read are figures, or words if the text asks for that', () => {
  const values = { done: numberValue(12), due: numberValue(14), lastday: { text: 'yesterday' } };
  const read = (content: string) => fillValues({ content, ownWords: [] }, values).content;
  expectEach(read, {
    '{done in words} of {due}. That makes {done in words}.': 'Twelve of 14. That makes twelve.',
    '{lastday} has no mark. No mark {lastday}.': 'Yesterday has no mark. No mark yesterday.',
  });
  const unknown = 'Ends on {endday}. {nothing} {c} {c in words} {DONE}';
  expect(read(unknown)).toBe(unknown);
  expect(openValues({ content: unknown })).toEqual(['endday']);
  const words = ['zero', 'twelve', 'twenty', 'ninety-nine', '100'];
  expect([0, 12, 20, 99, 100].map(numberInWords)).toEqual(words);
});

it('the plan in one line says "after" for building and "when" for doing less, in the form and in emails', () => {
  const facts = { c: 'I sit down', a: 'Call Ana', y: 'she’s funny' };
  expect(fillPlan(facts, 'build').content).toBe('After you sit down, call Ana.');
  expect(fillPlan(facts, 'reduce').content).toBe('When you sit down, call Ana.');
  expect(fillPlan({ a: 'call Ana' }, 'build').content).toBe('Call Ana.');
  expect(fillPlan({ c: 'before bed' }, 'build').content).toBe('Before bed, …');
});

describe('phrases that aren’t what a sentence expects', () => {
  const plan = (c: string, a: string, text = 'After {c}, {a}.') => fillFacts(text, { c, a }).content;
  const after = (c: string) => plan(c, 'read');
  const lunch = (a: string) => plan('lunch', a);

  it('lose words that the sentence says already, and capitals except in names', () => {
    expectEach(lunch, {
      'I’ll read 10 pages.': 'After lunch, read 10 pages.',
      'I take the stairs': 'After lunch, take the stairs.',
      "I'm going to swim": 'After lunch, swim.',
      'to read one page': 'After lunch, read one page.',
      'Sparkling water': 'After lunch: sparkling water.',
      'I don’t check email': 'After lunch, don’t check email.',
    });
    expectEach((s) => fillFacts('Just {s}.', { s }).content, {
      'At least one page': 'Just one page.',
      'to the bridge and back': 'Just to the bridge and back.',
      'Leo’s lap': 'Just Leo’s lap.',
      'I will sit down': 'Just sit down.',
    });
    expectEach(after, {
      'After dinner': 'After dinner, read.',
      'The bus leaves': 'After the bus leaves, read.',
    });
    expectEach(after, { 'Mark gets home': 'After Mark gets home, read.' });
  });

  it('keep their own word for the moment, or get a subject', () => {
    expectEach(after, {
      'When I wake up': 'When you wake up, read.',
      'every morning': 'Every morning, read.',
    });
    expectEach(after, {
      'at 8 am, coffee': 'At 8 am, coffee: read.',
      'every meal': 'After every meal, read.',
    });
    expectEach(after, { 'walk the dog': 'After you walk the dog, read.' });
    expectEach(after, { 'brushing my teeth': 'After brushing your teeth, read.' });
    expectEach((c) => plan(c, 'wait', 'When {c}, {a}.'), {
      'I get home': 'When you get home, wait.',
      'the kids are asleep': 'When the kids are asleep, wait.',
      bored: 'When you’re bored, wait.',
      'in bed': 'When you’re in bed, wait.',
      evenings: 'Evenings, wait.',
      stress: 'When the moment comes (stress), wait.',
      'get home': 'When you get home, wait.',
    });
  });

  it('follow a colon if an action may not be a verb, and come first if there is a colon already', () => {
    expectEach(lunch, { '20 sit-ups': 'After lunch: 20 sit-ups.', Yoga: 'After lunch: yoga.' });
    expectEach(lunch, { 'No phone': 'After lunch: no phone.' });
    expectEach(lunch, { 'water instead of wine': 'After lunch: water instead of wine.' });
    const text = 'Today: after {c}, {a}. After {c}, just {a}.';
    const noun = 'Today: ten squats, after you get up. After you get up, just ten squats.';
    expect(plan('I get up', 'ten squats', text)).toBe(noun);
  });

  it('name the obstacle, whatever part of speech it is', () => {
    const obstacle = (n: string) => fillFacts('If {n}, rest. It’s hard when {n}.', { n }).content;
    expectEach(obstacle, {
      'When I’m late': 'If you’re late, rest. It’s hard when you’re late.',
      tired: 'If you’re tired, rest. It’s hard when you’re tired.',
      'no time': 'If there’s no time, rest. It’s hard when there’s no time.',
      'on weekends': 'On weekends, rest. It’s hard on weekends.',
      'bad weather':
        'If you’re dealing with bad weather, rest. It’s hard when you’re dealing with bad weather.',
    });
    const either = (n: string) => fillFacts('If {n} today, rest. If not, go on.', { n }).content;
    expect(either('on weekends')).toBe('If it’s hard today (on weekends), rest. If not, go on.');
    expect(either('it rains')).toBe('If it rains today, rest. If not, go on.');
    const days = fillFacts('The days when {n}.', { n: 'at night' }).content;
    expect(days).toBe('The days when it’s hard (at night).');
  });

  it('have a determiner if they name a person without a name, and the right verb for several people', () => {
    expectEach((p) => fillFacts('Does {p} know? If {p} asks, nod.', { p }).content, {
      wife: 'Does your wife know? If your wife asks, nod.',
      Mom: 'Does Mom know? If Mom asks, nod.',
      'Coach Lee': 'Does Coach Lee know? If Coach Lee asks, nod.',
      Anna: 'Does Anna know? If Anna asks, nod.',
      'my kids': 'Do your kids know? If your kids ask, nod.',
      'An aunt': 'Does an aunt know? If an aunt asks, nod.',
      'Ben and Mia': 'Do Ben and Mia know? If Ben and Mia ask, nod.',
    });
  });

  it('keep their own punctuation in scripts without a period', () => {
    expect(fillFacts('{a}.', { a: '日記を三行書く。' }).content).toBe('日記を三行書く');
    expectEach((a) => planLine({ a }), {
      日記を三行書く: '日記を三行書く',
      'читать 5 страниц': 'Читать 5 страниц.',
    });
  });
});

it('the ranges of own words are exact before and after values are filled in, whatever the words', () => {
  const odd = { a: '$& ßa', s: 'ﬁsh' };
  const text = 'Once {done} of {due}: just {a}. {s}? {s}.';
  const before = fillFacts(text, odd);
  const after = fillValues(before, { done: numberValue(12), due: numberValue(14) });
  const marked = ({ content, ownWords }: typeof before) =>
    splitByRanges(content, ownWords)
      .map((piece) => (piece.isOwn ? `<${piece.text}>` : piece.text))
      .join('');
  const rest = 'just <$& ßa>. <FIsh>? <FIsh>.';
  expect(marked(before)).toBe(`Once {done} of {due}: ${rest}`);
  expect(marked(after)).toBe(`Once 12 of 14: ${rest}`);
});
