import { type Entry, type FactCode, placeholderPattern, readPlaceholder, type SlotName } from '../../worker/writer/entries.ts';
import { type Facts, fillFacts, fillSlots, numberValue, type SlotValues } from '../../worker/writer/fill.ts';
import type { OutlineRow } from '../../worker/writer/outline.ts';

/** What is wrong with an entry, where a writer finds it. */
export type Finding = { file: string; line: number; problem: string };

export const longestText = 320;
export const longestShort = 100;

/** Usual facts; lengths are measured with them. */
export const sampleFacts: Required<Facts> = {
  c: 'I hang up my coat',
  a: 'play the first line of the Saint-Saëns',
  s: 'four long bow strokes',
  n: 'I get home late',
  p: 'my sister Ana',
  y: 'I want to play at her wedding in June',
  r: 'tune it and leave it on the stand',
  x: 'play both lines',
  d: 'I have wanted to do this since school.',
};

export const sampleValues: Required<Record<SlotName, { text: string; words?: string }>> = {
  done: numberValue(25),
  due: numberValue(30),
  done7: numberValue(7),
  due7: numberValue(7),
  missed: numberValue(11),
  streak: numberValue(12),
  lastday: { text: 'yesterday' },
  weekday: { text: 'Thursday' },
  weekdays: { text: 'Thursdays' },
  endday: { text: 'Sunday' },
  time: { text: '8:00 PM' },
} satisfies SlotValues;

/** Slots that speak of what is known at send time may say what an unconditional text may not. */
const positions = new Set(['first', 'half', 'lastweek', 'last']);
const isUnconditional = (slot: string) => slot.includes('.') || positions.has(slot) || slot.startsWith('plain');

type Ban = { pattern: RegExp; problem: string; only?: (entry: Entry) => boolean };

const bans: readonly Ban[] = [
  { pattern: /\byour (habit|goal|practice|routine|activity|journey)\b/i, problem: 'Says "your habit" or the like' },
  { pattern: /\b(streak|relapse|slip(ped)?|failure|failed|lazy|guilt)\b/i, problem: 'A word of scorekeeping or guilt', only: ({ slot }) => slot !== 'best' },
  { pattern: /\b(science|studies|researchers?|scientists?) (says?|shows?|proves?|found)\b|\d\s?%|percent|21 days|guarantee/i, problem: 'A claim that is not to be made' },
  { pattern: /\byou (missed|didn['’]t|failed|forgot)\b/i, problem: 'A missing mark is not a missed act' },
  { pattern: /!/, problem: 'At most one exclamation mark in a campaign: leave it out' },
  { pattern: /—|–/, problem: 'Use a comma, a colon or a period instead of a dash' },
  { pattern: /\b(he|she|him|her|his|hers)\b/i, problem: 'Guesses a gender' },
  { pattern: /\b(answer|reply|tap|click) (below|here|this|the button)\b|\bbelow\b/i, problem: 'Texts do not point to buttons', only: ({ slot }) => isUnconditional(slot) },
  { pattern: /\b(tonight|this (morning|afternoon|evening)|before bed)\b/i, problem: 'Only in entries tagged for a time of day', only: ({ daypart }) => daypart === null },
  { pattern: /\b(tomorrow|yesterday|every day|daily)\b/i, problem: 'Only in entries tagged "daily": else "next time" or {lastday}', only: ({ daily, slot }) => !daily && isUnconditional(slot) },
  { pattern: /\b(as usual|by now|come back|coming back|keep going|easier now|welcome back|well done|good job|great job|you['’]ve (done|made|kept|come|been)|so far you)\b/i, problem: 'Claims something that is not known', only: ({ slot }) => isUnconditional(slot) },
  { pattern: /\b(again|still)\b/i, problem: 'Claims something that is not known (unless it is about a rule: reword)', only: ({ slot, text }) => isUnconditional(slot) && !/\bstill (counts?|right|the one)\b/i.test(text) },
  { pattern: /\{p\}['’]?s?\b.{0,40}\b(proud|friend)\b|friend \{p\}/i, problem: 'Guesses a feeling or a relationship' },
  { pattern: /https?:|www\.|\S+@\S+/, problem: 'A link or an address' },
];

/** Where a fact may stand, because the prompt fixes its grammar: what has to come before it. */
const placesOf: Record<FactCode, { before: RegExp; after?: RegExp; rule: string }> = {
  c: { before: /\b[Aa]fter $|(^|[.!?:] )$|“After $/, rule: '{c} stands after "after", or opens a line before ", then"' },
  a: { before: /(^|[.!?] )$|: $|\bthen (it['’]s )?$|, $|“$|\bI $|“I $/, rule: '{a} is its own sentence, or stands after a colon, "then" or "After {c},"' },
  s: { before: /(^|[.!?] )$|: $|\bthen (it['’]s )?(just )?$|[Jj]ust $|, $|\bor just $/, rule: '{s} is its own sentence, or stands after a colon or a comma' },
  n: { before: /\b([Ww]hen|[Ii]f) $/, rule: '{n} stands after "when" or "if"' },
  p: { before: /./, rule: '' },
  y: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{y} stands in quotation marks after "You said:"' },
  r: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{r} stands in quotation marks after "You said:"' },
  x: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{x} stands in quotation marks' },
  d: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{d} stands in quotation marks after "You wrote:"' },
};
const reducePlaceOfC = { before: /\b[Ww]hen $|“When $/, rule: '{c} stands after "when"' };

const gsmOnly = /^[A-Za-z0-9 \n@£$¥èéùìòÇØøÅåÄÖÑÜ§¿äöñüà_^{}\\[~\]|!"#¤%&'()*+,\-./:;<=>?¡]*$/;

/** Every problem of one file's entries, taken one by one. */
export function checkEntries(file: string, entries: readonly Entry[]): Finding[] {
  const kind = file.split('/')[0] ?? '';
  const findings: Finding[] = [];
  const seen = new Map<string, Entry>();
  for (const entry of entries) {
    const say = (problem: string) => findings.push({ file, line: entry.line, problem });
    const twin = seen.get(entry.key);
    if (twin !== undefined) say(`The same slot, wording and facts as line ${twin.line}`);
    seen.set(entry.key, entry);
    for (const text of [entry.text, entry.short].filter((part) => part !== null)) {
      checkPlaceholders(entry, text, kind, say);
      for (const { pattern, problem, only } of bans)
        if (pattern.test(text.replace(placeholderPattern, '_')) && (only?.(entry) ?? true))
          say(`${problem}: "${pattern.exec(text.replace(placeholderPattern, '_'))?.[0]}"`);
    }
    checkLengths(entry, say);
    if (/"|'/.test(entry.text)) say('Use “ ” and ’ in texts; plain marks only in short texts');
  }
  return findings;
}

function checkPlaceholders(entry: Entry, text: string, kind: string, say: (problem: string) => void) {
  const used = new Set<FactCode>();
  for (const match of text.matchAll(/\{[^}]*\}/g)) {
    const [placeholder] = [...match[0].matchAll(placeholderPattern)].map(readPlaceholder);
    if (placeholder === undefined) say(`Unknown placeholder ${match[0]}`);
    if (placeholder?.kind !== 'fact') continue;
    const { code } = placeholder;
    used.add(code);
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const place = kind === 'reduce' && code === 'c' ? reducePlaceOfC : placesOf[code];
    const opensWithCue = code === 'c' && kind !== 'reduce' && !/[Aa]fter $/.test(before);
    if (!place.before.test(before) || ('after' in place && place.after !== undefined && !place.after.test(after)))
      say(place.rule);
    else if (opensWithCue && !/^,? then\b/.test(after)) say(placesOf.c.rule);
  }
  if (text !== entry.text) {
    for (const code of used) if (!entry.needs.includes(code)) say(`The short text uses {${code}}, which is not among the facts`);
    return;
  }
  const missing = entry.needs.filter((code) => !used.has(code));
  const extra = [...used].filter((code) => !entry.needs.includes(code));
  if (missing.length > 0) say(`Lists "${missing.join('')}" among its facts but does not use it`);
  if (extra.length > 0) say(`Uses "${extra.join('')}" but does not list it among its facts`);
}

export function fillSample(text: string, facts: Facts = sampleFacts, values: SlotValues = sampleValues): string {
  return fillSlots(fillFacts(text, facts), values).content;
}

function checkLengths(entry: Entry, say: (problem: string) => void) {
  let filled: string;
  let short: string | null;
  try {
    filled = fillSample(entry.text);
    short = entry.short === null ? null : fillSample(entry.short);
  } catch {
    return; // Said already: a fact that is unknown.
  }
  if (filled.length > longestText) say(`${filled.length} characters when filled; at most ${longestText}`);
  if (!/[.?!”]$/.test(filled)) say('Does not end as a sentence');
  if (short === null && filled.length > longestShort)
    say(`${filled.length} characters when filled: it wants a short text of at most ${longestShort}`);
  if (short === null) return;
  if (short.length > longestShort) say(`The short text has ${short.length} characters when filled; at most ${longestShort}`);
  const plain = entry.short?.replace(placeholderPattern, '') ?? '';
  if (!gsmOnly.test(plain)) say('The short text has a sign that costs a whole segment: use plain " and \'');
}

/** What the outline wants and the file does not have, and slots that the outline does not know. */
export function checkCoverage(
  file: string,
  entries: readonly Entry[],
  outline: readonly OutlineRow[],
  conditions: Readonly<Record<string, { wordings: number; withoutFacts: boolean }>>,
): Finding[] {
  const findings: Finding[] = [];
  const rows = new Map(outline.map((row) => [row.slot, row]));
  for (const { slot, line } of entries)
    if (!rows.has(slot) && !(slot in conditions) && slot !== 'plain')
      findings.push({ file, line, problem: `Unknown slot "${slot}"` });
  const has = (slot: string, needs: readonly FactCode[]) =>
    entries.some((entry) => entry.slot === slot && [...entry.needs].sort().join('') === [...needs].sort().join(''));
  for (const { slot, variants } of outline) {
    for (const needs of [...variants, []])
      if (!has(slot, needs)) findings.push({ file, line: 0, problem: `Missing: [${slot}${needs.length > 0 ? ` ${needs.join('')}` : ''}]` });
  }
  for (const [slot, { wordings, withoutFacts }] of Object.entries(conditions)) {
    const own = entries.filter((entry) => entry.slot === slot);
    if (own.length < wordings) findings.push({ file, line: 0, problem: `Missing: [${slot}] has ${own.length} of ${wordings} wordings` });
    if (withoutFacts && !own.some(({ needs }) => needs.length === 0))
      findings.push({ file, line: 0, problem: `Missing: [${slot}] has no wording without facts` });
  }
  return findings;
}
