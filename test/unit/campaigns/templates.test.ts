import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../../scripts/messages/said-words.ts';
import { templates } from '../../../worker/campaigns/templates.data.ts';
import { templateCategories } from '../../../worker/campaigns/templates.schemas.ts';
import { messageStyles } from '../../../worker/domain.ts';
import { countSeptets, SEGMENT_SEPTETS } from '../../../worker/writer/sms-text.ts';

const pressure =
  /\b(?:should(?:n't)?|must(?:n't)?|ha(?:ve|s) to|don'?t forget|do not forget|excuses?|lazy|laziness|fail\w*|behind|guilt\w*|disappoint\w*|back to zero)\b/i;
const claims =
  /\b(?:cure[sd]?|curing|treat(?:s|ed|ing|ment)?|prevent\w*|diagnos\w*|burn(?:s|ing)? fat|calories?|detox\w*|guarantee\w*)\b/i;
const dietAndWeight = /\b(?:diet\w*|weight|fat|slim\w*|healthy|healthier|health|skip\w*|avoid|less|never)\b/i;

describe('the templates', () => {
  it('are ten or more in each category, in each style two or more', () => {
    for (const category of templateCategories) {
      const ofCategory = templates.filter((template) => template.category === category);
      expect(ofCategory.length, category).toBeGreaterThanOrEqual(10);
      for (const style of messageStyles) {
        expect(
          ofCategory.filter((template) => template.style === style).length,
          style,
        ).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('have ids that never change: the hundreds name the category', () => {
    expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
    for (const { id, category } of templates) {
      expect(templateCategories[Math.floor(id / 100) - 1]).toBe(category);
    }
  });

  it('have a text each of their own', () => {
    expect(new Set(templates.map(({ content }) => content)).size).toBe(templates.length);
  });

  it('are fit to be sent: one segment, whole sentences, easy to read, no pressure and no promises', () => {
    const isFit = (content: string) =>
      content.length <= 160 &&
      (countSeptets(content) ?? Infinity) <= SEGMENT_SEPTETS &&
      /^[A-Z].*[.!?]$/.test(content) &&
      ![pressure, claims, dietAndWeight].some((words) => words.test(content)) &&
      content.split('!').length <= 2 &&
      (readingGrade(content) ?? 0) <= 9;
    expect(templates.filter(({ content }) => !isFit(content))).toEqual([]);
  });
});
