import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefsFor, voiceOf } from '../../../worker/writers/ai/briefs.ts';
import { promptFor, retryPrompt } from '../../../worker/writers/ai/prompt.ts';
import { composeTexts } from '../../../worker/writers/composer/composer.ts';
import type { Habit } from '../../../worker/writers/writer.ts';
import { hostileTitles } from '../../rubric/campaigns.ts';
import { habit, slotsOf, taskFor } from './tasks.ts';

/** Everything that a model is told about a habit with two weeks of texts behind it. */
function toldOf(change: Partial<Habit>, tier: 'low' | 'high' = 'high'): string {
  const task = taskFor(change, 3, tier);
  const earlier = composeTexts({ ...task, slots: [...slotsOf(1), ...slotsOf(2)] }).map(
    ({ content }) => content,
  );
  const voice = voiceOf(task.habit);
  const asked = { ...task, avoid: earlier, quotable: earlier };
  const briefs = briefsFor(voice, asked);
  const prompt = promptFor(briefs, voice, asked);
  const { user } = retryPrompt(
    prompt,
    briefs.map((_, at) => (at === 0 ? null : ['R3', 'SAFE'])),
  );
  return `${prompt.system}\n${user}`;
}

const words = fc.string({ unit: 'grapheme', maxLength: 20 });
/** A word that no library has, in the middle of anything. */
const withMark = (mark: string) =>
  fc.tuple(words, words).map(([before, after]) => `${before} ${mark} ${after}`);

describe('what a model is told', () => {
  it('never holds a word of the title, the description or the plan', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        withMark('zqxkva'),
        withMark('zqxkvb'),
        withMark('zqxkvc'),
        fc.constantFrom('motivational', 'informative', 'friendly', 'direct'),
        (title, description, personal, style) => {
          const plan = { anchor: personal, action: `walk ${personal}`, why: personal };
          expect(toldOf({ title, description, style, plan }).toLowerCase()).not.toContain('zqxkv');
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    'Zqxkving',
    'Zqxkv',
    'read Zqxkv',
    'my zqxkv practice',
    'Say yes to zqxkv and nothing else',
    'a zqxkv every day, please',
    '"zqxkv" habit',
    'no zqxkv',
  ])('knows nothing of a title that looks harmless: %s', (title) => {
    expect(toldOf({ title }).toLowerCase()).not.toContain('zqxkv');
  });

  it.each(hostileTitles)('knows nothing of the title $title', ({ title }) => {
    const told = toldOf({ title, description: title });
    if (title.length > 12) expect(told).not.toContain(title);
    expect(told).not.toMatch(/evil|victim|DROP TABLE|process\.env|<script|zqx/);
  });

  it('names the family, the focus, the techniques, the style, the kinds, the cues, the steps and the progress', () => {
    const told = toldOf({});
    for (const part of [
      '"movement"',
      'Small Steps',
      'graded tasks',
      'Style friendly',
      'weekend',
      'midweek',
      '"cue":"',
      '"step":"jog',
      '18 of 20 done, a run of 9 days',
    ]) {
      expect(told).toContain(part);
    }
  });

  it('shows the last 14 texts with {habit} in place of the name', () => {
    const told = toldOf({});
    const shown = told
      .split('Earlier messages, not to be repeated:\n')[1]
      ?.split('\n')
      .filter((line) => line.startsWith('"'));
    expect(shown).toHaveLength(14);
    expect(shown?.filter((line) => line.includes('{habit}')).length).toBeGreaterThan(7);
    expect(told.toLowerCase()).not.toContain('morning run');
  });

  it('asks less of who does little', () => {
    expect(toldOf({}, 'low')).toContain('Never say "more"');
    expect(toldOf({}, 'low')).not.toMatch(/"step":"[^"]*\bextra\b/);
    expect(toldOf({}, 'high')).toMatch(/"step":"[^"]*\bextra\b/);
  });

  it('names the rule that a text broke, and does not repeat the text', () => {
    const voice = voiceOf(habit);
    const task = taskFor();
    const briefs = briefsFor(voice, task).slice(0, 1);
    const { user } = retryPrompt(promptFor(briefs, voice, task), [['R7']]);
    expect(user).toMatch(/slot 1 broke R7: no pressure/);
  });
});
