import { z } from 'zod';
import { readJson } from './read-json.ts';

const message = z.object({
  slot: z.coerce.number().int(),
  text: z.string(),
  short: z.string().nullish().catch(null),
});
// One bad entry does not spoil the others.
const answerSchema = z.object({ messages: z.array(message.nullable().catch(null)).max(200) });

/** The texts in a model's answer, by the number they were asked for under; empty when it isn't the wanted JSON. */
export function readTexts(answer: string): Map<number, { text: string; short: string | null }> {
  const texts = new Map<number, { text: string; short: string | null }>();
  for (const found of readJson(answer, answerSchema)?.messages ?? []) {
    if (found === null || texts.has(found.slot)) continue;
    const short = tidy(found.short ?? '');
    texts.set(found.slot, { text: tidy(found.text), short: short === '' ? null : short });
  }
  return texts;
}

/** Line breaks between sentences and odd spaces become plain spaces. */
const tidy = (text: string) => text.replace(/[\n\t\u00a0\u2007\u202f ]+/g, ' ').trim();
