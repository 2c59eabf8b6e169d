import type { ProgramSlot } from '../../../../worker/domain.ts';
import type { CompletionLimits, Model, ModelAnswer, Prompt } from '../../../../worker/writer/ai/models.ts';
import type { AiTask } from '../../../../worker/writer/ai/prompt.ts';
import type { Habit } from '../../../../worker/writer/writer.ts';

export const habit: Habit = {
  kind: 'build',
  title: 'Walk Biscuit',
  description: 'Because I sit all day.',
  style: 'friendly',
  daily: true,
  sendTime: '07:30',
  facts: {
    c: 'I put the kettle on',
    a: 'walk Biscuit around the canal',
    s: 'to the bridge and back',
    p: 'Anna',
    y: 'I want to keep up with my kids',
  },
  small: false,
};

export const weekOf = (week: number, days = 7): ProgramSlot[] =>
  Array.from({ length: days }, (_, at) => ({
    index: (week - 1) * 7 + at,
    week,
    weekday: at + 1,
    position: null,
  }));

export const taskFor = (change: Partial<Habit> = {}, more: Partial<AiTask> = {}): AiTask => ({
  habit: { ...habit, ...change },
  slots: weekOf(3),
  before: [],
  banned: new Set(),
  purposes: new Map([['w3.mon', 'Small is a whole day.']]),
  results: [],
  earlier: [],
  liked: [],
  disliked: [],
  ...more,
});

export const limits = { timeLimit: 20_000, tokens: 100_000 };

export type Asked = {
  slots: { slot: number; weekday: string; purpose: string }[];
  messages: { slot: number; text: string; short?: string }[];
  [name: string]: unknown;
};

/** The data in a prompt: its line of JSON. */
export const dataOf = ({ user }: Prompt): Asked =>
  JSON.parse(user.split('\n').find((line) => line.startsWith('{')) ?? '{}');

export const isJudging = ({ system }: Prompt) => system.includes('"verdicts"');

/** Good texts, one per slot, in two versions so a second try can differ. */
export const goodText = (slot: number, version = 1) =>
  [
    'Walk Biscuit around the canal, and mark it.',
    `After you put the kettle on: walk Biscuit around the canal.`,
    `To the bridge and back counts in full.`,
    `You put the kettle on, then walk Biscuit around the canal.`,
    `Walk Biscuit around the canal. You know when.`,
    `Does Anna know about this? No help needed.`,
    `You said: “I want to keep up with my kids.” To the bridge and back.`,
    `To the bridge and back is enough. The rest is welcome.`,
  ][slot % 8]?.concat(version === 1 ? '' : ' Mark it then.') ?? '';

export const writtenFor = (prompt: Prompt, text: (slot: number) => string = goodText) =>
  JSON.stringify({ messages: dataOf(prompt).slots.map(({ slot }) => ({ slot, text: text(slot) })) });

const passed = { safe: true, aboutThisAct: true, consistent: true, kind: true, language: true };

/** @param fails the question that a text fails, if any */
export const judged = (prompt: Prompt, fails: (text: string, slot: number) => string | null = () => null) =>
  JSON.stringify({
    verdicts: dataOf(prompt).messages.map(({ slot, text }) => {
      const name = fails(text, slot);
      return { slot, ...passed, ...(name === null ? {} : { [name]: false }) };
    }),
  });

export type Call = { prompt: Prompt; limits: CompletionLimits; judging: boolean };
type Answer = string | ModelAnswer;

export function modelThat({
  writes = (prompt) => writtenFor(prompt),
  judges = (prompt) => judged(prompt),
}: {
  writes?: (prompt: Prompt, call: number) => Answer | Promise<Answer>;
  judges?: (prompt: Prompt, call: number) => Answer | Promise<Answer>;
} = {}): Model & { asked: Call[] } {
  const asked: Call[] = [];
  return {
    name: 'openai',
    providerName: 'OpenAI',
    asked,
    complete: async (prompt, limits) => {
      const judging = isJudging(prompt);
      asked.push({ prompt, limits, judging });
      const turn = asked.filter((call) => call.judging === judging).length;
      const answer = await (judging ? judges : writes)(prompt, turn);
      return typeof answer === 'string' ? { text: answer, tokens: 500 } : answer;
    },
  };
}
