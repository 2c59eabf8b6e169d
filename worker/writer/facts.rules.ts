import { type PlanCode, type PlanField, type PlanRow, planFields, reasons } from '../campaign-fields.ts';
import type { HabitKind } from '../domain.ts';
import type { FactCode } from './entries.ts';
import type { Facts } from './fill.ts';
import { cleanTitle, isLinkLike } from './fit-text.ts';

export const planFieldNames = Object.keys(planFields) as PlanField[];

export const fieldOfCode = Object.fromEntries(
  planFieldNames.map((field) => [planFields[field].code, field]),
) as Record<PlanCode, PlanField>;

export const emptyPlan = Object.fromEntries(planFieldNames.map((field) => [field, null])) as PlanRow;

const MAX_FACT_LENGTH = 200;

/**
 * Undefined if texts may not quote the phrase. Email clients would make links, addresses and phone numbers clickable, and
 * braces would look like our placeholders.
 */
function quotablePhrase(phrase: string | null): string | undefined {
  if (phrase === null) return undefined;
  const clean = cleanTitle(phrase);
  const hasWords = /[\p{L}\p{N}]/u.test(clean);
  return hasWords && clean.length <= MAX_FACT_LENGTH && !isLinkLike(clean) && !/[{}]/.test(clean)
    ? clean
    : undefined;
}

export function factsOf(campaign: PlanRow & { kind: HabitKind; title: string; description: string }): Facts {
  const facts: Partial<Record<FactCode, string>> = {};
  for (const field of planFieldNames) {
    const phrase = quotablePhrase(campaign[field]);
    if (phrase !== undefined) facts[planFields[field].code] = phrase;
  }
  if (facts.p !== undefined && meansNobody.test(facts.p)) delete facts.p;
  if (facts.n !== undefined && meansNothing.test(facts.n)) delete facts.n;
  // A self-critical reason would sound like a verdict if quoted.
  if (facts.y !== undefined && isVerdict(facts.y)) delete facts.y;
  const isFilledIn = Object.values(reasons).includes(campaign.description.trim());
  // One reason is enough.
  const sentence = isFilledIn || facts.y !== undefined ? undefined : quotableSentence(campaign);
  const isForBuilding = campaign.kind === 'build' || givesReason.test(sentence ?? '');
  if (sentence !== undefined && isForBuilding) facts.d = sentence;
  return facts;
}

const meansNobody = /^(?:no|none|nobody|no one|noone|not yet|just me|only me|me|myself|n\/a)\b(?! \p{Lu})/iu;
const meansNothing =
  /^(?:no|none|nothing(?: really| yet| so far)?|n\/a|not sure|i don['’]t know|don['’]t know|idk)[.!]*$/iu;

/** Painful subjects, which we never quote back, whatever the context. */
const hurts =
  /\b(died|dead|death|dying|passed away|killed|suicid\w*|cancer|tumou?r|abus\w*|flinch\w*|scared|afraid|ashamed|hates? (myself|me)|cry|crying|cried|divorc\w*|miscarr\w*|stillb\w*|funeral|dementia|alzheimer\w*|overdos\w*|prison|jail|fat|ugly|disgust\w*)\b/i;

const verdict =
  /\b(no fun|anymore|tired|exhausted|cross|grumpy|lazy|a mess|fail\w*|weak|stupid|useless|worthless|hate|can['’]?t|cannot|never|always late|too much|out of control)\b/i;
const wish = /\b(want|wish|hope|like to|love to|so that|promised?|for my|to be|to keep)\b/i;

/** Whether a reason is about what is wrong with the user instead of what they want. */
export const isVerdict = (reason: string) =>
  hurts.test(reason) || (verdict.test(reason) && !wish.test(reason));

const MIN_SENTENCE_WORDS = 3;
const MAX_SENTENCE_LENGTH = 120;
const givesReason =
  /\b(because|so that|so i can|want|would like|wish|hope|miss|promised|for my|porque|para que|quero|weil|damit|parce que|pour)\b/i;

/** The best sentence of a description to quote: preferably one that says why, but no repeat of the title. */
function quotableSentence({
  title,
  description,
}: Record<'title' | 'description', string>): string | undefined {
  const normalized = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const sentences = cleanTitle(description)
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => quotablePhrase(sentence))
    .filter((sentence) => sentence !== undefined)
    .filter(
      (sentence) =>
        sentence.split(' ').length >= MIN_SENTENCE_WORDS &&
        sentence.length <= MAX_SENTENCE_LENGTH &&
        !hurts.test(sentence) &&
        normalized(sentence) !== normalized(title),
    );
  return sentences.find((sentence) => givesReason.test(sentence)) ?? sentences[0];
}

/** How the form and the questions ask for the plan. */
export const kindPrompts = {
  build: {
    cueWord: 'After',
    cuePrompt: 'What do you do every day anyway, just before a good moment for this?',
    actionPrompt: 'What exactly will you do?',
    smallestPrompt: 'On a bad day, how little would still count?',
  },
  reduce: {
    cueWord: 'When',
    cuePrompt: 'When does it come up most?',
    actionPrompt: 'What will you do instead?',
    smallestPrompt: 'On a hard day, what’s the least you could do instead?',
  },
} as const;

const english = new Set(
  (
    'the a an my to of and in on at for with is it when after before get up from out not less more every day one two ' +
    'i me go off make take be by this that too have want read write call walk drink practice stop quit keep into ' +
    'five ten minutes page pages play run around do eat learn call cook clean sing home work morning night bed lunch dinner breakfast'
  ).split(' '),
);
const other = new Set(
  (
    'o os um uma por para que na meu minha quero porque todo todos dia cada meia hora el los las una mi con sin cada día ' +
    'der das und ich im mit jeden jede ein eine einen zu nicht statt mein meine nach wenn bis le les et je une du des ' +
    'estoy tengo soy muy habe kein keine ist suis mes mon pour avec avant après quand chaque jour il gli ogni giorno dopo mio het een ik mijn elke dag wanneer'
  ).split(' '),
);

function commonWords(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return {
    words,
    englishCount: words.filter((word) => english.has(word)).length,
    foreignCount: words.filter((word) => other.has(word)).length,
  };
}

/** Whether a phrase is more likely in another language than in English. False if in doubt, such as for a name. */
export function isForeign(phrase: string): boolean {
  const { englishCount, foreignCount } = commonWords(phrase);
  return foreignCount > englishCount;
}

/** True if in doubt. */
export function seemsEnglish(texts: readonly string[]): boolean {
  const { words, englishCount, foreignCount } = commonWords(texts.join(' '));
  const count = (letters: RegExp) => words.join('').match(letters)?.length ?? 0;
  if (count(/\p{Script=Latin}/gu) < count(/\p{L}/gu) / 2) return false;
  const accentedCount = words.filter((word) => /[^a-z'’]/.test(word)).length;
  return foreignCount + accentedCount / 2 <= englishCount;
}
