import { aiWriterNames } from '../../domain.ts';
import { withinTime } from '../../platform/runtime.ts';
import type { Settings } from '../../platform/settings.ts';
import { slotName } from '../program.ts';
import { textKey, type WrittenText } from '../writer.ts';
import { type Draft, judgingPrompt, readVerdicts, whyRejected } from './checks.ts';
import { type AiKind, isAiKind } from './instructions.ts';
import { findOwnWords } from './inventions.ts';
import { type AiBinding, type Model, ModelError, modelProviders, type Prompt } from './models.ts';
import { type AiTask, type Place, type Refusal, readTexts, writingPrompt } from './prompt.ts';

export type AiLimits = {
  timeLimit: number;
  tokens: number;
  signal?: AbortSignal;
};

const MAX_SHORT_LENGTH = 160;

/** The accepted texts and their cost. `error` is a code for why there are no more, if something went wrong. */
type AiResult = { texts: WrittenText[]; calls: number; tokens: number; error: string | null };

/** Writes texts with a language model, without those that fail the checks. Never throws. */
export type AiWriter = {
  readonly name: Model['name'];
  readonly providerName: Model['providerName'];
  write(task: AiTask, limits: AiLimits): Promise<AiResult>;
};

const MAX_ROUNDS = 2;

/** The model writes all texts in one call. Code checks them, and the model then judges those that pass. */
export function aiWriter(model: Model): AiWriter {
  // Some servers refuse JSON mode or a temperature. Remembering that, only the first call fails.
  const server = { isPlain: false };
  return {
    name: model.name,
    providerName: model.providerName,
    write: async (task, limits) => {
      const result: AiResult = { texts: [], calls: 0, tokens: 0, error: null };
      const { kind } = task.habit;
      if (!isAiKind(kind) || task.slots.length === 0) return result;
      await withinTime(limits.timeLimit, (timeout) =>
        writeInto(result, task, kind, asker({ model, server, result, limits, timeout })),
      );
      return result;
    },
  };
}

async function writeInto(result: AiResult, task: AiTask, kind: AiKind, ask: Ask): Promise<void> {
  let missing: Place[] = task.slots.map((slot, index) => ({ number: index + 1, slot }));
  let refusals: Refusal[] = [];
  // Includes rejected drafts, so that the judge never sees the same text twice.
  const avoid = [...task.earlier, ...task.before, ...task.disliked];
  for (let round = 1; round <= MAX_ROUNDS && missing.length > 0; round += 1) {
    // Don't write texts that no call is left to judge.
    if (result.calls + 2 > MAX_CALLS) return;
    const prompt = writingPrompt(task, kind, missing, refusals);
    const answer = await ask(prompt, { texts: missing.length, reserve: sizeOf(prompt) });
    if (answer === null) return;
    const { drafts, refused } = check(task, missing, readTexts(answer), avoid);
    avoid.push(...drafts.map(({ text }) => text));
    if (drafts.length > 0) {
      const answer = await ask(judgingPrompt(task, kind, drafts), {
        texts: drafts.length,
        reserve: 0,
        temperature: 0,
      });
      if (answer === null) return;
      const reasons = readVerdicts(answer, drafts);
      if (reasons === undefined) {
        result.error = 'no_verdicts';
        return;
      }
      for (const draft of drafts) {
        const { number } = draft.place;
        const reason = reasons.get(number);
        if (reason === null) result.texts.push(finish(task, draft));
        else refused.push({ number, reason: reason ?? 'it was not judged' });
      }
    }
    refusals = refused;
    const numbers = new Set(refused.map(({ number }) => number));
    missing = missing.filter(({ number }) => numbers.has(number));
  }
}

function check(
  task: AiTask,
  places: readonly Place[],
  texts: ReadonlyMap<number, { text: string; short: string | null }>,
  avoid: readonly string[],
): { drafts: Draft[]; refused: Refusal[] } {
  const drafts: Draft[] = [];
  const refused: Refusal[] = [];
  for (const place of places) {
    const { number, slot } = place;
    const { habit } = task;
    const purpose = task.purposes.get(slotName(slot)) ?? '';
    const written = texts.get(number);
    const reason =
      written === undefined
        ? 'there was no such message in the wanted JSON'
        : // Of deleted texts that were rated down, only the keys are known.
          task.banned.has(textKey(written.text))
          ? 'it was there before; write another one'
          : whyRejected(written.text, {
              habit,
              purpose,
              earlier: [...avoid, ...drafts.map(({ text }) => text)],
            });
    if (written === undefined || reason !== null) {
      refused.push({ number, reason: reason ?? '' });
      continue;
    }
    const { text, short } = written;
    const isShortFine =
      short !== null &&
      short.length <= MAX_SHORT_LENGTH &&
      whyRejected(short, { habit, purpose, earlier: [] }) === null;
    drafts.push({ place, text, short: isShortFine ? short : null });
  }
  return { drafts, refused };
}

function finish({ habit }: AiTask, { place, text, short }: Draft): WrittenText {
  return {
    slotIndex: place.slot.index,
    content: text,
    ownWords: findOwnWords(text, habit.facts),
    short,
    entry: null,
    condition: place.slot.position,
  };
}

const MAX_CALLS = 4;
/** Including the thinking of reasoning models. */
const MAX_ANSWER_TOKENS = 6000;
/** With fewer tokens than this, plus a share for each text, the answer would be cut off. */
const MIN_ANSWER_TOKENS = 300;
const TOKENS_PER_TEXT = 120;
/** A conservative estimate for providers that don't report tokens. */
const CHARACTERS_PER_TOKEN = 3;

/** Returns null without an answer, and sets the result's error. */
type Ask = (prompt: Prompt, options: AskOptions) => Promise<string | null>;

type AskOptions = {
  texts: number;
  /** Tokens to leave for the next call. */
  reserve: number;
  temperature?: number;
};

type AskContext = {
  model: Model;
  /** Plain: refuses JSON mode or a temperature. */
  server: { isPlain: boolean };
  result: AiResult;
  limits: AiLimits;
  timeout: AbortSignal;
};

/** Calls a model within the limits on calls and tokens. If the server refuses JSON mode, calls it again without. */
function asker({ model, server, result, limits, timeout }: AskContext): Ask {
  const { tokens, signal: givenUp } = limits;
  const signal = givenUp === undefined ? timeout : AbortSignal.any([timeout, givenUp]);
  return async (prompt, { texts, reserve, temperature }) => {
    const size = sizeOf(prompt);
    const minimum = MIN_ANSWER_TOKENS + texts * TOKENS_PER_TEXT;
    let isPlain = server.isPlain;
    while (result.calls < MAX_CALLS) {
      const room = Math.min(MAX_ANSWER_TOKENS, tokens - result.tokens - size - reserve);
      if (room < minimum) {
        result.error = 'token_limit';
        return null;
      }
      result.calls += 1;
      try {
        const extras = isPlain || temperature === undefined ? {} : { temperature };
        const call = model.complete(prompt, { maxTokens: room, jsonMode: !isPlain, signal, ...extras });
        const answer = await Promise.race([call, rejectWhen(signal)]);
        result.tokens += answer.tokens ?? size + Math.ceil(answer.text.length / CHARACTERS_PER_TOKEN);
        server.isPlain = isPlain;
        result.error = null;
        return answer.text;
      } catch (error) {
        result.tokens += size;
        if (givenUp?.aborted) result.error = 'given_up';
        else if (timeout.aborted) result.error = 'time_limit';
        else result.error = error instanceof ModelError ? error.reason : 'unreachable';
        if (isPlain || !/^status_4(?:00|15|22)$/.test(result.error)) return null;
        isPlain = true;
      }
    }
    return null;
  };
}

/** For models that ignore the signal. */
function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new ModelError('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

const sizeOf = ({ system, user }: Prompt) => Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN);

export function aiWriterFrom(settings: Settings, binding: AiBinding | undefined): AiWriter | null {
  const models = aiWriterNames.map((name) => modelProviders[name](settings, binding));
  const model = models.find((candidate) => candidate !== null);
  return model === undefined ? null : aiWriter(model);
}
