import { rotate } from '../../../worker/writers/composer/chance.ts';
import { type Print, printOf, similarity } from '../../../worker/writers/composer/similarity.ts';

/** What a language model answers, well, badly and with hostility: for every test that has one at its end. */

export type ChatBody = { messages: { role: string; content: string }[]; response_format?: unknown };
type AskedSlot = { slot: number; week: number; kind: string; cue: string; step: string };
type AskedWeek = { week: number; focus_words: string[] };

const objectsIn = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line));

const questionOf = (body: ChatBody) => body.messages.find(({ role }) => role === 'user')?.content ?? '';
const rulesOf = (body: ChatBody) => body.messages.find(({ role }) => role === 'system')?.content ?? '';

/** The slots that a question asks for. */
export const askedSlots = (body: ChatBody): AskedSlot[] =>
  objectsIn(questionOf(body)).filter(
    (found): found is AskedSlot => typeof found === 'object' && found !== null && 'slot' in found,
  );

const askedWeeks = (body: ChatBody): AskedWeek[] =>
  objectsIn(questionOf(body)).filter(
    (found): found is AskedWeek => typeof found === 'object' && found !== null && 'focus_words' in found,
  );

const frames: Record<string, readonly string[]> = {
  friendly: [
    `"W" - that's the word for {habit}, isn't it?`,
    `Isn't "w" nice for {habit}?`,
    `How's "w" today, and what's new with {habit}?`,
    `So what's "w" like for {habit}?`,
    `It's "w" day for {habit}, okay?`,
    `Who'd say "w" about {habit}?`,
    `Here's to "w" and {habit}, yes?`,
    `What's up: "w" with {habit}?`,
  ],
  motivational: [
    '"W" is worth it for {habit}.',
    'There is "w" in it for {habit}, and it matters.',
    'Today "w" matters for {habit}.',
    'It is worth it: "w" for {habit}.',
    'Because of "w", there is room for {habit}.',
    'A bit of "w" matters for {habit}.',
    'Worth a smile: "w" and {habit}.',
    'This "w" matters, also for {habit}.',
  ],
  informative: [
    '"W" is a cue for {habit}.',
    'With a routine, "w" helps with {habit}.',
    'A cue makes "w" good for {habit}.',
    'Memory likes "w" for {habit}.',
    'Effort drops by "w" for {habit}.',
    'The mind sees "w" in time for {habit}.',
    'Some "w" is a signal for {habit}.',
    'One setting, "w", is good for {habit}.',
  ],
  direct: [
    '"W" today, for {habit}.',
    'All for {habit}, with "w".',
    'Good for {habit}: "w".',
    'A minute of "w" for {habit}.',
    'The "w" way, for {habit}.',
    'Now "w", then time for {habit}.',
    'That is "w" for {habit}.',
    'No fuss, just "w" for {habit}.',
  ],
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Texts that keep every rule, as a good model writes them. They are made from the question alone. */
export function goodTexts(body: ChatBody): { slot: number; text: string }[] {
  const rules = rulesOf(body);
  const style = /^- Style (\w+)/m.exec(rules)?.[1] ?? 'friendly';
  const room = Number(/at most (\d+) characters/.exec(rules)?.[1]);
  const weeks = askedWeeks(body);
  const said = shownTexts(body).map(printOf);
  return askedSlots(body).map((asked) => {
    const words = weeks.find(({ week }) => week === asked.week)?.focus_words ?? ['plan'];
    const fitting = ideasFor(asked, style, words).filter((text) => text.length <= room);
    const text = fitting.find((idea) => isNew(idea, said)) ?? fitting[0] ?? '';
    said.push(printOf(text));
    return { slot: asked.slot, text };
  });
}

const shownTexts = (body: ChatBody): string[] =>
  questionOf(body)
    .split('\n')
    .filter((line) => line.startsWith('"'))
    .map((line): string => JSON.parse(line));

/** With room to spare below what the rules allow: the name is still to be put in. */
function isNew(text: string, said: readonly Print[]): boolean {
  const print = printOf(text);
  return said.every(
    (other) =>
      similarity(print, other) < 0.25 &&
      print.opening !== other.opening &&
      !print.sentences.some((sentence) => other.sentences.includes(sentence)),
  );
}

/** Every way of saying it, another one first for each slot. */
function ideasFor(asked: AskedSlot, style: string, words: readonly string[]): string[] {
  const turn = asked.week * 13 + asked.slot;
  const own = rotate(frames[style] ?? [], turn);
  return rotate(words, turn).flatMap((word) =>
    own.flatMap((frame) => {
      const named = asked.step.includes('{habit}') ? frame.replace('{habit}', 'it') : frame;
      const line = named.replace('"w"', `"${word}"`).replace('"W"', `"${capital(word)}"`);
      return ordersFor(asked, style).map((order) =>
        style === 'direct' ? `${order} ${line}` : `${line} ${order}`,
      );
    }),
  );
}

function ordersFor({ kind, cue, step }: AskedSlot, style: string): string[] {
  if (kind.startsWith('weekend')) {
    return style === 'direct'
      ? [`${capital(step)}, if you like.`, `If you like, ${step}.`]
      : [`If you like, ${step}.`];
  }
  const again = kind.startsWith('midweek') ? ' again' : '';
  const cueFirst = `${capital(cue)}, ${step}${again}.`;
  return style === 'direct' ? [`${capital(step)}${again} ${cue}.`, cueFirst] : [cueFirst];
}

const asJson = (messages: unknown) => JSON.stringify({ messages });

/** Every text of a good answer, changed. */
const spoilt = (spoil: (text: string) => string) => (body: ChatBody) =>
  asJson(goodTexts(body).map(({ slot, text }) => ({ slot, text: spoil(text) })));

/** How a model answers, by name. `good` and `fenced` are to be taken, the rest never reaches anybody. */
export const manners = {
  good: (body: ChatBody) => asJson(goodTexts(body)),
  fenced: (body: ChatBody) => `\`\`\`json\n${asJson(goodTexts(body))}\n\`\`\``,
  refusal: () => "I'm sorry, but I can't help with that.",
  'refusal in JSON': spoilt(() => "I'm sorry, I can't write that for {habit}."),
  garbage: () => '<<<%%% 0x00 lorem',
  empty: () => '',
  'no messages': () => asJson([]),
  'other JSON': () => '{"texts":["Walk."]}',
  'prose around': (body: ChatBody) => `Here you are:\n${asJson(goodTexts(body))}\nEnjoy!`,
  'foreign slots': (body: ChatBody) =>
    asJson(goodTexts(body).map(({ text }, at) => ({ slot: 100 + at, text }))),
  link: spoilt((text) => `${text.slice(0, -1)} at https://evil.example/win.`),
  'bare link': spoilt((text) => `${text.slice(0, -1)} at evil.com.`),
  phone: spoilt((text) => `${text} Dial 555 123 4567.`),
  html: spoilt((text) => `<b>${text}</b>`),
  script: spoilt((text) => `${text}<script>alert(1)</script>`),
  claim: spoilt((text) => `${text} It cures stress.`),
  medical: spoilt((text) => `${text} Ask your doctor.`),
  pressure: spoilt((text) => `${text} You must not fail.`),
  invented: spoilt((text) => `${text} You did 19 of 20.`),
  study: spoilt((text) => `${text} A study of 500 people says so.`),
  'wrong placeholder': spoilt((text) => text.replace('{habit}', '{title}')),
  'without the habit': spoilt((text) => text.replace('{habit}', 'all of it')),
  'template injection': spoilt((text) => `${text} {{constructor}}`),
  'two orders': spoilt((text) => `${text} Write a letter to her.`),
  'too long': spoilt((text) => `${text} ${'It is a good day for it. '.repeat(8).trim()}`),
  emoji: spoilt((text) => `${text} 🎉`),
  'line break': spoilt((text) => `${text}\r\nBcc: all@example.com`),
  'right to left': spoilt((text) => `\u202e${text}`),
  insult: spoilt((text) => `${text} You lazy ass.`),
  'other language': spoilt(() => 'Después del desayuno, {habit}. Das ist gut.'),
  'one text for all': spoilt(() => 'Nothing to add. After breakfast, walk a mile for {habit}.'),
} satisfies Record<string, (body: ChatBody) => string>;
export type Manner = keyof typeof manners;

/** An answer of OpenAI's shape. */
export const chatAnswer = (text: string, tokens = 900) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: { prompt_tokens: tokens - 100, completion_tokens: 100, total_tokens: tokens },
});
