import type { AiLimits, AiWriting } from './ai-task.ts';
import { type Model, ModelFault, type Prompt } from './model.ts';

/** Write, judge, and both again for what failed. */
export const MAX_CALLS = 4;
/** Room for an answer, including the thinking of models that think. */
const MAX_ANSWER_TOKENS = 6000;
/** An answer with less room is cut off: so much, and so much more for each text. */
const MIN_ANSWER_TOKENS = 300;
const TOKENS_PER_TEXT = 120;
/** Where a provider counts no tokens. Real texts have more characters per token, so this counts too many. */
const CHARACTERS_PER_TOKEN = 3;

/** One question to the model; null when it can't be answered, with the fault noted. */
export type Ask = (prompt: Prompt, want: Want) => Promise<string | null>;

export type Want = {
  /** Texts that the answer speaks of. */
  texts: number;
  /** Tokens that are kept for the next call. */
  reserve: number;
  temperature?: number;
};

export type Asking = {
  model: Model;
  /** What is known of the model's server: a plain one refuses the JSON mode or a temperature. */
  server: { isPlain: boolean };
  /** Counts the calls and the tokens, and notes the fault. */
  writing: AiWriting;
  /** For all calls together. */
  tokens: number;
  signal: AbortSignal;
};

/** Asks a model within the limits of calls and tokens. A refusal to take the JSON mode costs a call and a second try. */
export function asker({ model, server, writing, tokens, signal }: Asking): Ask {
  return async (prompt, { texts, reserve, temperature }) => {
    const size = sizeOf(prompt);
    const least = MIN_ANSWER_TOKENS + texts * TOKENS_PER_TEXT;
    let isPlain = server.isPlain;
    while (writing.calls < MAX_CALLS) {
      const room = Math.min(MAX_ANSWER_TOKENS, tokens - writing.tokens - size - reserve);
      if (room < least) {
        writing.fault = 'token_limit';
        return null;
      }
      writing.calls += 1;
      try {
        const extras = isPlain || temperature === undefined ? {} : { temperature };
        const asked = model.complete(prompt, { maxTokens: room, jsonMode: !isPlain, signal, ...extras });
        const answer = await Promise.race([asked, rejectWhen(signal)]);
        writing.tokens += answer.tokens ?? size + Math.ceil(answer.text.length / CHARACTERS_PER_TOKEN);
        server.isPlain = isPlain;
        writing.fault = null;
        return answer.text;
      } catch (error) {
        writing.tokens += size;
        writing.fault = faultOf(error, signal);
        if (isPlain || !/^status_4(?:00|15|22)$/.test(writing.fault)) return null;
        isPlain = true;
      }
    }
    return null;
  };
}

function faultOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return String(signal.reason);
  return error instanceof ModelFault ? error.reason : 'unreachable';
}

/** For drivers that do not listen to a signal. */
function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new ModelFault('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Not AbortSignal.timeout: its timer can't be stopped, and keeps the campaign's object awake for its whole length. */
export async function withinTime(
  { timeLimit, signal }: AiLimits,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('time_limit'), timeLimit);
  const giveUp = () => controller.abort('given_up');
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

export const sizeOf = ({ system, user }: Prompt) =>
  Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN);
