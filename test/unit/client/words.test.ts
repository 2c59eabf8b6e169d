import { describe, expect, it } from 'vitest';
import { fieldAskedBy, planParts } from '../../../src/features/campaigns/plan-parts.ts';
import {
  chooseSuggestions,
  defaultProducts,
  extendedProducts,
  findTopic,
  type Product,
  scoreTopic,
  type Topic,
  topics,
} from '../../../src/features/suggestions/suggested-products.tsx';
import { headlineOf, keptFigure, upcomingWords } from '../../../src/features/today/today-words.ts';
import { questionIds } from '../../../worker/domain.ts';
import { planFieldNames } from '../../../worker/writer/facts.rules.ts';
import { doneWords } from '../../../worker/writer/words.rules.ts';

it('every part of a plan can be filled in: a question asks for it, or the page offers to add it', () => {
  const asked = questionIds.map((id) => fieldAskedBy[id]);
  const added = planParts('build').filter(({ toAdd }) => toAdd);
  expect(new Set([...asked, ...added.map(({ field }) => field)])).toEqual(
    new Set([undefined, ...planFieldNames]),
  );
});

const product = { category: 'a', title: 'b', description: 'c' };

const topicOf = (name: string, ...keywords: string[]): Topic => ({
  name,
  keywords,
  products: [product, product, product],
});

const score = (topic: Topic, title: string, description = '') => scoreTopic(topic, { title, description });
const nameOf = (title: string, description = '') => findTopic({ title, description })?.name;

describe('the score of a topic', () => {
  const chess = topicOf('chess', 'rook', 'end game');

  it('is 5 for a phrase of whole words, in the title or the description', () => {
    expect(score(chess, 'The end game')).toBe(5);
    expect(score(chess, 'Practice', 'one End-Game each day')).toBe(5);
    expect(score(chess, 'Weekend games')).toBe(0);
  });

  it('is 4 for a keyword in the title, else 3 in the description, else 1 as part of a word', () => {
    expect(score(chess, 'My rook')).toBe(4);
    expect(score(chess, 'Practice', 'with a rook')).toBe(3);
    expect(score(chess, 'Rook', 'rook, rook')).toBe(4);
    expect(score(chess, 'Walk', 'along the brooks')).toBe(1);
  });

  it('adds 4 for the topic’s name in the title and 2 in the description, even split into words', () => {
    expect(score(chess, 'Chess', 'chess')).toBe(6);
    expect(score(chess, 'Chess end game', 'one rook against none')).toBe(4 + 5 + 3);
    const topic = topicOf('mealPrep');
    expect(score(topic, 'Sunday meal prep')).toBe(4);
    expect(score(topic, 'Sunday', 'Meal-Prep with a friend')).toBe(2);
    expect(score(topic, 'A meal, then prep')).toBe(0);
  });
});

describe('the topic of a habit', () => {
  it('is found by its exact name, whatever the others score, and by each keyword', () => {
    for (const topic of topics) {
      expect(nameOf(topic.name.toUpperCase(), 'run, swim, read and meditate in bed by ten')).toBe(topic.name);
      expect(topic.keywords.filter((keyword) => score(topic, keyword) < 4)).toEqual([]);
    }
  });

  it('is the one with the highest score, the first of two that tie, or none', () => {
    expect(nameOf('Swim before work', 'then read the news, one page')).toBe('reading');
    expect(nameOf('Swim laps before work', 'with a good book to follow')).toBe('swimming');
    expect(nameOf('Golf and tennis')).toBe('tennis');
    expect(nameOf('Creating a photo a day', 'Already planned, ready to start')).toBeUndefined();
    expect(findTopic({})).toBeUndefined();
    // Parts of words are tried when no topic scores.
    expect(topics.every((topic) => score(topic, 'Waterpolo') === 0)).toBe(true);
    expect(nameOf('Waterpolo')).toBe('water');
  });
});

describe('suggestions', () => {
  it('come from the topic, else three for a text about habits, else five', () => {
    expect(chooseSuggestions({ title: 'Yoga' })).toBe(topics.find(({ name }) => name === 'yoga')?.products);
    for (const word of ['habit', 'TRACK', 'goal', 'Routine', 'daily', 'consistent'])
      for (const habit of [{ title: `My ${word} thing` }, { title: 'Call', description: word }])
        expect(chooseSuggestions(habit)).toBe(defaultProducts);
    for (const habit of [{}, { title: 'Call my mother' }])
      expect(chooseSuggestions(habit)).toBe(extendedProducts);
  });

  it('are of different kinds, have short words and promise nothing about health', () => {
    for (const { name, keywords, products } of topics) {
      expect(new Set(keywords).size, name).toBeGreaterThanOrEqual(10);
      expect(new Set(products.map(({ category }) => category)).size, name).toBe(3);
    }
    const kindsIn = (products: readonly Product[]) => new Set(products.map(({ category }) => category)).size;
    expect([kindsIn(defaultProducts), kindsIn(extendedProducts)]).toEqual([3, 5]);
    for (const { category, title, description } of [
      ...topics.flatMap(({ products }) => products),
      ...extendedProducts,
    ]) {
      expect(Math.max(category.length, title.length, description.length)).toBeLessThanOrEqual(64);
      expect(`${title} ${description}`).not.toMatch(/\b(?:cure|heal|lose|burn|calorie|detox|guarantee)/i);
    }
  });
});

it('the heading says how many are left', () => {
  expect(headlineOf({ done: 1, skipped: 0, left: 2 }, true)).toBe('Two to go today');
  expect(headlineOf({ done: 3, skipped: 0, left: 0 }, true)).toBe('All done today');
  expect(headlineOf({ done: 2, skipped: 1, left: 0 }, true)).toBe('That’s it for today');
  expect(headlineOf({ done: 0, skipped: 0, left: 0 }, false)).toBe('Nothing due today');
});

it('the next messages, at most three, have a line per day', () => {
  const habit = (title: string, day: string) => ({ day, time: '6:22 AM', title });
  const walks = [habit('Walk', 'tomorrow'), habit('Read', 'tomorrow'), habit('Swim', 'Saturday')];
  const words = ['Tomorrow: Walk, 6:22 AM · Read, 6:22 AM', 'Saturday: Swim, 6:22 AM'];
  expect(upcomingWords(walks)).toEqual(words);
  expect(upcomingWords([...walks, habit('Sing', 'Sunday')])).toEqual([...words, 'and one more']);
  // Otherwise the hours would come before the title.
  expect(upcomingWords([habit('مشي', 'today')])).toEqual(['Today: \u2068مشي\u2069, 6:22 AM']);
});

it('what is said after a mark is true', () => {
  const said = (kept: number, current: number, best: number, doneThisWeek = 5, doneBefore = 5) =>
    doneWords({ kept, current, best, doneThisWeek, doneBefore }).join('; ');
  expect(said(66, 43, 43)).toBe('forty-three in a row; your longest so far');
  expect(said(24, 10, 14)).toBe('ten in a row; your best is fourteen');
  expect(said(24, 10, 14, 6, 5)).toBe('ten in a row; one more than last week');
  // A streak may only equal the best one, so it's never called new. A first streak has nothing to be longer than, and a
  // first week is not more than the one before.
  expect(said(3, 3, 3, 3, 0)).toBe('three in a row');
  expect(said(9, 1, 4)).toBe('nine days kept');
  expect(said(1, 1, 1)).toBe('day one');
});

it('the figure is the current streak, or else the days kept, if there are any', () => {
  const told = (currentStreak: number, doneCount: number) =>
    Object.values(keptFigure({ currentStreak, doneCount }) ?? {}).join(' | ');
  expect(told(9, 23)).toBe('9 | in a row');
  expect(told(42, 42)).toBe('42 | in a row');
  expect(told(0, 8)).toBe('8 | days kept');
  expect(told(1, 0)).toBe('1 | day kept');
  expect(told(0, 0)).toBe('');
});
