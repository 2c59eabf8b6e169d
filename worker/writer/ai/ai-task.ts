import type { DayResult, WritingTask, WrittenText } from '../writer.ts';
import type { Model } from './model.ts';

export type AiTask = WritingTask & {
  /** What each slot is for, by its name (`w6.wed`); from the outline. */
  purposes: ReadonlyMap<string, string>;
  /** The behavior-change techniques of each slot, by its name; from the outline. */
  techniques?: ReadonlyMap<string, readonly string[]>;
  /** Each due day so far, oldest first. */
  results: readonly DayResult[];
  /** All texts of the campaign so far (up to 60): none of them comes again. `before` holds the last 14. */
  earlier: readonly string[];
  /** Texts that the person rated up and down, for taste. */
  liked: readonly string[];
  disliked: readonly string[];
};

export type AiLimits = {
  /** For all calls together, in milliseconds. */
  timeLimit: number;
  /** Tokens that may be spent, those of the questions included. */
  tokens: number;
  /** Gives up early. */
  signal?: AbortSignal;
};

/** As many texts as passed, what they cost, and why no more could be asked for, if so. */
export type AiWriting = { texts: WrittenText[]; calls: number; tokens: number; fault: string | null };

/** Writes texts by a language model. Texts that didn't pass are missing from the answer. It never throws. */
export type AiWriter = {
  readonly name: Model['name'];
  readonly reader: Model['reader'];
  write(task: AiTask, limits: AiLimits): Promise<AiWriting>;
};
