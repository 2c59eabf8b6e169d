import { describe, expect, it } from 'vitest';
import { planOf, runWithMarks } from '../../../scripts/messages/run-campaign.ts';
import { messageStyles, positions } from '../../../worker/domain.ts';
import { minuteInWords } from '../../../worker/planning/local-time.ts';
import { writeConditional } from '../../../worker/writer/built-in.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import { slotName } from '../../../worker/writer/program.ts';
import {
  type OutgoingMessage,
  positionNow,
  replacementText,
  type SendContext,
  textValues,
} from '../../../worker/writer/send-time-text.ts';
import { expectEach } from '../tables.ts';
import { daily, dateOf, habitWith, historyAfter, lettersOf, rosaFacts, threeAWeek } from './habits.ts';

const nameOf = (day: number) =>
  slotName({ week: Math.floor(day / 7) + 1, weekday: (day % 7) + 1, position: null });

type Extra = { message?: Partial<OutgoingMessage>; sent?: Record<number, string> } & Partial<SendContext>;

/** The planned message of the day after these, and its context. */
function messageAfter(
  days: string,
  { message = {}, sent = {}, ...change }: Extra,
): [OutgoingMessage, SendContext] {
  const { length } = lettersOf(days);
  const planned: OutgoingMessage = {
    slotIndex: length,
    week: Math.min(Math.floor(length / 7) + 1, 12),
    localDate: dateOf(length),
    entry: `build/direct:${nameOf(length)}+ca`,
    condition: null,
    writer: 'built-in',
    ...message,
  };
  const history = historyAfter(days, undefined, sent);
  const usual = { habit: habitWith(), isLast: false, sentToday: [], banned: new Set<string>() };
  return [planned, { ...usual, before: [], history, ...change }];
}

const instead = (days: string, extra: Extra = {}) =>
  replacementText(...messageAfter(days, { ...extra, sent: { 0: 'first', ...extra.sent } }));

/** Another campaign has already mentioned missing marks today. */
const mentioned = ['build/direct:missed-1/1+a'];
const slotOf = (entry: string | null | undefined) => /:([\w.-]+)/.exec(entry ?? '')?.[1] ?? '';

it('the values of a message name the latest day, a weekday that is often missed, and the time', () => {
  const values = (days: string, of = daily) =>
    textValues(historyAfter(days, of), { lastDate: '2026-03-29', sendMinute: 20 * 60 });
  const numbers = { done: { text: '6', words: 'six' }, due: { text: '8', words: 'eight' } };
  expect(values('md6m')).toMatchObject({ ...numbers, endday: { text: 'Sunday' }, time: { text: '8 PM' } });
  expectEach((days) => values(days).lastday?.text, { dm: 'yesterday', dmhf: 'Tuesday', '': undefined });
  expect(values('d').weekday).toEqual({ text: 'Tuesday' });
  expect(values('ddm', threeAWeek).lastday).toEqual({ text: 'Saturday' });
  expectEach((days) => values(days).weekdays?.text, { '(dddmddd)4': 'Thursdays', d28: undefined });
  const words = (minute: string) => minuteInWords(Number(minute));
  expectEach(words, { 0: '12 AM', 5: '12:05 AM', 719: '11:59 AM', 720: '12 PM', 1200: '8 PM' });
});

it('the position of a message is first, half, lastweek or last, even if days before it were not sent', () => {
  const at = (days: string, sent: Record<number, string> = {}, isLast = false) =>
    positionNow(...messageAfter(days, { sent, isLast }));
  expectEach((days) => at(days), { '': 'first', hhh: 'first', d42: 'half', d42h: 'half', d42h7: null });
  expectEach((days) => at(days), { d77hh: 'lastweek', e: null, e20: null, e77h: 'lastweek' });
  expect([at('d', { 0: 'first' }), at('d43', { 42: 'half' }), at('d77hhd', { 79: 'lastweek' })]).toEqual(
    Array(3).fill(null),
  );
  expect([at('d83', { 77: 'lastweek' }, true), at('d60', {}, true)]).toEqual(['last', 'last']);
});

describe('a planned text', () => {
  it('stays if nothing has changed, and is replaced if the message takes over a position', () => {
    expect(instead('d4')).toBe(null);
    expect(instead('d42', { message: { condition: 'half' } })).toBe(null);
    expect(instead('h')).toMatchObject({ condition: 'first', slotIndex: 1 });
    expect(instead('d77', { isLast: true, message: { condition: 'lastweek' } })?.condition).toBe('last');
  });

  it('loses a condition that no longer applies', () => {
    const text = instead('d4', { message: { condition: 'three', entry: 'build/direct:three/1+ca' } });
    expect(text?.condition).toBeNull();
  });

  it('says goodbye without the plan if it is the last one and nothing was marked', () => {
    for (const kind of ['build', 'reduce'] as const) {
      const goodbye = (days: string) =>
        instead(days, { habit: habitWith({ kind }), isLast: true, sent: { 77: 'lastweek' } });
      expect(goodbye('m83')).toMatchObject({ condition: 'last', ownWords: [] });
      expect(slotOf(goodbye('m83')?.entry)).toBe('last-none');
      expect(slotOf(goodbye('dm82')?.entry)).toBe('last');
    }
  });

  it('is rewritten if it has no entry, unless a person or a model wrote it', () => {
    expect(instead('d4', { message: { entry: null } })).toMatchObject({ condition: null });
    for (const writer of ['openai', 'person'] as const)
      expect(instead('d4', { message: { entry: null, writer } })).toBe(null);
  });
});

describe('a conditional text', () => {
  it('has another wording until all were used in the last four weeks', () => {
    const slot = { index: 40, week: 6, weekday: 5, position: null };
    const all = (contentFor('build', 'direct').bySlot.get('missed-1') ?? []).map(({ key }) => key);
    const next = (sent: readonly string[], daysAgo: number) => {
      const task = {
        habit: habitWith(),
        slot,
        banned: new Set<string>(),
        before: [],
        condition: 'missed-1',
      } as const;
      return writeConditional({ ...task, sent: sent.map((entry) => ({ entry, daysAgo })) })?.entry ?? null;
    };
    expect(all.slice(1)).toContain(next(all.slice(0, 1), 28));
    expect([next(all, 27), next(all, 28)]).toEqual([null, all[0]]);
  });

  it('never replaces a position', () => {
    expect(instead('dmmm')).toMatchObject({ condition: 'missed-3', slotIndex: 4 });
    expect(instead('d39mmm', { message: { condition: 'half' } })).toBe(null);
  });

  it('has another wording if one was rated down, and isn’t used if all were', () => {
    const first = instead('mddm');
    const second = instead('mddm', { banned: new Set([first?.entry ?? '']) });
    expect(second).toMatchObject({ condition: 'missed-1' });
    expect(second?.entry).not.toBe(first?.entry);
    const all = new Set((contentFor('build', 'direct').bySlot.get('missed-1') ?? []).map(({ key }) => key));
    expect(instead('mddm', { banned: all })).toBeNull();
  });
});

describe('while nothing is marked', () => {
  it('Saturdays after two missed days, and weeks 8 and 11, ask for something small', () => {
    // Saturday, Friday, Saturday after one day only; weeks 8, 11 and 9.
    const asksForLess = (days: string) => {
      const text = instead(days, { sentToday: mentioned });
      if (text === null) return false;
      expect([text.condition, text.content.toLowerCase().includes('four long bow strokes')]).toEqual([
        null,
        true,
      ]);
      return true;
    };
    expectEach(asksForLess, { d3mm: true, d2mm: false, d4m: false, d49mm: true, d70mm: true, d56mm: false });
  });

  it('only spare texts are sent after a gap of ten days, or without any mark, until something is done', () => {
    const gap = { sent: { 5: 'missed-3', 11: 'missed-10' } };
    const unbegun = { sent: { 3: 'not-begun' } };
    const isSpare = (days: string, extra: Extra) => slotOf(instead(days, extra)?.entry) === 'plain';
    expectEach((days) => isSpare(days, gap), { dm11: true, dm13: true, dm15: true });
    expectEach((days) => isSpare(days, unbegun), { m6: true, m8: true, dm6: false });
    expect(instead('dm11d12m', { ...gap, sentToday: mentioned })).toBe(null);
  });

  it('the same holds for "reduce", but not for "recover"', () => {
    const reduce = instead('d3mm', { habit: habitWith({ kind: 'reduce' }), sentToday: mentioned });
    expect(contentFor('reduce', 'direct').plainSlots).toContain(slotOf(reduce?.entry));
    const recover = { habit: habitWith({ kind: 'recover' }), message: { entry: 'recover/quiet:w1.sat' } };
    expect(instead('d3mm', recover)).toBe(null);
  });
});

const isPosition = (condition: string | null) => positions.some((one) => one === condition);

it.each(messageStyles)(
  'a campaign in the style %s repeats no text and has one per position, however days are marked',
  (style) => {
    const campaigns = [
      { kind: 'build', facts: rosaFacts('casnpyxr') },
      { kind: 'build', facts: rosaFacts(''), start: 3 },
      { kind: 'reduce', facts: rosaFacts('ca'), start: 7 },
    ] as const;
    // In four styles, each campaign meets each way of marking.
    const first = messageStyles.indexOf(style);
    for (const [at, marks] of (
      ['all done', 'none', 'misses', 'pause', 'stops and returns'] as const
    ).entries()) {
      const campaign = campaigns[(first + at) % campaigns.length];
      const { texts } = runWithMarks(
        planOf({ title: 'Cello', kind: 'build', style, start: 1, at: '07:00', ...campaign }),
        marks,
      );
      const planned = texts.filter(({ kind, condition }) => {
        return kind === 'planned' && (condition === null || isPosition(condition));
      });
      expect(texts.filter(({ content }) => /[{}]/.test(content))).toEqual([]);
      expect(new Set(planned.map(({ entry }) => entry)).size).toBe(planned.length);
      const placed = planned.map(({ condition }) => condition).filter(isPosition);
      expect(new Set(placed).size).toBe(placed.length);
      expect([placed[0], placed.at(-1)]).toEqual(['first', 'last']);
    }
  },
);

it('a campaign without any mark mentions that once, offers to end once, and asks for little now and then', () => {
  const campaign = { title: 'Cello', kind: 'build', style: 'friendly', start: 1, at: '07:00' } as const;
  const { texts } = runWithMarks(planOf({ ...campaign, facts: rosaFacts('cas') }), 'none');
  const sent = texts.filter(({ kind }) => kind === 'planned');
  const conditions = sent.flatMap(({ condition }) => condition ?? []);
  expect(conditions).toEqual(['first', 'not-begun', 'missed-10', 'lastweek', 'last']);
  const small = sent.map(({ content }) => /four long bow strokes/i.test(content));
  const spares = sent.flatMap(({ entry }, at) => (entry.includes(':plain/') ? [at] : []));
  expect(new Set(spares.map((at) => small[at]))).toEqual(new Set([true, false]));
  expect(spares.filter((at) => small[at] && (small[at - 1] || small[at - 2]))).toEqual([]);
});

it('a campaign without any mark gets ideas about its topic, then texts in the nearest voice', () => {
  const campaign = { title: 'Sleep', kind: 'build', style: 'motivational', start: 1, at: '21:00' } as const;
  const sourcesOf = (topic: 'sleep' | undefined) => {
    const { texts } = runWithMarks(planOf({ ...campaign, facts: rosaFacts(''), topic }), 'none');
    const sources = texts.map(({ entry }) => entry.split(':')[0] ?? '');
    return [...new Set(sources.slice(sources.length / 3))];
  };
  expect(sourcesOf('sleep')).not.toContain('build/informative');
  expect(sourcesOf('sleep')).toContain('topics/plain');
  const withoutTopic = sourcesOf(undefined);
  expect(withoutTopic.indexOf('build/friendly')).toBeLessThan(withoutTopic.indexOf('build/informative'));
});
