import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../worker/writers/composer/similarity.ts';
import { formsOf } from '../../../worker/writers/forms.ts';
import {
  countSegments,
  countSeptets,
  cutAtWord,
  smsTextOf,
  transliterate,
} from '../../../worker/writers/sms-text.ts';

const message = {
  content: 'Small steps week! After breakfast, jog to the corner. That starts your run.',
  title: 'Morning run',
  description: 'Run before work',
  style: 'friendly',
  week: 3,
  kind: 'kickoff',
  seed: 'one',
} as const;

describe('formsOf', () => {
  it('puts the link at the end of the SMS', () => {
    expect(formsOf({ ...message, link: 'https://x.example/m/1' }).sms).toBe(
      `${message.content} https://x.example/m/1`,
    );
  });

  it('keeps to the lengths of each channel', () => {
    const forms = formsOf(message);
    expect(forms.push.title.length).toBeLessThanOrEqual(40);
    expect(forms.email.subject.length).toBeLessThanOrEqual(50);
    const words = wordsOf(forms.email.paragraphs.join(' ')).length;
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(90);
  });

  it('cuts a long text of a person at a word’s end, and leaves the email whole', () => {
    const content = 'wonderful words '.repeat(60).trim();
    const forms = formsOf({ ...message, content, link: 'https://x.example/m/1' });
    expect(countSegments(forms.sms)).toBe(2);
    expect(forms.sms).toMatch(/(wonderful|words) https:\/\/x\.example\/m\/1$/);
    expect(forms.push.body).toMatch(/(wonderful|words)$/);
    expect(forms.email.paragraphs[0]).toBe(content);
  });

  it('shows nothing of a hostile title', () => {
    const forms = formsOf({ ...message, title: '<script>alert(1)</script> run' });
    expect(JSON.stringify(forms)).not.toMatch(/script|alert|</);
  });
});

describe('SMS text', () => {
  it('counts septets, two for the extended signs', () => {
    expect(countSeptets('abc é')).toBe(5);
    expect(countSeptets('{€}')).toBe(6);
    expect(countSeptets('ł')).toBeUndefined();
  });

  it('writes everything in GSM-7', () => {
    expect(transliterate('“Żółw” – ça va… 🏃 ok')).toBe('"Zolw" - ça va... ok'.replace('ça', 'ca'));
    expect(countSeptets(smsTextOf('Привет 日本 hello'))).toBeDefined();
  });

  it('cuts inside a word only when it is the only one', () => {
    expect(cutAtWord('one two three', 8)).toBe('one two');
    expect(cutAtWord('abcdefgh', 4)).toBe('abcd');
  });
});
