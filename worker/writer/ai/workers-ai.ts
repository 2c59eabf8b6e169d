import { type AiBinding, type Model, ModelFault, type ModelProvider, messagesOf } from './model.ts';
import { readModelAnswer } from './model-answer.ts';

const ALLOWANCE_USED = 'allowance_used';

/** Whether the day's free allowance is used up: no model answers before the next UTC day. */
export const isAllowanceFault = (fault: string | null): boolean => fault === ALLOWANCE_USED;

export const workersAiProvider: ModelProvider = ({ WORKERS_AI_MODEL }, binding) =>
  binding === undefined || WORKERS_AI_MODEL === undefined ? null : workersAi(binding, WORKERS_AI_MODEL);

/** A model that runs on Cloudflare's machines, behind the binding `AI`. */
export function workersAi(binding: AiBinding, model: string): Model {
  return {
    name: 'workers-ai',
    reader: 'Cloudflare Workers AI',
    complete: async (prompt, { maxTokens, jsonMode, temperature, signal }) => {
      const inputs = {
        messages: messagesOf(prompt),
        // Each generation of models reads its own name for the limit.
        max_tokens: maxTokens,
        max_completion_tokens: maxTokens,
        // Thinking counts as output and would multiply the price of a batch.
        chat_template_kwargs: { enable_thinking: false },
        ...(model.includes('gpt-oss') ? { reasoning_effort: 'low' } : {}),
        ...(temperature === undefined ? {} : { temperature }),
        ...(jsonMode ? { response_format: { type: 'json_object' } } : {}),
      };
      try {
        return readModelAnswer(await binding.run(model, inputs, { signal }));
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}

/** HTTP statuses of the platform's own error codes, from its list of errors. */
const statuses: Readonly<Record<string, number>> = {
  5004: 400,
  5006: 400,
  5007: 404,
  3042: 404,
  3006: 413,
  3007: 408,
  3040: 429,
};

function faultOf(error: unknown): unknown {
  if (error instanceof ModelFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/\b3036\b|free allocation/i.test(message)) return new ModelFault(ALLOWANCE_USED);
  if (/json mode/i.test(message)) return new ModelFault('status_400');
  const status = statuses[/\b[35]0\d\d\b/.exec(message)?.[0] ?? ''];
  return status === undefined ? error : new ModelFault(`status_${status}`);
}
