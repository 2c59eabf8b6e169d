import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitKind } from '../../../worker/domain.ts';
import {
  dangerSection,
  doseVerb,
  isDanger,
  proposeKind,
  reduceAdvice,
} from '../../../worker/writer/kinds.ts';
import { PhraseList } from '../../../worker/writer/phrase-list.ts';
import { type Groups, parseGroups, parsePhrases } from '../../../worker/writer/phrases.ts';
import { wordsOf } from '../../../worker/writer/words.ts';
import { kindTitles } from './kind-titles.ts';
import { moreTitles, ownTitles } from './kinds-own-titles.ts';

const titled = (title: string, description = '') => ({ title, description });
const allTitles = [...kindTitles, ...ownTitles].map(
  ([kind, title, description = '']) => [kind, title, description] as const,
);
const careful = (kind: HabitKind) => ['danger', 'dose', 'recover', 'reduce', 'build'].indexOf(kind);

describe('the kind proposed for a title', () => {
  it.each(allTitles)('is %s for "%s"', (kind, title, description) => {
    expect(proposeKind(titled(title, description))).toBe(kind);
  });

  it.each(Object.keys(moreTitles) as HabitKind[])('is %s for more titles of that kind', (kind) => {
    const wrong = moreTitles[kind].filter((title) => proposeKind(titled(title)) !== kind);
    expect(wrong).toEqual([]);
  });

  it('never overlooks danger, nor takes what is taken, got through or done less of for something to do', () => {
    const overlooked = allTitles.filter(([kind, title, description]) => {
      const proposed = proposeKind(titled(title, description));
      return kind === 'danger' ? proposed !== 'danger' : kind !== 'build' && proposed === 'build';
    });
    expect(overlooked).toEqual([]);
  });

  it('is seldom more careful than it has to be', () => {
    const builds = allTitles.filter(([kind]) => kind === 'build');
    const tooCareful = builds.filter(
      ([kind, title, description]) => careful(proposeKind(titled(title, description))) < careful(kind),
    );
    expect(tooCareful.length / builds.length).toBeLessThan(0.03);
  });

  it('is decided by the title where title and description disagree', () => {
    expect(proposeKind(titled('quit smoking', 'nicotine patch on every morning'))).toBe('reduce');
    expect(proposeKind(titled('knee rehab', 'take my painkiller first'))).toBe('recover');
  });

  it('comes from the description where the title says nothing', () => {
    expect(proposeKind(titled('Evenings', 'I gamble online and want to stop gambling'))).toBe('reduce');
    expect(proposeKind(titled('8 o’clock', 'take my medication'))).toBe('dose');
    expect(proposeKind(titled('Ten minutes outside', 'since my father died'))).toBe('recover');
  });

  it.each([
    'Ten minutes of Spanish after dinner, because my partner’s family speaks it.',
    'My doctor said it would help my blood pressure.',
    'I used to run a lot before the kids were born.',
    'I gave up last time because I did too much at once.',
    'less stress, more energy',
    'So that I don’t lose my temper with the kids',
    'I quit smoking last year and want to stay fit',
    'I am learning for my exam in pharmacology',
  ])('stays "build" for a walk with the description "%s"', (description) => {
    expect(proposeKind(titled('Evening walk', description))).toBe('build');
  });

  it('is danger wherever title or description speak of it', () => {
    expect(proposeKind(titled('lithium', 'so that I stop cutting myself'))).toBe('danger');
    expect(proposeKind(titled('Yoga', 'I want to die'))).toBe('danger');
  });
});

describe('danger in what a person writes', () => {
  it.each([
    'I hang up my coat',
    'I’m tired',
    'work is killing me',
    'hunger hits me at 4',
    'my boss beats me to the office',
    'I kill time on my phone',
    'I jump in the shower',
    'I just want to disappear into bed',
    'I don’t want to die young like my dad',
    'nobody would notice if I skipped it',
    'so I don’t starve before lunch',
    'I can’t stop eating',
    'I cut myself shaving',
    'I drown in email',
    'my ex hits me up',
    'cut myself some slack',
    'stop burning myself out',
    'no eating after 8',
    'stop skipping meals',
    'intermittent fasting',
    'breakfast under 400 calories',
    'drink only water for 30 days',
    'meinen Bruder im Schach schlagen',
    'nach 20 Uhr nichts mehr essen',
    'ne rien manger après le dîner',
    'no comer nada dulce',
    'me couper les cheveux',
    'cortarme el pelo',
    'matar o tempo',
  ])('is not seen in "%s"', (text) => {
    expect(isDanger(text)).toBe(false);
  });

  it.each([
    ['s u i c i d e', true],
    ['S.U.I.C.I.D.E', true],
    ['please k i l l m e', true],
    ['c u t t i n g   m y s e l f', true],
    ['k m s', true],
    ['a b c d e f g', false],
    ['A B testing', false],
  ])('is seen letter by letter: "%s"', (text, expected) => {
    expect(isDanger(text)).toBe(expected);
  });

  it('says which help is shown besides', () => {
    expect(dangerSection('hit my wife less')).toBe('violence');
    expect(dangerSection('water fast 10 days')).toBe('eating');
    expect(dangerSection('m a k e m y s e l f s i c k')).toBe('eating');
    expect(dangerSection('stop cutting myself')).toBeNull();
    expect(dangerSection('cello')).toBeNull();
  });

  it('reaches beyond an exception', () => {
    expect(isDanger('kill it at the gym')).toBe(false);
    expect(isDanger('kill it at the gym, then kill myself')).toBe(true);
    expect(isDanger('cut myself off from everyone and cut my arms')).toBe(true);
  });

  const dangerous = fc.constantFrom(
    ...allTitles.flatMap(([kind, title, more]) => (kind === 'danger' && !more ? [title] : [])),
    ...moreTitles.danger,
  );
  const ordinary = fc.constantFrom(...allTitles.map(([, title]) => title), ...moreTitles.build);
  const written = fc.oneof(
    dangerous,
    ordinary,
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  const invisible = fc.constantFrom(
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u202e',
    '\u200f',
  );

  it('does not depend on capitals, spaces or invisible characters', () => {
    const change = fc.record({
      upper: fc.boolean(),
      at: fc.array(fc.nat(200), { maxLength: 5 }),
      mark: invisible,
      spaces: fc.constantFrom(' ', '  ', '\t ', '\u00a0', ' \u3000 '),
    });
    fc.assert(
      fc.property(written, change, (text, { upper, at, mark, spaces }) => {
        const letters = [...(upper ? text.toUpperCase() : text.toLowerCase())];
        for (const place of at) letters.splice(place % (letters.length + 1), 0, mark);
        const changed = ` ${letters.join('').replaceAll(' ', spaces)} `;
        expect(isDanger(changed)).toBe(isDanger(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('is still seen with other words around it', () => {
    fc.assert(
      fc.property(dangerous, fc.constantFrom('Please. ', 'My plan: ', 'ok, '), (title, before) => {
        expect(isDanger(`${before}${title}`)).toBe(true);
        expect(isDanger(`${title}. That is all.`)).toBe(true);
      }),
    );
  });

  it('never throws, whatever is written, and always says what kind it is', () => {
    fc.assert(
      fc.property(written, written, (title, description) => {
        expect(['build', 'reduce', 'dose', 'recover', 'danger']).toContain(
          proposeKind({ title, description }),
        );
        doseVerb({ title, description });
        reduceAdvice({ title, description });
      }),
      { numRuns: 500 },
    );
  });
});

describe('how a dose is checked off', () => {
  it.each([
    ['take my lithium', 'taken'],
    ['tomar la pastilla', 'taken'],
    ['check blood sugar', 'measured'],
    ['Blutdruck messen', 'measured'],
    ['dentist', 'been'],
    ['therapy on Thursday', 'been'],
    ['B12 injection', 'done'],
    ['give mom her pills', 'done'],
    ['blood pressure and pills', 'done'],
    ['get off my antidepressants slowly', 'done'],
    ['eczema cream', 'done'],
    ['something else', 'done'],
  ])('"%s" is %s', (title, verb) => {
    expect(doseVerb(titled(title))).toBe(verb);
  });

  it('comes from the description where the title says nothing', () => {
    expect(doseVerb(titled('8 PM', 'take my medication'))).toBe('taken');
  });
});

describe('what is suggested instead', () => {
  it.each([
    ['less beer', 'eat something first'],
    ['quit smoking', 'go outside without it'],
    ['no scratch cards', 'wait a day'],
    ['phone in the hall', 'look out of the window'],
    ['less sugar', 'make something warm instead'],
    ['drink less coffee', 'make something warm instead'],
    ['stop biting my nails', 'hold something small'],
    ['yell less', 'leave the room and say so'],
    ['stop texting my ex', 'write it and not send it'],
    ['be late less', 'wait ten breaths'],
  ])('for "%s": %s', (title, suggestion) => {
    expect(reduceAdvice(titled(title)).suggestions).toContain(suggestion);
  });

  it.each([
    ['less beer', 'shaky, sweaty or sick'],
    ['quit vaping', '1-800-QUIT-NOW'],
    ['stop gambling', 'gamblingtherapy.org'],
    ['wean off Xanax', 'Don’t stop suddenly'],
    ['drink less coffee', null],
    ['spend less on clothes', null],
    ['less TikTok', null],
    ['be late less', null],
  ])('once, for "%s": %s', (title, notice) => {
    const given = reduceAdvice(titled(title)).notice;
    if (notice === null) expect(given).toBeNull();
    else expect(given).toContain(notice.replace('’', "'"));
  });

  it('is nothing at all for other drugs, whatever else is named', () => {
    expect(reduceAdvice(titled('quit weed')).suggestions).toEqual([]);
    expect(reduceAdvice(titled('less beer', 'and fewer painkillers')).suggestions).toEqual([]);
  });

  it('warns of what only the description names', () => {
    const { suggestions, notice } = reduceAdvice(
      titled('phone away at 9', 'I sit there with wine every night'),
    );
    expect(suggestions).toContain('look out of the window');
    expect(notice).toContain('See a doctor first.');
  });
});

describe('the lists of phrases', () => {
  const folder = new URL('../../../content/kinds/', import.meta.url);
  const names = ['danger', 'dose', 'recover', 'reduce', 'not'];
  const contentOf = (name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8');
  const groups: Groups = new Map();
  for (const name of names) parseGroups(name, contentOf(name), groups);

  it('are all there', () => {
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining([...names, 'substitutions'].map((name) => `${name}.txt`)),
    );
  });

  it.each(names)('can be read to the last line: %s', (name) => {
    for (const phrase of parsePhrases(name, contentOf(name), groups))
      expect(phrase.parts().length).toBeGreaterThan(0);
  });

  it('say where a line is wrong', () => {
    const [phrase] = parsePhrases('dose', '# a comment\n[taken]\ntake @nothing', groups);
    expect(() => phrase?.parts()).toThrow('content/kinds/dose.txt:3 unknown group @nothing');
  });

  const finds = (phrases: string, text: string, except = '') => {
    const own: Groups = new Map();
    parseGroups('own', phrases, own);
    const list = new PhraseList(parsePhrases('own', phrases, own), parsePhrases('own', except, own));
    return list.find(wordsOf(text)).length > 0;
  };

  it.each([
    ['walk my dog', 'Walk MY dog', true],
    ['walk my dog', 'walk my dogs', false],
    ['walk* dog', 'walking dog', true],
    ['*fish', 'catfish', true],
    ['walk my? dog', 'walk dog', true],
    ['walk|feed dog', 'feed dog', true],
    ['@pet = dog, black cat\nfeed @pet', 'feed black cat', true],
    ['feed ... dog', 'feed the old black dog', true],
    ['feed ... dog', 'feed it. Walk the dog', false],
    ['^ dog $', 'a dog', false],
    ['^ dog $', 'cat, dog, horse', true],
    ['<1000 kcal', '1,000 kcal', false],
    ['<1000 kcal', '999kcal', true],
    ['<1000 kcal', '1 200 kcal', false],
    ['>2 days', 'ten days', true],
    ['each_day', 'each day', true],
    ['töten', 'toeten', true],
    ['tension', 'tensión', true],
    ['dont', 'don’t', true],
    ['dont', 'don´t', true],
    ['alcool', "l'alcool", true],
    ['wife', "my wife's car", false],
  ])('find "%s" in "%s": %s', (phrase, text, found) => {
    expect(finds(phrase, text)).toBe(found);
  });

  it('leave out what an exception covers wholly', () => {
    expect(finds('cut myself', 'cut myself some slack', 'cut myself some slack')).toBe(false);
    expect(
      finds('cut myself\nmyself some slack today', 'cut myself some slack today', 'cut myself some slack'),
    ).toBe(true);
  });
});
