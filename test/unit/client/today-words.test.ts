import { expect, it } from 'vitest';
import { doneSentence, headlineOf, inWords, streakWords } from '../../../src/features/today/today-words.ts';

type Campaign = Parameters<typeof doneSentence>[0];

const week = (done: number) =>
  Array.from({ length: 7 }, (_, at) => ({ date: '', due: true, done: at < done }));
const campaign = (change: Partial<Campaign>, thisWeek = 5, doneBefore = 5): Campaign => ({
  ...{ kind: 'build', currentStreak: 0, bestStreak: 0, doneCount: 1 },
  ...change,
  today: { lastSevenDays: week(thisWeek), doneBefore },
});

it('numbers up to a hundred are words', () => {
  expect([0, 1, 10, 12, 20, 43, 99, 100].map(inWords)).toEqual([
    ...['zero', 'one', 'ten', 'twelve', 'twenty', 'forty-three', 'ninety-nine', '100'],
  ]);
});

it('the heading says how many are left', () => {
  expect(headlineOf({ due: 3, done: 1, left: 2 }, true)).toBe('Two to go today');
  expect(headlineOf({ due: 3, done: 3, left: 0 }, true)).toBe('All done today');
  expect(headlineOf({ due: 3, done: 2, left: 0 }, true)).toBe('That’s it for today');
  expect(headlineOf({ due: 0, done: 0, left: 0 }, false)).toBe('Nothing due today');
});

it('the sentence after a mark is true, and quiet habits get none', () => {
  const sentence = (change: Partial<Campaign>, thisWeek?: number, doneBefore?: number) =>
    doneSentence(campaign(change, thisWeek, doneBefore));
  expect(sentence({ currentStreak: 43, bestStreak: 43, doneCount: 66 })).toBe(
    'Forty-three in a row. A new best.',
  );
  expect(sentence({ currentStreak: 10, bestStreak: 14, doneCount: 24 })).toBe(
    'Ten in a row. Your best is fourteen.',
  );
  expect(sentence({ currentStreak: 12, bestStreak: 14, doneCount: 24 }, 6, 5)).toBe(
    'Twelve in a row. One more than last week.',
  );
  // A first streak is no new best, and a first week is not more than the one before.
  expect(sentence({ currentStreak: 3, bestStreak: 3, doneCount: 3 }, 3, 0)).toBe('Three in a row.');
  expect(sentence({ currentStreak: 1, bestStreak: 4, doneCount: 9 })).toBe('Day nine. Your best is four.');
  expect(sentence({ kind: 'dose', currentStreak: 9, bestStreak: 9, doneCount: 9 })).toBeNull();
});

it('a streak is told beside the best one', () => {
  const words = (currentStreak: number, bestStreak: number) =>
    streakWords(campaign({ currentStreak, bestStreak }));
  expect(words(0, 0)).toBe('starts with the first one');
  expect(words(0, 6)).toBe('best 6');
  expect(words(9, 14)).toBe('in a row, best 14');
  expect(words(42, 42)).toBe('in a row, your best');
});
