import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TestCampaign } from '../../../scripts/messages/corpora/corpora.ts';
import {
  type PatternName,
  type Planned,
  planOf,
  runWithMarks,
} from '../../../scripts/messages/run-campaign.ts';
import { type HabitTopic, messageStyles } from '../../../worker/domain.ts';
import { writeBuiltIn } from '../../../worker/writer/built-in.ts';
import { thoughtOf } from '../../../worker/writer/entries.ts';
import { rosaFacts } from './habits.ts';

type SentOn = ReadonlyMap<string, string>;

/** A campaign's plan, written after the person's other campaigns. */
function planAfter(campaign: TestCampaign, others: readonly SentOn[]): Planned {
  const planned = planOf(campaign);
  const slots = planned.slots.map((slot) => ({
    ...slot,
    elsewhere: new Set(others.flatMap((other) => other.get(slot.localDate) ?? [])),
  }));
  const nothing = { before: [], banned: new Set<string>() };
  return { ...planned, texts: writeBuiltIn({ habit: planned.habit, slots, ...nothing }) };
}

function entriesOf(campaign: TestCampaign, others: readonly SentOn[] = []): Map<string, string> {
  const { slots, texts } = planAfter(campaign, others);
  return new Map(texts.map(({ entry }, at) => [slots[at]?.localDate ?? '', entry ?? '']));
}

/** The entries of a campaign's days as sent, after those of another one. */
function sentBy(planned: Planned, marks: PatternName, other: SentOn = new Map()): Map<string, string> {
  const elsewhere = new Map([...other].map(([date, entry]) => [date, [entry]]));
  const sent = runWithMarks(planned, marks, elsewhere).texts.filter(({ kind }) => kind === 'planned');
  return new Map(sent.map(({ localDate, entry }) => [localDate, entry]));
}

const shared = (one: SentOn, other: SentOn) =>
  [...one].filter(([date, entry]) => thoughtOf(entry) === thoughtOf(other.get(date) ?? ''));

const choices = fc.record({
  kind: fc.constantFrom('build', 'reduce'),
  style: fc.constantFrom(...messageStyles),
  weekly: fc.boolean(),
  start: fc.integer({ min: 1, max: 7 }),
  facts: fc.constantFrom('', 'a', 'ca', 'casnpyrxd').map(rosaFacts),
  topic: fc.constantFrom<HabitTopic | undefined>(undefined, 'music'),
});
const common = { title: 'Cello', at: '07:00' } as const;

it('two campaigns of one style send no entry or thought on the same day, and neither repeats one', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 1, max: 7 }), ({ topic, ...choice }, start) => {
      const campaign: TestCampaign = { ...common, ...choice, ...(topic && { topic }) };
      const first = entriesOf(campaign);
      const second = entriesOf({ ...campaign, title: 'Viola', start }, [first]);
      expect(shared(second, first)).toEqual([]);
      expect(new Set(second.values()).size).toBe(second.size);
    }),
    { numRuns: 15 },
  );
});

it('texts that answer marks differ as well', () => {
  for (const kind of ['build', 'reduce'] as const) {
    const campaign: TestCampaign = { ...common, kind, style: 'direct', start: 1 };
    const first = planOf(campaign);
    const second = planAfter({ ...campaign, title: 'Viola' }, [entriesOf(campaign)]);
    for (const marks of ['all done', 'misses', 'gaps of two to five'] as const) {
      const sent = sentBy(first, marks);
      expect(shared(sentBy(second, marks, sent), sent)).toEqual([]);
    }
  }
});
