import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitKind } from '../../../worker/domain.ts';
import { conditions, lapseConditions } from '../../../worker/writer/conditions.ts';
import {
  type FormedCampaign,
  type FormedMessage,
  MAX_PUSH_BODY,
  messageForms,
  plainForms,
  planSentence,
  pushBodyOf,
} from '../../../worker/writer/message-forms.ts';

const campaign = (change: Partial<FormedCampaign> = {}): FormedCampaign => ({
  title: 'Cello',
  kind: 'build',
  lockScreenWords: false,
  ...change,
});
const message = (change: Partial<FormedMessage> = {}): FormedMessage => ({
  content: 'When you get home late: four long bow strokes. Decide it now.',
  ownWords: [
    [5, 22],
    [24, 45],
  ],
  short: null,
  kind: 'planned',
  week: 6,
  localDate: '2026-02-11',
  condition: null,
  ...change,
});
const subjectOf = (change: Partial<FormedMessage>) => messageForms(campaign(), message(change)).email.subject;

describe('the subject of an email', () => {
  it('names the weekday and week, a position, or the four choices of a lapse', () => {
    const subject = (condition: string) => subjectOf({ condition: condition === '' ? null : condition });
    const named = { '': 'Wednesday, week 6', first: 'first message', half: 'halfway', last: 'last message' };
    for (const [condition, words] of Object.entries(named))
      expect(subject(condition)).toBe(`Cello · ${words}`);
    for (const condition of lapseConditions)
      expect(subject(condition)).toBe('Cello · smaller, later, pause or stop?');
    expect(subjectOf({ localDate: '2026-02-15' })).toBe('Cello · Sunday, week 6');
  });

  it('never says what else a message answers to', () => {
    const others = conditions.filter((one) => !lapseConditions.includes(one));
    const subjects = [...others, 'lastweek', 'unheard-of'].map((condition) => subjectOf({ condition }));
    expect(new Set(subjects)).toEqual(new Set(['Cello · Wednesday, week 6']));
  });

  it('says that the twelve weeks are over, whatever the closing text', () => {
    expect(subjectOf({ kind: 'closing', condition: 'closing-low' })).toBe('Cello · twelve weeks');
  });

  it('of a message outside the plan is the label alone', () => {
    for (const kind of ['manual', 'extra'] as const) expect(subjectOf({ kind })).toBe('Cello');
  });
});

describe('an email', () => {
  it('shows where the person’s own words stand, and the lines below', () => {
    const lines = { planLine: 'After tea: run.', progressLine: '3 of 4 days.', question: 'Why?' };
    const { content, ownWords } = message();
    expect(messageForms(campaign(), message(lines)).email).toMatchObject({
      message: content,
      ownWords,
      ...lines,
    });
    const none = { planLine: null, progressLine: null, question: null };
    expect(messageForms(campaign(), message()).email).toMatchObject(none);
  });

  it('marks no words where spaces were put right', () => {
    const { email } = messageForms(campaign(), message({ content: '  Two  spaces. ', ownWords: [[2, 5]] }));
    expect(email).toMatchObject({ message: 'Two spaces.', ownWords: [] });
  });
});

const privateKinds = ['reduce', 'recover', 'dose', 'danger'] as const satisfies readonly HabitKind[];

describe('a campaign that is nobody else’s business', () => {
  const secret = campaign({ title: 'stop drinking alone' });
  const words = message({ short: 'Late: strokes.' });

  it.each(privateKinds)('of kind %s shows none of the person’s words on a lock screen', (kind) => {
    const forms = messageForms({ ...secret, kind }, words, 'https://example.org/m/x');
    const shown = [forms.sms, forms.push.title, forms.push.body, forms.email.subject].join(' ');
    expect(shown).not.toMatch(/drinking|alone|late|strokes|week/i);
    expect(forms.sms).toMatch(/^Better Habits: \S.* https:\/\/example\.org\/m\/x$/);
    expect(forms.email.message).toBe(words.content);
  });

  it('shows them where the person asked for it, but never words that sound like danger', () => {
    for (const kind of privateKinds.filter((one) => one !== 'danger')) {
      const { sms, push, email } = messageForms({ ...secret, kind, lockScreenWords: true }, message());
      expect(sms).toBe(`stop drinking alone: ${message().content}`);
      expect(push).toEqual({ title: 'stop drinking alone', body: message().content });
      expect(email.subject).toBe('stop drinking alone · Wednesday, week 6');
    }
    const forms = messageForms({ ...secret, kind: 'danger', lockScreenWords: true }, words);
    expect([forms.sms, forms.push.title, forms.email.subject].join(' ')).not.toMatch(/drinking|strokes/);
  });

  it('has a line of its own for every kind', () => {
    const bodyOf = (kind: HabitKind) => messageForms({ ...secret, kind }, words).push.body;
    expect(bodyOf('reduce')).toBe('Your plan for today is inside.');
    expect(bodyOf('recover')).toBe('Your plan for today is inside.');
    expect(bodyOf('dose')).toContain('One thing to check off.');
    expect(bodyOf('danger')).toBe('Checking in.');
  });

  it('has the same subject for whatever is sent', () => {
    for (const condition of [...conditions, 'first', 'last', null])
      for (const kind of ['planned', 'closing', 'manual', 'extra'] as const) {
        const { email } = messageForms({ ...secret, kind: 'reduce' }, message({ condition, kind }));
        expect(email.subject).toBe('A message from Better Habits');
      }
  });
});

const sentence = (length: number) => `${'a'.repeat(length - 1)}.`;

describe('a push message', () => {
  it.each([
    ['One. Two.', 'One. Two.'],
    [sentence(178), sentence(178)],
    [`${sentence(100)} ${sentence(77)}`, `${sentence(100)} ${sentence(77)}`],
    [`${sentence(100)} ${sentence(78)}`, sentence(100)],
    [`${sentence(100)} ${sentence(77)} ${sentence(20)}`, `${sentence(100)} ${sentence(77)}`],
    [`He said “${'go '.repeat(40)}now.” ${sentence(99)}`, `He said “${'go '.repeat(40)}now.”`],
    [`Up at 6.30 ${'am '.repeat(50)}ok? ${sentence(99)}`, `Up at 6.30 ${'am '.repeat(50)}ok?`],
    [`${'word '.repeat(60)}`, `${'word '.repeat(35).trim()}…`],
    [`${'x'.repeat(170)}, ${'y'.repeat(40)}.`, `${'x'.repeat(170)}…`],
    ['x'.repeat(300), `${'x'.repeat(177)}…`],
    [`${'今日も少し。'.repeat(40)}`, '今日も少し。'.repeat(29)],
    [`${'今日も少し'.repeat(60)}`, `${'今日も少し'.repeat(36).slice(0, 177)}…`],
    ['One line.\n\nAnother.', 'One line. Another.'],
  ])('%j is shown as %j', (content, body) => {
    expect(pushBodyOf(content)).toBe(body);
  });

  it('never takes more than its room, and begins as the text does', () => {
    const words = fc.array(
      fc.constantFrom('a', 'word', 'end.', 'why?', '🎻🎻', '“so.”', '猫。', 'x'.repeat(90), '—'),
      { minLength: 1, maxLength: 90 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const content = parts.join(' ');
        const body = pushBodyOf(content);
        expect(body.length).toBeLessThanOrEqual(MAX_PUSH_BODY);
        expect(content.startsWith(body.replace(/…$/, ''))).toBe(true);
        expect(body.isWellFormed()).toBe(true);
        expect(body.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('words outside a campaign', () => {
  it('go out as they are', () => {
    expect(plainForms('Your code is 123.', 'Better Habits', 'Your code')).toEqual({
      sms: 'Your code is 123.',
      push: { title: 'Better Habits', body: 'Your code is 123.' },
      email: {
        ...{ subject: 'Your code', message: 'Your code is 123.', ownWords: [] },
        preheader: 'Your code is 123.',
        isPrivate: false,
        ...{ planLine: null, progressLine: null, question: null },
      },
    });
  });
});

describe('the plan in one line', () => {
  it.each([
    [{ c: 'you hang up your coat', a: 'play a line' }, 'build', 'After you hang up your coat: play a line.'],
    [{ c: 'you sit down', a: 'call Ana' }, 'reduce', 'When you sit down: call Ana.'],
    [{ a: 'play a line' }, 'build', 'Play a line.'],
    [{ c: 'you sit down' }, 'build', null],
    [{}, 'reduce', null],
  ] as const)('of %j in %s is %j', (facts, kind, line) => {
    expect(planSentence(facts, kind)).toBe(line);
  });
});
