import { withoutMoment } from './anchors.ts';
import { isSafeToQuote, stripDecoration } from './title-safety.ts';
import { gerundOf, isGerund, isVerb, opensWithVerb } from './title-verbs.ts';
import type { Topic } from './topics/topic.ts';

/** How a text may call a habit: `full` from the person's own title, `short` from its topic. Both fit after 'for' or 'with'. */
export type HabitName = {
  full: string;
  short: string;
  /** The title as a heading; the topic's words when the title is not fit to be shown. */
  label: string;
  /** Whether `full` names many things ('your ten pushups'), so that no verb can follow it. */
  isPlural: boolean;
};

const longestName = 34;
const longestQuote = 38;

const properNouns = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december ' +
    'english spanish french german italian portuguese dutch russian chinese mandarin japanese korean arabic hindi hebrew latin greek polish swedish turkish welsh irish danish norwegian finnish ' +
    'duolingo bible quran torah instagram facebook tiktok youtube netflix python javascript excel kindle anki god christmas'
  ).split(' '),
);

const wishes =
  /^(?:(?:i (?:want|would like|need|plan|hope|wish|intend|am going|'d like) to|i'd like to|i will|i'll|i want|my (?:goal|habit|aim) is(?: to)?|(?:goal|habit|challenge|project|routine)\s*:|to|try to|trying to|learn to|learn how to|start to|start|begin|begin to|remember to|please|let's|let me|be able to|always|daily:|get into|get better at|make time (?:for|to)|build a habit of|help me|can you)\s+)+/i;

const frequencies =
  /[\s,/-]*\b(?:every ?(?:single )?day|each day|per day|a day|\/ ?day|daily|everyday|every week|each week|per week|a week|(?:\d|once|twice|three|two|five)(?: times|x)? (?:a|per|each) (?:day|week)|regularly|consistently|again|more often|for good)\s*$/i;

/** What a habit is called in the texts. A title that is unsafe, too long or empty gives way to its topic. */
export function cleanTitle(title: string, topic: Topic): HabitName {
  const short = topic.noun;
  const fallback: HabitName = {
    full: short,
    short,
    label: capitalise(short.replace(/^your /, '')),
    isPlural: false,
  };
  if (!isSafeToQuote(title)) return fallback;
  const plain = stripDecoration(title)
    .replace(/\s*\([^)]*\)?/g, '')
    .trim();
  if (!/\p{L}{2}/u.test(plain)) return fallback;
  const words = shorten(sentenceCase(plain));
  const full = words === '' ? short : nameOf(words);
  if (full.length > (full.startsWith('your "') ? longestQuote : longestName))
    return { ...fallback, label: plain.length <= 40 ? plain : fallback.label };
  return { full, short, label: plain.length <= 40 ? plain : capitalise(words), isPlural: isPlural(full) };
}

/** The wish or its frequency say nothing that the campaign does not know, and an aside costs too much room. */
function shorten(words: string): string {
  let kept = words.replace(wishes, '');
  kept = kept.split(/\s[-|]\s|[,;:.!?]\s/)[0] ?? kept;
  kept = withoutMoment(kept.replace(frequencies, '').trim());
  for (const aside of [
    / (?:so that|because|in order to|so i|as part of|and then|instead of|until|starting|rather than)\b.*$/i,
    / (?:to (?:be|get|feel|have|stay|become|improve|help)|and|or|every|each|while|when|with|for|before|after|at|by|in)\b.*$/i,
  ]) {
    if (nameOf(kept).length > longestName) kept = kept.replace(aside, '');
  }
  return kept.replace(/[\s,;:&-]+$/, '').trim();
}

/** A phrase that can stand after a preposition and takes no verb of its own. */
function nameOf(words: string): string {
  const turned = yours(words);
  const parts = turned.split(' ');
  const [first = '', ...rest] = parts;
  const second = rest[0] ?? '';
  if (!isEnglish(turned)) return quoted(words);
  if (/^(?:don't|never|not)$/i.test(first) && isVerb(second)) {
    return ['not', gerundOf(second), ...rest.slice(1)].join(' ');
  }
  if (first === 'stop' && isGerund(second)) return ['quitting', ...rest].join(' ');
  if (first === 'stop' && second !== '') return ['stopping', ...rest].join(' ');
  if (/^(?:more|less|fewer|better)$/.test(first) && second !== '') return turned;
  if (/^(?:inbox zero$|lights out\b)/i.test(turned)) return turned;
  if (/^(?:a|an|the|your|some)$/.test(first) && second !== '') return `your ${rest.join(' ')}`;
  if (isGerund(first)) return joinVerbs(parts);
  if (opensWithVerb(parts.map((part) => part.toLowerCase()))) return joinVerbs([gerundOf(first), ...rest]);
  if (
    /^(?:no|in|on|at|by|up|out|off|be|not|never|zero|one|all|with|without|what|why|how|if|and|for|of|from|i|you|we|it)$/.test(
      first,
    )
  ) {
    return quoted(words);
  }
  return `your ${turned}`;
}

/** 'Read and write' becomes 'reading and writing'. */
function joinVerbs(parts: readonly string[]): string {
  return parts
    .map((part, index) => {
      const before = parts[index - 1];
      return index > 1 && (before === 'and' || before === 'or') && isVerb(part) ? gerundOf(part) : part;
    })
    .join(' ');
}

/** 'your ten pushups', but not 'your yoga class' and no doing. */
function isPlural(full: string): boolean {
  return (
    /^(?:your|more|less|fewer) /.test(full) &&
    !full.includes('"') &&
    /(?:[^su]s|\d+)(?: (?:of|in|at|after|before|with|for|per|without) .*)?$/.test(full)
  );
}

function quoted(words: string): string {
  return `your "${words}" habit`;
}

/** The person's 'my' is the message's 'your'. */
function yours(words: string): string {
  return words
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bour\b/gi, 'your')
    .replace(/\bme\b/gi, 'you')
    .replace(/\bmine\b/gi, 'yours')
    .replace(/\bI am\b|\bI'm\b/g, "you're")
    .replace(/\bI\b/g, 'you');
}

const foreignWords =
  /\b(?:el|la|los|las|una?|del|por|para|correr|leer|beber|agua|hacer|cada|día|dia|le|les|des|du|de|et|une|lire|boire|courir|faire|jour|der|die|das|ein|eine|und|mehr|wasser|trinken|lesen|laufen|täglich|jeden|il|di|ogni|giorno|leggere|correre|bere|acqua|um|uma|água|ler|todos|dias|het|een|elke|dag|lezen|och|varje|att)\b/iu;

/** Whether the words can be bent like English ones; others are quoted as they are. */
function isEnglish(words: string): boolean {
  if (/[^\p{ASCII}]/u.test(words.replace(/[éèêçñöü'’]/giu, ''))) return false;
  return !foreignWords.test(words.replace(/\b(?:a la|en route|de facto|cafe|tour de france)\b/gi, ''));
}

/** Lower case for a name inside a sentence, except for what is written with a capital anywhere. */
function sentenceCase(words: string): string {
  const parts = words.split(' ');
  const letters = words.replace(/[^\p{L}]/gu, '');
  const shouted = letters.length > 4 && letters === letters.toUpperCase();
  const everyCapital = parts
    .filter((part) => /^\p{L}/u.test(part))
    .every((part) => /^\p{Lu}/u.test(part) || part.length <= 3);
  return parts
    .map((part, index) => {
      const bare = part.replace(/[^\p{L}]/gu, '');
      if (bare === 'I' || bare === "I'm") return part;
      if (properNouns.has(bare.toLowerCase()))
        return part
          .toLowerCase()
          .replace(/^(\P{L}*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
      if (!shouted && bare.length > 1 && bare === bare.toUpperCase()) return part;
      if (shouted || everyCapital || index === 0) return part.toLowerCase();
      return part;
    })
    .join(' ');
}

function capitalise(words: string): string {
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Makes every way of saying the name one plain word, so that texts can be compared without it. */
export function nameMask(name: HabitName): (text: string) => string {
  const bare = (words: string) => words.replace(/^your /, '');
  // A bare single word ('run') may be the order itself, and stays.
  const said = [...new Set([name.full, name.short, bare(name.full), bare(name.short)])]
    .filter((words) => words.includes(' '))
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(pattern, 'habit');
}
