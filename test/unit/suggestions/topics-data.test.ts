import { describe, expect, it } from 'vitest';
import { topics } from '../../../src/features/suggestions/topics.data.ts';
import { defaultProducts, extendedProducts } from '../../../src/features/suggestions/usual-products.data.ts';

const everyProduct = [...topics.flatMap(({ products }) => products), ...extendedProducts];

describe('the topics', () => {
  it('are the twenty-nine of the product, in their order', () => {
    expect(topics.map(({ name }) => name)).toEqual([
      'workout',
      'basketball',
      'freethrow',
      'pullups',
      'legworkout',
      'coreExercise',
      'tennis',
      'golf',
      'swimming',
      'cycling',
      'running',
      'yoga',
      'weightlifting',
      'pushups',
      'meditation',
      'breathwork',
      'stressReduction',
      'mindfulness',
      'journaling',
      'water',
      'hydration',
      'mealPrep',
      'cooking',
      'nutrition',
      'habitTracking',
      'reading',
      'productivity',
      'sleep',
      'earlyRising',
    ]);
  });

  it('have ten keywords or more, with single words and phrases among them, each once', () => {
    for (const { name, keywords } of topics) {
      expect(keywords.length, name).toBeGreaterThanOrEqual(10);
      expect(new Set(keywords).size, name).toBe(keywords.length);
      expect(
        keywords.some((keyword) => keyword.includes(' ')),
        name,
      ).toBe(true);
      expect(
        keywords.some((keyword) => !keyword.includes(' ')),
        name,
      ).toBe(true);
    }
  });

  it('write their keywords as texts are compared: in lower case, with spaces alone between words', () => {
    for (const keyword of topics.flatMap(({ keywords }) => keywords)) {
      expect(keyword).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
    }
  });
});

describe('the products', () => {
  it('are three for each topic, of three kinds', () => {
    for (const { name, products } of topics) {
      expect(new Set(products.map(({ category }) => category)).size, name).toBe(3);
    }
  });

  it('by default are three, and two more in the extended set', () => {
    const named = ['habit trackers', 'goal planners', 'habit books'];
    expect(defaultProducts.map(({ category }) => category)).toEqual(named);
    expect(extendedProducts.map(({ category }) => category)).toEqual([
      ...named,
      'productivity tools',
      'mindfulness supplies',
    ]);
  });

  it('have short words and promise nothing about health', () => {
    for (const { category, title, description } of everyProduct) {
      expect(category).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
      expect(title.length).toBeLessThanOrEqual(32);
      expect(description.length).toBeLessThanOrEqual(64);
      expect(`${title} ${description}`).not.toMatch(/\b(?:cure|heal|lose|burn|calorie|detox|guarantee)/i);
    }
  });
});
