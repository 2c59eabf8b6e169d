import type { MessageStyle } from '../../campaigns/campaigns.schemas.ts';
import { sentencesOf, wordsOf } from '../composer/similarity.ts';
import { countFocusWords, type Focus, focusNames } from '../composer/weeks.ts';
import type { SlotKind } from '../writer.ts';
import { findOrders } from './imperatives.ts';

export const pressure =
  /\b(?:should(?:n't)?|must(?:n't)?|have to|has to|don'?t forget|do not forget|excuses?|lazy|laziness|fail\w*|behind|guilt\w*|disappoint\w*|back to zero|only \d+ ?(?:%|percent))(?![a-z])/i;

export const claims =
  /\b(?:cure[sd]?|curing|treat(?:s|ed|ing|ment)?|prevent\w*|diagnos\w*|burn(?:s|ing)? fat|calories?|detox\w*|los(?:e|es|ing) (?:\d+|weight|fat|pounds)|guarantee\w*)\b/i;

const cue = /\b(?:after|when|once|before|while|if|as soon as)\s+(?=(\S+(?:\s+\S+){0,3}))/gi;
const notCues =
  /^(?:you (?:like|want|wish|fancy|once|look|feel like)|it'?s so|all\b|that\b|more\b|it (?:is done|is so|was|keeps|clicks|fits|works)|nobody|one\b|lunch\.? (?:write|stop))/i;
const clock = /\b\d{1,2}:\d{2}\b|\b\d{1,2} ?[ap]m\b/i;

/** Whether the text names a moment: after, when, once, before, while or if, with what happens then, or a clock time. */
export function namesCue(text: string): boolean {
  if (clock.test(text)) return true;
  return [...text.matchAll(cue)].some((found) => !notCues.test(found[1] ?? ''));
}

/** Whether a moment and what to do in it stand in one sentence. */
export function isIfThen(text: string): boolean {
  return (
    sentencesOf(text.replace(/[:;]/g, '.')).some((part) => namesCue(part) && findOrders(part).length > 0) ||
    sentencesOf(text).some((sentence) => namesCue(sentence) && findOrders(sentence).length > 0)
  );
}

/** Whether the focus speaks at least once and more than any other. */
export function speaksOfFocus(text: string, focus: Focus): boolean {
  const counts = countFocusWords(text);
  return counts[focus] > 0 && focusNames.every((other) => other === focus || counts[other] < counts[focus]);
}

const restartWords =
  /\b(?:again|back|restart\w*|fresh|pick\w* up|take up|resum\w*|return\w*|coming back|come back|comeback|new start|missed|begin again|anew)\b/i;
const optionalWords =
  /\b(?:if you (?:like|want|wish|fancy)|only if|optional|your call|up to you|feel free)\b/i;

/** What a kind of message lacks: a kickoff its plan, a midweek its cue and restart, a weekend its free choice. */
export function missingKindMark(text: string, kind: SlotKind): string | undefined {
  if (kind === 'kickoff' && !isIfThen(text)) return 'a kickoff carries a plan';
  if (kind === 'reminder' && !namesCue(text)) return 'a midweek message names the cue';
  if (kind === 'reminder' && !restartWords.test(text)) return 'a midweek message offers a restart';
  if (kind === 'challenge' && !optionalWords.test(text)) return 'a weekend message leaves the choice';
  return undefined;
}

/** What a thing is good for can be said in many ways; 'worth it' in each message would be a slogan. */
const mattering =
  /\b(?:because|matters?|worth|proud|prouder|glad|gift|reasons?|means?|thanks?|why|for the sake|so that|so (?:you|your|that|the|it|there|no|next|both|nothing)|counts|count (?:as|for|in)|pays?|earn(?:s|ed)?|buys?|saves?|keeps?|leaves?|gives?|makes?|helps?|lets|builds?|adds? up|changes|(?:is|are) how|(?:is|are) what|good for|deserves?|treasure|later you|future|tomorrow's you|the (?:you|one) who|beats?|reward\w*|lighter|calmer|easier|brighter|richer|stronger)\b/i;
const mechanism =
  /\b(?:\d+ of \d+|\d{2,}|cues?|triggers?|link\w*|memory|recall\w*|brain|stud(?:y|ies)|trials?|research|repeat\w*|repetition|effort|autopilot|attention|decision|decid\w*|automatic|friction|practice|tested|test|data|mind|routines?|routine|learned?|signal|setting|settings|compare|numbers|count|tracking|record|recalled|self|skill\w*|plans?|weigh\w*|median|log|minutes|confidence|others|company|support|values?|obstacles?|evidence|doubt|boredom|likelier|weekday|weekends?|view|eyes|growth|reason|steady|place|clock|act|acts|dimension|ease|order|notes|clue|level|context|sight|visible|easier|fewer|researchers|average|half|weeks|months|sequence|faster|habits|tends?|often|usually|pattern|hundred|goals?|progress|most people|people who|works? best|measure\w*|sample|minds|patterns|weakens|resets|spares?|lowers?|wears?)\b/i;
const contraction = /\b\w+'(?:s|re|ve|ll|d|m|t)\b/i;

/** What a style lacks. */
export function missingStyleMark(text: string, style: MessageStyle): string | undefined {
  const exclamations = text.split('!').length - 1;
  if (exclamations > (style === 'friendly' || style === 'motivational' ? 1 : 0))
    return `${exclamations} exclamation marks`;
  switch (style) {
    case 'motivational':
      return mattering.test(text) ? undefined : 'a motivational message says why it matters';
    case 'informative':
      return mechanism.test(text) ? undefined : 'an informative message gives a mechanism or a number';
    case 'friendly':
      if (!contraction.test(text)) return 'a friendly message uses contractions';
      return text.includes('?') ? undefined : 'a friendly message asks something';
    case 'direct':
      if (findOrders(sentencesOf(text)[0] ?? '').length === 0)
        return 'a direct message opens with the action';
      return sentencesOf(text).every((sentence) => wordsOf(sentence).length <= 12)
        ? undefined
        : 'a direct sentence has at most 12 words';
  }
}
