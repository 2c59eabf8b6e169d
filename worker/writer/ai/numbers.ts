/** Numbers that a model may not make up, in digits and in the words of three languages. */

const words: Readonly<Record<number, string>> = {
  2: 'two dos zwei',
  3: 'three tres drei',
  4: 'four cuatro vier',
  5: 'five cinco fünf',
  6: 'six seis sechs',
  7: 'seven siete sieben',
  8: 'eight ocho acht',
  9: 'nine nueve neun',
  10: 'ten diez zehn',
  11: 'eleven elf',
  12: 'twelve doce zwölf',
  14: 'fourteen catorce vierzehn',
  15: 'fifteen quince fünfzehn',
  20: 'twenty veinte zwanzig',
  21: 'twenty-one veintiuno einundzwanzig',
  25: 'twenty-five veinticinco fünfundzwanzig',
  30: 'thirty treinta dreißig',
  40: 'forty cuarenta vierzig',
  45: 'forty-five fünfundvierzig',
  50: 'fifty cincuenta fünfzig',
  60: 'sixty sesenta sechzig',
  90: 'ninety noventa neunzig',
  100: 'hundred cien hundert',
  1000: 'thousand mil tausend',
};

const numbers = new Map(
  Object.entries(words).flatMap(([value, names]) => names.split(' ').map((name) => [name, value])),
);
const numberWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...numbers.keys()].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
const toDigits = (text: string) =>
  text.replace(numberWord, (word) => numbers.get(word.toLowerCase()) ?? word);

/** What makes a number a count of days or of the act. Without the end that tells one from many. */
const unit =
  '(?:day|night|morning|evening|time|minute|min|hour|page|step|rep|repetition|set|lap|mile|kilometer|km|glass|cup|mark|session|percent|tag|nacht|mal|minute|stunde|seite|schritt|wiederholung|runde|día|dia|noche|veces|vez|minuto|hora|página|pagina|paso|repeticion|vuelta)';
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}])(\\d+)(?:[ -]\\p{L}+)?[ -](${unit})(?:e?s|e?n|e)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const rows =
  /(?<!\p{N})\d+ (?:\p{L}+ )?(?:in a row|straight|running|seguid[oa]s|hintereinander|am stück|in folge)(?!\p{L})/iu;
const shares = /(?<!\p{N})\d+ (?:out )?(?:of|de|von) (?:the |your |last |los |las |tus |den |deinen )*\d+/iu;
const totals =
  /(?<!\p{N})\d+ (?:\p{L}+ ){0,2}(?:so far|already|this week|bis jetzt|diese woche|esta semana|hasta ahora)(?!\p{L})/iu;
const dayNumbers = /(?<!\p{L})(?:day|día|tag)(?: number)? \d+/iu;

const countsIn = (text: string) =>
  [...text.matchAll(counted)].map(([, count, name]) => `${count} ${name === 'min' ? 'minute' : name}`);

/** What the calendar says counts nothing that anyone did. */
const calendar =
  /(?<!\p{L})(?:(?:week|woche|semana|semaine) (?:1[0-2]|[1-9])(?!\p{N})|(?:next|coming|nächsten|kommenden|próximos) \d+ (?:days|tagen?|días))/giu;

/** Whether the text counts something that is not counted in the same way in what is known. */
export function inventsCount(text: string, known: string): boolean {
  const said = toDigits(text.toLowerCase()).replace(calendar, '');
  const told = toDigits(known.toLowerCase());
  const toldCounts = new Set(countsIn(told));
  if (countsIn(said).some((count) => !toldCounts.has(count))) return true;
  return [rows, shares, totals, dayNumbers].some((pattern) => {
    const [match] = pattern.exec(said) ?? [];
    return match !== undefined && !told.includes(match);
  });
}

/** Whether the text holds digits that are neither known nor the hour of the messages (`HH:MM`). */
export function inventsDigits(text: string, known: string, sendTime: string): boolean {
  const told = new Set(known.match(/\p{Nd}+/gu) ?? []);
  return (
    text
      .replace(timePattern(sendTime), '')
      .replace(calendar, '')
      .match(/\p{Nd}+/gu) ?? []
  ).some((digits) => !told.has(digits));
}

/** The hour as people write it: 19:30, 19.30, 7:30 PM, 7 PM, 19 Uhr, 19h. */
function timePattern(sendTime: string): RegExp {
  const [hours = '', minutes = ''] = sendTime.split(':');
  const hour = `0?(?:${Number(hours)}|${Number(hours) % 12 || 12})`;
  const wholeHour = minutes === '00' ? `|${hour} ?(?:[ap]\\.?m\\.?|uhr|h|o['’]clock)` : '';
  return new RegExp(`(?<!\\p{N})(?:${hour}[:.h]${minutes}${wholeHour})(?![\\p{L}\\p{N}])`, 'giu');
}

const digitWord =
  '(?:zero|oh|double|hundred|ten|eleven|twelve|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun)';
const spelledOut = new RegExp(`(?<!\\p{L})(?:${digitWord}[\\s,-]+){4,}${digitWord}(?!\\p{L})`, 'iu');
const phoneNumber = /(?:\p{Nd}[\s().+/-]*){7,}/u;

/** Whether the text holds what could be dialed, in digits or spelled out. */
export const hasPhoneNumber = (text: string) => phoneNumber.test(text) || spelledOut.test(text);
