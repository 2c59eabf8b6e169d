import { describe, expect, it } from 'vitest';
import { checkCoverage, checkEntries } from '../../../scripts/messages/content-check.ts';
import { checkOrder } from '../../../scripts/messages/order-check.ts';
import { wantedOf } from '../../../scripts/messages/wanted.ts';
import { parseEntries } from '../../../worker/writer/entries.ts';
import { parseOutline } from '../../../worker/writer/outline.ts';

const check = (lines: string, file = 'build/direct') =>
  checkEntries(file, parseEntries(file, lines)).map(({ line, problem }) => `${line} ${problem}`);

const good = '[w6.wed ns] When {n}, this is enough: {s}. Decide it now.';

describe('an entry', () => {
  it.each([
    ['in build', good, 'build/direct'],
    ['with an action after “just”', '[w5.mon a] Today, just {a}. Just {a}.', 'build/direct'],
    ['in reduce', '[w5.mon ca] When {c}: {a}. Same moment, same answer.', 'reduce/plain'],
    ['in recover', '[w4.mon s] Small is the right size: {s}.', 'recover/quiet'],
    [
      'with the label and the hour in dose',
      '[daily/2] {time}: {label}. Check it off when you’ve taken it.',
      'dose/plain',
    ],
    [
      'about a dose that may be missing',
      '[nomark] If you missed it, your leaflet or pharmacist says what to do.',
      'dose/plain',
    ],
    [
      'in danger',
      '[checkin] Checking in. You don’t have to answer. If today is hard: 988 (US, Canada).',
      'danger/neutral',
    ],
    ['on a topic', '[friendly/1] Is there water within reach? Have a glass.', 'topics/hydration'],
    [
      'with known numbers',
      '[missed-1] {lastday} has no mark. Week 3 and week 11 have the same rule.',
      'build/direct',
    ],
  ])('%s may have no findings', (_, lines, file) => {
    expect(check(lines, file)).toEqual([]);
  });

  it.each<[string, string, RegExp, string?]>([
    ['repeats slot, wording and facts', `${good}\n${good}`, /^2 The same slot.*line 1/],
    ['has an unknown placeholder', '[w1.tue] Do {it} today.', /Unknown placeholder \{it\}/],
    ['has a label outside dose', '[w1.tue] Today: {label}.', /Unknown placeholder \{label\}/],
    ['uses a fact that it does not list', '[w1.tue] Today: {a}.', /Uses "a"/],
    ['lists a fact that it does not use', '[w1.tue a] Do it today.', /Lists "a"/],
    [
      'uses other facts in its short text',
      '[w1.tue a] Today: {a}.\n> After {c}: {a}.',
      /short text uses \{c\}/,
    ],
    ['has a cue without "after"', '[w1.tue c] Wait until {c}.', /\{c\} stands after/],
    ['opens with a cue but no "then"', '[w1.tue ca] {c}, so: {a}.', /\{c\} stands after/],
    ['has an action as an object', '[w1.tue a] Do {a} today.', /\{a\} is its own sentence/],
    ['has a small version as an object', '[w1.tue s] Try {s} today.', /\{s\} is its own sentence/],
    ['has a snag without "when" or "if"', '[w1.tue n] Watch out for {n}.', /\{n\} stands after/],
    ['has a reason without quotation marks', '[w1.tue y] Remember: {y}.', /\{y\} stands in quotation marks/],
    [
      'has a restart without quotation marks',
      '[w1.tue r] Begin with {r}.',
      /\{r\} stands in quotation marks/,
    ],
    ['has a next step without quotation marks', '[w1.tue x] Today: {x}.', /\{x\} stands in quotation marks/],
    [
      'has a description without quotation marks',
      '[w1.tue d] You wrote {d}.',
      /\{d\} stands in quotation marks/,
    ],
    [
      'has a cue after "after" in reduce',
      '[w1.tue c] After {c}, wait.',
      /\{c\} stands after "when"/,
      'reduce/warm',
    ],
    ['keeps score', '[w1.tue] Keep the streak alive.', /scorekeeping/],
    ['shouts', '[w1.tue] Do it today!', /exclamation/],
    ['has a dash', '[w1.tue] Do it today — right away.', /dash/],
    ['points to a button', '[w1.tue] Do it, then tap below.', /do not point/],
    ['names a part of the day', '[w1.tue] Do it tonight.', /tagged for a time/],
    ['names a day', '[w1.tue] Do it tomorrow.', /tagged "daily"/],
    ['claims what is not known', '[w1.tue] You’ve made it this far.', /not known: "You’ve made"/],
    ['claims that it went on', '[w1.tue] Do it again today.', /not known.*"again"/],
    ['guesses a feeling', '[w1.tue p] Tell {p}, who will be so proud.', /feeling or a relationship/],
    ['has a link', '[w1.tue] See https://habits.example today.', /link/],
    ['says "your habit"', '[w1.tue] Do your habit today.', /"your habit" or the like/],
    ['takes a missing mark for a missed act', '[missed-1] You missed a day.', /missing mark/],
    ['makes guilty', '[w1.tue] Stop making excuses.', /guilt/],
    ['makes a claim', '[w1.tue] Science says it works.', /claim/],
    ['guesses a gender', '[w8.mon p] Tell {p} when you see her.', /gender/],
    ['invents an object', '[w1.tue] Put your shoes by the door.', /Nobody told: "shoes", "door"/],
    ['invents an amount', '[w1.tue] Ten minutes will do.', /Nobody told: "Ten"/],
    [
      'invents an amount on a topic',
      '[friendly/1] Drink three glasses.',
      /Nobody told: "three"/,
      'topics/hydration',
    ],
    ['has a fact on a topic', '[friendly/1 a] Some water, then {a}.', /no facts/, 'topics/hydration'],
    ['offers the thing in reduce', '[w1.tue] Then just have one.', /leave to do it/, 'reduce/plain'],
    ['judges in reduce', '[w1.tue] A relapse is normal.', /verdict/, 'reduce/plain'],
    ['gives advice on a dose', '[first] Take half of it.', /advice on a dose/, 'dose/plain'],
    ['has a goal in recover', '[w1.tue] You are making progress.', /goal/, 'recover/quiet'],
    ['asks in danger', '[checkin] How was your day?', /a question/, 'danger/neutral'],
    ['is too long', `[w1.tue] ${'Do it today and mark it. '.repeat(14)}\n> Do it today.`, /at most 320/],
    ['wants a short text', `[w1.tue] ${'Do it today and mark it. '.repeat(5)}`, /wants a short text/],
    [
      'has a long short text',
      `[w1.tue] Do it.\n> ${'Do it today and mark it. '.repeat(5)}`,
      /short text has 12\d/,
    ],
    ['has costly signs in its short text', '[w1.tue] Do it.\n> Don’t wait.', /costs a whole segment/],
    ['does not end as a sentence', '[w1.tue] Do it today', /does not end like a sentence/],
    ['begins in lower case', '[w1.tue] do it today.', /does not begin like a sentence/],
    ['has a sentence in lower case', '[w1.tue] Do it today. then mark it.', /begins in lower case/],
    ['has doubled marks', '[w1.tue] Do it today.. Then mark it.', /doubled marks/],
    ['lacks a word', '[w1.tue] Do it and the . Then rest.', /doubled marks|a word is missing/],
    [
      'is hard to read',
      '[w1.tue] Systematically incorporating repetition considerably facilitates establishing automatic behavior afterward.',
      /reading grade/,
    ],
    ['has plain marks', "[w1.tue] Don't wait.", /Use “ ” and ’/],
  ])('that %s is found', (_, lines, finding, file) => {
    expect(check(lines, file).join('\n')).toMatch(finding);
  });
});

const outline = parseOutline('build/outline', '[w1.mon] ca · 4.2 · core\nDo it.\n[w1.tue] ca · 8.1\nPlain.');
const cover = (lines: string) =>
  checkCoverage('build/direct', parseEntries('build/direct', lines), outline, { back: 2 }).map(
    ({ line, problem }) => `${line} ${problem}`,
  );

describe('the coverage of an outline', () => {
  const whole = [
    '[w1.mon ca] After {c}: {a}.',
    '[w1.mon] Do it.',
    '[w1.tue ac] After {c}, {a}.',
    '[w1.tue] Do it.',
    '[back/1 a] Today: {a}.',
    '[back/2] Do it.',
    '[plain/1] Do it.',
  ];

  it('is whole with every wording', () => {
    expect(cover(whole.join('\n'))).toEqual([]);
  });

  it.each([
    ['a wording with facts', 0, '0 Missing: [w1.mon ca]'],
    ['a wording without facts', 1, '0 Missing: [w1.mon]'],
    ['a wording for a condition', 4, '0 Missing: [back] has 1 of 2 wordings'],
    ['a wording for a condition without facts', 5, '0 Missing: [back] has no wording without facts'],
  ])('lacks %s', (_, at, finding) => {
    expect(cover(whole.toSpliced(at, 1).join('\n'))).toContain(finding);
  });

  it('has no place for an unknown slot', () => {
    expect(cover([...whole, '[w1.wed] Do it.'].join('\n'))).toEqual(['8 Unknown slot "w1.wed"']);
  });

  it.each(['build', 'reduce', 'recover', 'dose', 'danger'] as const)('wants something of %s', (kind) => {
    expect(Object.keys(wantedOf(kind)).length).toBeGreaterThan(0);
  });
});

describe('the order of a plan', () => {
  const order = (lines: string) =>
    checkOrder('build/direct', parseEntries('build/direct', lines), outline)
      .map(({ problem }) => problem)
      .join('\n');

  it('shows texts that come twice and open alike', () => {
    expect(order('[plain/1] Do it today.\n[plain/2] Do it today, in any size.')).toMatch(
      /The same text as line \d.*\n?/,
    );
    expect(order('[plain/1] Do it today, please.\n[plain/2] Do it today, please, in any size.')).toMatch(
      /Opens like line \d/,
    );
  });

  it("shows plans with too few of the person's words", () => {
    expect(order('[plain/1] Do it today.')).toMatch(/84 of 84 texts without the person's words/);
  });
});
