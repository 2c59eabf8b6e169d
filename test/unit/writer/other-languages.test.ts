import { describe, expect, it } from 'vitest';
import { writeBuiltIn, writeClosing, writeConditional } from '../../../worker/writer/built-in.ts';
import { numberValue } from '../../../worker/writer/fill.ts';
import { habitOf } from '../../../worker/writer/habit.rules.ts';
import { seemsEnglish } from '../../../worker/writer/language.ts';
import { messageForms } from '../../../worker/writer/message-forms.ts';

const piano = habitOf({
  ...{ kind: 'build', title: 'tocar piano todos os dias', description: 'quero tocar para a minha filha' },
  ...{ planAnchor: 'o café da manhã', planAction: 'tocar dez minutos', planSmallest: 'uma escala' },
  ...{ planSnag: null, planPerson: null, planWhy: null, planNext: null, planRestart: null },
  ...{
    messageStyle: 'friendly',
    frequency: 'Daily',
    sendMinute: 480,
    size: 'usual',
    doseVerb: null,
    topic: null,
  },
});
const plan = 'tocar dez minutos';
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const slots = weekdays.map((weekday) => ({ index: weekday - 1, week: 4, weekday, position: null }));
const nothing = { before: [], banned: new Set<string>(), unwanted: new Set<string>() };

describe('words in another language', () => {
  it('stand on a line of their own, and in no English sentence', () => {
    for (const { content, ownWords } of writeBuiltIn({ habit: piano, slots, ...nothing })) {
      const [sentence = '', line] = content.split('\n');
      expect(line).toBe(plan);
      expect(sentence).not.toMatch(/café|tocar|escala/);
      expect(ownWords.map(([start, end]) => content.slice(start, end))).toEqual([plan]);
    }
  });

  it('leave a text message the plan itself', () => {
    const [text] = writeBuiltIn({ habit: piano, slots, ...nothing });
    const message = {
      content: text?.content ?? '',
      ownWords: [],
      short: text?.short ?? null,
      condition: null,
    };
    const { sms } = messageForms(
      { title: piano.title, kind: 'build', lockScreenWords: false },
      { ...message, kind: 'planned', week: 4, localDate: '2031-03-03' },
      'https://habits.example.com/m/abcdefghijklmnopqrstuvwxyz0123456789abcdefghijklmnop',
    );
    expect(sms).toContain('tocar dez minutos');
  });

  it('stand beside what a message says about marks, too', () => {
    const text = writeConditional({
      habit: piano,
      condition: 'missed-1',
      slot: { index: 5, week: 1, weekday: 6, position: null },
      sent: [],
      ...nothing,
    });
    const [sentences = '', line] = text?.content.split('\n') ?? [];
    expect(sentences).not.toMatch(/café|tocar|escala/);
    expect(line).toBe(plan);
  });

  it('are not in the last word of a campaign: there is nothing left to do', () => {
    const done = { done: numberValue(60), due: numberValue(84) };
    expect(writeClosing(piano, done).content).not.toMatch(/café|tocar|escala/);
  });
});

it('English is told from other languages, where it seems to be one', () => {
  const english = ['floss. just floss.', 'LeetCode', 'yoga', 'Practice the Saint-Saëns every single evening'];
  const other = [
    'estudar violão meia hora',
    'jeden Tag 10 Seiten lesen',
    '毎朝ストレッチ',
    'اشرب الماء كل صباح',
  ];
  const seeming = [...english, ...other, 'somebody cuts me off'].filter((words) => seemsEnglish([words]));
  expect(seeming).toEqual([...english, 'somebody cuts me off']);
});
