import type { DeliveryDeps } from '../delivery/deps.ts';
import type { Ids } from '../platform/runtime.ts';
import type { AiWriter } from '../writer/ai/ai-writer.ts';

/** The dependencies for writing and storing messages. */
export type MessageDeps = DeliveryDeps & {
  ids: Ids;
  /** Null where no model is set up. */
  aiWriter: AiWriter | null;
};
