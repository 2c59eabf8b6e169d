import { type AiWriterName, aiWriterNames } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';
import { type AiWriter, aiWriter } from './ai-writer.ts';
import type { AiBinding, ModelProvider } from './model.ts';
import { openAiProvider } from './openai.ts';
import { workersAiProvider } from './workers-ai.ts';

const providers: Record<AiWriterName, ModelProvider> = {
  openai: openAiProvider,
  'workers-ai': workersAiProvider,
};

/** The first AI writer that is set up, in the order of their names; null where none is. */
export function aiWriterFrom(settings: Settings, binding: AiBinding | undefined): AiWriter | null {
  const models = aiWriterNames.map((name) => providers[name](settings, binding));
  const model = models.find((one) => one !== null);
  return model === undefined ? null : aiWriter(model);
}
