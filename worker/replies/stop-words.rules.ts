/** Recognizes a STOP before any other command: the usual words in English, Spanish and French. START undoes a mistake. */

/** A clause with one of these phrases and otherwise only fillers is a STOP. */
const phrases = (
  'stop|stopall|quit|end|revoke|cancel|unsubscribe|unsub|opt out|optout|opt me out|remove me|take me off|leave me alone|' +
  'wrong number|no more|dont text|do not text|never text|dont message|do not message|dont email|do not email|' +
  'alto|parar|pare|para|detener|cancelar|baja|basta|no mas|numero equivocado|' +
  'arret|arretez|arreter|desabonner|desabonnement|desinscrire|annuler|fin|mauvais numero'
).split('|');

/** The list is closed, because 'do not stop' and 'I quit smoking' aren't a STOP. */
const fillers = wordSet(
  'please pls plz kindly now right all of the these those this that them message messages msg msgs text texts txt txts ' +
    'texting messaging emailing sms email emails mail mails sending send me us it thanks thank thx you u i im want to ' +
    'would like can could told said just from my our your number list reminder reminders notification notifications ' +
    'any no yes contacting bothering writing hi hello hey ok okay at once immediately everything and again anymore ' +
    'more forever good better habits have got a is its sorry por favor gracias todo merci svp sil vous plait tout',
);

/** In capitals at the start of a reply, it is a STOP whatever follows. */
const command = /^\P{L}*(STOP|STOPALL|UNSUBSCRIBE|ARR[EÊ]T|ALTO)(?!\p{L})/u;

/** A longer clause isn't a STOP. */
const MAX_WORDS = 16;
/** Signatures and further lines may follow a STOP; later lines may be a quote that has no mark. */
const LINES = 4;
const LINE_LENGTH = 500;

export function asksToStop(lines: readonly string[]): boolean {
  const first = lines.slice(0, LINES).map((line) => line.slice(0, LINE_LENGTH).normalize('NFKC'));
  return (
    command.test(first[0] ?? '') ||
    [...first, first.join(' ')].some((line) =>
      plain(line)
        .split(/[.!?…,;:–—]+| - /u)
        .some((clause) => isStop(wordsOf(clause))),
    )
  );
}

/** Lower case, without accents, apostrophes and invisible characters. A stop sign is a word. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|[\u200b-\u200f]|\u2060|\ufe0f|\ufeff/g, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/🛑/gu, ' stop ');

/** Without emoji and punctuation; 'stoooop' is shortened. */
const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (/^s+t+o+p+$/.test(word) ? 'stop' : word));

const isStop = (words: readonly string[]) =>
  words.length <= MAX_WORDS && consistsOf(words, phrases, (word) => fillers.has(word));

/** Whether the words contain one of the phrases, and otherwise only fillers. */
export function consistsOf(
  words: readonly string[],
  phrases: readonly string[],
  isFiller: (word: string) => boolean,
): boolean {
  // Two spaces between words, so that neighboring phrases don't share one.
  const padded = ` ${words.join('  ')} `;
  // Longest first, so the remains of one phrase aren't taken for another.
  const rest = [...phrases]
    .sort((a, b) => b.length - a.length)
    .reduce((text, phrase) => text.replaceAll(` ${phrase.replaceAll(' ', '  ')} `, ' '), padded);
  return rest !== padded && rest.split(' ').every((word) => word === '' || isFiller(word));
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
