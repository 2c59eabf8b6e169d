import type { AiTask } from '../../../worker/writers/ai/ai-writer.ts';
import type { Habit, Slot, Tier } from '../../../worker/writers/writer.ts';

export const habit: Habit = {
  title: 'Morning run',
  description: 'Run before work so that the day starts well',
  style: 'friendly',
  frequency: 'Daily',
  sendTime: '07:30',
  seed: 'a seed',
};

const kinds = ['kickoff', 'plain', 'reminder', 'plain', 'plain', 'challenge', 'plain'] as const;

/** The seven slots of a week, Monday first. */
export const slotsOf = (week: number): Slot[] =>
  kinds.map((kind, at) => ({ index: (week - 1) * 7 + at, week, kind, weekday: at + 1 }));

const progress = {
  new: { done: 0, due: 0, streak: 0 },
  low: { done: 2, due: 20, streak: 0 },
  mid: { done: 10, due: 20, streak: 2 },
  high: { done: 18, due: 20, streak: 9 },
};

export const taskFor = (change: Partial<Habit> = {}, week = 3, tier: Tier = 'mid'): AiTask => ({
  habit: { ...habit, ...change },
  slots: slotsOf(week),
  progress: { tier, ...progress[tier] },
  avoid: [],
  quotable: [],
});
