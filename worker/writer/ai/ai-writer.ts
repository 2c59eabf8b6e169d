import { aiWriterNames } from '../../domain.ts';
import type { Settings } from '../../platform/settings.ts';
import { slotName } from '../program.ts';
import { textKey, type WrittenText } from '../writer.ts';
import { MAX_SHORT_LENGTH, whyRejected } from './checks.ts';
import { type AiKind, isAiKind } from './instructions.ts';
import { findOwnWords } from './inventions.ts';
import { type Draft, judgingPrompt, readVerdicts } from './judging.ts';
import { type AiBinding, type Model, ModelFault, modelProviders, type Prompt } from './models.ts';
import { type AiTask, type Place, type Refusal, readTexts, writingPrompt } from './prompt.ts';

export type AiLimits = {
  /** For all calls together, in milliseconds. */
  timeLimit: number;
  /** Tokens that may be spent on prompts and answers. */
  tokens: number;
  /** Aborts early. */
  signal?: AbortSignal;
};

/** The texts that passed, their cost, and why there are no more, if something went wrong. */
type AiResult = { texts: WrittenText[]; calls: number; tokens: number; fault: string | null };

/** Writes texts with a language model. Texts that fail the checks are left out. Never throws. */
export type AiWriter = {
  readonly name: Model['name'];
  readonly providerName: Model['providerName'];
  write(task: AiTask, limits: AiLimits): Promise<AiResult>;
};

/** Failed texts get a second try. */
const MAX_ROUNDS = 2;

/** Has the model write all texts at once, checks them in code, and has the model judge those that pass. */
export function aiWriter(model: Model): AiWriter {
  // Some servers refuse JSON mode or a temperature. Remember that, so only the first call fails.
  const server = { isPlain: false };
  return {
    name: model.name,
    providerName: model.providerName,
    write: async (task, limits) => {
      const result: AiResult = { texts: [], calls: 0, tokens: 0, fault: null };
      const { kind } = task.habit;
      if (!isAiKind(kind) || task.slots.length === 0) return result;
      await withinTime(limits, (signal) =>
        writeInto(result, task, kind, asker({ model, server, result, tokens: limits.tokens, signal })),
      );
      return result;
    },
  };
}

async function writeInto(result: AiResult, task: AiTask, kind: AiKind, ask: Ask): Promise<void> {
  let missing: Place[] = task.slots.map((slot, index) => ({ number: index + 1, slot }));
  let refusals: Refusal[] = [];
  // The judge never sees a text that it rejected again.
  const notToRepeat = [...task.earlier, ...task.before, ...task.disliked];
  for (let round = 1; round <= MAX_ROUNDS && missing.length > 0; round += 1) {
    // Without a call left to judge them, writing more texts is a waste.
    if (result.calls + 2 > MAX_CALLS) return;
    const prompt = writingPrompt(task, kind, missing, refusals);
    const answer = await ask(prompt, { texts: missing.length, reserve: sizeOf(prompt) });
    if (answer === null) return;
    const { drafts, refused } = check(task, missing, readTexts(answer), notToRepeat);
    notToRepeat.push(...drafts.map(({ text }) => text));
    if (drafts.length > 0) {
      const answer = await ask(judgingPrompt(task, kind, drafts), {
        texts: drafts.length,
        reserve: 0,
        temperature: 0,
      });
      if (answer === null) return;
      const reasons = readVerdicts(answer, drafts);
      if (reasons === undefined) {
        result.fault = 'no_verdicts';
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

/** Sorts a batch into texts for the judge and texts that code rejects. */
function check(
  task: AiTask,
  places: readonly Place[],
  texts: ReadonlyMap<number, { text: string; short: string | null }>,
  notToRepeat: readonly string[],
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
        : isRetired(task, found.text)
          ? 'it was there before; write another one'
          : whyRejected(found.text, {
              habit,
              purpose,
              earlier: [...notToRepeat, ...drafts.map(({ text }) => text)],
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

/** A text that was rated down or replaced may be deleted by now; only its key is kept. */
function isRetired({ banned, unwanted }: AiTask, text: string): boolean {
  const key = textKey(text);
  return banned.has(key) || unwanted.has(key);
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

/** Write and judge, and both again for failed texts. */
const MAX_CALLS = 4;
/** Including the thinking of reasoning models. */
const MAX_ANSWER_TOKENS = 6000;
/** With less room than this, plus a share for each text, the answer would be cut off. */
const MIN_ANSWER_TOKENS = 300;
const TOKENS_PER_TEXT = 120;
/** An estimate for providers that don't count tokens. It is on the high side: real texts have more per token. */
const CHARACTERS_PER_TOKEN = 3;

/** Asks the model. Null if there is no answer; the result then names the fault. */
type Ask = (prompt: Prompt, options: AskOptions) => Promise<string | null>;

type AskOptions = {
  /** How many texts the answer is about. */
  texts: number;
  /** Tokens to keep for the next call. */
  reserve: number;
  temperature?: number;
};

type AskContext = {
  model: Model;
  /** A plain server refuses JSON mode or a temperature. */
  server: { isPlain: boolean };
  /** Collects calls, tokens and the fault. */
  result: AiResult;
  /** For all calls together. */
  tokens: number;
  signal: AbortSignal;
};

/** Asks a model within the limits of calls and tokens. If the server refuses JSON mode, it is asked again without. */
function asker({ model, server, result, tokens, signal }: AskContext): Ask {
  return async (prompt, { texts, reserve, temperature }) => {
    const size = sizeOf(prompt);
    const least = MIN_ANSWER_TOKENS + texts * TOKENS_PER_TEXT;
    let isPlain = server.isPlain;
    while (result.calls < MAX_CALLS) {
      const room = Math.min(MAX_ANSWER_TOKENS, tokens - result.tokens - size - reserve);
      if (room < least) {
        result.fault = 'token_limit';
        return null;
      }
      result.calls += 1;
      try {
        const extras = isPlain || temperature === undefined ? {} : { temperature };
        const call = model.complete(prompt, { maxTokens: room, jsonMode: !isPlain, signal, ...extras });
        const answer = await Promise.race([call, rejectWhen(signal)]);
        result.tokens += answer.tokens ?? size + Math.ceil(answer.text.length / CHARACTERS_PER_TOKEN);
        server.isPlain = isPlain;
        result.fault = null;
        return answer.text;
      } catch (error) {
        result.tokens += size;
        result.fault = faultOf(error, signal);
        if (isPlain || !/^status_4(?:00|15|22)$/.test(result.fault)) return null;
        isPlain = true;
      }
    }
    return null;
  };
}

function faultOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return String(signal.reason);
  return error instanceof ModelFault ? error.reason : 'unreachable';
}

/** For models that ignore the signal. */
function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new ModelFault('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Not `AbortSignal.timeout`: its timer can't be canceled and would keep the campaign's object awake until the end. */
async function withinTime(
  { timeLimit, signal }: AiLimits,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('time_limit'), timeLimit);
  const giveUp = () => controller.abort('given_up');
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

const sizeOf = ({ system, user }: Prompt) => Math.ceil((system.length + user.length) / CHARACTERS_PER_TOKEN);

/** The first AI writer that is set up; null if there is none. */
export function aiWriterFrom(settings: Settings, binding: AiBinding | undefined): AiWriter | null {
  const models = aiWriterNames.map((name) => modelProviders[name](settings, binding));
  const model = models.find((one) => one !== null);
  return model === undefined ? null : aiWriter(model);
}
