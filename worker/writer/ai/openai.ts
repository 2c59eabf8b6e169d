import { type Model, ModelFault, type ModelProvider, messagesOf } from './model.ts';
import { readModelAnswer } from './model-answer.ts';

/** No honest answer is longer; what is may be meant to fill the memory. */
const MAX_ANSWER_LENGTH = 256 * 1024;

export const openAiProvider: ModelProvider = ({
  OPENAI_API_KEY: key,
  OPENAI_MODEL: model,
  OPENAI_BASE_URL: base,
}) => (key === undefined || model === undefined ? null : openAi({ key, base, model }));

/** Any server that speaks `POST {base}/chat/completions`: OpenAI, a gateway, a model on the same machine. */
export function openAi({ key, base, model }: { key: string; base: string; model: string }): Model {
  const { hostname } = new URL(base);
  return {
    name: 'openai',
    reader: hostname === 'api.openai.com' ? 'OpenAI' : hostname,
    complete: async (prompt, { maxTokens, jsonMode, temperature, signal }) => {
      const response = await fetch(`${base.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          model,
          messages: messagesOf(prompt),
          max_completion_tokens: maxTokens,
          ...(temperature === undefined ? {} : { temperature }),
          ...(jsonMode ? { response_format: { type: 'json_object' } } : {}),
        }),
        // A redirect would carry the key to wherever it points.
        redirect: 'manual',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel().catch(() => undefined);
        throw new ModelFault(`status_${response.status}`);
      }
      return readModelAnswer(parse(await readText(response)));
    },
  };
}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER_LENGTH) throw new ModelFault('too_long');
  }
  return text + decoder.decode();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFault('no_json');
  }
}
