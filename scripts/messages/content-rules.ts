import { messageStyles } from '../../worker/domain.ts';
import type { Entry, FactCode } from '../../worker/writer/entries.ts';

/** Slots that speak of what is known at send time may say what an unconditional text may not. */
const positions = new Set(['first', 'half', 'lastweek', 'last']);
const isUnconditional = (slot: string) =>
  slot.includes('.') ||
  positions.has(slot) ||
  slot === 'plain' ||
  slot === 'rich' ||
  messageStyles.some((style) => style === slot);

/** `only`: the entries to which it applies. The pattern sees `_` for each value and fact but the person. */
export type Ban = { pattern: RegExp; problem: string; only?: (entry: Entry) => boolean };

export const bans: readonly Ban[] = [
  {
    pattern: /\b(streak|relapse|slip(ped)?|failure|failed|lazy|guilt)\b/i,
    problem: 'A word of scorekeeping or guilt',
    only: ({ slot }) => slot !== 'best',
  },
  { pattern: /!/, problem: 'At most one exclamation mark in a campaign: leave it out' },
  { pattern: /—|–/, problem: 'Use a comma, a colon or a period instead of a dash' },
  {
    pattern: /\b(answer|reply|tap|click) (below|here|this|the button)\b|\bbelow\b/i,
    problem: 'Texts do not point to buttons',
    only: ({ slot }) => isUnconditional(slot),
  },
  {
    pattern: /\b(tonight|this (morning|afternoon|evening)|before bed)\b/i,
    problem: 'Only in entries tagged for a time of day',
    only: ({ daypart }) => daypart === null,
  },
  {
    pattern: /\b(tomorrow|yesterday|every day|daily)\b/i,
    problem: 'Only in entries tagged "daily": else "next time" or {lastday}',
    only: ({ daily, slot }) => !daily && isUnconditional(slot),
  },
  {
    pattern:
      /\b(as usual|by now|come back|coming back|keep going|easier now|welcome back|well done|good job|great job|you['’]ve (done|made|kept|come|been)|so far you)\b/i,
    problem: 'Claims something that is not known',
    only: ({ slot }) => isUnconditional(slot),
  },
  {
    pattern: /\b(again|still)\b/i,
    problem: 'Claims something that is not known (unless it is about a rule: reword)',
    only: ({ slot, text }) => isUnconditional(slot) && !/\bstill (counts?|right|the one)\b/i.test(text),
  },
  {
    pattern: /\{p\}[^.?!]{0,40}\b(proud|friend)\b|\bfriend \{p\}/i,
    problem: 'Guesses a feeling or a relationship',
  },
  { pattern: /https?:|www\.|\S+@\S+/, problem: 'A link or an address' },
];

export type Place = { before: RegExp; after?: RegExp; rule: string };

/** Where a fact may stand, because the prompt fixes its grammar: what has to come before it. */
export const placesOf: Record<FactCode, Place> = {
  c: {
    before: /\b[Aa]fter $|(^|[.!?:] )$|“After $/,
    rule: '{c} stands after "after", or opens a line before ", then"',
  },
  a: {
    before: /(^|[.!?] )$|: $|\bthen (it['’]s )?$|\b[Jj]ust $|, $|“$|\bI $|“I $/,
    rule: '{a} is its own sentence, or stands after a colon, "then", "just" or "After {c},"',
  },
  s: {
    before: /(^|[.!?] )$|: $|\bthen (it['’]s )?(just )?$|[Jj]ust $|, $|\bor just $/,
    rule: '{s} is its own sentence, or stands after a colon or a comma',
  },
  n: { before: /\b([Ww]hen|[Ii]f) $/, rule: '{n} stands after "when" or "if"' },
  p: { before: /./, rule: '' },
  y: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{y} stands in quotation marks after "You said:"' },
  r: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{r} stands in quotation marks after "You said:"' },
  x: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{x} stands in quotation marks' },
  d: { before: /[“"]$/, after: /^[”"]|^[.,][”"]/, rule: '{d} stands in quotation marks after "You wrote:"' },
};
export const reducePlaceOfC: Place = { before: /\b[Ww]hen $|“When $/, rule: '{c} stands after "when"' };
