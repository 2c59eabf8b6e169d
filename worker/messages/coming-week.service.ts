import { and, eq, sql } from 'drizzle-orm';
import { type CampaignRow, type Db, selectCampaign, selectProfile } from '../db/client.ts';
import { campaigns, messages } from '../db/schema.ts';
import type { Deps } from '../delivery/deps.ts';
import { MINUTE, type ProgramSlot, positions } from '../domain.ts';
import { isoWeekday, sizeAfter } from '../planning/calendar-date.ts';
import { localDateAt } from '../planning/local-time.ts';
import { inFlightMargin } from '../planning/plan.ts';
import type { AiLimits } from '../writer/ai/ai-writer.ts';
import { isAllowanceUsed } from '../writer/ai/models.ts';
import { historyOf, toPast } from '../writer/history.ts';
import { habitOf, textColumns } from '../writer/writer.ts';
import { type MessageRow, selectElsewhere, selectPlanned } from './messages.repo.ts';
import { selectRetired } from './planned-messages.repo.ts';
import { MAX_TOKENS, textPreferencesOf, withElsewhere, writeBestTexts } from './writing.service.ts';

type CampaignState = { active: boolean; writtenThroughWeek: number; aiNextTryAt: number | null };

/**
 * The week of the next message, if it isn't written yet. So a week is written right after the last message of the week
 * before.
 */
export function weekToWrite(
  { active, writtenThroughWeek, aiNextTryAt }: CampaignState,
  upcomingWeek: number | null,
  now: number,
): number | null {
  if (!active || upcomingWeek === null) return null;
  if (upcomingWeek > writtenThroughWeek) return upcomingWeek;
  const isRetryDue = aiNextTryAt !== null && aiNextTryAt <= now && upcomingWeek === writtenThroughWeek;
  return isRetryDue ? upcomingWeek : null;
}

/** The state of a new plan. The built-in writer has written all of it; a model, if there is one, hasn't written week 1 yet. */
export function newPlanState(slots: readonly Pick<ProgramSlot, 'week'>[], hasModel: boolean) {
  return { writtenThroughWeek: hasModel ? 0 : (slots[0]?.week ?? 0), aiNextTryAt: null };
}

/**
 * Rewrites a week's messages based on the progress so far, before `nextSend`. Returns when to try again, if the model
 * failed.
 */
export async function writeComingWeek(
  deps: Deps,
  {
    campaignId,
    userId,
    week,
    nextSend,
    signal,
  }: { campaignId: number; userId: number; week: number; nextSend: number; signal: AbortSignal },
): Promise<number | null> {
  const { db, clock, settings, aiWriter, log } = deps;
  const now = clock.now();
  const timeLimit = timeToWrite(settings.AI_TIME_LIMIT * 1000, now, nextSend);
  if (aiWriter !== null && timeLimit === null) return null;
  const [[campaign], [user], planned, retired, elsewhere] = await db.batch([
    selectCampaign(db, userId, campaignId),
    selectProfile(db, userId),
    selectPlanned(db, userId, campaignId),
    selectRetired(db, userId, campaignId),
    selectElsewhere(db, userId, campaignId, now),
  ]);
  if (campaign === undefined || user === undefined) return null;

  const { targets, before } = sortWeek(planned, week, now);
  const limits: AiLimits | null =
    !user.aiWriting || timeLimit === null ? null : { timeLimit, tokens: MAX_TOKENS, signal };
  const history = historyOf(before.map(toPast), campaign, localDateAt(now, campaign.timeZone));
  // Only the days since the plan was last renewed, so that a size that the user has just chosen stays.
  const plannedOn = localDateAt(campaign.plannedAt, campaign.timeZone);
  const sinceThen = history.settled.filter(({ localDate }) => localDate >= plannedOn);
  const size = sizeAfter(sinceThen, campaign.size);
  const habit = habitOf({ ...campaign, size });
  const { banned, liked, disliked } = textPreferencesOf(planned, retired);
  const targetIds = new Set(targets.map(({ id }) => id));
  const others = planned.filter(({ id }) => !targetIds.has(id));
  const { texts, use } = await writeBestTexts(
    deps,
    {
      habit,
      slots: withElsewhere(
        targets.map(({ slot }) => slot),
        elsewhere,
      ),
      before: before.slice(-14).map(({ content }) => content),
      earlier: before.slice(-60).map(({ content }) => content),
      banned: new Set([...banned, ...others.flatMap(({ entry }) => entry ?? [])]),
      results: history.settled,
      liked,
      disliked,
    },
    limits,
    campaign,
  );
  if (signal.aborted) return null;

  const bySlot = new Map(texts.map((text) => [text.slotIndex, text]));
  const changed = targets.flatMap(({ id, content, slot }) => {
    const text = bySlot.get(slot.index);
    if (text === undefined || text.content === content) return [];
    const columns = { ...textColumns(text), writer: text.writer };
    return [saveText(db, campaign, { id, replaces: content, columns }, clock.now())];
  });
  const isRetry = campaign.writtenThroughWeek === week;
  const isUnanswered = use.error !== null && texts.every(({ writer }) => writer === 'built-in');
  const retryAt = isUnanswered && !isRetry && mayRetry(use.error) ? clock.now() + RETRY_DELAY : null;
  await db.batch([
    db
      .update(campaigns)
      .set({ writtenThroughWeek: week, aiNextTryAt: retryAt, size })
      .where(hasSamePlan(campaign)),
    ...changed,
  ]);
  log('week_written', { campaignId, week, messages: targets.length, changed: changed.length, isRetry });
  return retryAt;
}

/** Whether the plan wasn't renewed in the meantime. */
const hasSamePlan = ({ id, plannedAt }: CampaignRow) =>
  and(eq(campaigns.id, id), eq(campaigns.plannedAt, plannedAt));

/** Saves a message's new text, unless the plan was renewed, or the message changed, marked or sent, in the meantime. */
const saveText = (
  db: Db,
  campaign: CampaignRow,
  text: { id: number; replaces: string; columns: Partial<typeof messages.$inferInsert> },
  now: number,
) =>
  db
    .update(messages)
    .set(text.columns)
    .where(
      and(
        eq(messages.id, text.id),
        eq(messages.kind, 'planned'),
        eq(messages.edited, false),
        sql`${messages.mark} IS NOT 'done'`,
        eq(messages.content, text.replaces),
        sql`EXISTS (SELECT 1 FROM campaigns WHERE ${hasSamePlan(campaign)})`,
        sql`EXISTS (SELECT 1 FROM deliveries WHERE message_id = ${text.id} AND reason <> 'snooze'
          AND status = 'scheduled' AND due_at > ${now})`,
      ),
    );

/** Reserved for saving the texts before the next message is due, in milliseconds. */
const SAVE_TIME = 2000;
/** No model answers faster than this, in milliseconds. */
const MIN_TIME = 3000;

function timeToWrite(limit: number, now: number, nextSend: number): number | null {
  const time = Math.min(limit, nextSend - now - SAVE_TIME);
  return time < MIN_TIME ? null : time;
}

/** A retry doesn't help if the tokens or the daily allowance are used up, or if the model's texts were unusable. */
const mayRetry = (error: string | null) =>
  error !== null && error !== 'token_limit' && error !== 'no_verdicts' && !isAllowanceUsed(error);

/** In milliseconds. */
const RETRY_DELAY = 10 * MINUTE;

/** Picks the messages of a week that may be rewritten, and all messages before them. */
function sortWeek(planned: readonly MessageRow[], week: number, now: number) {
  const targets: { id: number; content: string; slot: ProgramSlot & { localDate: string } }[] = [];
  const before: MessageRow[] = [];
  for (const message of planned) {
    const { id, content, status, edited, mark, slotIndex, condition, localDate, scheduledFor } = message;
    const isUntouched =
      status === 'scheduled' && !edited && mark !== 'done' && scheduledFor > now + inFlightMargin;
    if (message.week === week && isUntouched && slotIndex !== null) {
      const position = positions.find((name) => name === condition) ?? null;
      const slot = { index: slotIndex, week, weekday: isoWeekday(localDate), position, localDate };
      targets.push({ id, content, slot });
    } else if (message.week <= week) before.push(message);
  }
  return { targets, before };
}
