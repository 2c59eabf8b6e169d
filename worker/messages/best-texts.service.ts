import { giveBack, takeFromDay } from '../delivery/usage.service.ts';
import type { TextWriter } from '../domain.ts';
import type { AiLimits } from '../writer/ai/ai-writer.ts';
import type { AiTask } from '../writer/ai/prompt.ts';
import { writeBuiltIn } from '../writer/built-in.ts';
import { contentFor } from '../writer/content.ts';
import type { WrittenText } from '../writer/writer.ts';
import type { MessageDeps } from './deps.ts';

/** A text with who wrote it. */
export type SignedText = WrittenText & { writer: TextWriter };

/** What the model used and, if it gave no answer, why. */
export type AiUse = { calls: number; tokens: number; fault: string | null };

/** More than all calls of one writing use: so much is kept of the day's tokens until it is known. */
const MAX_TOKENS = 40_000;

const unused: AiUse = { calls: 0, tokens: 0, fault: null };

/**
 * A text for every slot: the AI writer's where there is one and its text is good, the built-in writer's else.
 * @param limits null leaves the AI writer out
 * @returns `isAtCeiling` where the instance had fewer tokens left today than were wanted
 */
export async function writeBestTexts(
  deps: Pick<MessageDeps, 'aiWriter' | 'log' | 'db' | 'clock' | 'settings'>,
  task: Omit<AiTask, 'purposes' | 'techniques'>,
  limits: AiLimits | null,
): Promise<{ texts: SignedText[]; use: AiUse; isAtCeiling: boolean }> {
  const { aiWriter, log } = deps;
  const texts: SignedText[] = [];
  let use = unused;
  const wanted =
    aiWriter === null || limits === null || task.slots.length === 0 ? 0 : Math.min(limits.tokens, MAX_TOKENS);
  const tokens = wanted <= 0 ? 0 : await takeFromDay(deps, 'tokens', wanted);
  if (aiWriter !== null && limits !== null && tokens > 0) {
    const { rows } = contentFor(task.habit.kind, task.habit.style);
    const { texts: written, ...used } = await aiWriter.write(
      {
        ...task,
        purposes: new Map([...rows].map(([slot, { purpose }]) => [slot, purpose])),
        techniques: new Map([...rows].map(([slot, { techniques }]) => [slot, techniques])),
      },
      { ...limits, tokens },
    );
    await giveBack(deps, 'tokens', tokens - used.tokens);
    texts.push(...written.map((text) => ({ ...text, writer: aiWriter.name })));
    use = used;
    log('ai_writing', { writer: aiWriter.name, slots: task.slots.length, taken: written.length, ...used });
  }
  const taken = new Set(texts.map(({ slotIndex }) => slotIndex));
  const slots = task.slots.filter(({ index }) => !taken.has(index));
  const before = [...task.before, ...texts.map(({ content }) => content)];
  texts.push(
    ...writeBuiltIn({ ...task, slots, before }).map((text) => ({ ...text, writer: 'built-in' as const })),
  );
  return { texts, use, isAtCeiling: tokens < wanted };
}
