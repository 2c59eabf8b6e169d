/** What a language model answers, well, badly and with hostility: for every test that has one at its end. */

export type ChatBody = { messages: { role: string; content: string }[]; response_format?: unknown };
/** A judge is given messages; a writer is told in a few words how often they come. */
type Asked = {
  week: number;
  facts?: { action?: string };
  slots?: { slot: number }[];
  messages?: string | { slot: number; text: string }[];
};

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

/** Texts that a good model writes, another for each week and slot. What the person will do is in their own words. */
export function goodTexts(body: ChatBody): { slot: number; text: string }[] {
  const { week, facts } = askedData(body);
  const act = actIn(facts?.action);
  return askedSlots(body).map((slot) => ({
    slot,
    text: `${openings[slot % openings.length]}${act} ${endings[(week + slot) % endings.length]}`,
  }));
}

const actIn = (action: string | undefined) =>
  action === undefined ? '' : ` ${action.slice(0, 1).toUpperCase()}${action.slice(1)}.`;

/** Values that the app fills in. */
const counting = ' Marked so far: {done} of {due}.';

const isGood = (text: string, act: string) =>
  openings.some((opening) =>
    endings.some((ending) => text.replace(counting, '') === `${opening}${act} ${ending}`),
  );

const passed = { safe: true, aboutThisAct: true, consistent: true, kind: true, language: true };

/** The verdicts of a judge who passes what a good model writes, and nothing else. */
function verdicts(body: ChatBody): string {
  const { messages = [], facts } = askedData(body);
  const judged = (typeof messages === 'string' ? [] : messages).map(({ slot, text }) => {
    const passes = isGood(text, actIn(facts?.action));
    return { slot, ...passed, safe: passes, aboutThisAct: passes, kind: passes, language: passes };
  });
  return JSON.stringify({ verdicts: judged });
}

/** Whether a question is to judge texts, not to write them. */
export const isJudging = (body: ChatBody) => Array.isArray(askedData(body).messages);

const asJson = (messages: unknown) => JSON.stringify({ messages });

/** Every text of a good answer, changed. */
const spoilt = (spoil: (text: string) => string) => (body: ChatBody) =>
  asJson(goodTexts(body).map(({ slot, text }) => ({ slot, text: spoil(text) })));

const writing = {
  good: (body: ChatBody) => asJson(goodTexts(body)),
  fenced: (body: ChatBody) => `\`\`\`json\n${asJson(goodTexts(body))}\n\`\`\``,
  'prose around': (body: ChatBody) => `Here you are:\n${asJson(goodTexts(body))}\nEnjoy!`,
  thinking: (body: ChatBody) => `<think>Seven texts.</think>\n${asJson(goodTexts(body))}`,
  counting: spoilt((text) => `${text}${counting}`),
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

/** How a model judges that writes well: what is not judged in whole reaches nobody. */
const judging = {
  'judged by nobody': () => 'They are all lovely.',
  'judged in part': () =>
    JSON.stringify({
      verdicts: [
        { slot: 1, ...passed },
        { slot: 2, safe: true },
        { slot: 99, ...passed },
      ],
    }),
  'judged unsafe': (body: ChatBody) => verdicts(body).replaceAll('"safe":true', '"safe":false'),
} satisfies Record<string, (body: ChatBody) => string>;

export type Manner = keyof typeof writing | keyof typeof judging;

/** Manners whose texts are to be taken; what the others write never reaches anybody. */
export const goodManners: readonly Manner[] = ['good', 'fenced', 'prose around', 'thinking', 'counting'];

type Answer = (body: ChatBody) => string;
const inTurn =
  (write: Answer, judge: Answer): Answer =>
  (body) =>
    isJudging(body) ? judge(body) : write(body);

/** How a model answers, by name. Who writes badly judges honestly. */
export const manners = Object.fromEntries([
  ...Object.entries(writing).map(([name, write]) => [name, inTurn(write, verdicts)] as const),
  ...Object.entries(judging).map(([name, judge]) => [name, inTurn(writing.good, judge)] as const),
]) as Record<Manner, Answer>;

/** An answer of OpenAI's shape. */
export const chatCompletion = (text: string, tokens = 900) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: { prompt_tokens: tokens - 100, completion_tokens: 100, total_tokens: tokens },
});
