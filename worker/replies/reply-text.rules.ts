import { isDanger } from '../writer/kinds.ts';
import { asksToStop, consistsOf, wordSet } from './stop-words.rules.ts';

/** The command in a free-text reply. */
export type Intent = 'stop' | Command;
type Command = 'done' | 'skip' | 'later' | 'start' | 'help';

/** Phrases for each command but STOP; only filler words may surround them. */
const phrases: Record<Command, readonly string[]> = {
  start: ['start', 'unstop', 'resubscribe'],
  help: ['help', 'info', 'who is this', 'whos this', 'who are you', 'who dis', 'new phone', 'do i know you'],
  done: ['done', 'y', 'yes', 'yep', 'yeah', 'did it', 'i did', 'did', '✅', '✔', '👍'],
  skip: [
    'skip',
    'skipped',
    'no',
    'n',
    'nope',
    'not today',
    'skip today',
    'heute nicht',
    'pas aujourdhui',
    'hoy no',
    'sick',
    'im sick',
    'i am sick',
    'too sick',
    'home sick',
    'ill today',
    'im ill',
    'i am ill',
  ],
  later: ['later', 'snooze', 'remind me later', 'in an hour', '1 hour', 'one hour'],
};

/** Words that don't change a command. */
const fillers: Record<Command, ReadonlySet<string>> = {
  start: wordSet('please messages texts again me'),
  help: wordSet('please me i need more'),
  done: wordSet(
    'pls thx ok i it already just today for now all got thanks thank you have this one that is and 😊 🙂 🎉 💪',
  ),
  skip: wordSet(
    'please pls thx ok i im am so it today this one thanks thank you for now will the day at home in bed sorry',
  ),
  later: wordSet('please pls thx ok me it this for again thanks thank you remind until'),
};

const order: readonly Command[] = ['start', 'help', 'done', 'skip', 'later'];

/** An emoji may change a mark, but not START and HELP. */
const emoji = /^\p{Extended_Pictographic}+$/u;

/** "Is it done" and "did I?" mark nothing. */
const question = /\?|^(is|did i|have i)\b/i;

const yesOrNo = new Set(['y', 'yes', 'yep', 'yeah', 'n', 'no', 'nope']);

/** To a message that asks something ("Tired?"), such a reply is an answer and not a mark. */
export const isYesOrNo = (text: string) =>
  wordsOf(firstOf(ownLines(text))).every((word) => yesOrNo.has(word));

/** A longer reply isn't a command. */
const MAX_WORDS = 16;

/** In "Done. The end." it isn't a STOP. */
const theEnd = /\P{L}the end\P{L}{0,9}$/iu;

/** Null if it isn't clear. STOP comes first, because we must honor it whatever else the words may mean. */
export function readIntent(text: string): Intent | null {
  const lines = ownLines(text);
  const all = lines.join('\n');
  const told = all.replace(theEnd, '');
  if (told !== all && commandIn(told) === 'done') return 'done';
  return asksToStop(lines) ? 'stop' : commandIn(firstOf(lines));
}

function commandIn(line: string): Command | null {
  const words = wordsOf(line);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const intent = order.find((command) => asksFor(command, words)) ?? null;
  return intent === 'done' && question.test(line) ? null : intent;
}

export function wordsOf(text: string): string[] {
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

const asksFor = (intent: Command, words: readonly string[]): boolean =>
  consistsOf(
    words,
    phrases[intent],
    (word) => fillers[intent].has(word) || ((intent === 'start' || intent === 'help') && emoji.test(word)),
  );

/** How email clients start a quoted message or signature, in the most common languages. */
const quoteStart = new RegExp(
  [
    '^(>|-{2,} ?(original|forwarded|ursprüngliche|weitergeleitete|message|mensaje)|_{5,}|-- ?$|get outlook for)',
    '^(from|von|de|da|van) ?: ',
    '^(sent|gesendet|envoyé|enviado|inviato|verstuurd) (from|via|von|mit|depuis|de|desde|do|da|vanaf|met) ',
    '^von meinem .* gesendet',
  ].join('|'),
  'i',
);
/** "On Monday, Ann wrote:". Long ones continue on the next line. */
const attribution =
  /^(on .{1,300} wrote:?|(am|le|el|em|il|op) .{1,300} (schrieb|a écrit|escribió|escreveu|ha scritto|schreef)( .{1,200})? ?:)$/i;

const startsQuote = (line: string, next = '') =>
  quoteStart.test(line) ||
  [line, `${line} ${next}`].some((text) => text.length < 1000 && attribution.test(text));

function linesOf(text: string): { own: string[]; below: string[] } {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const end = lines.findIndex((line, at) => startsQuote(line, lines[at + 1]));
  return end === -1 ? { own: lines, below: [] } : { own: lines.slice(0, end), below: lines.slice(end) };
}

export const ownLines = (text: string): string[] => linesOf(text).own;

const plainWords = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Also reads what was written below or between the lines of a quote, but never the words of ours that it quotes. */
export function soundsLikeDanger(text: string, quoted: { title: string; content: string } | null): boolean {
  const { own, below } = linesOf(text);
  const ours = quoted === null ? '' : plainWords(`${quoted.title}\n${quoted.content}`);
  const added = below.filter((line) => !line.startsWith('>') && !ours.includes(plainWords(line)));
  return [own, added].some((lines) => isDanger(lines.join('\n')));
}

const greeting =
  /^(hi|hello|hey|dear|good (morning|afternoon|evening)|hallo|guten (morgen|tag|abend)|bonjour|bonsoir|salut|hola|buenos días)( \p{L}+){0,2} ?[,.!]?$/iu;

/** Without a greeting, unless the reply consists of nothing else. */
function withoutGreeting(lines: readonly string[]): readonly string[] {
  const [first = '', ...others] = lines;
  return others.length > 0 && greeting.test(first) ? others : lines;
}

export const linesAfterGreeting = (text: string) => withoutGreeting(ownLines(text));

const firstOf = (lines: readonly string[]): string => withoutGreeting(lines)[0] ?? '';

const hidden = new Set(['head', 'style', 'script', 'blockquote']);
const blocks = new Set(['br', 'p', 'div', 'tr', 'li']);

/** The text of an HTML email, without what it quotes. Empty if the parser gives up. */
export async function textOfHtml(html: string): Promise<string> {
  const text = new HTMLRewriter()
    .on('*', {
      element: (element) => {
        const isQuote = element.getAttribute('class')?.split(' ').includes('gmail_quote') === true;
        if (isQuote || hidden.has(element.tagName)) return void element.remove();
        if (blocks.has(element.tagName)) element.after('\n');
        element.removeAndKeepContent();
      },
    })
    .onDocument({ comments: (comment) => void comment.remove() })
    .transform(new Response(html.replace(/^\s*<!doctype[^>]*>/i, '')));
  const shown = await text.text().catch(() => '');
  return shown.replace(
    /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,5});/gi,
    (entity, name) => characterOf(name) ?? entity,
  );
}

const namedCharacters: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lsquo: "'",
  rsquo: "'",
};

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return namedCharacters[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Parsing time depends on both. A real email of half a megabyte has about 7,000 lines. */
const MAX_LINES = 20_000;
const MAX_SIZE = 512 * 1024;

/** The start of an email. What follows is mostly attachments. */
export function readablePart(raw: Uint8Array): Uint8Array {
  const newline = 10;
  let end = 0;
  for (let lines = 0; lines < MAX_LINES && end < raw.length; lines += 1)
    end = raw.indexOf(newline, end) + 1 || raw.length;
  return raw.subarray(0, Math.min(end, MAX_SIZE));
}

/** How a reply arrived. Our response to a text must fit into one segment. */
export type ReplyChannel = 'sms' | 'email';

const things: Record<ReplyChannel, string> = { sms: 'texts', email: 'emails' };

export const doneText = 'Marked as done.';
export const skippedText = 'Skipped. That is fine. The next one comes as planned.';
export const skippedDoseText =
  'Skipped. If you missed it or are not sure, your leaflet or pharmacist says what to do.';
export const snoozedText = (clock: string) => `We'll send it again at ${clock}.`;
/** Names no habit, because a dose text doesn't either. */
export const stillOpenText = (link: string) => `Another text is still open: ${link}`;
/** Repeats the answer, because a remark can look like one. */
export const answeredText = (answer: string, isQuoted: boolean, campaign: string) =>
  `Thank you. I’ve written down: “${answer}”. ${isQuoted ? 'One of your next messages will use it. ' : ''}If that wasn’t your answer, change it here: ${campaign}`;

/** For an email that may have been meant as an answer. */
export const howToAnswerText = (prompt: string, page: string) =>
  `To answer this week’s question (${prompt}), open your message: ${page}`;

/** The response to an email that sounds like danger. */
export function crisisEmail(origin: string, isHeld: boolean): string {
  const help =
    'What you wrote sounds heavy. I’m an app, so I’m not the right help for this. A person is, and you can reach one now: call or text 988 in the US and Canada, 116 123 in the UK and Ireland, findahelpline.com elsewhere.';
  return isHeld
    ? `${help} I won’t send anything more about this until you’ve looked at it in the app: ${origin}`
    : help;
}

export const tooLateText = 'That is no longer possible for this message. DONE and SKIP still work.';
export const nothingToAnswerText = 'Better Habits: there is no message from the last week to reply to.';

/** `stopped` is what the STOP turned off, and `by` how it arrived. */
export const stoppedText = (stopped: ReplyChannel, by: ReplyChannel, origin: string) =>
  `Better Habits: you won't get any more ${things[stopped]} from us. ${howToStart(stopped, by, origin)}`;

function howToStart(stopped: ReplyChannel, by: ReplyChannel, origin: string): string {
  if (by === 'sms') return 'Reply START to get them again.';
  return stopped === 'sms'
    ? 'To get them again, text START from that phone.'
    : `To get them again, ask for a link at ${origin}/settings`;
}

/** A START that can't be trusted only gets a hint, because a forged sender must not lift someone else's opt-out. */
export const untrustedStartText = (stopped: ReplyChannel, origin: string) =>
  stopped === 'sms'
    ? 'To get texts from Better Habits again, text START from that phone.'
    : `To get emails from Better Habits again, sign in and ask for a link at ${origin}/settings`;

/** What is still stopped after a START. */
type RemainingStops = 'nothing' | 'some' | 'all';

/** @param users everyone who shares the phone */
export function remainingStops(users: readonly { stopped: 'all' | 'some' | null }[]): RemainingStops {
  if (users.every(({ stopped }) => stopped === null)) return 'nothing';
  return users.every(({ stopped }) => stopped === 'all') ? 'all' : 'some';
}

export function startedText(stops: RemainingStops, origin: string): string {
  if (stops === 'all')
    return `Better Habits: we undid your STOP, but texts are still off for another reason. See ${origin}/settings`;
  if (stops === 'some')
    return `Better Habits: texts are on again, except those turned off another way. See ${origin}/settings. Reply STOP to end all.`;
  return 'Better Habits: texts are on again. Reply STOP to end them.';
}

export const helpText = (channel: ReplyChannel, origin: string) =>
  `Better Habits: reply DONE, SKIP or LATER to your last message, STOP for no more ${things[channel]}. ${origin}/help`;
