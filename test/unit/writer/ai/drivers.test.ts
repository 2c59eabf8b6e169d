import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Settings } from '../../../../worker/platform/settings.ts';
import { aiWriter } from '../../../../worker/writer/ai/ai-writer.ts';
import { aiWriterFrom } from '../../../../worker/writer/ai/ai-writers.ts';
import type { AiBinding } from '../../../../worker/writer/ai/model.ts';
import { openAi } from '../../../../worker/writer/ai/openai.ts';
import { isAllowanceFault, workersAi } from '../../../../worker/writer/ai/workers-ai.ts';
import {
  type LocalProvider,
  type Received,
  type Reply,
  startProvider,
} from '../../../support/node/local-provider.ts';
import { isJudging, judged, limits, taskFor, writtenFor } from './models.ts';

type Body = Record<string, unknown> & { messages: { role: string; content: string }[] };

/** What a good model answers to a request of either shape. */
function answerTo({ messages }: Body): string {
  const [system, user] = messages.map(({ content }) => content);
  const prompt = { system: system ?? '', user: user ?? '' };
  return isJudging(prompt) ? judged(prompt) : writtenFor(prompt);
}

const chatAnswer = (content: string | null, tokens = 700) => ({
  choices: [{ message: { role: 'assistant', content } }],
  usage: { total_tokens: tokens },
});

describe('a writer over a server of the OpenAI shape', () => {
  let server: LocalProvider;
  const bodyOf = (call: Received | undefined): Body => JSON.parse(call?.body.toString() ?? '{}');
  const write = (change = {}) =>
    aiWriter(openAi({ key: 'a key', base: `${server.origin}/v1/`, model: 'some-model' })).write(taskFor(), {
      ...limits,
      ...change,
    });

  beforeAll(async () => {
    server = await startProvider();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.received.length = 0;
  });

  it('asks with its key, its model, limits and the JSON mode', async () => {
    server.will((call) => ({ status: 200, body: JSON.stringify(chatAnswer(answerTo(bodyOf(call)))) }));
    expect(await write()).toMatchObject({ calls: 2, tokens: 1400, fault: null, texts: { length: 7 } });
    const [writing, judging] = server.received;
    expect(writing).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(writing?.headers.authorization).toBe('Bearer a key');
    expect(bodyOf(writing)).toMatchObject({
      model: 'some-model',
      max_completion_tokens: 6000,
      response_format: { type: 'json_object' },
    });
    expect(bodyOf(writing).temperature).toBeUndefined();
    expect(bodyOf(judging).temperature).toBe(0);
  });

  it.each([302, 401, 429, 500])('is out after a %i', async (status) => {
    server.will({ status, headers: { Location: `${server.origin}/elsewhere` }, body: '{}' });
    expect(await write()).toMatchObject({ texts: [], calls: 1, fault: `status_${status}` });
    expect(server.received).toHaveLength(1);
  });

  it.each<[string, Reply, string]>([
    ['breaks the connection', 'reset', 'unreachable'],
    ['answers with a page', { status: 200, body: '<html>502</html>' }, 'no_json'],
    ['answers in another shape', { status: 200, body: '{"output":"hello"}' }, 'unknown_shape'],
    ['answers without an end', { status: 200, body: 'x'.repeat(400_000) }, 'too_long'],
  ])('has no texts when the server %s', async (_, reply, fault) => {
    server.will(reply);
    expect(await write()).toMatchObject({ texts: [], calls: 1, fault });
  });

  it.each<[string, Reply]>([
    ['never answers', 'silence'],
    ['falls silent in the middle', { status: 200, body: '{"choices":[', unfinished: true }],
  ])('gives up at its time limit when the server %s', async (_, reply) => {
    server.will(reply);
    expect(await write({ timeLimit: 200 })).toMatchObject({ texts: [], fault: 'time_limit' });
  });
});

describe('a writer over Workers AI', () => {
  function bindingThat(answer: (inputs: Body) => unknown) {
    const calls: { model: string; inputs: Body }[] = [];
    const binding: AiBinding = {
      run: async (model, inputs) => {
        calls.push({ model, inputs: inputs as Body });
        return answer(inputs as Body);
      },
    };
    return { binding, calls };
  }
  const write = (binding: AiBinding, model = '@cf/google/gemma', change = {}) =>
    aiWriter(workersAi(binding, model)).write(taskFor(), { ...limits, ...change });

  it.each<[string, (inputs: Body) => unknown]>([
    ['the new shape', (inputs) => chatAnswer(answerTo(inputs))],
    ['the old shape', (inputs) => ({ response: answerTo(inputs), usage: { total_tokens: 700 } })],
    [
      'the old shape, parsed',
      (inputs) => ({ response: JSON.parse(answerTo(inputs)), usage: { total_tokens: 700 } }),
    ],
  ])('reads %s', async (_, answer) => {
    const { binding, calls } = bindingThat(answer);
    expect(await write(binding)).toMatchObject({ calls: 2, tokens: 1400, fault: null, texts: { length: 7 } });
    expect(calls[0]).toMatchObject({
      model: '@cf/google/gemma',
      inputs: {
        max_tokens: 6000,
        max_completion_tokens: 6000,
        response_format: { type: 'json_object' },
        chat_template_kwargs: { enable_thinking: false },
      },
    });
    expect(calls[1]?.inputs.temperature).toBe(0);
  });

  it('asks for little effort of a model that always thinks', async () => {
    const { binding, calls } = bindingThat((inputs) => chatAnswer(answerTo(inputs)));
    await write(binding, '@cf/openai/gpt-oss-20b');
    await write(binding);
    expect(calls[0]?.inputs.reasoning_effort).toBe('low');
    expect(calls[2]?.inputs.reasoning_effort).toBeUndefined();
  });

  it.each<[string, unknown, string | null]>([
    ['nothing', undefined, 'unknown_shape'],
    ['a stream', new ReadableStream(), 'unknown_shape'],
    ['no choices', { choices: [] }, 'unknown_shape'],
    ['an empty message', chatAnswer(null), null],
  ])('has no texts for %s', async (_, answer, fault) => {
    const { binding } = bindingThat(() => answer);
    expect(await write(binding)).toMatchObject({ texts: [], fault });
  });

  it.each<[string, string]>([
    ['3036: You have used up your daily free allocation of 10,000 neurons.', 'allowance_used'],
    ['AiError: you have used up your daily free allocation', 'allowance_used'],
    ['3040: Capacity temporarily exceeded', 'status_429'],
    ['5007: No such model', 'status_404'],
    ['Something else', 'unreachable'],
  ])('says what "%s" means', async (message, fault) => {
    const { binding } = bindingThat(() => {
      throw new Error(message);
    });
    const writing = await write(binding);
    expect(writing).toMatchObject({ texts: [], calls: 1, fault });
    expect(isAllowanceFault(writing.fault)).toBe(fault === 'allowance_used');
  });

  it('does without the JSON mode where it can not be met', async () => {
    const { binding } = bindingThat((inputs) => {
      if (inputs.response_format !== undefined) throw new Error("5025: JSON Mode couldn't be met");
      return chatAnswer(answerTo(inputs));
    });
    expect(await write(binding)).toMatchObject({ calls: 3, fault: null, texts: { length: 7 } });
  });

  it('is not kept waiting by a binding that does not listen to its signal', async () => {
    const { binding } = bindingThat(() => new Promise(() => undefined));
    expect(await write(binding, 'm', { timeLimit: 50 })).toMatchObject({ texts: [], fault: 'time_limit' });
  });
});

describe('the choice of the AI writer', () => {
  const settings = (change: Partial<Settings>) =>
    ({ OPENAI_BASE_URL: 'http://localhost/v1', ...change }) as Settings;
  const binding: AiBinding = { run: async () => null };
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
