/** What a language model answers, well, badly and with hostility: for every test that has one at its end. */

export type ChatBody = { messages: { role: string; content: string }[]; response_format?: unknown };
type Asked = { week: number; slots?: { slot: number }[]; messages?: { slot: number; text: string }[] };

const questionOf = (body: ChatBody) => body.messages.find(({ role }) => role === 'user')?.content ?? '';

/** The data of a question: one line of JSON. */
export const askedData = (body: ChatBody): Asked =>
  JSON.parse(
    questionOf(body)
      .split('\n')
      .find((line) => line.startsWith('{')) ?? '{}',
  );

/** The numbers of the slots that a question asks for. */
export const askedSlots = (body: ChatBody): number[] => (askedData(body).slots ?? []).map(({ slot }) => slot);

const openings = [
  'Make a little room for it today.',
  'Begin whenever it suits you.',
  'Take it slowly today.',
  'Start before you think about it.',
  'Keep it easy today.',
  'Let it be short if it has to be.',
  'Give it your full attention once.',
  'Find a quiet spot for it.',
];
const endings = [
  'How was the start?',
  'Then mark it.',
  'What helped?',
  'Any size will do.',
  'Notice how it feels.',
  'No hurry at all.',
  'What made it easier?',
  'Stop when you like.',
  'See how it goes.',
  'Was it a good moment?',
  'It can be small.',
  'Who could know about this?',
];

/** Texts that a good model writes, another for each week and slot. */
export function goodTexts(body: ChatBody): { slot: number; text: string }[] {
  const { week } = askedData(body);
  return askedSlots(body).map((slot) => ({ slot, text: goodText(week, slot) }));
}

const goodText = (week: number, slot: number) =>
  `${openings[slot % openings.length]} ${endings[(week + slot) % endings.length]}`;
const isGood = (text: string) =>
  openings.some((opening) => endings.some((ending) => text === `${opening} ${ending}`));

/** The verdicts of a judge who passes what a good model writes, and nothing else. */
function verdicts(body: ChatBody): string {
  const judged = (askedData(body).messages ?? []).map(({ slot, text }) => {
    const passes = isGood(text);
    return { slot, safe: passes, aboutThisAct: passes, consistent: true, kind: passes, language: passes };
  });
  return JSON.stringify({ verdicts: judged });
}

const isJudging = (body: ChatBody) => askedData(body).messages !== undefined;

const asJson = (messages: unknown) => JSON.stringify({ messages });

/** Every text of a good answer, changed. */
const spoilt = (spoil: (text: string) => string) => (body: ChatBody) =>
  asJson(goodTexts(body).map(({ slot, text }) => ({ slot, text: spoil(text) })));

const writing = {
  good: (body: ChatBody) => asJson(goodTexts(body)),
  fenced: (body: ChatBody) => `\`\`\`json\n${asJson(goodTexts(body))}\n\`\`\``,
  'prose around': (body: ChatBody) => `Here you are:\n${asJson(goodTexts(body))}\nEnjoy!`,
  thinking: (body: ChatBody) => `<think>Seven texts.</think>\n${asJson(goodTexts(body))}`,
  refusal: () => "I'm sorry, but I can't help with that.",
  'refusal in JSON': spoilt(() => "I'm sorry, I can't write that."),
  garbage: () => '<<<%%% 0x00 lorem',
  empty: () => '',
  'no messages': () => asJson([]),
  'other JSON': () => '{"texts":["Walk."]}',
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
  'wrong placeholder': spoilt((text) => `${text} {title}`),
  'template injection': spoilt((text) => `${text} {{constructor}}`),
  'too long': spoilt((text) => `${text} ${'It is a good day for it. '.repeat(20).trim()}`),
  'line break': spoilt((text) => `${text}\r\nBcc: all@example.com`),
  'right to left': spoilt((text) => `\u202e${text}`),
  insult: spoilt((text) => `${text} You lazy ass.`),
  'other act': spoilt(() => 'Eat the whole cake instead.'),
  'other language': spoilt(() => 'Después del desayuno. Das ist gut.'),
  'one text for all': spoilt(() => 'Nothing to add today.'),
} satisfies Record<string, (body: ChatBody) => string>;
export type Manner = keyof typeof writing;

/** Manners whose texts are to be taken; what the others write never reaches anybody. */
export const goodManners: readonly Manner[] = ['good', 'fenced', 'prose around', 'thinking'];

/** How a model answers, by name. Asked to judge, every one of them judges honestly. */
export const manners = Object.fromEntries(
  Object.entries(writing).map(([name, write]) => [
    name,
    (body: ChatBody) => (isJudging(body) ? verdicts(body) : write(body)),
  ]),
) as Record<Manner, (body: ChatBody) => string>;

/** An answer of OpenAI's shape. */
export const chatAnswer = (text: string, tokens = 900) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: { prompt_tokens: tokens - 100, completion_tokens: 100, total_tokens: tokens },
});
