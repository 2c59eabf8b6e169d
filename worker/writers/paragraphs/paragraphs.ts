import { campaignWeeks, type MessageStyle, messageStyles } from '../../campaigns/campaigns.schemas.ts';
import { shuffle } from '../composer/chance.ts';
import { type FamilyName, familyNames } from '../composer/topics/topic.ts';
import type { SlotKind, Tier } from '../writer.ts';
import { directParagraphs } from './direct.ts';
import { familyParagraphs } from './families.ts';
import { friendlyParagraphs } from './friendly.ts';
import { informativeParagraphs } from './informative.ts';
import { motivationalParagraphs } from './motivational.ts';
import { tierParagraphs } from './tiers.ts';

/**
 * What stands below a message in an email: one paragraph for the week, in the style of the campaign, and one that
 * helps with habits of this family. They explain and ask for nothing new. Each is dealt out by its day, so that the
 * same message always reads the same, and so that no paragraph comes back within three weeks.
 */
export type ParagraphPlace = {
  style: MessageStyle;
  family: FamilyName;
  tier: Tier;
  week: number;
  kind: SlotKind;
  /** Days since 1970 of the calendar date that the message is for. */
  day: number;
  /** ISO weekday of that date. */
  weekday: number;
  /** Whether it is the day that a campaign gets at its end because it began too late on its first. */
  isSpare: boolean;
  seed: string;
};

/** The paragraphs of one week: one for each of its days, and one for a first message that is not on a Monday. */
type Week = Record<SlotKind | 'first', string[]>;
type Style = { weeks: Week[]; spare: string };

const sources: Record<MessageStyle, string> = {
  motivational: motivationalParagraphs,
  informative: informativeParagraphs,
  friendly: friendlyParagraphs,
  direct: directParagraphs,
};
const kinds = ['kickoff', 'reminder', 'challenge', 'plain', 'first', 'spare'] as const;
const monday = 1;
/** Tuesday, Thursday, Friday and Sunday: the days without a part of their own. */
const plainDays = [2, 4, 5, 7];

/** Reads a style: '# 3' opens a week, and each line below it is `kind | paragraph`. */
export function parseParagraphs(source: string): Style {
  const weeks: Week[] = [];
  let spare = '';
  for (const row of linesOf(source)) {
    if (row.startsWith('# ')) {
      weeks.push({ kickoff: [], reminder: [], challenge: [], plain: [], first: [] });
      continue;
    }
    const [name = '', text = ''] = row.split(' | ');
    const kind = kinds.find((known) => known === name);
    if (kind === undefined || text === '') throw new Error(`This paragraph cannot be read: ${row}`);
    if (kind === 'spare') spare = text;
    else weeks.at(-1)?.[kind].push(text);
  }
  return { weeks, spare };
}

const linesOf = (source: string) => source.split('\n').filter((line) => line.trim() !== '');

const styles = new Map(messageStyles.map((style) => [style, parseParagraphs(sources[style])]));
const families = new Map(familyNames.map((family) => [family, linesOf(familyParagraphs[family])]));
const tiers = { low: linesOf(tierParagraphs.low), high: linesOf(tierParagraphs.high) };

/** The paragraphs for a message of this place, in order. */
export function paragraphsFor(place: ParagraphPlace): string[] {
  return [ofWeek(place), ofDay(place)].filter((text) => text !== '');
}

function ofWeek({ style, week, kind, weekday, isSpare, seed }: ParagraphPlace): string {
  const { weeks = [], spare = '' } = styles.get(style) ?? {};
  if (isSpare) return spare;
  const parts = weeks[Math.min(Math.max(week, 1), campaignWeeks) - 1];
  if (parts === undefined) return '';
  if (kind === 'kickoff' && weekday !== monday && parts.first[0] !== undefined) return parts.first[0];
  const choice = shuffle(parts[kind], `${seed}/${week}/paragraphs`);
  return choice[Math.max(0, plainDays.indexOf(weekday)) % choice.length] ?? '';
}

/** Those who manage little or much hear of that every other day. */
function ofDay({ family, tier, day, seed }: ParagraphPlace): string {
  const ofTier = tier === 'low' || tier === 'high' ? tiers[tier] : undefined;
  const pool = ofTier !== undefined && day % 2 === 0 ? ofTier : families.get(family);
  if (pool === undefined) return '';
  return shuffle(pool, `${seed}/paragraphs`)[day % pool.length] ?? '';
}
