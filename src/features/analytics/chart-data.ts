import type { InferResponseType } from 'hono/client';
import type { CampaignView } from '../../../worker/campaigns/campaigns.schemas.ts';
import { CAMPAIGN_WEEKS } from '../../../worker/domain.ts';
import { progressPercent } from '../../../worker/planning/calendar-date.ts';
import type { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/days.ts';

/** A campaign in a chart, in its habit's color and icon. */
export type Datum = Pick<CampaignView, 'id' | 'title' | 'hue' | 'icon'> & {
  shortTitle: string;
  /** Whole percent, 0 to 100. */
  value: number;
};

const campaignWeeks = Array.from({ length: CAMPAIGN_WEEKS }, (_, at) => at + 1);

const MAX_TITLE_LENGTH = 15;

export function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length > MAX_TITLE_LENGTH
    ? `${characters.slice(0, MAX_TITLE_LENGTH).join('')}...`
    : title;
}

/** The titles of campaigns. If several have the same, such as the runs of a repeated one, each has its first day. */
export function titlesOf(campaigns: readonly CampaignView[]): string[] {
  const isShared = ({ title }: CampaignView) => campaigns.filter((other) => other.title === title).length > 1;
  return campaigns.map((campaign) =>
    isShared(campaign) ? `${campaign.title}, from ${formatDate(campaign.startDate)}` : campaign.title,
  );
}

function dataOf(campaigns: readonly CampaignView[], measure: (campaign: CampaignView) => number): Datum[] {
  const titles = titlesOf(campaigns);
  return campaigns.map((campaign, at) => {
    const { id, title, hue, icon } = campaign;
    return {
      id,
      hue,
      icon,
      value: measure(campaign),
      title: titles[at] ?? title,
      shortTitle: shorten(title),
    };
  });
}

export const completionData = (campaigns: readonly CampaignView[]) =>
  dataOf(campaigns, ({ completionRate }) => completionRate);

export const progressData = (campaigns: readonly CampaignView[]) =>
  dataOf(campaigns, ({ currentWeek }) => progressPercent(currentWeek));

export function averageCompletionRate(campaigns: readonly CampaignView[]): number {
  const total = campaigns.reduce((sum, { completionRate }) => sum + completionRate, 0);
  return campaigns.length === 0 ? 0 : Math.round(total / campaigns.length);
}

type Results = InferResponseType<(typeof api.analytics)[':id']['$get']>[number];

export type Habit = Omit<Results, 'campaignId'> & {
  campaign: CampaignView;
  total: { due: number; done: number };
};

/** The height of a week's bar in percent of its row, which holds a full week. Plans that were daily before count as daily. */
export function barHeight({ campaign, weeks }: Pick<Habit, 'campaign' | 'weeks'>, due: number): number {
  const isDaily = campaign.frequency === 'Daily' || weeks.some((week) => week.due > 3);
  return Math.min(100, (100 * due) / (isDaily ? 7 : 3));
}

/** Week 0 has the days before a start that was moved. It is only shown if a habit has such days. */
export const weeksOf = (habits: readonly Habit[]) =>
  habits.some(({ weeks }) => weeks.some(({ week }) => week === 0)) ? [0, ...campaignWeeks] : campaignWeeks;

export const countsIn = (habit: Habit, week: number) =>
  habit.weeks.find((counts) => counts.week === week) ?? { due: 0, done: 0, paused: 0 };

/** Campaigns that have no program or count nothing have no days to show. */
const isCounted = ({ kind }: CampaignView) => kind !== 'danger' && kind !== 'recover';

export function habitsOf(campaigns: readonly CampaignView[], results: readonly Results[]): Habit[] {
  const byCampaign = new Map(results.map((result) => [result.campaignId, result]));
  return campaigns.filter(isCounted).flatMap((campaign) => {
    const result = byCampaign.get(campaign.id);
    const total = { due: campaign.dueCount, done: campaign.doneCount };
    return result === undefined ? [] : [{ ...result, campaign, total }];
  });
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7];

const monday = Date.UTC(2024, 0, 1);

/** 'Monday' or 'Mon' for 1. */
export const weekdayName = (weekday: number, length: 'long' | 'short') =>
  new Date(monday + (weekday - 1) * 86_400_000).toLocaleDateString(undefined, {
    weekday: length,
    timeZone: 'UTC',
  });

/** '6 AM' for 6. */
export const hourName = (hour: number) =>
  new Date(Date.UTC(2024, 0, 1, hour)).toLocaleTimeString(undefined, { hour: 'numeric', timeZone: 'UTC' });

const MIN_SHOWN_HOURS = 6;

/** The hours to show, from the earliest mark to the latest. Few hours are centered in six; without marks, it's the day. */
export function hoursOf(marks: readonly { hour: number }[]): HourRange {
  if (marks.length === 0) return { from: 6, until: 21 };
  const hours = marks.map(({ hour }) => hour);
  const [first, end] = [Math.min(...hours), Math.max(...hours) + 1];
  const length = Math.max(MIN_SHOWN_HOURS, end - first);
  const centered = first - Math.floor((length - (end - first)) / 2);
  const from = Math.min(Math.max(centered, 0), 24 - length);
  return { from, until: from + length };
}

/** Fewer misses or marks don't support a conclusion. */
const MIN_MISSES = 3;
const MIN_MARKS = 7;

/** A sentence about the weekdays on which a habit was missed; null if there is no pattern. */
export function findingOf({ campaign, weekdays, total }: Habit): string | null {
  const weak = weekdays.filter(({ due, done }) => done < due);
  if (total.due - total.done < MIN_MISSES || weak.length > 2) return null;
  const days = weak.map(({ weekday }) => `a ${weekdayName(weekday, 'long')}`);
  return `${campaign.title}: every day you didn’t mark was ${days.join(' or ')}.`;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Whether there are enough marks to show when they were made. */
export const hasPattern = (habits: readonly Habit[]) =>
  sum(habits.flatMap(({ marks }) => marks.map(({ count }) => count))) >= MIN_MARKS;

type HourRange = { from: number; until: number };

/** '5 and 7 PM', or '11 AM and 1 PM' with another word. They stay on one line. */
export function hoursInWords({ from, until }: HourRange, word: 'and' | 'to'): string {
  const half = / [AP]M$/;
  const [first, last] = [hourName(from), hourName(until % 24)];
  const isSame = half.exec(first)?.[0] === half.exec(last)?.[0];
  return `${isSame ? first.replace(half, '') : first} ${word} ${last}`.replaceAll(' ', '\u00a0');
}

/** In hours. A longer window doesn't describe a usual time of day. */
const MAX_WINDOW = 4;

export type UsualHours = HourRange & { campaign: CampaignView };

/** The shortest time window in which most of a habit's kept days were marked; null if they are few or scattered. */
function usualHoursOf({ campaign, marks, total }: Habit) {
  const byHour = new Array<number>(24).fill(0);
  for (const { hour, count } of marks) byHour[hour] = (byHour[hour] ?? 0) + count;
  const marked = sum(byHour);
  if (marked < MIN_MARKS) return null;
  // Days marked later have no hour, but count as kept.
  const keptCount = Math.max(marked, total.done);
  for (let length = 1; length <= MAX_WINDOW; length += 1) {
    const windows = byHour.map((_, from) => ({ from, count: sum(byHour.slice(from, from + length)) }));
    const { from, count } = windows.reduce((most, window) => (window.count > most.count ? window : most));
    if (count * 2 > keptCount) return { campaign, from, until: from + length, count };
  }
  return null;
}

const running = (habits: readonly Habit[]) => habits.filter(({ campaign }) => campaign.active);

/** The usual hours of the running habit with the most days in them. */
export const usualHours = (habits: readonly Habit[]): UsualHours | null =>
  running(habits)
    .map(usualHoursOf)
    .filter((hours) => hours !== null)
    .sort((a, b) => b.count - a.count)
    .at(0) ?? null;

/** Sentences about single running habits, or else about all days. */
export function findingsOf(habits: readonly Habit[]): string[] {
  const findings = running(habits)
    .map(findingOf)
    .filter((finding) => finding !== null);
  const due = sum(habits.map(({ total }) => total.due));
  const done = sum(habits.map(({ total }) => total.done));
  if (findings.length > 0 || due === 0) return findings;
  return [`You’ve kept ${done} of ${due} ${due === 1 ? 'day' : 'days'} so far.`];
}
