import type { Settings } from '../../platform/settings.ts';
import { type AiWriter, aiWriter } from './ai-writer.ts';
import { openAi } from './openai.ts';
import { type AiBinding, workersAi } from './workers-ai.ts';

/** The AI writer that is configured: an OpenAI-compatible server wins, then Workers AI; null where there is neither. */
export function aiWriterFrom(settings: Settings, binding: AiBinding | undefined): AiWriter | null {
  const { OPENAI_API_KEY: key, OPENAI_MODEL: model, OPENAI_BASE_URL: base, WORKERS_AI_MODEL } = settings;
  if (key !== undefined && model !== undefined) return aiWriter(openAi({ key, base, model }));
  if (binding !== undefined && WORKERS_AI_MODEL !== undefined)
    return aiWriter(workersAi(binding, WORKERS_AI_MODEL));
  return null;
}

/** Who reads what a model is sent: named in the form before anything is. */
export function aiProviderName({ OPENAI_API_KEY, OPENAI_MODEL, OPENAI_BASE_URL }: Settings): string {
  if (OPENAI_API_KEY === undefined || OPENAI_MODEL === undefined) return 'Cloudflare Workers AI';
  const { hostname } = new URL(OPENAI_BASE_URL);
  return hostname === 'api.openai.com' ? 'OpenAI' : hostname;
}
