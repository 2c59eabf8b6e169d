import { toSecondPerson } from '../fill.ts';
import type { Habit } from '../writer.ts';
import { breaksBan } from './bans.ts';
import { bansForAll } from './bans-for-all.ts';
import { bansForKind } from './bans-for-kinds.ts';
import {
  countEmoji,
  hasAddress,
  hasForeignScript,
  hasInvisibleCharacters,
  hasMarkup,
  isGibberish,
} from './characters.ts';
import { bareWords, fold } from './fold.ts';
import { isAiKind } from './instructions.ts';
import { guessesGender, misquotes, namesStrangers, offersTheThing } from './inventions.ts';
import { hasPhoneNumber, inventsCount, inventsDigits } from './numbers.ts';

export const MAX_TEXT_LENGTH = 320;
export const MAX_SHORT_LENGTH = 160;
const MAX_EMOJI = 2;

export type CheckContext = {
  habit: Pick<Habit, 'kind' | 'title' | 'description' | 'facts' | 'unquotedReason' | 'sendTime'>;
  /** Texts that must not come again: those of the campaign, and those taken from the same batch. */
  earlier: readonly string[];
  /** What the text is for, which may name a number itself. */
  purpose?: string;
};

/** The values that a model may leave open. */
const openValues = /\{(?:done|due|streak)\}/g;

/**
 * Why code refuses a text that a model wrote, in words for the model; null where it doesn't. Every text of a model
 * comes through here before the judge sees it. It refuses harm, inventions and repetition, never a way of writing.
 */
export function whyRejected(text: string, { habit, earlier, purpose = '' }: CheckContext): string | null {
  const { kind, facts, unquotedReason = '', sendTime } = habit;
  if (!isAiKind(kind)) return 'nothing is written for this kind';
  const phrases = Object.values(facts);
  const theirs = fold(
    [habit.title, habit.description, unquotedReason, ...phrases, ...phrases.map(toSecondPerson)].join('\n'),
  );
  const rest = fold(text).replace(openValues, '◇');
  if (!/\p{L}/u.test(text)) return 'it was empty';
  if (text.length > MAX_TEXT_LENGTH) return `it was longer than ${MAX_TEXT_LENGTH} characters`;
  if (hasInvisibleCharacters(text)) return 'it held invisible or control characters, or a line break';
  if (hasMarkup(rest, theirs))
    return 'it held markup, brackets or braces; only {done}, {due} and {streak} are known';
  if (hasAddress(rest))
    return 'it held a link, an address or something like one; put a space after each period';
  if (hasPhoneNumber(rest)) return 'it held a phone number';
  if (countEmoji(text) > MAX_EMOJI) return 'it held too many emoji';
  if (isGibberish(rest, theirs)) return 'it was not made of normal words';
  if (hasForeignScript(rest, theirs)) return "it was not in the person's language";
  const known = `${theirs}\n${fold(purpose)}`;
  if (inventsDigits(rest, theirs, sendTime) || inventsCount(rest, known))
    return 'it held a number that is not in the data; counts are only {done}, {due} and {streak}';
  if (kind === 'recover' && text.match(openValues) !== null) return 'it counted';
  if (misquotes(rest, theirs)) return 'it quoted words that the person did not write';
  if (namesStrangers(text, theirs)) return 'it named someone or something that is not in the data';
  if (guessesGender(rest, theirs)) return "it guessed someone's gender";
  if (kind === 'reduce' && offersTheThing(text, habit.title, facts))
    return 'it asked for some of what should become less';
  const ban = [...bansForAll, ...bansForKind[kind]].find((one) => breaksBan(one, rest, theirs));
  if (ban !== undefined) return ban.reason;
  const print = bareWords(text);
  return earlier.some((other) => bareWords(other) === print)
    ? 'it was there before; write another one'
    : null;
}
