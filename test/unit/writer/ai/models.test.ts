import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AiWriterName, aiWriterNames } from '../../../../worker/domain.ts';
import type { Settings } from '../../../../worker/platform/settings.ts';
import { aiWriter, aiWriterFrom } from '../../../../worker/writer/ai/ai-writer.ts';
import { type AiBinding, isAllowanceUsed, workersAi } from '../../../../worker/writer/ai/models.ts';
import {
  type LocalProvider,
  type Received,
  type Reply,
  startProvider,
} from '../../../support/node/local-provider.ts';
import { isJudging, judged, limits, taskFor, writtenFor } from './fake-model.ts';

type Body = Record<string, unknown> & { messages: { role: string; content: string }[] };

function answerTo({ messages }: Body): string {
  const [system = '', user = ''] = messages.map(({ content }) => content);
  return isJudging({ system, user }) ? judged({ system, user }) : writtenFor({ system, user });
}
const chat = (content: string | null) => ({
  choices: [{ message: { role: 'assistant', content } }],
  usage: { total_tokens: 700 },
});
const aWeek = { calls: 2, tokens: 1400, error: null, texts: { length: 7 } };
let server: LocalProvider;
beforeAll(async () => {
  server = await startProvider();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const bodyOf = (call: Received | undefined): Body => JSON.parse(call?.body.toString() ?? '{}');
const serverAnswers = () =>
  server.will((call) => ({ status: 200, body: JSON.stringify(chat(answerTo(bodyOf(call)))) }));

function writerFrom(settings: Partial<Settings>, binding?: AiBinding) {
  const writer = aiWriterFrom({ OPENAI_BASE_URL: `${server.origin}/v1/`, ...settings } as Settings, binding);
  if (writer === null) throw new Error('It is not set up');
  return writer;
}
const openAiSettings = { OPENAI_API_KEY: 'a key', OPENAI_MODEL: 'some-model' };

/** A Workers AI binding that answers like this, and its calls. */
function bindingThat(answer: (inputs: Body) => unknown) {
  const calls: { model: string; inputs: Body }[] = [];
  const run: AiBinding['run'] = async (model, inputs) => {
    calls.push({ model, inputs: inputs as Body });
    return answer(inputs as Body);
  };
  return { binding: { run }, calls };
}
const goodBinding = () => bindingThat((inputs) => chat(answerTo(inputs)));
const silentBinding = () => bindingThat(() => new Promise(() => undefined));

/** Every AI writer, with a provider that answers well or not at all; a missing one doesn't compile. */
const writers: Record<AiWriterName, (answers: boolean) => ReturnType<typeof writerFrom>> = {
  openai: (answers) => {
    if (answers) serverAnswers();
    else server.will('silence');
    return writerFrom(openAiSettings);
  },
  'workers-ai': (answers) =>
    writerFrom({ WORKERS_AI_MODEL: 'm' }, (answers ? goodBinding() : silentBinding()).binding),
};

it.each(aiWriterNames)(
  'the AI writer %s names its provider, writes and judges a week, and stops waiting',
  async (name) => {
    const writer = writers[name](true);
    expect(writer).toMatchObject({ name, providerName: expect.stringMatching(/\S/) });
    expect(await writer.write(taskFor(), limits)).toMatchObject(aWeek);
    const writing = await writers[name](false).write(taskFor(), { ...limits, timeLimit: 100 });
    expect(writing).toMatchObject({ texts: [], error: 'time_limit' });
  },
);

describe('a writer with an OpenAI-compatible server', () => {
  const write = (change = {}) => writerFrom(openAiSettings).write(taskFor(), { ...limits, ...change });

  it('sends key, model, limits and JSON mode', async () => {
    serverAnswers();
    await write();
    const [writing, judging] = server.received;
    const headers = { authorization: 'Bearer a key' };
    expect(writing).toMatchObject({ method: 'POST', path: '/v1/chat/completions', headers });
    const format = { response_format: { type: 'json_object' } };
    expect(bodyOf(writing)).toMatchObject({ model: 'some-model', max_completion_tokens: 6000, ...format });
    expect([bodyOf(writing).temperature, bodyOf(judging).temperature]).toEqual([undefined, 0]);
  });

  it.each<[Reply, string]>([
    [{ status: 302, headers: { Location: '/elsewhere' }, body: '{}' }, 'status_302'],
    [{ status: 429, body: '{}' }, 'status_429'],
    [{ status: 500, body: 'oops' }, 'status_500'],
    ['reset', 'unreachable'],
    [{ status: 200, body: '<html>502</html>' }, 'no_json'],
    [{ status: 200, body: '{"output":"hello"}' }, 'unknown_shape'],
    [{ status: 200, body: '{"choices":[{"message":{"content":[{"text":"hi"}]}}]}' }, 'unknown_shape'],
    [{ status: 200, body: 'x'.repeat(400_000) }, 'too_long'],
    [{ status: 200, body: '{"choices":[', unfinished: true }, 'time_limit'],
  ])('returns no texts after a bad answer, and does not ask again (%#)', async (reply, error) => {
    server.will(reply);
    const change = error === 'time_limit' ? { timeLimit: 100 } : {};
    expect(await write(change)).toMatchObject({ texts: [], calls: 1, error });
    expect(server.received).toHaveLength(1);
  });
});

describe('a writer with Workers AI', () => {
  const write = (binding: AiBinding, model = '@cf/google/gemma') =>
    aiWriter(workersAi(binding, model)).write(taskFor(), limits);

  it.each<[string, (inputs: Body) => unknown]>([
    ['the shape of today', (inputs) => chat(answerTo(inputs))],
    ['the old shape', (inputs) => ({ response: answerTo(inputs), usage: { total_tokens: 700 } })],
    ['it parsed', (inputs) => ({ response: JSON.parse(answerTo(inputs)), usage: { total_tokens: 700 } })],
  ])('reads %s', async (_, answer) => {
    expect(await write(bindingThat(answer).binding)).toMatchObject(aWeek);
  });

  it('sends model, limits and JSON mode, and asks for as little thinking as the model can do', async () => {
    const { binding, calls } = goodBinding();
    await write(binding);
    const limit = { max_tokens: 6000, max_completion_tokens: 6000, response_format: { type: 'json_object' } };
    const inputs = { ...limit, chat_template_kwargs: { enable_thinking: false } };
    expect(calls).toMatchObject([{ model: '@cf/google/gemma', inputs }, { inputs: { temperature: 0 } }]);
    await write(binding, '@cf/openai/gpt-oss-20b');
    expect(calls.map(({ inputs }) => inputs.reasoning_effort)).toEqual([undefined, undefined, 'low', 'low']);
  });

  it('has no texts for nothing, a stream, no choices or an empty message', async () => {
    const unknown = { texts: [], error: 'unknown_shape' };
    for (const answer of [undefined, new ReadableStream(), { choices: [] }])
      expect(await write(bindingThat(() => answer).binding)).toMatchObject(unknown);
    const calls = {
      choices: [{ message: { content: null, tool_calls: [{}] }, finish_reason: 'tool_calls' }],
    };
    for (const answer of [chat(null), calls, { response: '', tool_calls: [{}] }])
      expect(await write(bindingThat(() => answer).binding)).toMatchObject({ texts: [], error: null });
  });

  it('says what an error means', async () => {
    for (const [message, error] of [
      ['3036: You have used up your daily free allocation of 10,000 neurons.', 'allowance_used'],
      ['3040: Capacity temporarily exceeded', 'status_429'],
      ['5007: No such model', 'status_404'],
      ['Something else', 'unreachable'],
    ] as const) {
      const { binding } = bindingThat(() => {
        throw new Error(message);
      });
      expect(await write(binding)).toMatchObject({ texts: [], calls: 1, error });
      expect(isAllowanceUsed(error)).toBe(error === 'allowance_used');
    }
  });

  it('does without JSON mode if the model can’t meet it', async () => {
    const { binding } = bindingThat((inputs) => {
      if (inputs.response_format !== undefined) throw new Error("5025: JSON Mode couldn't be met");
      return chat(answerTo(inputs));
    });
    expect(await write(binding)).toMatchObject({ calls: 3, error: null, texts: { length: 7 } });
  });
});

it('the AI writer is one whose settings are complete; OpenAI comes first', () => {
  const model = { WORKERS_AI_MODEL: 'm' };
  const binding: AiBinding = { run: async () => null };
  const nameWith = (settings: Partial<Settings>, bound?: AiBinding) =>
    aiWriterFrom({ OPENAI_BASE_URL: 'http://localhost/v1', ...settings } as Settings, bound)?.name;
  expect([nameWith({}), nameWith({}, binding), nameWith(model)]).toEqual([undefined, undefined, undefined]);
  expect(nameWith({ ...openAiSettings, ...model }, binding)).toBe('openai');
});
