import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type NamedStarter, starters } from '../../../src/features/campaign-form/starters.ts';
import { habitKinds } from '../../../worker/domain.ts';
import { emptyPlan, factsOf, seemsEnglish } from '../../../worker/writer/facts.rules.ts';
import {
  dangerSection,
  doseVerb,
  isDanger,
  proposeKind,
  proposeTopic,
  reduceAdvice,
} from '../../../worker/writer/kinds.ts';
import { expectEach, phrases } from '../tables.ts';

const listed = readFileSync(new URL('titles.txt', import.meta.url), 'utf8');

/** The titles in one section of the list. */
function titlesIn(section: string): string[] {
  const [, lines = ''] = listed.split(`[${section}]\n`);
  return lines.split('\n\n', 1).join().trim().split('\n');
}
/** Titles as users type them, with the right kind. */
const titles = habitKinds.flatMap((kind) =>
  titlesIn(kind).map((line) => {
    const [title = '', description = ''] = line.split(' | ');
    return { kind, title, description };
  }),
);

const titled = (title: string, description = '') => ({ title, description });

it.each(habitKinds)('the kind proposed is %s for the titles and descriptions in its list', (kind) => {
  const own = titles.filter((title) => title.kind === kind);
  const wrong = own
    .map((title) => ({ ...title, kind: proposeKind(title) }))
    .filter((one) => one.kind !== kind);
  expect(wrong).toEqual([]);
  expect(own.length).toBeGreaterThan(60);
});

describe('danger in what a person writes', () => {
  it('is not found in words that only sound like it', () => {
    expect(titlesIn('not-danger').filter(isDanger)).toEqual([]);
    expect(['a b c d e f g', 'A B testing'].filter(isDanger)).toEqual([]);
  });

  it('decides which extra help is shown', () => {
    expectEach(dangerSection, { 'hit my wife less': 'violence', 'water fast 10 days': 'eating' });
    expectEach(dangerSection, { cello: null, 'm a k e m y s e l f s i c k': 'eating' });
    expectEach(dangerSection, { 'stop cutting myself': null });
  });

  it('is found whatever the capitals, spaces, invisible characters or words around it', () => {
    const alone = titles.filter(({ kind, description }) => kind === 'danger' && !description);
    const written = alone.flatMap(({ title }) => [
      title.toUpperCase(),
      title.replaceAll(' ', ' \u3000 '),
      title.replaceAll(' ', '\u00a0'),
      ...[...'\u200b\u00ad\u202e'].map((mark) => [...title].join(mark)),
      `My plan: ${title}`,
      `${title}. That is all.`,
    ]);
    expect(written.filter((text) => !isDanger(text))).toEqual([]);
  });
});

it('the verb for a dose depends on the title, or on the description if the title says nothing', () => {
  expectEach((title) => doseVerb(titled(title)), {
    'take my lithium': 'taken',
    'tomar la pastilla': 'taken',
    'check blood sugar': 'measured',
    'Blutdruck messen': 'measured',
    dentist: 'been',
    'therapy on Thursday': 'been',
    'B12 injection': 'done',
    'give mom her pills': 'done',
    'blood pressure and pills': 'done',
    'get off my antidepressants slowly': 'done',
    'eczema cream': 'done',
    'something else': 'done',
  });
  expect(doseVerb(titled('8 PM', 'take my medication'))).toBe('taken');
});

describe('what is suggested for doing less', () => {
  it('fits the habit', () => {
    for (const row of phrases(`
      less beer → eat something first | quit smoking → go outside without it
      no scratch cards → wait a day | phone in the hall → look out the window
      less sugar → make something warm to eat | stop biting my nails → hold something small
      yell less → leave the room and say so | be late less → wait ten breaths
    `)) {
      const [title = '', suggestion] = row.split(' → ');
      expect([title, ...reduceAdvice(titled(title)).suggestions]).toContain(suggestion);
    }
  });

  it('has a notice if stopping may be dangerous or help is available', () => {
    const notice = (title: string) => reduceAdvice(titled(title)).notice;
    expect(notice('less beer')).toContain('shaky, sweaty or sick');
    expect(notice('quit vaping')).toContain('1-800-QUIT-NOW');
    expect(notice('stop gambling')).toContain('gamblingtherapy.org');
    for (const title of ['wean off Xanax', 'stay clean'])
      expect(notice(title)).toContain("Don't stop suddenly");
    for (const title of ['drink less coffee', 'spend less on clothes', 'less TikTok', 'be late less'])
      expect([title, notice(title)]).toEqual([title, null]);
  });

  it('never puts a drink in the place of food, and treats coffee and soda like neither alcohol nor a meal', () => {
    for (const title of phrases(
      'eat less | no eating after 8 | stop binge eating | less sugar | stop gossiping',
    ))
      expect([title, ...reduceAdvice(titled(title)).suggestions].join()).not.toMatch(/water|tea|drink/);
    for (const title of ['drink less coffee', 'stop drinking soda', 'quit Diet Coke'])
      expect([title, ...reduceAdvice(titled(title)).suggestions]).toContain('make tea instead');
  });

  it('is nothing for other drugs, and the notice also covers the description', () => {
    expect(reduceAdvice(titled('quit weed')).suggestions).toEqual([]);
    expect(reduceAdvice(titled('less beer', 'and fewer painkillers')).suggestions).toEqual([]);
    const { suggestions, notice } = reduceAdvice(titled('phone away at 9', 'with wine every night'));
    expect(suggestions).toContain('look out the window');
    expect(notice).toContain('See a doctor first.');
  });
});

it('English is recognized among other languages', () => {
  const english = ['floss. just floss.', 'LeetCode', 'yoga', 'Practice the Saint-Saëns every single evening'];
  const other = ['estudar violão meia hora', 'jeden Tag 10 Seiten lesen', '毎朝ストレッチ', 'اشرب الماء'];
  const seeming = [...english, ...other, 'somebody cuts me off'].filter((words) => seemsEnglish([words]));
  expect(seeming).toEqual([...english, 'somebody cuts me off']);
});

it('a topic is proposed from the title, or else the plan or the description, if the kind has it', () => {
  expectEach((title) => proposeTopic('build', titled(title)), {
    Kintsugi: null,
    'Water the tomatoes': 'gardening',
    'Write a letter to Grandma': 'connecting',
    'Get up early': 'waking',
    'Get up from my desk': null,
  });
  expectEach((title) => proposeTopic('reduce', titled(title)), {
    'drinking less coffee': null,
    'stop drinking soda': 'sweets',
    'stop drinking': 'alcohol',
  });
  expect(proposeTopic('build', titled('Biscuit', 'We walk around the canal.'))).toBe('walking');
  const planned = (title: string, planAction: string, description = '') => ({
    title,
    description,
    planAction,
  });
  expect(proposeTopic('build', planned('🎻🎻', 'practice my violin', 'Then I read.'))).toBe('music');
  expect(proposeTopic('build', planned('Read more', 'put away my phone'))).toBe('reading');
  // Instead of what should become less, they may do anything.
  expect(proposeTopic('reduce', planned('Yelling', 'put down my phone and walk'))).toBeNull();
  expect(proposeTopic('reduce', titled('Walk past the bakery without buying anything'))).toBeNull();
  expect(proposeTopic('dose', titled('Drink a glass of water with my pills'))).toBeNull();
});

it('common words of other languages suggest a topic', () => {
  expectEach((title) => proposeTopic('build', titled(title)), {
    'jeden Tag 10 Seiten lesen': 'reading',
    'Oma anrufen': 'connecting',
    'beber agua por la mañana': 'hydration',
    'escribir en mi diario': 'journaling',
    'ejercicio diario': 'exercise',
    'apprendre l’allemand': 'languages',
    'courir le dimanche': 'running',
    日記を三行書く: 'journaling',
    毎朝ストレッチ: 'stretching',
    'dormir más temprano': 'sleep',
    'be handy around the house': null,
  });
  expectEach((title) => proposeTopic('reduce', titled(title)), {
    'weniger Zucker': 'sweets',
    'dejar de fumar': 'smoking',
    'weniger am Handy': 'screens',
  });
});

it('no topic is proposed where its ideas would be about something else, or make light of a loss', () => {
  const titles = phrases(`
    golf course twice a week | run meetings better | phone bank for the campaign | draw blood | clean eating
    Sort one drawer a day (Mom’s house) | clear my late aunt’s desk | declutter after Tom moved out
    call my sponsor | write to my ex
  `);
  expect(titles.filter((title) => proposeTopic('build', titled(title)) !== null)).toEqual([]);
  expectEach((title) => proposeTopic('build', titled(title)), {
    'Clean my desk': 'tidying',
    'Run before work': 'running',
  });
});

it('a starter habit has the topic that its words suggest', () => {
  for (const { kind, topic = null, ...words } of starters) expect(proposeTopic(kind, words)).toBe(topic);
});

it('a description that came with a starter habit is not quoted, because the person didn’t write it', () => {
  const { planAnchor, planAction, ...walk } = starters[1] as NamedStarter;
  expect(factsOf({ ...emptyPlan, ...walk })).not.toHaveProperty('d');
  const description = `${walk.description} And Biscuit.`;
  expect(factsOf({ ...emptyPlan, ...walk, description })).toMatchObject({ d: walk.description });
});
