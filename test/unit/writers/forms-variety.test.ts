import { describe, expect, it } from 'vitest';
import { campaignWeeks } from '../../../worker/campaigns/campaigns.schemas.ts';
import { type PlannedSlot, planCampaign } from '../../../worker/schedule/plan.ts';
import { composeTexts } from '../../../worker/writers/composer/composer.ts';
import { wordsOf } from '../../../worker/writers/composer/similarity.ts';
import { messageForms } from '../../../worker/writers/message-forms.ts';
import { gradeOf, readingOf } from '../../../worker/writers/rules/language.ts';
import { claims, pressure } from '../../../worker/writers/rules/marks.ts';
import type { Tier } from '../../../worker/writers/writer.ts';
import { allStyles, progressAt, samples } from '../../rubric/campaigns.ts';

const day = 86_400_000;
const dayOf = ({ localDate }: Pick<PlannedSlot, 'localDate'>) => Date.parse(localDate) / day;

/** Every message of a campaign in all its forms. */
function formsOfCampaign(
  { title, description }: { title: string; description: string },
  style: (typeof allStyles)[number],
  tier: Tier,
  { startDate = '2031-03-03', frequency = 'Daily' as const, late = false, seed = 'variety' } = {},
) {
  const slots = planCampaign({
    startDate,
    frequency,
    sendMinute: 450,
    timeZone: 'Europe/London',
    // After the minute of the first day: that day is left out, and one comes at the end.
    now: Date.parse(`${startDate}T${late ? '12' : '05'}:00:00Z`),
  });
  const habit = { title, description, style, frequency, sendTime: '07:30', seed };
  const texts = new Map(
    composeTexts({ habit, slots, progress: progressAt[tier], avoid: [] }).map((text) => [
      text.slotIndex,
      text,
    ]),
  );
  const campaign = { title, description, messageStyle: style, frequency, seed };
  return slots.map((slot) => {
    const content = texts.get(slot.index)?.content ?? '';
    const { index: slotIndex, week, kind: slotKind, localDate } = slot;
    const message = { content, week, slotKind, slotIndex, localDate, style, tier };
    const forms = messageForms(
      campaign,
      { ...message, kind: 'planned', writer: 'built-in' },
      'https://x.example/m/1',
    );
    return { slot, forms, added: forms.email.paragraphs.slice(1) };
  });
}

/** What comes back, with the days between, sooner than after so many days. */
function comingBack(messages: readonly { slot: PlannedSlot; said: string }[], days: number): string[] {
  const last = new Map<string, number>();
  const soon: string[] = [];
  for (const { slot, said } of messages) {
    const before = last.get(said);
    if (before !== undefined && dayOf(slot) - before < days)
      soon.push(`${dayOf(slot) - before} days: ${said}`);
    last.set(said, dayOf(slot));
  }
  return soon;
}

const families = samples.filter((_, index) => index % 5 === 2);
const cases = families.flatMap((sample, at) =>
  allStyles.map((style, turn) => ({
    sample,
    style,
    tier: (['new', 'low', 'high'] as const)[(at + turn) % 3] ?? 'new',
    // Every weekday is a first day of some campaign.
    startDate: `2031-03-0${((at + turn) % 7) + 1}`,
    late: (at + turn) % 2 === 0,
  })),
);

describe.each(cases)('the emails of a $style campaign for $sample.family', (one) => {
  const messages = formsOfCampaign(one.sample, one.style, one.tier, one);

  it('are 84, and none of their paragraphs comes back within 21 days', () => {
    expect(messages).toHaveLength(84);
    const paragraphs = messages.flatMap(({ slot, added }) => added.map((said) => ({ slot, said })));
    expect(paragraphs.length).toBeGreaterThan(120);
    expect(comingBack(paragraphs, 21)).toEqual([]);
  });

  it('never add the same to two messages', () => {
    expect(new Set(messages.map(({ added }) => added.join('\n'))).size).toBe(84);
  });

  it('have 40 to 90 words, in plain English', () => {
    const pool = { words: 0, sentences: 0, syllables: 0, longestSentence: 0 };
    for (const { forms, added } of messages) {
      const words = wordsOf(forms.email.paragraphs.join(' ')).length;
      expect(words, forms.email.paragraphs.join('\n')).toBeGreaterThanOrEqual(40);
      expect(words).toBeLessThanOrEqual(90);
      const said = added.join(' ');
      const reading = readingOf(said);
      expect(reading.longestSentence, said).toBeLessThanOrEqual(20);
      for (const key of ['words', 'sentences', 'syllables'] as const) pool[key] += reading[key];
      expect(pressure.exec(said)?.[0]).toBeUndefined();
      expect(claims.exec(said)?.[0]).toBeUndefined();
    }
    expect(gradeOf(pool)).toBeLessThanOrEqual(6);
  });

  it('come under no subject twice within 14 days, and fit a phone', () => {
    const subjects = messages.map(({ slot, forms }) => ({ slot, said: forms.email.subject }));
    expect(comingBack(subjects, 14)).toEqual([]);
    for (const { said } of subjects) expect(said.length).toBeLessThanOrEqual(50);
  });

  it('are notifications with many titles, whole ones', () => {
    const titles = messages.map(({ forms }) => forms.push.title);
    expect(new Set(titles).size).toBeGreaterThan(10);
    for (const title of titles) {
      expect(title.length).toBeLessThanOrEqual(40);
      expect(title).not.toMatch(/[{}]|[:,·-]$/);
    }
  });
});

describe('what an email adds', () => {
  const [sample] = families;
  if (sample === undefined) throw new Error('There are no samples');
  const saidTo = (tier: Tier, style: (typeof allStyles)[number] = 'friendly') =>
    formsOfCampaign(sample, style, tier)
      .flatMap(({ added }) => added)
      .join('\n');

  it('asks those who do little for nothing more, and speaks to those who do much', () => {
    expect(saidTo('low')).not.toMatch(/\bmore\b|\bextra\b|%/);
    expect(saidTo('low')).toContain('Half of the step is a step.');
    expect(saidTo('high')).toContain('A run like yours');
    expect(saidTo('new')).not.toMatch(/Half of the step is a step|A run like yours/);
  });

  it('keeps the style: short sentences, contractions and questions, reasons, mechanisms', () => {
    const ofWeeks = (style: (typeof allStyles)[number]) =>
      formsOfCampaign(sample, style, 'new').map(({ added }) => added[0] ?? '');
    for (const said of ofWeeks('direct'))
      expect(readingOf(said).longestSentence, said).toBeLessThanOrEqual(12);
    for (const said of ofWeeks('friendly')) expect(said).toContain("'");
    expect(ofWeeks('friendly').filter((said) => said.includes('?')).length).toBeGreaterThan(50);
    for (const said of ofWeeks('motivational'))
      expect(said).toMatch(/because|matter|worth|proud|glad|gift|in return/);
    expect(
      ofWeeks('informative').filter((said) => /stud|review|tests|trials/.test(said)).length,
    ).toBeGreaterThan(6);
  });

  it('is nothing beside the own words of a person', () => {
    const content = 'Call me when you are up.';
    const { email } = messageForms(
      { title: sample.title, description: '', messageStyle: 'friendly', frequency: 'Daily', seed: 'own' },
      {
        content,
        week: 1,
        slotKind: 'plain',
        slotIndex: 1,
        localDate: '2031-03-04',
        kind: 'planned',
        writer: 'person',
        style: null,
        tier: null,
      },
      'https://x.example/m/1',
    );
    expect(email.paragraphs).toEqual([content]);
  });

  it('covers each week of each style', () => {
    for (const style of allStyles) {
      const messages = formsOfCampaign(sample, style, 'new');
      for (let week = 1; week <= campaignWeeks; week++) {
        const ofWeek = messages.filter(({ slot }) => slot.week === week);
        expect(new Set(ofWeek.map(({ added }) => added[0])).size).toBe(7);
      }
    }
  });
});
