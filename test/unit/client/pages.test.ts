import { describe, expect, it } from 'vitest';
import {
  averageCompletionRate,
  barHeight,
  completionData,
  findingOf,
  findingsOf,
  type Habit,
  hasPattern,
  hoursInWords,
  hoursOf,
  progressData,
  shorten,
  titlesOf,
  usualHours,
} from '../../../src/features/analytics/chart-data.ts';
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
import { headlineOf, keptFigure, shareOf, upcomingWords } from '../../../src/features/today/today-words.ts';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
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
  });

  it('is 4 for a keyword in the title, else 3 in the description, else 1 as part of a word', () => {
    expect(score(chess, 'My rook')).toBe(4);
    expect(score(chess, 'Practice', 'with a rook')).toBe(3);
    expect(score(chess, 'Walk', 'along the brooks')).toBe(1);
  });

  it('adds 4 for the topic’s name in the title and 2 in the description, even split into words', () => {
    expect(score(chess, 'Chess', 'chess')).toBe(6);
    expect(score(chess, 'Chess end game', 'one rook against none')).toBe(4 + 5 + 3);
    const topic = topicOf('mealPrep');
    expect(score(topic, 'Sunday meal prep')).toBe(4);
    expect(score(topic, 'Sunday', 'Meal-Prep with a friend')).toBe(2);
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
    expect(nameOf('Golf and tennis')).toBe('tennis');
    expect(nameOf('Creating a photo a day', 'Already planned, ready to start')).toBeUndefined();
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

it('the sun rises with the share of the day that is done, and a skipped habit is not done', () => {
  expect(shareOf({ done: 1, skipped: 0, left: 0 })).toBe(1);
  expect(shareOf({ done: 1, skipped: 1, left: 0 })).toBe(0.5);
  expect(shareOf({ done: 0, skipped: 1, left: 0 })).toBe(0);
  expect(shareOf({ done: 0, skipped: 0, left: 0 })).toBe(null);
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
  expect(told(0, 8)).toBe('8 | days kept');
  expect(told(1, 0)).toBe('1 | day kept');
  expect(told(0, 0)).toBe('');
});

const campaign = (change: Partial<CampaignView>) =>
  ({
    id: 1,
    title: 'Morning meditation',
    startDate: '2026-10-26',
    currentWeek: 5,
    completionRate: 72,
    ...change,
  }) as CampaignView;

it('a chart cuts titles to 15 whole characters and three dots', () => {
  expect(shorten('Read before bed')).toBe('Read before bed');
  expect(shorten('🌱'.repeat(16))).toBe(`${'🌱'.repeat(15)}...`);
});

it('campaigns with the same title are told apart by their first days', () => {
  const water = { title: 'Drink water' };
  const runs = [
    campaign({ ...water, startDate: '2026-06-01' }),
    campaign({ startDate: '2026-06-01' }),
    campaign({ ...water, startDate: '2026-08-24' }),
  ];
  expect(titlesOf(runs)).toEqual([
    'Drink water, from June 1',
    'Morning meditation',
    'Drink water, from August 24',
  ]);
  expect(completionData(runs)[2]).toMatchObject({
    title: 'Drink water, from August 24',
    shortTitle: 'Drink water',
  });
});

it('the charts show each campaign’s completion rate, the average, and the week of twelve in percent', () => {
  const look = { hue: 'violet', icon: 'meditate' } as const;
  expect(completionData([campaign({ id: 7, ...look })])).toEqual([
    {
      id: 7,
      title: 'Morning meditation',
      shortTitle: 'Morning meditat...',
      ...look,
      value: 72,
    },
  ]);
  const weeks = [1, 5, 12].map((currentWeek) => campaign({ currentWeek }));
  expect(progressData(weeks).map(({ value }) => value)).toEqual([8, 42, 100]);
  const rates = [50, 75, 76].map((completionRate) => campaign({ completionRate }));
  expect([averageCompletionRate(rates), averageCompletionRate([])]).toEqual([67, 0]);
});

const walk = { title: 'Walk', active: true } as CampaignView;

const habit = (missed: Record<number, number>, marks: Habit['marks'] = []): Habit => {
  const doneOn = (weekday: number) => 5 - (missed[weekday] ?? 0);
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, due: 5, done: doneOn(weekday) }));
  const total = { due: 35, done: weekdays.reduce((sum, { done }) => sum + done, 0) };
  return { campaign: walk, weeks: [], weekdays, marks, total };
};

it('a week’s bar never exceeds its row, whatever the plan was before', () => {
  const heights = (frequency: CampaignView['frequency'], dues: number[]) => {
    const weeks = dues.map((due, at) => ({ week: at + 1, due, done: 0, paused: 0 }));
    const shown = { campaign: campaign({ frequency }), weeks };
    return dues.map((due) => Math.round(barHeight(shown, due)));
  };
  expect(heights('Daily', [7, 3, 13])).toEqual([100, 43, 100]);
  expect(heights('3 times per week', [3, 2])).toEqual([100, 67]);
  expect(heights('3 times per week', [7, 6, 3])).toEqual([100, 86, 43]);
});

it('a finding about a habit names the one or two weekdays on which it was missed', () => {
  const tuesday = 'Walk: every day you didn’t mark was a Tuesday or a Wednesday.';
  expect(findingOf(habit({ 2: 2, 3: 1 }))).toBe(tuesday);
  expect(findingOf(habit({ 2: 2 }))).toBeNull();
});

const at = (counts: Record<number, number>) =>
  Object.entries(counts).map(([hour, count]) => ({ weekday: 1, hour: Number(hour), count }));

it('the usual hours of a habit are the shortest with most of its kept days, if it has any', () => {
  const half = { 1: 5, 2: 5, 3: 5 };
  expect(usualHours([habit(half, at({ 17: 8, 18: 9 }))])).toMatchObject({ from: 17, until: 19 });
  expect(usualHours([habit({}, at({ 17: 10 }))])).toBeNull();
  expect(hoursInWords({ from: 17, until: 19 }, 'and')).toBe('5\u00a0and\u00a07\u00a0PM');
  expect(hoursInWords({ from: 22, until: 24 }, 'to')).toBe('10\u00a0PM\u00a0to\u00a012\u00a0AM');
});

it('when a habit is done is shown from the seventh mark on, of all habits together', () => {
  expect(hasPattern([habit({}, at({ 9: 3 })), habit({}, at({ 7: 2, 12: 1 }))])).toBe(false);
  expect(hasPattern([habit({}, at({ 9: 3 })), habit({}, at({ 7: 2, 12: 2 }))])).toBe(true);
});

it('analytics begins with the habit that has the most days in its usual hours, or with a finding', () => {
  const named = (title: string, shown: Habit, active = true): Habit => ({
    ...shown,
    campaign: campaign({ title, active }),
  });
  const water = named('Water', habit({}, at({ 9: 10, 10: 10, 13: 8, 17: 7 })));
  const walks = named('Walk', habit({}, at({ 7: 21, 12: 14 })));
  const stretches = named('Stretch', habit({}, at({ 6: 15, 8: 15, 20: 5 })));
  const over = named('Tea', habit({ 2: 4 }, at({ 8: 31 })), false);
  expect(usualHours([water, walks, stretches, over])?.campaign.title).toBe('Stretch');

  const noPattern = habit({ 1: 1, 2: 1, 3: 1 });
  expect(findingsOf([noPattern, habit({ 2: 3 })])).toEqual([findingOf(habit({ 2: 3 }))]);
  expect(findingsOf([noPattern, over])).toEqual(['You’ve kept 63 of 70 days so far.']);
  expect(findingsOf([])).toEqual([]);
});

it('the hours shown are those from the earliest mark to the latest, but at least six', () => {
  const shown = (...hours: number[]) => {
    const { from, until } = hoursOf(hours.map((hour) => ({ hour })));
    return [from, until];
  };
  expect(shown(17, 6, 21)).toEqual([6, 22]);
  expect(shown(8, 9)).toEqual([6, 12]);
  expect(shown(23, 22)).toEqual([18, 24]);
  expect(shown()).toEqual([6, 21]);
});
