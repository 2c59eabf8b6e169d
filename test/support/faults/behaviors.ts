import type { Manner } from '../node/ai-answers.ts';

/**
 * What a provider does with the next calls for one recipient. `lost` accepts, and breaks the connection before it says
 * so. `hold` accepts, or answers with the status that is given, only when it is released. `hang` never answers.
 */
export type Behavior =
  | { kind: 'accept' | 'garbage' | 'reset' | 'lost' | 'hang' }
  | { kind: 'hold'; status?: number }
  | { kind: 'status'; status: number; retryAfter?: string; body?: string };

/** The identifier is whatever of a call stays the same over every try of a message. */
export type Accepted = { identifier: string; text: string };

/** What the language model does with the next call. What is held it answers only when it is released. */
export type ModelBehavior =
  | { kind: 'answer'; manner: Manner; isHeld?: boolean }
  | { kind: 'hang' }
  | { kind: 'status'; status: number };
