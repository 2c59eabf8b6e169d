import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../../scripts/messages/text-rules.ts';
import { mayPause, pauseEnd, templates } from '../../../worker/campaigns/campaigns.service.ts';
import { messageStyles, templateCategories } from '../../../worker/domain.ts';
import { isPausedOn, sizeAfter } from '../../../worker/planning/calendar-date.ts';
import { countSeptets, SEGMENT_SEPTETS, transliterate } from '../../../worker/writer/fit-text.ts';

/** One letter per day: d for done, m for missed. */
const days = (letters: string) => [...letters].map((letter) => ({ done: letter === 'd' }));

it('the small size returns to usual once at most one of the last days was missed', () => {
  const after = (letters: string) => sizeAfter(days(letters), 'small');
  expect(new Set(['ddddddd', 'mmmmdddddd', 'dddmddd', 'dddddm'].map(after))).toEqual(new Set(['usual']));
  expect(new Set(['', 'ddddd', 'dmmddddd', 'dddddmm', 'mmmmmmm'].map(after))).toEqual(new Set(['small']));
  for (const letters of ['', 'mmmmmmm', 'ddddddd']) expect(sizeAfter(days(letters), 'usual')).toBe('usual');
});

it('a pause ends after a week or with the campaign, and needs more to pause than the closing message', () => {
  const timeZone = 'America/New_York';
  const endOf = (closingDate: string) =>
    pauseEnd(
      { endsAt: Date.parse(`${closingDate}T12:30:00Z`), timeZone },
      Date.parse('2026-11-21T23:30-05:00'),
    );
  expect([endOf('2027-02-01'), endOf('2026-11-24')]).toEqual(['2026-11-28', '2026-11-24']);
  const dates = ['2026-11-27', '2026-11-28'];
  expect(dates.map((date) => isPausedOn(date, '2026-11-28'))).toEqual([true, false]);
  expect(isPausedOn('2026-11-27', null)).toBe(false);

  const running = { active: true, completed: false, endsAt: Date.parse('2026-11-24T12:30:00Z'), timeZone };
  const at = (clock: string) => Date.parse(`${clock}-05:00`);
  expect(mayPause(running, at('2026-11-23T23:59'))).toBe(true);
  expect(mayPause(running, at('2026-11-24T00:00'))).toBe(false);
  for (const change of [{ active: false }, { completed: true }])
    expect(mayPause({ ...running, ...change }, at('2026-11-21T09:00'))).toBe(false);
});

const unwanted =
  /\b(?:should(?:n't)?|must(?:n't)?|ha(?:ve|s) to|don'?t forget|excuses?|lazy|fail\w*|behind|guilt\w*|disappoint\w*|cure[sd]?|treat(?:s|ed|ing|ment)?|prevent\w*|diagnos\w*|calories?|detox\w*|guarantee\w*|diet\w*|weight|fat|slim\w*|health\w*|skip\w*|avoid|less|never)\b/i;

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
      !unwanted.test(content) &&
      content.split('!').length <= 2 &&
      (readingGrade(content) ?? 0) <= 9;
    expect(templates.filter(({ content }) => !isFit(content))).toEqual([]);
  });
});
