import type { AiWriterName } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';

/** The part of the platform's binding that is used. */
export type AiBinding = {
  run(model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
};

/** What a model is asked: its instructions, and the data to work on. */
export type Prompt = { system: string; user: string };

/** `tokens` as the provider counted them; null where it doesn't say. */
export type ModelAnswer = { text: string; tokens: number | null };

export type CompletionLimits = {
  /** Room for the answer, including any thinking. */
  maxTokens: number;
  /** Asks for the JSON mode, which some servers refuse. */
  jsonMode: boolean;
  /** Left to the provider where undefined: some models accept no other value. */
  temperature?: number;
  signal: AbortSignal;
};

/** A language model behind one call. */
export type Model = {
  readonly name: AiWriterName;
  /** Who reads what it is asked: named in the form before anything is. */
  readonly reader: string;
  /** @throws ModelFault when the model could not be asked or did not answer */
  complete(prompt: Prompt, limits: CompletionLimits): Promise<ModelAnswer>;
};

/** The model that the settings name; null where it is not set up. */
export type ModelProvider = (settings: Settings, binding: AiBinding | undefined) => Model | null;

/** Why a model gave no answer. `reason` is a short code for the log and never holds words of a person. */
export class ModelFault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The model gave no answer: ${reason}`);
    this.name = 'ModelFault';
    this.reason = reason;
  }
}

/** The shape that OpenAI-compatible servers and Workers AI both read. */
export const messagesOf = ({ system, user }: Prompt) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];
