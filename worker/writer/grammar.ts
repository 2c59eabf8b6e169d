import source from '../../content/grammar.txt?raw';
import type { FactCode } from './entries.ts';

/**
 * Fits the user's phrases and our English sentences together. Where a phrase might not fit, the sentence takes a form
 * that fits any, such as a colon in place of a comma. Phrases in other languages are left alone.
 */

/** The words in one section of `content/grammar.txt`. */
function wordsIn(section: string): ReadonlySet<string> {
  const [, words = ''] = new RegExp(`^\\[${section}\\].*\\n([^[]*)`, 'm').exec(source) ?? [];
  return new Set(words.trim().split(/\s+/));
}

const verbs = wordsIn('verbs');
const nounVerbs = wordsIn('noun verbs');
const objects =
  'the|a|an|my|our|your|his|her|their|this|that|one|two|three|all|some|for|to|with|around|on|out|down|up|off|through|back';
const hasObject = new RegExp(`^\\S+ (?:${objects}|\\d+)\\b`, 'i');
/** More often nouns at the start of an action: "water instead of wine". */
const nouns = /^(?:fast|light|list|name|note|oil|park|phone|plan|post|slow|step|train|warm|water|work)\b/i;

const firstWord = (phrase: string) => /^[\p{L}'’-]+/u.exec(phrase)?.[0].toLowerCase() ?? '';

/** Whether a phrase clearly starts with a verb: "wake up" and "walk the dog", but not "walk". */
function isVerbPhrase(phrase: string): boolean {
  const word = firstWord(phrase);
  return verbs.has(word) || (nounVerbs.has(word) && hasObject.test(phrase));
}

const isNegative = (phrase: string) => /^(?:don['’]t|do not|never) /i.test(phrase);

/** Whether an action may follow a comma, as in "After lunch, walk the dog." False if in doubt. */
export const isOrder = (action: string) =>
  isVerbPhrase(action) ||
  isNegative(action) ||
  (nounVerbs.has(firstWord(action)) && !nouns.test(action)) ||
  /^(?:just|only|slowly|quickly|gently|always) /i.test(action);

const smallWords = wordsIn('small words');
/** A verb that is also a first name. */
const name = 'mark';

/** Lower-cases the first word unless it may be a name. */
function lowerFirstWord(phrase: string): string {
  const [first = ''] = /^[\p{L}'’-]+/u.exec(phrase) ?? [];
  if (!/^\p{Lu}(?:['’-]?\p{Ll}+)*$/u.test(first)) return phrase;
  const word = first.toLowerCase().replace("'", '’');
  const isCommon =
    verbs.has(word) || nounVerbs.has(word) || smallWords.has(word) || /^\p{L}{3,}ing$/u.test(word);
  return isCommon && word !== name ? `${first.toLowerCase()}${phrase.slice(first.length)}` : phrase;
}

/** "I will", which the form says already. A bare "I" only before a verb, because it may be Italian. */
const intention =
  /^(?:i['’]ll|i will|i['’]m (?:going to|gonna)|i am going to|i['’]d like to|i would like to|i want to|i plan to) (?:try to )?(?=\S)/i;

function withoutIntention(action: string): string {
  const rest = action.replace(intention, '');
  const [, after] = /^(?:i|to) (.+)$/is.exec(rest) ?? [];
  const isVerb = after !== undefined && (verbs.has(firstWord(after)) || nounVerbs.has(firstWord(after)));
  return after !== undefined && (isVerb || isNegative(after)) ? after : rest;
}

const withoutAtLeast = (size: string) => size.replace(/^at least (?=\S)/i, '');
const withoutWhen = (obstacle: string) =>
  obstacle.replace(/^(?:it['’]s hard )?(?:when|whenever|if|because(?: of)?) (?=\S)/i, '');

/** Relatives and others whom people name without "my". */
const roles =
  'wife|husband|spouse|partner|girlfriend|boyfriend|gf|bf|fiance|fiancee|fiancé|fiancée|mom|mum|mother|dad|father|parents|brothers?|' +
  'sisters?|siblings?|sons?|daughters?|kids?|children|family|grandma|grandpa|grandmother|grandfather|grandparents|aunt|uncle|' +
  'cousins?|in-laws|mother-in-law|father-in-law|roommates?|room mates?|flatmates?|housemates?|neighbou?rs?|boss|manager|team|teammates?|' +
  'coworkers?|co-workers?|colleagues?|coach|trainer|teacher|tutor|therapist|doctor|sponsor|mentor|best friend|friends?|buddy|class|group';
const bareRole = new RegExp(`^(?:${roles})(?![\\p{L}'’-])`, 'iu');
/** "Mom" and "Coach Lee" are used like names. */
const nameLike = /^(?:Mom|Mum|Dad|Grandma|Grandpa|Mother|Father)(?![\p{L}'’-])|^\p{Lu}\p{Ll}+ \p{Lu}/u;

const lowerFirstLetter = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
const withDeterminer = (person: string) =>
  bareRole.test(person) && !nameLike.test(person) ? `your ${lowerFirstLetter(person)}` : person;

/** Drops what the sentence around a phrase says already. */
export function fitPhrase(code: FactCode, phrase: string): string {
  switch (code) {
    case 'a':
      return lowerFirstWord(withoutIntention(phrase));
    case 's':
      return lowerFirstWord(withoutIntention(withoutAtLeast(phrase)));
    case 'n':
      return lowerFirstWord(withoutWhen(phrase));
    case 'c':
      return lowerFirstWord(phrase);
    case 'p':
      return withDeterminer(/^(My|The|A|An|Our)\b/.test(phrase) ? lowerFirstLetter(phrase) : phrase);
    default:
      return phrase;
  }
}

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** Fine in "Evenings: read", but not in "it’s hard evenings". */
const timeWord = new RegExp(`^(?:mornings|afternoons|evenings|nights|weekends|weekdays|${days})$`, 'iu');
/** A time, place or condition that needs no "after" or "when" in front. */
const ownStart = new RegExp(
  '^(?:(?:right|just|straight|immediately|shortly|soon) )?(?:' +
    'after|before|when|whenever|while|during|once|as soon as|until|till|by|at|on|in|around|between|from|since|upon|over|with|without|' +
    'first thing|(?:every|each|any) ?time|' +
    `(?:every|each) (?:morning|noon|afternoon|evening|night|day|weekday|weekend|week|hour|${days})|` +
    timeWord.source.slice(1) +
    ")(?![\\p{L}’'])",
  'iu',
);

const pronoun =
  /^(?:(?:i|it|he|she|they|we|you|there)(?:['’](?:s|m|re|ve|ll|d))?|someone|somebody|nobody|no one|everyone|everybody) \S/iu;
/** Forms that are always verbs. */
const finiteVerb =
  /(?<!\b(?:that|who|which|where) )\b(?:am|is|are|was|were|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|has|have|hasn['’]t|haven['’]t|had|gets|get|goes|go|comes|come|wakes|keeps|makes|takes|feels|says|wants|rains|snows|hurts|cries|barks|happens|becomes|seems|cancels|don['’]t|doesn['’]t|didn['’]t|can['’]t|won['’]t|will|runs? (?:late|over|long|out)|leaves (?:early|late|me))\b/iu;

/** Whether a phrase has a subject and a verb, as in "when it rains". False if in doubt. */
const isClause = (phrase: string) => pronoun.test(phrase) || finiteVerb.test(phrase.replace(/^\S+/u, ''));

/** Completes "when you’re". */
const feeling =
  /^(?:(?:so|too|very|really|just|feeling|still|already|a bit|a little) )?(?:tired|stressed(?: out)?|exhausted|busy|late|sick|ill|bored|lonely|sad|angry|anxious|nervous|hungry|thirsty|sleepy|overwhelmed|upset|sore|drained|burned out|burnt out|cranky|grumpy|depressed|distracted|frustrated|hungover|drunk|alone|away|abroad|home alone|in a hurry|in a rush|in pain|in bed|in a bad mood|out of town|on vacation|on holiday|on the road|at work|at home|away from home|(?:working|staying up|running|traveling|travelling|studying|cooking|driving|getting|watching|scrolling|waiting|sitting|lying|eating)(?: .*)?)$/iu;

/** How the user may start to complete each question's sentence. */
const sentenceStarts: Partial<Record<FactCode, RegExp>> = {
  a: /^(?:i['’]ll|i will|i['’]m going to) (?=\S)/i,
  c: /^(?:right )?after (?=\S)|^when(?:ever)? (?=\S)/i,
  s: /^at least (?=\S)/i,
  n: /^(?:it['’]s|it is) hard (?:when|if|because) (?=\S)/i,
  y: /^because (?=\S)/i,
  x: /^(?:i['’]d like to|i would like to|i want to) (?=\S)/i,
  r: /^first(?:,|:| i['’]ll| i will) ?(?=\S)/i,
};
const quantity =
  /^(?:\d+|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|half|just|only|some)\b ?(?=\S)/i;
const moment =
  /^(?:(?:my|the|our) )?(?:\p{L}+ )?(?:alarm|breakfast|coffee|tea|lunch|dinner|supper|work|school|class|shower|commute|bath|nap)$/iu;
const trouble =
  /^(?:the|my|our|bad|too (?:much|many)|no (?:time|energy|motivation|space|room)|not enough|lack of)\b/i;
const names = /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){0,2}$/u;
const reason =
  /^(?:to|so|for|my|our) \S|^(?:better )?(?:health|sleep|energy|family|fitness|focus|peace of mind)$/i;

/** Whether a phrase clearly completes a question's sentence, such as "I will …", in English. False if in doubt. */
export function completesSentence(code: FactCode, phrase: string): boolean {
  if (sentenceStarts[code]?.test(phrase)) return true;
  switch (code) {
    case 'a':
    case 'x':
    case 'r':
      return isOrder(phrase);
    case 's':
      return isOrder(phrase) || quantity.test(phrase);
    case 'c':
      return isClause(phrase) || isVerbPhrase(phrase) || ownStart.test(phrase) || moment.test(phrase);
    case 'n':
      return isClause(phrase) || feeling.test(phrase) || ownStart.test(phrase) || trouble.test(phrase);
    case 'p':
      return names.test(phrase) || bareRole.test(phrase) || /^(?:my|our) \S/i.test(phrase);
    default:
      return isClause(phrase) || reason.test(phrase);
  }
}

const isAdverbial = (phrase: string) => ownStart.test(phrase) && !feeling.test(phrase);

/** Our word for a moment with the user's phrase, which may need a subject. */
function whenPhrase(when: string, code: 'c' | 'n', phrase: string, named: string): string {
  if (feeling.test(phrase)) return `${when} you’re {${code}}`;
  if (isClause(phrase)) return `${when} {${code}}`;
  if (/^(?:no|not enough|too much) /i.test(phrase)) return `${when} there’s {${code}}`;
  return isVerbPhrase(phrase) ? `${when} you {${code}}` : named;
}

const fitCue = (text: string, cue: string) =>
  text
    .replace(/\b(?:right )?after (?=\{c\})/gi, (found) => {
      if (ownStart.test(cue)) return '';
      return isVerbPhrase(cue) ? `${found}you ` : found;
    })
    .replace(/\b(when) \{c\}/gi, (_, when: string) =>
      isAdverbial(cue) ? '{c}' : whenPhrase(when, 'c', cue, `${when} the moment comes ({c})`),
    );

function fitObstacle(text: string, obstacle: string): string {
  const isPlain = !isAdverbial(obstacle) || timeWord.test(obstacle);
  const hasAlternative = /\bif not\b/i.test(text);
  return text.replace(
    /\b(days? |for |about )?(when|if) \{n\}( today)?/gi,
    (_, before = '', when: string, today = '') => {
      if (isPlain)
        return `${before}${whenPhrase(when, 'n', obstacle, `${when} you’re dealing with {n}`)}${today}`;
      const needsClause = hasAlternative || before !== '' || today !== '';
      return needsClause ? `${before}${when} it’s hard${today} ({n})` : '{n}';
    },
  );
}

/** An action that isn't a verb comes after a colon, or before the cue if there is a colon already. */
const fitAction = (text: string, code: 'a' | 's') =>
  text
    .replace(new RegExp(`: ([^.:,!?{}]*\\{c\\}\\)?), \\{${code}\\}`, 'g'), `: {${code}}, $1`)
    .replace(new RegExp(`(\\{c\\}\\)?), (?=\\{${code}\\})`, 'g'), '$1: ');

const isPlural = (person: string) =>
  /(?:\band|&) |\b(?:parents|kids|children|friends|siblings|brothers|sisters|sons|daughters|cousins|colleagues|co-?workers|neighbou?rs|roommates|flatmates|housemates|teammates|grandparents|in-laws|people|guys|girls|boys)$/iu.test(
    person,
  );
const fitPeople = (text: string) =>
  text
    .replace(/\bDoes (?=\{p\})/g, 'Do ')
    .replace(/\bHas (?=\{p\})/g, 'Have ')
    .replace(/(?<=\{p\} )asks\b/g, 'ask')
    .replace(/(?<=\{p\} )has\b/g, 'have');

/** Changes a text's sentences to fit the user's phrases. */
export function fitText(text: string, facts: Readonly<Partial<Record<FactCode, string>>>): string {
  const { c, a, s, n, p } = facts;
  let fitted = text;
  if (c !== undefined) fitted = fitCue(fitted, c);
  if (n !== undefined) fitted = fitObstacle(fitted, n);
  const isList = c?.includes(',') === true;
  if (a !== undefined && (isList || !isOrder(a))) fitted = fitAction(fitted, 'a');
  if (s !== undefined && (isList || !isOrder(s))) fitted = fitAction(fitted, 's');
  if (p !== undefined && isPlural(p)) fitted = fitPeople(fitted);
  return fitted;
}
