import { describe, expect, it } from 'vitest';
import { comesInTime } from '../../../worker/writers/composer/candidates.ts';
import { composeWithSkeletons } from '../../../worker/writers/composer/composer.ts';
import { allTopics } from '../../../worker/writers/composer/topics.ts';
import { linesOf, parseLines } from '../../../worker/writers/composer/whole-lines.ts';
import { allStyles, dailySlots, progressAt, samples } from '../../rubric/campaigns.ts';
import { checkLines } from '../../rubric/lines-check.ts';

describe('parseLines', () => {
  it('reads the tags before the bar, and those of the heading for lines without', () => {
    const source = '# Small Steps\n## plain 8.7\n| Walk.\n## kickoff @yoga 8.1\n3 low 1.4 | Stretch.';
    const [plain, kickoff] = parseLines('direct', 'movement', source);
    expect(plain).toMatchObject({ kind: 'plain', audience: 'any', techniques: ['8.7'], text: 'Walk.' });
    expect(plain?.topics).toContain('running');
    expect(kickoff).toMatchObject({ week: 3, audience: 'low', techniques: ['1.4'], topics: ['yoga'] });
  });

  it.each([
    ['# Awareness\n## plain 2.3\nno bar', /Line 3/],
    ['# Awareness\n## plain\n| no technique', /technique/],
    ['# Awareness\n## plain 2.3\n9 | another week', /week 9/],
    ['# Awareness\n## plain 2.3 @piano\n| no such topic', /piano/],
    ['# Awareness\n## sometimes 2.3', /kind/],
    ['# Boredom', /focus/],
  ])('says what is wrong with %j', (source, fault) => {
    expect(() => parseLines('direct', 'movement', source)).toThrow(fault);
  });
});

describe('the whole lines', () => {
  it('break no rule', { timeout: 240_000 }, () => {
    expect(checkLines().map(({ skeleton, rules }) => [skeleton.id, ...rules])).toEqual([]);
  });

  it('are there for each topic and style', () => {
    for (const topic of allTopics)
      for (const style of allStyles) expect(linesOf(style, topic).length).toBeGreaterThan(30);
  });

  it('come first, and none comes twice', () => {
    for (const { title, description } of samples.slice(0, 12)) {
      const texts = composeWithSkeletons({
        habit: { title, description, style: 'direct', frequency: 'Daily', sendTime: '07:30', seed: 'w' },
        slots: dailySlots(),
        progress: progressAt.mid,
        avoid: [],
      });
      const whole = texts.filter(({ skeleton }) => skeleton.topics !== undefined);
      expect(whole.length).toBeGreaterThan(35);
      expect(new Set(whole.map(({ skeleton }) => skeleton.id)).size).toBe(whole.length);
    }
  });
});

describe('comesInTime', () => {
  it.each([
    ['After breakfast, walk.', '07:30', true],
    ['After breakfast, walk.', '19:30', false],
    ['Tomorrow after breakfast, walk.', '19:30', true],
    ['Before lunch, walk.', '16:00', false],
    ['After dinner, walk.', '19:30', true],
  ])('%s at %s: %s', (text, time, expected) => {
    expect(comesInTime(text, time)).toBe(expected);
  });
});
