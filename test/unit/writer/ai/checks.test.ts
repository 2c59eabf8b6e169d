import { describe, expect, it } from 'vitest';
import { whyRejected } from '../../../../worker/writer/ai/checks.ts';
import type { Habit } from '../../../../worker/writer/writer.ts';
import { habit } from './models.ts';

const why = (
  text: string,
  change: Partial<Habit> = {},
  more: { earlier?: string[]; purpose?: string } = {},
) => whyRejected(text, { habit: { ...habit, ...change }, earlier: [], ...more });

describe('code refuses a text', () => {
  it.each<[string, string, RegExp]>([
    ['is empty', '', /empty/],
    ['has no letters', '🐕 ...', /empty/],
    ['is longer than an email has room for', 'Walk Biscuit, please. '.repeat(15), /longer/],
    ['has a line break', 'Walk Biscuit.\nBcc: all', /line break/],
    ['turns the direction of writing', 'Walk \u202etiucsiB', /invisible/],
    ['hides letters', 'Walk Bis\u200bcuit.', /invisible/],
    ['has markup', 'Walk <b>Biscuit</b>.', /markup/],
    ['has emphasis', 'Walk *Biscuit*.', /markup/],
    ['has a heading', 'Walk # Biscuit.', /markup/],
    ['has a code fence', '```Walk Biscuit```', /markup/],
    ['has unknown braces', 'Walk {name}.', /markup/],
    ['has a placeholder with words', '{done in words} days.', /markup/],
    ['has a link', 'See https://canal.example/now.', /link/],
    ['has a domain with an odd ending', 'See canal.horse today.', /link/],
    ['lacks a space after a period', 'Walk Biscuit.Then rest.', /link/],
    ['lacks a space after an ellipsis', 'Walk...then rest.', /link/],
    ['spells a domain', 'See canal [dot] shop.', /markup|link/],
    ['has a mail address', 'Write to me@canal', /link/],
    ['has a phone number', 'Call (212) 555-0199.', /phone/],
    ['spells a phone number', 'Call five five five one two three four.', /phone/],
    ['is a flood of emoji', 'Walk Biscuit 🐕🐕🐕', /emoji/],
    ['says a word over and over', 'walk walk walk walk', /normal words/],
    ['mixes the letters of two scripts', 'Wаlk Biscuit.', /normal words/],
    ['is in a script that the person does not use', 'Погуляй с собакой.', /language/],
    ['has a digit that nobody told', 'Walk for 20 more.', /number/],
    ['counts in words', 'Seven days done. Walk Biscuit.', /number/],
    ['counts in a row', 'Three in a row. Walk Biscuit.', /number/],
    ['shares out', 'Five of seven. Walk Biscuit.', /number/],
    ['quotes what was never said', 'You said: “I love winning.” Walk Biscuit.', /quoted/],
    ['names a stranger', 'Take Mia along to the canal.', /named/],
    ['guesses a gender', 'Tell Anna, she will like it.', /gender/],
    ['invents a cue', 'After breakfast, walk Biscuit around the canal.', /never mentioned/],
    ['says that a day was missed', 'You missed a day. Walk Biscuit.', /guilty/],
    ['makes a health claim', 'A walk cures everything.', /medical/],
    ['tells of a machine', 'As an AI, I say: walk Biscuit.', /not a message/],
  ])('that %s', (_, text, reason) => {
    expect(why(text)).toMatch(reason);
  });

  it('that came before, in whatever marks and capitals', () => {
    expect(why('Walk Biscuit, now!', {}, { earlier: ['walk biscuit now.'] })).toMatch(/before/);
  });

  it.each(['dose', 'danger'] as const)('of any sort for the kind %s', (kind) => {
    expect(why('Walk Biscuit.', { kind })).not.toBeNull();
  });

  it.each<[Habit['kind'], string]>([
    ['reduce', 'Your habit can wait.'],
    ['reduce', 'Just one is fine.'],
    ['reduce', 'When you get home, have a beer.'],
    ['reduce', 'Do not relapse today.'],
    ['recover', 'Keep your streak.'],
    ['recover', 'Every journey has a silver lining.'],
    ['recover', '{done} days are marked.'],
    ['build', 'Add some extra today.'],
  ])('for the kind %s: %s', (kind, text) => {
    expect(why(text, { kind, title: 'fewer beers', facts: {} })).not.toBeNull();
  });
});

describe('code takes a text', () => {
  it.each<[string, string, Partial<Habit>]>([
    ['with open counts', '{done} of {due} days, {streak} in a row. Walk Biscuit.', {}],
    ['with abbreviations', 'Small, e.g. to the bridge and back, at 7 a.m. or so.', { sendTime: '07:00' }],
    ['with the hour of the messages', 'It is 7:30. Walk Biscuit.', {}],
    ['with the hour of the messages as it is said', 'It is 7 PM. Walk Biscuit.', { sendTime: '19:00' }],
    ['with an ellipsis', 'To the bridge… and back.', {}],
    ['with two emoji', 'Walk Biscuit 🐕👍🏽', {}],
    ["with the person's numbers, in digits or words", 'Twenty minutes, or 20.', { title: 'Read 20 minutes' }],
    ["with the person's signs", 'C# major, slowly.', { title: 'C# major' }],
    [
      "with the person's own heavy words",
      'Clean the shed.',
      { kind: 'reduce', facts: { a: 'clean the shed' } },
    ],
    ["with the person's cue", 'After dinner: walk Biscuit.', { facts: { c: 'dinner' } }],
    ['with a gender that is known', 'Call her.', { title: 'call my sister' }],
    ["in the person's script", 'Погуляй с собакой.', { title: 'Гулять с собакой' }],
    ['with joiners that a script needs', 'هر روز می‌خوانم.', { title: 'هر روز کتاب می‌خوانم' }],
    ['with a week of the calendar', 'Week 11 has the same rule as week 3.', {}],
  ])('%s', (_, text, change) => {
    expect(why(text, change)).toBeNull();
  });

  it('with a number that its purpose names', () => {
    expect(why('Then ten minutes with the calendar.')).not.toBeNull();
    expect(why('Then ten minutes with the calendar.', {}, { purpose: 'Ten minutes with it.' })).toBeNull();
  });
});
