import { keyOf } from '../composer/chance.ts';
import type { WritingTask, WrittenText } from '../writer.ts';
import { type Brief, briefsFor, voiceOf } from './briefs.ts';
import { judgeText, type ModelRule } from './judge.ts';
import { type CompletionLimits, type Model, type ModelAnswer, ModelFault, type Prompt } from './model.ts';
import { promptFor, retryPrompt } from './prompt.ts';
import { readTexts } from './read-texts.ts';

/** `quotable` are those of the earlier texts that hold no words of the person's but the habit's name as it is now. */
export type AiTask = WritingTask & { quotable: readonly string[] };

export type AiLimits = {
  /** For all of it, in milliseconds. */
  timeLimit: number;
  /** Tokens that may still be spent, with those of the question. */
  tokens: number;
  /** Gives up early. */
  signal?: AbortSignal;
};

/** What came of it: as many texts as were good, what they cost, and why no more could be asked for, if so. */
export type AiWriting = { texts: WrittenText[]; calls: number; tokens: number; fault: string | null };

/** Writes texts by a language model. Those that it writes badly are missing from the answer: it never throws. */
export type AiWriter = {
  readonly name: Model['name'];
  write(task: AiTask, limits: AiLimits): Promise<AiWriting>;
};

/** Room for an answer, with the thinking of models that think. */
const roomToAnswer = 6000;
/** An answer that has less room than this is cut off. */
const leastRoom = 600;
const mostCalls = 2;
/** Tokens where a provider does not count them: one for so many characters, which rather counts too many. */
const charactersPerToken = 3;

/** An AI writer over a model: one call, and a second one that names the rules that the first one's texts broke. */
export function aiWriter(model: Model): AiWriter {
  return {
    name: model.name,
    write: (task, limits) =>
      withinTime(limits, async (signal) => {
        const writing: AiWriting = { texts: [], calls: 0, tokens: 0, fault: null };
        await writeInto(writing, model, task, { ...limits, signal });
        return writing;
      }),
  };
}

type Missing = { brief: Brief; broken: ModelRule[] | null };

async function writeInto(
  writing: AiWriting,
  model: Model,
  task: AiTask,
  limits: AiLimits & { signal: AbortSignal },
): Promise<void> {
  const voice = voiceOf(task.habit);
  const gone = new Set([...(task.gone ?? []), ...(task.taste?.bannedLines ?? [])]);
  let missing: Missing[] = briefsFor(voice, task).map((brief) => ({ brief, broken: null }));
  let jsonMode = true;
  while (writing.calls < mostCalls && missing.length > 0) {
    const briefs = missing.map(({ brief }) => brief);
    const question = promptFor(briefs, voice, task);
    const prompt =
      writing.calls === 0 || !jsonMode
        ? question
        : retryPrompt(
            question,
            missing.map(({ broken }) => broken),
          );
    const size = sizeOf(prompt);
    const room = Math.min(roomToAnswer, limits.tokens - writing.tokens - size);
    if (room < leastRoom) {
      writing.fault = 'token_limit';
      return;
    }
    const answer = await ask(model, prompt, { maxTokens: room, jsonMode, signal: limits.signal });
    writing.calls += 1;
    writing.tokens += answer.tokens ?? size;
    if ('fault' in answer) {
      writing.fault = answer.fault;
      // Some servers have no JSON mode, and say so in this way.
      if (!jsonMode || !/^status_4(?:00|15|22)$/.test(answer.fault)) return;
      jsonMode = false;
      continue;
    }
    writing.fault = null;
    const texts = readTexts(answer.text, briefs.length);
    const left: Missing[] = [];
    for (const [at, brief] of briefs.entries()) {
      const template = texts.get(at + 1);
      const earlier = [
        ...(task.taste?.bannedTexts ?? []),
        ...task.avoid,
        ...writing.texts.map(({ content }) => content),
      ];
      const judged =
        template === undefined
          ? { broken: null }
          : judgeText(template, brief, { voice, progress: task.progress, earlier });
      if ('content' in judged && !gone.has(keyOf(judged.content))) {
        const { slot, technique } = brief;
        writing.texts.push({ slotIndex: slot.index, content: judged.content, techniques: [technique] });
      } else left.push({ brief, broken: 'content' in judged ? ['R9'] : judged.broken });
    }
    missing = left;
  }
}

async function ask(
  model: Model,
  prompt: Prompt,
  limits: CompletionLimits,
): Promise<ModelAnswer | { fault: string; tokens: null }> {
  try {
    const answer = await Promise.race([model.complete(prompt, limits), rejectWhen(limits.signal)]);
    const counted = answer.tokens ?? sizeOf(prompt) + Math.ceil(answer.text.length / charactersPerToken);
    return { ...answer, tokens: counted };
  } catch (error) {
    if (limits.signal.aborted) return { fault: String(limits.signal.reason), tokens: null };
    return { fault: error instanceof ModelFault ? error.reason : 'unreachable', tokens: null };
  }
}

/** For drivers that do not listen to a signal. */
function rejectWhen(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new ModelFault('stopped'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Not AbortSignal.timeout: its timer cannot be stopped, and keeps the campaign's object awake for its whole length. */
async function withinTime<Result>(
  { timeLimit, signal }: AiLimits,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort('time_limit'), timeLimit);
  const giveUp = () => controller.abort('given_up');
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

const sizeOf = ({ system, user }: Prompt) => Math.ceil((system.length + user.length) / charactersPerToken);
