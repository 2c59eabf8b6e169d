import { describe, expect, it } from 'vitest';
import { briefsFor, voiceOf } from '../../../worker/writers/ai/briefs.ts';
import { dealTechniques } from '../../../worker/writers/ai/deal-techniques.ts';
import { promptFor } from '../../../worker/writers/ai/prompt.ts';
import { techniqueNames, techniquesOf } from '../../../worker/writers/techniques.ts';
import type { Taste } from '../../../worker/writers/writer.ts';
import { slotsOf, taskFor } from './tasks.ts';

const tasteFor = (liking: Record<string, number>, used: Record<string, number> = { '4.2': 40 }): Taste => ({
  liking,
  used,
  bannedLines: [],
  bannedTexts: [],
});

const weeks = Array.from({ length: 12 }, (_, at) => at + 1);
const dealt = (week: number, taste?: Taste) => [...dealTechniques(slotsOf(week), 'a seed', taste).values()];
const count = (techniques: readonly string[], wanted: string) =>
  techniques.filter((technique) => technique === wanted).length;

describe("the techniques of a model's texts", () => {
  it.each(weeks)('are those of week %i while nothing was rated, in turn', (week) => {
    const techniques = dealt(week);
    expect(techniques).toHaveLength(7);
    expect(new Set(techniques)).toEqual(new Set(techniquesOf(week)));
    const counts = techniquesOf(week).map((technique) => count(techniques, technique));
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it.each(weeks)(
    'are more of what is liked and less of what is not in week %i, and each still comes',
    (week) => {
      const [liked = '', disliked = ''] = techniquesOf(week);
      const techniques = dealt(week, tasteFor({ [liked]: 0.6, [disliked]: -0.6 }));
      expect(count(techniques, liked)).toBeGreaterThan(count(dealt(week), disliked));
      expect(count(techniques, liked)).toBeGreaterThan(count(techniques, disliked));
      for (const own of techniquesOf(week)) expect(techniques).toContain(own);
    },
  );

  it('may be liked ones of other weeks, in two messages at most, never in the first', () => {
    const liking = { '8.7': 0.7, '1.4': 0.5, '12.5': 0.4 };
    const techniques = dealt(9, tasteFor(liking));
    const guests = techniques.filter((technique) => !techniquesOf(9).includes(technique));
    expect(guests.toSorted()).toEqual(['1.4', '8.7']);
    expect(techniquesOf(9)).toContain(techniques[0]);
  });

  it('leave out a liked one that was used for much of the campaign already', () => {
    expect(dealt(9, tasteFor({ '8.7': 0.7 }, { '8.7': 10, '1.4': 20 }))).not.toContain('8.7');
  });

  it('are the same for the same seed, and come for a few slots as for a week', () => {
    const taste = tasteFor({ '2.3': 0.5 });
    expect(dealt(4, taste)).toEqual(dealt(4, taste));
    const some = slotsOf(4).slice(5);
    expect([...dealTechniques(some, 'a seed', taste).keys()]).toEqual(some.map(({ index }) => index));
  });

  it('are what the briefs say and the model is told', () => {
    const task = { ...taskFor({}, 3), taste: tasteFor({ '8.1': -0.6, '8.7': 0.6 }) };
    const voice = voiceOf(task.habit);
    const briefs = briefsFor(voice, task);
    const { user } = promptFor(briefs, voice, task);
    for (const { technique } of briefs) expect(user).toContain(`"technique":"${techniqueNames[technique]}"`);
    expect(briefs.map(({ technique }) => technique)).toEqual([
      ...dealTechniques(task.slots, task.habit.seed, task.taste).values(),
    ]);
  });
});
