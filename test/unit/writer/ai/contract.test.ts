import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AiWriterName, aiWriterNames } from '../../../../worker/domain.ts';
import type { Settings } from '../../../../worker/platform/settings.ts';
import { aiWriterFrom } from '../../../../worker/writer/ai/ai-writers.ts';
import type { AiBinding, Prompt } from '../../../../worker/writer/ai/model.ts';
import { type LocalProvider, startProvider } from '../../../support/node/local-provider.ts';
import { isJudging, judged, limits, taskFor, writtenFor } from './models.ts';

type Behavior = 'answers' | 'fails' | 'is silent';
/** A provider that behaves as it is told, with what sets it up. */
type Provider = { settings: Partial<Settings>; binding?: AiBinding; will(behavior: Behavior): void };

const answerTo = (prompt: Prompt) => (isJudging(prompt) ? judged(prompt) : writtenFor(prompt));
const chat = (messages: { content: string }[]) => {
  const [system = '', user = ''] = messages.map(({ content }) => content);
  return { choices: [{ message: { content: answerTo({ system, user }) } }], usage: { total_tokens: 700 } };
};

let server: LocalProvider;
beforeAll(async () => {
  server = await startProvider();
});
afterAll(() => server.close());

/** A writer that is missing here does not compile. */
const providers: Record<AiWriterName, () => Provider> = {
  openai: () => ({
    settings: { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_BASE_URL: `${server.origin}/v1` },
    will: (behavior) =>
      behavior === 'answers'
        ? server.will((call) => ({
            status: 200,
            body: JSON.stringify(chat(JSON.parse(call.body.toString()).messages)),
          }))
        : server.will(behavior === 'fails' ? { status: 500, body: 'oops' } : 'silence'),
  }),
  'workers-ai': () => {
    let run: AiBinding['run'] = async () => null;
    return {
      settings: { WORKERS_AI_MODEL: 'm' },
      binding: { run: (...inputs) => run(...inputs) },
      will: (behavior) => {
        run = async (_model, inputs) => {
          if (behavior === 'fails') throw new Error('oops');
          if (behavior === 'is silent') return new Promise(() => undefined);
          return chat(inputs.messages as { content: string }[]);
        };
      },
    };
  },
};

describe.each(aiWriterNames)('the AI writer %s', (name) => {
  const writerOf = ({ settings, binding }: Provider) => {
    const writer = aiWriterFrom({ OPENAI_BASE_URL: 'http://localhost/v1', ...settings } as Settings, binding);
    if (writer === null) throw new Error('It is not set up');
    return writer;
  };

  it('says its name and who reads the words', () => {
    const writer = writerOf(providers[name]());
    expect(writer.name).toBe(name);
    expect(writer.reader).toMatch(/\S/);
  });

  it('writes a week, judges it, and counts what that cost', async () => {
    const provider = providers[name]();
    provider.will('answers');
    const writing = await writerOf(provider).write(taskFor(), limits);
    expect(writing).toMatchObject({ calls: 2, tokens: 1400, fault: null, texts: { length: 7 } });
  });

  it('has no texts and says why when its provider fails', async () => {
    const provider = providers[name]();
    provider.will('fails');
    const writing = await writerOf(provider).write(taskFor(), limits);
    expect(writing).toMatchObject({ texts: [], calls: 1, fault: expect.stringMatching(/^\w+$/) });
  });

  it('gives up at its time limit when its provider is silent', async () => {
    const provider = providers[name]();
    provider.will('is silent');
    const writing = await writerOf(provider).write(taskFor(), { ...limits, timeLimit: 200 });
    expect(writing).toMatchObject({ texts: [], fault: 'time_limit' });
  });
});
