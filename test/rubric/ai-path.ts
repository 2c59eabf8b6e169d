import { type AiWriter, aiWriter } from '../../worker/writers/ai/ai-writer.ts';
import { openAi } from '../../worker/writers/ai/openai.ts';
import { builtInWriter } from '../../worker/writers/composer/composer.ts';
import { printOf, similarity } from '../../worker/writers/composer/similarity.ts';
import { brokenRules, maskNames, subjectOf } from '../../worker/writers/rules/text-rules.ts';
import { writeBestTexts } from '../../worker/writing/best-texts.service.ts';
import { type AiServer, startAiServer } from '../support/node/ai-server.ts';
import { allStyles, dailySlots, progressAt, type Sample, samples } from './campaigns.ts';
import { type Result, share, verdict } from './result.ts';

type Rated = { taken: number; all: number; worst: string[] };

const limits = { timeLimit: 10_000, tokens: 1_000_000 };

/**
 * Rates what people get where a model is set up: campaigns are written week by week by the AI path, against a local
 * server of OpenAI's shape, and every text is judged by the rules that a single text keeps.
 * @param manner how the model answers; whatever it does, no text may break a rule
 */
export async function measureAiPath({ small = false }: { small?: boolean } = {}): Promise<Result[]> {
  const server = await startAiServer();
  const writer = aiWriter(openAi({ key: 'local', base: server.base, model: 'local' }));
  const chosen = samples.filter((_, at) => at % (small ? 13 : 4) === 0);
  try {
    const good = await rate(server, writer, chosen, 'good');
    const hostile = await rate(server, writer, chosen.slice(0, 2), 'link');
    return [
      verdict(
        'AI path, a good model',
        'some taken, none breaks a rule',
        said(good),
        good.worst.length === 0 && good.taken > 0,
        good.worst,
      ),
      verdict(
        'AI path, a hostile model',
        'none taken, none breaks a rule',
        said(hostile),
        hostile.worst.length === 0 && hostile.taken === 0,
        hostile.worst,
      ),
    ];
  } finally {
    await server.close();
  }
}

const said = ({ taken, all, worst }: Rated) =>
  `${share(taken / Math.max(1, all))} of ${all} from the model, ${worst.length} break a rule`;

async function rate(
  server: AiServer,
  writer: AiWriter,
  chosen: readonly Sample[],
  manner: 'good' | 'link',
): Promise<Rated> {
  server.answers(manner);
  const rated: Rated = { taken: 0, all: 0, worst: [] };
  for (const [at, sample] of chosen.entries()) {
    const style = allStyles[at % allStyles.length] ?? 'direct';
    const tier = (['new', 'low', 'mid', 'high'] as const)[at % 4] ?? 'new';
    const habit = { ...sample, style, frequency: 'Daily' as const, sendTime: '07:30', seed: `ai-${at}` };
    const subject = subjectOf(sample.title, sample.description);
    const before: string[] = [];
    for (let week = 1; week <= 12; week += 1) {
      const slots = dailySlots().filter((slot) => slot.week === week);
      const task = { habit, slots, progress: progressAt[tier], avoid: before, quotable: before };
      const { texts } = await writeBestTexts(
        { writer: builtInWriter, aiWriter: writer, log: () => undefined },
        task,
        limits,
      );
      for (const { slotIndex, content, writer: name } of texts) {
        const slot = slots.find(({ index }) => index === slotIndex);
        if (slot === undefined) continue;
        rated.all += 1;
        if (name === 'built-in') continue;
        rated.taken += 1;
        const context = { ...sample, style, week, kind: slot.kind, seed: habit.seed };
        const broken = brokenRules(content, context);
        const print = printOf(maskNames(content, subject));
        if (before.some((text) => similarity(print, printOf(maskNames(text, subject))) > 0.35))
          broken.push('R9: said before');
        if (broken.length > 0) rated.worst.push(`${broken.join('; ')} | ${content}`);
      }
      before.push(...texts.map(({ content }) => content));
    }
  }
  return rated;
}
