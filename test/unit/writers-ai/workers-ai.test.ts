import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../worker/env.ts';
import { aiWriter } from '../../../worker/writers/ai/ai-writer.ts';
import { aiWriterFrom } from '../../../worker/writers/ai/ai-writers.ts';
import { type AiBinding, workersAi } from '../../../worker/writers/ai/workers-ai.ts';
import { type ChatBody, chatAnswer, goodTexts } from '../../support/node/ai-answers.ts';
import { taskFor } from './tasks.ts';

const limits = { timeLimit: 2000, tokens: 100_000 };

/** The platform's binding with a model behind it that answers in the given shape. */
function bindingThat(answer: (body: ChatBody) => unknown) {
  const calls: { model: string; inputs: Record<string, unknown> }[] = [];
  const binding: AiBinding = {
    run: async (model, inputs) => {
      calls.push({ model, inputs });
      return answer(inputs as ChatBody);
    },
  };
  return { binding, calls };
}

const good = (body: ChatBody) => JSON.stringify({ messages: goodTexts(body) });

describe('a writer over Workers AI', () => {
  it.each<[string, (body: ChatBody) => unknown]>([
    ['the new shape', (body) => chatAnswer(good(body), 700)],
    ['the old shape', (body) => ({ response: good(body), usage: { total_tokens: 700 } })],
    [
      'the old shape, read already',
      (body) => ({ response: { messages: goodTexts(body) }, usage: { total_tokens: 700 } }),
    ],
  ])('reads %s', async (_, answer) => {
    const { binding, calls } = bindingThat(answer);
    const writing = await aiWriter(workersAi(binding, '@cf/some/model')).write(taskFor(), limits);
    expect(writing).toMatchObject({ calls: 1, tokens: 700, fault: null, texts: { length: 7 } });
    expect(calls[0]).toMatchObject({
      model: '@cf/some/model',
      inputs: { max_tokens: 6000, response_format: { type: 'json_object' } },
    });
  });

  it.each<[string, unknown, string | null]>([
    ['nothing', undefined, 'unknown_shape'],
    ['null', null, 'unknown_shape'],
    ['a stream', new ReadableStream(), 'unknown_shape'],
    ['no choices', { choices: [] }, 'unknown_shape'],
    ['an empty message', { choices: [{ message: { content: null } }] }, null],
    ['an empty response', { response: '' }, null],
  ])('has no texts for %s', async (_, answer, fault) => {
    const { binding } = bindingThat(() => answer);
    expect(await aiWriter(workersAi(binding, 'm')).write(taskFor(), limits)).toMatchObject({
      texts: [],
      fault,
    });
  });

  it('has no texts when the model is gone', async () => {
    const { binding } = bindingThat(() => {
      throw new Error('5007: No such model');
    });
    expect(await aiWriter(workersAi(binding, 'm')).write(taskFor(), limits)).toMatchObject({
      texts: [],
      calls: 1,
      fault: 'unreachable',
    });
  });

  it('is not kept waiting by a binding that does not listen to its signal', async () => {
    const { binding } = bindingThat(() => new Promise(() => undefined));
    const writing = await aiWriter(workersAi(binding, 'm')).write(taskFor(), { ...limits, timeLimit: 100 });
    expect(writing).toMatchObject({ texts: [], fault: 'time_limit' });
  });
});

describe('the choice of the AI writer', () => {
  const settings = (change: Partial<Settings>) =>
    ({ OPENAI_BASE_URL: 'http://localhost/v1', ...change }) as Settings;
  const { binding } = bindingThat(() => null);
  const key = { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' };

  it.each<[string, Partial<Settings>, AiBinding | undefined, string | undefined]>([
    ['nothing', {}, undefined, undefined],
    ['a binding without a model', {}, binding, undefined],
    ['a model without a binding', { WORKERS_AI_MODEL: 'm' }, undefined, undefined],
    ['both', { WORKERS_AI_MODEL: 'm' }, binding, 'workers-ai'],
    ['a key', key, undefined, 'openai'],
    ['a key, which wins', { ...key, WORKERS_AI_MODEL: 'm' }, binding, 'openai'],
  ])('falls with %s', (_, change, bound, name) => {
    expect(aiWriterFrom(settings(change), bound)?.name).toBe(name);
  });
});
