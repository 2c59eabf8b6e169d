import { type ChatBody, chatAnswer, type Manner, manners } from './ai-answers.ts';
import { type LocalProvider, type Received, startProvider } from './local-provider.ts';

/** A real server of OpenAI's shape on this machine, whose model answers in a stated manner. */
export type AiServer = LocalProvider & {
  /** What to give as the base address. */
  base: string;
  /** The manners of the next calls, in order; the last one stays. */
  answers(...wanted: [Manner, ...Manner[]]): void;
};

export const bodyOf = (call: Received): ChatBody => JSON.parse(call.body.toString());

export async function startAiServer(): Promise<AiServer> {
  const provider = await startProvider();
  const answers: AiServer['answers'] = (...wanted) => {
    let calls = 0;
    provider.will((call) => {
      const manner = wanted[Math.min(calls, wanted.length - 1)] ?? 'good';
      calls += 1;
      const body = JSON.stringify(chatAnswer(manners[manner](bodyOf(call))));
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body };
    });
  };
  answers('good');
  return { ...provider, base: `${provider.origin}/v1`, answers };
}
