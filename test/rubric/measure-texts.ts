import type { ComposedText } from '../../worker/writers/composer/composer.ts';
import { printOf, similarity } from '../../worker/writers/composer/similarity.ts';
import { focusOf } from '../../worker/writers/composer/weeks.ts';
import { gradeOf, readingOf } from '../../worker/writers/rules/language.ts';
import {
  claims,
  isIfThen,
  missingStyleMark,
  namesCue,
  pressure,
  speaksOfFocus,
} from '../../worker/writers/rules/marks.ts';
import {
  maskNames,
  maskSteps,
  type TextContext,
  whyBroken,
  whyHard,
  whyNameless,
  whyNotOneAction,
  whyUnfit,
  whyUnkind,
} from '../../worker/writers/rules/text-rules.ts';
import type { Campaign } from './campaigns.ts';
import { type Result, share, verdict } from './result.ts';

type Place = { campaign: Campaign; text: ComposedText };

function places(campaigns: readonly Campaign[]): Place[] {
  return campaigns.flatMap((campaign) => campaign.texts.map((text) => ({ campaign, text })));
}

function contextOf({ campaign, text }: Place): TextContext {
  const { title, description } = campaign.sample;
  return {
    title,
    description,
    style: campaign.style,
    week: text.slot.week,
    kind: text.slot.kind,
    seed: 'rubric',
  };
}

/** Judges every text by one rule. */
function judge(
  rule: string,
  bar: number,
  campaigns: readonly Campaign[],
  why: (place: Place) => string | undefined,
): Result {
  const worst: string[] = [];
  const all = places(campaigns);
  for (const place of all) {
    const reason = why(place);
    if (reason !== undefined) worst.push(`${reason} | ${place.text.skeleton.id} | ${place.text.content}`);
  }
  const good = 1 - worst.length / Math.max(1, all.length);
  return verdict(rule, `${share(bar)} of texts`, share(good), good >= bar, worst);
}

/** R1: every text fits every channel. */
export const measureFit = (campaigns: readonly Campaign[]): Result =>
  judge('R1 fits', 1, campaigns, (place) => whyUnfit(place.text.content, contextOf(place)));

/** R2: pooled grade of each campaign, grade and longest sentence of each text. */
export function measureReading(campaigns: readonly Campaign[]): Result {
  const worst: string[] = [];
  let highest = 0;
  for (const campaign of campaigns) {
    const pool = { words: 0, sentences: 0, syllables: 0, longestSentence: 0 };
    for (const text of campaign.texts) {
      const masked = maskNames(text.content, campaign.subject);
      const reading = readingOf(masked);
      pool.words += reading.words;
      pool.sentences += reading.sentences;
      pool.syllables += reading.syllables;
      const why = whyHard(masked);
      if (why !== undefined) worst.push(`${why} | ${text.skeleton.id} | ${text.content}`);
    }
    highest = Math.max(highest, gradeOf(pool));
  }
  return verdict(
    'R2 reads easily',
    'grade <= 6, none > 9',
    `${highest.toFixed(1)}, ${worst.length} hard`,
    highest <= 6 && worst.length === 0,
    worst,
  );
}

/** R3: one order in each text. */
export const measureActions = (campaigns: readonly Campaign[]): Result =>
  judge('R3 one action', 0.95, campaigns, ({ campaign, text }) =>
    whyNotOneAction(maskNames(text.content, campaign.subject)),
  );

/** R4: cues overall and in weeks 2 to 6, and an if-then in every week. */
export function measureCues(campaigns: readonly Campaign[]): Result {
  const all = places(campaigns);
  const early = all.filter(({ text }) => text.slot.week >= 2 && text.slot.week <= 6);
  const rate = (some: readonly Place[]) =>
    some.filter(({ text }) => namesCue(text.content)).length / Math.max(1, some.length);
  const worst = campaigns.flatMap((campaign) =>
    [...new Set(campaign.texts.map(({ slot }) => slot.week))]
      .filter((week) => !campaign.texts.some(({ slot, content }) => slot.week === week && isIfThen(content)))
      .map((week) => `no if-then in week ${week} of ${campaign.sample.title}, ${campaign.style}`),
  );
  const lowest = Math.min(...campaigns.map((campaign) => rate(places([campaign]))));
  const measured = `${share(rate(all))} (lowest ${share(lowest)}), ${share(rate(early))}, ${worst.length} weeks without`;
  return verdict(
    'R4 cue',
    '>= 60 %, weeks 2-6 >= 80 %, if-then weekly',
    measured,
    lowest >= 0.6 && rate(early) >= 0.8 && worst.length === 0,
    worst,
  );
}

/** R5: the habit is named and the language whole. */
export const measureNaming = (campaigns: readonly Campaign[]): Result =>
  judge(
    'R5 names the habit',
    1,
    campaigns,
    ({ campaign, text }) => whyNameless(text.content, campaign.subject) ?? whyBroken(text.content),
  );

/** R6: the week's focus in all kickoffs and most texts. */
export function measureFocus(campaigns: readonly Campaign[]): Result {
  const off = places(campaigns).filter(
    ({ campaign, text }) =>
      !speaksOfFocus(maskSteps(text.content, campaign.subject), focusOf(text.slot.week)),
  );
  const kickoffs = off.filter(({ text }) => text.slot.kind === 'kickoff');
  const overall = 1 - off.length / Math.max(1, places(campaigns).length);
  const worst = [...kickoffs, ...off].map(
    ({ text }) => `week ${text.slot.week} | ${text.skeleton.id} | ${text.content}`,
  );
  return verdict(
    'R6 focus',
    'all kickoffs, >= 70 %',
    `${kickoffs.length} kickoffs off, ${share(overall)}`,
    kickoffs.length === 0 && overall >= 0.7,
    worst,
  );
}

/** R7: no pressure. */
export const measurePressure = (campaigns: readonly Campaign[]): Result =>
  judge(
    'R7 no pressure',
    1,
    campaigns,
    ({ campaign, text }) => pressure.exec(maskNames(text.content, campaign.subject))?.[0],
  );

/** R8: no claims. */
export const measureClaims = (campaigns: readonly Campaign[]): Result =>
  judge(
    'R8 no claims',
    1,
    campaigns,
    ({ campaign, text }) => claims.exec(maskNames(text.content, campaign.subject))?.[0],
  );

/** R9: no two texts of a campaign alike, no sentence often, no opening soon again. */
export function measureVariety(campaigns: readonly Campaign[]): Result {
  let highest = 0;
  let highestMean = 0;
  const worst: string[] = [];
  for (const { texts, subject } of campaigns) {
    const prints = texts.map(({ content, slot }) => ({
      content,
      index: slot.index,
      ...printOf(maskNames(content, subject)),
    }));
    const seen = new Map<string, number[]>();
    let total = 0;
    let pairs = 0;
    for (const [at, print] of prints.entries()) {
      for (const sentence of print.sentences) {
        const days = seen.get(sentence) ?? [];
        if (days.length >= 2 || days.some((day) => print.index - day < 21))
          worst.push(`sentence again: ${sentence} | ${print.content}`);
        seen.set(sentence, [...days, print.index]);
      }
      for (const earlier of prints.slice(0, at)) {
        const alike = similarity(print, earlier);
        total += alike;
        pairs++;
        highest = Math.max(highest, alike);
        if (alike > 0.35) worst.push(`alike ${alike.toFixed(2)} | ${earlier.content} | ${print.content}`);
        if (print.index - earlier.index < 7 && print.opening === earlier.opening)
          worst.push(`opening again | ${earlier.content} | ${print.content}`);
      }
    }
    highestMean = Math.max(highestMean, total / Math.max(1, pairs));
  }
  const measured = `max ${highest.toFixed(2)}, mean ${highestMean.toFixed(3)}, ${worst.length} repeats`;
  return verdict(
    'R9 variety',
    'max <= .35, mean <= .03, no repeats',
    measured,
    highest <= 0.35 && highestMean <= 0.03 && worst.length === 0,
    worst,
  );
}

/** R14: marks of each kind and style. */
export const measureKinds = (campaigns: readonly Campaign[]): Result =>
  judge('R14 slot kind', 1, campaigns, (place) => {
    const { campaign, text } = place;
    return (
      whyUnkind(text.content, campaign.subject, contextOf(place)) ??
      missingStyleMark(maskNames(text.content, campaign.subject), campaign.style)
    );
  });
