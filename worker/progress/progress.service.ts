import type { Caller, HttpDeps } from '../http/read-as.ts';
import { daysBetween } from '../planning/calendar-date.ts';
import { weekOfDay } from '../planning/campaign-days.ts';
import { localDateAt } from '../planning/local-time.ts';
import { notFound } from '../platform/errors.ts';
import { type DaysView, statesOf, streakIn, streakOfDays } from './days.rules.ts';
import { readCalendar, readHabits, readHistories } from './progress.repo.ts';

export async function readStats({ db, clock }: ProgressDeps, caller: Caller) {
  const now = clock.now();
  const campaigns = await readHistories(db, caller, now);
  const streaks = campaigns.map(({ days, frequency, startDate, timeZone }) =>
    streakOfDays({ days, today: localDateAt(now, timeZone), frequency, startDate }),
  );
  return {
    activeCampaigns: campaigns.filter(({ active }) => active).length,
    messagesSent: campaigns.reduce((total, { counts }) => total + counts.sent, 0),
    bestStreak: Math.max(0, ...streaks.map(({ best }) => best)),
    /** Since the first campaign started. */
    days: Math.max(
      0,
      ...campaigns.map(({ startDate, timeZone }) => daysBetween(startDate, localDateAt(now, timeZone))),
    ),
  };
}

export async function readDays({ db, clock }: ProgressDeps, caller: Caller, id: number): Promise<DaysView> {
  const now = clock.now();
  const calendar = await readCalendar(db, caller, id, now);
  if (calendar === null) throw notFound('Campaign');
  const { campaign, days } = calendar;
  const today = localDateAt(now, campaign.timeZone);
  const states = statesOf(days, campaign, today);
  const { current, best } = streakIn(days, campaign, today);
  return {
    today,
    currentStreak: current,
    bestStreak: best,
    days: days.map(({ localDate, messageId, note }, at) => ({
      ...{ date: localDate, week: weekOfDay(campaign.startDate, localDate), messageId, note },
      state: states[at] ?? 'upcoming',
      mayMark: localDate <= today,
    })),
  };
}

export const readAnalytics = ({ db, clock }: ProgressDeps, caller: Caller) =>
  readHabits(db, caller, clock.now());

export type ProgressDeps = Pick<HttpDeps, 'db' | 'clock'>;
