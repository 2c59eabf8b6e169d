import { type Model, messagesOf } from './model.ts';
import { readModelAnswer } from './model-answer.ts';

/** What of the platform's binding is used. */
export type AiBinding = {
  run(model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
};

/** A model that runs on Cloudflare's machines, behind the binding `AI`. */
export function workersAi(binding: AiBinding, model: string): Model {
  return {
    name: 'workers-ai',
    complete: async (prompt, { maxTokens, jsonMode, signal }) =>
      readModelAnswer(
        await binding.run(
          model,
          {
            messages: messagesOf(prompt),
            // Models of either shape read their own name of it.
            max_tokens: maxTokens,
            max_completion_tokens: maxTokens,
            ...(jsonMode ? { response_format: { type: 'json_object' } } : {}),
          },
          { signal },
        ),
      ),
  };
}
