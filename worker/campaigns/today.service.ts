import { choicesOf } from '../delivery/choices.rules.ts';
import type { Deps } from '../delivery/deps.ts';
import { holdOn } from '../delivery/send.rules.ts';
import type { Offer } from '../domain.ts';
import type { Caller } from '../http/session.ts';
import { viewMessage } from '../messages/messages.service.ts';
import { localDateAt } from '../planning/local-time.ts';
import { doneWeekBefore, lastSevenDays, statesOf, streakDaysOf } from '../progress/days.rules.ts';
import type { DueDay } from '../progress/progress.repo.ts';
import { historyOf, toPast } from '../writer/history.ts';
import { textValues } from '../writer/send-time-text.ts';
import { readActive } from './campaigns.repo.ts';
import type { ActiveCampaignView, TodayView } from './campaigns.schemas.ts';
import { viewCampaign } from './campaigns.service.ts';
import { openQuestion } from './questions.service.ts';

type Active = Awaited<ReturnType<typeof readActive>>;

/** The active campaigns, newest first, with today's state of each. */
export async function listActive({ db, clock }: Deps, caller: Caller): Promise<ActiveCampaignView[]> {
  const now = clock.now();
  const { campaigns, messages } = await readActive(db, caller, now);
  return campaigns.map((active) => ({
    ...viewCampaign(active.campaign, { counts: active.counts, days: streakDaysOf(active.days) }, now),
    today: viewToday(active, messages, now),
  }));
}

function viewToday(
  { campaign, days, closed, latestOffer, holdState }: Active['campaigns'][number],
  messages: Active['messages'],
  now: number,
): TodayView {
  const today = localDateAt(now, campaign.timeZone);
  const history = historyOf(
    days
      .filter(({ dueAt, isDone }) => dueAt <= now || isDone)
      .map((day) => toPast({ ...day, condition: null, entry: null })),
    campaign,
    today,
  );
  const lastDate = days.findLast(({ status }) => status !== 'skipped')?.localDate ?? today;
  const values = textValues(history, { lastDate, sendMinute: campaign.sendMinute });
  const todaysMessage = messages.find(({ row }) => row.campaignId === campaign.id && row.localDate === today);
  const states = statesOf(days, campaign, today);
  const stated = days.map((day, at) => ({ ...day, state: states[at] ?? 'upcoming' }));
  // After a move to the east, it may be the message of a day that is over there.
  const next = stated.find(
    ({ status, state, dueAt, isDone }) =>
      status === 'scheduled' && !isDone && state !== 'paused' && state !== 'skipped' && dueAt > now,
  );
  const calendar = stated.map(({ localDate, state }) => ({ date: localDate, state }));
  return {
    date: today,
    heldBack: holdOn({ kind: 'planned', writer: 'built-in', localDate: today }, holdState)?.heldBack ?? null,
    message:
      todaysMessage === undefined ? null : viewMessage(todaysMessage.row, todaysMessage.campaign, values),
    nextAt: next === undefined ? null : new Date(next.dueAt).toISOString(),
    days: calendar,
    lastSevenDays: lastSevenDays(calendar, today),
    doneBefore: doneWeekBefore(calendar, today),
    isAfterLapse: isAfterLapse(days, latestOffer, campaign.kind, today),
    question: openQuestion(campaign, history, closed),
  };
}

/** Whether the latest sent message offers the choices after a lapse and no day has been marked since. */
function isAfterLapse(
  days: readonly DueDay[],
  latestOffer: Offer | null,
  habitKind: Active['campaigns'][number]['campaign']['kind'],
  today: string,
): boolean {
  const latest = days.findLast(
    ({ status, isDone, localDate }) => status === 'sent' || (isDone && localDate <= today),
  );
  if (latest === undefined || latest.isDone) return false;
  return choicesOf({ kind: 'planned', offer: latestOffer, condition: null }, habitKind).includes('smaller');
}
