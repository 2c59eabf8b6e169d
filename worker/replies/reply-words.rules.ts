/** What an answer in free words asks for. */
export type Intent = 'done' | 'skip' | 'later' | 'stop' | 'start' | 'help';

/** The words that ask for something, alone or with nothing but fillers around them. */
const phrases: Record<Intent, readonly string[]> = {
  stop: [
    'stop',
    'stopall',
    'stop all',
    'quit',
    'end',
    'revoke',
    'cancel',
    'cancel all',
    'unsubscribe',
    'unsubscribe all',
    'un subscribe',
    'optout',
    'opt out',
    'opt me out',
    'remove me',
    'take me off',
    'leave me alone',
    'no more',
    'dont send',
    'do not send',
    'dont text',
    'do not text',
    'dont message',
    'do not message',
    'dont contact',
    'do not contact',
    'dont email',
    'do not email',
  ],
  start: ['start', 'unstop', 'resubscribe'],
  help: ['help', 'info'],
  done: ['done', 'y', 'yes', 'yep', 'yeah', 'did it', 'i did', 'did', '✅', '✔', '👍'],
  skip: ['skip', 'skipped', 'no', 'n', 'nope', 'not today', 'skip today'],
  later: ['later', 'snooze', 'remind me later', 'in an hour', '1 hour', 'one hour'],
};

/** Filler words that don't change the request. No others: 'do not stop' and 'I quit smoking' are not a STOP. */
const fillers: Partial<Record<Intent, string>> = {
  stop:
    'please pls plz now right all of the these those this that them message messages msg msgs text texts texting sms ' +
    'email emails mail mails sending send me it thanks thank you ty i want to would like can could just from my our ' +
    'your number phone list reminder reminders notification notifications campaign campaigns subscription service ' +
    'any no yes contacting bothering writing hi hello hey ok okay us at once immediately everything and again anymore any more ' +
    'forever for good better habits',
  start: 'please messages texts again me',
  help: 'please me i need more',
  done: 'i it already just today for now all got thanks thank you have this one that is and 😊 🙂 🎉 💪',
  skip: 'please i it today this one thanks thank you for now will the day',
  later: 'please me it this for again thanks thank you remind until',
};

const fillerWords = new Map(
  Object.entries(fillers).map(([intent, words]) => [intent, new Set(words.split(' '))]),
);

/** Words that stop messages are checked first: they must be honored whatever else they may mean. */
const order: readonly Intent[] = ['stop', 'start', 'help', 'done', 'skip', 'later'];

/** Longer texts are something else, and for a person to read. */
const mostWords = 16;

/** What the text asks for, in any case and with any punctuation; null when that is not clear. */
export function readIntent(text: string): Intent | null {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > mostWords) return null;
  return order.find((intent) => asksFor(intent, words)) ?? null;
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u{fe00}-\u{fe0f}\u{1f3fb}-\u{1f3ff}\u200d]/gu, '')
    .replace(/[✅✔👍]/gu, ' $& ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether one of the phrases stands among the words, with nothing around it but fillers. */
function asksFor(intent: Intent, words: readonly string[]): boolean {
  const spoken = ` ${words.join('  ')} `;
  // The longest first, so that what is left of one is not taken for another.
  const rest = [...phrases[intent]]
    .sort((one, other) => other.length - one.length)
    .reduce((text, phrase) => text.replaceAll(` ${phrase.replaceAll(' ', '  ')} `, ' '), spoken);
  if (rest === spoken) return false;
  return rest.split(' ').every((word) => word === '' || fillerWords.get(intent)?.has(word));
}
