import { describe, expect, it } from 'vitest';
import type { Rating } from '../../../worker/messages/messages.schemas.ts';
import { isDisliked, otherStyle, type RatedText, tasteOf } from '../../../worker/messages/ratings.rules.ts';
import { hashText } from '../../../worker/writers/composer/chance.ts';
import { composeTexts, composeWithSkeletons } from '../../../worker/writers/composer/composer.ts';
import { leaningOf } from '../../../worker/writers/taste.ts';
import { techniqueNames, techniquesOf } from '../../../worker/writers/techniques.ts';
import type { Habit, Taste } from '../../../worker/writers/writer.ts';
import { allStyles, dailySlots, progressAt, samples } from '../../rubric/campaigns.ts';

type Liking = (techniques: readonly string[]) => Rating | null;

/** Twelve weeks, each written when the one before was sent and rated. */
function liveThrough(habit: Habit, opinion: Liking) {
  const rows: (RatedText & { week: number })[] = [];
  for (let week = 1; week <= 12; week++) {
    const written = composeTexts({
      habit,
      slots: dailySlots().filter((slot) => slot.week === week),
      progress: progressAt.mid,
      avoid: rows.map(({ content }) => content),
      taste: tasteOf(rows, ''),
    });
    for (const { content, techniques, line } of written) {
      const rating = opinion(techniques);
      rows.push({
        week,
        content,
        techniques: techniques.join(' '),
        line: line ?? null,
        rating,
        status: 'sent',
      });
    }
  }
  return rows;
}

const habitOf = (at: number): Habit => {
  const { title, description } = samples[at % samples.length] ?? { title: 'Walk', description: 'Walk' };
  const style = allStyles[at % allStyles.length] ?? 'friendly';
  return { title, description, style, frequency: 'Daily', sendTime: '07:30', seed: `taste ${at}` };
};

const known = Object.keys(techniqueNames);

/** Likes three techniques and dislikes three others; of each person another six. */
function personOf(at: number) {
  const order = [...known].sort((a, b) => hashText(`${at}/${a}`) - hashText(`${at}/${b}`));
  const liked = order.slice(0, 3);
  const disliked = order.slice(3, 6);
  const opinion: Liking = (techniques) => {
    if (techniques.some((technique) => disliked.includes(technique))) return 'down';
    return techniques.some((technique) => liked.includes(technique)) ? 'up' : null;
  };
  return { liked, disliked, opinion };
}

const countOf = (rows: readonly RatedText[], techniques: readonly string[]) =>
  rows.filter((row) => row.techniques?.split(' ').some((technique) => techniques.includes(technique))).length;

const people = Array.from({ length: 24 }, (_, at) => {
  const { liked, disliked, opinion } = personOf(at);
  const rows = liveThrough(habitOf(at), opinion);
  const without = liveThrough(habitOf(at), () => null);
  return { at, liked, disliked, rows, without };
});

describe('thumbs on the techniques', () => {
  it('bring more of what is liked and less of what is not', () => {
    const sum = (pick: (person: (typeof people)[number]) => number) =>
      people.reduce((total, person) => total + pick(person), 0);
    const liked = sum(({ rows, liked }) => countOf(rows, liked));
    const likedBefore = sum(({ without, liked }) => countOf(without, liked));
    const disliked = sum(({ rows, disliked }) => countOf(rows, disliked));
    const dislikedBefore = sum(({ without, disliked }) => countOf(without, disliked));
    expect(liked).toBeGreaterThan(likedBefore * 1.1);
    expect(disliked).toBeLessThan(dislikedBefore * 0.8);
  });

  it('make no technique more than a fifth of a campaign', () => {
    for (const { rows } of people) {
      const counts = new Map<string, number>();
      for (const { techniques } of rows)
        for (const technique of techniques?.split(' ') ?? [])
          counts.set(technique, (counts.get(technique) ?? 0) + 1);
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      expect(Math.max(...counts.values()) / total).toBeLessThanOrEqual(0.2);
      expect(counts.size).toBeGreaterThanOrEqual(12);
    }
  });

  it('leave each week its own techniques, a disliked one among them', () => {
    const shown = (rows: (typeof people)[number]['rows']) =>
      Array.from({ length: 12 }, (_, at) => at + 1).reduce((total, week) => {
        const ofWeek = rows.filter((row) => row.week === week);
        return total + techniquesOf(week).filter((technique) => countOf(ofWeek, [technique]) > 0).length;
      }, 0);
    const all = people.reduce((total, { rows }) => total + shown(rows), 0);
    const before = people.reduce((total, { without }) => total + shown(without), 0);
    expect(all).toBeGreaterThanOrEqual(before);
    const ownOfWeeks = Array.from({ length: 12 }, (_, at) => techniquesOf(at + 1).length);
    expect(all / people.length / ownOfWeeks.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0.9);
  });

  it('give the same texts for the same thumbs, and no text twice', () => {
    const { opinion } = personOf(3);
    const rows = liveThrough(habitOf(3), opinion);
    expect(liveThrough(habitOf(3), opinion)).toEqual(rows);
    expect(new Set(rows.map(({ content }) => content)).size).toBe(84);
  });

  it('change nothing while there are none', () => {
    const task = { habit: habitOf(1), slots: dailySlots(), progress: progressAt.new, avoid: [] };
    expect(composeTexts({ ...task, taste: tasteOf([], '') })).toEqual(composeTexts(task));
  });
});

describe('what was rated down', () => {
  const task = { habit: habitOf(5), slots: dailySlots(), progress: progressAt.mid, avoid: [] };
  const first = composeWithSkeletons(task);
  const tasteWith = (change: Partial<Taste>): Taste => ({
    liking: {},
    used: {},
    bannedLines: [],
    bannedTexts: [],
    ...change,
  });

  it('comes never again: neither its line nor, from any line, the same words', () => {
    const half = first.filter((_, at) => at % 2 === 0);
    const banned = new Set(half.map(({ line }) => line));
    const again = composeWithSkeletons({ ...task, taste: tasteWith({ bannedLines: [...banned] }) });
    expect(again.filter(({ line }) => banned.has(line))).toEqual([]);
    const bannedTexts = half.map(({ content }) => content);
    const other = composeTexts({ ...task, taste: tasteWith({ bannedTexts }) });
    expect(other.filter(({ content }) => bannedTexts.includes(content))).toEqual([]);
  });

  it('leaves no slot without a text, even when everything was', () => {
    const [slot] = task.slots;
    if (slot === undefined) throw new Error('There are no slots');
    const banned: string[] = [];
    for (let round = 0; round < 120; round++) {
      const taste = tasteWith({ bannedLines: banned });
      const [text] = composeWithSkeletons({ ...task, slots: [slot], taste });
      expect(text?.content).toMatch(/\S/);
      banned.push(text?.line ?? '');
    }
  });
});

describe('tasteOf', () => {
  const row = (change: Partial<RatedText>): RatedText => ({
    content: 'Walk.',
    status: 'sent',
    rating: null,
    techniques: '1.4 7.1',
    line: 'a',
    ...change,
  });

  it('is nothing while nothing was rated or banned', () => {
    expect(tasteOf([row({})], '')).toBeUndefined();
  });

  it('weighs thumbs up against thumbs down for each technique, and bans what is down', () => {
    const taste = tasteOf(
      [
        row({ rating: 'up' }),
        row({ rating: 'down', techniques: '7.1', line: 'b', content: 'Run.' }),
        row({ rating: 'down', techniques: null, line: null, content: 'From a model.' }),
        row({ status: 'scheduled' }),
      ],
      ' gone',
    );
    expect(taste).toEqual({
      liking: { '1.4': 1 / 3, '7.1': 0 },
      used: { '1.4': 1, '7.1': 2 },
      bannedLines: ['gone', 'b'],
      bannedTexts: ['Run.', 'From a model.'],
    });
  });

  it('favours nothing that makes up much of what was sent already', () => {
    const taste = { liking: { '1.4': 0.9 }, bannedLines: [], bannedTexts: [] };
    expect(leaningOf(['1.4'], { ...taste, used: { '1.4': 2, '7.1': 18 } })).toBe('liked');
    expect(leaningOf(['1.4'], { ...taste, used: { '1.4': 6, '7.1': 14 } })).toBe('neutral');
    expect(leaningOf(['7.1'], { ...taste, used: {} })).toBe('neutral');
    expect(leaningOf(['7.1'], { ...taste, liking: { '7.1': -0.5 }, used: {} })).toBe('disliked');
  });
});

describe('another style', () => {
  it('is a matter of four thumbs down, and of two in three', () => {
    expect(isDisliked({ up: 0, down: 3 })).toBe(false);
    expect(isDisliked({ up: 2, down: 4 })).toBe(true);
    expect(isDisliked({ up: 3, down: 4 })).toBe(false);
  });

  it('is the one that was liked elsewhere, else another sound, and none that was refused', () => {
    expect(otherStyle('direct', [])).toBe('friendly');
    expect(
      otherStyle('direct', [
        { style: 'direct', up: 9, down: 0 },
        { style: 'motivational', up: 2, down: 1 },
        { style: 'informative', up: 4, down: 1 },
      ]),
    ).toBe('informative');
    expect(otherStyle('direct', [{ style: 'friendly', up: 0, down: 1 }])).toBe('motivational');
    const refused = (['friendly', 'motivational', 'informative'] as const).map((style) => ({
      style,
      up: 0,
      down: 4,
    }));
    expect(otherStyle('direct', refused)).toBeNull();
  });
});
