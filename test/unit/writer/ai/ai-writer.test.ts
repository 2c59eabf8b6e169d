import { describe, expect, it } from 'vitest';
import { aiWriter } from '../../../../worker/writer/ai/ai-writer.ts';
import { ModelError, type Prompt } from '../../../../worker/writer/ai/models.ts';
import { dataOf, goodText, judged, limits, modelThat, taskFor, weekOf, writtenFor } from './fake-model.ts';

const write = (model: ReturnType<typeof modelThat>, task = taskFor(), change = {}) =>
  aiWriter(model).write(task, { ...limits, ...change });

it('an AI writer writes a week with one call, and judges it with another', async () => {
  const model = modelThat();
  const writing = await write(model);
  expect(writing).toMatchObject({ calls: 2, tokens: 1000, error: null, texts: { length: 7 } });
  expect(writing.texts.map(({ slotIndex }) => slotIndex)).toEqual([14, 15, 16, 17, 18, 19, 20]);
  expect(model.asked.map(({ judging }) => judging)).toEqual([false, true]);
  expect(writing.texts[0]).toMatchObject({ content: goodText(1), entry: null, condition: null, short: null });
});

it('a short text is kept and judged with its text, or dropped if it fails the checks', async () => {
  const shortOf = async (short: unknown) => {
    const written = { messages: [{ slot: 1, text: goodText(1), short }] };
    const model = modelThat({ writes: () => JSON.stringify(written) });
    const { texts } = await write(model, taskFor({}, { slots: weekOf(3, 1) }));
    return {
      kept: texts[0]?.short,
      judged: model.asked[1] && dataOf(model.asked[1].prompt).messages[0]?.short,
    };
  };
  const short = 'To the bridge and back.';
  expect(await shortOf(short)).toEqual({ kept: short, judged: short });
  for (const bad of ['To the bridge and back. '.repeat(8), 'More at canal.shop now.', '', 7])
    expect((await shortOf(bad)).kept).toBeNull();
});

/** Verdicts that reject the first text. */
const rejectingFirst = (prompt: Prompt) => judged(prompt, (_, slot) => (slot === 1 ? 'safe' : null));

describe('a rejected text', () => {
  it('is asked for again if code rejects it, with the reason in plain words', async () => {
    const textOf = (slot: number, turn: number) =>
      turn === 1 && slot === 3 ? 'More at canal.shop.' : goodText(slot, turn);
    const model = modelThat({ writes: (prompt, turn) => writtenFor(prompt, (slot) => textOf(slot, turn)) });
    const writing = await write(model);
    expect(writing).toMatchObject({ calls: 4, error: null, texts: { length: 7 } });
    const retry = model.asked[2]?.prompt;
    expect(retry && dataOf(retry).slots.map(({ slot }) => slot)).toEqual([3]);
    expect(retry?.user).toContain('- slot 3: it held a link');
  });

  it('is given up after the second try: at most four calls', async () => {
    const model = modelThat({
      writes: (prompt, turn) => writtenFor(prompt, (slot) => goodText(slot, turn)),
      judges: (prompt) => judged(prompt, (_, slot) => (slot === 7 ? 'kind' : null)),
    });
    expect(await write(model)).toMatchObject({ texts: { length: 6 }, calls: 4, error: null });
    // If code rejects the whole batch, no judge is asked.
    const guilty = modelThat({ writes: (prompt) => writtenFor(prompt, () => 'You missed yesterday.') });
    expect(await write(guilty)).toMatchObject({ texts: [], calls: 2, error: null });
  });

  it('has a no from the judge to any of five questions', async () => {
    for (const name of ['safe', 'aboutThisAct', 'consistent', 'kind', 'language'])
      expect(await write(modelThat({ judges: (prompt) => judged(prompt, () => name) }))).toMatchObject({
        texts: [],
      });
  });

  it('can also be one that the judge forgot or judged only partly', async () => {
    const model = modelThat({
      judges: (prompt) => {
        const { verdicts } = JSON.parse(judged(prompt));
        delete verdicts[1]?.language;
        return JSON.stringify({ verdicts: verdicts.slice(0, 5) });
      },
    });
    const { texts } = await write(model, taskFor({}, { slots: weekOf(3) }));
    expect(texts.map(({ slotIndex }) => slotIndex)).toEqual([14, 16, 17, 18]);
  });

  it('can be a repeat within the batch or of the campaign, or was rated down', async () => {
    const model = modelThat({
      writes: (prompt) => writtenFor(prompt, (slot) => goodText(slot === 2 ? 1 : slot)),
    });
    const more = { earlier: [goodText(3).toUpperCase()], before: [goodText(4)], disliked: [goodText(5)] };
    const { texts } = await write(model, taskFor({}, more));
    expect(texts.map(({ slotIndex }) => slotIndex)).toEqual([14, 19, 20]);
  });
});

it('an unreadable verdict doesn’t affect texts that passed before', async () => {
  const model = modelThat({
    writes: (prompt, turn) => writtenFor(prompt, (slot) => goodText(slot, turn)),
    judges: (prompt, turn) => (turn === 1 ? rejectingFirst(prompt) : 'Hm.'),
  });
  expect(await write(model)).toMatchObject({ texts: { length: 6 }, calls: 4, error: 'no_verdicts' });
});

describe('the limits of an AI writer', () => {
  it('include a signal to stop', async () => {
    const controller = new AbortController();
    const model = modelThat({
      writes: () => {
        controller.abort();
        return new Promise(() => undefined);
      },
    });
    for (const signal of [controller.signal, AbortSignal.abort()])
      expect(await write(model, taskFor(), { signal })).toMatchObject({ error: 'given_up' });
  });

  it('allow no second try once the tokens run out', async () => {
    const model = modelThat({
      writes: (prompt) => ({ text: writtenFor(prompt), tokens: 3000 }),
      judges: (prompt) => ({ text: rejectingFirst(prompt), tokens: 3000 }),
    });
    const spent = { texts: { length: 6 }, calls: 2, tokens: 6000, error: 'token_limit' };
    expect(await write(model, taskFor(), { tokens: 8000 })).toMatchObject(spent);
  });

  it('count an estimate of tokens if the provider reports none', async () => {
    const model = modelThat({
      writes: (prompt) => ({ text: writtenFor(prompt), tokens: null }),
      judges: () => Promise.reject(new Error('Network lost')),
    });
    const { tokens, error } = await write(model);
    expect(error).toBe('unreachable');
    expect(tokens).toBeGreaterThan(1500);
  });
});

describe('a server that refuses JSON mode or a temperature', () => {
  const refusing = (status: number, judges?: (prompt: Prompt) => string) => {
    const model = modelThat(judges === undefined ? {} : { judges });
    const { complete } = model;
    model.complete = async (prompt, limits) => {
      const answer = await complete(prompt, limits);
      if (limits.jsonMode || limits.temperature !== undefined) throw new ModelError(`status_${status}`);
      return answer;
    };
    return model;
  };

  it('is asked again without them, and from then on only without them', async () => {
    for (const status of [400, 415, 422]) {
      const writer = aiWriter(refusing(status));
      const week = { error: null, texts: { length: 7 } };
      for (const calls of [3, 2])
        expect(await writer.write(taskFor(), limits)).toMatchObject({ ...week, calls });
    }
  });

  it('gets no second try, because no call would be left to judge it', async () => {
    const once = { texts: { length: 6 }, calls: 3, error: null };
    expect(await write(refusing(400, rejectingFirst))).toMatchObject(once);
  });
});
