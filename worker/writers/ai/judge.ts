import { printOf, similarity } from '../composer/similarity.ts';
import { isSafeToQuote } from '../composer/title-safety.ts';
import { nameMask } from '../composer/titles.ts';
import { brokenRules } from '../rules/text-rules.ts';
import { countSeptets } from '../sms-text.ts';
import type { ProgressFacts } from '../writer.ts';
import type { Brief, Voice } from './briefs.ts';
import { fillNames } from './names.ts';

/** A text of this length fits a push body whole, and one SMS segment with a link after it. */
export const longestText = 119;
/** No two of so many texts in a row open alike: a week of daily ones. */
const openingTexts = 7;
/** A sentence does not come back among so many: three weeks of daily ones. */
const sentenceTexts = 21;

/** What a model's text must not do, beyond the rules that every text keeps: the model may make things up. */
export type ModelRule =
  | 'SAFE'
  | 'NAME'
  | 'TRUE'
  | 'TIER'
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R7'
  | 'R8'
  | 'R9'
  | 'R14';

const mostSimilar = 0.35;

/** A machine speaking of itself instead of the habit. */
const outOfCharacter =
  /\b(?:as an ai|language model|chatbot|assistant|i(?:'m| am) (?:sorry|unable|afraid|not able)|i can(?:no|')t|i won't|openai|gpt|llama)\b/i;

/** Advice that is for somebody who has examined the person. */
const medical =
  /\b(?:doctors?|medic\w*|diets?|dieting|supplements?|vitamins?|therap\w*|symptoms?|disease|illness|anxiety|depress\w*|injur\w*|pain|sprint\w*|all[- ]out|maximum effort|exhaust\w*|skip (?:a |your )?(?:meals?|dinner|lunch|breakfast)|weight|pounds|kilos?)\b/i;

/** Numbers and authorities that nobody has checked. */
const unchecked =
  /%|\bper ?cent\b|\b(?:studies|study|research\w*|scien\w+|experts?|universit\w+|proven|proves?|statistic\w*)\b|\b(?:18|21|30|40|60|66|90|100|254) days\b|\d{3,}/i;

const countOf =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:out )?of (?:your |the )?(?:last )?(\d+|two|three|four|five|six|seven|eight|nine|ten)\b/gi;
const runOf =
  /\b(\d+)[ -]days?(?:'s)? (?:in a row|straight|streak|running|run)\b|\b(?:streak|run) of (\d+)\b/gi;
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const stretchMark = /\b(?:extra|bonus|add|or more|notch|further|next (?:level|goal)|raise)\b/i;

/** Prepositions and verbs after which every name fits: 'your morning run', 'reading before bed'. */
const fittingBefore =
  /(?:^|[\s"'(:])(?:for|with|of|about|on|around|into|toward|towards|from|after|before|during|and|plus|like|than|makes?|keeps?|gives?|let|lets|fits?|suits?|joins?|meets?|support|supports) $/i;
/** A name is plural or not, so that no verb can follow it. */
const unfittingAfter =
  /^ (?:is|was|are|were|has|have|had|does|did|do|can|will|could|would|may|might|gets?|grows?|feels?|comes?|goes|went|works?|counts?|matters?|starts?|begins?|takes?|fits?|needs?|wants?|stays?|lives?|becomes?|makes?|happens?)\b/i;

/**
 * Puts the names into a model's text and judges it. Every text that a model wrote comes through here before anybody
 * sees it, and is taken as it is or not at all.
 * @param earlier the campaign's texts before it, oldest first
 * @returns the finished text, or the rules it breaks
 */
export function judgeText(
  template: string,
  brief: Brief,
  { voice, progress, earlier }: { voice: Voice; progress: ProgressFacts; earlier: readonly string[] },
): { content: string } | { broken: ModelRule[] } {
  const plain = plainSigns(template);
  const content = fillNames(plain, voice);
  const { habit } = voice;
  const kept = brokenRules(content, {
    title: habit.title,
    description: habit.description,
    style: habit.style,
    week: brief.slot.week,
    kind: brief.slot.kind,
    seed: habit.seed,
  }).map((rule) => rule.slice(0, rule.indexOf(':')) as ModelRule);
  // What was given may be said, such as 'walk 120 steps' and 'add one fruit'.
  const made = leaveOut(leaveOut(plain, brief.step), brief.cue);
  const own: [ModelRule, boolean][] = [
    ['SAFE', !isSafe(made)],
    [
      'NAME',
      !isNameInPlace(brief.step.includes('{habit}') ? plain.replace(brief.step, 'for {habit}') : plain),
    ],
    ['TRUE', unchecked.test(made) || !countsAreTrue(made, progress)],
    ['TIER', progress.tier === 'low' ? isMore(made) : progress.tier === 'high' && !isStrong(plain, progress)],
    [
      'R1',
      content.length > (habit.room ?? longestText) ||
        countSeptets(content.replace(voice.name.full, '')) === undefined,
    ],
    ['R9', isSaidBefore(content, earlier, nameMask(voice.name))],
  ];
  const broken = new Set([...own.flatMap(([rule, isBroken]) => (isBroken ? [rule] : [])), ...kept]);
  return broken.size === 0 ? { content } : { broken: [...broken] };
}

/** The same words with plain quotation marks, dashes and spaces: models like them curly. */
function plainSigns(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s*[\u2013\u2014]\s*/g, ' - ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim();
}

function isSafe(template: string): boolean {
  const words = template.replaceAll(/\{(?:habit|anchor)\}/g, 'habit');
  return !/[\r\n]/.test(words) && isSafeToQuote(words) && !outOfCharacter.test(words) && !medical.test(words);
}

/** Said once, where the name of any habit is good English. */
function isNameInPlace(template: string): boolean {
  const [before, after, ...more] = template.split('{habit}');
  if (before === undefined || after === undefined || more.length > 0) return false;
  return fittingBefore.test(before) && !unfittingAfter.test(after);
}

function countsAreTrue(text: string, { done, due, streak }: ProgressFacts): boolean {
  const figure = (word: string | undefined) => {
    const known = numberWords.indexOf((word ?? '').toLowerCase());
    return known === -1 ? Number(word) : known;
  };
  return (
    [...text.matchAll(countOf)].every(([, some, all]) => figure(some) === done && figure(all) === due) &&
    [...text.matchAll(runOf)].every(([, one, other]) => Number(one ?? other) === streak)
  );
}

/** Who does little is asked for no more. */
const isMore = (text: string) => /\b(?:more|extra|bonus)\b/i.test(text);

/** Who does much gets a fact or a stretch. */
const isStrong = (text: string, { done, streak }: ProgressFacts) =>
  stretchMark.test(text) || new RegExp(`\\b(?:${done}|${streak})\\b`).test(text);

/** The text without words that it was given. */
function leaveOut(text: string, given: string): string {
  const at = text.toLowerCase().indexOf(given.toLowerCase());
  return at === -1 ? text : `${text.slice(0, at)}it${text.slice(at + given.length)}`;
}

/** R9, the habit's name left out: too like an earlier text, or an opening or a sentence that comes back soon. */
function isSaidBefore(content: string, earlier: readonly string[], mask: (text: string) => string): boolean {
  const print = printOf(mask(content));
  const prints = earlier.map((text) => printOf(mask(text)));
  const recent = prints.slice(-sentenceTexts);
  return (
    prints.some((other) => similarity(print, other) > mostSimilar) ||
    recent.slice(-openingTexts).some((other) => other.opening === print.opening) ||
    recent.some((other) => print.sentences.some((sentence) => other.sentences.includes(sentence)))
  );
}
