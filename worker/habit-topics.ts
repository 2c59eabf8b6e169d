import type { HabitKind } from './domain.ts';

const topicsToDo = [
  ...(['walking', 'running', 'exercise', 'stretching', 'sleep', 'waking'] as const),
  ...(['meditation', 'journaling', 'reading', 'languages', 'music', 'studying'] as const),
  ...(['writing', 'drawing', 'hydration', 'vegetables', 'cooking', 'tidying'] as const),
  ...(['gardening', 'planning', 'connecting', 'teeth'] as const),
] as const;
const topicsToReduce = ['smoking', 'alcohol', 'sweets', 'spending', 'nails'] as const;
/** If the user confirms their habit's topic, some messages bring ideas for it. */
export const habitTopics = [...topicsToDo, ...topicsToReduce, 'screens'] as const;
export type HabitTopic = (typeof habitTopics)[number];
export const topicsOf: Record<HabitKind, readonly HabitTopic[]> = {
  build: [...topicsToDo, 'screens'],
  reduce: [...topicsToReduce, 'screens'],
  ...{ recover: [], dose: [], danger: [] },
};
