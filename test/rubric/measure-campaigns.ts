import { composeTexts, composeWithSkeletons } from '../../worker/writers/composer/composer.ts';
import { printOf, similarity } from '../../worker/writers/composer/similarity.ts';
import { formsOf } from '../../worker/writers/forms.ts';
import { claims, pressure } from '../../worker/writers/rules/marks.ts';
import { maskNames, whyUnfit } from '../../worker/writers/rules/text-rules.ts';
import { compareAmounts } from './amounts.ts';
import {
  allStyles,
  type Campaign,
  dailySlots,
  hostileTitles,
  progressAt,
  type Sample,
  writeCampaign,
} from './campaigns.ts';
import { type Result, share, verdict } from './result.ts';
import { recogniseStyles } from './style-classifier.ts';

/** R10: texts of unseen skeletons are recognised by their style. */
export function measureStyles(campaigns: readonly Campaign[]): Result {
  const rates = recogniseStyles(
    campaigns.flatMap(({ texts, style, subject }) =>
      texts.map(({ content, skeleton }) => ({
        text: maskNames(content, subject),
        style,
        skeleton: skeleton.id,
      })),
    ),
  );
  const overall = [...rates.values()].reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.size);
  const lowest = Math.min(...rates.values());
  const measured = [...rates].map(([style, rate]) => `${style} ${share(rate)}`).join(', ');
  return verdict(
    'R10 style',
    '>= 75 %, each >= 60 %',
    `${share(overall)}: ${measured}`,
    overall >= 0.75 && lowest >= 0.6 && rates.size === 4,
  );
}

/** R11: hostile titles give harmless texts. */
export function measureHostile(titles = hostileTitles, styles = allStyles): Result {
  const worst: string[] = [];
  for (const { title, without } of titles) {
    for (const style of styles) {
      const sample: Sample = { family: 'generic', title, description: title };
      const campaign = writeCampaign(sample, style, 'new', 'hostile');
      for (const { content, slot } of campaign.texts) {
        const context = {
          title,
          description: title,
          style,
          week: slot.week,
          kind: slot.kind,
          seed: 'hostile',
        };
        const forms = formsOf({ ...context, content });
        const everything = [
          content,
          forms.sms,
          forms.push.title,
          forms.push.body,
          forms.email.subject,
          ...forms.email.paragraphs,
        ];
        const found = without.exec(everything.join(' '))?.[0];
        const why =
          (found === undefined ? undefined : `keeps ${found}`) ??
          whyUnfit(content, context) ??
          pressure.exec(content)?.[0] ??
          claims.exec(content)?.[0] ??
          /https?:|www\.|\{|\}/.exec(everything.join(' '))?.[0];
        if (why !== undefined) worst.push(`${why} | ${title.slice(0, 40)} | ${content}`);
      }
    }
  }
  return verdict(
    'R11 hostile titles',
    'all pass',
    `${titles.length} titles, ${worst.length} bad texts`,
    worst.length === 0,
    worst,
  );
}

/** The techniques that the brief gives to each week. */
const techniquesOfWeek: Record<number, readonly string[]> = {
  1: ['2.3', '4.2'],
  2: ['4.2', '1.4', '7.1'],
  3: ['8.7', '8.1', '1.4'],
  4: ['8.3', '12.5', '2.3'],
  5: ['1.4', '8.3', '7.1'],
  6: ['1.2', '12.1'],
  7: ['2.2', '1.5', '2.3'],
  8: ['3.1', '3.2', '6.3'],
  9: ['13.4', '13.2', '15.3'],
  10: ['13.5', '15.4', '13.1'],
  11: ['8.7', '1.1', '8.6'],
  12: ['7.3', '1.2', '15.3'],
};

/** R12: many techniques, none too often, and each week's own in the campaigns of each style. */
export function measureTechniques(campaigns: readonly Campaign[]): Result {
  const counts = new Map<string, number>();
  const worst: string[] = [];
  for (const style of new Set(campaigns.map((campaign) => campaign.style))) {
    const texts = campaigns
      .filter((campaign) => campaign.style === style)
      .flatMap((campaign) => campaign.texts);
    for (const { skeleton } of texts)
      for (const technique of skeleton.techniques) counts.set(technique, (counts.get(technique) ?? 0) + 1);
    for (const [week, techniques] of Object.entries(techniquesOfWeek)) {
      const shown = new Set(
        texts.filter(({ slot }) => slot.week === Number(week)).flatMap(({ skeleton }) => skeleton.techniques),
      );
      for (const technique of techniques)
        if (!shown.has(technique)) worst.push(`week ${week} of ${style} lacks ${technique}`);
    }
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts.values()) / total;
  const groups = new Set([...counts.keys()].map((technique) => technique.split('.')[0]));
  const measured = `${counts.size} of ${groups.size} groups, most ${share(most)}, ${worst.length} missing`;
  return verdict(
    'R12 techniques',
    '>= 12 of >= 7, none > 20 %, each week its own',
    measured,
    counts.size >= 12 && groups.size >= 7 && most <= 0.2 && worst.length === 0,
    worst,
  );
}

/** R13: the same seed at 10, 50 and 90 %. */
export function measureAdapting(samples: readonly Sample[]): Result {
  const worst: string[] = [];
  let pairs = 0;
  let different = 0;
  let compared = 0;
  let turned = 0;
  const examples: string[] = [];
  for (const sample of samples) {
    for (const style of allStyles) {
      const [low, mid, high] = (['low', 'mid', 'high'] as const).map((tier) =>
        writeCampaign(sample, style, tier, 'adapt'),
      );
      if (!low || !mid || !high) continue;
      for (const [at, text] of low.texts.entries()) {
        const strong = high.texts[at]?.content ?? '';
        const middle = mid.texts[at]?.content ?? '';
        const [a, b, c] = [text.content, middle, strong].map((content) => maskNames(content, low.subject));
        if (a === undefined || b === undefined || c === undefined) continue;
        pairs++;
        const alike = similarity(printOf(a), printOf(c));
        if (alike <= 0.5) different++;
        if (/%|percent|\bmore\b/i.test(a)) worst.push(`more at 10 % | ${a}`);
        if (
          !/\b18 of 20\b|\b9 days\b|\b18\b|\b9\b|\bextra\b|\bbonus\b|\badd\b|\bor more\b|\bnotch\b|\bfurther\b|\bnext (?:level|goal)\b/i.test(
            strong,
          )
        )
          worst.push(`no fact at 90 % | ${strong}`);
        for (const [lesser, greater] of [
          [text.content, middle],
          [middle, strong],
        ] as const) {
          const { compared: both, wrong } = compareAmounts(lesser, greater);
          compared += both;
          turned += wrong;
          if (wrong > 0) examples.push(`asks for less | ${lesser} | ${greater}`);
        }
      }
    }
  }
  const rate = different / Math.max(1, pairs);
  const inOrder = 1 - turned / Math.max(1, compared);
  const measured = `${share(rate)} differ, ${share(inOrder)} of ${compared} amounts rise, ${worst.length} faults`;
  return verdict(
    'R13 adapts',
    '>= 95 % differ, >= 95 % of amounts rise, facts at 90 %',
    measured,
    rate >= 0.95 && inOrder >= 0.95 && worst.length === 0 && compared > 0,
    [...worst, ...examples],
  );
}

/** R15: repeatable, offline and quick. */
export function measureEngineering(samples: readonly Sample[]): Result {
  const worst: string[] = [];
  const times: number[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = () => {
    throw new Error('The built-in writer may not use the network');
  };
  try {
    for (const sample of samples) {
      for (const style of allStyles) {
        const first = writeCampaign(sample, style, 'new', 'engine');
        const again = writeCampaign(sample, style, 'new', 'engine');
        // The first run of a code path is slowed by its compilation; the quickest of three is the writer's own time.
        const third = writeCampaign(sample, style, 'new', 'engine');
        times.push(Math.min(first.milliseconds, again.milliseconds, third.milliseconds));
        if (first.texts.some(({ content }, at) => content !== again.texts[at]?.content))
          worst.push(`not repeatable: ${sample.title}, ${style}`);
        const habit = {
          title: sample.title,
          description: sample.description,
          style,
          frequency: 'Daily' as const,
          sendTime: '07:30',
          seed: 'engine',
        };
        const before = first.texts.slice(0, 14).map(({ content }) => content);
        const week = composeTexts({
          habit,
          slots: dailySlots().slice(14, 21),
          progress: progressAt.mid,
          avoid: before,
        });
        if (week.length !== 7 || week.some(({ content }) => before.includes(content)))
          worst.push(`a week alone repeats: ${sample.title}, ${style}`);
        const other = composeWithSkeletons({
          habit: { ...habit, seed: 'other' },
          slots: dailySlots(),
          progress: progressAt.new,
          avoid: [],
        });
        if (other.every(({ content }, at) => content === first.texts[at]?.content))
          worst.push(`every seed alike: ${sample.title}`);
      }
    }
  } finally {
    globalThis.fetch = network;
  }
  const slowest = Math.max(...times);
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  return verdict(
    'R15 engineering',
    '< 50 ms CPU, repeatable, offline',
    `median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, ${worst.length} faults`,
    slowest < 50 && worst.length === 0,
    worst,
  );
}
