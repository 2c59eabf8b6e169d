import type { Deps } from '../deps.ts';
import type { AiLimits, AiTask } from '../writers/ai/ai-writer.ts';
import type { Writer, WrittenText } from '../writers/writer.ts';

/** A text with who wrote it. */
export type SignedText = WrittenText & { writer: Writer['name'] };

/** What a model was used, and why it gave no answer, if so. */
export type AiUse = { calls: number; tokens: number; fault: string | null };

const unused: AiUse = { calls: 0, tokens: 0, fault: null };

/**
 * A text for every slot: the AI writer's where there is one and its text is good, the built-in writer's else.
 * @param limits null leaves the AI writer out
 */
export async function writeBestTexts(
  { writer, aiWriter, log }: Pick<Deps, 'writer' | 'aiWriter' | 'log'>,
  task: AiTask,
  limits: AiLimits | null,
): Promise<{ texts: SignedText[]; use: AiUse }> {
  const texts: SignedText[] = [];
  let use = unused;
  if (aiWriter !== null && limits !== null) {
    const { texts: written, ...used } = await aiWriter.write(task, limits);
    texts.push(...written.map((text) => ({ ...text, writer: aiWriter.name })));
    use = used;
    log('ai_writing', { writer: aiWriter.name, slots: task.slots.length, taken: written.length, ...used });
  }
  const taken = new Set(texts.map(({ slotIndex }) => slotIndex));
  const slots = task.slots.filter(({ index }) => !taken.has(index));
  if (slots.length > 0) {
    const avoid = [...task.avoid, ...texts.map(({ content }) => content)];
    const written = await writer.write({ ...task, slots, avoid });
    texts.push(...written.map((text) => ({ ...text, writer: writer.name })));
  }
  return { texts, use };
}
