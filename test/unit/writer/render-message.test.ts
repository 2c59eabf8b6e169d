import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HabitKind } from '../../../worker/domain.ts';
import { conditions, lapseConditions } from '../../../worker/writer/conditions.ts';
import {
  type CampaignToRender,
  MAX_PUSH_BODY,
  type MessageToRender,
  planSentence,
  pushBodyOf,
  renderMessage,
  renderPlain,
} from '../../../worker/writer/render-message.ts';

const campaign = (change: Partial<CampaignToRender> = {}): CampaignToRender => ({
  title: 'Cello',
  kind: 'build',
  lockScreenWords: false,
  ...change,
});
const message = (change: Partial<MessageToRender> = {}): MessageToRender => ({
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
const subjectOf = (change: Partial<MessageToRender>) =>
  renderMessage(campaign(), message(change)).email.subject;

it('the subject of an email names only the day, a position or the choices after a lapse', () => {
  const subject = (condition: string | null) => subjectOf({ condition });
  const positions = ['first', 'half', 'last'].map(subject);
  expect(positions).toEqual(['Cello · first message', 'Cello · halfway', 'Cello · last message']);
  const choices = 'Cello · smaller, later, pause or stop?';
  expect(lapseConditions.map(subject)).toEqual(lapseConditions.map(() => choices));
  const others = conditions.filter((one) => !lapseConditions.includes(one));
  const rest = [...others, 'lastweek', 'unheard-of', null].map(subject);
  expect(new Set(rest)).toEqual(new Set(['Cello · Wednesday, week 6']));
  expect(subjectOf({ kind: 'closing', condition: 'closing-low' })).toBe('Cello · twelve weeks');
  for (const kind of ['manual', 'extra'] as const) expect(subjectOf({ kind })).toBe('Cello');
});

it('an email highlights the person’s own words, unless spaces were removed, and shows its extra lines', () => {
  const lines = { planLine: 'After tea: run.', progressLine: '3 of 4 days.', question: 'Why?' };
  const { content, ownWords } = message();
  const { email } = renderMessage(campaign(), message(lines));
  expect(email).toMatchObject({ message: content, ownWords, ...lines });
  const spaced = renderMessage(campaign(), message({ content: '  Two  spaces. ', ownWords: [[2, 5]] }));
  expect(spaced.email).toMatchObject({
    message: 'Two spaces.',
    ownWords: [],
    planLine: null,
    question: null,
  });
});

it('a private campaign shows a neutral line and subject, unless the person allows its words', () => {
  const secret = campaign({ title: 'stop drinking alone', kind: 'reduce' });
  const bodyOf = (kind: HabitKind) => renderMessage({ ...secret, kind }, message()).push.body;
  expect(bodyOf('reduce')).toBe('Your plan for today is inside.');
  expect(bodyOf('recover')).toBe('Your plan for today is inside.');
  expect(bodyOf('dose')).toContain('One thing to check off.');
  expect(bodyOf('danger')).toBe('Checking in.');
  const titleOf = (kind: HabitKind) =>
    renderMessage({ ...secret, kind, lockScreenWords: true }, message()).push.title;
  expect([titleOf('reduce'), titleOf('danger')]).toEqual(['stop drinking alone', 'Better Habits']);
  const conditional = conditions.map((condition) => message({ condition }));
  const subjects = [...conditional, message({ kind: 'closing' }), message({ kind: 'extra' })].map(
    (sent) => renderMessage(secret, sent).email.subject,
  );
  expect(new Set(subjects)).toEqual(new Set(['A message from Better Habits']));
});

const sentence = (length: number) => `${'a'.repeat(length - 1)}.`;

describe('a push message', () => {
  it('shows whole sentences, else a whole word and an ellipsis', () => {
    const bodies = [
      { content: `${sentence(100)} ${sentence(77)}`, body: `${sentence(100)} ${sentence(77)}` },
      { content: `${sentence(100)} ${sentence(78)}`, body: sentence(100) },
      {
        content: `He said “${'go '.repeat(40)}now.” ${sentence(99)}`,
        body: `He said “${'go '.repeat(40)}now.”`,
      },
      {
        content: `Up at 6.30 ${'am '.repeat(50)}ok? ${sentence(99)}`,
        body: `Up at 6.30 ${'am '.repeat(50)}ok?`,
      },
      { content: `${'x'.repeat(170)}, ${'y'.repeat(40)}.`, body: `${'x'.repeat(170)}…` },
      { content: 'x'.repeat(300), body: `${'x'.repeat(177)}…` },
      { content: `${'今日も少し。'.repeat(40)}`, body: '今日も少し。'.repeat(29) },
      { content: 'One line.\n\nAnother.', body: 'One line. Another.' },
    ];
    for (const { content, body } of bodies) expect(pushBodyOf(content)).toBe(body);
  });

  it('never exceeds its limit, and begins like the text', () => {
    const words = fc.array(
      fc.constantFrom('a', 'word', 'end.', 'why?', '🎻🎻', '“so.”', '猫。', 'x'.repeat(90), '—'),
      { minLength: 1, maxLength: 90, size: 'max' },
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

it('messages outside a campaign are sent as they are', () => {
  const rendered = renderPlain('Your code is 123.', 'Better Habits', 'Your code');
  expect(rendered.sms).toBe('Your code is 123.');
  expect(rendered.push).toEqual({ title: 'Better Habits', body: 'Your code is 123.' });
  expect(rendered.email).toMatchObject({
    subject: 'Your code',
    message: 'Your code is 123.',
    isPrivate: false,
  });
});

it('the plan in one line says "after" for building and "when" for doing less', () => {
  const facts = { c: 'you sit down', a: 'call Ana' };
  expect(planSentence(facts, 'build')).toBe('After you sit down: call Ana.');
  expect(planSentence(facts, 'reduce')).toBe('When you sit down: call Ana.');
  expect(planSentence({ a: 'call Ana' }, 'build')).toBe('Call Ana.');
  expect(planSentence({ c: 'you sit down' }, 'build')).toBeNull();
});
