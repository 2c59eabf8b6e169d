import { describe, expect, it } from 'vitest';
import { campaigns, type TestCampaign } from '../../../scripts/messages/corpora/corpora.ts';
import {
  measureActs,
  measureOwnWords,
  measureRepetition,
} from '../../../scripts/messages/measure-campaigns.ts';
import { measureChannels, measureInventions, measureKindWords } from '../../../scripts/messages/measures.ts';
import { planOf, runOfPlan } from '../../../scripts/messages/run-campaign.ts';
import { messageStyles, positions, topicsOf } from '../../../worker/domain.ts';
import { writeClosing, writeConditional } from '../../../worker/writer/built-in.ts';
import { contentFor } from '../../../worker/writer/content.ts';
import { needsOf } from '../../../worker/writer/entries.ts';
import { fillFacts, numberValue } from '../../../worker/writer/fill.ts';
import { slotName } from '../../../worker/writer/program.ts';
import type { WrittenText } from '../../../worker/writer/writer.ts';
import { habitWith, rosa, rosaFacts } from './habits.ts';

/** A planned campaign with all its texts. */
const planned = (change: Partial<TestCampaign> = {}) =>
  planOf({ title: 'Cello', kind: 'build', style: 'direct', start: 1, at: '07:00', facts: rosa, ...change });

const conditionsOf = (texts: readonly WrittenText[]) => texts.flatMap(({ condition }) => condition ?? []);

const plans = campaigns.map(planOf).map(runOfPlan);

const measures = {
  measureRepetition,
  measureOwnWords,
  measureActs,
  measureInventions,
  measureKindWords,
  measureChannels,
};

it.each(Object.entries(measures))('the texts of many campaigns pass %s', (_, measure) => {
  const { passes, failures } = measure(plans);
  expect(passes, failures.slice(0, 9).join('\n')).toBe(true);
});

it('a dose is one line with the time and the verb for checking off', () => {
  const lines = (doseVerb: TestCampaign['doseVerb'], facts = {}) =>
    planned({ kind: 'dose', title: 'Lithium', facts, doseVerb }).texts;
  const content = '{time}: Lithium. Check it off when you’ve taken it.';
  expect(lines('taken')[1]).toMatchObject({ content, ownWords: [[8, 15]] });
  expect(lines('measured')[1]?.content).toMatch(/measured it\.$/);
  expect(lines('been')[1]?.content).toMatch(/it’s over\.$/);
  expect(lines(undefined)[1]?.content).toMatch(/it’s done\.$/);
  const withAction = '{time}: take two pills. Check it off when you’ve taken it.';
  expect(lines('taken', { a: 'take two pills.' })[1]?.content).toBe(withAction);
  expect(conditionsOf(lines('taken'))).toEqual(['first', 'lastweek', 'last']);
});

it('recover has no text for halfway, and its closing text only notices that somebody did it nearly every time', () => {
  const without = positions.filter((one) => one !== 'half');
  expect(conditionsOf(planned({ kind: 'recover' }).texts)).toEqual(without);
  const closingOf = (done: number) =>
    writeClosing(habitWith({ kind: 'recover' }), { done: numberValue(done), due: numberValue(84) }).content;
  expect(closingOf(84)).toContain('all the way through');
  for (const done of [0, 40]) expect(closingOf(done)).not.toContain('all the way through');
  for (const done of [0, 40, 84]) expect(closingOf(done)).not.toMatch(/\d/);
});

it.each(messageStyles)(
  'the style %s quotes what the person told us only now and then, and no cue on weekends',
  (style) => {
    const { plainSlots } = contentFor('build', style);
    const description = 'Because I stopped when I was nineteen and it still bothers me.';
    for (const facts of [rosa, rosaFacts('ca')]) {
      const { slots, texts } = planned({ style, description, facts });
      const quoted = texts.map(({ entry }) => needsOf(entry ?? ''));
      const wasQuoted = (code: string, at: number, last: number) =>
        quoted
          .slice(Math.max(0, at - last), at)
          .join()
          .includes(code);
      for (const [at, slot] of slots.entries())
        for (const code of quoted[at] ?? '') {
          if ('npyd'.includes(code) && plainSlots.has(slotName(slot)))
            expect(wasQuoted(code, at, 6), `${code} in ${at}`).toBe(false);
          if (code === 's' && !quoted[at]?.includes('n')) expect(wasQuoted('s', at, 2)).toBe(false);
          if (slot.weekday >= 6) expect(code).not.toBe('c');
        }
      expect(quoted.filter((codes) => codes.includes('d')).length).toBeLessThanOrEqual(4);
    }
  },
);

const ideas = (change: Partial<TestCampaign>) =>
  planned(change).texts.filter(({ entry }) => entry?.startsWith('topics/'));

it.each(topicsOf.build)(
  'a campaign about %s gets three or four ideas a week, none of them twice',
  (topic) => {
    for (const style of ['friendly', 'informative'] as const) {
      const keys = ideas({ topic, style, facts: rosaFacts('ca') }).map(({ entry }) => entry);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeGreaterThanOrEqual(30);
      expect(keys.length).toBeLessThanOrEqual(48);
    }
  },
);

it('with ideas, one plain day a week is about what else the person told us', () => {
  const { texts } = planned({ topic: 'music', style: 'friendly' });
  const told = texts.filter(({ entry }) => entry?.includes(':rich'));
  expect(told.length).toBeGreaterThanOrEqual(8);
  expect(told.length).toBeLessThanOrEqual(12);
  for (const { entry } of told) expect(needsOf(entry ?? '')).toMatch(/[npy]/);
  expect(ideas({ topic: 'music', style: 'friendly' }).length).toBeGreaterThanOrEqual(24);
});

it('an idea comes before the plan, two of three messages a week have one, and some kinds have none', () => {
  const ideaWith = (facts: string) => ideas({ topic: 'reading', facts: rosaFacts(facts) })[0];
  const short = ideaWith('a')?.short;
  expect(ideaWith('')?.content).toBe(short);
  expect(ideaWith('a')?.content).toBe(`${short}\nToday: play the first line of the Saint-Saëns.`);
  const afterCue = 'After you hang up your coat, play the first line of the Saint-Saëns.';
  expect(ideaWith('ca')?.content).toBe(`${short}\n${afterCue}`);
  expect(ideas({ topic: 'reading', weekly: true })).toHaveLength(23);

  const facts = { c: 'I sit down on the sofa', a: 'put my phone in the drawer' };
  const [idea] = ideas({ kind: 'reduce', topic: 'screens', facts });
  expect(idea?.content).toMatch(/\nWhen you sit down on the sofa, put your phone in the drawer\.$/);
  for (const kind of ['reduce', 'recover', 'dose'] as const)
    expect(ideas({ kind, topic: 'walking' })).toEqual([]);
});

it('an idea does not argue with the plan below it', () => {
  const ideaTexts = (change: Partial<TestCampaign>) =>
    ideas(change)
      .map(({ content }) => content)
      .join('\n');
  const plan = (a: string) => ({ topic: 'music', style: 'friendly', facts: { a } }) as const;
  expect(ideaTexts(plan('practice for half an hour'))).toContain('Start with the easiest thing');
  expect(ideaTexts(plan('play the first line of the Saint-Saëns'))).not.toContain(
    'Start with the easiest thing',
  );

  const drawing = (title: string) => ideaTexts({ title, topic: 'drawing', facts: {} });
  expect(drawing('Knit a scarf')).toContain('yarn');
  expect(drawing('Draw something')).not.toContain('yarn');

  const nails = (facts: Record<string, string>) => ideaTexts({ kind: 'reduce', topic: 'nails', facts });
  expect(nails({})).toContain('Lay both hands flat');
  expect(nails({ a: 'hold the smooth stone' })).not.toContain('Lay both hands flat');
});

it.each<Partial<TestCampaign>>([
  { title: 'Clear out Mom’s' },
  { title: 'Empty the house', description: 'Sorting my late wife’s clothes' },
  { title: 'One box a day', facts: { a: 'clear one shelf in Grandma’s room' } },
])('ideas on tidying don’t reach somebody who clears the home of a person who is gone: %o', (words) => {
  const tidying = { topic: 'tidying', facts: {} } as const;
  expect(ideas({ ...tidying, ...words })).toEqual([]);
  expect(ideas({ ...tidying, title: 'Tidy the kids’ room' })).not.toEqual([]);
});

describe('a phrase that doesn’t fit into an English sentence', () => {
  const textsWith = (facts: Record<string, string>) =>
    planned({ facts: { ...rosa, ...facts } }).texts.map(({ content }) => content.replace(/“[^”]*”/g, ''));

  it.each([
    ['c', 'Ich koche Kaffee', /Kaffee/],
    ['c', 'Lunch. Then coffee time', /coffee/i],
    ['n', 'everything: work, kids, life', /kids, life/],
  ])('is left out of all texts: %s "%s"', (code, phrase, part) => {
    const texts = textsWith({ [code]: phrase });
    expect(texts.filter((text) => part.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('the first line of the Saint-Saëns')).length).toBeGreaterThan(
      30,
    );
  });

  it('keeps the sentence around it whole, and has single quotation marks inside a quotation', () => {
    const { content } = fillFacts('Late counts. Right after {c}: {a}.', { c: 'brush my teeth', a: 'floss' });
    expect(content).toBe('Late counts. Right after you brush your teeth: floss.');
    const reason = (y: string) => fillFacts('You said: “{y}.”', { y }).content;
    expect(reason('“health”')).toBe('You said: “health.”');
    expect(reason('Dad said "enough"!')).toBe('You said: “Dad said ‘enough’.”');
  });

  it('makes no text longer than 320 characters while there are others', () => {
    const long = { y: `I want to ${'go on and '.repeat(17)}`, c: `I ${'walk and '.repeat(11)}` };
    const texts = planned({ facts: { ...rosa, ...long } }).texts;
    expect(texts.filter(({ content }) => content.length > 320)).toEqual([]);
  });
});

describe('words in another language', () => {
  const plan = 'Tocar dez minutos';
  const morning = { c: 'o café da manhã', a: 'tocar dez minutos', s: 'uma escala' };
  const { habit, texts: all } = planned({
    title: 'tocar piano todos os dias',
    description: 'quero tocar para a minha filha',
    style: 'friendly',
    facts: { ...morning, n: 'chego tarde', y: 'minha filha gosta' },
  });
  const texts = all.filter(({ condition }) => condition === null);
  const isOwn = (entry: string | null) => entry?.includes('/own-words:') ?? false;

  it('are on their own line, never inside an English sentence', () => {
    for (const { content, ownWords, entry, short } of texts.filter((text) => !isOwn(text.entry))) {
      const [sentence = '', line = ''] = content.split('\n');
      const [, words = ''] = /^(?:Your plan|Small version): “(.+)\.”$/.exec(line) ?? [];
      expect([plan, 'Uma escala']).toContain(words);
      // Text messages keep it too.
      expect(short).toBe(`${words}.`);
      expect(sentence).not.toMatch(/café|tocar|escala/);
      expect(
        ownWords.map(([start, end]) => content.slice(start, end)),
        entry ?? '',
      ).toEqual([words]);
    }
  });

  it('say the small version under texts about days that need one', () => {
    const linesOf = (week: number) =>
      texts
        .filter(({ slotIndex, entry }) => Math.floor(slotIndex / 7) + 1 === week && !isOwn(entry))
        .map(({ content }) => content.split('\n')[1]);
    expect(new Set(linesOf(2))).toEqual(new Set([`Your plan: “${plan}.”`]));
    expect(linesOf(3)).toContain('Small version: “Uma escala.”');
  });

  it('follow a message about one missed day, but not the offer to pause or stop, nor the closing message', () => {
    const said = (condition: 'missed-1' | 'missed-3') => {
      const slot = { index: 5, week: 1, weekday: 6, position: null };
      const task = { habit, slot, sent: [], before: [], banned: new Set<string>() };
      return writeConditional({ ...task, condition })?.content ?? '';
    };
    expect(said('missed-1')).toMatch(/^[^\n]+\nSmall version: “Uma escala\.”$/);
    const { content } = writeClosing(habit, { done: numberValue(60), due: numberValue(84) });
    for (const text of [said('missed-3'), content]) expect(text).not.toMatch(/café|tocar|escala/i);
  });

  it('form different texts on their own', () => {
    const own = texts.filter(({ entry }) => isOwn(entry)).map(({ content }) => content);
    expect([own.length, new Set(own).size]).toEqual([4, 4]);
    expect(own.join('\n').replaceAll(/[“”….:\n]/g, ' ')).not.toMatch(/\b(you|your|after|today|when)\b/i);
    expect(own.join('\n')).not.toMatch(/café|chego tarde/i);
    expect(own).toContain('Tocar dez minutos, “…minha filha gosta.”');
  });
});
