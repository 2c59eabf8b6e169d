import { day } from './topics/day.data.ts';
import { fieldAndRoad } from './topics/field-and-road.data.ts';
import { foodAndWater } from './topics/food-and-water.data.ts';
import { gymAndCourt } from './topics/gym-and-court.data.ts';
import { mind } from './topics/mind.data.ts';
import type { Topic } from './topics/topic.ts';

/** Of topics that fit a habit equally well, the first one is chosen. */
export const topics: readonly Topic[] = [...gymAndCourt, ...fieldAndRoad, ...mind, ...foodAndWater, ...day];
