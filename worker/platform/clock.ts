/** The present instant in epoch milliseconds. An argument everywhere, so that tests state the time. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
