/** What a model is asked: who it is to be, and what to write. Neither holds a word that a person wrote. */
export type Prompt = { system: string; user: string };

/** What came back; `tokens` as the provider counted them, null where it does not say. */
export type ModelAnswer = { text: string; tokens: number | null };

export type CompletionLimits = {
  /** Room for the answer, with the thinking of those that think. */
  maxTokens: number;
  /** Whether to ask for the JSON mode, which some servers refuse. */
  jsonMode: boolean;
  signal: AbortSignal;
};

/** A language model behind one call. Drivers: Workers AI, any OpenAI-compatible server. */
export type Model = {
  readonly name: 'workers-ai' | 'openai';
  /** @throws ModelFault when the model could not be asked or did not answer */
  complete(prompt: Prompt, limits: CompletionLimits): Promise<ModelAnswer>;
};

/** Why a model gave no answer: `reason` is a short code for the log and holds nothing that anybody wrote. */
export class ModelFault extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(`The model gave no answer: ${reason}`);
    this.name = 'ModelFault';
    this.reason = reason;
  }
}

/** What every server of the OpenAI shape understands, and Workers AI too. */
export const messagesOf = ({ system, user }: Prompt) => [
  { role: 'system', content: system },
  { role: 'user', content: user },
];
