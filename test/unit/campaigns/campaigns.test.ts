import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../../scripts/messages/said-words.ts';
import {
  mayGoEveryOtherDay,
  mayPause,
  nextMonday,
  pauseEnd,
} from '../../../worker/campaigns/campaigns.rules.ts';
import { campaignSchema, planSchema } from '../../../worker/campaigns/campaigns.schemas.ts';
import { templates } from '../../../worker/campaigns/templates.data.ts';
import { templateCategories } from '../../../worker/campaigns/templates.schemas.ts';
import { messageStyles } from '../../../worker/domain.ts';
import { isPausedOn, sizeAfter } from '../../../worker/planning/campaign-days.ts';
import { countSeptets, SEGMENT_SEPTETS } from '../../../worker/writer/fit-text.ts';

const campaign = {
  ...{ title: 'Morning meditation', description: 'Ten quiet minutes', frequency: 'Daily' },
  ...{ messageTime: 'Morning (6-9 AM)', messageStyle: 'friendly', deliveryMethod: 'Email' },
};

const faultOf = (schema: typeof campaignSchema | typeof planSchema, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message;

it.each([
  { part: 'planAnchor', longest: 120, fault: 'Please say what your cue is in at most 120 characters' },
  { part: 'planPerson', longest: 80, fault: 'Please say who knows in at most 80 characters' },
  { part: 'planWhy', longest: 200, fault: 'Please say why in at most 200 characters' },
])('$part takes at most $longest characters, and says so', ({ part, longest, fault }) => {
  const faultOfValue = (value: unknown) => faultOf(campaignSchema, { ...campaign, [part]: value });
  expect(faultOfValue('x'.repeat(longest))).toBeUndefined();
  expect([faultOfValue('x'.repeat(longest + 1)), faultOfValue(7)]).toEqual([fault, fault]);
  expect(faultOf(planSchema, { [part]: 'x'.repeat(longest + 1) })).toBe(fault);
});

/** A letter for each of the latest days: d done, m not. */
const days = (letters: string) => [...letters].map((letter) => ({ done: letter === 'd' }));

it('a small size returns to the usual one once all but one of the latest days are kept, and never shrinks again', () => {
  const after = (letters: string) => sizeAfter(days(letters), 'small');
  expect(new Set(['ddddddd', 'mdddddd', 'dddmddd', 'dddddm'].map(after))).toEqual(new Set(['usual']));
  expect(new Set(['', 'ddddd', 'mmddddd', 'dddddmm', 'mmmmmmm'].map(after))).toEqual(new Set(['small']));
  for (const letters of ['', 'mmmmmmm', 'ddddddd']) expect(sizeAfter(days(letters), 'usual')).toBe('usual');
});

describe('a pause', () => {
  it('ends after a week, or with the campaign, and includes the day before its end', () => {
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

  it('is offered while more than the closing message is still to come', () => {
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

it('every other day is offered once, from the first day of week 11 of a running daily campaign', () => {
  const running = { active: true, completed: false, everyOtherDay: false, startDate: '2026-01-05' };
  const campaign = { ...running, frequency: 'Daily' } as const;
  expect(mayGoEveryOtherDay(campaign, '2026-03-15')).toBe(false);
  expect(mayGoEveryOtherDay(campaign, '2026-03-16')).toBe(true);
  const weekly = { frequency: '3 times per week' } as const;
  for (const change of [weekly, { active: false }, { completed: true }, { everyOtherDay: true }])
    expect(mayGoEveryOtherDay({ ...campaign, ...change }, '2026-03-20')).toBe(false);
});

it('the next Monday is never today', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(nextMonday)).toEqual(Array(3).fill('2026-11-23'));
});

const pressure =
  /\b(?:should(?:n't)?|must(?:n't)?|ha(?:ve|s) to|don'?t forget|do not forget|excuses?|lazy|laziness|fail\w*|behind|guilt\w*|disappoint\w*|back to zero)\b/i;

const claims =
  /\b(?:cure[sd]?|curing|treat(?:s|ed|ing|ment)?|prevent\w*|diagnos\w*|burn(?:s|ing)? fat|calories?|detox\w*|guarantee\w*)\b/i;

const dietAndWeight = /\b(?:diet\w*|weight|fat|slim\w*|healthy|healthier|health|skip\w*|avoid|less|never)\b/i;

describe('the templates', () => {
  it('number at least ten in each category and two in each style there, with unique texts and ids', () => {
    for (const category of templateCategories) {
      const styles = templates.filter((one) => one.category === category).map(({ style }) => style);
      expect(styles.length, category).toBeGreaterThanOrEqual(10);
      for (const style of messageStyles)
        expect(styles.filter((one) => one === style).length, style).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    expect(new Set(templates.map(({ content }) => content)).size).toBe(templates.length);
    // The ids never change: the hundreds name the category.
    for (const { id, category } of templates)
      expect(templateCategories[Math.floor(id / 100) - 1]).toBe(category);
  });

  it('can be sent as they are: one segment, whole sentences, easy to read, no pressure, no promises', () => {
    const isFit = (content: string) =>
      content.length <= 160 &&
      (countSeptets(content) ?? Infinity) <= SEGMENT_SEPTETS &&
      /^“?[A-Z].*[.!?]$/.test(content) &&
      ![pressure, claims, dietAndWeight].some((words) => words.test(content)) &&
      content.split('!').length <= 2 &&
      (readingGrade(content) ?? 0) <= 9;
    expect(templates.filter(({ content }) => !isFit(content))).toEqual([]);
  });
});
