import { anchorsFor } from '../../worker/writers/composer/anchors.ts';
import { fillSkeleton, type Size, watchLadders } from '../../worker/writers/composer/fill.ts';
import type { Skeleton } from '../../worker/writers/composer/skeletons.ts';
import { focusNames } from '../../worker/writers/composer/weeks.ts';
import { subjectOf } from '../../worker/writers/rules/text-rules.ts';
import { progressAt } from './campaigns.ts';

const habits = [
  { title: 'Morning run', description: 'Run before work' },
  { title: 'Drink more water', description: 'Eight glasses' },
  { title: 'Learn Spanish', description: 'Talk with family' },
  { title: 'Better sleep', description: 'Rested days' },
  { title: 'Call my mom', description: 'Talk often' },
];

/** A line as it reads for several habits, one after another. */
export function fillingsOf(
  skeleton: Skeleton,
): { text: string; title: string; description: string; week: number }[] {
  const week = skeleton.week ?? focusNames.indexOf(skeleton.focus) * 2 + 1;
  const sizes: Size[] =
    skeleton.audience === 'low'
      ? ['tiny']
      : skeleton.audience === 'high'
        ? ['stretch']
        : ['tiny', 'usual', 'stretch'];
  return habits.flatMap(({ title, description }, habitIndex) =>
    sizes.flatMap((size, sizeIndex) => {
      const { topic, name } = subjectOf(title, description);
      const turn = habitIndex + sizeIndex;
      const anchor = anchorsFor(topic.family, '07:30', skeleton.id)[0];
      const ladder = topic.ladders[turn % topic.ladders.length];
      const watch = watchLadders[turn % watchLadders.length];
      const hurdle = topic.obstacles[turn % topic.obstacles.length];
      const cue = anchor?.cues[turn % anchor.cues.length];
      if (!anchor || !ladder || !watch || !hurdle || !cue) return [];
      const plan = { why: 'my kids', sentence: 'After lunch I will walk' };
      const filling = {
        topic,
        ladder,
        watch,
        size,
        cue,
        anchor: anchor.noun,
        hurdle,
        plan,
        progress: progressAt.high,
        turn: 0.1,
      };
      // As the composer does: the full name where it fits, else the short one, else the briefest cue too.
      const brief = [...anchor.cues].sort((a, b) => a.length - b.length)[0] ?? cue;
      const texts = [
        fillSkeleton(skeleton.text, filling, name.full),
        fillSkeleton(skeleton.text, filling, name.short),
        fillSkeleton(skeleton.text, { ...filling, cue: brief }, name.short),
      ].filter((text) => text !== undefined);
      const fitting = texts.find((text) => text.length <= 120) ?? texts.at(-1);
      return fitting === undefined ? [] : [{ text: fitting, title, description, week }];
    }),
  );
}
