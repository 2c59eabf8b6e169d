import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseSuggestions,
  findTopic,
  type HabitWords,
  scoreTopic,
} from '../../../src/features/suggestions/choose-suggestions.ts';
import type { Topic } from '../../../src/features/suggestions/topics/topic.ts';
import { topics } from '../../../src/features/suggestions/topics.data.ts';
import { defaultProducts, extendedProducts } from '../../../src/features/suggestions/usual-products.data.ts';

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

  it('is 5 for a phrase, wherever it stands', () => {
    expect(score(chess, 'The end game')).toBe(5);
    expect(score(chess, 'Practice', 'one End-Game each day')).toBe(5);
  });

  it('counts a phrase in whole words alone', () => {
    expect(score(chess, 'Weekend games')).toBe(0);
  });

  it('is 4 for a keyword among the words of the title', () => {
    expect(score(chess, 'My rook')).toBe(4);
  });

  it('is 3 for a keyword among the words of the description', () => {
    expect(score(chess, 'Practice', 'with a rook')).toBe(3);
  });

  it('counts a keyword once: the title goes before the description', () => {
    expect(score(chess, 'Rook', 'rook, rook')).toBe(4);
  });

  it('is 1 for a keyword that is only a part of the text', () => {
    expect(score(chess, 'Brooklyn')).toBe(1);
    expect(score(chess, 'Walk', 'along the brooks')).toBe(1);
  });

  it('adds 4 for the name of the topic in the title and 2 in the description', () => {
    expect(score(chess, 'Evening chess')).toBe(4);
    expect(score(chess, 'Evenings', 'a game of chess')).toBe(2);
    expect(score(chess, 'Chess', 'chess')).toBe(6);
  });

  it('knows a name that is written in several words', () => {
    const topic = topicOf('mealPrep');
    expect(score(topic, 'Sunday meal prep')).toBe(4);
    expect(score(topic, 'Sunday', 'Meal-Prep with a friend')).toBe(2);
    expect(score(topic, 'A meal, then prep')).toBe(0);
  });

  it('is the sum of all that fits', () => {
    expect(score(chess, 'Chess end game', 'one rook against none')).toBe(4 + 5 + 3);
  });
});

describe('the topic of a habit', () => {
  it.each(topics.map(({ name }) => name))('%s is found by its exact name', (name) => {
    expect(nameOf(name)).toBe(name);
    expect(nameOf(name.toUpperCase(), 'run, swim, read and meditate in bed by ten')).toBe(name);
  });

  it.each(topics.flatMap((topic) => topic.keywords.map((keyword) => [topic.name, keyword] as const)))(
    '%s is among those that "%s" speaks for',
    (name, keyword) => {
      const topic = topics.find((each) => each.name === name);
      expect(topic && score(topic, keyword)).toBeGreaterThanOrEqual(4);
    },
  );

  it('is the one that the title names exactly, whatever the others score', () => {
    const habit = [
      'Yoga',
      'instead of running: a runner, to jog, on a treadmill, a marathon, parkrun',
    ] as const;
    const [yoga, running] = ['yoga', 'running'].map((name) => topics.find((topic) => topic.name === name));
    expect(running && score(running, ...habit)).toBeGreaterThan((yoga && score(yoga, ...habit)) ?? 0);
    expect(nameOf(...habit)).toBe('yoga');
  });

  it('is the one with the highest score', () => {
    expect(nameOf('Swim before work', 'then read the news, one page')).toBe('reading');
    expect(nameOf('Swim laps before work', 'with a good book to follow')).toBe('swimming');
  });

  it('is the first on the list when two fit equally well', () => {
    expect(nameOf('Golf and tennis')).toBe('tennis');
    expect(nameOf('Tennis and golf')).toBe('tennis');
  });

  it('is sought in parts of words when no topic scores', () => {
    expect(topics.every((topic) => score(topic, 'Waterpolo') === 0)).toBe(true);
    expect(nameOf('Waterpolo')).toBe('water');
  });

  it('stays open when nothing fits', () => {
    expect(nameOf('Call my mother', 'on Sundays')).toBeUndefined();
    expect(findTopic({})).toBeUndefined();
  });

  it.each([
    ['Morning meditation', 'Ten quiet minutes before the day begins', 'meditation'],
    ['Run three times a week', 'Get outside, rain or shine', 'running'],
    ['Drink more water', 'Eight glasses a day', 'water'],
    ['Stay hydrated', 'Keep a bottle on the desk', 'hydration'],
    ['Leg workout at home', 'Squats and lunges', 'legworkout'],
    ['Core workout', 'Two minutes on the mat', 'coreExercise'],
    ['Ten pull-ups', 'On the bar in the doorway', 'pullups'],
    ['100 push-ups', 'Split over the day', 'pushups'],
    ['Basketball free throws', 'Fifty after school', 'freethrow'],
    ['Read before bed', 'Ten pages of a novel', 'reading'],
    ['Breathing exercise', 'Three slow breaths', 'breathwork'],
    ['Less stress at work', 'Pause between meetings', 'stressReduction'],
    ['Gratitude journal', 'Three lines each evening', 'journaling'],
    ['Meal prep on Sundays', 'Lunch for the week', 'mealPrep'],
    ['Cook at home', 'Four evenings a week', 'cooking'],
    ['Eat more vegetables', 'Half a plate', 'nutrition'],
    ['In bed by eleven', 'Screens off at ten', 'sleep'],
    ['Wake up early', 'Out of bed by six', 'earlyRising'],
    ['Deep work', 'Two hours without the inbox', 'productivity'],
    ['Bike to work', 'Whenever it is dry', 'cycling'],
    ['Creating a photo a day', 'Already planned, ready to start', undefined],
  ])('of "%s: %s" is %s', (title, description, name) => {
    expect(nameOf(title, description)).toBe(name);
  });
});

describe('suggestions', () => {
  it('are those of the topic', () => {
    expect(chooseSuggestions({ title: 'Yoga' })).toBe(topics.find(({ name }) => name === 'yoga')?.products);
  });

  it.each(['habit', 'track', 'goal', 'routine', 'daily', 'consistent'])(
    'without a topic are the three defaults when the text says "%s"',
    (word) => {
      expect(chooseSuggestions({ title: `My ${word} thing` })).toBe(defaultProducts);
      expect(chooseSuggestions({ title: 'Something', description: word.toUpperCase() })).toBe(
        defaultProducts,
      );
    },
  );

  it('without any hint are five', () => {
    expect(chooseSuggestions({})).toBe(extendedProducts);
    expect(chooseSuggestions({ title: 'Call my mother' })).toBe(extendedProducts);
  });

  it('are given for any text, and the same each time', () => {
    const words = fc.option(fc.string({ unit: 'binary', maxLength: 300 }), { nil: undefined });
    fc.assert(
      fc.property(words, words, (title, description) => {
        const habit: HabitWords = { title, description };
        const chosen = chooseSuggestions(habit);
        expect([3, 5]).toContain(chosen.length);
        expect(chooseSuggestions(habit)).toBe(chosen);
      }),
    );
  });
});
