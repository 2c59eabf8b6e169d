import { expect, it } from 'vitest';
import { completionRate } from '../../../worker/progress/progress.rules.ts';

it.each([
  [0, 0, 0],
  [0, 1, 0],
  [1, 1, 100],
  [1, 2, 50],
  [2, 3, 67],
  [1, 8, 13],
  [30, 31, 97],
])('%d done of %d due are %d percent', (done, due, percent) => {
  expect(completionRate({ done, due })).toBe(percent);
});
