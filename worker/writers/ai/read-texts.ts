import { z } from 'zod';

const messages = z.object({
  messages: z.array(z.object({ slot: z.number().int(), text: z.string() })).max(200),
});

/** Longer than any text that could be taken. */
const longestRead = 2000;

/**
 * The texts in a model's answer by the number it was asked for them under; empty when the answer is not what was asked
 * for. JSON inside a code fence is read, since models cannot help it; nothing else is searched for.
 * @param count texts that were asked for, numbered from 1
 */
export function readTexts(answer: string, count: number): Map<number, string> {
  const bare = /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(answer)?.[1] ?? answer;
  const parsed = messages.safeParse(parseJson(bare));
  const texts = new Map<number, string>();
  if (!parsed.success) return texts;
  for (const { slot, text } of parsed.data.messages) {
    const isAsked = slot >= 1 && slot <= count && !texts.has(slot);
    if (isAsked && text.length <= longestRead) texts.set(slot, text);
  }
  return texts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
