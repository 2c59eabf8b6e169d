import { Hono } from 'hono';
import { type AppEnv, assertSelf, signedIn, validId } from '../http/http.ts';
import { daysBetween, weekOfDay } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { notFound } from '../platform/errors.ts';
import { countsOnceDone, type DaysView, statesOf, streakIn, streakOfDays } from './days.rules.ts';
import { readCalendar, readHabits, readHistories } from './progress.repo.ts';

const userId = validId('User');

export const progressRoutes = new Hono<AppEnv>()
  .get('/stats/:id', signedIn, userId, async (c) => {
    const { caller, deps } = c.var;
    assertSelf(caller, c.req.valid('param').id);
    const now = deps.clock.now();
    const campaigns = await readHistories(deps.db, caller, now);
    const streaks = campaigns.map(({ days, frequency, startDate, timeZone }) =>
      streakOfDays({ days, today: localDateAt(now, timeZone), frequency, startDate }),
    );
    const ages = campaigns.map(({ startDate, timeZone }) =>
      daysBetween(startDate, localDateAt(now, timeZone)),
    );
    return c.json({
      activeCampaigns: campaigns.filter(({ active }) => active).length,
      messagesSent: campaigns.reduce((total, { counts }) => total + counts.sent, 0),
      bestStreak: Math.max(0, ...streaks.map(({ best }) => best)),
      /** Since the first campaign started. */
      days: Math.max(0, ...ages),
    });
  })
  .get('/analytics/:id', signedIn, userId, async (c) => {
    const { caller, deps } = c.var;
    assertSelf(caller, c.req.valid('param').id);
    return c.json(await readHabits(deps.db, caller, deps.clock.now()));
  })
  .get('/campaigns/:id/days', signedIn, validId('Campaign'), async (c) => {
    const { caller, deps } = c.var;
    const now = deps.clock.now();
    const calendar = await readCalendar(deps.db, caller, c.req.valid('param').id, now);
    if (calendar === null) throw notFound('Campaign');
    const { campaign, days } = calendar;
    const today = localDateAt(now, campaign.timeZone);
    const states = statesOf(days, campaign, today);
    const { current, best } = streakIn(days, campaign, today);
    const view: DaysView = {
      today,
      currentStreak: current,
      bestStreak: best,
      days: days.map(({ localDate, messageId, note, status }, at) => ({
        date: localDate,
        week: weekOfDay(campaign.startDate, localDate),
        messageId,
        note,
        state: states[at] ?? 'upcoming',
        mayMark: localDate <= today,
        mayCount: countsOnceDone({ status }),
      })),
    };
    return c.json(view);
  });
