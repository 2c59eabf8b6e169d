import type { DeliveryDeps } from '../delivery/deps.ts';
import type { Ids } from '../platform/runtime.ts';
import type { AiWriter } from '../writer/ai/ai-writer.ts';

export type MessageDeps = DeliveryDeps & {
  ids: Ids;
  /** Null if no AI provider is set up. */
  aiWriter: AiWriter | null;
};
