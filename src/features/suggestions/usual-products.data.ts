import type { Product } from './topics/topic.ts';

/** For a text that speaks of habits and names none. */
export const defaultProducts: readonly Product[] = [
  {
    category: 'habit trackers',
    title: 'Habit trackers',
    description: 'One box a day, so you see your progress',
  },
  { category: 'goal planners', title: 'Goal planners', description: 'Space to plan twelve weeks ahead' },
  { category: 'habit books', title: 'Habit books', description: 'Well-written guides to how habits work' },
];

/** For a text that gives no hint at all. */
export const extendedProducts: readonly Product[] = [
  ...defaultProducts,
  {
    category: 'productivity tools',
    title: 'Productivity tools',
    description: 'Timers and lists for a clearer day',
  },
  {
    category: 'mindfulness supplies',
    title: 'Mindfulness supplies',
    description: 'Small things for a quiet minute',
  },
];
