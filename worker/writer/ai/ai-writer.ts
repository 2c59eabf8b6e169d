import { slotName } from '../program.ts';
import { textKey } from '../text-key.ts';
import type { WrittenText } from '../writer.ts';
import type { AiTask, AiWriter, AiWriting } from './ai-task.ts';
import { type Ask, asker, MAX_CALLS, sizeOf, withinTime } from './asking.ts';
import { MAX_SHORT_LENGTH, whyRejected } from './checks.ts';
import { type AiKind, isAiKind } from './instructions.ts';
import { type Draft, judgingPrompt, readVerdicts } from './judging.ts';
import type { Model } from './model.ts';
import { findOwnWords } from './own-words.ts';
import { type Place, type Refusal, writingPrompt } from './prompt.ts';
import { readTexts } from './read-texts.ts';

export type { AiLimits, AiTask, AiWriter, AiWriting } from './ai-task.ts';

/** Texts that failed are asked for once more. */
const MAX_ROUNDS = 2;

/** An AI writer over a model: it writes all texts at once, checks them in code, and has the model judge the rest. */
export function aiWriter(model: Model): AiWriter {
  // Some servers refuse the JSON mode or a temperature. Once that is known, no call is spent on finding out again.
  const server = { isPlain: false };
  return {
    name: model.name,
    reader: model.reader,
    write: async (task, limits) => {
      const writing: AiWriting = { texts: [], calls: 0, tokens: 0, fault: null };
      const { kind } = task.habit;
      if (!isAiKind(kind) || task.slots.length === 0) return writing;
      await withinTime(limits, (signal) =>
        writeInto(writing, task, kind, asker({ model, server, writing, tokens: limits.tokens, signal })),
      );
      return writing;
    },
  };
}

async function writeInto(writing: AiWriting, task: AiTask, kind: AiKind, ask: Ask): Promise<void> {
  let missing: Place[] = task.slots.map((slot, index) => ({ number: index + 1, slot }));
  let refusals: Refusal[] = [];
  // A text that the judge failed does not get a second chance with it.
  const barred = [...task.earlier, ...task.before, ...task.disliked];
  for (let round = 1; round <= MAX_ROUNDS && missing.length > 0; round += 1) {
    // Without a call left to judge its texts, another one to write them is wasted.
    if (writing.calls + 2 > MAX_CALLS) return;
    const prompt = writingPrompt(task, kind, missing, refusals);
    const answer = await ask(prompt, { texts: missing.length, reserve: sizeOf(prompt) });
    if (answer === null) return;
    const { drafts, refused } = check(task, missing, readTexts(answer), barred);
    barred.push(...drafts.map(({ text }) => text));
    if (drafts.length > 0) {
      const answer = await ask(judgingPrompt(task, kind, drafts), {
        texts: drafts.length,
        reserve: 0,
        temperature: 0,
      });
      if (answer === null) return;
      const reasons = readVerdicts(answer, drafts);
      if (reasons === undefined) {
        writing.fault = 'no_verdicts';
        return;
      }
      for (const draft of drafts) {
        const { number } = draft.place;
        const reason = reasons.get(number);
        if (reason === null) writing.texts.push(finish(task, draft));
        else refused.push({ number, reason: reason ?? 'it was not judged' });
      }
    }
    refusals = refused;
    const numbers = new Set(refused.map(({ number }) => number));
    missing = missing.filter(({ number }) => numbers.has(number));
  }
}

/** Sorts a batch into what goes to the judge and what is refused at once. */
function check(
  task: AiTask,
  places: readonly Place[],
  texts: ReadonlyMap<number, { text: string; short: string | null }>,
  barred: readonly string[],
): { drafts: Draft[]; refused: Refusal[] } {
  const drafts: Draft[] = [];
  const refused: Refusal[] = [];
  for (const place of places) {
    const { number, slot } = place;
    const { habit } = task;
    const purpose = task.purposes.get(slotName(slot)) ?? '';
    const found = texts.get(number);
    const reason =
      found === undefined
        ? 'there was no such message in the wanted JSON'
        : isGone(task, found.text)
          ? 'it was there before; write another one'
          : whyRejected(found.text, {
              habit,
              purpose,
              earlier: [...barred, ...drafts.map(({ text }) => text)],
            });
    if (found === undefined || reason !== null) {
      refused.push({ number, reason: reason ?? '' });
      continue;
    }
    const { text, short } = found;
    const isShortFine =
      short !== null &&
      short.length <= MAX_SHORT_LENGTH &&
      whyRejected(short, { habit, purpose, earlier: [] }) === null;
    drafts.push({ place, text, short: isShortFine ? short : null });
  }
  return { drafts, refused };
}

/** What was rated down or replaced and is kept no more is known by its key alone. */
function isGone({ banned, unwanted }: AiTask, text: string): boolean {
  const key = textKey(text);
  return banned.has(key) || unwanted.has(key);
}

function finish({ habit, techniques }: AiTask, { place, text, short }: Draft): WrittenText {
  return {
    slotIndex: place.slot.index,
    content: text,
    ownWords: findOwnWords(text, habit.facts),
    short,
    techniques: techniques?.get(slotName(place.slot)) ?? [],
    entry: null,
    condition: place.slot.position,
  };
}
