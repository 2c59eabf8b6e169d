import { z } from 'zod';

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

/** Longer than any answer that was asked for. */
const MAX_READ_LENGTH = 64 * 1024;
/** Keeps an answer made of braces from costing time. */
const MAX_TRIES = 100;

/**
 * The first object in a model's answer that parses and fits the schema: alone, in a code fence, inside prose or after
 * the model's thinking. Undefined when there is none.
 */
export function readJson<Schema extends z.ZodType>(
  answer: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const text = withoutThinking(answer).slice(0, MAX_READ_LENGTH);
  let tries = 0;
  for (
    let start = text.indexOf('{');
    start !== -1 && tries < MAX_TRIES;
    start = text.indexOf('{', start + 1)
  ) {
    tries += 1;
    const end = endOfObject(text, start);
    if (end === undefined) continue;
    const parsed = schema.safeParse(parse(text.slice(start, end)));
    if (parsed.success) return parsed.data;
  }
  return undefined;
}

/** Thinking may hold drafts. Some templates leave out its first mark, and a cut-off answer its last one. */
function withoutThinking(answer: string): string {
  const said = answer.split('</think>').at(-1) ?? '';
  return said.split('<think>')[0] ?? '';
}

/** Where the object that begins at `start` ends; undefined when it doesn't. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
