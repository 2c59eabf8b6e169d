/**
 * Recognizes a STOP before any other command. The law requires us to honor any reasonable wording; START undoes a
 * mistake.
 */

/** A clause with one of these phrases and otherwise only fillers is a STOP. */
const phrases = (
  'stop|stopall|stop all|quit|end|revoke|cancel|cancel all|cease|cease and desist|unsubscribe|' +
  'unsubscribe all|un subscribe|unsub|unsuscribe|unsubcribe|unsubscibe|stpo|sotp|optout|opt out|' +
  'opt me out|opting out|remove|remove me|delete me|take me off|take my number off|' +
  'remove this number|delete this number|lose my number|leave me alone|go away|fuck off|no more|' +
  'not interested|wrong number|wrong person|falsche nummer|mauvais numero|numero equivocado|numero errado|withdraw my consent|you need to stop|i need you to stop|' +
  'dont send|do not send|never send|dont text|do not text|never text|dont message|do not message|' +
  'never message|dont contact|do not contact|never contact|dont email|do not email|never email|' +
  // Carriers in Canada require ARRET; the rest are the usual words of other languages.
  'arret|arretez|arreter|desabonner|desabonnement|desinscrire|annuler|fin|alto|parar|pare|para|' +
  'detener|cancelar|cancele|baja|basta|no mas|sair|stoppen|abmelden|abbestellen|afmelden|avsluta|' +
  'annulla|cancella|sispann|hinto|tigil|berhenti|huy|стоп|отписаться|отписка|توقف|إيقاف|停止|退订|取消|' +
  '配信停止|중지|수신거부|रोकें|बंद करो'
).split('|');

/** The list is closed, because 'do not stop' and 'I quit smoking' aren't a STOP. */
const fillers = wordSet(
  'please pls plz kindly now right all of the these those this that them message messages msg msgs ' +
    'text texts txt txts texting messaging emailing sms email emails mail mails sending send me us it ' +
    'thanks thank thx thnx tks you u ty ur i im ive want to would like can could told asked said just ' +
    'from my our your number phone list reminder reminders notification notifications campaign ' +
    'campaigns subscription service program alerts any no yes contacting bothering writing calling ' +
    'doing reminding notifying spamming harassing hi hello hey ok okay at once immediately everything ' +
    'and again anymore more forever for ever good better habits have has got a is its youve sorry ' +
    'think wrong person consent por favor merci svp sil vous plait bitte danke gracias obrigado todo ' +
    'alle tout',
);

/** Words that may come before a leading STOP. */
const openers = wordSet(
  'please pls plz kindly just hi hello hey ok okay no yes can could would will you u thanks thank sorry',
);

/** At the start of a reply, these are a STOP whatever follows. */
const leading =
  /^(stopall|unsubscribe|unsub|optout|opt (me )?out|revoke|arret|leave me alone|wrong (number|person)|(take|remove|delete) (me|my number|this number)|lose my number|no more (texts?|messages?|msgs?|emails?|reminders?|notifications?)|not interested) /;

/** These words after a leading 'stop' make another sentence, such as 'stop by the gym: done', and so do other -ing words. */
const continuations = wordSet(
  'by at in into for over off on and when if while after before until once lights light sign',
);
const exceptions = wordSet(
  'texting messaging emailing contacting bothering harassing spamming sending calling annoying pestering reminding ' +
    'notifying pinging nagging wasting advertising stalking fucking freaking everything anything something nothing',
);
/** 'Stop at once' and the like are emphatic. */
const emphasis =
  /^(at once|for (gods?|the love|heavens|christs|petes|fucks|ever|good)|before i|doing (this|that)) /;

/** Requests about our messages, which count anywhere in a reply. */
const anywhere = [
  /(?<!\b(?:dont|not|never|cant|cannot|wont) (?:ever )?)\b(?:stop|quit|cease) (?:texting|messaging|emailing|contacting|bothering|harassing|spamming|sending|writing|calling|mailing)(?: to)? (?:me|us|this number|my number|my phone|this phone|these|those|your|texts|messages|emails|reminders)\b/,
  /\b(?:dont|do not|never) (?:ever )?(?:text|message|contact|email|write|call)(?: to)? (?:me|us|this number) (?:again|anymore|any more|ever)\b/,
  /\b(?:remove|delete|lose) (?:my|this) (?:number|phone)\b/,
  /\b(?:take|remove|delete) (?:me|my number) (?:off|from) (?:of )?(?:your|the|this|that) (?:\w+ )?list\b/,
  /\b(?:unsubscribe|opt) me\b/,
  /\b(?:dont|do not|no longer) want (?:to (?:get|receive|see) )?(?:(?:any|more|these|those|this|your|the|such) )*(?:texts?|messages?|e ?mails?|mails?|reminders?|notifications?)\b/,
  /\bkeine (?:weiteren )?(?:sms|e ?mails?|mails?|nachrichten|erinnerungen)(?: mehr|$)/,
  /\b(?:plus|arretez) d(?:e |es )?(?:sms|e ?mails?|mails?|messages|rappels)\b|\bne menvoyez plus\b/,
  /\bno (?:quiero|me envien|me manden|envien|manden) (?:recibir )?mas (?:mensajes|correos|emails|recordatorios)\b/,
  /\b(?:you|u|youve|this|thats|its|it is|sorry)\b.* wrong (?:number|person)\b/,
];

/** A longer clause isn't a plain STOP. */
const MAX_WORDS = 16;
/** Signatures and further lines may follow a STOP; later lines may be a quote that has no mark. */
const LINES = 4;
const LINE_LENGTH = 500;

export function asksToStop(lines: readonly string[]): boolean {
  const first = lines.slice(0, LINES).map((line) => plain(line.slice(0, LINE_LENGTH)));
  if (first.some((line) => line.split(/[.!?…。！？]+/u).some((clause) => isPlainStop(wordsOf(clause)))))
    return true;
  const all = first.join(' ');
  return (
    isPlainStop(wordsOf(all)) ||
    startsWithStop(first[0] ?? '') ||
    anywhere.some((pattern) => pattern.test(wordsOf(all).join(' ')))
  );
}

/** Lower case, without accents, apostrophes and invisible characters. A stop sign is a word. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|[\u200b-\u200f]|\u2060|\ufe0f|\ufeff/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/🛑/gu, ' stop ');

/** Without emoji and punctuation. Joins 'S T O P', and shortens 'STOPP' and 'stoooop'. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\b[a-z](?: [a-z]\b){3,}/g, (letters) => letters.replaceAll(' ', ''))
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => (/^s+t+o+p+$/.test(word) ? 'stop' : word));

const isPlainStop = (words: readonly string[]) =>
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

function startsWithStop(line: string): boolean {
  const words = wordsOf(line);
  const start = words.findIndex((word) => !openers.has(word));
  if (start === -1) return false;
  if (words[start] !== 'stop')
    return words.slice(0, start + 1).some((_, from) => leading.test(`${words.slice(from).join(' ')} `));
  const next = words[start + 1] ?? '';
  const isAnotherSentence = continuations.has(next) || (next.endsWith('ing') && !exceptions.has(next));
  return (
    !isAnotherSentence ||
    emphasis.test(`${words.slice(start + 1).join(' ')} `) ||
    // A comma, dash or emoji ends the command.
    /\bstop *[^\p{L}\p{N}\s:'"]/u.test(line)
  );
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
