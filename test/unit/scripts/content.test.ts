import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkEntries } from '../../../scripts/messages/content-check.ts';
import { checkFile, contentFileNames, describeFinding } from '../../../scripts/messages/content-files.ts';
import { brokenSentences } from '../../../scripts/messages/text-analysis.ts';
import { ContentError, parseEntries } from '../../../worker/writer/entries.ts';
import { phrasesOf } from '../../../worker/writer/program.ts';

it.each(contentFileNames())('%s has no findings', (file) => {
  expect(checkFile(file).findings.map(describeFinding)).toEqual([]);
});

/** A pattern of the finding, and the entries that cause it, by file. */
const faulty = String.raw`
== build/direct
^2 The same slot.*line 1 <- [w6.wed ns] When {n}, this is enough: {s}. Decide it now.\n[w6.wed ns] When {n}, this is enough: {s}. Decide it now.
Unknown placeholder \{it\} <- [w1.tue] Do {it} today.
Uses the fact "a" <- [w1.tue] Today: {a}.
Lists the fact "a" <- [w1.tue a] Do it today.
\{c\} must follow <- [w1.tue c] Wait until {c}.
\{n\} must follow <- [w1.tue n] Watch out for {n}.
\{y\} must be in quotation marks <- [w1.tue y] Remember: {y}.
scorekeeping <- [w1.tue] Keep the streak alive.
must not refer to buttons <- [w1.tue] Do it, then tap below.
tagged for a time <- [w1.tue] Do it tonight.
tagged "daily" <- [w1.tue] Do it tomorrow.
unknown: "You’ve made" <- [w1.tue] You’ve made it this far.
link <- [w1.tue] See https://habits.example today.
"your habit" or similar <- [w1.tue] Do your habit today.
missing mark <- [missed-1] You missed a day.
guilt <- [w1.tue] Stop making excuses.
unproven claim <- [w1.tue] Science says it works.
gender <- [w8.mon p] Tell {p} when you see her.
Invented: "shoes", "door" <- [w1.tue] Put your shoes by the door.
at most 320 <- [w1.tue] Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. \n> Do it today.
needs a short text <- [w1.tue] Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it.
short text has 12\d <- [w1.tue] Do it.\n> Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it. Do it today and mark it.
does not end like a sentence <- [w1.tue] Do it today
does not start like a sentence <- [w1.tue] do it today.
reading grade <- [w1.tue] Systematically incorporating repetition considerably facilitates establishing automatic behavior afterward.
== reduce/warm
\{c\} must follow "when" <- [w1.tue c] After {c}, wait.
== topics/hydration
Invented: "three" <- [friendly/1] Drink three glasses.
no facts <- [friendly/1 a] Some water, then {a}.
== reduce/plain
permission to do it <- [w1.tue] Then just have one.
== dose/plain
advice on a dose <- [first] Take half of it.
== recover/quiet
goal <- [w1.tue] You are making progress.
== danger/neutral
a question <- [checkin] How was your day?`;

it('the content check finds every kind of fault', () => {
  let file = '';
  const unfound = faulty.split('\n').filter((line) => {
    if (line.startsWith('== ')) file = line.slice(3);
    const [finding, lines] = line.split(' <- ');
    if (finding === undefined || lines === undefined) return false;
    const entries = parseEntries(file, lines.replaceAll('\\n', '\n'));
    const found = checkEntries(file, entries).map((one) => `${one.line} ${one.problem}`);
    return !new RegExp(finding).test(found.join('\n'));
  });
  expect(unfound).toEqual([]);
  expect(file).toBe('danger/neutral');
});

it.each(['for:call|(phone', 'not:drawer||closet', 'not:shelf|'])(
  'a typo in the words of an idea is an error with file and line: %s',
  (tag) => {
    const parse = () => parseEntries('topics/plain', `# Ideas\n[tidying/1 ${tag}] Start with the trash.`);
    expect(parse).toThrow(ContentError);
    expect(parse).toThrow(/^topics\/plain:2 /);
  },
);

it('a plan in another language needs no period at its end, but an English sentence does', () => {
  const content = 'Do it today.\njantar → tocar violão';
  const broken = (text: string) => brokenSentences({ content: text, ownWords: [[13, content.length]] });
  expect(broken(content)).toEqual([]);
  expect(broken(content.replace('.', ','))).toEqual(['does not end like a sentence']);
});

const libraries = [
  'build/direct.txt',
  'build/friendly.txt',
  'build/informative.txt',
  'build/motivational.txt',
  'dose/plain.txt',
  'recover/quiet.txt',
  'reduce/plain.txt',
  'reduce/warm.txt',
];

/** Phrases that may come back: what to do after a lapse or at the end, how to add a mark, and our word for a moment. */
const usual =
  /\b(move it|pause|stop|repeat the program|go another round|finish here|end well|or finish|make it smaller)\b|\badd (it|the)\b|kept to it|comes up|it comes$/;

it.each(libraries.filter((name) => !name.startsWith('dose')))(
  'no two texts of a campaign share six words of a sentence, unless one takes the place of the other, in %s',
  (name) => {
    const slots = new Map<string, Set<string>>();
    for (const { slot, text } of parseEntries(
      name.replace('.txt', ''),
      readFileSync(`content/messages/${name}`, 'utf8'),
    )) {
      // A campaign has only one closing message.
      const place = slot.replace(/^closing.*|^better|^over/, 'closing');
      for (const phrase of phrasesOf(text)) slots.set(phrase, (slots.get(phrase) ?? new Set()).add(place));
    }
    const shared = [...slots].filter(([phrase, places]) => places.size > 1 && !usual.test(phrase));
    expect(shared.map(([phrase, places]) => `${phrase}: ${[...places].join(', ')}`)).toEqual([]);
  },
);
