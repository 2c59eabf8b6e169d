import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFile, contentFileNames, describeFinding } from '../../../scripts/messages/content-check.ts';
import type { TestCampaign } from '../../../scripts/messages/corpora/corpora.ts';
import {
  type PatternName,
  type Planned,
  planOf,
  runWithMarks,
} from '../../../scripts/messages/run-campaign.ts';
import { type HabitTopic, messageStyles, type ProgramSlot } from '../../../worker/domain.ts';
import { writeBuiltIn } from '../../../worker/writer/built-in.ts';
import { contentOf } from '../../../worker/writer/content.ts';
import { type Entry, parseEntries, parseOutline, thoughtOf } from '../../../worker/writer/entries.ts';
import type { Facts } from '../../../worker/writer/fill.ts';
import { chooseTexts, type ProgramTask } from '../../../worker/writer/program.ts';
import { rosa, rosaFacts } from './habits.ts';

const rows = parseOutline(
  'build/outline',
  ['mon', 'tue', 'thu'].map((day) => `[w1.${day}] ca · 8.1\nPlain.`).join('\n') +
    '\n[w6.wed] ns n s · 1.2\nThe if-then.\n[first] ca · 1.4\nNothing to prove.',
);

const libraryOf = (...lines: string[]) => contentOf(parseEntries('t', lines.join('\n')), rows);

const slot = (name: string, index = 0): ProgramSlot => {
  const [, week, day] = /^w(\d+)\.(\w+)$/.exec(name) ?? [];
  const weekday = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].indexOf(day ?? 'mon') + 1;
  return { index, week: Number(week ?? 1), weekday, position: week === undefined ? 'first' : null };
};

const keys = (texts: readonly { entry: Entry }[]) => texts.map(({ entry }) => entry.key.replace('t:', ''));

const taskOf = (lines: string[]): ProgramTask => ({
  library: libraryOf(...lines),
  slots: [],
  facts: rosa,
  daily: true,
  banned: new Set(),
  before: [],
});

const choose = (lines: string[], slots: string[], change: Partial<ProgramTask> = {}) =>
  keys(chooseTexts({ ...taskOf(lines), slots: slots.map(slot), ...change }));

it('a text is only for habits with the words it names, or without them', () => {
  const lines = ['[w1.mon for:call|phone] Ring.', '[w1.mon/2 not:yell] Treat.', '[w1.mon/3] Begin.'];
  const first = (words: string) => choose(lines, ['w1.mon'], { words, facts: {} })[0];
  expect(['Call Papa', 'Yelling at the kids', 'Cello'].map(first)).toEqual([
    'w1.mon',
    'w1.mon/3',
    'w1.mon/2',
  ]);
});

/** The text of the last of these slots. */
const last = (lines: string[], slots: string[], facts = rosa as Facts) =>
  choose(lines, slots, { facts }).at(-1);

it('an outline gives the purpose of each slot, and its wordings, best first', () => {
  const usual = { open: false, plain: false };
  expect(rows.slice(2, 4)).toEqual([
    { ...usual, slot: 'w1.thu', variants: [['c', 'a']], plain: true, purpose: 'Plain.' },
    { ...usual, slot: 'w6.wed', variants: [['s', 'n'], ['n'], ['s']], purpose: 'The if-then.' },
  ]);
  expect(parseOutline('build/outline', '[w6.sun] - · 1.5 · open\nDid it?')).toMatchObject([
    { variants: [], open: true },
  ]);
});

const fillers = Array.from({ length: 6 }, (_, at) => `[w1.tue/${at + 1}] ${at} go.`);
const plainDays = (count: number) => Array<string>(count).fill('w1.tue');

describe('the text of a slot', () => {
  it('is the one that says most of what is known, in the person’s words', () => {
    const ifThen = [
      '[w6.wed ns] When {n}: {s}.',
      '[w6.wed n] If {n}, be ready.',
      '[w6.wed s] Small: {s}.',
      '[w6.wed] It counts.',
    ];
    const chosen = ['casn', 'can', 'cas', 'ca'].map((facts) => last(ifThen, ['w6.wed'], rosaFacts(facts)));
    expect(chosen).toEqual(['w6.wed+ns', 'w6.wed+n', 'w6.wed+s', 'w6.wed']);
    const [text] = chooseTexts({ ...taskOf(ifThen), slots: [{ ...slot('w6.wed'), index: 37 }] });
    expect(text).toMatchObject({ slotIndex: 37, content: 'When you get home late: four long bow strokes.' });
    expect(text?.ownWords).toHaveLength(2);
  });

  it('names the action on a plain day, and quotes the next step at most once in four days', () => {
    const lines = ['[w1.tue a] Today: {a}.', '[w1.tue] Go.', '[rich/1 y] You said: “{y}.”'];
    expect(choose(lines, ['w1.tue', 'w1.tue'], { facts: rosaFacts('ay') })).toEqual(['w1.tue+a', 'rich/1+y']);
    const steps = ['[w1.mon xa] Now {a}. Then “{x}.”', '[w6.wed xa] Do {a}, or “{x}.”', '[w6.wed a] {a}.'];
    const step = (days: number) => last([...fillers, ...steps], ['w1.mon', ...plainDays(days), 'w6.wed']);
    expect([step(2), step(3)]).toEqual(['w6.wed+a', 'w6.wed+xa']);
  });

  it('is not one for daily campaigns in a campaign with three messages a week', () => {
    const lines = ['[w6.wed ns daily] Tomorrow: {n}, {s}.', '[w6.wed] It counts.'];
    expect(choose(lines, ['w6.wed'])).toEqual(['w6.wed+ns']);
    expect(choose(lines, ['w6.wed'], { daily: false })).toEqual(['w6.wed']);
  });

  it('asks for a fact only if the person hasn’t given it', () => {
    const lines = ['[w6.wed no-s] What would be enough?', '[w1.mon] Do it.'];
    expect(choose(lines, ['w6.wed'], { facts: { s: 'one line' } })).toEqual(['w1.mon']);
    // Facts in another language are known but not quoted.
    expect(choose(lines, ['w6.wed'], { facts: {}, known: { s: 'una línea' } })).toEqual(['w1.mon']);
  });
});

it('a text that was rated down or used gives way to another, but no slot is left empty', () => {
  const lines = ['[w6.wed ns] When {n}: {s}.', '[w6.wed] It counts.', '[w1.mon] Do it.', '[w1.tue] Go.'];
  const without = (...names: string[]) => ({ banned: new Set(names.map((name) => `t:${name}`)) });
  // A replaced one is used only if nothing else is left.
  const unwanted = new Set(['t:w6.wed+ns', 't:w6.wed']);
  expect(choose(lines, ['w6.wed'], { unwanted })).toEqual(['w1.mon']);
  expect(choose(lines, ['w6.wed'], { unwanted, ...without('w1.mon', 'w1.tue') })).toEqual(['w6.wed+ns']);

  const all = without('w6.wed+ns', 'w6.wed', 'w1.mon', 'w1.tue');
  expect(choose(lines, ['w6.wed'], all)).toEqual(['w6.wed+ns']);
  expect(choose(lines, ['w6.wed', 'w6.wed', 'w1.mon'])).toEqual(['w6.wed+ns', 'w1.mon', 'w1.tue']);
  const impossible = () => choose(['[first ca] After {c}: {a}.'], ['w6.wed'], { facts: {} });
  expect(impossible).toThrow('No text for w6.wed');
});

it('a plain-only slot gets no other text, and a position keeps its own, whatever its opening', () => {
  const task = taskOf(['[w6.wed ns] When {n}: {s}.', '[w1.mon] Do it.']);
  expect(keys(chooseTexts({ ...task, slots: [{ ...slot('w6.wed'), plainOnly: true }] }))).toEqual(['w1.mon']);
  const lines = ['[first ca] After {c}: {a}.', '[w1.mon] Do it.'];
  expect(choose(lines, ['first'], { before: ['After you hang up the phone.'] })).toEqual(['first+ca']);
});

type SentOn = ReadonlyMap<string, string>;

/** A campaign's plan, written after the person's other campaigns. */
function planAfter(campaign: TestCampaign, others: readonly SentOn[]): Planned {
  const planned = planOf(campaign);
  const slots = planned.slots.map((slot) => ({
    ...slot,
    elsewhere: new Set(others.flatMap((other) => other.get(slot.localDate) ?? [])),
  }));
  const nothing = { before: [], banned: new Set<string>() };
  return { ...planned, texts: writeBuiltIn({ habit: planned.habit, slots, ...nothing }) };
}

function entriesOf(campaign: TestCampaign, others: readonly SentOn[] = []): Map<string, string> {
  const { slots, texts } = planAfter(campaign, others);
  return new Map(texts.map(({ entry }, at) => [slots[at]?.localDate ?? '', entry ?? '']));
}

/** The entries of a campaign's days as sent, after those of another one. */
function sentBy(planned: Planned, marks: PatternName, other: SentOn = new Map()): Map<string, string> {
  const elsewhere = new Map([...other].map(([date, entry]) => [date, [entry]]));
  const sent = runWithMarks(planned, marks, elsewhere).texts.filter(({ kind }) => kind === 'planned');
  return new Map(sent.map(({ localDate, entry }) => [localDate, entry]));
}

const shared = (one: SentOn, other: SentOn) =>
  [...one].filter(([date, entry]) => thoughtOf(entry) === thoughtOf(other.get(date) ?? ''));

const choices = fc.record({
  kind: fc.constantFrom('build', 'reduce'),
  style: fc.constantFrom(...messageStyles),
  weekly: fc.boolean(),
  start: fc.integer({ min: 1, max: 7 }),
  facts: fc.constantFrom('', 'a', 'ca', 'casnpyrxd').map(rosaFacts),
  topic: fc.constantFrom<HabitTopic | undefined>(undefined, 'music'),
});
const common = { title: 'Cello', at: '07:00' } as const;

it('two campaigns of one style send no entry or thought on the same day, and neither repeats one', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 1, max: 7 }), ({ topic, ...choice }, start) => {
      const campaign: TestCampaign = { ...common, ...choice, ...(topic && { topic }) };
      const first = entriesOf(campaign);
      const second = entriesOf({ ...campaign, title: 'Viola', start }, [first]);
      expect(shared(second, first)).toEqual([]);
      expect(new Set(second.values()).size).toBe(second.size);
    }),
    { numRuns: 15 },
  );
});

it('texts that answer marks differ as well', () => {
  for (const kind of ['build', 'reduce'] as const) {
    const campaign: TestCampaign = { ...common, kind, style: 'direct', start: 1 };
    const first = planOf(campaign);
    const second = planAfter({ ...campaign, title: 'Viola' }, [entriesOf(campaign)]);
    for (const marks of ['all done', 'misses', 'gaps of two to five'] as const) {
      const sent = sentBy(first, marks);
      expect(shared(sentBy(second, marks, sent), sent)).toEqual([]);
    }
  }
});

it.each(contentFileNames())('%s has no findings', (file) => {
  expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
});

it.each(['for:call|(phone', 'not:drawer||closet', 'not:shelf|'])(
  'a typo in the words of an idea is an error with file and line: %s',
  (tag) => {
    const parse = () => parseEntries('topics/plain', `# Ideas\n[tidying/1 ${tag}] Start with the trash.`);
    expect(parse).toThrow(/^topics\/plain:2 /);
  },
);

const phraseWords = 6;

/** Runs of six words of one sentence, without the user's words. Two texts that share one sound like the same text. */
function phrasesOf(text: string): string[] {
  const pieces = text.toLocaleLowerCase('en').split(/“[^”]*”|\{[^}]*\}|[.!?:;\n]/u);
  return pieces.flatMap((piece) => {
    const words = piece.match(/[\p{L}\p{N}'’]+/gu) ?? [];
    return words.slice(phraseWords - 1).map((_, at) => words.slice(at, at + phraseWords).join(' '));
  });
}

/** Phrases that may come back: what to do after a lapse or at the end, how to add a mark, and our word for a moment. */
const usual =
  /\b(move it|pause|stop|repeat the program|go another round|finish here|end well|or finish|make it smaller)\b|\badd (it|the)\b|kept to it|comes|feel the/;

it.each(contentFileNames().filter((name) => /^(build|reduce|recover)\//.test(name)))(
  'no two texts of a campaign share six words of a sentence, in %s',
  (name) => {
    const slots = new Map<string, Set<string>>();
    for (const { slot, text } of parseEntries(name, readFileSync(`content/messages/${name}.txt`, 'utf8'))) {
      // A campaign has only one closing message.
      const place = slot.replace(/^closing.*|^better|^over/, 'closing');
      for (const phrase of phrasesOf(text)) slots.set(phrase, (slots.get(phrase) ?? new Set()).add(place));
    }
    const shared = [...slots].filter(([phrase, places]) => places.size > 1 && !usual.test(phrase));
    expect(shared.map(([phrase, places]) => `${phrase}: ${[...places].join(', ')}`)).toEqual([]);
  },
);
