import { planFields } from '../campaign-fields.ts';
import type { Question } from '../domain.ts';
import { fieldOfCode, seemsEnglish } from '../writer/facts.rules.ts';
import { isLinkLike } from '../writer/fit-text.ts';
import { completesSentence } from '../writer/grammar.ts';
import { linesAfterGreeting, wordsOf } from './reply-text.rules.ts';

/** A longer reply isn't taken as an answer to the week's question. */
const MAX_ANSWER_LENGTH = 100;

/** Patterns over lower-case words without punctuation. Each tells that a reply isn't about the question. */
const remarks: readonly RegExp[] = [
  // To us, or about our messages.
  /\b(thanks?|thank|thx|ty|sorry|please|pls|hello|hi|hey|dear|lol|haha|you|your|youre|u|who|ok|okay)\b/,
  /\b(this|these|those|such|any|more|no) (\w+ )?(app|emails?|mails?|messages?|texts?|reminders?|notifications?|link|site)\b/,
  /\b(unsubscribe|subscription|spam|scam|password|log ?in|wrong number)\b/,
  /^(very |so |really |this is |that is |thats )?(nice|great|good|cool|awesome|wow|love (it|this)|fine|sure|interesting)\b/,
  /\b(the|a) (link|app|button|website)\b|^i (really )?(love|hate|like|enjoy) (this|it|these|them)\b/,
  /^(i )?(dont|do not) (know|want|care|like|understand|need)\b|^(idk|not sure|no idea)\b/,
  // A single word of another language could pass for a name.
  /\b(danke|bitte|ja|nein|heute|morgen|sp[aä]ter|fertig|erledigt|krank|merci|oui|non|fait|fini|malade|gracias|si|hecho|listo|enfermo|enferma|hoy|grazie|fatto|obrigado|obrigada|feito|bedankt)\b/,
  // About today.
  /\b(today|todays|tonight|tomorrow|yesterday|now|already|yet|later|last night|this (morning|afternoon|evening|week|time))\b/,
  /^(i|we) (just |have |ve )?(did|didnt|done|havent|finished|forgot|skipped|missed|was|were|wasnt|got|went|had)\b/,
  /^(i am|im|we are|were) (doing|going|trying|working|getting|still|not|back|in|so|fine|good|ok|sick|ill)\b/,
  /^(not|almost|did|done|still|feeling|smaller|maybe)\b/,
  // From a machine.
  /\b(out of (the )?office|ooo|auto ?(reply|response)|automat\w+ (reply|response|message)|autoreply)\b/,
  /\bon (annual|sick|parental|maternity|paternity|medical|study)? ?leave\b|\b(will|ll|shall) (be (back|away|out)|return|reply|respond|get back)\b/,
  /\b(away|out|vacation|holiday|leave|office) (until|till|through|from|between)\b|\b(limited|no) access\b/,
  /\bno longer (works?|employed|with|monitored|at)\b|\b(un|not )monitored\b|\bundeliver\w+\b|\bin my absence\b|\burgent\b/,
];

/** Signs off, such as "See you, Ann". A reply with more lines is a letter. */
const MAX_SIGN_OFF = { lines: 3, words: 4 };

/** "At least", "I’m tired!" */
const comparable = (text: string) => wordsOf(text).join(' ');

/**
 * In doubt null, because messages would quote a remark for weeks. Other languages are only taken on the message's page.
 */
export function answerIn(reply: string, { id, suggestions }: Question): string | null {
  const [first = '', ...others] = linesAfterGreeting(reply);
  const words = comparable(first);
  const isLetter =
    others.length > MAX_SIGN_OFF.lines || others.some((line) => wordsOf(line).length > MAX_SIGN_OFF.words);
  if (words === '' || isLetter) return null;
  const suggested = suggestions.find((suggestion) => comparable(suggestion) === words);
  if (suggested !== undefined) return suggested;
  if (id === 'half' || first.length > Math.min(MAX_ANSWER_LENGTH, planFields[fieldOfCode[id]].longest))
    return null;
  const isRemark = /[?@{}<>]/.test(first) || remarks.some((pattern) => pattern.test(words));
  if (isRemark || isLinkLike(first) || !seemsEnglish([first])) return null;
  return completesSentence(id, first) ? first : null;
}
