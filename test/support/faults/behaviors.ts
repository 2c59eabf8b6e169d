/**
 * What a provider does with the next calls for one recipient. `lost` accepts the call but breaks the connection before
 * answering. `hold` accepts, or answers with the given status, once it is released. `hang` never answers.
 */
export type Behavior =
  | { kind: 'accept' | 'garbage' | 'reset' | 'lost' | 'hang' }
  | { kind: 'hold'; status?: number }
  | { kind: 'status'; status: number; retryAfter?: string; body?: string };

/** The identifier is the part of a call that is the same for all attempts of a delivery. */
export type Accepted = { identifier: string; text: string };

/** What the language model does with the next call. If held, it answers once it is released. */
export type ModelBehavior =
  | { kind: 'answer'; manner: Manner; isHeld?: boolean }
  | { kind: 'hang' }
  | { kind: 'status'; status: number };

export type ChatBody = { messages: { role: string; content: string }[]; response_format?: unknown };
/** The data of a question. A judge gets the messages; a writer gets a phrase saying how often they are sent. */
type Asked = {
  week: number;
  facts?: { action?: string };
  slots?: { slot: number }[];
  messages?: string | { slot: number; text: string }[];
};

/** A question contains its data as one line of JSON. */
function askedData({ messages }: ChatBody): Asked {
  const question = messages.find(({ role }) => role === 'user')?.content ?? '';
  return JSON.parse(/^\{.*$/m.exec(question)?.[0] ?? '{}');
}

const sentences = (text: string) => text.split(/(?<=[.?]) /);
const openings = sentences(
  `Make a little room for it today. Begin whenever it suits you. Take it slowly today. Start before you think about it. ` +
    `Keep it easy today. Let it be short if it has to be. Give it your full attention once. Find a quiet spot for it.`,
);
const endings = sentences(
  `How was the start? Then mark it. What helped? Any size will do. Notice how it feels. No hurry at all. See how it goes. ` +
    `What made it easier? Stop when you like. Was it a good moment? It can be small. Who could know about this?`,
);

/** The texts of a good model, different for each week and slot, with the action in the person's own words. */
function goodTexts(body: ChatBody): { slot: number; text: string }[] {
  const { week, facts, slots = [] } = askedData(body);
  const act = actIn(facts?.action);
  return slots.map(({ slot }) => ({
    slot,
    text: `${openings[slot % openings.length]}${act} ${endings[(week + slot) % endings.length]}`,
  }));
}

const actIn = (action: string | undefined) =>
  action === undefined ? '' : ` ${action.slice(0, 1).toUpperCase()}${action.slice(1)}.`;

const passed = { safe: true, aboutThisAct: true, consistent: true, kind: true, language: true };

/** The verdicts of a judge that accepts every text but medical advice. */
function verdicts(body: ChatBody): string {
  const { messages = [] } = askedData(body);
  const judged = (typeof messages === 'string' ? [] : messages).map(({ slot, text }) => {
    return { slot, ...passed, safe: !text.includes('doctor') };
  });
  return JSON.stringify({ verdicts: judged });
}

const isJudging = (body: ChatBody) => Array.isArray(askedData(body).messages);

const asJson = (messages: unknown) => JSON.stringify({ messages });

const spoilt = (spoil: (text: string) => string) => (body: ChatBody) =>
  asJson(goodTexts(body).map(({ slot, text }) => ({ slot, text: spoil(text) })));

type Answer = (body: ChatBody) => string;

/** Answers of a writer. Code can reject most of the bad ones, and only a judge the last. */
const writing = {
  good: (body) => asJson(goodTexts(body)),
  counting: spoilt((text) => `${text} Marked so far: {done} of {due}.`),
  garbage: () => '<<<%%% 0x00 lorem',
  medical: spoilt((text) => `${text} Ask your doctor.`),
} satisfies Record<string, Answer>;

export type Manner = keyof typeof writing | 'judged by nobody';

/** The answer of a model, by name. A model that writes badly still judges well. */
export function answerIn(manner: Manner, body: ChatBody): string {
  if (manner === 'judged by nobody') return isJudging(body) ? 'They are all lovely.' : writing.good(body);
  return isJudging(body) ? verdicts(body) : writing[manner](body);
}

export const chatCompletion = (text: string, tokens = 900) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
  usage: { prompt_tokens: tokens - 100, completion_tokens: 100, total_tokens: tokens },
});
