import { describe, expect, it } from 'vitest';
import { builtInWriter, composeTexts } from '../../../worker/writers/composer/composer.ts';
import { speakPlan } from '../../../worker/writers/composer/plan.ts';
import { parseLibrary, skeletonsOf } from '../../../worker/writers/composer/skeletons.ts';
import { cleanTitle } from '../../../worker/writers/composer/titles.ts';
import { allTopics, topicOf } from '../../../worker/writers/composer/topics.ts';
import { nameWithin, turnLine, withoutOneSentence } from '../../../worker/writers/composer/wording.ts';
import { findOrders } from '../../../worker/writers/rules/imperatives.ts';
import type { Habit } from '../../../worker/writers/writer.ts';
import { allStyles, dailySlots, progressAt, samples } from '../../rubric/campaigns.ts';

const habit: Habit = {
  title: 'Morning run',
  description: 'Run before work',
  style: 'friendly',
  frequency: 'Daily',
  sendTime: '07:30',
  seed: 'one',
};
const task = { habit, slots: dailySlots(), progress: progressAt.new, avoid: [] };

describe('composeTexts', () => {
  it('writes a different text for each of 84 slots', () => {
    const texts = composeTexts(task).map(({ content }) => content);
    expect(new Set(texts).size).toBe(84);
  });

  it('writes the same for the same seed and otherwise for another', () => {
    expect(composeTexts(task)).toEqual(composeTexts(task));
    expect(composeTexts({ ...task, habit: { ...habit, seed: 'two' } })).not.toEqual(composeTexts(task));
  });

  it('writes one slot alone and avoids what was said', () => {
    const slots = dailySlots().slice(20, 21);
    const [first] = composeTexts({ ...task, slots });
    const [second] = composeTexts({ ...task, slots, avoid: [first?.content ?? ''] });
    expect(first?.slotIndex).toBe(20);
    expect(second?.content).not.toBe(first?.content);
  });

  it('keeps to the moment of the person’s own plan and quotes the whole of it now and then', () => {
    const plan = { anchor: 'my first coffee', action: 'walk around the block' };
    const texts = composeTexts({ ...task, habit: { ...habit, plan }, slots: dailySlots().slice(14, 35) });
    const atItsMoment = texts.filter(({ content }) => /your first coffee/i.test(content));
    const whole = atItsMoment.filter(({ content }) => /walk around the block/i.test(content));
    expect(atItsMoment.length).toBeGreaterThanOrEqual(12);
    expect(whole.length).toBeGreaterThanOrEqual(4);
  });

  it('tells those who do much their count, and asks less of those who do little', () => {
    const say = (tier: 'low' | 'high') =>
      composeTexts({ ...task, progress: progressAt[tier] })
        .map(({ content }) => content)
        .join(' ');
    expect(say('high')).toMatch(/18 of 20/);
    expect(say('low')).not.toMatch(/%|percent|extra|bonus/);
  });

  it('holds 85 slots and three a week', () => {
    const extra = [...dailySlots(4), { index: 84, week: 12, kind: 'plain' as const, weekday: 4 }];
    expect(composeTexts({ ...task, slots: extra })).toHaveLength(85);
    const three = dailySlots()
      .filter(({ weekday }) => [1, 3, 6].includes(weekday))
      .map((slot, index) => ({ ...slot, index }));
    const texts = composeTexts({ ...task, habit: { ...habit, frequency: '3 times per week' }, slots: three });
    expect(new Set(texts.map(({ content }) => content)).size).toBe(36);
  });

  it('is the built-in writer', async () => {
    expect(builtInWriter.name).toBe('built-in');
    expect(await builtInWriter.write(task)).toEqual(composeTexts(task));
  });
});

describe('texts for a channel with little room', () => {
  // What a text message has left beside the link of a long origin, and of a very long one.
  const rooms = { new: 103, low: 103, mid: 91, high: 91 };
  const tiers = ['new', 'low', 'mid', 'high'] as const;

  it.each(allStyles)(
    'all fit, in %s style, for every habit and however it goes',
    { timeout: 60_000 },
    (style) => {
      const tooLong = samples.flatMap(({ title, description }, at) =>
        tiers.flatMap((tier, turn) => {
          const from = ((at + turn) % 6) * 14;
          const room = rooms[tier];
          const texts = composeTexts({
            habit: { ...habit, title, description, style, room },
            slots: dailySlots().slice(from, from + 14),
            progress: progressAt[tier],
            avoid: [],
          });
          return texts.filter(({ content }) => content.length > room).map(({ content }) => content);
        }),
      );
      expect(tooLong).toEqual([]);
    },
  );

  it('leave out the count rather than not fit', () => {
    const strong = { ...task, progress: progressAt.high, habit: { ...habit, room: 80 } };
    const texts = composeTexts(strong).map(({ content }) => content);
    expect(texts.filter((text) => /18 of 20|9 days/.test(text)).length).toBeLessThan(84);
    expect(composeTexts({ ...strong, habit }).every(({ content }) => content.length <= 119)).toBe(true);
  });
});

describe('a moment that the title names', () => {
  const dog = { ...habit, title: 'Walk the dog after lunch', description: 'Long walks again' };
  const cued = (sendTime: string) =>
    composeTexts({ ...task, habit: { ...dog, sendTime } })
      .map(({ content }) => content)
      .join(' ');

  it('is the cue of every text, and not said twice', () => {
    expect(cued('07:30')).toMatch(/after lunch/i);
    expect(cued('07:30')).not.toMatch(/breakfast|your teeth|after lunch after lunch/i);
  });

  it('gives way once it is over for the day', () => {
    expect(cued('20:30')).not.toMatch(/after lunch/i);
  });
});

describe('the noun of a topic', () => {
  it.each([
    ['Track my spending', 'your budgeting'],
    ['Inbox zero', 'your inbox time'],
    ['Plan tomorrow', 'your planning'],
  ])('comes close to the title: %s', (title, noun) => {
    const topic = topicOf(title, '');
    expect([topic.name, topic.noun]).toEqual(['planning', noun]);
    expect(topicOf(title, '')).toBe(topic);
  });
});

describe('withoutOneSentence', () => {
  it.each([
    ['Small counts. {cue}, walk. Enjoy it.', 'Small counts. {cue}, walk.'],
    ['{cue}, walk. Enjoy it.', '{cue}, walk.'],
    ['Small counts. {cue}, walk.', '{cue}, walk.'],
    ['{cue}, walk.', undefined],
  ])('%s', (line, rest) => {
    expect(withoutOneSentence(line)).toBe(rest);
  });
});

describe('turnLine', () => {
  it.each([
    ['{cue}, walk to the gate. Then stop.', 'walk to the gate {cue}. Then stop.'],
    ['{cue}, take two minutes for {habit}!', 'take two minutes for {habit} {cue}!'],
    // A clause of its own would draw the moment to itself: 'see what helps after lunch'.
    ['{cue}, see what helps.', '{cue}, see what helps.'],
    ['{cue}, note where you are, then go.', '{cue}, note where you are, then go.'],
    ['{cue}, say "I can".', '{cue}, say "I can".'],
    ['Walk {cue}. Small counts.', 'Walk {cue}. Small counts.'],
  ])('%s', (line, turned) => {
    expect(turnLine(line)).toBe(turned);
  });
});

describe('nameWithin', () => {
  const voiceOf = (title: string) => {
    const topic = topicOf(title, '');
    return { topic, name: cleanTitle(title, topic) };
  };

  it.each([
    ['{cue}, go back to {habit}.', 'Read 10 pages', 'reading 10 pages'],
    ['{habit} can wait.', 'Read 10 pages', 'your reading'],
    ['{habit} lasts.', '20 pushups', 'your workout'],
    ['{habit} can wait.', 'Morning run', 'your morning run'],
    ['{habit} can wait.', 'Call my mom', 'calling your mom'],
  ])('%s, of %s', (line, title, name) => {
    expect(nameWithin(line, voiceOf(title))).toBe(name);
  });
});

describe("a person's plan", () => {
  it('is said to them, without touching words that only look like me or my', () => {
    expect(speakPlan({ anchor: 'my café crème', action: 'call my mother' })).toMatchObject({
      anchor: 'your café crème',
      action: 'call your mother',
    });
    expect(speakPlan({ anchor: "I've parked my car", action: 'stretch' })).toMatchObject({
      anchor: "you've parked your car",
    });
  });
});

describe('the library', () => {
  it('says which line cannot be read', () => {
    expect(() => parseLibrary('friendly', '# Awareness\nkickoff 1 any | text')).toThrow(/Line 2/);
    expect(() => parseLibrary('friendly', '# Awareness\nkickoff 9 | any | 2.3 | text')).toThrow(/week 9/);
  });

  it('has texts for each kind and week of each style', () => {
    for (const style of allStyles) {
      for (let week = 1; week <= 12; week++) {
        for (const kind of ['kickoff', 'reminder', 'challenge', 'plain'] as const) {
          const suiting = skeletonsOf(style).filter(
            (skeleton) =>
              skeleton.kind === kind && (skeleton.week ?? week) === week && skeleton.audience === 'any',
          );
          expect(suiting.length).toBeGreaterThan(1);
        }
      }
    }
  });

  it('has steps that are orders and grow', () => {
    for (const topic of allTopics) {
      for (const { tiny, usual, stretch } of topic.ladders) {
        for (const rung of [tiny, usual, stretch])
          expect([rung.do, findOrders(`After lunch, ${rung.do}.`).length]).toEqual([rung.do, 1]);
        expect(tiny.amount).toBeLessThan(usual.amount);
        expect(usual.amount).toBeLessThan(stretch.amount);
      }
      for (const { then } of topic.obstacles)
        expect([then, findOrders(`After lunch, ${then}.`).length]).toEqual([then, 1]);
    }
  });
});

describe('topicOf', () => {
  it.each(samples.filter(({ family }) => family !== 'generic'))(
    'finds the family of $title',
    ({ title, description, family }) => {
      expect(topicOf(title, description).family).toBe(family);
    },
  );

  it('is generic when nothing tells', () => {
    expect(topicOf('Zorbing', 'Because').name).toBe('generic');
  });
});
