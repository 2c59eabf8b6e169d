import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../../scripts/messages/said-words.ts';
import { mayGoEveryOtherDay, mayPause, pauseEnd } from '../../../worker/campaigns/campaigns.rules.ts';
import { templates } from '../../../worker/campaigns/templates.data.ts';
import { messageStyles, templateCategories } from '../../../worker/domain.ts';
import { isPausedOn, sizeAfter } from '../../../worker/planning/campaign-days.ts';
import { countSeptets, SEGMENT_SEPTETS, transliterate } from '../../../worker/writer/fit-text.ts';

/** One letter per day: d for done, m for missed. */
const days = (letters: string) => [...letters].map((letter) => ({ done: letter === 'd' }));

it('the small size returns to usual once at most one of the last days was missed, and the usual size stays', () => {
  const after = (letters: string) => sizeAfter(days(letters), 'small');
  expect(new Set(['ddddddd', 'mdddddd', 'dddmddd', 'dddddm'].map(after))).toEqual(new Set(['usual']));
  expect(new Set(['', 'ddddd', 'mmddddd', 'dddddmm', 'mmmmmmm'].map(after))).toEqual(new Set(['small']));
  for (const letters of ['', 'mmmmmmm', 'ddddddd']) expect(sizeAfter(days(letters), 'usual')).toBe('usual');
});

describe('a pause', () => {
  it('ends after a week or with the campaign, and its end date is not part of it', () => {
    const endOf = (closingDate: string) =>
      pauseEnd(
        { endsAt: Date.parse(`${closingDate}T12:30:00Z`), timeZone: 'America/New_York' },
        Date.parse('2026-11-21T23:30-05:00'),
      );
    expect(endOf('2027-02-01')).toBe('2026-11-28');
    expect(endOf('2026-11-24')).toBe('2026-11-24');
    expect(isPausedOn('2026-11-27', '2026-11-28')).toBe(true);
    expect(isPausedOn('2026-11-28', '2026-11-28')).toBe(false);
    expect(isPausedOn('2026-11-27', null)).toBe(false);
  });

  it('is possible while more than the closing message is to come', () => {
    const endsAt = Date.parse('2026-11-24T12:30:00Z');
    const running = { active: true, completed: false, endsAt, timeZone: 'America/New_York' };
    const at = (clock: string) => Date.parse(`${clock}-05:00`);
    expect(mayPause(running, at('2026-11-02T09:00'))).toBe(true);
    expect(mayPause(running, at('2026-11-23T23:59'))).toBe(true);
    expect(mayPause(running, at('2026-11-24T00:00'))).toBe(false);
    expect(mayPause(running, at('2026-11-24T09:00'))).toBe(false);
    expect(mayPause({ ...running, active: false }, at('2026-11-21T09:00'))).toBe(false);
    expect(mayPause({ ...running, completed: true }, at('2026-11-21T09:00'))).toBe(false);
  });
});

it('every other day is possible from week 11 of a running daily campaign, once', () => {
  const running = { active: true, completed: false, everyOtherDay: false, startDate: '2026-01-05' };
  const campaign = { ...running, frequency: 'Daily' } as const;
  expect(mayGoEveryOtherDay(campaign, '2026-03-15')).toBe(false);
  expect(mayGoEveryOtherDay(campaign, '2026-03-16')).toBe(true);
  const weekly = { frequency: '3 times per week' } as const;
  for (const change of [weekly, { active: false }, { completed: true }, { everyOtherDay: true }])
    expect(mayGoEveryOtherDay({ ...campaign, ...change }, '2026-03-20')).toBe(false);
});

const pressure =
  /\b(?:should(?:n't)?|must(?:n't)?|ha(?:ve|s) to|don'?t forget|do not forget|excuses?|lazy|laziness|fail\w*|behind|guilt\w*|disappoint\w*|back to zero)\b/i;

const claims =
  /\b(?:cure[sd]?|curing|treat(?:s|ed|ing|ment)?|prevent\w*|diagnos\w*|burn(?:s|ing)? fat|calories?|detox\w*|guarantee\w*)\b/i;

const dietAndWeight = /\b(?:diet\w*|weight|fat|slim\w*|healthy|healthier|health|skip\w*|avoid|less|never)\b/i;

describe('the templates', () => {
  it('have unique texts and ids, at least ten per category and two per style in it', () => {
    for (const category of templateCategories) {
      const styles = templates.filter((one) => one.category === category).map(({ style }) => style);
      expect(styles.length, category).toBeGreaterThanOrEqual(10);
      for (const style of messageStyles)
        expect(styles.filter((one) => one === style).length, style).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    expect(new Set(templates.map(({ content }) => content)).size).toBe(templates.length);
    // The hundreds of an id are its category.
    for (const { id, category } of templates)
      expect(templateCategories[Math.floor(id / 100) - 1]).toBe(category);
  });

  it('are one SMS segment of whole, easy sentences, without pressure or promises', () => {
    const isFit = (content: string) =>
      content.length <= 160 &&
      (countSeptets(transliterate(content)) ?? Infinity) <= SEGMENT_SEPTETS &&
      /^“?[A-Z].*[.!?]$/.test(content) &&
      ![pressure, claims, dietAndWeight].some((words) => words.test(content)) &&
      content.split('!').length <= 2 &&
      (readingGrade(content) ?? 0) <= 9;
    expect(templates.filter(({ content }) => !isFit(content))).toEqual([]);
  });
});
