import type { Settings } from '../../env.ts';
import { type AiWriter, aiWriter } from './ai-writer.ts';
import { openAi } from './openai.ts';
import { type AiBinding, workersAi } from './workers-ai.ts';

/** The AI writer that is set up: a server of the OpenAI shape wins, then Workers AI; null where there is neither. */
export function aiWriterFrom(settings: Settings, binding: AiBinding | undefined): AiWriter | null {
  const { OPENAI_API_KEY: key, OPENAI_MODEL: model, OPENAI_BASE_URL: base, WORKERS_AI_MODEL } = settings;
  if (key !== undefined && model !== undefined) return aiWriter(openAi({ key, base, model }));
  if (binding !== undefined && WORKERS_AI_MODEL !== undefined)
    return aiWriter(workersAi(binding, WORKERS_AI_MODEL));
  return null;
}
