import { familyNames } from '../../worker/writers/composer/topics/topic.ts';
import type { SlotKind, Tier } from '../../worker/writers/writer.ts';
import { allStyles, samples, writeCampaign } from './campaigns.ts';

const tiers: readonly Tier[] = ['new', 'low', 'mid', 'high'];
const kinds: readonly SlotKind[] = ['kickoff', 'reminder', 'challenge', 'plain'];

/** Of the texts of a family in a style, which part comes from whole lines: by tier, by kind, and where it lacks most. */
export type Coverage = {
  family: string;
  style: string;
  byTier: number[];
  byKind: number[];
  lacking: string[];
};

/** Tells where more whole lines are wanted: everywhere else a text is put together from a skeleton. */
export function measureCoverage(families: readonly string[] = familyNames): Coverage[] {
  return families.flatMap((family) =>
    allStyles.map((style) => {
      const chosen = samples.filter((sample) => sample.family === family);
      const texts = chosen.flatMap((sample) =>
        tiers.flatMap((tier) =>
          writeCampaign(sample, style, tier, 'coverage').texts.map((text) => ({
            tier,
            topic: sample.title,
            kind: text.slot.kind,
            focus: text.skeleton.focus,
            whole: text.skeleton.topics !== undefined,
          })),
        ),
      );
      const share = (some: readonly { whole: boolean }[]) =>
        some.filter(({ whole }) => whole).length / Math.max(1, some.length);
      const lacking = new Map<string, number>();
      for (const { whole, topic, focus, kind, tier } of texts) {
        const place = `${focus} ${kind} ${tier} (${topic})`;
        if (!whole) lacking.set(place, (lacking.get(place) ?? 0) + 1);
      }
      return {
        family,
        style,
        byTier: tiers.map((tier) => share(texts.filter((text) => text.tier === tier))),
        byKind: kinds.map((kind) => share(texts.filter((text) => text.kind === kind))),
        lacking: [...lacking].sort(([, a], [, b]) => b - a).map(([place, count]) => `${count} × ${place}`),
      };
    }),
  );
}
