import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readJson, readTexts } from '../../../../worker/writer/ai/read-texts.ts';

const schema = z.object({ ok: z.literal(true) });

describe('JSON in an answer', () => {
  it.each<[string, string]>([
    ['alone', '{"ok":true}'],
    ['in a code fence', '```json\n{"ok":true}\n```'],
    ['inside prose', 'Here you are: {"ok":true} Enjoy!'],
    ['after thinking', '<think>Maybe {"ok":false}?</think>{"ok":true}'],
    ['after thinking without its first mark', 'Maybe {"ok":false}?</think>\n{"ok":true}'],
    ['after other braces', 'For {slot} I say {"no":1} and {"ok":true}.'],
    ['inside another object', '{"result":{"ok":true}}'],
    ['with braces in its words', '{"ok":true,"why":"a } and a \\" {"}'],
  ])('is read %s', (_, answer) => {
    expect(readJson(answer, schema)).toEqual({ ok: true });
  });

  it.each<[string, string]>([
    ['is missing', "I'm sorry, but I can't help with that."],
    ['is empty', ''],
    ['is cut off', '{"ok":true'],
    ['is of another form', '{"ok":"yes"}'],
    ['is only thought of', '<think>{"ok":true}'],
    ['is a flood of braces', '{'.repeat(200_000)],
  ])('is not read when it %s', (_, answer) => {
    expect(readJson(answer, schema)).toBeUndefined();
  });
});

describe('the texts in an answer', () => {
  it('are found by their numbers, the first one of each, and tidied', () => {
    const messages = [
      { slot: '1', text: ' One\n\ntwo.\u00a0' },
      { slot: 2, text: 'Two.', short: 'Two' },
      { slot: 2, text: 'Again.' },
      { slot: 3 },
      null,
      'four',
    ];
    expect([...readTexts(JSON.stringify({ messages }))]).toEqual([
      [1, { text: 'One two.', short: null }],
      [2, { text: 'Two.', short: 'Two' }],
    ]);
  });
});
