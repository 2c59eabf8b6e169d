import type { DoseVerb, HabitKind, HabitTopic, MessageStyle } from '../../worker/domain.ts';
import type { FactCode } from '../../worker/writer/entries.ts';
import { bareCampaigns } from './bare-campaigns.ts';
import { carefulCampaigns } from './careful-campaigns.ts';
import { morePlannedCampaigns } from './more-planned-campaigns.ts';
import { plannedCampaigns } from './planned-campaigns.ts';

/** A campaign as a person could make it, in the words that they would type. */
export type TestCampaign = {
  title: string;
  description?: string;
  kind: HabitKind;
  style: MessageStyle;
  /** Three messages a week instead of one a day. */
  weekly?: true;
  /** ISO weekday of the first day, Monday = 1. */
  start: number;
  /** Local wall-clock time of the messages, `HH:MM`. */
  at: string;
  /** The parts of the plan, by the letters that stand for them in texts. */
  facts?: Partial<Record<Exclude<FactCode, 'd'>, string>>;
  doseVerb?: DoseVerb;
  /** What it is about, where the person confirmed it. */
  topic?: HabitTopic;
};

/** Odd and real titles of all kinds, with facts and without. */
export const campaigns: readonly TestCampaign[] = [
  ...plannedCampaigns,
  ...morePlannedCampaigns,
  ...bareCampaigns,
  ...carefulCampaigns,
];
