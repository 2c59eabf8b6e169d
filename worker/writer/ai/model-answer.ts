import { z } from 'zod';
import { type ModelAnswer, ModelFault } from './model.ts';

const usage = z.object({ total_tokens: z.number().int().nonnegative() }).optional().catch(undefined);

const chatCompletion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage,
});

/** Older models of Workers AI. In JSON mode the response is parsed already. */
const responseAnswer = z.object({ response: z.union([z.string(), z.looseObject({})]), usage });

/**
 * Reads both shapes in which models answer: `choices[0].message.content` and `{ response }`. An answer without words,
 * such as a refusal, reads as empty.
 * @throws ModelFault for anything else
 */
export function readModelAnswer(answer: unknown): ModelAnswer {
  const chat = chatCompletion.safeParse(answer);
  if (chat.success) {
    const { choices, usage } = chat.data;
    return { text: choices[0]?.message.content ?? '', tokens: usage?.total_tokens ?? null };
  }
  const older = responseAnswer.safeParse(answer);
  if (!older.success) throw new ModelFault('unknown_shape');
  const { response, usage } = older.data;
  return {
    text: typeof response === 'string' ? response : JSON.stringify(response),
    tokens: usage?.total_tokens ?? null,
  };
}
