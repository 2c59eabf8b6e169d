import { day } from './topics/day.data.ts';
import { fieldAndRoad } from './topics/field-and-road.data.ts';
import { foodAndWater } from './topics/food-and-water.data.ts';
import { gymAndCourt } from './topics/gym-and-court.data.ts';
import { mind } from './topics/mind.data.ts';
import type { Product, Topic } from './topics/topic.ts';
import { defaultProducts, extendedProducts } from './usual-products.data.ts';

/** Of topics that fit a habit equally well, the first one is chosen. */
export const topics: readonly Topic[] = [...gymAndCourt, ...fieldAndRoad, ...mind, ...foodAndWater, ...day];

export type HabitWords = { title?: string | undefined; description?: string | undefined };

const weights = {
  phrase: 5,
  keyword: { title: 4, description: 3, text: 1 },
  name: { title: 4, description: 2 },
} as const;

const speaksOfHabits = /habit|track|goal|routine|daily|consistent/;

/** In lower case, with everything other than letters and digits replaced by single spaces. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const wordsOf = (text: string) => new Set(text.split(' '));
const hasPhrase = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase} `);

/** Whether up to three neighboring words make the name: 'Pull-ups' and 'leg workout' do so as well as 'yoga'. */
function hasName(text: string, name: string): boolean {
  const words = text.split(' ');
  return words.some((_, start) =>
    [1, 2, 3].some((count) => words.slice(start, start + count).join('') === name),
  );
}

/** How well a topic fits a habit. */
export function scoreTopic({ name, keywords }: Topic, habit: HabitWords): number {
  const title = plain(habit.title ?? '');
  const description = plain(habit.description ?? '');
  const text = `${title} ${description}`;
  const titleWords = wordsOf(title);
  const descriptionWords = wordsOf(description);
  let score = 0;
  for (const keyword of keywords) {
    if (keyword.includes(' ')) score += hasPhrase(text, keyword) ? weights.phrase : 0;
    else if (titleWords.has(keyword)) score += weights.keyword.title;
    else if (descriptionWords.has(keyword)) score += weights.keyword.description;
    else if (text.includes(keyword)) score += weights.keyword.text;
  }
  if (hasName(title, name.toLowerCase())) score += weights.name.title;
  if (hasName(description, name.toLowerCase())) score += weights.name.description;
  return score;
}

/** What a habit is about, or undefined when its words do not say. */
export function findTopic(habit: HabitWords): Topic | undefined {
  const text = plain(`${habit.title ?? ''} ${habit.description ?? ''}`);
  const whole = [plain(habit.title ?? ''), text].map((words) => words.replaceAll(' ', ''));
  const named = topics.find(({ name }) => whole.includes(name.toLowerCase()));
  if (named !== undefined) return named;

  let best: Topic | undefined;
  let bestScore = 0;
  for (const topic of topics) {
    const score = scoreTopic(topic, habit);
    if (score > bestScore) [best, bestScore] = [topic, score];
  }
  return best ?? topics.find(({ name }) => text.includes(name.toLowerCase()));
}

/** The things that may help with a habit. */
export function chooseSuggestions(habit: HabitWords): readonly Product[] {
  const topic = findTopic(habit);
  if (topic !== undefined) return topic.products;
  const text = `${habit.title ?? ''} ${habit.description ?? ''}`.toLowerCase();
  return speaksOfHabits.test(text) ? defaultProducts : extendedProducts;
}
