import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiWriter, aiWriter } from '../../../worker/writers/ai/ai-writer.ts';
import { dealTechniques } from '../../../worker/writers/ai/deal-techniques.ts';
import { openAi } from '../../../worker/writers/ai/openai.ts';
import { keyOf } from '../../../worker/writers/composer/chance.ts';
import { brokenRules } from '../../../worker/writers/rules/text-rules.ts';
import { askedSlots, chatAnswer, goodTexts, type Manner, manners } from '../../support/node/ai-answers.ts';
import { type AiServer, bodyOf, startAiServer } from '../../support/node/ai-server.ts';
import type { Reply } from '../../support/node/local-provider.ts';
import { habit, taskFor } from './tasks.ts';

const limits = { timeLimit: 5000, tokens: 100_000 };
const harmless: readonly Manner[] = ['good', 'fenced'];
const unfit = (Object.keys(manners) as Manner[]).filter((manner) => !harmless.includes(manner));

let server: AiServer;
let writer: AiWriter;

beforeAll(async () => {
  server = await startAiServer();
  writer = aiWriter(openAi({ key: 'a key', base: `${server.base}/`, model: 'some-model' }));
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  server.answers('good');
});

const answerWith = (body: unknown): Reply => ({ status: 200, body: JSON.stringify(body) });

describe('a writer over a server of the OpenAI shape', () => {
  it('writes a week in one call, with its key, its model, a limit and the JSON mode', async () => {
    const { texts, calls, tokens, fault } = await writer.write(taskFor(), limits);
    expect({ calls, tokens, fault }).toEqual({ calls: 1, tokens: 900, fault: null });
    expect(texts.map(({ slotIndex }) => slotIndex)).toEqual([14, 15, 16, 17, 18, 19, 20]);
    const dealt = dealTechniques(taskFor().slots, habit.seed);
    for (const { slotIndex, techniques, line } of texts)
      expect({ techniques, line }).toEqual({ techniques: [dealt.get(slotIndex)], line: undefined });
    const [call] = server.received;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(call?.headers.authorization).toBe('Bearer a key');
    expect(call && bodyOf(call)).toMatchObject({
      model: 'some-model',
      max_completion_tokens: 6000,
      response_format: { type: 'json_object' },
    });
  });

  it('gives texts that name the habit and keep every rule', async () => {
    const task = taskFor();
    const { texts } = await writer.write(task, limits);
    for (const { slotIndex, content } of texts) {
      const slot = task.slots.find(({ index }) => index === slotIndex);
      expect(content).toContain('your morning run');
      expect(slot && brokenRules(content, { ...habit, week: slot.week, kind: slot.kind })).toEqual([]);
    }
  });

  it('takes JSON inside a code fence', async () => {
    server.answers('fenced');
    expect((await writer.write(taskFor(), limits)).texts).toHaveLength(7);
  });

  it.each(unfit)('takes nothing of an answer that is: %s', async (manner) => {
    server.answers(manner);
    const { texts, calls } = await writer.write(taskFor(), limits);
    expect(texts).toEqual([]);
    expect(calls).toBe(2);
  });

  it.each(unfit)('gets by the second call what the first one spoilt: %s', async (manner) => {
    server.answers(manner, 'good');
    const { texts, calls, tokens, fault } = await writer.write(taskFor(), limits);
    expect({ texts: texts.length, calls, tokens, fault }).toEqual({
      texts: 7,
      calls: 2,
      tokens: 1800,
      fault: null,
    });
  });

  it('asks again for the spoilt text alone, naming the rule', async () => {
    let third = '';
    server.will((call) => {
      const texts = goodTexts(bodyOf(call));
      const isFirst = third === '';
      if (isFirst) third = texts[2]?.text ?? '';
      const messages = isFirst
        ? texts.map((one) => (one.slot === 3 ? { ...one, text: `${one.text} You must.` } : one))
        : [{ slot: 1, text: third }];
      return answerWith(chatAnswer(JSON.stringify({ messages })));
    });
    const { texts } = await writer.write(taskFor(), limits);
    expect(texts.map(({ slotIndex }) => slotIndex).sort()).toEqual([14, 15, 16, 17, 18, 19, 20]);
    const second = server.received[1];
    if (second === undefined) throw new Error('There was no second call');
    expect(askedSlots(bodyOf(second))).toHaveLength(1);
    expect(bodyOf(second).messages.at(-1)?.content).toMatch(/slot 1 broke .*R7: no pressure/);
  });

  it('gives the texts it has when one of a week stays spoilt, and asks no third time', async () => {
    server.will((call) => {
      const messages = goodTexts(bodyOf(call)).map((one, at) => (at === 0 ? { ...one, text: 'Hm.' } : one));
      return answerWith(chatAnswer(JSON.stringify({ messages })));
    });
    const { texts, calls } = await writer.write(taskFor(), limits);
    expect({ texts: texts.length, calls }).toEqual({ texts: 6, calls: 2 });
  });

  it.each([429, 500, 502, 401, 302])('is out after a %i, without a second call', async (status) => {
    server.will({ status, headers: { Location: `${server.origin}/elsewhere` }, body: '{}' });
    expect(await writer.write(taskFor(), limits)).toMatchObject({
      texts: [],
      calls: 1,
      fault: `status_${status}`,
    });
    expect(server.received).toHaveLength(1);
  });

  it.each(['replaced', 'rated down'] as const)(
    'takes no text that was %s, though it be good',
    async (what) => {
      const [first, ...others] = (await writer.write(taskFor(), limits)).texts;
      const keys = [keyOf(first?.content ?? '')];
      const taste = { liking: {}, used: {}, bannedLines: keys, bannedTexts: [] };
      const task = { ...taskFor(), ...(what === 'replaced' ? { gone: keys } : { taste }) };
      server.received.length = 0;
      const { texts, calls } = await writer.write(task, limits);
      expect(calls).toBe(2);
      expect(texts.map(({ content }) => content)).not.toContain(first?.content);
      expect(texts.length).toBeGreaterThanOrEqual(others.length);
    },
  );

  it('does without the JSON mode where a server refuses it', async () => {
    server.will((call) =>
      bodyOf(call).response_format === undefined
        ? answerWith(chatAnswer(manners.good(bodyOf(call))))
        : { status: 400, body: '{"error":"response_format"}' },
    );
    expect(await writer.write(taskFor(), limits)).toMatchObject({
      calls: 2,
      fault: null,
      texts: { length: 7 },
    });
  });

  it.each<[string, Reply]>([
    ['never answers', 'silence'],
    ['falls silent in the middle', { status: 200, body: '{"choices":[', unfinished: true }],
  ])('gives up at its time limit when the server %s', async (_, reply) => {
    server.will(reply);
    const startedAt = performance.now();
    const { texts, fault } = await writer.write(taskFor(), { ...limits, timeLimit: 200 });
    expect({ texts, fault }).toEqual({ texts: [], fault: 'time_limit' });
    expect(performance.now() - startedAt).toBeLessThan(1500);
  });

  it('gives up when it is told to', async () => {
    server.will('silence');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await writer.write(taskFor(), { ...limits, signal: controller.signal })).toMatchObject({
      fault: 'given_up',
    });
  });

  it.each<[string, Reply, string]>([
    ['breaks the connection', 'reset', 'unreachable'],
    ['answers with a page', { status: 200, body: '<html>502</html>' }, 'no_json'],
    ['answers in another shape', { status: 200, body: '{"output":"hello"}' }, 'unknown_shape'],
    ['answers without an end', { status: 200, body: 'x'.repeat(400_000) }, 'too_long'],
  ])('has no texts when the server %s', async (_, reply, fault) => {
    server.will(reply);
    expect(await writer.write(taskFor(), limits)).toMatchObject({ texts: [], calls: 1, fault });
  });

  it('asks nothing once the tokens are used up, and no second time when they run out', async () => {
    expect(await writer.write(taskFor(), { ...limits, tokens: 500 })).toEqual({
      texts: [],
      calls: 0,
      tokens: 0,
      fault: 'token_limit',
    });
    server.answers('garbage', 'good');
    expect(await writer.write(taskFor(), { ...limits, tokens: 2500 })).toMatchObject({
      texts: [],
      calls: 1,
      fault: 'token_limit',
    });
  });

  it('counts what it may have cost where the server does not say', async () => {
    server.will((call) => {
      const { usage: _, ...answer } = chatAnswer(manners.good(bodyOf(call)));
      return answerWith(answer);
    });
    expect((await writer.write(taskFor(), limits)).tokens).toBeGreaterThan(900);
    server.will({ status: 500 });
    expect((await writer.write(taskFor(), limits)).tokens).toBeGreaterThan(900);
  });
});
