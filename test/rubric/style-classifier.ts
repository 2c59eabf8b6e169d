import type { MessageStyle } from '../../worker/campaigns/campaigns.schemas.ts';

/** A text of known style, and the skeleton it was made from. */
export type Labelled = { text: string; style: MessageStyle; skeleton: string };

const smoothing = 0.5;

/** Words and marks of a text, as a reader would tell styles by. */
function featuresOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}]+(?:'[\p{L}]+)?|[?!:;]/gu) ?? [];
  const contractions = words.filter((word) => word.includes("'")).map(() => '<contraction>');
  const sentences = text.split(/[.!?]\s+/).map((sentence) => sentence.split(/\s+/).length);
  const longest = Math.max(0, ...sentences);
  return [
    ...words,
    ...contractions,
    `<first:${words[0] ?? ''}>`,
    `<longest:${Math.min(4, Math.floor(longest / 5))}>`,
  ];
}

/** The share of texts of each style that naive Bayes recognises when it has never seen their skeletons. */
export function recogniseStyles(texts: readonly Labelled[], folds = 5): Map<MessageStyle, number> {
  const skeletons = [...new Set(texts.map(({ skeleton }) => skeleton))].sort();
  const foldOf = new Map(skeletons.map((skeleton, index) => [skeleton, index % folds]));
  const hits = new Map<MessageStyle, [number, number]>();
  for (let fold = 0; fold < folds; fold++) {
    const model = train(texts.filter(({ skeleton }) => foldOf.get(skeleton) !== fold));
    for (const { text, style, skeleton } of texts) {
      if (foldOf.get(skeleton) !== fold) continue;
      const [right, all] = hits.get(style) ?? [0, 0];
      hits.set(style, [right + (model(text) === style ? 1 : 0), all + 1]);
    }
  }
  return new Map([...hits].map(([style, [right, all]]) => [style, right / all]));
}

function train(texts: readonly Labelled[]): (text: string) => MessageStyle | undefined {
  const counts = new Map<MessageStyle, Map<string, number>>();
  const totals = new Map<MessageStyle, number>();
  const documents = new Map<MessageStyle, number>();
  const vocabulary = new Set<string>();
  for (const { text, style } of texts) {
    const counted = counts.get(style) ?? new Map<string, number>();
    counts.set(style, counted);
    documents.set(style, (documents.get(style) ?? 0) + 1);
    for (const feature of new Set(featuresOf(text))) {
      vocabulary.add(feature);
      counted.set(feature, (counted.get(feature) ?? 0) + 1);
      totals.set(style, (totals.get(style) ?? 0) + 1);
    }
  }
  return (text) => {
    let best: MessageStyle | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    const features = new Set(featuresOf(text));
    for (const [style, counted] of counts) {
      const room = (totals.get(style) ?? 0) + smoothing * vocabulary.size;
      let score = Math.log((documents.get(style) ?? 0) / texts.length);
      for (const feature of features) score += Math.log(((counted.get(feature) ?? 0) + smoothing) / room);
      if (score > bestScore) {
        best = style;
        bestScore = score;
      }
    }
    return best;
  };
}
