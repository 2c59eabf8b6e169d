import { z } from 'zod';
import type { AiWriterName } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';

export type AiBinding = {
  run(model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
};

export type Prompt = { system: string; user: string };

/** `tokens` is the provider's count; null if it doesn't report one. */
export type ModelAnswer = { text: string; tokens: number | null };

export type CompletionLimits = {
  /** For the answer, including any thinking. */
  maxTokens: number;
  /** Requests JSON mode, which some servers refuse. */
  jsonMode: boolean;
  /** Undefined for the provider's default; some models accept no other value. */
  temperature?: number;
  signal: AbortSignal;
};

export type Model = {
  readonly name: AiWriterName;
  /** The company or host that gets the prompts, which the form names before anything is sent. */
  readonly providerName: string;
  /** Throws a ModelError if the model can't be reached or doesn't answer. */
  complete(prompt: Prompt, limits: CompletionLimits): Promise<ModelAnswer>;
};

type ModelProvider = (settings: Settings, binding: AiBinding | undefined) => Model | null;

/** A model gave no answer. `reason` is a code for the log and never contains the user's words. */
export class ModelError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The model gave no answer: ${reason}`);
    this.name = 'ModelError';
    this.reason = reason;
  }
}

/** A format that both OpenAI-compatible servers and Workers AI accept. */
export const messagesOf = ({ system, user }: Prompt) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];

const usage = z.object({ total_tokens: z.number().int().nonnegative() }).optional().catch(undefined);

const chatCompletion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage,
});

/** The format of older Workers AI models. In JSON mode, the response is already parsed. */
const responseAnswer = z.object({ response: z.union([z.string(), z.looseObject({})]), usage });

/** In either format. An answer without text, such as a refusal, becomes an empty text. */
function readModelAnswer(answer: unknown): ModelAnswer {
  const chat = chatCompletion.safeParse(answer);
  if (chat.success) {
    const { choices, usage } = chat.data;
    return { text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens ?? null };
  }
  const older = responseAnswer.safeParse(answer);
  if (!older.success) throw new ModelError('unknown_shape');
  const { response, usage } = older.data;
  return {
    text: typeof response === 'string' ? response : JSON.stringify(response),
    tokens: usage?.total_tokens ?? null,
  };
}

/** No genuine answer is longer, and a longer one could exhaust the memory. */
const MAX_ANSWER_LENGTH = 256 * 1024;

const openAiProvider: ModelProvider = ({
  OPENAI_API_KEY: key,
  OPENAI_MODEL: model,
  OPENAI_BASE_URL: base,
}) => (key === undefined || model === undefined ? null : openAi({ key, base, model }));

/** Any server with `POST {base}/chat/completions`: OpenAI, a gateway, or a model on the same machine. */
export function openAi({ key, base, model }: { key: string; base: string; model: string }): Model {
  const { hostname } = new URL(base);
  return {
    name: 'openai',
    providerName: hostname === 'api.openai.com' ? 'OpenAI' : hostname,
    complete: async (prompt, { maxTokens, jsonMode, temperature, signal }) => {
      const body = {
        model,
        messages: messagesOf(prompt),
        max_completion_tokens: maxTokens,
        ...(temperature === undefined ? {} : { temperature }),
        ...(jsonMode ? { response_format: { type: 'json_object' } } : {}),
      };
      const headers = { Authorization: `Bearer ${key}` };
      return readModelAnswer(
        await post(`${base.replace(/\/+$/, '')}/chat/completions`, { headers, body, signal }),
      );
    },
  };
}

type Post = { headers: Record<string, string>; body: object; signal: AbortSignal };

/** Throws a ModelError for any answer but JSON. */
async function post(url: string, { headers, body, signal }: Post): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // Following a redirect would send the key to another server.
    redirect: 'manual',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw new ModelError(`status_${response.status}`);
  }
  return parse(await readText(response));
}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER_LENGTH) throw new ModelError('too_long');
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('no_json');
  }
}

const ALLOWANCE_USED = 'allowance_used';

/** Whether the daily free allowance is used up, so that no model answers until the next UTC day. */
export const isAllowanceUsed = (code: string | null): boolean => code === ALLOWANCE_USED;

const workersAiProvider: ModelProvider = ({ WORKERS_AI_MODEL }, binding) =>
  binding === undefined || WORKERS_AI_MODEL === undefined ? null : workersAi(binding, WORKERS_AI_MODEL);

export function workersAi(binding: AiBinding, model: string): Model {
  return {
    name: 'workers-ai',
    providerName: 'Cloudflare Workers AI',
    complete: async (prompt, { maxTokens, jsonMode, temperature, signal }) => {
      const inputs = {
        messages: messagesOf(prompt),
        // Newer and older models have different names for the limit.
        max_tokens: maxTokens,
        max_completion_tokens: maxTokens,
        // Thinking counts as output and would multiply the cost.
        chat_template_kwargs: { enable_thinking: false },
        ...(model.includes('gpt-oss') ? { reasoning_effort: 'low' } : {}),
        ...(temperature === undefined ? {} : { temperature }),
        ...(jsonMode ? { response_format: { type: 'json_object' } } : {}),
      };
      try {
        return readModelAnswer(await binding.run(model, inputs, { signal }));
      } catch (error) {
        throw modelErrorOf(error);
      }
    },
  };
}

/** Workers AI error codes and the HTTP statuses that match them. */
const statuses: Readonly<Record<string, number>> = {
  5004: 400,
  5006: 400,
  5007: 404,
  3042: 404,
  3006: 413,
  3007: 408,
  3040: 429,
};

function modelErrorOf(error: unknown): unknown {
  if (error instanceof ModelError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/\b3036\b|free allocation/i.test(message)) return new ModelError(ALLOWANCE_USED);
  if (/json mode/i.test(message)) return new ModelError('status_400');
  const status = statuses[/\b[35]0\d\d\b/.exec(message)?.[0] ?? ''];
  return status === undefined ? error : new ModelError(`status_${status}`);
}

export const modelProviders: Record<AiWriterName, ModelProvider> = {
  openai: openAiProvider,
  'workers-ai': workersAiProvider,
};
