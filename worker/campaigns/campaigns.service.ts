import source from '../../content/templates.txt?raw';
import { campaignFieldNames } from '../campaign-fields.ts';
import { channelOf, type DeliveryMethod } from '../channels.ts';
import type { CampaignRow, ProfileRow } from '../db/client.ts';
import type { Deps } from '../delivery/deps.ts';
import { messageStyles, type Template, templateCategories } from '../domain.ts';
import type { Caller } from '../http/session.ts';
import {
  addDays,
  currentWeek,
  daysBetween,
  isPausedOn,
  weeksCompleted,
  yearAfter,
} from '../planning/calendar-date.ts';
import { clockTime, isOnLaterDay, localDateAt } from '../planning/local-time.ts';
import { badInput, notFound, unavailable } from '../platform/errors.ts';
import { completionRate, streakOfDays } from '../progress/days.rules.ts';
import type { CountedDays } from '../progress/progress.repo.ts';
import { helpSectionOf } from '../writer/kinds.ts';
import { readShown, type ShownCampaign } from './campaigns.repo.ts';
import type { CampaignInput, CampaignView } from './campaigns.schemas.ts';

export const nothingYet: CountedDays = { counts: { sent: 0, due: 0, done: 0 }, days: [] };

/** A loop, because lists do this for every row, and `Object.fromEntries` is slow. */
function pick<Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  const picked = {} as Pick<Row, Name>;
  for (const name of names) picked[name] = row[name];
  return picked;
}

const viewedColumns = [
  ...campaignFieldNames,
  'id',
  'userId',
  'customTime',
  'kind',
  'onHold',
  'startDate',
  'timeZone',
  'timezoneOffset',
  'active',
  'completed',
  'size',
  'everyOtherDay',
  'everyDayKept',
  'repeatOf',
  'finished',
] as const;

export function viewCampaign(row: ShownCampaign, { counts, days }: CountedDays, now: number): CampaignView {
  const today = localDateAt(now, row.timeZone);
  const { current, best } = streakOfDays({ ...row, days, today });
  return {
    ...pick(row, viewedColumns),
    sendTime: clockTime(row.sendMinute),
    helpSection: row.onHold || row.kind === 'danger' ? helpSectionOf(row) : null,
    pausedUntil: row.active && isPausedOn(today, row.pausedUntil) ? row.pausedUntil : null,
    mayPause: mayPause(row, now),
    mayGoEveryOtherDay: mayGoEveryOtherDay(row, today),
    mayUndo: row.active && mayUndo(row),
    currentWeek: currentWeek(row.startDate, today),
    weeksCompleted: weeksCompleted(row.startDate, today),
    completionRate: completionRate(counts),
    dueCount: counts.due,
    doneCount: counts.done,
    currentStreak: current,
    bestStreak: best,
    messagesSent: counts.sent,
  };
}

/** The form input that would create this campaign, without its start date. */
export const inputOf = (campaign: CampaignRow): CampaignInput => ({
  ...pick(campaign, campaignFieldNames),
  customTime: campaign.customTime ?? undefined,
  kind: campaign.kind,
  timezoneOffset: campaign.timezoneOffset,
});

export async function readCampaign({ db, clock }: Deps, caller: Caller, id: number): Promise<CampaignView> {
  const now = clock.now();
  const shown = await readShown(db, caller, id, now);
  if (shown === null) throw notFound('Campaign');
  return viewCampaign(shown.campaign, shown.progress, now);
}

const templateLines = /^\[(\w+) (\w+) (\d+)\] After (.+?), I will (.+)\n(.+)$/gm;

export const templates = [...source.matchAll(templateLines)].map((match): Template => {
  const [, inCategory, inStyle, id, planAnchor = '', planAction = '', content = ''] = match;
  const category = templateCategories.find((name) => name === inCategory);
  const style = messageStyles.find((name) => name === inStyle);
  if (category === undefined || style === undefined)
    throw new Error(`Unknown category or style: ${match[0]}`);
  return { id: Number(id), category, style, content, habit: { planAnchor, planAction } };
});

export function assertReachable(
  deps: Deps,
  user: ProfileRow,
  { deliveryMethod }: { deliveryMethod: DeliveryMethod },
): void {
  const channel = deps.channels[channelOf[deliveryMethod]];
  if (channel === null)
    throw unavailable(`${deliveryMethod} isn’t available here yet. Please choose another delivery method`);
  const reason = channel.unreachable(user);
  if (reason !== null) throw badInput(reason, 'deliveryMethod');
}

/** `requested` may be an instant. `current` is the start date so far, which may be in the past. */
export function chooseStartDate(
  requested: string | undefined,
  today: string,
  timeZone: string,
  current?: string,
): string {
  if (requested === undefined) return current ?? today;
  const date = requested.length === 10 ? requested : localDateAt(Date.parse(requested), timeZone);
  if (date === current) return date;
  if (date < today) throw badInput('Start date must be today or later', 'startDate');
  if (date > yearAfter(today)) throw badInput('Start date must be within a year from today', 'startDate');
  return date;
}

const pauseDays = 7;
const everyOtherDayFrom = 10 * 7;

/** The first day after a pause: a week from today, but at the latest the day of the closing message. */
export function pauseEnd(
  { endsAt, timeZone }: Pick<CampaignRow, 'endsAt' | 'timeZone'>,
  now: number,
): string {
  const week = addDays(localDateAt(now, timeZone), pauseDays);
  const closingDate = localDateAt(endsAt, timeZone);
  return week < closingDate ? week : closingDate;
}

/** On its last day, a campaign only has its closing message left, so there is nothing to pause. */
export const mayPause = (
  { active, completed, endsAt, timeZone }: Pick<CampaignRow, 'active' | 'completed' | 'endsAt' | 'timeZone'>,
  now: number,
) => active && !completed && isOnLaterDay(endsAt, now, timeZone);

type EveryOtherCampaign = Pick<
  CampaignRow,
  'frequency' | 'active' | 'completed' | 'everyOtherDay' | 'startDate'
>;

/** Daily campaigns may switch to every other day from week 11 on. */
export function mayGoEveryOtherDay(campaign: EveryOtherCampaign, today: string): boolean {
  const { frequency, active, completed, everyOtherDay, startDate } = campaign;
  return (
    frequency === 'Daily' &&
    active &&
    !completed &&
    !everyOtherDay &&
    daysBetween(startDate, today) >= everyOtherDayFrom
  );
}

/** Regenerating can be undone until the plan changes again. */
export const mayUndo = ({ planVersion, undoVersion }: Pick<CampaignRow, 'planVersion' | 'undoVersion'>) =>
  undoVersion === planVersion;
