import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import { focusOf, focusWords } from '../composer/weeks.ts';
import { techniqueNames } from '../techniques.ts';
import type { ProgressFacts, SlotKind, WritingTask } from '../writer.ts';
import type { Brief, Voice } from './briefs.ts';
import { longestText, type ModelRule } from './judge.ts';
import type { Prompt } from './model.ts';
import { hideNames } from './names.ts';
import { intentOf } from './weeks.ts';

/** How many of the latest texts the model is shown, so that it does not repeat them. */
const shownTexts = 14;

const styles: Record<MessageStyle, string> = {
  motivational:
    'motivational: one line on why it matters, with "because", "matters" or "worth"; at most one "!"',
  informative:
    'informative: one plain fact on how habits work (cue, repetition, effort, attention, memory, routine, plan); no figures, no studies; no "!"',
  friendly: 'friendly: contractions like you\'ve or it\'s, and one question; at most one "!"',
  direct:
    'direct: the first sentence is the instruction and opens with its verb; every sentence has at most 12 words; no "!"',
};

const kinds: Record<SlotKind, string> = {
  kickoff:
    'opens the week: speaks of the focus with its words and carries the plan: cue and step in one sentence',
  reminder:
    'midweek: names the cue and offers a fresh start with "again", "restart", "back", "fresh" or "pick up"',
  challenge: 'weekend: an optional extra, with "if you like", "optional" or "up to you"',
  plain: 'an ordinary day: names the cue',
};

/** What a model is told about each rule that its text broke. The text itself is not repeated to it. */
const corrections: Record<ModelRule, string> = {
  SAFE: 'plain words only: no link, address, phone number, markup, emoji, swearing, medical or dieting words, nothing about yourself',
  NAME: '{habit} exactly once, right after a preposition such as "for", "with", "of", "about", "on" or after "and"; no article or adjective before it, no verb after it',
  TRUE: 'no percentages, studies, experts or numbers of days; counts only as they are given',
  TIER: 'it has to suit how the person is doing',
  R1: 'it is too long, or has signs outside plain English punctuation',
  R2: 'shorter words, shorter sentences, none over 20 words',
  R3: 'exactly one instruction in the whole message: the step; every other sentence states or asks something',
  R4: 'name the cue',
  R5: 'good English, and {habit} as the only placeholder; every sentence starts with a capital and ends with a stop',
  R7: 'no pressure: not should, must, have to, forget, excuse, lazy, fail, behind, guilt',
  R8: 'no promises about health or weight',
  R9: 'too like an earlier message: other words, another opening',
  R14: 'it lacks the marks of its style, its kind or its focus',
};

/** Asks for the texts of the briefs, numbered from 1. Nothing of it was written by the person. */
export function promptFor(
  briefs: readonly Brief[],
  voice: Voice,
  task: WritingTask & { quotable: readonly string[] },
): Prompt {
  const room = (voice.habit.room ?? longestText) - voice.name.full.length - (voice.anchor?.length ?? 0);
  const system = [
    'You write the short messages of a 12-week habit campaign. They are read on a phone, in ten seconds.',
    'You do not know what the person calls the habit. Write {habit} in its place; it becomes a phrase such as "your evening walk" or "reading in bed".',
    'Rules for every message:',
    `- Two or three short sentences, at most ${room} characters in all. Words a ten-year-old knows.`,
    '- Exactly one instruction: the given step with its amount, at the given cue, first or last, in words that are new. Use no other imperative. The other sentences state something or ask.',
    `- ${corrections.NAME}.`,
    ...(voice.anchor === undefined
      ? []
      : ['- {anchor} is a moment of the day in their own words: keep it where the cue has it.']),
    `- Style ${styles[voice.habit.style]}.`,
    `- ${corrections.TRUE}.`,
    `- ${corrections.R7}. ${capital(corrections.R8)}. ${capital(corrections.SAFE)}.`,
    '- No two messages open with the same words or share a sentence, and none repeats an earlier one.',
    'Answer with JSON alone: {"messages":[{"slot":1,"text":"..."}]}, one for each slot.',
  ].join('\n');
  const shown = task.quotable.flatMap((text) => hideNames(text, voice) ?? []).slice(-shownTexts);
  const weeks = [...new Set(briefs.map(({ slot }) => slot.week))];
  const user = [
    `The habit belongs to the family "${voice.topic.family}".`,
    personOf(task.progress),
    'Weeks:',
    ...weeks.map((week) => JSON.stringify(weekOf(week))),
    'Slots to write:',
    ...briefs.map((brief, at) => JSON.stringify(slotOf(brief, at + 1))),
    ...(shown.length === 0
      ? []
      : ['Earlier messages, not to be repeated:', ...shown.map((text) => JSON.stringify(text))]),
  ].join('\n');
  return { system, user };
}

/**
 * The same question for what is still missing, naming the rules that were broken.
 * @param broken the rules that the text of each brief broke; null where there was no readable text
 */
export function retryPrompt(prompt: Prompt, broken: readonly (readonly ModelRule[] | null)[]): Prompt {
  const faults = broken.map((rules, at) => {
    const words = rules?.map((rule) => `${rule}: ${corrections[rule]}`) ?? [
      'there was no such message in the wanted JSON',
    ];
    return `- slot ${at + 1} broke ${words.join('; ')}`;
  });
  return {
    system: prompt.system,
    user: `${prompt.user}\nYour last messages for these slots were not taken. Write new ones:\n${faults.join('\n')}`,
  };
}

function weekOf(week: number) {
  const focus = focusOf(week);
  return { week, focus, intent: intentOf(week), focus_words: focusWords[focus] };
}

function slotOf({ slot, cue, step, technique, obstacle }: Brief, number: number) {
  return {
    slot: number,
    week: slot.week,
    kind: kinds[slot.kind],
    technique: techniqueNames[technique],
    cue,
    step,
    ...(obstacle === undefined ? {} : { obstacle: `${obstacle.when}, then: ${obstacle.then}` }),
  };
}

function personOf({ tier, done, due, streak }: ProgressFacts): string {
  switch (tier) {
    case 'new':
      return 'The person has just begun; nothing is known of their progress.';
    case 'low':
      return `The person finds it hard: ${done} done of ${due}. Be light and kind, make it small, offer a clean start. Never say "more" or "extra".`;
    case 'mid':
      return `The person is on the way: ${done} of ${due} done.`;
    case 'high':
      return `The person does very well: ${done} of ${due} done, a run of ${streak} days. Every message has one of these counts, exactly as given, or a stretch with "extra", "bonus", "add" or "further".`;
  }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
